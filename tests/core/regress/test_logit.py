"""The likelihood of a regression through the channel, against others' numbers and optimizers."""

import csv
import math
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest
from golden_reference import reference
from numpy.typing import NDArray
from scipy import optimize

import folders
from core.regress import maxima, profile
from core.regress.logit import CLOSE, Data, Maximum, at, maximize

Floats = NDArray[np.float64]
GOLDEN = reference()["logistic_newton"]
PEOPLE = folders.GOLDEN / "reg600.csv"


@cache
def people() -> list[dict[str, str]]:
    with PEOPLE.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def column(name: str) -> Floats:
    return np.array([float(row[name]) for row in people()])


def of_yes(design: Floats, y: NDArray[np.int64], p1: Floats, p0: Floats) -> Data:
    """Rows of a yes/no, each with its own chances of a reported yes."""
    channels = np.stack([np.stack([1 - p0, p0], 1), np.stack([1 - p1, p1], 1)], axis=1)
    rows = np.arange(len(y))
    return Data(design, channels[rows, :, y], np.ones(len(y)), channels, rows)


def golden(name: str) -> tuple[Data, list[str]]:
    outcome, _, told = name.partition("~")
    covariates = told.split("+")
    n, case = len(people()), GOLDEN[name]
    design = np.stack([np.ones(n), *map(column, covariates)], axis=1)
    p0 = np.full(n, case["d"])
    return of_yes(design, column(outcome).astype(int), p0 + case["c"], p0), covariates


@pytest.mark.parametrize("name", GOLDEN)
def test_that_golden_regressions_are_met(name: str) -> None:
    data, _ = golden(name)
    case, found = GOLDEN[name], maximize(data)
    assert found.parameters == pytest.approx(case["coef"], abs=1e-7)
    assert found.point.log_likelihood == pytest.approx(case["logLik"], abs=1e-7)
    inverse = np.linalg.inv(found.point.observed())
    if "vcov_observed" in case:
        assert inverse == pytest.approx(np.array(case["vcov_observed"]), abs=1e-7)
    expected = found.point.expected()
    assert expected is not None
    errors = np.sqrt(np.linalg.inv(expected).diagonal())
    assert np.sqrt(inverse.diagonal()) == pytest.approx(case["se_observed"], abs=1e-7)
    assert errors == pytest.approx(case["se_expected"], abs=1e-7)
    scores = found.point.residuals * data.design
    outer = np.sqrt(np.linalg.inv(scores.T @ scores).diagonal())
    assert outer == pytest.approx(case["se_OPG"], abs=1e-7)
    assert found.score < CLOSE
    for place, statistic in enumerate(case["LR_chisq_drop1"]):
        kept = np.delete(data.design, place, axis=1)
        less = Data(kept, data.likelihood, data.weights, data.channels, data.channel_of)
        rise = found.point.log_likelihood - maximize(less).point.log_likelihood
        assert 2 * rise == pytest.approx(statistic, abs=1e-6)


def drawn(seed: int) -> tuple[Floats, NDArray[np.int64], Floats, Floats]:
    """A regression of 100 to 1,000 people, in strata whose designs differ."""
    random = np.random.default_rng(seed)
    n, p = int(random.integers(100, 1_000)), int(random.integers(1, 5))
    design = np.hstack([np.ones((n, 1)), random.normal(size=(n, p)) * random.uniform(0.2, 3, p)])
    beta = random.normal(size=p + 1) * 0.6
    strata = random.integers(0, 3, n)
    p1 = random.uniform(0.7, 1, 3)[strata]
    p0 = random.uniform(0, 0.3, 3)[strata]
    if random.random() < 0.3:  # as crosswise: yes is said rather by those whose answer is no
        p1, p0 = 1 - p1, 1 - p0
    chance = p0 + (p1 - p0) / (1 + np.exp(-design @ beta))
    return design, (random.random(n) < chance).astype(np.int64), p1, p0


