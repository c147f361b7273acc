"""What can be wrong with a response, or with a table of answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts.names import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.RESPONSE_TOO_LARGE: lambda: tr("A response has at most {kib} KiB."),
    Fact.OF_OTHER_SURVEY: lambda: tr("The response belongs to the survey {other}, this is {this}."),
    Fact.NO_PROCEDURE_STANDS: lambda: tr(
        "The survey has no sensitive yes/no question, so no procedure stands."
    ),
    Fact.NOT_A_REPORT_OF: lambda: tr("This is not a report that the question {question} can have."),
    Fact.OPTIONS_ASKED: lambda: tr(
        "Of the question {question} {ask} options are asked, and {found} stand here."
    ),
    Fact.QUESTIONS_ASKED: lambda: tr(
        "Of the questions drawn with {question} {ask} are asked, and {found} stand here."
    ),
    Fact.NOT_WHAT_WAS_DRAWN: lambda: tr(
        "The answer to {question} is not to what was drawn for this sitting."
    ),
    Fact.NOT_WHAT_IS_DRAWN: lambda: tr("This is not what can be drawn of the survey."),
    Fact.STARTS_OUT_OF_RANGE: lambda: tr("A device is started once, and {most} times at most."),
    Fact.KEY_OPENS_NOTHING: lambda: tr(
        "This key does not open the sealed responses of this survey."
    ),
    Fact.SEALED_DAMAGED: lambda: tr(
        "The sealed response is damaged, or was sealed for another survey or key."
    ),
    Fact.SITTING_TOO_LARGE: lambda: tr("A sitting has at most {kib} KiB."),
    Fact.HELD_ALREADY: lambda: tr("The study holds this response already."),
    Fact.ANOTHER_OF_THIS_ID: lambda: tr(
        "The study holds another response with this id; that one counts."
    ),
    Fact.REHEARSED_AMONG_REAL: lambda: tr("This response is rehearsed; the study holds real ones."),
    Fact.REAL_AMONG_REHEARSED: lambda: tr("This response is real; the study holds rehearsed ones."),
    Fact.RESPONSE_SEALED: lambda: tr("This response is sealed."),
    Fact.RESPONSE_NOT_SEALED: lambda: tr(
        "Responses to this survey are sealed, and this one is not."
    ),
    Fact.THE_STUDY_ITSELF: lambda: tr("This is the study itself, not a response."),
    Fact.A_STUDY: lambda: tr("This is a study, not a response."),
    Fact.FOLDER_LINK_OR_DEVICE: lambda: tr(
        "This is not an ordinary file, but a folder, a link, a pipe or a device."
    ),
    Fact.HIDDEN: lambda: tr("This is hidden, as files are that people do not send."),
    Fact.LINKED: lambda: tr("This is a link; links in folders are not followed."),
    Fact.PIPE_OR_DEVICE: lambda: tr("This is not an ordinary file, but a pipe or a device."),
    Fact.FOREIGN_NOT_A_RESPONSE: lambda: tr("This is {what}, not a response."),
    Fact.NO_RESPONSE: lambda: tr("This is not a response."),
    Fact.FILE_COULD_NOT_BE_READ: lambda: tr("The file could not be read: {reason}."),
    Fact.TABLE_NOT_READ: lambda: tr("The table cannot be read: {reason}."),
    Fact.TABLE_NOT_UTF8: lambda: tr("The table is not UTF-8 text."),
    Fact.CELL_MALFORMED: lambda: tr("A quoted cell has no end or is malformed."),
    Fact.TABLE_EMPTY: lambda: tr("The table is empty; its first row names the columns."),
    Fact.NO_QUESTION_OF_ID: lambda: tr("No question of the survey has this id."),
    Fact.COLUMN_TWICE: lambda: tr("The column stands twice."),
    Fact.COLUMN_MISSING: lambda: tr("The column is missing."),
    Fact.CELLS_EXPECTED: lambda: tr("Expected {n} cells, found {found}."),
    Fact.CELL_EMPTY: lambda: tr("The cell is empty, and the question offers no way to abstain."),
    Fact.CELL_NOT_EMPTY: lambda: tr("The question is not asked here; the cell has to be empty."),
    Fact.CELL_NOT_WHOLE: lambda: tr("{cell} is not a whole number."),
    Fact.NOT_ON_GRID: lambda: tr(
        "{number} is not on the grid from {low} to {high} in steps of {step}."
    ),
    Fact.NOT_AN_ANSWER: lambda: tr("{cell} is not an answer to the question."),
}
