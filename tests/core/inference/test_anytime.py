"""Anytime intervals: known ends, the mixture against a general integral, coverage at every look."""

import math
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import integrate

from core.inference import anytime
from core.inference.binomial import Count, log_likelihood
from core.inference.intervals import Interval, chosen, interval, interval_of

KNOWN = [
    ((50, 100), (0.208877, 0.791123)),
    ((305, 1_000), (0.015889, 0.209892)),
    ((9_928, 32_561), (0.090407, 0.129445)),
    ((200, 1_000), (0.0, 0.048892)),
]
DESIGNS = [(0.75, 0.25, 0.0), (0.75, 0.25, 0.1), (0.3, 0.9, 0.4), (1.0, 0.0, 0.02)]


@pytest.mark.parametrize(("counted", "ends"), KNOWN)
def test_that_known_ends_come_out(counted: tuple[int, int], ends: tuple[float, float]) -> None:
    x, n = counted
    found = interval_of(Interval.ANYTIME, Count(x, n, 0.75, 0.25), 0.95)
    assert found == pytest.approx(ends, abs=2e-6)
    turned = interval_of(Interval.ANYTIME, Count(n - x, n, 0.25, 0.75), 0.95)
    assert turned == pytest.approx(ends, abs=2e-6)


@pytest.mark.parametrize(("x", "n", "p", "q"), [(3, 12, 0.7, 0.2), (0, 9, 1, 0), (9, 9, 0.1, 0.6)])
def test_that_the_mixture_is_the_integral(x: int, n: int, p: float, q: float) -> None:
    def average(a: float, b: float) -> float:
        def height(u: float) -> float:
            return float(u ** (a - 0.5) * (1 - u) ** (b - 0.5))

        return float(integrate.quad(height, min(p, q), max(p, q))[0])

    ratio = average(x, n - x) / average(0, 0)
    best = np.asarray(np.clip(x / n, min(p, q), max(p, q)))
    top = float(log_likelihood(np.asarray(x), np.asarray(n), best))
    one = np.ones(1)
    found = anytime.cut(x * one, n * one, p * one, q * one, 0.9)[0]
    assert found == pytest.approx(2 * (top - math.log(ratio) + math.log(10)), abs=1e-7)


def test_that_it_is_never_empty_and_nothing_without_people() -> None:
    x = np.arange(41.0)
    low, high = interval(
        Interval.ANYTIME, x, np.asarray(40.0), np.asarray(0.8), np.asarray(0.3), 0.5
    )
    assert (low < high).all()
    assert (low >= 0).all()
    assert (high <= 1).all()
    none = np.zeros(1)
    assert np.isnan(interval(Interval.ANYTIME, none, none, none + 0.8, none + 0.3, 0.95)).all()


def test_that_weighted_counts_have_none() -> None:
    assert chosen("anytime", whole_counts=False) is Interval.LIKELIHOOD_RATIO
    assert chosen("anytime", whole_counts=True) is Interval.ANYTIME


def kept_at(rate: float, n: int, p: float, q: float) -> NDArray[np.bool_]:
    """Of every count of every size up to n: whether the rate is kept; shape (n + 1, n + 1)."""
    sizes, counts = np.mgrid[0 : n + 1, 0 : n + 1].astype(float)
    x, size = np.minimum(counts, sizes).ravel(), np.maximum(sizes, 1).ravel()
    ones = np.ones(x.shape)
    top = log_likelihood(x, size, np.clip(x / size, min(p, q), max(p, q)))
    deviance = 2 * (top - log_likelihood(x, size, rate * ones))
    kept = deviance <= anytime.cut(x, size, p * ones, q * ones, 0.95)
    return np.asarray(kept.reshape(sizes.shape))


@pytest.mark.parametrize(("p", "q", "share"), DESIGNS)
def test_that_the_chance_of_ever_leaving_the_truth_out_is_small(
    p: float, q: float, share: float
) -> None:
    most = 60
    rate = q + (p - q) * share
    kept = kept_at(rate, most, p, q)
    reached = np.zeros(most + 1)  # the chance of each count, the truth kept at every look so far
    reached[0] = 1.0
    for n in range(1, most + 1):
        reached[1:] = rate * reached[:-1] + (1 - rate) * reached[1:]
        reached[0] *= 1 - rate
        reached[~kept[n]] = 0.0
    assert 0.0 < 1 - reached.sum() <= 0.05


def test_that_studies_looked_at_after_every_file_are_covered(
    suite_or_long: Callable[[int, int], int],
) -> None:
    p, q, most, studies = 0.75, 0.25, 200, suite_or_long(500, 10_000)
    rng = np.random.default_rng(14)
    for share in (0.0, 0.1):
        rate = q + (p - q) * share
        kept = kept_at(rate, most, p, q)
        counts = (rng.random((studies, most)) < rate).cumsum(axis=1)
        always = kept[np.arange(1, most + 1), counts].all(axis=1)
        assert always.mean() >= 0.95
