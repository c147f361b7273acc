"""What a formula's factors are in a survey: numbers, or answers in levels, and who gave them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from core.count.blocks import Block
from core.count.counting import ImpossibleReportError
from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact, Found
from core.grammar.formula import Factor, Formula
from core.lazy import np
from core.privacy.designs.grouped_channel import Grouped
from core.privacy.mechanisms import Domain, Grid
from core.privacy.mechanisms.families import Means, Shares
from core.survey.model import Kind, Question, Survey

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
    """A factor with its question; `levels` are what it can be, by code, () for a number."""

    factor: Factor
    question: Question

    @property
    def randomized(self) -> bool:
        """Tell whether reports stand for the answers."""
        return self.question.sensitive

    @property
    def number(self) -> bool:
        """Tell whether it is a number as it stands."""
        return self.question.measured and not self.factor.edges

    @cached_property
    def levels(self) -> tuple[str, ...]:
        """The levels, the one that others are compared with first."""
        if self.question.domain is Domain.TWO_ANSWERS:
            return _NO_YES
        if not self.factor.edges:
            return self.question.option_ids
        edges = self.factor.edges
        between = [
            f"{low}..{high - 1}" if high - 1 > low else f"{low}" for low, high in pairwise(edges)
        ]
        return (f"<{edges[0]}", *between, f">={edges[-1]}")

    def name(self, level: int | None = None) -> str:
        """Return what a coefficient is called: `age`, `sex[female]`."""
        option = self.factor.option
        own = self.factor.question if option is None else f"{self.factor.question}.{option}"
        return own if level is None else f"{own}[{self.levels[level]}]"

    def numbers(self, codes: NDArray[np.int64]) -> Floats:
        """Return the numbers behind codes, in the unit of the question. Of levels there are none.

        Of reports they are unbiased scores: their mean is that of the numbers (METHODS §4).
        """
        low, step = self.question.low or 0, self.question.step or 1
        mechanism = self.question.mechanism
        if isinstance(mechanism, Means):
            a, b = (float(part) for part in mechanism.line)
            return np.asarray((low + step * (codes - a) / b) / self.question.scale, np.float64)
        return np.asarray((low + step * codes.astype(np.float64)) / self.question.scale)

    def scores(self, reports: NDArray[np.int64]) -> Floats:
        """Return unbiased scores of the levels from reports, (n, levels); in the clear 0 and 1.

        Reports are packed numbers (n,), or bits (n, levels).
        """
        mechanism, k = self.question.mechanism, len(self.levels)
        if mechanism is None:
            return np.asarray((reports[:, None] == np.arange(k)).astype(np.float64))
        if isinstance(mechanism, Grouped):
            return np.asarray(mechanism.scores()[:, reports].T)
        p, q = mechanism.supports()
        if not isinstance(mechanism, Shares) or self.levels is _NO_YES:
            yes = (reports - q[1]) / (p[1] - q[1])
            return np.stack([1 - yes, yes], axis=1)
        found = [mechanism.supported(reports, level) for level in range(k)]
        return np.asarray((np.stack(found, axis=1) - q) / (p - q))

    def likelihood(self, reports: NDArray[np.int64]) -> Floats:
        """Return Pr(report | level), (n, levels), each row up to a factor of its own."""
        if self.question.mechanism is None:
            return self.scores(reports)
        return self.question.mechanism.likelihood(reports)

    def channels(self, reports: NDArray[np.int64]) -> tuple[Floats, NDArray[np.int64]] | None:
        """Return Pr(report | level) of every group, (c, levels, reports), and whose each row is.

        Everybody is one group, unless groups were asked in several ways. None where the reports
        are too many.
        """
        mechanism = self.question.mechanism
        if isinstance(mechanism, Grouped):
            table = mechanism.likelihood(np.arange(mechanism.form.size))
            parts = table.reshape(-1, mechanism.reports, mechanism.k)
            return np.asarray(parts.swapaxes(1, 2)), np.asarray(reports // mechanism.reports)
        channel = self.channel
        return None if channel is None else (channel[None], np.zeros(len(reports), np.int64))

    @property
    def channel(self) -> Floats | None:
        """Pr(report | level), (levels, reports), of all reports; None where they are too many.

        None, too, where groups were asked in several ways.
        """
        mechanism, k = self.question.mechanism, len(self.levels)
        if isinstance(mechanism, Grouped):
            return None
        if mechanism is None:
            return np.eye(k)
        if self.levels is _NO_YES or mechanism.supports_one:
            size = mechanism.form.size
            found = mechanism.likelihood(np.arange(size))
            return np.asarray(found.T)
        return None

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
        if self.factor.edges:
            inside = np.array(self.factor.edges) * self.question.scale
            numbers = (self.question.low or 0) + (self.question.step or 1) * values.astype(np.int64)
            return np.searchsorted(inside, numbers, side="right"), present
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
    their products, or none of what a logit needs.
    """
    outcome = _variable(formula.outcome, survey)
    factors = {factor: _variable(factor, survey) for factor in formula.factors}
    two = outcome.question.domain is Domain.TWO_ANSWERS
    open_ = outcome.number or (two and not outcome.randomized)
    for factor, each in factors.items():
        if each.randomized and (each.number or not open_):
            fact = Fact.FORMULA_RANDOMIZED(question=factor.question)
            raise refuse(Code.UNSUPPORTED, factor.place(), fact)
    return Variables(outcome, factors)


def _variable(factor: Factor, survey: Survey) -> Variable:
    questions = {question.id: question for question in survey.questions}
    question = questions.get(factor.question)
    if question is None:
        fact = Fact.FILTER_NO_QUESTION(question=factor.question, ids=_some(tuple(questions)))
        raise refuse(Code.DOMAIN, factor.place(), fact)
    ids = _some(question.option_ids)
    if question.kind is Kind.MANY_OF and factor.option is None:
        raise _refused(factor, Fact.FORMULA_NEEDS_OPTION(question=question.id, ids=ids))
    if factor.option is not None:
        several = question.kind is Kind.MANY_OF and factor.option in question.option_ids
        if not several:
            fact = Fact.FILTER_NO_ANSWER(answer=factor.option, question=question.id, ids=ids)
            raise _refused(factor, fact)
    if factor.edges:
        grid = question.form
        if question.sensitive or not isinstance(grid, Grid):
            raise _refused(factor, Fact.FORMULA_NOT_A_NUMBER(question=question.id))
        low, high = map(question.in_units, (grid.low, grid.high))
        if not (low < factor.edges[0] and factor.edges[-1] <= high):
            raise _refused(factor, Fact.FORMULA_EDGES(question=question.id))
    mechanism = question.mechanism
    if isinstance(mechanism, Grouped) and not mechanism.by_truth:
        told = Fact.DESIGN_NOT_ANALYSED(design=question.design.name if question.design else "")
        raise refuse(Code.UNSUPPORTED, factor.place(), told)
    return Variable(factor, question)


def _refused(factor: Factor, found: Found) -> Refused:
    return refuse(Code.TYPE, factor.place(), found)


def _some(ids: tuple[str, ...]) -> str:
    return ", ".join(ids[:_LISTED]) + (", …" if len(ids) > _LISTED else "")
