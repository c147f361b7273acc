"""A survey as a value: its questions, their channels, its bytes, digest and eight words.

In the JSON of its file absent parts are left out, never empty.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import pairwise

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files import canonical
from core.files.canonical import Json
from core.privacy.channel import Channel
from core.privacy.epsilon import compose, compose_largest
from core.privacy.mechanisms import (
    Category,
    Domain,
    Form,
    Grid,
    Mechanism,
    Report,
    StandsFor,
    Value,
)
from core.privacy.procedures import Procedure
from core.survey.conditions import Answered as Answered
from core.survey.conditions import AskIf as AskIf
from core.survey.conditions import condition_json
from core.survey.digest_words import words_of
from core.survey.kinds import KINDS as KINDS
from core.survey.kinds import Kind as Kind
from core.survey.kinds import Option as Option
from core.survey.text_rules import Text as Text
from core.survey.text_rules import text_in as text_in
from core.survey.text_rules import texts_of as texts_of

FORMAT = "candor-survey"
VERSION = 1
ABOUT_AUTHOR = ("author", "contact", "retention")
"""Keys of what a survey may say, in one line each, of whoever asks and what becomes of answers."""
LONG_TEXTS = ("intro", "consent")
"""Keys of the texts of a survey that may have several lines."""
SURVEY_TEXTS = ("title", *ABOUT_AUTHOR, *LONG_TEXTS)
"""Keys of every text of the survey itself, in the order in which they are written."""


@dataclass(frozen=True, slots=True)
class Block:
    """Sensitive questions of which each person is asked only `ask`, drawn by chance."""

    questions: tuple[str, ...]
    ask: int


@dataclass(frozen=True, slots=True)
class Section:
    """A heading over the questions from `first` on, until the next section."""

    title: Text
    first: str


@dataclass(frozen=True, slots=True)
class Signature:
    """Ed25519 key (64 hex digits) and signature (128 hex digits) of the author."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class NamedDesign:
    """How a question was randomized elsewhere: by a design's name, as its users give parameters.

    `known_fact`: it is private only against somebody who does not know a harmless fact.
    `several`: its groups have to be asked in several ways.
    """

    name: str
    title: str
    parameters: tuple[tuple[str, Value], ...] = ()
    known_fact: bool = False
    several: bool = False


