"""Data of SPSS (.sav, .zsav) and Stata (.dta), with the labels that stand in them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from core.facts.errors import Code, Refused, quote, refuse
from core.facts.names import FoundFact
from core.facts.of_tables import TableFact
from core.files.disk import reading
from core.interchange.reader.process import size_of
from core.interchange.tables.table import (
    BYTES_AT_ONCE,
    ROWS_AT_ONCE,
    Labels,
    ReadOptions,
    Rows,
    Table,
    Unpacked,
    checked,
    heads_of,
    place_of,
    require_own_heads,
    short_text_of,
    text_of,
)

_SPSS_BEGINS: Final = datetime.datetime(1582, 10, 14)
_STATA_BEGINS: Final = datetime.datetime(1960, 1, 1)
_SPSS_DAYS: Final = ("DATE", "ADATE", "EDATE", "JDATE", "SDATE", "DATETIME", "YMDHMS")
_OLD_STATA: Final = (113, 114, 115)  # versions, whose number is the first byte
_OLDER_STATA: Final = range(102, 113)


def is_spss(head: bytes) -> bool:
    """Tell whether a file begins as .sav and .zsav do."""
    return head.startswith((b"$FL2@(#)", b"$FL3@(#)"))


def is_stata(head: bytes) -> bool:
    """Tell whether a file begins as .dta does, of Stata 8 or later."""
    old = len(head) > 3 and head[0] in _OLD_STATA and head[1] in (1, 2) and head[2:4] == b"\1\0"
    return head.startswith(b"<stata_dta>") or old


def is_old_stata(head: bytes) -> bool:
    """Tell whether a file begins as .dta of Stata 1 to 7 does, which no library here reads well."""
    return len(head) > 3 and head[0] in _OLDER_STATA and head[1] in (1, 2) and head[2:4] == b"\1\0"


def open_spss(path: Path, head: bytes, asked: ReadOptions) -> Table:  # noqa: ARG001 - as all
    """Open data of SPSS. Raises `Refused`: SYNTAX, SIZE, DUPKEY."""
    from pyreadstat import read_sav

    return _open("sav", read_sav, path, asked)


def open_stata(path: Path, head: bytes, asked: ReadOptions) -> Table:  # noqa: ARG001 - as all
    """Open data of Stata. Raises `Refused`: SYNTAX, SIZE, DUPKEY."""
    from pyreadstat import read_dta

    return _open("dta", read_dta, path, asked)


def _open(name: str, reader: Callable[..., Any], path: Path, asked: ReadOptions) -> Table:
    told: list[FoundFact] = []
    _, about = _read(reader, path, asked, metadataonly=True, user_missing=True)
    if asked.encoding:
        told.append(TableFact.READ_AS(encoding=asked.encoding))
    heads = heads_of(list(about.column_names), told, "")
    labels = _labels(about)
    for column, values in labels.missing.items():
        named = ", ".join(values)
        told.append(TableFact.USER_MISSING(name=quote(column, 40), values=named))
    require_own_heads(asked)
    short = {column for column, kind in about.readstat_variable_types.items() if kind == "float"}
    days = {
        column: _day_of(name, form) or (short_text_of if column in short else None)
        for column, form in about.original_variable_types.items()
    }
    width = sum(about.variable_storage_width.values())
    at_once = max(1, min(ROWS_AT_ONCE, BYTES_AT_ONCE // max(width, 1)))

    def read() -> Rows:
        return checked(_rows(reader, path, asked, at_once, days), heads, Unpacked(size_of(path)))

    return Table(name, heads, read, labels, told, max(0, about.number_rows or 0))


def _rows(
    reader: Callable[..., Any],
    path: Path,
    asked: ReadOptions,
    at_once: int,
    days: Mapping[str, Callable[[float], str] | None],
) -> Iterator[tuple[int, Sequence[str]]]:
    start = 0
    while True:
        try:
            columns = _some_rows(reader, path, asked, start, at_once)
        except Refused as refused:
            place = _damaged_place(reader, path, asked, start, at_once, tuple(days))
            raise Refused(replace(refused.problem, where=place)) from refused
        texts = [
            [text_of(value) if write is None or not _is_number(value) else write(value)
             for value in values]
            for values, write in ((values, days.get(name)) for name, values in columns.items())
        ]  # fmt: skip
        found = list(zip(*texts, strict=True))
        yield from enumerate(found, start=start + 1)
        start += len(found)
        if len(found) < at_once:
            return


def _some_rows(
    reader: Callable[..., Any], path: Path, asked: ReadOptions, start: int, n: int, *only: str
) -> dict[str, Sequence[Any]]:
    """Read `n` rows from `start` on, of all columns or of one."""
    columns, _ = _read(
        reader,
        path,
        asked,
        row_offset=start,
        row_limit=n,
        output_format="dict",
        **({"usecols": list(only)} if only else {}),
    )
    return dict(columns)


def _damaged_place(
    reader: Callable[..., Any],
    path: Path,
    asked: ReadOptions,
    start: int,
    n: int,
    columns: Sequence[str],
) -> str:
    """Return the first row that cannot be read of these `n`, and its column where one is."""
    while n > 1:  # the first half of them is fine, or holds the row
        half = n // 2
        if _is_read(reader, path, asked, start, half):
            start, n = start + half, n - half
        else:
            n = half
    wrong = [name for name in columns if not _is_read(reader, path, asked, start, 1, name)]
    return place_of(start + 1, wrong[0] if 0 < len(wrong) < max(len(columns), 2) else "")


def _is_read(
    reader: Callable[..., Any], path: Path, asked: ReadOptions, start: int, n: int, *only: str
) -> bool:
    try:
        _some_rows(reader, path, asked, start, n, *only)
    except Refused:
        return False
    return True


def _read(reader: Callable[..., Any], path: Path, asked: ReadOptions, **how: Any) -> Any:
    with reading(path):
        try:
            return reader(
                str(path),
                encoding=asked.encoding or None,
                disable_datetime_conversion=True,
                **how,
            )
        except OSError:
            raise
        except Exception as error:  # what damaged data make the reader raise is unknown
            raise _refusal(error, asked) from error


def _refusal(error: Exception, asked: ReadOptions) -> Refused:
    """Return what an error of pyreadstat comes to; it tells them apart by its words alone."""
    said = str(error).lower()
    encoding = (asked.encoding or "UTF-8").upper()
    if isinstance(error, UnicodeError) or "convert string" in said:
        return refuse(Code.ENCODING, "", TableFact.ENCODING(encoding=encoding))
    if "character set" in said and asked.encoding:
        fact = TableFact.NO_ENCODING(encoding=quote(asked.encoding, 40))
        return refuse(Code.ENCODING, "", fact)
    if "expected number of rows" in said:
        return refuse(Code.SYNTAX, "", TableFact.ENDS_EARLY())
    if "unsupported" in said:
        return refuse(Code.SYNTAX, "", TableFact.OTHER_FORM())
    return refuse(Code.SYNTAX, "", TableFact.DAMAGED())


def _labels(about: Any) -> Labels:
    values = {
        column: {text_of(value): str(label) for value, label in labels.items()}
        for column, labels in about.variable_value_labels.items()
    }
    missing = {
        column: tuple(_range_text(each) for each in ranges)
        for column, ranges in about.missing_ranges.items()
    }
    columns = {
        column: str(label) for column, label in about.column_names_to_labels.items() if label
    }
    return Labels(columns, values, missing)


def _range_text(ends: Mapping[str, Any]) -> str:
    low, high = text_of(ends["lo"]), text_of(ends["hi"])
    return low if low == high else f"{low} – {high}"


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and value == value


def _day_of(name: str, form: str) -> Callable[[float], str] | None:
    """Return how a number of a column of this form is written as a day, None where it is none."""
    if name == "sav":
        kind = form.rstrip("0123456789.")
        return _written(_SPSS_BEGINS, 1.0) if kind in _SPSS_DAYS else None
    if form.startswith(("%tc", "%tC")):
        return _written(_STATA_BEGINS, 0.001)
    return _written(_STATA_BEGINS, 86_400.0) if form.startswith(("%td", "%d")) else None


def _written(begins: datetime.datetime, seconds: float) -> Callable[[float], str]:
    def write(number: float) -> str:
        try:
            return text_of(begins + datetime.timedelta(seconds=number * seconds))
        except OverflowError:  # no day of a calendar
            return text_of(number)

    return write
