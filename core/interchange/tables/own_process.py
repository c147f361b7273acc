"""Tables of packed formats, as the process gives them that reads files of unknown origin."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from core.facts.errors import Refused
from core.facts.names import FoundFact
from core.facts.reading import found_in
from core.interchange.reader import read_in_own_process
from core.interchange.reader.process import size_of
from core.interchange.tables.sheets import Sheet
from core.interchange.tables.table import Cells, Labels, ReadOptions, Rows, Table

_ROWS: Final = 1_000  # of a piece
_CHARACTERS: Final = 256 * 1024
_SECONDS: Final = 0.25  # after which a piece is sent, whatever is in it


class _Head(msgspec.Struct, frozen=True, array_like=True):
    """A table as it is known before its rows; `told` are findings as they are written."""

    format: str
    heads: tuple[str, ...]
    columns: dict[str, str]
    values: dict[str, dict[str, str]]
    missing: dict[str, tuple[str, ...]]
    told: list[str]
    n: int
    part: str


class _Rows(msgspec.Struct, frozen=True, array_like=True):
    """Some rows with their places, and what was found since the rows before."""

    rows: list[tuple[str, Cells]]
    told: list[str]


def open_in_own_process(path: Path, asked: ReadOptions) -> Table:
    """Open a table of a packed format. Raises `Refused` as `open_table` does."""
    request, size = (
        (os.path.abspath(path), asked.encoding, asked.sheet, asked.head_row),
        size_of(path),
    )
    (head,) = read_in_own_process(head_of, request, _Head, size)
    told = [found_in(each) for each in head.told]
    labels = Labels(head.columns, head.values, head.missing)

    def read() -> Rows:
        for piece in read_in_own_process(rows_of, request, _Rows, size):
            told.extend(each for each in map(found_in, piece.told) if each not in told)
            yield from piece.rows

    return Table(head.format, head.heads, read, labels, told, head.n, head.part)


def sheets_in_own_process(path: Path) -> tuple[Sheet, ...]:
    """Look at the sheets of a workbook. Raises `Refused`: FORMAT, SIZE, UNSUPPORTED, SYNTAX."""
    return tuple(read_in_own_process(sheets_in, (os.path.abspath(path),), Sheet, size_of(path)))


# What follows runs in the process that reads.


def head_of(path: str, encoding: str, sheet: str, head_row: int) -> Iterator[_Head]:
    """Open a table and yield what is known of it before its rows. Raises `Refused`."""
    table = _opened(path, encoding, sheet, head_row)
    labels = table.labels
    yield _Head(
        table.format,
        table.heads,
        dict(labels.columns),
        {column: dict(values) for column, values in labels.values.items()},
        dict(labels.missing),
        [each.written() for each in table.told],
        table.n,
        table.part,
    )


def rows_of(path: str, encoding: str, sheet: str, head_row: int) -> Iterator[_Rows]:
    """Open a table and yield its rows, some at a time. Raises `Refused`."""
    table = _opened(path, encoding, sheet, head_row)
    rows: list[tuple[str, Cells]] = []
    held, told, due = 0, len(table.told), time.monotonic() + _SECONDS
    try:
        for place, cells in table.rows():
            rows.append((place, cells))
            held += sum(map(len, cells))
            if len(rows) >= _ROWS or held > _CHARACTERS or time.monotonic() > due:
                yield _Rows(rows, _written(table.told[told:]))
                rows, held, told = [], 0, len(table.told)
                due = time.monotonic() + _SECONDS
    except Refused:
        yield _Rows(rows, _written(table.told[told:]))  # those before what is refused
        raise
    yield _Rows(rows, _written(table.told[told:]))


def sheets_in(path: str) -> Iterator[Sheet]:
    """Yield the sheets of a workbook. Raises `Refused`."""
    from core.interchange.tables.workbooks import sheets_here

    yield from sheets_here(Path(path))


def _opened(path: str, encoding: str, sheet: str, head_row: int) -> Table:
    from core.interchange.tables.packed import open_packed

    return open_packed(Path(path), ReadOptions(encoding=encoding, sheet=sheet, head_row=head_row))


def _written(told: list[FoundFact]) -> list[str]:
    return [each.written() for each in told]
