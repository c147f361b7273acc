"""The highest maximum of a likelihood, and the likelihood that has none.

Through a channel the likelihood of a logit can have several maxima, where people are few or
reports tell little. So it is also climbed from a little and from far along the ways that it holds
least, from the same places for the same rows. Where it is no lower however far one goes, there is
no maximum (Albert & Anderson 1984).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from core.lazy import np
from core.regress.logit import Data, Maximum, at, maximize

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

_CLIMBS: Final = 4
_WAYS: Final = 3
_STARTS: Final = (3.0, 10.0)  # on the scale of log odds
_HELD: Final = 30.0  # a fall of the log-likelihood that nothing makes good
_HIGHER: Final = 1e-7
_WEAK: Final = 1e-3  # of the information that as many answers would have at best
_FAR: Final = 40.0  # on the scale of log odds
_FLAT: Final = 1e-6  # of a log-likelihood
_PART: Final = 1e-3  # of the largest part of a way
_ROUNDING: Final = 1e-14


def highest(data: Data) -> Maximum:
    """Return the highest maximum that is found; one that runs off is left as it is."""
    best = maximize(data)
    for _ in range(_CLIMBS):
        if running_off(best).any():
            break
        found = max(_others(best), key=_height, default=best)
        if _height(found) <= _height(best) + _HIGHER:
            break
        best = found
    return best


def running_off(best: Maximum) -> NDArray[np.bool_]:
    """Tell which parameters the likelihood does not hold: they could go on without end, (size,).

    Along ways with next to no information the likelihood is asked far out.
    """
    data = best.point.data
    found = np.zeros(data.size, dtype=np.bool_)
    for size, way in _ways(best):
        if size > _WEAK:
            break
        moved = data.linear(way)
        moved *= _FAR / np.abs(moved).max()
        for side in (-1, 1):
            there = at(data, best.point.linear + side * moved).log_likelihood
            if there >= best.point.log_likelihood - _FLAT:
                parts = np.abs(way * data.scales)
                found |= parts > _PART * parts.max()
    return found


def _height(found: Maximum) -> float:
    return found.point.log_likelihood


def _others(best: Maximum) -> Iterator[Maximum]:
    """Climb from elsewhere along the ways that are held least."""
    data = best.point.data
    for size, way in _ways(best)[:_WAYS]:
        longest = float(np.abs(data.linear(way)).max())
        if size * (_STARTS[0] / longest) ** 2 / 2 > _HELD:
            continue
        for distance in _STARTS:
            for side in (-1, 1):
                yield maximize(data, best.parameters + side * distance / longest * way)


def _ways(best: Maximum) -> list[tuple[float, Floats]]:
    """Return ways to go, (size,) each, with their information, the least first.

    The information is a part of that which the answers themselves would have if all were as
    likely.
    """
    data = best.point.data
    around = np.outer(data.scales, data.scales)
    whole = at(data, np.zeros_like(best.point.linear)).complete() / around
    lengths, axes = np.linalg.eigh(whole)
    root = (axes / np.sqrt(np.maximum(lengths, _ROUNDING * lengths[-1]))).T
    sizes, ways = np.linalg.eigh(root @ (best.point.observed() / around) @ root.T)
    return list(zip(sizes.tolist(), (root.T @ ways).T / data.scales, strict=True))
