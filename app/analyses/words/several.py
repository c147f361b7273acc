"""Several yes/no questions beside each other, in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.words.methods import (
    asked_for,
    interval_of_level,
    mechanism_text,
    named_intervals,
    people_parts,
)
from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text, number, percent, value_range
from core.estimate.results import QuestionEstimate, missed
from core.present.chart import Bar, BarChart, share_axis
from core.present.table import Cell, Column, Table
from core.privacy.epsilon import compose
from core.survey import text_in

_NOTHING = "–"


def method(found: Sequence[QuestionEstimate]) -> str:
    """Tell how many answered, ε over all that are sensitive, and the intervals."""
    least, most = min(each.n for each in found), max(each.n for each in found)
    n = figures(most)
    if least != most:
        n = tr("{low} to {high}").format(low=figures(least), high=n)
    parts = [f"n = {n}", *people_parts(found[0].selection_text)]
    sensitive = [each.question for each in found if each.question.sensitive]
    if sensitive:
        together = epsilon_text(compose(question.ratio for question in sensitive))
        parts.append(tr("ε {epsilon} together").format(epsilon=together))
    names = {each.interval for each in found if each.options[0].low is not None}
    parts += named_intervals(names, found[0].level, found[0].together)
    parts += asked_for(missed(found[0].asked, names))
    return " · ".join(parts)


def shares_chart(found: Sequence[QuestionEstimate], language: str, badge: str) -> BarChart:
    """Return the share of Yes to each question, with n and saved reports before the bars."""
    rows = []
    for each in found:
        yes, label = each.options[0], text_in(each.question.text, language)
        known = yes.low is not None and yes.high is not None
        span = value_range(100 * (yes.low or 0.0), 100 * (yes.high or 0.0), 1) if known else ""
        rows.append(
            Bar(
                each.question.id,
                label,
                yes.share,
                yes.low,
                yes.high,
                value_text="" if yes.share is None else percent(yes.share),
                interval_text=span,
                lead=(figures(each.n), figures(yes.reported or 0)),
            )
        )
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    title = tr("Yes to each question")
    told = " ".join(f"{row.label}: {row.value_text}, {row.interval_text}." for row in rows)
    return BarChart(
        title=title,
        subtitle=method(found),
        rows=tuple(rows),
        axis=in_figures(share_axis(values)),
        caption=tr("Each question was asked by its own design; its row tells its own interval."),
        alt_text=f"{title}. {told}",
        columns=(tr("Share"), interval_of_level(found[0].level)),
        badge=badge,
        heads=(tr("Question"), tr("n"), tr("Saved")),
    )


def shares_table(found: Sequence[QuestionEstimate], language: str) -> Table:
    """Return the share of Yes to each question with its design."""
    columns = (
        Column("question", tr("Question"), numeric=False),
        Column("mechanism", tr("Design"), numeric=False),
        Column("share", tr("Share %")),
        Column("se", tr("Error")),
        Column("interval", interval_of_level(found[0].level)),
    )
    rows = []
    for each in found:
        yes = each.options[0]
        known = yes.low is not None and yes.high is not None
        span = value_range(100 * (yes.low or 0.0), 100 * (yes.high or 0.0), 2)
        rows.append(
            (
                Cell(each.question.id, text_in(each.question.text, language)),
                Cell(None, mechanism_text(each.question)),
                _cell(yes.share),
                _cell(yes.se),
                Cell(yes.low, span if known else _NOTHING),
            )
        )
    return Table(tr("Yes to each question"), method(found), columns, tuple(rows), ())


def _cell(value: float | None) -> Cell:
    if value is None:
        return Cell(None, _NOTHING)
    return Cell(100 * value, number(100 * value, 2))
