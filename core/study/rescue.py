"""What can still be read of a damaged study: response by response, from both ends.

Rows are read in the order of their ids until a damaged page stops the reading, which goes on
behind it: first close, then twice as far, and so on. Reading from the other end as well gets
what was leapt over, so that a bad page costs little more than the rows on it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.packing import Layout
from core.progress import Report, silent
from core.response import Response
from core.study.database import bound_rows, damaged
from core.study.tables import row_checksum
from core.survey import Survey, read

_ID_BYTES = 16
_SPACE = 2 ** (8 * _ID_BYTES)
_CLOSE = 2**112  # ids are random: in a study of 65,536 responses about one id lies this near


# SQLite lacks memory for a length that no row can have.
_DAMAGE = (sqlite3.Error, UnicodeDecodeError, MemoryError)
_Row = tuple[bytes, int, int, bytes, int]


@dataclass(frozen=True, slots=True)
class Rescued:
    """What a damaged study still gave, and how many rows were there but not as written."""

    survey_bytes: bytes
    survey: Survey
    responses: tuple[Response, ...]
    left_out: int


def rescue(path: Path, report: Report = silent) -> Rescued:
    """Return the survey of a damaged study and every response that can be read and is whole.

    The file is not written to. Raises `Refused` (SYNTAX) where not even the survey is left.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
        bound_rows(connection)
        survey_bytes, rehearsal = _survey(connection, path.name)
        survey = read(survey_bytes)
        columns = _columns(connection)
        found = {row[0]: row for row in _rising(connection, columns, report)}
        found.update((row[0], row) for row in _falling(connection, columns, report))
    layout = Layout(survey)
    responses = []
    for row in found.values():
        response = _response(row, layout, rehearsal)
        if response is not None and _holds(response, survey):
            responses.append(response)
    return Rescued(survey_bytes, survey, tuple(responses), len(found) - len(responses))


def _survey(connection: sqlite3.Connection, name: str) -> tuple[bytes, bool]:
    try:
        row = connection.execute("SELECT survey, rehearsal FROM study").fetchone()
    except _DAMAGE:
        row = None
    if row is None or not isinstance(row[0], bytes):
        raise damaged(name, "not even its survey can be read")
    return row[0], bool(row[1])


def _columns(connection: sqlite3.Connection) -> str:
    """Name what is read of a row; in studies of version 1 it has no checksum."""
    try:
        connection.execute("SELECT checksum FROM response LIMIT 0")
        checksum = "checksum"
    except sqlite3.Error:
        checksum = "NULL"
    return f"CAST(id AS BLOB), day, named, CAST(packed AS BLOB), {checksum}"


def _response(row: _Row, layout: Layout, rehearsal: bool) -> Response | None:
    """Return the response of a row, or None where the row is not as it was written."""
    key, day, named, packed, checksum = row
    with contextlib.suppress(TypeError, IndexError):  # no number; no such procedure
        whole = checksum is None or checksum == row_checksum(key, day, named, packed)
        if whole and len(packed) == layout.size:
            return layout.unpack(key.hex(), packed, rehearsal)
    return None


def _rising(connection: sqlite3.Connection, columns: str, report: Report) -> Iterator[_Row]:
    """Return the rows that can be read from the least id upwards."""
    query = f"SELECT {columns} FROM response WHERE id >= ? ORDER BY id"  # noqa: S608 - ours
    at, leap = 0, _CLOSE
    while at < _SPACE:
        for row in _until_damage(connection, query, at, 1):
            yield row
            at, leap = int.from_bytes(row[0], "big") + 1, _CLOSE
        at, leap = at + leap, 2 * leap
        report(min(at, _SPACE) * 500 // _SPACE, 1000)


def _falling(connection: sqlite3.Connection, columns: str, report: Report) -> Iterator[_Row]:
    """Return the rows that can be read from the largest id downwards."""
    query = f"SELECT {columns} FROM response WHERE id <= ? ORDER BY id DESC"  # noqa: S608 - ours
    at, leap = _SPACE - 1, _CLOSE
    while at >= 0:
        for row in _until_damage(connection, query, at, -1):
            yield row
            at, leap = int.from_bytes(row[0], "big") - 1, _CLOSE
        at, leap = at - leap, 2 * leap
        report(1000 - max(at, 0) * 500 // _SPACE, 1000)


def _until_damage(connection: sqlite3.Connection, query: str, at: int, step: int) -> Iterator[_Row]:
    """Return rows one after another until there are no more, or one that is damage.

    Damaged pages can hold what is no id, rows out of their order, and themselves again and
    again: every row lies further from `at`, upwards or downwards by `step`, than the one before.
    """
    distance = -1
    try:
        rows = connection.execute(query, (at.to_bytes(_ID_BYTES, "big"),))
        while row := rows.fetchone():
            key, before = row[0], distance
            if not isinstance(key, bytes) or len(key) != _ID_BYTES:
                return
            distance = step * (int.from_bytes(key, "big") - at)
            if distance <= before:
                return
            yield row
    except _DAMAGE:
        return


def _holds(response: Response, survey: Survey) -> bool:
    """Tell whether every report is one that its question can have."""
    forms = {question.id: question.form for question in survey.questions}
    return not any(forms[id_].accepts(report) for id_, report in response.answers.items())
