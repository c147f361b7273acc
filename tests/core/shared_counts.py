"""One share asked by several yes/no designs, from the counts of each."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from core.estimate.classes import ClassesEstimate, PartEstimate, estimate_classes
from core.inference.binomial import Count
from core.privacy.designs.grouped_channel import mixed
from core.privacy.mechanisms import Binary


def shared(counts: Sequence[Count]) -> tuple[PartEstimate, ClassesEstimate]:
    """Estimate it by one likelihood. Raises AssertionError where nobody reported."""
    exact = [Binary(*(Fraction(str(each)) for each in (count.p, count.q))) for count in counts]
    found = estimate_classes(mixed(exact), [(count.n - count.x, count.x) for count in counts])
    assert found is not None
    return found.shares[0], found
