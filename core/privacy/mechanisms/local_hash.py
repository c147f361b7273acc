"""Local hashing: a report is a seed and, with probability p, the hash of the truth under it.

The seed, open to all, chooses one of M³ hashes of the options into g values: polynomials of
degree 2 over the field of M elements, reduced mod g. The hashes of any three options are therefore
independent, and p*, q* and the covariances are exact. Two numbers serve hundreds of options.
Sources: Bassily & Smith (2015), Wang et al. (2017); METHODS §3.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import exp
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import SomeOptions, StandsFor, worst_ratio
from core.privacy.forms import Pair, Report
from core.privacy.mechanisms.base import Parameter, Probability, Whole
from core.privacy.mechanisms.families import Shares, variance_of_rate
from core.privacy.mechanisms.fitting import READABLE, largest_fraction, within
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values

_MOST = 256  # values of a hash, so that seed and value are packed in 57 bits
_BLOCK = 1 << 15  # reports whose hashes are worked out together, few enough for a cache


@dataclass(frozen=True, slots=True)
class LocalHash(Shares):
    """Local hashing of k options into g values; a report has the truth's with probability p."""

    k: int
    g: int
    p: Fraction
    name: ClassVar[str] = "local-hash"
    title: ClassVar[str] = "local hashing"
    sources: ClassVar[tuple[str, ...]] = ("bassily-2015", "wang-2017")
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "g": Whole(2, most=_MOST),
        "p": Probability(),
    }
    prime: ClassVar[int] = 65537
    """M, above the number of options."""

    @property
    def form(self) -> Pair:
        """A report is a seed below M³ and a value below g."""
        return Pair(self.prime**3, self.g)

    @property
    def other(self) -> Fraction:
        """The chance of each value that is not the truth's: (1−p)/(g−1)."""
        return (1 - self.p) / (self.g - 1)

    @property
    def ratio(self) -> Fraction | None:
        """(g−1)p/(1−p), or its inverse, whatever the hashes are."""
        return worst_ratio(self.p, self.other)

    def draw(self, truth: int, door: Door) -> Report:
        """Draw one report: a seed, a coin, and another value that may go unused."""
        seed = door.below(self.prime**3)
        keep = door.bernoulli(self.p)
        other = door.below(self.g - 1)
        own = self.hashed(seed, truth)
        return seed, own if keep else other + (other >= own)

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw packed reports for truths of shape (n,)."""
        seeds = door.below_many(self.prime**3, truths.size)
        keep = door.bernoulli_many(self.p, truths.size)
        others = door.below_many(self.g - 1, truths.size)
        return self._reports(seeds, keep, others, truths)

    def _reports(
        self, seeds: Counts, keep: NDArray[np.bool_], others: Counts, truths: NDArray[np.intp]
    ) -> Counts:
        a, b, c = (digit.astype(np.int64) for digit in self._digits(seeds))
        own = (a * truths**2 + b * truths + c) % self.prime % self.g
        return np.asarray(seeds * self.g + np.where(keep, own, others + (others >= own)))

    def hashed(self, seed: int, option: int) -> int:
        """Return ((a v² + b v + c) mod M) mod g; a, b, c are the digits of the seed to base M."""
        high, c = divmod(seed, self.prime)
        a, b = divmod(high, self.prime)
        return (a * option**2 + b * option + c) % self.prime % self.g

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact. Raises TypeError for a report that is no pair."""
        seed, value = _pair(report)
        own = self.hashed(seed, truth) == value
        return (self.p if own else self.other) / self.prime**3

    @property
    def _evenness(self) -> list[Fraction]:
        """Return for each value how much of the M elements falls on it."""
        return [Fraction(len(range(j, self.prime, self.g)), self.prime) for j in range(self.g)]

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return p, and p s₂ + (1−p)(1−s₂)/(g−1), s₂ the chance that two hashes are the same."""
        same = sum((share**2 for share in self._evenness), Fraction(0))
        return self.p, self.p * same + self.other * (1 - same)

    @property
    def pair_chances(self) -> tuple[Fraction, Fraction]:
        """Return how often two options have the value: one of them true, and neither."""
        squares = [(share, share**2) for share in self._evenness]
        one = self.p * sum((square for _, square in squares), Fraction(0))
        parts = (square * (self.p * share + self.other * (1 - share)) for share, square in squares)
        return one, sum(parts, Fraction(0))

    @property
    def likeliest(self) -> Fraction | None:
        """The likelier value under any one seed."""
        return max(self.p, self.other) / self.prime**3

    def stands_for(self, report: Report) -> StandsFor:
        """Return the options whose hash is the value."""
        seed, value = _pair(report)
        return SomeOptions(tuple(v for v in range(self.k) if self.hashed(seed, v) == value))

    # Many reports

    def _digits(self, seeds: Counts) -> tuple[NDArray[np.int32], ...]:
        high, c = np.divmod(seeds, self.prime)
        return tuple(digit.astype(np.int32) for digit in (*np.divmod(high, self.prime), c))

    def _each_option(self, values: Values) -> Iterator[NDArray[np.bool_]]:
        """Tell, option by option, which reports of a column support it.

        The hash of the next option is that of the one before and a step, which grows evenly.
        """
        seeds, value = np.divmod(values.astype(np.int64), self.g)
        a, b, hash_ = self._digits(seeds)
        step = (a + b) % self.prime
        twice = 2 * a % self.prime
        named = value.astype(np.int32)
        for _ in range(self.k):
            yield hash_ % self.g == named
            hash_ = _below(hash_ + step, self.prime)
            step = _below(step + twice, self.prime)

    def is_supported(self, values: Values, option: int) -> NDArray[np.bool_]:
        """Tell of each report of a column whether it supports an option, shape (n,)."""
        seeds, value = np.divmod(values.astype(np.int64), self.g)
        a, b, c = (digit.astype(np.int64) for digit in self._digits(seeds))
        return np.asarray((a * option**2 + b * option + c) % self.prime % self.g == value)

    def supported_options(self, values: Values) -> NDArray[np.bool_]:
        """Tell which options each report of a column supports, (n, k)."""
        return np.stack(list(self._each_option(values)), axis=1)

    def statistic(self, values: Values) -> Counts:
        """Return how many reports support each option, shape (k,)."""
        found = np.zeros(self.k, dtype=np.int64)
        for start in range(0, len(values), _BLOCK):
            block = values[start : start + _BLOCK]
            found += [int(np.count_nonzero(each)) for each in self._each_option(block)]
        return found

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth), shape (n, k), over what all seeds share."""
        return np.where(self.supported_options(values), float(self.p), float(self.other))

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw how many reports support each option, (runs, k), given how many hold each.

        Which options a report supports hangs together by its seed, so that each is drawn.
        """
        rows = np.broadcast_to(counts, (len(counts), self.k))
        found = np.zeros(rows.shape, dtype=np.int64)
        for at, row in enumerate(rows):
            n = int(row.sum())
            reports = self._reports(
                generator.integers(self.prime**3, size=n),
                generator.random(n) < float(self.p),
                generator.integers(self.g - 1, size=n),
                np.repeat(np.arange(self.k), row),
            )
            found[at] = self.statistic(reports)
        return found

    # Who plans

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> LocalHash | None:
        """Return the best number of values with its largest p."""
        odds = np.asarray(exp(float(target)))
        errors = np.sum([_variances(odds, share) for share in shares], axis=0)
        best = int(errors.argmin()) + 2
        near = [g for g in (best - 1, best, best + 1) if 2 <= g <= _MOST]
        designs = [cls.for_epsilon(k, g, target, max_denominator) for g in near]
        usable = [design for design in designs if design.informative]
        return min(usable, key=lambda design: design.unit_variance(shares), default=None)

    @classmethod
    def for_epsilon(
        cls, k: int, g: int, target: Decimal, max_denominator: int = READABLE
    ) -> LocalHash:
        """Return the design of g values with the largest p whose ε is within the target.

        Where no fraction within the bound is informative, it is that of 1/g, which is not.
        """
        test = within(target, lambda p: max((g - 1) * p / (1 - p), 1))
        return cls(k, g, max(largest_fraction(test, max_denominator), Fraction(1, g)))

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return the least of n times the variance over all numbers of values, at each e^ε."""
        return np.asarray(_variances(odds, share).min(axis=0))


def _variances(odds: Floats, share: float) -> Floats:
    """Return n times the variance of a share for each number of values from 2, at each e^ε."""
    values = np.arange(2, _MOST + 1).reshape(-1, *(1,) * odds.ndim)
    p = odds / (odds + values - 1)
    return variance_of_rate(p, 1 / values + 0 * p, share)


def _below(number: NDArray[np.int32], prime: int) -> NDArray[np.int32]:
    """Return a number below twice the prime, mod the prime."""
    return np.where(number >= prime, number - prime, number)


def _pair(report: Report) -> tuple[int, int]:
    if not isinstance(report, tuple):
        raise TypeError("this report is no pair")
    seed, value = report
    return seed, value
