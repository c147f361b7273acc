"""Parquet of responses: columns as they are stored, group after group of rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import IO, TYPE_CHECKING, Any, Final

from core.interchange.reports.names import PROCEDURE, SURVEY
from core.interchange.tables.parquet import parquet_file, refusing_damage, require_bounded
from core.interchange.tables.table import text_of
from core.lazy import np
from core.privacy.mechanisms import Bits, Pair
from core.response.packing import Layout
from core.study.many.lines import from_hex
from core.study.many.packing import (
    NOT_ASKED,
    ONE,
    ZERO,
    Batch,
    Given,
    Numbers,
    batch_of,
    bits_given,
    number_given,
    pack,
    pair_given,
)
from core.study.many.shape import Shape, is_head, shape_of
from core.survey import Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

_CELLS_AT_ONCE: Final = 500_000  # what stays in the caches of a processor
_ROWS_AT_ONCE: Final = 32_768


class ParquetRows:
    """A Parquet file of responses to a survey; of another table `is_one` is False.

    Raises `Refused`: UNSUPPORTED, SYNTAX, SIZE, SCHEMA, DUPKEY, OTHER_SURVEY.
    """

    def __init__(self, file: IO[bytes], name: str, survey: Survey) -> None:
        self._name = name
        self.heads = list(parquet_file(file, name).schema_arrow.names)
        few = [each for each in (SURVEY, PROCEDURE) if each in self.heads]
        self._about = parquet_file(file, name, few)
        self.is_one = is_head(self.heads)
        if self.is_one:
            require_bounded(self._about, name)
            first = next(self._batches(1, None), None)
            row = {} if first is None else dict(zip(self.heads, _row(first, 0), strict=True))
            self.shape = shape_of(self.heads, row, survey)

    @property
    def groups(self) -> int:
        """The number of groups of rows that the file is stored in."""
        return int(self._about.metadata.num_row_groups)

    def batches(self, groups: Sequence[int] | None = None) -> Iterator[Any]:
        """Read some rows at a time, of some groups of rows or of all of them."""
        return self._batches(max(1, min(_ROWS_AT_ONCE, _CELLS_AT_ONCE // len(self.heads))), groups)

    def _batches(self, rows: int, groups: Sequence[int] | None) -> Iterator[Any]:
        with refusing_damage(self._name):
            found = self._about.iter_batches(rows, row_groups=groups)
        while True:
            with refusing_damage(self._name):
                batch = next(found, None)
            if batch is None:
                return
            yield batch

    def read(self, batch: Any, layout: Layout) -> Batch:
        """Pack the rows of a batch of which nothing is wrong."""
        with refusing_damage(self._name):
            return _read(batch, self.shape, layout)

    def cells(self, batch: Any, place: int) -> list[str]:
        """Return a row as texts."""
        return _row(batch, place)


def _row(batch: Any, place: int) -> list[str]:
    return [text_of(column[place].as_py()) for column in batch.columns]


def _read(batch: Any, shape: Shape, layout: Layout) -> Batch:
    n = batch.num_rows
    digits, fine = _texts(batch.column(shape.id), 32)
    ids, are_ids = from_hex(digits)
    fine &= are_ids & (_places(batch.column(shape.digest), [shape.survey.digest]) == 0)
    procedures = None
    if offered := shape.survey.procedures:
        column = batch.column(shape.procedure)
        procedures = _places(column, [each.value for each in offered])
        fine &= procedures >= 0
    elif shape.procedure >= 0:
        fine &= ~_are_there(batch.column(shape.procedure))
    rehearsal = np.zeros(n, dtype=np.bool_)
    if shape.rehearsal >= 0:
        told = _numbers(batch.column(shape.rehearsal))
        rehearsal = told.present & (told.values == 1)
        fine &= told.fine & (rehearsal | ~told.present)
    given = [
        _given([batch.column(at) for at in columns], question.form)
        for question, columns in shape.questions
    ]
    packed, possible = pack(layout, given, procedures)
    fine &= possible
    return batch_of(np.arange(n), fine, ids, packed, rehearsal, n)


def _given(columns: Sequence[Any], form: Any) -> Given:
    match form:
        case Bits():
            return bits_given(form, *_marks(columns))
        case Pair():
            return pair_given(form, *map(_numbers, columns))
    return number_given(form, _numbers(columns[0]))


def _marks(columns: Sequence[Any]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return columns of 0 and 1 as they are written, (n, k), and where anything is, (n,)."""
    n = len(columns[0])
    marks = np.empty((len(columns), n), np.uint8)  # those of a column lie together
    if all(_is_whole(column) for column in columns):
        every = np.zeros(n, dtype=np.int64)
        for mark, column in zip(marks, columns, strict=True):
            values = np.asarray(column)
            every |= values.view(f"i{values.itemsize}")
            np.add(values, ZERO, out=mark, casting="unsafe")
        if not (every >> 1).any():  # all are 0 or 1
            return marks.T, np.ones(n, dtype=np.bool_)
    present = np.zeros(n, dtype=np.bool_)
    for mark, column in zip(marks, columns, strict=True):
        one = _numbers(column)
        known = one.fine & ((one.values == 0) | (one.values == 1))
        marked = np.where(known, np.where(one.values == 1, ONE, ZERO), 0)
        mark[:] = np.where(one.present, marked, NOT_ASKED)
        present |= one.present
    return marks.T, present


