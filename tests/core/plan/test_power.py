"""Exact power, and the numbers of respondents that it asks for, against known answers."""

import math

import numpy as np
import pytest
from golden_reference import reference
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binom

from core.inference.binomial import Count
from core.inference.likelihood import exact_test
from core.inference.power import (
    ShareTest,
    detectable,
    exact_power,
    exact_size,
    group_power,
    needed,
    normal_n,
    normal_power,
)

DIE = ShareTest(5 / 6, 1 / 6, null=0.0, alternative=0.1)
MIRRORED = ShareTest(0.75, 0.25, null=0.1, alternative=0.2, two_sided=True)
POWERS = reference()["power"]


def by_brute_force(test: ShareTest, n: int) -> float:
    """The power of the test that rejects where a tail is at most its part of α."""
    rates = [test.q + (test.p - test.q) * share for share in (test.null, test.alternative)]
    counts = np.arange(n + 1)
    null = binom.pmf(counts, n, rates[0])
    upper = np.array([null[c:].sum() for c in counts]) <= test.tail * (1 + 1e-12)
    lower = np.array([null[: c + 1].sum() for c in counts]) <= test.tail * (1 + 1e-12)
    rejected = upper | lower if test.two_sided else upper if rates[1] > rates[0] else lower
    return float(binom.pmf(counts, n, rates[1])[rejected].sum())


def test_that_the_forced_die_needs_what_the_methods_say() -> None:
    found = needed(DIE, 0.8)
    assert (found.normal, found.first, found.stays) == (212, 223, 241)
    exact = POWERS["exact_binomial_forced_dice_n=n_first"]
    assert float(exact_power(DIE, 212)) == pytest.approx(exact["power"], abs=1e-9)
    assert float(exact_power(DIE, 212)) == pytest.approx(0.78855, abs=5e-6)
    assert float(exact_size(DIE, 212)) == pytest.approx(exact["size"], abs=1e-9)


def test_that_the_mirrored_question_needs_what_the_methods_say() -> None:
    found = needed(MIRRORED, 0.9)
    assert (found.normal, found.stays) == (912, 950)
    assert exact_power(MIRRORED, found.first) >= 0.9
    assert (exact_power(MIRRORED, np.arange(1, found.first)) < 0.9).all()


@pytest.mark.parametrize(
    ("test", "n", "key"),
    [
        (DIE, 212, "forced dice .1 vs 0 one-sided 80%"),
        (MIRRORED, 912, "mirrored .75 .2 vs .1 two-sided 90%"),
    ],
)
def test_that_the_normal_formula_gives_the_reference_power(
    test: ShareTest, n: int, key: str
) -> None:
    assert POWERS[key]["n_first_power_ge_target"] == n
    assert float(normal_power(test, n)) == pytest.approx(POWERS[key]["power_at_n"], abs=1e-9)
    assert (
        POWERS[key]["power_at_n"] > (0.9 if test is MIRRORED else 0.8) > normal_power(test, n - 1)
    )


def test_that_the_normal_formula_knows_when_peers_fall_short() -> None:
    die = "forced dice: rr power.rr.test returned n=205 for target .80; true formula power at 205"
    mirrored = "mirrored: rr returned n=880 for target .90; formula power at 880"
    assert float(normal_power(DIE, 205)) == pytest.approx(POWERS[die], abs=1e-9)
    assert float(normal_power(MIRRORED, 880)) == pytest.approx(POWERS[mirrored], abs=1e-9)


@pytest.mark.parametrize("row", POWERS["required_n_table_one_sided_alpha05_power80_pi0_0"].items())
def test_that_the_normal_formula_gives_the_table_of_needed_numbers(row: tuple[str, int]) -> None:
    words = dict(word.split("=") for word in row[0].split()[1:])
    epsilon = math.log(3) if words["eps"] == "1.099" else float(words["eps"])
    p = math.exp(epsilon) / (1 + math.exp(epsilon))
    test = ShareTest(p, 1 - p, null=0.0, alternative=float(words["pi"]))
    assert normal_n(test, 0.8) == row[1]


