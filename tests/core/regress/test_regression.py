"""Regressions as a whole: errors, intervals, tests, predictions, and models that cannot be."""

import math
from collections.abc import Callable, Mapping

import numpy as np
import pytest
from made_people import SURVEY, Codes, block_of, fitted, numbers, reported, rows_of, share_of, some
from numpy.typing import NDArray

from app.analyses.words import regression as words
from core.count.blocks import Block
from core.estimate.results import SelectionText
from core.grammar.formula import read
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.present.table import plain_text
from core.regress import logit, marginal
from core.regress.as_json import to_json
from core.regress.columns import columns_of, matrix
from core.regress.results import Coefficient, Ends, Errors, Fault, Regression
from core.regress.variables import Link

Floats = NDArray[np.float64]


def counted(**groups: tuple[int, int]) -> Block:
    """People of each sex, `o0` and `o1`: how many reported yes to bribe, and no."""
    cells = [
        (int(name[1]), y, n) for name, (yes, no) in groups.items() for y, n in ((1, yes), (0, no))
    ]
    return block_of(
        {
            "sex": np.repeat([sex for sex, _, _ in cells], [n for _, _, n in cells]),
            "bribe": np.repeat([y for _, y, _ in cells], [n for _, _, n in cells]),
        }
    )


def test_that_a_constant_alone_is_the_share_with_its_interval() -> None:
    found = fitted("bribe ~ 1", counted(o0=(400, 600)))
    count = Count(400, 1000, 0.75, 0.25)
    (constant,) = found.coefficients
    assert (found.n, found.link, found.ends, constant.term) == (
        1000,
        Link.LOGIT,
        Ends.PROFILE,
        "(Intercept)",
    )
    assert share_of(constant.estimate) == pytest.approx(0.3, abs=1e-12)
    ends = [share_of(constant.low), share_of(constant.high)]
    assert ends == pytest.approx(interval_of(Interval.LIKELIHOOD_RATIO, count, 0.95), abs=1e-6)
    se = math.sqrt(0.4 * 0.6 / 1000) / 0.5
    assert constant.se == pytest.approx(se / (0.3 * 0.7), abs=1e-9)
    assert constant.z == pytest.approx((constant.estimate or 0) / (constant.se or 1))
    assert constant.p == pytest.approx(math.erfc(abs(constant.z or 0) / math.sqrt(2)))


def test_that_two_groups_have_their_own_shares_and_a_likelihood_ratio() -> None:
    found = fitted("bribe ~ sex", counted(o0=(180, 220), o1=(210, 290)))
    shares = {each.level: each for each in found.shares}
    first, second = (180 / 400 - 0.25) / 0.5, (210 / 500 - 0.25) / 0.5
    assert shares["o0"].value == pytest.approx(first, abs=1e-10)
    assert shares["o1"].value == pytest.approx(second, abs=1e-10)
    error = math.sqrt(0.42 * 0.58 / 500) / 0.5
    assert shares["o1"].se == pytest.approx(error, abs=1e-9)
    half = 1.959963984540054 * error / (second * (1 - second))
    odds = math.log(second / (1 - second))
    assert shares["o1"].low == pytest.approx(share_of(odds - half), abs=1e-9)
    assert shares["o1"].high == pytest.approx(share_of(odds + half), abs=1e-9)
    (effect,) = found.effects
    assert effect.value == pytest.approx(second - first, abs=1e-10)
    assert effect.se == pytest.approx(
        math.hypot(error, math.sqrt(0.45 * 0.55 / 400) / 0.5), abs=1e-9
    )

    def log(yes: int, no: int) -> float:
        n = yes + no
        return yes * math.log(yes / n) + no * math.log(no / n)

    (test,) = found.tests
    statistic = 2 * (log(180, 220) + log(210, 290) - log(390, 510))
    assert (test.term, test.freedom) == ("sex", 1)
    assert test.statistic == pytest.approx(statistic, abs=1e-9)
    assert test.p == pytest.approx(math.erfc(math.sqrt(statistic / 2)), abs=1e-12)
    assert found.log_likelihood == pytest.approx(log(180, 220) + log(210, 290), abs=1e-9)


def made(text: str, **answers: list[int] | NDArray[np.int64]) -> Regression:
    return fitted(text, block_of({key: np.array(value) for key, value in answers.items()}))


