"""The planner: every mechanism within the target, ranked by its computed error."""

import json
import math
from dataclasses import replace
from decimal import Context, Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_questions import many_of, number, one_of, yes_no

from core.plan.as_json import to_json
from core.plan.curves import p_for_target, standard_errors, target_for_p
from core.plan.mechanisms import Plan, n_for_margin, plan
from core.privacy.epsilon import compose, epsilon_upper
from core.privacy.mechanisms import Histograms, Mechanism
from core.privacy.mechanisms.window import WindowChannel
from core.rehearse import simulate
from core.survey.model import KINDS, Kind, Question, Survey

F = Fraction
ONE = Decimal(1)
LN3 = Decimal("1.0986122886681098")


def fractions_of(made: Plan) -> dict[str, dict[str, str | int]]:
    return {option.mechanism_name: option.probabilities for option in made.options}


def question_for(kind: Kind, k: int, mechanism: Mechanism) -> Question:
    match kind:
        case Kind.YES_NO:
            return yes_no(mechanism)
        case Kind.MANY_OF:
            return many_of(k, mechanism)
        case Kind.NUMBER if k == 1:
            return number(0, 1, mechanism=mechanism)
        case _:
            return one_of(k, mechanism)


def test_that_the_fractions_at_epsilon_one_are_those_of_the_methods() -> None:
    assert fractions_of(plan(Kind.YES_NO, ONE, 1000)) == {
        "warner": {"p": "685/937"},
        "forced": {"truth": "433/937", "yes": "1/2"},
        "binary": {"p1": "685/937", "p0": "252/937"},
    }
    assert fractions_of(plan(Kind.ONE_OF, ONE, 1000, 14))["k-ary"] == {"p": "23/133"}
    assert fractions_of(plan(Kind.NUMBER, ONE, 1000, 1)) == {
        "one-bit": {"p": "685/937"},
        "window": {"width": 78, "p": "335/493"},
    }
    assert fractions_of(plan(Kind.NUMBER, ONE, 1000, 1, places=2000)).keys() == {"one-bit"}


@pytest.mark.parametrize(("share", "p"), [(0.0, F(1, 2)), (0.1, F(53, 100)), (0.5, F(61, 98))])
def test_that_unary_moves_from_optimized_to_symmetric_with_the_guessed_share(
    share: float, p: Fraction
) -> None:
    unary = fractions_of(plan(Kind.ONE_OF, ONE, 1000, 14, share=share))["unary"]
    assert F(unary["p"]) == p


@pytest.mark.parametrize(
    ("kind", "k", "epsilon"),
    [
        (Kind.YES_NO, 2, "0.7"),
        (Kind.ONE_OF, 5, "1.3"),
        (Kind.MANY_OF, 3, "2"),
        (Kind.RATING, 7, "1"),
    ],
)
def test_that_standard_errors_are_those_of_the_formulas(kind: Kind, k: int, epsilon: str) -> None:
    made = plan(kind, Decimal(epsilon), 400, k, share=0.2, margin=0.05)
    for option in made.options:
        fractions = {name: float(F(text)) for name, text in option.probabilities.items()}
        match option.mechanism_name:
            case "warner":
                p, q = fractions["p"], 1 - fractions["p"]
            case "forced":
                q = (1 - fractions["truth"]) * fractions["yes"]
                p = fractions["truth"] + q
            case "binary":
                p, q = fractions["p1"], fractions["p0"]
            case "k-ary":
                p, q = fractions["p"], (1 - fractions["p"]) / (k - 1)
            case "subset":
                p, q = fractions["p"], (fractions["size"] - fractions["p"]) / (k - 1)
            case "local-hash":
                # Two hashes are the same with s₂; 65,537 elements fall on g values.
                p, g = fractions["p"], int(fractions["g"])
                same = sum((len(range(j, 65_537, g)) / 65_537) ** 2 for j in range(g))
                q = p * same + (1 - p) * (1 - same) / (g - 1)
            case _:
                p, q = fractions["p"], fractions["q"]
        rate = q + (p - q) * 0.2
        expected = math.sqrt(rate * (1 - rate) / 400) / (p - q)
        assert option.se == pytest.approx(expected, rel=1e-12)
        assert option.margin == pytest.approx(1.959963984540054 * expected, rel=1e-12)
    assert [option.se for option in made.options] == sorted(
        option.se or 0 for option in made.options
    )
    assert made.recommended == made.options[0].mechanism_name
    # METHODS §4: noise of scale 1/(nε); replacing a person moves two counts of a histogram.
    moved = {Kind.YES_NO: 1, Kind.MANY_OF: 3}.get(kind, 2)
    noise = 2 * (moved / (400 * float(epsilon))) ** 2
    assert made.direct_se == pytest.approx(0.02, rel=1e-12)
    assert made.central_se == pytest.approx(math.sqrt(0.0004 + noise), rel=1e-12)


