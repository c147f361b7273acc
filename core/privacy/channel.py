"""What an estimator needs to know of how reports came about, whoever collected them.

A `Channel` leads from a truth to a report. A mechanism is a channel that Candor can collect by
(`core.privacy.mechanisms`). Of tables that were collected elsewhere there are others
(`core.privacy.designs`): groups that were asked in several ways, and numbers that people scrambled
themselves.

No channel refuses a question. What does not exist is None: an ε that is infinite, the chance of a
report that depends on more than the truth, the one count that is behind a share. So an estimator
asks for what it needs, and never for the class of a channel.

What a respondent runs needs the standard library alone: numpy comes from `core.lazy`, which loads
it where many reports are counted at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Protocol, Self, TypeAlias

from core.lazy import np
from core.privacy.forms import Form, Report

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.classes import Classes
    from core.privacy.forms import Category, Values

    Floats: TypeAlias = NDArray[np.float64]
    Counts: TypeAlias = NDArray[np.int64]

Value: TypeAlias = Fraction | int
Chances: TypeAlias = tuple[Fraction, Fraction]


class Domain(StrEnum):
    """What a truth is one of. Truths are numbered 0 … k−1."""

    TWO_ANSWERS = "two-answers"  # no is 0, yes is 1: yes/no, and each option of a many-of
    OPTIONS = "options"  # those of a one-of or a rating, or the bins of a number
    PLACES = "places"  # on the grid of a number without bins


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
class OnScale:
    """A report that is a number on a scale, or between two of its steps."""

    number: int | Fraction


StandsFor: TypeAlias = OneOption | SomeOptions | Word | OnScale


class Histogram(Protocol):
    """Reports that are many numbers: their counts give the histogram of the truths (METHODS §4)."""

    def __hash__(self) -> int:
        """Two that are equal have one hash, so that what is worked out of one can be kept."""

    @property
    def k(self) -> int:
        """Number of places that a truth can have."""

    @property
    def form(self) -> Category:
        """A report is one of N numbers."""

    @property
    def line(self) -> Chances:
        """Return A and B: the mean of the reports of people at place i is A + B·i."""

    @property
    def reach(self) -> Fraction:
        """How many steps a report that is likelier than others is from the truth, at most."""

    def report_chances(self, places: Floats) -> Floats:
        """Return how likely each report is, (…, N), given the shares of the truths, (…, k)."""

    def weighed(self, reports: Floats) -> Floats:
        """Return Σ over reports of their chance at each place times a number each, (…, N), (…, k).

        It is the transpose of `report_chances`.
        """


class Channel(ABC):
    """How likely each report is for each truth, and what follows from that for estimates."""

    __slots__ = ()

    name: ClassVar[str]
    title: ClassVar[str]
    """What it is called within a sentence; a term of the field, the same in all languages."""
    domain: ClassVar[Domain]
    mirrored: ClassVar[bool] = False
    """Whether a person judges a statement or its negation, rather than answering a question."""
    names_one: ClassVar[bool] = False
    """Whether a report supports one option, each with the same chances: its counts are enough."""
    counts_reports: ClassVar[bool] = False
    """Whether its statistic counts each report by itself, though options are asked about."""
    sums_reports: ClassVar[bool] = False
    """Whether its reports are numbers that are summed, as those in the clear are."""
    is_checked: ClassVar[bool] = True
    """Whether reports can be compared with its chances."""
    sources: ClassVar[tuple[str, ...]] = ()
    """The works that describe it, as "warner-1965": first author and year."""

    if TYPE_CHECKING:  # as properties they would be the defaults of a dataclass's fields

        @property
        def k(self) -> int:
            """Number of truths."""

        @property
        def groups(self) -> tuple[str, ...]:
            """The names of the groups that were asked, each in its way; () where all were alike."""

        @property
        def classes(self) -> Classes | None:
            """Classes of people, where chances are known of each class and group, else None."""

    @property
    def values(self) -> Mapping[str, Value]:
        """The parameters as they stand in a survey file; {} where no survey asks by it."""
        return {}

    @property
    @abstractmethod
    def form(self) -> Form:
        """The form of a report."""

    @property
    @abstractmethod
    def ratio(self) -> Fraction | None:
        """The largest P[x, y] / P[z, y], exact; None where it is infinite or not known."""

    @property
    @abstractmethod
    def informative(self) -> bool:
        """Whether reports depend on what is asked about."""

    @abstractmethod
    def stands_for(self, report: Report) -> StandsFor:
        """Return what a saved report means, free of words."""

    # The chances of a report

    @abstractmethod
    def probability(self, report: Report, truth: int) -> Fraction | None:
        """Return P[truth, report], exact; None where more than the truth decides it."""

    @abstractmethod
    def likelihood(self, values: Values) -> Floats | None:
        """Return Pr(report | truth), shape (reports, k), each row up to a factor of its own.

        `values` are a column of packed reports. None as for `probability`.
        """

    def mixed(self, _values: Values, /) -> tuple[Floats, Floats] | None:
        """Return Pr(report | truth), (n, k), where the unknown beside is 0, and where it is 1.

        Chances between are mixed of the two (`core.privacy.classes.Beside`). None without one.
        """
        return None

    def tables(self) -> Floats | None:
        """Return Pr(report | truth) of all reports of each group, (groups, k, reports).

        Everybody is one group, unless there are `groups`. None where a report is more than one
        number, so that there are too many, and as for `probability`.
        """
        return None

    def mixed_tables(self) -> tuple[Floats, Floats] | None:
        """Return `tables` where the unknown beside is 0, and where it is 1; None without one."""
        return None

    @property
    def likeliest(self) -> Fraction | None:
        """The largest P[x, y]: no report comes more often, whoever answers; None if unknown."""
        return None

    def ones(self) -> Floats | None:
        """Return the chances of reports that support 0 … k options, shape (k + 1,).

        None where they depend on the truth, or all support as many.
        """
        return None

    # What sums reports up, and what is estimated from it

    @abstractmethod
    def statistic(self, values: Values) -> Counts:
        """Return the counts or sums of reports that the estimates need; those of two piles add up.

        `values` are a column of packed reports. Raises ValueError for an impossible report.
        """

    @property
    def is_scored(self) -> bool:
        """Whether a report has unbiased scores; not where unknowns are estimated besides."""
        return True

    def scores(self, values: Values) -> Floats | None:
        """Return unbiased scores of packed reports: their mean estimates what is asked about.

        Of options the share of each, (n, k) (METHODS §3, §7); of a number its place on the grid,
        (n, 1) (§4). None where `is_scored` is false.
        """
        places = self.numbers(values, 0, 1)
        return None if places is None else places[:, None]

    def numbers(self, values: Values, low: int, step: int) -> Floats | None:
        """Return the unbiased numbers, (n,), for which reports stand on a grid; None for options.

        low + step · (y − A)/B, with A and B of the `line`.
        """
        if self.line is None:
            return None
        a, b = (float(part) for part in self.line)
        return np.asarray(low + step * (values - a) / b)

    def chances(self, _option: int, /) -> Chances | None:
        """Return (p*, q*): Pr(a report supports the option | it is true, | another is).

        None where there is no single count of reports behind a share.
        """
        return None

    def chance_arrays(self) -> tuple[Floats, Floats] | None:
        """Return p* and q* beside each count of the statistic; None as for `chances`."""
        return None

    @property
    def pair_chances(self) -> Chances | None:
        """(r₁, r₀): Pr(both of two options are supported | one is true, | neither is).

        Covariances follow from it (METHODS §3). None where a report supports no options.
        """
        return None

    def supported_options(self, _values: Values, /) -> NDArray[np.bool_] | None:
        """Tell which options each report of a column supports, (n, k); None where it is none."""
        return None

    def unit_variance(self, _shares: Sequence[float], /) -> float | None:
        """Return n times the variance of an estimate, mean over the guessed shares.

        None as for `chances`.
        """
        return None

    @property
    def line(self) -> Chances | None:
        """A and B: the mean of the reports of people at place i is A + B·i; None for options."""
        return None

    def scaled(self, _scale: int, /) -> Self:
        """Return the channel for numbers on a grid in so many parts of their unit."""
        return self

    @property
    def histogram(self) -> Histogram | None:
        """The channel itself where its reports give a histogram besides the mean, else None."""
        return None


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
