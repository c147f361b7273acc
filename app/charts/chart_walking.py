"""Where the arrows lead in a chart. Nothing here holds a state."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from app.charts.bar_layout import BarsLayout
from app.charts.bin_layout import BinsLayout
from app.charts.cells import CellsLayout
from app.charts.chart_pointing import (
    CELL_STEPS,
    Pointed,
    Reading,
    next_cell,
    point_at_row,
    point_at_value,
)
from app.charts.curves import CurvesLayout
from app.charts.whole_chart import Layout
from core.present.chart import BarChart, BinsChart, Chart, CurveChart

_STEPS = 50  # of an arrow key along a curve
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_SIDES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}


def is_walked(chart: Chart | None, layout: Layout | None, key: Qt.Key) -> bool:
    """Tell whether a key leads from one thing in a chart to another."""
    steps: tuple[Qt.Key, ...] = ()
    if isinstance(layout, BarsLayout) and isinstance(chart, BarChart) and chart.rows:
        steps = tuple(_ROWS)
    elif isinstance(layout, BinsLayout):
        steps = (*_ROWS, *_SIDES)
    elif isinstance(layout, CellsLayout):
        steps = tuple(CELL_STEPS)
    elif isinstance(layout, CurvesLayout):
        steps = tuple(_SIDES)
    return bool(steps) and key in (*steps, *_ENDS)


def walked(
    chart: Chart | None,
    layout: Layout | None,
    pointed: Pointed | None,
    key: Qt.Key,
    width: float,
    readings: Sequence[Reading] | None,
) -> Pointed | None:
    """Return what a key leads to: the next row or cell, or a place further along the curves."""
    if isinstance(layout, CellsLayout):
        return next_cell(layout, pointed, key)
    if isinstance(layout, CurvesLayout) and isinstance(chart, CurveChart):
        return point_at_value(chart, layout, _along(layout, pointed, key))
    if not isinstance(chart, BarChart | BinsChart):
        return None
    last = len(chart.rows) - 1
    now = pointed.row if pointed is not None else -1
    to = now + (_ROWS | _SIDES).get(key, 0) if key not in _ENDS else last * (key is _ENDS[1])
    return point_at_row(chart, layout, min(max(to, 0), last), width, readings)


def _along(layout: CurvesLayout, pointed: Pointed | None, key: Qt.Key) -> float:
    axis, points = layout.chart.x_axis, layout.chart.points
    if key in _ENDS:
        return axis.high if key is Qt.Key.Key_End else axis.low
    begin = points[0].x if points else axis.low
    now = pointed.at if pointed is not None else begin
    to = now + _SIDES.get(key, 0) * (axis.high - axis.low) / _STEPS
    return min(max(to, axis.low), axis.high)
