"""The smoothed histogram of a number asked by a window: EM, errors, edges and quantiles."""

import math
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

from core.count.tally import Tally
from core.count.tally_columns import tally
from core.estimate import at_or_above, fitted_histogram, norm_sub, quantile
from core.estimate.bracket import bracket
from core.estimate.window_histogram import em_step
from core.plan.mechanisms import plan
from core.privacy.mechanisms import OneBit, WindowChannel
from core.response.layout import ReportColumn
from core.survey import Kind, Question

F = Fraction
SMALL = WindowChannel(7, 3, F(3, 4))
AGES = WindowChannel.for_histogram(61, Decimal(1))


def number(low: int, high: int, step: int, mechanism: WindowChannel | OneBit) -> Question:
    return Question("age", Kind.NUMBER, "?", low=low, high=high, step=step, channel=mechanism)


def matrix(mechanism: WindowChannel) -> np.ndarray:
    size, k = mechanism.form.size, mechanism.k
    return np.array([[float(mechanism.probability(y, x)) for y in range(size)] for x in range(k)])


def by_hand(mechanism: WindowChannel, counts: tuple[int, ...]) -> np.ndarray:
    """Do the same by whole matrices, without an end."""
    channel, shares = matrix(mechanism), np.full(mechanism.k, 1 / mechanism.k)
    averaged = (np.eye(mechanism.k, k=1) + 2 * np.eye(mechanism.k) + np.eye(mechanism.k, k=-1)) / 4
    averaged[0, 0] = averaged[-1, -1] = 3 / 4
    rates = np.array(counts) / sum(counts)
    for _ in range(5000):
        shares = averaged @ (shares * (channel @ (rates / (shares @ channel))))
    return np.asarray(shares)


COUNTS = (40, 30, 55, 80, 33, 21, 12, 18, 11)


def test_that_it_is_em_with_smoothing_to_its_end() -> None:
    asked = number(10, 40, 5, SMALL)
    found = fitted_histogram(Tally(asked, sum(COUNTS), COUNTS), smoothed=True)
    assert found is not None
    assert found.converged
    assert found.shares == pytest.approx(by_hand(SMALL, COUNTS), abs=1e-8)
    assert found.shares.min() > 0
    assert found.shares.sum() == pytest.approx(1, abs=1e-12)
    assert list(found.numbers) == [10, 15, 20, 25, 30, 35, 40]


def test_that_no_step_of_em_makes_the_reports_less_likely() -> None:
    channel, shares = matrix(SMALL), np.full(7, 1 / 7)
    rates = np.array(COUNTS) / sum(COUNTS)
    last = -math.inf
    for _ in range(50):
        likelihood = float(rates @ np.log(shares @ channel))
        assert likelihood >= last - 1e-14
        last, shares = likelihood, em_step(SMALL, rates, shares)
        assert shares.sum() == pytest.approx(1)


def test_that_errors_are_of_how_each_report_moves_the_histogram() -> None:
    """The delta method with the derivative taken by differences, and weights as numbers."""
    n, asked = sum(COUNTS), number(0, 6, 1, SMALL)
    found = fitted_histogram(Tally(asked, n, COUNTS), smoothed=True)
    assert found is not None
    inside = slice(1, 4)
    rates, tiny = np.array(COUNTS) / n, 1e-5
    base = by_hand(SMALL, COUNTS)[inside].sum()
    moved = []
    for y in range(len(COUNTS)):
        changed = rates.copy()
        changed[y] += tiny
        moved.append((by_hand(SMALL, tuple(changed))[inside].sum() - base) / tiny)
    slopes = np.array(moved)
    variance = (rates @ slopes**2 - (rates @ slopes) ** 2) / (n - 1)
    part = found.part(1, 4, 0.95)
    assert part.share == pytest.approx(base, abs=1e-8)
    assert part.se == pytest.approx(variance**0.5, rel=1e-3)
    assert (part.low, part.high) == (None, None)  # of chance alone, not of the smoothing
    reports = np.repeat(np.arange(len(COUNTS)), COUNTS)
    column = ReportColumn(reports, np.ones(n, bool))
    doubled = fitted_histogram(tally(asked, column, np.full(n, 2.0)), smoothed=True)
    assert doubled is not None
    assert doubled.part(1, 4, 0.95).se == pytest.approx(part.se, rel=1e-9)


def test_that_no_interval_is_narrower_than_of_answers_given_directly() -> None:
    asked = number(0, 6, 1, SMALL)
    low_end = SMALL.rehearse(np.array([[300, 0, 0, 0, 0, 0, 0]]), np.random.default_rng(1))
    for counts in (
        tuple(low_end.ravel().tolist()),
        (300, *[0] * (len(COUNTS) - 1)),
        (1, *[0] * 5, 1),
    ):
        n = sum(counts)
        found = fitted_histogram(Tally(asked, n, (*counts, *[0] * (len(COUNTS) - len(counts)))))
        assert found is not None
        part = found.part(6, 7, 0.95)
        assert part.high is not None
        assert part.high >= 3.8414 / (n + 3.8414)  # of none of n