@dataclass(frozen=True)
class Question:
    """One question. Without a `channel` from answers to reports it is asked in the clear.

    In a survey the channel is a mechanism that Candor draws by (`drawn_by`); in a table collected
    elsewhere it can be any other, and `design` is the name that it had there. Numbers of a table
    are whole ones by `scale`, and are shown divided by it; what is `unasked` tells how its rows
    were drawn, such as a weight, and nobody was asked it. `ask`: of so many options of a sensitive
    many-of each person is asked, drawn by chance. `shuffle`: each person sees the options in an
    order of his own, drawn by chance. `cuts`: a number in the clear is looked at in bands, see
    `in_bands`.
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
    channel: Channel | None = None
    procedures: tuple[Procedure, ...] = ()
    ask_if: AskIf | None = None
    optional: bool = False
    ask: int | None = None
    shuffle: bool = False
    cuts: tuple[int, ...] = ()
    scale: int = 1
    unasked: bool = False
    design: NamedDesign | None = None

    @property
    def sensitive(self) -> bool:
        """Tell whether the answer is randomized."""
        return self.channel is not None

    @property
    def multiple(self) -> bool:
        """Tell whether each option is chosen by itself, so that a person may choose several."""
        return self.kind.definition.multiple

    @property
    def complementary(self) -> bool:
        """Tell whether there are two answers, of which the share of one tells that of the other."""
        return self.kind.definition.complementary

    @property
    def distinct_ids(self) -> tuple[str, ...]:
        """The options without one that mirrors another: of a yes/no question the yes alone."""
        return self.option_ids[:1] if self.complementary else self.option_ids

    @property
    def by_device(self) -> bool:
        """Tell whether it can be asked by a wheel, coins or a die."""
        return self.kind.definition.by_device

    @property
    def numeric(self) -> bool:
        """Tell whether its answers are numbers, by bins or as they stand."""
        return self.kind.definition.numeric

    @property
    def ordered(self) -> bool:
        """Tell whether its options are steps, which have scores 1, 2, … in their order."""
        return self.kind.definition.ordered

    @property
    def drawn_by(self) -> Mechanism:
        """The mechanism that draws its reports.

        Raises ValueError for a question in the clear, and for one of a table that no mechanism
        could ask.
        """
        if isinstance(self.channel, Mechanism):
            return self.channel
        how = "in the clear" if self.channel is None else f"by {self.channel.title}"
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
        return self.channel is not None and self.channel.mirrored

    @property
    def measured(self) -> bool:
        """Tell whether the answer is a number as it stands: it has a mean and no options."""
        return self.kind.definition.measured(self)

    def in_units(self, number: float) -> float:
        """Return a number of the grid, or between, in the units in which it was given.

        >>> Question("h", Kind.NUMBER, "Hours?", low=0, high=240, step=5, scale=10).in_units(75)
        7.5
        """
        if number % self.scale == 0:
            return int(number // self.scale)
        return number / self.scale

    def in_bands(self, cuts: tuple[int, ...], where: str = "") -> Question:
        """Return a number in the clear by the bands that `cuts` divide it into.

        The cuts are in the units in which it is shown, and each is the least number of a band. Its
        id is what an analyst writes, `cut(age, 30, 45)`. Raises `Refused` with the place `where`
        for another question (TYPE), and for cuts that do not rise within its numbers (TYPE).

        >>> age = Question("age", Kind.NUMBER, "Age?", low=18, high=90, step=1).in_bands((30, 45))
        >>> age.id, age.option_ids
        ('cut(age, 30, 45)', ('<30', '30..44', '>=45'))
        """
        from core.grammar.formula import Factor  # which respondents' programs do without

        grid = self.form
        if self.sensitive or not isinstance(grid, Grid):
            raise refuse(Code.TYPE, where, Fact.FORMULA_NOT_A_NUMBER(question=self.id))
        low, high = map(self.in_units, (grid.low, grid.high))
        rising = all(a < b for a, b in pairwise(cuts))
        if not cuts or not rising or not (low < cuts[0] and cuts[-1] <= high):
            raise refuse(Code.TYPE, where, Fact.FORMULA_EDGES(question=self.id))
        return replace(self, id=str(Factor(self.id, None, cuts)), cuts=cuts)

    @property
    def asked_id(self) -> str:
        """The id under which it was asked: of a number in bands that of the number."""
        if not self.cuts:
            return self.id
        from core.grammar.formula import read_factor

        return read_factor(self.id).question

    @property
    def worded(self) -> bool:
        """Tell whether a report is one of two words: of a yes/no, or one bit of a number."""
        channel = self.channel
        if channel is None or channel.line is None or self.charted:
            return self.complementary
        return isinstance(channel.form, Category)

    @property
    def charted(self) -> bool:
        """Tell whether reports of a number give its histogram besides its mean."""
        return self.channel is not None and self.channel.histogram is not None

    @property
    def domain(self) -> Domain:
        """What one draw chooses among; a many-of draws for each option whether it is chosen."""
        return self.kind.domain(self.measured)

    @cached_property
    def codes(self) -> tuple[int, ...]:
        """The truth, or the answer in the clear, that each of `option_ids` stands for.

        Of a many-of each option is a yes/no of its own, so that all stand for yes.
        """
        return self.kind.definition.codes(self)

    def stands_for(self, report: Report) -> StandsFor:
        """Return what a saved report, or an answer in the clear, means, free of words."""
        return self.kind.definition.stands_for(self, report)

    @property
    def ordinal(self) -> bool:
        """Tell whether the options stand in an order of their own: steps, bins or bands."""
        return self.ordered or bool(self.bins or self.cuts)

    @cached_property
    def option_ids(self) -> tuple[str, ...]:
        """Ids of what can be answered, in the order of results; bins read like [18,30)."""
        return self.kind.definition.option_ids(self)

    @cached_property
    def form(self) -> Form:
        """The form of what is saved, whether randomized or in the clear."""
        return self.kind.definition.form(self)

    @cached_property
    def ratio(self) -> Fraction | None:
        """Exact ratio of the whole question: many-of multiplies over options asked; clear: 1."""
        return self.kind.definition.ratio(self)


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
    sections: tuple[Section, ...] = ()
    contact: Text | None = None
    retention: Text | None = None

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the canonical bytes without the signature, as 64 hex digits."""
        unsigned = to_json(self)
        unsigned.pop("signature", None)
        return hashlib.sha256(canonical.write(unsigned)).hexdigest()

    @property
    def words(self) -> tuple[str, ...]:
        """The eight words by which two people can tell that they hold the same survey.

        They are slow to make, see `core.survey.digest_words`.
        """
        return words_of(self.digest)

    def question(self, question_id: str) -> Question:
        """Return the question of this id, or a number in bands. Raises KeyError."""
        try:
            return self.named(question_id)
        except Refused as refused:
            raise KeyError(question_id) from refused

    def named(self, text: str) -> Question:
        """Return the question that an analyst names: by its id, or in bands, `cut(age, 30, 45)`.

        Raises `Refused` (DOMAIN) where there is none, and as `read_factor` and `in_bands` do.
        """
        for question in self.questions:
            if question.id == text:
                return question
        if "(" in text:  # no id has one
            from core.grammar.formula import read_factor

            factor = read_factor(text)
            for question in self.questions:
                if question.id == factor.question:
                    return question.in_bands(factor.edges, factor.place())
            text = factor.question
        ids = ", ".join(question.id for question in self.questions)
        raise refuse(Code.DOMAIN, "", Fact.FILTER_NO_QUESTION(question=text, ids=ids))

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
    def shuffled(self) -> tuple[Question, ...]:
        """The questions of which each person sees the options in an order of his own."""
        return tuple(question for question in self.questions if question.shuffle)

    @cached_property
    def section_of(self) -> Mapping[str, Section]:
        """The section that each question stands in, by id; not those before the first section."""
        starts = {section.first: section for section in self.sections}
        found: dict[str, Section] = {}
        current = None
        for question in self.questions:
            current = starts.get(question.id, current)
            if current is not None:
                found[question.id] = current
        return found

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        """The procedures that all sensitive yes/no questions share; () where there is none."""
        default = (Procedure.SCRAMBLED,)
        offered = [set(q.procedures or default) for q in self.sensitive if q.by_device]
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


