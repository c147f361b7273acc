"""The difference of two waves, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.words.methods import interval_of_level
from app.analyses.words.p_values import p_text
from app.words.catalogue import figures, tr
from app.words.numerals import number, value_range
from app.words.options import option_text
from core.present.records import Records
from core.present.table import Cell, Column, Table
from core.study.waves import WaveDifference
from core.survey import Survey, text_in

_RECORDS = (
    *("question", "option", "difference", "se", "low", "high", "p", "level"),
    *("same_words", "first", "second", "in_both"),
)


def waves_table(
    found: Sequence[WaveDifference],
    survey: Survey,
    names: tuple[str, str],
    level: float,
    language: str,
    both: int,
) -> tuple[Table, Records]:
    """Return what changed in every question that two studies share, in points.

    `names` are those of the studies, and `both` is how many responses both of them hold; the texts
    are those of the first one's survey. Of a yes/no question it is what changed of the yes.
    """
    columns = (
        Column("question", tr("Question"), numeric=False),
        Column("option", tr("Answer"), numeric=False),
        Column("difference", tr("Difference")),
        Column("se", tr("Error")),
        Column("range", interval_of_level(level)),
        Column("p", tr("p")),
    )
    rows: list[tuple[Cell, ...]] = []
    records: list[tuple[str | float | int | None, ...]] = []
    for wave in found:
        question = survey.question(wave.question)
        title = text_in(question.text, language)
        if not wave.same_words:
            title = tr("{0} (asked in other words)").format(title)
        if wave.options is None:
            nobody = tr("Nobody answered in one of the studies.")
            none = (Cell(None, "–"),) * 4
            rows.append((Cell(title, title), Cell(None, nobody), *none))
            continue
        told = wave.options[:1] if question.complementary else wave.options
        for each in told:
            d, option = each.difference, option_text(question, each.option, language)
            rows.append(
                (
                    Cell(title, title),
                    Cell(option, option),
                    Cell(d.estimate, _points(d.estimate)),
                    Cell(d.se, _points(d.se)),
                    Cell(d.low, value_range(100 * d.low, 100 * d.high, 1)),
                    Cell(d.test.p_value, p_text(d.test.p_value)),
                )
            )
            numbers = (d.estimate, d.se, d.low, d.high, d.test.p_value, level)
            same = int(wave.same_words)
            records.append((wave.question, each.option, *numbers, same, *names))
    title = tr("{0} less {1}").format(*names)
    subtitle = tr("Differences of shares, in points. Those asked are taken for two samples.")
    notes = (in_both_note(both),) if both else ()
    return Table(title, subtitle, columns, tuple(rows), notes), Records(_RECORDS, tuple(records))


def in_both_note(n: int) -> str:
    """Say that responses are in both studies, and what that means for the errors."""
    said = tr("{n} responses are in both studies.", "", n)
    said = tr("One response is in both studies.") if n == 1 else said.format(n=figures(n))
    follows = tr("They are one sample there, so errors, intervals and p do not hold.")
    return f"{said} {follows}"


def _points(value: float) -> str:
    return number(100 * value, 1)
