"""Intervals for a share estimated from randomized reports.

A count x of n reports is binomial with λ = q + (p−q)π, whatever the question: p = Pr(a report
supports the option | it is true), q = Pr(it does | another is). Arguments are arrays that
broadcast; x and n need not be whole except for Feldman-Cousins. Where n is 0 the result is NaN.
Source: METHODS §5.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from statistics import NormalDist
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = "NDArray[np.float64]"
    Ends: TypeAlias = "tuple[Floats, Floats]"


class Interval(StrEnum):
    """The intervals on offer, under the names that are shown."""

    LIKELIHOOD_RATIO = "likelihood-ratio"
    FELDMAN_COUSINS = "feldman-cousins"
    WILSON = "wilson"
    CLOPPER_PEARSON = "clopper-pearson"
    WALD = "wald"


def unbiased(x: Floats, n: Floats, p: Floats, q: Floats) -> Floats:
    """Return (x/n − q)/(p − q), the unbiased estimate of the share. It is never clipped."""
    return (x - n * q) / (n * (p - q))


def standard_error(x: Floats, n: Floats, p: Floats, q: Floats) -> Floats:
    """Return the standard error √(λ̂(1−λ̂)/n)/|p−q| of the unbiased share; it divides by n."""
    import numpy as np

    reported = x / n
    return np.asarray(np.sqrt(reported * (1 - reported) / n) / np.abs(p - q))


def normal_quantile(level: float) -> float:
    """Return z with Pr(|Z| ≤ z) = level. Raises ValueError outside (0, 1)."""
    if not 0 < level < 1:
        raise ValueError(f"{level} is not a level between 0 and 1")
    return NormalDist().inv_cdf((1 + level) / 2)


def sidak(level: float, m: int) -> float:
    """Return the level at which each of m intervals holds so that all do at `level` (Šidák)."""
    return float(level ** (1 / m))


def interval(name: Interval, x: Floats, n: Floats, p: Floats, q: Floats, level: float) -> Ends:
    """Return the lower and upper ends of intervals for the shares.

    Likelihood-ratio and Feldman-Cousins lie within [0, 1]; the others are mapped from an
    interval for λ and may reach out of it. Raises ValueError for a level outside (0, 1).
    """
    import numpy as np

    z = normal_quantile(level)
    x, n, p, q = np.broadcast_arrays(*(np.asarray(a, dtype=np.float64) for a in (x, n, p, q)))
    with np.errstate(divide="ignore", invalid="ignore"):
        low, high = _BY_NAME[name](x, n, p, q, z)
        first, second = (low - q) / (p - q), (high - q) / (p - q)
    return np.where(p > q, first, second), np.where(p > q, second, first)


def log_likelihood(x: Floats, n: Floats, rate: Floats) -> Floats:
    """Return x ln λ + (n−x) ln(1−λ), with 0 ln 0 = 0, for reported rates λ."""
    import numpy as np

    with np.errstate(divide="ignore", invalid="ignore"):
        yes = np.where(x > 0, x * np.log(rate), 0.0)
        no = np.where(n > x, (n - x) * np.log1p(-rate), 0.0)
    return np.asarray(yes + no)


def _likelihood_ratio(x: Floats, n: Floats, p: Floats, q: Floats, z: float) -> Ends:
    """Hold λ within its possible range and cut the deviance at z²."""
    import numpy as np

    least, most = np.minimum(p, q), np.maximum(p, q)
    best = np.clip(x / n, least, most)
    top = log_likelihood(x, n, best)

    def end(outer: Floats) -> Floats:
        inside, outside = best, outer
        for _ in range(64):
            middle = (inside + outside) / 2
            kept = 2 * (top - log_likelihood(x, n, middle)) <= z * z
            inside, outside = np.where(kept, middle, inside), np.where(kept, outside, middle)
        reached = 2 * (top - log_likelihood(x, n, outer)) <= z * z
        return np.where(reached, outer, inside)

    return np.where(n > 0, end(least), np.nan), np.where(n > 0, end(most), np.nan)


def _wilson(x: Floats, n: Floats, _p: Floats, _q: Floats, z: float) -> Ends:
    import numpy as np

    rate, weight = x / n, z * z / n
    middle = (rate + weight / 2) / (1 + weight)
    half = z * np.sqrt(rate * (1 - rate) / n + weight / (4 * n)) / (1 + weight)
    return middle - half, middle + half


def _clopper_pearson(x: Floats, n: Floats, _p: Floats, _q: Floats, z: float) -> Ends:
    import numpy as np
    from scipy.special import betaincinv

    tail = NormalDist().cdf(-z)
    low = np.where(x > 0, betaincinv(np.maximum(x, 1e-300), n - x + 1, tail), 0.0)
    high = np.where(x < n, betaincinv(x + 1, np.maximum(n - x, 1e-300), 1 - tail), 1.0)
    return np.where(n > 0, low, np.nan), np.where(n > 0, high, np.nan)


def _wald(x: Floats, n: Floats, _p: Floats, _q: Floats, z: float) -> Ends:
    import numpy as np

    rate = x / n
    half = z * np.sqrt(rate * (1 - rate) / n)
    return rate - half, rate + half


_BY_NAME: dict[Interval, Callable[[Floats, Floats, Floats, Floats, float], Ends]] = {
    Interval.LIKELIHOOD_RATIO: _likelihood_ratio,
    Interval.WILSON: _wilson,
    Interval.CLOPPER_PEARSON: _clopper_pearson,
    Interval.WALD: _wald,
}
