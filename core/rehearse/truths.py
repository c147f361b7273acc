"""Reading a table of known answers: a column for each question id, a row for each person."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from core.facts.errors import Code, Refused, quote, refuse
from core.facts.names import Fact, FoundFact
from core.files.disk import NotOrdinaryError, open_unhindered, reason_of
from core.lazy import np
from core.rehearse.people import Answers, People, asked
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.rehearse.people import Mask

_AT_ONCE = 8192


def read_truth(source: Path | str | TextIO, survey: Survey) -> People:
    r"""Read a CSV table of true answers.

    A cell holds yes or no, an option's id, ids joined by `;`, or a number. Empty means
    abstaining where that is offered, left out where the question is optional, and nothing
    chosen of many; it must be empty where the question is not asked. Rows are counted as a
    spreadsheet does: the column names are row 1.

    Raises `Refused` with IO, ENCODING, SYNTAX, EMPTY, SCHEMA, DUPKEY, TYPE, DOMAIN or RANGE and
    the place of the first row at fault, such as `row 12, column job`.

    >>> from io import StringIO
    >>> from core.examples import example_survey
    >>> people = read_truth(StringIO("bribe,area\nyes,town\nno,city\n"), example_survey("bribery"))
    >>> people.n, people.answers["bribe"].values.tolist()
    (2, [1, 0])
    """
    if not isinstance(source, Path | str):
        return _read(source, survey)
    try:
        with os.fdopen(open_unhindered(source), encoding="utf-8-sig", newline="") as file:
            return _read(file, survey)
    except NotOrdinaryError:
        raise refuse(Code.NOTFILE, Path(source).name, Fact.NOT_A_FILE()) from None
    except OSError as error:
        found = Fact.TABLE_NOT_READ(reason=reason_of(error))
        raise refuse(Code.IO, Path(source).name, found) from error


def _read(file: TextIO, survey: Survey) -> People:
    rows = csv.reader(file, strict=True)
    done = 0
    chunks: list[dict[str, Answers]] = []
    try:
        order = _header(next(rows, None), survey)
        while chunk := list(islice(rows, _AT_ONCE)):
            columns = _columns(chunk, order, done + 2)
            chunks.append(_chunk(columns, survey, len(chunk), done + 2))
            done += len(chunk)
    except UnicodeDecodeError as error:
        place = f"after line {rows.line_num}"
        raise refuse(Code.ENCODING, place, Fact.TABLE_NOT_UTF8()) from error
    except csv.Error as error:
        place = f"line {rows.line_num}"
        raise refuse(Code.SYNTAX, place, Fact.CELL_MALFORMED()) from error
    answers = {question.id: _joined(question, chunks) for question in survey.questions}
    return People(done, answers)


def _header(header: list[str] | None, survey: Survey) -> list[str]:
    if not header:
        raise refuse(Code.EMPTY, "row 1", Fact.TABLE_EMPTY())
    known = {question.id for question in survey.questions}
    for i, name in enumerate(header):
        place = f"row 1, column {quote(name, 40)[1:-1]}"
        if name not in known:
            raise refuse(Code.SCHEMA, place, Fact.NO_QUESTION_OF_ID())
        if name in header[:i]:
            raise refuse(Code.DUPKEY, place, Fact.COLUMN_TWICE())
    for question in survey.questions:
        if question.id not in header:
            raise refuse(Code.SCHEMA, f"row 1, column {question.id}", Fact.COLUMN_MISSING())
    return header


def _columns(chunk: list[list[str]], order: list[str], first: int) -> dict[str, list[str]]:
    for i, row in enumerate(chunk):
        if len(row) != len(order):
            # A line with nothing on it is an empty cell where there is one column.
            if not row and len(order) == 1:
                chunk[i] = [""]
                continue
            told = Fact.CELLS_EXPECTED(n=len(order), found=len(row))
            raise refuse(Code.SCHEMA, f"row {first + i}", told)
    cells = zip(*chunk, strict=True)
    return {
        name: [cell.strip() for cell in column] for name, column in zip(order, cells, strict=True)
    }


def _chunk(columns: dict[str, list[str]], survey: Survey, n: int, first: int) -> dict[str, Answers]:
    """Read some rows; of several faults the one in the first row is raised."""
    answers: dict[str, Answers] = {}
    faults: list[tuple[int, Refused]] = []
    for question in survey.questions:
        wanted = asked(question, survey, answers, n)
        cells = columns[question.id]
        meanings, bad = _meanings(question, cells)
        values, given, empty_faults = _values(question, cells, meanings, wanted)
        answers[question.id] = Answers(values, given)
        for i, code, found in _first_fault(cells, bad, wanted, empty_faults):
            place = f"row {first + i}, column {question.id}"
            faults.append((i, refuse(code, place, found)))
    if faults:
        raise min(faults, key=lambda fault: fault[0])[1]
    return answers


def _first_fault(
    cells: list[str], bad: dict[str, tuple[Code, FoundFact]], wanted: Mask, unanswered: Mask
) -> Iterator[tuple[int, Code, FoundFact]]:
    """Yield the first fault of each sort in a column: row, code, finding."""
    for i, cell in enumerate(cells):
        if cell in bad:
            yield i, *bad[cell]
            break
    for i in np.flatnonzero(unanswered)[:1].tolist():
        yield i, Code.DOMAIN, Fact.CELL_EMPTY()
    for i in np.flatnonzero(~wanted).tolist():
        if cells[i]:
            yield i, Code.DOMAIN, Fact.CELL_NOT_EMPTY()
            break


def _meanings(
    question: Question, cells: list[str]
) -> tuple[dict[str, int | tuple[int, ...]], dict[str, tuple[Code, FoundFact]]]:
    """Read each distinct cell once: what it means, or what is wrong with it."""
    meanings: dict[str, int | tuple[int, ...]] = {}
    bad: dict[str, tuple[Code, FoundFact]] = {}
    for cell in set(cells) - {""}:
        try:
            meanings[cell] = question.kind.definition.truth_of(question, cell)
        except Refused as refused:
            bad[cell] = (refused.problem.code, refused.problem.found)
    return meanings, bad


def _values(
    question: Question,
    cells: list[str],
    meanings: dict[str, int | tuple[int, ...]],
    wanted: Mask,
) -> tuple[NDArray[np.int64], Mask, Mask]:
    """Return values, who gave one, and who should have."""
    n = len(cells)
    kind = question.kind.definition
    nothing = kind.nothing(question)
    values = np.array([meanings.get(cell, nothing) for cell in cells], dtype=np.int64)
    empty = np.array([not cell for cell in cells], dtype=np.bool_)
    abstain = [i for i, option in enumerate(question.options) if option.abstain]
    silent = wanted & empty
    if abstain:
        values[silent] = abstain[0]
        silent = np.zeros(n, dtype=np.bool_)
    elif question.multiple:
        silent = np.zeros(n, dtype=np.bool_)
    elif question.optional:
        wanted, silent = wanted & ~empty, np.zeros(n, dtype=np.bool_)
    return values.reshape(kind.shape(question, n)), wanted, silent


def _joined(question: Question, chunks: list[dict[str, Answers]]) -> Answers:
    if not chunks:
        shape = question.kind.definition.shape(question, 0)
        return Answers(np.zeros(shape, np.int64), np.zeros(0, np.bool_))
    return Answers(
        np.concatenate([chunk[question.id].values for chunk in chunks]),
        np.concatenate([chunk[question.id].given for chunk in chunks]),
    )
