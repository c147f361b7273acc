"""The different reports to one question, and how often each was made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.channel import Counts
    from core.privacy.forms import Values
    from core.response.layout import ReportColumn


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

    def of_places(self, places: NDArray[np.bool_]) -> Distinct:
        """Return those of the different reports that a mask of shape (r,) names."""
        return Distinct(self.values[places], self.counts[places])

    def among(self, values: Values) -> NDArray[np.bool_]:
        """Tell of each report, numbers of shape (n,) or bits (n, k), whether it is one of these.

        >>> Distinct.of_values(np.array([3, 5, 3])).among(np.array([5, 4])).tolist()
        [True, False]
        """
        return np.isin(_keys(values), _keys(self.values))

    def __add__(self, other: Distinct) -> Distinct:
        values = np.concatenate([self.values, other.values])
        return _gathered(values, np.concatenate([self.counts, other.counts]))


def _keys(values: Values) -> NDArray[Any]:
    """Return what distinguishes reports, shape (n,): of rows of bits strings of bytes."""
    if values.ndim == 1:
        return values
    packed = np.packbits(values, axis=1)
    return np.ascontiguousarray(packed).view(f"V{packed.shape[1]}").reshape(-1)


def _gathered(values: Values, counts: Counts) -> Distinct:
    _, first, places = np.unique(_keys(values), return_index=True, return_inverse=True)
    totals = np.zeros(len(first), dtype=np.int64)
    np.add.at(totals, places.reshape(-1), counts)
    return Distinct(values[first], totals)
