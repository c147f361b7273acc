"""A likelihood surface from above: where everything stands, and drawing it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF

from app.charts.bar_layout import tick_font, ticks_that_fit
from app.charts.marks import Header, draw_line, header_of
from app.charts.style import Style
from app.charts.text import TextBlock, text_width
from app.theme import fill_only
from core.present.chart import SurfaceChart
from core.present.contours import Loop

_LEAST, _MOST = 220.0, 420.0
_PART = 0.5  # of the width
_WIDE = 1.6  # times as wide as high, at most
_DOT = 6.0
_STRENGTH = 46  # of 255, which each band adds


@dataclass(frozen=True)
class SurfaceLayout:
    """Everything a surface needs to be drawn at (0, 0), in logical pixels."""

    chart: SurfaceChart
    header: Header | None
    plot: QRectF
    caption: TextBlock | None
    caption_top: float
    height: float

    def x(self, value: float) -> float:
        """Return where a share of the first group lies."""
        return self.plot.left() + self.plot.width() * self.chart.x_axis.place(value)

    def y(self, value: float) -> float:
        """Return where a share of the second group lies."""
        return self.plot.bottom() - self.plot.height() * self.chart.y_axis.place(value)


def lay_out_surface(
    chart: SurfaceChart, width: float, style: Style, _height: float | None = None
) -> SurfaceLayout:
    """Lay out a surface in a width; it has one height."""
    inner, margin = width - 2 * style.margin, float(style.margin)
    header = header_of(chart.title, chart.subtitle, chart.badge, inner, style)
    y = margin + (header.height if style.header else 0.0) + 24
    font = tick_font(style)
    left = margin + max(text_width(tick.label, font) for tick in chart.y_axis.ticks) + 10
    high = min(max(_PART * inner, _LEAST), _MOST)
    right = max(min(width - margin - 24, left + _WIDE * high), left + 1)
    plot = QRectF(left, y, right - left, high)
    y += high + 48
    caption, caption_top = None, y + 4
    if style.caption and chart.caption:
        caption = TextBlock(chart.caption, style.font("base"), style.line("base"), inner)
        y = caption_top + caption.height
    shown = header if style.header else None
    return SurfaceLayout(chart, shown, plot, caption, caption_top, y + margin)


def draw_surface(painter: QPainter, layout: SurfaceLayout, style: Style) -> None:
    """Draw a surface with its top left corner at (0, 0)."""
    chart, plot = layout.chart, layout.plot
    muted, outlines = style.colour("text_muted"), style.outlines
    if layout.header is not None:
        layout.header.draw(painter, style.margin, style.margin, style)
    if not style.patterns:
        _draw_bands(painter, layout, style)
    _draw_edge(painter, layout, style)
    painter.save()
    painter.setClipRect(plot, Qt.ClipOperation.IntersectClip)
    painter.setPen(style.pen(muted, 1.5, (4.0, 3.0)))
    low = min(chart.x_axis.low, chart.y_axis.low)
    high = max(chart.x_axis.high, chart.y_axis.high)
    draw_line(painter, layout.x(low), layout.y(low), layout.x(high), layout.y(high))
    painter.restore()
    _draw_axes(painter, layout, style)
    painter.setPen(style.pen(style.colour("surface"), 2.0))
    painter.setBrush(QBrush(style.colour("text")))
    painter.drawEllipse(QPointF(layout.x(chart.point[0]), layout.y(chart.point[1])), _DOT, _DOT)
    if layout.caption is not None:
        layout.caption.draw(painter, style.margin, layout.caption_top, muted, outlines=outlines)


def _draw_axes(painter: QPainter, layout: SurfaceLayout, style: Style) -> None:
    chart, plot = layout.chart, layout.plot
    muted, outlines = style.colour("text_muted"), style.outlines
    painter.setPen(style.pen(style.colour("line_strong"), 1.5))
    draw_line(painter, plot.left(), plot.bottom(), plot.right(), plot.bottom())
    draw_line(painter, plot.left(), plot.top(), plot.left(), plot.bottom())
    font = tick_font(style)
    widest = max(text_width(tick.label, font) for tick in chart.x_axis.ticks)
    for tick in ticks_that_fit(chart.x_axis, plot.width(), widest):
        block = TextBlock(tick.label, font, 16.0)
        x = layout.x(tick.at) - block.width / 2
        block.draw(painter, x, plot.bottom() + 6, muted, outlines=outlines)
    for tick in ticks_that_fit(chart.y_axis, plot.height(), 16.0):
        block = TextBlock(tick.label, font, 16.0)
        x, y = plot.left() - 8 - block.width, layout.y(tick.at) - 8
        block.draw(painter, x, y, muted, outlines=outlines)
    small = style.font("overline")
    above = TextBlock(chart.y_title, small, 16.0)
    above.draw(painter, plot.left(), plot.top() - 22, muted, outlines=outlines)
    below = TextBlock(chart.x_title, small, 16.0)
    x, y = plot.right() - below.width, plot.bottom() + 26
    below.draw(painter, x, y, muted, outlines=outlines)


def _path(layout: SurfaceLayout, loops: tuple[Loop, ...]) -> QPainterPath:
    path = QPainterPath()
    for loop in loops:
        path.addPolygon(QPolygonF([QPointF(layout.x(x), layout.y(y)) for x, y in loop]))
        path.closeSubpath()
    return path


def _draw_bands(painter: QPainter, layout: SurfaceLayout, style: Style) -> None:
    """Fill what fits at least so well, from far out inwards: each makes it stronger."""
    colour = QColor(style.colour("accent"))
    colour.setAlpha(_STRENGTH)
    fill_only(painter, QBrush(colour))
    for loops in layout.chart.bands:
        painter.drawPath(_path(layout, loops))


def _draw_edge(painter: QPainter, layout: SurfaceLayout, style: Style) -> None:
    """Draw the edge of the region that holds the pairs of the level."""
    painter.setPen(style.pen(style.colour("text"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_path(layout, layout.chart.bands[layout.chart.region]))
