"""What a preview shows: a draft made whole for looking at, and the way through it.

Nothing of it is kept: sittings stand in memory, and saving writes no file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from app.respondent.flow.clear_answers import ClearAnswers
from app.respondent.flow.way import Page, RespondentFlow, Step
from app.words.catalogue import tr
from core.draft import Draft, DraftQuestion, edits, order, survey_bytes
from core.draft.convert import is_mirrored
from core.draft.model import Words
from core.facts.errors import Problem, Severity
from core.privacy.randomness import Door
from core.response.sitting import Sitting, begin
from core.response.store import MemoryStore
from core.survey import Question, Survey, examine
from core.survey.conditions_met import leading_to


@dataclass(frozen=True, slots=True)
class Skipped:
    """A question, by its place from 1, that cannot be asked yet, and why."""

    place: int
    problem: Problem


@dataclass(frozen=True, slots=True)
class Previewed:
    """What can be asked of a draft so far.

    `survey` is None where no question can be. `places` are those of its questions in the draft,
    from 1, by id. `missing` counts the texts that stand in for ones not written, by language.
    """

    survey: Survey | None
    places: Mapping[str, int]
    skipped: tuple[Skipped, ...]
    missing: Mapping[str, int]


def previewed(draft: Draft) -> Previewed:
    """Fill what is missing of a draft by what shows that it is, and skip what cannot be asked.

    The draft itself stays as it is.
    """
    missing = dict.fromkeys(draft.languages, 0)
    whole = _filled(draft, missing)
    places = {question.id: at for at, question in enumerate(draft.questions, 1)}
    skipped: list[Skipped] = []
    bare = False
    while whole.questions:
        reading = examine(survey_bytes(whole))
        severe = [each for each in reading.found if each.problem.severity is Severity.ERROR]
        at_fault: dict[int | None, Problem | None] = {
            each.place.question: each.problem for each in reversed(severe)
        }
        of_survey = at_fault.pop(None, None)
        if not at_fault and reading.survey is not None and _can_be_asked(reading.survey):
            return Previewed(reading.survey, places, tuple(sorted(skipped, key=_place)), missing)
        if not at_fault and reading.survey is None and not bare:
            whole, bare = _unadorned(whole), True
            continue
        if not at_fault:  # nothing in particular: what came last goes
            at_fault = {_last_randomized(whole): of_survey}
        skipped += [
            Skipped(places[whole.questions[at].id], problem)
            for at, problem in at_fault.items()
            if at is not None and problem is not None
        ]
        gone = [each.id for at, each in enumerate(whole.questions) if at in at_fault]
        whole = order.without(edits.with_block(whole, gone, 0), gone)
    return Previewed(None, places, tuple(sorted(skipped, key=_place)), missing)


def _place(skipped: Skipped) -> int:
    return skipped.place


def _can_be_asked(survey: Survey) -> bool:
    asked = any(question.by_device for question in survey.sensitive)
    return bool(survey.procedures) or not asked


def _last_randomized(draft: Draft) -> int:
    found = [
        at
        for at, question in enumerate(draft.questions)
        if question.sensitive and question.kind.definition.by_device
    ]
    return found[-1] if found else len(draft.questions) - 1


def _unadorned(draft: Draft) -> Draft:
    """Leave out what a survey can do without, where something of it cannot be shown."""
    title = dict.fromkeys(draft.languages, _no_title())
    bare = draft.with_texts(lambda key, _: title if key == "title" else {})
    return replace(bare, seal="", sample=(), sections=())


def _no_title() -> str:
    return tr("[The survey has no title yet]")


def _filled(draft: Draft, missing: dict[str, int]) -> Draft:
    """Return the draft with every text that is needed, in all its languages."""

    def whole(words: Words, stand_in: str = "") -> Words:
        """Fill a text by that of the first language; one that may be absent stays absent."""
        spoken = [words[each] for each in draft.languages if words.get(each)]
        if not spoken and not stand_in:
            return {}
        for language in draft.languages:
            missing[language] += not words.get(language)
        first = spoken[0] if spoken else stand_in
        return {each: words.get(each) or first for each in draft.languages}

    def of_question(at: int, question: DraftQuestion) -> DraftQuestion:
        name = tr("[Question {n} has no text yet]").format(n=at)
        options = question.options
        if question.kind.definition.listed:
            options = tuple(
                replace(each, text=whole(each.text, tr("[Option {n} has no text yet]").format(n=n)))
                for n, each in enumerate(question.options, 1)
            )
        opposite = tr("[The opposite of statement A is not written yet]")
        return replace(
            question,
            text=whole(question.text, name),
            help=whole(question.help),
            negation=whole(question.negation, opposite if is_mirrored(question) else ""),
            options=options,
        )

    return replace(
        draft.with_texts(lambda key, words: whole(words, _no_title() if key == "title" else "")),
        sections=tuple(
            replace(each, title=whole(each.title, tr("[This section has no title yet]")))
            for each in draft.sections
        ),
        questions=tuple(of_question(at, each) for at, each in enumerate(draft.questions, 1)),
    )


class PreviewFlow(RespondentFlow):
    """One made-up person's way, from its beginning or from a question; nothing of it is kept."""

    keeps = False

    def __init__(self, survey: Survey, door: Door, first: str = "") -> None:
        super().__init__(survey, MemoryStore(), door, rehearsal=True)
        if first:
            _lead_to(survey.question(first), self.clear)
            begun = _asking(first, begin(survey, self.procedure, door), survey)
            self._seen = self._store.begin(begun, self._seen)
            self._sitting = begun
            self.clear.drawn = begun.drawn
            self.step = Step(Page.QUESTION, first)

    def forward(self) -> None:
        """Go to the next page; before the review to the questions that were jumped over."""
        super().forward()
        if self.step.page is Page.REVIEW and not self.is_complete:
            opened = next(question for question in self.asked if self._is_open(question))
            self.step = Step(Page.QUESTION, opened.id)

    def save(self, folder: Path, *, make: bool = True) -> Path:  # noqa: ARG002 - as of all flows
        """Go to the receipt; nothing is written. Returns where a file would be."""
        response = self.response()
        if self._sitting is not None:
            answers = dict(response.answers)
            self._sitting = replace(self._sitting, reports=answers, saved=True, started={})
        self.step = Step(Page.SAVED)
        return folder / response.file_name


def _asking(first: str, begun: Sitting, survey: Survey) -> Sitting:
    """Return the sitting with a question drawn that may not have been, in place of another."""
    drawn, block = begun.drawn, survey.blocks.get(first)
    if drawn is None or block is None or first in drawn.questions:
        return begun
    other = next(id_ for id_ in drawn.questions if id_ in block.questions)
    chosen = {*drawn.questions, first} - {other}
    ids = tuple(question.id for question in survey.questions if question.id in chosen)
    return replace(begun, drawn=replace(drawn, questions=ids))


def _lead_to(question: Question, clear: ClearAnswers) -> None:
    """Give the clear answers by which a question is asked."""
    for id_, answer in (leading_to(question, clear.survey) or {}).items():
        clear.give(clear.survey.question(id_), answer)
