"""What was collected in a study, and what is added to it: read and written in another thread."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from app.analyses import possible
from app.analyses.content import Mark, StudyContent, content_of, load, mark_of
from app.analyses.request import (
    MODELS,
    AnalysisRequest,
    Choices,
    Modelling,
    as_drawn,
    recalled,
    remembered,
    understood,
)
from app.analyst.state.conflicts import decided_in, differing
from app.analyst.state.refusals import NotAccepted
from app.analyst.state.study_edits import Decided, Flagged, KeptCards, StudyEdit
from app.analyst.state.window_place import WindowPlace, place_in
from app.words.refusals import reason_text, remedy_of_skipped
from core.facts.errors import Code
from core.progress import Progress, silent
from core.response.file import ResponseReader
from core.study import Conflict, Study, annotate
from core.study.analyst_work import Choice, Decision, Flag
from core.survey import Question, Survey

_HELD = (Code.DUPLICATE, Code.CONFLICT)
_AT_ONCE = 500  # rows between two reports
Look = tuple[str, int]  # a question, and the number of responses at which it was looked at


@dataclass(frozen=True, slots=True)
class Opposed:
    """A response of which another version was offered: where they differ, and what was decided.

    `differing` are questions; none where only the procedures differ. `decision` is that on the
    response: it has one for all its versions, and those that come on a later day are open again.
    """

    conflict: Conflict
    id: str
    differing: tuple[Question, ...]
    decision: Decision | None

    @property
    def decided(self) -> Decided | None:
        """What was decided, as it is decided again."""
        return decided_in(self.decision)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An analysis in the log: None where this version or this survey has no such thing.

    `n` counts the responses that had come until the end of that day.
    """

    day: date
    request: AnalysisRequest | None
    n: int


@dataclass(frozen=True, slots=True)
class Overview:
    """All that the page of a study shows.

    `days` tells how many responses were accepted on which day, `offered` how many files were
    offered with each code, None for skipped ones. `refused` has a row of each refused or skipped
    file. `looks` are the days of analyses after which responses were still to come, `flags` those
    of responses, by their days. `early` counts the looks before the last responses came.
    """

    mark: Mark
    days: tuple[tuple[date, int], ...]
    offered: Mapping[Code | None, int]
    refused: tuple[NotAccepted, ...]
    conflicts: tuple[Opposed, ...]
    notes: Mapping[str, str]
    log: tuple[LogEntry, ...]
    looks: tuple[date, ...]
    flags: tuple[Flag, ...] = ()
    early: int = 0

    @property
    def accepted(self) -> int:
        """How many files were accepted, whatever was decided on them."""
        return sum(n for _, n in self.days)

    def count(self, code: Code | None) -> int:
        """Return how many files were offered that have a code, None for skipped ones."""
        return self.offered.get(code, 0)

    @property
    def refusals(self) -> tuple[int, int]:
        """How many files were refused, and by how many codes."""
        kinds = [n for code, n in self.offered.items() if code not in (None, *_HELD)]
        return sum(kinds), len(kinds)


@dataclass(frozen=True)
class Done:
    """What a study holds after something was added; no `content` where the counts are as before.

    `mark` is that of its file. What the page of the study shows is None where it is as before.
    """

    mark: Mark
    overview: Overview | None
    content: StudyContent | None


@dataclass(frozen=True)
class Opened:
    """A study, and what was looked at the last time, as far as this version takes it."""

    content: StudyContent
    request: AnalysisRequest
    looks: frozenset[Look]
    place: WindowPlace


def open_study(path: Path, report: Progress = silent) -> Opened:
    """Read a study with what was looked at the last time, and how. Raises `Refused`."""
    content = load(path, report)
    with Study.open(path, write=False) as study:
        analyst_work = study.analyst_work()
    log = analyst_work.log
    written = log[-1].request if log else None
    found = recalled(written) if isinstance(written, dict) else as_drawn(content.survey)
    looks = frozenset((id_, n) for id_, counts in analyst_work.looks.items() for n in counts)
    return Opened(content, replace(found, study=0), looks, place_in(analyst_work.place))


def read_overview(path: Path, report: Progress = silent) -> Overview:
    """Read what was collected, and what was added. Raises `Refused`."""
    mark = mark_of(path)
    with Study.open(path, write=False) as study:
        return overview_of(study, mark, report)


