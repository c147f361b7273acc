"""Differences of two groups, against a search over a fine grid and the normal limit."""

import numpy as np
import pytest
from made_questions import number
from scipy import stats

from core.count.tally_columns import tally
from core.estimate import estimate_mean
from core.estimate.compare import difference, mean_difference
from core.estimate.results import MeanEstimate
from core.inference.binomial import Count
from core.response.layout import ReportColumn

PAIRS = [
    (Count(80, 200, 0.75, 0.25), Count(60, 200, 0.75, 0.25)),
    (Count(20, 100, 0.75, 0.25), Count(90, 150, 0.6, 0.3)),
    (Count(70, 100, 0.2, 0.8), Count(20, 40, 0.9, 0.2)),
    (Count(3, 30, 1.0, 0.0), Count(12, 30, 1.0, 0.0)),
    (Count(0, 30, 1.0, 0.0), Count(12, 30, 0.75, 0.25)),
]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_that_the_other_way_round_all_is_mirrored(first: Count, second: Count) -> None:
    one, other = difference(first, second), difference(second, first)
    assert (one.estimate, one.se) == (-other.estimate, other.se)
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low), abs=1e-6)
    assert one.test.p_value == pytest.approx(other.test.p_value, abs=1e-9)


def test_that_large_groups_agree_with_the_normal_interval() -> None:
    first, second = Count(400_000, 10**6, 0.75, 0.25), Count(350_000, 10**6, 0.75, 0.25)
    found = difference(first, second)
    half = 1.959963984540054 * found.se
    assert (found.low, found.high) == pytest.approx((0.1 - half, 0.1 + half), abs=1e-5)


def test_that_a_difference_at_an_end_of_its_interval_has_the_p_value_of_the_level() -> None:
    first, second = Count(50, 100, 0.75, 0.25), Count(40, 100, 0.75, 0.25)
    p_value = difference(first, second).test.p_value
    at_the_edge = difference(first, second, level=1 - p_value)
    assert at_the_edge.low == pytest.approx(0, abs=1e-7)


def test_that_equal_groups_do_not_differ() -> None:
    found = difference(Count(30, 100, 0.75, 0.25), Count(60, 200, 0.75, 0.25))
    assert found.estimate == pytest.approx(0, abs=1e-15)
    assert found.test.p_value == pytest.approx(1, abs=1e-4)
    assert found.low < 0 < found.high


def test_that_an_empty_group_is_not_compared() -> None:
    with pytest.raises(ValueError, match="without respondents"):
        difference(Count(0, 0, 0.75, 0.25), Count(1, 2, 0.75, 0.25))


def test_that_means_of_few_are_compared_by_welchs_test() -> None:
    rng = np.random.default_rng(4)
    first, second = rng.integers(0, 90, 6), rng.integers(20, 60, 15)
    means = []
    for places in (first, second):
        column = ReportColumn(places, np.ones(len(places), dtype=np.bool_))
        mean = estimate_mean(tally(number(0, 99), column))
        assert mean is not None
        means.append(mean)
    found = mean_difference(means[0], means[1], 0.9)
    assert found is not None
    welch = stats.ttest_ind(first, second, equal_var=False)
    assert found.test.p_value == pytest.approx(welch.pvalue, abs=1e-12)
    ends = welch.confidence_interval(0.9)
    assert (found.low, found.high) == pytest.approx((ends.low, ends.high), abs=1e-9)


def test_that_means_are_compared_by_their_errors() -> None:
    found = mean_difference(MeanEstimate(9, 10, 3, 0, 0), MeanEstimate(9, 4, 4, 0, 0))
    assert found is not None
    assert (found.estimate, found.se) == (6, 5)
    assert (found.low, found.high) == pytest.approx((6 - 9.79982, 6 + 9.79982), abs=1e-5)
    assert found.test.p_value == pytest.approx(0.230139, abs=1e-6)
    same = mean_difference(MeanEstimate(1, 2, 0, 2, 2), MeanEstimate(1, 2, 0, 2, 2))
    assert same is not None
    assert same.test.p_value == 1
    assert (
        mean_difference(MeanEstimate(0, None, None, None, None), MeanEstimate(9, 4, 4, 0, 0))
        is None
    )
