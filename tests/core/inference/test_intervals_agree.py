"""The test of a share rejects exactly what its interval leaves out."""

from __future__ import annotations

import pytest
from scipy import stats

from core.inference.binomial import Count
from core.inference.intervals import Interval, agreeing_test, interval_of

MADE = ((0, 0.75, 0.25), (41, 0.75, 0.25), (90, 0.2, 0.6), (120, 0.75, 0.25))
COUNTS = [Count(x, 120, p, q) for x, p, q in MADE]


@pytest.mark.parametrize("name", Interval)
@pytest.mark.parametrize("level", [0.8, 0.95])
def test_that_a_share_is_rejected_where_the_interval_leaves_it_out(
    name: Interval, level: float
) -> None:
    for count in COUNTS:
        low, high = interval_of(name, count, level)
        for share in (i / 16 for i in range(17)):
            p_value = agreeing_test(name, count, share).p_value
            if not low - 1e-9 <= share <= high + 1e-9:
                assert p_value <= 1 - level + 1e-12
            elif low + 1e-9 < share < high - 1e-9 and name is not Interval.FELDMAN_COUSINS:
                assert p_value > 1 - level


def test_that_they_are_the_tests_of_other_programs() -> None:
    count, share = Count(400, 1000, 0.75, 0.25), 0.25
    exact = min(stats.binom.sf(399, 1000, 0.375), stats.binom.cdf(400, 1000, 0.375))
    found = {name: agreeing_test(name, count, share).p_value for name in Interval}
    assert found[Interval.CLOPPER_PEARSON] == pytest.approx(2 * exact)
    score = (0.4 - 0.375) / (0.375 * 0.625 / 1000) ** 0.5
    assert found[Interval.WILSON] == pytest.approx(2 * stats.norm.sf(score))
    wald = (0.4 - 0.375) / (0.4 * 0.6 / 1000) ** 0.5
    assert found[Interval.WALD] == pytest.approx(2 * stats.norm.sf(wald))
    table = stats.power_divergence([400, 600], [375, 625], lambda_="log-likelihood")
    assert found[Interval.LIKELIHOOD_RATIO] == pytest.approx(table.pvalue)


def test_that_what_has_no_test_says_so() -> None:
    with pytest.raises(ValueError, match="not a share"):
        agreeing_test(Interval.WILSON, Count(4, 10, 0.75, 0.25), 1.2)
    with pytest.raises(ValueError, match="nobody"):
        agreeing_test(Interval.WILSON, Count(0, 0, 0.75, 0.25), 0.2)
    weighted = Count(4, 10, 0.75, 0.25, 0.01)
    for name in (Interval.ANYTIME, Interval.FELDMAN_COUSINS):
        with pytest.raises(ValueError, match="weighted"):
            agreeing_test(name, weighted, 0.2)
    # All reports alike tell nothing by their own spread, and everything where no other can be.
    assert agreeing_test(Interval.WALD, Count(10, 10, 1.0, 0.0), 1.0).p_value == 1.0
    assert agreeing_test(Interval.WILSON, Count(9, 10, 1.0, 0.0), 1.0).p_value == 0.0
