"""What an import adds to a study, and the new file in which it stands among all the rest.

Rows that were inserted into pages of a file lie there as they came. So nothing is inserted into
a study: its rows and the new ones are written to another file in the order of their keys, which
then takes its name. The bytes of a study follow from what it holds, not from how it came.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from core.lazy import np
from core.progress import Progress, silent
from core.study import analyst_work
from core.study.database import empty_database, make_tables
from core.study.many.sorted_runs import ID, SortedRuns, among, keys_of
from core.study.records import Held, Offer
from core.study.schema import (
    PUT_ANALYSIS,
    PUT_DECISION,
    PUT_FLAG,
    PUT_LOOK,
    PUT_NOTE,
    PUT_OFFER,
    PUT_PLACE,
    PUT_RESULTS,
    PUT_STUDY,
    RESULTS_TABLE,
    SET_REHEARSAL,
    has_results,
    row_checksum,
)
from core.study.sidecar_files import uri_of
from core.survey import Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

_KEYS_AT_ONCE = 65_536
_ROWS_AT_ONCE = 125
_VARIABLES = 500
_STEPS: Final = 20_000  # of SQLite between two looks at the clock
_REPORT_SECONDS: Final = 0.05
_IS_TAKEN = "SELECT 1 FROM offer WHERE sha256=? AND code='' AND reason=''"
_IS_RECORDED = "SELECT 1 FROM offer WHERE sha256=? AND name=? AND place=? AND code=?"
_WRITE = (
    "INSERT INTO new.study SELECT * FROM main.study",
    "INSERT INTO new.response SELECT * FROM"
    " (SELECT * FROM old.response UNION ALL SELECT * FROM main.response) ORDER BY 1",
    "INSERT INTO new.offer SELECT * FROM"
    " (SELECT * FROM old.offer UNION ALL SELECT * FROM main.offer) ORDER BY 1, 2, 3, 4",
    "INSERT INTO new.decision SELECT * FROM main.decision WHERE choice!='' UNION ALL"
    " SELECT * FROM old.decision WHERE id NOT IN (SELECT id FROM main.decision) ORDER BY 1",
    "INSERT INTO new.note SELECT * FROM main.note WHERE text!='' UNION ALL SELECT * FROM old.note"
    " WHERE about NOT IN (SELECT about FROM main.note) ORDER BY 1",
    "INSERT INTO new.analysis SELECT * FROM main.analysis WHERE looking!='' UNION ALL"
    " SELECT * FROM old.analysis WHERE number NOT IN (SELECT number FROM main.analysis) ORDER BY 1",
    "INSERT INTO new.flag SELECT * FROM main.flag WHERE day!=0 UNION ALL SELECT * FROM old.flag"
    " WHERE id NOT IN (SELECT id FROM main.flag) ORDER BY 1",
    "INSERT INTO new.look SELECT * FROM main.look UNION SELECT * FROM old.look ORDER BY 1, 2",
    "INSERT INTO new.place SELECT * FROM main.place UNION ALL SELECT * FROM old.place"
    " WHERE NOT EXISTS(SELECT 1 FROM main.place)",
)
_ADDED = ("response", "offer", "decision", "note", "analysis", "flag", "look", "place")
# What takes away what stood there before; the others are never taken away.
_AWAY = {"note": "text=''", "decision": "choice=''", "analysis": "looking=''", "flag": "day=0"}


class Stage:
    """Responses and records that are not in the study yet; they are held in memory."""

    def __init__(self, survey: Survey, study: sqlite3.Connection) -> None:
        self._study = study
        self._survey = survey
        self._connection = empty_database(survey)
        self._runs, self._marked_runs, self._day = SortedRuns(), SortedRuns(), 0
        self._connection.execute("PRAGMA temp_store=MEMORY")
        self._results: str | None = None
        self.changed = False
        """Whether there is anything that the study does not hold."""

    def close(self) -> None:
        """Forget what was not written."""
        self._connection.close()

    def held(self, ids: Sequence[bytes]) -> dict[bytes, Held]:
        """Return what is held under those of the ids under which anything is.

        They are looked for in the study and among what is to be added to it.
        """
        return _held(self._study, ids) | _held(self._connection, ids) | self._runs.held(ids)

    def has_taken(self, sha256: bytes) -> bool:
        """Tell whether a file of this SHA-256 was accepted, in the study or in this import."""
        both = (self._study, self._connection)
        return any(each.execute(_IS_TAKEN, (sha256,)).fetchone() for each in both)

    def may_hold(self, ids: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Tell of ids, (n, 16), which anything may be held under, or stand before in the same.

        Of two with the same beginning one may be told of that is not held: `held` is exact.
        """
        keys = keys_of(ids)
        order = np.argsort(keys, kind="stable")
        again = np.zeros(len(keys), dtype=np.bool_)
        again[order[1:]] = keys[order[1:]] == keys[order[:-1]]
        found = again | self._runs.may_hold(keys)
        for each in (self._study_keys, self._added_keys):
            found |= among(keys, each)
        return found

    def holds_as_it_is(
        self, ids: NDArray[np.uint8], packed: NDArray[np.uint8], asked: NDArray[np.bool_]
    ) -> NDArray[np.bool_]:
        """Tell which of those asked about are held under their ids with the same reports."""
        found = np.zeros(len(ids), dtype=np.bool_)
        places = np.flatnonzero(asked).tolist()
        keys = [bytes(ids[place]) for place in places]
        held = self.held(sorted(keys))
        for place, key in zip(places, keys, strict=True):
            one = held.get(key)
            found[place] = one is not None and one.packed == bytes(packed[place])
        return found

    @cached_property
    def _study_keys(self) -> NDArray[np.uint64]:
        return _keys_in(self._study)

    @cached_property
    def _added_keys(self) -> NDArray[np.uint64]:
        return _keys_in(self._connection)  # what was added one by one so far

    def settled(self, name: str) -> dict[bytes, frozenset[bytes]]:
        """Return by its id the packed later versions of each response the study decided on.

        `name` is that of the study. Raises `Refused` (IO, SYNTAX).
        """
        return analyst_work.settled(self._study, self._survey, name)

    def add(self, rows: Sequence[tuple[bytes, int, int, bytes]], offers: Sequence[Offer]) -> None:
        """Add responses whose ids are not held, and records; of the same record one stands."""
        _insert(self._connection, [(*row, row_checksum(*row)) for row in rows])
        new = [one for one in offers if not self._study.execute(_IS_RECORDED, one[:4]).fetchone()]
        self._connection.executemany(PUT_OFFER, new)
        self.changed = self.changed or bool(rows or new)
        if rows:
            self.__dict__.pop("_added_keys", None)

    def add_many(self, ids: NDArray[np.uint8], packed: NDArray[np.uint8], day: int) -> None:
        """Add responses whose ids are not held, (n, 16) and (n, size), that came on one day."""
        self._runs.add(ids, packed)
        self._day = day
        self.changed = self.changed or len(ids) > 0

    def mark(self) -> None:
        """Begin what `undo` takes back."""
        self._connection.execute("SAVEPOINT mark")
        self._marked_runs = self._runs.copy()

    def undo(self) -> None:
        """Take back what was added since the mark, which stays."""
        self._connection.execute("ROLLBACK TO mark")
        self._runs = self._marked_runs.copy()
        self.__dict__.pop("_added_keys", None)

    def release(self) -> None:
        """Give up the mark, where there is one, and keep what was added since."""
        if self._connection.in_transaction:
            self._connection.execute("RELEASE mark")

    def _spread(self, into: sqlite3.Connection, report: Progress) -> None:
        """Put what was added all at once into a database, in the order of ids."""
        into.execute("BEGIN")
        for rows in self._runs.stored(self._day):
            _insert(into, rows)
            report(0, 0)
        into.execute("COMMIT")

    def decide(self, id_: bytes, sha256: bytes, choice: str, day: int) -> None:
        """Add a decision in the place of the one before; the choice '' takes that away."""
        self._put(PUT_DECISION, (id_, sha256, choice, day))

    def note(self, about: str, text: str) -> None:
        """Add a note in the place of the one before; '' takes that away."""
        self._put(PUT_NOTE, (about, text))

    def log(self, request: str, day: int) -> None:
        """Add an analysis behind those that are there."""
        last = "SELECT coalesce(max(number), 0) FROM analysis"
        found = [one.execute(last).fetchone()[0] for one in (self._study, self._connection)]
        self._put(PUT_ANALYSIS, (max(found) + 1, request, day))

    def unlog(self, number: int, day: int) -> None:
        """Take an analysis out of the log, by its number there."""
        self._put(PUT_ANALYSIS, (number, "", day))

    def flag(self, id_: bytes, note: str, day: int) -> None:
        """Flag a response in the place of the flag before; the day 0 takes that away."""
        self._put(PUT_FLAG, (id_, note, day))

    def looked(self, question: str, n: int) -> None:
        """Add that a question was looked at when so many responses counted."""
        self._put(PUT_LOOK, (question, n))

    def place(self, seen: str) -> None:
        """Add where the window stands, in the place of where it stood before."""
        self._put(PUT_PLACE, (seen,))

    def results(self, cards: str) -> None:
        """Set the cards of results, as they are written, in place of those before; '' is none."""
        self._results, self.changed = cards, True

    def _put(self, command: str, values: tuple[object, ...]) -> None:
        self._connection.execute(command, values)
        self.changed = True

    def add_to_memory(self, rehearsal: bool | None) -> None:
        """Add everything to a study that is in memory alone."""
        self._spread(self._study, silent)
        self._study.execute(SET_REHEARSAL, (rehearsal,))
        for table in _ADDED:
            rows = self._connection.execute(f"SELECT * FROM {table}")  # noqa: S608 - the above
            marks = ",".join("?" * len(rows.description))
            self._study.executemany(f"INSERT OR REPLACE INTO {table} VALUES({marks})", rows)
        for table, condition in _AWAY.items():
            self._study.execute(f"DELETE FROM {table} WHERE {condition}")  # noqa: S608 - the above
        if self._results is not None:
            self._study.execute("DROP TABLE IF EXISTS results")
            _put_results(self._study, "main", self._results)

    def write(
        self, new: Path, old: Path, survey_bytes: bytes, rehearsal: bool | None, report: Progress
    ) -> None:
        """Fill an empty file with the study `old` and with what is added; both are closed again.

        What `report(0, 0)` raises, called every 50 ms, ends it.
        """
        connection = self._connection
        self._spread(connection, report)
        connection.execute("DELETE FROM study")
        connection.execute(PUT_STUDY, (survey_bytes, self._survey.digest, rehearsal))
        connection.execute("ATTACH ? AS old", (uri_of(old, "ro"),))
        connection.execute("ATTACH ? AS new", (uri_of(new, "rw"),))
        # Nobody has seen the new file; it is synced before it gets its name.
        for setting in ("journal_mode=OFF", "synchronous=OFF", "locking_mode=EXCLUSIVE"):
            connection.execute(f"PRAGMA new.{setting}")
        make_tables(connection, self._survey, "new")
        with _interruptible(connection, report):
            connection.execute("BEGIN")
            for command in _WRITE:
                connection.execute(command)
            _put_results(connection, "new", self._results_after())
            connection.execute("COMMIT")
        self.close()

    def _results_after(self) -> str:
        """Return the cards that stand in the study once it is written."""
        if self._results is not None or not has_results(self._connection, "old"):
            return self._results or ""
        found = self._connection.execute("SELECT cards FROM old.results").fetchone()
        return str(found[0]) if found else ""


