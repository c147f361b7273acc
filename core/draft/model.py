"""A survey while it is being written: everything may be missing, and nothing is randomized yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self, TypeAlias

from core.survey.model import SURVEY_TEXTS, AskIf, Kind

Words: TypeAlias = Mapping[str, str]
"""A text by language; a language in which it is not written yet is not there."""


@dataclass(frozen=True, slots=True)
class DraftOption:
    """One answer to choose. `named`: the author chose the id, so that it stays."""

    id: str
    text: Words = field(default_factory=dict)
    abstain: bool = False
    named: bool = False


@dataclass(frozen=True, slots=True)
class DraftMechanism:
    """A mechanism as typed: fractions are texts such as "3/4", and may be unfinished."""

    name: str
    values: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DraftTarget:
    """The ε that fractions were found for, a decimal number such as "1.5".

    `histogram`: they are those that tell most of the histogram of a number without bins.
    """

    epsilon: str
    histogram: bool = False


@dataclass(frozen=True, slots=True)
class DraftQuestion:
    """One question. What its kind does not use is kept, so that a kind can be tried and left."""

    id: str
    kind: Kind = Kind.YES_NO
    text: Words = field(default_factory=dict)
    help: Words = field(default_factory=dict)
    negation: Words = field(default_factory=dict)
    options: tuple[DraftOption, ...] = ()
    low: int | None = None
    high: int | None = None
    step: int | None = 1
    bins: tuple[int, ...] = ()
    mechanism: DraftMechanism | None = None
    target: DraftTarget | None = None
    """What the fractions of `mechanism` were found for; None where they were typed or chosen."""
    procedures: tuple[str, ...] = ()
    ask_if: AskIf | None = None
    optional: bool = False
    named: bool = False
    ask: int | None = None
    shuffle: bool = False
    confirmed: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By language, the statement and the negation of which the author confirmed that exactly one
    is true of everybody. It counts only for these very texts."""

    @property
    def sensitive(self) -> bool:
        """Tell whether the answer is to be randomized."""
        return self.mechanism is not None


@dataclass(frozen=True, slots=True)
class DraftSection:
    """A heading over the questions from `first` on, until the next section."""

    first: str
    title: Words = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DraftBlock:
    """Sensitive questions of which each person is asked only so many, drawn by chance."""

    questions: tuple[str, ...]
    ask: int = 1


@dataclass(frozen=True, slots=True)
class Draft:
    """A survey that is being written, and for how many people it is planned."""

    languages: tuple[str, ...] = ("en",)
    title: Words = field(default_factory=dict)
    author: Words = field(default_factory=dict)
    intro: Words = field(default_factory=dict)
    consent: Words = field(default_factory=dict)
    questions: tuple[DraftQuestion, ...] = ()
    seal: str = ""
    respondents: int = 1000
    sample: tuple[DraftBlock, ...] = ()
    sections: tuple[DraftSection, ...] = ()
    contact: Words = field(default_factory=dict)
    retention: Words = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    """What became of the form of another program that it was read from, a sentence each."""

    def index(self, question_id: str) -> int:
        """Return the place of a question. Raises KeyError."""
        for at, question in enumerate(self.questions):
            if question.id == question_id:
                return at
        raise KeyError(question_id)

    def with_questions(self, questions: tuple[DraftQuestion, ...]) -> Self:
        """Return the draft with other questions."""
        return replace(self, questions=questions)

    def with_texts(self, change: Callable[[str, Words], Words]) -> Self:
        """Return the draft with each text of the survey itself changed, by its key."""
        texts: dict[str, Any] = {key: change(key, getattr(self, key)) for key in SURVEY_TEXTS}
        return replace(self, **texts)
