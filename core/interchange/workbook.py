"""Reading a workbook of unknown origin: bounded, never run, each value with its cell."""

from __future__ import annotations

import datetime
import io
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import IO, Any, TypeAlias

from core.errors import Code, Refused, refuse
from core.facts import Fact

MAX_BYTES = 16 * 1024 * 1024
MAX_UNPACKED = 128 * 1024 * 1024
MAX_PARTS = 2_000
MAX_CELLS = 1_000_000
MAX_COLUMNS = 2_000

Date: TypeAlias = datetime.datetime | datetime.date | datetime.time | datetime.timedelta


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A formula whose value was never computed by the program that wrote it."""

    formula: str


Value: TypeAlias = str | int | float | bool | Date | Unsaved


@dataclass(frozen=True, slots=True)
class Row:
    """One row below the heads: its number in the sheet, and what stands under which column."""

    number: int
    values: Mapping[int, Value]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet: its heads by number of column, from 1, and the rows that hold something."""

    name: str
    heads: Mapping[int, str]
    rows: tuple[Row, ...]


def letters(column: int) -> str:
    """Return a column as spreadsheets name it.

    >>> letters(1), letters(28)
    ('A', 'AB')
    """
    found = ""
    while column:
        column, rest = divmod(column - 1, 26)
        found = chr(ord("A") + rest) + found
    return found


def read_sheets(data: bytes, names: Sequence[str]) -> dict[str, Sheet]:
    """Read those sheets of an Excel workbook whose names, in any case, are among `names`.

    Formulas count with the value that was saved with them; nothing is computed here.

    Raises:
        Refused: SIZE, FORMAT or SYNTAX.
    """
    if len(data) > MAX_BYTES:
        raise refuse(Code.SIZE, "", Fact.WORKBOOK_TOO_LARGE(mib=MAX_BYTES // 1024**2))
    require_workbook(io.BytesIO(data), MAX_UNPACKED)
    try:
        saved, written = both_ways(io.BytesIO(data))
        found: dict[str, Sheet] = {}
        cells = 0
        for sheet in saved.worksheets:
            name = sheet.title.strip().lower()
            if name not in names or name in found:
                continue
            rows = []
            for row in _rows(sheet, written[sheet.title]):
                cells += len(row.values)
                if cells > MAX_CELLS:
                    raise refuse(Code.SIZE, sheet.title, Fact.TOO_MANY_CELLS(most=MAX_CELLS))
                rows.append(row)
            found[name] = _sheet(name, rows)
    except Refused:
        raise
    except Exception as error:  # what a damaged workbook makes the reader raise is not documented
        raise refuse(Code.SYNTAX, "", Fact.WORKBOOK_DAMAGED()) from error
    return found


def require_workbook(file: IO[bytes], most: int) -> zipfile.ZipFile:
    """Return the archive that a workbook is. Raises `Refused` (FORMAT), or (SIZE) for a bomb.

    What a part claims to unpack to is never exceeded: of more the reader takes nothing.
    """
    try:
        archive = zipfile.ZipFile(file)
        parts = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OverflowError) as error:
        raise refuse(Code.FORMAT, "", Fact.NOT_A_WORKBOOK()) from error
    if not any(part.filename == "[Content_Types].xml" for part in parts):
        raise refuse(Code.FORMAT, "", Fact.NOT_A_WORKBOOK())
    if len(parts) > MAX_PARTS or sum(part.file_size for part in parts) > most:
        raise refuse(Code.SIZE, "", Fact.WORKBOOK_UNPACKS_TOO_LARGE(mib=most // 1024**2))
    return archive


def both_ways(file: IO[bytes]) -> tuple[Any, Any]:
    """Return a workbook with the values that were saved, and with formulas as they are written."""
    from openpyxl import load_workbook

    first, second = (
        load_workbook(file, read_only=True, data_only=saved, keep_links=False)
        for saved in (True, False)
    )
    return first, second


def _rows(saved: Any, written: Any) -> Iterator[Row]:
    pairs = zip(saved.iter_rows(), written.iter_rows(), strict=True)
    for number, (values, formulas) in enumerate(pairs, start=1):
        found: dict[int, Value] = {}
        for at, (cell, source) in enumerate(zip(values, formulas, strict=True), start=1):
            value = value_of(cell.value, source)
            if value is not None:
                found[at] = value
            if at > MAX_COLUMNS:
                raise refuse(Code.SIZE, saved.title, Fact.TOO_MANY_COLUMNS(most=MAX_COLUMNS))
        if found:
            yield Row(number, found)


def value_of(value: Any, source: Any) -> Value | None:
    """Return what a cell holds, by its saved value and by the cell as it is written."""
    if value is None and getattr(source, "data_type", "") == "f":
        return Unsaved(str(source.value))
    if isinstance(value, str):
        return value if value.strip() else None
    if isinstance(value, int | float | bool | datetime.date | datetime.time | datetime.timedelta):
        return value
    return None


def _sheet(name: str, rows: list[Row]) -> Sheet:
    if not rows:
        return Sheet(name, {}, ())
    heads = {at: str(value).strip() for at, value in rows[0].values.items()}
    return Sheet(name, heads, tuple(rows[1:]))
