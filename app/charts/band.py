"""A band with lines in it and a place that is chosen: where everything stands, and drawing it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPolygonF

from app.charts.bar_layout import tick_font
from app.charts.card_frame import Plot, draw_frame, draw_level_axis, draw_upright_axis, plot_of
from app.charts.marks import draw_line
from app.charts.style import DASHES, Style
from app.charts.text import TextBlock, text_width
from app.theme import fill_only
from core.present.chart import BandChart, BandLine

_LEAST = 84.0
_WORDS = 34.0  # high: a name and a value
_DOT = 5.5
_HANDLE = 14.0, 10.0


@dataclass(frozen=True)
class BandLayout:
    """Everything a band needs to be drawn at (0, 0)."""

    chart: BandChart
    plot: Plot
    width: float

    @property
    def height(self) -> float:
        return self.plot.height

    def value_at(self, x: float) -> float:
        """Return the value of the axis at a place, held within it."""
        part = (x - self.plot.left) / (self.plot.right - self.plot.left)
        axis = self.chart.x_axis
        return axis.low + (axis.high - axis.low) * min(max(part, 0.0), 1.0)


def lay_out_band(
    chart: BandChart, width: float, style: Style, height: float | None = None
) -> BandLayout:
    """Lay out a band in a width and, where given, a height."""
    font = tick_font(style)
    start = max(text_width(tick.label, font) for tick in chart.y_axis.ticks) + 8
    strong, small = style.font("strong"), style.font("small", tabular=True)
    names = [text_width(line.name, strong) for line in chart.lines]
    end = 12 + max([*names, *(text_width(line.text, small) for line in chart.lines)], default=8.0)
    texts = (chart.title, chart.subtitle, chart.badge, chart.caption)
    plot = plot_of(texts, width, style, height, least=_LEAST, start=start, end=end)
    return BandLayout(chart, plot, width)


def draw_band(painter: QPainter, layout: BandLayout, style: Style) -> None:
    """Draw a band with its top left corner at (0, 0)."""
    chart, plot = layout.chart, layout.plot
    draw_frame(painter, plot, layout.width, style)
    upper = [_point(layout, x, y) for x, y in zip(chart.xs, chart.high, strict=True)]
    lower = [_point(layout, x, y) for x, y in zip(chart.xs, chart.low, strict=True)]
    fill_only(painter, QBrush(style.colour("raised" if style.patterns else "accent_soft")))
    painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
    draw_level_axis(painter, plot, chart.y_axis, style)
    draw_upright_axis(painter, plot, chart.x_axis, style, grid=False)
    at = plot.x(chart.x_axis, chart.at)
    painter.setPen(style.pen(style.colour("text_muted"), 1.5, (2.5, 2)))
    draw_line(painter, at, plot.top, at, plot.bottom)
    for i, line in enumerate(chart.lines):
        _draw_line(painter, layout, i, line, style)
    for line in chart.lines:
        painter.setPen(style.pen(style.colour("surface"), 2.0))
        painter.setBrush(QBrush(style.colour("text")))
        painter.drawEllipse(_point(layout, chart.at, line.value), _DOT, _DOT)
    wide, high = _HANDLE
    painter.setPen(style.pen(style.colour("surface"), 1.5))
    painter.setBrush(QBrush(style.colour("text" if style.patterns else "accent")))
    painter.drawRoundedRect(QRectF(at - wide / 2, plot.bottom - high / 2, wide, high), 4, 4)
    _draw_names(painter, layout, style)


def _point(layout: BandLayout, x: float, y: float) -> QPointF:
    plot, chart = layout.plot, layout.chart
    return QPointF(plot.x(chart.x_axis, x), plot.y(chart.y_axis, y))


def _draw_line(painter: QPainter, layout: BandLayout, i: int, line: BandLine, style: Style) -> None:
    path = QPainterPath()
    for j, (x, y) in enumerate(zip(layout.chart.xs, line.ys, strict=True)):
        point = _point(layout, x, y)
        if j:
            path.lineTo(point)
        else:
            path.moveTo(point)
    painter.setPen(style.pen(style.series_colour(i), 2.5, DASHES[i % len(DASHES)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _draw_names(painter: QPainter, layout: BandLayout, style: Style) -> None:
    """Write each line's name where it ends, with its value beneath; none over another."""
    plot, chart = layout.plot, layout.chart
    ends = sorted(chart.lines, key=lambda line: -line.ys[-1])
    free = plot.top - 8
    for i, line in enumerate(ends):
        left = (len(ends) - 1 - i) * _WORDS
        wanted = plot.y(chart.y_axis, line.ys[-1]) - _WORDS / 2
        top = max(min(wanted, plot.bottom - _WORDS - left), free)
        free = top + _WORDS
        name = TextBlock(line.name, style.font("strong"), 17.0)
        value = TextBlock(line.text, style.font("small", tabular=True), 16.0)
        x, outlines = plot.right + 10, style.outlines
        name.draw(painter, x, top, style.colour("text"), outlines=outlines)
        value.draw(painter, x, top + 17, style.colour("text_muted"), outlines=outlines)
