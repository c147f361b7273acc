"""Counts of reports: all that an estimate needs to know of any number of responses.

Tallies add up: those of two piles of responses are the tally of both, in any order.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.mechanisms import Bits, Grid, OneBit
from core.packing import Column, Field, Layout
from core.survey.model import Kind, Question

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# A number in the clear is counted value by value up to this many points of its grid.
HISTOGRAM_LIMIT = 65_536
_SLICE = 3**10


class ImpossibleReportError(ValueError):
    """A stored report is none that its question can have: what holds it is damaged."""


@dataclass(frozen=True, slots=True)
class Weighted:
    """The weights of those who answered: their sum, that of their squares, and weighted counts.

    For a number in the clear without bins `counts` are instead the weighted sums of the numbers'
    places on the grid and of their squares.
    """

    total: float
    squares: float
    counts: tuple[float, ...]

    @property
    def effective_n(self) -> float:
        """The unweighted sample that would be as precise (Kish 1965): total² / squares."""
        return self.total**2 / self.squares if self.squares else 0.0

    def __add__(self, other: Weighted) -> Weighted:
        counts = tuple(map(operator.add, self.counts, other.counts))
        return Weighted(self.total + other.total, self.squares + other.squares, counts)


@dataclass(frozen=True, slots=True)
class Tally:
    """What the reports to one question add up to.

    `counts` are the numbers of reports that support each of `question.option_ids`, in that
    order; for many-of, how many reported yes to each option; for one-bit the one number of
    reports of 1. A number in the clear without bins
    has instead the exact `total` and the exact sum of `squares` of the numbers given, and, where
    its grid is small, how often each point was given (`histogram`, from `low` upwards).
    """

    question: Question
    n: int
    counts: tuple[int, ...]
    total: int = 0
    squares: int = 0
    histogram: tuple[int, ...] = ()
    weighted: Weighted | None = None

    def __add__(self, other: Tally) -> Tally:
        """Merge. Raises ValueError for tallies of two questions, or with and without weights."""
        if self.question != other.question:
            raise ValueError("these are tallies of two different questions")
        if (self.weighted is None) is not (other.weighted is None):
            raise ValueError("only one of these tallies is weighted")
        both = self.weighted + other.weighted if self.weighted and other.weighted else None
        return replace(
            self,
            n=self.n + other.n,
            counts=tuple(map(operator.add, self.counts, other.counts)),
            total=self.total + other.total,
            squares=self.squares + other.squares,
            histogram=tuple(map(operator.add, self.histogram, other.histogram)),
            weighted=both,
        )


def tally(question: Question, column: Column, weights: NDArray[np.float64] | None = None) -> Tally:
    """Count the reports to one question.

    `weights` has shape (n,), one for each response, present or not. Raises ValueError where one
    is negative or not finite, and `ImpossibleReportError`.
    """
    import numpy as np

    present = column.present
    everyone = bool(present.all())
    n = len(present) if everyone else int(present.sum())
    values = column.values if everyone else column.values[present]
    numeric = isinstance(question.form, Grid)
    if numeric:
        result = _numbers(question, values)
    else:
        result = Tally(question, n, tuple(_supporting(question, values, None).tolist()))
    if weights is None:
        return result
    given = _checked(weights, len(present))[present]
    if numeric:
        places = values.astype(np.float64)
        counts = np.array([given @ places, given @ places**2])
    else:
        counts = _supporting(question, values, given).astype(np.float64)
    weighted = Weighted(float(given.sum()), float(given @ given), tuple(counts.tolist()))
    return replace(result, weighted=weighted)


def tally_by(
    question: Question,
    column: Column,
    by: Question,
    groups: Column,
    weights: NDArray[np.float64] | None = None,
) -> dict[str, Tally]:
    """Count the reports of each group, a group being one answer to the clear question `by`.

    Those who did not answer `by` are in no group. Raises ValueError where `by` is sensitive,
    or lets a person into several groups or into none (many-of; numbers without bins).
    """
    if by.sensitive or by.kind is Kind.MANY_OF or not by.option_ids:
        raise ValueError(f"responses cannot be grouped by {by.id}")
    result = {}
    for index, option in enumerate(by.option_ids):
        code = 1 - index if by.kind is Kind.YES_NO else index
        inside = groups.present & (groups.values == code)
        result[option] = tally(question, Column(column.values, column.present & inside), weights)
    return result


def tally_study(layout: Layout, packed: NDArray[np.uint8]) -> dict[str, Tally]:
    """Count every question from packed rows of shape (n, layout.size), by question id.

    Raises `ImpossibleReportError`.
    """
    return {field.question.id: _tally_field(layout, field, packed) for field in layout.fields}


def _tally_field(layout: Layout, field: Field, packed: NDArray[np.uint8]) -> Tally:
    question = field.question
    if not isinstance(question.form, Bits):
        return tally(question, layout.column(packed, question.id))
    # Absent reports are packed as zeros, so bits are counted where they lie.
    n = len(packed)
    if field.presence >= 0:
        n = int(_count_bits(packed, field.presence, 1)[0])
    return Tally(question, n, tuple(_count_bits(packed, field.offset, field.width).tolist()))


def _count_bits(packed: NDArray[np.uint8], offset: int, width: int) -> NDArray[np.int64]:
    """Return how many rows have each of the bits from `offset` on, shape (width,)."""
    import numpy as np

    first, last = offset // 8, (offset + width + 7) // 8
    counts = np.zeros(8 * (last - first), dtype=np.int64)
    for start in range(0, len(packed), _SLICE):
        counts += _column_sums(packed[start : start + _SLICE, first:last])
    return counts[offset % 8 : offset % 8 + width]


def _column_sums(rows: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Sum the bits of each column of packed rows by carry-save adders.

    Three rows of bits are two: their sums without carry (a xor b xor c), and their carries
    (the majority), which count double. (Muła, Kurz & Lemire 2018, Harley and Seal's method.)
    """
    import numpy as np

    counts = np.zeros(8 * rows.shape[1], dtype=np.int64)
    worth = 1
    while len(rows):
        carries = [rows[:0]]
        while len(rows) >= 24:
            third = len(rows) // 3
            a, b, c = rows[:third], rows[third : 2 * third], rows[2 * third : 3 * third]
            odd = a ^ b
            carries.append(a & b | odd & c)
            rows = np.concatenate([odd ^ c, rows[3 * third :]])
        bits = np.unpackbits(rows, axis=1, bitorder="little")
        counts += worth * bits.sum(axis=0, dtype=np.int64)
        rows = np.concatenate(carries)
        worth *= 2
    return counts


