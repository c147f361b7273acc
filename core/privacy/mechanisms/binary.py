"""Randomized response to a yes/no question: Warner, forced response, and any binary design.

Truth and report are 1 for yes, 0 for no. p1 = Pr(report yes | yes), p0 = Pr(report yes | no).
Sources: Warner (1965), Boruch (1971), Greenberg et al. (1969), Kuk (1990), Mangat (1994),
Yu, Tian & Tang (2008), Dwork & Roth (2014); METHODS §2.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.privacy.mechanisms.base import Category, Report, largest, worst_ratio
from core.privacy.mechanisms.fitting import READABLE, largest_fraction, within
from core.privacy.randomness import Door

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_FORM = Category(2)


class BinaryDesign:
    """What all yes/no mechanisms share; each says only what its p1 and p0 are."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def p1(self) -> Fraction:
            """Pr(report yes | yes)."""

        @property
        def p0(self) -> Fraction:
            """Pr(report yes | no)."""

    @property
    def k(self) -> int:
        """Number of options: no and yes."""
        return 2

    @property
    def form(self) -> Category:
        """A report is 0 (no) or 1 (yes)."""
        return _FORM

    @property
    def ratio(self) -> Fraction | None:
        """Max of p1/p0, (1−p0)/(1−p1) and their inverses; None where one output proves."""
        return largest(worst_ratio(self.p1, self.p0), worst_ratio(1 - self.p1, 1 - self.p0))

    def draw(self, truth: int, door: Door) -> Report:
        """Draw the report of one person: both coins are thrown, one of them is read."""
        reports = (door.bernoulli(self.p0), door.bernoulli(self.p1))
        return int(reports[truth])

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,), as (n,) of 0 and 1."""
        import numpy as np

        no = door.bernoulli_many(self.p0, truths.size)
        yes = door.bernoulli_many(self.p1, truths.size)
        return np.where(truths == 1, yes, no).astype(np.int64)

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""
        yes = self.p1 if truth else self.p0
        return yes if report == 1 else 1 - yes

    def support(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p1, p0) for yes and (1−p0, 1−p1) for no."""
        return (self.p1, self.p0) if option else (1 - self.p0, 1 - self.p1)


@dataclass(frozen=True, slots=True)
class Warner(BinaryDesign):
    """The mirrored question: with p the statement is answered, else its negation."""

    p: Fraction
    name: ClassVar[str] = "warner"

    @property
    def p1(self) -> Fraction:
        """Pr(report yes | yes) = p."""
        return self.p

    @property
    def p0(self) -> Fraction:
        """Pr(report yes | no) = 1 − p."""
        return 1 - self.p

    @property
    def fractions(self) -> dict[str, Fraction]:
        """The parameter p."""
        return {"p": self.p}

    @classmethod
    def for_epsilon(cls, target: Decimal, max_denominator: int = READABLE) -> Warner:
        """Return the design of least variance whose ε does not exceed the target."""
        return cls(largest_fraction(_mirrored_within(target), max_denominator))


@dataclass(frozen=True, slots=True)
class Forced(BinaryDesign):
    """Forced response: with `truth` the true answer, else yes with `yes` and no otherwise."""

    truth: Fraction
    yes: Fraction
    name: ClassVar[str] = "forced"

    @property
    def p1(self) -> Fraction:
        """Pr(report yes | yes) = t + (1−t)f."""
        return self.truth + (1 - self.truth) * self.yes

    @property
    def p0(self) -> Fraction:
        """Pr(report yes | no) = (1−t)f."""
        return (1 - self.truth) * self.yes

    @property
    def fractions(self) -> dict[str, Fraction]:
        """The parameters truth and yes."""
        return {"truth": self.truth, "yes": self.yes}

    @classmethod
    def for_epsilon(cls, target: Decimal, max_denominator: int = READABLE) -> Forced:
        """Return the symmetric design (yes 1/2) whose ε does not exceed the target."""
        test = within(target, lambda t: (1 + t) / (1 - t))
        return cls(largest_fraction(test, max_denominator), Fraction(1, 2))


@dataclass(frozen=True, slots=True)
class Binary(BinaryDesign):
    """Any binary design, by its two probabilities of a reported yes."""

    p1: Fraction
    p0: Fraction
    name: ClassVar[str] = "binary"

    @property
    def fractions(self) -> dict[str, Fraction]:
        """The parameters p1 and p0."""
        return {"p1": self.p1, "p0": self.p0}

    @classmethod
    def for_epsilon(cls, target: Decimal, max_denominator: int = READABLE) -> Binary:
        """Return the symmetric design whose ε does not exceed the target."""
        p = largest_fraction(_mirrored_within(target), max_denominator)
        return cls(p, 1 - p)

    @classmethod
    def two_coins(cls) -> Binary:
        """Heads: the truth; tails: a second coin says yes or no. ε = ln 3."""
        return cls(Fraction(3, 4), Fraction(1, 4))

    @classmethod
    def gamma(cls, gamma: Fraction) -> Binary:
        """Keep the answer with probability 1/2 + γ, 0 < γ < 1/2."""
        return cls(Fraction(1, 2) + gamma, Fraction(1, 2) - gamma)

    @classmethod
    def kept(cls, p: Fraction, q: Fraction) -> Binary:
        """The (p, q) of the teaching notes: a yes is kept with p, a no with q."""
        return cls(p, 1 - q)

    @classmethod
    def kuk(cls, r1: Fraction, r0: Fraction) -> Binary:
        """One card from one of two decks, with shares r1 and r0 of the reported colour."""
        return cls(r1, r0)

    @classmethod
    def crosswise(cls, u: Fraction) -> Binary:
        """'Are your two answers the same?', the other statement having prevalence u."""
        return cls(u, 1 - u)

    @classmethod
    def unrelated(cls, t: Fraction, u: Fraction) -> Binary:
        """With t the sensitive question, else a harmless one of known prevalence u."""
        return cls(t + (1 - t) * u, (1 - t) * u)

    @classmethod
    def mangat(cls, p: Fraction) -> Binary:
        """Everyone with the trait says yes, the others with 1 − p: ε is infinite."""
        return cls(Fraction(1), 1 - p)

    @classmethod
    def triangular(cls, u: Fraction) -> Binary:
        """'No to both' or 'otherwise', the other statement having prevalence u: ε infinite."""
        return cls(Fraction(1), u)


def _mirrored_within(target: Decimal) -> Callable[[Fraction], bool]:
    """Test p of a mirrored design, ratio p/(1−p); below 1/2 every p is allowed."""
    return within(target, lambda p: max(p / (1 - p), Fraction(1)))
