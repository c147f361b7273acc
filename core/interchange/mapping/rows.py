"""Rows of a table, read by a mapping: each becomes a response, or is refused with its column.

Many rows are read together, column by column, each different cell once. What a row is refused for,
its place and words, is found by reading it alone.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from core.facts.errors import Code, Problem, Refused, quote, refuse
from core.facts.names import Fact, FoundFact
from core.facts.of_tables import TableFact
from core.interchange.mapping.columns import Cells, can_be_none, cells_of, meanings
from core.interchange.mapping.meanings import Meanings, UnmappedError, meanings_in
from core.interchange.mapping.model import NOTHING, Column, TableMapping
from core.interchange.mapping.numbers import ANY, Marks, is_settled, narrowed
from core.interchange.mapping.survey import MOST_WEIGHT, UNIT_BITS, WEIGHT_SCALE, TableSurvey
from core.privacy.classes import Classes
from core.privacy.forms import NOT_ASKED, Grid, number_of
from core.privacy.mechanisms import Report
from core.privacy.randomness import SYSTEM, Door
from core.response.file import Response
from core.response.layout import Field, Layout
from core.survey.model import Question

Row: TypeAlias = Sequence[str]
_Reads: TypeAlias = Callable[[Row], Report | None]
COLUMN: Final = ", column "
"""Stands between the place of a row and the head of the column at fault."""
_NAMED: Final = 30
_REMEMBERED: Final = 65_536  # different cells of a column
_ALONE: Final = -1  # in the place of bits: all are set, whatever else is


class TableRefused(Refused):
    """A row that no table can be read without: a part of the rows would be a biased sample."""


class _Writing(NamedTuple):
    """How a column writes numbers, and whether the mapping says so."""

    marks: Marks
    said: bool

    def may_be_other(self, cell: str) -> bool:
        """Tell whether a cell that does not fit may be a number in another way of writing.

        It may not where the mapping says how numbers are written and it is one in this way.
        """
        settled = self.said and self.marks.read(cell) is not None
        return not settled and self.marks.reads_otherwise(cell)


def _writing_of(mapping: TableMapping, column: Column | None = None) -> _Writing:
    return _Writing(mapping.marks_of(column), mapping.says_marks_of(column))


class _At(NamedTuple):
    """A column of the mapping, its place in the table, and how it writes numbers."""

    column: Column
    place: int
    writing: _Writing
    complete: bool
    """Whether the mapping tells which rows were broken off."""
    meanings: Meanings

    def meant(self, row: Row) -> str | None:
        """Return what its cell in a row means, None where it means no answer. Raises `_Fault`."""
        return _meant(self, row[self.place])

    def is_without_answer(self, cell: str) -> bool:
        """Tell whether a cell holds nothing, or only what means nothing."""
        return not cell or (bool(self.column.missing) and self.meanings.is_missing(cell))


def require_heads(mapping: TableMapping, heads: Sequence[str]) -> None:
    """Raise `Refused` (SCHEMA) where a table with these heads lacks a column of the mapping."""
    for head in mapping.heads:
        if head not in heads:
            names = ", ".join(quote(each, 40) for each in heads[:_NAMED])
            names += ", …" if len(heads) > _NAMED else ""
            place = f"column {quote(head, 40)}"
            raise refuse(Code.SCHEMA, place, TableFact.COLUMN_MISSING(names=names))


class Together(NamedTuple):
    """Rows that were read together: where they stood, and of all, one after the other, the ids.

    An id has 16 bytes, a packed row `Layout.size`.
    """

    places: list[int]
    ids: bytes
    packed: bytes


class RowReader:
    """Reads the rows of a table with these heads, as answers to the survey of its mapping.

    The id of a response is a keyed hash of the table's id. In a table without ids it is random: one
    that followed from the row would let whoever holds the study and the table find each person.
    `labels` are those that the table's file has of values, by their columns.
    Raises `Refused` (SCHEMA) where the table has not all columns that the mapping names.
    """

    def __init__(
        self,
        survey: TableSurvey,
        heads: Sequence[str],
        door: Door = SYSTEM,
        labels: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        mapping, self._labels = survey.mapping, labels or {}
        places = {head: place for place, head in enumerate(heads)}
        require_heads(mapping, heads)
        self._survey = survey
        self._width = len(heads)
        self._key = bytes.fromhex(mapping.key or "")
        self._door = door
        self._id = None if mapping.id is None else places[mapping.id]
        self._procedure = next(iter(survey.procedures), None)
        complete = mapping.complete
        self._complete = None if complete is None else places[complete.column]
        cells = () if complete is None else complete.broken_off
        self._broken_off = frozenset(cell.strip() for cell in cells)
        self._asked = [self._at(each, places) for each in mapping.columns]
        # Who breaks off leaves cells empty; unless it is known who did, none of these is an answer.
        self._answers_empty = "" if complete is not None else _answering_empty(mapping)
        self._open = _open_columns(survey, places)
        self._layout = Layout(survey)
        # None of them: each question of a table may be left out.
        self._empty = int.from_bytes(
            self._layout.pack(Response("", "", {}, self._procedure)), "little"
        )
        self._reads: list[_Reports] = []
        for question, field in zip(survey.questions, self._layout.fields, strict=True):
            if question.unasked:
                head = str(question.text)
                read = _weigher(_writing_of(mapping)) if question.scale > 1 else self._unit
                reads, columns = _service(head, places[head], read), [places[head]]
            else:
                own = [self._at(each, places) for each in mapping.columns_of(question.id)]
                reads, columns = (
                    _READERS[cells_of(question)](question, own),
                    [at.place for at in own],
                )
                channel = question.channel
                if channel is not None and channel.classes is not None:
                    by = mapping.designs[question.id].by
                    of = None if by is None else (by, places[by])
                    whose = channel.classes, channel.groups, of
                    reads = _in_group(question, *whose, own[0].column, reads)
                    columns += [] if of is None else [of[1]]
            self._reads.append(_Reports(field, reads, columns))

    def _at(self, column: Column, places: Mapping[str, int]) -> _At:
        mapping = self._survey.mapping
        complete = mapping.complete is not None
        meanings = meanings_in(column, self._labels.get(column.column))
        return _At(column, places[column.column], _writing_of(mapping, column), complete, meanings)

    def read(self, place: str, row: Row) -> Response | None:
        """Read a row; None where it was broken off.

        Raises `Refused` with its place and column and the first reason; `TableRefused` where the
        rest of its table cannot be taken without it. One with more or fewer cells than heads is
        refused whole: no cell of it has a sure column.
        """
        if len(row) != self._width:
            raise refuse(Code.SCHEMA, place, TableFact.RAGGED(found=len(row), n=self._width))
        if self._complete is not None and row[self._complete] in self._broken_off:
            return None
        try:
            if self._answers_empty and self.is_without_answer(row):
                raise _Fault(Code.EMPTY, self._answers_empty, Fact.ROW_WITHOUT_ANSWER(), whole=True)
            id_ = self._id_of(row)
            answers = {
                each.id: found for each in self._reads if (found := each.read(row)) is not None
            }
        except _Fault as fault:
            where = f"{place}{COLUMN}{quote(fault.column, 40)}"
            refused = TableRefused if fault.whole else Refused
            raise refused(Problem(fault.code, where, fault.found)) from None
        return Response(id_, self._survey.digest, answers, self._procedure)

    def read_together(self, rows: Sequence[Row]) -> Together:
        """Read those of the rows that hold answers and of which nothing is wrong, in their order.

        Any other has to be read alone.
        """
        places = [at for at, row in enumerate(rows) if len(row) == self._width]
        even = [rows[at] for at in places]
        columns = [*zip(*even, strict=True)] or [()] * self._width
        packed = [self._empty] * len(even)
        for each in self._reads:
            packed = [*map(or_, packed, each.bits(even, columns))]
        for at in self._apart(columns):
            packed[at] = _ALONE
        whole = [at for at, bits in enumerate(packed) if bits != _ALONE]
        return Together(
            [places[at] for at in whole],
            bytes.fromhex("".join(self._id_of(even[at]) for at in whole)),
            b"".join(packed[at].to_bytes(self._layout.size, "little") for at in whole),
        )

    def _apart(self, columns: Sequence[Sequence[str]]) -> set[int]:
        """Return which rows are without an answer or an id, or were broken off."""
        empty: Sequence[int] = range(len(columns[0]))
        for each in self._asked:
            cells = columns[each.place]
            empty = [at for at in empty if each.is_without_answer(cells[at])]
        found = {*empty}
        if self._id is not None:
            found |= {at for at, cell in enumerate(columns[self._id]) if not cell}
        if self._complete is not None:
            cells = columns[self._complete]
            found |= {at for at, cell in enumerate(cells) if cell in self._broken_off}
        return found

    def see(self, rows: Sequence[Row]) -> None:
        """Take rows that were read, in their order, into account for `finish`."""
        for each in self._open:
            each.see(row[each.place] for row in rows)

    def finish(self) -> None:
        """Say after the last row that the table can be read as the mapping says.

        Raises `TableRefused` (NUMBER) with the first column whose numbers could all be others,
        where the mapping does not say how they are written.
        """
        for each in self._open:
            if (found := each.found()) is not None:
                raise TableRefused(Problem(Code.NUMBER, f"column {quote(each.head, 40)}", found))

    def is_without_answer(self, row: Row) -> bool:
        """Tell whether nothing stands in any cell of a question, or only what means nothing."""
        return all(at.is_without_answer(row[at.place]) for at in self._asked)

    def hashed(self, row: Row) -> bytes:
        """Return 32 bytes that tell a refused row from others, to who has the study alone."""
        return self._keyed(b"row", "\0".join(row).encode("utf-8", "surrogatepass"))

    def _id_of(self, row: Row) -> str:
        if self._id is None:
            return self._door.random_bytes(16).hex()
        cell = row[self._id]
        if not cell:
            raise _Fault(Code.EMPTY, str(self._survey.mapping.id), Fact.ROW_WITHOUT_ID())
        return self._keyed(b"id", cell.encode("utf-8", "surrogatepass"))[:16].hex()

    def _unit(self, _head: str, cell: str) -> int:
        keyed = self._keyed(b"unit", cell.encode("utf-8", "surrogatepass"))
        return int.from_bytes(keyed, "big") >> (8 * len(keyed) - UNIT_BITS)

    def _keyed(self, sort: bytes, content: bytes) -> bytes:
        return hmac.digest(self._key, sort + b"\0" + content, hashlib.sha256)


class _OpenColumn:
    """A column of numbers of which the mapping does not say how they are written."""

    def __init__(self, head: str, place: int, meanings: Meanings | None = None) -> None:
        self.head, self.place = head, place
        self._meanings = meanings or Meanings({})
        self._ways, self._cell = ANY, ""

    def see(self, cells: Iterable[str]) -> None:
        """Take cells that were read into account."""
        if is_settled(self._ways):
            return
        for cell in dict.fromkeys(cells):
            if cell == NOTHING or self._meanings.is_missing(cell):
                continue
            self._ways = narrowed(self._ways, cell)
            if len(self._ways) > 1 and not self._cell:
                self._cell = cell

    def found(self) -> FoundFact | None:
        """Return what is wrong where every number can be read in two ways; else None."""
        if len(self._ways) < 2:
            return None
        one, other = (group[0] for group in self._ways)
        return Fact.NUMBERS_READ_IN_TWO_WAYS(
            cell=quote(self._cell, 40),
            one=one.shown(self._cell),
            other=other.shown(self._cell),
            says_one=_entries_text(one),
            says_other=_entries_text(other),
        )


def _entries_text(marks: Marks) -> str:
    """Return what to write in a mapping for a way of writing numbers."""
    return ",".join(f'"{key}":"{sign}"' for key, sign in marks.entries.items())


def _open_columns(survey: TableSurvey, places: Mapping[str, int]) -> list[_OpenColumn]:
    """Return the columns of numbers of which nothing says how these are written."""
    mapping = survey.mapping
    asked = {each.id: each for each in survey.questions if not each.unasked}
    found = [
        _OpenColumn(each.column, places[each.column], meanings_in(each))
        for each in mapping.columns
        if cells_of(asked[each.question]) is Cells.NUMBERS and not mapping.says_marks_of(each)
    ]
    of_weight = [each for each in survey.questions if each.id == survey.weight and each.unasked]
    if mapping.weight is not None and of_weight and not mapping.says_marks_of():
        found.append(_OpenColumn(mapping.weight, places[mapping.weight]))
    return found


class _Fault(Exception):  # noqa: N818 - it is a verdict on a row, not a fault
    """A cell that cannot be read."""

    def __init__(self, code: Code, column: str, found: FoundFact, *, whole: bool = False) -> None:
        super().__init__(column)
        self.code, self.column, self.found, self.whole = code, column, found, whole


class _Reports:
    """The reports to one question in its columns; each of the first different cells is read once.

    A fault is found anew each time.
    """

    def __init__(self, field: Field, read: _Reads, places: Sequence[int]) -> None:
        self.id, self.read = field.question.id, read
        self._field, self._places = field, places
        self._known: dict[Hashable, int] = {}

    def bits(self, rows: Sequence[Row], columns: Sequence[Sequence[str]]) -> list[int]:
        """Return the bits of each row's report, 0 without one, `_ALONE` where it is at fault.

        `columns` are those of the rows.
        """
        known, own = self._known, [columns[place] for place in self._places]
        keys: Sequence[Hashable] = own[0] if len(own) == 1 else [*zip(*own, strict=True)]
        places = dict(zip(keys, range(len(keys)), strict=True))
        new = {key: self._bits_in(rows[places[key]]) for key in {*places}.difference(known)}
        known |= new
        found = [known[key] for key in keys]
        if len(known) > _REMEMBERED:
            for key in new:
                del known[key]
        return found

    def _bits_in(self, row: Row) -> int:
        try:
            report = self.read(row)
        except _Fault:
            return _ALONE
        return 0 if report is None else self._field.bits(report)


def _answering_empty(mapping: TableMapping) -> str:
    """Return the first column of which an empty cell is an answer without any more said; ''."""
    found = (
        each.column for each in mapping.columns if NOTHING in each.values and each.empty is None
    )
    return next(found, "")


def _service(head: str, place: int, read: Callable[[str, str], int]) -> _Reads:
    return lambda row: read(head, row[place]) if row[place] else None


def _weigher(writing: _Writing) -> Callable[[str, str], int]:
    def weight(head: str, cell: str) -> int:
        number = writing.marks.read(cell)
        if number is None or not 0 <= number <= MOST_WEIGHT:
            found = Fact.CELL_NO_WEIGHT(cell=quote(cell, 40), most=MOST_WEIGHT)
            raise _no_fit(head, cell, writing, found)
        return int((number * WEIGHT_SCALE).to_integral_value(ROUND_HALF_EVEN))

    return weight


def _no_fit(
    head: str, cell: str, writing: _Writing, found: FoundFact, code: Code = Code.NUMBER
) -> _Fault:
    """Return why a cell is refused; with its table where it may be a number in another writing."""
    if not writing.may_be_other(cell):
        return _Fault(code, head, found)
    otherwise = Fact.CELL_READS_OTHERWISE(cell=quote(cell, 40))
    return _Fault(Code.NUMBER, head, otherwise, whole=True)


def _meant(at: _At, cell: str) -> str | None:
    """Return what a cell means, None where it means no answer. Raises `_Fault`."""
    try:
        return at.meanings.of(cell)
    except UnmappedError:
        raise _unmapped(at.column, cell) from None


def _unmapped(column: Column, cell: str) -> _Fault:
    return _Fault(Code.DOMAIN, column.column, Fact.CELL_NOT_MAPPED(cell=quote(cell, 40)))


def _answers(question: Question, own: list[_At]) -> _Reads:
    (at,) = own
    codes = meanings(question)

    def read(row: Row) -> Report | None:
        meant = at.meant(row)
        return None if meant is None else codes[meant]

    return read


def _options(question: Question, own: list[_At]) -> _Reads:
    if own[0].column.option is None:
        return _separated(question, own[0])
    at = {question.option_ids.index(str(each.column.option)): each for each in own}
    ordered = [at[place] for place in sorted(at)]
    empty = _Empty(question, ordered[0])
    # Where an empty cell means no, one that was broken off looks as if none had been chosen.
    unsure = all(NOTHING in each.column.values for each in ordered) and not ordered[0].complete

    def read(row: Row) -> Report | None:
        if not any(row[each.place] for each in ordered) and (empty.said or unsure):
            return empty.report()
        meant = [each.meant(row) for each in ordered]
        report = "".join(NOT_ASKED if each is None else str(int(each == "yes")) for each in meant)
        if not report.strip(NOT_ASKED):
            return None
        return _accepted(question, report, ordered[max(report.find(NOT_ASKED), 0)].column)

    return read


class _Empty:
    """What it means that nothing stands in the columns of a question of several options.

    Of a randomized one whose report can be none of them it has to be said: counted as missing, the
    zeros would be left out of its shares, and counted as zeros, so would be who did not answer.
    """

    def __init__(self, question: Question, first: _At) -> None:
        self._question, self._column = question, first.column
        self.said = first.column.empty

    def report(self) -> Report | None:
        """Return the report of an empty row, None for no answer. Raises `_Fault`."""
        if self.said is None and self._question.sensitive and can_be_none(self._question):
            fact = Fact.EMPTY_NOT_SAID(question=self._question.id)
            raise _Fault(Code.EMPTY, self._column.column, fact, whole=True)
        # In columns of one option each an empty cell is an answer here: the values say so.
        none = self.said == "none" or (self.said is None and self._column.option is not None)
        return "0" * len(self._question.option_ids) if none else None


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
    column = at.column
    codes, k = meanings(question), len(question.option_ids)
    empty = _Empty(question, at)

    def read(row: Row) -> Report | None:
        cell = row[at.place]
        if cell and at.column.missing and at.meanings.is_missing(cell):
            return None
        marks = ["0"] * k
        parts = [part for each in cell.split(column.separator) if (part := each.strip())]
        if not parts:
            return empty.report()
        for part in parts:
            if (meant := _meant(at, part)) is None:
                raise _unmapped(column, part)
            marks[codes[meant]] = "1"
        return _accepted(question, "".join(marks), column)

    return read


def _numbers(question: Question, own: list[_At]) -> _Reads:
    (at,) = own
    column, writing = at.column, at.writing
    in_units = isinstance(question.form, Grid)  # else a report is a place, in no unit
    scale = column.scale if in_units else 1

    def read(row: Row) -> Report | None:
        cell = row[at.place]
        if cell == NOTHING or at.meanings.is_missing(cell):
            return None
        scaled = _scaled(column, cell, scale, writing)
        whole = _whole(scaled)
        if whole is None or question.form.accepts(whole):
            code = Code.NUMBER if whole is None else Code.RANGE
            found = _off_grid(question, cell, scale)
            raise _no_fit(column.column, cell, writing, found, code)
        return whole

    return read


def _off_grid(question: Question, cell: str, scale: int) -> FoundFact:
    if question.sensitive:
        return Fact.NOT_A_REPORT_OF(question=question.id)
    low, high, step = question.low or 0, question.high or 0, question.step or 1
    quoted = quote(cell, 40)
    if scale > 1:
        return Fact.CELL_TIMES_SCALE_OFF_GRID(
            cell=quoted, scale=scale, low=low, high=high, step=step
        )
    return Fact.CELL_OFF_GRID(cell=quoted, low=low, high=high, step=step)


def _scaled(column: Column, cell: str, scale: int, writing: _Writing) -> Decimal:
    """Return the number in a cell times the scale. Raises `_Fault` where it holds none."""
    number = writing.marks.read(cell)
    if number is None:
        found = Fact.CELL_NO_NUMBER(cell=quote(cell, 40), scale=scale)
        raise _no_fit(column.column, cell, writing, found)
    return number * scale


def _whole(number: Decimal) -> int | None:
    """Return a number as a whole one, None where it is not."""
    return int(number) if number == number.to_integral_value() else None


def _parts(question: Question, own: list[_At]) -> _Reads:
    by_part = {at.column.part: at for at in own}
    parts = [by_part[name] for name in question.form.parts]
    first = parts[0].column.column

    def read(row: Row) -> Report | None:
        cells = [row[at.place] for at in parts]
        if all(cell == NOTHING for cell in cells):
            return None
        if NOTHING in cells:
            raise _Fault(Code.SCHEMA, first, Fact.CELLS_PARTLY_EMPTY(question=question.id))
        report = tuple(_part(at, cell) for at, cell in zip(parts, cells, strict=True))
        if question.form.accepts(report):
            raise _Fault(Code.RANGE, first, Fact.NOT_A_REPORT_OF(question=question.id))
        return report

    return read


def _part(at: _At, cell: str) -> int:
    whole = _whole(_scaled(at.column, cell, 1, at.writing))
    if whole is None:
        found = Fact.CELL_NOT_WHOLE(cell=quote(cell, 40))
        raise _no_fit(at.column.column, cell, at.writing, found)
    return whole


def _in_group(
    question: Question,
    classes: Classes,
    names: tuple[str, ...],
    by: tuple[str, int] | None,
    column: Column,
    read: _Reads,
) -> _Reads:
    """Put the group of a row before its report; without a column `by` there is one group."""
    of_group = Meanings({name: name for name in names})

    def grouped(row: Row) -> Report | None:
        report = read(row)
        if report is None:
            return None
        group, value = 0, number_of(report)
        if by is not None:
            head, place = by
            try:
                group = names.index(of_group.of(row[place]) or NOTHING)
            except (UnmappedError, ValueError):
                fact = Fact.CELL_NOT_MAPPED(cell=quote(row[place], 40))
                raise _Fault(Code.DOMAIN, head, fact) from None
        if not classes.can_make(group, value):
            raise _Fault(Code.RANGE, column.column, Fact.NOT_A_REPORT_OF(question=question.id))
        return classes.packed(group, value)

    return grouped


_READERS: Final[dict[Cells, Callable[[Question, list[_At]], _Reads]]] = {
    Cells.ANSWERS: _answers,
    Cells.OPTIONS: _options,
    Cells.NUMBERS: _numbers,
    Cells.PARTS: _parts,
}
