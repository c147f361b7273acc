"""The histogram of a number asked by a window, not smoothed: the most likely one, and when."""

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.optimize import LinearConstraint, minimize

from core.count.tally import Tally
from core.estimate import FittedHistogram, at_or_above, fitted_histogram, quantile
from core.estimate.window_histogram import is_smoothed
from core.privacy.mechanisms import WindowChannel
from core.survey import Kind, Question

F = Fraction
Floats = NDArray[np.float64]
LARGE = 10**7
VISITS = WindowChannel(4, 2, F(3, 5))


def number(mechanism: WindowChannel) -> Question:
    return Question("n", Kind.NUMBER, "?", low=0, high=mechanism.k - 1, step=1, channel=mechanism)


def matrix(mechanism: WindowChannel) -> Floats:
    """Pr(report | place), one row for each report."""
    size, k = mechanism.form.size, mechanism.k
    return np.array([[float(mechanism.probability(y, x)) for x in range(k)] for y in range(size)])


def fitted(
    mechanism: WindowChannel, counts: tuple[int, ...], smoothed: bool | None = False
) -> FittedHistogram:
    found = fitted_histogram(Tally(number(mechanism), sum(counts), counts), smoothed)
    assert found is not None
    assert found.converged
    return found


def expected(mechanism: WindowChannel, shares: Floats) -> tuple[int, ...]:
    """How often each report is given by very many people, as it is expected."""
    return tuple(np.round(LARGE * matrix(mechanism) @ shares).astype(int).tolist())


def by_slsqp(channel: Floats, counts: tuple[int, ...]) -> Floats:
    rates, k = np.array(counts) / sum(counts), channel.shape[1]

    def misfit(at: Floats) -> float:
        return -float(rates @ np.log(channel @ at))

    def slope(at: Floats) -> Floats:
        return np.asarray(-(rates / (channel @ at)) @ channel)

    together = LinearConstraint(np.ones((1, k)), 1, 1)
    found = minimize(
        misfit,
        np.full(k, 1 / k),
        method="SLSQP",
        jac=slope,
        bounds=[(0.0, 1.0)] * k,
        constraints=together,
        tol=1e-15,
    )
    return np.asarray(found.x)


@pytest.mark.parametrize(
    ("mechanism", "counts"),
    [
        (VISITS, (310, 420, 250, 190, 130)),
        (VISITS, (900, 100, 20, 10, 5)),
        (WindowChannel(7, 3, F(3, 4)), (40, 30, 55, 80, 33, 21, 12, 18, 11)),
        (WindowChannel(7, 3, F(3, 4)), (0, 0, 3, 9, 4, 0, 0, 0, 1)),
        (WindowChannel(5, 1, F(1, 10)), (30, 40, 10, 60, 20)),  # near is less likely than far
        (WindowChannel(12, 5, F(2, 3)), (9, 30, 2, 41, 55, 12, 8, 60, 33, 2, 2, 7, 19, 28, 6, 1)),
    ],
)
def test_that_no_shares_are_likelier(mechanism: WindowChannel, counts: tuple[int, ...]) -> None:
    channel, found = matrix(mechanism), fitted(mechanism, counts)
    dense = by_slsqp(channel, counts)
    assert found.shares == pytest.approx(dense, abs=2e-5)
    rates = np.array(counts)
    assert rates @ np.log(channel @ found.shares) >= rates @ np.log(channel @ dense) - 1e-7
    gains = (rates / sum(counts) / (channel @ found.shares)) @ channel
    assert gains.max() < 1 + 2e-10  # which no other shares have: the likelihood is concave
    assert found.shares.min() >= 0
    assert found.shares.sum() == pytest.approx(1, abs=1e-12)


def test_that_few_reports_which_several_histograms_make_as_likely_have_one() -> None:
    """By the information expected of so few reports the steps would go to and fro for ever."""
    mechanism, counts = WindowChannel(4, 3, F(163, 200)), (0, 0, 1, 0, 0, 3)
    gains = (np.array(counts) / 4 / (matrix(mechanism) @ fitted(mechanism, counts).shares)) @ (
        matrix(mechanism)
    )
    assert gains.max() < 1 + 2e-10


def test_that_errors_are_those_of_all_places_by_their_information() -> None:
    counts = (900, 100, 20, 10, 5)
    found, channel, n = fitted(VISITS, counts), matrix(VISITS), sum(counts)
    assert (found.shares == 0).any()
    rates = channel @ found.shares
    information = channel.T @ (channel / rates[:, None])
    for first, last in ((0, 1), (1, 3), (3, 4)):
        inside = np.zeros(4)
        inside[first:last] = 1
        scores = channel @ np.linalg.solve(information, inside) / rates
        reported = np.array(counts) / n
        variance = (reported @ scores**2 - (reported @ scores) ** 2) / (n - 1)
        part = found.part(first, last, 0.95)
        # No less than by the information, which is that of the reports that the fit expects.
        expected = (inside @ np.linalg.solve(information, inside) - part.share**2) / n
        assert part.se == pytest.approx(max(variance, expected) ** 0.5, rel=1e-9)
        assert part.se
    nobody = found.part(3, 4, 0.95)
    assert nobody.share == 0
    assert nobody.low == 0
    assert nobody.high == pytest.approx(1.959964 * (nobody.se or 0), rel=1e-6)
    whole = found.part(0, 4, 0.95)
    assert whole.share == pytest.approx(1)
    assert whole.se == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("shares", [(0.3, 0.3, 0.25, 0.15), (0.5, 0.5, 0, 0), (0, 0, 1, 0)])
