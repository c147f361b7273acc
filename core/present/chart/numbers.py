"""Pictures of a number: how often each was given, or its mean with the interval on the range."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.estimate.smoothed import SmoothedHistogram, numbers_of, smoothed_histogram
from core.present import findings
from core.present.chart.axis import number_axis, people_axis, round_step, share_axis
from core.present.chart.shapes import Axis
from core.present.findings import Finding, Note

if TYPE_CHECKING:
    from core.estimate.tally import Tally
    from core.estimate.values import QuestionEstimate

MOST_BINS = 20


@dataclass(frozen=True, slots=True)
class Bin:
    """The numbers from `low` to `high`, both held, and what part or how many gave one.

    `least` and `most` are the ends of its interval, None where it was counted or is of one person.
    """

    low: float
    high: float
    value: float | None
    least: float | None = None
    most: float | None = None


@dataclass(frozen=True, slots=True)
class NumberBars:
    """The picture of a number before it has words: its bins, or none where it is the mean's.

    `counts` tells people from shares. `empty` says that there is nothing to show, or is None.
    """

    estimate: QuestionEstimate
    bins: tuple[Bin, ...]
    axis: Axis
    findings: tuple[Finding, ...]
    counts: bool
    empty: Note | None


def number_bars_of(
    estimate: QuestionEstimate,
    tally: Tally,
    *,
    counts: bool = False,
    respondents: int | None = None,
) -> NumberBars:
    """Return the picture of a number without bins.

    In the clear it is a histogram of the numbers given, as people or as shares of those who
    gave one; where reports tell it, the estimated one. Where they tell the mean alone, and where
    numbers in the clear are weighted, or of more values than are counted one by one, it is the
    mean with its interval on the range of the question.

    >>> from core.estimate import estimate
    >>> from core.estimate.tally import Tally
    >>> from core.survey import Kind, Question
    >>> trips = Question("trips", Kind.NUMBER, "How many trips?", low=0, high=3, step=1)
    >>> given = Tally(trips, 4, (), total=6, squares=14, histogram=(1, 1, 1, 1))
    >>> [(bar.low, bar.high, bar.value) for bar in number_bars_of(estimate(given), given).bins]
    [(0, 0, 0.25), (1, 1, 0.25), (2, 2, 0.25), (3, 3, 0.25)]
    """
    mean = estimate.mean
    empty = not estimate.n or mean is None or mean.mean is None
    told = findings.among(estimate.question, estimate.n, respondents) + findings.of_mean(estimate)
    bins: tuple[Bin, ...] = ()
    smoothed = smoothed_histogram(tally) if estimate.question.charted and not empty else None
    if smoothed is not None or (tally.histogram and tally.weighted is None):
        bins = _bins(tally, counts, empty)
        if smoothed is not None:
            bins = _estimated(smoothed, estimate, counts)
            told += (Note.SMOOTHED,)
        values = [value for one in bins for value in (one.value, one.least, one.most)]
        axis = people_axis(values, estimate.n) if counts else share_axis(values)
    else:
        ends = estimate.question.low or 0, estimate.question.high or 1
        low, high = map(estimate.question.in_units, ends)
        held = [] if mean is None or empty else [mean.mean]
        held += [] if mean is None else [mean.low, mean.high]
        axis = number_axis(low, high, held)
    return NumberBars(estimate, bins, axis, told, counts, Note.NOTHING_YET if empty else None)


def _bins(tally: Tally, counts: bool, empty: bool) -> tuple[Bin, ...]:
    """Count the numbers given in bins of a round width, in their order, empty ones too."""
    values = numbers_of(tally.question)
    unit = 1 if counts else max(tally.n, 1)
    found = []
    for inside in _divided(values):
        first, last = values.index(inside[0]), values.index(inside[-1])
        held = sum(tally.histogram[first : last + 1])
        low, high = map(tally.question.in_units, (inside[0], inside[-1]))
        found.append(Bin(low, high, None if empty else held / unit))
    return tuple(found)


def _estimated(
    smoothed: SmoothedHistogram, estimate: QuestionEstimate, counts: bool
) -> tuple[Bin, ...]:
    """Add up the estimated shares of places in the same bins, each with its interval."""
    unit, values = estimate.n if counts else 1, smoothed.numbers
    in_units = estimate.question.in_units
    found = []
    for inside in _divided(values):
        first, last = values.index(inside[0]), values.index(inside[-1])
        part = smoothed.part(first, last + 1, estimate.level)
        ends = [None if end is None else end * unit for end in (part.low, part.high)]
        low, high = map(in_units, (inside[0], inside[-1]))
        found.append(Bin(low, high, part.share * unit, *ends))
    return tuple(found)


def _divided(values: range) -> list[list[int]]:
    """Divide the numbers of a grid into at most 20 bins of a round width, in their order."""
    step = width = values.step
    if len(values) > MOST_BINS:
        span = max(values[-1] - values[0], 1)
        width = -(-math.ceil(round_step(span, MOST_BINS - 1)) // step) * step
    members: dict[int, list[int]] = {}
    for value in values:
        # Bins begin at multiples of their width, as people count.
        members.setdefault(value // width if width > step else value, []).append(value)
    last = max(members)
    if 2 * step * len(members[last]) < width and last - 1 in members:
        # The little that is left over would look like a rare answer: it joins the bin before.
        members[last - 1] += members.pop(last)
    return list(members.values())
