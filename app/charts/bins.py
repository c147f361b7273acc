"""Drawing a histogram of numbers that has been laid out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter

from app.charts.bar_layout import AXIS_HEIGHT, RAW_THICKNESS, tick_font
from app.charts.bin_layout import MEAN_HEIGHT, PILL, BinsLayout
from app.charts.card_frame import draw_frame, draw_level_axis
from app.charts.marks import (
    draw_bar,
    draw_line,
    draw_raw,
    draw_truth,
    draw_upright_whisker,
    draw_whisker,
)
from app.charts.style import Style
from app.charts.text import TextBlock
from app.theme import fill_only
from core.present.chart import Bar

_GAP = 1.5  # between bars
_TRUTH_AT, _TRUTH_BESIDE = 0.25, 24.0  # of a bar; pixels from which it stands beside the whisker
_RAW_AT = 0.8  # of a bar
_WHISKER_END = 6.0
_DOT = 4.5


def draw_bins(painter: QPainter, layout: BinsLayout, style: Style) -> None:
    """Draw a histogram of numbers with its top left corner at (0, 0)."""
    chart, plot = layout.chart, layout.plot
    draw_frame(painter, plot, layout.width, style)
    _shade_impossible(painter, layout, style)
    draw_level_axis(painter, plot, chart.axis, style)
    zero = plot.y(chart.axis, 0.0)
    for row, bar in enumerate(chart.rows):
        _draw_bar(painter, layout, row, bar, zero, style)
    painter.setPen(style.pen(style.colour("line_strong"), 1.5))
    draw_line(painter, plot.left, zero, plot.right, zero)
    _draw_line_of_edge(painter, layout, style)
    for row, bar in enumerate(chart.rows):
        _draw_marks(painter, layout, row, bar, style)
    _draw_numbers(painter, layout, style)
    _draw_edge(painter, layout, style)
    _draw_mean(painter, layout, style)


def _shade_impossible(painter: QPainter, layout: BinsLayout, style: Style) -> None:
    """Shade where no true share can lie; an unbiased one may."""
    axis, plot = layout.chart.axis, layout.plot
    if axis.possible is None:
        return
    fill_only(painter, QBrush(style.colour("raised")))
    for low, high in ((axis.low, axis.possible[0]), (axis.possible[1], axis.high)):
        if low < high:
            top, bottom = plot.y(axis, high), plot.y(axis, low)
            painter.drawRect(QRectF(plot.left, top, plot.right - plot.left, bottom - top))


def _draw_bar(
    painter: QPainter, layout: BinsLayout, row: int, bar: Bar, zero: float, style: Style
) -> None:
    """Draw a bar, of two parts where the edge goes through it: light below, dark above."""
    if not bar.value:
        return
    column, y = layout.column(row), layout.plot.y(layout.chart.axis, bar.value)
    gap = min(_GAP, column.width() / 4)
    whole = QRectF(column.left() + gap / 2, min(zero, y), column.width() - gap, abs(zero - y))
    light = whole.width() * (1 - layout.chart.dark(row))
    if light > 0:
        _draw_light(painter, QRectF(whole.left(), whole.top(), light, whole.height()), style)
    if light < whole.width():
        draw_bar(painter, whole.adjusted(light, 0, 0, 0), style)


def _draw_light(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw what is below the edge: pale, or in black and white not hatched."""
    if not style.patterns:
        draw_bar(painter, rect, style, style.colour("sector_a_quiet"))
        return
    painter.setPen(style.pen(style.colour("text"), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))


def _draw_marks(painter: QPainter, layout: BinsLayout, row: int, bar: Bar, style: Style) -> None:
    """Draw whisker, truth and what was saved of a bar beside each other, where there is room."""
    axis, plot, column = layout.chart.axis, layout.plot, layout.column(row)
    middle = column.center().x()
    if bar.raw:
        x, y = column.left() + _RAW_AT * column.width(), plot.y(axis, bar.raw)
        zero = plot.y(axis, 0.0)
        draw_raw(painter, QRectF(x - RAW_THICKNESS / 2, y, RAW_THICKNESS, zero - y), style)
    if bar.low is not None and bar.high is not None:
        low, high = plot.y(axis, bar.low), plot.y(axis, bar.high)
        end = min(_WHISKER_END, column.width() / 2)
        draw_upright_whisker(painter, low, high, middle, style, end=end)
    if bar.truth is not None:
        beside = column.width() >= _TRUTH_BESIDE and bar.low is not None
        x = column.left() + _TRUTH_AT * column.width() if beside else middle
        draw_truth(painter, x, plot.y(axis, bar.truth), style)


