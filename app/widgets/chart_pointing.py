"""What is pointed at in a chart: where it lies, and its words. Nothing here holds a state."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from app.painting.bar_layout import BarsLayout
from app.painting.curves import CurvesLayout
from core.present.chart import Axis, BarChart, CurveChart, Series
from core.present.numerals import number, percent

Reading = tuple[tuple[str, str], ...]  # names and numbers, line by line


@dataclass(frozen=True)
class Pointed:
    """A row of bars, or a place along curves.

    `place` is the row, or the plot that `line` stands in; `dots` are heights of the curves at it.
    `row` is -1 on curves, whose place on the axis is `at`.
    """

    place: QRectF
    title: str
    reading: Reading
    row: int = -1
    at: float = 0.0
    line: float | None = None
    dots: tuple[float, ...] = ()

    @property
    def words(self) -> str:
        """What a screen reader says of it."""
        parts = [self.title, *(f"{name} {text}".strip() for name, text in self.reading)]
        return ", ".join(part for part in parts if part) + "."


def row_at(layout: BarsLayout, y: float) -> int | None:
    """Return which row lies at a height; None between and beyond them."""
    tops = [row.top for row in layout.rows]
    place = bisect_left(tops, y + 1e-9) - 1
    if place < 0 or y >= layout.rows[place].top + layout.rows[place].height:
        return None
    return place


def point_at_row(
    chart: BarChart, layout: BarsLayout, row: int, width: float, reading: Reading | None
) -> Pointed:
    """Point at a row; `reading` are its numbers where more is known than the bar tells."""
    bar, laid = chart.rows[row], layout.rows[row]
    if reading is None:
        told = (bar.value_text, bar.interval_text)
        pairs = zip(chart.columns, told, strict=True)
        reading = tuple((name, text) for name, text in pairs if text)
    place = QRectF(0, laid.top, width, laid.height)
    return Pointed(place, bar.label, reading, row=row, at=bar.value or 0.0)


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
