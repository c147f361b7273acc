"""One share, one kind of inference: a binomial count of reports and its support (p, q).

Of n reports x support an option; x is binomial with λ = q + (p−q)π, π being the true share,
p = Pr(a report supports the option | it is true) and q = Pr(it does | another is). For a binary
design p and q are p1 and p0 (METHODS §2, §3). Functions take arrays that broadcast.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from statistics import NormalDist
from typing import TYPE_CHECKING, TypeAlias

from core.lazy import np, special

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = "NDArray[np.float64]"

_MOST_ALPHA = 1 - 1e-6
_SURE = 8  # degrees of freedom
_SMALL = 1e-3  # of a probability: less the rest of 1 it has lost three digits
_LEAST_WORTH = 1e-12  # of n, where Student's quantile is beyond all bounds


@dataclass(frozen=True, slots=True)
class Count:
    """A count x of n reports with support p, q.

    Where weighted, n is the effective one, and `rate_variance` the variance of x/n, which rests on
    `freedom` degrees of freedom: few where there are few clusters, or a few heavy weights. `most`
    is the largest number of reports that an interval may count, few where few clusters differ.
    `clusters` are the sums of (y − λ̂)w/Σw in each (stratum, cluster), `strata` those in each
    stratum of m people, by √(m−1): samples that share them are not independent.

    >>> coins = Count(x=400, n=1000, p=0.75, q=0.25)
    >>> round(coins.share, 4), round(coins.variance, 6)
    (0.3, 0.00096)
    """

    x: float
    n: float
    p: float
    q: float
    rate_variance: float | None = None
    freedom: float = field(default=math.inf, repr=False)
    most: float = field(default=math.inf, repr=False)
    clusters: Mapping[tuple[int, int], float] = field(
        default_factory=dict, repr=False, compare=False
    )
    strata: Mapping[int, float] = field(default_factory=dict, repr=False, compare=False)

    @property
    def is_weighted(self) -> bool:
        """Whether weights, clusters or strata bear on it, so that its degrees of freedom end."""
        return math.isfinite(self.freedom)

    @property
    def few_clusters(self) -> bool:
        """Whether clusters are too few for an interval to be sure of its level (METHODS §7)."""
        return bool(self.clusters) and (self.freedom < _SURE or math.isfinite(self.most))

    def at(self, alpha: float) -> Count:
        """Return the count at which a normal interval of level 1 − α is Student's (METHODS §7)."""
        if not self.is_weighted:
            return self
        n = min(self.n * student_worth(alpha, self.freedom), self.most)
        return replace(self, x=self.rate * n, n=n)

    @property
    def rate(self) -> float:
        """The share of reports, x/n."""
        return self.x / self.n

    @property
    def share(self) -> float:
        """The unbiased share (x/n − q)/(p − q); never clipped."""
        return (self.x - self.n * self.q) / (self.n * (self.p - self.q))

    @property
    def most_likely(self) -> float:
        """The most likely share in [0, 1]; for one binomial count it is the clipped one."""
        return min(1.0, max(0.0, self.share))

    @property
    def of_others(self) -> Count:
        """The count of the reports that do not support the option; its share is 1 − π."""
        clusters = {unit: -z for unit, z in self.clusters.items()}
        strata = {stratum: -z for stratum, z in self.strata.items()}
        x, p, q = self.n - self.x, 1 - self.q, 1 - self.p
        return replace(self, x=x, p=p, q=q, clusters=clusters, strata=strata)

    @property
    def variance(self) -> float:
        """The estimated variance of the unbiased share; without weights λ̂(1−λ̂)/(n(p−q)²)."""
        of_rate = self.rate * (1 - self.rate) / self.n
        if self.rate_variance is not None:
            of_rate = self.rate_variance
        return of_rate / (self.p - self.q) ** 2


@dataclass(frozen=True, slots=True)
class Significance:
    """The outcome of a test: its statistic, None for an exact one, and p-value."""

    statistic: float | None
    p_value: float


def unbiased(x: Floats, n: Floats, p: Floats, q: Floats) -> Floats:
    """Return (x/n − q)/(p − q), the unbiased estimate of the share. It is never clipped."""
    return (x - n * q) / (n * (p - q))