def test_that_asking_for_a_number_directly_is_named_as_the_worst_case() -> None:
    """With a mean at 3/10 of the range the variance is at most .3 · .7, all at the two ends."""
    made = plan(Kind.NUMBER, ONE, 100, 1, share=0.3)
    assert made.worst_case
    assert made.direct_se == pytest.approx(math.sqrt(0.21 / 100), rel=1e-12)
    assert made.central_se == pytest.approx(math.sqrt(0.21 / 100 + 2 / 100**2), rel=1e-12)
    assert to_json(made)["worst_case"] is True
    for kind, options in ((Kind.NUMBER, 5), (Kind.YES_NO, 2)):
        histogram = plan(kind, ONE, 100, options)
        assert not histogram.worst_case
        assert "worst_case" not in to_json(histogram)


def test_that_the_choice_follows_the_computed_error_and_no_rule_of_thumb() -> None:
    # k < 3E + 2 holds for k = 10 at ε = 1, but only at f = 0 does it say which is better.
    def first(options: int, share: float) -> str:
        names = [
            o.mechanism_name for o in plan(Kind.ONE_OF, ONE, 100, options, share=share).options
        ]
        return next(name for name in names if name in ("k-ary", "unary"))

    assert first(10, 0.0) == "k-ary"
    assert first(11, 0.0) == "unary"
    assert first(10, 0.5) == "unary"


def test_that_a_subset_is_recommended_where_its_error_is_least() -> None:
    assert plan(Kind.ONE_OF, ONE, 100, 14).recommended == "subset"
    assert plan(Kind.ONE_OF, Decimal(2), 100, 14, share=0.0).recommended == "k-ary"
    assert plan(Kind.ONE_OF, ONE, 100, 14, share=0.5).recommended == "subset"
    assert plan(Kind.ONE_OF, ONE, 100, 4).recommended == "k-ary"
    fitted = plan(Kind.ONE_OF, ONE, 100, 14, share=0.0).options[0]
    assert fitted.probabilities == {"size": 4, "p": "137/263"}


@given(
    st.sampled_from(list(KINDS.values())),
    st.decimals("0.1", "8", places=6),
    st.integers(1, 40),
    st.floats(0, 1),
    st.integers(2, 1000),
)
def test_that_no_planned_option_exceeds_the_target(
    kind: Kind, target: Decimal, options: int, share: float, max_denominator: int
) -> None:
    k = (
        2
        if kind is Kind.YES_NO
        else max(2, options)
        if kind in (Kind.ONE_OF, Kind.RATING)
        else options
    )
    made = plan(kind, target, 100, k, share, max_denominator=max_denominator)
    draws = k if kind is Kind.MANY_OF else 1
    for option in made.options:
        assert epsilon_upper(compose([option.mechanism.ratio] * draws)) <= target
        assert 0 < option.epsilon <= math.nextafter(float(target), math.inf)
    for device in made.devices:
        assert epsilon_upper(device.mechanism.ratio) <= target


def test_that_devices_have_their_exact_fractions_least_variance_first() -> None:
    made = plan(Kind.YES_NO, Decimal("2.4"), 1000)
    listed = {d.device.name: (d.probabilities["p1"], d.probabilities["p0"]) for d in made.devices}
    assert listed == {
        "spinner": ("11/12", "1/12"),  # 330 of 360 degrees
        "cards-rank": ("11/13", "2/13"),
        "die-forced": ("5/6", "1/6"),
        "die-mirrored": ("5/6", "1/6"),
        "two-dice-forced": ("11/12", "1/6"),
        "two-coins": ("3/4", "1/4"),
        "cards-suit": ("3/4", "1/4"),
        "die-mirrored-low": ("2/3", "1/3"),
    }
    variances = [device.mechanism.unit_variance((0.5,)) for device in made.devices]
    assert variances == sorted(variances)
    epsilons = {device.device.name: device.epsilon for device in made.devices}
    assert epsilons["two-coins"] == epsilons["cards-suit"] == 1.0986122886681098
    assert epsilons["die-forced"] == epsilons["die-mirrored"] == pytest.approx(math.log(5))
    assert epsilons["two-dice-forced"] == pytest.approx(math.log(10))
    assert epsilons["die-mirrored-low"] == pytest.approx(math.log(2))


