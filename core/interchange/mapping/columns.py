"""The columns of a mapping: reading them, and whether a question has those that it needs."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from core.facts.errors import Code, quote
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import TOP, Tree, Where
from core.interchange.mapping.model import NOTHING, Column, Completeness
from core.interchange.mapping.numbers import DECIMALS, THOUSANDS
from core.privacy.forms import part_names
from core.survey.model import Question

MAX_COLUMNS = 4096
MAX_VALUES = 4096
MAX_SCALE = 10**9
LONGEST_HEAD = 2000
LONGEST_CELL = 2000
_NO_YES = ("no", "yes")
EMPTY_MEANS = ("none", "missing")
"""What it can mean that nothing stands in the columns of several options."""
MARKS = ("decimal", "thousands")
_OPTIONAL = ("option", "part", "values", "missing", "separator", "scale", "empty", *MARKS)


class Cells(StrEnum):
    """What the cells of a question's columns hold."""

    ANSWERS = "answers"
    """One of several answers, which `values` name."""
    OPTIONS = "options"
    """Some of the options: a column an option, or one with a separator."""
    NUMBERS = "numbers"
    PARTS = "parts"
    """The numbers of a report, each in a column, such as seed and value of a hash."""


def cells_of(question: Question) -> Cells:
    """Return what the cells of a question's columns hold."""
    if question.form.spread:
        return Cells.OPTIONS
    if question.form.parts:
        return Cells.PARTS
    classes = None if question.channel is None else question.channel.classes
    if classes is not None and question.worded and classes.reports > len(_NO_YES):
        return Cells.NUMBERS  # of several cards a cell holds how many of them are red
    return Cells.NUMBERS if question.measured and not question.worded else Cells.ANSWERS


def meanings(question: Question) -> dict[str, int]:
    """Return what a cell of a question can mean, each with its code in a report.

    Of a question whose columns hold options these are the places of the options.
    """
    if question.worded:
        return {"yes": 1, "no": 0}
    if cells_of(question) is Cells.OPTIONS:
        return {option: place for place, option in enumerate(question.option_ids)}
    return dict(zip(question.option_ids, question.codes, strict=True))


def can_be_none(question: Question) -> bool:
    """Tell whether none of the options can be the report of a question of several."""
    return not question.form.accepts("0" * len(question.option_ids))


def read_head(tree: Tree, value: Json, where: Where) -> str | None:
    """Read the head of a column as it stands in the table; TYPE, TEXT."""
    return _text(tree, value, where, LONGEST_HEAD)


def read_columns(tree: Tree, value: Json) -> tuple[Column, ...]:
    """Read all columns; no head stands twice."""
    place = TOP / "columns"
    columns: list[Column] = []
    for i, entry in enumerate(tree.array(value, place, 1, MAX_COLUMNS) or []):
        column = _column(tree, entry, place / i)
        if column is None:
            continue
        if any(column.column == other.column for other in columns):
            tree.note(Code.DOMAIN, place / i / "column", Fact.COLUMN_TWICE())
        columns.append(column)
    return tuple(columns)


def _column(tree: Tree, entry: Json, where: Where) -> Column | None:
    content = tree.object(entry, where, ("column", "question"), _OPTIONAL)
    if content is None or "column" not in content or "question" not in content:
        return None
    head = read_head(tree, content["column"], where / "column")
    question = tree.id(content["question"], where / "question")
    option = tree.string(content["option"], where / "option") if "option" in content else None
    part = tree.one_of(content["part"], where / "part", part_names()) if "part" in content else None
    separator = None
    if "separator" in content:
        separator = _text(tree, content["separator"], where / "separator", 8)
    scale: int | None = 1
    if "scale" in content:
        scale = tree.integer(content["scale"], where / "scale")
        if scale is not None and not 2 <= scale <= MAX_SCALE:
            tree.note(Code.DOMAIN, where / "scale", Fact.OUT_OF_RANGE(least=2, most=MAX_SCALE))
    empty = (
        tree.one_of(content["empty"], where / "empty", EMPTY_MEANS) if "empty" in content else None
    )
    decimal, thousands = read_marks(tree, content, where)
    values = _values(tree, content["values"], where / "values") if "values" in content else {}
    missing = _missing(tree, content["missing"], where / "missing") if "missing" in content else ()
    for i, cell in enumerate(missing):
        if cell in values:
            tree.note(Code.DOMAIN, where / "missing" / i, Fact.VALUE_TWICE())
    if head is None or question is None or scale is None:
        return None
    said = (empty, decimal, thousands)
    return Column(head, question, option, part, values, missing, separator, scale, *said)