def log_likelihood(x: Floats, n: Floats, rate: Floats) -> Floats:
    """Return x ln λ + (n−x) ln(1−λ), with 0 ln 0 = 0, for reported rates λ.

    What weights make of all or of none may miss n or 0 by rounding: it counts as all or none.
    """
    yes, no = np.maximum(x, 0), np.maximum(n - x, 0)
    return np.asarray(special.xlogy(yes, rate) + special.xlog1py(no, -rate))


def relative_log_likelihood(count: Count, shares: Floats) -> Floats:
    """Return the log-likelihood of shares in [0, 1] less its largest value there; at most 0."""

    def at(values: Floats) -> Floats:
        rate = count.q + (count.p - count.q) * values
        return log_likelihood(np.asarray(count.x), np.asarray(count.n), rate)

    return np.minimum(at(shares) - at(np.asarray(count.most_likely)), 0.0)


def at_most(x: Floats, n: Floats, rate: Floats) -> Floats:
    """Return Pr(X ≤ x) for X binomial(n, rate); 0 below x = 0, 1 from x = n on."""
    beta = (np.maximum(x, 0) + 1, np.maximum(n - x, 1e-300), rate)
    inner = np.asarray(1 - special.betainc(*beta))
    # Less the rest a small one loses its digits; by itself it takes long.
    special.betaincc(*beta, out=inner, where=inner < _SMALL)
    return np.asarray(np.where(x < 0, 0.0, np.where(x >= n, 1.0, inner)))


def at_least(x: Floats, n: Floats, rate: Floats) -> Floats:
    """Return Pr(X ≥ x) for X binomial(n, rate); 1 up to x = 0, 0 above x = n."""
    inner = special.betainc(np.maximum(x, 1e-300), np.maximum(n - x, 0) + 1, rate)
    return np.asarray(np.where(x <= 0, 1.0, np.where(x > n, 0.0, inner)))


def normal_quantile(level: float) -> float:
    """Return z with Pr(|Z| ≤ z) = level. Raises ValueError outside (0, 1)."""
    if not 0 < level < 1:
        raise ValueError(f"{level} is not a level between 0 and 1")
    return NormalDist().inv_cdf((1 + level) / 2)


def student_quantile(level: float, freedom: float) -> float:
    """Return t with Pr(|T| ≤ t) = level, T Student's with so many degrees of freedom.

    They may be infinite. Raises ValueError for a level outside (0, 1).
    """
    normal = normal_quantile(level)
    return float(special.stdtrit(freedom, (1 + level) / 2)) if math.isfinite(freedom) else normal


def student_worth(alpha: float, freedom: float) -> float:
    """Return (z/t)²: the part of n at which a normal interval is Student's (Korn & Graubard 1998).

    z and t are the quantiles at 1 − α/2, for α in (0, 1).
    """
    if math.isinf(freedom):
        return 1.0
    alpha = min(alpha, _MOST_ALPHA)  # beyond, both are 0 but for rounding
    z, t = special.ndtri(alpha / 2), special.stdtrit(freedom, alpha / 2)
    return max(float(z / t) ** 2, _LEAST_WORTH) if math.isfinite(t) else _LEAST_WORTH


def normal_interval(
    value: float, se: float, freedom: float = math.inf, level: float = 0.95
) -> tuple[float, float]:
    """Return value ± t·se, t Student's quantile, with infinite freedom the normal one.

    Raises ValueError for a level outside (0, 1).
    """
    half = student_quantile(level, freedom) * se
    return value - half, value + half


def student_tails(distance: float, freedom: float) -> float:
    """Return Pr(|T| ≥ |distance|) for Student's T, whose degrees of freedom may be infinite."""
    if math.isinf(freedom):
        return math.erfc(abs(distance) / math.sqrt(2))
    return 2 * float(special.stdtr(freedom, -abs(distance)))


def chi_square_tail(statistic: float, freedom: float = math.inf) -> float:
    """Return Pr(χ²₁ ≥ statistic); of Fisher's F of 1 and `freedom` where the errors rest on few."""
    if math.isfinite(freedom):
        return student_tails(math.sqrt(statistic), freedom)
    return math.erfc(math.sqrt(statistic / 2))


def tail_of(count: Count, statistic: float) -> float:
    """Return the p-value of a deviance of n reports, of weighted ones by what they are worth."""
    p = chi_square_tail(statistic, count.freedom)
    if not math.isfinite(statistic):
        return p
    return max(p, chi_square_tail(statistic * min(1.0, count.most / count.n)))
