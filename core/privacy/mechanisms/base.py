"""What every mechanism tells of itself: for who answers, who plans and who estimates.

A mechanism is a frozen dataclass of exact fractions and whole numbers in a file of its own,
known to the registry and named nowhere else. It derives from one of two families, `Shares` or
`Means`, which hold what all of their kind do alike; it adds its own chances.

What a respondent runs needs the standard library alone: numpy comes from `core.lazy`, which loads
it where many reports are drawn or counted at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias

from core.lazy import np
from core.privacy.forms import Form, Report
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.forms import Values

    Floats: TypeAlias = NDArray[np.float64]
    Counts: TypeAlias = NDArray[np.int64]


class Domain(StrEnum):
    """What a truth is one of. Truths are numbered 0 … k−1."""

    TWO_ANSWERS = "two-answers"  # no is 0, yes is 1: yes/no, and each option of a many-of
    OPTIONS = "options"  # those of a one-of or a rating, or the bins of a number
    PLACES = "places"  # on the grid of a number without bins


@dataclass(frozen=True, slots=True)
class Probability:
    """A parameter that is a fraction from 0 to 1, written as "3/4"."""

    def allows(self, value: Value, _k: int) -> bool:
        """Tell whether a parameter may have this value."""
        return 0 <= value <= 1

    def __str__(self) -> str:
        """Say what is allowed."""
        return "a fraction from 0 to 1"


@dataclass(frozen=True, slots=True)
class Whole:
    """A parameter that is a whole number from `least` to `most`, below k where `below_k`."""

    least: int
    below_k: bool = False
    most: int | None = None

    def allows(self, value: Value, k: int) -> bool:
        """Tell whether a parameter of a mechanism over k truths may have this value."""
        inside = value >= self.least and (self.most is None or value <= self.most)
        return Fraction(value).denominator == 1 and inside and not (self.below_k and value >= k)

    def __str__(self) -> str:
        """Say what is allowed."""
        below = ", below k" if self.below_k else ""
        return f"a whole number of at least {self.least}{below}"


Parameter: TypeAlias = Probability | Whole
Value: TypeAlias = Fraction | int


@dataclass(frozen=True, slots=True)
class OneOption:
    """A report that names one option."""

    option: int


@dataclass(frozen=True, slots=True)
class SomeOptions:
    """A report that names several options, of which the truth may be one."""

    options: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """A report that is one of two words: of yes, of true or of the high end, or of the other."""

    first: bool


@dataclass(frozen=True, slots=True)
class Place:
    """A report that is a number on a scale, or between two of its steps."""

    number: int | Fraction


Standing: TypeAlias = OneOption | SomeOptions | Word | Place


class Mechanism(ABC):
    """A channel from a truth to a report, whole: drawing, planning and estimating."""

    __slots__ = ()

    name: ClassVar[str]
    title: ClassVar[str]
    """What it is called within a sentence; a term of the field, the same in all languages."""
    domain: ClassVar[Domain]
    parameters: ClassVar[Mapping[str, Parameter]]
    mirrored: ClassVar[bool] = False
    """Whether a person judges a statement or its negation, rather than answering a question."""
    names_one: ClassVar[bool] = False
    """Whether a report supports one option, each by the same chances: then counts tell all."""
    counts_reports: ClassVar[bool] = False
    """Whether its statistic counts each report by itself, though options are asked about."""
    is_checked: ClassVar[bool] = True
    """Whether reports can be held against its chances."""
    most_truths: ClassVar[int | None] = None
    """The most truths that it can ask for, where there is such a limit."""
    sources: ClassVar[tuple[str, ...]] = ()
    """The works that describe it, as "warner-1965": first author and year."""

    if TYPE_CHECKING:

        @property
        def k(self) -> int:
            """Number of truths."""

    def __post_init__(self) -> None:
        """Refuse parameters out of range. Raises ValueError, and TypeError for a float.

        A mechanism that carries no information, or proves an answer, is one all the same: `fault`
        tells whether it can collect.
        """
        for name, parameter in self.parameters.items():
            value = getattr(self, name)
            if not isinstance(value, Fraction | int):
                raise TypeError(f"{name} of {self.title} is {value!r}; give an exact fraction")
            if not parameter.allows(value, self.k):
                raise ValueError(f"{name} of {self.title} is {value}; it is {parameter}")

    # Who answers

    @classmethod
    def make(cls, values: Mapping[str, Value], k: int) -> Self:
        """Build from parameters by name; probabilities and whole numbers must be in range."""
        return cls(k=k, **values)  # type: ignore[call-arg]

    @property
    def values(self) -> dict[str, Value]:
        """The parameters as they stand in a survey file."""
        return {name: getattr(self, name) for name in self.parameters}

    @property
    @abstractmethod
    def form(self) -> Form:
        """The form of a report."""

    @property
    @abstractmethod
    def ratio(self) -> Fraction | None:
        """The largest P[x, y] / P[z, y], exact; None where it is infinite."""

    @property
    def informative(self) -> bool:
        """Tell whether a report supports its own truth rather than another."""
        p, q = self.chances(0)
        return p > q

    @abstractmethod
    def draw(self, truth: int, door: Door) -> Report:
        """Draw the report of one person. The draws made do not depend on the truth."""

    def draw_each(self, truths: Sequence[int], door: Door) -> list[Report]:
        """Draw the reports of one person to several questions. The draws do not depend on them."""
        return [self.draw(truth, door) for truth in truths]

    @abstractmethod
    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,): packed ones (n,), or bits (n, k) if spread."""

    @abstractmethod
    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""

    @abstractmethod
    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p*, q*): Pr(a report supports the option | it is true, | another is)."""

    @abstractmethod
    def stands_for(self, report: Report) -> Standing:
        """Return what a saved report means, free of words."""

    # Who plans

    @classmethod
    @abstractmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> Self | None:
        """Return the design of least error whose ε is within the target; None if there is none.

        `shares` are the guessed ones of some or all options, for which the error is averaged.
        """

    @classmethod
    @abstractmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the variance of a share at each e^ε, fractions left aside.

        None where another mechanism's curve is drawn for it.
        """

    def unit_variance(self, shares: Sequence[float]) -> float:
        """Return n times the variance of an estimated share, mean over the guessed shares.

        λ(1 − λ)/(p* − q*)², λ = q* + (p* − q*) f (METHODS §3); of yes/no that of the yes.
        """
        p, q = (float(chance) for chance in self.chances(1))
        rates = [q + (p - q) * share for share in shares]
        return sum(rate * (1 - rate) for rate in rates) / len(rates) / (p - q) ** 2

    @abstractmethod
    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw the statistics of many people at once, given how many hold each truth.

        `counts` has shape (…, k), or one column for each of `truths`; the result has the shape
        (…, statistics).
        """

    @abstractmethod
    def rehearse_even(self, n: Counts, generator: np.random.Generator) -> Counts:
        """Draw the statistics, (runs, statistics), of n people, (runs,), of even truths."""

    # Who estimates

    @abstractmethod
    def statistic(self, values: Values) -> Counts:
        """Return the counts of reports that the estimates need; those of two piles add up.

        `values` are a column of packed reports. Raises ValueError for an impossible report.
        """

    @abstractmethod
    def chance_arrays(self) -> tuple[Floats, Floats]:
        """Return p* and q* beside each count of the statistic."""

    @property
    @abstractmethod
    def pair_chances(self) -> tuple[Fraction, Fraction]:
        """Return (r₁, r₀): Pr(both of two options are supported | one is true, | neither is).

        Covariances follow from it (METHODS §3). Raises ValueError where no options are supported.
        """

    @property
    def likeliest(self) -> Fraction | None:
        """The largest P[x, y]: no report comes more often, whoever answers; None if unknown."""
        return None

    def ones(self) -> Floats | None:
        """Return the chances of reports that support 0 … k options, shape (k + 1,).

        None where they depend on the truth, or all support as many.
        """
        return None

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth), shape (reports, k), each row up to a factor of its own."""
        reports = [self.form.unpack(packed) for packed in values.tolist()]
        rows = [[float(self.probability(y, x)) for x in range(self.k)] for y in reports]
        return np.array(rows, dtype=np.float64).reshape(len(reports), self.k)


def worst_ratio(a: Fraction, b: Fraction) -> Fraction | None:
    """Return the larger of a/b and b/a; None where just one is 0, and 1 where both are."""
    if a == b:
        return Fraction(1)
    if a == 0 or b == 0:
        return None
    return max(a / b, b / a)


def largest(*ratios: Fraction | None) -> Fraction | None:
    """Return the largest of several ratios, None standing for infinity."""
    finite = [ratio for ratio in ratios if ratio is not None]
    return max(finite) if len(finite) == len(ratios) else None