@given(
    st.floats(0.55, 1),
    st.floats(0, 0.45),
    st.floats(0, 1),
    st.floats(0, 1),
    st.sampled_from([0.01, 0.05, 0.2]),
    st.booleans(),
    st.booleans(),
    st.integers(1, 60),
)
def test_that_exact_power_is_that_of_brute_force(
    p: float, q: float, null: float, there: float, alpha: float, two: bool, turned: bool, n: int
) -> None:
    if abs(null - there) < 1e-3:
        return
    p, q = (q, p) if turned else (p, q)
    test = ShareTest(p, q, null, there, alpha, two)
    assert float(exact_power(test, n)) == pytest.approx(by_brute_force(test, n), abs=1e-9)
    assert exact_size(test, n) <= alpha * (1 + 1e-9)


@pytest.mark.parametrize(
    ("test", "n"),
    [
        (ShareTest(0.75, 0.25, 0.5, 1.0, alpha=0.125), 3),  # three of three: a tail of exactly α
        (ShareTest(0.75, 0.25, 0.5, 0.0, alpha=0.125), 3),
        (ShareTest(0.75, 0.25, 0.5, 0.8, alpha=0.125, two_sided=True), 4),
        (ShareTest(1.0, 0.0, 0.0, 0.05, two_sided=True), 20),
        (ShareTest(1.0, 0.0, 1.0, 0.9, two_sided=True), 20),
        (ShareTest(1.0, 0.0, 0.0, 1.0), 1),
    ],
)
def test_that_tails_at_the_edge_are_those_of_brute_force(test: ShareTest, n: int) -> None:
    expected = by_brute_force(test, n)
    assert expected > 0
    assert float(exact_power(test, n)) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("test", "target"),
    [
        (DIE, 0.5),
        (DIE, 0.95),
        (MIRRORED, 0.8),
        (ShareTest(0.75, 0.25, 0.5, 0.3), 0.8),
        (ShareTest(0.25, 0.75, 0.5, 0.3), 0.8),
        (ShareTest(11 / 12, 1 / 6, 0.9, 1.0, two_sided=True), 0.9),
        (ShareTest(1.0, 0.0, 0.0, 0.05), 0.8),
        (ShareTest(0.6, 0.4, 0.0, 0.3), 0.8),
        (ShareTest(0.99, 0.02, 0.0, 0.01), 0.8),
        (ShareTest(0.99, 0.02, 0.0, 0.01, 1e-9), 0.8),  # far from where the normal formula says
    ],
)
def test_that_first_and_stays_are_those_of_a_full_search(test: ShareTest, target: float) -> None:
    found = needed(test, target)
    powers = exact_power(test, np.arange(1, 4 * found.stays + 400))
    reached = np.flatnonzero(powers >= target)
    short = np.flatnonzero(powers < target)
    assert found.first == 1 + reached[0]
    assert found.stays == (2 + short[-1] if short.size else 1)


@pytest.mark.parametrize("rate", [0.4755, 0.02, 0.9])
def test_that_power_of_many_numbers_is_that_of_brute_force(rate: float) -> None:
    """Close together their critical counts are begun from a few of them."""
    n = np.arange(3_000, 6_000)
    test = ShareTest(1, 0, rate, min(1, rate + 0.02), 0.05)
    critical = binom.isf(0.05, n, rate) + 1
    wanted = binom.sf(critical - 1, n, test.alternative)
    np.testing.assert_allclose(exact_power(test, n), wanted, rtol=1e-9)


@pytest.mark.parametrize(("test", "n"), [(DIE, 241), (MIRRORED, 950), (DIE, 1000)])
def test_that_the_detectable_difference_is_the_least_with_power(test: ShareTest, n: int) -> None:
    least = detectable(test, n, 0.8)
    assert least is not None
    for difference, found in ((least + 1e-7, True), (least - 1e-7, False)):
        there = ShareTest(
            test.p, test.q, test.null, test.null + difference, test.alpha, test.two_sided
        )
        assert (exact_power(there, n) >= 0.8) == found


