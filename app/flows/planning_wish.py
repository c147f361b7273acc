"""What an author sets in the planner, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

from app.flows.editing import Editing
from core.design.curves import default_share
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT, epsilon_upper, rounded_up
from core.survey import Kind, Question, Survey, text_in

PEOPLE = 1200
_DIGITS = 26


@dataclass(frozen=True, slots=True)
class Wish:
    """What the author sets; `epsilon` is a decimal number, as it was typed or exact.

    `options` is what `core.design.plan` takes: that of a yes/no question is 2.
    """

    kind: Kind = Kind.YES_NO
    options: int = 2
    epsilon: str = "1"
    people: int = PEOPLE
    share: float = 0.1
    margin: float = 0.05
    level: float = 0.95

    @property
    def target(self) -> Decimal:
        """ε as a number."""
        return Decimal(self.epsilon)

    @property
    def shown_epsilon(self) -> str:
        """ε for people, rounded up as everywhere."""
        return rounded_up(self.target)


@dataclass(frozen=True, slots=True)
class Subject:
    """What is planned: a question, and among what it stands.

    `others` are the exact ratios of what else the survey randomizes. A `free` question stands in
    no survey: its kind and its options can be chosen.
    """

    wish: Wish = field(default_factory=Wish)
    name: str = ""
    others: tuple[Fraction | None, ...] = ()
    free: bool = False


def first_wish(question: Question, n: int, share: float | None, level: float) -> Wish:
    """Return what to begin with: the question's own ε, the study's n and estimated share."""
    kind, options = shape(question)
    target = epsilon_upper(question.ratio) if question.sensitive else Decimal(1)
    inside = min(max(target, LEAST_TARGET), QUESTION_LIMIT)
    guess = share if share is not None else 0.1 if kind is Kind.YES_NO else None
    if guess is None:
        guess = default_share(kind, options)
    return Wish(
        kind,
        options,
        # In so many digits that the question's own fractions fit, and none beside them.
        epsilon=rounded_up(inside, _DIGITS),
        people=n or PEOPLE,
        share=min(1.0, max(0.0, guess)),
        level=level,
    )


def subject_of(survey: Survey, question: Question, wish: Wish, language: str) -> Subject:
    """Return a question of a survey as what is planned."""
    others = tuple(other.ratio for other in survey.sensitive if other.id != question.id)
    return Subject(wish, text_in(question.text, language), others)


def subject_of_draft(editing: Editing) -> Subject:
    """Return what is chosen in a draft as what is planned; a free question where it cannot be."""
    people = editing.draft.respondents
    read = {each.index: each.question for each in editing.reading.questions}
    chosen = None if editing.index is None else read.get(editing.index)
    if chosen is None:
        return Subject(Wish(people=people), free=True)
    others = tuple(each.ratio for each in read.values() if each.sensitive and each.id != chosen.id)
    name = text_in(chosen.text, editing.draft.languages[0])
    return Subject(first_wish(chosen, people, None, Wish().level), name, others)


def free_subject() -> Subject:
    """Return a question of which nothing is settled yet."""
    return Subject(Wish(), free=True)


def shape(question: Question) -> tuple[Kind, int]:
    """Return the kind and the number of options that a plan of the question takes."""
    return question.kind, 2 if question.kind is Kind.YES_NO else len(question.option_ids) or 1
