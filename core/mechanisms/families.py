"""The two families of mechanisms: those whose reports support options, and those of means.

A report of the first kind supports some of the options. The count of reports that support an
option is binomial with q* + (p* − q*) f, f its share (METHODS §3). A report of the second kind
has a chance that is linear in the place of a number, so that one count gives the mean (§4).
"""

from __future__ import annotations

from abc import abstractmethod
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.mechanisms.base import Domain, Mechanism, Standing, Word
from core.mechanisms.forms import Report

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.mechanisms.base import Counts, Floats, Values


class Shares(Mechanism):
    """Reports that support options: each share is estimated from one binomial count."""

    __slots__ = ()
    domain: ClassVar[Domain] = Domain.OPTIONS
    supports_one: ClassVar[bool] = False
    """Whether a report supports exactly one option, so that counts tell all that reports do."""

    @property
    @abstractmethod
    def pair_support(self) -> tuple[Fraction, Fraction]:
        """Return (r₁, r₀): Pr(both of two options are supported | one is true, | neither is)."""

    @abstractmethod
    def supported(self, values: Values, option: int) -> NDArray[np.bool_]:
        """Tell of each report of a column whether it supports an option, shape (n,)."""

    @property
    def statistics(self) -> int:
        """One count for each option."""
        return self.k

    def supports(self) -> tuple[Floats, Floats]:
        """Return p* and q* of each option, each of shape (k,)."""
        import numpy as np

        pairs = [self.support(option) for option in range(self.k)]
        return np.array([float(p) for p, _ in pairs]), np.array([float(q) for _, q in pairs])

    def statistic(self, values: Values, weights: Floats | None = None) -> Counts | Floats:
        """Return how many reports support each option, or their weight, shape (k,)."""
        import numpy as np

        if self.form.spread:
            return sums_of_bits(values, weights)
        if self.supports_one:
            counts = np.bincount(values, weights, minlength=self.k)
            if len(counts) > self.k:
                raise ValueError("a report names no option")
            return counts
        found = [self.supported(values, option) for option in range(self.k)]
        if weights is None:
            return np.array([int(which.sum()) for which in found], dtype=np.int64)
        return np.array([weights[which].sum() for which in found], dtype=np.float64)

    def covariance(self, shares: Floats) -> Floats:
        """Return n times the covariances of the unbiased shares, shape (k, k) (METHODS §3)."""
        import numpy as np

        p, q = self.supports()
        r1, r0 = (float(chance) for chance in self.pair_support)
        rates = q + (p - q) * shares
        either = np.add.outer(shares, shares)
        matrix = either * r1 + (1 - either) * r0 - np.outer(rates, rates)
        np.fill_diagonal(matrix, rates * (1 - rates))
        return np.asarray(matrix / np.outer(p - q, p - q))

    def rehearse_even(self, n: Counts, generator: np.random.Generator) -> Counts:
        """Draw the statistics, (runs, k), of n people, (runs,), of even shares."""
        return self.rehearse(generator.multinomial(n, [1 / self.k] * self.k), generator)


class Means(Mechanism):
    """Reports whose chance rises evenly along the scale: the mean is estimated without bins."""

    __slots__ = ()
    domain: ClassVar[Domain] = Domain.PLACES

    @property
    def statistics(self) -> int:
        """One count: of the reports of 1."""
        return 1

    def supports(self) -> tuple[Floats, Floats]:
        """Return Pr(report 1 | the high end) and | the low end), each of shape (1,)."""
        import numpy as np

        p, q = self.support(0)
        return np.array([float(p)]), np.array([float(q)])

    def statistic(self, values: Values, weights: Floats | None = None) -> Counts | Floats:
        """Return how many reports are 1, or their weight, shape (1,)."""
        import numpy as np

        counts = np.bincount(values, weights, minlength=2)
        if len(counts) > 2:
            raise ValueError("a report is neither 0 nor 1")
        return counts[1:]

    def stands_for(self, report: Report) -> Standing:
        """Return the word of the high end for 1, of the low end for 0."""
        return Word(report == 1)


def sums_of_bits(values: Values, weights: Floats | None) -> Counts | Floats:
    """Return how many rows of bits, (n, k), have each bit, or their weight, shape (k,)."""
    import numpy as np

    if weights is not None:
        return np.asarray(weights @ values)
    return np.asarray(values.sum(axis=0, dtype=np.int64))


def variance_of_rate(p: Floats, q: Floats, share: float) -> Floats:
    """Return n times the variance of a share: λ(1 − λ)/(p* − q*)², element by element."""
    rate = q + (p - q) * share
    return rate * (1 - rate) / (p - q) ** 2
