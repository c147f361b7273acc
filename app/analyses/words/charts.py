"""Bar charts in words: labels, numbers, caption, and what is read out instead of the picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from app.analyses.words.findings import Scale, note_sentence, sentences, why_outside
from app.analyses.words.methods import (
    consistent_name,
    interval_name,
    interval_of_level,
    level_name,
    method_line,
)
from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.numerals import both_ends, number, percent, value_range, written
from core.present.chart import Bar, BarChart, LegendEntry, Mark, bars_of
from core.present.chart.bars import Bars, ShownShare
from core.present.findings import ChanceOf, consistent_kind
from core.survey.model import text_in

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate


def bar_chart(
    estimate: QuestionEstimate,
    language: str,
    *,
    counts: bool = False,
    raw: bool = False,
    truth: Mapping[str, float] | None = None,
    consistent: bool = False,
    largest_first: bool = False,
    chance: ChanceOf | None = None,
    rehearsal: bool = False,
    respondents: int | None = None,
) -> BarChart:
    """Return the bar chart of a question with the survey's texts in `language`; see `bars_of`."""
    bars = bars_of(
        estimate,
        counts=counts,
        raw=raw,
        truth=truth,
        consistent=consistent,
        largest_first=largest_first,
        chance=chance,
        respondents=respondents,
    )
    counted = estimate.n if counts else None
    scale = Scale(estimate.question, language, bars.digits, counted)
    subtitle = method_line(estimate, plural=len(bars.rows) != 1)
    if consistent:
        subtitle += " · " + consistent_name(consistent_kind(estimate.question))
    rows = tuple(_bar(row, bars, scale) for row in bars.rows)
    caption = " ".join(sentences(bars.findings, scale))
    drawn = BarChart(
        title=text_in(estimate.question.text, language),
        subtitle=subtitle,
        rows=rows,
        axis=in_figures(bars.axis),
        caption=caption,
        alt_text="",
        legend=tuple(LegendEntry(mark, _legend(mark, bars, rehearsal)) for mark in bars.legend),
        columns=(
            tr("Count") if counts else tr("Share"),
            interval_of_level(estimate.level) if any(row.interval_text for row in rows) else "",
        ),
        badge=tr("Rehearsal") if rehearsal else "",
        message="" if bars.empty is None else note_sentence(bars.empty),
    )
    return replace(drawn, alt_text=_read_out(drawn, bars, rehearsal))


def in_one_table(chart: BarChart, estimate: QuestionEstimate) -> BarChart:
    """Put the numbers of reports before the bars, so that chart and table are one."""
    found = {each.option: each for each in estimate.options}
    some = any(each.asked is not None for each in estimate.options)
    rows = []
    for bar in chart.rows:
        share = found[bar.option]
        lead = (share.asked, share.reported) if some else (share.reported,)
        rows.append(replace(bar, lead=tuple(figures(n or 0) for n in lead)))
    heads = (tr("Answer"), tr("Asked"), tr("Saved")) if some else (tr("Answer"), tr("Saved"))
    return replace(chart, rows=tuple(rows), heads=heads)


def _bar(row: ShownShare, bars: Bars, scale: Scale) -> Bar:
    digits = bars.digits

    def told(value: float) -> str:
        return number(value) if bars.counts else percent(value, digits)

    def span(low: float, high: float) -> str:
        return value_range(low, high) if bars.counts else value_range(100 * low, 100 * high, digits)

    known = row.low is not None and row.high is not None
    return Bar(
        option=row.option,
        label=scale.name(row.option),
        value=row.value,
        low=row.low,
        high=row.high,
        raw=row.raw,
        truth=row.truth,
        value_text="" if row.value is None else told(row.value),
        interval_text=span(row.low or 0.0, row.high or 0.0) if known else "",
        note=why_outside(row.outside),
    )


def truth_name(*, rehearsal: bool) -> str:
    """Return what the diamonds of a truth are called."""
    return tr("truth of the rehearsal") if rehearsal else tr("known truth")


def _legend(mark: Mark, bars: Bars, rehearsal: bool) -> str:
    clear = bars.estimate.question.channel is None
    if mark is Mark.INTERVAL:
        return interval_of_level(bars.estimate.level)
    if mark is Mark.RAW:
        return tr("count as saved") if bars.counts else tr("share as saved")
    if mark is Mark.TRUTH:
        return truth_name(rehearsal=rehearsal)
    if bars.consistent:
        return tr("consistent count") if bars.counts else tr("consistent share")
    if clear:
        return tr("observed count") if bars.counts else tr("observed share")
    return tr("unbiased count") if bars.counts else tr("unbiased share")


def _read_out(chart: BarChart, bars: Bars, rehearsal: bool) -> str:
    """Tell in full sentences what the chart shows, the leading numbers first."""
    estimate, title = bars.estimate, chart.title
    if chart.message:
        told = tr("Empty bar chart for the question “{title}”. {message}")
        return told.format(title=title, message=chart.message)
    first = _first_sentence(bars.counts, estimate.n, rehearsal)
    parts = [first.format(title=title, n=figures(estimate.n))]
    ranked = sorted(chart.rows, key=lambda bar: -(bar.value or 0.0))
    unit = "" if bars.counts else "%"
    if len(ranked) == 1:
        parts.append(f"{spoken(ranked[0], unit)}.")
    else:
        told = tr("Of {n} answers the largest is {answer}.", "", len(ranked))
        parts.append(told.format(n=figures(len(ranked)), answer=spoken(ranked[0], unit)))
        if between := ranked[1:-1][:4]:
            then = "; ".join(spoken(bar, unit) for bar in between)
            parts.append(tr("Then come {answers}.").format(answers=then))
        told = tr("The smallest is {answer}.")
        parts.append(told.format(answer=spoken(ranked[-1], unit)))
    if any(bar.low is not None for bar in chart.rows):
        told = tr("Intervals are {level} {name} intervals.")
        name = interval_name(estimate.interval)
        parts.append(told.format(level=level_name(estimate.level), name=name))
    parts.append(method_text(chart.subtitle))
    return " ".join([*parts, chart.caption]).strip()


def _first_sentence(counts: bool, n: int, rehearsal: bool) -> str:
    if counts and rehearsal:
        return tr(
            "Bar chart of the estimated counts for the question “{title}”, from {n} made-up "
            "respondents.",
            "",
            n,
        )
    if counts:
        return tr(
            "Bar chart of the estimated counts for the question “{title}”, from {n} respondents.",
            "",
            n,
        )
    if rehearsal:
        return tr(
            "Bar chart of the estimated shares for the question “{title}”, from {n} made-up "
            "respondents.",
            "",
            n,
        )
    return tr(
        "Bar chart of the estimated shares for the question “{title}”, from {n} respondents.", "", n
    )


def spoken(bar: Bar, unit: str) -> str:
    if bar.low is None or bar.high is None:
        return tr("{answer}, {value}").format(answer=bar.label, value=bar.value_text)
    told = tr("{answer}, {value} (interval {low} to {high})")
    low, high = both_ends(bar.interval_text)
    return told.format(answer=bar.label, value=bar.value_text, low=low, high=high + written(unit))


def method_text(subtitle: str) -> str:
    """Say how the numbers came about."""
    return tr("Method: {method}.").format(method=subtitle)
