"""The study file as an SQLite database: its tables, how it is made and how it is opened.

A study is one file, which is never changed in place: an import writes it anew and gives the new
one its name. Nobody else's file is trusted: the tables must be these, word for word, the pages
whole, and the rows such as responses to its survey can be packed as.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from core.facts.errors import Code, Problem, Refused, refuse
from core.facts.names import Fact, FoundFact
from core.interchange.mapping.survey import read_study_survey
from core.lazy import np
from core.response.layout import Layout
from core.study.schema import (
    PUT_STUDY,
    RESULTS_TABLE,
    VERSION,
    add_functions,
    age,
    damaged_rows,
    tables,
)
from core.study.sidecar_files import keeps_log, require_openable, uri_of
from core.survey import Survey

SUFFIX = ".study"
APPLICATION_ID: Final = 0x436E6472  # "Cndr"
_CACHE_KIB = 128 * 1024
_WAIT_MS = 60_000  # for another program's commit, or for its reading to end
_LONGEST = 4 * 1024 * 1024  # of a row as it is read; a damaged one can claim a gigabyte
_RUNS = (
    "WITH RECURSIVE run(low, high) AS ("
    " SELECT x'', (SELECT id FROM response ORDER BY id LIMIT 1 OFFSET ?1)"
    " UNION ALL SELECT high, (SELECT id FROM response WHERE id>=high ORDER BY id"
    " LIMIT 1 OFFSET ?1) FROM run WHERE high IS NOT NULL)"
    " SELECT (SELECT group_concat(hex(packed), '') FROM response"
    " WHERE id>=low AND id<coalesce(high, ?2){but}) FROM run"
)
_BEYOND = b"\xff" * 17  # after every id
_CLAIM_MS = 100
_BYTES_AT_ONCE = 4 * 1024 * 1024  # of packed reports, which take eight times that as single bits

READING = Problem(Code.IO, "", Fact.OPENED_FOR_READING())

_READ_ONLY = Problem(Code.IO, "", Fact.STUDY_READ_ONLY())
_FULL = Problem(Code.IO, "", Fact.DISK_FULL())


def new_database(survey: Survey, survey_bytes: bytes) -> sqlite3.Connection:
    """Return the database of a new study, in memory."""
    connection = empty_database(survey)
    connection.execute(PUT_STUDY, (survey_bytes, survey.digest, None))
    return connection


def empty_database(survey: Survey) -> sqlite3.Connection:
    """Return a database in memory with the tables of a study, for responses to a survey."""
    connection = sqlite3.connect(
        "file::memory:", uri=True, isolation_level=None, check_same_thread=False
    )
    add_functions(connection)
    make_tables(connection, survey, "main")
    return connection


def make_tables(connection: sqlite3.Connection, survey: Survey, schema: str) -> None:
    """Make the tables in an empty database, one that a connection calls `schema`."""
    size = Layout(survey).size
    # Rows that fill a page badly, or spill out of it, would waste space.
    page = min(65536, max(4096, 1 << (32 * (size + 32) - 1).bit_length()))
    connection.execute(f"PRAGMA {schema}.page_size={page}")
    connection.execute(f"PRAGMA {schema}.application_id={APPLICATION_ID}")
    connection.execute(f"PRAGMA {schema}.user_version={VERSION}")
    for table in tables(size):
        connection.execute(table.replace("CREATE TABLE ", f"CREATE TABLE {schema}.", 1))


def connect(path: Path) -> sqlite3.Connection:
    """Open the database of a study and check that it is one, of this version.

    Raises `Refused`: IO, NOTFILE, EMPTY, FORMAT, VERSION, or SYNTAX where it is damaged. The
    file is opened by SQLite alone, whose locks would go as soon as we closed it ourselves.
    """
    require_openable(path)
    with refusing(path.name):
        connection = sqlite3.connect(
            uri_of(path, "rw"), uri=True, isolation_level=None, check_same_thread=False
        )
        try:
            add_functions(connection)
            bound_rows(connection)
            for setting in (
                f"busy_timeout={_WAIT_MS}",
                "trusted_schema=OFF",
                "cell_size_check=ON",
                "mmap_size=0",
                f"cache_size=-{_CACHE_KIB}",
                "temp_store=MEMORY",
                "synchronous=EXTRA",
                "fullfsync=ON",  # of macOS, as `core.files.disk.sync` is; elsewhere nothing
            ):
                connection.execute(f"PRAGMA {setting}")
            _require_study(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def bound_rows(connection: sqlite3.Connection) -> None:
    """Have rows refused that claim to be longer than any of a study is."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)


