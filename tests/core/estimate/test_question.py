"""Estimates of a question against known answers and reference numbers, and their JSON."""

import json
import math
import sys
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest
from golden_reference import reference
from made_questions import many_of, number, one_of, rating, yes_no

import core as core_package
from core.count.tally import Tally
from core.count.tally_columns import groups_by, tally
from core.estimate import count_of, estimate, estimate_groups, supports, to_json
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import Binary, Forced, KAry, Mechanism, OneBit, Unary, Warner
from core.response.layout import ReportColumn
from core.survey.model import Question

F = Fraction
COINS = Binary(F(3, 4), F(1, 4))
BINARY: dict[str, dict[str, Any]] = reference()["binary"]
KARY: dict[str, dict[str, Any]] = reference()["kary"]
UNARY: dict[str, dict[str, Any]] = reference()["unary_encoding"]
OPTION_KEYS = ["option", "reported", "share", "se", "low", "high", "count", "share_consistent"]


def sales(n_yes: int = 9928, n: int = 32561) -> Tally:
    return Tally(yes_no(COINS), n, (n_yes, n - n_yes))


def close(values: object, expected: object, tolerance: float = 1e-12) -> bool:
    return bool(np.allclose(np.array(values), np.array(expected), rtol=0, atol=tolerance))


def test_that_9928_of_32561_is_estimated_as_known() -> None:
    yes, no = estimate(sales()).options
    assert (yes.option, yes.reported, no.option, no.reported) == ("yes", 9928, "no", 22633)
    assert yes.share is not None
    assert yes.se is not None
    assert (round(yes.share, 8), round(yes.se, 8)) == (0.10980928, 0.00510253)
    assert yes.count == pytest.approx(3575.5, abs=1e-9)
    assert yes.low is not None
    assert yes.high is not None
    assert (round(yes.low, 8), round(yes.high, 8)) == (0.09981219, 0.11986765)
    assert close((no.share, no.se), (1 - yes.share, yes.se))
    assert close((no.low, no.high), (1 - yes.high, 1 - yes.low), 1e-9)


@pytest.mark.parametrize("interval", list(Interval))
def test_that_each_interval_is_used_by_its_name(interval: Interval) -> None:
    found = estimate(sales(), 0.9, interval.value)
    assert (found.level, found.interval) == (0.9, interval.value)
    yes = found.options[0]
    assert (yes.low, yes.high) == interval_of(interval, count_of(sales(), "yes"), 0.9)


def test_that_unknown_intervals_and_levels_are_refused() -> None:
    with pytest.raises(ValueError, match="jeffreys"):
        estimate(sales(), interval="jeffreys")
    with pytest.raises(ValueError, match="level"):
        estimate(sales(), level=95)


@pytest.mark.parametrize(
    ("question", "reports", "n", "shares"),
    [
        (yes_no(Warner(F(3, 4))), (364, 636), 1000, (0.228, 0.772)),
        (
            one_of(4, KAry(4, F(3, 4))),
            (165, 349, 284, 202),
            1000,
            (0.1225, 0.3985, 0.301, 0.178),
        ),
    ],
)
def test_that_debiasing_has_the_known_answers(
    question: Question, reports: tuple[int, ...], n: int, shares: tuple[float, ...]
) -> None:
    found = estimate(Tally(question, n, reports))
    assert close([option.share for option in found.options], shares)


@pytest.mark.parametrize("case", BINARY.values(), ids=BINARY)
def test_that_yes_no_estimates_are_those_of_the_reference(case: dict[str, Any]) -> None:
    mechanism = Binary(F(case["P_yes_given_1"]), F(case["P_yes_given_0"]))
    x, n = case["yes"], case["n"]
    yes = estimate(Tally(yes_no(mechanism), n, (x, n - x)), interval="likelihood-ratio").options[0]
    assert close((yes.share, yes.se), (case["pi_moment"], case["se_n"]))
    assert yes.consistent == pytest.approx(case["pi_mle"], abs=1e-12)
    expected = case["ci95"]["constrained_profile_LR"]["raw"]
    assert close((yes.low, yes.high), expected, 1e-7)


