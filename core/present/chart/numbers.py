"""Pictures of a number: how often each was given, or its mean with the interval on the range."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.present import findings
from core.present.chart.axis import number_axis, people_axis, round_step, share_axis
from core.present.chart.shapes import Axis
from core.present.findings import Finding, Note
from core.privacy.mechanisms import Grid

if TYPE_CHECKING:
    from core.estimate.tally import Tally
    from core.estimate.values import QuestionEstimate

MOST_BINS = 20


@dataclass(frozen=True, slots=True)
class Bin:
    """The numbers from `low` to `high`, both held, and what part or how many gave one."""

    low: int
    high: int
    value: float | None


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
    gave one; where they are randomized, weighted, or of more values than are counted one by
    one, it is the mean with its interval on the range of the question.

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
    if tally.histogram and tally.weighted is None:
        bins = _bins(tally, counts, empty)
        values = [one.value for one in bins]
        axis = people_axis(values, estimate.n) if counts else share_axis(values)
    else:
        low, high = estimate.question.low or 0, estimate.question.high or 1
        held = [] if mean is None or empty else [mean.mean]
        held += [] if mean is None else [mean.low, mean.high]
        axis = number_axis(low, high, held)
    return NumberBars(estimate, bins, axis, told, counts, Note.NOTHING_YET if empty else None)


def _bins(tally: Tally, counts: bool, empty: bool) -> tuple[Bin, ...]:
    """Count the numbers given in bins of a round width, in their order, empty ones too."""
    grid = tally.question.form
    assert isinstance(grid, Grid)  # noqa: S101 - for the type checker
    values = range(grid.low, grid.low + grid.step * grid.size, grid.step)
    width = grid.step
    if len(values) > MOST_BINS:
        span = max(values[-1] - values[0], 1)
        width = -(-math.ceil(round_step(span, MOST_BINS - 1)) // grid.step) * grid.step
    members: dict[int, list[int]] = {}
    held: Counter[int] = Counter()
    for value, times in zip(values, tally.histogram, strict=True):
        # Bins begin at multiples of their width, as people count.
        place = value // width if width > grid.step else value
        members.setdefault(place, []).append(value)
        held[place] += times
    last = max(members)
    if 2 * grid.step * len(members[last]) < width and last - 1 in members:
        # The little that is left over would look like a rare answer: it joins the bin before.
        members[last - 1] += members.pop(last)
        held[last - 1] += held.pop(last)
    unit = 1 if counts else max(tally.n, 1)
    return tuple(
        Bin(inside[0], inside[-1], None if empty else held[place] / unit)
        for place, inside in members.items()
    )
