"""The histogram of a number that is randomized whole: fitted to the reports, smoothed or not.

Not smoothed it is the most likely one. What was reported says little of steps next to each other,
so that on a long scale its steps swing with chance. Smoothed (Li et al. 2020), every share is
averaged with its neighbours after each step of EM, ¼ and ½ and ¼, at an end ¾ and ¼, until nothing
moves: a steep edge comes out rounder than it is. A smoothed histogram is a picture, and no interval
comes from it: its errors, by the delta method where the fit ends, are of chance alone and tell
nothing of that. Edges and quantiles have the intervals of `core.estimate.bracket`, which no fit has
a part in. METHODS §4.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, cast

from core.count.score_means import report_mean
from core.count.tally import Observed, Tally
from core.count.variance import EffectiveCount, weights_freedom
from core.count.weighted_sums import CountedBy
from core.estimate.bracket import Bracket, bracket
from core.inference import mixture
from core.inference.binomial import normal_interval, normal_quantile
from core.inference.intervals import Interval, interval_of
from core.lazy import np
from core.privacy.channel import Histogram
from core.progress import Progress, silent
from core.survey.model import Question

if TYPE_CHECKING:
    from core.inference.binomial import Floats

MOST_LIKELY = "most-likely"  # what the intervals of bars are called after, where they have any
_FEW = 30  # places of a scale on which smoothing moves shares by more than chance does
_TOLERANCE = 1e-10
_SMOOTH_STEPS = 20_000
_REPORTED = 100  # steps of smoothing between two reports of progress: each takes microseconds


@dataclass(frozen=True, slots=True)
class FittedPart:
    """The share of those within some places of the scale; no error of a single person.

    The interval is normal, of weighted people Student's, held in [0, 1]; a smoothed share has none.
    At or above an edge it is that of the bracket, and there is no error.
    """

    share: float
    se: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class FittedHistogram:
    """The shares of the places from low to high, (k,), none negative, together 1.

    `converged` tells whether the fit ended: smoothed, whether nothing moved any more, by 1e−10,
    after at most 20,000 steps; else whether no share could gain, by 1e−10.

    The errors of the most likely shares take all places for free, those with the share 0 too, so
    that the interval of an empty place has a width, and none is narrower than that of people who
    are asked directly. They are those of the reports that came, and no
    less than those of the reports that the fit expects: few people, or people who all report alike,
    are fitted so closely that their reports alone would leave no width. In simulations of 1,000
    people and more the interval held at its level or above it, away from zero shares and at them.
    It makes no use of that no share is below 0: on a scale of a hundred places it is twice to ten
    times as wide as it had to be. Of few people several histograms can be the most likely, and what
    holds of one part need not hold of all at once.
    """

    tally: Tally
    shares: Floats
    smoothed: bool
    converged: bool

    @property
    def numbers(self) -> range:
        """The numbers at the places."""
        return numbers_of(self.tally.question)

    def part(self, first: int, last: int, level: float) -> FittedPart:
        """Return the share of those at the places from `first` to before `last`.

        Raises ValueError for a level outside (0, 1), and `LoneClusterError`.
        """
        key = (first, last, level)
        if key not in self._parts:
            self._parts[key] = self._part(first, last, level)
        return self._parts[key]

    def _part(self, first: int, last: int, level: float) -> FittedPart:
        inside = np.zeros(len(self.shares))
        inside[first:last] = 1
        share = float(self.shares @ inside)
        normal_quantile(level)
        influence = self._influence(inside)
        found = report_mean(self.tally, influence.tolist())
        if found is None or found.people < 2:
            return FittedPart(share, None, None, None)
        variance = max(float(found.variance), 0.0) * found.people / (found.people - 1)
        if self.smoothed:
            return FittedPart(share, variance**0.5, None, None)
        se = max(variance, self._expected_variance(influence)) ** 0.5
        direct = self._asked_directly(share, level)
        low, high = normal_interval(share, se, weights_freedom(self.tally.weighted), level)
        return FittedPart(share, se, max(min(direct[0], low), 0.0), min(max(direct[1], high), 1.0))

    def at_or_above(self, edge: int, level: float) -> FittedPart:
        """Return the share of those whose number is at least `edge`.

        Without an interval where the reports are too few for one. Raises as `part` does.
        """
        first = bisect_left(self.numbers, edge)
        found = self.bracket(level)
        ends = None if found is None else found.at_or_above(first)
        low, high = ends or (None, None)
        return FittedPart(float(self.shares[first:].sum()), None, low, high)

    def number_at(self, probability: float) -> int:
        """Return the least number with at least the share `probability` up to it."""
        return self.numbers[int(np.searchsorted(np.cumsum(self.shares)[:-1], probability))]

    def quantile(self, probability: float, level: float) -> tuple[int, int, int]:
        """Return the least number with at least the share `probability` up to it, and its interval.

        Where the reports are too few for one it is the whole scale. Raises as `part` does.
        """
        found, numbers = self.bracket(level), self.numbers
        first, last = (0, -1) if found is None else found.quantile(probability)
        return self.number_at(probability), numbers[first], numbers[last]

    def bracket(self, level: float) -> Bracket | None:
        """Return the intervals of edges and quantiles; None of fewer than two people.

        Raises as `part` does.
        """
        if level not in self._brackets:
            self._brackets[level] = bracket(self.tally, level)
        return self._brackets[level]

    def _influence(self, inside: Floats) -> Floats:
        """Return by how much each report moves the share of some places, shape (N,)."""
        mechanism = _mechanism(self.tally.question)
        moved = self._undone @ inside
        if self.smoothed:
            moved = _smooth(moved) * self.shares
        return np.asarray(mechanism.report_chances(moved) / mechanism.report_chances(self.shares))

    def _asked_directly(self, share: float, level: float) -> tuple[float, float]:
        """Return the interval by Wilson of people who say in the clear what they are."""
        n, weighted, clear = self._people, self.tally.weighted, (np.ones(1), np.zeros(1))
        if weighted is None:
            told = Observed.of_people(self.tally.question, [share * n], [n], int(n), support=clear)
        else:
            of_people, freedom = share * (1 - share) / n, weights_freedom(weighted)
            worth = EffectiveCount(share, of_people, n, CountedBy.KISH, freedom)
            squares = [Fraction(share) * weighted.squares]
            told = Observed.of_weighted(self.tally.question, weighted, [worth], squares, clear)
        return interval_of(Interval.WILSON, told.count(0), level)

    def _expected_variance(self, influence: Floats) -> float:
        """Return the variance of a share by the reports that the fit expects.

        Those of few people are fitted so closely that they hardly vary about it.
        """
        rates = _mechanism(self.tally.question).report_chances(self.shares)
        return float(rates @ (influence - rates @ influence) ** 2) / self._people

    @property
    def _people(self) -> float:
        """How many count, by Kish where they are weighted."""
        weighted = self.tally.weighted
        return float(self.tally.n if weighted is None else weighted.kish_n)

    @cached_property
    def _parts(self) -> dict[tuple[int, int, float], FittedPart]:
        """Return the parts that were asked for: an edge that is moved leaves the bins alone."""
        return {}

    @cached_property
    def _brackets(self) -> dict[float, Bracket | None]:
        """Return the intervals that were asked for: an edge that is moved has them already."""
        return {}

    @cached_property
    def _undone(self) -> Floats:
        """Return the inverse of what is held: a quantile asks for many places."""
        return np.asarray(np.linalg.inv(self._held), dtype=np.float64)

    @cached_property
    def _held(self) -> Floats:
        """Return what a fit gives way by: the information of one report on the shares, (k, k).

        Smoothed, the identity less the transposed derivative of one step of EM and smoothing.
        """
        mechanism, reported = _mechanism(self.tally.question), _rates(self.tally)
        rates, eye = mechanism.report_chances(self.shares), np.eye(len(self.shares))
        if not self.smoothed:
            return mechanism.weighed(mechanism.report_chances(eye) / rates)
        gain = mechanism.weighed(reported / rates)
        bent = mechanism.weighed(
            reported / rates**2 * mechanism.report_chances(_smooth(eye) * self.shares)
        )
        # Rows are of the places that are smoothed first.
        return np.asarray(eye - (_smooth(eye) * gain - bent).T)


def numbers_of(question: Question) -> range:
    """Return the numbers of a question's grid."""
    low, high, step = (cast(int, end) for end in (question.low, question.high, question.step))
    return range(low, high + step, step)