def test_that_models_that_cannot_be_say_why_and_show_no_number() -> None:
    four = {"bribe": [0, 1, 1, 0], "age": [1, 30, 1, 30], "sex": [0, 0, 1, 1]}
    five = {"pay": [1, 2, 3, 4, 6], "age": [1, 1, 2, 2, 1], "sex": [0, 0, 1, 1, 0]}
    cases: list[tuple[Regression, Fault, tuple[str, ...]]] = [
        # The packages' boundary: fewer yes than the device alone makes, and a se of 2e-6.
        (fitted("bribe ~ 1", counted(o0=(20, 80))), Fault.BOUNDARY, ("(Intercept)",)),
        (fitted("bribe ~ 1", counted(o0=(0, 1))), Fault.BOUNDARY, ("(Intercept)",)),
        (
            fitted("bribe ~ sex", counted(o0=(40, 60), o1=(20, 80))),
            Fault.BOUNDARY,
            ("sex[o1]",),
        ),
        (
            fitted("bribe ~ 0 + sex", counted(o0=(40, 60), o1=(90, 10))),
            Fault.BOUNDARY,
            ("sex[o1]",),
        ),
        (made("works ~ age", works=[0, 0, 1, 1], age=[1, 2, 3, 4]), Fault.SEPARATED, ()),
        (made("works ~ 1", works=[1, 1, 1]), Fault.SEPARATED, ("(Intercept)",)),
        (made("bribe ~ age + cut(age, 40) + sex", **four), Fault.COLLINEAR, ("age[>=40]",)),
        (made("bribe ~ sex", bribe=[0, 1, 1], sex=[1, 1, 1]), Fault.ONE_LEVEL, ("sex",)),
        (made("bribe ~ area", bribe=[0, 1], area=[-1, -1]), Fault.NOBODY, ()),
        (made("hours ~ age", hours=[0, 1], age=[1, 2]), Fault.TOO_MANY, ()),
        (made("pay ~ age + sex", **five), Fault.COLLINEAR, ("sex[o1]",)),
        (made("pay ~ bribe", pay=[1, 2, 3, 4], bribe=[0, 1, 1, 0]), Fault.INFINITE, ()),
    ]
    for found, fault, terms in cases:
        assert found.failure is not None, fault
        assert found.failure.fault is fault
        assert not terms or found.failure.terms == terms
        assert not found.converged
        assert all(
            each == Coefficient(each.term, each.answer, parts=each.parts)
            for each in found.coefficients
        )
        assert (found.tests, found.shares, found.log_likelihood) == ((), (), None)
        told = to_json(found)
        assert all(term["coefficient"] is None for term in told["terms"])
        (table,) = words.tables_of(found, SURVEY, SelectionText())
        text = plain_text(table)
        assert "This model could not be fitted." in text
        assert all(term in text for term in terms)
        assert words.remedy(found.failure) in text


def test_that_a_term_is_tested_without_what_crosses_it() -> None:
    answers = some(900)
    chance = 0.2 + answers["age"] * (0.003 + 0.004 * answers["sex"])
    truths = (np.random.default_rng(8).random(900) < chance).astype(int)
    block = block_of(answers | {"bribe": reported("bribe", truths, 9)})
    found = fitted("bribe ~ age*sex + area", block)
    full, mains, less = (
        fitted(f"bribe ~ {text}", block).log_likelihood or 0.0
        for text in ("age*sex + area", "age + sex + area", "sex + area")
    )
    tests = {test.term: test for test in found.tests}
    assert {name: test.freedom for name, test in tests.items()} == {
        "age": 1,
        "sex": 1,
        "area": 2,
        "age:sex": 1,
    }
    assert tests["age:sex"].statistic == pytest.approx(2 * (full - mains), abs=1e-8)
    assert tests["age"].statistic == pytest.approx(2 * (mains - less), abs=1e-8)


