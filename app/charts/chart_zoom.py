"""A part of a chart's axis that is looked at alone, as its two ends. Nothing here holds a state."""

from __future__ import annotations

from collections.abc import Sequence

from core.present.chart import Axis, Tick, number_axis, share_axis

Span = tuple[float, float]

_CLOSEST = 1e-4  # of the whole axis


def zoomed(axis: Axis, part: Span | None, factor: float, around: float) -> Span | None:
    """Return `factor` times as much of an axis; what lies at `around` (0 to 1) stays there.

    None where that is all of it.
    """
    low, high = part or (axis.low, axis.high)
    span = max((high - low) * factor, _CLOSEST * (axis.high - axis.low))
    begin = low + around * (high - low - span)
    return within(axis, (begin, begin + span))


def moved(axis: Axis, part: Span, by: float) -> Span | None:
    """Return a part further up the axis by a part of its own length."""
    step = by * (part[1] - part[0])
    return within(axis, (part[0] + step, part[1] + step))


def within(axis: Axis, part: Span) -> Span | None:
    """Return a part moved to where it lies on the axis; None where that is all of it."""
    span = part[1] - part[0]
    if span >= axis.high - axis.low:
        return None
    low = min(max(part[0], axis.low), axis.high - span)
    return low, low + span


def part_of(axis: Axis, low: float, high: float) -> Axis:
    """Return a part of an axis, with round ticks of its own."""
    if axis.unit == "%":
        ticks: Sequence[Tick] = share_axis([low, high], zero=False, sign_everywhere=True).ticks
    else:
        ticks = number_axis(low, high, ()).ticks
    kept = tuple(tick for tick in ticks if low <= tick.at <= high)
    return Axis(low, high, kept, axis.unit, axis.possible)
