"""A survey as a value: its questions, their mechanisms, its bytes, digest and eight words."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias, cast

from core.files import canonical
from core.privacy.channel import Channel
from core.privacy.epsilon import compose, compose_largest
from core.privacy.forms import number_of, ones_of
from core.privacy.mechanisms import (
    AskedBits,
    Bits,
    Category,
    Domain,
    Form,
    Grid,
    Mechanism,
    OneOption,
    Place,
    Report,
    SomeOptions,
    Standing,
    Word,
)
from core.privacy.procedures import Procedure
from core.survey.designed import NamedDesign
from core.survey.words import words_of

FORMAT = "candor-survey"
VERSION = 1

Text: TypeAlias = str | Mapping[str, str]


class Kind(StrEnum):
    """What is asked for."""

    YES_NO = "yes-no"
    ONE_OF = "one-of"
    MANY_OF = "many-of"
    RATING = "rating"
    NUMBER = "number"

    def domain(self, measured: bool) -> Domain:
        """Return what one draw chooses among; `measured` tells of numbers without bins."""
        if self in (Kind.YES_NO, Kind.MANY_OF):
            return Domain.TWO_ANSWERS
        return Domain.PLACES if measured else Domain.OPTIONS


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to choose; `abstain` marks 'prefer not to say', which is randomized too."""

    id: str
    text: Text
    abstain: bool = False


@dataclass(frozen=True, slots=True)
class AskIf:
    """Ask only those whose clear answer to an earlier question is one of `values`."""

    question: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """Sensitive questions of which each person is asked only `ask`, drawn by chance."""

    questions: tuple[str, ...]
    ask: int


@dataclass(frozen=True, slots=True)
class Signature:
    """Ed25519 key (64 hex digits) and signature (128 hex digits) of the author."""

    key: str
    value: str