def optimized(design: Floats, y: NDArray[np.int64], p1: Floats, p0: Floats) -> tuple[Floats, float]:
    """What a general optimizer makes of METHODS' formulas, Σ x cμ(1−μ)(y−λ)/(λ(1−λ))."""
    n, c = len(y), p1 - p0

    def parts(beta: Floats) -> tuple[Floats, Floats]:
        mu = 1 / (1 + np.exp(-np.clip(design @ beta, -500, 500)))
        return mu, np.clip(p0 + c * mu, 1e-300, 1)

    def minus(beta: Floats) -> float:
        _, chance = parts(beta)
        return -float(np.log(np.where(y == 1, chance, 1 - chance)).mean())

    def slope(beta: Floats) -> Floats:
        mu, chance = parts(beta)
        part = c * mu * (1 - mu) * (y - chance) / (chance * (1 - chance))
        return np.asarray(-(design.T @ part) / n)

    rough = optimize.minimize(minus, np.zeros(design.shape[1]), jac=slope, method="BFGS")
    exact = optimize.root(slope, rough.x, tol=1e-14)
    return exact.x, -n * float(rough.fun)


def test_that_a_general_optimizer_agrees(suite_or_long: Callable[[int, int], int]) -> None:
    compared = 0
    for seed in range(suite_or_long(8, 200)):
        case = drawn(seed)
        found = maximize(of_yes(*case))
        if maxima.running_off(found).any():
            continue
        compared += 1
        parameters, log_likelihood = optimized(*case)
        assert found.converged
        assert found.point.log_likelihood >= log_likelihood - 1e-7, seed
        assert found.parameters == pytest.approx(parameters, abs=1e-7), seed
    assert compared >= suite_or_long(7, 180)


def of_three(seed: int = 1, n: int = 60) -> Data:
    random = np.random.default_rng(seed)
    design = np.hstack([np.ones((n, 1)), random.normal(size=(n, 2))])
    channel = random.dirichlet([1.0] * 4, size=(2, 3))
    which, report = random.integers(0, 2, n), random.integers(0, 4, n)
    weights = random.uniform(0.2, 3, n)
    return Data(design, channel[which, :, report], weights, channel, which)


def test_that_score_and_information_are_the_derivatives() -> None:
    data = of_three()
    beta = np.random.default_rng(2).normal(size=data.size) * 0.7

    def gradient(place: int, function: Callable[[Floats], Any]) -> Any:
        step = np.zeros(data.size)
        step[place] = 1e-5
        return (function(beta + step) - function(beta - step)) / 2e-5

    point = at(data, data.linear(beta))
    for place in range(data.size):
        slope = gradient(place, lambda b: at(data, data.linear(b)).log_likelihood)
        assert point.score()[place] == pytest.approx(slope, abs=1e-7)
        bend = gradient(place, lambda b: at(data, data.linear(b)).score())
        assert point.observed()[place] == pytest.approx(-bend, abs=1e-7)


def test_that_expected_information_is_that_of_all_reports() -> None:
    data = of_three()
    beta = np.random.default_rng(2).normal(size=data.size) * 0.7
    found, total = at(data, data.linear(beta)).expected(), np.zeros((data.size, data.size))
    assert data.channels is not None
    for report in range(4):
        told = data.channels[:, :, report][data.channel_of]
        chance = (told * at(data, data.linear(beta)).mu).sum(axis=1)
        other = Data(data.design, told, data.weights * chance)
        total += at(other, other.linear(beta)).observed()
    assert found == pytest.approx(total, abs=1e-10)


def test_that_several_answers_are_fitted_to_the_maximum() -> None:
    data = of_three(3, 400)
    found = maximize(data)
    assert found.score < 1e-14

    def minus(beta: Floats) -> float:
        return -at(data, data.linear(beta)).log_likelihood

    rough = optimize.minimize(minus, np.zeros(data.size), method="BFGS")
    assert found.point.log_likelihood >= -rough.fun - 1e-9
    assert found.parameters == pytest.approx(rough.x, abs=1e-2)


def test_that_a_start_elsewhere_ends_at_the_same_place() -> None:
    data, _ = golden("warner80~x+z")
    found = maximize(data, np.array([3.0, -2.0, 1.5]))
    assert found.parameters == pytest.approx(GOLDEN["warner80~x+z"]["coef"], abs=1e-9)


@pytest.mark.parametrize("p", [Fraction(4, 5), Fraction(1)])
def test_that_what_runs_off_is_told(p: Fraction) -> None:
    """Fewer reported yes in one group than the device alone makes; none at all in the clear."""
    design = np.array([[1, 0], [1, 0], [1, 1], [1, 1]], float)
    chance = float(1 - p)
    channel = np.array([[1 - chance, chance], [chance, 1 - chance]])
    counts = np.array([40.0, 60.0, 2.0 if chance else 0.0, 98.0])
    data = Data(design, channel[:, [1, 0, 1, 0]].T.copy(), counts)
    found = maximize(data)
    assert maxima.running_off(found).tolist() == [False, True]
    assert not maxima.running_off(maximize(Data(design[:2, :1], data.likelihood[:2], counts[:2])))[
        0
    ]


