"""Intervals of the share at or above an edge of a number asked by a window, and of quantiles.

No linear score of a report tells "at or above e" exactly with a small error. Two scores that rise
over a ramp, one ending at e and one beginning there, lie on either side of it, and each is unbiased
for its own ramp: φ = D⁻¹Pᵀ(PD⁻¹Pᵀ)⁻¹ψ, where D is the chance of each report if all places are
equally likely, has E[φ | place] = ψ. So the means of both, with Student's t, bracket the share
whatever the truth is; no histogram is fitted for it. METHODS §4.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from core.count.score_means import plain_mean, weighted_mean
from core.count.tally import Tally
from core.count.weighted_sums import Weighted
from core.inference.binomial import normal_quantile, student_quantile
from core.lazy import np
from core.privacy.channel import Histogram

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.count.score_means import ScoreMean
    from core.inference.binomial import Floats

    Places = NDArray[np.int64]

BRACKET: Final = "bracket"
"""What these intervals are called."""
_ENOUGH: Final = Fraction(3, 2)  # people for each number that can be reported
_LEAST_PEOPLE: Final = 2
_HALF: Final = 0.5


@dataclass(frozen=True, eq=False)
class Bracket:
    """The intervals of all edges of a scale of k places, at one level.

    `low` and `high`, (k + 1,), are the ends of the share at or above each place; at place 0 that is
    everybody, at place k nobody. `people` count, by Kish where they are weighted, of the `needed`
    ones from which on the interval of one edge holds at its level.
    """

    low: Floats
    high: Floats
    people: float
    needed: int

    @property
    def enough(self) -> bool:
        """Whether the reports are enough for the interval of an edge."""
        return self.people >= self.needed

    def at_or_above(self, place: int) -> tuple[float, float] | None:
        """Return the interval of the share at or above a place; None of too few reports."""
        if not self.enough:
            return None
        return float(self.low[place]), float(self.high[place])

    def quantile(self, probability: float) -> tuple[int, int]:
        """Return the first and last place that can be a quantile.

        Too few reports leave every place possible, but for the median, whose interval holds however
        few they are. Raises ValueError outside (0, 1).
        """
        if not 0 < probability < 1:
            raise ValueError(f"{probability} is not a probability between 0 and 1")
        if not self.enough and probability != _HALF:
            return 0, len(self.low) - 2
        above = 1 - probability
        first = int(np.argmax(self.low[1:] <= above))
        last = len(self.high) - 2 - int(np.argmax(self.high[-2::-1] >= above))
        return first, last


def bracket(tally: Tally, level: float = 0.95) -> Bracket | None:
    """Return the intervals of a number asked by a window; None of fewer than two people.

    Raises ValueError for another question and for a level outside (0, 1), and `LoneClusterError`.

    >>> from fractions import Fraction
    >>> from core.privacy.mechanisms import REGISTRY
    >>> from core.examples import example_number
    >>> near = REGISTRY["window"].make({"width": 5, "p": Fraction(3, 5)}, 11)
    >>> age = example_number(10, channel=near)
    >>> counts = (9, 12, 15, 18, 19, 18, 17, 17, 15, 13, 12, 10, 9, 8, 8)
    >>> found = bracket(Tally(age, sum(counts), counts))
    >>> [round(end, 6) for end in found.at_or_above(3)], found.quantile(0.5)
    ([0.204969, 0.951199], (1, 6))
    """
    channel, z = tally.question.channel, normal_quantile(level)
    mechanism = None if channel is None else channel.histogram
    if mechanism is None:
        raise ValueError(f"{tally.question.id} was not asked by a window")
    people = _people(tally)
    if people < _LEAST_PEOPLE:
        return None
    edges = np.arange(1, mechanism.k)
    longest = _ramp(mechanism, people, z)
    rising = _ramps(mechanism.k, edges, np.minimum(longest, mechanism.k - 1 - edges), 0)
    risen = _ramps(mechanism.k, edges, np.minimum(longest, edges - 1), 1)
    (low, below), (high, above) = (
        _held(tally, _scores(mechanism, ramps), level) for ramps in (rising, risen)
    )
    ends = np.sort(np.clip([low - below, high + above], 0.0, 1.0), axis=0)
    one, none = np.ones((2, 1)), np.zeros((2, 1))
    low, high = np.hstack([one, ends, none])
    return Bracket(low, high, people, math.ceil(_ENOUGH * mechanism.form.size))


def _people(tally: Tally) -> float:
    """Return how many count, by Kish where they are weighted."""
    return float(tally.n if tally.weighted is None else tally.weighted.kish_n)


def _ramps(k: int, edges: Places, lengths: Places, begins: int) -> Floats:
    """Return what each place scores for each edge, (edges, k), rising from 0 to 1.

    Over so many places beyond the edge, or up to it where it `begins` so far before.
    """
    start = (edges - lengths * begins)[:, None]
    return np.clip((np.arange(k) - start + 1) / (lengths[:, None] + 1), 0.0, 1.0)


@lru_cache(maxsize=8)
def _undone(mechanism: Histogram) -> tuple[Floats, Floats]:
    """Return D, (N,), and the inverse of PD⁻¹Pᵀ, (k, k)."""
    even = np.asarray(mechanism.report_chances(np.full(mechanism.k, 1 / mechanism.k)))
    information = mechanism.weighed(mechanism.report_chances(np.eye(mechanism.k)) / even)
    return even, np.asarray(np.linalg.inv(information), dtype=np.float64)


def _scores(mechanism: Histogram, ramps: Floats) -> Floats:
    """Return the score of each report whose mean at each place is the ramp's, (edges, N)."""
    even, undone = _undone(mechanism)
    return np.asarray(mechanism.report_chances(ramps @ undone) / even)


