"""A4 pages of texts, tables and cards, from top to bottom, with letters that can be copied.

What is drawn is a function of a `Paper`; `app.charts.printing` runs it.
Lengths are logical pixels: a page is 794 by 1123.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from app.charts.style import PaperInk, Style
from app.charts.text import BY_SCRIPT, RIGHT_TO_LEFT, TextBlock
from app.widgets.picture import paint_mark

WIDTH, HEIGHT, MARGIN = 794.0, 1123.0, 56.0
_FOOT = 44.0  # from the line above the foot to the end of the page
_RADIUS = 10.0
_MARK = 28.0
_PADDING = 16.0

PaperPart: TypeAlias = "Callable[[Paper], None]"


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands around the content of every page.

    `of_pages` is such as "{page} of {pages}". Without a `kind` nothing stands around it. `head`
    stands in the place of the program's name.
    """

    title: str
    kind: str = ""
    foot: str = ""
    of_pages: str = ""
    mirrored: bool = False
    head: str = ""


class Paper:
    """The pages being drawn: where the next part goes, and how wide it may be."""

    def __init__(
        self,
        sheet: Sheet,
        style: Style,
        painter: QPainter,
        turn: Callable[[], object],
        pages: int,
    ) -> None:
        self.style = style
        self._sheet = sheet
        self._painter = painter
        self._turn = turn
        self._pages = pages
        self._measuring = False
        self._left, self._width = MARGIN, WIDTH - 2 * MARGIN
        self.page, self._y = 0, 0.0
        self._next_page()

    @property
    def width(self) -> float:
        """How wide a part may be."""
        return self._width

    # Parts

    def text(
        self,
        text: str,
        font: str = "base",
        colour: str = "text",
        *,
        centred: bool = False,
        last: bool = False,
        direction: Qt.LayoutDirection | None = None,
    ) -> None:
        """Draw a text in lines of the width there is, in the middle, or where lines end."""
        block = self._block(text, font, self._width, direction)
        self.make_room(block.height)
        self._draw_block(block, self._left, self._width, colour, centred=centred, last=last)
        self._y += block.height

    def ends(self, first: str, font: str, last: str, quiet: str) -> None:
        """Draw a text where a line begins, and a muted one where it ends."""
        begin, end = self._block(first, font), self._block(last, quiet)
        height = max(begin.height, end.height)
        self.make_room(height)
        top = self._y
        self._draw_block(begin, self._left, begin.width, "text")
        self._y = top + (height - end.height) / 2
        self._draw_block(end, self._left + self._width - end.width, end.width, "text_muted")
        self._y = top + height

    def _block(
        self,
        text: str,
        font: str,
        width: float | None = None,
        direction: Qt.LayoutDirection | None = None,
    ) -> TextBlock:
        room = {} if width is None else {"width": width}
        if direction is None:
            direction = RIGHT_TO_LEFT if self._sheet.mirrored else BY_SCRIPT
        font_, line = self.style.font(font), self.style.line(font)
        return TextBlock(text, font_, line, direction=direction, **room)

    def beside(
        self,
        size: float,
        paint: Callable[[QPainter, QRectF], None],
        part: PaperPart,
        gap: float = 8,
    ) -> None:
        """Draw a small picture where reading begins, and a part beside it."""
        place = self._left + size + gap, self._width - size - gap

        def placed(paper: Paper) -> None:
            with paper._within(*place):
                part(paper)

        height = max(size, self.height_of(placed))
        self.make_room(height)
        top = self._y
        if not self._measuring:
            self._painter.save()
            paint(self._painter, self._mirrored(QRectF(self._left, top, size, size)))
            self._painter.restore()
        placed(self)
        self._y = top + height

    def space(self, height: float) -> None:
        """Leave room."""
        self._y += height

    def heading(self, text: str, above: float = 16) -> None:
        """Draw a heading with room above and below, never last on a page."""
        self.make_room(28 + 64)
        self.space(above)
        self.text(text, "heading")
        self.space(4)

    def bullets(self, lines: Sequence[str]) -> None:
        for line in lines:
            dot = self._block("•", "base")
            self.make_room(dot.height)
            self._draw_block(dot, self._left, 16, "accent")
            with self._within(self._left + 16, self._width - 16):
                self.text(line)
            self.space(2)

    def side_by_side(self, parts: Sequence[PaperPart], gap: float = 24) -> None:
        """Draw parts in columns of one width, from one top."""
        self.make_room(self.height_of(lambda paper: paper._columns(parts, gap)))
        self._columns(parts, gap)

    def card(
        self,
        part: PaperPart,
        fill: str = "surface",
        height: float = 0,
        *,
        padding: float = _PADDING,
        edge: str = "line",
    ) -> None:
        """Draw a part within an edge, at least `height` high."""

        def inside(paper: Paper) -> None:
            with paper._within(paper._left + padding, paper._width - 2 * padding):
                part(paper)

        inner = max(self.height_of(inside), height - 2 * padding)
        self.make_room(inner + 2 * padding)
        if not self._measuring:
            path = QPainterPath()
            place = QRectF(self._left, self._y, self._width, inner + 2 * padding)
            radius = min(_RADIUS, padding)
            path.addRoundedRect(self._mirrored(place), radius, radius)
            self._painter.fillPath(path, self.style.colour(fill))
            self._painter.strokePath(path, self.style.pen(self.style.colour(edge), 1))
        top = self._y
        self._y += padding
        inside(self)
        self._y = top + inner + 2 * padding

    def cards(
        self,
        parts: Sequence[PaperPart],
        fill: str = "background",
        gap: float = 24,
        padding: float = _PADDING,
    ) -> None:
        """Draw parts side by side, each within an edge, all of one height."""

        def carded(part: PaperPart, height: float = 0) -> PaperPart:
            return lambda paper: paper.card(part, fill, height, padding=padding)

        width = (self._width - gap * (len(parts) - 1)) / len(parts)
        with self._within(self._left, width):
            tallest = max(self.height_of(carded(part)) for part in parts)
        self.side_by_side([carded(part, tallest) for part in parts], gap)

    def picture(self, height: float, paint: Callable[[QPainter, QRectF], None]) -> None:
        """Let something be painted into a rectangle of the width there is."""
        self.make_room(height)
        if not self._measuring:
            self._painter.save()
            paint(self._painter, self._mirrored(QRectF(self._left, self._y, self._width, height)))
            self._painter.restore()
        self._y += height

    def height_of(self, part: PaperPart) -> float:
        """Return how high a part is in the width there is, without drawing it."""
        before, measuring = self._y, self._measuring
        self._y, self._measuring = 0.0, True
        part(self)
        height = self._y
        self._y, self._measuring = before, measuring
        return height

    # Within

    def _columns(self, parts: Sequence[PaperPart], gap: float) -> None:
        width = (self._width - gap * (len(parts) - 1)) / len(parts)
        top, bottom, left = self._y, self._y, self._left
        for at, part in enumerate(parts):
            self._y = top
            with self._within(left + at * (width + gap), width):
                part(self)
            bottom = max(bottom, self._y)
        self._y = bottom

    def row(
        self,
        parts: Sequence[PaperPart],
        widths: Sequence[float],
        fill: str = "",
        again: PaperPart | None = None,
    ) -> None:
        """Draw parts side by side with a line beneath; where a page is turned, `again` before."""

        def whole(paper: Paper) -> None:
            top, bottom, left = paper._y + 6, paper._y, paper._left
            for part, width in zip(parts, widths, strict=True):
                paper._y = top
                with paper._within(left + 8, width - 16):
                    part(paper)
                bottom, left = max(bottom, paper._y), left + width
            paper._y = bottom + 6

        height = self.height_of(whole)
        if self.make_room(height) and again is not None:
            again(self)
        if not self._measuring:
            place = self._mirrored(QRectF(self._left, self._y, self._width, height))
            if fill:
                self._painter.fillRect(place, self.style.colour(fill))
            self._painter.setPen(self.style.pen(self.style.colour("line"), 1))
            self._painter.drawLine(place.bottomLeft(), place.bottomRight())
        whole(self)

    def rule(self) -> None:
        """Draw a thin line from margin to margin."""
        if not self._measuring:
            self._rule()

    def _draw_block(
        self,
        block: TextBlock,
        left: float,
        width: float,
        colour: str,
        *,
        centred: bool = False,
        last: bool = False,
    ) -> None:
        if self._measuring:
            return
        if centred:
            block.centre(width)
        elif self._sheet.mirrored is not last:
            block.align_right(width)
        x = self._mirrored(QRectF(left, 0, width, 1)).left()
        block.draw(self._painter, x, self._y, self.style.colour(colour), outlines=False)

    def _mirrored(self, place: QRectF) -> QRectF:
        if not self._sheet.mirrored:
            return place
        return QRectF(WIDTH - place.right(), place.top(), place.width(), place.height())

    @contextmanager
    def _within(self, left: float, width: float) -> Iterator[None]:
        before = self._left, self._width
        self._left, self._width = left, width
        try:
            yield
        finally:
            self._left, self._width = before

    def make_room(self, height: float) -> bool:
        """Turn the page where no part so high fits any more, and tell whether it was turned."""
        bottom = HEIGHT - _FOOT - 8
        turned = not self._measuring and self._y + height > bottom and self._y > MARGIN + 40
        if turned:
            self._turn()
            self._next_page()
        return turned

    def _next_page(self) -> None:
        """Draw what stands around the content, and begin below its head."""
        self.page += 1
        within = self._left, self._width
        self._left, self._width = MARGIN, WIDTH - 2 * MARGIN
        self._y = MARGIN
        if self._sheet.kind:
            self._draw_around()
        self._left, self._width = within

    def _draw_around(self) -> None:
        self._y = MARGIN - 10
        head = self._sheet.head
        name = TextBlock(head or "Candor", self.style.font("small" if head else "name"), _MARK)
        place = self._mirrored(QRectF(self._left, self._y, _MARK, _MARK))
        paint_mark(self._painter, place, PaperInk(self.style))
        self._draw_block(name, self._left + _MARK + 10, name.width, "text")
        self._y += 4
        self._at_end(self._sheet.kind)
        self._y = MARGIN + 28
        self._rule()
        body = self._y + 14
        self._y = HEIGHT - _FOOT
        self._rule()
        self._y += 6
        foot = self._block(self._sheet.foot, "small")
        self._draw_block(foot, self._left, self._width, "text_muted")
        pages = max(self._pages, self.page)
        self._at_end(self._sheet.of_pages.format(page=self.page, pages=pages))
        self._y = body

    def _at_end(self, text: str) -> None:
        block = self._block(text, "small")
        self._draw_block(block, self._left + self._width - block.width, block.width, "text_muted")

    def _rule(self) -> None:
        self._painter.setPen(self.style.pen(self.style.colour("line"), 1))
        self._painter.drawLine(QPointF(MARGIN, self._y), QPointF(WIDTH - MARGIN, self._y))


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table: a strong line and a quieter one below it."""

    text: str
    below: str = ""


def draw_table(
    paper: Paper, heads: Sequence[str], rows: Sequence[Sequence[Cell]], parts: Sequence[float]
) -> None:
    """Draw a table whose columns take these parts of the width; a row is never cut."""
    total = sum(parts)
    widths = [paper.width * part / total for part in parts]
    paper.row([_cell(Cell(head), "text_muted") for head in heads], widths, "background")
    for row in rows:
        paper.row([_cell(cell, "text") for cell in row], widths)


def _cell(cell: Cell, colour: str) -> PaperPart:
    def drawn(paper: Paper) -> None:
        paper.text(cell.text, "strong", colour)
        if cell.below:
            paper.text(cell.below, "small", "text_muted")

    return drawn
