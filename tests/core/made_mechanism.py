"""A mechanism that the program has never heard of: local hashing with a small prime.

It lives in this file alone. Tests register it and take it through everything that a mechanism
passes, to see that nothing else has to learn its name. Mathematics: METHODS §3, with M = 5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import exp
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from core.privacy.channel import SomeOptions, StandsFor, worst_ratio
from core.privacy.forms import Pair, Report
from core.privacy.mechanisms.base import Parameter, Probability, Whole
from core.privacy.mechanisms.families import Shares, variance_of_rate
from core.privacy.mechanisms.fitting import largest_fraction, within
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values

_PRIME = 5
_SEEDS = _PRIME**3


@dataclass(frozen=True, slots=True)
class MadeUp(Shares):
    """A hash of the truth, kept with p, is reported with the seed that chose the hash."""

    k: int
    g: int
    p: Fraction
    name: ClassVar[str] = "made-up"
    title: ClassVar[str] = "made-up hashing"
    parameters: ClassVar[Mapping[str, Parameter]] = {"g": Whole(2), "p": Probability()}

    @property
    def form(self) -> Pair:
        return Pair(_SEEDS, self.g)

    @property
    def ratio(self) -> Fraction | None:
        return worst_ratio(self.p, (1 - self.p) / (self.g - 1))

    def draw(self, truth: int, door: Door) -> Report:
        seed = door.below(_SEEDS)
        keep = door.bernoulli(self.p)
        other = door.below(self.g - 1)
        own = hashed(seed, truth, self.g)
        return seed, own if keep else other + (other >= own)

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        seeds = door.below_many(_SEEDS, truths.size)
        keep = door.bernoulli_many(self.p, truths.size)
        others = door.below_many(self.g - 1, truths.size)
        own = hashed(seeds, truths, self.g)
        value = np.where(keep, own, others + (others >= own))
        return np.asarray(seeds * self.g + value, dtype=np.int64)

    def probability(self, report: Report, truth: int) -> Fraction:
        assert isinstance(report, tuple)
        seed, value = report
        same = hashed(seed, truth, self.g) == value
        return (self.p if same else (1 - self.p) / (self.g - 1)) / _SEEDS

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        square = sum(share**2 for share in shares_of(self.g))
        other = (1 - self.p) / (self.g - 1)
        return self.p, self.p * square + other * (1 - square)

    @property
    def pair_chances(self) -> tuple[Fraction, Fraction]:
        # Of the true option and another, and of two others: enumerated over seeds and values.
        return self._both((0, 1), 0), self._both((0, 1), 2)

    def _both(self, pair: tuple[int, int], truth: int) -> Fraction:
        total = Fraction(0)
        for seed in range(_SEEDS):
            u, v = (hashed(seed, option, self.g) for option in pair)
            if u == v:
                total += self.probability((seed, u), truth)
        return total

    def is_supported(self, values: Values, option: int) -> NDArray[np.bool_]:
        seeds, hashes = np.divmod(values, self.g)
        return np.asarray(hashed(seeds, option, self.g) == hashes)

    def stands_for(self, report: Report) -> StandsFor:
        assert isinstance(report, tuple)
        seed, value = report
        return SomeOptions(tuple(v for v in range(self.k) if hashed(seed, v, self.g) == value))

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        door = Door(generator.bytes)
        rows = []
        for row in np.broadcast_to(counts, (len(counts), self.k)):
            drawn = self.draw_many(np.repeat(np.arange(self.k), row), door)
            rows.append(self.statistic(drawn.astype(np.int64)))
        return np.array(rows, dtype=np.int64)

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> MadeUp | None:
        g = min(_PRIME, max(2, round(exp(float(target)) + 1)))
        test = within(target, lambda p: max((g - 1) * p / (1 - p), 1))
        design = cls(k, g, largest_fraction(test, max_denominator))
        return design if design.informative else None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        p = odds / (odds + 1)
        return variance_of_rate(p, np.full_like(p, 0.5), share)


def hashed(seed: Any, option: Any, g: int) -> Any:
    """Return the hash of an option under a seed: a quadratic polynomial mod M, then mod g."""
    a, b, c = seed // _PRIME**2, seed // _PRIME % _PRIME, seed % _PRIME
    return (a * option**2 + b * option + c) % _PRIME % g


def shares_of(g: int) -> list[Fraction]:
    """Return how much of a hash's range falls on each of g values."""
    return [Fraction(len(range(j, _PRIME, g)), _PRIME) for j in range(g)]
