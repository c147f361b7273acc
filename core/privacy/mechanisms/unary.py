"""Unary encoding: one bit an option, each randomized on its own.

The bit of the true option is 1 with p, every other bit with q. Symmetric (SUE, basic one-time
RAPPOR: q = 1−p) and optimized (OUE: p = 1/2) are the ends of one family.
Sources: Erlingsson, Pihur & Korolova (2014), Wang et al. (2017); METHODS §1, §3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import SomeOptions, StandsFor, worst_ratio
from core.privacy.forms import Bits, Report, ones_of
from core.privacy.mechanisms.base import Parameter, Probability
from core.privacy.mechanisms.families import Shares, variance_of_rate
from core.privacy.mechanisms.fitting import READABLE, largest_fraction, within
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values

_HALF = Fraction(1, 2)
_GRID = 51


@dataclass(frozen=True, slots=True)
class Unary(Shares):
    """Unary encoding of k options: p = Pr(1 | this option), q = Pr(1 | not this option)."""

    k: int
    p: Fraction
    q: Fraction
    name: ClassVar[str] = "unary"
    title: ClassVar[str] = "unary"
    sources: ClassVar[tuple[str, ...]] = ("wang-2017",)
    parameters: ClassVar[Mapping[str, Parameter]] = {"p": Probability(), "q": Probability()}

    @property
    def form(self) -> Bits:
        """A report is a string of k bits."""
        return Bits(self.k)

    @property
    def ratio(self) -> Fraction | None:
        """p(1−q)/((1−p)q), or its inverse: two people differ in two bits."""
        one, zero = worst_ratio(self.p, self.q), worst_ratio(1 - self.p, 1 - self.q)
        return None if one is None or zero is None else one * zero

    def draw(self, truth: int, door: Door) -> Report:
        """Draw one report; two coins are thrown for every bit, and one of them is read."""
        coins = zip(door.coins(self.q, self.k), door.coins(self.p, self.k), strict=True)
        return "".join("01"[coin[option == truth]] for option, coin in enumerate(coins))

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,), as (n, k) of bits."""
        bits = door.bernoulli_many(self.q, (truths.size, self.k))
        bits[np.arange(truths.size), truths] = door.bernoulli_many(self.p, truths.size)
        return bits

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""
        product = Fraction(1)
        for option, bit in enumerate(str(report)):
            one = self.p if option == truth else self.q
            product *= one if bit == "1" else 1 - one
        return product

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p, q), the same for every option."""
        return self.p, self.q

    def stands_for(self, report: Report) -> StandsFor:
        """Return the options whose bit is 1."""
        return SomeOptions(ones_of(report))

    @property
    def pair_chances(self) -> tuple[Fraction, Fraction]:
        """Return (pq, q²): bits are drawn on their own."""
        return self.p * self.q, self.q * self.q

    @property
    def likeliest(self) -> Fraction | None:
        """The likelier value of every bit, one of them the true option's."""
        own, other = max(self.p, 1 - self.p), max(self.q, 1 - self.q)
        return own * other ** (self.k - 1)

    def ones(self) -> Floats | None:
        """Return the chances of 0 … k ones: those of the other options', and one with p."""
        p, q, others = float(self.p), float(self.q), self.k - 1
        places = np.arange(self.k)
        choices = np.array([comb(others, int(place)) for place in places], dtype=np.float64)
        of_others = choices * q**places * (1 - q) ** (others - places)
        return np.asarray(np.append((1 - p) * of_others, 0) + np.append(0, p * of_others))

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth), shape (n, k), over what all options of a report share."""
        p, q = float(self.p), float(self.q)
        if q == 0:  # a 1 proves its option; without any, all options are as likely
            return np.where(values.any(axis=1, keepdims=True), values, 1.0).astype(np.float64)
        return np.where(values == 1, p / q, (1 - p) / (1 - q))

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw how many reports have each bit, given how many hold each option, (runs, k)."""
        others = counts.sum(axis=1, keepdims=True) - counts
        own = generator.binomial(counts, float(self.p))
        return np.asarray(own + generator.binomial(others, float(self.q)))

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> Unary | None:
        """Return the design of least mean variance at the guessed shares."""
        design = cls.for_epsilon(k, target, max_denominator, shares)
        return design if design.informative else None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return the least of n times the variance over p from 1/2 (OUE) to SUE's, at each e^ε."""
        most = 1 / (1 + 1 / np.sqrt(odds))
        p = 0.5 + (most - 0.5) * np.linspace(0, 1, _GRID).reshape(-1, *(1,) * odds.ndim)
        q = p / (p + odds * (1 - p))
        return np.asarray(variance_of_rate(p, q, share).min(axis=0))

    @classmethod
    def symmetric(cls, k: int, target: Decimal, max_denominator: int = READABLE) -> Unary:
        """Return SUE: q = 1−p, the largest p whose ε does not exceed the target."""
        test = within(target, lambda p: max(p / (1 - p), 1) ** 2)
        p = largest_fraction(test, max_denominator)
        return cls(k, p, 1 - p)

    @classmethod
    def optimized(cls, k: int, target: Decimal, max_denominator: int = READABLE) -> Unary:
        """Return OUE: p = 1/2 and the smallest q whose ε does not exceed the target."""
        return cls._with_p(k, _HALF, target, max_denominator)

    @classmethod
    def _with_p(cls, k: int, p: Fraction, target: Decimal, max_denominator: int) -> Unary:
        """Give p the smallest q allowed; 1−q is searched, since ε rises in it."""
        odds = p / (1 - p)
        test = within(target, lambda r: max(odds * r / (1 - r), 1))
        return cls(k, p, 1 - largest_fraction(test, max_denominator))

    @classmethod
    def for_epsilon(
        cls,
        k: int,
        target: Decimal,
        max_denominator: int = READABLE,
        shares: Sequence[float] | None = None,
    ) -> Unary:
        """Return the design of least mean variance at the guessed shares, ε within the target.

        `shares` are those of some or all options; even ones where it is absent. p runs over j/100
        from 1/2 to SUE's, each with the smallest q allowed.
        """
        guess = [1 / k] * k if shares is None else list(shares)
        symmetric = cls.symmetric(k, target, max_denominator)
        grid = range(50, int(symmetric.p * 100) + 1)
        designs = [cls._with_p(k, Fraction(j, 100), target, max_denominator) for j in grid]
        usable = [design for design in [*designs, symmetric] if design.p > design.q]
        return min(usable or [symmetric], key=lambda design: design._mean_variance(guess))

    def _mean_variance(self, shares: Sequence[float]) -> float:
        """Return n times the variance of a share, mean over the options."""
        p, q = float(self.p), float(self.q)
        if p <= q:
            return float("inf")
        rates = [q + (p - q) * share for share in shares]
        return sum(rate * (1 - rate) for rate in rates) / len(rates) / (p - q) ** 2
