"""Subset selection: its exact channel, its error and its rehearsals."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction
from functools import partial
from itertools import combinations, product
from math import prod, sqrt

import numpy as np
import pytest
from rehearsed_counts import require_moments

from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import KAry, SomeOptions, Subset
from core.privacy.mechanisms.fitting import READABLE
from door_tape import distribution

F = Fraction
ONE = Decimal(1)
SMALL = [
    Subset(5, 2, F(3, 5)),
    Subset(6, 3, F(2, 3)),
    Subset(3, 1, F(1, 2)),
    Subset(4, 3, F(4, 5)),
    Subset(2, 1, F(3, 4)),
]


def texts(k: int, size: int) -> list[str]:
    return [
        "".join("01"[place in chosen] for place in range(k))
        for chosen in combinations(range(k), size)
    ]


@pytest.mark.parametrize(
    ("mechanism", "q", "ratio"),
    [(Subset(5, 2, F(3, 5)), F(7, 20), F(9, 4)), (Subset(6, 3, F(2, 3)), F(7, 15), F(2))],
)
def test_that_support_and_ratio_are_the_known_ones(
    mechanism: Subset, q: Fraction, ratio: Fraction
) -> None:
    assert mechanism.chances(0) == (mechanism.p, q)
    assert mechanism.ratio == ratio


@pytest.mark.parametrize("mechanism", SMALL, ids=repr)
def test_that_what_two_options_share_follows_from_the_channel(mechanism: Subset) -> None:
    reports = texts(mechanism.k, mechanism.size)

    def both(truth: int, u: int, v: int) -> Fraction:
        chances = [mechanism.probability(y, truth) for y in reports if y[u] == y[v] == "1"]
        return sum(chances, F(0))

    one, none = mechanism.pair_chances
    assert both(0, 0, 1) == one
    assert mechanism.k == 2 or both(2, 0, 1) == none


@pytest.mark.parametrize("mechanism", SMALL, ids=repr)
def test_that_many_are_drawn_by_the_same_chances(mechanism: Subset) -> None:
    truths = np.arange(mechanism.k)[-1:]

    def many(door: object) -> str:
        drawn = mechanism.draw_many(truths, door)  # type: ignore[arg-type]
        (written,) = mechanism.form.written(drawn)
        return str(written)

    one = distribution(partial(mechanism.draw, int(truths[0])))
    assert distribution(many) == one


def test_that_sizes_and_fractions_fit_the_target() -> None:
    fitted = Subset.fit(14, ONE, [0.0], READABLE)
    assert fitted == Subset(14, 4, F(137, 263))
    assert epsilon(fitted.ratio) == pytest.approx(0.99998975, abs=5e-9)
    assert fitted.unit_variance([0.0]) == pytest.approx(3.0550, abs=5e-4)


def test_that_the_size_follows_the_guessed_shares() -> None:
    even, rare = (
        Subset.fit(14, Decimal(2), [1 / 14], READABLE),
        KAry.fit(14, Decimal(2), [0.0], READABLE),
    )
    other = Subset.fit(14, Decimal(2), [0.0], READABLE)
    assert even is not None
    assert rare is not None
    assert other is not None
    assert even.size == 2
    assert other.unit_variance([0.0]) / rare.unit_variance([0.0]) == pytest.approx(1.07, abs=0.005)


@pytest.mark.parametrize(("k", "saved"), [(10, 0.29), (14, 0.20), (30, 0.09)])
def test_that_it_needs_fewer_people_than_the_best_of_the_others(k: int, saved: float) -> None:
    from core.privacy.mechanisms import Unary

    even = [1 / k]
    subset = Subset.fit(k, ONE, even, READABLE)
    others = [KAry.fit(k, ONE, even, READABLE), Unary.fit(k, ONE, even, READABLE)]
    least = min(other.unit_variance(even) for other in others if other is not None)
    assert subset is not None
    assert least / subset.unit_variance(even) - 1 == pytest.approx(saved, abs=0.01)


@pytest.mark.parametrize("share", [0.0, 0.2])
@pytest.mark.parametrize("k", [3, 14, 100])
def test_that_the_curve_is_the_error_of_the_fitted_design(k: int, share: float) -> None:
    epsilons = np.array([0.5, 1.0, 2.0])
    curve = Subset.curve(k, np.exp(epsilons), share)
    assert curve is not None
    for target, value in zip(epsilons, curve, strict=True):
        fitted = Subset.fit(k, Decimal(str(target)), [share], 10**6)
        assert fitted is not None
        assert fitted.unit_variance([share]) == pytest.approx(value, rel=1e-4)


def test_that_nothing_fits_two_options() -> None:
    assert Subset.fit(2, ONE, [0.5], READABLE) is None
    assert Subset.curve(2, np.array([2.0]), 0.5) is None


@pytest.mark.parametrize("mechanism", [*SMALL, Subset(14, 4, F(137, 263))], ids=repr)
def test_that_rehearsed_counts_have_the_mean_and_covariance_of_the_reports(
    mechanism: Subset,
) -> None:
    k, runs = mechanism.k, 40_000
    counts = np.arange(1, k + 1) * 3
    generator = np.random.default_rng(4)
    drawn = mechanism.rehearse(np.broadcast_to(counts, (runs, k)), generator)
    assert (drawn.sum(axis=1) == counts.sum() * mechanism.size).all()
    require_moments(mechanism, counts, drawn)


def test_that_rehearsed_counts_have_the_distribution_of_the_reports() -> None:
    """Three people of three truths: every triple of their reports, with its exact chance."""
    mechanism, runs = Subset(4, 2, F(5, 7)), 60_000
    reports = texts(4, 2)
    exact: dict[tuple[int, ...], float] = {}
    for triple in product(reports, repeat=3):
        chance = prod(float(mechanism.probability(y, x)) for x, y in enumerate(triple))
        counts = tuple(sum(int(report[v]) for report in triple) for v in range(4))
        exact[counts] = exact.get(counts, 0.0) + chance
    drawn = mechanism.rehearse(np.tile([1, 1, 1, 0], (runs, 1)), np.random.default_rng(6))
    found = Counter(map(tuple, drawn.tolist()))
    assert found.keys() <= exact.keys()
    for counts, chance in exact.items():
        assert abs(found[counts] / runs - chance) < 5 * sqrt(chance * (1 - chance) / runs)


def test_that_covariances_and_likelihood_agree_with_the_channel() -> None:
    mechanism = Subset(5, 2, F(3, 5))
    shares = np.array([0.4, 0.3, 0.2, 0.1, 0.0])
    reports = texts(5, 2)
    bits = np.array([[int(bit) for bit in text] for text in reports], dtype=np.uint8)
    channel = np.array([[float(mechanism.probability(y, x)) for x in range(5)] for y in reports])
    chances = channel @ shares
    p, q = (float(chance) for chance in mechanism.chances(0))
    scores = (bits - q) / (p - q)
    mean = chances @ scores
    expected = (scores - mean).T @ np.diag(chances) @ (scores - mean)
    assert mean == pytest.approx(shares)
    r1, r0 = (float(chance) for chance in mechanism.pair_chances)
    rates, either = q + (p - q) * shares, np.add.outer(shares, shares)
    matrix = either * r1 + (1 - either) * r0 - np.outer(rates, rates)
    np.fill_diagonal(matrix, rates * (1 - rates))
    assert matrix / (p - q) ** 2 == pytest.approx(expected, abs=1e-12)
    likelihood = mechanism.likelihood(bits)
    assert likelihood / likelihood[:, :1] == pytest.approx(channel / channel[:, :1])


def test_that_a_report_stands_for_the_options_it_names() -> None:
    assert Subset(5, 2, F(3, 5)).stands_for("01010") == SomeOptions((1, 3))


@pytest.mark.parametrize("value", ["01000", "01110", "0101", "01012", 7, None])
def test_that_only_reports_of_its_size_are_accepted(value: object) -> None:
    form = Subset(5, 2, F(3, 5)).form
    assert form.accepts(value)
    assert form.accepts(form.longest) == ""