@pytest.mark.parametrize(
    ("target", "names"),
    [
        (ONE, ["spinner", "cards-rank", "die-mirrored-low"]),
        (Decimal("0.6"), ["spinner", "cards-rank"]),
        (Decimal("0.1"), ["spinner"]),
    ],
)
def test_that_only_devices_within_the_target_are_listed(target: Decimal, names: list[str]) -> None:
    assert [device.device.name for device in plan(Kind.YES_NO, target, 100).devices] == names


def test_that_the_spinner_is_the_best_whole_number_of_degrees() -> None:
    spinner = plan(Kind.YES_NO, ONE, 100).devices[0]
    degrees = F(spinner.probabilities["p1"]) * 360
    assert degrees == 263
    assert F(264, 96) > F(math.e) > F(263, 97)


def test_that_two_coins_fit_their_own_epsilon() -> None:
    named = {device.device.name for device in plan(Kind.YES_NO, LN3, 100).devices}
    assert {"two-coins", "cards-suit", "spinner"} <= named
    assert fractions_of(plan(Kind.YES_NO, LN3, 100))["warner"] == {"p": "3/4"}


def test_that_a_target_counts_to_its_last_digit() -> None:
    just = epsilon_upper(F(3))
    assert fractions_of(plan(Kind.YES_NO, just, 100))["warner"] == {"p": "3/4"}
    below = just.next_minus(Context(prec=50))
    assert F(fractions_of(plan(Kind.YES_NO, below, 100))["warner"]["p"]) < F(3, 4)


def test_that_a_window_is_as_wide_as_what_it_is_planned_for_needs() -> None:
    """METHODS: at ε = 1 and 101 places 78 for a mean, 51 for a histogram."""
    mean = plan(Kind.NUMBER, ONE, 1000, 1, places=101).options
    assert [each.mechanism for each in mean if each.mechanism_name == "window"] == [
        WindowChannel(101, 78, F(335, 493))
    ]
    (histogram,) = plan(Kind.NUMBER, ONE, 1000, 1, places=101, histogram=True).options
    assert histogram.mechanism == WindowChannel(101, 51, F(567, 976))
    for kind, options in ((Kind.NUMBER, 4), (Kind.YES_NO, 2)):
        with pytest.raises(ValueError, match="histogram"):
            plan(kind, ONE, 1000, options, histogram=True)


def test_that_only_a_yes_no_question_has_devices() -> None:
    assert not plan(Kind.MANY_OF, Decimal(3), 100, 1).devices
    assert not plan(Kind.ONE_OF, Decimal(3), 100, 3).devices


def test_that_without_respondents_errors_are_absent_and_the_json_has_nulls() -> None:
    made = plan(Kind.YES_NO, ONE, 0, margin=0.05)
    content = json.loads(json.dumps(to_json(made)))
    assert list(content) == [
        *("kind", "epsilon", "respondents", "options", "recommended", "devices"),
        *("central_se", "direct_se"),
    ]
    assert content["kind"] == "yes-no"
    assert content["epsilon"] == 1.0
    assert content["central_se"] is content["direct_se"] is None
    assert content["options"][0] == {
        "mechanism": "warner",
        "probabilities": {"p": "685/937"},
        "epsilon": 0.999989750750802,
        "se": None,
        "margin": None,
        "n_for_margin": 1799,
    }
    assert content["devices"][0].keys() == {"device", "probabilities", "epsilon", "se"}


