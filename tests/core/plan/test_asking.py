"""Asking each person only some, and the ε that an aim needs, against the known answers."""

import math
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.inference.power import ShareTest, exact_power
from core.plan.asking import Asking
from core.plan.curves import (
    default_share,
    fewest_to_ask,
    standard_errors,
    unit_variances,
)
from core.plan.goals import PlannedDesign, epsilon_for_margin, epsilon_to_tell
from core.plan.mechanisms import plan
from core.plan.power import power_against
from core.plan.split import PlannedPart, Split, split
from core.privacy.epsilon import compose, epsilon_upper
from core.survey import Kind

ONE = Decimal(1)
Z = 1.959963984540054


@pytest.mark.parametrize(("k", "times"), [(3, "2.6"), (5, "4.3"), (10, "8.6"), (20, "17")])
def test_that_one_of_many_needs_as_many_times_fewer_people_as_known(k: int, times: str) -> None:
    # METHODS §3, at π = ½ and ε = 1.
    for kind, options in ((Kind.YES_NO, 2), (Kind.MANY_OF, k)):
        ask, gain = fewest_to_ask(kind, 1.0, k, options)
        assert (ask, f"{gain:.{len(times.partition('.')[2])}f}") == (1, times)


def test_that_the_variances_of_asking_all_and_one_are_the_known_ones() -> None:
    def variance(epsilon: float, ask: int) -> float:
        return float(unit_variances(Kind.YES_NO, epsilon, asking=Asking(10, ask))["warner"])

    assert variance(1, 10) == pytest.approx(100.2, abs=0.05)
    assert variance(1, 1) == pytest.approx(11.71, abs=0.005)
    assert (round(variance(4, 1), 3), round(variance(4, 2), 3)) == (2.690, 2.155)
    assert f"{fewest_to_ask(Kind.YES_NO, 2.0, 10)[1]:.1f}" == "5.8"
    assert f"{fewest_to_ask(Kind.YES_NO, 1.0, 10, share=0.1)[1]:.1f}" == "9.9"
    assert fewest_to_ask(Kind.YES_NO, 3.05, 10)[0] == 1
    assert fewest_to_ask(Kind.YES_NO, 4.0, 10)[0] == 2


@settings(max_examples=30)
@given(st.integers(2, 20), st.data(), st.decimals("0.5", "4", places=2))
def test_that_what_one_person_is_asked_stays_within_the_target(
    items: int, data: st.DataObject, target: Decimal
) -> None:
    ask = data.draw(st.integers(1, items))
    asking = Asking(items, ask)
    for kind, options in ((Kind.YES_NO, 2), (Kind.MANY_OF, items), (Kind.RATING, 4)):
        made = plan(kind, target, 2000, options, 0.3, asking=asking)
        for option in made.options:
            ratio = option.mechanism.ratio
            assert ratio is not None
            assert epsilon_upper(Fraction(ratio**ask)) <= target
            # Each is told by so many people; METHODS §3: (k/s)·λ(1−λ)/(p1−p0)².
            p, q = (float(chance) for chance in option.mechanism.chances(options - 1))
            rate = q + (p - q) * 0.3
            unit = items / ask * rate * (1 - rate) / (p - q) ** 2
            assert option.se == pytest.approx(math.sqrt(unit / 2000), rel=1e-9)
        for device in made.devices:
            assert epsilon_upper(compose([device.mechanism.ratio] * ask)) <= target


def test_that_all_figures_are_of_all_people_who_take_part() -> None:
    one = plan(Kind.YES_NO, ONE, 2000, margin=0.03, asking=Asking(10, 1))
    everything = plan(Kind.YES_NO, ONE, 2000, margin=0.03, asking=Asking(10))
    assert (one.options[0].n_for_margin, everything.options[0].n_for_margin) == (49_970, 427_701)
    assert [f"{100 * (made.options[0].margin or 0):.1f}" for made in (one, everything)] == [
        "15.0",
        "43.9",
    ]
    assert one.direct_se == pytest.approx(math.sqrt(0.25 / 200))
    # 200 people each with noise of scale 1/ε; 2,000 people each with that of ten answers.
    assert one.central_se == pytest.approx(math.sqrt(0.25 / 200 + 2 / 200**2))
    assert everything.central_se == pytest.approx(math.sqrt(0.25 / 2000 + 2 * (10 / 2000) ** 2))
    assert [device.device.name for device in everything.devices] == ["spinner"]
    assert [device.device.name for device in one.devices] == [
        *("spinner", "cards-rank", "die-mirrored-low")
    ]


