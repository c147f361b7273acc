"""Reports that are a text of marks, one for each option: 0, 1, or - where it was not asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from core.lazy import np
from core.privacy.forms.base import CodebookQuestion, Coding, Holds, Report, ReportForm, TableColumn

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.privacy.forms.base import Mask, Values

NOT_ASKED = "-"
"""Stands in a report of bits where an option was not asked."""
ZERO_MARK, ONE_MARK, NOT_ASKED_MARK = b"01-"
_NEITHER = "x"  # stands for a cell that no report has


def _ones_in(bits: Values) -> NDArray[np.float32]:
    """Count the ones of each row of bits, (n,): exact, and far faster than sums of short rows."""
    return bits.astype(np.float32) @ np.ones(bits.shape[1], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Bits(ReportForm):
    """A report that is a string of `size` characters 0 and 1, the first option's first."""

    size: int
    spread: ClassVar[bool] = True
    free: ClassVar[bool] = True

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """None: it is written as marks."""
        return ()

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

    def possible(self, values: Values) -> Mask:
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
        text = (values.astype(np.uint8) + ZERO_MARK).tobytes().decode("ascii")
        return [text[i : i + self.size] for i in range(0, len(text), self.size)]

    def columns(self, options: Sequence[str]) -> tuple[TableColumn, ...]:
        """Return a column for each option."""
        return tuple(TableColumn(Holds.MARK, option, 0, 1) for option in options)

    def cells(self, values: Values, place: int) -> NDArray[Any]:
        """Return the bits of one option, (n,)."""
        return values[:, place]

    def report_in(self, cells: Sequence[str], number: Callable[[str], Any]) -> Any:
        """Return the marks one after another; a cell of one asked about may not be empty."""
        return "".join(cell or _NEITHER for cell in cells)

    def packed_marks(self, marks: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], Mask]:
        """Return the bits of marks, and which rows hold nothing else than marks."""
        ones = marks == ONE_MARK
        return self._packed(ones.view(np.uint8), ones | (marks == ZERO_MARK))

    def _packed(self, values: NDArray[np.uint8], known: Mask) -> tuple[NDArray[np.uint8], Mask]:
        """Return bits, (n, width), and which can be, by which marks are known, (n, size)."""
        fine = np.ones(len(known), np.bool_) if known.all() else np.asarray(known.all(axis=1))
        return values, fine if self.free else fine & self.possible(values)

    def codings(self, asked: CodebookQuestion) -> tuple[Coding, ...]:
        """Return the place and the column of each option."""
        inside = "; - if not asked" if self.asks_some else ""
        beside = "; empty if not asked" if self.asks_some else ""
        columns = self.columns(asked.options)
        return tuple(
            Coding(
                *(each.name, f"1 at {place}, else 0{inside}"),
                *(each.of(asked.column), f"1, else 0{beside}"),
            )
            for place, each in enumerate(columns, start=1)
        )


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

    def possible(self, values: Values) -> Mask:
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
    asks_some: ClassVar[bool] = True

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

    def possible(self, values: Values) -> Mask:
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
        marks = np.where(
            bits[:, self.size :] == 1, bits[:, : self.size] + ZERO_MARK, NOT_ASKED_MARK
        )
        text = marks.astype(np.uint8).tobytes().decode("ascii")
        return [text[i : i + self.size] for i in range(0, len(text), self.size)]

    def asked_apart(self, values: Values) -> tuple[Values, Mask | None]:
        """Return the bits of the options, (n, size), and which of these were asked."""
        return values[:, : self.size], values[:, self.size :].astype(np.bool_)

    def report_in(self, cells: Sequence[str], number: Callable[[str], Any]) -> Any:
        """Return the marks one after another; an empty cell is of an option not asked."""
        return "".join(_NEITHER if cell == NOT_ASKED else cell or NOT_ASKED for cell in cells)

    def packed_marks(self, marks: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], Mask]:
        """Return the bits of marks and of asking, and which rows can be."""
        ones, asked = marks == ONE_MARK, marks != NOT_ASKED_MARK
        known = ones | (marks == ZERO_MARK) | ~asked
        return self._packed(np.hstack([ones, asked]).view(np.uint8), known)


def ones_of(report: Report) -> tuple[int, ...]:
    """Return the places of the characters 1 in a report of bits."""
    return tuple(place for place, bit in enumerate(str(report)) if bit == "1")


def asked_of(report: Report) -> tuple[int, ...]:
    """Return the places of the options that were asked, in a report of bits."""
    return tuple(place for place, mark in enumerate(str(report)) if mark != NOT_ASKED)
