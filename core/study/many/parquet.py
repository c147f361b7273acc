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
_ROWS_AT_ONCE: Final = 16_384


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
    def n(self) -> int:
        """The number of rows that the file says it has."""
        return int(self._about.metadata.num_rows)

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
    import pyarrow.compute as pc

    n = batch.num_rows
    digits, fine = _texts(batch.column(shape.id), 32)
    ids, are_ids = from_hex(digits)
    fine &= are_ids & _is(batch.column(shape.digest), shape.survey.digest)
    procedures = None
    if offered := shape.survey.procedures:
        procedures = np.full(n, -1)
        for at, each in enumerate(offered):
            procedures[_is(batch.column(shape.procedure), each.value)] = at
        fine &= procedures >= 0
    elif shape.procedure >= 0:
        fine &= np.asarray(pc.is_null(batch.column(shape.procedure)))
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
    return Batch(n, np.flatnonzero(fine), ids[fine], packed[fine], rehearsal[fine])


def _given(columns: Sequence[Any], form: Any) -> Given:
    match form:
        case Bits():
            return bits_given(form, *_marks(columns))
        case Pair():
            return pair_given(form, *map(_numbers, columns))
    return number_given(form, _numbers(columns[0]))


def _marks(columns: Sequence[Any]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return columns of 0 and 1 as they are written, (n, k), and where anything is, (n,)."""
    from pyarrow import types

    n = len(columns[0])
    marks, present = np.empty((n, len(columns)), np.uint8), np.zeros(n, np.bool_)
    for at, column in enumerate(columns):
        if types.is_integer(column.type) and not column.null_count:
            values = np.asarray(column)
            if not (values >> 1).any():  # all are 0 or 1
                marks[:, at] = values
                marks[:, at] += ZERO
                present[:] = True
                continue
        one = _numbers(column)
        known = one.fine & ((one.values == 0) | (one.values == 1))
        marked = np.where(known, np.where(one.values == 1, ONE, ZERO), 0)
        marks[:, at] = np.where(one.present, marked, NOT_ASKED)
        present |= one.present
    return marks, present


def _numbers(column: Any) -> Numbers:
    """Take a column of whole numbers; decimals are taken where there are none behind the point."""
    from pyarrow import types

    present = np.asarray(column.is_valid())
    nothing = Numbers(np.zeros(len(column), np.int64), present, ~present)
    if types.is_null(column.type):
        return nothing
    if types.is_boolean(column.type):
        column = column.cast("int8")
    if types.is_integer(column.type):
        values = np.asarray(column.fill_null(0))
        if values.dtype == np.uint64:
            fine = values < 2**62
            return Numbers(np.where(fine, values, 0).astype(np.int64), present, fine)
        return Numbers(values.astype(np.int64), present, np.ones(len(values), np.bool_))
    if types.is_floating(column.type):
        floats = np.asarray(column.fill_null(0), dtype=np.float64)
        missing = np.isnan(floats)
        fine = (np.abs(floats) < 2**53) & (np.floor(floats) == floats)
        values = np.where(fine, floats, 0).astype(np.int64)
        return Numbers(values, present & ~missing, fine | missing)
    return nothing


def _is(column: Any, text: str) -> NDArray[np.bool_]:
    import pyarrow.compute as pc
    from pyarrow import types

    if types.is_dictionary(column.type):
        known = _is(column.dictionary, text)
        places = np.asarray(column.indices.fill_null(len(known)))
        return np.asarray(np.append(known, False)[places])
    if not (types.is_string(column.type) or types.is_large_string(column.type)):
        return np.zeros(len(column), dtype=np.bool_)
    return np.asarray(pc.equal(column, text).fill_null(False))


def _texts(column: Any, size: int) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return texts of this many bytes, (n, size), and which of a column are such, (n,)."""
    import pyarrow.compute as pc
    from pyarrow import types

    n = len(column)
    if types.is_dictionary(column.type):
        column = column.dictionary_decode()
    if not (types.is_string(column.type) or types.is_large_string(column.type)):
        return np.zeros((n, size), np.uint8), np.zeros(n, np.bool_)
    fine = np.asarray(pc.equal(pc.binary_length(column), size).fill_null(False))
    right = column.filter(fine)
    found = np.zeros((n, size), dtype=np.uint8)
    if len(right):
        data = right.cast("large_binary").buffers()[2]
        text = np.frombuffer(data, dtype=np.uint8)[: size * len(right)]
        found[fine] = text.reshape(-1, size)
    return found, fine
