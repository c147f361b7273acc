"""A study that is open: its survey, its responses and the record of every file offered."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import chain, pairwise
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from core.errors import Code, Problem, Refused
from core.files import write_atomically
from core.packing import Layout
from core.response import Response, ResponseReader, write
from core.study import database, migration
from core.study.database import damaged, refusing
from core.study.records import Conflict, FileRecord, Offer, Row
from core.study.tables import PUT_OFFER, SET_REHEARSAL, VERSION, row_checksum
from core.survey import Survey, read

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_PAGE = 1000
_CHUNK = 65_536
_ROWS_AT_ONCE = 125
_VARIABLES = 500


class Study:
    """One study file. May be handed from thread to thread, but not used by two at once."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path | None,
        survey_bytes: bytes,
        survey: Survey,
        obstacle: Problem | None,
        backup: Path | None = None,
    ) -> None:
        self._connection = connection
        self._path = path
        self._name = path.name if path else ""
        self.survey_bytes = survey_bytes
        self.survey = survey
        self.layout = Layout(survey)
        self.obstacle = obstacle
        """Why nothing can be imported here, such as another program that is writing; or None."""
        self.backup = backup
        """The copy of the study as it was, where it was brought up to date just now; or None."""

    @classmethod
    def create(cls, path: Path, survey_bytes: bytes) -> Study:
        """Make a study of a canonical survey and open it. Nothing is ever overwritten.

        Raises `Refused` with the survey's first error, or IO.
        """
        connection = database.new_database(read(survey_bytes), survey_bytes)
        data = connection.serialize()
        connection.close()
        write_atomically(path, data)
        return cls.open(path)

    @classmethod
    def in_memory(cls, survey_bytes: bytes) -> Study:
        """Make a study that lasts until it is closed. Raises `Refused` as `create` does."""
        survey = read(survey_bytes)
        connection = database.new_database(survey, survey_bytes)
        return cls(connection, None, survey_bytes, survey, database.claim(connection))

    @classmethod
    def open(cls, path: Path, write: bool = True) -> Study:
        """Open a study, for writing where nobody else writes: `obstacle` tells.

        With `write` False nobody else is kept from writing. A study of an older version is
        brought up to date: for writing in its file, of which `backup` is a copy, else in memory
        alone. Raises `Refused`: IO, NOTFILE, EMPTY, FORMAT, VERSION, SYNTAX where it is
        damaged, or the first error of its survey.
        """
        backup, obstacle = migration.bring_up_to_date(path) if write else (None, database.READING)
        connection = database.connect(path)
        try:
            survey_bytes, survey = database.read_survey(connection, path.name)
            with refusing(path.name):
                if database.version_of(connection) < VERSION:
                    older = connection
                    connection = migration.up_to_date(older, survey, path.name)
                    older.close()
                elif write:
                    obstacle = database.claim(connection)
        except BaseException:
            connection.close()
            raise
        return cls(connection, path, survey_bytes, survey, obstacle, backup)

    def close(self) -> None:
        """Give the study free for others. What was imported is on disk already."""
        self._connection.close()

    def __enter__(self) -> Study:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def name(self) -> str:
        """The name of its file; '' in memory."""
        return self._name

    @property
    def n(self) -> int:
        """Number of responses."""
        with refusing(self._name):
            return int(self._connection.execute("SELECT count(*) FROM response").fetchone()[0])

    @property
    def rehearsal(self) -> bool | None:
        """Tell whether the responses are rehearsed; None until the first decides."""
        with refusing(self._name):
            (value,) = self._connection.execute("SELECT rehearsal FROM study").fetchone()
        return None if value is None else bool(value)

    def packed(self) -> NDArray[np.uint8]:
        """Return all reports as packed rows of shape (n, layout.size), read-only.

        Rows stand in the order of random ids; `layout.column` takes a question from them.
        """
        import numpy as np

        data = bytearray()
        with refusing(self._name):
            rows = self._connection.execute("SELECT packed FROM response")
            while chunk := rows.fetchmany(_CHUNK):
                data += b"".join(chain.from_iterable(chunk))
        array = np.frombuffer(data, dtype=np.uint8).reshape(-1, self.layout.size)
        array.flags.writeable = False
        return array

    def responses(self) -> Iterator[Response]:
        """Return all responses, in the order of their random ids."""
        rehearsal = bool(self.rehearsal)
        for row in self._rows():
            yield self._unpack(row.id, row.packed, rehearsal)

    def files(self) -> Iterator[FileRecord]:
        """Return the record of every file ever offered; one offered again stands once.

        Raises `Refused` (SYNTAX) where the study is damaged, as `conflicts` does.
        """
        rehearsal = bool(self.rehearsal)
        for row in self._rows():
            if row.named:
                response = self._unpack(row.id, row.packed, rehearsal)
                data = write(response)
                digest = hashlib.sha256(data).hexdigest()
                day = self._date(row.day)
                yield FileRecord(response.file_name, len(data), digest, None, "", "", day)
        for offer in self._offers():
            try:
                code = Code(offer.code) if offer.code else None
            except ValueError:
                raise damaged(self._name, "a file was refused for no known reason") from None
            name, digest, day = _name(offer.name), offer.sha256.hex(), self._date(offer.day)
            yield FileRecord(name, offer.size, digest, code, offer.place, offer.reason, day)

    def conflicts(self) -> Iterator[Conflict]:
        """Return every response of which another version was offered, with both versions."""
        reader = ResponseReader(self.survey)
        rehearsal = bool(self.rehearsal)
        for offer in self._offers("WHERE content IS NOT NULL"):
            offered = offer.content or b""
            key = bytes.fromhex(reader.read(offered).id)
            packed, _ = self.held([key]).get(key, (b"", False))
            if not packed:
                raise damaged(self._name, "the response that counts in a conflict is missing")
            held = write(self._unpack(key, packed, rehearsal))
            yield Conflict(key.hex(), held, offered, _name(offer.name), self._date(offer.day))

    # What follows is for import.

    def is_file(self, path: str) -> bool:
        """Tell whether a path is the study's own file, which only SQLite may open."""
        try:
            return self._path is not None and os.path.samefile(path, self._path)
        except (OSError, ValueError):
            return False

    def held(self, ids: Sequence[bytes]) -> dict[bytes, tuple[bytes, bool]]:
        """Return the packed reports, and whether they came named, of those ids that are held."""
        found: dict[bytes, tuple[bytes, bool]] = {}
        if not ids:
            return found
        with refusing(self._name):
            # Often nothing lies between the first and the last: a sorted folder's first import.
            between = "SELECT EXISTS(SELECT 1 FROM response WHERE id BETWEEN ? AND ?)"
            if not self._connection.execute(between, (min(ids), max(ids))).fetchone()[0]:
                return found
            for start in range(0, len(ids), _VARIABLES):
                some = ids[start : start + _VARIABLES]
                marks = ",".join("?" * len(some))
                query = f"SELECT id, packed, named FROM response WHERE id IN ({marks})"  # noqa: S608 - marks alone
                for key, packed, named in self._connection.execute(query, some):
                    found[key] = (packed, bool(named))
        return found

    def add(
        self,
        rows: Sequence[tuple[bytes, int, int, bytes]],
        offers: Sequence[Offer],
        rehearsal: bool | None,
    ) -> None:
        """Add responses and records, to last once they are committed."""
        with refusing(self._name):
            for start in range(0, len(rows), _ROWS_AT_ONCE):
                some = rows[start : start + _ROWS_AT_ONCE]
                marks = ",".join(["(?,?,?,?,?)"] * len(some))
                command = f"INSERT INTO response VALUES{marks}"
                values = [(*row, row_checksum(*row)) for row in some]
                self._connection.execute(command, tuple(chain.from_iterable(values)))
            self._connection.executemany(PUT_OFFER, offers)
            if rows:
                self._connection.execute(SET_REHEARSAL, (rehearsal,))

    def commit(self) -> None:
        """Make what was added last. Raises `Refused` (IO)."""
        with refusing(self._name):
            self._connection.execute("COMMIT")
            self._claim_again()

    def roll_back(self) -> None:
        """Drop what was added since the last commit."""
        with refusing(self._name):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            self._claim_again()

    def _claim_again(self) -> None:
        self.obstacle = database.claim(self._connection, again=True)
        if self.obstacle is not None:
            raise Refused(self.obstacle)

    def _rows(self) -> Iterator[Row]:
        """Return all rows, a thousand at a time so that a writer need not wait for long."""
        query = "SELECT id, day, named, packed FROM response WHERE id>? ORDER BY id LIMIT ?"
        last = b""
        while True:
            with refusing(self._name):
                rows = self._connection.execute(query, (last, _PAGE)).fetchall()
            if not rows:
                return
            if not all(a[0] < b[0] for a, b in pairwise([(last,), *rows])):
                raise damaged(self._name, "its responses are not in order")
            yield from map(Row._make, rows)
            last = rows[-1][0]

    def _offers(self, condition: str = "") -> Iterator[Offer]:
        columns = ", ".join(Offer._fields)
        with refusing(self._name):
            rows = self._connection.execute(f"SELECT {columns} FROM offer {condition}").fetchall()  # noqa: S608 - no foreign text
        yield from map(Offer._make, rows)

    def _unpack(self, key: bytes, packed: bytes, rehearsal: bool) -> Response:
        try:
            return self.layout.unpack(key.hex(), packed, rehearsal)
        except IndexError:
            raise damaged(self._name, "a response has no such procedure") from None

    def _date(self, ordinal: int) -> date:
        try:
            return date.fromordinal(ordinal)
        except (ValueError, OverflowError):
            raise damaged(self._name, "a file was offered on no such day") from None


def _name(stored: bytes) -> str:
    return stored.decode("utf-8", "surrogateescape")
