"""What can still be read of a damaged study: response by response, from both ends.

Rows are read in the order of their ids until a damaged page stops the reading, which goes on
behind it: first close, then twice as far, and so on. Reading from the other end as well gets
what was leapt over, so that a bad page costs little more than the rows on it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from core.packing import Layout
from core.progress import Report, silent
from core.response import Response
from core.study.database import damaged
from core.survey import Survey, read

_SPACE = 2**128
_CLOSE = 2**112  # ids are random: in a study of 65,536 responses about one id lies this near


def rescue(path: Path, report: Report = silent) -> tuple[bytes, Survey, list[Response]]:
    """Return the survey of a damaged study and every response that can be read.

    The file is not written to. Raises `Refused` (SYNTAX) where not even the survey is left.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
        survey_bytes, rehearsal = _survey(connection, path.name)
        survey = read(survey_bytes)
        layout = Layout(survey)
        found = dict(_rising(connection, report))
        found.update(_falling(connection, report))
    responses = []
    for key, packed in found.items():
        if len(key) == 16 and len(packed) == layout.size:
            with contextlib.suppress(IndexError):  # no such procedure
                response = layout.unpack(key.hex(), packed, rehearsal)
                if _holds(response, survey):
                    responses.append(response)
    return survey_bytes, survey, responses


def _survey(connection: sqlite3.Connection, name: str) -> tuple[bytes, bool]:
    try:
        row = connection.execute("SELECT survey, rehearsal FROM study").fetchone()
    except (sqlite3.Error, UnicodeDecodeError):
        row = None
    if row is None or not isinstance(row[0], bytes):
        raise damaged(name, "not even its survey can be read")
    return row[0], bool(row[1])


def _rising(connection: sqlite3.Connection, report: Report) -> Iterator[tuple[bytes, bytes]]:
    """Return the rows that can be read from the least id upwards."""
    query = "SELECT id, packed FROM response WHERE id >= ? ORDER BY id"
    at, leap = 0, _CLOSE
    while at < _SPACE:
        for key, packed in _until_damage(connection, query, at):
            yield key, packed
            at, leap = int.from_bytes(key, "big") + 1, _CLOSE
        at, leap = at + leap, 2 * leap
        report(min(at, _SPACE) * 500 // _SPACE, 1000)


def _falling(connection: sqlite3.Connection, report: Report) -> Iterator[tuple[bytes, bytes]]:
    """Return the rows that can be read from the largest id downwards."""
    query = "SELECT id, packed FROM response WHERE id <= ? ORDER BY id DESC"
    at, leap = _SPACE - 1, _CLOSE
    while at >= 0:
        for key, packed in _until_damage(connection, query, at):
            yield key, packed
            at, leap = int.from_bytes(key, "big") - 1, _CLOSE
        at, leap = at - leap, 2 * leap
        report(1000 - max(at, 0) * 500 // _SPACE, 1000)


def _until_damage(
    connection: sqlite3.Connection, query: str, at: int
) -> Iterator[tuple[bytes, bytes]]:
    """Return rows one after another until a page cannot be read, or there are no more."""
    try:
        rows = connection.execute(query, (at.to_bytes(16, "big"),))
        while row := rows.fetchone():
            yield row
    except (sqlite3.Error, UnicodeDecodeError):
        return


def _holds(response: Response, survey: Survey) -> bool:
    """Tell whether every report is one that its question can have."""
    forms = {question.id: question.form for question in survey.questions}
    return not any(forms[id_].accepts(report) for id_, report in response.answers.items())
