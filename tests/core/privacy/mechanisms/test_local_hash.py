"""Local hashing: its exact channel, its error and its rehearsals."""

from collections import Counter
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import partial
from itertools import product
from typing import ClassVar

import numpy as np
import pytest
from rehearsed_counts import require_moments

from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import LocalHash, SomeOptions, Subset
from core.privacy.mechanisms.fitting import READABLE
from door_tape import distribution

F = Fraction
ONE = Decimal(1)


@dataclass(frozen=True, slots=True)
class Small(LocalHash):
    """The same with so few seeds that all can be gone through."""

    prime: ClassVar[int] = 5


SMALL = [Small(4, 3, F(3, 5)), Small(5, 2, F(3, 4)), Small(3, 4, F(2, 5)), Small(2, 2, F(2, 3))]
FITTED = LocalHash(14, 4, F(357, 751))


def reports(mechanism: LocalHash) -> list[tuple[int, int]]:
    return list(product(range(mechanism.prime**3), range(mechanism.g)))


def polynomial(seed: int, option: int, prime: int, g: int) -> int:
    """Return the hash by Horner's rule, the digits of the seed taken one by one."""
    found = 0
    for power in (2, 1, 0):
        found = found * option + seed // prime**power % prime
    return found % prime % g


@pytest.mark.parametrize("mechanism", SMALL, ids=repr)
def test_that_what_an_option_is_supported_by_follows_from_the_channel(mechanism: LocalHash) -> None:
    def chance(truth: int, *options: int) -> Fraction:
        return sum(
            (
                mechanism.probability((seed, value), truth)
                for seed, value in reports(mechanism)
                if all(polynomial(seed, v, mechanism.prime, mechanism.g) == value for v in options)
            ),
            F(0),
        )

    assert chance(0) == 1
    for option, truth in product(range(mechanism.k), repeat=2):
        p, q = mechanism.chances(option)
        assert chance(truth, option) == (p if option == truth else q)
    one, none = mechanism.pair_chances
    assert chance(0, 0, 1) == one
    assert mechanism.k == 2 or chance(2, 0, 1) == none


def test_that_the_known_answer_of_a_small_field_comes_out() -> None:
    assert Small(4, 3, F(3, 5)).chances(0) == (F(3, 5), F(43, 125))


@pytest.mark.parametrize("mechanism", SMALL[1:3], ids=repr)
def test_that_the_draws_have_the_chances_told(mechanism: LocalHash) -> None:
    for truth in range(mechanism.k):
        drawn = distribution(partial(mechanism.draw, truth))
        assert drawn == {y: mechanism.probability(y, truth) for y in reports(mechanism)}
        ratios = {
            mechanism.probability(y, truth) / mechanism.probability(y, 0)
            for y in reports(mechanism)
        }
        assert max(ratios) <= (mechanism.ratio or 0)


@pytest.mark.parametrize("mechanism", SMALL[1:3], ids=repr)
def test_that_many_are_drawn_by_the_same_chances(mechanism: LocalHash) -> None:
    truths = np.arange(mechanism.k)[-1:]

    def many(door: object) -> object:
        (written,) = mechanism.form.written(
            mechanism.draw_many(truths, door),  # type: ignore[arg-type]
        )
        return written

    assert distribution(many) == distribution(partial(mechanism.draw, int(truths[0])))


@pytest.mark.parametrize("mechanism", [*SMALL, LocalHash(1024, 256, F(1, 2)), FITTED], ids=repr)
def test_that_columns_tell_the_same_as_single_reports(mechanism: LocalHash) -> None:
    generator = np.random.default_rng(2)
    packed = generator.integers(mechanism.form.size, size=200)
    single = [mechanism.form.unpack(each) for each in packed.tolist()]
    standing = [mechanism.stands_for(report) for report in single]
    named = np.zeros((200, mechanism.k), dtype=bool)
    for row, each in zip(named, standing, strict=True):
        assert isinstance(each, SomeOptions)
        row[list(each.options)] = True
    assert (mechanism.statistic(packed) == named.sum(axis=0)).all()
    assert (mechanism.likelihood(packed) == np.where(named, *map(float, _chances(mechanism)))).all()
    for option in {0, 1, mechanism.k - 1}:
        assert (mechanism.is_supported(packed, option) == named[:, option]).all()


def _chances(mechanism: LocalHash) -> tuple[Fraction, Fraction]:
    return mechanism.p, (1 - mechanism.p) / (mechanism.g - 1)


def test_that_values_and_fractions_fit_the_target() -> None:
    fitted = LocalHash.fit(14, ONE, [0.0], READABLE)
    assert fitted == FITTED
    assert epsilon(FITTED.ratio) == pytest.approx(0.99999716, abs=5e-9)
    assert FITTED.unit_variance([0.0]) == pytest.approx(3.6917, abs=5e-4)


@pytest.mark.parametrize("k", [3, 14, 300])
def test_that_it_never_needs_fewer_people_than_subsets(k: int) -> None:
    for share in (0.0, 1 / k):
        subset = Subset.fit(k, ONE, [share], 10**6)
        hashed = LocalHash.fit(k, ONE, [share], 10**6)
        assert subset is not None
        assert hashed is not None
        assert hashed.unit_variance([share]) >= subset.unit_variance([share]) * (1 - 1e-4)


@pytest.mark.parametrize("share", [0.0, 0.2])
def test_that_the_curve_is_the_error_of_the_fitted_design(share: float) -> None:
    epsilons = np.array([0.5, 1.0, 2.0])
    curve = LocalHash.curve(14, np.exp(epsilons), share)
    assert curve is not None
    for target, value in zip(epsilons, curve, strict=True):
        fitted = LocalHash.fit(14, Decimal(str(target)), [share], 10**6)
        assert fitted is not None
        assert fitted.unit_variance([share]) == pytest.approx(value, rel=2e-4)


@pytest.mark.parametrize("mechanism", [*SMALL[:2], FITTED], ids=repr)
def test_that_rehearsed_counts_have_the_mean_and_covariance_of_the_reports(
    mechanism: LocalHash,
) -> None:
    k, runs = mechanism.k, 4000
    counts = np.arange(1, k + 1) * 3
    generator = np.random.default_rng(4)
    drawn = mechanism.rehearse(np.broadcast_to(counts, (runs, k)), generator)
    require_moments(mechanism, counts, drawn)


def test_that_few_people_are_rehearsed_by_the_exact_chances() -> None:
    mechanism, runs = Small(3, 2, F(3, 4)), 20_000
    exact: Counter[tuple[int, ...]] = Counter()
    for report in reports(mechanism):
        standing = mechanism.stands_for(report)
        assert isinstance(standing, SomeOptions)
        supported = tuple(int(v in standing.options) for v in range(mechanism.k))
        exact[supported] += mechanism.probability(report, 1)  # type: ignore[assignment]
    one = np.broadcast_to(np.array([0, 1, 0]), (runs, 3))
    drawn = mechanism.rehearse(one, np.random.default_rng(7))
    found = Counter(tuple(row) for row in drawn.tolist())
    assert found.keys() <= exact.keys()
    for supported, chance in exact.items():
        error = (float(chance) / runs) ** 0.5
        assert abs(found[supported] / runs - float(chance)) < 5 * error
