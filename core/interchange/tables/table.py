"""A table of unknown origin: its heads, its rows as texts with their places, and its bounds."""

from __future__ import annotations

import codecs
import datetime
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from core.facts.errors import Code, Refused, joined_places, quote, refuse
from core.facts.names import Fact, FoundFact
from core.facts.of_tables import TableFact
from core.interchange.workbook import letters

MAX_COLUMNS: Final = 16_384  # what a sheet of Excel has
MAX_CELL: Final = 32_767  # characters, what a cell of Excel holds
MAX_ROW: Final = 4 * 1024 * 1024  # characters
ROWS_AT_ONCE: Final = 10_000  # at most, of what is read in pieces
BYTES_AT_ONCE: Final = 64 * 1024 * 1024
UNPACKED_FLOOR: Final = 128 * 1024 * 1024  # bytes that the cells of any packed file may take
UNPACKED_RATIO: Final = 1_000  # times its size, beyond which it is made to fill memory
_BYTES_OF_CELL: Final = 8  # beside its characters; an empty one takes time, too

BETWEEN: Final = ";"
"""Stands between the values of a list that one cell holds."""

Cells: TypeAlias = tuple[str, ...]
Rows: TypeAlias = Iterator[tuple[str, Cells]]


@dataclass(frozen=True, slots=True)
class Labels:
    """What a format holds beside its cells: by column its label, and labels of its values.

    `missing` are by column the values that its author declared missing; of these nothing is left
    in the rows, which hold '' there.
    """

    columns: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    missing: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How a table is to be read where its file leaves that open; '' is for what is found.

    `encoding` and `delimiter` are of text, `sheet` of a workbook. The heads stand in the row
    `head_row` of both; what stands above it is left out.
    """

    encoding: str = ""
    delimiter: str = ""
    sheet: str = ""
    head_row: int = 1


AS_FOUND: Final = ReadOptions()


@dataclass(frozen=True, slots=True)
class Table:
    """A table whose heads were read; its rows are read as they are asked for.

    `told` is what its reader did and people should know; it may grow while rows are read. `n` is
    how many rows its file claims to have, 0 where that is known at its end alone. `part` tells it
    from the table that is read of the same file where none is named, of which it is ''.
    """

    format: str
    heads: tuple[str, ...]
    read: Callable[[], Rows]
    labels: Labels = Labels()
    told: list[FoundFact] = field(default_factory=list)
    n: int = 0
    part: str = ""

    def rows(self) -> Rows:
        """Yield the place of each row and its cells; what is missing is ''.

        A row has as many cells as there are heads unless it is a ragged one of its file, which
        is for the reader of the row to refuse: the rows behind it are none the worse for it.
        Rows are counted as the programs of the format do: in text and sheets the heads are row
        1, elsewhere the first person. Empty lines, and rows of sheets without any value, are left
        out; a row of empty cells else is somebody who answered nothing. Memory is bounded. It can
        be called again, which reads the file again. Raises `Refused` with the place where the
        rest cannot be read: IO, SIZE, ENCODING, SYNTAX, DUPKEY, SCHEMA (a new name), TYPE.
        """
        return self.read()


def known_encoding(asked: ReadOptions, told: list[FoundFact]) -> str:
    """Return how the encoding that is asked for is called, which is noted; '' where none is.

    Raises `Refused` (ENCODING) where there is none of that name.
    """
    if not asked.encoding:
        return ""
    try:
        name = codecs.lookup(asked.encoding).name
        "a".encode(name)  # those between bytes and bytes are none of text
    except (LookupError, UnicodeError, TypeError, ValueError):
        fact = TableFact.NO_ENCODING(encoding=quote(asked.encoding, 40))
        raise refuse(Code.ENCODING, "", fact) from None
    told.append(TableFact.READ_AS(encoding=asked.encoding))
    return name


def not_encoded(encoding: str, place: str) -> Refused:
    """Return that what stands in a place cannot be read in an encoding."""
    name = encoding.removesuffix("-sig").upper()
    return refuse(Code.ENCODING, place, TableFact.ENCODING(encoding=name))


def place_of(row: int, column: str = "") -> str:
    """Return how a row is called, or a cell of it."""
    return f"row {row}, column {column}" if column else f"row {row}"


def heads_of(cells: Sequence[str], told: list[FoundFact], place: str = "row 1") -> tuple[str, ...]:
    """Return the names of columns; one without a name is called by its letters, which is noted.

    `place` is the row that holds them, '' where they stand in none.

    Raises `Refused`: EMPTY, SIZE, or DUPKEY where two are alike.
    """
    if len(cells) > MAX_COLUMNS:
        raise refuse(Code.SIZE, place, Fact.TOO_MANY_COLUMNS(most=MAX_COLUMNS))
    found: dict[str, int] = {}
    for at, cell in enumerate(cells, start=1):
        name = cell.strip()
        if len(name) > MAX_CELL:
            place = _column_of(place, at)
            raise refuse(Code.SIZE, place, TableFact.CELL_TOO_LONG(most=MAX_CELL))
        if not name:
            name = f"({letters(at)})"
            told.append(TableFact.HEAD_MISSING(name=name))
        if name in found:
            place = _column_of(place, at)
            raise refuse(Code.DUPKEY, place, TableFact.HEAD_TWICE(name=quote(name, 40)))
        found[name] = at
    if not found or not any(cell.strip() for cell in cells):
        raise refuse(Code.EMPTY, place, Fact.TABLE_EMPTY())
    return tuple(found)


def _column_of(place: str, at: int) -> str:
    return joined_places(place, f"column {letters(at)}")


class Unpacked:
    """Counts what the cells of a packed file come to, which may be a thousand times its size."""

    def __init__(self, size: int) -> None:
        self._most = max(UNPACKED_FLOOR, UNPACKED_RATIO * size)
        self._bytes = 0

    def add(self, n_cells: int, characters: int, place: str) -> None:
        """Count cells. Raises `Refused` (SIZE) where the file has unpacked to too much."""
        self._bytes += characters + _BYTES_OF_CELL * n_cells
        if self._bytes > self._most:
            fact = TableFact.UNPACKS_TO_MUCH(mib=self._most // 1024**2)
            raise refuse(Code.SIZE, place, fact)


def checked(
    rows: Iterable[tuple[int, Sequence[str]]],
    heads: Sequence[str],
    unpacked: Unpacked | None = None,
) -> Rows:
    """Yield rows with their places; those without any cell, as empty lines are, are left out.

    One of empty cells is a row: somebody who answered nothing. Spaces at the ends of cells mean
    nothing, as the columns of SPSS are filled up with them, and are gone. `unpacked` counts the
    cells of a file that is packed.

    Raises `Refused` (SIZE) for too long a cell, and for more than a file of its size may hold.
    """
    for number, cells in rows:
        if unpacked is not None:
            unpacked.add(len(cells), sum(map(len, cells)), place_of(number))
        if not cells:
            continue
        if max(map(len, cells)) > MAX_CELL:
            at = next(at for at, cell in enumerate(cells) if len(cell) > MAX_CELL)
            fact = TableFact.CELL_TOO_LONG(most=MAX_CELL)
            column = heads[at] if at < len(heads) else letters(at + 1)
            raise refuse(Code.SIZE, place_of(number, column), fact)
        yield place_of(number), tuple(map(str.strip, cells))


def require_own_heads(asked: ReadOptions) -> None:
    """Raise `Refused` (DOMAIN) where a row of heads is asked for and the format has none."""
    if asked.head_row > 1:
        raise refuse(Code.DOMAIN, "", TableFact.NO_HEAD_ROW())


def short_text_of(value: float) -> str:
    """Return a number that was saved in 32 bits as it was typed: 0.1, not 0.10000000149011612.

    >>> short_text_of(0.10000000149011612), short_text_of(3.0)
    ('0.1', '3')
    """
    if value != value or value in (float("inf"), float("-inf")) or value.is_integer():
        return text_of(value)
    return text_of(_shortest(value))


def _shortest(value: float) -> float:
    """Return the number of the fewest digits that is this one in 32 bits."""
    same = struct.pack("f", value)
    tries = (float(f"{value:.{digits}g}") for digits in range(6, 9))
    return next((each for each in tries if struct.pack("f", each) == same), float(f"{value:.9g}"))


def text_of(value: object) -> str:
    """Return a value as the text of a cell: whole numbers without decimals, no value as ''.

    Days are ISO 8601, with the time where there is one; true is 1, false 0. Of a list it is the
    texts of its values with `BETWEEN` between them.

    >>> text_of(3.0), text_of(0.5), text_of(True), text_of(None), text_of(float("nan"))
    ('3', '0.5', '1', '', '')
    >>> text_of(["phone", 2.0])
    'phone;2'
    >>> text_of(datetime.datetime(2024, 1, 31)), text_of(datetime.datetime(2024, 1, 31, 9))
    ('2024-01-31', '2024-01-31T09:00:00')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float):
        if value != value:
            return ""
        return str(int(value)) if value.is_integer() and abs(value) < 2**63 else repr(value)
    if isinstance(value, list):
        return BETWEEN.join(map(text_of, value))
    if isinstance(value, datetime.datetime) and value.time() == datetime.time():
        return value.date().isoformat()
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return value.isoformat()
    return str(value)
