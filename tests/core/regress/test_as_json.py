"""By whom a model has no end, simpler ones, reports against a model, and how a fit is stopped."""

from __future__ import annotations

import math

import numpy as np
import pytest
from made_people import SURVEY, block_of, fitted, reported, rows_of, some
from scipy import stats

from app.analyses.words import regression as words
from app.analyses.words.models import predicted_chart
from core.estimate.results import SelectionText
from core.grammar.formula import read, write
from core.present.chart import ratio_axis
from core.progress import Cancelled
from core.regress.regression import regress
from core.regress.results import Corner, Ends, Fault
from core.regress.simpler import simpler
from core.regress.variables import Link


def block(cells: dict[tuple[int, int], tuple[int, int]]) -> object:
    """People by sex and area: how many, and how many of their reports say yes."""
    sexes, areas, reports = [], [], []
    for (sex, area), (n, yes) in cells.items():
        sexes += [sex] * n
        areas += [area] * n
        reports += [1] * yes + [0] * (n - yes)
    return block_of({"sex": np.array(sexes), "area": np.array(areas), "bribe": np.array(reports)})


MANY = {(sex, area): (400, 180) for sex in range(2) for area in range(3)}


@pytest.mark.parametrize(
    ("text", "cell", "counts", "told"),
    [
        # Of 88 people 20 say yes; Warner's 1/4 alone makes 22.
        ("bribe ~ sex*area", (1, 2), (88, 20), ((("sex", "o1"), ("area", "o2")), 88, 20, 22, 0)),
        # The other side: 3/4 of 88 are 66.
        ("bribe ~ sex*area", (0, 1), (88, 70), ((("sex", "o0"), ("area", "o1")), 88, 70, 66, 1)),
    ],
)
def test_that_the_people_at_a_boundary_are_counted(
    text: str,
    cell: tuple[int, int],
    counts: tuple[int, int],
    told: tuple[tuple[tuple[str, str], ...], int, int, float, int],
) -> None:
    found = fitted(text, block({**MANY, cell: counts}))  # type: ignore[arg-type]
    assert found.failure is not None
    assert found.failure.fault is Fault.BOUNDARY
    assert found.failure.corner == Corner(*told)


def test_that_nobody_is_named_where_nobody_is_known() -> None:
    alone = fitted("bribe ~ 1", block({(0, 0): (100, 20)}))  # type: ignore[arg-type]
    assert alone.failure is not None
    assert alone.failure.corner == Corner((), 100, 20, 25, 0)
    with_number = some(40, 3)
    with_number["bribe"] = (with_number["age"] > 30).astype(int)
    found = fitted("bribe ~ age", block_of(with_number))
    assert found.failure is not None
    assert found.failure.fault is Fault.BOUNDARY
    assert found.failure.corner is None


def test_that_simpler_formulas_ask_for_less() -> None:
    whole = read("bribe ~ cut(age, 30, 45, 60)*area + sex")
    joined, without = simpler(whole)
    assert write(joined.formula) == "bribe ~ cut(age, 45) + area + sex + cut(age, 45):area"
    assert joined.joined is not None
    assert write(without.formula) == "bribe ~ cut(age, 30, 45, 60) + area + sex"
    assert [str(factor) for factor in without.out] == ["cut(age, 30, 45, 60)", "area"]
    assert simpler(read("bribe ~ sex")) == ()
    (rest,) = simpler(read("bribe ~ age*sex + area"), ["sex"])
    assert write(rest.formula) == "bribe ~ age + area"


def test_that_reports_are_held_against_a_model_as_by_hand() -> None:
    """Hosmer and Lemeshow's sum over people in tenths, counted one by one."""
    answers = some(3_000)
    random = np.random.default_rng(2)
    odds = -2.5 + 0.05 * answers["age"]
    truths = (random.random(3_000) < 1 / (1 + np.exp(-odds))).astype(int)
    answers["bribe"] = reported("bribe", truths, 4)
    found = fitted("bribe ~ age", block_of(answers))
    check = found.check
    assert check is not None
    constant, slope = (each.estimate or 0.0 for each in found.coefficients)
    share = 1 / (1 + np.exp(-constant - slope * (18 + answers["age"])))
    chance = 0.25 + 0.5 * share
    assert sum(each.n for each in check.groups) == 3_000
    order, statistic, at = np.argsort(share, kind="stable"), 0.0, 0
    for group in check.groups:
        own = order[at : at + group.n]
        at += group.n
        seen, expected = answers["bribe"][own].sum(), chance[own].sum()
        assert group.reported == seen
        assert group.expected == pytest.approx(expected)
        assert group.share == pytest.approx(share[own].mean())
        statistic += (seen - expected) ** 2 / (chance[own] * (1 - chance[own])).sum()
    assert check.statistic == pytest.approx(statistic)
    assert check.freedom == len(check.groups) - 2 == 8
    assert check.p > 0.05
    # A share that goes up and down with age is no logit of it.
    bent = (random.random(3_000) < (np.abs(answers["age"] - 31) > 15)).astype(int)
    answers["bribe"] = reported("bribe", bent, 5)
    bad = fitted("bribe ~ age", block_of(answers)).check
    assert bad is not None
    assert bad.p < 1e-6
    assert fitted("bribe ~ sex", block_of(answers)).check is None
    assert fitted("bribe ~ age", block_of(answers, np.full(3_000, 2.0))).check is None


