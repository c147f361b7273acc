"""Import: each file is accepted or refused with a code, a reason and its place.

Files are judged, compared with what is held, and recorded. Nothing stops the rest. They are taken
in the order in which they are listed; of two versions of a response the first counts. What a study
holds decides whether it is rehearsed; a new one is unless a real response is offered. All is
written to the study at the end, in one step.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import date
from typing import TYPE_CHECKING

from core.facts.errors import Code, Refused
from core.interchange.mapping.survey import TableSurvey
from core.interchange.reader import one_reader
from core.interchange.tables import AS_FOUND, ReadOptions
from core.lazy import np
from core.progress import Progress, silent
from core.study import sources
from core.study.check_file import judge
from core.study.comparing import compare, is_named, record, reported
from core.study.many.pieces import Many
from core.study.places import Places
from core.study.records import Held, Offer
from core.study.rules import Rules, rules_of
from core.study.stage import Stage
from core.study.store import Study
from core.study.verdicts import (
    Conflicting,
    ImportResult,
    Judged,
    Refusal,
    Skipped,
    TableNote,
    skipped,
)  # fmt: skip
from core.survey import Survey

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

SETTLED_AT_ONCE = 500
REPORT_SECONDS = 0.05


class _RealAfterAll(Exception):  # noqa: N818 - no fault, but a fact found late
    """A real response came after rehearsed ones, for a study that held neither."""


@dataclass(slots=True)
class _Gathered:
    """What an import has found so far; what is not in `waiting` is staged, not yet in the study.

    `rehearsal` is None until a response decides; `assumed` tells that one of this import did.
    `settled` are by their ids the packed versions of responses that were decided on.
    """

    stage: Stage
    rehearsal: bool | None
    assumed: bool
    settled: Mapping[bytes, frozenset[bytes]]
    waiting: list[Judged] = field(default_factory=list)
    accepted: int = 0
    duplicates: int = 0
    conflicts: int = 0
    broken_off: int = 0
    unanswered: int = 0
    refused: list[Refusal] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    conflicting: list[Conflicting] = field(default_factory=list)
    without_ids: list[str] = field(default_factory=list)
    told: list[TableNote] = field(default_factory=list)
    places: Places = field(default_factory=Places)


def import_paths(
    study: Study,
    paths: Iterable[str | os.PathLike[str]],
    report: Progress = silent,
    today: date | None = None,
    key: X25519PrivateKey | None = None,
    asked: ReadOptions = AS_FOUND,
) -> ImportResult:
    """Import files, folders and JSON Lines files into a study; tables are read as `asked`.

    `report(done, total)` is called about every 50 ms; the total is 0 while folders are listed. It
    counts files, or KiB where `measured_by_size` says so.
    If it raises, such as `Cancelled`, what was accepted so far stays, of tables from elsewhere
    those that were read to their ends, since half of one is no sample. It does not where the study
    is being written already, or where it is new and all of them are rehearsed: then it is as it
    was. So it is where it cannot be written to: raises `Refused` (IO).

    >>> import tempfile
    >>> from pathlib import Path
    >>> from core.examples import example_path, example_survey
    >>> from core.rehearse import invent, rehearse, write_responses
    >>> survey = example_survey("bribery")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = write_responses(rehearse(survey, invent(survey, 20, 7), 7), Path(folder), 20)
    ...     with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...         result = import_paths(study, [folder])
    >>> result.accepted, result.refused
    (20, ())
    """
    offered = list(paths)
    rules = rules_of(study, key, asked)
    day = (today or date.today()).toordinal()
    gathered = _begin(study, study.rehearsal)
    try:
        try:
            total = _gather(gathered, study, offered, rules, day, report)
        except _RealAfterAll:
            gathered.stage.close()
            gathered = _begin(study, rehearsal=False)
            total = _gather(gathered, study, offered, rules, day, report)
    except Refused:
        gathered.stage.close()
        raise
    except BaseException:
        _keep(gathered, study, day)
        raise
    study.take(gathered.stage, gathered.rehearsal, lambda *_: report(total, total))
    report(total, total)
    return ImportResult(
        gathered.accepted,
        gathered.duplicates,
        gathered.conflicts,
        tuple(gathered.refused),
        tuple(gathered.skipped),
        tuple(gathered.conflicting),
        tuple(gathered.without_ids),
        tuple(gathered.told),
        gathered.broken_off,
        gathered.unanswered,
    )


def _begin(study: Study, rehearsal: bool | None) -> _Gathered:
    stage = study.stage()
    return _Gathered(stage, rehearsal, rehearsal is None, stage.settled(study.name))


def _gather(
    gathered: _Gathered,
    study: Study,
    offered: Sequence[str | os.PathLike[str]],
    rules: Rules,
    day: int,
    report: Progress,
) -> int:
    """Judge and stage all that is offered; return how much it was. Raises `_RealAfterAll`."""
    report(0, 0)
    listed = sources.list_files(offered, report, tables=isinstance(study.survey, TableSurvey))
    sized = sources.measured_by_size(offered)
    sizes = [sources.kib_of(path) if sized else 1 for path in listed]
    rules = replace(rules, is_taken=gathered.stage.has_taken)
    before_it, total, due, done = 0, sum(sizes), 0.0, 0

    def report_when_due() -> None:
        nonlocal due
        now = time.monotonic()
        if now >= due:
            due = now + REPORT_SECONDS
            report(done, total)

    def pause(done_now: int) -> None:
        """Settle and report when each is due."""
        nonlocal done
        done = done_now
        if len(gathered.waiting) >= SETTLED_AT_ONCE:
            _settle(gathered, study, day)
        report_when_due()

    def take_file(path: str, judging: Iterable[Judged | Many], size: int) -> None:
        """Take a file; of a table that is stopped within its rows nothing stays."""
        before: _Gathered | None = None
        try:
            for judged in judging:
                if isinstance(judged, Many):
                    if before is None and judged.whole:
                        before = _mark(gathered, study, day)
                    _take(gathered, study, judged, day)
                    pause(before_it + (min(judged.read // 1024, size) if sized else 0))
                    continue
                if judged.undoes and before is not None:
                    _undo(gathered, before)
                gathered.waiting.append(judged)
                gathered.told += [TableNote(path, each.written()) for each in judged.told]
        except BaseException:
            # Half of a table is no sample, and without ids nobody could tell which half it was.
            if before is not None:
                _undo(gathered, before)
            raise
        if before is not None:
            _settle(gathered, study, day)
            gathered.stage.release()
            if _may_be_the_same_people(rules.survey, before, gathered, study.n):
                gathered.without_ids.append(path)

    with one_reader(report_when_due):
        for (path, why_skipped), size in zip(listed.items(), sizes, strict=True):
            judging = (skipped(path, why_skipped),) if why_skipped else judge(path, rules)
            take_file(path, judging, size)
            before_it += size
            pause(before_it)
    _settle(gathered, study, day)
    return total


def _mark(gathered: _Gathered, study: Study, day: int) -> _Gathered:
    """Settle what came before a table, and return what was gathered until then."""
    _settle(gathered, study, day)
    gathered.stage.mark()
    return replace(
        gathered,
        waiting=[],
        refused=list(gathered.refused),
        skipped=list(gathered.skipped),
        conflicting=list(gathered.conflicting),
        without_ids=list(gathered.without_ids),
        told=list(gathered.told),
        places=gathered.places.copy(),
    )


def _undo(gathered: _Gathered, before: _Gathered) -> None:
    """Forget all of a table that cannot be read to its end: half of it would be no sample."""
    gathered.stage.undo()
    for each in fields(before):
        setattr(gathered, each.name, getattr(before, each.name))


def _may_be_the_same_people(survey: Survey, before: _Gathered, now: _Gathered, n: int) -> bool:
    """Tell whether rows without ids came beside those of another table, of which none is known."""
    if not isinstance(survey, TableSurvey) or survey.mapping.id is not None:
        return False
    known = now.duplicates + now.conflicts > before.duplicates + before.conflicts
    return now.accepted > before.accepted and n + before.accepted > 0 and not known


def _keep(gathered: _Gathered, study: Study, day: int) -> None:
    """Make last what was judged before the import was stopped."""
    with contextlib.suppress(_RealAfterAll):
        _settle(gathered, study, day)
        gathered.stage.release()
        if not (gathered.assumed and gathered.rehearsal):  # a real one may have been to come
            study.take(gathered.stage, gathered.rehearsal)
    gathered.stage.close()


def _settle(gathered: _Gathered, study: Study, day: int) -> None:
    """Compare what waits with what is held, and stage it for the study."""
    waiting, gathered.waiting = gathered.waiting, []
    if not waiting:
        return
    keys = [bytes.fromhex(one.response.id) if one.response else b"" for one in waiting]
    held = gathered.stage.held([key for key in keys if key])
    rows: list[tuple[bytes, int, int, bytes]] = []
    offers: list[Offer] = []
    taken: list[Judged] = []
    for key, one in zip(keys, waiting, strict=True):
        problem, recorded = one.problem, not one.left_out
        gathered.broken_off += one.left_out
        if one.response is not None:
            rehearsal = _sort(gathered, one.response.rehearsal)
            packed = study.layout.pack(one.response)
            problem, recorded = compare(
                one, packed, held.get(key), rehearsal, gathered.settled.get(key, ())
            )
            if problem is None:
                named = is_named(one)
                held[key] = Held(packed, named)
                rows.append((key, day, int(named), packed))
                gathered.accepted += 1
                gathered.unanswered += one.blank
                taken.append(one)
            else:
                gathered.duplicates += problem.code is Code.DUPLICATE
                gathered.conflicts += problem.code is Code.CONFLICT
        if recorded:
            offer = record(one, problem, day)
            offers.append(offer)
            if problem is not None and problem.code is Code.CONFLICT:
                gathered.places.add(taken)  # among them may be the one that came first
                taken = []
            _tell(gathered, reported(one, problem, offer, gathered.places))
    gathered.places.add(taken)
    gathered.stage.add(sorted(rows), offers)


def _take(gathered: _Gathered, study: Study, many: Many, day: int) -> None:
    """Stage of many responses those that are new, all at once; settle the others one by one.

    Of one that is held already as it is nothing is recorded: it is counted.
    """
    _settle(gathered, study, day)
    batch, stage = many.batch, gathered.stage
    others = np.ones(batch.n, dtype=np.bool_)
    if len(batch.places):
        rehearsal = _sort(gathered, bool(batch.rehearsal[0]))
        if not batch.rehearsal.all():
            rehearsal = _sort(gathered, False)
        right = batch.rehearsal == rehearsal
        new = right & ~stage.may_hold(batch.ids)
        stage.add_many(batch.ids[new], batch.packed[new], day)
        gathered.places.add_many(
            many.path, many.row, batch.ids[new], batch.places[new] + many.number
        )
        gathered.accepted += int(new.sum())
        again = stage.holds_as_it_is(batch.ids, batch.packed, right & ~new)
        gathered.duplicates += int(again.sum())
        others[batch.places[new | again]] = False
    for place in np.flatnonzero(others).tolist():
        if (judged := many.judged(place)) is not None:
            gathered.waiting.append(judged)
        if len(gathered.waiting) >= SETTLED_AT_ONCE:
            _settle(gathered, study, day)
    _settle(gathered, study, day)


def _sort(gathered: _Gathered, rehearsal: bool) -> bool:
    """Return whether the study's responses are rehearsed, as the first one offered to it may tell.

    Raises `_RealAfterAll` where that was rehearsed, and this one is not.
    """
    if gathered.rehearsal is None:
        gathered.rehearsal = rehearsal
    if gathered.assumed and gathered.rehearsal and not rehearsal:
        raise _RealAfterAll
    return gathered.rehearsal


def _tell(gathered: _Gathered, what: Refusal | Skipped | Conflicting | None) -> None:
    match what:
        case Refusal():
            gathered.refused.append(what)
        case Skipped():
            gathered.skipped.append(what)
        case Conflicting():
            gathered.conflicting.append(what)
