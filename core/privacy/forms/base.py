"""What a form of report has to say of itself; each form is one file beside this one.

A report is written as marks, one character for each option, or as whole numbers. A packed report
is a whole number below 2**width. A column of packed reports is an array of these numbers, shape
(n,), or, where a form is `spread`, of bits, shape (n, width).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values: TypeAlias = NDArray[np.int64] | NDArray[np.uint8]
    Integers: TypeAlias = NDArray[np.int64]
    Mask: TypeAlias = NDArray[np.bool_]

Report: TypeAlias = int | str | tuple[int, ...]


class Holds(Enum):
    """What a column of a table of reports holds."""

    CODE = auto()
    """A number that stands for an answer, or is a place of one."""
    MARK = auto()
    """Whether an option is in the report, 0 or 1."""
    PART = auto()
    """One of several numbers, which say something together alone."""
    NUMBER = auto()
    """The number that was given, in its units."""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column of a table of reports: what follows the question's name in its own, and its range.

    Of an option `name` is the option's id, of a part the part's name, else ''.
    """

    holds: Holds
    name: str = ""
    low: int = 0
    high: int = 0

    def of(self, question: str) -> str:
        """Return the name of the column, by that of its question.

        >>> TableColumn(Holds.PART, "seed").of("job"), TableColumn(Holds.CODE).of("job")
        ('job.seed', 'job')
        """
        return f"{question}.{self.name}" if self.name else question


@dataclass(frozen=True, slots=True)
class Coding:
    """One line of a codebook: what an option is in a response, and where and what in a table."""

    option: str
    response: str
    column: str
    value: str


@dataclass(frozen=True, slots=True)
class CodebookQuestion:
    """What a form needs to know of a question for its lines in a codebook.

    `codes` are the numbers of the options, () where a number stands for none; `worded` tells that
    a report is one of two words, and `every_number` that steps are not worth telling.
    """

    column: str
    options: tuple[str, ...]
    codes: tuple[int, ...]
    in_units: Callable[[float], float]
    worded: bool = False
    every_number: bool = False


class ReportForm(ABC):
    """The form of a report: what is accepted, how it is written, packed and read in bulk.

    What is not said otherwise holds of a report that is one whole number.
    """

    __slots__ = ()
    spread: ClassVar[bool] = False
    """Whether it is written as marks, one for each option, and packed as bits."""
    free: ClassVar[bool] = False
    """Whether every number of so many bits is a report."""
    asks_some: ClassVar[bool] = False
    """Whether it covers some of the options alone, and says which."""
    parts: ClassVar[tuple[str, ...]] = ()
    """The names of its numbers, where it is written as several."""

    if TYPE_CHECKING:  # in most forms it is a field, for which this would be a default

        @property
        def size(self) -> int:
            """The number of packed reports, or of options where it is written as marks."""

    @property
    @abstractmethod
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """The least and the greatest of each number that it is written as; () of marks."""

    @property
    def width(self) -> int:
        """Bits that a packed report takes."""
        return max(1, (self.size - 1).bit_length())

    @property
    def longest(self) -> Report:
        """A report that takes the most characters."""
        ends = (reversed(each) for each in self.ranges)
        longest = tuple(max(each, key=lambda number: len(str(number))) for each in ends)
        return longest if self.parts else longest[0]

    def accepts(self, value: object) -> str:
        """Return '' for a report of this form, 'TYPE' or 'RANGE' (or 'SCHEMA') for others."""
        numbers = value if self.parts else (value,)
        if not isinstance(numbers, list | tuple) or any(type(each) is not int for each in numbers):
            return "TYPE"
        if len(numbers) != len(self.ranges):
            return "RANGE"
        inside = zip(numbers, self.ranges, strict=True)
        return "" if all(low <= each <= high for each, (low, high) in inside) else "RANGE"

    def possible(self, values: Values) -> Mask:
        """Tell of each packed report of a column whether it can be, shape (n,)."""
        return np.asarray(values < self.size)

    @abstractmethod
    def pack(self, report: Report) -> int:
        """Return the report as an integer of at most `width` bits."""

    @abstractmethod
    def unpack(self, packed: int) -> Report:
        """Undo `pack`."""

    def written(self, values: NDArray[np.integer | np.bool_]) -> Iterable[Report]:
        """Return a column of packed reports as they stand in response files."""
        return [self.unpack(packed) for packed in values.tolist()]

    def asked_apart(self, values: Values) -> tuple[Values, Mask | None]:
        """Return a column of packed reports, and which options were asked, (n, k), if not all."""
        return values, None

    # Tables.

    def columns(self, options: Sequence[str]) -> tuple[TableColumn, ...]:
        """Return the columns of a table, for a question with these options."""
        if not self.parts:
            return (TableColumn(Holds.CODE, "", *self.ranges[0]),)
        named = zip(self.parts, self.ranges, strict=True)
        return tuple(TableColumn(Holds.PART, part, low, high) for part, (low, high) in named)

    def cells(self, values: Values, place: int) -> NDArray[Any]:
        """Return the cells of the column at this place, (n,), from packed reports."""
        return values

    def report_in(self, cells: Sequence[str], number: Callable[[str], Any]) -> Any:
        """Return what cells say as it would stand in a response, be it a report or not.

        `number` reads a cell with a number. At least one of the cells is not empty.
        """
        return [number(cell) for cell in cells] if self.parts else number(cells[0])

    def packed_numbers(self, numbers: Sequence[Integers]) -> tuple[Integers, Mask]:
        """Pack reports written as numbers, each (n,); return them and which of them can be.

        Anything stands for those that cannot.
        """
        raise TypeError(f"{type(self).__name__} is not written as numbers")

    def packed_marks(self, marks: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], Mask]:
        """Pack reports written as marks, (n, size); return bits and which of them can be."""
        raise TypeError(f"{type(self).__name__} is not written as marks")

    def codings(self, asked: CodebookQuestion) -> tuple[Coding, ...]:
        """Return the lines of a codebook."""
        names = " ".join(each.of(asked.column) for each in self.columns(asked.options))
        return (Coding("", f"[{', '.join(self.parts)}]", names, ""),)


def number_of(report: Report) -> int:
    """Return a report that is a number. Raises TypeError for several."""
    if isinstance(report, tuple):
        raise TypeError("a pair is no number")
    return int(report)
