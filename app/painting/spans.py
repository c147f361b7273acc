"""Intervals and reaches in rows on one axis: where everything stands, and drawing it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter

from app.painting.card_frame import Plot, draw_frame, draw_upright_axis, plot_of
from app.painting.marks import draw_bar, draw_line, draw_whisker
from app.painting.style import Style
from app.painting.text import TextBlock, text_width
from core.present.chart import Span, SpanChart, SpanMark

_ROW = 22.0  # at least
_MOST_ROW = 44.0
_LABEL_PART = 0.4  # of the width
_THICK = 14.0
_DOT = 5.0
_GAP = 14.0


@dataclass(frozen=True)
class SpansLayout:
    """Everything a chart of spans needs to be drawn at (0, 0)."""

    chart: SpanChart
    plot: Plot
    labels: tuple[TextBlock, ...]
    width: float

    @property
    def height(self) -> float:
        """The height of all of it."""
        return self.plot.height


def lay_out_spans(
    chart: SpanChart, width: float, style: Style, height: float | None = None
) -> SpansLayout:
    """Lay out spans in a width and, where given, a height."""
    widest = (width - 2 * style.margin) * _LABEL_PART
    labels = tuple(
        TextBlock(span.label, style.font("strong" if span.strong else "base"), 16.0, widest)
        for span in chart.spans
    )
    column = max((block.width for block in labels), default=0.0)
    for block in labels:
        block.align_right(column)
    rows = sum(max(_ROW, block.height + 6) for block in labels)
    texts = (chart.title, chart.subtitle, chart.badge, chart.caption)
    most = None if height is None else min(height, rows * _MOST_ROW / _ROW + 400)
    small = style.font("small", tabular=True)
    end = max([20.0, *(text_width(span.text, small) + _GAP for span in chart.spans)])
    plot = plot_of(
        texts, width, style, most, least=rows, start=column + _GAP, end=end, legend=chart.legend
    )
    return SpansLayout(chart, plot, labels, width)


def draw_spans(painter: QPainter, layout: SpansLayout, style: Style) -> None:
    """Draw spans with their top left corner at (0, 0)."""
    chart, plot = layout.chart, layout.plot
    draw_frame(painter, plot, layout.width, style)
    draw_upright_axis(painter, plot, chart.axis, style)
    if chart.reference is not None:
        painter.setPen(style.pen(style.colour("text_muted"), 1.5, (2.5, 2)))
        x = plot.x(chart.axis, chart.reference)
        draw_line(painter, x, plot.top, x, plot.bottom)
    pitch = (plot.bottom - plot.top) / max(len(chart.spans), 1)
    for i, (span, label) in enumerate(zip(chart.spans, layout.labels, strict=True)):
        middle = plot.top + (i + 0.5) * pitch
        ink, top = style.colour("text"), middle - label.height / 2
        label.draw(painter, style.margin, top, ink, outlines=style.outlines)
        _draw_span(painter, layout, span, middle, style)


def _draw_span(
    painter: QPainter, layout: SpansLayout, span: Span, middle: float, style: Style
) -> None:
    axis, plot = layout.chart.axis, layout.plot
    low, high = plot.x(axis, span.low), plot.x(axis, span.high)
    if span.mark is SpanMark.REACH:
        # What moves it by less than can be seen is still there.
        room = max(2.0, high - low)
        draw_bar(painter, QRectF((low + high - room) / 2, middle - _THICK / 2, room, _THICK), style)
    else:
        draw_whisker(painter, low, high, middle, style)
    if span.value is not None:
        hollow = span.mark is SpanMark.HOLLOW
        painter.setPen(style.pen(style.colour("text" if hollow else "surface"), 2.0))
        painter.setBrush(QBrush(style.colour("surface" if hollow else "text")))
        painter.drawEllipse(QPointF(plot.x(axis, span.value), middle), _DOT, _DOT)
    if span.text:
        block = TextBlock(span.text, style.font("small", tabular=True), 16.0)
        at = high + 10
        ground = QRectF(at - 2, middle - 8, block.width + 4, 16)
        painter.fillRect(ground, QBrush(style.colour("surface")))
        muted = style.colour("text_muted")
        block.draw(painter, at, middle - 8, muted, outlines=style.outlines)
