"""Sets of options: their share, the count at or above an edge, and quantiles (METHODS §3)."""

from __future__ import annotations

import itertools
import math
from bisect import bisect_left
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.count.tally import Observed, Tally, count_of, one_report_covariance, single
from core.estimate.bracket import BRACKET
from core.estimate.consistent import norm_sub
from core.estimate.window_histogram import fitted_histogram
from core.facts.value_error import WrongValueError
from core.inference.binomial import Count, student_quantile, student_tails
from core.inference.intervals import Interval, interval_of
from core.lazy import np
from core.privacy.mechanisms import Grid
from core.survey.model import Question

if TYPE_CHECKING:
    from core.inference.binomial import Floats

NORMAL, SCORE = "normal", "score"
_SLACK = 1e-12
_HARDLY = 0.001


@dataclass(frozen=True, slots=True)
class SetEstimate:
    """The estimated share of those whose answer is one of `options`; None where nobody answered.

    `interval` names the interval used: the one asked for, or the score one by the variance that
    each true share has, which lies in [0, 1] and always has a width. `far_outside` tells that the
    share is so far outside [0, 1] that honest answers give one in fewer than 1 of 1,000 surveys.
    """

    options: tuple[str, ...]
    n: int
    interval: str
    share: float | None
    se: float | None
    low: float | None
    high: float | None
    count: float | None
    consistent: float | None
    far_outside: bool = False


@dataclass(frozen=True, slots=True)
class QuantileEstimate:
    """A quantile of a number with its interval, in the units of the question."""

    probability: float
    value: float
    low: float
    high: float


def estimate_set(
    tally: Tally,
    options: Collection[str],
    level: float = 0.95,
    interval: Interval | str | None = None,
) -> SetEstimate:
    """Estimate the share of a set of options of a one-of, rating or binned number.

    The interval is the one asked for where a report supports one option, and for one option and
    for all but one; else it is by scores. Raises ValueError for other questions, for the empty set,
    and KeyError for unknown options.

    >>> from core.examples import example_survey
    >>> outside = estimate_set(
    ...     Tally(example_survey("bribery").question("area"), 10, (5, 3, 2)), ["town", "country"]
    ... )
    >>> outside.options, outside.share, round(outside.low, 3), round(outside.high, 3)
    (('town', 'country'), 0.5, 0.2, 0.8)
    """
    question = tally.question
    if question.multiple or not question.option_ids:
        raise WrongValueError("sets of options of {0} cannot be estimated from counts", question.id)
    unknown = set(options) - set(question.option_ids)
    if unknown or not options:
        raise KeyError(*unknown) if unknown else WrongValueError("the set of options is empty")
    name = tally.interval(interval)
    chosen = tuple(option for option in question.option_ids if option in options)
    left = [option for option in question.option_ids if option not in options]
    exact = single(question) or len(chosen) == 1 or len(left) <= 1
    used = name.value if exact else SCORE
    observed = tally.observed()
    if observed is None:
        return SetEstimate(chosen, tally.n, used, None, None, None, None, None, None)
    places, far = [question.option_ids.index(option) for option in chosen], False
    if not left:
        share, se, low, high = 1.0, 0.0, 1.0, 1.0
    elif exact:
        complement = len(chosen) > 1 and len(left) == 1
        count = count_of(tally, *(left if complement else chosen))
        share, se = count.share, math.sqrt(count.variance)
        low, high = interval_of(name, count, level)
        held = count.q + (count.p - count.q) * count.most_likely
        slope = abs(count.p - count.q)
        error = math.sqrt(held * (1 - held) / count.n) / slope
        far = _is_far(count.share, error, count.freedom)
        if complement:
            share, low, high = 1 - share, 1 - high, 1 - low
    else:
        # The shares need not sum to one: centred, a set and its complement do (METHODS §3).
        part = len(chosen) / len(question.option_ids)
        scores = np.full(len(question.option_ids), -part)
        scores[places] += 1
        share = part + float(scores @ observed.shares)
        outside = question.option_ids.index(left[0])
        se, low, high = _by_score(observed, scores, (places[0], outside), share, level)
        far = _is_far(share, se, observed.freedom)
    consistent = float(norm_sub(observed.shares)[places].sum())
    count_in_set = share * tally.n
    return SetEstimate(
        chosen, tally.n, used, share, se, low, high, count_in_set, consistent, far_outside=far
    )


