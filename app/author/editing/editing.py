"""A survey while somebody writes it: the draft, its history, what is chosen, what is wrong.

Every edit is one step that can be undone; all that is typed into one field without leaving it is
one step. Whoever takes a step back is led to the question and the field that it was made in.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from app.author.editing.none_of_these import options_of_none
from app.kit.history import History
from core.draft import (
    DesignReader,
    Designs,
    Draft,
    DraftMechanism,
    DraftQuestion,
    edits,
    order,
    survey_bytes,
)
from core.draft.convert import unconfirmed
from core.draft.fitting import wanted_epsilon
from core.draft.library import Inserted, insert
from core.draft.order import Heading, Row
from core.facts.errors import Code, Problem, Severity
from core.facts.names import Fact
from core.privacy.procedures import Procedure
from core.survey import Kind, Reading, Survey, SurveyProblem, examine

Keys: TypeAlias = tuple[str | int, ...]


_MISSING = (Fact.ENTRY_MISSING, Fact.NEGATION_MISSING)


@dataclass(frozen=True, slots=True)
class EditedPlace:
    """Where somebody writes: a question by its id, or the survey itself; a field, a language.

    `grid`: on the page of all texts in all languages.
    """

    question: str | None = None
    keys: Keys = ()
    language: str = ""
    grid: bool = False


@dataclass(frozen=True, slots=True)
class Written:
    """A draft, with where the step to it was begun and where it led."""

    draft: Draft
    before: EditedPlace = field(default=EditedPlace(), compare=False)
    after: EditedPlace = field(default=EditedPlace(), compare=False)


@dataclass(frozen=True, slots=True)
class EpsilonStep:
    """What the last step did to the ε of a question, as its options came and went.

    `wanted` is the ε that its fractions were found anew for; None where they were typed and stay,
    so that it has the ratio `now`.
    """

    wanted: Decimal | None
    now: Fraction | None


@dataclass(frozen=True, slots=True)
class FieldProblem:
    """A problem of the field `keys` of a question, counted from 0, or of the survey itself."""

    question: int | None
    keys: Keys
    language: str
    problem: Problem

    @property
    def severe(self) -> bool:
        """Whether nobody can be asked while it stands."""
        return self.problem.severity is Severity.ERROR


class Editing:
    """What is written, and where. `origin` is the survey that the draft is a copy of."""

    def __init__(self, draft: Draft, origin: Survey | None = None) -> None:
        self.history = History(Written(draft))
        self.origin = origin
        self.handed_out = False  # since it was last told
        self.place = EditedPlace()
        self.quiet: frozenset[str] = frozenset()
        self._visited: set[tuple[str | None, Keys]] = set()  # fields that were left, or led to
        self.unfitted: dict[str, tuple[str, DraftMechanism | None]] = {}
        """By question what is typed as its wanted ε, with the design that is not fitted to it."""
        self._origin_questions = _by_id(draft) if origin is not None else {}
        self._session: tuple[int | None, Keys, str] | None = None
        self._typing = 0
        self._read: tuple[Draft, Reading] | None = None
        self._designs = DesignReader()
        self._costed: tuple[Draft, Designs] | None = None
        self._problems: tuple[Reading, tuple[FieldProblem, ...]] | None = None
        self._pasted: tuple[Draft, int, int] | None = None
        self._epsilon_step: tuple[Draft, EpsilonStep] | None = None
        if draft.questions:
            self.choose(draft.questions[0].id)

    @property
    def draft(self) -> Draft:
        return self.history.now.draft

    @property
    def question(self) -> DraftQuestion | None:
        """The chosen question; None where the survey itself is shown."""
        if self.place.question is None:
            return None
        return self.draft.questions[self.draft.index(self.place.question)]

    @property
    def index(self) -> int | None:
        """The place of the chosen question, from 0."""
        return None if self.place.question is None else self.draft.index(self.place.question)

    # Where somebody writes

    def choose(
        self, question: str | None, keys: Keys = (), language: str = "", *, grid: bool = False
    ) -> None:
        """Choose a question, or the survey itself, and a field in it. Raises KeyError."""
        if question is not None:
            self.draft.index(question)
        if question != self.place.question:
            self.quiet = frozenset()
        self.place = EditedPlace(question, keys, language, grid)
        self.visit(keys)

    def visit(self, keys: Keys) -> bool:
        """Let a field of what is chosen be told to be empty: it was left; False where it may be."""
        spot = self.place.question, keys
        is_new = spot not in self._visited
        self._visited.add(spot)
        return is_new

    def is_told(self, found: FieldProblem, field: Keys) -> bool:
        """Tell whether a problem is said beside its field, and not that nothing was typed yet."""
        if found.problem.found.fact not in _MISSING or found.language:
            return True
        return not self._visited.isdisjoint(
            (self.place.question, each) for each in (field, found.keys)
        )

    def leave(self) -> None:
        """End the typing in a field: what is typed next is a step of its own."""
        self._session = None
        question = self.question
        if question is not None and any(question.text.values()):
            self.quiet = frozenset()

    # Edits

    def add(
        self, kind: Kind, designed: Callable[[DraftQuestion], DraftQuestion] | None = None
    ) -> str:
        """Add a question below the chosen one and choose it; its problems wait for a text.

        `designed` randomizes it; without, it is asked in the clear.
        """
        after = self.place.question
        if self.section is not None:
            after = order.members(self.draft, self.draft.sections[self.section].first)[-1]
        draft, id_ = edits.add(self.draft, kind, after)
        question = DraftQuestion(id_, kind)
        if kind.definition.listed:
            question = edits.of_kind(DraftQuestion(id_), kind)
        if designed is not None:
            question = designed(question)
        draft, id_ = edits.change(draft, question, id_)
        self.step(draft, EditedPlace(id_, ("text",)))
        self.quiet = frozenset((id_,))
        return id_

    def insert(self, source: Draft, ids: Collection[str], languages: Collection[str]) -> Inserted:
        """Insert questions of another draft below the chosen one, and choose the first of them."""
        made = insert(self.draft, source, ids, self.place.question, languages)
        if made.ids:
            self.step(made.draft, EditedPlace(made.ids[0], ("text",)))
        return made

    def duplicate(self, ids: Collection[str]) -> None:
        """Copy questions, each below itself, and choose the last copy."""
        draft, made = edits.duplicate(self.draft, ids)
        if made:
            self.step(draft, EditedPlace(made[-1], ("text",)))

    def delete(self, rows: Collection[Row]) -> tuple[int, ...]:
        """Delete questions, and headings, whose questions stay.

        Return the places, from 1, of those whose condition went with what was deleted.
        """
        ids = [row for row in rows if isinstance(row, str)]
        at = min((self.draft.index(id_) for id_ in ids), default=None)
        draft, freed = edits.delete(order.without(self.draft, set(rows) - set(ids)), ids)
        rest = draft.questions
        chosen = None if at is None else rest[min(at, len(rest) - 1)].id if rest else None
        if at is None:
            chosen = min((row.first for row in rows if isinstance(row, Heading)), default=None)
        self.step(draft, EditedPlace(chosen))
        return tuple(draft.index(id_) + 1 for id_ in freed)

    def move(self, rows: Collection[Row], before: Row | None) -> bool:
        """Move rows before another, None for the end; False where they cannot stand there."""
        if not order.can_move(self.draft, rows, before):
            return False
        self._moved(order.move(self.draft, rows, before))
        return True

    def move_by_one(self, rows: Collection[Row], down: bool) -> bool:
        """Move rows up or down by one, past a heading too; False where it cannot be."""
        try:
            moved = order.step(self.draft, rows, down)
        except ValueError:
            return False
        self._moved(moved)
        return True

    def _moved(self, draft: Draft) -> None:
        if draft == self.draft:
            return
        place, at = self.place, self.section
        if at is not None:  # a chosen section stays chosen
            title = self.draft.sections[at].title
            found = (i for i, each in enumerate(draft.sections) if each.title is title)
            place = replace(place, keys=("sections", next(found, at), "title"))
        self.step(draft, place)

    def begin_section(self, first: str) -> None:
        """Let a section begin with a question, and go to its title."""
        draft = self.draft
        if first not in {each.first for each in draft.sections}:
            draft = order.with_section(draft, first, {})
        place = EditedPlace(None, title_keys(draft, first), self.place.language)
        if draft is self.draft:
            self.place = place
        else:
            self.step(draft, place)

    @property
    def section(self) -> int | None:
        """The place of the chosen section, from 0."""
        match self.place.keys:
            case ("sections", int(at), *_) if at < len(self.draft.sections):
                return at if self.place.question is None and not self.place.grid else None
        return None

    def change(self, question: DraftQuestion, keys: Keys = (), *, typing: bool = False) -> None:
        """Put another value in place of the chosen question; `keys` name the field."""
        old = self.place.question
        if old is None:
            raise ValueError("no question is chosen")
        was, before = self.question, self.costed.of(self.index)
        draft, id_ = edits.change(self.draft, question, old)
        self.quiet = frozenset(id_ if each == old else each for each in self.quiet)
        self._visited |= {(id_, at) for each, at in self._visited if each == old}
        self.unfitted |= {id_: self.unfitted[old]} if old in self.unfitted else {}
        self.step(draft, EditedPlace(id_, keys, self.place.language), typing=typing)
        now, changed = self.costed.of(self.index), self.question
        if changed is None or was is None or not was.sensitive or not changed.sensitive:
            return
        if changed.mechanism != question.mechanism:
            self._epsilon_step = self.draft, EpsilonStep(wanted_epsilon(changed), None)
        elif changed.mechanism == was.mechanism and before and now and now.ratio != before.ratio:
            self._epsilon_step = self.draft, EpsilonStep(None, now.ratio)

    def change_survey(self, draft: Draft, keys: Keys, *, typing: bool = False) -> None:
        """Put another value in place of the draft; `keys` name the field of the survey."""
        self.step(draft, EditedPlace(None, keys, self.place.language), typing=typing)

    def plan_for(self, people: int) -> None:
        """Plan for a number of people; what is chosen stays."""
        draft = replace(self.draft, respondents=people)
        self.step(draft, self.place, typing=True, session=(None, ("respondents",), ""))

    def seal_to(self, public: str) -> None:
        """Let responses be sealed to a public key, '' for none; what is chosen stays."""
        if public != self.draft.seal:
            self.step(replace(self.draft, seal=public), self.place)

    def hand_out(self, survey: Survey) -> None:
        """Remember what is handed out: from now on the draft is a copy of it."""
        self.origin, self.handed_out = survey, True
        self._origin_questions = _by_id(self.draft)

    def redesign(self, draft: Draft) -> None:
        """Take a draft whose questions are designed otherwise; what is chosen stays."""
        self.step(draft, self.place)

    def tell_handed_out(self) -> bool:
        """Tell, once, that it was handed out."""
        told, self.handed_out = self.handed_out, False
        return told

    def undo(self) -> None:
        """Take the last step back and go to where it was begun."""
        if self.history.past:
            place = self.history.now.before
            self.history = self.history.undo()
            self._go(place)

    def redo(self) -> None:
        """Take the step again that was taken back, and go to where it led."""
        if self.history.future:
            self.history = self.history.redo()
            self._go(self.history.now.after)

    def mark_pasted(self, rows: int, left_out: int) -> None:
        """Remember that the last step pasted rows, until the next one."""
        self._pasted = self.draft, rows, left_out

    @property
    def pasted(self) -> tuple[int, int] | None:
        """How many rows the last step pasted and left out; None where it was another."""
        held = self._pasted
        return held[1:] if held is not None and held[0] is self.draft else None

    @property
    def epsilon_step(self) -> EpsilonStep | None:
        """What the last step did to the ε of a question; None where nothing."""
        held = self._epsilon_step
        return held[1] if held is not None and held[0] is self.draft else None

    # What is wrong

    @property
    def reading(self) -> Reading:
        """What is found in the survey that the draft is so far."""
        if self._read is None or self._read[0] is not self.draft:
            self._read = self.draft, examine(survey_bytes(self.draft))
        return self._read[1]

    @property
    def costed(self) -> Designs:
        """How the questions are randomized; the same value as before where no design changed."""
        if self._costed is None or self._costed[0] is not self.draft:
            self._costed = self.draft, self._designs.read(self.draft)
        return self._costed[1]

    @property
    def problems(self) -> tuple[FieldProblem, ...]:
        """All problems, in the order of the questions; those of the survey come first."""
        reading = self.reading
        if self._problems is None or self._problems[0] is not reading:
            found = [_at_field(each, self.draft) for each in reading.found]
            found += [*self._unconfirmed, *self._of_none]
            found.sort(key=lambda each: -1 if each.question is None else each.question)
            self._problems = reading, tuple(found)
        return self._problems[1]

    def problems_of(self, index: int | None) -> tuple[FieldProblem, ...]:
        """Problems of a question to be told; none yet of a new one that was not begun."""
        if index is not None and self.draft.questions[index].id in self.quiet:
            return ()
        return tuple(each for each in self.problems if each.question == index)

    def next_problem(self) -> FieldProblem | None:
        """Go to the next field, after the one chosen, that has an error; None where none has."""
        severe = [each for each in self.problems if each.severe]
        if not severe:
            return None
        here = (-1 if self.index is None else self.index, self.place.keys)
        at = next((i for i, each in enumerate(severe) if _spot(each) == here), None)
        if at is not None:
            found = severe[(at + 1) % len(severe)]
        else:
            found = next((each for each in severe if _spot(each)[0] >= here[0]), severe[0])
        known = found.question is not None and found.question < len(self.draft.questions)
        id_ = self.draft.questions[found.question or 0].id if known else None
        self.leave()
        self.choose(id_, found.keys, found.language)
        self.quiet = frozenset()
        return found

    @property
    def _unconfirmed(self) -> list[FieldProblem]:
        """The statements of which nobody has confirmed that exactly one is true of everybody."""
        draft = self.draft
        return [
            FieldProblem(
                at,
                ("confirmed",),
                language,
                Problem(Code.DOMAIN, f"questions[{at}].negation", Fact.NOT_CONFIRMED()),
            )
            for at, question in enumerate(draft.questions)
            for language in unconfirmed(question, draft.languages)
        ]

    @property
    def _of_none(self) -> list[FieldProblem]:
        """The options that say what the program offers by itself."""
        draft, fact = self.draft, Fact.NONE_IS_OFFERED()
        return [
            FieldProblem(
                at,
                ("options", place, "text"),
                language if len(draft.languages) > 1 else "",
                Problem(Code.DOMAIN, f"questions[{at}].options[{place}]", fact, Severity.WARNING),
            )
            for at, question in enumerate(draft.questions)
            for place, language in options_of_none(question)
            if language in draft.languages
        ]

    @property
    def finished(self) -> Survey | None:
        """The survey, once it may be collected and its statements are confirmed; else None."""
        reading = self.reading
        return reading.survey if reading.may_be_collected and not self._unconfirmed else None

    @property
    def survey(self) -> bytes | None:
        """The bytes of the finished survey."""
        return None if self.finished is None else survey_bytes(self.draft)

    @property
    def changed_questions(self) -> tuple[int, ...]:
        """Places, from 1, of the questions that are not as in the survey the draft is a copy of."""
        if self.origin is None:
            return ()
        return tuple(
            at + 1
            for at, question in enumerate(self.draft.questions)
            if self._origin_questions.get(question.id) != _in_survey(question)
        )

    def step(
        self,
        draft: Draft,
        after: EditedPlace,
        *,
        typing: bool = False,
        session: tuple[int | None, Keys, str] | None = None,
    ) -> None:
        """Take a step to another draft, which leads to a place; typing goes on with the last."""
        before = self.place
        if typing:
            at = None if after.question is None else draft.index(after.question)
            session = session or (at, after.keys, after.language)
            if session == self._session and self.history.typing:
                before = self.history.now.before
            else:
                self._typing += 1
            self._session = session
        else:
            self._session = None
        written = Written(draft, before, after)
        self.history = self.history.step(written, self._typing if typing else 0)
        self.place = after

    def _go(self, place: EditedPlace) -> None:
        known = {question.id for question in self.draft.questions}
        if place.question is not None and place.question not in known:
            place = EditedPlace(self.draft.questions[0].id if known else None)
        self._session = None
        self.quiet = frozenset()
        self.place = place


def title_keys(draft: Draft, first: str) -> Keys:
    """Return the keys of the title of the section that begins with a question."""
    return "sections", [each.first for each in draft.sections].index(first), "title"


def typed(text: str) -> str:
    """Return what was typed or pasted as a file can hold it: in the normal form NFC."""
    whole = "".join(char for char in text if not "\ud800" <= char <= "\udfff")
    return unicodedata.normalize("NFC", whole)


def with_words(words: Mapping[str, str], language: str, text: str) -> dict[str, str]:
    """Return a text with other words in one language; without words it is missing there."""
    return {
        **{each: said for each, said in words.items() if each != language},
        **({language: typed(text)} if text else {}),
    }


def _by_id(draft: Draft) -> dict[str, DraftQuestion]:
    """Return the questions as a survey has them, without what the author alone confirms."""
    return {question.id: _in_survey(question) for question in draft.questions}


def _in_survey(question: DraftQuestion) -> DraftQuestion:
    return replace(question, confirmed={}, target=None)


def _spot(found: FieldProblem) -> tuple[int, Keys]:
    return -1 if found.question is None else found.question, found.keys


def _at_field(each: SurveyProblem, draft: Draft) -> FieldProblem:
    """Lead to the field itself what is found at the whole, or by its place in a list."""
    place, keys, found = each.place, each.place.keys, each.problem.found
    language = place.language
    if found.fact is Fact.ENTRY_MISSING:
        key = str(found["key"]).strip("'")
        in_language = bool(keys) and key in draft.languages
        keys, language = (keys, key) if in_language else ((*keys, key), language)
    if keys[:1] == ("procedures",) and len(keys) > 1 and place.question is not None:
        allowed = draft.questions[place.question].procedures[int(keys[1])]
        keys = ("procedures", allowed) if allowed in list(Procedure) else ("procedures",)
    return FieldProblem(place.question, keys, language, each.problem)