@pytest.mark.parametrize("text", ["job ~ age + sex", "`job-u` ~ age"])
def test_that_several_answers_have_coefficients_against_the_first(text: str) -> None:
    answers = some(4_000)
    truths = np.random.default_rng(2).choice(3, 4_000, p=[0.3, 0.3, 0.4])
    id_ = text.split(" ")[0].strip("`")
    answers[id_] = reported(id_, truths, 3)
    found = fitted(text, block_of(answers))
    assert found.converged
    assert found.link is Link.MULTINOMIAL
    answered = [each.answer for each in found.coefficients]
    assert answered == sorted(answered, key=str)
    assert set(answered) == {"o1", "o2"}
    assert to_json(found)["terms"][0]["answer"] == "o1"
    (constant,) = [
        each.estimate
        for each in fitted(text.partition("~")[0] + "~ 1", block_of(answers)).coefficients
        if each.answer == "o2"
    ]
    assert constant == pytest.approx(math.log(0.4 / 0.3), abs=0.35)


def test_that_effects_are_the_slopes_of_predicted_shares() -> None:
    """By differences: each coefficient moved, and everybody a little older."""
    answers = some(300)
    truths = (np.random.default_rng(3).random(300) < 0.3 + answers["age"] / 150).astype(int)
    answers["job"] = reported("job", truths, 4)
    formula = read("job ~ age*sex")
    rows = rows_of("job ~ age*sex", block_of(answers))
    columns = columns_of(formula, rows)
    design = matrix(columns, rows)
    parameters = np.random.default_rng(5).normal(size=8) * np.array([1, 0.02, 1, 0.02] * 2)
    slope = np.stack([0 * design[:, 0], design[:, 0], 0 * design[:, 0], design[:, 2]], axis=1)
    (likelihood,) = rows.variables.outcome.likelihoods(rows.outcome)
    data = logit.Data(design, likelihood, rows.weights)

    def effect(beta: Floats, answer: int) -> float:
        h = 1e-4
        moved = [
            logit.at(data, (design + side * slope) @ beta.reshape(2, -1).T).mu[:, answer]
            for side in (-h, h)
        ]
        return float(rows.weights @ (moved[1] - moved[0]) / (2 * h) / rows.n)

    covariance = np.diag(np.array([0.1, 1e-4, 0.2, 2e-4] * 2))
    model = marginal.Fitted(columns, rows, parameters, covariance, 0.95, math.inf)
    effects = [each for each in marginal.predicted(model)[1] if each.level is None]
    assert [each.answer for each in effects] == ["o0", "o1", "o2"]
    for answer, found in enumerate(effects):
        assert found.value == pytest.approx(effect(parameters, answer), abs=1e-8)
        gradient = [
            (effect(parameters + step, answer) - effect(parameters - step, answer)) / 2e-4
            for step in np.eye(8) * 1e-4
        ]
        error = math.sqrt(np.array(gradient) @ covariance @ np.array(gradient))
        assert found.se == pytest.approx(error, rel=1e-4)


def test_that_expected_and_observed_errors_differ_as_they_should() -> None:
    answers = some(2_000)
    truths = (np.random.default_rng(8).random(2_000) < 0.2 + answers["age"] / 150).astype(int)
    block = block_of(answers | {"bribe": reported("bribe", truths, 3)})
    observed, expected = (
        fitted("bribe ~ age", block, errors=errors) for errors in (None, Errors.EXPECTED)
    )
    assert (observed.errors, expected.errors) == (Errors.OBSERVED, Errors.EXPECTED)
    assert numbers(observed) == numbers(expected)
    ratios = [
        (one.se or 0) / (other.se or 1)
        for one, other in zip(observed.coefficients, expected.coefficients, strict=True)
    ]
    assert all(0.8 < ratio < 1.2 and ratio != 1 for ratio in ratios)


