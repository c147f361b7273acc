"""On paper no line, row or picture is cut, and no heading is the last of a sheet."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextTable

from app.charts.style import export_style
from app.manual.pages import Manual
from app.manual.sheets import tops_of_sheets
from app.manual.typeset import typeset

ACROSS, DOWN = 642, 971


def laid(text: str) -> tuple[QTextDocument, list[float]]:
    document = QTextDocument()
    document.setDocumentMargin(0)
    typeset(document, text, export_style(), width=ACROSS)
    document.setTextWidth(ACROSS)
    return document, tops_of_sheets(document, DOWN)


def blocks(document: QTextDocument) -> list[QTextBlock]:
    found, block = [], document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def lines(document: QTextDocument, block: QTextBlock) -> list[tuple[float, float]]:
    top = document.documentLayout().blockBoundingRect(block).top()
    layout = block.layout()
    found = [layout.lineAt(place) for place in range(layout.lineCount())]
    return [(top + one.y(), top + one.y() + one.height()) for one in found]


def sheet(tops: list[float], at: float) -> int:
    return sum(top <= at + 0.01 for top in tops[:-1])


def row_of(block: QTextBlock) -> tuple[int, int] | None:
    table: QTextTable | None = QTextCursor(block).currentTable()
    return None if table is None else (table.objectIndex(), table.cellAt(block.position()).row())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["refusals", "answering", "designs"])
def test_that_nothing_is_cut_and_no_heading_is_last(name: str) -> None:
    document, tops = laid(Manual().text(name))
    assert tops[0] == 0
    assert len(tops) > 3
    rows: dict[tuple[int, int], set[int]] = {}
    for block in blocks(document):
        for top, foot in lines(document, block):
            assert sheet(tops, top) == sheet(tops, foot - 1), block.text()
            assert foot - tops[sheet(tops, top) - 1] <= DOWN
            row = row_of(block)
            if row is not None:
                rows.setdefault(row, set()).add(sheet(tops, top))
    assert all(len(sheets) == 1 for sheets in rows.values())
    for block, after in pairwise(blocks(document)):
        if block.blockFormat().headingLevel():
            at, next_at = (lines(document, one)[0][0] for one in (block, after))
            assert sheet(tops, at) == sheet(tops, next_at), block.text()


@pytest.mark.usefixtures("qapp")
def test_that_a_paragraph_longer_than_a_sheet_goes_on_and_leaves_no_line_alone() -> None:
    document, tops = laid("# Title\n\n" + "word " * 3000)
    assert len(tops) > 3
    (_, text) = blocks(document)
    sheets = [sheet(tops, top) for top, _ in lines(document, text)]
    assert min(sheets.count(each) for each in set(sheets)) >= 2


@pytest.mark.usefixtures("qapp")
def test_that_a_row_longer_than_a_sheet_ends_where_it_must() -> None:
    _document, tops = laid("| a | b |\n|---|---|\n| " + "word " * 3000 + " | x |\n")
    assert tops[-1] > DOWN
    assert all(later > earlier for earlier, later in pairwise(tops))
