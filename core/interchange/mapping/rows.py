"""Rows of a table, read by a mapping: each becomes a response, or is refused with its column."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final, NamedTuple, TypeAlias

from core.errors import Code, Problem, Refused, quote, refuse
from core.facts import Fact, Found
from core.interchange.mapping.columns import Cells, cells_of, meanings
from core.interchange.mapping.model import NOTHING, Column, TableMapping
from core.interchange.mapping.survey import MOST_WEIGHT, UNIT_BITS, WEIGHT_SCALE, TableSurvey
from core.privacy.designs.grouped import Grouped
from core.privacy.designs.scrambling import Scrambled
from core.privacy.mechanisms import Report
from core.privacy.mechanisms.forms import NOT_ASKED, number_of
from core.response.file import Response
from core.survey.model import Question
from core.table_facts import TableFact

Row: TypeAlias = Sequence[str]
_Reads: TypeAlias = Callable[[Row], Report | None]
COLUMN: Final = ", column "
"""Stands between the place of a row and the head of the column at fault."""
_NAMED: Final = 30
_NUMBER: Final = re.compile(r"[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[+-]?\d{1,2})?", re.ASCII)


class _At(NamedTuple):
    """A column of the mapping, and its place in the table."""

    column: Column
    place: int


def require_heads(mapping: TableMapping, heads: Sequence[str]) -> None:
    """Raise `Refused` (SCHEMA) where a table with these heads lacks a column of the mapping."""
    for head in mapping.heads:
        if head not in heads:
            names = ", ".join(quote(each, 40) for each in heads[:_NAMED])
            names += ", …" if len(heads) > _NAMED else ""
            place = f"column {quote(head, 40)}"
            raise refuse(Code.SCHEMA, place, TableFact.COLUMN_MISSING(names=names))


class RowReader:
    """Reads the rows of a table with these heads, as answers to the survey of its mapping.

    `table` is the SHA-256 of the file, which stands for the ids of a table without any. Raises
    `Refused` (SCHEMA) where the table has not all columns that the mapping names.
    """

    def __init__(self, survey: TableSurvey, heads: Sequence[str], table: bytes) -> None:
        mapping = survey.mapping
        places = {head: place for place, head in enumerate(heads)}
        require_heads(mapping, heads)
        self._survey = survey
        self._width = len(heads)
        self._key = bytes.fromhex(mapping.key or "")
        self._table = table
        self._id = None if mapping.id is None else places[mapping.id]
        self._procedure = next(iter(survey.procedures), None)
        self._reads: list[tuple[str, _Reads]] = []
        for question in survey.questions:
            if question.unasked:
                head = str(question.text)
                read = _weight if question.scale > 1 else self._unit
                reads = _service(head, places[head], read)
            else:
                own = [_At(each, places[each.column]) for each in mapping.columns_of(question.id)]
                reads = _READERS[cells_of(question)](question, own)
                if isinstance(question.mechanism, Grouped):
                    by = mapping.designs[question.id].by
                    of = None if by is None else (by, places[by])
                    reads = _in_group(question, question.mechanism, of, own[0].column, reads)
            self._reads.append((question.id, reads))

    def read(self, place: str, row: Row) -> Response:
        """Read a row. Raises `Refused` with its place and column and the first reason.

        One with more or fewer cells than heads is refused whole: no cell of it has a sure column.
        """
        if len(row) != self._width:
            raise refuse(Code.SCHEMA, place, TableFact.RAGGED(found=len(row), n=self._width))
        try:
            id_ = self._id_of(place, row)
            answers = {id_: found for id_, read in self._reads if (found := read(row)) is not None}
        except _Fault as fault:
            where = f"{place}{COLUMN}{quote(fault.column, 40)}"
            raise Refused(Problem(fault.code, where, fault.found)) from None
        return Response(id_, self._survey.digest, answers, self._procedure)

    def hashed(self, row: Row) -> bytes:
        """Return 32 bytes that tell a refused row from others, to who has the study alone."""
        return self._keyed(b"row", "\0".join(row).encode("utf-8", "surrogatepass"))

    def _id_of(self, place: str, row: Row) -> str:
        if self._id is None:
            return self._keyed(b"place", self._table + place.encode())[:16].hex()
        cell = row[self._id]
        if not cell:
            raise _Fault(Code.EMPTY, str(self._survey.mapping.id), Fact.ROW_WITHOUT_ID())
        return self._keyed(b"id", cell.encode("utf-8", "surrogatepass"))[:16].hex()

    def _unit(self, _head: str, cell: str) -> int:
        keyed = self._keyed(b"unit", cell.encode("utf-8", "surrogatepass"))
        return int.from_bytes(keyed, "big") >> (8 * len(keyed) - UNIT_BITS)

    def _keyed(self, sort: bytes, content: bytes) -> bytes:
        return hmac.digest(self._key, sort + b"\0" + content, hashlib.sha256)


class _Fault(Exception):  # noqa: N818 - it is a verdict on a row, not a fault
    """A cell that cannot be read."""

    def __init__(self, code: Code, column: str, found: Found) -> None:
        super().__init__(column)
        self.code, self.column, self.found = code, column, found


def _service(head: str, place: int, read: Callable[[str, str], int]) -> _Reads:
    return lambda row: read(head, row[place]) if row[place] else None


def _weight(head: str, cell: str) -> int:
    number = _decimal(cell)
    if number is None or not 0 <= number <= MOST_WEIGHT:
        found = Fact.CELL_NO_WEIGHT(cell=quote(cell, 40), most=MOST_WEIGHT)
        raise _Fault(Code.NUMBER, head, found)
    return int((number * WEIGHT_SCALE).to_integral_value(ROUND_HALF_EVEN))


def _decimal(cell: str) -> Decimal | None:
    text = cell.strip().lower()
    return Decimal(text) if _NUMBER.fullmatch(text) else None


def _meant(column: Column, cell: str) -> str | None:
    """Return what a cell means, None where it means no answer."""
    meant = column.values.get(cell)
    if meant is not None:
        return meant
    if cell == NOTHING or cell in column.missing:
        return None
    raise _unmapped(column, cell)


def _unmapped(column: Column, cell: str) -> _Fault:
    return _Fault(Code.DOMAIN, column.column, Fact.CELL_NOT_MAPPED(cell=quote(cell, 40)))


def _answers(question: Question, own: list[_At]) -> _Reads:
    ((column, place),) = own
    codes = meanings(question)

    def read(row: Row) -> Report | None:
        meant = _meant(column, row[place])
        return None if meant is None else codes[meant]

    return read


def _options(question: Question, own: list[_At]) -> _Reads:
    if own[0].column.option is None:
        return _separated(question, own[0])
    at = {question.option_ids.index(str(each.column.option)): each for each in own}
    ordered = [at[place] for place in sorted(at)]

    def read(row: Row) -> Report | None:
        meant = [_meant(each.column, row[each.place]) for each in ordered]
        report = "".join(NOT_ASKED if each is None else str(int(each == "yes")) for each in meant)
        if not report.strip(NOT_ASKED):
            return None
        return _accepted(question, report, ordered[max(report.find(NOT_ASKED), 0)].column)

    return read


def _accepted(question: Question, report: str, column: Column) -> Report:
    """Return a report of bits as it is saved. Raises `_Fault` for one that cannot be."""
    code = question.form.accepts(report)
    if not code:
        return report
    if NOT_ASKED in report and question.ask is None:
        found = Fact.CELLS_PARTLY_EMPTY(question=question.id)
        raise _Fault(Code.SCHEMA, column.column, found)
    raise _Fault(Code(code), column.column, Fact.NOT_A_REPORT_OF(question=question.id))


def _separated(question: Question, at: _At) -> _Reads:
    column, place = at
    codes, k = meanings(question), len(question.option_ids)

    def read(row: Row) -> Report | None:
        cell = row[place]
        if cell in column.missing or (cell == NOTHING and NOTHING not in column.values):
            return None
        marks = ["0"] * k
        for part in filter(None, (each.strip() for each in cell.split(column.separator))):
            meant = column.values.get(part)
            if meant is None:
                raise _unmapped(column, part)
            marks[codes[meant]] = "1"
        return _accepted(question, "".join(marks), column)

    return read


def _numbers(question: Question, own: list[_At]) -> _Reads:
    ((column, place),) = own
    in_units = not question.sensitive or isinstance(question.mechanism, Scrambled)
    scale = column.scale if in_units else 1  # else a report is a place, in no unit

    def read(row: Row) -> Report | None:
        cell = row[place]
        if cell == NOTHING or cell in column.missing:
            return None
        number = _whole(column, cell, scale)
        if question.form.accepts(number):
            raise _Fault(Code.RANGE, column.column, _off_grid(question, number))
        return number

    return read


def _off_grid(question: Question, number: int) -> Found:
    if question.sensitive:
        return Fact.NOT_A_REPORT_OF(question=question.id)
    low, high, step = question.low or 0, question.high or 0, question.step or 1
    return Fact.NOT_ON_GRID(number=number, low=low, high=high, step=step)


def _whole(column: Column, cell: str, scale: int) -> int:
    number = _decimal(cell)
    scaled = None if number is None else number * scale
    if scaled is None or scaled != scaled.to_integral_value():
        found = Fact.CELL_NO_NUMBER(cell=quote(cell, 40), scale=scale)
        raise _Fault(Code.NUMBER, column.column, found)
    return int(scaled)


def _pair(question: Question, own: list[_At]) -> _Reads:
    by_part = {at.column.part: at for at in own}
    seed, value = by_part["seed"], by_part["value"]

    def read(row: Row) -> Report | None:
        cells = row[seed.place], row[value.place]
        if cells == (NOTHING, NOTHING):
            return None
        if NOTHING in cells:
            fact = Fact.CELLS_PARTLY_EMPTY(question=question.id)
            raise _Fault(Code.SCHEMA, seed.column.column, fact)
        report = _whole(seed.column, cells[0], 1), _whole(value.column, cells[1], 1)
        if question.form.accepts(list(report)):
            fact = Fact.NOT_A_REPORT_OF(question=question.id)
            raise _Fault(Code.RANGE, seed.column.column, fact)
        return report

    return read


def _in_group(
    question: Question,
    mechanism: Grouped,
    by: tuple[str, int] | None,
    column: Column,
    read: _Reads,
) -> _Reads:
    """Put the group of a row before its report; without a column `by` there is one group."""
    groups = {name: group for group, name in enumerate(mechanism.groups)}

    def grouped(row: Row) -> Report | None:
        report = read(row)
        if report is None:
            return None
        group, value = 0, number_of(report)
        if by is not None:
            head, place = by
            if row[place] not in groups:
                raise _Fault(Code.DOMAIN, head, Fact.CELL_NOT_MAPPED(cell=quote(row[place], 40)))
            group = groups[row[place]]
        if not mechanism.can_make(group, value):
            raise _Fault(Code.RANGE, column.column, Fact.NOT_A_REPORT_OF(question=question.id))
        return mechanism.packed(group, value)

    return grouped


_READERS: Final[dict[Cells, Callable[[Question, list[_At]], _Reads]]] = {
    Cells.ANSWERS: _answers,
    Cells.OPTIONS: _options,
    Cells.NUMBERS: _numbers,
    Cells.PAIR: _pair,
}
