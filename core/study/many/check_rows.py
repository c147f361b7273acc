"""Check files of many responses, row by row: lines of JSON, CSV and Parquet."""

from __future__ import annotations

import hashlib
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, Final, TypeAlias, TypeVar

from core.facts.errors import Problem, Refused
from core.files.canonical import foreign
from core.files.disk import open_unhindered
from core.interchange.tables.parquet import is_parquet
from core.response.file import MAX_BYTES
from core.study import sources
from core.study.many.delimited import read_rows
from core.study.many.pack_columns import Batch
from core.study.many.parquet import ParquetRows
from core.study.many.parquet_own_process import BatchFromProcess, RowsFromProcess
from core.study.many.pieces import Many, Piece, read_pieces
from core.study.many.row_columns import TableColumns, as_response, cells_in, find_columns, is_head
from core.study.rules import Rules, judge_response, unsealed
from core.study.verdicts import NO_LINES, Judged, skipped

Item = TypeVar("Item")
Result = TypeVar("Result")

_AHEAD: Final = 2  # items held at once, so that memory stays bounded
Each: TypeAlias = Callable[
    [Callable[[Any], tuple[Any, Batch]], Iterable[Any]], Iterable[tuple[Any, Batch]]
]
"""How batches are read: `map`, or `map_ahead` where a second core may be taken."""
_DELIMITERS = (",", ";", "\t")
_LONGEST_ROW = 4 * 1024 * 1024  # bytes: of the heads of all options that a survey can have


def judge_lines(path: str, rules: Rules) -> Iterator[Judged | Many]:
    """Judge the lines of a file, piece by piece, then it. Raises `Unread` (NOTFILE, IO)."""
    digest, size = hashlib.sha256(), 0

    def pieces() -> Iterator[Piece]:
        nonlocal size
        for piece in read_pieces(path, digest):
            size += len(piece.data) + piece.cut
            yield piece

    for many in many_lines(path, pieces(), rules):
        yield replace(many, read=size)
    yield Judged(path, "", b"", size, digest.digest(), None, None if size else NO_LINES)


def many_lines(path: str, pieces: Iterable[Piece], rules: Rules) -> Iterator[Many]:
    """Judge pieces of a file of lines."""
    number = 1
    for piece in pieces:
        batch = rules.lines.read(_with_line_feeds(piece.data))
        judged = _Lines(path, rules, piece, number).judged
        yield Many(unsealed(batch, rules), judged, path, "line", number)
        number += batch.n


