"""Several groups compared, two studies compared, and what an interval is made of."""

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from made_questions import one_of, yes_no
from scipy import stats
from scipy.optimize import minimize_scalar

from core.count.tally import Tally
from core.count.tally_columns import tally
from core.estimate import estimate
from core.estimate.compare import compare_groups, compare_options, difference
from core.inference.binomial import Count
from core.inference.error_parts import in_population, parts_of
from core.inference.independence import holm, homogeneity, of_table
from core.privacy.mechanisms import Binary, KAry, Unary
from core.response.layout import ReportColumn

F = Fraction
COUNTS = {"city": (60, 200), "town": (45, 120), "country": (80, 180)}
GROUPS = {name: Count(x, n, 0.75, 0.25) for name, (x, n) in COUNTS.items()}


def test_that_homogeneity_is_the_g_test_of_what_was_reported() -> None:
    table = np.array([[x, n - x] for x, n in COUNTS.values()])
    known = stats.chi2_contingency(table, correction=False, lambda_="log-likelihood")
    found = compare_groups(GROUPS).homogeneity
    assert found is not None
    assert found.statistic == pytest.approx(known.statistic, abs=1e-9)
    assert found.freedom == 2
    assert found.p_value == pytest.approx(known.pvalue, abs=1e-12)


def test_that_groups_asked_by_different_designs_are_compared_in_their_shares() -> None:
    asked = [Count(400, 1000, 0.75, 0.25), Count(205, 500, 0.9, 0.1), Count(160, 400, 0.35, 0.65)]
    found = compare_groups(dict(zip("abc", asked, strict=True))).homogeneity

    def height(share: float) -> float:
        rates = np.array([each.q + (each.p - each.q) * share for each in asked])
        x, n = np.array([(each.x, each.n) for each in asked]).T
        return -float(np.sum(stats.binom.logpmf(x, n, rates)))

    best = minimize_scalar(height, bounds=(0, 1), method="bounded", options={"xatol": 1e-10})
    alone = sum(stats.binom.logpmf(each.x, each.n, each.x / each.n) for each in asked)
    assert found is not None
    assert found.freedom == 2
    assert found.statistic == pytest.approx(2 * (best.fun + alone), rel=1e-8)
    assert found.p_value == pytest.approx(stats.chi2.sf(found.statistic, 2), rel=1e-9)
    # A design that turns every word round tells the same.
    turned = Count(650, 1000, 0.25, 0.75), Count(350, 1000, 0.75, 0.25)
    same = compare_groups({"a": asked[0], "b": turned[0]}).homogeneity
    plain = compare_groups({"a": asked[0], "b": turned[1]}).homogeneity
    assert same is not None
    assert plain is not None
    assert same.statistic == pytest.approx(plain.statistic, rel=1e-9)


@pytest.mark.parametrize("slopes", [((0.75, 0.25),) * 3, ((0.75, 0.25), (0.8, 0.2), (0.75, 0.25))])
def test_that_groups_of_few_clusters_are_tested_as_their_differences(
    slopes: tuple[tuple[float, float], ...],
) -> None:
    """It is Fisher's F on the freedom of the group with fewest, not χ²."""
    numbers = zip((200, 180, 150), slopes, strict=True)
    one, two, three = (Count(x, 400, p, q, x * (400 - x) / 400**3, 6) for x, (p, q) in numbers)
    pair = compare_groups({"a": one, "b": two})
    assert pair.homogeneity is not None
    assert pair.homogeneity.denominator == 6
    found, plain = (
        compare_groups({"a": one, "b": two, "c": three}).homogeneity,
        compare_groups(
            {str(each.p + each.x): replace(each, freedom=math.inf) for each in (one, two, three)}
        ).homogeneity,
    )
    assert found is not None
    assert plain is not None
    assert (found.freedom, found.denominator, plain.denominator) == (2, 6, None)
    assert found.statistic == pytest.approx(plain.statistic / 2)
    assert found.p_value == pytest.approx(stats.f.sf(plain.statistic / 2, 2, 6))
    fewer = compare_groups({"a": one, "b": replace(two, freedom=3)})
    assert fewer.homogeneity is not None
    assert fewer.homogeneity.denominator == 3


def test_that_pairs_count_how_many_they_are_by_holm() -> None:
    found = compare_groups({**GROUPS, "sea": Count(0, 0, 0.75, 0.25)})
    names = [(pair.first, pair.second) for pair in found.pairs]
    assert names == [("city", "town"), ("city", "country"), ("town", "country")]
    own = [difference(GROUPS[one], GROUPS[other]) for one, other in names]
    assert [pair.difference for pair in found.pairs] == own
    p_values = [each.test.p_value for each in own]
    order = np.argsort(p_values)
    expected = np.maximum.accumulate(np.array(p_values)[order] * [3, 2, 1])
    assert [found.pairs[i].p_value for i in order] == pytest.approx(np.minimum(expected, 1))


def test_that_holm_agrees_with_worked_values() -> None:
    # statsmodels.stats.multitest.multipletests, method="holm"
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx((0.03, 0.06, 0.06, 0.02))
    assert holm([0.9, 0.8]) == (1.0, 1.0)
    assert holm([]) == ()