def rise(best: Maximum, parameter: int, value: float) -> float:
    """Twice the fall of the likelihood at a value, by an optimizer that knows nothing."""
    data = best.point.data
    others = [i for i in range(data.size) if i != parameter]

    def minus(rest: Floats) -> float:
        beta = np.empty(data.size)
        beta[others], beta[parameter] = rest, value
        return -at(data, data.linear(beta)).log_likelihood

    found = optimize.minimize(minus, best.parameters[others], method="BFGS", options={"gtol": 1e-8})
    return 2 * (best.point.log_likelihood + float(found.fun))


def test_that_profile_ends_lie_where_the_likelihood_has_fallen() -> None:
    data, _ = golden("warner80~x+z")
    best = maximize(data)
    covariance = np.asarray(np.linalg.inv(best.point.observed()), np.float64)
    for parameter in range(3):
        for end in profile.ends(best, parameter, covariance, 1.959963984540054):
            assert end is not None
            assert rise(best, parameter, end) == pytest.approx(3.841458820694124, abs=1e-5)


def test_that_an_interval_without_an_end_has_none() -> None:
    """Of 100, 22 reported yes; 20 would come from nobody, and so the lower limit is 0."""
    data = Data(np.ones((2, 1)), np.array([[0.2, 0.8], [0.8, 0.2]]), np.array([22.0, 78.0]))
    best = maximize(data)
    share = (0.22 - 0.2) / 0.6
    assert best.parameters[0] == pytest.approx(math.log(share / (1 - share)), abs=1e-9)
    covariance = np.asarray(np.linalg.inv(best.point.observed()), np.float64)
    low, high = profile.ends(best, 0, covariance, 1.96)
    assert low is None
    assert high is not None


@pytest.mark.parametrize(("few", "yes"), [(20, 5), (20, 7), (60, 16), (60, 19), (60, 20), (90, 26)])
def test_that_a_difference_has_an_end_just_where_a_share_of_none_is_unlikely(
    few: int, yes: int
) -> None:
    """Two groups fit as they are: the least the likelihood falls to is that of the few at 0."""
    design = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 1.0], [1.0, 1.0]])
    likelihood = np.array([[1 / 6, 5 / 6], [5 / 6, 1 / 6]] * 2)
    weights = np.array([yes, few - yes, 170.0, 180.0])
    best = maxima.highest(Data(design, likelihood, weights))
    covariance = np.asarray(np.linalg.inv(best.point.observed()), np.float64)

    def fit(share: float) -> float:
        return yes * math.log(share) + (few - yes) * math.log(1 - share)

    supremum = 2 * (fit(yes / few) - fit(1 / 6))
    low, high = profile.ends(best, 1, covariance, 1.959963984540054)
    assert low is not None
    assert (high is None) is (supremum < 3.841458820694124)
    assert (profile.ends(best, 0, covariance, 1.959963984540054)[0] is None) is (high is None)


def test_that_a_higher_maximum_elsewhere_is_found() -> None:
    """78 people of three answers: from 0 the likelihood ends 3.9 below what it has far out."""
    random = np.random.default_rng(69)
    n, p, k = (int(random.integers(*ends)) for ends in ((60, 400), (1, 4), (2, 4)))
    design = np.hstack([np.ones((n, 1)), random.normal(size=(n, p)) * random.uniform(0.3, 2, p)])
    odds = design @ (random.normal(size=(k - 1, p + 1)) * 1.2).T
    mu = np.exp(np.hstack([np.zeros((n, 1)), odds]))
    mu /= mu.sum(axis=1, keepdims=True)
    kept = random.uniform(0.5, 0.85)
    channel = np.full((k, k), (1 - kept) / (k - 1))
    np.fill_diagonal(channel, kept)
    truths = (random.random(n)[:, None] > mu.cumsum(axis=1)).sum(axis=1)
    reports = (random.random(n)[:, None] > channel[truths].cumsum(axis=1)).sum(axis=1)
    data = Data(design, channel[:, reports].T.copy(), np.ones(n))
    first, best = maximize(data), maxima.highest(data)
    assert first.converged
    assert not maxima.running_off(first).any()
    assert best.point.log_likelihood > first.point.log_likelihood + 3.9
    assert maxima.running_off(best).any()
