"""A scale in words: its steps stacked, and the sums of steps at its ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.analyses.words.methods import interval_name, level_name, method_line
from app.words.axes import in_figures
from app.words.catalogue import figures, joined, set_apart, tr
from app.words.numerals import in_percent, number, percent, value_range
from core.estimate.means import range_of
from core.estimate.results import MeanEstimate, QuestionEstimate
from core.estimate.sets import SetEstimate
from core.present.chart import Bar, BarChart, StackChart, Step, SumOfSteps, plain_axis
from core.present.numerals import digits_of_error
from core.present.table import Cell, Column, Table

MOST_STEPS = 7


def on_its_scale(estimate: QuestionEstimate, mean: MeanEstimate) -> BarChart | None:
    """Return a mean on the scale of its question; None where there is none."""
    ends = range_of(estimate.question)
    if ends is None or mean.mean is None:
        return None
    least, most = (number(end) for end in ends)
    title = tr("On its scale, {least} to {most}").format(least=least, most=most)
    digits = digits_of_error(mean.se)
    told = number(mean.mean, digits)
    bar = Bar("mean", tr("mean"), mean.mean, mean.low, mean.high, value_text=told)
    axis = plain_axis([*ends, mean.low, mean.high], zero=False)
    return BarChart(
        title=title,
        subtitle=method_line(estimate),
        rows=(bar,),
        axis=in_figures(axis),
        caption="",
        alt_text=f"{title}. {bar.label}: {told}.",
        columns=("", ""),
        dots=True,
        beside=1,
    )


def stack_chart(
    bars: BarChart, estimate: QuestionEstimate, ends: Sequence[SetEstimate]
) -> StackChart:
    """Return the steps of a scale stacked; `ends` are the sums of steps at both ends.

    Where an unbiased share is below zero, which no length can be, the consistent shares stand.
    """
    labels = {bar.option: bar.label for bar in bars.rows}
    found = estimate.options
    below = any((one.share or 0.0) < 0 for one in found)
    shares = [(one.consistent if below else one.share) or 0.0 for one in found]
    whole = sum(shares) or 1.0
    steps = [
        Step(labels[one.option], share / whole, number(100 * share, 1))
        for one, share in zip(found, shares, strict=True)
    ]
    caption = ""
    if below:
        caption = tr("Stacked are the consistent shares, as one of the unbiased is below zero.")
    ids = [one.option for one in found]
    of_sums = {end.interval for end in ends if end.low is not None}
    if estimate.together > 1 or of_sums - {estimate.interval}:
        told = tr("Intervals of the sums, each by itself: {level}, {names}.")
        names = joined([interval_name(each) for each in sorted(of_sums)])
        caption += " " + told.format(level=level_name(estimate.level), names=names)
    sums = []
    for end in ends:
        if end.share is None or end.low is None or end.high is None:
            continue
        share = percent(end.share)
        span = value_range(100 * end.low, 100 * end.high, 1)
        names = tr("{first} or {second}").format(
            first=set_apart(labels[end.options[0]]), second=set_apart(labels[end.options[-1]])
        )
        first, last = ids.index(end.options[0]), ids.index(end.options[-1])
        sums.append(SumOfSteps(first, last, names, share, f"({span})"))
    texts = [f"{step.label}: {in_percent(step.text)}." for step in steps]
    texts += [f"{one.names} {one.share} {one.interval}." for one in sums]
    return StackChart(
        title=bars.title,
        subtitle=method_line(estimate, intervals=of_sums),
        steps=tuple(steps),
        sums=tuple(sums),
        caption=caption.strip(),
        alt_text=" ".join([f"{bars.title}.", *texts, caption.strip()]).strip(),
        badge=bars.badge,
    )


def tinted(bars: BarChart) -> BarChart:
    """Give the bar of each step the tint of its place in the scale."""
    last = max(len(bars.rows) - 1, 1)
    rows = tuple(replace(bar, tint=place / last) for place, bar in enumerate(bars.rows))
    return replace(bars, rows=rows)


def numbered_steps(table: Table) -> Table:
    """Number the steps of a scale as its mean counts them, and add up their shares."""
    shown = [column.key for column in table.columns]
    if "share" not in shown:
        return table
    first = replace(table.columns[0], heading=tr("Step"))
    up_to, rows = 0.0, []
    for place, row in enumerate(table.rows, 1):
        share = row[shown.index("share")].value
        up_to += share if isinstance(share, int | float) else 0.0
        numbered = replace(row[0], text=f"{figures(place)} {row[0].text}")
        rows.append((numbered, *row[1:], Cell(up_to, number(up_to, 2))))
    columns = (first, *table.columns[1:], Column("up_to", tr("Up to here %")))
    return replace(table, columns=columns, rows=tuple(rows))


def mean_of_steps(n: int, *, unbiased: bool) -> str:
    """Say what is averaged."""
    if unbiased:
        return tr("mean of the {n} steps, unbiased").format(n=figures(n))
    return tr("mean of the {n} steps").format(n=figures(n))


def equally_far() -> str:
    """Say what a mean of steps takes for granted."""
    return tr(
        "Steps stand in the order of the question. The mean counts them as if they were equally "
        "far apart; the shares do not need that."
    )