def _put_results(connection: sqlite3.Connection, schema: str, cards: str) -> None:
    """Make the table of results where there are any: a study without is as it was before them."""
    if cards:
        table = RESULTS_TABLE.replace("CREATE TABLE ", f"CREATE TABLE {schema}.", 1)
        connection.execute(table)
        connection.execute(PUT_RESULTS.format(schema=schema), (cards,))


@contextlib.contextmanager
def _interruptible(connection: sqlite3.Connection, report: Progress) -> Iterator[None]:
    """Have what `report` raises end what SQLite is doing, and raise it."""
    raised: list[BaseException] = []
    due = 0.0

    def tick() -> int:
        nonlocal due
        if time.monotonic() < due:
            return 0
        due = time.monotonic() + _REPORT_SECONDS
        try:
            report(0, 0)
        except BaseException as error:  # SQLite would swallow it
            raised.append(error)
        return len(raised)

    connection.set_progress_handler(tick, _STEPS)
    try:
        yield
    except sqlite3.OperationalError:
        if raised:
            raise raised[0] from None
        raise
    finally:
        connection.set_progress_handler(None, 0)


def _insert(
    connection: sqlite3.Connection, rows: Sequence[tuple[bytes, int, int, bytes, int]]
) -> None:
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        some = rows[start : start + _ROWS_AT_ONCE]
        marks = ",".join(["(?,?,?,?,?)"] * len(some))
        command = f"INSERT INTO response VALUES{marks}"
        connection.execute(command, tuple(chain.from_iterable(some)))


