"""Responses as rows: which column holds what, and a row as the response that it is.

Columns are named as in *File formats*: a question's id, and where reports are texts of 0 and 1 a
column of each option, `job.sales`; those of a pair are `q.seed` and `q.value`.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from core.facts.errors import Code, Problem, Refused, quote, refuse
from core.facts.names import Fact
from core.facts.of_tables import TableFact
from core.files import canonical
from core.files.canonical import Json
from core.interchange.reports.names import ID, PROCEDURE, REHEARSAL, SURVEY, column_of
from core.response.file import FORMAT, VERSION
from core.survey.model import Question, Survey

_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,17}", re.ASCII)


def columns_of(question: Question) -> tuple[str, ...]:
    """Return the columns of a question's reports.

    >>> from core.examples import example_survey
    >>> columns_of(example_survey("bribery").question("area"))
    ('area',)
    """
    name = column_of(question.id)
    return tuple(each.of(name) for each in question.form.columns(question.option_ids))


def is_head(cells: Sequence[str]) -> bool:
    """Tell whether a table begins as one of responses does."""
    return {ID, SURVEY} <= {cell.strip() for cell in cells}


@dataclass(frozen=True, slots=True)
class TableColumns:
    """Where each column of a table stands; `rehearsal` and `procedure` are −1 where absent."""

    survey: Survey
    width: int
    id: int
    digest: int
    procedure: int
    rehearsal: int
    questions: tuple[tuple[Question, tuple[int, ...]], ...]


def find_columns(heads: Sequence[str], first: Mapping[str, str], survey: Survey) -> TableColumns:
    """Find the columns of responses to a survey, in any order; `first` is the first row.

    Raises `Refused`: OTHER_SURVEY, DUPKEY, or SCHEMA where a column is missing or none of these.
    """
    names = [head.strip() for head in heads]
    answered = first.get(SURVEY, survey.digest).strip()
    if answered != survey.digest and re.fullmatch("[0-9a-f]{64}", answered):
        fact = Fact.OF_OTHER_SURVEY(other=answered[:8], this=survey.digest[:8])
        raise refuse(Code.OTHER_SURVEY, "row 1, column survey", fact, about=answered)
    places = {name: at for at, name in enumerate(names)}
    if len(places) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise refuse(Code.DUPKEY, "row 1", TableFact.HEAD_TWICE(name=quote(twice, 40)))
    of_questions = [(question, columns_of(question)) for question in survey.questions]
    needed = [ID, SURVEY, *([PROCEDURE] if survey.procedures else [])]
    needed += [name for _, columns in of_questions for name in columns]
    for name in needed:
        if name not in places:
            raise refuse(Code.SCHEMA, f"row 1, column {quote(name, 80)}", Fact.COLUMN_MISSING())
    for name in places.keys() - {*needed, REHEARSAL}:
        raise refuse(Code.SCHEMA, f"row 1, column {quote(name, 80)}", Fact.NO_QUESTION_OF_ID())
    return TableColumns(
        survey,
        len(names),
        places[ID],
        places[SURVEY],
        places.get(PROCEDURE, -1),
        places.get(REHEARSAL, -1),
        tuple((question, tuple(places[name] for name in columns))
              for question, columns in of_questions),
    )  # fmt: skip


def cells_in(line: bytes, delimiter: str) -> list[str]:
    """Return the cells of a line. Raises `Refused` (ENCODING, SYNTAX)."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise refuse(Code.ENCODING, "", Fact.TABLE_NOT_UTF8()) from None
    try:
        return next(csv.reader([text], delimiter=delimiter, strict=True), [])
    except csv.Error:
        raise refuse(Code.SYNTAX, "", Fact.CELL_MALFORMED()) from None


def as_response(cells: Sequence[str], table: TableColumns) -> bytes:
    """Return the response that a row is, as canonical bytes; whether it is one is not judged here.

    Raises `Refused` (SCHEMA) for another number of cells.
    """
    if len(cells) != table.width:
        fact = Fact.CELLS_EXPECTED(n=table.width, found=len(cells))
        raise Refused(Problem(Code.SCHEMA, "", fact))
    answers: dict[str, Json] = {}
    for question, places in table.questions:
        if any(cells[at] for at in places):
            own = [cells[at] for at in places]
            answers[question.id] = question.form.report_in(own, _number)
    content: dict[str, Json] = {
        "answers": answers,
        "format": FORMAT,
        "id": cells[table.id],
        "survey": cells[table.digest],
        "version": VERSION,
    }
    if table.procedure >= 0 and cells[table.procedure]:
        content["procedure"] = cells[table.procedure]
    if table.rehearsal >= 0 and (told := cells[table.rehearsal]):
        content["rehearsal"] = True if told == "1" else told
    return canonical.write(content)


def _number(cell: str) -> Json:
    return int(cell) if _WHOLE.fullmatch(cell) else cell
