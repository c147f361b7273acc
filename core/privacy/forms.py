"""The forms a report can have: what is accepted, how it is written, packed and read in bulk.

A packed report is a whole number below 2**width. A column of packed reports is an array of
these numbers, shape (n,), or, where a form is `spread`, of bits, shape (n, size). Where it is
`free` every number of so many bits is a report.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values: TypeAlias = NDArray[np.int64] | NDArray[np.uint8]

Report: TypeAlias = int | str | tuple[int, int]


NOT_ASKED = "-"
"""Stands in a report of bits where an option was not asked."""
_WIDEST = 57


def _ones_in(bits: Values) -> NDArray[np.float32]:
    """Count the ones of each row of bits, (n,): exact, and far faster than sums of short rows."""
    return bits.astype(np.float32) @ np.ones(bits.shape[1], dtype=np.float32)


def _bits_below(size: int) -> int:
    """Return the bits that the numbers from 0 to size − 1 take, at least one."""
    return max(1, (size - 1).bit_length())


@dataclass(frozen=True, slots=True)
class Category:
    """A report that is one of `size` numbers, written as an integer from 0 to size − 1."""

    size: int
    spread: ClassVar[bool] = False
    free: ClassVar[bool] = False

    @property
    def width(self) -> int:
        """Bits that a packed report takes."""
        return _bits_below(self.size)

    @property
    def longest(self) -> Report:
        """A report that takes the most characters."""
        return self.size - 1

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not int:
            return "TYPE"
        return "" if 0 <= value < self.size else "RANGE"

    def possible(self, values: Values) -> NDArray[np.bool_]:
        """Tell of each packed report of a column whether it can be, shape (n,)."""
        return np.asarray(values < self.size)

    def pack(self, report: Report) -> int:
        """Return the report as an integer of at most `width` bits."""
        return number_of(report)

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return packed

    def written(self, values: NDArray[np.integer | np.bool_]) -> Iterable[Report]:
        """Return reports drawn in bulk as they stand in response files."""
        return list(values.tolist())


@dataclass(frozen=True, slots=True)
class Bits:
    """A report that is a string of `size` characters 0 and 1, the first option's first."""

    size: int
    spread: ClassVar[bool] = True
    free: ClassVar[bool] = True

    @property
    def width(self) -> int:
        """Bits that a packed report takes."""
        return self.size

    @property
    def longest(self) -> Report:
        """A report that takes the most characters."""
        return "0" * self.size

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not str:
            return "TYPE"
        return "" if len(value) == self.size and not value.strip("01") else "RANGE"

    def possible(self, values: Values) -> NDArray[np.bool_]:
        """Tell of each packed report of a column whether it can be, shape (n,)."""
        return np.ones(len(values), dtype=np.bool_)

    def pack(self, report: Report) -> int:
        """Return the report as an integer whose bit v is option v."""
        return int(str(report)[::-1], 2)

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return format(packed, f"0{self.size}b")[::-1]

    def written(self, values: NDArray[np.integer | np.bool_]) -> Iterable[Report]:
        """Return reports drawn in bulk, bits of shape (n, size), as they stand in files."""
        text = (values.astype(np.uint8) + ord("0")).tobytes().decode("ascii")
        return [text[i : i + self.size] for i in range(0, len(text), self.size)]


@dataclass(frozen=True, slots=True)
class FixedBits(Bits):
    """A string of `size` characters 0 and 1 with exactly `ones` of 1."""

    ones: int
    free: ClassVar[bool] = False

    @property
    def longest(self) -> Report:
        """A report that takes the most characters."""
        return "1" * self.ones + "0" * (self.size - self.ones)

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else."""
        # Dataclasses with slots are made anew, so that a bare super() would not find them.
        if fault := Bits.accepts(self, value):
            return fault
        return "" if str(value).count("1") == self.ones else "RANGE"

    def possible(self, values: Values) -> NDArray[np.bool_]:
        """Tell of each row of bits whether it has as many of 1 as it must, shape (n,)."""
        return np.asarray(_ones_in(values) == self.ones)


@dataclass(frozen=True, slots=True)
class AskedBits(Bits):
    """A string of `size` characters, 0 or 1 for each of the `ask` options asked, else -.

    Packed as the bits of the options, 0 where not asked, then a bit for each that says whether
    it was asked.
    """

    ask: int
    free: ClassVar[bool] = False

    @property
    def width(self) -> int:
        """Bits that a packed report takes."""
        return 2 * self.size

    @property
    def longest(self) -> Report:
        """A report that takes the most characters."""
        return "0" * self.ask + NOT_ASKED * (self.size - self.ask)

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else.

        'SCHEMA' where another number of options was asked.
        """
        if type(value) is not str:
            return "TYPE"
        if len(value) != self.size or value.strip("01" + NOT_ASKED):
            return "RANGE"
        return "" if self.size - value.count(NOT_ASKED) == self.ask else "SCHEMA"

    def possible(self, values: Values) -> NDArray[np.bool_]:
        """Tell of each row of packed bits, shape (n, width), whether it can be, shape (n,)."""
        chosen, asked = values[:, : self.size], values[:, self.size :]
        unasked = chosen > asked
        found = np.asarray(_ones_in(asked) == self.ask)
        return found & ~unasked.any(axis=1) if unasked.any() else found

    def pack(self, report: Report) -> int:
        """Return the report as an integer whose bit v is option v, and bit size + v its asking."""
        text = str(report)[::-1]
        asked = "".join("0" if mark == NOT_ASKED else "1" for mark in text)
        return int(text.replace(NOT_ASKED, "0"), 2) | int(asked, 2) << self.size

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return "".join(
            str(packed >> v & 1) if packed >> self.size + v & 1 else NOT_ASKED
            for v in range(self.size)
        )

    def written(self, values: NDArray[np.integer | np.bool_]) -> Iterable[Report]:
        """Return reports drawn in bulk, packed bits of shape (n, width), as they stand in files."""
        bits = values.astype(np.uint8)
        marks = np.where(bits[:, self.size :] == 1, bits[:, : self.size] + ord("0"), ord(NOT_ASKED))
        text = marks.astype(np.uint8).tobytes().decode("ascii")
        return [text[i : i + self.size] for i in range(0, len(text), self.size)]


