"""Pictures of a number: how often each was given, or its mean with the interval on the range."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from core.present.chart.axis import number_axis, people_axis, round_step, share_axis
from core.present.chart.bars import NOTHING_YET, asked_sentence
from core.present.chart.shapes import Bar, BarChart
from core.present.wording import (
    digits_of_error,
    interval_name,
    level_text,
    method_line,
    number,
    percent,
    value_range,
)
from core.privacy.mechanisms import Grid
from core.survey.model import text_in

if TYPE_CHECKING:
    from core.estimate.tally import Tally
    from core.estimate.values import QuestionEstimate

MOST_BINS = 20


def number_chart_of(
    estimate: QuestionEstimate,
    tally: Tally,
    language: str,
    *,
    counts: bool = False,
    rehearsal: bool = False,
    respondents: int | None = None,
) -> BarChart:
    """Return the picture of a number without bins.

    In the clear it is a histogram of the numbers given, as people or as shares of those who
    gave one; where they are randomized, weighted, or of more values than are counted one by
    one, it is the mean with its interval on the range of the question.
    """
    histogram = bool(tally.histogram) and tally.weighted is None
    subtitle = method_line(estimate, plural=False)
    title = text_in(estimate.question.text, language)
    mean = estimate.mean
    caption = " ".join(
        [*asked_sentence(estimate.question, estimate.n, respondents), *mean_sentences(estimate)]
    )
    rows = _bins(tally, counts) if histogram else _mean_row(estimate)
    if not estimate.n or mean is None or mean.mean is None:
        rows = tuple(replace(row, value=None, value_text="", interval_text="") for row in rows)
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    empty = all(row.value is None for row in rows)
    if histogram:
        axis = people_axis(values, estimate.n) if counts else share_axis(values)
        columns = ("Count" if counts else "Share", "")
    else:
        low, high = estimate.question.low or 0, estimate.question.high or 1
        axis = number_axis(low, high, values)
        columns = ("Mean", f"{level_text(estimate.level)} interval")
    return BarChart(
        title=title,
        subtitle=subtitle,
        rows=rows,
        axis=axis,
        caption=caption,
        alt_text=_alt_text(estimate, rows, title, subtitle, caption, histogram, rehearsal),
        columns=("", "") if empty else columns,
        badge="Rehearsal" if rehearsal else "",
        message=NOTHING_YET if empty else "",
        dots=not histogram,
    )


def mean_sentences(estimate: QuestionEstimate) -> list[str]:
    """Tell the mean with its error, and what to bear in mind about it."""
    found = estimate.mean
    if found is None or found.mean is None:
        return []
    digits = digits_of_error(found.se)
    sentence = f"The mean is {number(found.mean, digits)}"
    if found.se is not None:
        sentence += f", its standard error {number(found.se, digits)}"
    if found.low is not None and found.high is not None:
        span = value_range(found.low, found.high, digits)
        sentence += f", its {level_text(estimate.level)} interval {span}"
        # The line of the method names the interval of the shares, or that of a mean alone.
        if found.interval is not None and estimate.options and found.interval != estimate.interval:
            sentence += f" ({interval_name(found.interval)})"
    return [f"{sentence}.", *mean_oddities(estimate)]


def mean_oddities(estimate: QuestionEstimate) -> list[str]:
    """Tell where a mean lies outside its range, and what to bear in mind about it."""
    found = estimate.mean
    if found is None or found.mean is None:
        return []
    sentences = []
    low, high = estimate.question.low, estimate.question.high
    if low is not None and high is not None and not low <= found.mean <= high:
        sentences.append(
            f"It lies outside {value_range(low, high)}, where every true mean is, because an "
            "unbiased estimate is not held within."
        )
    return [*sentences, found.note] if found.note else sentences


def _bins(tally: Tally, counts: bool) -> tuple[Bar, ...]:
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
    rows = []
    for place, inside in members.items():
        share = held[place] / tally.n if tally.n else 0.0
        label = number(inside[0])
        if len(inside) > 1:
            label += f" to {number(inside[-1])}"
        rows.append(
            Bar(
                option=str(inside[0]),
                label=label,
                value=float(held[place]) if counts else share,
                low=None,
                high=None,
                value_text=number(held[place]) if counts else percent(share),
            )
        )
    return tuple(rows)


def _mean_row(estimate: QuestionEstimate) -> tuple[Bar, ...]:
    mean = estimate.mean
    if mean is None or mean.mean is None:
        return (Bar("mean", "Mean", None, None, None),)
    digits = digits_of_error(mean.se)
    span = ""
    if mean.low is not None and mean.high is not None:
        span = value_range(mean.low, mean.high, digits)
    text = number(mean.mean, digits)
    return (
        Bar("mean", "Mean", mean.mean, mean.low, mean.high, value_text=text, interval_text=span),
    )


def _alt_text(
    estimate: QuestionEstimate,
    rows: tuple[Bar, ...],
    title: str,
    subtitle: str,
    caption: str,
    histogram: bool,
    rehearsal: bool,
) -> str:
    among = "made-up respondents" if rehearsal else "respondents"
    if all(row.value is None for row in rows):
        return f"Empty chart for the question “{title}”. {NOTHING_YET}"
    if not histogram:
        first = f"The mean for the question “{title}”, from {estimate.n:,} {among}."
        return f"{first} {caption} Method: {subtitle}."
    told = "; ".join(f"{row.label}, {row.value_text}" for row in rows)
    first = f"Histogram of the numbers given for the question “{title}”, by {estimate.n:,} {among}."
    return f"{first} In their order: {told}. {caption} Method: {subtitle}."
