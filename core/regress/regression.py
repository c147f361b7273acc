"""A regression from rows of responses: the model fitted, its terms tested, or why it is not."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from core.count.variance import variation
from core.grammar.formula import Factor, Formula, Term, term_text
from core.inference.binomial import (
    normal_interval,
    normal_quantile,
    student_quantile,
    student_tails,
)
from core.lazy import np, special
from core.progress import Progress, silent
from core.regress import linear, logit, maxima, profile
from core.regress.columns import (
    Column,
    TooManyColumnsError,
    columns_of,
    dependent,
    matrix,
)
from core.regress.corner import corner
from core.regress.goodness_of_fit import check
from core.regress.marginal import Fitted, predicted
from core.regress.results import (
    Coefficient,
    Corner,
    Ends,
    Errors,
    Failure,
    Fault,
    Regression,
    TermTest,
    Unknown,
)
from core.regress.rows import Rows
from core.regress.variables import Link

if TYPE_CHECKING:
    from core.inference.binomial import Floats

LEVEL: Final = 0.95
_PROFILED: Final = 4_000_000
"""Rows times squared parameters up to which intervals are profiled: of more it takes too long."""
MOST_PARAMETERS: Final = 400


def regress(
    formula: Formula,
    rows: Rows,
    level: float = LEVEL,
    errors: Errors | None = None,
    *,
    quick: bool = False,
    report: Progress = silent,
) -> Regression:
    """Fit a formula to rows that were gathered for it.

    Errors rest on the observed information, with weights or a design of the sample, and of linear
    models, on the sandwich. A `quick` fit has Wald's intervals and tests alone, which need no
    other fits. What `report` raises ends it. Raises ValueError for a level outside (0, 1),
    `LoneClusterError`.

    >>> from core.examples import example_survey
    >>> from core.grammar.formula import read
    >>> from core.regress.rows import Rows
    >>> from core.regress.variables import variables_of
    >>> formula = read("bribe ~ area")
    >>> variables = variables_of(formula, example_survey("bribery"))
    >>> area, bribe = np.array([0, 0, 1, 1, 2, 2]), np.array([1, 0, 1, 0, 1, 0])
    >>> counts = np.array([40, 60, 35, 65, 50, 50])
    >>> sums = counts, counts.astype(float), counts.astype(float)
    >>> found = regress(formula, Rows(variables, bribe, {formula.factors[0]: area}, *sums))
    >>> [(each.term, round(each.estimate, 4)) for each in found.coefficients]
    [('(Intercept)', -0.8473), ('area[town]', -0.539), ('area[country]', 0.8473)]
    """
    normal_quantile(level)
    link = rows.variables.link
    robust = rows.weighted or rows.unit_of is not None or link is Link.LINEAR
    used = Errors.SANDWICH if robust else (errors or Errors.OBSERVED)
    fit = _Fit(formula, rows, level, used, quick, report)
    report(0, 1)
    if rows.n == 0:
        return fit.failed(Fault.NOBODY)
    alone = [
        variable.name()
        for factor, variable in rows.variables.factors.items()
        if not variable.number and len(rows.present[factor]) == 1
    ]
    if alone:
        return fit.failed(Fault.ONE_LEVEL, alone)
    try:
        columns = columns_of(formula, rows)
    except TooManyColumnsError as error:
        return fit.failed(Fault.TOO_MANY, [term_text(error.term)])
    if len(columns) * max(1, len(rows.variables.outcome.levels) - 1) > MOST_PARAMETERS:
        return fit.failed(Fault.TOO_MANY, [])
    return fit.by_scores(columns) if link is Link.LINEAR else fit.by_likelihood(columns)


@dataclass(frozen=True, eq=False)
class _Fit:
    """A formula, the rows to fit it to, and how its errors are found."""

    formula: Formula
    rows: Rows
    level: float
    errors: Errors
    quick: bool
    report: Progress

    @property
    def quantile(self) -> float:
        return student_quantile(self.level, self.freedom)

    @property
    def freedom(self) -> float:
        """What errors between clusters rest on: the clusters less the strata, else infinite."""
        units = {(unit.stratum, unit.cluster) for unit in self.rows.units if unit.cluster >= 0}
        strata = {unit.stratum for unit in self.rows.units}
        return max(len(units) - len(strata), 1) if units else math.inf

    @property
    def unknown(self) -> str:
        """What the design of the outcome estimates beside, by name; '' where there is nothing."""
        return self.rows.variables.outcome.unknown

    @property
    def answers(self) -> tuple[str | None, ...]:
        """The answers that have coefficients; None where there is no choice."""
        variables = self.rows.variables
        several = variables.link is Link.MULTINOMIAL
        return variables.outcome.levels[1:] if several else (None,)

    def failed(
        self,
        fault: Fault,
        terms: Sequence[str] = (),
        columns: Sequence[Column] = (),
        corner: Corner | None = None,
    ) -> Regression:
        """Return why there is no model; its coefficients are named where they are known."""
        named = tuple(
            Coefficient(column.name, answer, parts=self._parts(column))
            for answer in self.answers
            for column in columns
        )
        return self._result(named, failure=Failure(fault, tuple(terms), corner))

    def by_scores(self, columns: tuple[Column, ...]) -> Regression:
        randomized = any(each.randomized for each in self.rows.variables.factors.values())
        if not randomized:
            follow = self._dependent(columns)
            if follow:
                return self.failed(Fault.COLLINEAR, follow, columns)
        if self.rows.n <= len(columns):
            return self.failed(Fault.TOO_MANY, (), columns)
        system = linear.equations(columns, self.rows)
        solved = system.solve()
        if solved is None:
            return self.failed(Fault.INFINITE if randomized else Fault.COLLINEAR, (), columns)
        parameters, inverse = solved
        n = self.rows.n
        middle = variation(self.rows, system.scores(parameters)) * (n - 1) / (n - len(columns))
        covariance = inverse @ middle @ inverse
        return self._fitted(columns, parameters, covariance, None)

    def by_likelihood(self, columns: tuple[Column, ...]) -> Regression:
        follow = self._dependent(columns)
        if follow:
            return self.failed(Fault.COLLINEAR, follow, columns)
        lacking = self._lacking(columns)
        if lacking is not None:
            return lacking
        best = maxima.highest(self._data(columns))
        off = maxima.running_off(best)
        if off.any():
            if self.unknown and off.tolist() == [False] * (len(off) - 1) + [True]:
                return self.failed(Fault.UNKNOWN, [self.unknown], columns)
            clear = not self.rows.variables.outcome.randomized
            names = [
                told for told, runs in zip(self._names(columns), off.tolist(), strict=True) if runs
            ]
            if clear:
                return self.failed(Fault.SEPARATED, names, columns)
            places = np.flatnonzero(off[: best.point.data.slopes]).tolist()
            running = [columns[place % len(columns)] for place in places]
            return self.failed(Fault.BOUNDARY, names, columns, corner(running, self.rows))
        information = best.point.expected() if self.errors is Errors.EXPECTED else None
        if information is None:
            information = best.point.observed()
        if not best.converged or np.linalg.eigvalsh(information)[0] <= 0:
            return self.failed(Fault.NOT_CONVERGED, (), columns)
        covariance: Floats = np.linalg.inv(information).astype(np.float64)
        if self.errors is Errors.SANDWICH:
            scores = best.point.data.by_parameters(best.point.residuals)
            middle = variation(self.rows, scores)
            covariance = covariance @ middle @ covariance
        return self._fitted(columns, best.parameters, covariance, best)

    def _lacking(self, columns: tuple[Column, ...]) -> Regression | None:
        """Return why an unknown cannot be separated from shares: a group has to determine all."""
        outcome = self.rows.variables.outcome
        found = outcome.channels(self.rows.outcome) if self.unknown else None
        if found is None:
            return None
        (tables, *_), group_of = found
        design = matrix(columns, self.rows)
        for group in range(len(tables)):
            inside = group_of == group
            if not inside.any():
                return self.failed(Fault.ONE_GROUP, [outcome.group(group)], columns)
            follow = dependent(design[inside]).tolist()
            if any(follow):
                names = [each.name for each, does in zip(columns, follow, strict=True) if does]
                return self.failed(Fault.WITHIN_GROUP, names, columns)
        return None

    def _data(self, columns: tuple[Column, ...]) -> logit.Data:
        rows, outcome = self.rows, self.rows.variables.outcome
        likelihood, *other = outcome.likelihoods(rows.outcome)
        tables, channel_of = outcome.channels(rows.outcome) or ((None,), None)
        return logit.Data(
            matrix(columns, rows),
            likelihood,
            rows.weights,
            tables[0],
            channel_of,
            *(*other, *tables[1:]),
        )

    def _dependent(self, columns: tuple[Column, ...]) -> list[str]:
        follow = dependent(matrix(columns, self.rows)).tolist()
        return [column.name for column, does in zip(columns, follow, strict=True) if does]

    def _names(self, columns: tuple[Column, ...]) -> list[str]:
        """Name the parameters: the coefficients, and the unknown if there is one."""
        found = [
            column.name if answer is None else f"{answer}: {column.name}"
            for answer in self.answers
            for column in columns
        ]
        return [*found, self.unknown] if self.unknown else found

    def _fitted(
        self,
        columns: tuple[Column, ...],
        parameters: Floats,
        covariance: Floats,
        best: logit.Maximum | None,
    ) -> Regression:
        errors = np.sqrt(covariance.diagonal())
        size = len(self.rows.counts) * len(parameters) ** 2
        ratios = best is not None and self.errors is not Errors.SANDWICH and not self.quick
        profiled = ratios and size <= _PROFILED
        steps = len(parameters) + len(self.formula.terms)

        def ends(place: int) -> tuple[float | None, float | None]:
            if best is None or not profiled:
                value, error = float(parameters[place]), float(errors[place])
                return normal_interval(value, error, self.freedom, self.level)
            self.report(place, steps)
            return profile.ends(best, place, covariance, self.quantile)

        coefficients = []
        names = ((answer, column) for answer in self.answers for column in columns)
        for place, (answer, column) in enumerate(names):
            value, error = float(parameters[place]), float(errors[place])
            z = value / error if error else None
            p = None if z is None else student_tails(z, self.freedom)
            numbers = value, error, z, p, *ends(place)
            parts = self._parts(column)
            coefficients.append(Coefficient(column.name, answer, *numbers, parts))
        unknown = None
        if self.unknown:
            unknown = _unknown(
                self.unknown, float(parameters[-1]), float(errors[-1]), ends(len(errors) - 1)
            )
        own = len(coefficients)
        model = Fitted(
            columns,
            self.rows,
            parameters[:own],
            covariance[:own, :own],
            self.level,
            self.freedom,
        )
        shares, effects = predicted(model)
        tests = []
        found_tests = (
            self._ratios(columns, best)
            if best is not None and ratios
            else self._walds(columns, model.parameters, model.covariance)
        )
        for place, test in enumerate(found_tests, len(parameters)):
            tests.append(test)
            self.report(min(place, steps), steps)
        found = self._result(
            tuple(coefficients), ends=Ends.PROFILE if profiled else Ends.WALD, converged=True
        )
        return replace(
            found,
            log_likelihood=None if best is None else best.point.log_likelihood,
            score=None if best is None else best.score,
            tests=tuple(tests),
            untested=tuple(map(term_text, self._untested(columns))),
            shares=shares,
            effects=effects,
            check=None if best is None else check(best, self.rows),
            unknown=unknown,
            references=self._references(columns),
        )

    def _parts(self, column: Column) -> tuple[tuple[Factor, str | None], ...]:
        """Return the questions of a column, each with the id of its level."""
        variables = self.rows.variables.factors
        return tuple(
            (factor, None if level is None else variables[factor].levels[level])
            for factor, level in column.parts
        )

    def _references(self, columns: tuple[Column, ...]) -> tuple[tuple[Factor, str], ...]:
        """Return the levels without a column of their own, of questions whose others have one."""
        coded = {column.parts for column in columns}
        found = []
        for factor, variable in self.rows.variables.factors.items():
            first = self.rows.present[factor][0] if not variable.number else None
            alone = (factor,) in self.formula.terms
            if first is not None and alone and ((factor, first),) not in coded:
                found.append((factor, variable.levels[first]))
        return tuple(found)

    def _ratios(self, columns: tuple[Column, ...], best: logit.Maximum) -> Iterator[TermTest]:
        """Test each term by likelihood ratio, in the model without the terms that cross it."""
        near = dict(zip(self._names(columns), best.parameters.tolist(), strict=True))
        for term in self.formula.terms:
            whole = self.formula
            for other in whole.terms:
                if set(other) > set(term):
                    whole = whole.without(other)
            full = best if whole == self.formula else self._maximum(whole, near)
            less = self._maximum(whole.without(term), near)
            freedom = full.point.data.size - less.point.data.size
            if freedom > 0:
                rise = full.point.log_likelihood - less.point.log_likelihood
                yield _tested(term, max(2 * rise, 0.0), freedom)

    def _maximum(self, formula: Formula, near: Mapping[str, float]) -> logit.Maximum:
        """Fit another formula, from the coefficients that have the same names."""
        columns = columns_of(formula, self.rows)
        start = np.array([near.get(name, 0.0) for name in self._names(columns)])
        return logit.maximize(self._data(columns), start)

    def _walds(
        self, columns: tuple[Column, ...], parameters: Floats, covariance: Floats
    ) -> Iterator[TermTest]:
        """Test each term by the coefficients of its own columns."""
        times = len(self.answers)
        for term in self.formula.terms:
            own = np.tile([column.term == term for column in columns], times)
            size = int(own.sum())
            if size and term not in self._untested(columns):
                part = parameters[own]
                square = covariance[np.ix_(own, own)]
                distance = float(part @ np.linalg.pinv(square) @ part)
                yield _tested(term, distance, size, self.freedom)

    def _untested(self, columns: tuple[Column, ...]) -> tuple[Term, ...]:
        """Return the terms of which fewer clusters than coefficients do not tell how they vary."""
        sizes = Counter(column.term for column in columns)
        times = len(self.answers)
        return tuple(term for term in self.formula.terms if times * sizes[term] > self.freedom)

    def _result(
        self,
        coefficients: tuple[Coefficient, ...],
        failure: Failure | None = None,
        ends: Ends = Ends.WALD,
        converged: bool = False,
    ) -> Regression:
        rows = self.rows
        return Regression(
            formula=self.formula,
            link=rows.variables.link,
            n=rows.n,
            level=self.level,
            errors=self.errors,
            ends=ends,
            coefficients=coefficients,
            converged=converged,
            failure=failure,
            freedom=self.freedom,
            sizes=tuple(self._sizes()),
        )

    def _sizes(self) -> Iterator[tuple[Factor, tuple[tuple[str, int], ...]]]:
        """Count who gave each level of what was asked in the clear."""
        for factor, variable in self.rows.variables.factors.items():
            if not variable.number and not variable.randomized:
                codes, levels = self.rows.factors[factor], variable.levels
                counts = np.bincount(codes, self.rows.counts, minlength=len(levels))
                yield factor, tuple(zip(levels, map(round, counts.tolist()), strict=True))


def _unknown(
    name: str, odds: float, error: float, ends: tuple[float | None, float | None]
) -> Unknown:
    """Return an unknown from its log odds; its error is that of the share, by the delta method."""
    value = float(special.expit(odds))
    low, high = (
        limit if end is None else float(special.expit(end))
        for end, limit in zip(ends, (0.0, 1.0), strict=True)
    )
    return Unknown(name, value, error * value * (1 - value), low, high)


def _tested(term: Term, statistic: float, freedom: int, between: float = math.inf) -> TermTest:
    """Test a squared distance as χ²; as Hotelling's T² where its variances rest on few clusters.

    Korn & Graubard (1990): of d coefficients and ν degrees of freedom `between` clusters,
    (ν − d + 1)/(ν d) of it is F with d and ν − d + 1; the square of Student's t where d is 1.
    """
    if math.isinf(between):
        tail = float(special.chdtrc(freedom, statistic))
        return TermTest(term_text(term), statistic, freedom, tail)
    below = between - freedom + 1
    found = statistic * below / (between * freedom)
    tail = float(special.fdtrc(freedom, below, found))
    return TermTest(term_text(term), found, freedom, tail, below)