def test_that_the_error_is_how_estimates_scatter() -> None:
    people = np.zeros(61, dtype=np.int64)
    people[5:30] = 60
    generator, shares, errors = np.random.default_rng(8), [], []
    runs = AGES.rehearse(np.broadcast_to(people, (60, 61)), generator)
    for row in runs.tolist():
        found = fitted_histogram(Tally(number(0, 60, 1, AGES), 1500, tuple(row)))
        assert found is not None
        part = found.part(10, 25, 0.95)
        shares.append(part.share)
        errors.append(part.se or 0.0)
    # The spread of 60 runs is known to 9%; that of people drawn anew is a little larger.
    assert np.std(shares) == pytest.approx(np.mean(errors), rel=0.3)


def test_that_edges_and_quantiles_are_read_off_it() -> None:
    asked = number(10, 40, 5, SMALL)
    counted = Tally(asked, sum(COUNTS), COUNTS)
    found = fitted_histogram(counted, smoothed=True)
    assert found is not None
    for edge, first in ((10, 0), (21, 3), (25, 3), (40, 6), (41, 7)):
        above = at_or_above(counted, edge, smoothed=True)
        assert (above.interval, above.se) == ("bracket", None)
        assert above.share == pytest.approx(found.shares[first:].sum(), abs=1e-12)
    middle = quantile(counted, 0.5, smoothed=True)
    assert middle is not None
    up_to = np.cumsum(found.shares)
    assert middle.value == 10 + 5 * int(np.argmax(up_to >= 0.5))
    within = bracket(counted)
    assert within is not None
    first, last = within.quantile(0.5)
    assert (middle.low, middle.high) == (found.numbers[first], found.numbers[last])


def test_that_nobody_and_one_person_have_no_errors() -> None:
    asked = number(10, 40, 5, SMALL)
    assert fitted_histogram(Tally(asked, 0, (0,) * 9)) is None
    assert at_or_above(Tally(asked, 0, (0,) * 9), 20).share is None
    assert quantile(Tally(asked, 0, (0,) * 9), 0.5) is None
    one = fitted_histogram(Tally(asked, 1, (0, 0, 0, 0, 1, 0, 0, 0, 0)))
    assert one is not None
    assert one.part(0, 3, 0.95).se is None
    alike = fitted_histogram(Tally(asked, 9, (9, 0, 0, 0, 0, 0, 0, 0, 0)), smoothed=True)
    assert alike is not None
    assert alike.part(0, 1, 0.95).se == pytest.approx(0, abs=1e-9)
    with pytest.raises(ValueError, match="age"):
        fitted_histogram(Tally(number(0, 9, 1, OneBit(10, F(3, 4))), 4, (2,)))


def test_that_the_whole_scale_holds_everybody() -> None:
    found = fitted_histogram(Tally(number(0, 6, 1, SMALL), sum(COUNTS), COUNTS))
    assert found is not None
    whole = found.part(0, 7, 0.95)
    assert whole.share == pytest.approx(1)
    assert whole.se == pytest.approx(0, abs=1e-9)


def test_that_ages_are_nearer_to_the_truth_than_by_bins() -> None:
    """The area between the true and the estimated share up to each age, in years."""
    n, low, high, edges = 32_561, 17, 90, [17, 25, 33, 41, 49, 57, 65, 73, 81, 91]
    drawn = np.clip(17 + np.random.default_rng(3).gamma(2.2, 9.5, n).astype(int), low, high)
    people = np.bincount(drawn - low, minlength=high - low + 1)
    truth = np.cumsum(people / n)
    window = WindowChannel.for_histogram(len(people), Decimal(1))
    made = plan(Kind.NUMBER, Decimal(1), n, len(edges) - 1).options[0].mechanism
    binned = np.add.reduceat(people, [edge - low for edge in edges[:-1]])
    p, q = made.chance_arrays()
    areas = []
    for seed in range(8):
        generator = np.random.default_rng(seed)
        reports = tuple(window.rehearse(people[None], generator)[0].tolist())
        found = fitted_histogram(Tally(number(low, high, 1, window), n, reports))
        assert found is not None
        shares = norm_sub((made.rehearse(binned[None], generator)[0] / n - q) / (p - q))
        widths = np.diff(edges)
        even = np.cumsum(np.repeat(shares / widths, widths))
        sums = np.cumsum(found.shares)
        areas.append([np.abs(sums - truth).sum(), np.abs(even - truth).sum()])
    by_window, by_bins = np.mean(areas, axis=0)
    assert by_window < 0.9 * by_bins
    assert by_window == pytest.approx(0.6, abs=0.06)
    assert by_bins == pytest.approx(0.7, abs=0.06)
