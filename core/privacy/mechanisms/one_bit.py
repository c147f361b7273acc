"""One bit for a number: 1 with a chance that rises evenly from the low end to the high end.

The truth is a place i = 0 … m on the question's grid, s = i/m, and Pr(report 1) =
1−p + (2p−1)s. The mean of many reports gives the mean of s, without bins and without bias.
Sources: Duchi, Jordan & Wainwright (2018), Ding, Kulkarni & Yekhanin (2017); METHODS §4.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.privacy.mechanisms.base import Category, Report, worst_ratio
from core.privacy.mechanisms.binary import Warner
from core.privacy.mechanisms.fitting import READABLE
from core.privacy.randomness import Door

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_FORM = Category(2)


@dataclass(frozen=True, slots=True)
class OneBit:
    """The one-bit mechanism over k = m + 1 places; p is Pr(report 1) at the high end."""

    k: int
    p: Fraction
    name: ClassVar[str] = "one-bit"

    @property
    def form(self) -> Category:
        """A report is 0 or 1."""
        return _FORM

    @property
    def fractions(self) -> dict[str, Fraction]:
        """The parameter p."""
        return {"p": self.p}

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
        import numpy as np

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

    def support(self, option: int) -> tuple[Fraction, Fraction]:  # noqa: ARG002 - all are alike
        """Return (p, 1−p), whatever the place: Pr(report 1 | the high end, | the low end).

        A report supports no single place. With these two the share estimated from the reports
        of 1, as that of any option, is the mean of s.
        """
        return self.p, 1 - self.p

    @classmethod
    def for_epsilon(cls, k: int, target: Decimal, max_denominator: int = READABLE) -> OneBit:
        """Return the design of least variance whose ε does not exceed the target."""
        return cls(k, Warner.for_epsilon(target, max_denominator).p)
