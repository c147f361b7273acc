"""Judging a table that was collected elsewhere: each of its rows by itself, as a mapping says."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from core.errors import Problem, Refused
from core.files.disk import NotOrdinaryError, open_unhindered
from core.interchange.mapping.rows import RowReader
from core.interchange.mapping.survey import TableSurvey
from core.interchange.tables import AS_FOUND, Asked, Table, open_table
from core.response.file import Response, write
from core.study import sources
from core.study.database import SUFFIX
from core.study.verdicts import OWN_STUDY, STUDY, Judged
from core.table_facts import TableFact

_PIECE = 1 << 20


def judge_table(
    path: str,
    survey: TableSurvey,
    is_study_itself: Callable[[str], bool],
    asked: Asked = AS_FOUND,
) -> Iterator[Judged]:
    """Judge a table row by row, then its file; one that cannot be read to its end undoes its rows.

    Raises `Unread` (NOTFILE, IO).
    """
    if is_study_itself(path) or path.lower().endswith(SUFFIX):
        # Closing it would end the claims of other windows.
        reason = OWN_STUDY if is_study_itself(path) else STUDY
        yield Judged(path, "", b"", 0, b"", None, None, reason)
        return
    size, sha256 = _digest(path)
    problem: Problem | None = None
    reads = False
    try:
        table = open_table(Path(path), asked)
        reader = RowReader(survey, table.heads, sha256)
        reads = True
        yield from _rows(path, table, reader, size)
    except Refused as refused:
        problem = refused.problem
        if reads:
            problem = replace(problem, found=TableFact.NOT_TAKEN(why=problem.found))
    yield Judged(path, "", b"", size, sha256, None, problem, undoes=problem is not None)


def _rows(path: str, table: Table, reader: RowReader, whole: int) -> Iterator[Judged]:
    read = 0
    for number, (place, row) in enumerate(table.rows(), start=1):
        response, problem = _read(reader, place, row)
        data = b"" if response is None else write(response)
        sha256 = reader.hashed(row) if response is None else b""
        size = sum(len(cell.encode("utf-8", "surrogatepass")) for cell in row)
        # Of text the cells and what is between them; elsewhere rows are as long as each other.
        read = whole * number // table.n if table.n else read + size + len(row)
        yield Judged(path, place, data, size, sha256, response, problem, read=read)


def _read(
    reader: RowReader, place: str, row: tuple[str, ...]
) -> tuple[Response | None, Problem | None]:
    try:
        return reader.read(place, row), None
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
