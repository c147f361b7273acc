"""What the rates of reports tell of shares that are not held where they can be.

Groups g report y with the rates λ_g = P_gᵀ θ. The θ, of sum one but of any sign, at which the
score is 0 are found by weighted least squares with the weights n/λ of the fit itself. Where the
groups tell just as much as is asked they are the moment estimates, and unbiased; where they tell
more, the combination of least variance. Inside the simplex they are the most likely shares.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from core.inference import mixture
from core.inference.independence import Independence
from core.lazy import np, special

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_ROUNDS: Final = 200
_STILL: Final = 1e-13
_RANK: Final = 1e-10
_TOLD: Final = 1e-9
_INSIDE: Final = 1e-9


@dataclass(frozen=True, eq=False)
class Sample:
    """One group: Pr(report y | class x) in `channel`, (k, reports), and how often each came."""

    channel: Floats
    counts: Floats

    @property
    def n(self) -> float:
        """The number of reports, or what they are worth."""
        return float(self.counts.sum())

    @property
    def rates(self) -> Floats:
        """The shares of the reports."""
        return np.asarray(self.counts / self.n)


@dataclass(frozen=True)
class Linear:
    """A linear function of the shares: its estimate, and by how much each rate moves it.

    `moved` has the shape (reports of all groups,).
    """

    value: float
    moved: Floats


@dataclass(frozen=True, eq=False)
class Reported:
    """The shares of classes, not held in [0, 1], as several groups report them.

    >>> coins = np.array([[0.25, 0.75], [0.75, 0.25]])
    >>> found = Reported((Sample(coins, np.array([700.0, 300.0])),))
    >>> yes = found.linear(np.array([1.0, 0.0]))
    >>> round(yes.value, 12), round(found.covariance(yes, yes) ** 0.5, 6)
    (0.1, 0.028983)
    """

    samples: tuple[Sample, ...]

    @cached_property
    def rates(self) -> Floats:
        """The observed rates of all groups, one after the other."""
        return np.concatenate([sample.rates for sample in self.samples])

    @cached_property
    def _chances(self) -> Floats:
        return np.vstack([sample.channel.T for sample in self.samples])

    @cached_property
    def _sizes(self) -> Floats:
        return np.concatenate([np.full(len(each.counts), each.n) for each in self.samples])

    @cached_property
    def _basis(self) -> Floats:
        """Directions in which shares may move, their sum staying one, (k, k − 1)."""
        k = self._chances.shape[1]
        return np.asarray(np.eye(k)[:, 1:] - 1 / k)

    @cached_property
    def _solution(self) -> tuple[Floats, Floats]:
        """Return the shares, nearest to even where some stay open, and what moves them.

        Fisher's scoring without bounds, with weights n/λ. It stands still where the likelihood is
        highest, if that is not on a bound; else λ is kept above half a report.
        """
        chances, basis = self._chances, self._basis
        k = chances.shape[1]
        even = np.full(k, 1 / k)
        slopes, apart = chances @ basis, self.rates - chances @ even
        least = 0.5 / self._sizes

        def moved_by(fitted: Floats) -> Floats:
            root = np.sqrt(self._sizes / fitted)
            return np.asarray(basis @ np.linalg.pinv(slopes * root[:, None], rcond=_RANK) * root)

        best = mixture.maximize(*stacked(self.samples))
        if best.converged and best.shares.min() > _INSIDE:
            fitted = chances @ best.shares
            moves = moved_by(np.where(fitted > 0, fitted, least))
            return even + moves @ apart, moves
        fitted, shares, moves = self.rates, even, np.zeros((k, len(apart)))
        for _ in range(_ROUNDS):
            moves = moved_by(np.maximum(fitted, least))
            found = even + moves @ apart
            still = float(np.abs(found - shares).max()) <= _STILL
            shares, fitted = found, chances @ found
            if still:
                break
        return shares, moves

    def tells(self, weights: Floats) -> bool:
        """Tell whether the reports of these groups tell θ·weights: it is a sum of their chances."""
        rows = self._chances
        combined = np.linalg.lstsq(rows.T, weights, rcond=_RANK)[0]
        return float(np.abs(rows.T @ combined - weights).max()) < _TOLD

    @property
    def shares(self) -> Floats:
        """Shares of the classes that sum to one; where some stay open nearest to even."""
        return self._solution[0]

    def linear(self, weights: Floats) -> Linear:
        """Return θ·weights, which the reports have to tell."""
        shares, moves = self._solution
        return Linear(float(weights @ shares), np.asarray(weights @ moves))

    def ratio(self, weights: Floats, of: Floats) -> Linear | None:
        """Return θ·weights/θ·of with what moves it to first order; None where it is undefined."""
        above, below = self.linear(weights), self.linear(of)
        if not below.value > 0:
            return None
        value = above.value / below.value
        return Linear(value, np.asarray((above.moved - value * below.moved) / below.value))

    def covariance(self, one: Linear, other: Linear) -> float:
        """Return the covariance, by the rates that the shares make; it divides by n."""
        total, start = 0.0, 0
        rates = np.clip(self._chances @ self.shares, 0.0, 1.0)
        for sample in self.samples:
            here = slice(start, start + len(sample.counts))
            rate, a, b = rates[here], one.moved[here], other.moved[here]
            rate = rate / rate.sum()
            total += float(a @ (rate * b) - (a @ rate) * (b @ rate)) / sample.n
            start = here.stop
        return total

    def error(self, linear: Linear) -> float:
        """Return the standard error."""
        return math.sqrt(max(self.covariance(linear, linear), 0.0))

    @cached_property
    def lack_of_fit(self) -> Independence | None:
        """Return Pearson's X² of the rates against those of the shares; None where none is left.

        The shares are not held in [0, 1]: only what no shares at all could explain counts.
        """
        rank = int(np.linalg.matrix_rank(self._chances @ self._basis, tol=_RANK))
        possible = int(np.count_nonzero(self._chances.any(axis=1)))
        freedom = possible - len(self.samples) - rank
        if freedom < 1:
            return None
        fitted = np.maximum(self._chances @ self.shares, 0.5 / self._sizes)
        apart = self._sizes * (self.rates - fitted) ** 2 / fitted
        statistic = float(apart @ self._chances.any(axis=1))
        return Independence(statistic, freedom, float(special.chdtrc(freedom, statistic)))


def stacked(samples: Sequence[Sample]) -> tuple[Floats, Floats]:
    """Return Pr(report | class), (reports, k), and counts of all groups, one after the other."""
    likelihood = np.vstack([sample.channel.T for sample in samples])
    return likelihood, np.concatenate([sample.counts for sample in samples])