def _is_far(share: float, error: float, freedom: float) -> bool:
    """Tell whether a share is farther outside than chance puts one; `error` is that at the end."""
    beyond = max(-share, share - 1.0)
    if beyond <= _SLACK:
        return False
    return error <= 0 or student_tails(beyond / error, freedom) / 2 < _HARDLY


def _by_score(
    observed: Observed, scores: Floats, places: tuple[int, int], share: float, level: float
) -> tuple[float, float, float]:
    """Return the error of a set's share and the ends of its score interval (METHODS §5).

    One report's score varies by V(f) = A₀ + A₁f − f² where f is true. The interval holds the f in
    [0, 1] with (f̂−f)² ≤ K·V(f), K = t²/n + (f̂−f₀)²/V(f₀), f₀ being f̂ held in [0, 1]. `places` are
    those of an option inside and of one outside.
    """

    def of_truth(place: int) -> float:
        truth = np.zeros(len(scores))
        truth[place] = 1
        spread = one_report_covariance(observed.question, observed.p, observed.q, truth)
        return float(scores @ spread @ scores)

    inside, outside = (of_truth(place) for place in places)
    slope, held = inside + 1 - outside, min(max(share, 0.0), 1.0)
    variance = outside + slope * held - held**2
    n, estimated = float(observed.n.min()), float(scores @ observed.covariance() @ scores)
    if observed.counted_by:  # weights and designs bear on how many reports it is worth
        weighted = observed.weighted
        n = float(observed.people)
        if weighted is not None:
            n = min(n, float(weighted.kish_n))
        if estimated > 0 and (weighted is None or variance / estimated < n):
            n = variance / estimated
    k = student_quantile(level, observed.freedom) ** 2 / n + (share - held) ** 2 / variance
    middle = (2 * share + k * slope) / (2 * (1 + k))
    root = math.sqrt(max(middle**2 - (share**2 - k * outside) / (1 + k), 0.0))
    low, high = min(max(middle - root, 0.0), 1.0), min(max(middle + root, 0.0), 1.0)
    return math.sqrt(variance / n), low, high


