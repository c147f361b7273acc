"""Intervals for a share estimated from randomized reports, each with its test (METHODS §5).

Each is an interval for the reported rate λ, mapped to the share. Arguments are arrays that
broadcast; where n is 0 the ends are NaN. An interval holds the shares that its own test does not
reject at one less the level: both are one object, made of the same distance between what was
reported and what a share makes likely. `core.inference.power` plans for another test, the exact
one of one tail or two.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias

from core.inference import anytime, feldman_cousins
from core.inference.binomial import (
    Count,
    Significance,
    at_least,
    at_most,
    log_likelihood,
    normal_quantile,
    relative_log_likelihood,
    tail_of,
)
from core.inference.roots import crossing
from core.lazy import np, special

if TYPE_CHECKING:
    from core.inference.binomial import Floats

    Ends: TypeAlias = "tuple[Floats, Floats]"

_LEAST: Final = 1e-15  # of α: doubles tell levels nearer to 1 no longer apart
_MOST: Final = 1 - 1e-9
_CLOSE: Final = 1e-12  # of a normal quantile
_NEAR: Final = 1e-10  # of the root of a deviance


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


def chosen(name: Interval | str | None, *, whole_counts: bool, effective: bool = False) -> Interval:
    """Return the interval named, by default Feldman-Cousins, or the one that stands in its place.

    Counts of people who were asked in several ways are not whole: they have neither a
    Feldman-Cousins nor an anytime interval, and these give way. Of an effective number of reports,
    as with weights, clusters, strata or of a finite population, so does the likelihood ratio, which
    holds far below its level there, and Clopper-Pearson's stands (METHODS §7). Raises ValueError
    for an unknown name.
    """
    found = DEFAULT if name is None else Interval(name)
    if effective and found in (*OF_WHOLE_COUNTS, Interval.LIKELIHOOD_RATIO):
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
    x, n, p, q = np.broadcast_arrays(*[np.asarray(a, dtype=np.float64) for a in (x, n, p, q)])
    method = _METHODS[name]
    with np.errstate(divide="ignore", invalid="ignore"):
        low, high = method.ends(x, n, p, q, level)
        low, high = (low - q) / (p - q), (high - q) / (p - q)
    low, high = np.where(p > q, low, high), np.where(p > q, high, low)
    if method.within:
        low, high = np.clip(low, 0.0, 1.0), np.clip(high, 0.0, 1.0)  # rounding alone is cut
    return low, high


def interval_of(name: Interval, count: Count, level: float) -> tuple[float, float]:
    """Return the interval for one count.

    Of a weighted one it is that of as many reports as make its error, by Student's t. The rate that
    Clopper-Pearson's counts of effective reports is held where the design can make it (METHODS §7).

    >>> low, high = interval_of(Interval.WILSON, Count(400, 1000, 0.75, 0.25), 0.95)
    >>> round(low, 4), round(high, 4)
    (0.2401, 0.3614)
    """
    normal_quantile(level)
    worth = count.at(1 - level)
    effective = count.rate_variance is not None and count.n > 0
    exact = effective and name is Interval.CLOPPER_PEARSON
    numbers = (_held(worth) if exact else worth.x, worth.n, worth.p, worth.q)
    x, n, p, q = (np.asarray(number) for number in numbers)
    low, high = (float(end) for end in interval(name, x, n, p, q, level))
    return (max(low, 0.0), min(high, 1.0)) if exact else (low, high)


def agreeing_test(name: Interval, count: Count, share: float) -> Significance:
    """Test that the true share is `share`, in [0, 1], as the interval of this name does.

    A share outside the interval of a level has a p-value of at most 1 − level, and one inside a
    higher one; Feldman-Cousins ends may hold a little more than their test. Raises ValueError for
    a share outside [0, 1], where nobody answered, and for weighted counts as the intervals do.

    >>> count = Count(400, 1000, 0.75, 0.25)
    >>> {name.value: round(agreeing_test(name, count, 0.25).p_value, 4) for name in Interval}
    ... # doctest: +NORMALIZE_WHITESPACE
    {'feldman-cousins': 0.1095, 'likelihood-ratio': 0.1039, 'anytime': 1.0, 'wilson': 0.1025,
     'clopper-pearson': 0.1104, 'wald': 0.1066}
    """
    if not 0 <= share <= 1:
        raise ValueError(f"{share} is not a share between 0 and 1")
    if not count.n > 0:
        raise ValueError("nobody answered")
    if name in OF_WHOLE_COUNTS and count.rate_variance is not None:
        raise ValueError(f"weighted counts have no {name.value} test")
    return _METHODS[name].test(count, share)


def _held(count: Count) -> float:
    """Return x where its rate is held between p and q."""
    return min(max(count.rate, min(count.p, count.q)), max(count.p, count.q)) * count.n


class _Method(ABC):
    """An interval for reported rates λ, and the test that rejects what it leaves out."""

    within = False
    """Whether the interval lies among the rates that the design can make."""

    @abstractmethod
    def ends(self, x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Ends:
        """Return the ends for λ, arrays of one shape."""

    @abstractmethod
    def test(self, count: Count, share: float) -> Significance:
        """Test a share in [0, 1]; where weighted, by what the reports are worth."""


class _FeldmanCousins(_Method):
    """Both tails of counts as unlikely, by the ratio of likelihoods."""

    within = True
    ends = staticmethod(feldman_cousins.ends)

    def test(self, count: Count, share: float) -> Significance:
        parts = (count.x, count.n, count.p, count.q, share)
        p = feldman_cousins.p_value(*(np.asarray(part, dtype=np.float64) for part in parts))
        return Significance(None, float(p))


class _LikelihoodRatio(_Method):
    """The deviance, up to a cut: the quantile of χ²₁."""

    within = True

    def cut(self, x: Floats, _n: Floats, _p: Floats, _q: Floats, level: float) -> Floats:
        """Return the deviance up to which a rate is kept."""
        return np.full(x.shape, normal_quantile(level) ** 2)

    def p_value(self, count: Count, deviance: float) -> float:
        """Return one less the level at which a deviance is at the cut."""
        return tail_of(count, deviance)

    def ends(self, x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Ends:
        limits = np.stack([np.minimum(p, q), np.maximum(p, q)])
        best = np.clip(x / n, *limits)
        top, root = log_likelihood(x, n, best), np.sqrt(self.cut(x, n, p, q, level))

        def within(rates: Floats) -> Floats:
            # The root of the deviance is nearly straight.
            return root - np.sqrt(np.maximum(2 * (top - log_likelihood(x, n, rates)), 0.0))

        low, high = crossing(within, np.stack([best, best]), limits, residue=_NEAR)
        return np.where(n > 0, low, np.nan), np.where(n > 0, high, np.nan)

    def test(self, count: Count, share: float) -> Significance:
        deviance = -2 * float(relative_log_likelihood(count, np.asarray(share)))
        return Significance(deviance, self.p_value(count, deviance))


class _Anytime(_LikelihoodRatio):
    """The deviance, up to a cut that holds at every n at once."""

    def cut(self, x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Floats:
        return anytime.cut(x, n, p, q, level)

    def p_value(self, count: Count, deviance: float) -> float:
        x, n, p, q = (np.full(1, part, np.float64) for part in (count.x, count.n, count.p, count.q))
        # The cut is 2 ln(1/α) and what does not depend on α.
        rest = float(self.cut(x, n, p, q, 0.5)[0]) - 2 * math.log(2)
        return min(1.0, math.exp(-(deviance - rest) / 2))


class _Wald(_Method):
    """How many errors a rate is off, the error being that of the rate reported."""

    def ends(self, x: Floats, n: Floats, _p: Floats, _q: Floats, level: float) -> Ends:
        rate = x / n
        half = normal_quantile(level) * np.sqrt(rate * (1 - rate) / n)
        return rate - half, rate + half

    def spread(self, reported: float, _rate: float) -> float:
        """Return the variance of one report."""
        return reported * (1 - reported)

    def test(self, count: Count, share: float) -> Significance:
        rate = _rate(count, share)
        distance, spread = count.rate - rate, self.spread(count.rate, rate)
        if spread <= 0:
            return Significance(None, 1.0 if distance == 0 else 0.0)
        statistic = distance**2 * count.n / spread
        return Significance(statistic, tail_of(count, statistic))


class _Wilson(_Wald):
    """How many errors a rate is off, the error being that of the rate itself."""

    def ends(self, x: Floats, n: Floats, _p: Floats, _q: Floats, level: float) -> Ends:
        z = normal_quantile(level)
        rate, weight = x / n, z * z / n
        middle = (rate + weight / 2) / (1 + weight)
        half = z * np.sqrt(rate * (1 - rate) / n + weight / (4 * n)) / (1 + weight)
        return middle - half, middle + half

    def spread(self, _reported: float, rate: float) -> float:
        return rate * (1 - rate)


class _ClopperPearson(_Method):
    """Twice the lesser tail of the binomial count, which need not be whole."""

    def ends(self, x: Floats, n: Floats, _p: Floats, _q: Floats, level: float) -> Ends:
        tail = (1 - level) / 2
        low = np.where(x > 0, special.betaincinv(np.maximum(x, 1e-300), n - x + 1, tail), 0.0)
        high = np.where(x < n, special.betaincinv(x + 1, np.maximum(n - x, 1e-300), 1 - tail), 1.0)
        return np.where(n > 0, low, np.nan), np.where(n > 0, high, np.nan)

    def test(self, count: Count, share: float) -> Significance:
        rate = np.asarray(_rate(count, share))

        def equal_tails(x: float, n: float) -> float:
            parts = np.asarray(x), np.asarray(n), rate
            return min(1.0, 2 * min(float(at_least(*parts)), float(at_most(*parts))))

        if not count.is_weighted:
            x = count.x if count.rate_variance is None else _held(count)
            return Significance(None, equal_tails(x, count.n))

        def beyond(alpha: Floats) -> Floats:
            worth = count.at(float(alpha[0]))
            tails = max(equal_tails(_held(worth), worth.n), 1e-320)
            return np.asarray(special.ndtri(tails / 2) - special.ndtri(alpha / 2))

        # The number of reports that the interval counts depends on its level.
        return Significance(None, float(smallest_alphas(beyond, 1)[0]))


def smallest_alphas(beyond: Callable[[Floats], Floats], size: int) -> Floats:
    """Return the α at which `beyond`, of α, falls to 0, (size,): there a value is left out.

    It is looked for from 1e−15 on; 1 where nothing is left out at any level. The search goes along
    the normal quantile, of which ends of intervals are nearly straight.
    """
    least, most = (np.full(size, -special.ndtri(end / 2)) for end in (_LEAST, _MOST))

    def at(quantile: Floats) -> Floats:
        return np.asarray(2 * special.ndtr(-quantile))

    found = crossing(lambda z: beyond(at(z)), least, most, width=_CLOSE, residue=_CLOSE)
    return np.where(found > most, np.where(found < least, at(found), _LEAST), 1.0)


def _rate(count: Count, share: float) -> float:
    return count.q + (count.p - count.q) * share


_METHODS: Final[dict[Interval, _Method]] = {
    Interval.FELDMAN_COUSINS: _FeldmanCousins(),
    Interval.LIKELIHOOD_RATIO: _LikelihoodRatio(),
    Interval.ANYTIME: _Anytime(),
    Interval.WILSON: _Wilson(),
    Interval.CLOPPER_PEARSON: _ClopperPearson(),
    Interval.WALD: _Wald(),
}