def _ramp(mechanism: Histogram, people: float, z: float) -> int:
    """Return how long all ramps are: a longer one is farther from the edge, and varies less.

    The least r that minimizes r/k + 2z√(v/n), v being the variance of the score at the middle edge
    if all places are equally likely.
    """
    k = mechanism.k
    lengths = np.arange(k - k // 2)
    scores = _scores(mechanism, _ramps(k, np.full(len(lengths), k // 2), lengths, 0))
    even, _ = _undone(mechanism)
    variance = scores**2 @ even - (scores @ even) ** 2
    return int(np.argmin(lengths / k + 2 * z * np.sqrt(variance / people)))


def _held(tally: Tally, scores: Floats, level: float) -> tuple[Floats, Floats]:
    """Return the means of scores, (edges, N), held in [0, 1], and Student's half widths, (edges,).

    Degrees of freedom are one less than people, by Kish where they are weighted, and those between
    the units of a sample where these are fewer.
    """
    found = _means(tally, scores)
    free = _people(tally) - 1
    freedom = max(min([free, *(each.freedom for each in found[:1] if each.freedom)]), 1.0)
    variance = np.array([float(each.variance) * each.people / (each.people - 1) for each in found])
    half = student_quantile(level, freedom) * np.sqrt(np.maximum(variance, 0.0))
    return np.clip([float(each.mean) for each in found], 0.0, 1.0), half


def _means(tally: Tally, scores: Floats) -> list[ScoreMean]:
    if tally.weighted is None:
        counts = np.array(tally.counts, dtype=np.float64)
        sums = zip((scores @ counts).tolist(), (scores**2 @ counts).tolist(), strict=True)
        return [plain_mean(tally.n, Fraction(once), Fraction(twice)) for once, twice in sums]
    return [weighted_mean(each) for each in _scored(tally.weighted, scores)]


def _scored(sums: Weighted, scores: Floats) -> list[Weighted]:
    """Return for each edge the sums of its scores, where those of reports were counted."""
    once = _fractions(scores, sums.counts)
    by_squares = _fractions(scores, sums.square_counts)
    twice = _fractions(scores**2, sums.square_counts)
    units = [[each._replace(sums=one) for one in _scored(each.sums, scores)] for each in sums.units]
    return [
        replace(
            sums,
            counts=(once[edge],),
            square_counts=(by_squares[edge], twice[edge]),
            units=tuple(each[edge] for each in units),
        )
        for edge in range(len(scores))
    ]


def _fractions(scores: Floats, counts: Sequence[Fraction]) -> list[Fraction]:
    summed = scores @ np.array([float(count) for count in counts])
    return [Fraction(each) for each in summed.tolist()]
