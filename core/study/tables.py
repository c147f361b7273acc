"""Judging a table that was collected elsewhere: each of its rows by itself, as a mapping says."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from core.facts.errors import Problem, Refused
from core.facts.names import Found
from core.facts.of_tables import TableFact
from core.files.disk import NotOrdinaryError, open_unhindered
from core.interchange.mapping.rows import RowReader, TableRefused
from core.interchange.mapping.survey import TableSurvey
from core.interchange.tables import Table, open_table
from core.response.file import Response, write
from core.study import sources
from core.study.database import SUFFIX
from core.study.rules import Rules
from core.study.verdicts import OWN_STUDY, STUDY, Judged

_PIECE = 1 << 20


def judge_table(path: str, survey: TableSurvey, rules: Rules) -> Iterator[Judged]:
    """Judge a table row by row, then its file; one that cannot be read to its end undoes its rows.

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
    told: list[Found] = []
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


def _rows(path: str, table: Table, reader: RowReader, whole: int, again: bool) -> Iterator[Judged]:
    read = 0
    for number, (place, row) in enumerate(table.rows(), start=1):
        response, problem = _read(reader, place, row)
        left_out = response is None and problem is None
        blank = response is not None and reader.is_without_answer(row)
        data = b"" if response is None else write(response)
        sha256 = reader.hashed(row) if problem is not None else b""
        size = sum(len(cell.encode("utf-8", "surrogatepass")) for cell in row)
        # Of text the cells and what is between them; elsewhere rows are as long as each other.
        read = whole * number // table.n if table.n else read + size + len(row)
        yield Judged(
            path, place, data, size, sha256, response, problem,
            read=read, again=again, left_out=left_out, blank=blank,
        )  # fmt: skip


def _read(
    reader: RowReader, place: str, row: tuple[str, ...]
) -> tuple[Response | None, Problem | None]:
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