@pytest.mark.parametrize("asking", [Asking(10), Asking(10, 3), Asking(10, 1)])
def test_that_curves_of_some_pass_through_the_planned_errors(asking: Asking) -> None:
    curves = standard_errors(Kind.MANY_OF, [2.0], 900, 10, 0.2, asking)
    made = plan(Kind.MANY_OF, Decimal(2), 900, 10, 0.2, max_denominator=10**6, asking=asking)
    assert made.options[0].se == pytest.approx(float(curves["warner"][0]), rel=1e-4)
    assert made.central_se == pytest.approx(float(curves["central"][0]), rel=1e-12)
    assert made.direct_se == pytest.approx(float(curves["direct"][0]), rel=1e-12)


def test_that_only_some_can_be_asked_of_what_there_is() -> None:
    with pytest.raises(ValueError, match="at most all 3"):
        Asking(3, 4)
    with pytest.raises(ValueError, match="one by one"):
        plan(Kind.MANY_OF, ONE, 10, 5, asking=Asking(4, 1))
    with pytest.raises(ValueError, match="two questions"):
        fewest_to_ask(Kind.YES_NO, 1.0, 1)


@settings(max_examples=25)
@given(
    st.sampled_from([(Kind.YES_NO, 2), (Kind.ONE_OF, 7), (Kind.NUMBER, 1)]),
    st.integers(50, 20_000),
    st.floats(0.02, 0.4),
    st.floats(0, 1),
)
def test_that_the_epsilon_of_a_margin_is_the_least_that_keeps_it(
    shape: tuple[Kind, int], people: int, margin: float, share: float
) -> None:
    asked = PlannedDesign(shape[0], people, shape[1], share)

    def reached(target: Decimal) -> bool:
        return (asked.plan(target).options[0].margin or 1) <= margin

    if not reached(Decimal(4)):
        with pytest.raises(ValueError, match="ask more people"):
            epsilon_for_margin(asked, margin)
        return
    found = epsilon_for_margin(asked, margin)
    assert reached(found)
    assert found == Decimal("0.1") or not reached(found - Decimal("0.01"))


@pytest.mark.parametrize("asking", [Asking(), Asking(4, 1)])
def test_that_the_epsilon_to_tell_two_shares_has_the_power(asking: Asking) -> None:
    asked = PlannedDesign(Kind.YES_NO, 1500, share=0.2, asking=asking)
    found = epsilon_to_tell(asked, 0.2, 0.1)

    def power(target: Decimal) -> float:
        p = float(asked.plan(target).options[0].mechanism.chances(1)[0])
        people = int(1500 * asking.part)
        return float(exact_power(ShareTest(p, 1 - p, 0.1, 0.2), people))

    assert power(found) >= 0.8
    assert power(found - Decimal("0.08")) < 0.8  # the power is a saw-tooth
    made = asked.plan(found)
    (first, *_) = power_against(made, 0.2, 0.1, 1500, 0.8, 0.05, two_sided=False)
    assert (first.n_stays or 1501) <= 1500
    (never, *_) = power_against(made, 0.2, 0.199999, 1500, 0.8, 0.05, two_sided=False)
    assert (never.n_normal, never.n_first, never.n_stays) == (None, None, None)
    assert never.power == pytest.approx(0.05, abs=0.01)
    with pytest.raises(ValueError, match="ask more people"):
        epsilon_to_tell(asked, 0.101, 0.1)


def test_that_a_block_gives_every_question_what_the_worst_draw_leaves() -> None:
    parts = [
        PlannedPart(Kind.YES_NO),
        PlannedPart(Kind.ONE_OF, 4),
        PlannedPart(Kind.MANY_OF, 4, asking=Asking(4, 1)),
    ]
    one = split(parts, Decimal(2), 900, Split.EQUAL_MARGINS, ask=1)
    assert {made.epsilon for made in one} == {Decimal(2)}
    assert {made.respondents * made.asking.drawn for made in one} == {300}
    two = split(parts, Decimal(2), 900, ask=2)
    assert {made.epsilon for made in two} == {ONE}
    f = default_share(Kind.MANY_OF, 4)
    assert one[2].direct_se == pytest.approx(math.sqrt(f * (1 - f) / 75))


def test_that_a_margin_between_the_limit_and_its_fraction_needs_more() -> None:
    # At ε = 1 the limit is E/(E+1), its best readable fraction 685/937 a little less precise.
    reached = plan(Kind.YES_NO, ONE, 2000).options[0].margin
    limit = Z * (math.e + 1) / (math.e - 1) / math.sqrt(4 * 2000)
    assert reached is not None
    assert limit < reached
    found = epsilon_for_margin(PlannedDesign(Kind.YES_NO, 2000), (limit + reached) / 2)
    assert found == Decimal("1.01")
