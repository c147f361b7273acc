"""The families of mechanisms: those whose reports support options, and those of means.

A report of the first kind supports some of the options. The count of reports that support an
option is binomial with q* + (p* − q*) f, f its share (METHODS §3). A report of the second kind
is a number whose mean is linear in the place of the truth, so that reports give the mean;
if these are many numbers, they give a histogram, too (§4).
"""

from __future__ import annotations

from abc import abstractmethod
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.mechanisms.base import Domain, Mechanism

if TYPE_CHECKING:
    from decimal import Decimal
    from typing import Self

    from numpy.typing import NDArray

    from core.privacy.mechanisms.base import Counts, Floats
    from core.privacy.mechanisms.forms import Values


class Shares(Mechanism):
    """Reports that support options: each share is estimated from one binomial count."""

    __slots__ = ()
    domain: ClassVar[Domain] = Domain.OPTIONS

    def supported(self, values: Values, option: int) -> NDArray[np.bool_]:
        """Tell of each report of a column whether it supports an option, shape (n,).

        By default a report supports the options whose bit is 1, or the one that it names.
        """
        own = values[:, option] == 1 if self.form.spread else values == option
        return np.asarray(own)

    def supports(self) -> tuple[Floats, Floats]:
        """Return p* and q* of each option, each of shape (k,)."""
        pairs = [self.support(option) for option in range(self.k)]
        return np.array([float(p) for p, _ in pairs]), np.array([float(q) for _, q in pairs])

    def statistic(self, values: Values) -> Counts:
        """Return how many reports support each option, shape (k,)."""
        if self.form.spread:
            return np.asarray(values.sum(axis=0, dtype=np.int64))
        if self.supports_one:
            return counted(values, self.k)
        found = [int(self.supported(values, option).sum()) for option in range(self.k)]
        return np.array(found, dtype=np.int64)

    def rehearse_even(self, n: Counts, generator: np.random.Generator) -> Counts:
        """Draw the statistics, (runs, k), of n people, (runs,), of even shares."""
        return self.rehearse(generator.multinomial(n, [1 / self.k] * self.k), generator)


class Means(Mechanism):
    """Reports whose mean rises evenly along the scale: the mean is estimated without bins."""

    __slots__ = ()
    domain: ClassVar[Domain] = Domain.PLACES

    @property
    @abstractmethod
    def line(self) -> tuple[Fraction, Fraction]:
        """Return A and B: the mean of the reports of people at place i is A + B·i."""

    @property
    def pair_support(self) -> tuple[Fraction, Fraction]:
        """Raise ValueError: a report supports no options."""
        raise ValueError("reports for a mean support no options")


class Histograms(Means):
    """Reports of many numbers, whose counts tell how many people are at each place besides."""

    __slots__ = ()

    @classmethod
    def fit_histogram(
        cls,
        k: int,
        target: Decimal,
        max_denominator: int,
    ) -> Self | None:
        """Return the design by which a histogram is told best within a target ε.

        Without a rule of its own there is none: None, as `fit` has where no design tells anything.
        """
        return None

    @classmethod
    def curve_for_histogram(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the variance of the mean in the design for a histogram, at each e^ε."""
        return None

    @property
    @abstractmethod
    def reach(self) -> Fraction:
        """How many steps a report that is likelier than others stands from the truth, at most."""

    @abstractmethod
    def chances(self, places: Floats) -> Floats:
        """Return how likely each report is, (…, N), where `places`, (…, k), tells of each truth."""

    @abstractmethod
    def weighed(self, reports: Floats) -> Floats:
        """Return Σ over reports of their chance at each place times a number each, (…, N), (…, k).

        It is the transpose of `chances`.
        """


def counted(values: Values, k: int) -> Counts:
    """Return how often each of 0 … k−1 was reported. Raises ValueError for anything else."""
    counts = np.bincount(values, minlength=k)
    if len(counts) > k:
        raise ValueError("a report names no option")
    return counts


def variance_of_rate(p: Floats, q: Floats, share: float) -> Floats:
    """Return n times the variance of a share: λ(1 − λ)/(p* − q*)², element by element."""
    rate = q + (p - q) * share
    return rate * (1 - rate) / (p - q) ** 2
