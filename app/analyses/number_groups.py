"""The histograms of a number in groups: small multiples on one axis, divided by one edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.analyses.numbers import Numbers, has_histogram, numbers_in
from app.analyses.parts import BarChart, BinsChart, Multiples, Part, Sentence, Tone
from app.analyses.tallies import Tallies
from app.analyses.words import histograms as words
from app.analyses.words.charts import bar_chart
from app.analyses.words.nested import more_panels, panel_title
from app.analyses.words.numbers import number_chart
from app.words.axes import in_figures
from core.count.tally import Tally
from core.estimate import QuestionEstimate
from core.estimate.window_histogram import FittedHistogram
from core.present.chart import people_axis, share_axis
from core.survey import Question

_MOST_PANELS = 12


def histograms_of_groups(
    tallies: Tallies, question: Question, names: Mapping[str, str]
) -> tuple[Part, ...]:
    """Return the histogram of each group that anybody is in; nothing where there is none.

    `names` are those of groups. The edge is that of all together.
    """
    whole = numbers_in(tallies, question)
    if whole is None:
        return ()
    choices = replace(whole.choices, edge=whole.edge)
    titles: list[str] = []
    charts: list[BinsChart] = []
    groups = tallies.estimate(question).groups
    for group in groups[:_MOST_PANELS]:
        tally = tallies.content.groups[question.id][group.value]
        if not has_histogram(tally):
            continue
        fitted = tallies.fitted(question, group.value)
        numbers = Numbers(tally, group.estimate, choices, fitted, None)
        bars = _bars(tallies, group.estimate, tally, fitted)
        titles.append(panel_title(names[group.value], tally.n))
        chart = numbers.chart(bars, rehearsal=bool(tallies.content.rehearsal))
        charts.append(replace(chart, title=f"{chart.title} · {names[group.value]}"))
    if not charts:
        return ()
    rows = [row for chart in charts for row in chart.rows]
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    most = max(tally.n for tally in tallies.content.groups[question.id].values())
    axis = in_figures(people_axis(values, most) if choices.counts else share_axis(values))
    aligned = tuple(replace(chart, axis=axis) for chart in charts)
    told = (words.one_axis_and_edge(), more_panels(len(groups) - len(groups[:_MOST_PANELS])))
    lead = Sentence(words.of_groups(), tuple(filter(None, told)), Tone.LEAD)
    return lead, Multiples(tuple(titles), aligned)


def _bars(
    tallies: Tallies, estimate: QuestionEstimate, tally: Tally, fitted: FittedHistogram | None
) -> BarChart:
    """Return the bins of a number in one group."""
    choices, language = tallies.request.choices, tallies.language
    rehearsal = bool(tallies.content.rehearsal)
    if estimate.options:
        consistent = choices.consistent
        return bar_chart(
            estimate, language, counts=choices.counts, consistent=consistent, rehearsal=rehearsal
        )
    return number_chart(
        estimate,
        tally,
        language,
        counts=choices.counts,
        rehearsal=rehearsal,
        width=choices.bin_width,
        fitted=fitted,
        mean_beside=True,
    )