def read_marks(
    tree: Tree, content: Mapping[str, Json], where: Where
) -> tuple[str | None, str | None]:
    """Read how numbers are written: the sign before decimals, and the one between thousands."""
    found = [
        tree.one_of(content[key], where / key, signs) if key in content else None
        for key, signs in zip(MARKS, (DECIMALS, THOUSANDS), strict=True)
    ]
    decimal, thousands = found
    if thousands is not None and thousands == (decimal or "."):
        tree.note(Code.DOMAIN, where / "thousands", Fact.ONE_SIGN_FOR_BOTH())
    return decimal, thousands


def read_completeness(tree: Tree, value: Json, where: Where) -> Completeness | None:
    """Read which rows were broken off: a column, and the cells that say so, '' among them."""
    content = tree.object(value, where, ("column", "not"))
    if content is None or "column" not in content or "not" not in content:
        return None
    head = read_head(tree, content["column"], where / "column")
    entries = tree.array(content["not"], where / "not", 1, MAX_VALUES) or []
    read = [tree.string(entry, where / "not" / i) for i, entry in enumerate(entries)]
    cells = tuple(cell for cell in read if cell is not None)
    if len(set(cells)) < len(cells):
        tree.note(Code.DOMAIN, where / "not", Fact.VALUE_TWICE())
    return None if head is None else Completeness(head, cells)


def _values(tree: Tree, value: Json, where: Where) -> dict[str, str]:
    """Read what cells mean; the cells are foreign texts, the empty one among them."""
    if not isinstance(value, dict):
        tree.object(value, where, ())
        return {}
    if len(value) > MAX_VALUES:
        fact = Fact.ENTRIES_EXPECTED(least=1, most=MAX_VALUES, found=len(value))
        tree.note(Code.DOMAIN, where, fact)
        return {}
    found = {}
    for cell, meant in value.items():
        text = tree.string(meant, where / cell)
        if text is not None:
            found[cell] = text
    trimmed: set[str] = set()
    for cell in found:
        if cell.strip() in trimmed:
            tree.note(Code.DOMAIN, where / cell, Fact.VALUE_TWICE())
        trimmed.add(cell.strip())
    return found


def _missing(tree: Tree, value: Json, where: Where) -> tuple[str, ...]:
    entries = tree.array(value, where, 1, MAX_VALUES) or []
    read = [_text(tree, entry, where / i, LONGEST_CELL) for i, entry in enumerate(entries)]
    cells = tuple(cell for cell in read if cell is not None)
    if len(set(cells)) < len(cells):
        tree.note(Code.DOMAIN, where, Fact.VALUE_TWICE())
    return cells


def _text(tree: Tree, value: Json, where: Where, most: int) -> str | None:
    text = tree.string(value, where)
    if text == "":
        tree.note(Code.TEXT, where, Fact.TEXT_EMPTY())
        return None
    if text is not None and len(text) > most:
        tree.note(Code.TEXT, where, Fact.TEXT_TOO_LONG(length=len(text), most=most))
        return None
    return text


def check_columns(tree: Tree, questions: tuple[Question, ...], columns: tuple[Column, ...]) -> None:
    """Note where a question has not exactly the columns that its reports need."""
    known = {question.id: question for question in questions}
    own: dict[str, list[tuple[int, Column]]] = {question.id: [] for question in questions}
    for i, column in enumerate(columns):
        if column.question not in known:
            fact = Fact.NO_QUESTION_OF_ID()
            tree.note(Code.DOMAIN, TOP / "columns" / i / "question", fact)
            continue
        own[column.question].append((i, column))
        _check_cells(tree, known[column.question], column, TOP / "columns" / i)
    for i, question in enumerate(questions):
        _check_number(tree, question, own[question.id], TOP / "questions" / i)


