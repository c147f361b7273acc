"""Feldman-Cousins against known answers, its own definition, and the laws its search rests on."""

import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from numpy.typing import NDArray

from core.inference.binomial import Count, at_least, at_most, log_likelihood
from core.inference.feldman_cousins import p_value
from core.inference.intervals import Interval, interval, interval_of

KNOWN = [
    (Count(61, 200, 0.75, 0.25), 0.0027845726, 0.2433214505),
    (Count(40, 200, 0.75, 0.25), 0.0, 0.0476962880),
    (Count(30, 50, 0.75, 0.25), 0.4177891628, 0.9339484461),
    (Count(20, 50, 0.25, 0.75), 0.4177891628, 0.9339484461),
    (Count(0, 7, 0.75, 0.25), 0.0, 0.4087039024),
    (Count(0, 10, 0.75, 0.25), 0.0, 0.2731704930),
    (Count(5, 20, 0.5, 0.1), 0.0102020898, 0.8889564145),
    (Count(9928, 32561, 0.75, 0.25), 0.0998121907, 0.1198676516),
]


def p_at(count: Count, share: float) -> float:
    parts = (count.x, count.n, count.p, count.q, share)
    return float(p_value(*(np.asarray(float(part)) for part in parts)))


def all_p(n: int, p: float, q: float, share: float) -> NDArray[np.float64]:
    """The p-value of every count by its definition: add up all whose ratio is as low."""
    rate = q + (p - q) * share

    def pmf(at: float) -> NDArray[np.float64]:
        return np.array([math.comb(n, x) * at**x * (1 - at) ** (n - x) for x in range(n + 1)])

    here = pmf(rate)
    best = [pmf(min(max(p, q), max(min(p, q), x / n)))[x] for x in range(n + 1)]
    ratio = here / np.array(best)
    return np.array([here[ratio <= r * (1 + 1e-9)].sum() for r in ratio])


@pytest.mark.parametrize(("count", "low", "high"), KNOWN)
def test_that_known_counts_have_the_known_interval(count: Count, low: float, high: float) -> None:
    found = interval_of(Interval.FELDMAN_COUSINS, count, 0.95)
    assert [round(end, 10) for end in found] == [low, high]


@pytest.mark.parametrize(
    ("n", "p", "q"), [(12, 0.75, 0.25), (25, 0.6, 0.4), (20, 0.3, 0.55), (15, 1.0, 0.0)]
)
@pytest.mark.parametrize("level", [0.95, 0.8])
def test_that_it_is_the_hull_of_what_is_accepted(n: int, p: float, q: float, level: float) -> None:
    grid = np.linspace(0, 1, 2001)
    accepted = np.array([all_p(n, p, q, float(share)) > 1 - level for share in grid])
    x = np.arange(n + 1.0)
    low, high = interval(
        Interval.FELDMAN_COUSINS, x, np.asarray(float(n)), np.asarray(p), np.asarray(q), level
    )
    for i in range(n + 1):
        shares = grid[accepted[:, i]]
        assert low[i] == pytest.approx(shares.min(), abs=1 / 2000 + 1e-9)
        assert high[i] == pytest.approx(shares.max(), abs=1 / 2000 + 1e-9)
        assert low[i] <= shares.min() + 1e-12
        assert high[i] >= shares.max() - 1e-12


designs = st.tuples(st.floats(0, 1), st.floats(0, 1)).filter(lambda pq: abs(pq[0] - pq[1]) > 0.01)
counts = st.integers(1, 1500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@given(counts, designs)
def test_that_the_tails_of_ties_only_fall_as_the_far_one_begins_farther_out(
    count: tuple[int, int], design: tuple[float, float]
) -> None:
    """The search for the last accepted tie halves its way, which is right for this alone."""
    (x, n), (least, most) = count, sorted(design)
    best, size = min(most, max(least, x / n)), np.asarray(float(n))
    b = np.arange(x + 1.0, n + 1)
    assume(len(b) > 1)
    assume(best < most)
    top = log_likelihood(np.asarray(float(x)), size, np.asarray(best))
    heights = log_likelihood(b, size, np.clip(b / n, least, most))
    with np.errstate(over="ignore"):
        rates = np.clip(1 / (1 + np.exp((top - heights) / (b - x))), best, most)
    tails = at_most(np.asarray(float(x)), size, rates) + at_least(b, size, rates)
    assert np.diff(rates).min() >= -1e-12
    assert np.diff(tails).max() <= 1e-9


@given(counts, designs, st.sampled_from([0.5, 0.8, 0.95, 0.999]))
def test_that_an_end_is_where_acceptance_ends(
    count: tuple[int, int], design: tuple[float, float], level: float
) -> None:
    seen = Count(*count, *design)
    ends = interval_of(Interval.FELDMAN_COUSINS, seen, level)
    width = abs(seen.p - seen.q)
    for end, outward in zip(ends, (-1, 1), strict=True):
        if not 1e-6 < end < 1 - 1e-6:
            continue
        steps = np.concatenate([[1e-8, 1e-7], np.linspace(0, 1, 40)[1:] / math.sqrt(seen.n)])
        beyond = [end + outward * step / width for step in steps]
        assert all(p_at(seen, share) <= 1 - level + 1e-9 for share in beyond if 0 <= share <= 1)
        assert max(p_at(seen, end), p_at(seen, end - outward * 1e-9 / width)) >= 1 - level - 1e-6


@given(
    st.integers(1, 40).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))),
    designs,
    st.one_of(st.sampled_from([0.0, 0.5, 1.0]), st.floats(0, 1)),
)
def test_that_the_p_value_is_that_of_its_definition(
    count: tuple[int, int], design: tuple[float, float], share: float
) -> None:
    x, n = count
    assert p_at(Count(x, n, *design), share) == pytest.approx(
        min(1.0, all_p(n, *design, share)[x]), abs=1e-9
    )