def _with_line_feeds(data: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n") if b"\r" in data else data


class _Lines:
    """The lines of a piece, to be judged by themselves; one too long for a response is cut off."""

    def __init__(self, path: str, rules: Rules, piece: Piece, number: int) -> None:
        self._path, self._rules, self._piece, self._number = path, rules, piece, number

    @cached_property
    def _split(self) -> list[bytes]:
        return self._piece.data.split(b"\n")[:-1]

    def judged(self, place: int) -> Judged:
        whole = self._split[place] + b"\n"
        size = len(whole) + (self._piece.cut if place == len(self._split) - 1 else 0)
        line = whole[: MAX_BYTES + 2].removesuffix(b"\n").removesuffix(b"\r") + b"\n"
        return judge_response(self._path, f"line {self._number + place}", line, self._rules, size)


def delimiter_of(head: bytes) -> str:
    """Return what separates the columns of a table that begins like responses, or ''."""
    line = head.removeprefix(b"\xef\xbb\xbf").partition(b"\n")[0].rstrip(b"\r")
    for sign in _DELIMITERS:
        try:
            if is_head(cells_in(line, sign)):
                return sign
        except Refused:
            continue
    return ""


def is_table(head: bytes) -> bool:
    """Tell whether a file begins as Parquet, or as a table of responses."""
    return is_parquet(head) or (not foreign(head) and bool(delimiter_of(head)))


def judge_table(path: str, head: bytes, rules: Rules) -> Iterator[Judged | Many]:
    """Judge the rows of a table, then the file. Raises `Unread` (NOTFILE, IO)."""
    try:
        if is_parquet(head):
            yield from _judge_parquet(path, rules)
        else:
            yield from _judge_csv(path, delimiter_of(head), rules)
    except Refused as refused:
        yield Judged(path, "", b"", 0, b"", None, refused.problem)


def _judge_csv(path: str, delimiter: str, rules: Rules) -> Iterator[Judged | Many]:
    digest, size, table, number = hashlib.sha256(), 0, None, 2

    def pieces() -> Iterator[tuple[TableColumns, bytes, int]]:
        nonlocal size, table
        for piece in read_pieces(path, digest, _LONGEST_ROW):
            size += len(piece.data) + piece.cut
            lines = _with_line_feeds(piece.data)
            if table is None:
                head, _, lines = lines.removeprefix(b"\xef\xbb\xbf").partition(b"\n")
                heads = cells_in(head, delimiter)
                first = cells_in(lines.partition(b"\n")[0], delimiter)
                table = find_columns(heads, dict(zip(heads, first, strict=False)), rules.survey)
            if lines:
                yield table, lines, size

    def read(
        piece: tuple[TableColumns, bytes, int],
    ) -> tuple[tuple[TableColumns, bytes, int], Batch]:
        table, lines, _ = piece
        return piece, unsealed(read_rows(lines, delimiter, table, rules.layout), rules)

    for (at, lines, until), batch in map_ahead(read, pieces()):
        judged = _CsvRows(path, lines, number, delimiter, at, rules).judged
        yield Many(batch, judged, path, "row", number, until)
        number += batch.n
    yield Judged(path, "", b"", size, digest.digest(), None, None)


class _CsvRows:
    """The rows of a piece, to be judged by themselves; of an empty one there is no verdict."""

    def __init__(
        self,
        path: str,
        lines: bytes,
        number: int,
        delimiter: str,
        table: TableColumns,
        rules: Rules,
    ) -> None:
        self._path, self._number, self._delimiter = path, number, delimiter
        self._lines, self._table, self._rules = lines, table, rules

    @cached_property
    def _split(self) -> list[bytes]:
        return self._lines.split(b"\n")

    def judged(self, place: int) -> Judged | None:
        line, name = self._split[place], f"row {self._number + place}"
        if not line:
            return None
        try:
            data = as_response(cells_in(line, self._delimiter), self._table)
        except Refused as refused:
            return refused_row(self._path, name, line, refused.problem)
        return judge_response(self._path, name, data, self._rules, len(line) + 1)


def refused_row(path: str, name: str, data: bytes, problem: Problem) -> Judged:
    """Refuse a row that does not even have the form of one."""
    digest = hashlib.sha256(data).digest()
    return Judged(path, name, data, len(data), digest, None, problem)


def _judge_parquet(path: str, rules: Rules) -> Iterator[Judged | Many]:
    with sources.unread(path), os.fdopen(open_unhindered(path, follow=False), "rb") as file:
        digest = hashlib.file_digest(file, "sha256").digest()
        size = file.tell()
    rows = RowsFromProcess(path, sources.name_of(path), rules.survey, rules.layout, size)
    if not rows.is_one:
        yield skipped(path, sources.why_skipped(b"PAR1"), size=size)
        return
    number = 1
    for found in rows.batches():
        judged = partial(_row_from_process, path, rows, found, number, rules)
        number += found.batch.n
        read = size * (number - 1) // max(1, rows.n)
        batch = unsealed(found.batch, rules)
        yield Many(batch, judged, path, "row", number - found.batch.n, read)
    yield Judged(path, "", b"", size, digest, None, None)


def _row_from_process(
    path: str, rows: RowsFromProcess, batch: BatchFromProcess, number: int, rules: Rules, place: int
) -> Judged:
    return judge_response(path, f"row {number + place}", rows.response(batch, place), rules)


def many_rows(
    path: str,
    rows: ParquetRows,
    rules: Rules,
    groups: Sequence[int] | None = None,
    each: Each = map,
) -> Iterator[Many]:
    """Judge the rows of a Parquet file, all of them or those of some groups."""

    def read(batch: Any) -> tuple[Any, Batch]:
        return batch, unsealed(rows.read(batch, rules.layout), rules)

    number = 1
    for batch, found in each(read, rows.batches(groups)):
        judged = partial(_parquet_row, path, rows, batch, number, rules)
        yield Many(found, judged, path, "row", number)
        number += found.n


def _parquet_row(
    path: str, rows: ParquetRows, batch: Any, number: int, rules: Rules, place: int
) -> Judged:
    data = as_response(rows.cells(batch, place), rows.table)
    return judge_response(path, f"row {number + place}", data, rules)


def map_ahead(function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """Do what `map` does, the function in another thread while the next items are taken.

    Reading and packing go on side by side: neither holds Python for long. What items raise comes
    after the results of those before.

    >>> list(map_ahead(len, ["a", "", "abc"]))
    [1, 0, 3]
    """
    source, waiting = iter(items), deque[Future[Result]]()
    end: Exception | None = None
    pool = ThreadPoolExecutor(1)
    try:
        while end is None or waiting:
            if end is None and len(waiting) < _AHEAD:
                try:
                    waiting.append(pool.submit(function, next(source)))
                except Exception as error:
                    end = error
            else:
                yield waiting.popleft().result()
        if not isinstance(end, StopIteration):
            raise end
    finally:
        pool.shutdown(cancel_futures=True)