@pytest.mark.parametrize("name", [name for name in KARY if name != "fr_k5"])
def test_that_k_ary_estimates_are_those_of_the_reference(name: str) -> None:
    case = KARY[name]
    counts = [int(count) for count in case["counts"]]
    p = case["P_rows_response_cols_true"][0][0]
    question = one_of(len(counts), KAry(len(counts), F(p)))
    counted = Tally(question, sum(counts), tuple(counts))
    found = estimate(counted)
    assert close([option.share for option in found.options], case["pi_moment"], 1e-9)
    assert close([option.se for option in found.options], case["se_n"], 1e-9)
    observed = counted.observed()
    assert observed is not None
    assert close(observed.covariance(), case["cov_n"], 1e-9)


@pytest.mark.parametrize("name", UNARY)
def test_that_unary_estimates_are_those_of_the_reference(name: str) -> None:
    case = UNARY[name]
    mechanism = Unary(len(case["bit_counts"]), F(case["p"]), F(case["q"]))
    counted = Tally(one_of(mechanism.k, mechanism), case["n"], tuple(case["bit_counts"]))
    found = estimate(counted)
    assert close([option.share for option in found.options], case["pi_moment"], 1e-9)
    assert close([option.se for option in found.options], case["se_n"], 1e-9)


def test_that_shares_are_never_clipped_and_consistent_ones_are_possible() -> None:
    nobody = estimate(Tally(yes_no(COINS), 20, (0, 20))).options
    assert close([o.share for o in nobody], (-0.5, 1.5))
    assert close([o.count for o in nobody], (-10, 30))
    assert close([o.consistent for o in nobody], (0, 1))
    of_three = estimate(Tally(one_of(3, KAry(3, F(4, 5))), 500, (40, 300, 160)))
    assert (of_three.options[0].share or 0) < 0
    consistent = [option.consistent or 0.0 for option in of_three.options]
    assert min(consistent) == 0
    assert sum(consistent) == pytest.approx(1, abs=1e-12)
    many = estimate(Tally(many_of(3, COINS), 100, (10, 50, 90)))
    assert close([o.share for o in many.options], (-0.3, 0.5, 1.3))
    assert close([o.consistent for o in many.options], (0, 0.5, 1))


def test_that_an_interval_outside_0_1_is_known_as_such() -> None:
    counted = Tally(yes_no(COINS), 20, (0, 20))
    assert all(option.outside for option in estimate(counted, interval="wilson").options)
    assert not any(option.outside for option in estimate(counted).options)
    assert not any(option.outside for option in estimate(sales(), interval="wald").options)


@pytest.mark.parametrize(
    "question", [yes_no(None), one_of(3, None), many_of(3, None), number(0, 20, bins=(0, 5, 20))]
)
def test_that_the_clear_has_sampling_error_alone(question: Question) -> None:
    k = len(question.option_ids)
    counted = Tally(question, 10, (4, 6, 0)[:k])
    for option, x in zip(estimate(counted).options, (4, 6, 0), strict=False):
        assert close((option.share, option.count, option.consistent), (x / 10, x, x / 10))
        assert option.se == pytest.approx(math.sqrt(x / 10 * (1 - x / 10) / 10), abs=1e-12)


@pytest.mark.parametrize(
    ("mechanism", "truth"),
    [(Warner(F(3, 4)), 1), (Forced(F(1, 2), F(1, 4)), 1), (Binary(F(1, 5), F(4, 5)), 1)],
)
def test_that_yes_comes_first_with_its_own_support(mechanism: Mechanism, truth: int) -> None:
    p, q = supports(yes_no(mechanism))
    assert (p[0], q[0]) == tuple(map(float, mechanism.chances(truth)))
    assert (p[1], q[1]) == tuple(map(float, mechanism.chances(1 - truth)))
    p, q = supports(many_of(3, mechanism))
    assert [p[2], q[2]] == [float(v) for v in mechanism.chances(1)]