def packed_runs(
    connection: sqlite3.Connection, size: int, at_once: int, left_out: Collection[str] = ()
) -> Iterator[bytes]:
    """Return packed rows of `size` bytes in the order of their ids, many after each other at once.

    At least one run, of `at_once` rows or of fewer where they are long, without those of which one
    of the conditions `left_out` holds. One statement sees one state of the study, and SQLite puts
    the rows of a run together, which takes a third of the time that giving them to Python one by
    one does. Hexadecimal, since what it joins are texts in any encoding.
    """
    many = max(1, min(at_once, _LONGEST // (4 * size)))
    query = _RUNS.format(but="".join(f" AND NOT {each}" for each in left_out))
    for (joined,) in connection.execute(query, (many, _BEYOND)):
        yield bytes.fromhex(joined or "")


def place_of(path: Path) -> tuple[int, int] | None:
    """Return what distinguishes files of one name; None where there is none."""
    with contextlib.suppress(OSError):
        status = path.stat()
        return status.st_dev, status.st_ino
    return None


def read_survey(
    connection: sqlite3.Connection, name: str, known: Survey | None = None
) -> tuple[bytes, Survey]:
    """Return the survey of a study after checking that all of the study is whole.

    Of a study whose survey is `known` neither that nor its pages and rows are read again.
    Raises `Refused`: SYNTAX where it is damaged, or the first error of the survey.
    """
    with refusing(name):
        found = {row[0] for row in connection.execute("SELECT sql FROM sqlite_schema")}
        rows = []
        if tables(0)[0] in found:
            rows = connection.execute("SELECT survey, digest FROM study").fetchall()
        if len(rows) != 1 or not isinstance(rows[0][0], bytes):
            raise damaged(name, Fact.HOLDS_NO_SURVEY())
        survey_bytes, digest = rows[0]
        survey = known or read_study_survey(survey_bytes)
        if survey.digest != digest:
            raise damaged(name, Fact.OTHER_SURVEY_INSIDE())
        if found - {RESULTS_TABLE} != set(tables(Layout(survey).size)):
            raise damaged(name, Fact.OTHER_TABLES())
        if known is not None:
            return survey_bytes, survey
        (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if finding != "ok":
            raise damaged(name, Fact.PAGES_NOT_WHOLE())
        _require_whole_rows(connection, name)
        _require_possible_rows(connection, Layout(survey), name)
    return survey_bytes, survey


def _require_whole_rows(connection: sqlite3.Connection, name: str) -> None:
    table, ids = damaged_rows(connection)
    more = len(ids) - 1
    match table:
        case "study":
            raise damaged(name, Fact.REHEARSAL_NOT_AS_WRITTEN())
        case "response":
            fact = Fact.RESPONSES_NOT_AS_WRITTEN if more else Fact.RESPONSE_NOT_AS_WRITTEN
            raise damaged(name, fact(id=ids[0], more=more), f"response {ids[0]}")
        case "offer":
            fact = Fact.RECORDS_NOT_AS_WRITTEN if more else Fact.RECORD_NOT_AS_WRITTEN
            raise damaged(name, fact(sha256=ids[0][:8], more=more), f"file {ids[0]}")
        case "decision":
            raise damaged(name, Fact.DECISION_NOT_AS_WRITTEN(id=ids[0]), f"response {ids[0]}")
        case "note" | "flag" | "look" | "place" | "results":
            raise damaged(name, Fact.ADDITION_NOT_AS_WRITTEN(table=table))
        case "analysis":
            raise damaged(name, Fact.LOG_NOT_AS_WRITTEN(number=int(ids[0])))


def _require_possible_rows(connection: sqlite3.Connection, layout: Layout, name: str) -> None:
    """Raise `Refused` (SYNTAX) where a row is none that a response can be packed as."""
    at_once, before = max(1, _BYTES_AT_ONCE // layout.size), 0
    for run in packed_runs(connection, layout.size, at_once):
        packed = np.frombuffer(run, np.uint8).reshape(-1, layout.size)
        found = layout.impossible(packed)
        if found.any():
            query = "SELECT id FROM response ORDER BY id LIMIT 1 OFFSET ?"
            ((id_,),) = connection.execute(query, (before + int(found.argmax()),))
            raise damaged(name, Fact.RESPONSE_NONE_OF_SURVEY(id=id_.hex()), f"response {id_.hex()}")
        before += len(packed)


def claim(connection: sqlite3.Connection, again: bool = False) -> Problem | None:
    """Claim the study for writing until it is closed; return what stands in the way.

    The claim is a transaction that is open at all times. Others can read meanwhile; the claim
    ends with the program, however that ends. A claim made `again` is not tried out first.
    """
    connection.execute(f"PRAGMA busy_timeout={_CLAIM_MS}")
    try:
        if not again:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE study SET rehearsal=rehearsal")
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if _primary(error) == sqlite3.SQLITE_BUSY:
            problem = Problem(Code.IO, "", Fact.WRITTEN_ELSEWHERE_READ_ONLY())
        else:
            problem = _FULL if _primary(error) == sqlite3.SQLITE_FULL else _READ_ONLY
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return problem
    finally:
        connection.execute(f"PRAGMA busy_timeout={_WAIT_MS}")
    return None


def obstacle_to_writing(path: Path) -> Problem | None:
    """Return what stands in the way of importing into a study right now; the claim ends at once.

    Raises `Refused` as `connect` does.
    """
    with contextlib.closing(connect(path)) as connection, refusing(path.name):
        return claim(connection)


@contextlib.contextmanager
def refusing(name: str) -> Iterator[None]:
    """Turn errors of SQLite into `Refused`: IO, FORMAT, or SYNTAX where the file is damaged."""
    try:
        yield
    except UnicodeDecodeError as error:  # in a name that SQLite complains about
        raise damaged(name, Fact.TABLES_WITHOUT_NAMES()) from error
    except MemoryError as error:  # or of a length that no row can have
        raise refuse(Code.IO, name, Fact.NOT_ENOUGH_MEMORY()) from error
    except sqlite3.ProgrammingError:  # a fault of the program, and none of the file
        raise
    except sqlite3.Error as error:
        match _primary(error):
            case 0:  # it is Python that cannot take what SQLite has read
                raise damaged(name, Fact.A_TEXT_NOT_UTF8()) from error
            case sqlite3.SQLITE_NOTADB:
                raise refuse(Code.FORMAT, name, Fact.NO_STUDY()) from error
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_ERROR | sqlite3.SQLITE_TOOBIG:
                raise damaged(name, Fact.TOLD(text=str(error))) from error
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                found = Fact.WRITTEN_ELSEWHERE()
            case sqlite3.SQLITE_FULL:
                raise Refused(_FULL) from error
            case sqlite3.SQLITE_READONLY:
                raise Refused(_READ_ONLY) from error
            case _:
                found = Fact.STUDY_NOT_READ_OR_WRITTEN(reason=str(error))
        raise refuse(Code.IO, name, found) from error


def damaged(name: str, how: FoundFact, place: str = "") -> Refused:
    """Make the exception for a study that is not whole, with the place inside it if known."""
    where = f"{name}, {place}" if place else name
    return refuse(Code.SYNTAX, where, Fact.STUDY_DAMAGED(how=how))


def _primary(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _require_study(connection: sqlite3.Connection, path: Path) -> None:
    name = path.name
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
        raise refuse(Code.FORMAT, name, Fact.DATABASE_NO_STUDY())
    if by := age(connection):
        raise refuse(Code.VERSION, name, (Fact.STUDY_NEWER if by > 0 else Fact.STUDY_EARLIER)())
    if connection.execute("PRAGMA journal_mode").fetchone() == ("wal",):
        raise keeps_log(name)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    if path.stat().st_size < pages * page_size:  # SQLite takes half a page for a whole one
        raise damaged(name, Fact.END_MISSING())