def _is_whole(column: Any) -> bool:
    from pyarrow import types

    return bool(types.is_integer(column.type)) and not column.null_count


def _numbers(column: Any) -> Numbers:
    """Take a column of whole numbers; decimals are taken where there are none behind the point."""
    from pyarrow import types

    present = _are_there(column)
    nothing = Numbers(np.zeros(len(column), np.int64), present, ~present)
    if types.is_null(column.type):
        return nothing
    if types.is_boolean(column.type):
        column = column.cast("int8")
    if column.null_count:
        column = column.fill_null(0)
    if types.is_integer(column.type):
        values = np.asarray(column)
        if values.dtype == np.uint64:
            fine = values < 2**62
            return Numbers(np.where(fine, values, 0).astype(np.int64), present, fine)
        return Numbers(values.astype(np.int64, copy=False), present, np.ones(len(values), np.bool_))
    if types.is_floating(column.type):
        floats = np.asarray(column, dtype=np.float64)
        missing = np.isnan(floats)
        fine = (np.abs(floats) < 2**53) & (np.floor(floats) == floats)
        values = np.where(fine, floats, 0).astype(np.int64)
        return Numbers(values, present & ~missing, fine | missing)
    return nothing


def _are_there(column: Any) -> NDArray[np.bool_]:
    if not column.null_count:
        return np.ones(len(column), dtype=np.bool_)
    return np.asarray(column.is_valid())


def _places(column: Any, texts: Sequence[str]) -> NDArray[np.int64]:
    """Return which of the texts each cell is, or −1, shape (n,)."""
    import pyarrow.compute as pc
    from pyarrow import types

    if types.is_dictionary(column.type):
        known = np.append(_places(column.dictionary, texts), -1)
        if len(known) == 2 and not column.null_count:
            return np.full(len(column), known[0])
        return np.asarray(known[np.asarray(column.indices.fill_null(len(known) - 1))])
    found = np.full(len(column), -1)
    if types.is_string(column.type) or types.is_large_string(column.type):
        for at, text in enumerate(texts):
            found[np.asarray(pc.equal(column, text).fill_null(False))] = at
    return found


def _texts(column: Any, size: int) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return texts of this many bytes, (n, size), and which of a column are such, (n,)."""
    from pyarrow import types

    n = len(column)
    found, fine = np.zeros((n, size), np.uint8), np.zeros(n, np.bool_)
    if types.is_dictionary(column.type):
        column = column.dictionary_decode()
    is_large = types.is_large_string(column.type)
    if not (is_large or types.is_string(column.type)):
        return found, fine
    _, offsets, data = column.buffers()
    ends = np.frombuffer(offsets, np.int64 if is_large else np.int32)
    ends = ends[column.offset : column.offset + n + 1]
    fine = (np.diff(ends) == size) & _are_there(column)
    if not fine.any():
        return found, fine
    text = np.frombuffer(data, np.uint8)
    if fine.all():
        return text[ends[0] : ends[-1]].reshape(n, size), fine
    found[fine] = text[ends[:-1][fine, None] + np.arange(size)]
    return found, fine
