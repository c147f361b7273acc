"""Studies of older versions: read as they are, and brought up to date when they are to be written.

A study is never changed in place. One of the present version is made of it in memory; for
writing, the old file is copied beside itself and the new one takes its name in one step. Killed
at any instant the old study or the new one has the name, and either opens.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from core.facts.errors import Code, Problem, Refused
from core.facts.names import Fact
from core.files import canonical
from core.files.disk import write_atomically
from core.response.file import ResponseReader
from core.study.database import (
    claim,
    connect,
    damaged,
    empty_database,
    place_of,
    read_survey,
    refusing,
    version_of,
)
from core.study.records import Offer, shortened
from core.study.schema import PUT_OFFER, PUT_RESPONSE, PUT_STUDY, VERSION, row_checksum
from core.survey import Survey


def _with_checksums(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Fill a study of version 2 from one of version 1: every row gets its checksum."""
    new.executemany(PUT_STUDY, old.execute("SELECT survey, digest, rehearsal FROM study"))
    rows = old.execute("SELECT id, day, named, packed FROM response ORDER BY id")
    new.executemany(PUT_RESPONSE, ((*row, row_checksum(*row)) for row in rows))
    offers = "SELECT sha256, name, place, code, reason, size, day, content FROM offer"
    new.executemany(PUT_OFFER, old.execute(offers))