def overview_of(study: Study, mark: Mark, report: Progress = silent) -> Overview:
    """Return what an open study has collected. Raises `Refused` where it is damaged."""
    report(0, 0)
    accepted: dict[date, int] = {}
    offered: dict[Code | None, int] = {}
    for each in study.by_day():
        if each.code is None and not each.skipped:
            accepted[each.day] = accepted.get(each.day, 0) + each.n
        else:
            offered[each.code] = offered.get(each.code, 0) + each.n
    analyst_work = study.analyst_work()
    log = tuple(
        LogEntry(
            logged.day,
            _request(logged.request, study.survey),
            sum(n for day, n in accepted.items() if day <= logged.day),
        )
        for logged in analyst_work.log
    )
    last = max(accepted, default=date.min)
    return Overview(
        mark,
        tuple(sorted(accepted.items())),
        offered,
        _refused(study, report),
        _conflicts(study, analyst_work.decisions, report),
        analyst_work.notes,
        log,
        tuple(sorted({entry.day for entry in log if entry.n and entry.day < last})),
        tuple(sorted(analyst_work.flags.values(), key=lambda flag: (flag.day, flag.id))),
        len({n for counts in analyst_work.looks.values() for n in counts if n < study.n}),
    )


def _refused(study: Study, report: Progress) -> tuple[NotAccepted, ...]:
    rows = []
    for place, offer in enumerate(study.offers()):
        if place % _AT_ONCE == 0:
            report(0, 0)
        code = Code(offer.code) if offer.code else None
        if code not in _HELD and (code or offer.reason):
            name = offer.name.decode("utf-8", "surrogateescape")
            todo = remedy_of_skipped(offer.reason) if code is None else ""
            reason = reason_text(offer.reason)
            rows.append(NotAccepted(name, code, reason, offer.place, todo=todo))
    return tuple(rows)


def _conflicts(
    study: Study, decisions: Mapping[str, Decision], report: Progress
) -> tuple[Opposed, ...]:
    reader, found = ResponseReader(study.survey), []
    for place, conflict in enumerate(study.conflicts()):
        if place % _AT_ONCE == 0:
            report(0, 0)
        versions = study.versions(conflict)
        first, second = reader.read(versions.held), reader.read(versions.offered)
        decision = decisions.get(versions.id)
        if decision is not None and decision.choice is not Choice.NEITHER:
            known = decision.sha256 == conflict.sha256 or conflict.day <= decision.day
            decision = decision if known else None
        found.append(
            Opposed(conflict, versions.id, differing(study.survey, first, second), decision)
        )
    return tuple(found)


def do(path: Path, edit: StudyEdit, report: Progress = silent) -> Done:
    """Write down a note, a decision, flags or results. Raises `Refused`."""
    report(0, 0)
    with Study.open(path) as study:
        if isinstance(edit.now, KeptCards):
            annotate.keep_results(study, edit.now.cards)
            return Done(mark_of(path), None, None)
        if isinstance(edit.now, str):
            annotate.note(study, edit.about, edit.now)
            mark = mark_of(path)
            return Done(mark, overview_of(study, mark), None)
        if isinstance(edit.now, Flagged):
            annotate.flag(study, dict(edit.now.notes))
        elif edit.now is None:
            annotate.reopen(study, edit.about)
        else:
            conflict = Conflict("", edit.now.sha256, date.today())
            annotate.decide(study, conflict, edit.now.choice)
        mark = mark_of(path)
        content = replace(content_of(study, mark), path=path)
        return Done(mark, overview_of(study, mark), content)


def keep_view(
    path: Path,
    request: AnalysisRequest | None,
    looks: frozenset[Look] = frozenset(),
    place: WindowPlace | None = None,
    report: Progress = silent,
) -> Mark | None:
    """Keep what is looked at in the study's log, one entry a day for each analysis; None is none.

    With it are kept the looks there were, and where the window stands. None where the study stays
    as it is since somebody else may write it. Raises `Refused` (IO).
    """
    report(0, 0)
    today = date.today()
    with contextlib.suppress(ValueError):  # longer than a log can hold
        with Study.open(path) as study:
            if study.obstacle is not None:
                return None
            annotate.log_analysis(
                study,
                remembered(request) if request is not None else None,
                today,
                lambda logged: (
                    request is not None and logged.day == today and _same(logged.request, request)
                ),
                looks=looks,
                place=place.written() if place is not None else None,
            )
        return mark_of(path)
    return None


def _same(written: object, request: AnalysisRequest) -> bool:
    found = understood(written)
    return found is not None and _analysis(found) == _analysis(request)


def _analysis(request: AnalysisRequest) -> AnalysisRequest:
    """Return what is worked out, without how it is shown."""
    models = (
        Modelling(formulas=(request.models.formula,)) if request.page == MODELS else Modelling()
    )
    return replace(request.repeated.asking, choices=Choices(), models=models)


def _request(written: object, survey: Survey) -> AnalysisRequest | None:
    found = understood(written)
    return found if found and not found.study and possible(found, survey) else None