def test_that_simultaneous_intervals_share_the_chance_of_missing_among_those_shown() -> None:
    counted = Tally(one_of(3, KAry(3, F(4, 5))), 500, (140, 200, 160))
    together = estimate(counted, simultaneous=True)
    assert (together.together, together.level) == (3, 0.95)
    assert together.options == estimate(counted, 1 - 0.05 / 3).options
    assert estimate(counted).together == 1
    # Yes and No are one interval, seen from two sides.
    assert estimate(sales(), simultaneous=True) == estimate(sales())
    # The groups' intervals are shown beside those of everyone: 3 · (1 + 2).
    parts = {
        "a": Tally(counted.question, 200, (60, 80, 60)),
        "b": Tally(counted.question, 0, (0, 0, 0)),
    }
    grouped = estimate_groups(counted, parts, simultaneous=True)
    assert grouped.options == estimate(counted, 1 - 0.05 / 9).options
    first = grouped.groups[0].estimate
    assert first.together == grouped.together == 9
    assert first.options == estimate(parts["a"], 1 - 0.05 / 9).options


def test_that_a_weighted_estimate_has_the_clopper_pearson_interval_by_default() -> None:
    column = ReportColumn(np.array([1, 1, 0, 0, 1]), np.ones(5, dtype=np.bool_))
    weighted = tally(yes_no(COINS), column, np.array([3.0, 1.0, 1.0, 1.0, 2.0]))
    assert estimate(weighted).interval == "clopper-pearson"
    assert estimate(sales()).interval == "feldman-cousins"


def test_that_weights_give_weighted_shares_with_kishs_n_beside() -> None:
    column = ReportColumn(np.array([1, 1, 0, 0, 1]), np.ones(5, dtype=np.bool_))
    found = estimate(tally(yes_no(COINS), column, np.array([3.0, 1.0, 1.0, 1.0, 2.0])))
    yes = found.options[0]
    assert found.effective_n == pytest.approx(8.0**2 / 16.0)
    assert (found.n, yes.reported) == (5, 3)
    assert yes.share == pytest.approx((6 / 8 - 0.25) / 0.5)
    assert yes.count == pytest.approx(5 * (6 / 8 - 0.25) / 0.5)
    # Of equal weights the error is that which divides by n − 1.
    equal = estimate(tally(yes_no(COINS), column, np.full(5, 2.5))).options[0]
    plain = estimate(tally(yes_no(COINS), column)).options[0]
    assert equal.share == plain.share
    assert plain.se is not None
    assert equal.se == pytest.approx(plain.se * math.sqrt(5 / 4))


def test_that_groups_are_estimated_as_if_alone() -> None:
    column = ReportColumn(np.array([1, 1, 0, 0, 1]), np.ones(5, dtype=np.bool_))
    sex = ReportColumn(np.array([1, 0, 0, 1, 1]), np.ones(5, dtype=np.bool_))
    groups = groups_by(one_of(2, None), sex)
    parts = {
        value: tally(yes_no(COINS), ReportColumn(column.values, rows))
        for value, rows in groups.items()
    }
    found = estimate_groups(tally(yes_no(COINS), column), parts, 0.9, "wilson")
    assert [group.value for group in found.groups] == ["o0", "o1"]
    for group in found.groups:
        assert group.estimate == estimate(parts[group.value], 0.9, "wilson")
    assert found.options == estimate(tally(yes_no(COINS), column), 0.9, "wilson").options


def test_that_json_has_the_promised_keys_and_numbers() -> None:
    written = to_json(estimate(sales()))
    assert list(written) == ["id", "kind", "mechanism", "epsilon", "interval", "n", "options"]
    assert written["epsilon"] == 1.0986122886681098
    assert (written["id"], written["kind"], written["mechanism"]) == ("yn", "yes-no", "binary")
    options = json.loads(json.dumps(written))["options"]
    assert [list(option) for option in options] == [OPTION_KEYS] * 2
    assert options[0]["count"] == 3575.5


def test_that_json_has_nulls_where_nobody_answered() -> None:
    for question in (yes_no(COINS), one_of(3, None), many_of(2, COINS)):
        empty = Tally(question, 0, (0,) * len(question.option_ids))
        for option in json.loads(json.dumps(to_json(estimate(empty))))["options"]:
            assert list(option) == OPTION_KEYS
            assert option["reported"] == 0
            assert {option[key] for key in OPTION_KEYS[2:]} == {None}
    for question in (number(0, 9), number(0, 9, mechanism=OneBit(10, F(3, 4)))):
        nothing = to_json(estimate(Tally(question, 0, (0,) if question.sensitive else ())))
        assert nothing["options"] == []
        assert nothing["mean"] is nothing["mean_se"] is nothing["mean_high"] is None


