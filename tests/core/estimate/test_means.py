"""Means of ratings, bins, numbers in the clear and one-bit reports, and their errors."""

import math
from fractions import Fraction

import numpy as np
import pytest
from made_questions import many_of, number, one_of, rating, yes_no
from numpy.typing import NDArray
from scipy import stats

from core.count.tally import Tally
from core.count.tally_columns import tally
from core.estimate import MeanNote, estimate, estimate_mean, scores_of
from core.inference.binomial import Count
from core.inference.intervals import Interval, interval_of
from core.privacy.mechanisms import REGISTRY, Binary, KAry, OneBit, Unary
from core.response.layout import ReportColumn
from core.survey.model import Question

F = Fraction


def test_that_a_centred_score_is_much_better_than_one_that_is_not() -> None:
    # OUE at ε = 1, k = 5, uniform: n·variance 1.633 centred, 6.486 not, for fifths of [0, 1].
    q = F(1 / (math.e + 1))
    n = 10**9
    x = round(n * (float(q) + (0.5 - float(q)) / 5))
    counted = Tally(rating(5, Unary(5, F(1, 2), q)), n, (x,) * 5)
    observed = counted.observed()
    assert observed is not None
    scores = np.arange(1, 10, 2) / 10
    covariance = observed.covariance() * n
    centred = scores - scores.mean()
    assert round(float(centred @ covariance @ centred), 3) == 1.633
    assert round(float(scores @ covariance @ scores), 3) == 6.486
    found = estimate_mean(counted, scores=scores.tolist())
    assert found is not None
    assert found.se is not None
    assert round(found.se**2 * n, 3) == 1.633
    assert found.mean == pytest.approx(0.5, abs=1e-8)


def test_that_a_k_ary_mean_is_the_sum_of_scores_times_shares() -> None:
    counted = Tally(rating(4, KAry(4, F(3, 4))), 1000, (165, 349, 284, 202))
    found = estimate(counted).mean
    assert found is not None
    shares = np.array([0.1225, 0.3985, 0.301, 0.178])
    scores = np.arange(1, 5)
    assert found.mean == pytest.approx(scores @ shares, abs=1e-12)
    rates = np.array(counted.counts) / 1000
    slope = 0.75 - 0.25 / 3
    variance = (rates @ scores**2 - (rates @ scores) ** 2) / 1000 / slope**2
    se = math.sqrt(variance * 1000 / 999)
    assert found.se == pytest.approx(se, abs=1e-12)
    half = 1.9623414611334626 * se  # t with 999
    middle = scores @ shares
    assert (found.low, found.high) == pytest.approx((middle - half, middle + half))
    assert found.notes == ()


def test_that_those_who_prefer_not_to_say_are_left_out_and_it_is_said() -> None:
    question = rating(4, None, abstaining=1)
    assert scores_of(question) == (1.0, None, 2.0, 3.0)
    found = estimate(Tally(question, 10, (2, 4, 3, 1))).mean
    assert found is not None
    assert found.mean == pytest.approx((2 * 1 + 3 * 2 + 1 * 3) / 6, abs=1e-12)
    assert found.notes == (MeanNote.ABSTAINED,)
    # The delta method is exact here for the n−1 variance among the six, over six.
    given = np.repeat([1, 2, 3], [2, 3, 1])
    assert found.se == pytest.approx(stats.sem(given), abs=1e-12)
    ends = stats.t.interval(0.95, 5, given.mean(), stats.sem(given))
    assert (found.low, found.high) == pytest.approx(ends, abs=1e-9)
    assert found.interval == "student"
    assert found.freedom == pytest.approx(5)


def test_that_there_is_no_mean_of_nobody() -> None:
    question = rating(3, KAry(3, F(3, 4)), abstaining=2)
    everyone_abstains = estimate(Tally(question, 100, (10, 10, 80))).mean
    assert everyone_abstains is not None
    assert everyone_abstains.mean is None
    assert everyone_abstains.notes == (MeanNote.ABSTAINED, MeanNote.NOBODY_LEFT)
    for empty in (rating(3, None), number(0, 9), number(0, 9, bins=(0, 4, 9))):
        found = estimate(Tally(empty, 0, (0,) * len(empty.option_ids))).mean
        assert found is not None
        assert found.mean is found.se is found.low is found.high is None


def test_that_bins_count_as_their_middles_and_it_is_said() -> None:
    question = number(0, 100, bins=(0, 18, 30, 100))
    assert scores_of(question) == (9.0, 24.0, 65.0)
    found = estimate(Tally(question, 4, (1, 1, 2))).mean
    assert found is not None
    assert found.mean == pytest.approx((9 + 24 + 130) / 4)
    assert found.notes == (MeanNote.BINNED,)


def test_that_scores_can_be_given_and_must_fit() -> None:
    counted = Tally(rating(3, None), 4, (1, 1, 2))
    found = estimate_mean(counted, scores=(-1, 0, 1))
    assert found is not None
    assert found.mean == pytest.approx(0.25)
    without_middle = estimate_mean(counted, scores=(-1, None, 1))
    assert without_middle is not None
    assert without_middle.mean == pytest.approx(1 / 3)
    for wrong in ((1.0, 2.0), (None, None, None)):
        with pytest.raises(ValueError, match="score"):
            estimate_mean(counted, scores=wrong)


@pytest.mark.parametrize("question", [one_of(3, None), yes_no(None), many_of(3, None)])
def test_that_only_what_has_an_order_has_a_mean(question: Question) -> None:
    assert estimate(Tally(question, 3, (1,) * len(question.option_ids))).mean is None