def _without_names(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Fill a study of version 3 from one of version 2: names are of refused files alone."""
    new.executemany(PUT_STUDY, old.execute("SELECT survey, digest, rehearsal FROM study"))
    new.executemany(PUT_RESPONSE, old.execute("SELECT * FROM response ORDER BY id"))
    offers = "SELECT sha256, name, place, code, reason, size, day, content FROM offer ORDER BY 1, 2"
    new.executemany(PUT_OFFER, (_without_name(Offer(*row)) for row in old.execute(offers)))


def _without_name(offer: Offer) -> Offer:
    """Return a record of version 2 as version 3 has it; of a duplicate the id is not known."""
    if offer.content is not None:
        return offer._replace(name=shortened(_id_in(offer.content)).encode(), place="id")
    return offer._replace(name=b"") if offer.code in ("", Code.DUPLICATE) else offer


def _id_in(content: object) -> str:
    """Return the id in what should be a response. Raises `Refused` or ValueError."""
    if isinstance(content, bytes) and isinstance(response := canonical.read(content), dict):
        return str(response.get("id"))
    raise ValueError("this is no response")


def _with_additions(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Fill a study of version 4 from one of version 3, to which nobody could add anything."""
    new.executemany(PUT_STUDY, old.execute("SELECT survey, digest, rehearsal FROM study"))
    new.executemany(PUT_RESPONSE, old.execute("SELECT * FROM response ORDER BY id"))
    offers = "SELECT sha256, name, place, code, reason, size, day, content FROM offer"
    new.executemany(PUT_OFFER, old.execute(offers))


def _with_flags(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Fill a study of version 5 from one of version 4, in which nothing could be flagged."""
    _with_additions(old, new)
    for table in ("decision", "note", "analysis"):
        rows = old.execute(f"SELECT * FROM {table} ORDER BY 1")  # noqa: S608 - the above
        marks = ",".join("?" * len(rows.description))
        new.executemany(f"INSERT INTO {table} VALUES({marks})", rows)


_Step = Callable[[sqlite3.Connection, sqlite3.Connection], None]
# The first fills a study of version 2 from one of version 1, and so on.
_STEPS: Final[tuple[_Step, ...]] = (
    _with_checksums,
    _without_names,
    _with_additions,
    _with_flags,
)


def up_to_date(connection: sqlite3.Connection, survey: Survey, name: str) -> sqlite3.Connection:
    """Return a study of the present version, in memory, with all that an older one holds.

    It is checked as any study is that is opened: what was damaged before must not get checksums
    as if it were whole. Raises `Refused` (SYNTAX) where it is damaged.
    """
    made: list[sqlite3.Connection] = []
    try:
        with refusing(name):
            version = version_of(connection)
            for following, step in enumerate(_STEPS[version - 1 :], version + 1):
                made.append(empty_database(survey, following))
                _fill(made[-1], step, made[-2] if len(made) > 1 else connection, name)
            read_survey(made[-1], name)
            _require_conflicts(made[-1], survey, name)
        return made.pop()
    finally:
        for other in made:
            other.close()


def _fill(new: sqlite3.Connection, step: _Step, old: sqlite3.Connection, name: str) -> None:
    """Fill a study by a step, from one of the version before. Raises `Refused` (SYNTAX)."""
    try:
        new.execute("BEGIN")
        step(old, new)
        new.execute("COMMIT")
    except (
        TypeError,
        ValueError,
        OverflowError,
        Refused,
    ) as error:  # values of other types than they should
        raise damaged(name, Fact.ROWS_HOLD_OTHER()) from error


def _require_conflicts(connection: sqlite3.Connection, survey: Survey, name: str) -> None:
    """Raise `Refused` (SYNTAX) unless every conflict is of two responses, one of them held."""
    reader = ResponseReader(survey)
    held = "SELECT 1 FROM response WHERE id=?"
    for (content,) in connection.execute("SELECT content FROM offer WHERE content IS NOT NULL"):
        with contextlib.suppress(Refused):
            if connection.execute(held, (bytes.fromhex(reader.read(content).id),)).fetchone():
                continue
        raise damaged(name, Fact.CONFLICT_NO_RESPONSE())


def bring_up_to_date(path: Path) -> tuple[Path | None, Problem | None]:
    """Bring the file of a study up to date if it is of an older version.

    Returns the copy that was made of it, or what stands in the way of writing it; the study is
    then as it was. Raises `Refused` for what cannot be read at all, as `read_survey` does.
    """
    path = Path(os.path.realpath(path))  # the file that a link leads to
    before = place_of(path)
    connection = connect(path)
    try:
        with refusing(path.name):
            version = version_of(connection)
            if version == VERSION:
                return None, None
            obstacle = claim(connection)
            if obstacle is not None:
                return None, obstacle
            if place_of(path) != before:  # another program did it before the claim was ours
                return None, None
            _, survey = read_survey(connection, path.name)
            with contextlib.closing(up_to_date(connection, survey, path.name)) as new:
                older, data = connection.serialize(), new.serialize()
        try:
            return _replace(connection, path, version, older, data), None
        except Refused as refused:
            return None, _read_only(refused.problem)
    finally:
        connection.close()


def _replace(
    connection: sqlite3.Connection, path: Path, version: int, older: bytes, data: bytes
) -> Path:
    """Put new bytes in the place of a study that `connection` has claimed; return its copy.

    Raises `Refused` (IO).
    """
    backup, made = _keep(older, path, version)
    try:
        if os.name == "nt":  # where nothing that is open can be replaced
            connection.close()
        write_atomically(path, data, replace=True, like=path)
    except Refused:
        if made:
            with contextlib.suppress(OSError):
                backup.unlink()
        raise
    return backup


def _keep(older: bytes, path: Path, version: int) -> tuple[Path, bool]:
    """Copy an older study beside itself; return the copy and whether it was made just now.

    One that was made before, by an attempt that was ended, serves as well.
    """
    stem, number = f"{path.stem}.version-{version}", 1
    backup = path.with_name(stem + path.suffix)
    while os.path.lexists(backup):
        with contextlib.suppress(OSError):
            same_size = backup.is_file() and backup.stat().st_size == len(older)
            if same_size and backup.read_bytes() == older:
                return backup, False
        number += 1
        backup = path.with_name(f"{stem}-{number}{path.suffix}")
    write_atomically(backup, older, like=path)
    return backup, True


def _read_only(problem: Problem) -> Problem:
    """Say why a study of an older version is open for reading alone."""
    return replace(problem, where="", found=Fact.NOT_BROUGHT_UP_TO_DATE(why=problem.found))
