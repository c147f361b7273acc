"""Edges and quantiles of a window: known answers, the formulas by whole matrices, coverage."""

import math
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from scipy import stats

from core.count.tally import Tally
from core.count.tally_columns import tally
from core.count.weighted_sums import Unit, UnitSums
from core.estimate import at_or_above, estimate, quantile
from core.estimate.bracket import Bracket, bracket
from core.estimate.window_histogram import fitted_histogram
from core.present.chart import number_bars_of
from core.present.findings import Note
from core.privacy.mechanisms import OneBit, WindowChannel
from core.response.layout import ReportColumn
from core.survey import Kind, Question

F = Fraction
KNOWN = WindowChannel(11, 5, F(3, 5))
COUNTS = (9, 12, 15, 18, 19, 18, 17, 17, 15, 13, 12, 10, 9, 8, 8)


def number(mechanism: WindowChannel | OneBit) -> Question:
    m = mechanism.k - 1
    return Question("age", Kind.NUMBER, "?", low=0, high=m, step=1, channel=mechanism)


def of(counts: tuple[int, ...], mechanism: WindowChannel = KNOWN, level: float = 0.95) -> Bracket:
    found = bracket(Tally(number(mechanism), sum(counts), counts), level)
    assert found is not None
    return found


def matrix(mechanism: WindowChannel) -> NDArray[np.float64]:
    size, k = mechanism.form.size, mechanism.k
    return np.array([[float(mechanism.probability(y, x)) for y in range(size)] for x in range(k)])


