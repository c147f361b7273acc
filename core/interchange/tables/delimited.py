"""Text with a sign between cells: CSV, TSV, and what spreadsheets save by these names."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterator
from itertools import dropwhile, islice
from pathlib import Path
from typing import Final

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact, FoundFact
from core.facts.of_tables import TableFact
from core.files.disk import reading
from core.interchange.tables.table import (
    MAX_CELL,
    MAX_ROW,
    ReadOptions,
    Rows,
    Table,
    checked,
    heads_of,
    known_encoding,
    not_encoded,
)

DELIMITERS: Final = (",", ";", "\t", "|")
_NAMES: Final = {",": "','", ";": "';'", "\t": "tab", "|": "'|'"}
_LOOKED_AT: Final = 20  # rows, to find what separates cells
_ESCAPED: Final = re.compile("[\udc80-\udcff]")
_MARKS: Final = {  # UTF-16 alone is told by its mark: Excel's "Unicode text" has it
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


def open_delimited(path: Path, head: bytes, asked: ReadOptions) -> Table:
    """Open a table of text. Raises `Refused`: ENCODING, SYNTAX, SCHEMA, SIZE, EMPTY, DUPKEY."""
    told: list[FoundFact] = []
    encoding = _encoding_of(head, asked, told)
    delimiter, named = _delimiter_of(path, encoding, asked)
    rows = _records(path, encoding, delimiter)
    before = max(asked.head_row - 1, int(named))  # rows above the heads
    number, cells = next(islice(rows, before, None), (before + 1, []))
    heads = heads_of(cells, told, f"row {number}")

    def read() -> Rows:
        rows = _records(path, encoding, delimiter)
        return checked(islice(rows, before + 1, None), heads)

    return Table("tsv" if delimiter == "\t" else "csv", heads, read, told=told)


def begins_even(head: bytes) -> bool:
    """Tell whether lines begin a table: cells with names of their own, then as many in each row."""
    if b"\0" in head:
        return False
    lines = head.decode("utf-8-sig", "replace").splitlines(keepends=True)
    if len(lines) > _LOOKED_AT:  # of which the last may be cut off
        lines = lines[:_LOOKED_AT]
    for sign in DELIMITERS:
        try:
            rows = [row for row in csv.reader(lines, delimiter=sign, strict=True) if row]
        except csv.Error:  # of a quoted cell that goes on behind the last of these lines
            continue
        names = rows[0] if rows else []
        told = len(names) > 1 and all(names) and len(set(names)) == len(names)
        if told and len(rows) > 1 and {len(row) for row in rows} == {len(names)}:
            return True
    return False


def _encoding_of(head: bytes, asked: ReadOptions, told: list[FoundFact]) -> str:
    if known := known_encoding(asked, told):
        return known
    for mark, name in _MARKS.items():
        if head.startswith(mark):
            return name
    if b"\0" in head:
        place = f"byte {head.index(0) + 1}"
        raise refuse(Code.ENCODING, place, TableFact.ENCODING(encoding="UTF-8"))
    return "utf-8"


def _delimiter_of(path: Path, encoding: str, asked: ReadOptions) -> tuple[str, bool]:
    """Return what separates cells, and whether the first line names it, as Excel's `sep=;` does.

    It is the sign by which the heads and the first rows, but for titles above, all have as many
    cells, two or more; where
    none does so, the one that the heads have most of. Raises `Refused` (SYNTAX) where several do.
    """
    try:
        with reading(path) as file:
            first = next(_lines(file, encoding), "").rstrip("\r\n")
    except UnicodeError:
        raise not_encoded(encoding, "row 1") from None
    named = first.lower().startswith("sep=") and len(first) == 5
    if asked.delimiter or named:
        return asked.delimiter or first[4], named
    even: dict[str, int] = {}
    below_titles: dict[str, int] = {}
    of_heads: dict[str, int] = {}
    for sign in DELIMITERS:
        widths: list[int] = []
        try:
            above = asked.head_row - 1
            for _, cells in islice(_records(path, encoding, sign), above, above + _LOOKED_AT):
                if any(cells):
                    widths.append(len(cells))
                    of_heads.setdefault(sign, len(cells))
        except Refused:
            continue
        width = max(widths, default=0)
        if width > 1 and widths.count(width) == len(widths):
            even[sign] = width
        # Titles above the heads are of fewer cells, and tell nothing.
        rest = list(dropwhile((width / 2).__ge__, widths))
        if width > 1 and rest.count(width) == len(rest) > 1:
            below_titles[sign] = width
    even = even or below_titles
    if not even:
        return max(DELIMITERS, key=lambda sign: of_heads.get(sign, 0)), False
    most = [sign for sign, width in even.items() if width == max(even.values())]
    if len(most) > 1:
        signs = ", ".join(_NAMES[sign] for sign in most)
        raise refuse(Code.SYNTAX, "row 1", TableFact.DELIMITER(signs=signs))
    return most[0], False


def _records(path: Path, encoding: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Yield each record with its number; a quoted cell may hold line ends.

    Raises `Refused`: ENCODING, SYNTAX, SIZE.
    """
    number, fed = 0, 0

    def bounded() -> Iterator[str]:
        nonlocal fed
        for line in _lines(file, encoding):
            fed += len(line)
            if fed > MAX_ROW:
                fact = TableFact.ROW_TOO_LONG(most=MAX_ROW)
                raise refuse(Code.SIZE, f"row {number + 1}", fact)
            yield line

    with reading(path) as file:
        reader = csv.reader(bounded(), delimiter=delimiter, strict=True)
        try:
            for cells in reader:
                number, fed = number + 1, 0
                yield number, cells
        except csv.Error as error:
            place = f"row {number + 1}"
            if "field limit" in str(error):
                fact = TableFact.CELL_TOO_LONG(most=MAX_CELL)
                raise refuse(Code.SIZE, place, fact) from None
            raise refuse(Code.SYNTAX, place, Fact.CELL_MALFORMED()) from None
        except UnicodeError:
            raise not_encoded(encoding, f"row {number + 1}") from None


def _lines(file: io.BufferedReader, encoding: str) -> Iterator[str]:
    """Yield lines with their ends, in pieces where they are long."""
    # Bytes are decoded ahead; those that cannot be are found in their own line.
    wide = encoding.startswith(("utf-16", "utf-32"))
    errors = "strict" if wide else "surrogateescape"
    with io.TextIOWrapper(file, encoding, errors, newline="") as text:
        while line := text.readline(MAX_ROW + 1):
            if not line.isascii() and (found := _ESCAPED.search(line)):
                raise UnicodeDecodeError(encoding, found[0].encode("utf-8", errors), 0, 1, "")
            yield line
