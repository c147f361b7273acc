"""Weighted and clustered shares, their differences, and sets: ends worked by an own script."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from made_questions import one_of, yes_no
from sampled_people import block

from core.count.blocks import tally_blocks
from core.count.sampling_design import Design, fit
from core.count.tally import Tally, count_of
from core.count.tally_columns import tally
from core.estimate import estimate, estimate_set
from core.estimate.compare import difference
from core.inference.binomial import Count
from core.inference.intervals import Interval, agreeing_test, interval_of
from core.privacy.mechanisms import REGISTRY
from core.response.layout import ReportColumn

Y, W = [1, 0, 1, 1, 0, 0, 1, 0], [1, 2, 1, 3, 2, 1, 1, 1]
OTHER_Y, OTHER_W = [0, 0, 1, 0, 0, 1, 0, 0, 0, 1], [1, 1, 2, 1, 3, 1, 1, 2, 1, 1]


def weighted(values: list[int], weights: list[int]) -> Tally:
    column = ReportColumn(np.array(values), np.ones(len(values), dtype=np.bool_))
    return tally(yes_no(None), column, np.array(weights, dtype=np.float64))


def clustered(yes: list[int]) -> Tally:
    paid = [int(person in yes) for person in range(60)]
    some = block(paid=paid, village=[person // 10 for person in range(60)])
    design = Design(clusters="village")
    (found,) = tally_blocks([fit(design, [some]).of(some)], "paid")
    return found.whole


@pytest.mark.parametrize(
    ("values", "n", "ends"),
    [(Y, 2.254030, (0.018444, 0.981556)), ([0] * 8, 2.576034, (0, 0.761169))],
)
def test_that_weighted_shares_have_the_known_ends(
    values: list[int], n: float, ends: tuple[float, float]
) -> None:
    yes = estimate(weighted(values, W)).options[0]
    assert yes.interval_n == pytest.approx(n, abs=5e-7)
    assert (yes.low, yes.high) == pytest.approx(ends, abs=5e-7)


def clear_clustered(yes: list[int]) -> Count:
    """The count of the same reports as if they had been given in the clear."""
    return replace(count_of(clustered(yes), "yes"), p=1.0, q=0.0)


@pytest.mark.parametrize(
    ("yes", "n", "ends"),
    [
        ([0, 1, 2, 15, 31], 19.496298, (0.007122, 0.298871)),
        ([0, 15, 31, 45], 30, (0.008178, 0.220735)),
        ([0, 1, 2, 3, 4], 5.198735, (0.000028, 0.600546)),
    ],
)
def test_that_few_clusters_have_the_known_ends(
    yes: list[int], n: float, ends: tuple[float, float]
) -> None:
    count = clear_clustered(yes)
    assert count.at(0.05).n == pytest.approx(n, abs=5e-7)
    assert interval_of(Interval.CLOPPER_PEARSON, count, 0.95) == pytest.approx(ends, abs=5e-7)


def test_that_weighted_groups_differ_by_the_known_interval() -> None:
    first, second = (count_of(weighted(*pair), "yes") for pair in ((Y, W), (OTHER_Y, OTHER_W)))
    assert second.at(0.05).n == pytest.approx(3.797735, abs=5e-7)
    found = difference(first, second)
    assert found.estimate == pytest.approx(0.214286, abs=5e-7)
    assert (found.low, found.high) == pytest.approx((-0.519012, 0.769521), abs=5e-7)


def test_that_groups_in_the_same_clusters_are_not_taken_as_independent() -> None:
    counts = []
    for in_each in ((3, 1, 0, 2, 0, 1), (2, 0, 0, 1, 1, 0)):
        z = {(0, c): (yes - 5 * sum(in_each) / 30) / 30 for c, yes in enumerate(in_each)}
        rate, variance = sum(in_each) / 30, 6 / 5 * sum(each**2 for each in z.values())
        kg, bracket = rate * (1 - rate) / variance, sum(each**4 for each in z.values())
        bracket = bracket / sum(each**2 for each in z.values()) ** 2 - 1 / 6
        freedom = max(1.0, min(5.0, 2 / bracket))
        n = min(30.0, kg)
        f = sum(yes > 0 for yes in in_each)
        most = 6 * (1 + f) if f < 5 else float("inf")
        counts.append(Count(rate * n, n, 1, 0, variance, freedom, most, z))
    found = difference(counts[0], counts[1])
    assert (found.low, found.high) == pytest.approx((-0.093194, 0.363096), abs=5e-7)
    one, other = (count.clusters for count in counts)
    apart = sum((one[unit] - other[unit]) ** 2 for unit in one)
    assert found.se == pytest.approx((6 / 5 * apart) ** 0.5)


@pytest.mark.parametrize(
    ("first", "second", "ends", "p"),
    [
        (Count(7, 20, 1, 0), Count(2, 20, 1, 0), (-0.048908, 0.495074), 0.074276),
        (Count(56, 70, 1, 0), Count(48, 80, 1, 0), (0.048843, 0.342269), 0.010510),
        (
            Count(400, 1000, 0.75, 0.25),
            Count(350, 1000, 0.75, 0.25),
            (0.014425, 0.185085),
            0.021432,
        ),
        (Count(12, 40, 1, 0), Count(90, 200, 0.75, 0.25), (-0.297338, 0.111157), 0.351367),
    ],
)
def test_that_two_groups_differ_by_the_known_interval_and_p(
    first: Count, second: Count, ends: tuple[float, float], p: float
) -> None:
    found = difference(first, second)
    assert (found.low, found.high) == pytest.approx(ends, abs=1e-6)
    assert found.test.p_value == pytest.approx(p, abs=1e-6)


@pytest.mark.parametrize("level", [0.5, 0.9, 0.95, 0.999])
@pytest.mark.parametrize("name", [Interval.CLOPPER_PEARSON, Interval.WILSON, Interval.WALD])
def test_that_a_weighted_test_rejects_what_its_interval_leaves_out(
    name: Interval, level: float
) -> None:
    counts = [count_of(weighted(Y, W), "yes"), clear_clustered([0, 15, 31, 45])]
    counts += [count_of(clustered([0, 1, 2, 15, 31, 44, 45, 58]), "yes")]
    for count in counts:
        low, high = interval_of(name, count, level)
        for share in np.linspace(0, 1, 101).tolist():
            if min(abs(share - low), abs(share - high)) > 1e-9:
                inside = low <= share <= high
                assert (agreeing_test(name, count, share).p_value > 1 - level) == inside


UNARY = REGISTRY["unary"].make({"p": Fraction(1, 2), "q": Fraction(1, 4)}, 6)
SUBSET = REGISTRY["subset"].make({"size": 2, "p": Fraction(3, 5)}, 4)


def test_that_a_set_of_unary_reports_has_the_known_ends() -> None:
    # f̂_A = .3: part + Σ a_v f̂_v, with each share even but for those of the set.
    for share, n, ends in ((0.3, 1000, (0.171324, 0.431482)), (-0.2, 20, (0, 0.757936))):
        inside = n * (0.25 + 0.25 * share / 2)
        outside = n * (0.25 + 0.25 * (1 - share) / 4)
        counted = Tally(one_of(6, UNARY), n, (inside,) * 2 + (outside,) * 4)  # type: ignore[arg-type]
        found = estimate_set(counted, ["o0", "o1"])
        assert found.share == pytest.approx(share)
        assert (found.low, found.high) == pytest.approx(ends, abs=1e-6)


@pytest.mark.parametrize(("n", "error", "low"), [(20, 0.961769, 0.710437), (5, 1.923538, 0.040892)])
def test_that_reports_all_alike_leave_a_set_its_width(n: int, error: float, low: float) -> None:
    found = estimate_set(Tally(one_of(4, SUBSET), n, (n, n, 0, 0)), ["o0", "o1"])
    assert found.share == pytest.approx(8)
    assert found.se == pytest.approx(error, abs=1e-6)
    assert (found.low, found.high) == pytest.approx((low, 1), abs=1e-6)


@pytest.mark.parametrize(("share", "far"), [(8, True), (1.3, False), (-0.4, False), (-3, True)])
def test_that_a_set_far_outside_is_said_to_be_so(share: float, far: bool) -> None:
    # One report's error is √18.5 at both ends; 500 of them have .192 there.
    n = 5 if share == 8 else 100
    rate = (0.5, 0.5)
    if share != 8:
        # Of 2 of 4 named, the part inside is 2 λ̄: f̂ = 1/2 + 2 (λ̄ − 1/2)/slope, slope 2/15.
        inside = 0.5 + (share - 0.5) * (0.6 - 1.4 / 3) / 2
        rate = (inside, 1 - inside)
    counts = (n, n, 0, 0) if share == 8 else (rate[0] * n,) * 2 + (rate[1] * n,) * 2
    found = estimate_set(Tally(one_of(4, SUBSET), n, counts), ["o0", "o1"])  # type: ignore[arg-type]
    assert found.share == pytest.approx(share)
    assert found.far_outside == far


def test_that_intervals_of_few_clusters_are_said_to_be_unsure() -> None:
    assert count_of(clustered([0, 15, 31, 45]), "yes").few_clusters
    assert estimate(clustered([0, 1, 2, 3, 4])).options[0].few_clusters
    assert not estimate(weighted(Y, W)).options[0].few_clusters
    paid = [int(person % 7 == 0) for person in range(300)]
    many = block(paid=paid, village=[person % 12 for person in range(300)])
    (found,) = tally_blocks([fit(Design(clusters="village"), [many]).of(many)], "paid")
    assert not estimate(found.whole).options[0].few_clusters