def at_or_above(
    tally: Tally,
    edge: int,
    level: float = 0.95,
    interval: Interval | str | None = None,
    smoothed: bool | None = None,
) -> SetEstimate:
    """Estimate how many have a number of at least `edge`.

    With bins `edge` is one of their lower edges; in the clear it is any number, where the grid
    was counted, without weights, and the one option of the result is then a range written like
    a bin. By a window it is any number as well: the share is that of the fitted histogram,
    `smoothed` or not, the interval that of `core.estimate.bracket`, without an error, and None of
    too few reports. Raises ValueError for another edge or question.

    >>> from core.examples import example_number
    >>> age = example_number(90, (0, 30, 60, 90))
    >>> grown = at_or_above(Tally(age, 10, (5, 3, 2)), 30)
    >>> grown.options, grown.share
    (('[30,60)', '[60,90]'), 0.5)
    """
    question = tally.question
    if question.bins:
        if edge not in question.bins[:-1]:
            raise WrongValueError("{0} is not a lower edge of the bins of {1}", edge, question.id)
        above = question.option_ids[question.bins.index(edge) :]
        return estimate_set(tally, above, level, interval)
    if question.charted:
        return _at_or_above_fitted(tally, edge, level, smoothed)
    grid, name = _counted_grid(tally), tally.interval(interval)
    options = (_from(question, edge),)
    if tally.n == 0:
        return SetEstimate(options, 0, name.value, None, None, None, None, None, None)
    first = max(0, -((grid.low - edge) // grid.step))
    given = sum(tally.histogram[first:])
    count = _given(tally, given)
    low, high = interval_of(name, count, level)
    share, se = count.share, math.sqrt(count.variance)
    return SetEstimate(options, tally.n, name.value, share, se, low, high, float(given), share)


def _from(question: Question, edge: int) -> str:
    """Name the numbers from an edge of the grid on, in the units in which they were given."""
    return f"[{question.in_units(edge)},{question.in_units(question.high or 0)}]"


def _at_or_above_fitted(
    tally: Tally, edge: int, level: float, smoothed: bool | None
) -> SetEstimate:
    options = (_from(tally.question, edge),)
    found = fitted_histogram(tally, smoothed)
    if found is None:
        return SetEstimate(options, tally.n, BRACKET, None, None, None, None, None, None)
    one = found.at_or_above(edge, level)
    parts = (one.share, one.se, one.low, one.high, one.share * tally.n, one.share)
    return SetEstimate(options, tally.n, BRACKET, *parts)


def quantile(
    tally: Tally,
    probability: float,
    level: float = 0.95,
    interval: Interval | str | None = None,
    smoothed: bool | None = None,
) -> QuantileEstimate | None:
    """Estimate the number below which a share `probability` lies; None where nobody answered.

    Of bins, the value is read off the consistent cumulative shares, straight within a bin. The
    interval inverts those of the cumulative shares: it ends at the nearest edges on either side
    whose intervals leave `probability` out. By a window the value is that of the fitted
    histogram, `smoothed` or not, and the interval that of `core.estimate.bracket`.
    Raises ValueError for a probability outside (0, 1) and for a question that is not a number, or
    whose grid was not counted.

    >>> from core.examples import example_number
    >>> age = example_number(90, (0, 30, 60, 90))
    >>> median = quantile(Tally(age, 100, (40, 40, 20)), 0.5)
    >>> round(median.value, 2), round(median.low, 2), round(median.high, 2)
    (37.5, 0, 60)
    """
    if not 0 < probability < 1:
        raise ValueError(f"{probability} is not a probability between 0 and 1")
    if tally.question.charted:
        fitted = fitted_histogram(tally, smoothed)
        if fitted is None:
            return None
        values = fitted.quantile(probability, level)
        return QuantileEstimate(probability, *map(tally.question.in_units, values))
    if not tally.question.bins:
        return _quantile_in_the_clear(tally, probability, level, tally.interval(interval))
    observed = tally.observed()
    if observed is None:
        return None
    ids, edges = tally.question.option_ids, tally.question.bins
    below = [0.0, *itertools.accumulate(norm_sub(observed.shares).tolist())]
    at = max(i for i in range(len(ids)) if below[i] <= probability)
    inside = min(1.0, (probability - below[at]) / (below[at + 1] - below[at]))
    value = edges[at] + inside * (edges[at + 1] - edges[at])
    ends = {i: estimate_set(tally, ids[:i], level, interval) for i in range(1, len(ids))}
    too_low = [i for i in range(1, at + 1) if (ends[i].high or 0.0) < probability]
    too_high = [i for i in range(at + 1, len(ids)) if (ends[i].low or 0.0) > probability]
    low, high = edges[max(too_low, default=0)], edges[min(too_high, default=len(ids))]
    return QuantileEstimate(probability, *map(tally.question.in_units, (value, low, high)))


def _quantile_in_the_clear(
    tally: Tally, probability: float, level: float, name: Interval
) -> QuantileEstimate | None:
    """Return the least number given with at least the share `probability` up to it."""
    grid = _counted_grid(tally)
    if tally.n == 0:
        return None
    histogram = np.array(tally.histogram)
    places = np.flatnonzero(histogram)
    up_to = np.cumsum(histogram[places])

    def ends(i: int) -> tuple[float, float]:
        return interval_of(name, _given(tally, int(up_to[i])), level)

    # The ends rise with the count, so that few intervals of many numbers are needed. Some stand
    # at ½ itself but for rounding.
    inside = range(len(places))
    at = (
        int(np.flatnonzero(up_to / tally.n >= probability)[0]),
        bisect_left(inside, True, key=lambda i: ends(i)[1] >= probability - _SLACK),
        bisect_left(inside[:-1], True, key=lambda i: ends(i)[0] > probability + _SLACK),
    )
    values = [tally.question.in_units(grid.low + grid.step * int(places[i])) for i in at]
    return QuantileEstimate(probability, *values)


def _given(tally: Tally, people: int) -> Count:
    """Return the count of so many people who gave some numbers in the clear."""
    clear = np.ones(1), np.zeros(1)
    rest = (tally.n, tally.population, clear)
    return Observed.of_people(tally.question, [people], [tally.n], *rest).count(0)


def _counted_grid(tally: Tally) -> Grid:
    """Return the grid of a number counted in the clear. Raises ValueError for any other."""
    grid = tally.question.form
    if isinstance(grid, Grid) and tally.weighted is not None:
        raise WrongValueError(
            "the numbers of {0} are weighted; leave the weights out", tally.question.id
        )
    if not isinstance(grid, Grid) or not tally.histogram:
        raise WrongValueError("the numbers of {0} were not counted one by one", tally.question.id)
    return grid
