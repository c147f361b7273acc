"""The only makers of counts, so that none is made without the freedom of its error."""

from __future__ import annotations

from core.count.variance import EffectiveCount
from core.inference.binomial import Count
from core.inference.error_parts import in_population


def plain_count(x: float, n: float, p: float, q: float, population: int | None = None) -> Count:
    """Return the count x of n people with support p, q, who all count alike.

    Of people drawn one by one from a finite population it is the one they are worth; where nobody
    was asked it stays as it is. Raises ValueError for a population smaller than n.
    """
    count = Count(x, n, p, q)
    return count if population is None or not n else in_population(count, population)


def weighted_count(found: EffectiveCount, p: float, q: float) -> Count:
    """Return the count that a weighted share of reports with support p, q is worth."""
    return Count(
        *(found.rate * found.n, found.n, p, q, found.variance),
        freedom=found.freedom,
        most=found.most,
        clusters=found.clusters,
    )
