"""The library `candor`: it hands on what the core says, and refuses what it cannot be sure of."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import candor
from candor.designs import fraction
from core.count.tally import Tally
from core.estimate import estimate
from core.examples import example_path, example_survey
from core.privacy.mechanisms import KAry, Warner
from core.rehearse import invent, rehearse, write_responses
from core.study import Study, import_paths
from core.study.results import estimate_study

SPINNER = candor.warner("3/4")


def test_that_a_column_is_debiased_as_the_methods_say() -> None:
    found = candor.share([1] * 9_928 + [0] * 22_633, candor.two_coins())
    assert found.share == pytest.approx(0.10980928, abs=5e-9)
    assert found.error == pytest.approx(0.00510253, abs=5e-9)
    assert found.count == pytest.approx(3575.5, abs=1e-6)
    assert found.interval == pytest.approx((0.0998121907, 0.1198676516), abs=1e-9)


def test_that_four_options_are_debiased_as_the_methods_say() -> None:
    reports = np.repeat([0, 1, 2, 3], [165, 349, 284, 202])
    found = candor.share(reports, candor.k_ary(4, "3/4")).frame()
    assert found["share"].tolist() == pytest.approx([0.1225, 0.3985, 0.301, 0.178], abs=1e-12)


def test_that_a_result_is_the_estimate_of_the_core() -> None:
    bribe = example_survey("bribery").question("bribe")
    core = estimate(Tally(bribe, 1000, (400, 600)))
    found = candor.share(pd.Series(np.repeat(["yes", "no"], [400, 600])), SPINNER)
    assert [*found.estimate.options] == [*core.options]


@pytest.mark.parametrize(
    "values",
    [
        [1, 0, 1, None],
        [1.0, 0.0, 1.0, math.nan],
        [True, False, True, None],
        ["Yes", "no ", "YES", None],
        ["true", "FALSE", "True", None],
        ["1", "0", "1", None],
        pd.Series([1, 0, 1, None], dtype="Int64"),
        pd.Categorical(["yes", "no", "yes", None]),
    ],
)
def test_that_every_way_to_code_yes_and_no_is_read(values: object) -> None:
    found = candor.share(pd.Series(values), SPINNER)
    assert (found.n, found.estimate.options[0].reported) == (3, 2)


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ([0, 1, 2], "row 2: 2; a report of yes is 1 and of no 0"),
        ([0, 1, "yes"], "row 2: 'yes'; the rows before it are numbers"),
        ([True, 1], "row 1: 1; the rows before it are truth values"),
        (["yes", "true"], "row 1: 'true'; write no or yes"),
        (["yes", ""], "row 1: ''; write no or yes"),
        ([0.5], "row 0: 0.5"),
        ("yes", "give a Series, a list or an array"),
        (np.zeros((2, 2)), "2 dimensions"),
    ],
)
def test_that_a_value_in_doubt_is_refused_with_its_row(values: object, told: str) -> None:
    with pytest.raises(ValueError, match=r"values|asked") as refused:
        candor.share(values, SPINNER)  # type: ignore[arg-type]
    assert told in str(refused.value)


def test_that_a_row_is_named_by_its_label() -> None:
    column = pd.Series([1, 7], index=["anna", "bert"], name="bribe")
    with pytest.raises(ValueError, match="bribe, row bert: 7"):
        candor.share(column, SPINNER)


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: candor.warner("3/2"), "p of warner is 3/2; it is a fraction from 0 to 1"),
        (lambda: candor.warner("1/2"), "tell nothing"),
        (lambda: candor.warner("three"), 'write a fraction as text, such as "3/4"'),
        (lambda: candor.warner(True), "True"),
        (lambda: candor.warner(1 / 3), "no short fraction"),
        (lambda: candor.warner(math.nan), "nan"),
        (lambda: candor.k_ary(4, "1/4"), "tell nothing"),
        (lambda: candor.subset(4, 4, "3/4"), "size of subset is 4"),
        (lambda: candor.design("crosswise"), "takes prevalence"),
        (lambda: candor.design("crosswise", u="1/4"), "takes prevalence"),
        (lambda: candor.k_ary(1, "3/4"), "options of k-ary is 1; give a whole number from 2 on"),
        (lambda: candor.k_ary(4.0, "3/4"), "options of k-ary is 4.0"),  # type: ignore[arg-type]
        (lambda: candor.k_ary("4", "3/4"), "options of k-ary is '4'"),  # type: ignore[arg-type]
        (lambda: candor.unary(3, "1/4", "3/4"), "p of unary is 1/4 and q 3/4; p must be over q"),
        (lambda: candor.design("spinner"), "there is no design 'spinner'"),
    ],
)
def test_that_a_wrong_design_is_refused_with_what_is_right(
    make: Callable[[], object], told: str
) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        make()
    assert told in str(refused.value)


def test_that_a_float_is_taken_as_it_is_written_and_that_is_said() -> None:
    with pytest.warns(UserWarning, match="0.75 is taken as 3/4"):
        assert candor.warner(0.75) == SPINNER
    assert fraction("0.75") == fraction("3/4")


def test_that_the_core_refuses_what_the_library_refuses() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        Warner(fraction("3/2"))
    with pytest.raises(TypeError, match="exact fraction"):
        KAry(4, 0.5)  # type: ignore[arg-type]


def test_that_columns_of_other_rows_are_refused() -> None:
    with pytest.raises(ValueError, match="by has 2 rows"):
        candor.share([1, 0, 1], SPINNER, by=["a", "b"])
    other = pd.Series([1.0, 1.0], index=[5, 6])
    with pytest.raises(ValueError, match="align them first"):
        candor.share([1, 0], SPINNER, weights=other)


@pytest.mark.parametrize("weight", [-1.0, math.inf])
def test_that_a_wrong_weight_is_refused(weight: float) -> None:
    with pytest.raises(ValueError, match="row 1"):
        candor.share([1, 0], SPINNER, weights=[1.0, weight])


def test_that_weights_clusters_and_strata_are_those_of_the_methods() -> None:
    reports, weights = [1, 0, 1, 1, 0, 0, 1, 0], [1, 2, 1, 3, 2, 1, 1, 1]
    pairs, halves = [1, 1, 2, 2, 3, 3, 4, 4], ["a"] * 4 + ["b"] * 4
    errors = [
        candor.share(reports, SPINNER, weights=weights).error,
        candor.share(reports, SPINNER, weights=weights, clusters=pairs).error,
        candor.share(reports, SPINNER, weights=weights, strata=halves).error,
    ]
    assert errors == pytest.approx([0.417855, 0.490653, 0.402538], abs=5e-7)


def test_that_groups_are_estimated_by_themselves_and_compared() -> None:
    reports = [1] * 400 + [0] * 600 + [1] * 350 + [0] * 650
    area = pd.Categorical(["city"] * 1000 + ["town"] * 1000, categories=["town", "city"])
    found = candor.share(reports, SPINNER, by=area)
    frame = found.frame().set_index(["group", "option"])
    assert frame.loc[("city", "yes"), "share"] == pytest.approx(0.3)
    assert frame.loc[("town", "yes"), "share"] == pytest.approx(0.2)
    (difference,) = found.differences().to_dict("records")
    assert (difference["group"], difference["other"]) == ("town", "city")
    assert difference["p"] == pytest.approx(0.021, abs=1e-3)


def test_that_rows_without_a_group_are_counted_aloud() -> None:
    reports, area = [1, 0, 1, 1, 0, None], ["a", "a", "b", "b", None, None]
    found = candor.share(reports, SPINNER, by=area)
    assert found.frame()["n"].tolist() == [5, 5, 2, 2, 2, 2]
    assert found.note.endswith("; without a group, in (all) alone: 1")
    assert str(found).startswith(found.note)
    assert "without" not in candor.share(reports, SPINNER).note
    assert "without" not in candor.share(reports[:4], SPINNER, by=area[:4]).note
    means = candor.mean([1, 2, 3, 4, 5], by=area[:5])
    assert means.note == (
        "n = 5, asked in the clear; 95% intervals: student; without a group, in (all) alone: 1"
    )


def test_that_options_of_a_yes_no_design_are_refused() -> None:
    with pytest.raises(ValueError, match="Warner asks for yes or no"):
        candor.share([1, 0], SPINNER, options=["yes", "no"])


def test_that_bits_are_read_from_columns_and_from_texts() -> None:
    design = candor.unary(3, "3/4", "1/4")
    rows = [[1, 0, 1], [0, 1, 0], [1, 1, 0]]
    columns = candor.share(pd.DataFrame(rows, columns=["a", "b", "c"]), design)
    texts = candor.share(["101", "010", "110", None], design)
    assert columns.frame()["option"].tolist() == ["a", "b", "c"]
    assert columns.frame()["share"].tolist() == texts.frame()["share"].tolist()
    with pytest.raises(ValueError, match="some of its 3 bits are missing"):
        candor.share(pd.DataFrame([[1, None, 0]]), design)


def test_that_a_histogram_stands_beside_its_truth() -> None:
    found = candor.histogram(
        ["a"] * 6 + ["b"] * 4,
        candor.k_ary(2, "3/4"),
        options=["a", "b"],
        truth={"a": 0.5, "b": 0.5},
    )
    assert found.frame()["truth"].tolist() == [0.5, 0.5]
    with pytest.raises(ValueError, match="none of the options"):
        candor.histogram(["a", "b"], None, truth={"c": 1.0})


def test_that_options_that_nobody_reported_are_not_guessed() -> None:
    design = candor.k_ary(3, "3/4")
    with pytest.raises(ValueError, match="2 different values where 3 options"):
        candor.share(["a", "b"], design)
    frame = candor.share(["a", "b"], design, options=["a", "b", "c"]).frame()
    assert frame["option"].tolist() == ["a", "b", "c"]


def test_that_a_mean_is_in_the_units_of_the_grid() -> None:
    found = candor.mean([1] * 60 + [0] * 40, candor.one_bit(101, "3/4"), low=0)
    assert found.mean == pytest.approx(100 * (0.6 - 0.25) / 0.5)
    clear = candor.mean([1.25, 2.5, None])
    assert clear.mean == pytest.approx(1.875)


def test_that_crossing_is_that_of_the_methods() -> None:
    pairs = np.repeat([[1, 1], [1, 0], [0, 1], [0, 0]], [270, 330, 370, 630], axis=0)
    found = candor.cross(pairs[:, 0], pairs[:, 1], (SPINNER, SPINNER))
    assert found.frame()["share"].tolist() == pytest.approx([0.15, 0.10, 0.15, 0.60])
    assert found.odds_ratio == pytest.approx((6, 1.97909, 24.16568), abs=1e-4)


def test_that_a_model_is_fitted_through_the_channel() -> None:
    area = np.repeat(["city", "country", "town"], [100, 100, 100])
    bribe = np.concatenate(
        [np.repeat([1, 0], [40, 60]), np.repeat([1, 0], [50, 50]), np.repeat([1, 0], [35, 65])]
    )
    frame = pd.DataFrame({"bribe": bribe, "area": area})
    found = candor.logit("bribe ~ area", frame, {"bribe": SPINNER})
    assert found.params["(Intercept)"] == pytest.approx(-0.8473, abs=1e-4)
    assert found.params["area[town]"] == pytest.approx(-0.539, abs=1e-4)
    with pytest.raises(ValueError, match="no column 'sex'"):
        candor.logit("bribe ~ sex", frame, {"bribe": SPINNER})
    with pytest.raises(ValueError, match="bribe ~"):
        candor.logit("bribe ~", frame)


def test_that_a_plan_has_the_fractions_of_the_methods() -> None:
    assert candor.plan("yes-no", epsilon=1, respondents=1000).best == Warner(fraction("685/937"))
    with pytest.raises(ValueError, match="no kind 'yesno'"):
        candor.plan("yesno", epsilon=1, respondents=1000)


def test_that_a_rehearsal_repeats_with_its_seed() -> None:
    first, second = (
        candor.rehearse(SPINNER, 0.1, respondents=500, runs=100, seed=3).frame() for _ in range(2)
    )
    pd.testing.assert_frame_equal(first, second)
    assert first["mean"][0] == pytest.approx(0.1, abs=0.03)


def test_that_a_study_is_read_into_pandas(tmp_path: Path) -> None:
    data = example_path("bribery").read_bytes()
    survey = example_survey("bribery")
    answers, path = tmp_path / "answers", tmp_path / "work.study"
    people = invent(survey, 60, seed=5)
    write_responses(rehearse(survey, people, seed=5), answers, people.n)
    with_core = Study.create(path, data)
    import_paths(with_core, [str(answers)])
    core = estimate_study(with_core)
    with_core.close()
    with candor.open(path) as study:
        assert study.n == 60
        assert study.share("bribe").estimate == core[0]
        frame = study.frame(labels="en")
        assert frame["bribe"].sum() == core[0].options[0].reported
        again = candor.share(frame["bribe"], SPINNER, by=frame["area"])
        split = study.share("bribe", by="area").frame()
        assert again.frame()["share"].tolist() == pytest.approx(split["share"].tolist())
        with pytest.raises(ValueError, match="there is no question 'age'"):
            study.share("age")
        with pytest.raises(ValueError, match="there is no language 'xx'; there are en"):
            study.frame(labels="xx")
        assert repr(study) == "a study, n = 60: bribe, area"
    study.close()
    assert repr(study) == "a study that is closed"
    for use in (study.frame, lambda: study.n, lambda: study.share("bribe")):
        with pytest.raises(ValueError, match="this study is closed; open it again"):
            use()


def test_that_what_is_no_study_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "letter.study"
    path.write_text("Dear all")
    with pytest.raises(ValueError, match=r"letter\.study"):
        candor.open(path)


def test_that_one_answer_is_privatized_and_never_named_in_an_error(tmp_path: Path) -> None:
    survey = candor.survey(example_path("bribery"))
    made = candor.privatize(survey, {"bribe": True, "area": "town"})
    assert made.answers["bribe"] in (0, 1)
    assert made.save(tmp_path).read_bytes() == bytes(made)
    with pytest.raises(ValueError, match="none that the question has") as refused:
        candor.privatize(survey, {"bribe": "sometimes", "area": "town"})
    assert "sometimes" not in str(refused.value)


def test_that_a_truth_may_be_named_as_options_are_given() -> None:
    found = candor.histogram([0, 1, 1, 0], candor.k_ary(2, "3/4"), truth={0: 0.5, 1: 0.5})
    assert found.frame()["truth"].tolist() == [0.5, 0.5]


@pytest.mark.parametrize(
    ("truth", "told"),
    [
        ({"a": 0.5, "b": 0.6, "c": 0.1}, "add up to 1.2"),
        ({"a": 0.5, "b": 0.2, "c": 0.2}, "add up to 0.9"),
        ({"a": 0.8, "b": 0.3}, "add up to 1.1"),
        ({"a": 1.5}, "from 0 to 1"),
        ({"a": -0.1}, "from 0 to 1"),
        ({"a": math.nan}, "from 0 to 1"),
    ],
)
def test_that_a_truth_that_cannot_be_is_refused(truth: dict[Hashable, float], told: str) -> None:
    design, reports = candor.k_ary(3, "3/4"), ["a", "b", "c"]
    with pytest.raises(ValueError, match=told):
        candor.histogram(reports, design, truth=truth)
    thirds: dict[Hashable, float] = {"a": 0.33, "b": 0.33, "c": 0.33}
    assert candor.histogram(reports, design, truth=thirds).truth == thirds
    assert candor.histogram(reports, design, truth={"a": 0.5}).truth == {"a": 0.5}


@pytest.mark.parametrize("scale", [{"low": 0, "step": 0}, {"low": 0.5}, {}])
def test_that_a_grid_that_is_none_is_refused(scale: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="whole numbers"):
        candor.mean([1, 0], candor.one_bit(11, "3/4"), **scale)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"epsilon": "nan"}, "ε is 'nan'; give a finite number over 0"),
        ({"epsilon": math.inf}, "ε is inf; give a finite number over 0"),
        ({"respondents": 0}, "respondents is 0; give a whole number from 1 on"),
        ({"respondents": 10.5}, "respondents is 10.5; give a whole number from 1 on"),
        ({"kind": "one-of"}, "how many options a question of one-of has"),
        ({"kind": "many-of"}, "how many options a question of many-of has"),
        ({"kind": "rating"}, "how many options a question of rating has"),
        ({"kind": "number"}, "how many options a question of number has"),
        ({"kind": "one-of", "options": 4.0}, "options is 4.0; give a whole number from 2 on"),
    ],
)
def test_that_a_plan_of_nothing_is_refused(wanted: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        candor.plan(**{"kind": "yes-no", "epsilon": 1, "respondents": 10, **wanted})


def test_that_columns_beside_a_model_are_named_where_they_are_missing() -> None:
    frame = pd.DataFrame({"bribe": [1, 0, 1, 0], "age": [1, 2, 3, 5]})
    with pytest.raises(ValueError, match="no column 'w'"):
        candor.logit("bribe ~ age", frame, {"bribe": SPINNER}, weights="w")


def test_that_no_group_is_called_as_everybody_is() -> None:
    with pytest.raises(ValueError, match="everybody"):
        candor.share([1, 0], SPINNER, by=["(all)", "town"])


def test_that_columns_of_bits_are_found_by_the_names_of_their_options() -> None:
    design = candor.unary(3, "3/4", "1/4")
    bits = pd.DataFrame({"a": [1, 1, 1, 0], "b": [0, 1, 0, 1], "c": [0, 0, 1, 0]})
    as_they_stand = candor.share(bits, design).frame().set_index("option")["share"]
    turned = candor.histogram(bits, design, options=["c", "b", "a"]).frame()
    assert turned["option"].tolist() == ["c", "b", "a"]
    assert turned["share"].tolist() == as_they_stand[["c", "b", "a"]].tolist()
    by_place = candor.share(bits.to_numpy(), design, options=["c", "b", "a"]).frame()
    assert by_place["share"].tolist() == as_they_stand.tolist()
    unnamed = bits.set_axis(range(3), axis=1)
    assert candor.share(unnamed, design, options=["x", "y", "z"]).frame()["option"][0] == "x"
    for options in (["a", "b", "d"], ["x", "y", "d"]):
        with pytest.raises(ValueError, match=r"no column '[dx]'; name the options as the columns"):
            candor.share(bits, design, options=options)


@pytest.mark.parametrize(
    ("beside", "told"),
    [
        ({"weights": [1.0, None, 2.0]}, "row 1 has no weight"),
        ({"weights": pd.Series([1, 2, None], dtype="Int64")}, "row 2 has no weight"),
        ({"clusters": ["a", "b", None]}, "row 2 has no cluster"),
        ({"strata": [math.nan, 1, 1]}, "row 0 has no stratum"),
    ],
)
def test_that_a_row_without_its_weight_or_unit_is_refused(
    beside: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"{told}; leave such rows out or give it one"):
        candor.share([1, 0, 1], SPINNER, **beside)


def test_that_numbers_of_numpy_and_decimals_are_fractions() -> None:
    two: Any = np.int64(2)
    assert candor.warner(Decimal("0.75")) == SPINNER
    assert repr(candor.design("subset", 4, size=two, p="3/4")) == repr(candor.subset(4, 2, "3/4"))
    with pytest.warns(UserWarning, match="0.75 is taken as 3/4"):
        assert candor.warner(np.float64(0.75)) == SPINNER
    wrong: Any
    for wrong in (np.bool_(True), Decimal("NaN"), Decimal("inf"), np.float64("inf")):
        with pytest.raises(ValueError, match="write a fraction as text"):
            candor.warner(wrong)


@pytest.mark.parametrize(
    "use",
    [
        lambda: candor.share([1, 0], "warner"),  # type: ignore[arg-type]
        lambda: candor.share([1, 0], 0.75),  # type: ignore[arg-type]
        lambda: candor.mean([1, 0], "one-bit", low=0),  # type: ignore[arg-type]
        lambda: candor.cross([1, 0], [1, 0], ("warner", SPINNER)),  # type: ignore[arg-type]
        lambda: candor.rehearse("warner", 0.1, respondents=10),  # type: ignore[arg-type]
        lambda: candor.rehearse(None, 0.1, respondents=10),  # type: ignore[arg-type]
        lambda: candor.epsilon("3/4"),  # type: ignore[arg-type]
        lambda: candor.logit("a ~ b", pd.DataFrame({"a": [1], "b": [2]}), {"a": "warner"}),  # type: ignore[dict-item]
    ],
)
def test_that_what_is_no_design_is_refused_with_what_is_one(use: Callable[[], object]) -> None:
    with pytest.raises(
        ValueError, match=r'the design is .*; give one such as candor\.warner\("3/4"\)'
    ):
        use()


def test_that_the_designs_of_a_model_are_named_by_column() -> None:
    frame = pd.DataFrame({"bribe": [1, 0], "age": [1, 2]})
    with pytest.raises(ValueError, match=r"such as {'bribe': candor\.warner"):
        candor.logit("bribe ~ age", frame, SPINNER)  # type: ignore[arg-type]


def test_that_what_is_shown_of_a_result_is_what_is_printed() -> None:
    frame = pd.DataFrame({"bribe": [1, 0, 1, 0], "age": [1, 2, 3, 5]})
    for each in (
        candor.share(frame["bribe"], SPINNER),
        candor.mean(frame["age"]),
        candor.cross(frame["bribe"], frame["bribe"], (SPINNER, None)),
        candor.logit("bribe ~ age", frame, {"bribe": SPINNER}),
        candor.plan("yes-no", epsilon=1, respondents=100),
        candor.rehearse(SPINNER, 0.1, respondents=20, runs=10, seed=1),
        candor.survey(example_path("bribery")),
        candor.privatize(candor.survey(example_path("bribery")), {"bribe": True, "area": "town"}),
    ):
        assert repr(each) == str(each)
        assert type(each).__name__ not in repr(each)


@pytest.mark.parametrize("wanted", [{"respondents": -5}, {"respondents": 2.5}, {"runs": 0}])
def test_that_a_rehearsal_of_nobody_is_refused(wanted: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"give a whole number from 1 on"):
        candor.rehearse(SPINNER, 0.1, **({"respondents": 10, "runs": 5} | wanted))


def test_that_no_end_is_printed_as_less_than_nothing() -> None:
    assert "-0.0000" not in str(candor.mean([-1e-6, 0.0, 0.0]))


def test_that_people_for_a_margin_are_told_where_one_is_asked() -> None:
    asked = candor.plan("yes-no", epsilon=1, respondents=100, margin=0.05).frame()
    assert asked["n_for_margin"].min() > 100
    assert "n_for_margin" not in candor.plan("yes-no", epsilon=1, respondents=100).frame()


def test_that_ends_are_found_by_option_and_group() -> None:
    design = candor.k_ary(3, "3/4")
    reports, halves = [0, 1, 2, 2] * 10, ["x", "y"] * 20
    options = ["a", "b", "c"]
    plain = candor.share([options[each] for each in reports], design, options=options)
    assert plain.conf_int().index.tolist() == options
    split = candor.share(reports, design, by=halves).conf_int()
    assert split.index.names == ["group", "option"]
    assert split["low"].to_dict()["y", "0"] == split["low"].iloc[6]


def test_that_groups_in_strata_of_people_are_compared_as_in_clusters_of_one() -> None:
    """Groups share their strata: one of few people in a stratum takes from the other."""
    chance = np.random.default_rng(7)
    y, w = chance.integers(0, 2, 120), chance.uniform(0.2, 3, 120)
    h, g = np.arange(120) % 3, (np.arange(120) % 3 + chance.integers(0, 2, 120)) % 2
    alone = candor.share(y, SPINNER, by=g, weights=w, strata=h)
    ones = candor.share(y, SPINNER, by=g, weights=w, strata=h, clusters=np.arange(120))
    errors = [found.comparisons[0].comparison.pairs[0].difference.se for found in (alone, ones)]
    apart = math.sqrt(sum(row**2 for row in alone.frame()["error"][2::2]))
    assert errors[0] == pytest.approx(errors[1], rel=1e-12)
    assert errors[0] != pytest.approx(apart, rel=1e-3)
