"""Pictures of a number: how often each was given, or its mean with the interval on the range."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.estimate.window_histogram import FittedHistogram, fitted_histogram, numbers_of
from core.present import findings
from core.present.chart.axis import number_axis, people_axis, share_axis
from core.present.chart.shapes import Axis
from core.present.findings import Finding, Note

if TYPE_CHECKING:
    from core.count.tally import Tally
    from core.estimate.results import QuestionEstimate
    from core.rehearse.numbers import TrueNumbers
    from core.survey.model import Question

MOST_BINS = 20
_LEAST_OFFERED, _MOST_OFFERED = 3, 60  # bins, of widths that can be chosen
_FEW = 3  # widths: a grid with a step such as 7 has no more round ones


@dataclass(frozen=True, slots=True)
class Bin:
    """The numbers from `low` to `high`, both held, and what part or how many gave one.

    `least` and `most` are the ends of its interval, None where it was counted, is of one person or
    was smoothed.
    `truth` is what it is of people who are known, None of others.
    """

    low: float
    high: float
    value: float | None
    least: float | None = None
    most: float | None = None
    truth: float | None = None


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
    width: int | None = None,
    fitted: FittedHistogram | None = None,
    truth: TrueNumbers | None = None,
) -> NumberBars:
    """Return the picture of a number without bins.

    In the clear it is a histogram of the numbers given, as people or as shares of those who
    gave one; where reports tell it, the estimated one. Where they tell the mean alone, and where
    numbers in the clear are weighted, or of more values than are counted one by one, it is the
    mean with its interval on the range of the question. Bins are as wide as one of `bin_widths`,
    else as wide as it takes for 20 of them. `fitted` is that histogram where it was estimated
    already, `truth` the numbers of people who are known.

    >>> from core.estimate import estimate
    >>> from core.count.tally import Tally
    >>> from core.examples import example_number
    >>> trips = example_number(3)
    >>> given = Tally(trips, 4, (), total=6, squares=14, histogram=(1, 1, 1, 1))
    >>> [(bar.low, bar.high, bar.value) for bar in number_bars_of(estimate(given), given).bins]
    [(0, 0, 0.25), (1, 1, 0.25), (2, 2, 0.25), (3, 3, 0.25)]
    """
    mean = estimate.mean
    empty = not estimate.n or mean is None or mean.mean is None
    told = findings.among(estimate.question, estimate.n, respondents) + findings.of_mean(estimate)
    bins: tuple[Bin, ...] = ()
    if fitted is None and estimate.question.charted and not empty:
        fitted = fitted_histogram(tally)
    if fitted is not None or (tally.histogram and tally.weighted is None):
        inside = _divided(numbers_of(estimate.question), width_of(estimate.question, width))
        bins = _counted(tally, inside, counts, empty)
        if fitted is not None:
            bins = _estimated(fitted, inside, estimate, counts)
            told += findings.fit_notes(smoothed=fitted.smoothed, converged=fitted.converged)
        if truth is not None and truth.n and not empty:
            bins = _known(bins, inside, truth, estimate.n if counts else 1)
        values = [value for one in bins for value in (one.value, one.least, one.most, one.truth)]
        axis = people_axis(values, estimate.n) if counts else share_axis(values)
    else:
        ends = estimate.question.low or 0, estimate.question.high or 1
        low, high = map(estimate.question.in_units, ends)
        held = [] if mean is None or empty else [mean.mean]
        held += [] if mean is None else [mean.low, mean.high]
        axis = number_axis(low, high, held)
    return NumberBars(estimate, bins, axis, told, counts, Note.NOTHING_YET if empty else None)


def bin_widths(question: Question) -> tuple[int, ...]:
    """Return the round widths that the bins of a number can have, in numbers of its grid.

    >>> from core.examples import example_number
    >>> bin_widths(example_number(100))
    (2, 5, 10, 20)
    """
    values = numbers_of(question)
    able = ((each, _n_bins(values, each)) for each in _round_widths(values))
    return tuple(each for each, n in able if _LEAST_OFFERED <= n <= _MOST_OFFERED)


def width_of(question: Question, chosen: int | None = None) -> int:
    """Return how wide the bins of a number are: as chosen, where they can be, else as is usual.

    >>> from core.examples import example_number
    >>> age = example_number(100)
    >>> width_of(age), width_of(age, 10), width_of(age, 13)
    (5, 10, 5)
    """
    values = numbers_of(question)
    if chosen is not None and chosen in bin_widths(question):
        return chosen
    return next(each for each in _round_widths(values) if _n_bins(values, each) <= MOST_BINS)


def _round_widths(values: range) -> list[int]:
    """Return the step of a grid and its multiples by round numbers, and round ones among these."""
    step, digits = values.step, len(str(values[-1] - values[0]))
    round_ones = [times * 10**power for power in range(digits + 1) for times in (1, 2, 5)]
    multiples = {each for each in round_ones if each % step == 0} | {step}
    return sorted(multiples if len(multiples) > _FEW else {step * each for each in round_ones})


def _n_bins(values: range, width: int) -> int:
    """Return into how many bins `_divided` would divide a grid."""
    if width <= values.step:
        return len(values)
    first, last = values[0] // width, values[-1] // width
    left = len(range(max(values[0], last * width), values[-1] + 1, values.step))
    return last - first + 1 - (2 * values.step * left < width and first < last)


def edges_of(question: Question, chosen: int | None = None) -> tuple[float, ...]:
    """Return where the bins of a grid begin and end on an axis, in units: one more than bins.

    A bin of one number has it in its middle; a wider one begins at its least number and reaches to
    the next bin, as people count completed years.

    >>> from core.examples import example_number
    >>> edges_of(example_number(2))
    (-0.5, 0.5, 1.5, 2.5)
    """
    values, in_units = numbers_of(question), question.in_units
    divided = _divided(values, width_of(question, chosen))
    before = in_units(values.step) / 2 if len(divided) == len(values) else 0.0
    begins = (*(inside[0] for inside in divided), values[-1] + values.step)
    return tuple(float(in_units(each) - before) for each in begins)


def _counted(tally: Tally, divided: list[list[int]], counts: bool, empty: bool) -> tuple[Bin, ...]:
    """Count the numbers given in bins of a round width, in their order, empty ones too."""
    values = numbers_of(tally.question)
    unit = 1 if counts else max(tally.n, 1)
    found = []
    for inside in divided:
        first, last = values.index(inside[0]), values.index(inside[-1])
        held = sum(tally.histogram[first : last + 1])
        low, high = map(tally.question.in_units, (inside[0], inside[-1]))
        found.append(Bin(low, high, None if empty else held / unit))
    return tuple(found)


def _estimated(
    fitted: FittedHistogram,
    divided: list[list[int]],
    estimate: QuestionEstimate,
    counts: bool,
) -> tuple[Bin, ...]:
    """Add up the estimated shares of places in the same bins, each with the interval it has."""
    unit, values = estimate.n if counts else 1, fitted.numbers
    in_units = estimate.question.in_units
    found = []
    for inside in divided:
        first, last = values.index(inside[0]), values.index(inside[-1])
        part = fitted.part(first, last + 1, estimate.level)
        ends = [None if end is None else end * unit for end in (part.low, part.high)]
        low, high = map(in_units, (inside[0], inside[-1]))
        found.append(Bin(low, high, part.share * unit, *ends))
    return tuple(found)


def _known(
    bins: tuple[Bin, ...], divided: list[list[int]], truth: TrueNumbers, unit: int
) -> tuple[Bin, ...]:
    """Set beside each bin how many of the people who are known are in it."""
    shares = (truth.among(inside[0], inside[-1]) / truth.n for inside in divided)
    return tuple(replace(one, truth=share * unit) for one, share in zip(bins, shares, strict=True))


def _divided(values: range, chosen: int) -> list[list[int]]:
    """Divide the numbers of a grid into bins of a round width, in their order."""
    step, width = values.step, chosen
    members: dict[int, list[int]] = {}
    for value in values:
        # Bins begin at multiples of their width, as people count.
        members.setdefault(value // width if width > step else value, []).append(value)
    last = max(members)
    if 2 * step * len(members[last]) < width and last - 1 in members:
        # The little that is left over would look like a rare answer: it joins the bin before.
        members[last - 1] += members.pop(last)
    return list(members.values())
