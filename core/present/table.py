"""Tables of the numbers that a chart shows, for people; and lines of CSV for other programs.

CSV: UTF-8 without a byte order mark (base R takes one for part of the first column's name),
lines end with a line feed, every text is quoted, numbers stand bare at full precision, and an
unknown number is empty. A text that a spreadsheet would run as a formula begins with '.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = "str | int | float | None"

# Behind what shows nothing, which spreadsheets take away: marks of direction, joiners, fillers;
# also behind apostrophes, so that taking one away always gives the text back.
_UNSEEN = (
    r"\s\0-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    r"\u2028-\u202f\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    r"\U00013430-\U00013438\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_FORMULA = re.compile(rf"[{_UNSEEN}']*[=+\-@\t\r\n\0＝＋－＠]")  # noqa: RUF001 - full-width ones


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its key, its heading, and whether it holds numbers."""

    key: str
    heading: str
    numeric: bool = True


@dataclass(frozen=True, slots=True)
class Cell:
    """A value to sort by, and the text to show."""

    value: Value
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table for people; every row has one cell for each column."""

    title: str
    subtitle: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[str, ...]


def plain_text(table: Table) -> str:
    """Return a table as lines of text for a terminal: texts left, numbers right.

    >>> columns = (Column("area", "Area", numeric=False), Column("n", "People"))
    >>> rows = ((Cell("city", "city"), Cell(8, "8")), (Cell("town", "town"), Cell(12, "12")))
    >>> print(plain_text(Table("Trips", "of 20 people", columns, rows, ())), end="")
    Trips
    of 20 people
    <BLANKLINE>
    Area  People
    city       8
    town      12
    """
    texts = [[column.heading for column in table.columns]]
    texts += [[cell.text for cell in row] for row in table.rows]
    widths = [max(_width(row[i]) for row in texts) for i in range(len(table.columns))]
    lines = [table.title, *([table.subtitle] if table.subtitle else [])]
    lines += [""] if table.rows else []
    for row in texts if table.rows else ():
        padded = []
        for column, text, width in zip(table.columns, row, widths, strict=True):
            gap = " " * (width - _width(text))
            padded.append(gap + text if column.numeric else text + gap)
        lines.append("  ".join(padded).rstrip())
    lines += ["", *table.notes] if table.notes else []
    return "\n".join(lines) + "\n"


def _width(text: str) -> int:
    """Return the columns a text takes in a terminal."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.category(c) in ("Mn", "Me", "Cf") for c in text)


def csv_line(values: Iterable[Value]) -> str:
    """Return one line of CSV: texts quoted and inert, numbers bare, None empty.

    >>> print(csv_line(["=1+1", 0.25, None, 3]), end="")
    "'=1+1",0.25,,3
    """
    return ",".join(_csv_field(value) for value in values) + "\n"


def _csv_field(value: Value) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return '"' + inert(value).replace('"', '""') + '"'
    return str(value) if isinstance(value, int) else repr(float(value))


def inert(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, by a leading ' where it needs one."""
    return "'" + text if _FORMULA.match(text) else text