def test_that_intervals_hold(suite_or_long: Callable[[int, int], int]) -> None:
    """Of 99% intervals of a logit, a number's and a reported predictor's, few miss."""
    runs, misses = suite_or_long(12, 300), np.zeros(3, dtype=int)
    for seed in range(runs):
        answers = some(1_500, seed + 50)
        random = np.random.default_rng(seed + 900)
        odds = -1 + 0.03 * answers["age"] + 0.7 * answers["sex"]
        truths = (random.random(1_500) < 1 / (1 + np.exp(-odds))).astype(int)
        answers["bribe"] = reported("bribe", truths, seed)
        hours = np.rint(10 + 0.2 * answers["age"] + 6 * answers["sex"]).astype(int)
        answers["hours"] = reported("hours", hours, seed + 1)
        answers["pay"] = 30 + 20 * truths + random.integers(0, 9, 1_500)
        block = block_of(answers)
        for place, (text, term, true) in enumerate(
            [
                ("bribe ~ age + sex", "sex[o1]", 0.7),
                ("hours ~ age + sex", "sex[o1]", 6.0),
                ("pay ~ bribe + age", "bribe[yes]", 100.0),
            ]
        ):
            found = fitted(text, block, level=0.99)
            (each,) = [each for each in found.coefficients if each.term == term]
            inside = (each.low or -math.inf) <= true <= (each.high or math.inf)
            misses[place] += not inside
    assert (misses <= max(1, runs // 25)).all(), misses


def recoded(column: Codes, order: list[int]) -> Codes:
    """Number answers anew, in another order; -1 stays."""
    return np.where(column < 0, -1, np.argsort(order)[column])


@pytest.mark.parametrize("outcome", ["bribe", "works", "job", "pay"])
@pytest.mark.parametrize("terms", ["{area} + sex + age", "{area}*sex + cut(age, 40)"])
def test_that_another_reference_is_that_of_answers_in_another_order(
    outcome: str, terms: str
) -> None:
    """The independent way: people whose answers are numbered so that the reference is first."""
    random = np.random.default_rng(8)
    n, order = 4000, [2, 0, 1]
    area = random.integers(-1, 3, n)
    answers = {
        "age": random.integers(0, 63, n),
        "sex": random.integers(0, 2, n),
        "bribe": (random.random(n) < 0.48 + 0.04 * (area == 1)).astype(np.int64),
        "works": (random.random(n) < 0.3 + 0.2 * (area == 2)).astype(np.int64),
        "job": random.integers(0, 3, n),
        "pay": random.integers(0, 101, n),
    }
    text = f"{outcome} ~ {terms}"
    plain = made(text.format(area="area"), area=area, **answers)
    found = made(text.format(area='ref(area, "Option 2")'), area=area, **answers)
    other = made(text.format(area="area"), area=recoded(area, order), **answers)
    assert found.references[0][1] == "o2"
    assert dict(other.references) == dict(plain.references)
    named = {f"o{new}": f"o{old}" for new, old in enumerate(order)}

    def key(each: Coefficient, names: Mapping[str, str]) -> tuple[object, ...]:
        parts = [
            (factor.name, names.get(level or "", level) if factor.name == "area" else level)
            for factor, level in each.parts
        ]
        return each.answer, *parts

    known = {key(each, named): each for each in other.coefficients}
    for each in found.coefficients:
        same = known[key(each, {})]
        for field in ("estimate", "se", "p", "low", "high"):
            assert getattr(each, field) == pytest.approx(getattr(same, field), rel=1e-6, abs=1e-8)
    assert len(known) == len(found.coefficients)
    if found.log_likelihood is not None and plain.log_likelihood is not None:
        assert found.log_likelihood == pytest.approx(plain.log_likelihood, abs=1e-9)
    for mine, theirs in zip(found.shares, plain.shares, strict=True):
        assert (mine.factor, mine.level, mine.answer) == (
            theirs.factor,
            theirs.level,
            theirs.answer,
        )
        assert (mine.value, mine.se) == pytest.approx((theirs.value, theirs.se), abs=1e-9)
    whole = [(test.term, test.statistic) for test in plain.tests if ":" in test.term]
    assert [test.statistic for test in found.tests if ":" in test.term] == pytest.approx(
        [statistic for _, statistic in whole], abs=1e-7
    )
    if "*" not in terms:
        now, before = (
            {each.parts: each.estimate for each in one.coefficients if each.answer in (None, "o1")}
            for one in (found, plain)
        )
        area_ = plain.formula.factors[0]
        assert now[((area_, "o0"),)] == pytest.approx(-(before[((area_, "o2"),)] or 0), abs=1e-8)


def test_that_where_nobody_gave_the_reference_the_first_that_somebody_did_stands_for_it() -> None:
    random = np.random.default_rng(3)
    answers = {"bribe": random.integers(0, 2, 200), "area": random.integers(0, 2, 200)}
    found = made("bribe ~ ref(area, o2)", **answers)
    assert [(factor.name, level) for factor, level in found.references] == [("area", "o0")]
    assert [each.term for each in found.coefficients] == ["(Intercept)", "area[o1]"]
    without = made("bribe ~ 0 + ref(area, o1)", **answers)
    assert without.references == ()
