"""The study file as an SQLite database: its tables, how it is made and how it is opened.

A study at rest is one file. While it is written a rollback journal stands beside it, from
which SQLite undoes what was not finished when the power or the program went. Nobody else's
file is trusted: the tables must be these, word for word, and the pages must be whole.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from core.errors import Code, Problem, Refused, refuse
from core.packing import Layout
from core.study.tables import PUT_STUDY, VERSION, add_functions, damaged_rows, tables
from core.survey import Survey, read

SUFFIX = ".study"
APPLICATION_ID: Final = 0x436E6472  # "Cndr"
_CACHE_KIB = 128 * 1024
_WAIT_MS = 60_000  # for another program's commit, or for its reading to end
_LONGEST = 4 * 1024 * 1024  # of a row as it is read; a damaged one can claim a gigabyte
_CLAIM_MS = 100

READING = Problem(
    Code.IO, "", "The study was opened for reading only.", remedy="Open it for writing."
)

_READ_ONLY = Problem(
    Code.IO,
    "",
    "The study cannot be written to where it is; it is read-only.",
    remedy="Copy it to a folder that can be written to.",
)
_FULL = Problem(
    Code.IO,
    "",
    "The disk is full; what was accepted before is in the study.",
    remedy="Free some space on the disk, or copy the study to another one.",
)


def new_database(survey: Survey, survey_bytes: bytes) -> sqlite3.Connection:
    """Return the database of a new study, in memory."""
    connection = empty_database(survey, VERSION)
    connection.execute(PUT_STUDY, (survey_bytes, survey.digest, None))
    return connection


def empty_database(survey: Survey, version: int) -> sqlite3.Connection:
    """Return a database in memory with the tables of a version, for responses to a survey."""
    size = Layout(survey).size
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    add_functions(connection)
    # Rows that fill a page badly, or spill out of it, would waste space.
    page = min(65536, max(4096, 1 << (32 * (size + 32) - 1).bit_length()))
    connection.execute(f"PRAGMA page_size={page}")
    connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version={version}")
    for table in tables(version, size):
        connection.execute(table)
    return connection


def connect(path: Path) -> sqlite3.Connection:
    """Open the database of a study and check that it is one, of a version that is known.

    Raises `Refused`: IO, NOTFILE, EMPTY, FORMAT, VERSION, or SYNTAX where it is damaged. The
    file is opened by SQLite alone, whose locks would go as soon as we closed it ourselves.
    """
    _require_file(path)
    uri = path.absolute().as_uri()
    if not uri.startswith("file:///"):  # a Windows share
        uri = uri.replace("file://", "file:////", 1)
    with refusing(path.name):
        connection = sqlite3.connect(
            f"{uri}?mode=rw", uri=True, isolation_level=None, check_same_thread=False
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


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a study."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def read_survey(connection: sqlite3.Connection, name: str) -> tuple[bytes, Survey]:
    """Return the survey of a study after checking that all of the study is whole.

    Raises `Refused`: SYNTAX where it is damaged, or the first error of the survey.
    """
    with refusing(name):
        version = version_of(connection)
        found = {row[0] for row in connection.execute("SELECT sql FROM sqlite_schema")}
        rows = []
        if tables(version, 0)[0] in found:
            rows = connection.execute("SELECT survey, digest FROM study").fetchall()
        if len(rows) != 1 or not isinstance(rows[0][0], bytes):
            raise damaged(name, "it holds no survey")
        survey_bytes, digest = rows[0]
        survey = read(survey_bytes)
        if survey.digest != digest:
            raise damaged(name, "its survey is not the one it was made for")
        if found != set(tables(version, Layout(survey).size)):
            raise damaged(name, "its tables are not those that Candor makes")
        (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if finding != "ok":
            raise damaged(name, "its pages or rows are not whole")
        if version > 1:  # rows had no checksum before
            _require_whole_rows(connection, name)
    return survey_bytes, survey


def _require_whole_rows(connection: sqlite3.Connection, name: str) -> None:
    table, ids = damaged_rows(connection)
    others = f" and {len(ids) - 1:,} more are" if len(ids) > 1 else " is"
    match table:
        case "study":
            raise damaged(name, "whether it is a rehearsal is not as it was written")
        case "response":
            how = f"the response {ids[0]}{others} not as written"
            raise damaged(name, how, f"response {ids[0]}")
        case "offer":
            how = f"the record of the file with SHA-256 {ids[0][:8]}…{others} not as written"
            raise damaged(name, how, f"file {ids[0]}")


def claim(connection: sqlite3.Connection, again: bool = False) -> Problem | None:
    """Claim the study for writing until it is closed; return what stands in the way.

    The claim is a transaction that is open at all times. Others can read meanwhile; the claim
    ends with the program, however that ends. A claim made `again` is not tried out first.
    """
    connection.execute(f"PRAGMA busy_timeout={_CLAIM_MS}")
    try:
        if not again:
            connection.execute("PRAGMA journal_mode=DELETE")  # whatever a copy was turned into
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE study SET rehearsal=rehearsal")
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if _primary(error) == sqlite3.SQLITE_BUSY:
            message = "Another window or program is writing to the study; here it is read-only."
            remedy = "Close the study there and open it again."
            problem = Problem(Code.IO, "", message, remedy=remedy)
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
        raise damaged(name, "its tables have no readable names") from error
    except MemoryError as error:  # or of a length that no row can have
        message = "There is not enough memory to read the study, or it is damaged."
        raise refuse(Code.IO, name, message) from error
    except sqlite3.Error as error:
        match _primary(error):
            case 0:  # it is Python that cannot take what SQLite has read
                raise damaged(name, "a text in it is not UTF-8") from error
            case sqlite3.SQLITE_NOTADB:
                raise refuse(Code.FORMAT, name, "This is not a Candor study.") from error
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_ERROR | sqlite3.SQLITE_TOOBIG:
                raise damaged(name, str(error)) from error
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                message = "Another window or program is writing to the study."
            case sqlite3.SQLITE_FULL:
                raise Refused(_FULL) from error
            case sqlite3.SQLITE_READONLY:
                raise Refused(_READ_ONLY) from error
            case _:
                message = f"The study cannot be read or written: {error}."
        raise refuse(Code.IO, name, message) from error


def damaged(name: str, how: str, place: str = "") -> Refused:
    """Make the exception for a study that is not whole, with the place inside it if known."""
    message = f"The study is cut off or damaged: {how}."
    remedy = (
        "Use a copy from before, or import the response files into a new study; "
        "'candor rescue' saves the responses that are whole."
    )
    where = f"{name}, {place}" if place else name
    return Refused(Problem(Code.SYNTAX, where, message, remedy=remedy))


def _primary(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _require_file(path: Path) -> None:
    try:
        status = os.stat(path)
    except OSError as error:
        message = f"The study cannot be opened: {error.strerror}."
        raise refuse(Code.IO, path.name, message) from error
    if not stat.S_ISREG(status.st_mode):
        raise refuse(Code.NOTFILE, path.name, "This is not an ordinary file.")
    if not status.st_size:
        raise refuse(Code.EMPTY, path.name, "The file is empty.")


def _require_study(connection: sqlite3.Connection, path: Path) -> None:
    name = path.name
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
        raise refuse(Code.FORMAT, name, "This is a database, but not a Candor study.")
    version = version_of(connection)
    if not 1 <= version <= VERSION:
        message = f"The study has version {version}; this Candor reads versions 1 to {VERSION}."
        raise refuse(Code.VERSION, name, message)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    if path.stat().st_size < pages * page_size:  # SQLite takes half a page for a whole one
        raise damaged(name, "its end is missing")
