"""How high a chart is on screen. Nothing here holds a state."""

from __future__ import annotations

from math import ceil

from app.charts.style import Style
from app.charts.whole_chart import lay_out, most_height
from core.present.chart import BarChart, BinsChart, CellsChart, Chart, StackChart, SurfaceChart

LEAST_WIDTH = 240
_NO_LIMIT = 16_777_215  # QWIDGETSIZE_MAX
_OWN = BarChart | CellsChart | StackChart | SurfaceChart


def has_own_height(chart: Chart) -> bool:
    """Tell whether a chart takes the height that it needs, and not what there is."""
    return isinstance(chart, _OWN)


def heights_of(
    chart: Chart, width: int, style: Style, least: int, own: float | None = None
) -> tuple[int, int]:
    """Return the least height of a chart and its most; `least` is that of one without its own.

    `own` is the height that it needs, where it is laid out already. In the least nothing of a
    histogram is cut off; curves shrink to what they are given.
    """
    if isinstance(chart, _OWN):
        natural = ceil(lay_out(chart, width, style).height if own is None else own)
        return natural, int(most_height(chart, natural))
    if isinstance(chart, BinsChart):
        needed = lay_out(chart, max(width, LEAST_WIDTH), style, 0.0).height
        return max(least, ceil(needed)), _NO_LIMIT
    return least, _NO_LIMIT
