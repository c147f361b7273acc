"""The power to find a coefficient: against the formula for two groups, and against fits."""

import math
from decimal import Decimal

import numpy as np
import pytest
from made_people import F, block_of, fitted

from core.inference.power import group_power
from core.plan.mechanisms import plan
from core.privacy.mechanisms import Warner
from core.rehearse import seeded_door
from core.rehearse.coefficient_power import Effect, power_of_effect
from core.survey.model import Kind

LN3 = Decimal("1.0986122887")
MADE = plan(Kind.YES_NO, LN3, 2000, share=0.2)


@pytest.mark.parametrize("ratio", [1.4, 2.0, 0.5])
@pytest.mark.parametrize("two_sided", [True, False])
def test_that_of_two_equal_groups_it_is_that_of_the_formula(ratio: float, two_sided: bool) -> None:
    odds = 0.25 * ratio
    shares, halves = (0.2, odds / (1 + odds)), (1000, 1000)
    known = group_power((0.75, 0.25), shares, halves, 0.05, two_sided)
    for found in power_of_effect(MADE, Effect(0.2, ratio, 0.5), 2000, 0.8, 0.05, two_sided):
        assert found.power == pytest.approx(known, abs=0.015)
        assert found.se == pytest.approx(
            math.sqrt((found.power or 0) * (1 - (found.power or 0)) / 10_000)
        )


@pytest.mark.parametrize("effect", [Effect(0.2, 1.5), Effect(0.3, 0.6, 0.2), Effect(0.1, 3, 0.7)])
def test_that_the_people_that_are_asked_for_reach_the_target(effect: Effect) -> None:
    first, *_ = power_of_effect(MADE, effect, 0, 0.9)
    assert first.power is None
    assert first.n_normal is not None
    found = power_of_effect(MADE, effect, first.n_normal, 0.9)[0]
    assert found.power == pytest.approx(0.9, abs=0.02)
    assert found == power_of_effect(MADE, effect, first.n_normal, 0.9)[0]


def test_that_fits_find_it_as_often() -> None:
    """The likelihood-ratio test of the term in simulated studies, at 5%."""
    effect, n, runs = Effect(0.3, 2.0, 0.5), 1_500, 60
    known = power_of_effect(plan(Kind.YES_NO, LN3, n, share=0.3), effect, n, 0.8)[0].power
    device, told = Warner(F(3, 4)), 0
    for seed in range(runs):
        random = np.random.default_rng(seed)
        sex = random.integers(0, 2, n)
        odds = 3 / 7 * 2.0**sex
        truths = (random.random(n) < odds / (1 + odds)).astype(np.intp)
        reports = device.draw_many(truths, seeded_door(seed))
        (test,) = fitted("bribe ~ sex", block_of({"sex": sex, "bribe": reports})).tests
        told += test.p < 0.05
    assert told / runs == pytest.approx(known, abs=0.16)


def test_that_an_effect_that_no_model_has_is_refused() -> None:
    for share, ratio, part in (
        (0.0, 2.0, None),
        (0.2, 1.0, None),
        (0.2, -1.0, None),
        (0.2, 2.0, 1.0),
    ):
        with pytest.raises(ValueError, match=r"odds|group"):
            Effect(share, ratio, part)