def _keys_in(connection: sqlite3.Connection) -> NDArray[np.uint64]:
    """Return the keys of all responses in a database, which rise."""
    rows = connection.execute("SELECT id FROM response ORDER BY id")
    found = [np.zeros(0, dtype=np.uint64)]
    while some := rows.fetchmany(_KEYS_AT_ONCE):
        ids = np.frombuffer(b"".join(id_ for (id_,) in some), dtype=np.uint8)
        found.append(keys_of(ids.reshape(-1, ID)))
    return np.concatenate(found)


def _held(connection: sqlite3.Connection, ids: Sequence[bytes]) -> dict[bytes, Held]:
    found: dict[bytes, Held] = {}
    if not ids:
        return found
    # Often nothing lies between the first and the last: a sorted folder's first import.
    between = "SELECT EXISTS(SELECT 1 FROM response WHERE id BETWEEN ? AND ?)"
    if not connection.execute(between, (min(ids), max(ids))).fetchone()[0]:
        return found
    for start in range(0, len(ids), _VARIABLES):
        some = ids[start : start + _VARIABLES]
        marks = ",".join("?" * len(some))
        query = f"SELECT id, packed, named FROM response WHERE id IN ({marks})"  # noqa: S608 - marks alone
        for key, packed, named in connection.execute(query, some):
            found[key] = Held(packed, bool(named))
    return found
