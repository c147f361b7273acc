"""Sets of options: their share, the count at or above an edge, and quantiles (METHODS §3)."""

from __future__ import annotations

import itertools
import math
from bisect import bisect_left
from collections.abc import Collection
from dataclasses import dataclass

from core.estimate.consistent import norm_sub
from core.estimate.fitted import fit_name, fitted_histogram, is_smoothed
from core.estimate.observed import count_of, observe, single
from core.estimate.tally import Tally
from core.inference import intervals
from core.inference.binomial import Count, normal_quantile
from core.inference.intervals import Interval, interval_of
from core.inference.parts import in_population
from core.lazy import np
from core.privacy.mechanisms import Grid
from core.survey.model import Kind, Question

NORMAL = "normal"
_SLACK = 1e-12


@dataclass(frozen=True, slots=True)
class SetEstimate:
    """The estimated share of those whose answer is one of `options`; None where nobody answered.

    `interval` names the interval used: the one asked for, or the normal one from the
    covariances, which may reach out of [0, 1].
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
    for all but one; else it is normal. Raises ValueError for other questions, for the empty set,
    and KeyError for unknown options.

    >>> from core.examples import example_survey
    >>> outside = estimate_set(
    ...     Tally(example_survey("bribery").question("area"), 10, (5, 3, 2)), ["town", "country"]
    ... )
    >>> outside.options, outside.share, round(outside.low, 3), round(outside.high, 3)
    (('town', 'country'), 0.5, 0.2, 0.8)
    """
    question = tally.question
    if question.kind is Kind.MANY_OF or not question.option_ids:
        raise ValueError(f"sets of options of {question.id} cannot be estimated from counts")
    unknown = set(options) - set(question.option_ids)
    if unknown or not options:
        raise KeyError(*unknown) if unknown else ValueError("the set of options is empty")
    name = intervals.chosen(interval, whole_counts=tally.whole_counts)
    chosen = tuple(option for option in question.option_ids if option in options)
    left = [option for option in question.option_ids if option not in options]
    exact = single(question) or len(chosen) == 1 or len(left) <= 1
    used = name.value if exact else NORMAL
    observed = observe(tally)
    if observed is None:
        return SetEstimate(chosen, tally.n, used, None, None, None, None, None, None)
    places = [question.option_ids.index(option) for option in chosen]
    if not left:
        share, se, low, high = 1.0, 0.0, 1.0, 1.0
    elif exact:
        complement = len(chosen) > 1 and len(left) == 1
        count = count_of(tally, *(left if complement else chosen))
        share, se = count.share, math.sqrt(count.variance)
        low, high = interval_of(name, count, level)
        if complement:
            share, low, high = 1 - share, 1 - high, 1 - low
    else:
        # The shares need not sum to one: centred, a set and its complement do (METHODS §3).
        part = len(chosen) / len(question.option_ids)
        scores = np.full(len(question.option_ids), -part)
        scores[places] += 1
        share = part + float(scores @ observed.shares)
        # The formula's estimate of the variance can fall just below 0.
        se = math.sqrt(max(float(scores @ observed.covariance() @ scores), 0.0))
        half = normal_quantile(level) * se
        low, high = share - half, share + half
    consistent = float(norm_sub(observed.shares)[places].sum())
    return SetEstimate(chosen, tally.n, used, share, se, low, high, share * tally.n, consistent)


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
    a bin. By a window it is any number as well, from the fitted histogram, `smoothed` or not, which
    the interval is called after; see `is_smoothed`. Raises ValueError for another edge or question.

    >>> from core.survey import Question
    >>> age = Question("age", Kind.NUMBER, "Age?", low=0, high=90, step=1, bins=(0, 30, 60, 90))
    >>> grown = at_or_above(Tally(age, 10, (5, 3, 2)), 30)
    >>> grown.options, grown.share
    (('[30,60)', '[60,90]'), 0.5)
    """
    question = tally.question
    if question.bins:
        if edge not in question.bins[:-1]:
            raise ValueError(f"{edge} is not a lower edge of the bins of {question.id}")
        above = question.option_ids[question.bins.index(edge) :]
        return estimate_set(tally, above, level, interval)
    if question.charted:
        return _at_or_above_fitted(tally, edge, level, smoothed)
    grid, name = _counted_grid(tally), intervals.chosen(interval, whole_counts=tally.whole_counts)
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
    name = fit_name(is_smoothed(tally.question, smoothed))
    found = fitted_histogram(tally, smoothed)
    if found is None:
        return SetEstimate(options, tally.n, name, None, None, None, None, None, None)
    one = found.at_or_above(edge, level)
    parts = (one.share, one.se, one.low, one.high, one.share * tally.n, one.share)
    return SetEstimate(options, tally.n, name, *parts)


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
    whose intervals leave `probability` out. By a window all comes from the fitted histogram,
    `smoothed` or not.
    Raises ValueError for a probability outside (0, 1) and for a question that is not a number, or
    whose grid was not counted.

    >>> from core.survey import Question
    >>> age = Question("age", Kind.NUMBER, "Age?", low=0, high=90, step=1, bins=(0, 30, 60, 90))
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
        return _quantile_in_the_clear(
            tally, probability, level, intervals.chosen(interval, whole_counts=tally.whole_counts)
        )
    observed = observe(tally)
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
    return QuantileEstimate(
        probability,
        value,
        low=edges[max(too_low, default=0)],
        high=edges[min(too_high, default=len(ids))],
    )


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
    count = Count(float(people), float(tally.n), 1.0, 0.0)
    return count if tally.population is None else in_population(count, tally.population)


def _counted_grid(tally: Tally) -> Grid:
    """Return the grid of a number counted in the clear. Raises ValueError for any other."""
    grid = tally.question.form
    if isinstance(grid, Grid) and tally.weighted is not None:
        raise ValueError(f"the numbers of {tally.question.id} are weighted; leave the weights out")
    if not isinstance(grid, Grid) or not tally.histogram:
        raise ValueError(f"the numbers of {tally.question.id} were not counted one by one")
    return grid
