"""The tables of a study, word for word, and the checksums of their rows.

SQLite notices a page that is not whole, but not a flipped bit in a report. So each row has a
CRC-32 of what else stands in it, as zlib computes it; `crc32` is that function in SQL.
"""

from __future__ import annotations

import sqlite3
from datetime import date
from typing import Final
from zlib import crc32

from core.facts.errors import Code

VERSION: Final = 1
LONGEST_NOTE: Final = 20_000
LONGEST_LOOKING: Final = 65_536
LONGEST_FLAG: Final = 1_000
LONGEST_PLACE: Final = 4_096
LONGEST_RESULTS: Final = 524_288

# Rows lie in the order of random ids, so that the order of arrival is not stored. A response
# that came as a file of its own needs no further record: the file's bytes follow from the row.
# `offer` has the record of all other files, and of refused lines of files. What people add: which
# version of a response in conflict counts, by its id and by the SHA-256 of what was offered
# second; notes; analyses in their order; flags on responses, by their ids; at how many responses
# each question was looked at; and where the window stood. Cards of results stand in a table that
# only a study has in which there are any.
_TABLES: Final = (
    "CREATE TABLE study(survey BLOB NOT NULL, digest TEXT NOT NULL, rehearsal INTEGER,"
    " checksum INTEGER NOT NULL)",
    "CREATE TABLE response(id BLOB PRIMARY KEY CHECK(length(id)=16), day INTEGER NOT NULL,"
    " named INTEGER NOT NULL, packed BLOB NOT NULL CHECK(length(packed)={size}),"
    " checksum INTEGER NOT NULL, CHECK(typeof(id)='blob' AND typeof(packed)='blob'"
    " AND typeof(day)='integer' AND typeof(named)='integer')) WITHOUT ROWID",
    "CREATE TABLE offer(sha256 BLOB NOT NULL, name BLOB NOT NULL, place TEXT NOT NULL,"
    " code TEXT NOT NULL, reason TEXT NOT NULL, size INTEGER NOT NULL, day INTEGER NOT NULL,"
    " content BLOB, checksum INTEGER NOT NULL, PRIMARY KEY(sha256, name, place, code))"
    " WITHOUT ROWID",
    "CREATE TABLE decision(id BLOB PRIMARY KEY, sha256 BLOB NOT NULL, choice TEXT NOT NULL,"
    " day INTEGER NOT NULL, checksum INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE note(about TEXT PRIMARY KEY, text TEXT NOT NULL, checksum INTEGER NOT NULL)"
    " WITHOUT ROWID",
    "CREATE TABLE analysis(number INTEGER PRIMARY KEY, looking TEXT NOT NULL,"
    " day INTEGER NOT NULL, checksum INTEGER NOT NULL)",
    "CREATE TABLE flag(id BLOB PRIMARY KEY, note TEXT NOT NULL, day INTEGER NOT NULL,"
    " checksum INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE look(question TEXT NOT NULL, n INTEGER NOT NULL, checksum INTEGER NOT NULL,"
    " PRIMARY KEY(question, n)) WITHOUT ROWID",
    "CREATE TABLE place(number INTEGER PRIMARY KEY CHECK(number=1), seen TEXT NOT NULL,"
    " checksum INTEGER NOT NULL)",
)
RESULTS_TABLE: Final = (
    "CREATE TABLE results(number INTEGER PRIMARY KEY CHECK(number=1), cards TEXT NOT NULL,"
    " checksum INTEGER NOT NULL)"
)


def tables(size: int) -> tuple[str, ...]:
    """Return the commands that make the tables of every study, for packed rows of `size` bytes."""
    return tuple(table.format(size=size) for table in _TABLES)


def age(connection: sqlite3.Connection) -> int:
    """Tell whether a study is of this version (0), of an earlier (-1) or a newer one (1).

    Its number says so; where that is ours, fewer tables than these are of an earlier program, and
    others beside all of these of a newer one. A table that has another name here was damaged.
    """
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    if number != VERSION:
        return 1 if number > VERSION else -1
    names = {table.partition("(")[0].split()[-1] for table in _TABLES}
    query = "SELECT name FROM sqlite_schema WHERE type='table'"
    found = {row[0] for row in connection.execute(query)}
    found.discard("results")
    return (found > names) - (found < names)


def has_results(connection: sqlite3.Connection, schema: str = "main") -> bool:
    """Tell whether a database has the table of results."""
    query = f"SELECT 1 FROM {schema}.sqlite_schema WHERE type='table' AND name='results'"  # noqa: S608 - ours
    return connection.execute(query).fetchone() is not None


def row_checksum(key: bytes, day: int, named: int, packed: bytes) -> int:
    """Return the checksum of a row of `response`: the day and `named` begin the CRC."""
    return crc32(packed, crc32(key, 2 * day + named))


def _of_values(*values: str) -> str:
    """Write in SQL the checksum of values: the CRC of what `quote` makes of them, by commas."""
    quoted = "||','||".join(f"quote({value})" for value in values)
    return f"crc32(CAST({quoted} AS BLOB))"


