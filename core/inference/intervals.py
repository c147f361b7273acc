"""Intervals for a share estimated from randomized reports (METHODS §5).

Each is an interval for the reported rate λ, mapped to the share. Arguments are arrays that
broadcast; where n is 0 the ends are NaN.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from core.inference import anytime, feldman_cousins
from core.inference.binomial import Count, log_likelihood, normal_quantile
from core.lazy import np, special

if TYPE_CHECKING:
    from core.inference.binomial import Floats

    Ends: TypeAlias = "tuple[Floats, Floats]"


_HALVINGS = 52


class Interval(StrEnum):
    """The intervals on offer, under the names that are shown; the default first."""

    FELDMAN_COUSINS = "feldman-cousins"
    LIKELIHOOD_RATIO = "likelihood-ratio"
    ANYTIME = "anytime"
    WILSON = "wilson"
    CLOPPER_PEARSON = "clopper-pearson"
    WALD = "wald"


DEFAULT = Interval.FELDMAN_COUSINS
OF_WHOLE_COUNTS = (Interval.FELDMAN_COUSINS, Interval.ANYTIME)
"""What holds of binomial counts alone, and so of none that are weighted."""


def each_of(level: float, m: int) -> float:
    """Return the level at which each of m intervals holds so that all do at `level` (Bonferroni).

    Nothing is asked of how the intervals depend on each other.
    """
    return 1 - (1 - level) / m


def chosen(name: Interval | str | None, *, whole_counts: bool, weighted: bool = False) -> Interval:
    """Return the interval named, by default Feldman-Cousins, or the one that stands in its place.

    Counts of weighted people, or of a finite population, are not whole: they have neither a
    Feldman-Cousins nor an anytime interval, and these give way. With weights, clusters or strata
    so does the likelihood ratio, which holds far below its level there, and Clopper-Pearson's
    stands (METHODS §7). Raises ValueError for an unknown name.
    """
    found = DEFAULT if name is None else Interval(name)
    if weighted and found in (*OF_WHOLE_COUNTS, Interval.LIKELIHOOD_RATIO):
        return Interval.CLOPPER_PEARSON
    gives_way = not whole_counts and found in OF_WHOLE_COUNTS
    return Interval.LIKELIHOOD_RATIO if gives_way else found


def interval(name: Interval, x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Ends:
    """Return the lower and upper ends of intervals for the shares.

    Feldman-Cousins, likelihood-ratio and anytime lie within [0, 1]; the others may reach out of
    it or lie outside, and are never cut off there. x and n need not be whole, except for
    Feldman-Cousins. Raises ValueError for that, and for a level outside (0, 1).
    """
    normal_quantile(level)
    x, n, p, q = np.broadcast_arrays(*(np.asarray(a, dtype=np.float64) for a in (x, n, p, q)))
    with np.errstate(divide="ignore", invalid="ignore"):
        low, high = _BY_NAME[name](x, n, p, q, level)
        low, high = (low - q) / (p - q), (high - q) / (p - q)
    low, high = np.where(p > q, low, high), np.where(p > q, high, low)
    if name in (Interval.LIKELIHOOD_RATIO, *OF_WHOLE_COUNTS):
        low, high = np.clip(low, 0.0, 1.0), np.clip(high, 0.0, 1.0)  # rounding alone is cut
    return low, high


def interval_of(name: Interval, count: Count, level: float) -> tuple[float, float]:
    """Return the interval for one count.

    Of a weighted one it is that of as many reports as make its error, by Student's t; the rate
    that Clopper-Pearson's counts is held where the design can make it (METHODS §7).

    >>> low, high = interval_of(Interval.WILSON, Count(400, 1000, 0.75, 0.25), 0.95)
    >>> round(low, 4), round(high, 4)
    (0.2401, 0.3614)
    """
    normal_quantile(level)
    worth = count.at(1 - level)
    exact = count.is_weighted and name is Interval.CLOPPER_PEARSON
    numbers = (held_count(worth) if exact else worth.x, worth.n, worth.p, worth.q)
    x, n, p, q = (np.asarray(number) for number in numbers)
    low, high = (float(end) for end in interval(name, x, n, p, q, level))
    return (max(low, 0.0), min(high, 1.0)) if exact else (low, high)


def held_count(count: Count) -> float:
    """Return x where its rate is held between p and q."""
    return min(max(count.rate, min(count.p, count.q)), max(count.p, count.q)) * count.n


def _likelihood_ratio(x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Ends:
    """Cut the deviance at the quantile of χ²₁."""
    return _within_deviance(x, n, p, q, np.asarray(normal_quantile(level) ** 2))


def _anytime(x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Ends:
    return _within_deviance(x, n, p, q, anytime.cut(x, n, p, q, level))


def _within_deviance(x: Floats, n: Floats, p: Floats, q: Floats, cut: Floats) -> Ends:
    """Return the λ within their possible range whose deviance is at most `cut`."""
    limits = np.stack([np.minimum(p, q), np.maximum(p, q)])
    best = np.clip(x / n, limits[0], limits[1])
    top = log_likelihood(x, n, best)
    inside, outside = np.stack([best, best]), limits
    for _ in range(_HALVINGS):
        middle = (inside + outside) / 2
        # Strictly between 0 and 1 unless both are one of them, where `reached` decides.
        height = x * np.log(middle) + (n - x) * np.log1p(-middle)
        kept = 2 * (top - height) <= cut
        inside, outside = np.where(kept, middle, inside), np.where(kept, outside, middle)
    reached = 2 * (top - log_likelihood(x, n, limits)) <= cut
    low, high = np.where(n > 0, np.where(reached, limits, inside), np.nan)
    return low, high


def _wilson(x: Floats, n: Floats, _p: Floats, _q: Floats, level: float) -> Ends:
    z = normal_quantile(level)
    rate, weight = x / n, z * z / n
    middle = (rate + weight / 2) / (1 + weight)
    half = z * np.sqrt(rate * (1 - rate) / n + weight / (4 * n)) / (1 + weight)
    return middle - half, middle + half


def _clopper_pearson(x: Floats, n: Floats, _p: Floats, _q: Floats, level: float) -> Ends:
    tail = (1 - level) / 2
    low = np.where(x > 0, special.betaincinv(np.maximum(x, 1e-300), n - x + 1, tail), 0.0)
    high = np.where(x < n, special.betaincinv(x + 1, np.maximum(n - x, 1e-300), 1 - tail), 1.0)
    return np.where(n > 0, low, np.nan), np.where(n > 0, high, np.nan)


def _wald(x: Floats, n: Floats, _p: Floats, _q: Floats, level: float) -> Ends:
    rate = x / n
    half = normal_quantile(level) * np.sqrt(rate * (1 - rate) / n)
    return rate - half, rate + half


_BY_NAME: dict[Interval, Callable[[Floats, Floats, Floats, Floats, float], Ends]] = {
    Interval.FELDMAN_COUSINS: feldman_cousins.ends,
    Interval.LIKELIHOOD_RATIO: _likelihood_ratio,
    Interval.ANYTIME: _anytime,
    Interval.WILSON: _wilson,
    Interval.CLOPPER_PEARSON: _clopper_pearson,
    Interval.WALD: _wald,
}
