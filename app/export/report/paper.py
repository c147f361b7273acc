"""A report on paper: pages with numbers, charts as vectors, letters that can be copied."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.charts.paper import Paper, PaperPart, Sheet
from app.charts.printing import print_pages
from app.charts.text import LEFT_TO_RIGHT, RIGHT_TO_LEFT, reads_right_to_left, text_width
from app.export.drawing import Plan, plan_of
from app.export.report import words
from app.export.report.pieces import look_of, pieces
from app.export.report.values import (
    Block,
    Box,
    Numbers,
    Paragraph,
    Picture,
    Report,
    Section,
    Sources,
    Weight,
)

Plans: TypeAlias = Mapping[int, Sequence[Plan]]

_FONTS = {
    Weight.PLAIN: ("base", "text"),
    Weight.STRONG: ("section", "text"),
    Weight.QUIET: ("small", "text_muted"),
    Weight.LARGE: ("tile", "text"),
}
_PADDING = 16.0  # within a cell, both sides together
_TOGETHER = 2  # rows of a table at the head and at the foot of a page
_LEAST_TEXT = 90.0  # of a column of words


def report_pdf(report: Report, *, black_and_white: bool = False) -> bytes:
    """Return a report as a PDF of A4 pages."""
    look = look_of(black_and_white=black_and_white)
    sheet = Sheet(
        title=report.title,
        kind=report.kind,
        foot=report.foot,
        of_pages=words.page_of(),
        head=report.head,
    )
    plans = {
        each.number: [plan_of(piece, look, copyable=True) for piece in pieces(each.chart, look)]
        for each in report.pictures
    }
    return print_pages(sheet, partial(_draw, report, plans))


def _draw(report: Report, plans: Plans, paper: Paper) -> None:
    paper.space(8)
    _foreign(paper, report.title, "respondent.title_narrow")
    if report.subtitle:
        paper.text(report.subtitle, "lead", "text_muted", direction=LEFT_TO_RIGHT)
    paper.space(10)
    paper.rule()
    paper.space(10)
    paper.side_by_side([partial(_fact, figure, told) for figure, told in report.facts])
    paper.space(10)
    paper.rule()
    _contents(report, paper)
    above: list[Section] = []
    for section in report.sections:
        above.append(section)
        if not section.part:
            _section(above, plans, paper)
            above = []
    if above:
        _section(above, plans, paper)


def _contents(report: Report, paper: Paper) -> None:
    """List the sections, where there are several."""
    if len(report.sections) < 2:
        return
    paper.space(18)
    paper.text(words.contents(), "section", direction=LEFT_TO_RIGHT)
    paper.space(4)
    for section in report.sections:
        paper.space(6 if section.part else 2)
        _foreign(paper, section.title, "strong" if section.part else "base")


def _fact(figure: str, text: str, paper: Paper) -> None:
    paper.text(figure, "section", direction=LEFT_TO_RIGHT)
    paper.text(text, "small", "text_muted", direction=LEFT_TO_RIGHT)


def _section(headed: Sequence[Section], plans: Plans, paper: Paper) -> None:
    """Draw a section, headings above it first, with what comes first under it on one page."""
    parts = [part for block in headed[-1].blocks for part in _parts(block, plans)]

    def begun(paper: Paper) -> None:
        for section in headed:
            paper.space(22)
            _foreign(paper, section.title, "tile" if section.part else "heading")
            paper.space(4)
        for part in parts[:1]:
            part(paper)

    paper.side_by_side([begun])
    for part in parts[1:]:
        part(paper)


def _parts(block: Block, plans: Plans) -> Sequence[PaperPart]:
    """Return what draws a block, in parts between which a page may end."""
    match block:
        case Paragraph():
            return (partial(_paragraph, block),)
        case Picture():
            return tuple(_pictures(block, plans[block.number]))
        case Numbers():
            return (partial(_numbers, block),)
        case Box():
            return (partial(_box, block),)
        case Sources():
            return tuple(partial(_source, line) for line in block.lines)


def _foreign(paper: Paper, text: str, font: str, colour: str = "text") -> None:
    """Draw a text of the survey in the direction of its own script."""
    right = reads_right_to_left(text)
    direction = RIGHT_TO_LEFT if right else LEFT_TO_RIGHT
    paper.text(text, font, colour, last=right, direction=direction)


def _paragraph(block: Paragraph, paper: Paper) -> None:
    font, colour = _FONTS[block.weight]
    paper.space(10 if block.weight is Weight.STRONG else 2)
    if block.weight is Weight.STRONG:
        paper.make_room(80)  # never last on a page
    paper.text(block.text, font, colour, direction=LEFT_TO_RIGHT)
    paper.space(4)


def _pictures(block: Picture, plans: Sequence[Plan]) -> Iterable[PaperPart]:
    """Return what draws a chart in pieces, the caption with the last."""
    *before, last = plans

    def ended(paper: Paper) -> None:
        _plan(last, paper)
        paper.space(4)
        caption = words.figure_caption(block.number, block.caption)
        paper.text(caption, "small", "text_muted", direction=LEFT_TO_RIGHT)
        paper.space(8)

    yield from (partial(_plan, plan) for plan in before)
    yield lambda paper: paper.side_by_side([ended])


def _plan(plan: Plan, paper: Paper) -> None:
    scale = paper.width / plan.size.width()

    def paint(painter: QPainter, place: QRectF) -> None:
        painter.translate(place.topLeft())
        painter.scale(scale, scale)
        plan.draw(painter)

    paper.space(8)
    paper.picture(plan.size.height() * scale, paint)


def _numbers(block: Numbers, paper: Paper) -> None:
    """Draw a table; where it goes on on another page its heads stand there again."""
    table = block.table
    widths = _widths(block, paper)
    heads = [
        partial(_cell, column.heading, "overline", "text_muted", column.numeric)
        for column in table.columns
    ]
    title = words.table_title(block.number, " · ".join(filter(None, (table.title, table.subtitle))))
    rows = [
        [
            partial(_cell, cell.text, _font(column.key == block.strong), "text", column.numeric)
            for cell, column in zip(row, table.columns, strict=True)
        ]
        for row in table.rows
    ]

    # Neither the first row nor the last stands alone on a page.
    first = _TOGETHER if len(rows) >= 2 * _TOGETHER else len(rows)

    def head(paper: Paper) -> None:
        paper.row(heads, widths, "background")

    def begun(paper: Paper) -> None:
        paper.space(8)
        paper.text(title, "overline", direction=LEFT_TO_RIGHT)
        paper.space(4)
        head(paper)
        for row in rows[:first]:
            paper.row(row, widths)

    def ended(paper: Paper) -> None:
        for row in rows[first:][-_TOGETHER:]:
            paper.row(row, widths)

    paper.side_by_side([begun])
    for row in rows[first:-_TOGETHER]:
        paper.row(row, widths, again=head)
    if paper.make_room(paper.height_of(ended)):
        head(paper)
    ended(paper)
    paper.space(4)
    for note in table.notes:
        paper.text(note, "small", "text_muted", direction=LEFT_TO_RIGHT)
        paper.space(2)
    paper.space(6)


def _font(strong: bool) -> str:
    return "strong" if strong else "base"


def _cell(text: str, font: str, colour: str, numeric: bool, paper: Paper) -> None:
    right = reads_right_to_left(text)
    direction = RIGHT_TO_LEFT if right and not numeric else LEFT_TO_RIGHT
    paper.text(text, font, colour, last=numeric, direction=direction)


def _widths(block: Numbers, paper: Paper) -> list[float]:
    """Return the widths of columns: numbers get what they need, words share the rest."""
    columns, width = block.table.columns, paper.width
    of_words = [place for place, column in enumerate(columns) if not column.numeric]
    least = _LEAST_TEXT * len(of_words)
    needed = _needed(block, paper, whole=True)
    if width - sum(n for place, n in enumerate(needed) if place not in of_words) < least:
        needed = _needed(block, paper, whole=False)
    left = width - sum(n for place, n in enumerate(needed) if place not in of_words)
    if not of_words or left < least:
        return [width * n / sum(needed) for n in needed]
    wanted = {place: max(min(needed[place], width / 2), _LEAST_TEXT) for place in of_words}
    total = sum(wanted.values())
    return [wanted[p] * left / total if p in wanted else n for p, n in enumerate(needed)]


def _needed(block: Numbers, paper: Paper, *, whole: bool) -> list[float]:
    """Return the widths in which cells have one line, and heads too where they are to be whole."""
    table, style, found = block.table, paper.style, []
    for place, column in enumerate(table.columns):
        font = style.font(_font(column.key == block.strong))
        cells = [text_width(row[place].text, font) for row in table.rows]
        heads = [column.heading] if whole else column.heading.split()
        cells += [text_width(head, style.font("overline")) for head in heads]
        found.append(max(cells, default=0.0) + _PADDING)
    return found


def _box(block: Box, paper: Paper) -> None:
    def inside(paper: Paper) -> None:
        paper.text(block.title, "section", direction=LEFT_TO_RIGHT)
        for text in block.paragraphs:
            paper.space(4)
            if block.foreign:
                _foreign(paper, text, "base")
            else:
                paper.text(text, direction=LEFT_TO_RIGHT)

    paper.space(10)
    paper.card(inside, "background")
    paper.space(10)


def _source(line: str, paper: Paper) -> None:
    paper.text(line, "small", direction=LEFT_TO_RIGHT)
    paper.space(4)
