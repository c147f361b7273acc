"""One bit for a number: 1 with a chance that rises evenly from the low end to the high end.

The truth is a place i = 0 … m on the question's grid, s = i/m, and Pr(report 1) =
1−p + (2p−1)s. The mean of many reports gives the mean of s, without bins and without bias.
Sources: Duchi, Jordan & Wainwright (2018), Ding, Kulkarni & Yekhanin (2017); METHODS §4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import StandsFor, Word, worst_ratio
from core.privacy.forms import Category, Report
from core.privacy.mechanisms.base import Parameter, Probability
from core.privacy.mechanisms.families import Means, counted, variance_of_rate
from core.privacy.mechanisms.fitting import READABLE, largest_fraction, mirrored_within
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values

_FORM = Category(2)


@dataclass(frozen=True, slots=True)
class OneBit(Means):
    """The one-bit mechanism over k = m + 1 places; p is Pr(report 1) at the high end."""

    k: int
    p: Fraction
    name: ClassVar[str] = "one-bit"
    title: ClassVar[str] = "one-bit"
    sources: ClassVar[tuple[str, ...]] = ("duchi-2018", "ding-2017")
    parameters: ClassVar[Mapping[str, Parameter]] = {"p": Probability()}

    @property
    def form(self) -> Category:
        """A report is 0 or 1."""
        return _FORM

    @property
    def ratio(self) -> Fraction | None:
        """p/(1−p), or its inverse: two people differ most at the two ends."""
        return worst_ratio(self.p, 1 - self.p)

    def draw(self, truth: int, door: Door) -> Report:
        """Draw one report: one number below the same bound for every truth is compared."""
        a, d = self.p.numerator, self.p.denominator
        m = self.k - 1
        return int(door.below(d * m) < (d - a) * m + (2 * a - d) * truth)

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,), as (n,) of 0 and 1.

        With |2p−1| the place on the scale decides, drawn as one of m steps; else a fair coin.
        """
        m = self.k - 1
        places = truths if 2 * self.p >= 1 else m - truths
        decided = door.bernoulli_many(abs(2 * self.p - 1), truths.size)
        steps = door.below_many(m, truths.size) < places
        coins = door.bernoulli_many(Fraction(1, 2), truths.size)
        return np.where(decided, steps, coins).astype(np.int64)

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""
        one = 1 - self.p + (2 * self.p - 1) * Fraction(truth, self.k - 1)
        return one if report == 1 else 1 - one

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p, 1−p), whatever the place: Pr(report 1 | the high end, | the low end).

        A report supports no single place. With these two the share estimated from the reports
        of 1, as that of any option, is the mean of s.
        """
        return self.p, 1 - self.p

    @property
    def line(self) -> tuple[Fraction, Fraction]:
        """Return 1−p and (2p−1)/m."""
        return 1 - self.p, (2 * self.p - 1) / (self.k - 1)

    def stands_for(self, report: Report) -> StandsFor:
        """Return the word of the high end for 1, of the low end for 0."""
        return Word(report == 1)

    def chance_arrays(self) -> tuple[Floats, Floats]:
        """Return Pr(report 1 | the high end) and | the low end), each of shape (1,)."""
        p, q = self.chances(0)
        return np.array([float(p)]), np.array([float(q)])

    def statistic(self, values: Values) -> Counts:
        """Return how many reports are 1, shape (1,)."""
        return counted(values, 2)[1:]

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw how many report 1, (runs, 1), given how many stand at each of `truths`."""
        places = np.arange(self.k) if truths is None else truths
        ones = generator.binomial(counts, self._rate(places / (self.k - 1)))
        return np.asarray(ones.sum(axis=1, keepdims=True))

    def rehearse_even(self, n: Counts, generator: np.random.Generator) -> Counts:
        """Draw how many report 1, (runs, 1), of n people, (runs,), even over the range."""
        return generator.binomial(n, self._rate(1 / 2))[:, None]

    def _rate(self, scaled: float | Floats) -> float | Floats:
        p = float(self.p)
        return 1 - p + (2 * p - 1) * scaled

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> OneBit | None:
        """Return the design of the largest p within the target."""
        design = cls.for_epsilon(k, target, max_denominator)
        return design if design.informative else None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the variance of the mean, as a part of the range, at each e^ε."""
        p = odds / (1 + odds)
        return variance_of_rate(p, 1 - p, share)

    @classmethod
    def for_epsilon(cls, k: int, target: Decimal, max_denominator: int = READABLE) -> OneBit:
        """Return the design of least variance whose ε does not exceed the target."""
        return cls(k, largest_fraction(mirrored_within(target), max_denominator))
