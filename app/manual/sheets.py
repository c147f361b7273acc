"""Where the sheets of a printed page end: between lines, rows and pictures, never within one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtGui import (
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextTable,
)

Span = tuple[float, float]  # from where to where on the page, in its own pixels


def tops_of_sheets(document: QTextDocument, room: float) -> list[float]:
    """Return from where on each sheet of a document goes, and last where it ends.

    No line, picture or row of a table is cut where it fits on a sheet, no heading is the last on
    one, and no line of a paragraph stands alone. The document is laid out without pages.
    """
    pieces = [piece for whole in _kept_together(document) for piece in _cut(whole, room)]
    tops = [0.0]
    for top, foot in pieces:
        if foot - tops[-1] > room and top > tops[-1]:
            tops.append(top)
    return [*tops, document.size().height()]


def name_headings(document: QTextDocument, names: Sequence[str]) -> None:
    """Give each heading the name by which links find it, in their order."""
    for block, name in zip(_headings(document), names, strict=True):
        mark = QTextCharFormat()
        mark.setAnchor(True)
        mark.setAnchorNames([name])
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(mark)


def sheets_of_headings(document: QTextDocument, tops: Sequence[float]) -> list[int]:
    """Return on which sheet, from 0, each heading stands."""
    layout = document.documentLayout()
    found = (layout.blockBoundingRect(block).top() for block in _headings(document))
    return [sum(top <= at for top in tops[:-1]) - 1 for at in found]


def _headings(document: QTextDocument) -> Iterator[QTextBlock]:
    return (block for block in _blocks(document) if block.blockFormat().headingLevel())


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _kept_together(document: QTextDocument) -> Iterator[list[Span]]:
    """Yield what is to stand on one sheet, each as its pieces, between which it may end at need."""
    waiting: list[Span] = []  # headings, which go with what follows
    tables: set[int] = set()
    for block in _blocks(document):
        table: QTextTable | None = QTextCursor(block).currentTable()
        if table is None:
            groups = list(_lines(document, block))
        elif table.objectIndex() not in tables:
            tables.add(table.objectIndex())
            groups = [[row] for row in _rows(document, table)]
            groups[:2] = [[span for group in groups[:2] for span in group]]  # the head is no last
        else:
            continue
        if block.blockFormat().headingLevel() and table is None:
            waiting += [span for group in groups for span in group]
            continue
        for group in groups:
            yield [*waiting, *group]
            waiting = []
    if waiting:
        yield waiting


def _lines(document: QTextDocument, block: QTextBlock) -> Iterator[list[Span]]:
    """Yield the lines of a paragraph, its first two together and its last two."""
    rect = document.documentLayout().blockBoundingRect(block)
    layout = block.layout()
    tops = [layout.lineAt(place).y() for place in range(layout.lineCount())]
    first = tops[0] if tops else 0.0
    feet = [*tops[1:], first + rect.height()]
    spans = [
        (rect.top() + t - first, rect.top() + f - first) for t, f in zip(tops, feet, strict=True)
    ]
    if len(spans) <= 3:
        yield spans
        return
    yield spans[:2]
    yield from ([span] for span in spans[2:-2])
    yield spans[-2:]


def _rows(document: QTextDocument, table: QTextTable) -> Iterator[Span]:
    layout = document.documentLayout()
    padding = table.format().cellPadding()
    tops = []
    for row in range(table.rows()):
        cells = (table.cellAt(row, column) for column in range(table.columns()))
        blocks = (cell.firstCursorPosition().block() for cell in cells)
        tops.append(min(layout.blockBoundingRect(block).top() for block in blocks) - padding - 1)
    frame: QTextFrame = table
    foot = layout.frameBoundingRect(frame).bottom()
    yield from zip(tops, [*tops[1:], foot], strict=True)


def _cut(whole: Iterable[Span], room: float) -> Iterator[Span]:
    """Yield what is kept together as one, or as its pieces where no sheet has room for it."""
    spans = list(whole)
    if spans and spans[-1][1] - spans[0][0] <= room:
        yield spans[0][0], spans[-1][1]
    else:
        yield from spans
