"""Two groups compared: the difference of a share, or of a mean, with interval and test."""

from __future__ import annotations

import math
from dataclasses import dataclass

from core.estimate.values import MeanEstimate
from core.inference.binomial import Count, normal_quantile, student_quantile, student_tails
from core.inference.likelihood import Significance, chi_square_tail

_STEPS = 60


@dataclass(frozen=True, slots=True)
class Difference:
    """First less second: unbiased estimate, standard error, interval, test of no difference."""

    estimate: float
    se: float
    low: float
    high: float
    test: Significance


def difference(first: Count, second: Count, level: float = 0.95) -> Difference:
    """Compare the shares of two independent groups by profile likelihood.

    The estimate is the difference of the unbiased shares. The interval holds the differences,
    within [−1, 1], whose best pair of shares in [0, 1] has a deviance of at most the quantile
    of χ²₁; the test is of that deviance at 0. Raises ValueError where a group is empty.

    >>> women, men = Count(400, 1000, 0.75, 0.25), Count(350, 1000, 0.75, 0.25)
    >>> found = difference(women, men)
    >>> round(found.estimate, 4), round(found.low, 4), round(found.high, 4)
    (0.1, 0.0152, 0.1846)
    """
    if not (first.n > 0 and second.n > 0):
        raise ValueError("a group without respondents cannot be compared")
    cut = normal_quantile(level) ** 2
    best = first.most_likely - second.most_likely
    top = _log_likelihood(first, first.most_likely) + _log_likelihood(second, second.most_likely)

    def deviance(apart: float) -> float:
        return max(0.0, 2 * (top - _profile(first, second, apart)))

    def end(limit: float) -> float:
        if deviance(limit) <= cut:
            return limit
        inside, outside = best, limit
        for _ in range(_STEPS):
            middle = (inside + outside) / 2
            if deviance(middle) <= cut:
                inside = middle
            else:
                outside = middle
        return inside

    statistic = deviance(0.0)
    return Difference(
        estimate=first.share - second.share,
        se=math.sqrt(first.variance + second.variance),
        low=end(-1.0),
        high=end(1.0),
        test=Significance(statistic, chi_square_tail(statistic)),
    )


def mean_difference(
    first: MeanEstimate, second: MeanEstimate, level: float = 0.95
) -> Difference | None:
    """Compare two independent means; None where one is missing or has no error.

    Welch's (1947): Student's distribution, of the degrees of freedom that Satterthwaite (1946)
    gives the sum of the variances. A mean without degrees of freedom, as one-bit's, has
    infinitely many: of two such the interval and test are normal.

    >>> women = MeanEstimate(200, 5.0, 0.3, None, None)
    >>> men = MeanEstimate(100, 4.0, 0.4, None, None)
    >>> found = mean_difference(women, men)
    >>> round(found.estimate, 4), round(found.se, 4), round(found.low, 4), round(found.high, 4)
    (1.0, 0.5, 0.02, 1.98)
    >>> round(found.test.p_value, 4)
    0.0455
    """
    if first.mean is None or second.mean is None or first.se is None or second.se is None:
        return None
    estimate, se = first.mean - second.mean, math.hypot(first.se, second.se)
    if se == 0:
        test = Significance(None, 1.0 if estimate == 0 else 0.0)
        return Difference(estimate, se, estimate, estimate, test)
    parts = [(mean.se or 0.0) ** 4 / mean.freedom for mean in (first, second) if mean.freedom]
    freedom = se**4 / sum(parts) if any(parts) else math.inf
    half = student_quantile(level, freedom) * se
    distance = estimate / se
    test = Significance(distance**2, student_tails(distance, freedom))
    return Difference(estimate, se, estimate - half, estimate + half, test)


def _profile(first: Count, second: Count, apart: float) -> float:
    """Return the largest log-likelihood of two shares that are `apart`, both in [0, 1].

    It is concave in the second share, so its slope is followed to where it changes sign.
    """
    low, high = max(0.0, -apart), min(1.0, 1.0 - apart)
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _slope(first, middle + apart) + _slope(second, middle) > 0:
            low = middle
        else:
            high = middle
    middle = (low + high) / 2
    other = min(1.0, max(0.0, middle + apart))
    return _log_likelihood(first, other) + _log_likelihood(second, middle)


def _log_likelihood(count: Count, share: float) -> float:
    rate = count.q + (count.p - count.q) * share
    yes = count.x * _log(rate) if count.x else 0.0
    return yes + ((count.n - count.x) * _log(1 - rate) if count.n > count.x else 0.0)


def _log(value: float) -> float:
    return math.log(value) if value > 0 else -math.inf


def _slope(count: Count, share: float) -> float:
    rate = count.q + (count.p - count.q) * share
    up = count.x / rate if rate > 0 else math.inf if count.x else 0.0
    down = (count.n - count.x) / (1 - rate) if rate < 1 else math.inf if count.n > count.x else 0.0
    return (up - down) * (count.p - count.q)
