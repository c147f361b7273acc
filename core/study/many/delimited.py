"""CSV of responses: cells are found in the bytes of many lines at once.

A cell of a response holds neither a separator nor a quote nor a line end, so that lines and
separators are found by their bytes alone. A line that has another number of cells, or a cell that
is none of these, is left over for the reader of one row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

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
from core.study.many.shape import Shape
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

_LINE_END, _QUOTE = b'\n"'
_DIGITS: Final = 17  # of the longest number, which has 2⁵³ − 1 at most


@dataclass(frozen=True, slots=True)
class _Cells:
    """Where the cells of m lines begin and end in `data`; both (m, width)."""

    data: NDArray[np.uint8]
    left: NDArray[np.int64]
    right: NDArray[np.int64]

    def length(self, column: int) -> NDArray[np.int64]:
        return np.asarray(self.right[:, column] - self.left[:, column])

    def texts(self, column: int, size: int) -> NDArray[np.uint8]:
        """Return the first characters of a column, (m, size); of shorter cells what follows too."""
        data, left = self.data, self.left[:, column]
        if len(left) and left[-1] + size > len(data):  # of the last line not enough follows
            data = np.append(data, np.zeros(size, dtype=np.uint8))
        if len(data) < size:
            return np.zeros((0, size), dtype=np.uint8)
        windows = np.ndarray(len(data) - size + 1, f"V{size}", data, strides=(1,))
        return windows[left].view(np.uint8).reshape(-1, size)

    def equals(self, column: int, text: bytes) -> NDArray[np.bool_]:
        same = self.length(column) == len(text)
        if same.any():
            found = self.texts(column, len(text))
            if found.tobytes() != text * len(found):
                same &= np.all(found == np.frombuffer(text, dtype=np.uint8), axis=1)
        return np.asarray(same)


def read_rows(lines: bytes, delimiter: str, shape: Shape, layout: Layout) -> Batch:
    """Read lines, each with a line feed at its end; pack those of which nothing is wrong."""
    data = np.frombuffer(lines, dtype=np.uint8)
    n, cells, places = _cells(data, ord(delimiter), shape.width)
    ids, fine = from_hex(cells.texts(shape.id, 32))
    fine &= cells.length(shape.id) == 32
    fine &= cells.equals(shape.digest, shape.survey.digest.encode())
    procedures = None
    if offered := shape.survey.procedures:
        procedures = np.full(len(places), -1)
        for at, each in enumerate(offered):
            procedures[cells.equals(shape.procedure, each.value.encode())] = at
        fine &= procedures >= 0
    elif shape.procedure >= 0:
        fine &= cells.length(shape.procedure) == 0
    rehearsal = np.zeros(len(places), dtype=np.bool_)
    if shape.rehearsal >= 0:
        rehearsal = cells.equals(shape.rehearsal, b"1")
        fine &= rehearsal | (cells.length(shape.rehearsal) == 0)
    given = [_given(cells, question, columns) for question, columns in shape.questions]
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
        right = ends.reshape(-1, width)
        left = np.empty_like(right)
        left.reshape(-1)[0] = 0
        left.reshape(-1)[1:] = ends[:-1] + 1
        return len(right), _Cells(data, left, right), np.arange(len(right))
    ends = np.flatnonzero(data == _LINE_END)
    starts = np.concatenate([[0], ends[:-1] + 1])
    separators = np.flatnonzero(data == separator)
    counts = np.diff(np.searchsorted(separators, ends), prepend=0)
    even = counts == width - 1
    inner = separators[np.repeat(even, counts)].reshape(-1, width - 1)
    left = np.hstack([starts[even, None], inner + 1])
    right = np.hstack([inner, ends[even, None]])
    quoted = (right - left > 1) & (data[left] == _QUOTE) & (data[right - 1] == _QUOTE)
    return len(ends), _Cells(data, left + quoted, right - quoted), np.flatnonzero(even)


def _given(cells: _Cells, question: Question, columns: tuple[int, ...]) -> Given:
    form = question.form
    match form:
        case Bits():
            lengths = cells.right[:, columns] - cells.left[:, columns]
            marks = cells.data[cells.left[:, columns]]
            known = (lengths == 1) & ((marks == ZERO) | (marks == ONE))
            marks = np.where(known, marks, np.where(lengths == 0, NOT_ASKED, 0))
            there = np.asarray(np.any(lengths > 0, axis=1))
            return bits_given(form, marks.astype(np.uint8), there)
        case Pair():
            return pair_given(form, *(_numbers(cells, column) for column in columns))
    return number_given(form, _numbers(cells, columns[0]))


def _numbers(cells: _Cells, column: int) -> Numbers:
    """Read whole numbers as JSON writes them: no sign but minus, no needless zeros."""
    left, right, lengths = cells.left[:, column], cells.right[:, column], cells.length(column)
    minus = (lengths > 1) & (cells.data[left] == ord("-"))
    left = left + minus
    lengths = lengths - minus
    width = int(min(lengths.max(initial=1), _DIGITS))
    if width == 1 and not minus.any():
        digits = cells.data[left].astype(np.int64) - ZERO
        return Numbers(digits, lengths > 0, (digits >= 0) & (digits <= 9) | (lengths == 0))
    places = right[:, None] - width + np.arange(width)
    digits = cells.data[np.maximum(places, 0)].astype(np.int64) - ZERO
    digits[places < left[:, None]] = 0
    fine = ((digits >= 0) & (digits <= 9)).all(axis=1) & (lengths <= _DIGITS)
    fine &= (cells.data[left] != ZERO) | ((lengths == 1) & ~minus)
    values = digits @ 10 ** np.arange(width)[::-1]
    return Numbers(np.where(minus, -values, values), lengths > 0, fine | (lengths == 0))
