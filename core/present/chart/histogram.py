"""How many estimates lie where: steps of round width over all of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.lazy import np
from core.present.chart.axis import plain_axis, round_step, share_axis
from core.present.chart.shapes import Axis

if TYPE_CHECKING:
    from numpy.typing import NDArray

_STEPS = 40  # at most, over the range of what is counted
_LEAST_SPAN = 1e-9


@dataclass(frozen=True, slots=True)
class Histogram:
    """Counts between edges, a row of them for each option, and the axis that holds all."""

    edges: tuple[float, ...]
    heights: tuple[tuple[int, ...], ...]
    axis: Axis


def histogram_of(
    estimates: Sequence[NDArray[np.float64]],
    truths: Sequence[float],
    most: int = _STEPS,
    *,
    shares: bool = True,
) -> Histogram:
    """Count the estimates of one or more options in the same steps; NaN is nobody's.

    The axis is of `shares`, else of plain numbers, and holds zero where that is not far.

    >>> found = histogram_of([np.array([0.09, 0.1, 0.11, np.nan])], [0.1], most=5)
    >>> found.heights, [round(edge, 3) for edge in found.edges]
    (((1, 0, 1, 0, 1),), [0.09, 0.095, 0.1, 0.105, 0.11, 0.115])
    """
    known = [each[~np.isnan(each)] for each in estimates]
    held = np.concatenate([*known, np.array(truths, dtype=np.float64)])
    low, high = float(held.min()), float(held.max())
    if high - low < _LEAST_SPAN:
        low, high = low - 0.05, high + 0.05
    step = float(round_step(high - low, most))
    first, last = math.floor(low / step + 1e-9), math.floor(high / step + 1e-9) + 1
    edges = np.arange(first, last + 1) * step
    places = [np.floor(each / step + 1e-9).astype(np.int64) - first for each in known]
    heights = tuple(tuple(np.bincount(each, minlength=last - first).tolist()) for each in places)
    near = low < high - low
    ends = float(edges[0]), float(edges[-1])
    axis = plain_axis(ends, zero=near)
    if shares:
        axis = share_axis(ends, zero=near, sign_everywhere=False)
    return Histogram(tuple(edges.tolist()), heights, axis)
