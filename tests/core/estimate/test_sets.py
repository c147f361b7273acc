"""Sets of options, counts at or above an edge, and quantiles."""

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from made_questions import many_of, number, one_of, rating

from core.count.tally import Tally
from core.count.tally_columns import HISTOGRAM_LIMIT, tally
from core.estimate import at_or_above, estimate, estimate_set, quantile
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import KAry, Mechanism, OneBit, Unary
from core.response.layout import ReportColumn

F = Fraction
BINS = (0, 18, 30, 45, 60, 100)
AGES = number(0, 100, bins=BINS, mechanism=KAry(5, F(3, 5)))
COUNTED = Tally(AGES, 1000, (150, 210, 260, 220, 160))


def test_that_a_k_ary_set_is_one_binomial_count() -> None:
    question = rating(5, KAry(5, F(3, 5)))
    found = estimate_set(Tally(question, 1000, (150, 210, 260, 220, 160)), ["o4", "o3"])
    assert (found.options, found.interval) == (("o3", "o4"), "feldman-cousins")
    # λ_A = |A|q + (p−q)f_A with q = 1/10.
    assert found.share == pytest.approx((0.38 - 0.2) / 0.5, abs=1e-12)
    assert found.se == pytest.approx(math.sqrt(0.38 * 0.62 / 1000) / 0.5, abs=1e-12)
    ends = interval_of(Interval.FELDMAN_COUSINS, Count(380, 1000, 0.7, 0.2), 0.95)
    assert (found.low, found.high) == pytest.approx(ends, abs=1e-12)
    assert found.count == pytest.approx(360, abs=1e-9)


def test_that_a_quantile_of_bins_is_in_the_units_of_the_number() -> None:
    whole = quantile(COUNTED, 0.5)
    tenths = quantile(replace(COUNTED, question=replace(AGES, scale=10)), 0.5)
    assert whole is not None
    assert tenths is not None
    for name in ("value", "low", "high"):
        assert getattr(tenths, name) == pytest.approx(getattr(whole, name) / 10, rel=1e-12)


def test_that_the_error_of_a_k_ary_set_agrees_with_the_covariances() -> None:
    observed = COUNTED.observed()
    assert observed is not None
    for places in ([0, 1], [1, 3, 4], [0, 1, 2, 3]):
        found = estimate_set(COUNTED, [AGES.option_ids[i] for i in places])
        variance = observed.covariance()[np.ix_(places, places)].sum()
        assert found.se == pytest.approx(math.sqrt(variance), abs=1e-12)
        assert found.share == pytest.approx(observed.shares[places].sum(), abs=1e-12)


def test_that_a_unary_set_has_the_interval_of_its_scores_and_says_so() -> None:
    question = one_of(4, Unary(4, F(1, 2), F(1, 4)))
    counted = Tally(question, 400, (160, 120, 140, 100))
    found = estimate_set(counted, ["o0", "o2"], interval="wilson")
    # Centred: 1/2 + (f₀ − f₁ + f₂ − f₃)/2 of f = .6, .2, .4, 0. Bits vary by 4 where they are
    # true and by 3 where not, each over four: V(f) = 3¼ + f(1 − f).
    assert found.interval == "score"
    assert found.share == pytest.approx(0.9, abs=1e-12)
    assert found.se == pytest.approx(math.sqrt((3.25 + 0.9 * 0.1) / 400), abs=1e-12)
    at = found.low
    assert at is not None
    assert (0.9 - at) ** 2 == pytest.approx(1.959963984540054**2 / 400 * (3.25 + at - at**2))
    assert found.high == 1
    one = estimate_set(counted, ["o0"], interval="wilson")
    option = estimate(counted, interval="wilson").options[0]
    assert one.interval == "wilson"
    assert (one.share, one.low, one.high) == pytest.approx((option.share, option.low, option.high))
    assert one.consistent == option.consistent


