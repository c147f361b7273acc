"""Likelihood of one share or two: curve and surface as plain data, and tests (METHODS §5)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.inference.binomial import (
    Count,
    Significance,
    at_least,
    at_most,
    normal_quantile,
    relative_log_likelihood,
    tail_of,
)
from core.inference.intervals import Interval, interval_of
from core.lazy import np

if TYPE_CHECKING:
    from core.inference.binomial import Floats

POINTS = 201
_DEEPEST = 8.0  # a normal quantile whose level is below one as a double


@dataclass(frozen=True, slots=True)
class LikelihoodCurve:
    """Log-likelihood over shares in [0, 1], relative to its highest value.

    The interval from `low` to `high`, which `interval` names, is where the curve is not below
    `cut_off`. `estimate` is the most likely share in [0, 1].
    """

    shares: tuple[float, ...]
    log_likelihood: tuple[float, ...]
    estimate: float
    cut_off: float
    low: float
    high: float
    level: float
    interval: str = Interval.LIKELIHOOD_RATIO.value


@dataclass(frozen=True, slots=True)
class LikelihoodSurface:
    """Log-likelihood over the shares of two groups, relative to its highest value.

    Row i of `log_likelihood` belongs to `first[i]`, column j to `second[j]`. The region of the
    level, by χ²₂, is where the surface is not below `cut_off`. With either share at its best the
    other's interval, which `intervals` name, is where it is not below that of the interval's curve.
    """

    first: tuple[float, ...]
    second: tuple[float, ...]
    log_likelihood: tuple[tuple[float, ...], ...]
    estimate: tuple[float, float]
    cut_off: float
    level: float
    intervals: tuple[str, str]


@dataclass(frozen=True, slots=True)
class ExactTest:
    """The exact binomial test of a share.

    `greater` and `less` are the probabilities, at that share, of an estimate as high or higher
    and as low or lower. `p_value` is two-sided with equal tails, twice the lesser of them; of 0
    and 1, where others lie on one side alone, it is the one towards them.
    """

    p_value: float
    greater: float
    less: float


def curve(count: Count, level: float = 0.95, points: int = POINTS) -> LikelihoodCurve:
    """Return the curve over the interval of the level and as much again on either side.

    Where a share has likelihood 0 the logarithm is −∞ and the point is left out. Raises ValueError
    for a count of effective reports, which has no likelihood of its own.

    >>> found = curve(Count(400, 1000, 0.75, 0.25))
    >>> len(found.shares) == len(found.log_likelihood)
    True
    """
    if count.rate_variance is not None:
        raise ValueError("weighted counts have no likelihood curve")
    low, high = interval_of(Interval.LIKELIHOOD_RATIO, count, level)
    shares = around(low, high, count.most_likely, points)
    heights = relative_log_likelihood(count, shares)
    drawn = np.isfinite(heights)
    return LikelihoodCurve(
        shares=tuple(shares[drawn].tolist()),
        log_likelihood=tuple(heights[drawn].tolist()),
        estimate=count.most_likely,
        cut_off=-(normal_quantile(level) ** 2) / 2,
        low=low,
        high=high,
        level=level,
    )


def weighted_curve(count: Count, level: float = 0.95, points: int = POINTS) -> LikelihoodCurve:
    """Return how well shares fit a count of effective reports, by its interval (METHODS §7).

    An end of the interval of level 1 − α has the height −z²/2, z being the normal quantile of
    level 1 − α: what the likelihood ratio has there of reports that count alike. Student's t and
    few clusters are in it.
    """
    name, z = Interval.CLOPPER_PEARSON, float(normal_quantile(level))
    deepest = max(2 * z, math.sqrt(-4 * math.log1p(-level)))  # the region of two is twice as deep
    deepest = max(z, min(deepest, _DEEPEST))
    quantiles = np.unique(np.append(np.linspace(0, deepest, points // 2 + 1)[1:], z)).tolist()
    found: dict[float, float] = {}
    for quantile in quantiles:  # where an end is held at 0 or 1 the first that reaches it counts
        ends = interval_of(name, count, math.erf(quantile / math.sqrt(2)))
        for end in ends:
            found.setdefault(end, -(quantile**2) / 2)
    low, high = interval_of(name, count, level)
    found[count.most_likely] = 0.0
    shares = sorted(found)
    return LikelihoodCurve(
        shares=tuple(shares),
        log_likelihood=tuple(found[share] for share in shares),
        estimate=count.most_likely,
        cut_off=-(z**2) / 2,
        low=low,
        high=high,
        level=level,
        interval=name.value,
    )


def surface(first: LikelihoodCurve, second: LikelihoodCurve) -> LikelihoodSurface:
    """Return the surface of two independent groups from their curves, of one level.

    >>> one, other = (curve(Count(x, 200, 0.75, 0.25), points=21) for x in (80, 70))
    >>> round(surface(one, other).cut_off, 4)
    -2.9957
    """
    heights = (np.array(each.log_likelihood) for each in (first, second))
    matrix = np.add.outer(*heights)
    return LikelihoodSurface(
        first=first.shares,
        second=second.shares,
        log_likelihood=tuple(map(tuple, matrix.tolist())),
        estimate=(first.estimate, second.estimate),
        cut_off=math.log1p(-first.level),
        level=first.level,
        intervals=(first.interval, second.interval),
    )


def likelihood_ratio_test(count: Count, share: float) -> Significance:
    """Test that the true share is `share`, in [0, 1], against any other there.

    By χ²₁, of clusters by Fisher's F of 1 and their degrees of freedom; of 0 and of 1, where others
    lie on one side alone, by half of it.

    >>> round(likelihood_ratio_test(Count(400, 1000, 0.75, 0.25), 0.25).p_value, 4)
    0.1039
    """
    statistic = _deviance(count, share)
    p = tail_of(count, statistic)
    if share in (0, 1):
        p = p / 2 if statistic > 0 else 1.0
    return Significance(statistic, p)


def exact_test(count: Count, share: float) -> ExactTest:
    """Test a share in [0, 1] by the tails of the binomial count, as `core.power` plans for.

    Raises ValueError for a weighted count, which is not binomial.

    >>> round(exact_test(Count(400, 1000, 0.75, 0.25), 0.25).greater, 4)
    0.0552
    """
    if count.rate_variance is not None:
        raise ValueError("weighted counts have no exact test")
    _require_share(share)
    x, n = np.asarray(count.x), np.asarray(count.n)
    rate = np.asarray(count.q + (count.p - count.q) * share)
    tails = (float(at_least(x, n, rate)), float(at_most(x, n, rate)))
    greater, less = tails if count.p > count.q else tails[::-1]
    two_sided = min(1.0, 2 * min(tails))
    return ExactTest(greater if share == 0 else less if share == 1 else two_sided, greater, less)


def chance_when_none(count: Count) -> float:
    """Return the probability of an estimate as low or lower when the true share is 0."""
    return exact_test(count, 0.0).less


def _require_share(share: float) -> None:
    if not 0 <= share <= 1:
        raise ValueError(f"{share} is not a share between 0 and 1")


def _deviance(count: Count, share: float) -> float:
    _require_share(share)
    return -2 * float(relative_log_likelihood(count, np.asarray(share)))


def around(low: float, high: float, estimate: float, points: int) -> Floats:
    """Return shares over an interval and its width on either side, with its ends and estimate."""
    width = high - low
    grid = np.linspace(max(0.0, low - width), min(1.0, high + width), points)
    return np.unique(np.append(grid, [estimate, low, high]))
