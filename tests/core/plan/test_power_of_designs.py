"""Power by designs of several groups: against exact binomial power, the normal formula, chance."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from statistics import NormalDist

import numpy as np
import pytest
from scipy.stats import norm

from core.inference.power import ShareTest, exact_power, group_needed, group_power
from core.plan.power_of_designs import people_of, power_of_design
from core.privacy.designs import DESIGNS, Classes
from core.privacy.designs.grouped_channel import mixed
from core.privacy.mechanisms import Warner
from core.rehearse.power import simulated_power

F = Fraction
DETECTION = DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2)
WARNER = mixed([Warner(F(3, 4))])


def guessed(classes: Classes, share: float, **unknowns: float) -> np.ndarray:
    found = people_of(classes, share, {name.replace("_", "-"): v for name, v in unknowns.items()})
    assert found is not None
    return found


def test_that_one_group_has_the_power_of_its_count() -> None:
    test = ShareTest(0.75, 0.25, 0.1, 0.2, 0.05, two_sided=True)
    found = power_of_design(WARNER, guessed(WARNER, 0.2), 0.1, (912,), 0.9, 0.05, True)
    assert found.power == pytest.approx(float(exact_power(test, 912)), abs=0.015)
    assert found.n_needed == pytest.approx(912, rel=0.01)  # METHODS §5: the normal formula
    assert found.se == pytest.approx(sqrt(0.35 * 0.65 / 912) / 0.5)


def test_that_several_groups_have_the_power_of_simulated_samples() -> None:
    people = guessed(DETECTION, 0.2, no_whatever=0.1)
    found = power_of_design(DETECTION, people, 0.1, (400, 400))
    by_chance = simulated_power(DETECTION, people, 0.1, (400, 400), runs=400)
    assert found.power == pytest.approx(by_chance, abs=0.05)
    assert not found.at_edge
    # Wald's, by the variance of METHODS §6 at λ = (.375, .725).
    one, other = 0.375 * 0.625 / 400, 0.725 * 0.275 / 400
    se = sqrt(0.75**2 * one + 0.25**2 * other) / 0.5
    assert found.se == pytest.approx(se)
    assert found.power == pytest.approx(norm.cdf(0.1 / se - norm.ppf(0.95)), abs=0.03)
    again = power_of_design(DETECTION, people, 0.1, ((found.n_needed or 0) // 2,) * 2)
    assert again.power == pytest.approx(0.8, abs=2e-3)


def test_that_the_edge_is_told() -> None:
    people = guessed(DETECTION, 0.1, no_whatever=0.1)
    assert power_of_design(DETECTION, people, 0.0, (60, 60)).at_edge
    assert power_of_design(DETECTION, people, 0.0, (0, 0)).power is None
    with pytest.raises(ValueError, match="2 groups"):
        power_of_design(DETECTION, people, 0.0, (60,))
    with pytest.raises(ValueError, match="different"):
        power_of_design(DETECTION, people, 0.1, (60, 60))


def test_that_guesses_make_people_or_none() -> None:
    detector = DESIGNS["sld"].classes({"p-1": F(1, 5), "p-2": F(4, 5)}, 2)
    assert people_of(detector, 0.3, {"truthful": 0.8}) == pytest.approx([0.24, 0.06, 0.7])
    assert people_of(DETECTION, 0.6, {"no-whatever": 0.5}) is None
    # Where an unknown is left open it is in the middle.
    assert people_of(DETECTION, 0.2, {}) == pytest.approx([0.2, 0.4, 0.4])
    with pytest.raises(KeyError):
        people_of(DETECTION, 0.2, {"truthful": 0.5})


def test_that_two_groups_are_as_large_as_the_power_needs() -> None:
    support, shares = (0.75, 0.25), (0.1, 0.2)
    first, second = group_needed(support, shares, (1, 2), 0.8) or (0, 0)
    assert second == pytest.approx(2 * first, abs=2)
    assert group_power(support, shares, (first, second)) >= 0.8
    assert group_power(support, shares, (first - 2, second - 4)) < 0.8
    # By hand, of equal groups: n = (z + z)² (v₁ + v₂)/Δ².
    z = NormalDist().inv_cdf(0.975) + NormalDist().inv_cdf(0.8)
    by_hand = z**2 * (0.3 * 0.7 + 0.35 * 0.65) / 0.05**2
    assert group_needed(support, shares, (1, 1)) == (np.ceil(by_hand), np.ceil(by_hand))
    assert group_needed(support, (0.1, 0.1), (1, 1)) is None
