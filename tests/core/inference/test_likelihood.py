"""Likelihood: tests against the reference numbers, the curve and the surface as data."""

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from golden_reference import reference
from hypothesis import given
from hypothesis import strategies as st

from core.inference.binomial import Count, chi_square_tail, relative_log_likelihood
from core.inference.intervals import Interval, agreeing_test, interval_of
from core.inference.likelihood import (
    chance_when_none,
    curve,
    exact_test,
    likelihood_ratio_test,
    surface,
)
from core.inference.power import ShareTest, exact_size

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
    mixture, exact = likelihood_ratio_test(count, 0.0), exact_test(count, 0.0)
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


@pytest.mark.parametrize("x", [-1e-17, math.nextafter(3, 4)])
def test_that_a_count_that_misses_none_or_all_by_rounding_has_their_likelihood(x: float) -> None:
    shares = np.array([0.0, 0.5, 1.0])
    heights = relative_log_likelihood(Count(x, 3, 1, 0), shares)
    expected = [-math.inf, 3 * math.log(0.5), 0.0]
    assert heights.tolist() == pytest.approx(expected if x > 0 else expected[::-1])


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
        both = exact_test(count, 0.0).p_value + chance_when_none(count)
        assert both == pytest.approx(1 + itself, abs=1e-12)


def test_that_the_test_of_a_share_is_two_sided_and_zero_at_the_estimate() -> None:
    count = Count(9928, 32561, 0.75, 0.25)
    at_estimate = likelihood_ratio_test(count, count.share)
    assert at_estimate.statistic == pytest.approx(0, abs=1e-9)
    assert at_estimate.p_value == pytest.approx(1, abs=1e-4)
    drawn = curve(count)
    for end in (drawn.low, drawn.high):
        assert likelihood_ratio_test(count, end).p_value == pytest.approx(0.05, abs=1e-9)


@pytest.mark.parametrize("case", BINARY.values(), ids=BINARY)
def test_that_tests_of_everybody_are_those_of_nobody_turned_around(case: dict[str, Any]) -> None:
    count = golden_count(case)
    others = Count(count.n - count.x, count.n, 1 - count.q, 1 - count.p)
    exact = exact_test(others, 1.0)
    assert exact.p_value == pytest.approx(case["exact_onesided_p_pi0"], rel=1e-8)
    assert exact.greater == pytest.approx(chance_when_none(count), rel=1e-8)
    mixture = likelihood_ratio_test(others, 1.0)
    assert mixture.p_value == pytest.approx(case["LRT_pi0_p_chibar"], rel=1e-6)


def test_that_the_exact_test_is_the_one_that_power_is_planned_for() -> None:
    """It rejects, at every count, exactly where the planned test does."""
    n, p, q, null = 50, 0.75, 0.25, 0.3
    pmf = [math.comb(n, x) * 0.4**x * 0.6 ** (n - x) for x in range(n + 1)]
    for alternative, two_sided in ((0.5, True), (0.5, False), (0.1, False)):
        rejected = []
        for x in range(n + 1):
            found = exact_test(Count(x, n, p, q), null)
            one_sided = found.greater if alternative > null else found.less
            rejected.append((found.p_value if two_sided else one_sided) <= 0.05)
        size = sum(chance for chance, out in zip(pmf, rejected, strict=True) if out)
        planned = ShareTest(p, q, null, alternative, 0.05, two_sided)
        assert size == pytest.approx(float(exact_size(planned, n)), abs=1e-12)


def test_that_13_of_50_against_a_share_of_three_tenths_is_told_apart_by_name() -> None:
    count = Count(13, 50, 0.75, 0.25)
    exact, own = exact_test(count, 0.3), agreeing_test(Interval.FELDMAN_COUSINS, count, 0.3)
    tail = sum(math.comb(50, x) * 0.4**x * 0.6 ** (50 - x) for x in range(14))
    assert exact.p_value == pytest.approx(2 * tail, abs=1e-12)
    assert round(exact.p_value, 3) == 0.056
    # 13 or fewer, or 28 or more: 27 is likelier than 13.
    far = sum(math.comb(50, x) * 0.4**x * 0.6 ** (50 - x) for x in range(28, 51))
    assert own.p_value == pytest.approx(tail + far, abs=1e-12)
    assert round(own.p_value, 3) == 0.044
    assert interval_of(Interval.FELDMAN_COUSINS, count, 0.95)[1] < 0.3


@given(
    st.integers(1, 200).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))),
    st.sampled_from([(0.75, 0.25), (0.5, 0.1), (0.2, 0.7), (1.0, 0.0)]),
    st.floats(0, 1),
)
def test_that_what_the_interval_leaves_out_its_test_rejects(
    count: tuple[int, int], support: tuple[float, float], share: float
) -> None:
    seen = Count(*count, *support)
    low, high = interval_of(Interval.FELDMAN_COUSINS, seen, 0.95)
    p = agreeing_test(Interval.FELDMAN_COUSINS, seen, share).p_value
    if not low - 1e-9 <= share <= high + 1e-9:
        assert p <= 0.05
    if p > 0.05:
        assert low - 1e-9 <= share <= high + 1e-9


@pytest.mark.parametrize(
    "tested",
    [exact_test, partial(agreeing_test, Interval.FELDMAN_COUSINS), likelihood_ratio_test],
)
@pytest.mark.parametrize("share", [-0.1, 1.1, math.nan])
def test_that_only_a_share_can_be_tested(
    tested: Callable[[Count, float], object], share: float
) -> None:
    with pytest.raises(ValueError, match="share"):
        tested(Count(13, 50, 0.75, 0.25), share)


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
    drawn = surface(*(curve(each, points=21) for each in (first, second)))
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


def test_that_weighted_counts_have_no_feldman_cousins_test() -> None:
    with pytest.raises(ValueError, match="weighted"):
        agreeing_test(Interval.FELDMAN_COUSINS, Count(4.0, 9.0, 0.75, 0.25, 0.03), 0.1)
