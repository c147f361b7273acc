"""Judging a table that was collected elsewhere: the rows of it, as a mapping says."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from core.facts.errors import Problem, Refused
from core.facts.names import FoundFact
from core.facts.of_tables import TableFact
from core.files.disk import NotOrdinaryError, open_unhindered
from core.interchange.mapping.rows import RowReader, TableRefused
from core.interchange.mapping.survey import TableSurvey
from core.interchange.tables import Table, open_table
from core.interchange.tables.table import Cells, place_of
from core.lazy import np
from core.response.file import Response
from core.study import sources
from core.study.database import SUFFIX
from core.study.many.pack_columns import Batch
from core.study.many.pieces import Many
from core.study.rules import Rules
from core.study.verdicts import OWN_STUDY, STUDY, Judged

_PIECE = 1 << 20
ROWS_AT_ONCE: Final = 1_000
_BYTES_AT_ONCE: Final = 4 << 20


def judge_table(path: str, survey: TableSurvey, rules: Rules) -> Iterator[Judged | Many]:
    """Judge the rows of a table, then its file; one that cannot be read to its end undoes its rows.

    Rows without ids are known by their table alone: of one that was taken already each row is held.

    Raises `Unread` (NOTFILE, IO).
    """
    if rules.is_study_itself(path) or path.lower().endswith(SUFFIX):
        # Closing it would end the claims of other windows.
        reason = OWN_STUDY if rules.is_study_itself(path) else STUDY
        yield Judged(path, "", b"", 0, b"", None, None, reason)
        return
    size, sha256 = _digest(path)
    problem: Problem | None = None
    told: list[FoundFact] = []
    reads = False
    try:
        head_row = max(survey.mapping.head_row, rules.asked.head_row)
        table = open_table(Path(path), replace(rules.asked, head_row=head_row))
        told = table.told
        reader = RowReader(survey, table.heads, labels=table.labels.values)
        reads = True
        if survey.mapping.id is None:
            sha256 = _of_part(sha256, table.part)
        again = survey.mapping.id is None and rules.is_taken(sha256)
        yield from _rows(path, table, reader, size, again)
        reader.finish()
    except Refused as refused:
        problem = refused.problem
        if reads:
            problem = replace(problem, found=TableFact.NOT_TAKEN(why=problem.found))
    undoes = problem is not None
    yield Judged(path, "", b"", size, sha256, None, problem, undoes=undoes, told=tuple(told))


def _of_part(sha256: bytes, part: str) -> bytes:
    """Return what tells a table by its file, of which another sheet has other people."""
    return sha256 if not part else hashlib.sha256(sha256 + part.encode()).digest()


def _rows(path: str, table: Table, reader: RowReader, whole: int, again: bool) -> Iterator[Many]:
    n = read = 0
    for rows, size in _pieces(table):
        n, read = n + len(rows), read + size
        # Of text the cells and what is between them; elsewhere rows are as long as each other.
        yield _Piece(path, reader, rows, again).many(whole * n // table.n if table.n else read)


def _pieces(table: Table) -> Iterator[tuple[dict[int, Cells], int]]:
    """Yield some rows at a time by their numbers, and how many bytes they would be in text."""
    rows: dict[int, Cells] = {}
    size = 0
    for place, row in table.rows():
        rows[int(place.rpartition(" ")[2])] = row
        size += _bytes_in(row) + len(row)
        if len(rows) == ROWS_AT_ONCE or size > _BYTES_AT_ONCE:
            yield rows, size
            rows, size = {}, 0
    if rows:
        yield rows, size


class _Piece:
    """Some rows of a table by their numbers: most are read together, the others alone.

    Raises `TableRefused` where none of the table can be taken.
    """

    def __init__(
        self, path: str, reader: RowReader, rows: Mapping[int, Cells], again: bool
    ) -> None:
        self._path, self._reader, self._rows, self._again = path, reader, rows, again
        self._numbers = [*rows]
        self._together = reader.read_together([] if again else [*rows.values()])
        together = {self._numbers[at] for at in self._together.places}
        self._alone = {number: self._judge(number) for number in rows if number not in together}
        refused = {number for number, each in self._alone.items() if each.response is None}
        reader.see([row for number, row in rows.items() if number not in refused])

    def many(self, read: int) -> Many:
        """Return them as a piece of their file, of which about so many bytes were read by now."""
        n, first = len(self._together.places), self._numbers[0]
        numbers = np.array(self._numbers, dtype=np.int64)[self._together.places]
        ids, packed = (
            np.frombuffer(each, dtype=np.uint8).reshape(n, -1 if n else 0)
            for each in (self._together.ids, self._together.packed)
        )
        real = np.zeros(n, dtype=np.bool_)
        batch = Batch(self._numbers[-1] - first + 1, numbers - first, ids, packed, real)
        return Many(
            batch,
            lambda place: self._judged(first + place),
            self._path,
            "row",
            first,
            read,
            whole=True,
        )

    def _judged(self, number: int) -> Judged | None:
        if number not in self._rows:  # an empty line
            return None
        return self._alone.get(number) or self._judge(number)

    def _judge(self, number: int) -> Judged:
        reader, row, place = self._reader, self._rows[number], place_of(number)
        response, problem = _read(reader, place, row)
        left_out = response is None and problem is None
        blank = response is not None and reader.is_without_answer(row)
        sha256 = reader.hashed(row) if problem is not None else b""
        return Judged(
            self._path, place, b"", _bytes_in(row), sha256, response, problem,
            again=self._again, left_out=left_out, blank=blank,
        )  # fmt: skip


def _bytes_in(row: Cells) -> int:
    return len("".join(row).encode("utf-8", "surrogatepass"))


def _read(reader: RowReader, place: str, row: Cells) -> tuple[Response | None, Problem | None]:
    try:
        return reader.read(place, row), None
    except TableRefused:
        raise
    except Refused as refused:
        problem = refused.problem
        where = problem.where.removeprefix(place).removeprefix(", ")
        return None, Problem(problem.code, where, problem.found)


def _digest(path: str) -> tuple[int, bytes]:
    """Return the size and the SHA-256 of a file. Raises `Unread` (NOTFILE, IO)."""
    digest, size = hashlib.sha256(), 0
    try:
        with os.fdopen(open_unhindered(path, follow=False), "rb", buffering=0) as file:
            while piece := file.read(_PIECE):
                digest.update(piece)
                size += len(piece)
    except NotOrdinaryError:
        raise sources.Unread(sources.NOT_A_FILE) from None
    except (OSError, ValueError) as error:
        raise sources.unreadable(path, error) from error
    return size, digest.digest()
