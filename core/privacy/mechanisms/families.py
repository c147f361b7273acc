"""The two families of mechanisms: those whose reports support options, and those of means.

A report of the first kind supports some of the options. The count of reports that support an
option is binomial with q* + (p* − q*) f, f its share (METHODS §3). A report of the second kind
has a chance that is linear in the place of a number, so that one count gives the mean (§4).
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.mechanisms.base import Domain, Mechanism, Standing, Word
from core.privacy.mechanisms.forms import Report

if TYPE_CHECKING:
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
    """Reports whose chance rises evenly along the scale: the mean is estimated without bins."""

    __slots__ = ()
    domain: ClassVar[Domain] = Domain.PLACES

    def supports(self) -> tuple[Floats, Floats]:
        """Return Pr(report 1 | the high end) and | the low end), each of shape (1,)."""
        p, q = self.support(0)
        return np.array([float(p)]), np.array([float(q)])

    def statistic(self, values: Values) -> Counts:
        """Return how many reports are 1, shape (1,)."""
        return counted(values, 2)[1:]

    @property
    def pair_support(self) -> tuple[Fraction, Fraction]:
        """Raise ValueError: a report supports no options."""
        raise ValueError("reports for a mean support no options")

    def stands_for(self, report: Report) -> Standing:
        """Return the word of the high end for 1, of the low end for 0."""
        return Word(report == 1)


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
