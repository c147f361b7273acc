"""What a regression finds, as values: coefficients, tests, shares, or why there are none."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

from core.grammar.formula import Factor, Formula
from core.regress.variables import Link


class Errors(StrEnum):
    """What standard errors rest on."""

    OBSERVED = "observed"  # the curvature of the likelihood at its maximum
    EXPECTED = "expected"  # what reports tell on average there
    SANDWICH = "sandwich"  # how the scores of people, or clusters, differ


class Ends(StrEnum):
    """What the ends of a coefficient's interval are."""

    PROFILE = "profile"  # where the likelihood has fallen, the others at their best
    WALD = "wald"  # errors to either side


class Fault(StrEnum):
    """Why a model has no coefficients."""

    NOBODY = "nobody"  # nobody answered all of its questions
    ONE_LEVEL = "one-level"  # all who did gave one answer to a question that explains
    TOO_MANY = "too-many"  # it has more coefficients than can be fitted
    COLLINEAR = "collinear"  # some columns follow from others
    SEPARATED = "separated"  # answers in the clear are told without fail
    BOUNDARY = "boundary"  # the best share of some people is 0 or 1
    NOT_CONVERGED = "not-converged"  # the maximum was not found
    INFINITE = "infinite"  # the reports that explain tell too little
    ONE_GROUP = "one-group"  # of groups asked in several ways one has nobody
    WITHIN_GROUP = "within-group"  # in one of them some columns follow from others
    UNKNOWN = "unknown"  # the best of what the design estimates beside is at 0, or above 1


@dataclass(frozen=True, slots=True)
class Corner:
    """People whose best share is `share`, 0 or 1: the design alone makes their reports.

    `levels` are the questions that tell them apart with their answers, none of everybody. Of `n`
    reports `reported` say yes, where the design makes `alone` of such people.
    """

    levels: tuple[tuple[str, str], ...]
    n: int
    reported: int
    alone: float
    share: int


@dataclass(frozen=True, slots=True)
class Failure:
    """A fault, the coefficients or questions that have it, and in whose reports, where known."""

    fault: Fault
    terms: tuple[str, ...] = ()
    corner: Corner | None = None


@dataclass(frozen=True, slots=True)
class Coefficient:
    """A coefficient of the log odds of an answer against the first, or of the outcome itself.

    `answer` is None where there are but two, or a number. `parts` are the questions that it is of,
    each with its level, None of a number, and () of the constant. Numbers are None where the model
    could not be fitted, an end where the likelihood never falls as far.
    """

    term: str
    answer: str | None = None
    estimate: float | None = None
    se: float | None = None
    z: float | None = None
    p: float | None = None
    low: float | None = None
    high: float | None = None
    parts: tuple[tuple[Factor, str | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Unknown:
    """What a design estimates beside, by its name: a share in [0, 1], the same for everybody.

    Its interval is made on the scale of log odds, and ends at 0 or 1 where the likelihood never
    falls as far.
    """

    name: str
    value: float
    se: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class TermTest:
    """A test that a whole term explains nothing, in the model without what crosses it.

    By likelihood ratio; by Wald's statistic where errors are of the sandwich, both χ². Where these
    rest on few clusters it is Fisher's F, with `denominator` degrees of freedom below.
    """

    term: str
    statistic: float
    freedom: int
    p: float
    denominator: float | None = None


@dataclass(frozen=True, slots=True)
class Predicted:
    """A share, or mean, that the model predicts on average over people; or an effect on it.

    Everybody is taken to be at `level` of `factor`; of an effect, rather than at the reference,
    or one unit more of a number, whose level is None.
    """

    factor: str
    level: str | None
    answer: str | None
    value: float
    se: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class FitGroup:
    """People of about one predicted `share`: how many reports say yes, and are expected to."""

    share: float
    n: int
    reported: int
    expected: float


@dataclass(frozen=True, slots=True)
class FitCheck:
    """Whether reports agree with a model, by groups of people, the least share first."""

    groups: tuple[FitGroup, ...]
    statistic: float
    freedom: int
    p: float


@dataclass(frozen=True, slots=True)
class Regression:
    """A model fitted to `n` people, or why it could not be.

    `score` is the largest mean score left, by columns of length one; None of a linear model,
    which has neither likelihood. A log-likelihood of weighted people is that of their weights;
    of reports that support several options it is told up to a constant. Errors between clusters
    rest on `freedom` degrees of freedom, infinite without clusters; terms of more coefficients are
    `untested`. `references` are the levels with which others of a question are compared, and
    `sizes` tell how many gave each level of what was asked in the clear. `unknown` is what the
    design of the outcome estimates beside.
    """

    formula: Formula
    link: Link
    n: int
    level: float
    errors: Errors
    ends: Ends
    coefficients: tuple[Coefficient, ...]
    log_likelihood: float | None = None
    score: float | None = None
    converged: bool = False
    tests: tuple[TermTest, ...] = ()
    untested: tuple[str, ...] = ()
    shares: tuple[Predicted, ...] = ()
    effects: tuple[Predicted, ...] = ()
    check: FitCheck | None = None
    failure: Failure | None = None
    freedom: float = math.inf
    unknown: Unknown | None = None
    references: tuple[tuple[Factor, str], ...] = ()
    sizes: tuple[tuple[Factor, tuple[tuple[str, int], ...]], ...] = ()