def _supporting(
    question: Question,
    values: NDArray[np.int64] | NDArray[np.uint8],
    weights: NDArray[np.float64] | None,
) -> NDArray[np.int64] | NDArray[np.float64]:
    """Return the number, or the weight, of reports supporting each option."""
    import numpy as np

    if isinstance(question.form, Bits):
        if weights is not None:
            return np.asarray(weights @ values)
        return np.asarray(values.sum(axis=0, dtype=np.int64))
    if isinstance(question.mechanism, OneBit):
        return np.asarray(np.bincount(values, weights, minlength=2)[1:])
    counts = np.bincount(values, weights, minlength=len(question.option_ids))
    if len(counts) > len(question.option_ids):
        raise ImpossibleReportError(f"a report to {question.id} names no option of it")
    return np.asarray(counts[:: -1 if question.kind is Kind.YES_NO else 1])


def _numbers(question: Question, places: NDArray[np.int64] | NDArray[np.uint8]) -> Tally:
    """Sum numbers in the clear exactly, from their places on the grid."""
    import numpy as np

    grid = question.form
    assert isinstance(grid, Grid)  # noqa: S101 - for the type checker
    n = len(places)
    if n and places.max() >= grid.size:
        raise ImpossibleReportError(f"a number given to {question.id} is beyond its range")
    histogram: Sequence[int] = ()
    if grid.size <= HISTOGRAM_LIMIT:
        histogram = np.bincount(places, minlength=grid.size).tolist()
        once = sum(place * times for place, times in enumerate(histogram))
        twice = sum(place * place * times for place, times in enumerate(histogram))
    else:
        listed = places.tolist()
        once, twice = sum(listed), sum(place * place for place in listed)
    return Tally(
        question,
        n,
        (),
        total=n * grid.low + grid.step * once,
        squares=n * grid.low**2 + 2 * grid.low * grid.step * once + grid.step**2 * twice,
        histogram=tuple(histogram),
    )


def _checked(weights: NDArray[np.float64], n: int) -> NDArray[np.float64]:
    import numpy as np

    if weights.shape != (n,) or not (np.isfinite(weights).all() and (weights >= 0).all()):
        raise ValueError("weights are finite numbers of at least 0, one for each response")
    return weights