def test_that_intervals_hold_as_often_as_they_say(shares: tuple[float, ...]) -> None:
    """Away from zero shares and at them; 400 runs tell 95% to within 1.1 points."""
    generator, truth, held = np.random.default_rng(4), np.array(shares), np.zeros(8)
    rates = matrix(VISITS) @ truth
    for row in generator.multinomial(800, rates / rates.sum(), size=400).tolist():
        found = fitted(VISITS, tuple(row))
        parts = [found.part(place, place + 1, 0.95) for place in range(4)]
        parts += [found.part(edge, 4, 0.95) for edge in range(4)]
        known = [*truth, *np.cumsum(truth[::-1])[::-1]]
        held += [
            (one.low or 0) - 1e-9 <= is_ <= (one.high or 0) + 1e-9
            for one, is_ in zip(parts, known, strict=True)
        ]
    assert held.min() / 400 > 0.95 - 3 * 0.011


@pytest.mark.parametrize("n", [2, 5, 20])
def test_that_intervals_of_few_people_hold_too(n: int) -> None:
    """Their reports are fitted so closely that by these alone intervals would have no width."""
    mechanism, generator = WindowChannel.for_histogram(30, Decimal(1)), np.random.default_rng(n)
    shares = np.full(30, 1 / 30)
    held = 0
    for counts in generator.multinomial(n, matrix(mechanism) @ shares, size=40).tolist():
        found = fitted_histogram(Tally(number(mechanism), n, tuple(counts)))
        assert found is not None
        part = found.part(15, 30, 0.95)
        assert part.low is not None
        assert part.high is not None
        held += part.low <= 0.5 <= part.high
    assert held >= 36


def test_that_smoothing_moves_a_few_places_by_more_than_chance() -> None:
    """Of every seventh person at 3, smoothing makes more than a fifth; what is likeliest, one."""
    truth = np.array([2, 2, 2, 1]) / 7
    counts = expected(VISITS, truth)
    assert fitted(VISITS, counts).shares == pytest.approx(truth, abs=1e-6)
    assert fitted(VISITS, counts, smoothed=True).shares[3] > 0.2
    assert fitted(VISITS, counts, smoothed=None).shares == pytest.approx(truth, abs=1e-6)


@pytest.mark.parametrize("k", [4, 11, 21, 31, 51, 101])
def test_that_it_is_smoothed_where_that_moves_bars_by_less_than_their_interval(k: int) -> None:
    """People as a normal distribution with a deviation of 0.18 of the scale, 1,000 at ε = 1."""
    mechanism = WindowChannel.for_histogram(k, Decimal(1))
    middle = (np.arange(k) + 0.5) / k
    truth = np.exp(-(((middle - 0.4) / 0.18) ** 2) / 2)
    truth /= truth.sum()
    found = fitted(mechanism, expected(mechanism, truth), smoothed=True)
    wide, ratios = -(-k // 20), []
    for first in range(0, k, wide):
        part = found.part(first, first + wide, 0.95)
        bias = abs(part.share - truth[first : first + wide].sum())
        ratios.append(bias / (1.959964 * (part.se or 0) * (LARGE / 1000) ** 0.5))
    assert (max(ratios) < 1) == is_smoothed(number(mechanism))


def test_that_the_default_depends_on_the_scale_alone_and_gives_way() -> None:
    for k, usual in ((2, False), (30, False), (31, True), (1000, True)):
        asked = number(WindowChannel(k, 1, F(3, 5)))
        assert is_smoothed(asked) == usual
        assert is_smoothed(asked, chosen=True)
        assert not is_smoothed(asked, chosen=False)
    tally = Tally(number(VISITS), 1300, (310, 420, 250, 190, 130))
    smooth, rough = (fitted_histogram(tally, each) for each in (True, False))
    assert smooth is not None
    assert rough is not None
    assert (smooth.smoothed, rough.smoothed) == (True, False)
    for found, chosen in ((smooth, True), (rough, None)):
        above = at_or_above(tally, 3, smoothed=chosen)
        assert above.interval == "bracket"
        assert above.share == pytest.approx(found.shares[3], abs=1e-12)
        middle = quantile(tally, 0.5, smoothed=chosen)
        assert middle is not None
        assert middle.value == found.quantile(0.5, 0.95)[0]
    nobody = Tally(number(VISITS), 0, (0,) * 5)
    assert fitted_histogram(nobody) is None
    assert at_or_above(nobody, 3).interval == "bracket"


def test_that_one_person_reports_alike_and_a_long_scale_are_fitted() -> None:
    one = fitted(VISITS, (0, 0, 0, 0, 1))
    assert one.shares[3] == pytest.approx(1)
    assert one.part(0, 1, 0.95).se is None
    alike = fitted(VISITS, (9, 0, 0, 0, 0)).part(0, 1, 0.95)
    assert (alike.low, alike.high) == (0, 1)  # nine people tell next to nothing
    long = WindowChannel.for_histogram(400, Decimal(1))
    generator = np.random.default_rng(6)
    people = np.bincount(generator.integers(100, 300, 5000), minlength=400)
    counts = tuple(long.rehearse(people[None], generator)[0].tolist())
    found = fitted(long, counts)
    gains = (np.array(counts) / 5000 / (matrix(long) @ found.shares)) @ matrix(long)
    assert gains.max() < 1 + 2e-10
