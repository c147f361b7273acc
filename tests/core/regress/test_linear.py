"""Regressions by unbiased scores, and of people who are weighted or drawn in clusters."""

import itertools
import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from made_people import SURVEY, block_of, fitted, numbers, share_of, some
from made_questions import number
from numpy.typing import NDArray
from scipy import stats

from app.analyses.words.regression import tables_of
from core.count.blocks import Block, tally_blocks
from core.count.raking import Margin
from core.count.sampling_design import Design, fit
from core.count.tally_columns import ImpossibleReportError, tally
from core.count.variance import LoneClusterError
from core.count.weighted_sums import Unit
from core.estimate import estimate
from core.estimate.results import SelectionText
from core.grammar.formula import Factor, read
from core.privacy.mechanisms import Mechanism, OneBit, WindowChannel
from core.regress.regression import regress
from core.regress.results import Ends, Errors
from core.regress.rows import Rows
from core.regress.variables import Variable, variables_of

F = Fraction
Floats = NDArray[np.float64]


WEIGHTED = ([1, 0, 1, 1, 0, 0, 1, 0], [1.0, 2.0, 1.0, 3.0, 2.0, 1.0, 1.0, 1.0])


@pytest.mark.parametrize(
    ("strata", "clusters", "se"),
    [
        (None, None, 0.417855),
        (None, [0, 0, 1, 1, 2, 2, 3, 3], 0.490653),
        ([0, 0, 0, 0, 1, 1, 1, 1], None, 0.402538),
    ],
)
def test_that_errors_of_weighted_people_are_those_of_the_methods(
    strata: list[int] | None, clusters: list[int] | None, se: float
) -> None:
    """METHODS' check values; the log odds of .5 move four times as much as the share."""
    y, weights = WEIGHTED
    block = block_of({"bribe": np.array(y)}, np.array(weights))
    if strata is not None or clusters is not None:
        pairs = list(zip(strata or [-1] * 8, clusters or [-1] * 8, strict=True))
        units = tuple(Unit(*pair) for pair in sorted(set(pairs)))
        unit_of = np.array([units.index(Unit(*pair)) for pair in pairs])
        sizes = tuple(np.bincount(unit_of).tolist())
        block = replace(block, units=units, sizes=sizes, unit_of=unit_of)
    found = fitted("bribe ~ 1", block)
    assert (found.errors, found.ends) == (Errors.SANDWICH, Ends.WALD)
    assert found.coefficients[0].estimate == pytest.approx(0, abs=1e-12)
    assert found.coefficients[0].se == pytest.approx(4 * se, abs=4e-6)


@pytest.mark.parametrize("strata", [None, "works"])
@pytest.mark.parametrize("clusters", [None, "age"])
def test_that_a_raked_sample_has_the_error_of_its_share(
    strata: str | None, clusters: str | None
) -> None:
    random = np.random.default_rng(4)
    answers = {id_: random.integers(0, 2, 600) for id_ in ("bribe", "sex", "works")}
    answers["age"] = random.integers(0, 40, 600)
    answers["bribe"] |= (random.random(600) < 0.3) & (answers["sex"] == 1)
    block = block_of(answers)
    margin = Margin("sex", (("o0", 0.3), ("o1", 0.7)))
    weighted = fit(Design(strata, clusters, (margin,)), [block]).of(block)
    (whole,) = tally_blocks([weighted], only="bribe")
    share = estimate(whole.whole).options[0]
    (constant,) = fitted("bribe ~ 1", weighted).coefficients
    assert share.share is not None
    assert share_of(constant.estimate) == pytest.approx(share.share, abs=1e-10)
    scale = share.share * (1 - share.share)
    assert constant.se == pytest.approx((share.se or 0) / scale, abs=1e-9)


def test_that_a_lone_cluster_is_named() -> None:
    y, weights = WEIGHTED
    block = block_of({"bribe": np.array(y)}, np.array(weights))
    alone = replace(block, units=(Unit(0, 0),), sizes=(8,), unit_of=np.zeros(8, np.int64))
    with pytest.raises(LoneClusterError):
        fitted("bribe ~ 1", alone)


