"""Numbers in words: how often each was given, or their mean on the range of the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.analyses.words.charts import method_text, spoken, truth_name
from app.analyses.words.findings import Scale, note_sentence, sentences
from app.analyses.words.methods import interval_of_level, method_line
from app.words.answers import range_text
from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent, value_range
from core.present.chart import Bar, BarChart, LegendEntry, Mark, number_bars_of
from core.present.chart.numbers import NumberBars
from core.present.findings import MeanFound
from core.present.numerals import digits_of_error
from core.survey.model import text_in

if TYPE_CHECKING:
    from core.count.tally import Tally
    from core.estimate.results import QuestionEstimate
    from core.estimate.window_histogram import FittedHistogram
    from core.rehearse.numbers import TrueNumbers


def number_chart(
    estimate: QuestionEstimate,
    tally: Tally,
    language: str,
    *,
    counts: bool = False,
    rehearsal: bool = False,
    respondents: int | None = None,
    width: int | None = None,
    fitted: FittedHistogram | None = None,
    truth: TrueNumbers | None = None,
    mean_beside: bool = False,
) -> BarChart:
    """Return the picture of a number without bins; see `number_bars_of`.

    Its caption tells the mean, unless that stands beside it.
    """
    found = number_bars_of(
        estimate,
        tally,
        counts=counts,
        respondents=respondents,
        width=width,
        fitted=fitted,
        truth=truth,
    )
    rows = _bin_rows(found) if found.bins else (_mean_row(found, truth),)
    columns = (tr("Mean"), interval_of_level(estimate.level))
    if found.bins:
        whiskers = any(row.low is not None for row in rows)
        columns = (
            tr("Count") if counts else tr("Share"),
            interval_of_level(estimate.level) if whiskers else "",
        )
    empty = found.empty is not None
    said = bool(found.bins) and mean_beside
    told = [each for each in found.findings if not (said and isinstance(each, MeanFound))]
    legend: tuple[LegendEntry, ...] = ()
    if not found.bins and rows[0].truth is not None:
        legend = (LegendEntry(Mark.TRUTH, truth_name(rehearsal=rehearsal)),)
    drawn = BarChart(
        title=text_in(estimate.question.text, language),
        subtitle=method_line(estimate, plural=False),
        rows=rows,
        axis=in_figures(found.axis),
        caption=" ".join(sentences(told, Scale(estimate.question, language))),
        alt_text="",
        columns=("", "") if empty else columns,
        badge=tr("Rehearsal") if rehearsal else "",
        message="" if found.empty is None else note_sentence(found.empty),
        dots=not found.bins,
        legend=legend,
    )
    return replace(drawn, alt_text=_read_out_number(drawn, found, rehearsal))


def _bin_rows(found: NumberBars) -> tuple[Bar, ...]:
    rows = []
    for part in found.bins:
        text = ""
        if part.value is not None:
            text = number(part.value) if found.counts else percent(part.value)
        label, span = range_text(part.low, part.high), ""
        if part.least is not None and part.most is not None:
            ends = (part.least, part.most) if found.counts else (100 * part.least, 100 * part.most)
            span = value_range(*ends, 0 if found.counts else 1)
        ends_at = (part.least, part.most)
        bar = Bar(str(part.low), label, part.value, *ends_at, value_text=text, interval_text=span)
        rows.append(replace(bar, truth=part.truth))
    return tuple(rows)


def _mean_row(found: NumberBars, truth: TrueNumbers | None) -> Bar:
    mean = found.estimate.mean
    if mean is None or mean.mean is None:
        return Bar("mean", tr("Mean"), None, None, None)
    if found.empty is not None:
        return Bar("mean", tr("Mean"), None, mean.low, mean.high)
    digits = digits_of_error(mean.se)
    span = ""
    if mean.low is not None and mean.high is not None:
        span = value_range(mean.low, mean.high, digits)
    text = number(mean.mean, digits)
    known = None
    if truth is not None and truth.n:
        known = truth.mean / found.estimate.question.scale
    ends = mean.low, mean.high
    bar = Bar("mean", tr("Mean"), mean.mean, *ends, value_text=text, interval_text=span)
    return replace(bar, truth=known)


def _read_out_number(chart: BarChart, found: NumberBars, rehearsal: bool) -> str:
    n, title = found.estimate.n, chart.title
    if chart.message:
        told = tr("Empty chart for the question “{title}”. {message}")
        return told.format(title=title, message=chart.message)
    parts: Sequence[str] = (chart.caption, method_text(chart.subtitle))
    if not found.bins:
        told = tr("The mean for the question “{title}”, from {n} respondents.", "", n)
        if rehearsal:
            told = tr("The mean for the question “{title}”, from {n} made-up respondents.", "", n)
    else:
        told = tr(
            "Histogram of the numbers given for the question “{title}”, by {n} respondents.", "", n
        )
        if rehearsal:
            told = tr(
                "Histogram of the numbers given for the question “{title}”, by {n} made-up "
                "respondents.",
                "",
                n,
            )
        if found.estimate.question.charted:
            told = tr(
                "The estimated histogram for the question “{title}”, from {n} respondents.", "", n
            )
            if rehearsal:
                told = tr(
                    "The estimated histogram for the question “{title}”, from {n} made-up "
                    "respondents.",
                    "",
                    n,
                )
        each = "; ".join(spoken(bar, "" if found.counts else "%") for bar in chart.rows)
        parts = (tr("In their order: {answers}.").format(answers=each), *parts)
    return " ".join([told.format(title=title, n=figures(n)), *parts])
