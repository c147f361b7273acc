"""The different reports to one question, and how often each was made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.lazy import np

if TYPE_CHECKING:
    from core.privacy.mechanisms.base import Counts
    from core.privacy.mechanisms.forms import Values
    from core.response.packing import ReportColumn


@dataclass(frozen=True, eq=False)
class Distinct:
    """Different reports in their order, (r,) or (r, k), and how often each was made, (r,).

    Those of two piles of responses add up.

    >>> pile = Distinct.of_values(np.array([[0, 1], [1, 1], [0, 1]], dtype=np.uint8))
    >>> (pile + pile).values.tolist(), (pile + pile).counts.tolist()
    ([[0, 1], [1, 1]], [4, 2])
    """

    values: Values
    counts: Counts

    @classmethod
    def of(cls, column: ReportColumn) -> Distinct:
        """Gather the reports of those who were asked."""
        return cls.of_values(column.values[column.present])

    @classmethod
    def of_values(cls, values: Values) -> Distinct:
        """Gather reports, numbers of shape (n,) or bits (n, k)."""
        return _gathered(values, np.ones(len(values), dtype=np.int64))

    def __add__(self, other: Distinct) -> Distinct:
        values = np.concatenate([self.values, other.values])
        return _gathered(values, np.concatenate([self.counts, other.counts]))


def _gathered(values: Values, counts: Counts) -> Distinct:
    keys = values
    if values.ndim > 1:  # rows of bits are compared as strings of bytes
        packed = np.packbits(values, axis=1)
        keys = np.ascontiguousarray(packed).view(f"V{packed.shape[1]}").reshape(-1)
    _, first, places = np.unique(keys, return_index=True, return_inverse=True)
    totals = np.zeros(len(first), dtype=np.int64)
    np.add.at(totals, places.reshape(-1), counts)
    return Distinct(values[first], totals)
