"""Drawing a bar chart that has been laid out."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter

from app.charts.bar_layout import (
    AXIS_HEIGHT,
    RAW_GAP,
    RAW_THICKNESS,
    ROOMY,
    WORDS_HEIGHT,
    BarRow,
    BarsLayout,
    tick_font,
)
from app.charts.marks import WHISKER_END, draw_bar, draw_line, draw_raw, draw_truth, draw_whisker
from app.charts.stack import DARK_FROM, tint_colour
from app.charts.style import Style
from app.charts.text import TextBlock
from app.theme import fill_only
from app.words.axes import nothing_here
from core.present.chart import Axis, Bar

_DOT, _SMALL_DOT = 6.0, 3.0


def draw_bars(
    painter: QPainter,
    layout: BarsLayout,
    style: Style,
    seen: tuple[float, float] | None = None,
) -> None:
    """Draw a bar chart with its top left corner at (0, 0); rows only where they are `seen`."""
    top, bottom = seen or (0.0, layout.height)
    rows = [row for row in layout.rows if row.top < bottom and row.top + row.height > top]
    muted, outlines, margin = style.colour("text_muted"), style.outlines, style.margin
    if layout.header is not None:
        layout.header.draw(painter, margin, margin, style)
    with _within_plot(painter, layout):
        for low, high in _impossible(layout.axis):
            _shade(painter, layout, low, high, style)
    _draw_grid(painter, layout, style)
    for low, high in _impossible(layout.axis):
        _say_impossible(painter, layout, low, high, style)
    for row in rows:
        _draw_row(painter, layout, row, style)
    with _within_plot(painter, layout):
        _draw_zero(painter, layout, style)
        _draw_reference(painter, layout, style)
        for row in rows:
            _draw_marks(painter, layout, row, style)
    if layout.heads is not None:
        y = layout.top - AXIS_HEIGHT + 4
        for block, right in zip(
            layout.heads, (layout.value_right, layout.interval_right), strict=True
        ):
            block.draw(painter, right - block.width, y, muted, outlines=outlines)
    if layout.lead:
        _draw_lead_heads(painter, layout, style)
    if layout.message is not None:
        x = (layout.left + layout.right - layout.message.width) / 2
        y = (layout.top + layout.bottom - layout.message.height) / 2
        _draw_message(painter, layout.message, x, y, style)
    layout.legend.draw(painter, margin, layout.legend_top, style)
    if layout.caption is not None:
        layout.caption.draw(painter, margin, layout.caption_top, muted, outlines=outlines)


@contextmanager
def _within_plot(painter: QPainter, layout: BarsLayout) -> Iterator[None]:
    """Cut off what lies beyond a part of an axis; nothing lies beyond a whole one."""
    if not layout.clipped:
        yield
        return
    painter.save()
    plot = QRectF(layout.left, layout.top, layout.right - layout.left, layout.bottom - layout.top)
    painter.setClipRect(plot, Qt.ClipOperation.IntersectClip)
    yield
    painter.restore()


def _impossible(axis: Axis) -> list[tuple[float, float]]:
    """Return the parts of the axis where no share can lie; an unbiased mark may stand there."""
    if axis.possible is None:
        return []
    first, last = axis.possible
    return [(low, high) for low, high in ((axis.low, first), (last, axis.high)) if low < high]


def _shade(painter: QPainter, layout: BarsLayout, low: float, high: float, style: Style) -> None:
    rect = QRectF(layout.x(low), layout.top, 0, layout.bottom - layout.top)
    rect.setRight(layout.x(high))
    _fill(painter, rect, style.colour("raised"))


def _say_impossible(
    painter: QPainter, layout: BarsLayout, low: float, high: float, style: Style
) -> None:
    """Say what the shade means, where few rows leave room for words."""
    block = TextBlock(nothing_here(layout.axis), style.font("small"), 16.0)
    if (
        layout.clipped
        or len(layout.rows) > ROOMY
        or block.width + 16 > layout.x(high) - layout.x(low)
    ):
        return
    x, y = (layout.x(low) + layout.x(high) - block.width) / 2, layout.top + 6
    _fill(painter, QRectF(x - 4, y, block.width + 8, block.height), style.colour("raised"))
    block.draw(painter, x, y, style.colour("text_muted"), outlines=style.outlines)


def _fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    fill_only(painter, QBrush(colour))
    painter.drawRect(rect)


def _draw_grid(painter: QPainter, layout: BarsLayout, style: Style) -> None:
    painter.setPen(style.pen(style.colour("chart_grid"), 1.0))
    for tick in layout.axis.ticks:
        x = layout.x(tick.at)
        draw_line(painter, x, layout.top, x, layout.bottom)
    for tick in layout.ticks:
        block = TextBlock(tick.label, tick_font(style), 16.0)
        x = layout.x(tick.at) - block.width / 2
        heights = [layout.bottom + 6]
        heights += [layout.top - AXIS_HEIGHT + 4] if layout.axis_above else []
        for y in heights:
            block.draw(painter, x, y, style.colour("text_muted"), outlines=style.outlines)


def _draw_reference(painter: QPainter, layout: BarsLayout, style: Style) -> None:
    """Draw a dashed line where all bars are compared with one value."""
    if layout.reference is None:
        return
    pen = style.pen(style.colour("text_muted"), 1.5)
    pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    x = layout.x(layout.reference)
    draw_line(painter, x, layout.top, x, layout.bottom)


def _draw_zero(painter: QPainter, layout: BarsLayout, style: Style) -> None:
    painter.setPen(style.pen(style.colour("line_strong"), 1.5))
    if layout.zero:
        x = layout.x(0.0)
        draw_line(painter, x, layout.top, x, layout.bottom)
    else:  # the axis begins anywhere: its side must not be taken for zero
        draw_line(painter, layout.left, layout.bottom, layout.right, layout.bottom)


def _middle(row: BarRow) -> float:
    """Return the height of the middle of a row's bar: above its raw bar and words if it has any."""
    middle = row.top + row.height / 2 - (WORDS_HEIGHT / 2 if row.words else 0.0)
    return middle - (RAW_THICKNESS + RAW_GAP) / 2 if row.bar.raw is not None else middle


