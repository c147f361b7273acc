"""Bias, mean squared error and covariances of the estimates, by seeded simulation."""

from fractions import Fraction

import numpy as np
import pytest
from made_questions import many_of, number, one_of
from numpy.typing import NDArray

from core.count.tally import Tally
from core.estimate import estimate
from core.privacy.mechanisms import Binary, Forced, KAry, Mechanism, OneBit, Unary, Warner
from core.survey.model import Question

F = Fraction
N, K, TIMES = 100_000, 16, 200
SHARES = np.arange(1, K + 1) ** 2 / (np.arange(1, K + 1) ** 2).sum()
DESIGNS: dict[str, tuple[Question, Mechanism]] = {
    "warner": (many_of(K, Warner(F(3, 4))), Warner(F(3, 4))),
    "forced": (many_of(K, Forced(F(2, 3), F(1, 3))), Forced(F(2, 3), F(1, 3))),
    "binary": (many_of(K, Binary(F(1, 5), F(3, 5))), Binary(F(1, 5), F(3, 5))),
    "k-ary": (one_of(K, KAry(K, F(3, 10))), KAry(K, F(3, 10))),
    "unary": (one_of(K, Unary(K, F(1, 2), F(1, 4))), Unary(K, F(1, 2), F(1, 4))),
}


def reported(mechanism: Mechanism, rng: np.random.Generator) -> NDArray[np.int64]:
    """Counts of support by the mechanism's exact channel, truths drawn at random too."""
    if mechanism.k == 2:
        yes = rng.binomial(N, SHARES)
        p1, p0 = (float(mechanism.probability(1, truth)) for truth in (1, 0))
        return np.asarray(rng.binomial(yes, p1) + rng.binomial(N - yes, p0))
    people = rng.multinomial(N, SHARES)
    if isinstance(mechanism, KAry):
        channel = [[float(mechanism.probability(y, x)) for y in range(K)] for x in range(K)]
        return np.asarray(
            sum(rng.multinomial(m, row) for m, row in zip(people, channel, strict=True))
        )
    p, q = (float(chance) for chance in mechanism.chances(0))
    return np.asarray(rng.binomial(people, p) + rng.binomial(N - people, q))


@pytest.mark.parametrize("name", DESIGNS)
def test_that_errors_are_as_large_as_theory_says_and_without_bias(name: str) -> None:
    question, mechanism = DESIGNS[name]
    rng = np.random.default_rng(2024)
    found = np.empty((TIMES, K))
    claimed = np.empty((TIMES, K))
    for i in range(TIMES):
        counts = tuple(reported(mechanism, rng).tolist())
        options = estimate(Tally(question, N, counts), interval="wald").options
        found[i] = [option.share for option in options]
        claimed[i] = [option.se for option in options]
    p, q = (float(chance) for chance in mechanism.chances(1))
    rates = q + (p - q) * SHARES
    theory = rates * (1 - rates) / (N * (p - q) ** 2)
    squared = ((found - SHARES) ** 2).mean(axis=0)
    assert (squared / theory).mean() == pytest.approx(1, abs=0.1)
    assert (np.abs(found.mean(axis=0) - SHARES) < 4 * np.sqrt(theory / TIMES)).all()
    assert claimed.mean(axis=0) == pytest.approx(np.sqrt(theory), rel=0.01)


def test_that_the_one_bit_mean_is_as_good_as_theory_says() -> None:
    mechanism = OneBit(K, F(3, 4))
    question = number(0, K - 1, mechanism=mechanism)
    rng = np.random.default_rng(7)
    chances = [float(mechanism.probability(1, place)) for place in range(K)]
    truth = float(SHARES @ np.arange(K))
    errors, claimed = [], []
    for _ in range(16 * TIMES):
        ones = int(rng.binomial(rng.multinomial(N, SHARES), chances).sum())
        mean = estimate(Tally(question, N, (ones,)), interval="wald").mean
        assert mean is not None
        errors.append((mean.mean or 0.0) - truth)
        claimed.append(mean.se or 0.0)
    rate = float(SHARES @ np.array(chances))
    theory = rate * (1 - rate) / N * ((K - 1) / 0.5) ** 2
    assert np.mean(np.square(errors)) / theory == pytest.approx(1, abs=0.1)
    assert abs(np.mean(errors)) < 4 * np.sqrt(theory / len(errors))
    assert np.mean(claimed) == pytest.approx(np.sqrt(theory), rel=0.01)


@pytest.mark.parametrize("name", ["k-ary", "unary"])
def test_that_covariances_are_those_of_the_simulation(name: str) -> None:
    question, mechanism = DESIGNS[name]
    rng = np.random.default_rng(99)
    times = 4000
    counts = np.array([reported(mechanism, rng) for _ in range(times)])
    p, q = (float(chance) for chance in mechanism.chances(0))
    simulated = np.cov((counts / N - q) / (p - q), rowvar=False)
    expected = np.rint(N * (q + (p - q) * SHARES)).astype(int)
    observed = Tally(question, N, tuple(expected.tolist())).observed()
    assert observed is not None
    formula = observed.covariance()
    # An entry of a covariance matrix from 4,000 draws has this standard error.
    spread = np.sqrt((np.outer(formula.diagonal(), formula.diagonal()) + formula**2) / times)
    assert (np.abs(simulated - formula) < 4.5 * spread).all()
    off = ~np.eye(K, dtype=np.bool_)
    assert formula[off].sum() == pytest.approx(
        simulated[off].sum(), abs=4.5 * spread[off].sum() / 8
    )
