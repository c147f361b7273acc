"""A histogram of estimates on paper or screen: where everything stands, and drawing it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter

from app.charts.bar_layout import AXIS_HEIGHT, tick_font, ticks_that_fit
from app.charts.marks import Header, draw_line, draw_truth, header_of
from app.charts.style import Style
from app.charts.text import TextBlock, text_width
from app.theme import fill_only
from core.present.chart import HistogramChart

_TRUTH_HEIGHT = 24.0
_PLOT_PART = 0.32  # of the width
_LEAST_PLOT_HEIGHT = 90.0
_GAP = 1.0  # between bars


@dataclass(frozen=True)
class HistogramLayout:
    """Everything a histogram needs to be drawn at (0, 0), in logical pixels."""

    chart: HistogramChart
    header: Header | None
    caption: TextBlock | None
    left: float
    right: float
    top: float
    bottom: float
    height: float

    def x(self, value: float) -> float:
        """Return where a share lies."""
        return self.left + (self.right - self.left) * self.chart.axis.place(value)


def lay_out_histogram(
    chart: HistogramChart, width: float, style: Style, height: float | None = None
) -> HistogramLayout:
    """Lay out a histogram in a width and, where given, a height."""
    inner = width - 2 * style.margin
    header = header_of(chart.title, chart.subtitle, chart.badge, inner, style)
    top = style.margin + (header.height if style.header else 0.0) + _TRUTH_HEIGHT
    caption = None
    if style.caption and chart.caption:
        caption = TextBlock(chart.caption, style.font("base"), style.line("base"), inner)
    below = AXIS_HEIGHT + style.margin + (caption.height + 8 if caption is not None else 0.0)
    plot = max(_LEAST_PLOT_HEIGHT, _PLOT_PART * width)
    if height is not None:
        plot = max(_LEAST_PLOT_HEIGHT, height - top - below)
    half = max(text_width(tick.label, tick_font(style)) for tick in chart.axis.ticks) / 2
    left = style.margin + half
    return HistogramLayout(
        chart=chart,
        header=header if style.header else None,
        caption=caption,
        left=left,
        right=max(left + 1.0, width - style.margin - half),
        top=top,
        bottom=top + plot,
        height=top + plot + below,
    )


def draw_histogram(painter: QPainter, layout: HistogramLayout, style: Style) -> None:
    """Draw a histogram with its top left corner at (0, 0)."""
    chart, margin, outlines = layout.chart, style.margin, style.outlines
    muted = style.colour("text_muted")
    if layout.header is not None:
        layout.header.draw(painter, margin, margin, style)
    _draw_impossible(painter, layout, style)
    tallest = max(chart.heights, default=0)
    fill_bars(
        painter,
        QRectF(layout.left, layout.top, layout.right - layout.left, layout.bottom - layout.top),
        chart,
        chart.heights,
        tallest,
        style,
    )
    painter.setPen(style.pen(style.colour("line_strong"), 1.5))
    draw_line(painter, layout.left, layout.bottom, layout.right, layout.bottom)
    if chart.axis.low < 0 < chart.axis.high:
        painter.setPen(style.pen(style.colour("text_muted"), 1.2))
        draw_line(painter, layout.x(0), layout.top, layout.x(0), layout.bottom)
    font = tick_font(style)
    widest = max(text_width(tick.label, font) for tick in chart.axis.ticks)
    for tick in ticks_that_fit(chart.axis, layout.right - layout.left, widest):
        block = TextBlock(tick.label, font, 16.0)
        x = layout.x(tick.at) - block.width / 2
        block.draw(painter, x, layout.bottom + 6, muted, outlines=outlines)
    _draw_known(painter, layout, style)
    if layout.caption is not None:
        top = layout.bottom + AXIS_HEIGHT + 8
        layout.caption.draw(painter, margin, top, muted, outlines=outlines)


def fill_bars(
    painter: QPainter,
    rect: QRectF,
    chart: HistogramChart,
    heights: tuple[int, ...],
    tallest: int,
    style: Style,
) -> None:
    """Draw the bars alone into a rectangle that spans the axis."""
    fill_only(painter, QBrush(style.series_colour(0)))
    for i, height in enumerate(heights):
        if not height:
            continue
        left = rect.left() + rect.width() * chart.axis.place(chart.edges[i])
        right = rect.left() + rect.width() * chart.axis.place(chart.edges[i + 1])
        tall = rect.height() * height / max(tallest, 1)
        wide = max(1.0, right - left - _GAP)
        painter.drawRect(QRectF(left, rect.bottom() - tall, wide, tall))


def _draw_impossible(painter: QPainter, layout: HistogramLayout, style: Style) -> None:
    """Shade where no true share, or mean, can lie."""
    fill_only(painter, QBrush(style.colour("raised")))
    axis, height = layout.chart.axis, layout.bottom - layout.top
    least, most = layout.chart.possible
    if axis.low < least:
        painter.drawRect(QRectF(layout.left, layout.top, layout.x(least) - layout.left, height))
    if axis.high > most:
        painter.drawRect(QRectF(layout.x(most), layout.top, layout.right - layout.x(most), height))


def _draw_known(painter: QPainter, layout: HistogramLayout, style: Style) -> None:
    """Draw the truth as a dashed line under its diamond and its words."""
    x, middle = layout.x(layout.chart.truth), layout.top - _TRUTH_HEIGHT / 2
    painter.setPen(style.pen(style.colour("chart_truth"), 2.0, (2, 2)))
    draw_line(painter, x, layout.top - 4, x, layout.bottom)
    draw_truth(painter, x, middle, style)
    block = TextBlock(layout.chart.truth_text, style.font("strong", tabular=True), 16.0)
    right = x + 12 + block.width <= layout.right
    at = x + 12 if right else x - 12 - block.width
    block.draw(painter, at, middle - 8, style.colour("text"), outlines=style.outlines)