@dataclass(frozen=True)
class Question:
    """One question. Without a mechanism it is asked in the clear.

    `mechanism` is the channel from answers to reports: one that Candor draws by (`drawn_by`), or of
    a table that was collected elsewhere any other.
    `ask`: of so many options of a sensitive many-of each person is asked, drawn by chance. Of a
    table collected elsewhere numbers are whole ones by `scale`, and are shown divided by it; what
    is `unasked` tells how its rows were drawn, such as a weight, and nobody was asked it; `design`
    is how the mechanism is called where it was asked.
    """

    id: str
    kind: Kind
    text: Text
    help: Text | None = None
    negation: Text | None = None
    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None
    step: int | None = None
    bins: tuple[int, ...] = ()
    mechanism: Channel | None = None
    procedures: tuple[Procedure, ...] = ()
    ask_if: AskIf | None = None
    optional: bool = False
    ask: int | None = None
    scale: int = 1
    unasked: bool = False
    design: NamedDesign | None = None

    @property
    def sensitive(self) -> bool:
        """Tell whether the answer is randomized."""
        return self.mechanism is not None

    @property
    def drawn_by(self) -> Mechanism:
        """The mechanism that draws its reports.

        Raises ValueError for a question in the clear, and for one of a table that no mechanism
        could ask.
        """
        if isinstance(self.mechanism, Mechanism):
            return self.mechanism
        how = "in the clear" if self.mechanism is None else f"by {self.mechanism.title}"
        raise ValueError(f"the question {self.id} is asked {how}")

    @property
    def may_be_collected(self) -> bool:
        """Tell whether Candor would ask so: ε is finite, whatever somebody knows of a person."""
        design = self.design
        barred = design is not None and (design.known_fact or design.several)
        return self.ratio is not None and not barred

    @property
    def mirrored(self) -> bool:
        """Tell whether a person judges a statement or its negation."""
        return self.mechanism is not None and self.mechanism.mirrored

    @property
    def measured(self) -> bool:
        """Tell whether the answer is a number as it stands: it has a mean and no options."""
        return self.kind is Kind.NUMBER and not self.bins

    def in_units(self, number: float) -> float:
        """Return a number of the grid, or between, in the units in which it was given.

        >>> Question("h", Kind.NUMBER, "Hours?", low=0, high=240, step=5, scale=10).in_units(75)
        7.5
        """
        if number % self.scale == 0:
            return int(number // self.scale)
        return number / self.scale

    @property
    def worded(self) -> bool:
        """Tell whether a report is one of two words: of a yes/no, or one bit of a number."""
        mechanism = self.mechanism
        if mechanism is None or mechanism.line is None or self.charted:
            return self.kind is Kind.YES_NO
        return isinstance(mechanism.form, Category)

    @property
    def charted(self) -> bool:
        """Tell whether reports of a number tell its histogram besides its mean."""
        return self.mechanism is not None and self.mechanism.histogram is not None

    @property
    def domain(self) -> Domain:
        """What one draw chooses among; a many-of draws for each option whether it is chosen."""
        return self.kind.domain(self.measured)

    @cached_property
    def codes(self) -> tuple[int, ...]:
        """The truth, or the answer in the clear, that each of `option_ids` stands for.

        Of a many-of each option is a yes/no of its own, so that all stand for yes.
        """
        if self.kind is Kind.YES_NO:
            return (1, 0)
        if self.kind is Kind.MANY_OF:
            return (1,) * len(self.options)
        return tuple(range(len(self.option_ids)))

    def stands_for(self, report: Report) -> Standing:
        """Return what a saved report, or an answer in the clear, means, free of words."""
        if self.kind is Kind.MANY_OF:
            return SomeOptions(ones_of(report))
        if self.mechanism is not None:
            standing = self.mechanism.stands_for(report)
            if isinstance(standing, Place):
                low, step = cast(int, self.low), cast(int, self.step)
                return Place(low + step * standing.number)
            return standing
        if self.kind is Kind.YES_NO:
            return Word(report == 1)
        number = number_of(report)
        return Place(number) if self.measured else OneOption(number)

    @property
    def ordinal(self) -> bool:
        """Tell whether the options stand in an order of their own: steps, or bins."""
        return self.kind is Kind.RATING or bool(self.bins)

    @cached_property
    def option_ids(self) -> tuple[str, ...]:
        """Ids of what can be answered, in the order of results; bins read like [18,30)."""
        if self.kind is Kind.YES_NO:
            return ("yes", "no")
        if self.bins:
            pairs = list(pairwise(self.bins))
            ids = [f"[{low},{high})" for low, high in pairs]
            return (*ids[:-1], ids[-1][:-1] + "]")
        return tuple(option.id for option in self.options)

    @cached_property
    def form(self) -> Form:
        """The form of what is saved, whether randomized or in the clear."""
        if self.kind is Kind.MANY_OF:
            k = len(self.options)
            return Bits(k) if self.ask is None else AskedBits(k, self.ask)
        if self.mechanism is not None:
            return self.mechanism.form
        if self.measured:
            return Grid(cast(int, self.low), cast(int, self.high), cast(int, self.step))
        return Category(len(self.option_ids))

    @cached_property
    def ratio(self) -> Fraction | None:
        """Exact ratio of the whole question: many-of multiplies over options asked; clear: 1."""
        if self.mechanism is None:
            return Fraction(1)
        one = self.mechanism.ratio
        if one is None or self.kind is not Kind.MANY_OF:
            return one
        return Fraction(one ** (len(self.options) if self.ask is None else self.ask))


@dataclass(frozen=True)
class Survey:
    """A whole survey, read and found free of errors."""

    languages: tuple[str, ...]
    title: Text
    questions: tuple[Question, ...]
    author: Text | None = None
    intro: Text | None = None
    consent: Text | None = None
    seal: str | None = None
    signature: Signature | None = None
    sample: tuple[Block, ...] = ()

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the canonical bytes without the signature, as 64 hex digits."""
        from core.survey.writing import to_json

        unsigned = to_json(self)
        unsigned.pop("signature", None)
        return hashlib.sha256(canonical.write(unsigned)).hexdigest()

    @property
    def words(self) -> tuple[str, ...]:
        """The eight words by which two people can tell that they hold the same survey.

        They are slow to make, see `core.survey.words`.
        """
        return words_of(self.digest)

    def question(self, question_id: str) -> Question:
        """Return the question of this id. Raises KeyError."""
        for question in self.questions:
            if question.id == question_id:
                return question
        raise KeyError(question_id)

    @property
    def sensitive(self) -> tuple[Question, ...]:
        """The questions whose answers are randomized."""
        return tuple(question for question in self.questions if question.sensitive)

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions that people were asked: all, but for a weight and the like of a table."""
        return tuple(question for question in self.questions if not question.unasked)

    @cached_property
    def ratio(self) -> Fraction | None:
        """Exact ratio over all sensitive questions that one person can be asked."""
        return total_ratio(
            {question.id: question.ratio for question in self.sensitive}, self.sample
        )

    @cached_property
    def blocks(self) -> Mapping[str, Block]:
        """The block of each question that is in one, by the question's id."""
        return {id_: block for block in self.sample for id_ in block.questions}

    @property
    def samples(self) -> bool:
        """Tell whether it is drawn for each person what is asked."""
        return bool(self.sample) or any(question.ask is not None for question in self.questions)

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """The procedures that all sensitive yes/no questions share; () where there is none."""
        default = (Procedure.SCRAMBLED,)
        offered = [set(q.procedures or default) for q in self.sensitive if q.kind is Kind.YES_NO]
        shared = set.intersection(*offered) if offered else set()
        return tuple(procedure for procedure in Procedure if procedure in shared)


def total_ratio(ratios: Mapping[str, Fraction | None], sample: Iterable[Block]) -> Fraction | None:
    """Return the exact ratio of all that one person can be asked, whatever is drawn.

    A block counts with the product of its largest ratios, as many as are asked of it.

    Args:
        ratios: of sensitive questions, by id; None where a report proves the answer.
        sample: the blocks; what they name beyond `ratios` counts for nothing.

    >>> total_ratio({"a": Fraction(2), "b": Fraction(3), "c": Fraction(5)}, [Block(("a", "c"), 1)])
    Fraction(15, 1)
    """
    rest, parts = dict(ratios), []
    for block in sample:
        drawn = [rest.pop(id_) for id_ in block.questions if id_ in rest]
        parts.append(compose_largest(drawn, block.ask))
    return compose([*rest.values(), *parts])


def texts_of(text: Text | None) -> tuple[str, ...]:
    """Return a text in each of its languages; () where it is absent."""
    if text is None:
        return ()
    return (text,) if isinstance(text, str) else tuple(text.values())


def text_in(text: Text | None, language: str) -> str:
    """Return a text in a language; '' where it is absent, the first language where unknown.

    >>> text_in({"en": "Yes", "de": "Ja"}, "de"), text_in("Yes", "de"), text_in({"en": "Yes"}, "fr")
    ('Ja', 'Yes', 'Yes')
    """
    if text is None or isinstance(text, str):
        return text or ""
    return text.get(language) or next(iter(text.values()))