def test_that_nothing_is_tested_where_nothing_differs() -> None:
    assert homogeneity([], []) is None
    assert homogeneity([5], [10]) is None
    assert homogeneity([0, 0], [10, 20]) is None
    assert homogeneity([5, 0], [10, 0]) is None
    assert of_table(np.zeros((3, 3))) is None
    assert compare_groups({"a": Count(0, 0, 1, 0)}).pairs == ()


def test_that_homogeneity_keeps_its_size_at_a_share_of_zero() -> None:
    rng, found = np.random.default_rng(7), []
    for counts in rng.binomial(200, 0.25, size=(600, 3)):
        test = homogeneity(counts.tolist(), [200] * 3)
        assert test is not None
        found.append(test.p_value <= 0.05)
    assert 0.02 <= np.mean(found) <= 0.085


def test_that_two_waves_are_compared_option_by_option() -> None:
    first = Tally(one_of(3, KAry(3, F(1, 2))), 300, (120, 100, 80))
    second = Tally(one_of(3, Unary(3, F(1, 2), F(1, 4))), 200, (90, 80, 50))  # another mechanism
    found = compare_options(first, second)
    assert found is not None
    for each, one, other in zip(
        found, estimate(first).options, estimate(second).options, strict=True
    ):
        assert one.share is not None
        assert other.share is not None
        assert each.option == one.option
        assert each.difference.estimate == pytest.approx(one.share - other.share, abs=1e-12)
        assert one.se is not None
        assert other.se is not None
        assert each.difference.se == pytest.approx(math.hypot(one.se, other.se), abs=1e-12)


def test_that_weighted_waves_have_their_errors() -> None:
    question = yes_no(Binary(F(3, 4), F(1, 4)))
    y, w = np.array([1, 0, 1, 1, 0, 0, 1, 0]), np.array([1.0, 2, 1, 3, 2, 1, 1, 1])
    wave = tally(question, ReportColumn(y, np.ones(8, np.bool_)), w)
    found = compare_options(wave, wave)
    assert found is not None
    assert found[0].difference.estimate == 0
    assert found[0].difference.se == pytest.approx(0.417855 * math.sqrt(2), abs=1e-6)


def test_that_other_questions_are_not_waves_of_one() -> None:
    one = Tally(one_of(3, None), 5, (1, 2, 2))
    with pytest.raises(ValueError, match="same options"):
        compare_options(one, Tally(one_of(4, None), 5, (1, 2, 2, 0)))
    with pytest.raises(ValueError, match="same options"):
        compare_options(one, Tally(yes_no(None), 5, (1, 4)))
    assert compare_options(one, Tally(one_of(3, None), 0, (0, 0, 0))) is None


@pytest.mark.parametrize(("p", "q"), [(0.75, 0.25), (0.5, 0.1), (0.2, 0.7), (1.0, 0.0)])
def test_that_the_parts_add_up_as_squares_to_the_whole(p: float, q: float) -> None:
    count = Count(1_000 * (q + (p - q) * 0.3), 1_000, p, q)
    found = parts_of(count)
    assert found.all**2 == pytest.approx(count.variance, rel=1e-12)
    assert found.sampling**2 + found.randomization**2 == pytest.approx(found.all**2, rel=1e-12)
    assert found.sampling == pytest.approx(math.sqrt(0.3 * 0.7 / 1_000), rel=1e-12)
    assert found.direct == pytest.approx(found.sampling / found.all, rel=1e-12)


def test_that_the_parts_of_the_picture_come_out() -> None:
    found = parts_of(Count(697, 2_000, 0.75, 0.25))
    assert (196 * found.sampling, 196 * found.all) == pytest.approx((1.7, 4.2), abs=0.05)
    none = parts_of(Count(20, 200, 0.75, 0.25))  # the share is held at 0
    assert none.sampling == 0
    assert none.all == pytest.approx(math.sqrt(0.75 * 0.25 / 200) / 0.5)
    with pytest.raises(ValueError, match="nobody"):
        parts_of(Count(0, 0, 0.75, 0.25))


def test_that_a_finite_population_leaves_the_randomization() -> None:
    rng, n, people = np.random.default_rng(5), 60, 80
    truths = np.arange(people) < 24
    shares = []
    for _ in range(6_000):
        chosen = truths[rng.permutation(people)[:n]]
        yes = rng.random(n) < np.where(chosen, 0.8, 0.2)
        shares.append((yes.mean() - 0.2) / 0.6)
    count = Count(n * (0.2 + 0.6 * 0.3), n, 0.8, 0.2)
    error = parts_of(count, people).all
    assert error == pytest.approx(np.std(shares), rel=0.03)
    drawn, chance = 0.3 * 0.7 / n * (people - n) / (people - 1), 0.8 * 0.2 / (n * 0.6**2)
    assert error == pytest.approx(math.sqrt(drawn + chance), rel=1e-12)
    assert parts_of(count).all > 1.06 * error
    worth = in_population(count, people)
    assert math.sqrt(worth.variance) == pytest.approx(error, rel=1e-12)
    assert worth.rate * (1 - worth.rate) / worth.n == pytest.approx((0.6 * error) ** 2, rel=1e-12)
    whole = parts_of(count, n)
    assert whole.sampling == 0
    assert whole.randomization == parts_of(count).randomization
    with pytest.raises(ValueError, match="smaller"):
        parts_of(count, n - 1)
