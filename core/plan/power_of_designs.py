"""The power of designs by their names: of one count exactly, of several groups by likelihood.

For groups with unknowns no exact formula holds. The likelihood ratio of the null against the truth
is computed at the counts that are expected, which is the noncentrality of its χ² (Self, Mauritsen
& Ohara 1992). Where a share of a class is 0 it is no χ²: `core.rehearse.power` simulates the test.
METHODS §5, §6.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from core.facts.value_error import WrongValueError
from core.inference import mixture
from core.inference.moments import Reported, Sample, stacked
from core.lazy import np
from core.privacy.designs import Classes, ClassShare

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_NORMAL: Final = NormalDist()
_LEAST: Final = 1e-9
_MOST: Final = 10**9


@dataclass(frozen=True, slots=True)
class DesignPower:
    """The power of the test of a share by a design of several groups or unknowns.

    `respondents` are those of each group, `se` the standard error of the share with them.
    `n_needed` is how many it takes in all for the target, in groups of the same proportions, by
    the likelihood ratio; None where a thousand million are not enough. `at_edge` tells that a
    share is 0 or 1, where the likelihood ratio is no χ² and the power had better be simulated.
    """

    respondents: tuple[int, ...]
    se: float | None
    power: float | None
    n_needed: int | None
    at_edge: bool = False


def people_of(classes: Classes, share: float, unknowns: Mapping[str, float]) -> Floats | None:
    """Return the shares of classes, (k,), of which a share and unknowns are so; None if none are.

    Where that leaves some open, they are in the middle of what it leaves. Raises KeyError for an
    unknown that the design does not have.

    >>> from fractions import Fraction
    >>> from core.privacy.designs import DESIGNS
    >>> half = {"yes-1": Fraction(1, 4), "yes-2": Fraction(3, 4)}
    >>> detection = DESIGNS["cheating-detection"].classes(half, 2)
    >>> people_of(detection, 0.2, {"no-whatever": 0.1}).round(6).tolist()
    [0.2, 0.7, 0.1]
    """
    parts = dict(classes.unknowns)
    corners: Floats = np.eye(classes.k)
    for part, value in [(classes.shares[0], share), *((parts[n], v) for n, v in unknowns.items())]:
        inside, of = weights_of(part, classes.k)
        level = (corners @ inside, corners @ of)
        corners = mixture.along(*level, value) @ corners
        if not len(corners):
            return None
    return np.asarray(corners.mean(axis=0))


def weights_of(part: ClassShare, k: int) -> tuple[Floats, Floats]:
    """Return which classes are inside a part, and of which it is one, each of 0 and 1, (k,)."""
    inside = np.array([float(x in part.inside) for x in range(k)])
    return inside, np.array([float(part.of is None or x in part.of) for x in range(k)])


def power_of_design(
    classes: Classes,
    people: Floats,
    against: float,
    sizes: Sequence[int],
    target: float = 0.8,
    alpha: float = 0.05,
    two_sided: bool = False,
) -> DesignPower:
    """Return how well a design tells the share of `people`, (k,), from another one.

    `sizes` are the respondents of each group, by whose proportions `n_needed` goes. Raises
    ValueError for other numbers of groups, and where the shares are one.

    >>> from fractions import Fraction
    >>> from core.privacy.designs import DESIGNS
    >>> groups = {"truth-1": Fraction(4, 5), "truth-2": Fraction(1, 5)}
    >>> unrelated = DESIGNS["unrelated-unknown"].classes(groups, 2)
    >>> found = power_of_design(unrelated, people_of(unrelated, 0.3, {}), 0.2, (400, 400))
    >>> round(found.power, 3), found.n_needed
    (0.938, 490)
    """
    if len(sizes) != len(classes.channels):
        raise WrongValueError("Give respondents of {0} groups", len(classes.channels))
    inside, whole = weights_of(classes.shares[0], classes.k)
    share = float(people @ inside)
    if abs(share - against) < _LEAST:
        raise WrongValueError("Give two different shares to tell apart")
    n = sum(sizes)
    parts = np.array(sizes, dtype=np.float64) / n if n else np.full(len(sizes), 1 / len(sizes))
    expected = samples_of(classes, people, parts)
    likelihood, counts = stacked(expected)
    top = mixture.maximize(likelihood, counts).log_likelihood
    each = 2 * (top - mixture.profile(likelihood, counts, inside, whole, against))
    reported = Reported(samples_of(classes, people, np.array(sizes, float))) if min(sizes) else None
    return DesignPower(
        respondents=tuple(sizes),
        se=None if reported is None else reported.error(reported.linear(inside)),
        power=_power(n * each, alpha, two_sided) if n else None,
        at_edge=min(share, 1 - share, against, 1 - against) <= 0 or bool(people.min() <= 0),
        n_needed=_needed(each, target, alpha, two_sided),
    )


def samples_of(classes: Classes, people: Floats, sizes: Floats) -> tuple[Sample, ...]:
    """Return the reports that are expected of groups of so many."""
    found = []
    for channel, size in zip(classes.channels, sizes.tolist(), strict=True):
        chances = np.array([[float(chance) for chance in row] for row in channel])
        found.append(Sample(chances, size * (people @ chances)))
    return tuple(found)


def critical(alpha: float, two_sided: bool) -> float:
    """Return what a normal statistic exceeds in a test."""
    return -_NORMAL.inv_cdf(alpha / 2 if two_sided else alpha)


def _power(noncentrality: float, alpha: float, two_sided: bool) -> float:
    """Return Pr(|Z + √δ| > z), one-sided without the far tail."""
    root, z = math.sqrt(max(noncentrality, 0.0)), critical(alpha, two_sided)
    return _NORMAL.cdf(root - z) + (_NORMAL.cdf(-root - z) if two_sided else 0.0)


def _needed(each: float, target: float, alpha: float, two_sided: bool) -> int | None:
    """Return the least n whose power reaches the target, `each` being what one person adds."""
    if not 0 < target < 1:
        raise WrongValueError("Give a target power between 0 and 1, such as 0.8")
    if _power(_MOST * each, alpha, two_sided) < target:
        return None
    return bisect_left(
        range(_MOST), True, lo=1, key=lambda n: _power(n * each, alpha, two_sided) >= target
    )
