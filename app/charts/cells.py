"""A table of shares as small pictures: where everything stands, and drawing it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter

from app.charts.marks import Header, draw_bar, draw_line, draw_whisker, header_of
from app.charts.style import Style
from app.charts.text import TextBlock, in_lines
from app.theme import fill_only
from core.present.chart import CellsChart, ShareCell

_GAP = 8.0
_APART = 8.0  # margins stand this much further away
_PADDING = 14.0
_HEIGHT, _QUIET_HEIGHT, _LOW_HEIGHT = 86.0, 72.0, 62.0
_LABELS, _LABELS_OF_MANY = 0.2, 0.13  # of the width, at most
_MANY_COLUMNS = 5
_TRACK = 12.0
_MOST_LINES, _NO_END = 4, 10_000  # of a text, where a table has it whole
_ROOMY = 150.0  # a cell as wide as this has its interval beside the figure
_NARROW = 84.0  # and a narrower one has none
_MANY_ROWS = 4  # from here on cells are lower
GROWN = 1.3  # times as high, at most, where there is room


@dataclass(frozen=True)
class PlacedCell:
    cell: ShareCell
    rect: QRectF
    quiet: bool
    row: int
    column: int


@dataclass(frozen=True)
class CellsLayout:
    """Everything a table of shares needs to be drawn at (0, 0), in logical pixels."""

    chart: CellsChart
    header: Header | None
    texts: tuple[tuple[TextBlock, float, float, str], ...]
    cells: tuple[PlacedCell, ...]
    caption: TextBlock | None
    caption_top: float
    height: float


def lay_out_cells(
    chart: CellsChart, width: float, style: Style, height: float | None = None
) -> CellsLayout:
    """Lay out a table in a width; cells of a few rows grow into a height that is given."""
    natural = _laid_out(chart, width, style, 1.0)
    if height is None or height <= natural.height:
        return natural
    return _laid_out(chart, width, style, min(height / natural.height, GROWN))


def _laid_out(chart: CellsChart, width: float, style: Style, grown: float) -> CellsLayout:
    inner, margin = width - 2 * style.margin, float(style.margin)
    header = header_of(chart.title, chart.subtitle, chart.badge, inner, style)
    y = margin + (header.height if style.header else 0.0)
    texts: list[tuple[TextBlock, float, float, str]] = []
    strong, small = style.font("strong"), style.font("overline")
    k = len(chart.columns)
    widest = inner * (_LABELS if k < _MANY_COLUMNS else _LABELS_OF_MANY)
    most = _MOST_LINES if style.compact else _NO_END
    labels = [in_lines(text, strong, 18.0, widest, most) for text in chart.rows]
    row_title = in_lines(chart.row_title, small, 16.0, widest, most)
    left = margin + max([row_title.width, *(label.width for label in labels)]) + 2 * _GAP
    apart = _APART if chart.column_margin else 0.0
    wide = max((width - margin - left - apart - _GAP * (k - 1)) / k, 24.0)
    lefts = [left + i * (wide + _GAP) for i in range(k)]
    if chart.column_margin:
        lefts[-1] += apart
    room = width - margin - left - _PADDING
    column_title = in_lines(chart.column_title, small, 16.0, room, most)
    texts.append((column_title, left + _PADDING, y, "text_muted"))
    y += column_title.height + 2
    heads = [in_lines(text, strong, 18.0, wide - 4, most) for text in chart.columns]
    head_height = max([row_title.height, *(head.height for head in heads)])
    texts.append((row_title, margin, y + head_height - row_title.height, "text_muted"))
    for head, x in zip(heads, lefts, strict=True):
        texts.append(
            (
                head,
                x + min(_PADDING, (wide - head.width) / 2),
                y + head_height - head.height,
                "text",
            )
        )
    y += head_height + 4
    placed: list[PlacedCell] = []
    last = len(chart.rows) - 1
    inside = len(chart.rows) - chart.row_margin
    for row, (line, label) in enumerate(zip(chart.cells, labels, strict=True)):
        quiet = chart.row_margin and row == last
        y += _APART if quiet else 0.0
        high = _QUIET_HEIGHT if quiet else _HEIGHT
        high = (high if inside < _MANY_ROWS else _LOW_HEIGHT) * grown
        high = max(high, label.height + 8)
        texts.append((label, margin, y + (high - label.height) / 2, "text"))
        for column, (cell, x) in enumerate(zip(line, lefts, strict=True)):
            side = chart.column_margin and column == k - 1
            if cell is not None:
                rect = QRectF(x, y, wide, high)
                placed.append(PlacedCell(cell, rect, quiet or side, row, column))
            elif chart.corner and style.values | style.compact:
                told = TextBlock(chart.corner, small, 16.0, max(wide - _PADDING, 24.0))
                if told.height <= high:
                    texts.append((told, x + _PADDING, y + (high - told.height) / 2, "text_muted"))
        y += high + _GAP
    y -= _GAP
    caption = None
    caption_top = y + 12
    if style.caption and chart.caption:
        caption = TextBlock(chart.caption, style.font("base"), style.line("base"), inner)
        y = caption_top + caption.height
    shown = header if style.header else None
    return CellsLayout(chart, shown, tuple(texts), tuple(placed), caption, caption_top, y + margin)


def draw_cells(painter: QPainter, layout: CellsLayout, style: Style) -> None:
    """Draw a table of shares with its top left corner at (0, 0)."""
    if layout.header is not None:
        layout.header.draw(painter, style.margin, style.margin, style)
    for block, x, y, colour in layout.texts:
        block.draw(painter, x, y, style.colour(colour), outlines=style.outlines)
    for placed in layout.cells:
        _draw_cell(painter, placed, style)
    if layout.caption is not None:
        muted = style.colour("text_muted")
        layout.caption.draw(
            painter, style.margin, layout.caption_top, muted, outlines=style.outlines
        )


def _draw_cell(painter: QPainter, placed: PlacedCell, style: Style) -> None:
    cell, rect, quiet = placed.cell, placed.rect, placed.quiet
    painter.setPen(style.pen(style.colour("line"), 1.0))
    painter.setBrush(QBrush(style.colour("raised" if quiet else "surface")))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    padding = min(_PADDING, rect.width() / 8)
    inner = rect.adjusted(padding, 0, -padding, 0)
    roomy = rect.width() >= _ROOMY
    name = ("section" if quiet else "name") if rect.width() >= _NARROW else "base"
    figure = TextBlock(cell.share_text, style.font(name, tabular=True), 24.0)
    span = TextBlock(cell.interval_text, style.font("small", tabular=True), 16.0)
    beneath = bool(cell.interval_text) and not roomy and span.width <= inner.width() + 4
    # Figure, interval and track stand in the middle together.
    needed = 24.0 + (16.0 if beneath else 0.0) + 6 + _TRACK
    with_ticks = rect.height() >= needed + 24
    top = rect.top() + (rect.height() - needed - (10 if with_ticks else 0)) / 2
    figure.draw(painter, inner.left(), top, style.colour("text"), outlines=style.outlines)
    muted = style.colour("text_muted")
    if roomy:
        span.draw(painter, inner.right() - span.width, top + 5, muted, outlines=style.outlines)
        y = top + 30
    elif beneath:
        span.draw(painter, inner.left(), top + 22, muted, outlines=style.outlines)
        y = top + 44
    else:
        y = top + 30
    _draw_track(painter, cell, QRectF(inner.left(), y, inner.width(), _TRACK), quiet, style)
    if with_ticks:
        painter.setPen(style.pen(style.colour("line_strong"), 1.0))
        for part in (0.0, 0.5, 1.0):
            x = inner.left() + 0.5 + (inner.width() - 1) * part
            draw_line(painter, x, y + _TRACK + 6, x, y + _TRACK + 10)


def _draw_track(
    painter: QPainter, cell: ShareCell, track: QRectF, quiet: bool, style: Style
) -> None:
    """Draw a share from 0 to 100%; what lies outside is drawn at the edge, where figures tell."""
    fill_only(painter, QBrush(style.colour("surface" if quiet else "raised")))
    painter.drawRect(track)
    if cell.share is None:
        return
    bar = QRectF(track)
    bar.setWidth(track.width() * _held(cell.share))
    if bar.width() > 0:
        draw_bar(painter, bar, style, style.colour("sector_a_quiet" if quiet else "bar"))
    if cell.low is not None and cell.high is not None:
        ends = [track.left() + track.width() * _held(end) for end in (cell.low, cell.high)]
        draw_whisker(painter, ends[0], ends[1], track.center().y(), style, end=_TRACK)


def _held(share: float) -> float:
    return min(max(share, 0.0), 1.0)