@given(st.floats(1e-3, 1e4), st.floats(1e-3, 0.5), st.floats(0.5, 4))
def test_that_n_for_a_margin_is_the_least_that_keeps_it(
    unit: float, margin: float, z: float
) -> None:
    n = n_for_margin(unit, margin, z)
    assert z * math.sqrt(unit / n) <= margin
    assert n == 1 or z * math.sqrt(unit / (n - 1)) > margin


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        ({"respondents": -1}, "number of respondents"),
        ({"share": 1.5}, "share from 0 to 1"),
        ({"share": float("nan")}, "share from 0 to 1"),
        ({"margin": 0.0}, "margin between 0 and 1"),
        ({"margin": float("nan")}, "margin between 0 and 1"),
        ({"level": 1.0}, "level between 0 and 1"),
        ({"options": 3}, "leave the number of options out"),
        ({"kind": Kind.ONE_OF, "options": 1}, "from 2 to 1024"),
        ({"kind": Kind.MANY_OF, "options": 1025}, "from 1 to 1024"),
        ({"max_denominator": 1}, "denominator"),
    ],
)
def test_that_bad_input_is_refused_with_the_remedy(
    arguments: dict[str, object], remedy: str
) -> None:
    given: dict[str, object] = {"kind": Kind.YES_NO, "epsilon": ONE, "respondents": 10, **arguments}
    with pytest.raises(ValueError, match=remedy):
        plan(**given)  # type: ignore[arg-type]  # bad on purpose


def test_that_finer_fractions_are_tried_where_readable_ones_tell_nothing() -> None:
    made = plan(Kind.MANY_OF, Decimal("0.5"), 100, 1024)
    assert all(F(text).denominator > 1000 for text in made.options[1].probabilities.values())
    assert all(0.49 < option.epsilon <= 0.5 for option in made.options)


@pytest.mark.parametrize(
    ("kind", "k", "shares"),
    [
        (Kind.YES_NO, 2, {"yes": 0.3}),
        (Kind.ONE_OF, 6, {"o0": 0.3, "o1": 0.7}),
        (Kind.MANY_OF, 3, {"o0": 0.3, "o1": 0.5}),
        (Kind.NUMBER, 1, None),
    ],
)
def test_that_planned_errors_agree_with_simulation(
    kind: Kind, k: int, shares: dict[str, float] | None
) -> None:
    n, runs = 2000, 4000
    made = plan(kind, Decimal("1.5"), n, k, share=0.3 if shares else 0.5)
    # The worst case of reports of many numbers is not that of people even over the range.
    known = [each for each in made.options if not isinstance(each.mechanism, Histograms)]
    for seed, option in enumerate(known):
        question = question_for(kind, k, option.mechanism)
        survey = Survey(("en",), "S", (replace(question, id="q"),))
        stated = {"q": shares} if shares else None
        first = simulate(survey, n, runs, seed, stated)[0].options[0]
        # The standard deviation of 4,000 runs is known to about 1.1%.
        assert first.spread == pytest.approx(option.se, rel=0.05)
        assert abs(first.mean - first.truth) < 4 * first.spread / math.sqrt(runs)


@given(st.fractions("1/2", 1, max_denominator=1000).filter(lambda p: F(1, 2) < p < 1))
def test_that_a_slider_in_p_gives_back_its_fraction(p: Fraction) -> None:
    target = target_for_p(p)
    assert fractions_of(plan(Kind.YES_NO, target, 10))["warner"] == {
        "p": f"{p.numerator}/{p.denominator}"
    }
    assert p_for_target(target) == p


@pytest.mark.parametrize("p", [F(1, 2), F(1, 3), F(1)])
def test_that_a_slider_cannot_leave_its_range(p: Fraction) -> None:
    with pytest.raises(ValueError, match="above"):
        target_for_p(p)


@pytest.mark.parametrize(
    ("kind", "k"),
    [(Kind.YES_NO, 2), (Kind.ONE_OF, 9), (Kind.MANY_OF, 4), (Kind.NUMBER, 1), (Kind.NUMBER, 6)],
)
def test_that_curves_pass_through_the_planned_errors(kind: Kind, k: int) -> None:
    epsilons = np.array([0.5, 1.0, 2.0])
    curves = standard_errors(kind, epsilons, 500, k)
    for i, text in enumerate(["0.5", "1", "2"]):
        made = plan(kind, Decimal(text), 500, k, max_denominator=10**6)
        for option in made.options:
            name = option.mechanism_name if option.mechanism_name in curves else "warner"
            assert curves[name][i] == pytest.approx(option.se, rel=1e-3)
        assert curves["central"][i] == pytest.approx(made.central_se, rel=1e-12)
        assert curves["direct"][i] == pytest.approx(made.direct_se, rel=1e-12)
