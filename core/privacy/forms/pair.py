"""A report that is a pair of numbers: the seed of a hash, and a value of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from core.lazy import np
from core.privacy.forms.base import Report, ReportForm

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.forms.base import Integers, Mask, Values

_WIDEST = 57


@dataclass(frozen=True, slots=True)
class Pair(ReportForm):
    """A seed from 0 to seeds − 1 and a value from 0 to values − 1, written as [seed, value].

    Packed as seed · values + value, in at most 57 bits: that many are read from any place of a
    row. Raises ValueError for more.
    """

    seeds: int
    values: int
    parts: ClassVar[tuple[str, ...]] = ("seed", "value")

    def __post_init__(self) -> None:
        """Refuse what a column could not be read from."""
        if self.width > _WIDEST:
            raise ValueError(f"a pair of {self.seeds} seeds and {self.values} values is too wide")

    @property
    def size(self) -> int:
        """Number of packed reports."""
        return self.seeds * self.values

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """Those of seed and value."""
        return ((0, self.seeds - 1), (0, self.values - 1))

    def pack(self, report: Report) -> int:
        """Return the report as an integer of at most `width` bits. Raises TypeError for others."""
        if not isinstance(report, tuple):
            raise TypeError("this report is not a pair")
        return report[0] * self.values + report[1]

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return divmod(packed, self.values)

    def cells(self, values: Values, place: int) -> NDArray[Any]:
        """Return the seeds or the values, (n,)."""
        return np.divmod(values, self.values)[place]

    def packed_numbers(self, numbers: Sequence[Integers]) -> tuple[Integers, Mask]:
        """Return pairs packed, and which seeds and values are in their ranges."""
        seeds, values = numbers
        inside = (seeds >= 0) & (seeds < self.seeds) & (values >= 0) & (values < self.values)
        return seeds * self.values + values, inside
