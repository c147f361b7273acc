"""Intervals and reaches in rows on one axis: where everything stands, and drawing it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QFont, QPainter

from app.charts.card_frame import Plot, draw_frame, draw_upright_axis, plot_of
from app.charts.marks import draw_bar, draw_line, draw_whisker
from app.charts.style import Style
from app.charts.text import TextBlock, text_width
from core.present.chart import Span, SpanChart, SpanMark

_ROW = 22.0  # at least
_MOST_ROW = 44.0
_LABEL_PART, _HEAD_PART = 0.4, 0.36  # of the width
_BESIDE_HEAD, _BETWEEN_GROUPS = 24.0, 0.8  # pixels; of a row
_THICK = 14.0
_DOT = 5.0
_GAP = 14.0


@dataclass(frozen=True)
class SpansLayout:
    """Everything a chart of spans needs to be drawn at (0, 0)."""

    chart: SpanChart
    plot: Plot
    labels: tuple[TextBlock, ...]
    heads: tuple[TextBlock | None, ...]
    labels_at: float
    width: float

    @property
    def middles(self) -> tuple[float, ...]:
        """The height at which each row lies; groups stand apart."""
        at, places = 0.5, []
        for place, head in enumerate(self.heads):
            at += _BETWEEN_GROUPS if head is not None and place else 0.0
            places.append(at)
            at += 1.0
        whole = places[-1] + 0.5 if places else 1.0
        pitch = (self.plot.bottom - self.plot.top) / whole
        return tuple(self.plot.top + pitch * place for place in places)

    @property
    def height(self) -> float:
        return self.plot.height


def lay_out_spans(
    chart: SpanChart, width: float, style: Style, height: float | None = None
) -> SpansLayout:
    """Lay out spans in a width and, where given, a height."""
    inner = width - 2 * style.margin
    heads = tuple(
        TextBlock(span.head, style.font("strong"), 18.0, inner * _HEAD_PART) if span.head else None
        for span in chart.spans
    )
    beside = max((block.width + _BESIDE_HEAD for block in heads if block is not None), default=0.0)
    widest = (inner - beside) * _LABEL_PART
    labels = tuple(
        TextBlock(span.label, style.font("strong" if span.strong else "base"), 16.0, widest)
        for span in chart.spans
    )
    column = max((block.width for block in labels), default=0.0)
    for block in labels:
        block.align_right(column)
    row = max([_ROW, *(block.height + 6 for block in labels)])
    if beside:
        # The words of a group lie beside its rows.
        tallest = max(block.height for block in heads if block is not None)
        groups = sum(block is not None for block in heads)
        row = max(row, (tallest + 10) * groups / len(heads))
        rows = row * (len(labels) + _BETWEEN_GROUPS * (groups - 1))
    else:
        rows = sum(max(_ROW, block.height + 6) for block in labels)
    texts = (chart.title, chart.subtitle, chart.badge, chart.caption)
    most = None if height is None else min(height, rows * _MOST_ROW / _ROW + 400)
    end = max(
        [20.0, *(text_width(span.text, _font(chart, span, style)) + _GAP for span in chart.spans)]
    )
    start = beside + column + _GAP
    plot = plot_of(texts, width, style, most, least=rows, start=start, end=end, legend=chart.legend)
    return SpansLayout(chart, plot, labels, heads, beside, width)


def _font(chart: SpanChart, span: Span, style: Style) -> QFont:
    if not chart.texts_at_end:
        return style.font("small", tabular=True)
    return style.font("strong" if span.strong else "base", tabular=True)


def draw_spans(painter: QPainter, layout: SpansLayout, style: Style) -> None:
    """Draw spans with their top left corner at (0, 0)."""
    chart, plot = layout.chart, layout.plot
    draw_frame(painter, plot, layout.width, style)
    draw_upright_axis(painter, plot, chart.axis, style)
    if chart.reference is not None:
        painter.setPen(style.pen(style.colour("text_muted"), 1.5, (2.5, 2)))
        x = plot.x(chart.axis, chart.reference)
        draw_line(painter, x, plot.top, x, plot.bottom)
    rows = zip(chart.spans, layout.labels, layout.heads, layout.middles, strict=True)
    for span, label, head, middle in rows:
        quiet = chart.texts_at_end and not span.strong
        ink, top = style.colour("text_muted" if quiet else "text"), middle - label.height / 2
        at = style.margin + layout.labels_at
        label.draw(painter, at, top, ink, outlines=style.outlines)
        if head is not None:
            ink = style.colour("text")
            head.draw(painter, style.margin, middle - 9, ink, outlines=style.outlines)
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
        before = layout.chart.texts_at_end and span.mark is SpanMark.HOLLOW
        name = "text_muted" if before else "text"
        draw_whisker(painter, low, high, middle, style, ink=name)
    if span.value is not None:
        hollow = span.mark is SpanMark.HOLLOW
        painter.setPen(style.pen(style.colour("text" if hollow else "surface"), 2.0))
        painter.setBrush(QBrush(style.colour("surface" if hollow else "text")))
        painter.drawEllipse(QPointF(plot.x(axis, span.value), middle), _DOT, _DOT)
    block = TextBlock(span.text, _font(layout.chart, span, style), 16.0)
    if span.text and layout.chart.texts_at_end:
        ink = style.colour("text" if span.strong else "text_muted")
        at = layout.width - style.margin - block.width
        block.draw(painter, at, middle - 8, ink, outlines=style.outlines)
    elif span.text:
        at = high + 10
        ground = QRectF(at - 2, middle - 8, block.width + 4, 16)
        painter.fillRect(ground, QBrush(style.colour("surface")))
        muted = style.colour("text_muted")
        block.draw(painter, at, middle - 8, muted, outlines=style.outlines)