def _check_cells(tree: Tree, question: Question, column: Column, where: Where) -> None:
    """Note entries of a column that do not go with its question, and meanings it cannot have."""
    cells = cells_of(question)
    allowed = {"values"} if cells in (Cells.ANSWERS, Cells.OPTIONS) else set()
    if cells is Cells.OPTIONS:
        allowed |= {"separator"} if column.option is None else {"option"}
        allowed.add("empty")
    if cells is Cells.PARTS:
        allowed.add("part")
    if cells is Cells.NUMBERS:
        allowed |= {*MARKS}
    if question.measured:
        allowed.add("scale")
    given = {
        "values": bool(column.values),
        "option": column.option is not None,
        "part": column.part is not None,
        "separator": column.separator is not None,
        "scale": column.scale != 1,
        "empty": column.empty is not None,
        "decimal": column.decimal is not None,
        "thousands": column.thousands is not None,
    }
    needed = {"values", "option", "part", "separator"}
    for key, there in given.items():
        if there and key not in allowed:
            tree.note(Code.SCHEMA, where / key, Fact.ENTRY_UNKNOWN(key=quote(key)))
        if not there and key in allowed & needed:
            missing = Fact.COLUMN_AN_OPTION if key == "separator" else Fact.ENTRY_MISSING
            found = missing() if key == "separator" else missing(key=quote(key))
            tree.note(Code.SCHEMA, where, found)
    if column.option is not None and column.option not in question.option_ids:
        fact = Fact.NOT_AN_OPTION(value=quote(column.option), question=question.id)
        tree.note(Code.DOMAIN, where / "option", fact)
    if column.separator is not None and NOTHING in column.values:
        tree.note(Code.DOMAIN, where / "values" / NOTHING, Fact.EMPTY_SAID_ELSEWHERE())
    if column.empty == "none" and not can_be_none(question):
        tree.note(Code.DOMAIN, where / "empty", Fact.NOT_A_REPORT_OF(question=question.id))
    possible = {"yes": 1, "no": 0} if column.option is not None else meanings(question)
    for cell, meant in column.values.items():
        if meant not in possible:
            fact = Fact.NOT_AN_OPTION(value=quote(meant), question=question.id)
            tree.note(Code.DOMAIN, where / "values" / cell, fact)


def _check_number(
    tree: Tree, question: Question, own: list[tuple[int, Column]], where: Where
) -> None:
    """Note a question with no column, with too many, or without that of an option."""
    columns = [column for _, column in own]
    cells = cells_of(question)
    found: list[str | None]
    if not columns:
        tree.note(Code.SCHEMA, where, Fact.COLUMN_OF_QUESTION_MISSING(question=question.id))
        return
    if cells is Cells.OPTIONS and columns[0].option is not None:
        needed = list(question.option_ids)
        found = [column.option for column in columns]
    elif cells is Cells.PARTS:
        needed, found = list(question.form.parts), [column.part for column in columns]
    else:
        needed, found = [""], [""] * len(columns)
    for name in needed:
        if name not in found:
            fact = Fact.COLUMN_OF_PART_MISSING(question=question.id, part=name)
            tree.note(Code.SCHEMA, where, fact)
    for (i, column), (_, before) in zip(own[1:], own, strict=False):
        if column.empty != before.empty:
            where = TOP / "columns" / i / "empty"
            tree.note(Code.DOMAIN, where, Fact.COLUMNS_SAY_OTHERWISE(question=question.id))
    seen: set[str | None] = set()
    for (i, _), part in zip(own, found, strict=True):
        if part in seen or part is None:
            fact = Fact.COLUMNS_FOR_ONE(question=question.id)
            tree.note(Code.DOMAIN, TOP / "columns" / i, fact)
        seen.add(part)