STUDY_CHECKSUM: Final = f"SELECT {_of_values('?1', '?2', '?3')}"
PUT_STUDY: Final = f"INSERT INTO study VALUES(?1,?2,?3,{_of_values('?1', '?2', '?3')})"
PUT_OFFER: Final = (
    "INSERT OR IGNORE INTO offer VALUES(?1,?2,?3,?4,?5,?6,?7,?8,"
    f"{_of_values(*(f'?{i}' for i in range(1, 9)))})"
)
PUT_DECISION: Final = (
    f"INSERT OR REPLACE INTO decision VALUES(?1,?2,?3,?4,{_of_values('?1', '?2', '?3', '?4')})"
)
PUT_NOTE: Final = f"INSERT OR REPLACE INTO note VALUES(?1,?2,{_of_values('?1', '?2')})"
PUT_ANALYSIS: Final = f"INSERT INTO analysis VALUES(?1,?2,?3,{_of_values('?1', '?2', '?3')})"
PUT_FLAG: Final = f"INSERT OR REPLACE INTO flag VALUES(?1,?2,?3,{_of_values('?1', '?2', '?3')})"
PUT_LOOK: Final = f"INSERT OR IGNORE INTO look VALUES(?1,?2,{_of_values('?1', '?2')})"
PUT_PLACE: Final = f"INSERT OR REPLACE INTO place VALUES(1,?1,{_of_values('1', '?1')})"
PUT_RESULTS: Final = (
    f"INSERT OR REPLACE INTO {{schema}}.results VALUES(1,?1,{_of_values('1', '?1')})"
)
_SET = "UPDATE study SET rehearsal=?1, checksum={} WHERE rehearsal IS NOT ?1"
SET_REHEARSAL: Final = _SET.format(_of_values("survey", "digest", "?1"))
_DAY = f"day BETWEEN 1 AND {date.max.toordinal()}"
_CODES = ",".join(f"'{code}'" for code in ("", *Code))
_OFFER = ("sha256", "name", "place", "code", "reason", "size", "day", "content")
_ON_A_CONFLICT: Final = (
    "choice IN ('first','second','neither')"
    " AND EXISTS(SELECT 1 FROM response WHERE response.id=decision.id) AND EXISTS("
    "SELECT 1 FROM offer WHERE offer.sha256=decision.sha256 AND content IS NOT NULL)"
)
_ON_A_RESPONSE: Final = "EXISTS(SELECT 1 FROM response WHERE response.id=flag.id)"
# Of each table what names a row, its checksum, and what holds of every row that Candor writes.
_DAMAGED: Final = {
    "study": (
        "''",
        _of_values("survey", "digest", "rehearsal"),
        "CASE WHEN rehearsal IS NULL THEN NOT EXISTS(SELECT 1 FROM response)"
        " ELSE rehearsal IN (0,1) END",
    ),
    "response": (
        "lower(hex(id))",
        "crc32(packed, crc32(id, 2*day+named))",
        f"named IN (0,1) AND {_DAY}",
    ),
    "offer": (
        "lower(hex(sha256))",
        _of_values(*_OFFER),
        "typeof(sha256)='blob' AND length(sha256) IN (0,32) AND typeof(name)='blob'"
        f" AND typeof(place)='text' AND code IN ({_CODES}) AND typeof(reason)='text'"
        f" AND typeof(size)='integer' AND size>=0 AND typeof(day)='integer' AND {_DAY}"
        " AND typeof(content) IN ('null','blob')",
    ),
    "decision": (
        "lower(hex(id))",
        _of_values("id", "sha256", "choice", "day"),
        f"{_ON_A_CONFLICT} AND typeof(day)='integer' AND {_DAY}",
    ),
    "note": (
        "about",
        _of_values("about", "text"),
        "typeof(about)='text' AND typeof(text)='text'"
        f" AND length(text) BETWEEN 1 AND {LONGEST_NOTE}",
    ),
    "analysis": (
        "number",
        _of_values("number", "looking", "day"),
        f"number>0 AND typeof(looking)='text' AND length(looking)<={LONGEST_LOOKING}"
        f" AND typeof(day)='integer' AND {_DAY}",
    ),
    "flag": (
        "lower(hex(id))",
        _of_values("id", "note", "day"),
        f"{_ON_A_RESPONSE} AND typeof(note)='text' AND length(note)<={LONGEST_FLAG}"
        f" AND typeof(day)='integer' AND {_DAY}",
    ),
    "look": (
        "question",
        _of_values("question", "n"),
        "typeof(question)='text' AND typeof(n)='integer' AND n>0",
    ),
    "place": (
        "number",
        _of_values("1", "seen"),
        f"typeof(seen)='text' AND length(seen) BETWEEN 1 AND {LONGEST_PLACE}",
    ),
    "results": (
        "number",
        _of_values("1", "cards"),
        f"typeof(cards)='text' AND length(cards) BETWEEN 3 AND {LONGEST_RESULTS}",
    ),
}


def add_functions(connection: sqlite3.Connection) -> None:
    """Give a connection the function of the checksums."""
    connection.create_function("crc32", -1, crc32, deterministic=True)


def damaged_rows(connection: sqlite3.Connection) -> tuple[str, list[str]]:
    """Return the first table with rows that are not as they were written, and their ids."""
    for table, (name, checksum, right) in _DAMAGED.items():
        if table == "results" and not has_results(connection):
            continue
        query = f"SELECT {name} FROM {table} WHERE checksum IS NOT {checksum} OR NOT ({right})"  # noqa: S608 - ours
        if found := connection.execute(query).fetchall():
            return table, [row[0] for row in found]
    return "", []