def is_smoothed(question: Question, chosen: bool | None = None) -> bool:
    """Tell whether the histogram of a number is smoothed: as chosen, else above 30 places.

    Smoothing moves a bar of a chart by more than chance does in 95 of 100 studies up to 25 places
    at ε = 1, of 1,000 people normal over the scale with a deviation of 0.18 of it; up to 41 at
    ε = ½, 19 at ε = 2 and 13 at ε = 4, and of 5,000 people up to 43 at ε = 1. The width of the
    window matters little.
    """
    return len(numbers_of(question)) > _FEW if chosen is None else chosen


def fitted_histogram(
    tally: Tally, smoothed: bool | None = None, report: Progress = silent
) -> FittedHistogram | None:
    """Return the histogram of a number asked by a window; None where nobody answered.

    It is `smoothed` or the most likely one, by default as `is_smoothed` tells. What `report` raises
    ends it. Raises ValueError for another question.

    >>> from fractions import Fraction
    >>> from core.privacy.mechanisms import REGISTRY
    >>> from core.examples import example_number
    >>> near = REGISTRY["window"].make({"width": 2, "p": Fraction(3, 5)}, 5)
    >>> age = example_number(4, channel=near)
    >>> found = fitted_histogram(Tally(age, 60, (20, 20, 5, 5, 5, 5)))
    >>> [round(share, 2) for share in found.shares.tolist()]
    [1.0, 0.0, 0.0, 0.0, 0.0]
    >>> found = fitted_histogram(Tally(age, 60, (20, 20, 5, 5, 5, 5)), smoothed=True)
    >>> [round(share, 2) for share in found.shares.tolist()]
    [0.49, 0.3, 0.13, 0.05, 0.03]
    """
    mechanism = _mechanism(tally.question)
    if not tally.n or (tally.weighted is not None and not tally.weighted.total):
        return None
    smooth = is_smoothed(tally.question, smoothed)
    if smooth:
        shares, converged = _smooth_shares(mechanism, _rates(tally), report)
        return FittedHistogram(tally, shares, smooth, converged)
    report(0, 0)
    best = mixture.maximize(mechanism.report_chances(np.eye(mechanism.k)).T, _rates(tally))
    return FittedHistogram(tally, best.shares, smooth, best.converged)


