"""What can still be read of a damaged study: response by response, from both ends.

Rows are read in the order of their ids until a damaged page stops the reading, which goes on
behind it: first close, then twice as far, and so on. Reading from the other end as well gets
what was leapt over, so that a bad page costs little more than the rows on it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from core.facts.errors import Code, Problem, Refused
from core.facts.names import Fact
from core.interchange.mapping.survey import read_study_survey
from core.progress import Progress, silent
from core.response.file import Response, ResponseReader, write
from core.response.layout import Layout
from core.study.database import bound_rows, damaged, refusing
from core.study.schema import STUDY_CHECKSUM, add_functions, row_checksum
from core.study.sidecar_files import read_whole
from core.study.store import Study
from core.survey import Survey

_ID_BYTES = 16
_COLUMNS = 5  # of `response`
_SPACE = 2 ** (8 * _ID_BYTES)
_CLOSE = 2**112  # ids are random: in a study of 65,536 responses about one id lies this near


# SQLite lacks memory for a length that no row can have.
_DAMAGE = (sqlite3.Error, UnicodeDecodeError, MemoryError)
_Row = tuple[bytes, int, int, bytes, int]
_StudyRow = tuple[bytes, str, object, *tuple[object, ...]]
# The columns are taken by their places: a damaged name does no harm.
_ROWS = (
    "WITH rows(id, day, named, packed, checksum) AS (SELECT * FROM response)"
    " SELECT CAST(id AS BLOB), day, named, CAST(packed AS BLOB), checksum FROM rows"
)
_NOT_TOLD = Problem(Code.REHEARSAL, "", Fact.SORT_NOT_READ())


@dataclass(frozen=True, slots=True)
class Rescued:
    """What a damaged study still gave, and how many rows were there but not as written."""

    survey_bytes: bytes
    responses: tuple[Response, ...]
    left_out: int


def rescue(path: Path, report: Progress = silent, rehearsal: bool | None = None) -> Rescued:
    """Return the survey of a damaged study and every response that can be read and is whole.

    `rehearsal` tells whether the responses are rehearsed where the study does not. The file is
    read without a look at what stands beside it, and never written to. Raises `Refused`: IO,
    NOTFILE or EMPTY where there is no such file, SYNTAX where not even the survey is left, and
    REHEARSAL where nothing tells that.
    """
    data = read_whole(path)
    with (
        refusing(path.name),
        contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection,
    ):
        add_functions(connection)
        bound_rows(connection)
        connection.deserialize(data)
        connection.execute("PRAGMA trusted_schema=OFF")
        survey, row = _survey(connection, path.name)
        _require_columns(connection, path.name)
        told = _rehearsal(connection, row)
        found = {row[0]: row for row in _rising(connection, report)}
        found.update((row[0], row) for row in _falling(connection, report))
    rehearsal = rehearsal if told is None else told
    if found and rehearsal is None:
        raise Refused(replace(_NOT_TOLD, where=path.name))
    layout, reader = Layout(survey), ResponseReader(survey)
    responses = []
    for one in found.values():
        response = _response(one, layout, bool(rehearsal))
        if response is not None and _holds(response, one[3], layout, reader):
            responses.append(response)
    return Rescued(row[0], tuple(responses), len(found) - len(responses))


def rescue_study(
    path: Path, target: Path, rehearsal: bool | None = None, report: Progress = silent
) -> Rescued:
    """Make a new study of all that `rescue` returns. Nothing is overwritten.

    Raises `Refused` as `rescue` and `Study.create` do; then there is no new study.
    """
    found = rescue(path, report, rehearsal)
    day = date.today().toordinal()
    rehearsed = any(response.rehearsal for response in found.responses)
    with Study.create(target, found.survey_bytes, for_analysis=True) as study:
        pack = study.layout.pack
        rows = [(bytes.fromhex(one.id), day, 0, pack(one)) for one in found.responses]
        try:
            stage = study.stage()
            stage.add(sorted(rows), ())
            study.take(stage, rehearsed, report)
        except BaseException:
            study.close()
            target.unlink(missing_ok=True)
            raise
    return found


def _survey(connection: sqlite3.Connection, name: str) -> tuple[Survey, _StudyRow]:
    """Return the survey, which is the one the study was made for, and the row it stands in.

    The columns are taken by their places: a damaged name does no harm.
    """
    rows: list[_StudyRow] = []
    with contextlib.suppress(*_DAMAGE):
        if _is_table(connection, "study"):
            rows = connection.execute("SELECT DISTINCT * FROM study LIMIT 2").fetchall()
    if len(rows) != 1 or len(rows[0]) < 3 or not isinstance(rows[0][0], bytes):
        raise damaged(name, Fact.NOT_EVEN_SURVEY())
    survey = read_study_survey(rows[0][0])
    if survey.digest != rows[0][1]:
        raise damaged(name, Fact.OTHER_SURVEY_INSIDE())
    return survey, rows[0]


def _is_table(connection: sqlite3.Connection, name: str) -> bool:
    """Tell whether rows of this name lie in the file; those of a view need never end."""
    query = "SELECT type FROM pragma_table_list(?) WHERE schema='main'"
    return connection.execute(query, (name,)).fetchall() == [("table",)]


def _require_columns(connection: sqlite3.Connection, name: str) -> None:
    """Raise `Refused` (SYNTAX) unless `response` is a table with as many columns as it should."""
    columns = 0
    with contextlib.suppress(*_DAMAGE):
        if _is_table(connection, "response"):
            columns = len(connection.execute("SELECT * FROM response LIMIT 0").description)
    if columns != _COLUMNS:
        raise damaged(name, Fact.TABLES_NOT_READ())


def _rehearsal(connection: sqlite3.Connection, row: _StudyRow) -> bool | None:
    """Tell whether the responses are rehearsed; None where nothing tells.

    The checksum tells: of the two values it is that of one or of neither.
    """
    survey_bytes, digest, _, *checksum = row
    for either in (False, True):
        found = connection.execute(STUDY_CHECKSUM, (survey_bytes, digest, either)).fetchone()
        if checksum == [*found]:
            return either
    return None


def _response(row: _Row, layout: Layout, rehearsal: bool) -> Response | None:
    """Return the response of a row, or None where the row is not as it was written."""
    key, day, named, packed, checksum = row
    with contextlib.suppress(TypeError, IndexError):  # no number; no such procedure
        whole = checksum == row_checksum(key, day, named, packed)
        if whole and len(packed) == layout.size:
            return layout.unpack(key.hex(), packed, rehearsal)
    return None


def _rising(connection: sqlite3.Connection, report: Progress) -> Iterator[_Row]:
    """Return the rows that can be read from the least id upwards."""
    query = f"{_ROWS} WHERE id >= ? ORDER BY id"
    at, leap = 0, _CLOSE
    while at < _SPACE:
        for row in _until_damage(connection, query, at, 1):
            yield row
            at, leap = int.from_bytes(row[0], "big") + 1, _CLOSE
        at, leap = at + leap, 2 * leap
        report(min(at, _SPACE) * 500 // _SPACE, 1000)


def _falling(connection: sqlite3.Connection, report: Progress) -> Iterator[_Row]:
    """Return the rows that can be read from the largest id downwards."""
    query = f"{_ROWS} WHERE id <= ? ORDER BY id DESC"
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


def _holds(response: Response, packed: bytes, layout: Layout, reader: ResponseReader) -> bool:
    """Tell whether a response is one that the survey can have, packed as it would be."""
    try:
        reader.read(write(response))
    except Refused:
        return False
    return layout.pack(response) == packed
