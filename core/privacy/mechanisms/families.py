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
from core.privacy.channel import Domain
from core.privacy.mechanisms.base import Mechanism

if TYPE_CHECKING:
    from typing import Self

    from numpy.typing import NDArray

    from core.privacy.channel import Chances, Counts, Floats
    from core.privacy.forms import Category, Values


class Shares(Mechanism):
    """Reports that support options: each share is estimated from one binomial count."""

    __slots__ = ()
    domain: ClassVar[Domain] = Domain.OPTIONS

    def is_supported(self, values: Values, option: int) -> NDArray[np.bool_]:
        """Tell of each report of a column whether it supports an option, shape (n,).

        By default a report supports the options whose bit is 1, or the one that it names.
        """
        own = values[:, option] == 1 if self.form.spread else values == option
        return np.asarray(own)

    def supported_options(self, values: Values) -> NDArray[np.bool_]:
        """Tell which options each report of a column supports, (n, k)."""
        if self.form.spread:
            return np.asarray(values == 1)
        return np.stack([self.is_supported(values, option) for option in range(self.k)], axis=1)

    @property
    @abstractmethod
    def pair_chances(self) -> Chances:
        """(r₁, r₀): Pr(both of two options are supported | one is true, | neither is)."""

    def chance_arrays(self) -> tuple[Floats, Floats]:
        """Return p* and q* of each option, each of shape (k,)."""
        pairs = [self.chances(option) for option in range(self.k)]
        return np.array([float(p) for p, _ in pairs]), np.array([float(q) for _, q in pairs])

    def scores(self, values: Values) -> Floats:
        """Return (y − q*)/(p* − q*) of each option, (n, k), y being 1 where it is supported."""
        from core.inference.binomial import unbiased  # which no respondent needs

        p, q = self.chance_arrays()
        no, yes = (unbiased(np.full(self.k, y), np.ones(()), p, q) for y in (0.0, 1.0))
        return np.where(self.supported_options(values), yes, no)

    def statistic(self, values: Values) -> Counts:
        """Return how many reports support each option, shape (k,)."""
        if self.form.spread:
            return np.asarray(values.sum(axis=0, dtype=np.int64))
        if self.names_one:
            return counted(values, self.k)
        found = [int(self.is_supported(values, option).sum()) for option in range(self.k)]
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
    def line(self) -> Chances:
        """A and B: the mean of the reports of people at place i is A + B·i."""


class Histograms(Means):
    """Reports of many numbers, whose counts give how many people are at each place besides."""

    __slots__ = ()
    charted: ClassVar[bool] = True

    @property
    @abstractmethod
    def form(self) -> Category:
        """A report is one of N numbers."""

    @property
    def histogram(self) -> Self:
        """The mechanism itself: `reach`, `report_chances` and `weighed` give the histogram."""
        return self

    @property
    @abstractmethod
    def reach(self) -> Fraction:
        """How many steps a report that is likelier than others is from the truth, at most."""

    @abstractmethod
    def report_chances(self, places: Floats) -> Floats:
        """Return how likely each report is, (…, N), given the shares of the truths, (…, k)."""

    @abstractmethod
    def weighed(self, reports: Floats) -> Floats:
        """Return Σ over reports of their chance at each place times a number each, (…, N), (…, k).

        It is the transpose of `report_chances`.
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
