"""A sheet of an Excel workbook: values as they were saved, nothing computed, macros refused."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from core.facts.errors import Code, Refused, joined_places, refuse
from core.facts.names import Fact, FoundFact
from core.facts.of_tables import TableFact
from core.files.disk import reading
from core.interchange.reader.process import size_of
from core.interchange.tables.sheets import Sheet, candidates, chosen, looked_at, quoted
from core.interchange.tables.table import (
    ReadOptions,
    Rows,
    Table,
    Unpacked,
    checked,
    heads_of,
    place_of,
    text_of,
)
from core.interchange.workbook import Book, Row, Unsaved, letters, require_workbook

MAX_UNPACKED: Final = 2 * 1024**3  # a full sheet of thirty columns
MAX_HELD: Final = 32 * 1024**2  # of a part that is held in memory: shared texts, styles
_OLD: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"  # also of one with a password
_SHEETS: Final = "xl/worksheets/"
_MERGED: Final = re.compile(rb"<(?:\w+:)?mergeCell\s[^>]{0,200}?ref=[\"']([A-Z0-9:$]{1,40})[\"']")
_PIECE: Final = 1024 * 1024


class _Opened(NamedTuple):
    """A workbook, its archive, and what counts what its cells unpack to."""

    archive: zipfile.ZipFile
    book: Book
    unpacked: Unpacked


def is_workbook(head: bytes) -> bool:
    """Tell whether a file begins as a workbook does, new or old."""
    return head.startswith((b"PK\x03\x04", _OLD))


def is_new_workbook(head: bytes) -> bool:
    """Tell a workbook of Excel 2007 or later from other zip archives by the names of its parts."""
    return head.startswith(b"PK\x03\x04") and b"[Content_Types].xml" in head and b"xl/" in head


def open_workbook(path: Path, head: bytes, asked: ReadOptions) -> Table:
    """Open a sheet, where none is named the first one that is seen and has rows.

    Where there are others each place names the sheet. Raises `Refused`: FORMAT, SIZE, UNSUPPORTED,
    SYNTAX, SCHEMA, EMPTY, DUPKEY, or DOMAIN where there is none of the name.
    """
    told: list[FoundFact] = []
    with _opened(path, head) as opened:
        sheets = looked_at(opened.book)
        sheet = chosen(sheets, asked.sheet, told)
        several = sum(bool(each.filled) for each in sheets) > 1
        inside = f"sheet {quoted(sheet.title)}" if several else ""
        with _placed(inside):
            rows = _rows_from_heads(opened, sheet.title, told, asked.head_row)
            number, cells = next(rows, (asked.head_row, []))
            heads = heads_of(cells, told, place_of(number))

    def read() -> Rows:
        with _placed(inside), _opened(path, head) as opened:
            rows = _rows_from_heads(opened, sheet.title, told, asked.head_row)
            next(rows, None)
            padded = ((number, _padded(cells, len(heads))) for number, cells in rows)
            # A sheet goes on without end: a row of it that holds empty texts alone is nobody's.
            yield from (row for row in checked(padded, heads, opened.unpacked) if any(row[1]))

    part = "" if sheet is candidates(sheets)[0] else sheet.title
    return Table("xlsx", heads, read, told=told, n=sheet.n or 0, part=part)


def sheets_here(path: Path) -> tuple[Sheet, ...]:
    """Look at the sheets of a workbook in this process, which is the one for reading such files.

    Raises `Refused`: FORMAT, SIZE, UNSUPPORTED, SYNTAX.
    """
    with reading(path) as file:
        head = file.read(len(_OLD))
    with _opened(path, head) as opened:
        return looked_at(opened.book)


@contextmanager
def _placed(inside: str) -> Iterator[None]:
    """Name the sheet, where it is one of several, in the place of what is refused."""
    try:
        yield
    except Refused as refused:
        problem = refused.problem
        if not inside or problem.code in (Code.IO, Code.NOTFILE):
            raise
        where = joined_places(inside, problem.where)
        raise Refused(replace(problem, where=where)) from refused


@contextmanager
def _opened(path: Path, head: bytes) -> Iterator[_Opened]:
    """Open a workbook. Raises `Refused`: FORMAT, SIZE, UNSUPPORTED, SYNTAX, IO, NOTFILE."""
    if head.startswith(_OLD):
        raise refuse(Code.FORMAT, "", TableFact.OLD_WORKBOOK())
    with reading(path) as file:
        if not zipfile.is_zipfile(file):  # it began as one
            raise refuse(Code.SYNTAX, "", TableFact.ENDS_EARLY())
    size = size_of(path)
    with reading(path) as file, require_workbook(file, MAX_UNPACKED, size) as archive:
        _require_plain(archive)
        try:
            opened = _Opened(archive, Book(archive), Unpacked(size))
        except (Refused, OSError):
            raise
        except Exception as error:  # what a damaged workbook makes the reader raise is unknown
            raise refuse(Code.SYNTAX, "", Fact.WORKBOOK_DAMAGED()) from error
        yield opened


def _rows_from_heads(
    opened: _Opened, title: str, told: list[FoundFact], head_row: int
) -> Iterator[tuple[int, list[str]]]:
    """Yield the row of the heads, the first that holds anything unless it is said, and the rest."""
    rows = _rows(opened, title, told)
    found = next(((n, cells) for n, cells in rows if n >= head_row), None)
    if found is not None and head_row in (1, found[0]):
        yield found
        yield from rows


def _rows(opened: _Opened, title: str, told: list[FoundFact]) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows of a sheet that hold anything, without empty cells at their ends."""
    place = ""
    try:
        sheet = next(each for each in opened.book.sheets if each.title == title)
        _require_unmerged(opened.archive, sheet.path)
        place = place_of(1)
        for row in opened.book.rows(sheet):
            yield row.number, _cells(row, told)
            place = place_of(row.number + 1)  # where an error of the next row is
    except (Refused, OSError):
        raise
    except Exception as error:  # what a damaged workbook makes its readers raise is unknown
        fact = TableFact.DAMAGED() if place else Fact.WORKBOOK_DAMAGED()
        raise refuse(Code.SYNTAX, place, fact) from error


