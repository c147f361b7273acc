"""Two waves in words: how far the shares of one question differ."""

from __future__ import annotations

from app.words.catalogue import figures, tr
from app.words.groups import p_text
from app.words.methods import interval_of_level
from app.words.options import option_text
from core.present.numerals import digits_for, number, value_range
from core.present.table import Cell, Column, Table
from core.study.waves import WaveDifference
from core.survey import Kind, Question, text_in


def table_of(found: WaveDifference, question: Question, level: float, language: str) -> Table:
    """Return the differences of a question's shares, of a yes/no question that of the yes.

    Without rows where nobody answered it in one of the waves.
    """
    options = found.options or ()
    if question.kind is Kind.YES_NO:
        options = options[:1]
    rows = []
    for each in options:
        difference, name = each.difference, option_text(question, each.option, language)
        digits = digits_for([difference.se])
        low, high, p = difference.low, difference.high, difference.test.p_value
        rows.append(
            (
                Cell(name, name),
                Cell(difference.estimate, figures(number(100 * difference.estimate, digits))),
                Cell(difference.se, figures(number(100 * difference.se, digits + 1))),
                Cell(low, figures(value_range(100 * low, 100 * high, digits))),
                Cell(p, p_text(p)),
            )
        )
    notes = [tr("Intervals and p are by profile likelihood, one answer at a time.")]
    if not options:
        notes = [tr("Nobody answered this question in one of the studies.")]
    if not found.same_words:
        notes.append(tr("The words differ, and answers to other words may differ for that alone."))
    return Table(
        title=text_in(question.text, language),
        subtitle=tr("first study less second, in points"),
        columns=(
            Column("option", tr("Answer"), numeric=False),
            Column("difference", tr("Difference")),
            Column("se", tr("Error")),
            Column("interval", interval_of_level(level)),
            Column("p", tr("p")),
        ),
        rows=tuple(rows),
        notes=tuple(notes),
    )