def test_that_json_of_the_clear_names_no_mechanism_and_numbers_have_means() -> None:
    written = to_json(estimate(Tally(number(0, 9), 2, (), total=10, squares=58)))
    assert written["mechanism"] is written["epsilon"] is None
    assert list(written)[-5:] == ["mean", "mean_se", "mean_low", "mean_high", "mean_interval"]
    assert written["mean_interval"] == "student"
    rated = to_json(estimate(Tally(rating(3, None), 4, (1, 1, 2))))
    assert (rated["mean"], rated["mean_interval"]) == (pytest.approx(2.25), "student")
    binned = to_json(estimate(Tally(number(0, 9, bins=(0, 4, 9)), 4, (1, 3))))
    assert list(binned)[-1] == "mean_note"
    assert binned["mean"] == pytest.approx(0.25 * 2 + 0.75 * 6.5)


def test_that_json_names_the_interval_and_the_scale_of_every_question() -> None:
    told = to_json(estimate(sales(), interval="wilson"))
    assert (told["interval"], "mean_scale" in told) == ("wilson", False)
    given = to_json(estimate(Tally(number(0, 9), 2, (), total=10, squares=58)))
    assert (given["interval"], given["mean_scale"]) == ("student", [0, 9])
    rated = to_json(estimate(Tally(rating(3, None), 4, (1, 1, 2))))
    assert (rated["interval"], rated["mean_scale"]) == ("feldman-cousins", [1, 3])
    tenths = replace(number(0, 95), scale=10)
    assert to_json(estimate(Tally(tenths, 2, (), total=10, squares=58)))["mean_scale"] == [0, 9.5]


def test_that_json_of_groups_has_one_entry_for_each() -> None:
    parts = {"o0": sales(10, 30), "o1": Tally(yes_no(COINS), 0, (0, 0))}
    written = to_json(estimate_groups(sales(), parts))
    groups = json.loads(json.dumps(written))["groups"]
    assert [(group["value"], group["n"]) for group in groups] == [("o0", 30), ("o1", 0)]
    assert [list(group) for group in groups] == [["value", "n", "options"]] * 2


def test_that_a_set_of_one_option_is_the_option() -> None:
    counted = Tally(one_of(3, Unary(3, F(1, 2), F(1, 4))), 100, (40, 30, 20))
    assert count_of(counted, "o1").x == 30
    with pytest.raises(KeyError):
        count_of(counted, "o9")
    with pytest.raises(ValueError, match="several options"):
        count_of(counted, "o0", "o1")
    with pytest.raises(ValueError, match="empty"):
        count_of(counted)
    with pytest.raises(ValueError, match="nobody"):
        count_of(Tally(yes_no(COINS), 0, (0, 0)), "yes")


# What is entered only to search for the ends of an interval: it is the same for every tally.
SEARCH = {"least_whole", "crossing", "_upper", "_both_tails", "_require_whole"}
TAILS = {"log_likelihood", "at_most", "at_least"}


def entered(run: Callable[[], object]) -> list[tuple[str, str]]:
    """The functions and methods of core that a call enters, with the file of each, once each."""
    found: dict[tuple[str, str], None] = {}
    core = str(Path(core_package.__path__[0]))

    def note(frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(core) and "<" not in code.co_qualname:
            found[code.co_filename[len(core) + 1 :], code.co_qualname] = None

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return list(found)


@pytest.mark.parametrize("mechanism", [None, Warner(F(3, 4))], ids=["clear", "spinner"])
def test_that_the_way_from_a_tally_to_its_result_is_short(mechanism: Warner | None) -> None:
    counted = Tally(yes_no(mechanism), 1000, (400, 600))
    estimate(counted)
    way = entered(lambda: estimate(counted))
    files = [file for file, _ in way]
    stays = [file for file, before in zip(files, ["", *files], strict=False) if file != before]
    assert ("count/tally.py", "Tally.observed") in way
    assert len(set(files)) <= 8, way
    assert len(stays) <= 17, stays
    assert len([name for _, name in way if name not in SEARCH | TAILS]) <= 21, way
