"""A window on a number: with probability p a report lies near the truth, else anywhere else.

The truth is a place i = 0 … m on the question's grid, and a report one of N = m + w numbers: with
probability p uniform on the w numbers i … i+w−1, else uniform on the m others. It is the piecewise
mechanism and the square wave on a grid, exactly. The mean of reports is linear in the place, so
that the mean is unbiased; the counts of reports give the whole histogram.
Sources: Wang et al. (2019), Li et al. (2020); METHODS §4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import exp
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import OnScale, StandsFor, worst_ratio
from core.privacy.forms import Category, Report, number_of
from core.privacy.mechanisms.base import Parameter, Probability, Whole
from core.privacy.mechanisms.families import Histograms, counted
from core.privacy.mechanisms.fitting import READABLE, largest_fraction, within
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts, Floats
    from core.privacy.forms import Values

_MOST_STEPS = 1024


@dataclass(frozen=True, slots=True)
class WindowChannel(Histograms):
    """The window mechanism over k = m + 1 places; `width` numbers are near, with probability p."""

    k: int
    width: int
    p: Fraction
    name: ClassVar[str] = "window"
    title: ClassVar[str] = "window"
    sources: ClassVar[tuple[str, ...]] = ("wang-n-2019", "li-2020")
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "width": Whole(1, below_k=True),
        "p": Probability(),
    }
    most_truths: ClassVar[int | None] = _MOST_STEPS + 1

    @property
    def m(self) -> int:
        """Number of steps from the lowest place to the highest."""
        return self.k - 1

    @property
    def near(self) -> Fraction:
        """The chance of each report near the truth: α = p/w."""
        return self.p / self.width

    @property
    def far(self) -> Fraction:
        """The chance of each other report: β = (1−p)/m."""
        return (1 - self.p) / self.m

    @property
    def form(self) -> Category:
        """A report is a number from 0 to m + w − 1."""
        return Category(self.m + self.width)

    @property
    def ratio(self) -> Fraction | None:
        """α/β = pm/((1−p)w), or its inverse."""
        return worst_ratio(self.near, self.far)

    def draw(self, truth: int, door: Door) -> Report:
        """Draw one report; a coin, a near and a far number are all drawn, one of them is used."""
        is_near = door.bernoulli(self.p)
        near, far = door.below(self.width), door.below(self.m)
        return truth + near if is_near else far + self.width * (far >= truth)

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,), as (n,) of numbers."""
        is_near = door.bernoulli_many(self.p, truths.size)
        near = door.below_many(self.width, truths.size)
        far = door.below_many(self.m, truths.size)
        return self._reports(truths, is_near, near, far)

    def _reports(
        self,
        truths: Counts | NDArray[np.intp],
        is_near: NDArray[np.bool_],
        near: Counts,
        far: Counts,
    ) -> Counts:
        return np.where(is_near, truths + near, far + self.width * (far >= truths)).astype(np.int64)

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""
        return self.near if 0 <= number_of(report) - truth < self.width else self.far

    def chances(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p, wβ) of a place: the chance of a report near it, if true and if far away."""
        return self.p, self.width * self.far

    @property
    def reach(self) -> Fraction:
        """Return (w−1)/2."""
        return Fraction(self.width - 1, 2)

    def stands_for(self, report: Report) -> StandsFor:
        """Return the place in whose window the report is the middle; it may lie off the grid."""
        return OnScale(number_of(report) - self.reach)

    # Who estimates

    @property
    def line(self) -> tuple[Fraction, Fraction]:
        """Return A = βN(N−1)/2 + (α−β)w(w−1)/2 and B = (α−β)w."""
        size, w, more = self.form.size, self.width, self.near - self.far
        return self.far * size * (size - 1) / 2 + more * w * (w - 1) / 2, more * w

    def chance_arrays(self) -> tuple[Floats, Floats]:
        """Return α and β beside each report, each of shape (N,)."""
        return np.full(self.form.size, float(self.near)), np.full(self.form.size, float(self.far))

    def statistic(self, values: Values) -> Counts:
        """Return how often each number was reported, shape (N,)."""
        return counted(values, self.form.size)

    def likelihood(self, values: Values) -> Floats:
        """Return Pr(report | truth), shape (n, k)."""
        beyond = values[:, None] - np.arange(self.k)
        return np.where((beyond >= 0) & (beyond < self.width), float(self.near), float(self.far))

    def report_chances(self, places: Floats) -> Floats:
        """Return how likely each report is, (…, N), given the shares of the truths, (…, k)."""
        before = np.zeros((*places.shape[:-1], 1))
        up_to = np.concatenate([before, places.cumsum(axis=-1)], axis=-1)
        report = np.arange(self.form.size)
        inside = up_to[..., np.minimum(report + 1, self.k)]
        inside = inside - up_to[..., np.maximum(report + 1 - self.width, 0)]
        return np.asarray(float(self.far) * up_to[..., -1:] + float(self.near - self.far) * inside)

    def weighed(self, reports: Floats) -> Floats:
        """Return Σ over reports of their chance at each place times a number each, (…, N), (…, k).

        It is the transpose of `chances`.
        """
        before = np.zeros((*reports.shape[:-1], 1))
        up_to = np.concatenate([before, reports.cumsum(axis=-1)], axis=-1)
        inside = up_to[..., self.width :] - up_to[..., : self.k]
        return np.asarray(float(self.far) * up_to[..., -1:] + float(self.near - self.far) * inside)

    # Who plans

    def unit_variance(self, shares: Sequence[float]) -> float:
        """Return n times the variance of the mean, as a part of the range: the worst one.

        It is the largest with the guessed mean: of everybody at one of the two ends.
        """
        noise = float(_worst(self.m, np.array(float(self.width)), np.array(float(self.p))))
        return noise + sum(share * (1 - share) for share in shares) / len(shares)

    def rehearse(
        self, counts: Counts, generator: np.random.Generator, truths: Counts | None = None
    ) -> Counts:
        """Draw how often each number is reported, (runs, N), given how many stand at each truth."""
        places = np.arange(self.k) if truths is None else truths
        found = np.zeros((len(counts), self.form.size), dtype=np.int64)
        for at, row in enumerate(np.broadcast_to(counts, (len(counts), len(places)))):
            n = int(row.sum())
            reports = self._reports(
                np.repeat(places, row),
                generator.random(n) < float(self.p),
                generator.integers(self.width, size=n),
                generator.integers(self.m, size=n),
            )
            found[at] = self.statistic(reports)
        return found

    def rehearse_even(self, n: Counts, generator: np.random.Generator) -> Counts:
        """Draw how often each number is reported, (runs, N), by people even over the places."""
        even = self.report_chances(np.full(self.k, 1 / self.k))
        return generator.multinomial(n, even / even.sum())

    @classmethod
    def fit(
        cls, k: int, target: Decimal, shares: Sequence[float], max_denominator: int
    ) -> WindowChannel | None:
        """Return the design of least worst variance of a mean within the target."""
        design = cls.for_mean(k, target, max_denominator)
        return design if design.informative else None

    @classmethod
    def fit_histogram(
        cls, k: int, target: Decimal, max_denominator: int = READABLE
    ) -> WindowChannel | None:
        """Return the design of the width for a histogram within the target."""
        design = cls.for_histogram(k, target, max_denominator)
        return design if design.informative else None

    @classmethod
    def curve(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return the least of n times the variance of a mean over all widths, at each e^ε."""
        return np.asarray(_by_width(k - 1, odds).min(axis=0) + share * (1 - share))

    @classmethod
    def for_mean(cls, k: int, target: Decimal, max_denominator: int = READABLE) -> WindowChannel:
        """Return the design whose mean has the least worst variance."""
        best = int(_by_width(k - 1, np.asarray(exp(float(target)))).argmin()) + 1
        near = [width for width in (best - 1, best, best + 1) if 1 <= width < k]
        designs = [cls.for_epsilon(k, width, target, max_denominator) for width in near]
        return min(designs, key=lambda design: design.unit_variance((0.0,)))

    @classmethod
    def for_histogram(
        cls, k: int, target: Decimal, max_denominator: int = READABLE
    ) -> WindowChannel:
        """Return the design of 2b + 1 near reports, by which they carry most information.

        b = ⌊(m+1)(εE − E + 1)/(2E(E − 1 − ε))⌋ (Li et al. 2020).
        """
        width = int(_for_histogram(k, np.asarray(exp(float(target)))))
        return cls.for_epsilon(k, width, target, max_denominator)

    @classmethod
    def curve_for_histogram(cls, k: int, odds: Floats, share: float) -> Floats | None:
        """Return n times the worst variance of the mean at the width for a histogram."""
        width, m = _for_histogram(k, odds), k - 1
        p = odds * width / (m + odds * width)
        return np.asarray(_worst(m, width, p) + share * (1 - share))

    @classmethod
    def for_epsilon(
        cls, k: int, width: int, target: Decimal, max_denominator: int = READABLE
    ) -> WindowChannel:
        """Return the design of this width with the largest p whose ε is within the target.

        Where no fraction within the bound is informative, it is that of w/N, which is not.
        """
        m = k - 1
        test = within(target, lambda p: max(p * m / ((1 - p) * width), 1))
        found = largest_fraction(test, max_denominator)
        return cls(k, width, max(found, Fraction(width, m + width)))