@dataclass(frozen=True, slots=True)
class Pair:
    """A seed from 0 to seeds − 1 and a value from 0 to values − 1, written as [seed, value].

    Packed as seed · values + value, in at most 57 bits: that many are read from any place of a
    row. Raises ValueError for more.
    """

    seeds: int
    values: int
    spread: ClassVar[bool] = False
    free: ClassVar[bool] = False

    def __post_init__(self) -> None:
        """Refuse what a column could not be read from."""
        if self.width > _WIDEST:
            raise ValueError(f"a pair of {self.seeds} seeds and {self.values} values is too wide")

    @property
    def size(self) -> int:
        """Number of packed reports."""
        return self.seeds * self.values

    @property
    def width(self) -> int:
        """Bits that a packed report takes."""
        return _bits_below(self.size)

    @property
    def longest(self) -> Report:
        """A report that takes the most characters."""
        return self.seeds - 1, self.values - 1

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' for anything else."""
        if not isinstance(value, list | tuple) or any(type(part) is not int for part in value):
            return "TYPE"
        if len(value) != 2:
            return "RANGE"
        return "" if 0 <= value[0] < self.seeds and 0 <= value[1] < self.values else "RANGE"

    def possible(self, values: Values) -> NDArray[np.bool_]:
        """Tell of each packed report of a column whether it can be, shape (n,)."""
        return np.asarray(values < self.size)

    def pack(self, report: Report) -> int:
        """Return the report as an integer of at most `width` bits. Raises TypeError for others."""
        if not isinstance(report, tuple):
            raise TypeError("this report is not a pair")
        return report[0] * self.values + report[1]

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return divmod(packed, self.values)

    def written(self, values: NDArray[np.integer | np.bool_]) -> Iterable[Report]:
        """Return packed reports drawn in bulk as they stand in response files."""
        return [divmod(packed, self.values) for packed in values.tolist()]


@dataclass(frozen=True, slots=True)
class Grid:
    """A number in the clear, on a grid from `low` to `high` in steps of `step`."""

    low: int
    high: int
    step: int
    spread: ClassVar[bool] = False
    free: ClassVar[bool] = False

    @property
    def size(self) -> int:
        """Number of points."""
        return (self.high - self.low) // self.step + 1

    @property
    def width(self) -> int:
        """Bits that a packed number takes."""
        return _bits_below(self.size)

    @property
    def longest(self) -> Report:
        """A number that takes the most characters."""
        return max(self.low, self.high, key=lambda number: len(str(number)))

    def accepts(self, value: object) -> str:
        """Return '' for a number on the grid, 'TYPE' or 'RANGE' for anything else."""
        if type(value) is not int:
            return "TYPE"
        on_grid = self.low <= value <= self.high and (value - self.low) % self.step == 0
        return "" if on_grid else "RANGE"

    def possible(self, values: Values) -> NDArray[np.bool_]:
        """Tell of each packed report of a column whether it can be, shape (n,)."""
        return np.asarray(values < self.size)

    def pack(self, report: Report) -> int:
        """Return the number's place on the grid."""
        return (number_of(report) - self.low) // self.step

    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""
        return self.low + packed * self.step

    def written(self, values: NDArray[np.integer | np.bool_]) -> Iterable[Report]:
        """Return numbers as they stand in response files."""
        return list(values.tolist())


Form: TypeAlias = Category | Bits | FixedBits | AskedBits | Pair | Grid


def report_of(value: object) -> Report:
    """Return an accepted value as it is held: a pair comes from a file as a list."""
    if isinstance(value, list | tuple):
        seed, number = value
        return int(seed), int(number)
    if isinstance(value, int | str):
        return value
    raise TypeError("this is no report")


def json_of(report: Report) -> int | str | list[Any]:
    """Return a report as it stands in a file."""
    return list(report) if isinstance(report, tuple) else report


def ones_of(report: Report) -> tuple[int, ...]:
    """Return the places of the characters 1 in a report of bits."""
    return tuple(place for place, bit in enumerate(str(report)) if bit == "1")


def asked_of(report: Report) -> tuple[int, ...]:
    """Return the places of the options that were asked, in a report of bits."""
    return tuple(place for place, mark in enumerate(str(report)) if mark != NOT_ASKED)


def number_of(report: Report) -> int:
    """Return a report that is a number. Raises TypeError for a pair."""
    if isinstance(report, tuple):
        raise TypeError("a pair is no number")
    return int(report)
