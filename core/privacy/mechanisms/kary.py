"""k-ary randomized response: the true option with p, each other with (1−p)/(k−1).

Also called generalized randomized response or direct encoding; OpenDP's `prob` is p.
Sources: Kairouz, Bonawitz & Ramage (2016), Wang et al. (2017); METHODS §3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import OneOption, StandsFor, worst_ratio
from core.privacy.forms import Category, Report, number_of
from core.privacy.mechanisms.base import Parameter, Probability
from core.privacy.mechanisms.families import Shares, variance_of_rate
from core.privacy.mechanisms.fitting import READABLE, best_fraction
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values


@dataclass(frozen=True, slots=True)
class KAry(Shares):
    """k-ary randomized response over k options; p is the truth's probability."""

    k: int
    p: Fraction
    name: ClassVar[str] = "k-ary"
    title: ClassVar[str] = "k-ary"
    sources: ClassVar[tuple[str, ...]] = ("kairouz-2016",)
    parameters: ClassVar[Mapping[str, Parameter]] = {"p": Probability()}
    names_one: ClassVar[bool] = True

    @property
    def q(self) -> Fraction:
        """Probability of each other option."""
        return (1 - self.p) / (self.k - 1)

    @property
    def form(self) -> Category:
        """A report is the number of an option."""
        return Category(self.k)

    @property
    def ratio(self) -> Fraction | None:
        """(k−1)p/(1−p), or its inverse."""
        return worst_ratio(self.p, self.q)

    def draw(self, truth: int, door: Door) -> Report:
        """Draw one report; the coin and the other option are both drawn, one is used."""
        keep = door.bernoulli(self.p)
        other = door.below(self.k - 1)
        return truth if keep else other + (other >= truth)

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,), as (n,) of option numbers."""
        keep = door.bernoulli_many(self.p, truths.size)
        other = door.below_many(self.k - 1, truths.size)
        return np.where(keep, truths, other + (other >= truths)).astype(np.int64)

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""
        return self.p if report == truth else self.q

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p, (1−p)/(k−1)), the same for every option."""
        return self.p, self.q

    def stands_for(self, report: Report) -> StandsFor:
        """Return the option that is named."""
        return OneOption(number_of(report))

    @property
    def pair_chances(self) -> tuple[Fraction, Fraction]:
        """Return (0, 0): a report supports one option only."""
        return Fraction(0), Fraction(0)

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth), shape (n, k)."""
        same = values[:, None] == np.arange(self.k)
        return np.where(same, float(self.p), float(self.q))

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw how many report each option, (runs, k): with kq any option, else the own."""
        n = counts.sum(axis=1)
        kept = generator.binomial(counts, float(1 - self.k * self.q))
        return kept + generator.multinomial(n - kept.sum(axis=1), [1 / self.k] * self.k)

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> KAry | None:
        """Return the design of the largest p within the target."""
        design = cls.for_epsilon(k, target, max_denominator)
        return design if design.informative else None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the variance of a share at each e^ε."""
        kept = odds / (odds + k - 1)
        return variance_of_rate(kept, (1 - kept) / (k - 1), share)

    @classmethod
    def for_epsilon(cls, k: int, target: Decimal, max_denominator: int = READABLE) -> KAry:
        """Return the design of `best_fraction` within the target.

        Where no fraction within the bound lies between 1/k and the target, it is that of 1/k,
        which carries no information (`fault` returns NO_INFORMATION).
        """
        p = best_fraction(target, lambda p: max((k - 1) * p / (1 - p), 1), max_denominator)
        return cls(k, max(p, Fraction(1, k)))
