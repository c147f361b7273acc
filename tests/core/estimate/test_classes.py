"""Shares of people drawn without replacement from a finite population (METHODS §7)."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import betaincinv

from core.count.tally import SmallPopulationError, Tally, can_be_drawn, count_of
from core.count.weighted_sums import CountedBy
from core.estimate import at_or_above, estimate, estimate_mean, estimate_set, quantile
from core.examples import example_survey
from core.inference.binomial import Count
from core.inference.error_parts import in_population
from core.inference.intervals import Interval, interval
from core.privacy.mechanisms import OneBit
from core.survey import Kind, Question

BRIBE = example_survey("bribery").question("bribe")  # Warner's, 3/4
AREA = example_survey("bribery").question("area")  # in the clear


@settings(max_examples=60, deadline=None)
@given(x=st.integers(0, 200), more=st.integers(0, 10_000))
def test_that_the_error_is_that_of_the_formula(x: int, more: int) -> None:
    n, whole = 200, 200 + more
    found = estimate(Tally(BRIBE, n, (x, n - x)).of_population(whole))
    yes = found.options[0]
    share = (x / n - 0.25) / 0.5
    assert yes.share == pytest.approx(share, abs=1e-12)
    held = min(max(share, 0.0), 1.0)
    drawn = (whole - n) / (whole - 1) * held * (1 - held) / n
    chance = (0.75 * 0.25 * held + 0.25 * 0.75 * (1 - held)) / (n * 0.5**2)
    assert yes.se == pytest.approx(math.sqrt(drawn + chance), rel=1e-12)
    assert found.interval == "clopper-pearson"
    assert yes.interval_n_by is CountedBy.POPULATION
    assert yes.low is not None
    assert yes.high is not None
    large = estimate(Tally(BRIBE, n, (x, n - x)).of_population(10**15)).options[0]
    assert yes.high - yes.low <= (large.high or 0) - (large.low or 0) + 1e-12
    assert yes.interval_n is not None
    assert n - 1e-9 <= yes.interval_n


def test_that_of_a_whole_population_the_error_of_randomization_is_left() -> None:
    n = 100
    yes = estimate(Tally(BRIBE, n, (40, 60)).of_population(n)).options[0]
    assert yes.se == pytest.approx(math.sqrt(0.75 * 0.25 / (n * 0.25)), rel=1e-12)
    # n* = λ(1−λ)/(c² V) = .24/(.1875/100): the tails of Beta's distribution, debiased.
    assert yes.interval_n == pytest.approx(128)
    ends = betaincinv([51.2, 52.2], [128 - 51.2 + 1, 128 - 51.2], [0.025, 0.975])
    assert (yes.low, yes.high) == pytest.approx((ends - 0.25) / 0.5, rel=1e-9)


@pytest.mark.parametrize("counts", [(30, 50, 20), (0, 60, 40), (100, 0, 0)])
def test_that_a_whole_population_asked_in_the_clear_is_known(counts: tuple[int, ...]) -> None:
    tally = Tally(AREA, 100, counts).of_population(100)
    for option, count in zip(estimate(tally).options, counts, strict=True):
        assert option.se == 0
        assert (option.low, option.high) == pytest.approx((count / 100, count / 100), abs=1e-6)
    together = estimate_set(tally, ("town", "country"))
    assert together.se == 0
    part = Tally(AREA, 100, counts).of_population(101)
    assert all((each.high or 0) - (each.low or 0) > 1e-4 for each in estimate(part).options)


def test_that_a_population_of_one_can_be_asked() -> None:
    yes = estimate(Tally(BRIBE, 1, (1, 0)).of_population(1)).options[0]
    assert yes.share == 1.5
    assert yes.se == pytest.approx(math.sqrt(0.75), rel=1e-12)
    assert (yes.low, yes.high) == (0, 1)
    nobody = estimate(Tally(BRIBE, 0, (0, 0)).of_population(1)).options[0]
    assert nobody.share is None


def test_that_a_population_is_no_smaller_than_its_sample() -> None:
    for population in (99, 1, 0, -5):
        with pytest.raises(SmallPopulationError, match="smaller"):
            Tally(BRIBE, 100, (40, 60)).of_population(population)
    with pytest.raises(SmallPopulationError):
        Tally(BRIBE, 0, (0, 0)).of_population(0)
    found = estimate(Tally(BRIBE, 100, (40, 60)).of_population(100), interval="anytime")
    assert (found.asked, found.interval) == ("anytime", "clopper-pearson")
    assert Tally(BRIBE, 9, (4, 5)).of_population(None) == Tally(BRIBE, 9, (4, 5))


def test_that_a_large_population_is_as_none() -> None:
    tally = Tally(BRIBE, 100, (40, 60))
    far = estimate(tally.of_population(10**15)).options[0]
    none = estimate(tally, interval="clopper-pearson").options[0]
    assert (far.se, far.low, far.high) == pytest.approx((none.se, none.low, none.high), rel=1e-9)


def test_that_draws_without_replacement_have_this_error_and_are_covered() -> None:
    rng, people, n = np.random.default_rng(11), 120, 90
    truths = np.arange(people) < 48
    rounds = 4_000
    order = rng.random((rounds, people)).argsort(axis=1)[:, :n]
    reports = rng.random((rounds, n)) < np.where(truths[order], 0.75, 0.25)
    x = reports.sum(axis=1)
    shares = (x / n - 0.25) / 0.5
    error = estimate(Tally(BRIBE, n, (41, 49)).of_population(people)).options[0].se
    assert error == pytest.approx(np.std(shares), rel=0.03)  # a share of .41
    counts = [in_population(Count(float(each), n, 0.75, 0.25), people) for each in range(n + 1)]
    size = np.array([count.n for count in counts])
    low, high = interval(
        Interval.LIKELIHOOD_RATIO,
        np.array([count.x for count in counts]),
        size,
        np.full(n + 1, 0.75),
        np.full(n + 1, 0.25),
        0.95,
    )
    covered = np.mean((low[x] <= 0.4) & (high[x] >= 0.4))
    assert covered == pytest.approx(0.95, abs=0.015)


def test_that_a_mean_of_scores_loses_the_error_of_sampling_too() -> None:
    tally = Tally(AREA, 90, (30, 40, 20))
    scores = (1.0, 2.0, 3.0)
    large = estimate_mean(tally, scores=scores)
    small = estimate_mean(tally.of_population(120), scores=scores)
    assert large is not None
    assert small is not None
    assert (large.se, small.se) != (None, None)
    assert (small.se or 0) == pytest.approx((large.se or 0) * math.sqrt(30 / 119), rel=1e-9)
    whole = estimate_mean(tally.of_population(90), scores=scores)
    assert whole is not None
    assert whole.se == pytest.approx(0, abs=1e-7)


def test_that_sets_and_single_counts_have_it() -> None:
    tally = Tally(AREA, 90, (30, 40, 20)).of_population(120)
    assert count_of(tally, "town", "country").variance == pytest.approx(
        30 / 119 * (60 / 90) * (30 / 90) / 90
    )
    observed = tally.observed()
    assert observed is not None
    matrix = observed.covariance()
    assert matrix[0, 1] == pytest.approx(-30 / 119 * (30 / 90) * (40 / 90) / 90)
    assert matrix.sum() == pytest.approx(0, abs=1e-12)


def test_that_a_mean_of_numbers_given_loses_the_error_of_sampling() -> None:
    # All samples of 4 out of these 7 people: s²/n (1 − n/N) is on average the variance of the mean.
    people = (0, 3, 4, 9, 9, 20, 41)
    age = Question("age", Kind.NUMBER, "Age?", low=0, high=90, step=1)
    errors, means = [], []
    for drawn in combinations(people, 4):
        histogram = tuple(drawn.count(number) for number in range(91))
        squares = sum(number**2 for number in drawn)
        tally = Tally(age, 4, (), sum(drawn), squares, histogram).of_population(7)
        found = estimate_mean(tally)
        assert found is not None
        assert found.se is not None
        errors.append(found.se**2)
        means.append(found.mean or 0.0)
    assert np.mean(errors) == pytest.approx(np.var(means), rel=1e-12)
    whole = estimate_mean(tally.of_population(4))
    assert whole is not None
    assert (whole.se, whole.low, whole.high) == (0, whole.mean, whole.mean)
    known = at_or_above(tally.of_population(4), 10)
    assert (known.share, known.se) == (0.5, 0)
    assert (known.low, known.high) == pytest.approx((0.5, 0.5), abs=1e-6)
    part = at_or_above(tally, 10)
    assert part.interval == "clopper-pearson"
    assert (part.se or 0) ** 2 == pytest.approx(3 / 6 * 0.25 / 4)
    middle = quantile(tally.of_population(4), 0.6)
    assert middle is not None
    assert middle.low == middle.value == middle.high


def test_that_a_number_randomized_whole_has_no_population() -> None:
    bit = OneBit(91, Fraction(3, 4))
    age = Question("age", Kind.NUMBER, "Age?", channel=bit, low=0, high=90, step=1)
    assert not can_be_drawn(age)
    plain = Tally(age, 10, (6,))
    assert plain.of_population(12) is plain
