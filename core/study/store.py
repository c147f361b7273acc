"""A study that is open: its survey, its responses and the record of every file offered."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Collection, Iterator, Mapping
from datetime import date
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from core.count.blocks import Block
from core.facts.errors import Code, Problem, Refused
from core.facts.names import Fact
from core.files.disk import write_atomically
from core.interchange.mapping.survey import read_study_survey
from core.lazy import np
from core.progress import Progress, silent
from core.response.file import Response, ResponseReader, write
from core.response.layout import Layout
from core.study import analyst_work, database, overview, responses_that_count
from core.study.analyst_work import AnalystWork
from core.study.database import damaged, refusing
from core.study.overview import DayCount
from core.study.records import Conflict, FileRecord, Offer, StoredRow, Versions
from core.study.stage import Stage
from core.survey import Survey, read

if TYPE_CHECKING:
    from numpy.typing import NDArray

_PAGE = 1000
_NOT_OPENED = Problem(Code.IO, "", Fact.NOT_OPENED_AGAIN())
_REPLACED = Problem(Code.IO, "", Fact.WRITTEN_ANEW())


class Study:
    """One study file. May be handed from thread to thread, but not used by two at once."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path | None,
        survey_bytes: bytes,
        survey: Survey,
        obstacle: Problem | None,
        place: tuple[int, int] | None = None,
    ) -> None:
        self._connection = connection
        self._path = path
        self._place = place
        self._name = path.name if path else ""
        self.survey_bytes = survey_bytes
        self.survey = survey
        self.layout = Layout(survey)
        self.obstacle = obstacle
        """Why nothing can be imported, such as another program that writes; or None."""

    @classmethod
    def create(cls, path: Path, survey_bytes: bytes, *, for_analysis: bool = False) -> Study:
        """Make a study of a canonical survey and open it. Nothing is ever overwritten.

        `for_analysis` takes what nobody is asked by, too. Raises `Refused`: its first error, IO.
        """
        survey = (read_study_survey if for_analysis else read)(survey_bytes)
        connection = database.new_database(survey, survey_bytes)
        data = connection.serialize()
        connection.close()
        write_atomically(path, data)
        return cls.open(path)

    @classmethod
    def in_memory(cls, survey_bytes: bytes, *, for_analysis: bool = False) -> Study:
        """Make a study that lasts until it is closed, as `create` does. Raises `Refused` so too."""
        survey = (read_study_survey if for_analysis else read)(survey_bytes)
        return cls(database.new_database(survey, survey_bytes), None, survey_bytes, survey, None)

    @classmethod
    def open(cls, path: Path, write: bool = True, *, known: Survey | None = None) -> Study:
        """Open a study, for writing where nobody else writes: `obstacle` tells.

        With `write` False nobody else is kept from writing. One whose survey is `known`, since it
        was read before and is the same since, is taken to be whole. Raises `Refused`: IO, NOTFILE,
        EMPTY, FORMAT, VERSION where an earlier or newer Candor made it, SYNTAX where it is damaged,
        or the first error of its survey; then nothing is written.
        """
        path = Path(os.path.realpath(path))  # the file that a link leads to
        obstacle: Problem | None = None if write else database.READING
        place = database.place_of(path)
        connection = database.connect(path)
        try:
            survey_bytes, survey = database.read_survey(connection, path.name, known)
            if write:
                with refusing(path.name):
                    obstacle = database.claim(connection)
            replaced = write and obstacle is None and database.place_of(path) != place
        except BaseException:
            connection.close()
            raise
        if replaced:  # by who had the claim before
            connection.close()
            return cls.open(path, write)
        return cls(connection, path, survey_bytes, survey, obstacle, place)

    def close(self) -> None:
        """Give the study free for others. What was imported is on disk already."""
        self._connection.close()

    def discard(self) -> None:
        """Close a study that was made in vain, and delete its file as long as nobody else has it.

        Raises ValueError where it holds responses, or is not open for writing.
        """
        held = next(self.rows(), None) is not None
        if held or self.obstacle is not None or self._path is None:
            raise ValueError("only an empty study that is open for writing is discarded")
        if os.name == "nt":  # where nothing that is open can be deleted, by us or by others
            self.close()
        with contextlib.suppress(OSError):
            self._path.unlink()
        self.close()

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
        """Number of responses that count."""
        return responses_that_count.count(self._connection, self._name, self._instead())

    @property
    def flagged(self) -> int:
        """Number of those among them that are flagged."""
        return responses_that_count.count_flagged(self._connection, self._name, self._instead())

    @property
    def rehearsal(self) -> bool | None:
        """Tell whether the responses are rehearsed; None until the first decides."""
        with refusing(self._name):
            (value,) = self._connection.execute("SELECT rehearsal FROM study").fetchone()
        return None if value is None else bool(value)

    def blocks(self, *, without_flagged: bool = False) -> Iterator[Block]:
        """Return all reports that count, block by block; at least one block. Raises `Refused`."""
        reads = responses_that_count.blocks
        of, instead = (self._connection, self._name, self.layout), self._instead()
        return reads(*of, instead, without_flagged=without_flagged)

    def packed(self) -> NDArray[np.uint8]:
        """Return all reports as packed rows of shape (n, layout.size), read-only, in one array."""
        array = np.concatenate([block.packed for block in self.blocks()])
        array.flags.writeable = False
        return array

    def counting_rows(self) -> Iterator[tuple[bytes, bytes]]:
        """Return the id and the packed row of all that count, in the order of their ids."""
        instead = self._instead()
        for row in self.rows():
            packed = instead.get(row.id, row.packed)
            if packed is not None:
                yield row.id, packed

    def responses(self) -> Iterator[Response]:
        """Return all responses that count, in the order of their random ids."""
        rehearsal = bool(self.rehearsal)
        for id_, packed in self.counting_rows():
            yield self._unpack(id_, packed, rehearsal)

    def files(self) -> Iterator[FileRecord]:
        """Return the record of every file ever offered; one offered again stands once.

        Raises `Refused` (SYNTAX) where the study is damaged, as `conflicts` does.
        """
        rehearsal = bool(self.rehearsal)
        for row in self.rows():
            if row.named:
                data = write(self._unpack(row.id, row.packed, rehearsal))
                digest = hashlib.sha256(data).hexdigest()
                yield FileRecord("", len(data), digest, None, "", "", self._date(row.day))
        for offer in self._offers():
            try:
                code = Code(offer.code) if offer.code else None
            except ValueError:
                raise damaged(self._name, Fact.NO_KNOWN_REASON()) from None
            name, digest, day = _name(offer.name), offer.sha256.hex(), self._date(offer.day)
            yield FileRecord(name, offer.size, digest, code, offer.place, offer.reason, day)

    def conflicts(self) -> Iterator[Conflict]:
        """Return every response of which another version was offered; `versions` has both."""
        for offer in self._offers("WHERE content IS NOT NULL"):
            yield Conflict(_name(offer.name), offer.sha256.hex(), self._date(offer.day))

    def versions(self, conflict: Conflict) -> Versions:
        """Return both versions of a response in conflict. Raises `Refused` (SYNTAX)."""
        with refusing(self._name):
            query = "SELECT content FROM offer WHERE sha256=? AND content IS NOT NULL"
            found = self._connection.execute(query, (bytes.fromhex(conflict.sha256),)).fetchone()
            offered = bytes(found[0]) if found else b""
            id_ = ResponseReader(self.survey).read(offered).id
            query = "SELECT packed, day FROM response WHERE id=?"
            held = self._connection.execute(query, (bytes.fromhex(id_),)).fetchone()
        if held is None:
            raise damaged(self._name, Fact.CONFLICT_WITHOUT_RESPONSE())
        counts = self._unpack(bytes.fromhex(id_), held[0], bool(self.rehearsal))
        return Versions(id_, write(counts), offered, self._date(held[1]))

    def by_day(self) -> tuple[DayCount, ...]:
        """Count files and lines by day and by what they were found to be. Raises `Refused`."""
        return overview.by_day(self._connection, self._name)

    def accepted_by(self, days: Collection[date]) -> Mapping[date, int]:
        """Count what came until the end of days that were not the last. Raises `Refused`."""
        return overview.accepted_by(self._connection, self._name, days)

    def ids_from(self, begin: str) -> tuple[str, ...]:
        """Return the ids that begin with these hex digits, two of them at most."""
        return overview.ids_from(self._connection, self._name, begin)

    def analyst_work(self) -> AnalystWork:
        """Return what was added to it; `core.study.annotate` adds.

        Raises `Refused` (IO, SYNTAX).
        """
        return analyst_work.read(self._connection, self._name)

    def _instead(self) -> dict[bytes, bytes | None]:
        return analyst_work.instead(self._connection, self.survey, self._name)

    # What follows is for import.

    def is_file(self, path: str) -> bool:
        """Tell whether a path is the study's own file, which only SQLite may open."""
        try:
            return self._path is not None and os.path.samefile(path, self._path)
        except (OSError, ValueError):
            return False

    def stage(self) -> Stage:
        """Return where an import gathers what it adds. Raises `Refused` (IO)."""
        if self.obstacle is not None:
            raise Refused(self.obstacle)
        return Stage(self.survey, self._connection)

    def take(self, stage: Stage, rehearsal: bool | None, report: Progress = silent) -> None:
        """Add everything that was staged, whole or not at all, and close the stage.

        What `report` raises ends it; then the study is as it was. Raises `Refused` (IO).
        """
        with contextlib.closing(stage), refusing(self._name):
            if not stage.changed:
                return
            if self._path is None:
                stage.add_to_memory(rehearsal)
                return
            path = self._path

            def fill(new: Path) -> None:
                stage.write(new, path, self.survey_bytes, rehearsal, report)
                if database.place_of(path) != self._place:
                    raise Refused(_REPLACED)
                if os.name == "nt":  # where nothing that is open can be replaced
                    self._connection.close()

            try:
                write_atomically(path, fill, replace=True, like=path)
            except BaseException:
                if os.name == "nt":
                    self._open_again(path)
                raise
            self._open_again(path)

    def _open_again(self, path: Path) -> None:
        """Go on with the new file; where it cannot be opened, what was written stays written."""
        try:
            place, connection = database.place_of(path), database.connect(path)
        except (Refused, sqlite3.Error, OSError):
            self.obstacle = _NOT_OPENED
            return
        self._connection.close()
        self._place, self._connection = place, connection
        self.obstacle = database.claim(self._connection, again=True)

    def rows(self) -> Iterator[StoredRow]:
        """Return all rows as they lie on disk, whatever was decided on, in the order of their ids.

        They are read a thousand at a time, so that a writer need not wait for long.
        """
        query = "SELECT id, day, named, packed FROM response WHERE id>? ORDER BY id LIMIT ?"
        last = b""
        while True:
            with refusing(self._name):
                rows = self._connection.execute(query, (last, _PAGE)).fetchall()
            if not rows:
                return
            if not all(a[0] < b[0] for a, b in pairwise([(last,), *rows])):
                raise damaged(self._name, Fact.RESPONSES_OUT_OF_ORDER())
            yield from map(StoredRow._make, rows)
            last = rows[-1][0]

    def offers(self) -> Iterator[Offer]:
        """Return all records as they lie on disk, with the bytes of conflicts."""
        return self._offers(content="content")

    def _offers(self, condition: str = "", content: str = "NULL") -> Iterator[Offer]:
        # The contents of conflicts are read one by one, where they are looked at.
        columns = ", ".join((*Offer._fields[:-1], content))
        with refusing(self._name):
            rows = self._connection.execute(f"SELECT {columns} FROM offer {condition}").fetchall()  # noqa: S608 - no foreign text
        yield from map(Offer._make, rows)

    def _unpack(self, key: bytes, packed: bytes, rehearsal: bool) -> Response:
        try:
            return self.layout.unpack(key.hex(), packed, rehearsal)
        except IndexError:
            raise damaged(self._name, Fact.NO_SUCH_PROCEDURE()) from None

    def _date(self, ordinal: int) -> date:
        try:
            return date.fromordinal(ordinal)
        except (ValueError, OverflowError):
            raise damaged(self._name, Fact.NO_SUCH_DAY()) from None


def _name(stored: bytes) -> str:
    return stored.decode("utf-8", "surrogateescape")
