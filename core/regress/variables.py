"""What a formula's factors are in a survey: numbers, or answers in levels, and who gave them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from core.count.blocks import Block
from core.count.tally_columns import ImpossibleReportError
from core.facts.errors import Code, Refused, quote, refuse
from core.facts.names import Fact, FoundFact
from core.grammar.formula import Factor, Formula, Reference
from core.lazy import np
from core.privacy.mechanisms import Domain
from core.survey.model import Question, Survey, texts_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

_LISTED: Final = 12
_NO_YES: Final = ("no", "yes")


class Link(StrEnum):
    """How the expected outcome follows from the terms."""

    LOGIT = "logit"  # of two answers
    MULTINOMIAL = "multinomial"  # of several: each against the first
    LINEAR = "linear"  # of a number; of a yes/no whose explanation was randomized, its chance


@dataclass(frozen=True)
class Variable:
    """A factor with its question; `levels` are what it can be, by code, () for a number.

    `reference` is the code of the level that others are compared with.
    """

    factor: Factor
    question: Question
    reference: int = 0

    @property
    def randomized(self) -> bool:
        """Tell whether reports stand for the answers."""
        return self.question.sensitive

    @property
    def number(self) -> bool:
        """Tell whether it is a number as it stands."""
        return self.question.measured

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """The levels by their codes, in the order of the survey."""
        if self.question.domain is Domain.TWO_ANSWERS:
            return _NO_YES
        return self.question.option_ids

    def name(self, level: int | None = None) -> str:
        """Return what a coefficient is called: `age`, `sex[female]`."""
        own = self.factor.name
        return own if level is None else f"{own}[{self.levels[level]}]"

    def numbers(self, codes: NDArray[np.int64]) -> Floats:
        """Return the numbers behind codes, in the unit of the question. Of levels there are none.

        Of reports they are unbiased scores: their mean is that of the numbers (METHODS §4).
        """
        low, step = self.question.low or 0, self.question.step or 1
        if self.question.channel is not None:
            found = _known(self.question, self.question.channel.numbers(codes, low, step))
            return found / self.question.scale
        return np.asarray((low + step * codes.astype(np.float64)) / self.question.scale)

    def scores(self, reports: NDArray[np.int64]) -> Floats:
        """Return unbiased scores of the levels from reports, (n, levels); in the clear 0 and 1.

        Reports are packed numbers (n,), or bits (n, levels).
        """
        if self.question.channel is None:
            levels = np.arange(len(self.levels))
            return np.asarray((reports[:, None] == levels).astype(np.float64))
        return _known(self.question, self.question.channel.scores(reports))

    @property
    def unknown(self) -> str:
        """What chances of reports depend on beside the levels, by the design's name; else ''."""
        channel = self.question.channel
        classes = None if channel is None else channel.classes
        return "" if classes is None or classes.beside is None else classes.beside.name

    def group(self, place: int) -> str:
        """Return what one of the groups is called that were asked in several ways."""
        channel = self.question.channel
        return channel.groups[place] if channel is not None and channel.groups else ""

    def likelihoods(self, reports: NDArray[np.int64]) -> tuple[Floats, ...]:
        """Return Pr(report | level), (n, levels), each row up to a factor of its own.

        Where there is an unknown, where it is 0 and where it is 1.
        """
        channel = self.question.channel
        if channel is None:
            return (self.scores(reports),)
        mixed = channel.mixed(reports)
        return (_known(self.question, channel.likelihood(reports)),) if mixed is None else mixed

    def channels(
        self, reports: NDArray[np.int64]
    ) -> tuple[tuple[Floats, ...], NDArray[np.int64]] | None:
        """Return Pr(report | level) of every group, (c, levels, reports), and whose each row is.

        Where there is an unknown, where it is 0 and where it is 1. Everybody is one group, unless
        groups were asked in several ways. None where the reports are too many.
        """
        channel = self.question.channel
        mixed = None if channel is None else channel.mixed_tables()
        table = np.eye(len(self.levels))[None] if channel is None else channel.tables()
        found = mixed if table is None else (table,)
        return None if found is None else (found, np.asarray(reports // found[0].shape[2]))

    @property
    def channel(self) -> Floats | None:
        """Pr(report | level), (levels, reports), of all reports; None where they are too many.

        None, too, where groups were asked in several ways.
        """
        channel = self.question.channel
        if channel is None:
            return np.eye(len(self.levels))
        tables = None if channel.classes is not None else channel.tables()
        return None if tables is None else tables[0]

    def values(
        self, block: Block
    ) -> tuple[NDArray[np.int64] | NDArray[np.uint8], NDArray[np.bool_]]:
        """Return codes or reports, (n,), or bits (n, width), and who gave them, (n,).

        Raises `ImpossibleReportError`.
        """
        column, form = block.column(self.question.id), self.question.form
        values, present = column.values, column.present
        if not form.free and not form.possible(values[present]).all():
            raise ImpossibleReportError(self.question.id)
        if self.factor.option is not None:
            at = self.question.option_ids.index(self.factor.option)
            if column.asked is not None:
                present = present & column.asked[:, at]
            return values[:, at].astype(np.int64), present
        return (values if values.ndim == 2 else values.astype(np.int64)), present


@dataclass(frozen=True)
class Variables:
    """The outcome of a formula and its factors, as a survey has them."""

    outcome: Variable
    factors: dict[Factor, Variable]

    @property
    def link(self) -> Link:
        """How the outcome follows from the terms."""
        explained_by_reports = any(each.randomized for each in self.factors.values())
        if self.outcome.number or explained_by_reports:
            return Link.LINEAR
        two = self.outcome.question.domain is Domain.TWO_ANSWERS
        return Link.LOGIT if two or len(self.outcome.levels) == 2 else Link.MULTINOMIAL


def variables_of(formula: Formula, survey: Survey) -> Variables:
    """Find a formula's questions. Raises `Refused` with the place of one that cannot stand there.

    Reports cannot explain reports, nor one of several answers: there are no unbiased scores of
    their products, or none of what a logit needs; nor can reports explain that depend on unknowns.
    """
    outcome = _variable(formula.outcome, survey, explained=True)
    factors = {factor: _variable(factor, survey) for factor in formula.factors}
    for chosen in formula.references:
        variable = factors[chosen.factor]
        factors[chosen.factor] = replace(variable, reference=_reference(chosen, variable))
    two = outcome.question.domain is Domain.TWO_ANSWERS
    open_ = outcome.number or (two and not outcome.randomized)
    for factor, each in factors.items():
        if each.randomized and (each.number or not open_):
            fact = Fact.FORMULA_RANDOMIZED(question=factor.question)
            raise refuse(Code.UNSUPPORTED, factor.place(), fact)
    return Variables(outcome, factors)


def _variable(factor: Factor, survey: Survey, *, explained: bool = False) -> Variable:
    questions = {question.id: question for question in survey.questions}
    question = questions.get(factor.question)
    if question is None:
        fact = Fact.FILTER_NO_QUESTION(question=factor.question, ids=_some(tuple(questions)))
        raise refuse(Code.DOMAIN, factor.place(), fact)
    ids = _some(question.option_ids)
    if question.multiple and factor.option is None:
        raise _refused(factor, Fact.FORMULA_NEEDS_OPTION(question=question.id, ids=ids))
    if factor.option is not None:
        several = question.multiple and factor.option in question.option_ids
        if not several:
            fact = Fact.FILTER_NO_ANSWER(answer=factor.option, question=question.id, ids=ids)
            raise _refused(factor, fact)
    if factor.edges:
        question = question.in_bands(factor.edges, factor.place())
    found, channel = Variable(factor, question), question.channel
    is_scored = channel is None or channel.is_scored
    if not is_scored and not (explained and found.unknown):
        told = Fact.DESIGN_NOT_ANALYSED(design=question.design.name if question.design else "")
        raise refuse(Code.UNSUPPORTED, factor.place(), told)
    return found


def _reference(chosen: Reference, variable: Variable) -> int:
    """Return the code of a level that is named by its id, or by a label that no other has.

    Raises `Refused` with its place.
    """
    question, answer = variable.question, chosen.answer
    if variable.number:
        fact = Fact.FORMULA_NO_LEVELS(question=question.id)
        raise refuse(Code.TYPE, variable.factor.place(), fact)
    levels = variable.levels
    if answer in levels:
        return levels.index(answer)
    named = {level: [level] for level in levels}
    if levels == question.option_ids:
        named |= {each.id: [each.id, *texts_of(each.text)] for each in question.options}
    found = [
        level
        for level in levels
        if answer.casefold() in {name.strip().casefold() for name in named[level]}
    ]
    if len(found) == 1:
        return levels.index(found[0])
    if found:
        many = Fact.FORMULA_MANY_REFERENCES(answer=quote(answer), ids=_some(tuple(found)))
        raise refuse(Code.DOMAIN, chosen.place(), many)
    ids = _some(levels)
    none = Fact.FORMULA_NO_REFERENCE(answer=quote(answer), question=question.id, ids=ids)
    raise refuse(Code.DOMAIN, chosen.place(), none)


def _known(question: Question, numbers: Floats | None) -> Floats:
    """Return what the channel of a question says; `variables_of` refuses one that cannot."""
    if numbers is None:
        raise ValueError(f"reports to {question.id} depend on more than the truth")
    return numbers


def _refused(factor: Factor, found: FoundFact) -> Refused:
    return refuse(Code.TYPE, factor.place(), found)


def _some(ids: tuple[str, ...]) -> str:
    return ", ".join(ids[:_LISTED]) + (", …" if len(ids) > _LISTED else "")
