"""The small interface that every mechanism offers, and the form of its reports.

A mechanism is a frozen dataclass of exact fractions. It draws a report for a truth, tells the
exact probability of each report, its support (p*, q*) and its exact ratio. Nothing else of
Candor looks inside one.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias

from core.privacy.randomness import Door

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Report: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class Category:
    """A report that is one of `size` numbers, written as an integer from 0 to size − 1."""

    size: int

    @property
    def width(self) -> int:
        """Bits that a packed report takes."""
        return max(1, (self.size - 1).bit_length())

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not int:
            return "TYPE"
        return "" if 0 <= value < self.size else "RANGE"

    def pack(self, report: Report) -> int:
        """Return the report as an integer of at most `width` bits."""
        return int(report)

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return packed


@dataclass(frozen=True, slots=True)
class Bits:
    """A report that is a string of `size` characters 0 and 1, the first option's first."""

    size: int

    @property
    def width(self) -> int:
        """Bits that a packed report takes."""
        return self.size

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not str:
            return "TYPE"
        return "" if len(value) == self.size and not value.strip("01") else "RANGE"

    def pack(self, report: Report) -> int:
        """Return the report as an integer whose bit v is option v."""
        return int(str(report)[::-1], 2)

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return format(packed, f"0{self.size}b")[::-1]


@dataclass(frozen=True, slots=True)
class Grid:
    """A number in the clear, on a grid from `low` to `high` in steps of `step`."""

    low: int
    high: int
    step: int

    @property
    def size(self) -> int:
        """Number of points."""
        return (self.high - self.low) // self.step + 1

    @property
    def width(self) -> int:
        """Bits that a packed number takes."""
        return max(1, (self.size - 1).bit_length())

    def accepts(self, value: object) -> str:
        """Return '' for a number on the grid, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not int:
            return "TYPE"
        on_grid = self.low <= value <= self.high and (value - self.low) % self.step == 0
        return "" if on_grid else "RANGE"

    def pack(self, report: Report) -> int:
        """Return the number's place on the grid."""
        return (int(report) - self.low) // self.step

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return self.low + packed * self.step


Form: TypeAlias = Category | Bits | Grid


class Mechanism(Protocol):
    """What a question needs to know of its mechanism. Truths are 0 … k−1; yes/no: 1 is yes."""

    name: ClassVar[str]

    @property
    def k(self) -> int:
        """Number of options."""

    @property
    def form(self) -> Form:
        """The form of a report."""

    @property
    def fractions(self) -> dict[str, Fraction]:
        """The parameters as they stand in a survey file."""

    @property
    def ratio(self) -> Fraction | None:
        """The largest P[x, y] / P[z, y], exact; None where it is infinite."""

    def draw(self, truth: int, door: Door) -> Report:
        """Draw the report of one person. The draws made do not depend on the truth."""

    def draw_many(self, truths: NDArray[np.intp], door: Door) -> NDArray[np.int64 | np.bool_]:
        """Draw reports for truths of shape (n,): (n,) of categories or (n, k) of bits."""

    def probability(self, report: Report, truth: int) -> Fraction:
        """Return P[truth, report], exact."""

    def support(self, option: int) -> tuple[Fraction, Fraction]:
        """Return (p*, q*): Pr(a report supports the option | it is true, | another is)."""


def worst_ratio(a: Fraction, b: Fraction) -> Fraction | None:
    """Return the larger of a/b and b/a; None where just one is 0, and 1 where both are."""
    if a == b:
        return Fraction(1)
    if a == 0 or b == 0:
        return None
    return max(a / b, b / a)


def largest(*ratios: Fraction | None) -> Fraction | None:
    """Return the largest of several ratios, None standing for infinity."""
    finite = [ratio for ratio in ratios if ratio is not None]
    return max(finite) if len(finite) == len(ratios) else None