def test_that_tied_counts_count_on_both_sides() -> None:
    # Pr(X ≤ 40 or X ≥ 60) of 100 tosses.
    expected = 2 * sum(math.comb(100, x) for x in range(41)) / 2**100
    for x in (40, 60):
        assert p_at(Count(x, 100, 0.75, 0.25), 0.5) == pytest.approx(expected, abs=1e-12)
    assert round(expected, 7) == 0.0568879


@pytest.mark.parametrize(
    ("count", "share", "expected"),
    [
        (Count(0, 100, 1.0, 0.0), 0.5, 1.57772e-30),
        (Count(100, 100, 1.0, 0.0), 0.5, 1.57772e-30),
        (Count(400, 1000, 1.0, 0.0), 0.6, 5.88180e-37),
        (Count(30, 40, 1.0, 0.0), 0.01, 7.69114e-52),
        (Count(500, 1000, 0.75, 0.25), 0.0, 1.28143e-64),
    ],
)
def test_that_a_small_p_value_keeps_its_digits(count: Count, share: float, expected: float) -> None:
    assert p_at(count, share) == pytest.approx(expected, rel=1e-5, abs=0)


def test_that_the_interval_holds_the_gaps_between_accepted_shares() -> None:
    nobody = Count(0, 7, 0.75, 0.25)
    _, high = interval_of(Interval.FELDMAN_COUSINS, nobody, 0.95)
    within = [share / 1000 for share in range(1001) if p_at(nobody, share / 1000) > 0.05]
    gap = [share / 1000 for share in range(1001) if share / 1000 not in within]
    assert high == pytest.approx(0.4087039024, abs=1e-10)
    assert max(within) < high
    assert (gap[0], next(share for share in within if share > gap[0])) == (0.286, 0.392)


def test_that_whole_counts_alone_have_an_interval() -> None:
    with pytest.raises(ValueError, match="whole counts"):
        interval_of(Interval.FELDMAN_COUSINS, Count(2.5, 10, 0.75, 0.25), 0.95)
    with pytest.raises(ValueError, match="whole counts"):
        p_at(Count(2.5, 10, 0.75, 0.25), 0.3)


def test_that_each_of_many_counts_has_the_interval_it_has_alone() -> None:
    x, n = np.array([[3.0, 0.0, 3.0], [50.0, 0.0, 7.0]]), np.array([10.0, 0.0, 10.0])
    n = np.stack([n, [60.0, 1.0, 7.0]])
    low, high = interval(Interval.FELDMAN_COUSINS, x, n, np.asarray(0.7), np.asarray(0.2), 0.9)
    assert low.shape == high.shape == (2, 3)
    for place in np.ndindex(x.shape):
        if n[place]:
            alone = interval_of(
                Interval.FELDMAN_COUSINS, Count(float(x[place]), float(n[place]), 0.7, 0.2), 0.9
            )
            assert (low[place], high[place]) == pytest.approx(alone, abs=1e-14)
        else:
            assert np.isnan([low[place], high[place]]).all()


@pytest.mark.parametrize(("p", "q"), [(0.6, 0.3), (0.3, 0.6), (0.7, 0.1), (5 / 7, 0.3)])
def test_that_a_share_at_an_end_of_0_to_1_is_not_left_out_by_rounding(p: float, q: float) -> None:
    counts, people = np.arange(81.0), np.full(81, 80.0)
    chances = np.full(81, p), np.full(81, q)
    low, high = interval(Interval.FELDMAN_COUSINS, counts, people, *chances, 0.95)
    for end, limit in ((low, 0.0), (high, 1.0)):
        near = np.abs(end - limit) < 1e-9
        assert near.any()
        assert (end[near] == limit).all()