def test_that_few_groups_of_people_alike_cost_a_degree_for_each_coefficient() -> None:
    answers = some(3_000)
    found = fitted("bribe ~ sex + area", block_of(answers))
    check = found.check
    assert check is not None
    assert len(check.groups) == 2 * 3
    assert check.freedom == 6 - len(found.coefficients) == 2
    assert check.p == pytest.approx(stats.chi2.sf(check.statistic, 2))


def test_that_a_quick_fit_is_the_same_but_for_what_needs_others() -> None:
    answers = some(800)
    rows = rows_of("bribe ~ age + sex", block_of(answers))
    formula = read("bribe ~ age + sex")
    steps: list[tuple[int, int]] = []
    whole = regress(formula, rows, report=lambda done, total: steps.append((done, total)))
    quick = regress(formula, rows, quick=True)
    assert [each.estimate for each in quick.coefficients] == [
        each.estimate for each in whole.coefficients
    ]
    assert (quick.ends, whole.ends) == (Ends.WALD, Ends.PROFILE)
    assert quick.link is Link.LOGIT
    assert steps == sorted(steps)
    assert steps[-1] == (5, 5) or steps[-1] == (4, 5)

    def stop(done: int, _total: int) -> None:
        if done > 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        regress(formula, rows, report=stop)


@pytest.mark.parametrize(
    ("ratios", "labels"),
    [
        ((0.3, 4.4), ["¼", "½", "1", "2", "4", "8"]),
        ((0.001, 30.0), ["0.001", "0.01", "0.1", "1", "10", "100"]),
        ((0.99, 1.01), ["0.990", "0.995", "1", "1.005", "1.010"]),
    ],
)
def test_that_an_axis_of_ratios_is_labelled_by_them(
    ratios: tuple[float, float], labels: list[str]
) -> None:
    axis = ratio_axis([math.log(each) for each in ratios])
    assert [tick.label for tick in axis.ticks] == labels
    assert axis.low <= math.log(ratios[0])
    assert math.log(ratios[1]) <= axis.high
    for tick, label in zip(axis.ticks, labels, strict=True):
        value = {"¼": 0.25, "½": 0.5}.get(label) or float(label)
        assert math.exp(tick.at) == pytest.approx(value)


def test_that_shares_are_told_at_three_numbers() -> None:
    answers = some(1_001)
    found = fitted("bribe ~ age", block_of(answers))
    constant, slope = (each.estimate or 0.0 for each in found.coefficients)
    ages = np.sort(18 + answers["age"])
    told = [float(ages[round(part * 1_001 + 0.4) - 1]) for part in (0.1, 0.5, 0.9)]
    assert [each.level for each in found.shares] == [f"{age:g}" for age in told]
    for share, age in zip(found.shares, told, strict=True):
        assert share.value == pytest.approx(1 / (1 + math.exp(-constant - slope * age)), abs=1e-9)
        assert share.low < share.value < share.high


def test_that_the_method_names_every_design_that_is_used() -> None:
    answers = some(800)
    found = fitted("pay ~ bribe + sex", block_of(answers, np.full(800, 2.0)))
    head, means, effects = words.tables_of(found, SURVEY, SelectionText("sex = o0", weight="age"))
    for part in (
        *("n = 800", "where sex = o0", "weighted by age", "linear, by unbiased scores"),
        *("saved as given", "bribe: Warner, p = 3/4, ε 1.10", "errors by the sandwich"),
    ):
        assert part in head.subtitle.split(" · ")
    assert [row[1].text for row in means.rows] == ["no", "yes", "o0", "o1"]
    assert effects.title == "Average effects on the mean"
    chart = predicted_chart(found, SURVEY.question("pay"), "Pay", head.subtitle, "")
    assert chart is not None
    values = [each.value for each in found.shares]
    assert 0 < chart.axis.low < min(values)  # an axis about the means, which are far from zero
