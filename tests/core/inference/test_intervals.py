"""Intervals against the reference numbers, known answers, brute force and their own laws."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from golden_reference import reference
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from core.inference.binomial import Count, at_least, at_most, normal_quantile
from core.inference.intervals import Interval, chosen, each_of, interval, interval_of

BINARY: dict[str, dict[str, Any]] = reference()["binary"]
IN_REFERENCE = {
    Interval.WALD: "wald",
    Interval.WILSON: "wilson_score",
    Interval.CLOPPER_PEARSON: "clopper_pearson",
    Interval.LIKELIHOOD_RATIO: "constrained_profile_LR",
}
WITHIN_0_1 = (Interval.LIKELIHOOD_RATIO, Interval.FELDMAN_COUSINS, Interval.ANYTIME)


def golden_count(name: str) -> Count:
    case = BINARY[name]
    return Count(case["yes"], case["n"], case["P_yes_given_1"], case["P_yes_given_0"])


@pytest.mark.parametrize("name", BINARY)
@pytest.mark.parametrize(("method", "column"), IN_REFERENCE.items())
def test_that_intervals_are_those_of_the_reference(
    name: str, method: Interval, column: str
) -> None:
    expected = BINARY[name]["ci95"][column]["raw"]
    tolerance = 1e-9 if method in (Interval.WALD, Interval.WILSON) else 1e-7
    assert interval_of(method, golden_count(name), 0.95) == pytest.approx(expected, abs=tolerance)


@pytest.mark.parametrize(
    ("method", "low", "high"),
    [
        (Interval.LIKELIHOOD_RATIO, "0.09983947", "0.11984047"),
        (Interval.WILSON, "0.09985502", "0.1198556"),
        (Interval.CLOPPER_PEARSON, "0.09981296", "0.11987525"),
    ],
)
def test_that_9928_of_32561_has_the_known_interval(method: Interval, low: str, high: str) -> None:
    found = interval_of(method, Count(9928, 32561, 0.75, 0.25), 0.95)
    assert (round(found[0], 8), round(found[1], 8)) == (float(low), float(high))


def test_that_wald_and_wilson_show_where_they_lie_and_are_not_cut_off() -> None:
    nobody = Count(0, 20, 0.75, 0.25)
    assert interval_of(Interval.WALD, nobody, 0.95) == pytest.approx((-0.5, -0.5))
    assert interval_of(Interval.WILSON, nobody, 0.95)[1] < 0
    low, high = interval_of(Interval.LIKELIHOOD_RATIO, nobody, 0.95)
    assert low == 0
    assert high > 0.1


def pmf(n: int, rate: float) -> NDArray[np.float64]:
    return np.array([math.comb(n, x) * rate**x * (1 - rate) ** (n - x) for x in range(n + 1)])


@given(
    st.integers(1, 400).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))),
    st.sampled_from([(0.75, 0.25), (0.6, 0.4), (0.5, 0.1), (0.2, 0.7), (1.0, 0.3), (1.0, 0.0)]),
    st.sampled_from(list(Interval)),
    st.sampled_from([0.5, 0.9, 0.95, 0.999]),
)
def test_that_relabelling_gives_one_less_the_interval(
    count: tuple[int, int], support: tuple[float, float], method: Interval, level: float
) -> None:
    (x, n), (p, q) = count, support
    low, high = interval_of(method, Count(x, n, p, q), level)
    other = interval_of(method, Count(n - x, n, 1 - q, 1 - p), level)
    mirrored = interval_of(method, Count(n - x, n, 1 - p, 1 - q), level)
    assert other == pytest.approx((1 - high, 1 - low), abs=1e-9)
    assert mirrored == pytest.approx((low, high), abs=1e-9)


@given(
    st.integers(1, 300).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))),
    st.sampled_from([(0.75, 0.25), (0.2, 0.7), (0.5, 0.1), (1.0, 0.0)]),
    st.sampled_from(list(Interval)),
)
def test_that_intervals_hold_the_estimate_and_grow_with_the_level(
    count: tuple[int, int], support: tuple[float, float], method: Interval
) -> None:
    seen = Count(*count, *support)
    estimate = seen.most_likely if method in WITHIN_0_1 else seen.share
    narrow, wide = (interval_of(method, seen, level) for level in (0.8, 0.99))
    assert wide[0] - 1e-9 <= narrow[0] <= estimate + 1e-9
    assert estimate - 1e-9 <= narrow[1] <= wide[1] + 1e-9
    if method in WITHIN_0_1:
        assert 0 <= wide[0] < wide[1] <= 1


def test_that_a_million_reports_are_no_obstacle() -> None:
    for method in set(Interval) - {Interval.ANYTIME}:  # which is twice as wide
        low, high = interval_of(method, Count(400_000, 1_000_000, 0.75, 0.25), 0.95)
        assert low == pytest.approx(0.3 - 1.96 * 0.00098, abs=2e-5)
        assert high == pytest.approx(0.3 + 1.96 * 0.00098, abs=2e-5)


@pytest.mark.parametrize("level", [0.0, 1.0, -1.0, math.nan])
def test_that_a_level_lies_between_0_and_1(level: float) -> None:
    with pytest.raises(ValueError, match="level"):
        interval_of(Interval.WILSON, Count(1, 2, 0.75, 0.25), level)


def test_that_nobody_has_no_interval() -> None:
    zero = np.asarray(0.0)
    for method in Interval:
        ends = interval(method, zero, zero, np.asarray(0.75), np.asarray(0.25), 0.95)
        assert np.isnan(ends).all()


def test_that_intervals_together_share_the_chance_of_missing() -> None:
    assert each_of(0.95, 1) == 0.95
    assert each_of(0.95, 14) == pytest.approx(1 - 0.05 / 14, abs=1e-15)


def test_that_the_default_is_feldman_cousins_save_for_weighted_counts() -> None:
    assert chosen(None, whole_counts=True) is Interval.FELDMAN_COUSINS
    assert chosen(None, whole_counts=False) is Interval.LIKELIHOOD_RATIO
    assert chosen("wilson", whole_counts=False) is Interval.WILSON
    with pytest.raises(ValueError, match="widest"):
        chosen("widest", whole_counts=True)


def test_that_the_normal_quantile_is_the_tables() -> None:
    assert normal_quantile(0.95) == pytest.approx(1.959963984540054, abs=1e-12)


@pytest.mark.parametrize("n", [1, 7, 30])
@pytest.mark.parametrize("rate", [0.0, 0.2, 0.5, 1.0])
def test_that_binomial_tails_are_sums(n: int, rate: float) -> None:
    probabilities = pmf(n, rate)
    cases: list[tuple[Callable[..., NDArray[np.float64]], slice]]
    for x in range(-1, n + 2):
        size, at = np.asarray(float(n)), np.asarray(rate)
        cases = [(at_most, slice(0, x + 1)), (at_least, slice(max(x, 0), None))]
        for tail, part in cases:
            expected = probabilities[part].sum()
            assert float(tail(np.asarray(float(x)), size, at)) == pytest.approx(expected, abs=1e-13)
