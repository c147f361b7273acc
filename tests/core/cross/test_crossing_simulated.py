"""The test of independence of two crossed questions: its size near the boundary, its power."""

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from crossed_pairs import WARNER, all_reports, question
from numpy.typing import NDArray
from scipy import stats

from core.cross.crossing import independence_of
from core.cross.pair_tally import JointTally, Side, sums_of
from core.privacy.mechanisms import KAry, Subset, Unary
from core.privacy.mechanisms.families import Shares
from core.response.layout import ReportColumn

F = Fraction


def drawn(side: Side, truths: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.int64]:
    """Reports of people who would answer so, each a row of `all_reports`."""
    values, chances = all_reports(side.question)
    cumulative = np.array(chances, dtype=float).cumsum(axis=1)
    places = (rng.random(len(truths))[:, None] > cumulative[truths]).sum(axis=1)
    return np.asarray(values[np.minimum(places, len(values) - 1)])


def rejected(first: Side, second: Side, shares: NDArray[np.float64], n: int, runs: int) -> float:
    """The part of simulated studies whose test of independence has a p of at most .05."""
    rng, found = np.random.default_rng(6), 0
    for _ in range(runs):
        cells = rng.choice(shares.size, n, p=shares.ravel())
        truths = np.divmod(cells, second.k)
        columns = [
            drawn(side, each, rng) for side, each in zip((first, second), truths, strict=True)
        ]
        everyone = np.ones(n, np.bool_)
        features = [
            side.features(ReportColumn(column, everyone), everyone)
            for side, column in zip((first, second), columns, strict=True)
        ]
        found_here = independence_of(
            JointTally(first, second, n, tuple(sums_of(first, second, *features)))
        )
        assert found_here is not None
        found += found_here.p_value <= 0.05
    return found / runs


PAIRS = [
    (WARNER, WARNER),
    (KAry(3, F(3, 5)), KAry(3, F(3, 5))),
    (Unary(3, F(1, 2), F(1, 4)), WARNER),
    (Unary(3, F(1, 2), F(1, 4)), Subset(3, 2, F(3, 4))),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_that_the_test_keeps_its_size_near_the_boundary(
    one: Shares, other: Shares, suite_or_long: Callable[[int, int], int]
) -> None:
    first, second = Side(question(one, "a")), Side(question(other, "b"))
    margins = [np.array([0.02, *[0.98 / (side.k - 1)] * (side.k - 1)]) for side in (first, second)]
    runs = suite_or_long(100, 10_000)
    size = rejected(first, second, np.outer(*margins), 500, runs)
    assert size <= 0.0565 + 3 * math.sqrt(0.05 * 0.95 / runs) * (runs < 10_000)
    assert size >= 0.03 - 3 * math.sqrt(0.05 * 0.95 / runs) * (runs < 10_000)


def test_that_the_test_has_the_power_of_the_noncentral_chi_square(
    suite_or_long: Callable[[int, int], int],
) -> None:
    first, second = (Side(question(WARNER, id_)) for id_ in "ab")
    shares, n = np.array([[0.2, 0.1], [0.1, 0.6]]), 800
    channel = np.array([[0.75, 0.25], [0.25, 0.75]])
    reported = channel @ shares @ channel.T
    expected = np.outer(reported.sum(axis=1), reported.sum(axis=0))
    apart = n * float(((reported - expected) ** 2 / expected).sum())
    power = float(stats.ncx2.sf(stats.chi2.ppf(0.95, 1), 1, apart))
    runs = suite_or_long(300, 10_000)
    seen = rejected(first, second, shares, n, runs)
    assert seen == pytest.approx(power, abs=0.01 + 3 * math.sqrt(power * (1 - power) / runs))
