"""What the checks of reports against their design found, in tables and sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from app.analyses.words.p_values import p_text
from app.words.catalogue import in_english, tr
from app.words.numerals import number
from app.words.options import label_text, option_text
from core.checks.reports import CheckName
from core.present.table import Cell, Column, Table

if TYPE_CHECKING:
    from core.checks.influence import Influence, Precision
    from core.checks.reports import Check
    from core.survey.model import Question, Survey


T = TypeVar("T")


def check_name(name: CheckName) -> str:
    """Return what a check looks at, as a heading."""
    return {
        CheckName.RANGE: tr("Shares possible"),
        CheckName.ONES: tr("Number of options reported"),
        CheckName.SUM: tr("Shares sum to one"),
        CheckName.RECURRING: tr("Reports that recur"),
        CheckName.PROCEDURES: tr("Procedures agree"),
        CheckName.DRAWN: tr("Drawn evenly"),
    }[name]


def sentence(check: Check) -> str:
    """Say what a check found: what fits its design is not thereby honest."""
    if check.alarm:
        return {
            CheckName.RANGE: tr("No true share explains how often this was saved."),
            CheckName.ONES: tr("The reports hold more or fewer options than the rule makes."),
            CheckName.SUM: tr("The estimated shares add up to something else than 100%."),
            CheckName.RECURRING: tr("One report comes more often than the rule makes it come."),
            CheckName.PROCEDURES: tr("The share depends on how people randomized."),
            CheckName.DRAWN: tr("Some were asked more often than an even draw makes."),
        }[check.name]
    return {
        CheckName.RANGE: tr("Some true share explains how often each answer was saved."),
        CheckName.ONES: tr("The reports hold as many options as the rule makes."),
        CheckName.SUM: tr("The estimated shares add up to 100%, as far as chance allows."),
        CheckName.RECURRING: tr("No report comes more often than chance allows."),
        CheckName.PROCEDURES: tr("The share does not depend on how people randomized."),
        CheckName.DRAWN: tr("All that is drawn was asked about as often."),
    }[check.name]


def _found(check: Check) -> str:
    return (tr("ALARM: ") if check.alarm else "") + sentence(check)


def checks_table(checks: Sequence[Check]) -> Table:
    """Return the checks, one in each row."""
    heads = (tr("Question"), tr("Check"), tr("Found"), "p")
    rows = tuple(
        (
            Cell(check.question, check.question),
            verdict_cell(check_name, check.name),
            verdict_cell(_found, check),
            Cell(check.p_value, p_text(check.p_value)),
        )
        for check in checks
    )
    note = tr("What fits its design can still be invented: only some inventions show.")
    return _table(tr("Do the reports fit their design?"), heads, rows, 3, (note,))


def influence_table(influences: Sequence[Influence], survey: Survey, language: str) -> Table:
    """Return how far invented files move each result."""
    heads = (
        *(tr("Question"), tr("Answer")),
        *(tr("One file"), tr("1% more files"), tr("5% more files")),
    )
    measured = [each for each in influences if survey.question(each.question).measured]
    told = tr("By so many points the shares move.")
    if measured:
        told = tr("By so many points the shares move, means by so much in units of their numbers.")
    rows = tuple(
        (
            Cell(each.question, each.question),
            verdict_cell(tr, "Mean")
            if each in measured
            else _answer_cell(survey.question(each.question), each.option, language),
            *(
                _moved(survey.question(each.question), move.largest)
                for move in (each.one_file, each.one_percent, each.five_percent)
            ),
        )
        for each in influences
    )
    return _table(tr("How far do invented files move a result at most?"), heads, rows, 2, (told,))


def _answer_cell(question: Question, option: str, language: str) -> Cell:
    """Return a cell with an answer, which files call by its label."""
    return Cell(label_text(question, option, language), option_text(question, option, language))


def _moved(question: Question, part: float) -> Cell:
    """Return how far a share moves, told in points, or a mean, of whose range that is a part."""
    if not question.measured:
        return Cell(part, number(100 * part, 2))
    wide = question.in_units((question.high or 0) - (question.low or 0))
    return Cell(wide * part, number(wide * part, 2))


def precision_line(found: Precision, *, measured: bool) -> str:
    """Say that too few people answered for this much privacy; `measured` of a mean."""
    told = tr(
        "{question}: {n} answered; a 95% interval of ten points either way needs {needed} people."
    )
    if measured:
        told = tr(
            "{question}: {n} answered; a 95% interval of a tenth of the range either way needs "
            "{needed} people."
        )
    n, needed = (number(each) for each in (found.n, found.needed))
    return told.format(question=found.question, n=n, needed=needed)


def no_checks(question: str) -> str:
    """Say that reports to a question cannot be held against its design."""
    told = tr("{question}: no check exists for reports of its design.")
    return told.format(question=question)


def _table(
    title: str,
    heads: Sequence[str],
    rows: tuple[tuple[Cell, ...], ...],
    texts: int,
    notes: tuple[str, ...] = (),
) -> Table:
    columns = tuple(Column(str(i), head, numeric=i >= texts) for i, head in enumerate(heads))
    return Table(title, "", columns, rows, notes)


def verdict_cell(say: Callable[[T], str], of: T) -> Cell:
    """Return what is said of something, with its English as the value that programs read."""
    with in_english():
        value = say(of)
    return Cell(value, say(of))