def test_that_a_difference_below_the_null_can_be_looked_for() -> None:
    down = ShareTest(0.75, 0.25, null=0.5, alternative=0.0)
    up = ShareTest(0.75, 0.25, null=0.5, alternative=1.0)
    assert detectable(down, 500) == pytest.approx(detectable(up, 500), abs=1e-8)


def test_that_too_few_people_detect_nothing() -> None:
    assert detectable(DIE, 3) is None
    assert detectable(DIE, 0) is None
    assert detectable(ShareTest(0.75, 0.25, null=0.99, alternative=1.0), 50) is None


def test_that_the_power_to_tell_groups_apart_is_that_of_simulation() -> None:
    p, q, n = 0.75, 0.25, 800
    power = group_power((p, q), (0.2, 0.35), (n, n))
    generator = np.random.default_rng(1)
    counts = generator.binomial(n, [q + (p - q) * 0.2, q + (p - q) * 0.35], (100_000, 2)) / n
    error = np.sqrt((counts * (1 - counts) / n).sum(axis=1))
    seen = (np.abs(counts[:, 1] - counts[:, 0]) > 1.959963984540054 * error).mean()
    assert power == pytest.approx(seen, abs=0.01)
    assert group_power((p, q), (0.2, 0.2), (n, n)) == pytest.approx(0.025)


def test_that_the_exact_test_is_the_one_that_power_is_planned_for() -> None:
    # METHODS §5: Warner 3/4, 13 of 50 against .3: .056.
    assert exact_test(Count(13, 50, 0.75, 0.25), 0.3).p_value == pytest.approx(0.056, abs=5e-4)
    for test, n in ((DIE, 60), (MIRRORED, 40), (ShareTest(0.2, 0.9, 1.0, 0.7), 30)):
        p_values = [exact_test(Count(x, n, test.p, test.q), test.null) for x in range(n + 1)]
        one_sided = [p.greater if test.alternative > test.null else p.less for p in p_values]
        found = [p.p_value for p in p_values] if test.two_sided else one_sided
        rejected = [p_value <= test.alpha for p_value in found]
        rate = test.q + (test.p - test.q) * test.alternative
        power = binom.pmf(np.arange(n + 1), n, rate)[rejected].sum()
        assert power == pytest.approx(float(exact_power(test, n)), abs=1e-12)


def test_that_the_exact_test_takes_neither_weights_nor_shares_that_are_none() -> None:
    with pytest.raises(ValueError, match="weighted"):
        exact_test(Count(3, 9, 0.75, 0.25, 0.02), 0.1)
    with pytest.raises(ValueError, match="between 0 and 1"):
        exact_test(Count(3, 9, 0.75, 0.25), 1.1)


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        ((0.5, 0.5, 0.0, 0.1), "depend on the answer"),
        ((0.75, 0.25, 0.1, 0.1), "two different shares"),
        ((0.75, 0.25, -0.1, 0.1), "shares from 0 to 1"),
        ((0.75, 0.25, 0.0, float("nan")), "shares from 0 to 1"),
        ((0.75, 0.25, 0.0, 1.5), "shares from 0 to 1"),
    ],
)
def test_that_what_is_no_test_is_refused(
    arguments: tuple[float, float, float, float], remedy: str
) -> None:
    with pytest.raises(ValueError, match=remedy):
        ShareTest(*arguments)


@pytest.mark.parametrize("alpha", [0.0, 1.0, float("nan")])
def test_that_a_significance_level_lies_inside_zero_and_one(alpha: float) -> None:
    with pytest.raises(ValueError, match="significance level"):
        ShareTest(0.75, 0.25, 0.0, 0.1, alpha)


@pytest.mark.parametrize("target", [0.0, 1.0, float("nan")])
def test_that_a_target_power_lies_inside_zero_and_one(target: float) -> None:
    with pytest.raises(ValueError, match="target power"):
        needed(DIE, target)


def test_that_hopeless_designs_are_refused() -> None:
    with pytest.raises(ValueError, match="raise ε"):
        needed(ShareTest(0.500001, 0.499999, 0.0, 0.01), 0.8)
