"""The test of a share that agrees with an interval: it rejects what lies outside (METHODS §5).

Each interval holds the shares that its own test does not reject at one less the level; here is
the p-value of that test. `core.inference.power` plans for another one, the exact test of one tail
or two.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from core.inference import anytime
from core.inference.binomial import Count, at_least, at_most
from core.inference.intervals import Interval, held_count
from core.inference.likelihood import (
    Significance,
    feldman_cousins_test,
    relative_log_likelihood,
    smallest_alpha,
    tail_of,
)
from core.lazy import np


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
    return _BY_NAME[name](count, share)


def _rate(count: Count, share: float) -> float:
    return count.q + (count.p - count.q) * share


def _likelihood_ratio(count: Count, share: float) -> Significance:
    statistic = _deviance(count, share)
    return Significance(statistic, tail_of(count, statistic))


def _deviance(count: Count, share: float) -> float:
    return -2 * float(relative_log_likelihood(count, np.asarray(share)))


def _anytime(count: Count, share: float) -> Significance:
    if count.rate_variance is not None:
        raise ValueError("weighted counts have no anytime test")
    x, n, p, q = (np.full(1, part, np.float64) for part in (count.x, count.n, count.p, count.q))
    # A share is kept while its deviance is at most 2 ln(1/α) plus what does not depend on α.
    rest = float(anytime.cut(x, n, p, q, 0.5)[0]) - 2 * math.log(2)
    statistic = _deviance(count, share)
    return Significance(statistic, min(1.0, math.exp(-(statistic - rest) / 2)))


def _wilson(count: Count, share: float) -> Significance:
    rate = _rate(count, share)
    return _normal(count, share, rate * (1 - rate))


def _wald(count: Count, share: float) -> Significance:
    return _normal(count, share, count.rate * (1 - count.rate))


def _normal(count: Count, share: float, spread: float) -> Significance:
    distance = count.rate - _rate(count, share)
    if spread <= 0:
        return Significance(None, 1.0 if distance == 0 else 0.0)
    statistic = distance**2 * count.n / spread
    return Significance(statistic, tail_of(count, statistic))


def _clopper_pearson(count: Count, share: float) -> Significance:
    if not count.is_weighted:
        return Significance(None, _equal_tails(count.x, count.n, _rate(count, share)))

    def beyond(log_alpha: float) -> float:
        worth = count.at(math.exp(log_alpha))
        p = _equal_tails(held_count(worth), worth.n, _rate(count, share))
        return math.log(max(p, 1e-320)) - log_alpha

    # The number of reports that the interval counts depends on its level.
    return Significance(None, smallest_alpha(beyond, _LEAST))


def _equal_tails(x: float, n: float, rate: float) -> float:
    """Return twice the lesser tail, where x need not be whole."""
    parts = tuple(np.asarray(part) for part in (x, n, rate))
    return min(1.0, 2 * min(float(at_least(*parts)), float(at_most(*parts))))


_LEAST: Final = 1e-15
_BY_NAME: Final[dict[Interval, Callable[[Count, float], Significance]]] = {
    Interval.FELDMAN_COUSINS: feldman_cousins_test,
    Interval.LIKELIHOOD_RATIO: _likelihood_ratio,
    Interval.ANYTIME: _anytime,
    Interval.WILSON: _wilson,
    Interval.CLOPPER_PEARSON: _clopper_pearson,
    Interval.WALD: _wald,
}