def _draw_numbers(painter: QPainter, layout: BinsLayout, style: Style) -> None:
    """Draw the marks of the axis beneath; one at which the edge stands is strong."""
    chart, plot, muted = layout.chart, layout.plot, style.colour("text_muted")
    line = None if chart.edge is None else chart.edge.at / chart.edge.scale
    ticks = sorted(chart.x_axis.ticks, key=lambda tick: tick.at != line)
    drawn: list[tuple[float, float]] = []
    for tick in ticks:  # the strong one first: others give way to it
        strong = tick.at == line
        font = style.font("strong", tabular=True) if strong else tick_font(style)
        block = TextBlock(tick.label, font, 16.0)
        x = layout.x(tick.at)
        left, right = x - block.width / 2, x + block.width / 2
        if any(left - 8 < end and begin < right + 8 for begin, end in drawn):
            continue
        drawn.append((left, right))
        painter.setPen(style.pen(style.colour("line_strong"), 1.5))
        draw_line(painter, x, plot.bottom, x, plot.bottom + 4)
        ink = style.colour("text") if strong else muted
        block.draw(painter, left, plot.bottom + 6, ink, outlines=style.outlines)


def _draw_line_of_edge(painter: QPainter, layout: BinsLayout, style: Style) -> None:
    if layout.chart.edge is None or layout.pill is None:
        return
    x = layout.x(layout.chart.edge.line)
    painter.setPen(style.pen(style.colour("text"), 2.0))
    draw_line(painter, x, layout.pill.bottom(), x, layout.plot.bottom)


def _draw_edge(painter: QPainter, layout: BinsLayout, style: Style) -> None:
    """Draw the pill that names the edge, and the words of both sides."""
    edge, pill = layout.chart.edge, layout.pill
    if edge is None or pill is None:
        return
    fill_only(painter, QBrush(style.colour("text" if style.patterns else "accent")))
    painter.drawRoundedRect(pill, 6, 6)
    block = TextBlock(edge.label, style.font("strong", tabular=True), PILL)
    ink = style.colour("surface" if style.patterns else "accent_text")
    x = pill.center().x() - block.width / 2
    block.draw(painter, x, pill.top(), ink, outlines=style.outlines)
    for words, name in ((layout.below, "text_muted"), (layout.above, "text")):
        if words is not None:
            ink = style.colour(name)
            words.block.draw(painter, words.x, words.y, ink, outlines=style.outlines)


def _draw_mean(painter: QPainter, layout: BinsLayout, style: Style) -> None:
    """Draw the mean with its interval beneath the axis, and its words at its sides."""
    mean, plot = layout.chart.mean, layout.plot
    if mean is None:
        return
    y = plot.bottom + AXIS_HEIGHT + MEAN_HEIGHT / 2
    ends = [mean.value if end is None else end for end in (mean.low, mean.high)]
    low, high = (min(max(layout.x(end), plot.left), plot.right) for end in ends)
    if mean.low is not None and mean.high is not None:
        draw_whisker(painter, low, high, y, style)
    at = layout.x(mean.value)
    if plot.left <= at <= plot.right:
        painter.setPen(style.pen(style.colour("surface"), 1.5))
        painter.setBrush(QBrush(style.colour("text")))
        painter.drawEllipse(QPointF(at, y), _DOT, _DOT)
    if mean.truth is not None and plot.left <= layout.x(mean.truth) <= plot.right:
        truth = layout.x(mean.truth)
        draw_truth(painter, truth, y, style)
        low, high = min(low, truth - _DOT), max(high, truth + _DOT)
    name = TextBlock(mean.name, style.font("base"), 16.0)
    told = TextBlock(mean.text, style.font("strong", tabular=True), 16.0)
    left = low - 12 - name.width
    right = high + 12
    if left < style.margin or right + told.width > layout.width - style.margin:
        both = name.width + 8 + told.width
        before = low - 12 - both
        left = before if before >= style.margin else layout.width - style.margin - both
        right = left + name.width + 8
        patch = QRectF(left - 4, y - 8, both + 8, 16)
        if left < high:
            painter.fillRect(patch, QBrush(style.colour(style.ground)))
    name.draw(painter, left, y - 8, style.colour("text_muted"), outlines=style.outlines)
    told.draw(painter, right, y - 8, style.colour("text"), outlines=style.outlines)
