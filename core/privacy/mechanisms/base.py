"""What a mechanism is: a channel that Candor collects by.

A mechanism is a frozen dataclass of exact fractions and whole numbers in a file of its own,
known to the registry and named nowhere else. It derives from one of two families, `Shares` or
`Means`, which hold what all of their kind have in common; it adds its own chances.

What a respondent runs needs the standard library alone: numpy comes from `core.lazy`, which loads
it where many reports are drawn or counted at once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias

from core.lazy import np
from core.privacy.channel import Chances, Channel, Value
from core.privacy.forms import Category, Report
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values


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


class Mechanism(Channel):
    """A channel that is drawn by: it adds what collecting, planning and rehearsing need.

    Everybody is asked in one way, and the chance of every report is known.
    """

    __slots__ = ()

    parameters: ClassVar[Mapping[str, Parameter]]
    charted: ClassVar[bool] = False
    """Whether reports give a histogram besides the mean (`histogram`), whatever the parameters."""
    most_truths: ClassVar[int | None] = None
    """The most truths that it can ask for, where there is such a limit."""

    def __post_init__(self) -> None:
        """Refuse parameters out of range. Raises ValueError, and TypeError for a float.

        A mechanism that carries no information, or proves an answer, is allowed: `fault` returns
        whether it can collect.
        """
        for name, parameter in self.parameters.items():
            value = getattr(self, name)
            if not isinstance(value, Fraction | int):
                raise TypeError(f"{name} of {self.title} is {value!r}; give an exact fraction")
            if not parameter.allows(value, self.k):
                raise ValueError(f"{name} of {self.title} is {value}; it is {parameter}")

    @classmethod
    def make(cls, values: Mapping[str, Value], k: int) -> Self:
        """Build from parameters by name; probabilities and whole numbers must be in range."""
        return cls(k=k, **values)  # type: ignore[call-arg]

    # The channel

    @property
    def groups(self) -> tuple[str, ...]:
        """(): everybody is asked in one way."""
        return ()

    @property
    def classes(self) -> None:
        """None: chances are those of the truths."""
        return None

    @property
    def values(self) -> dict[str, Value]:
        """The parameters as they stand in a survey file."""
        return {name: getattr(self, name) for name in self.parameters}

    @property
    def informative(self) -> bool:
        """Whether a report supports its own truth rather than another."""
        p, q = self.chances(0)
        return p > q

    @abstractmethod
    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""

    @abstractmethod
    def chances(self, option: int) -> Chances:
        """Return (p*, q*): Pr(a report supports the option | it is true, | another is)."""

    @abstractmethod
    def chance_arrays(self) -> tuple[Floats, Floats]:
        """Return p* and q* beside each count of the statistic."""

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth), shape (reports, k), each row up to a factor of its own."""
        reports = [self.form.unpack(packed) for packed in values.tolist()]
        rows = [[float(self.probability(y, x)) for x in range(self.k)] for y in reports]
        return np.array(rows, dtype=np.float64).reshape(len(reports), self.k)

    def tables(self) -> Floats | None:
        """Return Pr(report | truth), (1, k, reports); None where a report is no single number."""
        if not isinstance(self.form, Category):
            return None
        return self.likelihood(np.arange(self.form.size)).T[None]

    # Who answers

    @abstractmethod
    def draw(self, truth: int, door: Door) -> Report:
        """Draw the report of one person. The draws made do not depend on the truth."""

    def draw_each(self, truths: Sequence[int], door: Door) -> list[Report]:
        """Draw the reports of one person to several questions. The draws do not depend on them."""
        return [self.draw(truth, door) for truth in truths]

    @abstractmethod
    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,): packed ones (n,), or bits (n, k) if spread."""

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
    def fit_histogram(cls, k: int, target: Decimal, max_denominator: int) -> Self | None:
        """Return the best design for a histogram within a target ε; None where it gives none."""
        return None

    @classmethod
    @abstractmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the variance of a share at each e^ε, fractions left aside.

        None where another mechanism's curve is drawn for it.
        """

    @classmethod
    def curve_for_histogram(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the variance of the mean in the design for a histogram, at each e^ε.

        None where it gives no histogram.
        """
        del k, odds, share
        return None

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