def test_that_all_but_one_have_the_error_of_the_one_left_out() -> None:
    """The 14 stated of 15 occupations, uncentred: an error of .0726 where the other has .0200."""
    true = np.array(
        [3770, 4066, 1370, 4140, 3295, 3650, 4099, 1597, 994, 2002, 928, 649, 9, 149, 1843]
    )
    rates = 0.25 + 0.5 * true / true.sum()
    question = one_of(15, Unary(15, F(3, 4), F(1, 4)))
    counted = Tally(question, 2000, tuple(np.rint(2000 * rates).astype(int).tolist()))
    found = estimate_set(counted, question.option_ids[:14], interval="wilson")
    left = estimate(counted, interval="wilson").options[14]
    assert found.interval == "wilson"
    assert left.share is not None
    assert left.low is not None
    assert left.high is not None
    assert (found.share, found.se) == pytest.approx((1 - left.share, left.se), abs=1e-12)
    assert (found.low, found.high) == pytest.approx((1 - left.high, 1 - left.low), abs=1e-12)
    assert round(found.se or 0, 4) == 0.0200
    observed = counted.observed()
    assert observed is not None
    assert round(math.sqrt(observed.covariance()[:14, :14].sum()), 4) == 0.0726


@given(st.lists(st.integers(0, 40), min_size=4, max_size=7), st.data())
@settings(max_examples=60)
def test_that_a_set_and_its_complement_sum_to_one_with_one_error(
    counts: list[int], data: st.DataObject
) -> None:
    k = len(counts)
    inside = data.draw(st.sets(st.integers(0, k - 1), min_size=2, max_size=k - 2))
    made: list[Mechanism] = [KAry(k, F(3, 5)), Unary(k, F(1, 2), F(1, 4))]
    mechanism = data.draw(st.sampled_from(made))
    n = sum(counts) if isinstance(mechanism, KAry) else 40
    assume(n > 0)
    question = one_of(k, mechanism)
    counted = Tally(question, n, tuple(counts))
    ids = question.option_ids
    one = estimate_set(counted, [ids[i] for i in inside])
    other = estimate_set(counted, [ids[i] for i in range(k) if i not in inside])
    assert one.share is not None
    assert one.low is not None
    assert one.high is not None
    assert other.share == pytest.approx(1 - one.share, abs=1e-9)
    assert other.se == pytest.approx(one.se, abs=1e-7)
    assert (other.low, other.high) == pytest.approx((1 - one.high, 1 - one.low), abs=1e-6)


def test_that_all_options_together_are_everyone() -> None:
    for question in (one_of(3, KAry(3, F(1, 2))), one_of(3, Unary(3, F(1, 2), F(1, 4)))):
        found = estimate_set(Tally(question, 60, (30, 20, 10)), question.option_ids)
        assert (found.share, found.se, found.low, found.high, found.count) == (1, 0, 1, 1, 60)


def test_that_a_set_nobody_answered_has_no_numbers() -> None:
    found = estimate_set(Tally(AGES, 0, (0,) * 5), AGES.option_ids[:2])
    assert found.share is found.se is found.low is found.high is found.count is None
    assert at_or_above(Tally(number(0, 9), 0, (), histogram=(0,) * 10), 4).share is None
    assert quantile(Tally(AGES, 0, (0,) * 5), 0.5) is None
    assert quantile(Tally(number(0, 9), 0, (), histogram=(0,) * 10), 0.5) is None


def test_that_sets_that_make_no_sense_are_refused() -> None:
    with pytest.raises(KeyError):
        estimate_set(COUNTED, ["[0,18)", "o9"])
    with pytest.raises(ValueError, match="empty"):
        estimate_set(COUNTED, [])
    with pytest.raises(ValueError, match="counts"):
        estimate_set(Tally(many_of(2, None), 2, (1, 1)), ["o0"])
    one_bit = Tally(number(0, 9, mechanism=OneBit(10, F(3, 4))), 4, (2,))
    with pytest.raises(ValueError, match="counts"):
        estimate_set(one_bit, ["x"])
    with pytest.raises(ValueError, match="one by one"):
        at_or_above(one_bit, 3)


def test_that_at_or_above_an_edge_are_the_bins_from_it_on() -> None:
    assert at_or_above(COUNTED, 45) == estimate_set(COUNTED, ["[45,60)", "[60,100]"])
    assert at_or_above(COUNTED, 0).share == 1
    for no_edge in (44, 100):
        with pytest.raises(ValueError, match="edge"):
            at_or_above(COUNTED, no_edge)


def clear(values: list[int], low: int, high: int, step: int = 1) -> Tally:
    places = (np.array(values) - low) // step
    return tally(
        number(low, high, step), ReportColumn(places, np.ones(len(values), dtype=np.bool_))
    )


