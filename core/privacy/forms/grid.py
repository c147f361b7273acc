"""A number on a grid, saved as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.lazy import np
from core.privacy.forms.base import (
    CodebookQuestion,
    Coding,
    Holds,
    Report,
    ReportForm,
    TableColumn,
    number_of,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.forms.base import Integers, Mask, Values


@dataclass(frozen=True, slots=True)
class Grid(ReportForm):
    """A number in the clear, from `low` to `high` in steps of `step`; it is packed as its place."""

    low: int
    high: int
    step: int

    @property
    def size(self) -> int:
        """Number of points."""
        return (self.high - self.low) // self.step + 1

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """From low to high."""
        return ((self.low, self.high),)

    def accepts(self, value: object) -> str:
        """Return '' for a number on the grid, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not int:
            return "TYPE"
        on_grid = self.low <= value <= self.high and (value - self.low) % self.step == 0
        return "" if on_grid else "RANGE"

    def pack(self, report: Report) -> int:
        """Return the number's place on the grid."""
        return (number_of(report) - self.low) // self.step

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return self.low + packed * self.step

    def columns(self, options: Sequence[str]) -> tuple[TableColumn, ...]:
        """Return the column of the number."""
        return (TableColumn(Holds.NUMBER, "", self.low, self.high),)

    def cells(self, values: Values, place: int) -> NDArray[Any]:
        """Return the numbers, (n,)."""
        return self.low + self.step * values.astype(np.int64)

    def packed_numbers(self, numbers: Sequence[Integers]) -> tuple[Integers, Mask]:
        """Return the places of numbers, and which are on the grid."""
        (values,) = numbers
        inside = (values >= self.low) & (values <= self.high)
        inside &= (values - self.low) % self.step == 0
        return (values - self.low) // self.step, inside

    def codings(self, asked: CodebookQuestion) -> tuple[Coding, ...]:
        """Return the range, in the units in which numbers are given."""
        low, high, step = map(asked.in_units, (self.low, self.high, self.step))
        values = f"{low:.15g} to {high:.15g}"
        values += f" in steps of {step:.15g}" if step != 1 and not asked.every_number else ""
        return (Coding("", values, asked.column, values),)