def test_that_numbers_in_the_clear_have_their_plain_mean() -> None:
    values = np.array([0, 5, 5, 9, 30])
    column = ReportColumn(values - 0, np.ones(5, dtype=np.bool_))
    found = estimate(tally(number(-10, 60), column)).mean
    assert found is not None
    plain = values - 10
    assert found.mean == pytest.approx(plain.mean(), abs=1e-12)
    assert found.se == pytest.approx(stats.sem(plain), abs=1e-12)
    ends = stats.t.interval(0.95, 4, plain.mean(), stats.sem(plain))
    assert (found.low, found.high) == pytest.approx(ends, abs=1e-9)


def test_that_one_number_has_a_mean_and_no_error() -> None:
    column = ReportColumn(np.array([7]), np.ones(1, dtype=np.bool_))
    for question in (number(0, 60), number(0, 60, bins=(0, 14, 60))):
        at = ReportColumn(np.zeros(1, dtype=np.int64), column.present) if question.bins else column
        found = estimate(tally(question, at)).mean
        assert found is not None
        assert found.mean == 7
        assert found.se is found.low is found.high is None
        assert found.interval is None


def test_that_the_mean_of_few_is_held_as_often_as_its_level_says() -> None:
    """Normal answers, n = 20: 0.950, where the normal interval of the n variance held 0.929."""
    rng = np.random.default_rng(11)
    places = np.clip(np.rint(rng.normal(500, 100, (4000, 20))), 0, 1000).astype(np.int64)
    everyone, question = np.ones(20, dtype=np.bool_), number(0, 1000)
    held = 0
    for row in places:
        found = estimate(tally(question, ReportColumn(row, everyone))).mean
        assert found is not None
        held += (found.low or 0) <= 500 <= (found.high or 0)
    assert held / 4000 == pytest.approx(0.95, abs=3 * math.sqrt(0.95 * 0.05 / 4000))


@pytest.mark.parametrize("method", [Interval.LIKELIHOOD_RATIO, Interval.FELDMAN_COUSINS])
def test_that_a_one_bit_mean_is_mapped_from_its_count(method: Interval) -> None:
    mechanism = OneBit(81, F(3, 4))
    question = number(20, 100, mechanism=mechanism)
    found = estimate(Tally(question, 1000, (400,)), interval=method)
    assert found.options == ()
    assert found.mean is not None
    # mean = low + (high − low)(λ − 1 + p)/(2p − 1)
    assert found.mean.mean == pytest.approx(20 + 80 * (0.4 - 0.25) / 0.5, abs=1e-12)
    assert found.mean.se == pytest.approx(80 * math.sqrt(0.4 * 0.6 / 1000) / 0.5, abs=1e-12)
    low, high = interval_of(method, Count(400, 1000, 0.75, 0.25), 0.95)
    assert (found.mean.low, found.mean.high) == pytest.approx((20 + 80 * low, 20 + 80 * high))


def expected_ones(mechanism: OneBit, places: NDArray[np.int64]) -> Fraction:
    return sum((mechanism.probability(1, int(place)) for place in places), F(0))


def test_that_expected_one_bit_reports_give_the_exact_mean() -> None:
    mechanism, places = OneBit(11, F(7, 10)), np.array([0, 3, 10, 10, 7])
    ones = expected_ones(mechanism, places) * 10**6
    assert ones.denominator == 1
    counted = Tally(number(0, 50, step=5, mechanism=mechanism), 5 * 10**6, (int(ones),))
    found = estimate(counted).mean
    assert found is not None
    assert found.mean == pytest.approx(float((5 * places).mean()), abs=1e-10)


def test_that_a_question_without_covariances_says_so() -> None:
    observed = Tally(many_of(2, Binary(F(3, 4), F(1, 4))), 10, (5, 5)).observed()
    assert observed is not None
    with pytest.raises(ValueError, match="covariances"):
        observed.covariance()


@pytest.mark.parametrize("n", [5, 20])
def test_that_a_rating_whose_reports_are_all_alike_has_the_error_of_one_report(n: int) -> None:
    subset = REGISTRY["subset"].make({"size": 2, "p": F(3, 5)}, 4)
    found = estimate_mean(Tally(rating(4, subset), n, (n, n, 0, 0)))
    assert found is not None
    assert found.mean == pytest.approx(-12.5)
    # By enumeration: half answer 1, half 2, the shares that these reports make likely; a report
    # names the answer and one other by 3/5, else two of the others, and scores 15/2 (v₁ + v₂ − 5).
    chances: dict[tuple[int, int], float] = {}
    for answer in (1, 2):
        others = [each for each in (1, 2, 3, 4) if each != answer]
        for other in others:
            pair = (min(answer, other), max(answer, other))
            chances[pair] = chances.get(pair, 0) + 0.5 * 0.6 / 3
        for left_out in others:
            pair = tuple(each for each in others if each != left_out)  # type: ignore[assignment]
            chances[pair] = chances.get(pair, 0) + 0.5 * 0.4 / 3
    scores = {pair: 7.5 * (sum(pair) - 5) for pair in chances}
    mean = sum(chances[pair] * scores[pair] for pair in chances)
    assert mean == pytest.approx(1.5 - 2.5)
    spread = sum(chances[pair] * (scores[pair] - mean) ** 2 for pair in chances)
    assert found.se == pytest.approx((spread / n) ** 0.5)
    t = {5: 2.776445, 20: 2.093024}[n]
    assert found.se is not None
    assert (found.low, found.high) == pytest.approx(
        (-12.5 - t * found.se, -12.5 + t * found.se), abs=1e-5
    )
