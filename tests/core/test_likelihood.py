"""Likelihood: tests against the reference numbers, the curve and the surface as data."""

import math
from typing import Any

import numpy as np
import pytest
from golden_reference import reference

from core.binomial import Count
from core.likelihood import (
    chance_when_none,
    chi_square_tail,
    curve,
    exact_test_of_none,
    likelihood_ratio_test,
    mixture_test_of_none,
    relative_log_likelihood,
    surface,
)

BINARY: dict[str, dict[str, Any]] = reference()["binary"]


def golden_count(case: dict[str, Any]) -> Count:
    return Count(case["yes"], case["n"], case["P_yes_given_1"], case["P_yes_given_0"])


@pytest.mark.parametrize("case", BINARY.values(), ids=BINARY)
def test_that_point_estimates_are_those_of_the_reference(case: dict[str, Any]) -> None:
    count = golden_count(case)
    assert count.rate == pytest.approx(case["lambda_hat"], abs=1e-12)
    assert count.share == pytest.approx(case["pi_moment"], abs=1e-12)
    assert count.most_likely == pytest.approx(case["pi_mle"], abs=1e-12)
    assert math.sqrt(count.variance) == pytest.approx(case["se_n"], abs=1e-12)


@pytest.mark.parametrize("case", BINARY.values(), ids=BINARY)
def test_that_tests_of_none_are_those_of_the_reference(case: dict[str, Any]) -> None:
    count = golden_count(case)
    mixture, exact = mixture_test_of_none(count), exact_test_of_none(count)
    assert mixture.statistic == pytest.approx(case["LRT_pi0_D"], rel=1e-9, abs=1e-9)
    assert mixture.p_value == pytest.approx(case["LRT_pi0_p_chibar"], rel=1e-8)
    assert exact.p_value == pytest.approx(case["exact_onesided_p_pi0"], rel=1e-8)


@pytest.mark.parametrize("case", BINARY.values(), ids=BINARY)
def test_that_the_height_of_the_likelihood_is_that_of_the_reference(case: dict[str, Any]) -> None:
    count = golden_count(case)
    x, n = case["yes"], case["n"]
    rate = count.q + (count.p - count.q) * count.most_likely
    arranged = math.lgamma(n + 1) - math.lgamma(x + 1) - math.lgamma(n - x + 1)
    height = arranged + x * math.log(rate) + (n - x) * math.log(1 - rate)
    assert height == pytest.approx(case["loglik_at_mle_with_binom_coef"], abs=1e-9)
    # At any other share it is lower by what the function says.
    rate = count.q + (count.p - count.q) * 0.5
    there = arranged + x * math.log(rate) + (n - x) * math.log(1 - rate)
    relative = float(relative_log_likelihood(count, np.asarray(0.5)))
    assert relative == pytest.approx(there - height, abs=1e-8)


def test_that_a_negative_estimate_at_200_and_epsilon_1_has_the_known_chance() -> None:
    p = math.e / (1 + math.e)
    largest_negative = max(x for x in range(200) if Count(x, 200, p, 1 - p).share < 0)
    chance = chance_when_none(Count(largest_negative, 200, p, 1 - p))
    assert round(chance, 4) == 0.4866
    # A mirrored table has the same chance.
    mirrored = Count(200 - largest_negative, 200, 1 - p, p)
    assert chance_when_none(mirrored) == pytest.approx(chance, abs=1e-12)


def test_that_exact_tail_and_chance_share_the_count_itself() -> None:
    for x in (0, 13, 50):
        count = Count(x, 50, 0.8, 0.3)
        itself = math.comb(50, x) * 0.3**x * 0.7 ** (50 - x)
        both = exact_test_of_none(count).p_value + chance_when_none(count)
        assert both == pytest.approx(1 + itself, abs=1e-12)


def test_that_the_test_of_a_share_is_two_sided_and_zero_at_the_estimate() -> None:
    count = Count(9928, 32561, 0.75, 0.25)
    at_estimate = likelihood_ratio_test(count, count.share)
    assert at_estimate.statistic == pytest.approx(0, abs=1e-9)
    assert at_estimate.p_value == pytest.approx(1, abs=1e-4)
    drawn = curve(count)
    for end in (drawn.low, drawn.high):
        assert likelihood_ratio_test(count, end).p_value == pytest.approx(0.05, abs=1e-9)
    with pytest.raises(ValueError, match="share"):
        likelihood_ratio_test(count, -0.1)


def test_that_the_chi_square_tail_is_the_tables() -> None:
    assert chi_square_tail(3.841458820694124) == pytest.approx(0.05, abs=1e-12)
    assert chi_square_tail(0) == 1


@pytest.mark.parametrize("count", [Count(80, 200, 0.75, 0.25), Count(20, 100, 0.75, 0.25)])
def test_that_the_curve_is_above_its_cut_off_within_the_interval_alone(count: Count) -> None:
    drawn = curve(count)
    shares, heights = np.array(drawn.shares), np.array(drawn.log_likelihood)
    assert heights.max() == 0
    assert drawn.estimate in shares
    assert heights[shares == drawn.estimate] == 0
    assert drawn.cut_off == pytest.approx(-1.920729410347062, abs=1e-12)
    inside = (drawn.low + 1e-9 < shares) & (shares < drawn.high - 1e-9)
    outside = (shares < drawn.low - 1e-9) | (shares > drawn.high + 1e-9)
    assert (heights[inside] >= drawn.cut_off).all()
    assert (heights[outside] < drawn.cut_off).all()
    assert outside.any()
    assert ((shares >= 0) & (shares <= 1)).all()


def test_that_shares_that_cannot_be_are_left_out_of_a_curve() -> None:
    drawn = curve(Count(2, 10, 1.0, 0.0))
    assert min(drawn.shares) > 0
    assert all(map(math.isfinite, drawn.log_likelihood))


def test_that_the_surface_is_the_sum_of_two_curves() -> None:
    first, second = Count(80, 200, 0.75, 0.25), Count(20, 100, 0.7, 0.2)
    drawn = surface(first, second, points=21)
    matrix = np.array(drawn.log_likelihood)
    assert matrix.shape == (len(drawn.first), len(drawn.second))
    assert matrix.max() == pytest.approx(0, abs=1e-12)
    at = np.unravel_index(matrix.argmax(), matrix.shape)
    assert (drawn.first[at[0]], drawn.second[at[1]]) == drawn.estimate
    expected = relative_log_likelihood(first, np.asarray(drawn.first[3])) + relative_log_likelihood(
        second, np.asarray(drawn.second[7])
    )
    assert matrix[3, 7] == pytest.approx(float(expected), abs=1e-12)
    # χ²₂ has the quantile 5.991.
    assert drawn.cut_off == pytest.approx(-5.991464547107979 / 2, abs=1e-12)