def test_that_numbers_in_the_clear_are_counted_from_any_edge() -> None:
    counted = clear([-10, 0, 5, 5, 20], -10, 20, 5)
    for edge, expected in (
        (-50, 5),
        (-10, 5),
        (-9, 4),
        (0, 4),
        (1, 3),
        (5, 3),
        (6, 1),
        (20, 1),
        (21, 0),
    ):
        found = at_or_above(counted, edge)
        assert found.count == expected
        assert found.share == expected / 5
        low, high = interval_of(Interval.FELDMAN_COUSINS, Count(expected, 5, 1, 0), 0.95)
        assert (found.low, found.high) == (low, high)


def test_that_a_grid_that_was_not_counted_has_no_edges_or_quantiles() -> None:
    counted = clear([3, 4], 0, HISTOGRAM_LIMIT)
    with pytest.raises(ValueError, match="one by one"):
        at_or_above(counted, 3)
    with pytest.raises(ValueError, match="one by one"):
        quantile(counted, 0.5)


def test_that_a_quantile_is_read_off_the_cumulative_shares() -> None:
    # Shares 0.1, 0.22, 0.32, 0.24, 0.12: half is reached 18/32 into the bin from 30 to 45.
    found = quantile(COUNTED, 0.5)
    assert found is not None
    assert found.value == pytest.approx(30 + 15 * 0.18 / 0.32, abs=1e-9)
    assert (found.low, found.high) == (30, 45)
    assert (quantile(COUNTED, 0.05) or found).low == 0
    for wrong in (0.0, 1.0, 50.0):
        with pytest.raises(ValueError, match="probability"):
            quantile(COUNTED, wrong)


def test_that_a_quantiles_interval_inverts_those_of_the_cumulative_shares() -> None:
    few = Tally(AGES, 100, (15, 21, 26, 22, 16))
    for probability in (0.1, 0.25, 0.5, 0.75, 0.9):
        found = quantile(few, probability, level=0.9, interval="wilson")
        assert found is not None
        assert found.low <= found.value <= found.high
        for i, edge in enumerate(BINS[1:-1], start=1):
            below = estimate_set(few, AGES.option_ids[:i], 0.9, "wilson")
            holds = (below.low or 0) <= probability <= (below.high or 0)
            if holds:
                assert found.low <= edge <= found.high
            if found.low < edge < found.high:
                assert holds


def test_that_quantiles_in_the_clear_are_numbers_given() -> None:
    values = [2, 3, 3, 5, 8, 9, 9, 9, 12, 20]
    counted = clear(values, 0, 30)
    median = quantile(counted, 0.5)
    assert median is not None
    assert median.value == 8
    assert {median.low, median.high} <= set(values)
    # By binomial order statistics the median of ten lies between the 2nd and the 9th: 97.9%.
    exact = quantile(counted, 0.5, interval="clopper-pearson")
    assert exact is not None
    assert (exact.low, exact.high) == (3, 12)
    assert (quantile(counted, 0.999) or exact).value == 20


def test_that_the_interval_of_a_median_holds_it_often_enough() -> None:
    rng = np.random.default_rng(11)
    ages = np.arange(101)
    density = np.exp(-0.5 * ((ages - 41) / 17.0) ** 2)
    density /= density.sum()
    true_median = int(np.searchsorted(np.cumsum(density), 0.5)) + 1
    bins = np.digitize(ages, BINS[1:-1])
    shares = np.bincount(bins, density)
    rates = 0.1 + 0.5 * shares
    held = 0
    for _ in range(300):
        counts = rng.multinomial(800, rates)
        found = quantile(Tally(AGES, 800, tuple(counts.tolist())), 0.5)
        assert found is not None
        held += found.low <= true_median <= found.high
    assert held >= 285


@pytest.mark.parametrize("name", list(Interval))
@pytest.mark.parametrize("probability", [0.1, 0.5, 0.9])
def test_that_a_quantile_in_the_clear_inverts_every_interval_of_the_cumulative_shares(
    name: Interval, probability: float
) -> None:
    given = np.random.default_rng(1).integers(0, 40, 120).tolist()
    found = quantile(clear(given, 0, 40), probability, 0.9, name)
    assert found is not None
    told = sorted(set(given))
    ends = [
        interval_of(name, Count(sum(v <= value for v in given), 120, 1, 0), 0.9) for value in told
    ]
    assert found.low == next(v for v, e in zip(told, ends, strict=True) if e[1] >= probability)
    last = (v for v, e in zip(told, ends, strict=True) if e[0] > probability + 1e-12)
    assert found.high == next(last, told[-1])