def _draw_words(painter: QPainter, layout: BarsLayout, row: BarRow, style: Style) -> None:
    """Write value and interval under their marks; where they would meet, side by side."""
    bar, text = row.bar, style.colour("text")
    if not row.words or bar.value is None:
        return
    zero = layout.x(bar.value) if layout.dots else layout.x(0.0)
    places = [(zero + layout.x(bar.value)) / 2]
    if bar.low is not None and bar.high is not None:
        places.append((layout.x(bar.low) + layout.x(bar.high)) / 2)
    y, reached = row.top + row.height - WORDS_HEIGHT + 2, layout.left
    total = sum(block.width + 12 for block in row.words) - 12
    for block, place in zip(row.words, places, strict=False):
        x = min(max(place - block.width / 2, reached), layout.right - total)
        block.draw(painter, x, y, text, outlines=style.outlines)
        reached = x + block.width + 12
        total -= block.width + 12


def _draw_row(painter: QPainter, layout: BarsLayout, row: BarRow, style: Style) -> None:
    text, outlines = style.colour("text"), style.outlines
    middle = row.top + row.height / 2 - (WORDS_HEIGHT / 2 if row.words else 0.0)
    row.label.draw(painter, style.margin, middle - row.label.height / 2, text, outlines=outlines)
    if row.value is not None:
        x = layout.value_right - row.value.width
        row.value.draw(painter, x, middle - 8, text, outlines=outlines)
    if row.interval is not None:
        x, muted = layout.interval_right - row.interval.width, style.colour("text_muted")
        row.interval.draw(painter, x, middle - 8, muted, outlines=outlines)
    for block, (_head, right) in zip(row.lead, layout.lead[1:], strict=True):
        block.draw(painter, right - block.width, middle - 8, text, outlines=outlines)
    if layout.lead:
        _draw_row_line(painter, layout, row, style)
    if layout.dots:
        return
    with _within_plot(painter, layout):
        _draw_bar(painter, layout, row, style)


