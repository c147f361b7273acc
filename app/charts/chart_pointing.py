"""What is pointed at in a chart, its words, and where the arrows lead; no state is held here."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt

from app.charts.bar_layout import BarsLayout
from app.charts.bin_layout import BinsLayout
from app.charts.cells import CellsLayout
from app.charts.curves import CurvesLayout
from app.charts.whole_chart import Layout
from app.words.catalogue import joined
from app.words.numerals import in_percent, number, percent
from core.present.chart import Axis, BarChart, BinsChart, Chart, CurveChart, Series

_STEPS = 50  # of an arrow key along a curve
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_SIDES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}

Reading = tuple[tuple[str, str], ...]  # names and numbers, line by line


@dataclass(frozen=True)
class Pointed:
    """A row of bars, a place along curves, or a cell.

    `place` is the row or the cell, or the plot that `line` stands in; `dots` are heights of the
    curves at it. `row` is -1 on curves, whose place on the axis is `at`, and in cells, of which
    `cell` numbers those that are there.
    """

    place: QRectF
    title: str
    reading: Reading
    row: int = -1
    at: float = 0.0
    line: float | None = None
    dots: tuple[float, ...] = ()
    cell: int = -1

    @property
    def words(self) -> str:
        """What a screen reader says of it."""
        parts = [self.title, *(f"{name} {text}".strip() for name, text in self.reading)]
        return joined([part for part in parts if part]) + "."


def row_at(layout: Layout | None, place: QPointF) -> int | None:
    """Return which row, or upright bar, lies at a place; None between and beyond them."""
    if isinstance(layout, BinsLayout):
        columns = map(layout.column, range(len(layout.chart.rows)))
        return next((i for i, each in enumerate(columns) if each.contains(place)), None)
    if not isinstance(layout, BarsLayout):
        return None
    y, tops = place.y(), [row.top for row in layout.rows]
    found = bisect_left(tops, y + 1e-9) - 1
    if found < 0 or y >= layout.rows[found].top + layout.rows[found].height:
        return None
    return found


def point_at_row(
    chart: Chart | None,
    layout: Layout | None,
    row: int,
    width: float,
    readings: Sequence[Reading] | None,
) -> Pointed | None:
    """Point at a row; `readings` are the numbers of each where more is known than the bar tells."""
    if not isinstance(chart, BarChart | BinsChart) or row >= len(chart.rows):
        return None
    bar = chart.rows[row]
    if isinstance(layout, BinsLayout):
        place = layout.column(row)
    elif isinstance(layout, BarsLayout):
        place = QRectF(0, layout.rows[row].top, width, layout.rows[row].height)
    else:
        return None
    reading = readings[row] if readings and row < len(readings) else ()
    if not reading and isinstance(chart, BinsChart):
        reading = chart.readings[row]
    elif not reading and isinstance(chart, BarChart):
        told = (bar.value_text, bar.interval_text)
        pairs = zip(chart.columns, told, strict=True)
        reading = tuple((name, text) for name, text in pairs if text)
    return Pointed(place, bar.label, reading, row=row, at=bar.value or 0.0)


def cell_at(layout: CellsLayout, place: QPointF) -> Pointed | None:
    """Point at the cell that lies at a place."""
    found = (i for i, cell in enumerate(layout.cells) if cell.rect.contains(place))
    number = next(found, None)
    return None if number is None else _at_cell(layout, number)


def next_cell(layout: CellsLayout, now: Pointed | None, key: Qt.Key) -> Pointed | None:
    """Point at the cell that an arrow leads to; where it leads out, at the same one again."""
    last = len(layout.cells) - 1
    if last < 0 or key in (Qt.Key.Key_Home, Qt.Key.Key_End) or now is None:
        return None if last < 0 else _at_cell(layout, last * (key is Qt.Key.Key_End))
    step = _CELL_STEPS[key]
    here = layout.cells[now.cell].rect.center()
    ahead = [
        (abs(way.x()) + abs(way.y()), i)
        for i, cell in enumerate(layout.cells)
        if (way := cell.rect.center() - here).x() * step[0] + way.y() * step[1] > 1
        and abs(way.x() * step[1]) + abs(way.y() * step[0]) < 1
    ]
    return _at_cell(layout, min(ahead)[1] if ahead else now.cell)


_CELL_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _at_cell(layout: CellsLayout, number: int) -> Pointed:
    placed, chart = layout.cells[number], layout.chart
    names = f"{chart.rows[placed.row]} · {chart.columns[placed.column]}"
    told = (("", in_percent(placed.cell.share_text)), ("", placed.cell.interval_text))
    reading = tuple((name, text) for name, text in told if text)
    return Pointed(placed.rect, names, reading, at=placed.rect.left(), cell=number)


def beside(pointed: Pointed, layout: object) -> QPoint:
    """Return where the box stands that tells of what the keyboard points at."""
    if pointed.line is not None:
        return QPoint(round(pointed.line), round(pointed.place.top()))
    if isinstance(layout, BinsLayout):
        return pointed.place.center().toPoint()
    end = layout.x(pointed.at) if isinstance(layout, BarsLayout) else pointed.at
    return QPoint(round(end), round(pointed.place.bottom()))


def value_at(layout: CurvesLayout, x: float) -> float | None:
    """Return which value of the axis lies at a place; None outside of the plot."""
    if not layout.left <= x <= layout.right:
        return None
    axis = layout.chart.x_axis
    return axis.low + (axis.high - axis.low) * (x - layout.left) / (layout.right - layout.left)


def point_at_value(chart: CurveChart, layout: CurvesLayout, at: float) -> Pointed:
    """Point at a value of the axis: every curve that is drawn there tells its height."""
    heights = [(series.name, height_of(series, at)) for series in chart.series]
    drawn = [(name, y) for name, y in heights if y is not None]
    axis = chart.x_axis
    title = percent(at) if axis.unit == "%" else f"{_plain(at, axis)} {axis.unit}".strip()
    reading = tuple((name, _plain(y, chart.y_axis)) for name, y in drawn)
    place = QRectF(layout.left, layout.top, layout.right - layout.left, layout.bottom - layout.top)
    dots = tuple(layout.y(y) for _, y in drawn)
    return Pointed(place, title, reading, at=at, line=layout.x(at), dots=dots)


def height_of(series: Series, at: float) -> float | None:
    """Return the height of a curve between its points; None beyond its ends."""
    xs, ys = series.xs, series.ys
    if not xs or not xs[0] <= at <= xs[-1]:
        return None
    after = bisect_left(xs, at)
    if xs[after] == at:
        return ys[after]
    before = after - 1
    part = (at - xs[before]) / (xs[after] - xs[before])
    return ys[before] + part * (ys[after] - ys[before])


def _plain(value: float, axis: Axis) -> str:
    """Write a value with the digits that a hundredth of its axis deserves."""
    span = axis.high - axis.low
    digits = 0 if span >= 100 else 1 if span >= 10 else 2
    return number(value, digits)


def is_walked(chart: Chart | None, layout: Layout | None, key: Qt.Key) -> bool:
    """Tell whether a key leads from one thing in a chart to another."""
    steps: tuple[Qt.Key, ...] = ()
    if isinstance(layout, BarsLayout) and isinstance(chart, BarChart) and chart.rows:
        steps = tuple(_ROWS)
    elif isinstance(layout, BinsLayout):
        steps = (*_ROWS, *_SIDES)
    elif isinstance(layout, CellsLayout):
        steps = tuple(_CELL_STEPS)
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
