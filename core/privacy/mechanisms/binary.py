"""Randomized response to a yes/no question: Warner, forced response, and any binary design.

Truth and report are 1 for yes, 0 for no. p1 = Pr(report yes | yes), p0 = Pr(report yes | no).
Sources: Warner (1965), Boruch (1971), Greenberg et al. (1969), Kuk (1990), Mangat (1994),
Yu, Tian & Tang (2008), Dwork & Roth (2014); METHODS §2.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Self

from core.lazy import np
from core.privacy.channel import Domain, StandsFor, Value, Word, largest, worst_ratio
from core.privacy.forms import Category, Report
from core.privacy.mechanisms.base import Parameter, Probability
from core.privacy.mechanisms.families import Shares, counted, variance_of_rate
from core.privacy.mechanisms.fitting import READABLE, best_fraction, mirrored_ratio
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values

_FORM = Category(2)


class TwoAnswers(Shares):
    """What all yes/no mechanisms share; each says only what its p1 and p0 are."""

    __slots__ = ()
    domain: ClassVar[Domain] = Domain.TWO_ANSWERS

    if TYPE_CHECKING:

        @property
        def p1(self) -> Fraction:
            """Pr(report yes | yes)."""

        @property
        def p0(self) -> Fraction:
            """Pr(report yes | no)."""

    @classmethod
    def make(cls, values: Mapping[str, Value], k: int) -> Self:
        """Build from parameters by name."""
        return cls(**values)

    @classmethod
    @abstractmethod
    def for_epsilon(cls, target: Decimal, max_denominator: int = READABLE) -> Self:
        """Return the symmetric design of `best_fraction` within the target."""

    @classmethod
    def fit(
        cls,
        k: int,
        target: Decimal,
        shares: Sequence[float],
        max_denominator: int,
    ) -> Self | None:
        """Return the symmetric design within the target."""
        design = cls.for_epsilon(target, max_denominator)
        return design if design.informative else None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return nothing: at one ε all symmetric designs are one channel, drawn for Warner's."""
        return None

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

    def draw_each(self, truths: Sequence[int], door: Door) -> list[Report]:
        """Draw the reports of one person to several questions, by two coins each."""
        n = len(truths)
        coins = zip(door.coins(self.p0, n), door.coins(self.p1, n), truths, strict=True)
        return [(no, yes)[truth] for no, yes, truth in coins]

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,), as (n,) of 0 and 1."""
        no = door.bernoulli_many(self.p0, truths.size)
        yes = door.bernoulli_many(self.p1, truths.size)
        return np.where(truths == 1, yes, no).astype(np.int64)

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""
        yes = self.p1 if truth else self.p0
        return yes if report == 1 else 1 - yes

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p1, p0) for yes and (1−p0, 1−p1) for no."""
        return (self.p1, self.p0) if option else (1 - self.p0, 1 - self.p1)

    @property
    def pair_chances(self) -> tuple[Fraction, Fraction]:
        """Return (0, 0): a report is yes or no."""
        return Fraction(0), Fraction(0)

    @property
    def informative(self) -> bool:
        """Tell whether reports depend on the answer; they may also turn it round."""
        return self.p1 != self.p0

    def stands_for(self, report: Report) -> StandsFor:
        """Return the word that was pressed or drawn."""
        return Word(report == 1)

    def statistic(self, values: Values) -> Counts:
        """Return how many reports are no and yes, shape (2,)."""
        return counted(values, 2)

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | no) and Pr(report | yes), shape (n, 2)."""
        p1, p0 = float(self.p1), float(self.p0)
        return np.where(values[:, None] == 1, [p0, p1], [1 - p0, 1 - p1])

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw how many report no and yes, given how many are, (…, 2)."""
        n, people = counts.sum(axis=-1), counts[..., 1]
        kept = generator.binomial(people, float(self.p1))
        yes = kept + generator.binomial(n - people, float(self.p0))
        return np.stack([n - yes, yes], axis=-1)


@dataclass(frozen=True, slots=True)
class Warner(TwoAnswers):
    """The mirrored question: with p the statement is answered, else its negation."""

    p: Fraction
    name: ClassVar[str] = "warner"
    title: ClassVar[str] = "Warner"
    sources: ClassVar[tuple[str, ...]] = ("warner-1965",)
    parameters: ClassVar[Mapping[str, Parameter]] = {"p": Probability()}
    mirrored: ClassVar[bool] = True

    @property
    def p1(self) -> Fraction:
        """Pr(report yes | yes) = p."""
        return self.p

    @property
    def p0(self) -> Fraction:
        """Pr(report yes | no) = 1 − p."""
        return 1 - self.p

    @classmethod
    def for_epsilon(cls, target: Decimal, max_denominator: int = READABLE) -> Warner:
        """Return the design of `best_fraction` within the target."""
        return cls(best_fraction(target, mirrored_ratio, max_denominator))

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the variance of the share of yes at each e^ε."""
        p = odds / (1 + odds)
        return variance_of_rate(p, 1 - p, share)


@dataclass(frozen=True, slots=True)
class Forced(TwoAnswers):
    """Forced response: with `truth` the true answer, else yes with `yes` and no otherwise."""

    truth: Fraction
    yes: Fraction
    name: ClassVar[str] = "forced"
    title: ClassVar[str] = "forced response"
    sources: ClassVar[tuple[str, ...]] = ("boruch-1971",)
    parameters: ClassVar[Mapping[str, Parameter]] = {"truth": Probability(), "yes": Probability()}

    @property
    def p1(self) -> Fraction:
        """Pr(report yes | yes) = t + (1−t)f."""
        return self.truth + (1 - self.truth) * self.yes

    @property
    def p0(self) -> Fraction:
        """Pr(report yes | no) = (1−t)f."""
        return (1 - self.truth) * self.yes

    @classmethod
    def for_epsilon(cls, target: Decimal, max_denominator: int = READABLE) -> Forced:
        """Return the symmetric design (yes 1/2) of `best_fraction` within the target."""
        truth = best_fraction(target, lambda t: (1 + t) / (1 - t), max_denominator)
        return cls(truth, Fraction(1, 2))


@dataclass(frozen=True, slots=True)
class Binary(TwoAnswers):
    """Any binary design, by its two probabilities of a reported yes."""

    p1: Fraction
    p0: Fraction
    name: ClassVar[str] = "binary"
    title: ClassVar[str] = "binary"
    parameters: ClassVar[Mapping[str, Parameter]] = {"p1": Probability(), "p0": Probability()}

    @classmethod
    def for_epsilon(cls, target: Decimal, max_denominator: int = READABLE) -> Binary:
        """Return the symmetric design of `best_fraction` within the target."""
        p = best_fraction(target, mirrored_ratio, max_denominator)
        return cls(p, 1 - p)

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


def carried_out(p1: Fraction, p0: Fraction, mirrored: bool) -> TwoAnswers:
    """Return the design that a device with these chances carries out, p1 > p0.

    A mirrored device has a person judge a statement or its negation.
    """
    if mirrored:
        return Warner(p1)
    truth = p1 - p0
    return Forced(truth, p0 / (1 - truth))