def _cells(row: Row, told: list[FoundFact]) -> list[str]:
    if row.computed and TableFact.FORMULAS() not in told:
        told.append(TableFact.FORMULAS())
    found = [""] * max(row.values)
    for at, value in row.values.items():
        if isinstance(value, Unsaved):
            place = f"{letters(at)}{row.number}"
            raise refuse(Code.TYPE, place, TableFact.NOT_COMPUTED())
        found[at - 1] = text_of(value)
    return found


def _padded(cells: list[str], width: int) -> list[str]:
    return cells + [""] * (width - len(cells))


def _require_plain(archive: zipfile.ZipFile) -> None:
    """Raise `Refused` for macros, for what is no sheet of XML, and for parts too large to hold."""
    for part in archive.infolist():
        name = part.filename.lower()
        if name.endswith("vbaproject.bin") or name.startswith("xl/macrosheets/"):
            raise refuse(Code.UNSUPPORTED, "", TableFact.MACROS())
        if name == "xl/workbook.bin":
            raise refuse(Code.FORMAT, "", Fact.NOT_A_WORKBOOK())
        if not name.startswith((_SHEETS, "xl/media/")) and part.file_size > MAX_HELD:
            fact = TableFact.UNPACKS_TOO_LARGE(mib=MAX_HELD // 1024**2)
            raise refuse(Code.SIZE, "", fact)


def _require_unmerged(archive: zipfile.ZipFile, sheet: str) -> None:
    """Raise `Refused` (SCHEMA) where cells are merged: all but one of them look empty."""
    with archive.open(sheet) as part:
        piece = b""
        while more := part.read(_PIECE):
            piece = piece[-256:] + more
            if found := _MERGED.search(piece):
                cells = found[1].decode()
                raise refuse(Code.SCHEMA, cells, TableFact.MERGED(cells=cells))
