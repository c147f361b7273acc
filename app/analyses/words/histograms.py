"""Histograms of numbers in words: both sides of an edge, the mean beneath, the few figures."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from app.analyses.words.charts import truth_name
from app.analyses.words.figures import ends
from app.analyses.words.methods import interval_name, interval_of_level, level_name
from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent, plain
from core.estimate.results import MeanEstimate, QuestionEstimate
from core.present.chart import (
    Axis,
    Bar,
    BarChart,
    BinsChart,
    Edge,
    LegendEntry,
    Mark,
    MeanMark,
    Tick,
    number_axis,
)
from core.present.numerals import digits_of_error

_MOST_TICKS = 12


def histogram(
    bars: BarChart,
    estimate: QuestionEstimate,
    edges: tuple[float, ...],
    *,
    even: bool,
    edge: Edge | None,
    mean: MeanMark | None,
    known: Sequence[str] = (),
    rehearsal: bool = False,
) -> BinsChart:
    """Stand bars of bins upright on the axis of their numbers.

    `known` are sentences about the people who are known; they stand last in the caption.
    """
    said = [bars.caption, *known]
    if even:
        said.append(all_equally_wide())
    caption = " ".join(filter(None, said))
    read_out = [bars.alt_text]
    if edge is not None:
        told = tr("The edge is at {edge}: {below}, {above}.")
        read_out.append(told.format(edge=edge.label, below=edge.below, above=edge.above))
    if mean is not None:
        read_out.append(tr("The mean is {mean}.").format(mean=mean.text))
    return BinsChart(
        title=bars.title,
        subtitle=bars.subtitle,
        rows=bars.rows,
        edges=edges,
        axis=bars.axis,
        x_axis=_axis(estimate, edges, even=even),
        caption=caption,
        alt_text=" ".join([*read_out, *known]),
        legend=_legend(bars, estimate, rehearsal=rehearsal),
        readings=tuple(_reading(row, bars, estimate.n, rehearsal=rehearsal) for row in bars.rows),
        badge=bars.badge,
        even=even,
        edge=edge,
        mean=mean,
    )


def _reading(bar: Bar, bars: BarChart, n: int, *, rehearsal: bool) -> tuple[tuple[str, str], ...]:
    """Return what a bar tells where it is pointed at: its share, interval, people and truth."""
    counted = bars.axis.unit == "people"

    def both(value: float) -> tuple[str, str]:
        share, people = (value / n, value) if counted else (value, value * n)
        return percent(share), number(people)

    share, people = both(bar.value or 0.0)
    interval = bars.columns[1]
    known = "" if bar.truth is None else both(bar.truth)[counted]
    told = (
        (tr("Count"), people) if counted else (tr("Share"), share),
        (interval, bar.interval_text),
        (tr("Share"), share) if counted else (tr("Count"), people),
        (truth_name(rehearsal=rehearsal), known),
    )
    return tuple((name, text) for name, text in told if text)


def _axis(estimate: QuestionEstimate, edges: tuple[float, ...], *, even: bool) -> Axis:
    """Return the axis of the numbers: with round marks, or marked where bins begin and end."""
    if even:
        ticks = tuple(Tick(edge, plain(edge)) for edge in edges)
        return in_figures(Axis(edges[0], edges[-1], ticks))
    question = estimate.question
    finest = Fraction(question.step or 1, question.scale)
    return in_figures(number_axis(edges[0], edges[-1], (), most=_MOST_TICKS, finest=finest))


def _legend(
    bars: BarChart, estimate: QuestionEstimate, *, rehearsal: bool
) -> tuple[LegendEntry, ...]:
    counted = bars.axis.unit == "people"
    clear = not estimate.question.sensitive and estimate.effective_n is None
    names = {
        (True, True): tr("people in each bin"),
        (True, False): tr("estimated people in each bin"),
        (False, True): tr("share of each bin"),
        (False, False): tr("estimated share of each bin"),
    }
    entries = [LegendEntry(Mark.BAR, names[counted, clear])]
    if any(row.low is not None for row in bars.rows):
        entries.append(LegendEntry(Mark.INTERVAL, interval_of_level(estimate.level)))
    entries += [entry for entry in bars.legend if entry.mark is Mark.RAW]
    if any(row.truth is not None for row in bars.rows):
        entries.append(LegendEntry(Mark.TRUTH, truth_name(rehearsal=rehearsal)))
    return tuple(entries)


def below_words(share: float) -> str:
    """Say how many are below an edge."""
    return tr("below: {share}").format(share=percent(share))


def above_words(
    share: float, low: float | None, high: float | None, n: int, *, counted: bool
) -> str:
    """Say how many are at or above an edge; `counted` tells that nothing is estimated."""
    told = tr("at or above: {share} ({range}), about {people}")
    if counted:
        told = tr("at or above: {share} ({range}), {people}")
    if low is None or high is None:
        told = tr("at or above: {share}, about {people}")
    share_text, people = percent(share), _people(share * n)
    return told.format(share=share_text, range=_span(low, high), people=people)


def _people(n: float) -> str:
    shown = number(n)
    return tr("1 person") if shown == figures(1) else tr("{n} people").format(n=shown)


def _span(low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return ""
    return ends(number(100 * low, 1), number(100 * high, 1))


def mean_mark(mean: MeanEstimate, truth: float | None) -> MeanMark | None:
    """Return a mean as it stands beneath the axis; None where there is none."""
    if mean.mean is None:
        return None
    digits = digits_of_error(mean.se)
    text = number(mean.mean, digits)
    if mean.low is not None and mean.high is not None:
        span = ends(number(mean.low, digits), number(mean.high, digits))
        text = tr("{value} ({range})").format(value=text, range=span)
    return MeanMark(mean.mean, mean.low, mean.high, tr("mean"), text, truth)


def mean_figure(mean: MeanEstimate, truth: float | None) -> tuple[str, str, str]:
    """Return a mean, what it is with its interval, and the truth, for a strip of figures."""
    digits = digits_of_error(mean.se)
    meaning = tr("mean")
    if mean.low is not None and mean.high is not None:
        span = ends(number(mean.low, digits), number(mean.high, digits))
        meaning = tr("mean, {range}").format(range=span)
    known = "" if truth is None else tr("truth {value}").format(value=_told(truth, digits))
    return _told(mean.mean or 0.0, digits), meaning, known


def _told(value: float, digits: int) -> str:
    return number(value, digits)


def edge_figure(
    label: str, share: float, low: float | None, high: float | None, truth: tuple[int, int] | None
) -> tuple[str, str, str]:
    """Return the share at or above an edge, as `mean_figure` does; `truth` is so many of n."""
    meaning = tr("at or above {edge}").format(edge=label)
    if low is not None and high is not None:
        told = tr("at or above {edge}, {range}")
        meaning = told.format(edge=label, range=ends(number(100 * low, 1), percent(high)))
    known = ""
    if truth is not None:
        people, n = truth
        told = tr("truth {share}, {people}")
        known = told.format(share=percent(people / n), people=_people(people))
    return percent(share), meaning, known


def median_figure(
    quarters: Sequence[float],
    truth: Sequence[float] | None,
    span: tuple[float, float],
) -> tuple[str, str, str]:
    """Return a median with its interval and the quarters beside it, as `mean_figure` does."""
    first, half, third = (_short(each) for each in quarters)
    within = ends(*(_short(each) for each in span))
    told = tr("median, {range}; quarters at {first} and {third}")
    meaning = told.format(range=within, first=first, third=third)
    known = ""
    if truth is not None:
        told = tr("truth {half}; {first} and {third}")
        names = ("first", "half", "third")
        texts = (_short(each) for each in truth)
        known = told.format(**dict(zip(names, texts, strict=True)))
    return half, meaning, known


def _short(value: float) -> str:
    """Write a number with the decimals that it has, one at most."""
    return number(value, 0 if value == round(value) else 1)


def beyond_truth(number_: float, share: float, *, below: bool) -> str:
    """Say what a fitted histogram puts where nobody is of the people who are known."""
    told = tr("No one is above {number} in truth; the fit puts {share} there.")
    if below:
        told = tr("No one is under {number} in truth; the fit puts {share} there.")
    return told.format(number=plain(number_), share=percent(share))


def mean_is_unbiased(*, smoothed: bool) -> str:
    """Say that the mean does not rest on the fitted histogram."""
    if smoothed:
        return tr("The mean needs no smoothing and is unbiased.")
    return tr("The mean needs no fit and is unbiased.")


def all_equally_wide() -> str:
    """Say that bars do not show how wide their bins are."""
    return tr("All bars are equally wide, though the bins are not.")


def of_groups() -> str:
    """Head the histograms of groups."""
    return tr("Histograms of the groups")


def one_axis_and_edge() -> str:
    """Say what the histograms of groups share."""
    return tr("One axis and one edge for all of them; moving one moves all.")


def interval_of_edge(level: float, interval: str, *, of_quarters: bool) -> str:
    """Name the interval of the share at or above an edge, which may be that of quarters, too."""
    told = tr("Interval at the edge: {level}, {name}.")
    if of_quarters:
        told = tr("Intervals at the edge and of the quarters: {level}, {name}.")
    return told.format(level=level_name(level), name=interval_name(interval))


def interval_of_bars(level: float, interval: str) -> str:
    told = tr("Intervals of the bars: {level}, {name}.")
    return told.format(level=level_name(level), name=interval_name(interval))


def too_few_for_edge(n: int, needed: int) -> str:
    """Say why the share at or above an edge has no interval."""
    told = tr("Too few reports for an interval at the edge: {n} of the {needed} that it takes.")
    return told.format(n=figures(n), needed=figures(needed))
