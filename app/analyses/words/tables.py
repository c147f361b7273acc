"""Tables in words: headings, cells and notes; and what answers are called in a CSV file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from app.analyses.words.findings import Scale, sentences
from app.analyses.words.methods import interval_of_level, mechanism_text, method_line
from app.words.catalogue import in_english, tr
from app.words.numerals import number, value_range
from app.words.options import label_text
from core.present import records
from core.present.findings import ChanceOf
from core.present.numerals import digits_for
from core.present.records import Called, Records
from core.present.rows import MEAN, RowEntry, Span, rows_of
from core.present.table import Cell, Column, Table
from core.survey.model import text_in

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate

_NOTHING = "–"


def table_of(
    estimate: QuestionEstimate,
    language: str,
    *,
    consistent: bool = False,
    truth: Mapping[str, float] | None = None,
    curator: Mapping[str, float] | None = None,
    chance: ChanceOf | None = None,
    consistent_counts: bool = False,
    respondents: int | None = None,
) -> Table:
    """Return the table of a question with the survey's texts in `language`; see `rows_of`."""
    found = rows_of(
        estimate,
        consistent=consistent,
        truth=truth,
        curator=curator,
        chance=chance,
        consistent_counts=consistent_counts,
        respondents=respondents,
    )
    scale = Scale(estimate.question, language, digits_for(o.se for o in estimate.options))
    of_mean = not estimate.options and estimate.mean is not None
    first = Column("option", tr("Estimate") if of_mean else tr("Answer"), numeric=False)
    rows = []
    for option, shown in found.rows:
        first_cell = Cell(MEAN, tr("Mean")) if of_mean else _named(scale.name(option))
        rows.append((first_cell, *(_cell(one) for one in shown)))
    return Table(
        title=text_in(estimate.question.text, language),
        subtitle=method_line(estimate),
        columns=(first, *(_column(key, estimate.level) for key in found.columns)),
        rows=tuple(rows),
        notes=tuple(sentences(found.findings, scale)),
    )


def records_of(
    estimates: Iterable[QuestionEstimate],
    language: str,
    group: str | None = None,
    *,
    rehearsal: bool = False,
) -> Records:
    """Return the estimates of several questions for other programs, texts in `language`."""
    called = Called(
        option=lambda question, option: label_text(question, option, language),
        mechanism=mechanism_text,
    )
    with in_english():
        return records.records_of(estimates, called, group, rehearsal)


def csv_text(
    estimates: Iterable[QuestionEstimate], language: str, *, rehearsal: bool = False
) -> str:
    """Return the estimates of several questions as CSV, the survey's texts in `language`."""
    return records.csv_text(records_of(estimates, language, rehearsal=rehearsal))


def _column(key: str, level: float) -> Column:
    headings = {
        "asked": tr("Asked"),
        "reported": tr("Saved"),
        "share": tr("Share %"),
        "se": tr("Error"),
        "interval": interval_of_level(level),
        "count": tr("Count"),
        "consistent_count": tr("Consistent count"),
        "consistent": tr("Consistent %"),
        "truth": tr("Truth"),
        "off_by": tr("Off by, points"),
        "percent_error": tr("Off by %"),
        "curator": tr("Curator off by, people"),
        "mean": tr("Value"),
        "n": tr("Respondents"),
    }
    return Column("count" if key == "consistent_count" else key, headings[key])


def _named(label: str) -> Cell:
    return Cell(label, label)


def _cell(shown: RowEntry) -> Cell:
    if isinstance(shown, Span):
        if shown.low is None or shown.high is None:
            return Cell(None, _NOTHING)
        return Cell(shown.low, value_range(shown.low, shown.high, shown.digits))
    if shown.value is None:
        return Cell(None, _NOTHING)
    return Cell(shown.value, number(shown.value, shown.digits))