def _draw_row_line(painter: QPainter, layout: BarsLayout, row: BarRow, style: Style) -> None:
    """Draw the line under a row of a table, with a gap where the bars stand."""
    painter.setPen(style.pen(style.colour("line"), 1.0))
    y, end = row.top + row.height - 0.5, layout.interval_right
    draw_line(painter, style.margin, y, layout.left - 20, y)
    if row.value is not None:
        draw_line(painter, layout.right + 12, y, end, y)


def _draw_lead_heads(painter: QPainter, layout: BarsLayout, style: Style) -> None:
    """Draw what stands above the labels and the numbers before the bars."""
    y, muted = layout.top - AXIS_HEIGHT + 4, style.colour("text_muted")
    for place, (block, at) in enumerate(layout.lead):
        x = at - block.width if place else at
        block.draw(painter, x, y, muted, outlines=style.outlines)
    painter.setPen(style.pen(style.colour("line"), 1.0))
    draw_line(painter, style.margin, layout.top + 0.5, layout.interval_right, layout.top + 0.5)


def _draw_bar(painter: QPainter, layout: BarsLayout, row: BarRow, style: Style) -> None:
    zero, middle = layout.x(0.0), _middle(row)
    if row.bar.value:
        x = layout.x(row.bar.value)
        top = middle - layout.thickness / 2
        rect = QRectF(min(zero, x), top, abs(x - zero), layout.thickness)
        draw_bar(painter, rect, style, _fill_of(row.bar, style))
    if row.bar.raw:
        x = layout.x(row.bar.raw)
        top = middle + layout.thickness / 2 + RAW_GAP
        draw_raw(painter, QRectF(min(zero, x), top, abs(x - zero), RAW_THICKNESS), style)


def _fill_of(bar: Bar, style: Style) -> QColor:
    """Return the colour of a bar: of a step its tint, of all a quiet one."""
    if bar.tint is not None:
        return tint_colour(style, bar.tint)
    return style.colour("sector_a_quiet" if bar.quiet else "bar")


def _draw_marks(painter: QPainter, layout: BarsLayout, row: BarRow, style: Style) -> None:
    """Draw whisker and truth, above bars and zero line."""
    _draw_words(painter, layout, row, style)
    bar, middle = row.bar, _middle(row)
    if bar.low is not None and bar.high is not None:
        low, high, end = layout.x(bar.low), layout.x(bar.high), layout.thickness / 2
        wide = max(end, WHISKER_END)
        draw_whisker(painter, low, high, middle, style, end=wide, series=bar.series)
        if bar.tint is not None and bar.tint >= DARK_FROM and bar.value and not style.patterns:
            # On a dark bar it is light.
            zero, x = layout.x(0.0), layout.x(bar.value)
            painter.save()
            within = QRectF(min(zero, x), middle - end, abs(x - zero), 2 * end)
            painter.setClipRect(within, Qt.ClipOperation.IntersectClip)
            draw_whisker(painter, low, high, middle, style, end=wide, ink="accent_text")
            painter.restore()
    if layout.dots and bar.value is not None:
        known = bar.low is not None and bar.high is not None
        room = (layout.x(bar.high or 0.0) - layout.x(bar.low or 0.0)) / 2
        dot = _SMALL_DOT if known and room < _DOT + 4 else _DOT  # the ends stay in sight
        edge = style.pen(style.colour("surface"), 2.0)
        painter.setPen(edge if dot == _DOT else Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(style.colour("text")))
        if bar.hollow:
            painter.setPen(style.pen(style.colour("text"), 2.0))
            painter.setBrush(QBrush(style.colour("surface")))
        painter.drawEllipse(QPointF(layout.x(bar.value), middle), dot, dot)
    if bar.truth is not None:
        draw_truth(painter, layout.x(bar.truth), middle, style)


def _draw_message(painter: QPainter, message: TextBlock, x: float, y: float, style: Style) -> None:
    """Draw words in the place of bars, on a patch that keeps the grid away from them."""
    patch = QRectF(x - 12, y - 6, message.width + 24, message.height + 12)
    _fill(painter, patch, style.colour("surface"))
    message.draw(painter, x, y, style.colour("text_muted"), outlines=style.outlines)
