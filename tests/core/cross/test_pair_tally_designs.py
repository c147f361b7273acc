"""Mixed designs crossed and in a regression: every row by the channel of its own group."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit

from core.cross.crossing import cross, independence_of
from core.cross.pair_tally import JointTally, Side, sums_of
from core.examples import example_survey
from core.facts.errors import Refused
from core.facts.names import Fact
from core.grammar.formula import read
from core.privacy.designs import DESIGNS
from core.privacy.designs.grouped_channel import Grouped, mixed
from core.privacy.mechanisms import Binary, Warner
from core.regress.regression import regress
from core.regress.results import Errors
from core.regress.rows import Rows
from core.regress.variables import variables_of

F = Fraction
SURVEY = example_survey("bribery")
PARTS = (Warner(F(3, 4)), Binary(F(9, 10), F(1, 5)))
TWO = Grouped(2, mixed(PARTS), ("spinner", "scrambled"))
BRIBE = replace(SURVEY.question("bribe"), channel=TWO)
MIXED = replace(
    SURVEY,
    questions=tuple(BRIBE if each.id == "bribe" else each for each in SURVEY.questions),
)


def test_that_a_crossing_weighs_each_report_by_its_own_group() -> None:
    # Of either group 1,000 people: (area city, country) by (yes, no), as expected by the channel.
    joint = np.array([[0.1, 0.3], [0.2, 0.4]])  # rows: city and country; columns: yes and no
    cells = np.zeros((4, 3), dtype=np.int64)  # reports of both groups by area
    for group, part in enumerate(PARTS):
        p1, p0 = float(part.p1), float(part.p0)
        yes = 1000 * (joint[:, 0] * p1 + joint[:, 1] * p0)
        no = 1000 * joint.sum(axis=1) - yes
        cells[2 * group + 1, [0, 2]] = np.rint(yes)
        cells[2 * group, [0, 2]] = np.rint(no)
    first, second = Side(BRIBE), Side(SURVEY.question("area"))
    assert (first.width, first.tabled, second.tabled) == (4, False, True)
    a, b = np.indices(cells.shape).reshape(2, -1)
    rows, columns = np.repeat(a, cells.ravel()), np.repeat(b, cells.ravel())
    sums = sums_of(first, second, rows, columns)
    assert sums == cells.ravel().tolist()
    tally = JointTally(first, second, 2000, tuple(sums))
    found = cross(tally)
    assert found is not None
    share = {(cell.a, cell.b): cell.share for cell in found.cells}
    assert share["yes", "city"] == pytest.approx(0.1, abs=1e-3)
    assert share["no", "country"] == pytest.approx(0.4, abs=1e-3)
    assert sum(share.values()) == pytest.approx(1)
    # The error of a cell, by hand, from the score of every person.
    scores = [
        (y - float(PARTS[g].p0)) / (float(PARTS[g].p1) - float(PARTS[g].p0))
        for g in (0, 1)
        for y in (0, 1)
    ]
    z = np.array([scores[row] for row in rows]) * (columns == 0)
    se = {(cell.a, cell.b): cell.se for cell in found.cells}["yes", "city"]
    assert se == pytest.approx((z.var() / 2000) ** 0.5, rel=1e-9)
    assert found.odds_ratio is None
    assert found.independence is not None
    assert found.independence.freedom == 1


def test_that_a_test_of_independence_counts_how_groups_vary() -> None:
    # Those in the city were asked by a worse spinner than all others, as strata often are.
    parts = Warner(F(95, 100)), Warner(F(55, 100))
    bribe = replace(BRIBE, channel=Grouped(2, mixed(parts), ("good", "bad")))
    first, second = Side(bribe), Side(SURVEY.question("area"))
    generator, n, rejected = np.random.default_rng(1), 2000, 0
    for _ in range(300):
        area = generator.choice(3, n, p=[0.1, 0.45, 0.45])
        kept = np.where(area == 0, 0.55, 0.95)
        yes = (generator.random(n) < np.where(generator.random(n) < 0.2, kept, 1 - kept)) * 1
        reports = 2 * (area == 0) + yes
        tally = JointTally(first, second, n, tuple(sums_of(first, second, reports, area)))
        found = independence_of(tally)
        assert found is not None
        rejected += found.p_value < 0.05
    assert rejected <= 25  # 0.38 of all, where each score is taken to vary like any other
    assert found is not None
    # Of the last of them, by hand: city against all others is nearly the only direction.
    scores = np.concatenate([(np.array([0, 1]) - 1 + k) / (2 * k - 1) for k in (0.95, 0.55)])
    a = scores[reports] - scores[reports].mean()
    b = np.stack([(area == place) - (area == place).mean() for place in (0, 1)], axis=1)
    white = b @ np.linalg.inv(np.linalg.cholesky(b.T @ b / n)).T
    each = a[:, None] * white / a.std()
    spread = np.cov(each.T, bias=True)
    freedom = np.trace(spread) ** 2 / np.trace(spread @ spread)
    statistic = n * (each.mean(axis=0) ** 2).sum() / np.trace(spread) * freedom
    assert (found.freedom, found.statistic) == pytest.approx((freedom, statistic), rel=1e-9)


def test_that_a_regression_has_the_likelihood_of_every_row_s_own_channel() -> None:
    generator = np.random.default_rng(2)
    n = 4000
    area, group = generator.integers(0, 3, n), generator.integers(0, 2, n)
    truth = generator.random(n) < expit(-1 + 0.8 * (area == 1) - 0.5 * (area == 2))
    p1 = np.array([float(part.p1) for part in PARTS])[group]
    p0 = np.array([float(part.p0) for part in PARTS])[group]
    y = (generator.random(n) < np.where(truth, p1, p0)).astype(int)
    formula = read("bribe ~ area")
    variables = variables_of(formula, MIXED)
    ones = np.ones(n)
    rows = Rows(
        *(variables, 2 * group + y, {formula.factors[0]: area}, ones.astype(int), ones, ones)
    )
    found = regress(formula, rows, errors=Errors.EXPECTED)
    design = np.stack([np.ones(n), area == 1, area == 2], axis=1).astype(float)

    def height(beta: np.ndarray) -> float:
        rate = p0 + (p1 - p0) * expit(design @ beta)
        return -float(np.log(np.where(y, rate, 1 - rate)).sum())

    other = minimize(height, np.zeros(3), method="BFGS", options={"gtol": 1e-6})
    estimates = [each.estimate for each in found.coefficients]
    assert estimates == pytest.approx(other.x, abs=1e-5)
    assert found.log_likelihood == pytest.approx(-other.fun, abs=1e-7)
    # Expected information, by the formula of METHODS §6 with c of each row.
    mu = expit(design @ np.array(estimates))
    rate, c = p0 + (p1 - p0) * mu, p1 - p0
    weight = c**2 * mu**2 * (1 - mu) ** 2 / (rate * (1 - rate))
    errors = np.sqrt(np.linalg.inv((design.T * weight) @ design).diagonal())
    assert [each.se for each in found.coefficients] == pytest.approx(errors, rel=1e-5)


def test_that_a_randomized_predictor_has_the_scores_of_its_group() -> None:
    scores = variables_of(read("bribe ~ area"), MIXED).outcome.scores(np.arange(4))
    assert scores[:, 1] == pytest.approx([-0.5, 1.5, -0.2 / 0.7, 0.8 / 0.7])
    assert scores.sum(axis=1) == pytest.approx(1)


def test_that_reports_with_unknowns_are_not_crossed_and_explain_nothing() -> None:
    detection = DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2)
    bribe = replace(BRIBE, channel=Grouped(2, detection, ("a", "b")))
    with pytest.raises(ValueError, match="unknowns"):
        Side(bribe)
    survey = replace(
        SURVEY, questions=tuple(bribe if q.id == "bribe" else q for q in SURVEY.questions)
    )
    assert variables_of(read("bribe ~ area"), survey).outcome.unknown == "no-whatever"
    with pytest.raises(Refused) as refused:
        variables_of(read("area ~ bribe"), survey)
    assert refused.value.problem.found.fact is Fact.DESIGN_NOT_ANALYSED
