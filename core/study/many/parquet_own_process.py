"""Parquet of responses, as the process gives it that reads files of unknown origin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from core.facts.errors import Code, refuse
from core.facts.of_tables import TableFact
from core.interchange.mapping.survey import read_study_survey
from core.interchange.reader import Pieces, read_in_own_process
from core.interchange.reports.names import SURVEY
from core.interchange.tables.table import Unpacked
from core.lazy import np
from core.response.file import Response, write
from core.response.layout import Layout
from core.study.many import parquet
from core.study.many.pack_columns import Batch
from core.study.many.row_columns import as_response, find_columns
from core.survey import Survey
from core.survey import write as survey_bytes

if TYPE_CHECKING:
    from numpy.typing import NDArray

_LONGEST_CELL: Final = 70_000  # characters: more than a response may have in all
_AT_ONCE: Final = 8 * 1024 * 1024  # characters of rows that are sent together


class _Head(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The names of the columns, the digest of the first row, how many rows the file says it has."""

    heads: list[str]
    is_one: bool
    digest: str | None
    n: int


class _Rows(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Responses of a batch, as the bytes of arrays; `others` are the cells of the other rows.

    `n` is −1 where more of the others follow.
    """

    n: int
    places: bytes
    ids: bytes
    packed: bytes
    rehearsal: bytes
    others: list[tuple[int, list[str]]]


@dataclass(frozen=True, slots=True)
class BatchFromProcess:
    """A batch of responses, and the cells of those rows that are none, by their places."""

    batch: Batch
    others: dict[int, list[str]]


class RowsFromProcess:
    """A Parquet file of responses to a survey; of another table `is_one` is False.

    Raises `Refused`: UNSUPPORTED, SYNTAX, SIZE, SCHEMA, DUPKEY, OTHER_SURVEY.
    """

    def __init__(self, path: str, name: str, survey: Survey, layout: Layout, size: int) -> None:
        self._layout = layout
        request = path, name, survey_bytes(survey), size, parquet._ROWS_AT_ONCE
        self._pieces: Pieces[_Piece] = read_in_own_process(rows_in, request, _Piece, size)
        head = next(self._pieces).content
        if not isinstance(head, _Head):
            raise refuse(Code.SYNTAX, name, TableFact.READER_DIED())
        self.n, self.is_one = head.n, head.is_one
        if self.is_one:
            first = {} if head.digest is None else {SURVEY: head.digest}
            self._table = find_columns(head.heads, first, survey)

    def batches(self) -> Iterator[BatchFromProcess]:
        """Yield the rows of the file, some at a time."""
        others: dict[int, list[str]] = {}
        for piece in (each.content for each in self._pieces):
            if isinstance(piece, _Head):
                raise refuse(Code.SYNTAX, "", TableFact.READER_DIED())
            others |= dict(piece.others)
            if piece.n >= 0:
                yield BatchFromProcess(self._batch(piece), others)
                others = {}

    def response(self, found: BatchFromProcess, place: int) -> bytes:
        """Return a row as the response that it is; whether it is one is not judged here."""
        if place in found.others:
            return as_response(found.others[place], self._table)
        batch = found.batch
        at = int(np.searchsorted(batch.places, place))
        response: Response = self._layout.unpack(
            batch.ids[at].tobytes().hex(), batch.packed[at].tobytes(), bool(batch.rehearsal[at])
        )
        return write(response)

    def _batch(self, piece: _Rows) -> Batch:
        """Return the arrays that were sent. Raises `Refused` (SYNTAX) where they are none."""
        try:
            places: NDArray[np.int64] = np.frombuffer(piece.places, np.int64)
            m = len(places)
            ids = np.frombuffer(piece.ids, np.uint8).reshape(m, 16)
            packed = np.frombuffer(piece.packed, np.uint8).reshape(m, self._layout.size)
            rehearsal = np.frombuffer(piece.rehearsal, np.uint8).reshape(m) == 1
            rise = bool((np.diff(places) > 0).all())
            if m and not (rise and places[0] >= 0 and places[-1] < piece.n):
                raise ValueError("places do not rise")
        except ValueError as error:
            raise refuse(Code.SYNTAX, "", TableFact.READER_DIED()) from error
        return Batch(piece.n, places, ids, packed, rehearsal)


class _Piece(msgspec.Struct, frozen=True, array_like=True):
    content: _Head | _Rows


# What follows runs in the process that reads.


def rows_in(path: str, name: str, survey: bytes, size: int, rows_at_once: int) -> Iterator[_Piece]:
    """Yield the head of a file of responses, then its rows. Raises `Refused`."""
    asked = read_study_survey(survey)
    layout, unpacked = Layout(asked), Unpacked(size)
    with open(path, "rb") as file:
        rows = parquet.ParquetRows(file, name, asked)
        first = next(rows.batches(rows=1), None) if rows.is_one else None
        cells = {} if first is None else dict(zip(rows.heads, rows.cells(first, 0), strict=True))
        yield _Piece(_Head(rows.heads, rows.is_one, cells.get(SURVEY), rows.n))
        if not rows.is_one:
            return
        for batch in rows.batches(rows=rows_at_once):
            unpacked.add(batch.num_rows * len(rows.heads), 0, "")
            yield from map(_Piece, _sent(rows, batch, layout))


def _sent(rows: parquet.ParquetRows, batch: object, layout: Layout) -> Iterator[_Rows]:
    found = rows.read(batch, layout)
    is_other = np.ones(found.n, dtype=np.bool_)
    is_other[found.places] = False
    others: list[tuple[int, list[str]]] = []
    held = 0
    for place in np.flatnonzero(is_other).tolist():
        cells = [cell[:_LONGEST_CELL] for cell in rows.cells(batch, place)]
        others.append((place, cells))
        held += sum(map(len, cells))
        if held > _AT_ONCE:
            yield _Rows(-1, b"", b"", b"", b"", others)
            others, held = [], 0
    yield _Rows(
        found.n,
        found.places.astype(np.int64).tobytes(),
        np.ascontiguousarray(found.ids).tobytes(),
        np.ascontiguousarray(found.packed).tobytes(),
        found.rehearsal.astype(np.uint8).tobytes(),
        others,
    )
