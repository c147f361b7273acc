"""Upright bars with a mark at what was expected: where everything stands, and drawing it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.charts.bar_layout import tick_font
from app.charts.card_frame import Plot, draw_frame, draw_level_axis, plot_of
from app.charts.marks import draw_bar, draw_line
from app.charts.style import Style
from app.charts.text import TextBlock, text_width
from core.present.chart import ColumnChart

_LEAST = 72.0
_THICK = 0.64  # of the place of a column
_EXPECTED = 0.86


@dataclass(frozen=True)
class ColumnsLayout:
    """Everything a chart of columns needs to be drawn at (0, 0)."""

    chart: ColumnChart
    plot: Plot
    width: float

    @property
    def height(self) -> float:
        return self.plot.height


def lay_out_columns(
    chart: ColumnChart, width: float, style: Style, height: float | None = None
) -> ColumnsLayout:
    """Lay out columns in a width and, where given, a height."""
    font = tick_font(style)
    start = max(text_width(tick.label, font) for tick in chart.axis.ticks) + 8
    texts = (chart.title, chart.subtitle, chart.badge, chart.caption)
    plot = plot_of(
        texts,
        width,
        style,
        height,
        least=_LEAST,
        start=start,
        end=0.0,
        legend=chart.legend,
        note=chart.note,
    )
    return ColumnsLayout(chart, plot, width)


def draw_columns(painter: QPainter, layout: ColumnsLayout, style: Style) -> None:
    """Draw columns with their top left corner at (0, 0)."""
    chart, plot = layout.chart, layout.plot
    draw_frame(painter, plot, layout.width, style)
    draw_level_axis(painter, plot, chart.axis, style)
    pitch = (plot.right - plot.left) / max(len(chart.columns), 1)
    font, muted = tick_font(style), style.colour("text_muted")
    widest = max((text_width(column.label, font) for column in chart.columns), default=0.0)
    stride = max(1, -(-(widest + 6) // pitch)) if pitch else 1
    for i, column in enumerate(chart.columns):
        middle, top = plot.left + (i + 0.5) * pitch, plot.y(chart.axis, column.count)
        thick = _THICK * pitch
        draw_bar(painter, QRectF(middle - thick / 2, top, thick, plot.bottom - top), style)
        y, half = plot.y(chart.axis, column.expected), _EXPECTED * pitch / 2
        for colour, width in (("surface", 4.0), ("text", 2.0)):
            painter.setPen(style.pen(style.colour(colour), width))
            draw_line(painter, middle - half, y, middle + half, y)
        if i % int(stride) == 0:
            block = TextBlock(column.label, font, 16.0)
            x = middle - block.width / 2
            block.draw(painter, x, plot.bottom + 6, muted, outlines=style.outlines)