def by_hand(
    mechanism: WindowChannel, counts: NDArray[np.float64], level: float
) -> tuple[list[float], list[float]]:
    """The ends of all edges, from the formulas of the manual with whole matrices."""
    channel, k, n = matrix(mechanism), mechanism.k, counts.sum()
    even, place = channel.mean(axis=0), np.arange(mechanism.k)
    information = channel @ np.diag(1 / even) @ channel.T

    def scores(ramp: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.asarray(channel.T @ np.linalg.solve(information, ramp) / even)

    worth = []
    for r in range(k - 1 - k // 2 + 1):
        score = scores(np.clip((place - k // 2 + 1) / (r + 1), 0, 1))
        variance = even @ (score - even @ score) ** 2
        worth.append(r / k + 2 * stats.norm.ppf((1 + level) / 2) * math.sqrt(variance / n))
    r = worth.index(min(worth))
    low, high = [1.0], [1.0]
    for e in range(1, k):
        ends = []
        a, b = min(r, k - 1 - e), min(r, e - 1)
        for ramp, way in (((place - e + 1) / (a + 1), -1), ((place - e + b + 1) / (b + 1), 1)):
            score = scores(np.clip(ramp, 0, 1))
            mean = counts @ score / n
            s = math.sqrt(counts @ (score - mean) ** 2 / (n - 1))
            half = stats.t.ppf((1 + level) / 2, n - 1) * s / math.sqrt(n)
            ends.append(min(max(mean, 0), 1) + way * half)
        low.append(min(max(min(ends), 0), 1))
        high.append(min(max(max(ends), 0), 1))
    return [*low, 0.0], [*high, 0.0]


def test_that_known_reports_have_the_known_intervals() -> None:
    found = of(COUNTS)
    assert found.at_or_above(3) == pytest.approx((0.204969, 0.951199), abs=5e-7)
    assert found.at_or_above(5) == pytest.approx((0.033988, 0.655637), abs=5e-7)
    assert found.quantile(0.5) == (1, 6)
    assert (found.at_or_above(0), found.at_or_above(11)) == ((1, 1), (0, 0))


@given(
    st.integers(2, 14),
    st.integers(1, 13),
    st.integers(1, 9),
    st.integers(0, 2**32 - 1),
    st.sampled_from([0.8, 0.95, 0.99]),
)
def test_that_all_edges_are_those_of_the_formulas(
    k: int, width: int, tenths: int, seed: int, level: float
) -> None:
    width, p = min(width, k - 1), F(tenths, 10)
    if p == F(width, k - 1 + width):  # tells nothing
        p += F(1, 20)
    mechanism = WindowChannel(k, width, p)
    size = mechanism.form.size
    counts = np.random.default_rng(seed).multinomial(500, np.full(size, 1 / size))
    found = of(tuple(counts.tolist()), mechanism, level)
    low, high = by_hand(mechanism, counts.astype(np.float64), level)
    assert found.low == pytest.approx(low, abs=1e-7)
    assert found.high == pytest.approx(high, abs=1e-7)


@pytest.mark.parametrize("k", [21, 51])
@pytest.mark.parametrize("shape", ["spread", "middle", "bottom", "two"])
def test_that_every_edge_and_the_median_hold_as_often_as_they_say(k: int, shape: str) -> None:
    """In 400 surveys of 1,000 people: every edge at least .938 but for chance, the median too."""
    mechanism = WindowChannel.for_histogram(k, Decimal(1))
    place = np.arange(k)
    truth = {
        "spread": np.ones(k),
        "middle": np.exp(-(((place - 0.4 * k) / (0.1 * k)) ** 2) / 2),
        "bottom": (place == 0) * 1.0,
        "two": (place == 2) + (place == k - 3) * 1.0,
    }[shape]
    truth /= truth.sum()
    rates, runs = truth @ matrix(mechanism), 400
    above = np.cumsum(truth[::-1])[::-1]
    median = int(np.argmax(np.cumsum(truth) >= 0.5 - 1e-12))
    held, medians = np.zeros(k), 0
    generator = np.random.default_rng(k)
    for row in generator.multinomial(1000, rates / rates.sum(), size=runs).tolist():
        found = of(tuple(row), mechanism)
        held += (found.low[:-1] <= above + 1e-9) & (above - 1e-9 <= found.high[:-1])
        first, last = found.quantile(0.5)
        medians += first <= median <= last
    allowed = 3 * math.sqrt(0.938 * 0.062 / runs)
    assert held.min() / runs > 0.938 - allowed
    assert medians / runs > 0.95 - allowed


def test_that_too_few_reports_have_no_interval_of_an_edge_but_one_of_the_median() -> None:
    size = KNOWN.form.size  # 15: it takes 23 people
    for n, enough in ((22, False), (23, True)):
        counts = (n - size + 1, *[1] * (size - 1))
        found, asked = of(counts), Tally(number(KNOWN), n, counts)
        assert (found.needed, found.enough) == (23, enough)
        assert (found.at_or_above(5) is not None) == enough
        above = at_or_above(asked, 5)
        assert (above.low is not None) == enough
        assert above.share is not None
        assert found.quantile(0.25) == (0, 10) or enough
        middle = quantile(asked, 0.5)
        assert middle is not None
        assert (middle.low, middle.high) == found.quantile(0.5)
    assert bracket(Tally(number(KNOWN), 1, (1, *[0] * 14))) is None
    for wrong in (0.0, 1.0):
        with pytest.raises(ValueError, match="probability"):
            found.quantile(wrong)
    with pytest.raises(ValueError, match="window"):
        bracket(Tally(number(OneBit(11, F(3, 4))), 9, (4,)))


def test_that_equal_weights_change_nothing_and_clusters_have_fewer_degrees() -> None:
    asked, n = number(KNOWN), sum(COUNTS)
    reports = np.repeat(np.arange(len(COUNTS)), COUNTS)
    column = ReportColumn(reports, np.ones(n, bool))
    weighted = bracket(tally(asked, column, np.full(n, 2.0)))
    assert weighted is not None
    plain = of(COUNTS)
    assert weighted.low == pytest.approx(plain.low, abs=1e-9)
    assert weighted.high == pytest.approx(plain.high, abs=1e-9)
    uneven = bracket(tally(asked, column, np.where(np.arange(n) % 10, 1.0, 12.0)))
    assert uneven is not None
    assert uneven.people < n
    assert (uneven.high - uneven.low)[1:-1].mean() > (plain.high - plain.low)[1:-1].mean()


def test_that_clusters_widen_the_intervals_of_edges() -> None:
    asked = number(KNOWN)
    whole = Tally(asked, sum(COUNTS), COUNTS)
    reports = np.repeat(np.arange(len(COUNTS)), COUNTS)  # alike in each cluster
    column = ReportColumn(reports, np.ones(len(reports), bool))
    one = tally(asked, column, np.ones(len(reports))).weighted
    assert one is not None
    units, each = [], len(reports) // 8
    for place in range(8):
        part = ReportColumn(reports[place * each : (place + 1) * each], np.ones(each, bool))
        sums = tally(asked, part, np.ones(each)).weighted
        assert sums is not None
        units.append((Unit(0, place), each, sums))
    clustered = whole.by_weight(replace(one, units=tuple(UnitSums(*u) for u in units)))
    found = bracket(clustered)
    assert found is not None
    plain = of(COUNTS)
    assert (found.high - found.low)[5] > 1.2 * (plain.high - plain.low)[5]


def test_that_no_bar_of_a_smoothed_histogram_has_an_interval() -> None:
    counted = Tally(number(KNOWN), sum(COUNTS), COUNTS)
    for smoothed in (True, False):
        fit = fitted_histogram(counted, smoothed)
        bars = number_bars_of(estimate(counted), counted, fitted=fit).bins
        assert {bar.least is None for bar in bars} == {smoothed}
        assert fit is not None
        assert fit.at_or_above(3, 0.95).low == pytest.approx(0.204969, abs=5e-7)


def test_that_a_fit_that_was_stopped_is_said() -> None:
    counted = Tally(number(KNOWN), sum(COUNTS), COUNTS)
    fit = fitted_histogram(counted)
    assert fit is not None
    for converged in (True, False):
        stopped = replace(fit, converged=converged)
        told = number_bars_of(estimate(counted), counted, fitted=stopped).findings
        assert (Note.NOT_CONVERGED in told) == (not converged)