def exhausted(truth: Callable[[int, int, int], float]) -> tuple[Rows, Floats, Floats]:
    """Every report of every truth of sex, bribe and job, as often as it comes; and the truths."""
    variables = variables_of(read("pay ~ sex*bribe + job"), SURVEY)
    sexes, bribes, jobs = range(2), range(2), range(3)
    shares = np.random.default_rng(6).dirichlet(np.ones(12)).reshape(2, 2, 3)
    bribe, job = (SURVEY.question(id_).drawn_by for id_ in ("bribe", "job"))
    cells, weights, design, pay = [], [], [], []
    for x, b, j in itertools.product(sexes, bribes, jobs):
        design.append([1.0, x, b, j == 1, j == 2, x * b, shares[x, b, j]])
        pay.append(truth(x, b, j))
        for reported_b, reported_j in itertools.product(bribes, jobs):
            chance = bribe.probability(reported_b, b) * job.probability(reported_j, j)
            cells.append((int(truth(x, b, j)) // 5, x, reported_b, reported_j))
            weights.append(shares[x, b, j] * float(chance))
    columns = np.array(cells).T
    factors = dict(zip(variables.factors, columns[1:], strict=True))
    many = np.array(weights) * 1e6
    rows = Rows(variables, columns[0], factors, np.rint(many).astype(np.int64), many, many)
    return rows, np.array(design), np.array(pay)


def test_that_reports_explain_as_the_answers_behind_them_would() -> None:
    """By exact enumeration: the corrected equations are those of the truths."""
    rows, design, pay = exhausted(lambda x, b, j: 5 * (20 + 7 * x * b + 3 * j * j + 2 * x + b * j))
    weights, design = design[:, -1], design[:, :-1]
    root = np.sqrt(weights)[:, None]
    truths = np.linalg.lstsq(design * root, pay * root[:, 0], rcond=None)[0]
    found = regress(read("pay ~ sex*bribe + job"), rows)
    names = "(Intercept) sex[o1] bribe[yes] job[o1] job[o2] sex[o1]:bribe[yes]"
    assert [each.term for each in found.coefficients] == names.split()
    assert numbers(found) == pytest.approx(truths.tolist(), abs=1e-8)


def test_that_in_the_clear_a_linear_model_is_least_squares() -> None:
    answers = some(500)
    found = fitted("pay ~ age*sex", block_of(answers))
    age, sex, pay = 18.0 + answers["age"], answers["sex"], 5.0 * answers["pay"]
    design = np.stack([np.ones(500), age, sex, age * sex], axis=1)
    beta = np.linalg.lstsq(design, pay, rcond=None)[0]
    inverse, rest = np.linalg.inv(design.T @ design), pay - design @ beta
    robust = inverse @ ((design * rest[:, None] ** 2).T @ design) @ inverse * 500 / 496
    assert numbers(found) == pytest.approx(beta.tolist(), abs=1e-7)
    errors = [each.se or 0.0 for each in found.coefficients]
    assert errors == pytest.approx(np.sqrt(robust.diagonal()).tolist(), abs=1e-7)
    assert found.log_likelihood is None


def test_that_a_single_tally_agrees_with_a_regression_of_nothing() -> None:
    answers = some(700)
    found = fitted("hours ~ 1", block_of(answers))
    column = block_of(answers).column("hours")
    mean = estimate(tally(SURVEY.question("hours"), column)).mean
    assert mean is not None
    (constant,) = found.coefficients
    assert constant.estimate == pytest.approx(mean.mean, abs=1e-9)
    assert constant.se == pytest.approx((mean.se or 0) * math.sqrt(700 / 699), abs=1e-9)


def test_that_a_report_that_cannot_be_is_never_counted() -> None:
    block = block_of({"job": np.array([0, 3, 1])})
    with pytest.raises(ImpossibleReportError):
        fitted("job ~ 1", block)


@pytest.mark.parametrize(
    "mechanism", [OneBit(21, F(4, 5)), OneBit(21, F(1, 5)), WindowChannel(21, 5, F(7, 10))]
)
def test_that_reports_of_a_number_have_its_mean(mechanism: Mechanism) -> None:
    """By exact enumeration, of every number from -10 to 30 in steps of 2."""
    question = replace(number(-10, 30, step=2, mechanism=mechanism), id="n")
    variable = Variable(Factor("n"), question)
    reports = np.arange(mechanism.form.size)
    scores = variable.numbers(reports)
    for truth in range(21):
        chances = [float(mechanism.probability(int(report), truth)) for report in reports]
        assert chances @ scores == pytest.approx(-10 + 2 * truth, abs=1e-10)


def in_clusters(n_clusters: int, seed: int, areas: tuple[int, ...] = (0, 1, 2)) -> Block:
    """600 made-up people who answer in the clear, of so many villages; `areas` renames theirs."""
    random = np.random.default_rng(seed)
    answers = {id_: random.integers(0, 2, 600) for id_ in ("bribe", "sex", "works")}
    answers |= {
        "area": np.array(areas)[random.integers(0, 3, 600)],
        "pay": random.integers(0, 101, 600),
    }
    unit_of = random.integers(0, n_clusters, 600)
    units = tuple(Unit(0, cluster) for cluster in range(n_clusters))
    sizes = tuple(np.bincount(unit_of, minlength=n_clusters).tolist())
    return replace(block_of(answers), units=units, sizes=sizes, unit_of=unit_of)


@pytest.mark.parametrize("formula", ["bribe ~ sex + area", "pay ~ sex + area"])
def test_that_terms_of_few_clusters_are_tested_on_their_degrees_of_freedom(formula: str) -> None:
    """Of one coefficient it is the test of that; of d it is Hotelling's T² (Korn & Graubard)."""
    found = fitted(formula, in_clusters(9, 3))
    assert found.freedom == 8
    sex = next(each for each in found.coefficients if each.term.startswith("sex"))
    one, several = found.tests
    assert sex.z is not None
    assert one.p == pytest.approx(sex.p, rel=1e-9)
    assert one.statistic == pytest.approx(sex.z**2)
    assert sex.p == pytest.approx(2 * stats.t.sf(abs(sex.z), 8), rel=1e-9)
    assert (several.freedom, several.denominator) == (2, 7)
    assert several.p == pytest.approx(stats.f.sf(several.statistic, 2, 7), rel=1e-9)


@pytest.mark.parametrize("formula", ["bribe ~ area", "pay ~ area"])
def test_that_a_term_of_two_coefficients_is_tested_by_hotellings_t_squared(formula: str) -> None:
    """T² of both, whose covariance is that of the errors of each and of their difference."""
    one = fitted(formula, in_clusters(9, 3))
    other = fitted(formula, in_clusters(9, 3, (1, 0, 2)))  # each against the second
    beta = np.array(numbers(one)[1:])
    first, second, apart = (
        float(each.se or 0) ** 2 for each in (*one.coefficients[1:], other.coefficients[2])
    )
    assert numbers(other)[2] == pytest.approx(beta[1] - beta[0])
    across = (first + second - apart) / 2
    squared = float(beta @ np.linalg.solve([[first, across], [across, second]], beta))
    (test,) = one.tests
    assert test.statistic == pytest.approx(squared * (8 - 2 + 1) / (8 * 2), rel=1e-6)


def test_that_terms_of_more_coefficients_than_clusters_tell_are_not_tested() -> None:
    found = fitted("bribe ~ sex + area", in_clusters(2, 3))
    assert [(test.term, test.denominator) for test in found.tests] == [("sex", 1)]
    assert found.untested == ("area",)
    assert "cannot be tested: area." in " ".join(tables_of(found, SURVEY, SelectionText())[0].notes)
