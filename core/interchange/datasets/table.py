"""A table of data as every format is written from: variables, and rows in chunks.

Numbers and texts stand in it as they are; what a format cannot hold is made fit by its writer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum, auto
from typing import TYPE_CHECKING, TypeAlias

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Sort(Enum):
    """What a variable holds."""

    WHOLE = auto()
    REAL = auto()
    TEXT = auto()


class Measure(StrEnum):
    """The level of measurement, as SPSS calls it."""

    NOMINAL = "nominal"
    ORDINAL = "ordinal"
    SCALE = "scale"


class Missing(IntEnum):
    """Why a cell holds nothing; 0 where it holds something."""

    NOT_ASKED = 1
    LEFT_OUT = 2
    UNKNOWN = 3  # a number that does not exist, such as the error of no reports


@dataclass(frozen=True, slots=True)
class Label:
    """What a variable is called for people: of a question, and of one option of it, or neither.

    The parts are kept apart, since where a format cuts a label the option must stay.
    """

    text: str
    option: str = ""

    @property
    def whole(self) -> str:
        """The label as it reads where there is room.

        >>> Label("Which?", "Sales").whole
        'Which? :: Sales'
        """
        return f"{self.text} :: {self.option}" if self.option else self.text


@dataclass(frozen=True, slots=True)
class Variable:
    """One column: its name in Candor, its label, what its numbers mean, and what can be missing.

    `options` has the ids of the options that its numbers stand for, where they do.
    `low` and `high` bound the whole numbers in it, `length` the characters of a text. `missing`
    has the words of each reason for which a cell of it can be empty. `about` is what else a
    codebook tells of it, by the name of the codebook's column.
    """

    name: str
    label: Label
    sort: Sort
    measure: Measure = Measure.NOMINAL
    values: Mapping[int, str] = field(default_factory=dict)
    low: int = 0
    high: int = 1
    length: int = 1
    missing: Mapping[Missing, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cells:
    """Some cells of one column: numbers of shape (n,), or as many texts, and what is missing.

    `missing` has a `Missing` for each, shape (n,), or None where nothing is. The number or text
    of a missing cell means nothing.
    """

    values: NDArray[np.integer] | NDArray[np.float64] | Sequence[str]
    missing: NDArray[np.uint8] | None = None


Chunk: TypeAlias = tuple[Cells, ...]
"""As many cells of each variable, in order."""


@dataclass(frozen=True)
class Dataset:
    """A table: its title, variables, number of rows, the rows, and what is to be known of it.

    `chunks` gives the rows from the begin each time it is called, no chunk larger than needed.
    `notes` are whole sentences. `facts` are the same for programs, by name.
    """

    name: str
    title: str
    variables: tuple[Variable, ...]
    n: int
    chunks: Callable[[], Iterator[Chunk]]
    notes: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the variables in Candor."""
        return tuple(each.name for each in self.variables)


class Fault(Enum):
    """Why a format cannot hold a table."""

    NEEDS_PYARROW = auto()
    TOO_MANY_ROWS = auto()
    TOO_MANY_COLUMNS = auto()
    TOO_MANY_CELLS = auto()


class Unwritable(Exception):  # noqa: N818 - it is a verdict on a table, not a fault
    """A format cannot hold a table; `most` is how many rows, columns or cells it can."""

    def __init__(self, fault: Fault, most: int = 0) -> None:
        super().__init__(f"{fault.name} {most}")
        self.fault = fault
        self.most = most


def require_room(data: Dataset, rows: int, columns: int) -> None:
    """Raise `Unwritable` where a table has more rows or columns than a format can hold."""
    if data.n > rows:
        raise Unwritable(Fault.TOO_MANY_ROWS, rows)
    if len(data.variables) > columns:
        raise Unwritable(Fault.TOO_MANY_COLUMNS, columns)