def _smooth_shares(mechanism: Histogram, reported: Floats, report: Progress) -> tuple[Floats, bool]:
    """Return where EM with smoothing ends, and whether it does."""
    shares = np.full(mechanism.k, 1 / mechanism.k)
    for step in range(_SMOOTH_STEPS):
        if step % _REPORTED == 0:
            report(step, _SMOOTH_STEPS)
        next_ = _smooth(em_step(mechanism, reported, shares))
        moved = float(np.abs(next_ - shares).max())
        shares = next_
        if moved <= _TOLERANCE:
            break
    return shares / shares.sum(), moved <= _TOLERANCE


def em_step(mechanism: Histogram, reported: Floats, shares: Floats) -> Floats:
    """Return the shares, (k,), after a step of EM: none makes the reports, (N,), less likely."""
    return np.asarray(shares * mechanism.weighed(reported / mechanism.report_chances(shares)))


def _smooth(shares: Floats) -> Floats:
    """Average with the neighbours, along the last axis; what would leave at an end stays there."""
    wide = np.concatenate([shares[..., :1], shares, shares[..., -1:]], axis=-1)
    return np.asarray((wide[..., :-2] + 2 * shares + wide[..., 2:]) / 4)


def _rates(tally: Tally) -> Floats:
    if tally.weighted is not None:
        whole = tally.weighted.total
        return np.array([float(count / whole) for count in tally.weighted.counts])
    return np.array(tally.counts, dtype=np.float64) / tally.n


def _mechanism(question: Question) -> Histogram:
    found = None if question.channel is None else question.channel.histogram
    if found is None:
        raise ValueError(f"{question.id} has no histogram")
    return found
