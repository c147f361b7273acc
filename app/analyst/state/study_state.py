"""What the window of a study shows, as one frozen value; each event makes another value of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from fractions import Fraction
from typing import Any

from app.analyses import possible
from app.analyses.content import Mark, StudyContent
from app.analyses.request import FIRST_ANALYSIS, AnalysisRequest, Choices, changed
from app.analyses.tallies import language_of
from app.analyst.state.refusals import Collected, Record
from app.analyst.state.result import Entry, Result, entries_of
from app.analyst.state.study_edits import NO_EDITS, KeptCards, StudyEdit, StudyEdits
from app.analyst.state.study_reading import Overview
from app.kit.history import History
from app.planner.plan_request import PlanRequest, first_request
from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text
from app.words.total_epsilon import over_all
from core.count.sampling_design import NO_DESIGN
from core.facts.errors import Problem
from core.privacy.epsilon import compose


class Page(Enum):
    """What fills the window."""

    OPENING = auto()
    PROBLEM = auto()
    WORK = auto()
    EMPTY = auto()
    RESULT = auto()
    PLANNER = auto()


class Job(Enum):
    """What is done with a study."""

    IMPORTING = auto()
    READING_RECORD = auto()
    RESCUING = auto()
    MERGING = auto()


@dataclass(frozen=True, slots=True)
class Work:
    """What is done with the study, how far it is, and what became of it, until that was read.

    How far is in files, or in KiB where it is `sized`.
    """

    source: str = ""
    doing: Job = Job.IMPORTING
    done: int = 0
    total: int = 0
    sized: bool = False
    outcome: Collected | Record | None = None


@dataclass(frozen=True, slots=True)
class ResultKey:
    """What a result answers: which content of the study, looked at in which way."""

    generation: int
    request: AnalysisRequest


@dataclass(frozen=True)
class StudyState:
    """All of it. `generation` grows whenever `contents` are others.

    `result` is the last that was worked out, `answered` what it answers. `planning` is the request
    to plan, `plan` what the planner began with. `overview` is what was collected, as it was read
    last, and `edits` what was added to the study, as steps among those of `history`.
    """

    contents: tuple[StudyContent, ...] = ()
    generation: int = 0
    entries: tuple[Entry, ...] = ()
    history: History[AnalysisRequest] = field(default_factory=lambda: History(AnalysisRequest()))
    result: Result | None = None
    answered: ResultKey | None = None
    given_up: ResultKey | None = None
    work: Work | None = None
    planning: bool = False
    plan: PlanRequest | None = None
    problem: Problem | None = None
    overview: Overview | None = None
    edits: StudyEdits = NO_EDITS

    # What follows from it

    @property
    def page(self) -> Page:
        """What fills the window."""
        if self.problem is not None:
            return Page.WORK if self.at_work else Page.PROBLEM
        if self.plan is not None:
            return Page.PLANNER
        if self.work is not None:
            return Page.WORK
        if self.contents and not self.n:
            return Page.EMPTY
        return Page.RESULT if self.contents else Page.OPENING

    @property
    def at_work(self) -> bool:
        """Whether something is being done with the study."""
        return self.work is not None and self.work.outcome is None

    @property
    def can_work(self) -> bool:
        """Whether something can be done with the study now."""
        return bool(self.contents) and self.problem is None and not self.at_work

    @property
    def request(self) -> AnalysisRequest:
        """What is looked at."""
        return self.history.now

    @property
    def choices(self) -> Choices:
        return self.request.choices

    @property
    def place(self) -> int:
        """The place of the question looked at among the entries."""
        return self._place_of(self.request) or 0

    @property
    def undoes(self) -> str:
        """The name of the step that undo takes back, as `changed` gives it; '' where none."""
        edit, past = self.edits.to_undo(self.history), self.history.past
        if edit is not None:
            return edit.name
        return changed(past[-1], self.request) if past else ""

    @property
    def redoes(self) -> str:
        """The name of the step that redo takes again; '' where none."""
        edit, future = self.edits.to_redo(self.history), self.history.future
        if edit is not None:
            return edit.name
        return changed(self.request, future[0]) if future else ""

    @property
    def asked(self) -> ResultKey | None:
        """What is to be answered; None where nobody has responded."""
        return ResultKey(self.generation, self.request.asking) if self.n else None

    @property
    def waiting(self) -> bool:
        """Whether the result is still to come."""
        return self.asked not in (None, self.answered, self.given_up)

    @property
    def waits_for_another(self) -> bool:
        """Whether the result that is still shown is of another question than the one chosen."""
        if self.result is None or not self.waiting:
            return False
        shown, wanted = self.result.request, self.request
        return (shown.study, shown.questions) != (wanted.study, wanted.questions)

    @property
    def entry(self) -> Entry:
        """The question looked at."""
        return self.entries[self.place]

    @property
    def content(self) -> StudyContent:
        """The study of the question looked at."""
        return self.contents[self.entry.study]

    @property
    def n(self) -> int:
        """The number of responses."""
        return max((content.n for content in self.contents), default=0)

    @property
    def total_ratio(self) -> Fraction | None:
        """e^ε over all sensitive questions; 1 where nothing is randomized, None for infinity."""
        return compose(content.survey.ratio for content in self.contents)

    @property
    def total_epsilon(self) -> str:
        """ε over all sensitive questions, rounded up."""
        return epsilon_text(self.total_ratio)

    @property
    def language(self) -> str:
        """The language in which the survey's texts are shown."""
        return language_of(self.content, self.choices)

    # What happens

    def holding(self, contents: Sequence[StudyContent]) -> StudyState:
        """The study holds something else, as after an import; what is looked at stays."""
        held = replace(
            self,
            contents=tuple(self._with_looks(place, each) for place, each in enumerate(contents)),
            generation=self.generation + 1,
            entries=entries_of(contents, self.choices),
        )
        return held._without_missing()

    def _with_looks(self, place: int, content: StudyContent) -> StudyContent:
        """Add that a question was looked at just now, where responses have come since."""
        before = self.contents[place] if place < len(self.contents) else None
        if before is None or before.survey.digest != content.survey.digest:
            return content
        looks = {**before.looks, **content.looks}
        seen = self.answered.request if self.answered is not None else None
        if seen is not None and seen.study == place and 0 < before.n < content.n:
            looks |= dict.fromkeys(seen.questions, before.n)
        return replace(content, looks=looks)

    def resumed(self, request: AnalysisRequest) -> StudyState:
        """Look at it as the last time; what is not there any more is not looked for."""
        return self.choosing(History(request))._without_missing()

    def at(self, place: int) -> StudyState:
        """Look at another question, by its place among the entries: a step that can be undone."""
        return self.looked(self._at_entry(self.request, self.entries[place]))

    def looked(self, request: AnalysisRequest, typing: int = 0) -> StudyState:
        """Look at something else, or otherwise; all that one typing brings is one step."""
        history = self.history.step(request, typing)
        edits = self.edits.followed(self.history, history)
        return replace(self.choosing(history), edits=edits)

    def doing(self, edit: StudyEdit) -> StudyState:
        """Something is added to the study: a step that can be undone."""
        history = replace(self.history, future=(), typing=0)
        shown = replace(self, history=history, edits=self.edits.doing(edit, history))
        return shown._with_results(edit)

    def undone(self) -> tuple[StudyState, StudyEdit | None]:
        """Take the last step back; with it comes what is to be written into the study for that."""
        edit = self.edits.to_undo(self.history)
        if edit is None:
            return self.choosing(self.history.undo()), None
        return replace(self, edits=self.edits.undo())._with_results(edit.back), edit.back

    def redone(self) -> tuple[StudyState, StudyEdit | None]:
        """Take a step again; with it comes what is to be written into the study for that."""
        edit = self.edits.to_redo(self.history)
        if edit is None:
            return self.choosing(self.history.redo()), None
        return replace(self, edits=self.edits.redo())._with_results(edit), edit

    def _with_results(self, edit: StudyEdit) -> StudyState:
        """Hold the results that an edit leaves, at once: the study is written behind it."""
        if not isinstance(edit.now, KeptCards):
            return self
        first, *others = self.contents
        return replace(self, contents=(replace(first, cards=edit.now.cards), *others))

    def without_edits(self, failed: StudyEdit) -> StudyState:
        """Something could not be added: which steps led here is not known any more."""
        return replace(self, edits=NO_EDITS, overview=None)._with_results(failed.back)

    def overlooked(self, overview: Overview) -> StudyState:
        """What was collected was read."""
        return replace(self, overview=overview)

    def marked(self, mark: Mark) -> StudyState:
        """The study was written to by this window itself, and its responses are as before."""
        first, *others = self.contents
        return replace(self, contents=(replace(first, mark=mark), *others))

    def choosing(self, history: History[AnalysisRequest]) -> StudyState:
        """Hold another history."""
        spoken = history.now.choices.language != self.choices.language
        entries = entries_of(self.contents, history.now.choices) if spoken else self.entries
        return replace(self, history=history, entries=entries)

    def found(self, asked: ResultKey, result: Result) -> StudyState:
        """A result was worked out; one that nobody waits for any more is left."""
        if asked != self.asked:
            return self
        return replace(self, result=result, answered=asked)._begun_to_plan()

    def not_found(self, asked: ResultKey) -> StudyState:
        """It could not be worked out: go back to what is shown, where that is of this content."""
        last = self.answered
        if last is None or last.generation != asked.generation:
            return replace(self, given_up=asked, result=None, answered=None, planning=False)
        back = replace(self, given_up=asked, planning=False)
        return back.choosing(self.history.back_to(last.request.beside(self.request)))

    def working(self, work: Work | None) -> StudyState:
        """Something is done with the study; its beginning comes to the front."""
        begun = work is not None and work.outcome is None and not self.at_work
        plan, planning = (None, False) if begun else (self.plan, self.planning)
        return replace(self, work=work, plan=plan, planning=planning)

    def stopped_by(self, problem: Problem) -> StudyState:
        """The study cannot be read."""
        return replace(self, problem=problem, work=None, planning=False, plan=None)

    def to_plan(self) -> StudyState:
        """Open the planner, once the share is there that it begins with."""
        if not self.contents or self.plan is not None:
            return self
        return replace(self, planning=True)._begun_to_plan()

    def planned(self) -> StudyState:
        """Leave the planner for what was there before."""
        return replace(self, planning=False, plan=None)

    def _begun_to_plan(self) -> StudyState:
        if not self.planning or self.waiting:
            return self
        # That of the answer which stands first in the picture.
        share = self.result.offered.share if self.result is not None and self.n else None
        plan = first_request(self.entry.question, self.content.n, share, self.choices.level)
        return replace(self, planning=False, plan=plan)

    def _place_of(self, request: AnalysisRequest) -> int | None:
        """Return the place among the entries of the first question looked at."""
        for place, entry in enumerate(self.entries):
            if entry.study == request.study and entry.question.id in request.questions[:1]:
                return place
        return None

    def _at_entry(self, request: AnalysisRequest, entry: Entry) -> AnalysisRequest:
        """Look at a question in the same way, as far as that can be done with it."""
        moved = replace(
            request,
            study=entry.study,
            questions=(entry.question.id,),
            options=(),
            chosen=(),
            page="",
        )
        survey = self.contents[entry.study].survey
        ways: tuple[dict[str, Any], ...] = (
            {},
            {"analysis": FIRST_ANALYSIS},
            {"then": None},
            {"split": None},
            {"where": "", "weights": None, "design": NO_DESIGN},
        )
        for given_up in ways:
            moved = replace(moved, **given_up)
            if possible(moved, survey):
                break
        return moved

    def _without_missing(self) -> StudyState:
        """Forget steps to questions that are not there; the first question stands in for them."""
        if not self.entries:
            return self
        first = self._at_entry(self.request, self.entries[0])

        def holds(request: AnalysisRequest) -> bool:
            place = self._place_of(request)
            if place is None:
                return False
            return possible(request, self.contents[self.entries[place].study].survey)

        return replace(self, history=self.history.keeping(holds, first))


def responses_of(shown: StudyState) -> str:
    """Say how many responses a study holds."""
    n = shown.n
    if not n:
        return tr("No responses yet")
    return tr("One response") if n == 1 else tr("{n} responses", "", n).format(n=figures(n))


def facts_of(shown: StudyState) -> list[str]:
    """Say how many responses there are, of which sort, and what they tell over all questions."""
    sort = {
        None: "",
        True: tr("Rehearsal: responses of people whose answers are known"),
        False: tr("Real responses"),
    }[shown.content.rehearsal]
    total = over_all(shown.total_ratio)
    if shown.content.obstacle is not None:
        total = tr("Read-only: what you choose is not kept")
    return [fact for fact in (responses_of(shown), sort, total) if fact]
