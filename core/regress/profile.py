"""Intervals of coefficients by profile likelihood.

An end is where twice the fall of the log-likelihood, all other coefficients at their best, is
the χ²₁ quantile of the level. The signed root of that fall is nearly straight, so that few fits
find an end. Where the likelihood never falls as far there is none (Venzon & Moolgavkar 1988).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from core.lazy import np
from core.regress.logit import Maximum, at, maximize

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_WIDENINGS: Final = 12
_ROUNDS: Final = 60
_CLOSE: Final = 1e-7  # of errors
_FAR: Final = 30.0  # that the linear predictors of some people have moved: their shares are 0 or 1
_FLAT: Final = 1e-6  # of the root of the fall: it rises no more
_SCORE: Final = 1e-8  # of the others at their best: the likelihood is flat there


def ends(
    best: Maximum, parameter: int, covariance: Floats, quantile: float
) -> tuple[float | None, float | None]:
    """Return the ends of one parameter's interval, None where there is no end.

    `quantile` is that of the normal distribution; `covariance` tells how far to go, and how the
    other parameters go along.
    """
    low, high = (_end(best, parameter, covariance, side * quantile) for side in (-1, 1))
    return low, high


def _end(best: Maximum, parameter: int, covariance: Floats, signed: float) -> float | None:
    fall = _Fall(best, parameter, covariance[parameter] / covariance[parameter, parameter])
    error, quantile = math.copysign(covariance[parameter, parameter] ** 0.5, signed), abs(signed)
    inner, inner_root = 0.0, 0.0
    outer = quantile * error
    outer_root = fall.at(outer)
    longest = best.point.data.largest(parameter)
    for _ in range(_WIDENINGS):
        if outer_root >= quantile:
            break
        if abs(outer) * longest > _FAR and outer_root <= inner_root + _FLAT:
            return None  # the supremum of the fall towards this side
        inner, inner_root = outer, outer_root
        outer *= min(max(1.1 * quantile / max(outer_root, 1e-9), 1.3), 3.0)
        outer_root = fall.at(outer)
    else:
        return None
    # False position with the Illinois rule: the side that stays counts half.
    low, high = inner_root - quantile, outer_root - quantile
    for _ in range(_ROUNDS):
        middle = outer - high * (outer - inner) / (high - low)
        off = fall.at(middle) - quantile
        if abs(off) < _CLOSE or abs(outer - inner) < _CLOSE * abs(error):
            break
        if (off > 0) is (high > 0):
            outer, high, low = middle, off, low / 2
        else:
            inner, low, high = middle, off, high / 2
    return float(best.parameters[parameter] + middle)


class _Fall:
    """How far the likelihood falls as one parameter moves; each fit begins near the last."""

    def __init__(self, best: Maximum, parameter: int, along: Floats) -> None:
        self._best, self._parameter = best, parameter
        self._free = np.ones(best.point.data.size, dtype=np.bool_)
        self._free[parameter] = False
        alone = np.where(self._free, 0.0, 1.0)
        # How the others go along: as at the maximum, as between the last two fits, or not at all.
        # Far out, where some shares are 0 or 1, the first leads to where nothing fits any more.
        self._ways = [along, along, alone]
        self._last, self._distance = best.parameters, 0.0

    def at(self, distance: float) -> float:
        """Return the root of twice the fall at a distance from the maximum."""
        data, moved = self._best.point.data, distance - self._distance
        starts = [self._last + moved * way for way in self._ways]
        heights = [at(data, data.linear(start)).log_likelihood for start in starts]
        found = maximize(data, starts[int(np.argmax(heights))], self._free, _SCORE)
        if moved:
            self._ways[1] = (found.parameters - self._last) / moved
        self._last, self._distance = found.parameters, distance
        fall = self._best.point.log_likelihood - found.point.log_likelihood
        return math.sqrt(2 * max(fall, 0.0))