def write(survey: Survey) -> bytes:
    """Return the canonical bytes of a survey.

    >>> from core.examples import example_path, example_survey
    >>> write(example_survey("bribery")) == example_path("bribery").read_bytes()
    True
    """
    return canonical.write(to_json(survey))


def fraction_text(fraction: Fraction) -> str:
    """Write a fraction as it stands in a file: reduced, always with its denominator.

    >>> fraction_text(Fraction(3, 4)), fraction_text(Fraction(1))
    ('3/4', '1/1')
    """
    return f"{fraction.numerator}/{fraction.denominator}"


def parameters_json(values: Mapping[str, Value]) -> dict[str, str | int]:
    """Return the parameters of a design as they stand in a file: "3/4", and whole numbers.

    >>> parameters_json({"width": 5, "p": Fraction(3, 4)})
    {'width': 5, 'p': '3/4'}
    """
    return {
        name: fraction_text(value) if isinstance(value, Fraction) else value
        for name, value in values.items()
    }


def to_json(survey: Survey) -> dict[str, Json]:
    """Return the JSON object of a survey.

    >>> from core.examples import example_survey
    >>> sorted(to_json(example_survey("bribery")))
    ['author', 'consent', 'format', 'intro', 'languages', 'questions', 'title', 'version']
    """
    signature = survey.signature
    content: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "languages": list(survey.languages),
        **{key: _text(getattr(survey, key)) for key in SURVEY_TEXTS},
        "sections": [section_json(section) for section in survey.sections] or None,
        "questions": [question_json(question) for question in survey.questions],
        "sample": [block_json(block) for block in survey.sample] or None,
        "seal": survey.seal,
        "signature": {"key": signature.key, "value": signature.value} if signature else None,
    }
    return without_none(content)


def block_json(block: Block) -> Json:
    """Return a block as it stands in a file.

    >>> block_json(Block(("bribe", "area"), 1))
    {'questions': ['bribe', 'area'], 'ask': 1}
    """
    return {"questions": list(block.questions), "ask": block.ask}


def section_json(section: Section) -> Json:
    """Return a section as it stands in a file."""
    return {"title": _text(section.title), "first": section.first}


def question_json(question: Question) -> dict[str, Json]:
    """Return a question as it stands in a file."""
    return without_none(
        {
            "id": question.id,
            "kind": str(question.kind),
            "text": _text(question.text),
            "help": _text(question.help),
            "negation": _text(question.negation),
            "options": [_option(option) for option in question.options] or None,
            "low": question.low,
            "high": question.high,
            "step": question.step,
            "bins": list(question.bins) or None,
            "mechanism": _mechanism(question.channel),
            "procedures": [procedure.value for procedure in question.procedures] or None,
            "ask_if": condition_json(question.ask_if) if question.ask_if else None,
            "optional": True if question.optional else None,
            "ask": question.ask,
            "shuffle": True if question.shuffle else None,
        }
    )


def _option(option: Option) -> Json:
    abstain = True if option.abstain else None
    return without_none({"id": option.id, "text": _text(option.text), "abstain": abstain})


def _mechanism(mechanism: Channel | None) -> Json:
    if mechanism is None:
        return None
    return {"name": mechanism.name, **parameters_json(mechanism.values)}


def _text(text: Text | None) -> Json:
    return dict(text) if isinstance(text, Mapping) else text


def without_none(content: dict[str, Json]) -> dict[str, Json]:
    """Leave out what is absent: a file has no nulls."""
    return {key: value for key, value in content.items() if value is not None}