def _for_histogram(k: int, odds: Floats) -> Floats:
    """Return the width for a histogram at each e^ε: see `WindowChannel.for_histogram`."""
    epsilon = np.log(odds)
    reach = k * (epsilon * odds - odds + 1) / (2 * odds * (odds - 1 - epsilon))
    return np.asarray(np.clip(2 * np.floor(reach) + 1, 1, k - 1))


def _by_width(m: int, odds: Floats) -> Floats:
    """Return the worst n times the variance of a mean for each width from 1 to m, at each e^ε."""
    width = np.arange(1.0, m + 1).reshape(-1, *(1,) * odds.ndim)
    p = odds * width / (m + odds * width)
    return _worst(m, width, p)


def _worst(m: int, width: Floats, p: Floats) -> Floats:
    """Return the variance of one report over the slope and the range, of a truth at an end.

    It is largest there: with the place it changes by the square of the distance from the middle,
    times B − B², and B < 1.
    """
    size, near, far = m + width, p / width, (1 - p) / m
    more = near - far
    mean = far * size * (size - 1) / 2 + more * width * (width - 1) / 2
    square = far * _squares(size) + more * _squares(width)
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray((square - mean**2) / (more * width * m) ** 2)


def _squares(n: Floats) -> Floats:
    """Return the sum of the squares of the numbers below n."""
    return (n - 1.0) * n * (2 * n - 1) / 6
