"""Parquet of responses: columns as they are stored, group after group of rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import IO, TYPE_CHECKING, Any, Final

from core.interchange.reports.names import PROCEDURE, SURVEY
from core.interchange.tables.parquet import parquet_file, refusing_damage, require_bounded
from core.interchange.tables.table import text_of
from core.lazy import np
from core.privacy.forms import Form
from core.privacy.forms.bits import NOT_ASKED_MARK, ZERO_MARK
from core.response.layout import Layout
from core.study.many.lines import from_hex
from core.study.many.pack_columns import (
    Batch,
    Given,
    Numbers,
    batch_of,
    marks_given,
    numbers_given,
    pack,
    windows,
)
from core.study.many.row_columns import TableColumns, find_columns, is_head
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
            self.table = find_columns(self.heads, row, survey)

    @property
    def n(self) -> int:
        """The number of rows that the file says it has."""
        return int(self._about.metadata.num_rows)

    @property
    def groups(self) -> int:
        """The number of groups of rows that the file is stored in."""
        return int(self._about.metadata.num_row_groups)

    def batches(self, groups: Sequence[int] | None = None, rows: int = 0) -> Iterator[Any]:
        """Read some rows at a time, at most so many, of some groups of rows or of all of them."""
        most = min(rows or _ROWS_AT_ONCE, _CELLS_AT_ONCE // len(self.heads))
        return self._batches(max(1, most), groups)

    def _batches(self, rows: int, groups: Sequence[int] | None) -> Iterator[Any]:
        with refusing_damage(self._name):
            found = self._about.iter_batches(rows, row_groups=groups)
        while True:
            with refusing_damage(self._name):
                batch = next(found, None)
            if batch is None:
                return
            if batch.num_rows:
                yield batch

    def read(self, batch: Any, layout: Layout) -> Batch:
        """Pack the rows of a batch of which nothing is wrong."""
        with refusing_damage(self._name):
            return _read(batch, self.table, layout)

    def cells(self, batch: Any, place: int) -> list[str]:
        """Return a row as texts."""
        return _row(batch, place)


def _row(batch: Any, place: int) -> list[str]:
    return [text_of(column[place].as_py()) for column in batch.columns]


def _read(batch: Any, table: TableColumns, layout: Layout) -> Batch:
    n = batch.num_rows
    digits, fine = _texts(batch.column(table.id), 32)
    ids, are_ids = from_hex(digits)
    fine &= are_ids & (_places(batch.column(table.digest), [table.survey.digest]) == 0)
    procedures = None
    if offered := table.survey.procedures:
        column = batch.column(table.procedure)
        procedures = _places(column, [each.value for each in offered])
        fine &= procedures >= 0
    elif table.procedure >= 0:
        fine &= ~_are_there(batch.column(table.procedure))
    rehearsal = np.zeros(n, dtype=np.bool_)
    if table.rehearsal >= 0:
        told = _numbers(batch.column(table.rehearsal))
        rehearsal = told.present & (told.values == 1)
        fine &= told.fine & (rehearsal | ~told.present)
    given = [
        _given([batch.column(at) for at in columns], question.form)
        for question, columns in table.questions
    ]
    packed, possible = pack(layout, given, procedures)
    fine &= possible
    return batch_of(np.arange(n), fine, ids, packed, rehearsal, n)


def _given(columns: Sequence[Any], form: Form) -> Given:
    if form.spread:
        return marks_given(form, *_marks(columns))
    return numbers_given(form, list(map(_numbers, columns)))


def _marks(columns: Sequence[Any]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return columns of 0 and 1 as they are written, (n, k), and where anything is, (n,)."""
    n = len(columns[0])
    marks = np.empty((len(columns), n), np.uint8)  # those of a column lie together
    present = np.zeros(n, dtype=np.bool_)
    for mark, column in zip(marks, columns, strict=True):
        values, there = _cells(column)
        ones = values == 1
        known = ones | (values == 0)
        np.add(ones.view(np.uint8), np.uint8(ZERO_MARK), out=mark)
        if not (known.all() and there.all()):
            mark[:] = np.where(there, np.where(known, mark, 0), NOT_ASKED_MARK)
        present |= there
    return marks.T, present


def _numbers(column: Any) -> Numbers:
    """Take a column of whole numbers; decimals are taken where there are none behind the point."""
    values, present = _cells(column)
    if values.dtype.kind == "f":
        with np.errstate(invalid="ignore"):
            whole = values.astype(np.int64)
        fine = (whole == values) & (whole > -(2**53)) & (whole < 2**53)
        return Numbers(whole, present, fine | ~present)
    if values.dtype == np.uint64:
        fine = values < 2**62
        return Numbers(np.where(fine, values, 0).astype(np.int64), present, fine | ~present)
    whole = values.astype(np.int64, copy=False)
    return Numbers(whole, present, np.ones(len(values), dtype=np.bool_))


def _cells(column: Any) -> tuple[NDArray[Any], NDArray[np.bool_]]:
    """Return the numbers of a column, (n,), and which are there; anything stands for the others.

    Cells of a column of anything else are infinite, which no report is.
    """
    from pyarrow import types

    present = _are_there(column)
    if types.is_boolean(column.type):
        column = column.cast("int8")
    if not (types.is_integer(column.type) or types.is_floating(column.type)):
        return np.full(len(column), np.inf), present
    stored = np.frombuffer(column.buffers()[1], column.type.to_pandas_dtype())
    found = stored[column.offset : column.offset + len(column)]
    if found.dtype.kind == "f":
        present &= ~np.isnan(found)
    return found, present


def _are_there(column: Any) -> NDArray[np.bool_]:
    n = len(column)
    if not column.null_count:
        return np.ones(n, dtype=np.bool_)
    known = column.buffers()[0]
    if known is None:  # of a column without a type
        return np.asarray(column.is_valid())
    bits = np.frombuffer(known, np.uint8)[column.offset // 8 :]
    there = np.unpackbits(bits, count=column.offset % 8 + n, bitorder="little")
    return there[column.offset % 8 :].view(np.bool_)


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
    """Return texts of this many bytes, (n, size), and which of a column are such, (n,).

    The others are of 0 alone, so that they are read as fast.
    """
    from pyarrow import types

    n = len(column)
    found, fine = np.full((n, size), ZERO_MARK, np.uint8), np.zeros(n, np.bool_)
    if types.is_dictionary(column.type):
        column = column.dictionary_decode()
    is_large = types.is_large_string(column.type)
    if not (is_large or types.is_string(column.type)):
        return found, fine
    _, offsets, data = column.buffers()
    ends: NDArray[Any] = np.frombuffer(offsets, np.int64 if is_large else np.int32)
    ends = ends[column.offset : column.offset + n + 1]
    fine = (np.diff(ends) == size) & _are_there(column)
    if not fine.any():
        return found, fine
    text = np.frombuffer(data, np.uint8)
    if fine.all():
        return text[ends[0] : ends[-1]].reshape(n, size), fine
    found[fine] = windows(text, ends[:-1][fine], size)
    return found, fine
