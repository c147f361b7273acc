"""CSV of responses: cells are found in the bytes of many lines at once.

A cell of a response holds neither a separator nor a quote nor a line end, so that lines and
separators are found by their bytes alone. A line that has another number of cells, or a cell that
is none of these, is left over for the reader of one row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.lazy import np
from core.privacy.forms.bits import NOT_ASKED_MARK, ONE_MARK, ZERO_MARK
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
from core.study.many.row_columns import TableColumns
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

_LINE_END, _QUOTE = b'\n"'
_DIGITS: Final = 16  # of the longest number, which is 2⁵³ − 1 at most


@dataclass(frozen=True, slots=True)
class _Cells:
    """Where the cells of m lines begin and end in `data`; both (width, m)."""

    data: NDArray[np.uint8]
    left: NDArray[np.int32]
    right: NDArray[np.int32]

    def length(self, column: int) -> NDArray[np.int32]:
        return np.asarray(self.right[column] - self.left[column])

    def texts(self, column: int, size: int) -> NDArray[np.uint8]:
        """Return the first characters of a column, (m, size); of shorter cells what follows too."""
        data, left = self.data, self.left[column]
        if len(left) and left[-1] + size > len(data):  # of the last line not enough follows
            data = np.append(data, np.zeros(size, dtype=np.uint8))
        return windows(data, left, size)

    def last(self, column: int, size: int) -> NDArray[np.uint8]:
        """Return the last characters of a column, (m, size); of shorter cells what is before."""
        data, starts = self.data, self.right[column] - size
        if len(starts) and starts[0] < 0:  # before the first line not enough is
            data, starts = np.append(np.zeros(size, dtype=np.uint8), data), starts + size
        return windows(data, starts, size)

    def equals(self, column: int, text: bytes) -> NDArray[np.bool_]:
        same = self.length(column) == len(text)
        if same.any():
            found = self.texts(column, len(text))
            if found.tobytes() != text * len(found):
                same &= found.reshape(-1).view(f"V{len(text)}") == np.void(text)
        return np.asarray(same)


def read_rows(lines: bytes, delimiter: str, table: TableColumns, layout: Layout) -> Batch:
    """Read lines, each with a line feed at its end; pack those of which nothing is wrong."""
    data = np.frombuffer(lines, dtype=np.uint8)
    n, cells, places = _cells(data, ord(delimiter), table.width)
    ids, fine = from_hex(cells.texts(table.id, 32))
    fine &= cells.length(table.id) == 32
    fine &= cells.equals(table.digest, table.survey.digest.encode())
    procedures = None
    if offered := table.survey.procedures:
        procedures = np.full(len(places), -1)
        for at, each in enumerate(offered):
            procedures[cells.equals(table.procedure, each.value.encode())] = at
        fine &= procedures >= 0
    elif table.procedure >= 0:
        fine &= cells.length(table.procedure) == 0
    rehearsal = np.zeros(len(places), dtype=np.bool_)
    if table.rehearsal >= 0:
        rehearsal = cells.equals(table.rehearsal, b"1")
        fine &= rehearsal | (cells.length(table.rehearsal) == 0)
    given = [_given(cells, question, columns) for question, columns in table.questions]
    packed, possible = pack(layout, given, procedures)
    fine &= possible
    return batch_of(places, fine, ids, packed, rehearsal, n)


def _cells(
    data: NDArray[np.uint8], separator: int, width: int
) -> tuple[int, _Cells, NDArray[np.int64]]:
    """Return the number of lines, the cells of those that have as many as columns, and which."""
    # Nothing else of a row as it is mostly written comes before these in the order of characters.
    ends = np.flatnonzero(data <= max(separator, _QUOTE))
    kinds = np.full(width, separator, dtype=np.uint8)
    kinds[-1] = _LINE_END
    if data[ends].tobytes() == kinds.tobytes() * (len(ends) // width):
        right = ends.reshape(-1, width).T.astype(np.int32, order="C")
        left = np.empty_like(right)
        left[1:], left[0, 1:], left[0, 0] = right[:-1], right[-1, :-1], -1
        left += 1
        return right.shape[1], _Cells(data, left, right), np.arange(right.shape[1])
    ends = np.flatnonzero(data == _LINE_END)
    starts = np.concatenate([[0], ends[:-1] + 1])
    separators = np.flatnonzero(data == separator)
    counts = np.diff(np.searchsorted(separators, ends), prepend=0)
    even = counts == width - 1
    inner = separators[np.repeat(even, counts)].reshape(-1, width - 1)
    left = np.hstack([starts[even, None], inner + 1])
    right = np.hstack([inner, ends[even, None]])
    quoted = (right - left > 1) & (data[left] == _QUOTE) & (data[right - 1] == _QUOTE)
    left, right = (each.T.astype(np.int32, order="C") for each in (left + quoted, right - quoted))
    return len(ends), _Cells(data, left, right), np.flatnonzero(even)


def _given(cells: _Cells, question: Question, columns: tuple[int, ...]) -> Given:
    form = question.form
    if form.spread:
        return marks_given(form, *_marks(cells, columns))
    return numbers_given(form, [_numbers(cells, column) for column in columns])


def _marks(cells: _Cells, columns: Sequence[int]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """Return cells of 0 and 1 as they are written, (m, k), and where anything is, (m,)."""
    lengths = np.array([cells.length(column) for column in columns]).T
    marks = np.array([cells.data[cells.left[column]] for column in columns]).T
    if (lengths == 1).all() and ((marks & 0xFE) == ZERO_MARK).all():  # all are 0 or 1
        return marks, np.ones(len(marks), dtype=np.bool_)
    known = (lengths == 1) & ((marks == ZERO_MARK) | (marks == ONE_MARK))
    marks = np.where(known, marks, np.where(lengths == 0, NOT_ASKED_MARK, 0)).astype(np.uint8)
    return marks, np.asarray(np.any(lengths > 0, axis=1))


def _numbers(cells: _Cells, column: int) -> Numbers:
    """Read whole numbers as JSON writes them: no sign but minus, no needless zeros."""
    left, lengths = cells.left[column], cells.length(column)
    first = cells.data[left]
    minus = (lengths > 1) & (first == ord("-"))
    width = int(min(lengths.max(initial=1), _DIGITS))
    if width == 1:
        digits = first - ZERO_MARK  # of what is no digit 10 and more
        return Numbers(digits.astype(np.int64), lengths > 0, (digits <= 9) | (lengths == 0))
    signed = bool(minus.any())
    if signed:
        lengths = lengths - minus
        first = cells.data[left + minus]
    digits = cells.last(column, width) - ZERO_MARK
    within = np.minimum(lengths, width).astype(np.uint8)
    digits *= np.arange(width, 0, -1, dtype=np.uint8) <= within[:, None]
    fine = ((first != ZERO_MARK) | ((lengths == 1) & ~minus)) & (lengths <= width)
    if digits.max(initial=0) > 9:
        fine &= (digits <= 9).all(axis=1)
    values = digits @ 10 ** np.arange(width)[::-1]
    if signed:
        values = np.where(minus, -values, values)
    return Numbers(values, lengths > 0, fine | (lengths == 0))
