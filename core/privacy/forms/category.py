"""A report that is one of some numbers: an answer by its place, or one of two words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.lazy import np
from core.privacy.forms.base import CodebookQuestion, Coding, Report, ReportForm, number_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.forms.base import Integers, Mask


@dataclass(frozen=True, slots=True)
class Category(ReportForm):
    """A report that is one of `size` numbers, written as an integer from 0 to size − 1."""

    size: int

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """From 0 to size − 1."""
        return ((0, self.size - 1),)

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not int:
            return "TYPE"
        return "" if 0 <= value < self.size else "RANGE"

    def pack(self, report: Report) -> int:
        """Return the report as an integer of at most `width` bits."""
        return number_of(report)

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return packed

    def written(self, values: NDArray[np.integer | np.bool_]) -> Iterable[Report]:
        """Return a column of packed reports as they stand in response files."""
        return list(values.tolist())

    def packed_numbers(self, numbers: Sequence[Integers]) -> tuple[Integers, Mask]:
        """Return the numbers as they are, and which are in the range."""
        (values,) = numbers
        return values, values.view(np.uint64) < self.size  # less than 0 is more than any

    def codings(self, asked: CodebookQuestion) -> tuple[Coding, ...]:
        """Return what each number stands for, or which there are where they stand for no option."""
        if self.size != len(asked.codes):  # such as the number of red cards
            values = "0 or 1" if asked.worded else f"0 to {self.size - 1}"
            return (Coding("", values, asked.column, values),)
        codes = zip(asked.options, asked.codes, strict=True)
        return tuple(Coding(option, str(code), asked.column, str(code)) for option, code in codes)
