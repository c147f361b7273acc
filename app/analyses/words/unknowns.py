"""What a design estimates beside a share, and what is to be known of it, in words."""

from __future__ import annotations

from app.analyses.words.methods import interval_of_level, method_line
from app.analyses.words.p_values import p_equals
from app.words.catalogue import tr
from app.words.numerals import number, value_range
from core.estimate.classes import ClassesNote
from core.estimate.results import QuestionEstimate
from core.present.numerals import digits_for
from core.present.records import Records
from core.present.table import Cell, Column, Table

_NOTHING = "–"
_UNLIKELY = 0.01


def unknown_name(name: str) -> str:
    """Say what an unknown of a design is."""
    names = {
        "prevalence": tr("Yes to the unrelated question"),
        "honest-no": tr("No, and follow the rule"),
        "no-whatever": tr("Say No whatever the rule tells them"),
        "truthful": tr("Of those with Yes, say so"),
    }
    return names.get(name, name)


def noted(estimate: QuestionEstimate) -> tuple[str, ...]:
    """Return what is to be known of estimates by several groups or cards; () where nothing is."""
    told = {
        ClassesNote.OUTSIDE: tr(
            "The reports are beyond what shares from 0 to 100% can make. "
            "The consistent share is the most likely one there."
        ),
        ClassesNote.EMPTY_GROUP: tr("A group has no reports: its share cannot be told apart."),
        ClassesNote.NOT_FOUND: tr("The most likely shares were not found exactly."),
    }
    said = [told[note] for note in map(ClassesNote, estimate.notes) if note in told]
    fit = estimate.lack_of_fit
    if fit is not None:
        agree = tr("One share can explain what all groups or cards report: p {p}.")
        if fit.p_value < _UNLIKELY:
            agree = tr(
                "No one share explains what all groups or cards report: p {p}. Shares may differ."
            )
        said.append(agree.format(p=p_equals(fit.p_value)))
    return tuple(said)


def unknowns_table(estimate: QuestionEstimate) -> tuple[Table, Records]:
    """Return what the design estimates beside the share."""
    columns = (
        Column("unknown", tr("Beside the share"), numeric=False),
        Column("share", tr("Share %")),
        Column("se", tr("Error")),
        Column("interval", interval_of_level(estimate.level)),
        Column("consistent", tr("Consistent %")),
    )
    errors = [each.se for each in estimate.unknowns if each.se is not None]
    digits = digits_for(errors) + 1
    rows, records = [], []
    for each in estimate.unknowns:
        span = value_range(100 * each.low, 100 * each.high, digits)
        rows.append(
            (
                Cell(each.name, unknown_name(each.name)),
                _cell(each.share, digits),
                _cell(each.se, digits),
                Cell(each.low, span),
                _cell(each.consistent, digits),
            )
        )
        numbers = (each.share, each.se, each.low, each.high, each.consistent)
        records.append((each.name, *numbers))
    title = tr("What the design estimates beside the share")
    names = ("unknown", "share", "se", "low", "high", "share_consistent")
    table = Table(title, method_line(estimate), columns, tuple(rows), ())
    return table, Records(names, tuple(records))


def _cell(value: float | None, digits: int) -> Cell:
    text = _NOTHING if value is None else number(100 * value, digits)
    return Cell(value, text)
