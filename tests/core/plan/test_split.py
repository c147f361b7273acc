"""Splitting a total ε: never above it, evenly or for equal margins."""

import math
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.plan.curves import (
    p_for_epsilon,
    standard_errors,
)
from core.plan.mechanisms import Plan
from core.plan.split import PlannedPart, Split, split
from core.privacy.epsilon import compose, epsilon_upper
from core.survey.model import Kind

PARTS = [
    PlannedPart(Kind.YES_NO),
    PlannedPart(Kind.ONE_OF, 14),
    PlannedPart(Kind.MANY_OF, 4, share=0.2),
    PlannedPart(Kind.RATING, 5),
    PlannedPart(Kind.NUMBER, 1),
]


def total_epsilon(parts: list[PlannedPart], plans: tuple[Plan, ...]) -> Decimal:
    ratios = [
        plan.options[0].mechanism.ratio
        for part, plan in zip(parts, plans, strict=True)
        for _ in range(part.options if part.kind is Kind.MANY_OF else 1)
    ]
    return epsilon_upper(compose(ratios))


@given(
    st.lists(st.sampled_from(PARTS), min_size=1, max_size=4),
    st.decimals("1", "8", places=3),
    st.sampled_from(list(Split)),
)
@settings(max_examples=40)
def test_that_the_questions_together_never_exceed_the_total(
    parts: list[PlannedPart], total: Decimal, how: Split
) -> None:
    plans = split(parts, total, 500, how, max_denominator=10**6)
    assert Decimal("0.99") * total < total_epsilon(parts, plans) <= total


def test_that_an_even_split_gives_every_question_the_same() -> None:
    plans = split(PARTS[:3], Decimal(2), 500)
    assert {plan.epsilon for plan in plans} == {Decimal("0.666666")}


def test_that_equal_margins_are_equal_and_use_the_total_up() -> None:
    plans = split(PARTS, Decimal(3), 500, Split.EQUAL_MARGINS, max_denominator=10**6)
    margins = [plan.options[0].margin for plan in plans]
    assert margins == pytest.approx([margins[0]] * len(PARTS), rel=2e-3)
    assert sum(plan.epsilon for plan in plans) == pytest.approx(Decimal(3), rel=Decimal("1e-4"))
    worst_evenly = max(plan.options[0].margin or 0 for plan in split(PARTS, Decimal(3), 500))
    assert max(margin or 0 for margin in margins) < worst_evenly


def test_that_there_must_be_something_to_split() -> None:
    with pytest.raises(ValueError, match="Add a sensitive question"):
        split([], Decimal(1), 10)
    with pytest.raises(ValueError, match="raise it"):
        split([PlannedPart(Kind.YES_NO)] * 100, Decimal("0.00001"), 10, Split.EQUAL_MARGINS)


def test_that_curves_fall_with_epsilon_and_with_respondents() -> None:
    for kind, k in ((Kind.YES_NO, 2), (Kind.ONE_OF, 14), (Kind.MANY_OF, 5), (Kind.NUMBER, 1)):
        by_epsilon = standard_errors(kind, np.geomspace(0.1, 4, 50), 1000, k)
        by_n = standard_errors(kind, 1.0, np.geomspace(10, 1e5, 50), k)
        for name in by_epsilon:
            assert by_epsilon[name].shape == by_n[name].shape == (50,)
            assert (np.diff(by_epsilon[name]) <= 0).all()
            assert (np.diff(by_n[name]) < 0).all()
        assert by_n["direct"] == pytest.approx(
            by_n["direct"][0] * np.sqrt(10 / np.geomspace(10, 1e5, 50))
        )


def test_that_the_two_curves_meet() -> None:
    for name, errors in standard_errors(Kind.ONE_OF, [1.0], 700, 9, share=0.3).items():
        again = standard_errors(Kind.ONE_OF, 1.0, [700], 9, share=0.3)[name]
        assert errors == pytest.approx(again, rel=1e-12)


def test_that_curves_need_respondents() -> None:
    with pytest.raises(ValueError, match="at least one"):
        standard_errors(Kind.YES_NO, [1.0], 0)
    with pytest.raises(ValueError, match="at least one"):
        standard_errors(Kind.YES_NO, 1.0, [10, 0])


def test_that_sliders_agree_on_their_scale() -> None:
    assert p_for_epsilon(2.0) == pytest.approx(0.8807970779778824, abs=1e-12)
    assert p_for_epsilon(1.0, 14) == pytest.approx(math.e / (math.e + 13), rel=1e-12)
    assert Fraction(3, 4) == pytest.approx(p_for_epsilon(np.log(3)))
