"""What is read of a study: its survey and its tallies. No response is held here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from app.analyses.request import AnalysisRequest, understood
from core.count.sampling_design import NO_DESIGN
from core.count.tally import Tally
from core.facts.errors import Problem
from core.privacy.procedures import Procedure
from core.progress import Progress, silent
from core.study import Study
from core.study.analyst_work import AnalystWork, Choice
from core.study.cards import Card
from core.survey import Survey

if TYPE_CHECKING:
    from core.cross.pair_tally import JointTally, Side
    from core.rehearse.numbers import TrueNumbers
    from core.study import Study
    from core.study.selection import Selection

Mark = tuple[int, ...]


@dataclass(frozen=True)
class StudyContent:
    """All that the analyst's view needs of a study: its survey and its tallies, no responses.

    `n` counts responses, of all or of those chosen. `groups` has the tallies of each group, by
    question and by the answer that makes it, where there are any; `nested` has those of the groups
    of each by a second question, too. `path` is that of the file and
    `mark` what it was when it was read; None and () where there is none.
    `truth` has known shares by question and option, and `curator` by how many people a trusted
    curator's Laplace noise missed, `numbers` the true numbers; all are empty unless the people are
    known. `obstacle` says
    why nothing can be imported, as far as that was looked at. `looks` tells at how many responses
    a question was looked at before all had come, `flagged` how many of all responses are flagged.
    `procedures` counts the responses that name each procedure, None where that was not looked at.
    `cuttings` are the ways, `cut(age, 30, 45)`, in which numbers were put into bands before.
    `cards` are the results that were kept. `settled` counts the responses of which other versions
    came, by what was decided on them, None for nothing yet.
    """

    survey: Survey
    n: int
    rehearsal: bool | None
    tallies: Mapping[str, Tally]
    groups: Mapping[str, Mapping[str, Tally]] = field(default_factory=dict)
    truth: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    curator: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    obstacle: Problem | None = None
    path: Path | None = None
    mark: Mark = ()
    looks: Mapping[str, int] = field(default_factory=dict)
    flagged: int = 0
    nested: Mapping[str, Mapping[str, Mapping[str, Tally]]] = field(default_factory=dict)
    numbers: Mapping[str, TrueNumbers] = field(default_factory=dict)
    procedures: Mapping[Procedure, int] | None = None
    cuttings: frozenset[str] = frozenset()
    cards: tuple[Card, ...] = ()
    settled: Mapping[Choice | None, int] = field(default_factory=dict)

    @property
    def by_people(self) -> bool:
        """Whether people carried out the rule themselves, by what the responses say.

        Without any response, or where it was not looked at, it is whether the survey lets them.
        """
        used = [procedure for procedure, n in (self.procedures or {}).items() if n]
        return any(each is not Procedure.SCRAMBLED for each in used or self.survey.procedures)


def mark_of(path: Path) -> Mark:
    """Return what differs once a file was written to or replaced; () where it cannot be seen.

    It is never opened: closing it would end the locks that SQLite has on it.
    """
    try:
        seen = path.stat()
    except (OSError, ValueError):
        return ()
    return seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns


def content_of(
    study: Study,
    mark: Mark = (),
    request: AnalysisRequest | None = None,
    before: StudyContent | None = None,
    report: Progress = silent,
) -> StudyContent:
    """Count the responses of an open study: all, or in the way they are looked at.

    What its log tells is that of `before`, where it was read already.

    Raises `Refused` where it is damaged or the filter is none, and as `tally_questions` for an
    impossible way.
    """
    from core.study.results import count_questions, tally_within

    # Intervals need it; where it is imported first the thread stands still for half a second.
    import_module("scipy.special")
    seen = request or AnalysisRequest()
    selection = selection_of(seen)
    work = study.analyst_work()
    looks, cuttings = (before.looks, before.cuttings) if before else log_of(study)
    counted = count_questions(study, selection, by=seen.split, report=report)
    nested: dict[str, dict[str, Mapping[str, Tally]]] = {}
    if seen.split is not None and seen.then is not None:
        within = tally_within(study, seen.split, seen.then, selection, report=report)
        for value, tallies in within.items():
            for each in tallies:
                nested.setdefault(each.whole.question.id, {})[value] = each.groups
    return StudyContent(
        survey=study.survey,
        n=counted.n,
        rehearsal=study.rehearsal,
        tallies={each.whole.question.id: each.whole for each in counted.tallies},
        groups={each.whole.question.id: each.groups for each in counted.tallies if each.groups},
        mark=mark,
        looks=looks,
        flagged=study.flagged,
        nested=nested,
        procedures=counted.procedures,
        cuttings=cuttings,
        cards=work.cards,
        settled=_settled(study, work),
    )


def _settled(study: Study, work: AnalystWork) -> dict[Choice | None, int]:
    """Count the responses of which other versions came by what was decided. Raises `Refused`."""
    begins = {conflict.short_id.rstrip("…") for conflict in study.conflicts()}
    decided = Counter[Choice | None](each.choice for each in work.decisions.values())
    length = max(map(len, begins), default=0)
    undecided = len(begins - {id_[:length] for id_ in work.decisions})
    return dict(decided + Counter({None: undecided}))


def load(path: Path, report: Progress = silent) -> StudyContent:
    """Read a study without keeping anybody from writing to it. Raises `Refused`."""
    from core.study import Study
    from core.study.database import obstacle_to_writing

    report(0, 0)
    mark = mark_of(path)
    with Study.open(path, write=False) as study:
        content = content_of(study, mark, report=report)
    return replace(content, obstacle=obstacle_to_writing(path), path=path)


def load_changed(path: Path, mark: Mark, report: Progress = silent) -> StudyContent | None:
    """Read a study again where its file is not what it was; None where it is.

    Raises `Refused`.
    """
    report(0, 0)
    return None if mark_of(path) == mark else load(path, report)


def counted(
    content: StudyContent, request: AnalysisRequest, report: Progress = silent
) -> StudyContent:
    """Count again in the way that is looked at, where that is not by all responses alike.

    What `report` raises, after each block of responses, ends it. Raises `Refused` where the study
    cannot be read, and ValueError where there is no file.
    """
    left_out = request.without_flagged and content.flagged
    counted_so = (request.where, request.split, request.weights, left_out)
    if not any(counted_so) and request.design == NO_DESIGN:
        return content
    if content.path is None:
        raise ValueError("these responses are not held in a file, so they cannot be counted anew")
    from core.study import Study

    with Study.open(content.path, write=False, known=_known(content)) as study:
        again = content_of(study, content.mark, request, content, report)
    return replace(again, obstacle=content.obstacle, path=content.path)


def counted_together(
    content: StudyContent,
    request: AnalysisRequest,
    first: Side,
    second: Side,
    report: Progress = silent,
) -> JointTally:
    """Count two questions together in the way that is looked at. Raises as `counted` does."""
    from core.study import Study
    from core.study.results import tally_two

    if content.path is None:
        raise ValueError("these responses are not held in a file, so they cannot be counted anew")
    with Study.open(content.path, write=False, known=_known(content)) as study:
        return tally_two(study, first, second, selection_of(request), report=report)


def selection_of(request: AnalysisRequest) -> Selection:
    """Return whose responses count, as it is looked at. Raises `Refused` where a filter is none."""
    from core.grammar import filters
    from core.study.selection import Selection

    chosen = filters.read(request.where) if request.where else None
    return Selection(chosen, request.weights, request.design, request.without_flagged)


def _known(content: StudyContent) -> Survey | None:
    """Return the survey of a study that is still what was read, and found whole, when opened."""
    same = content.path is not None and content.mark != () and mark_of(content.path) == content.mark
    return content.survey if same else None


def log_of(study: Study) -> tuple[Mapping[str, int], frozenset[str]]:
    """Return what its log tells: looks at questions, and the ways in which numbers were cut.

    Looks are by question the most responses at which it was looked at before more came. Of a
    question without a look that was kept, the log tells. It
    knows days: a look counts all that had come until the end of its day, and one on the last day
    of an import is none before. Raises `Refused` where the study is damaged.
    """
    analyst_work, now = study.analyst_work(), study.n
    log = analyst_work.log
    counts = study.accepted_by({logged.day for logged in log})
    found: dict[str, int] = {}
    cuttings: set[str] = set()
    for logged in log:
        n = counts.get(logged.day)
        request = understood(logged.request)
        if request is not None:
            named = (request.split, request.then, *request.questions)
            cuttings.update(text for text in named if text and "(" in text)
        if not n or request is None:
            continue
        for question in request.questions:
            found[question] = max(n, found.get(question, 0))
    for question, looks in analyst_work.looks.items():
        before = [n for n in looks if n < now]
        if before:
            found[question] = max(before)
    return found, frozenset(cuttings)
