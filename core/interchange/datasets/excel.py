"""Data as an Excel workbook: the rows in one sheet, the codebook and the notes in two more.

Texts are texts, whatever they begin with: none is taken for a formula, a link or a number.
"""

from __future__ import annotations

import contextlib
import datetime
import math
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.interchange.datasets.codebook import codebook_of
from core.interchange.datasets.names import cut
from core.interchange.datasets.table import Cells, Dataset, Sort, require_room
from core.lazy import np
from core.present.table import Value
from core.progress import Progress, silent

MOST_ROWS, MOST_COLUMNS = 1_048_575, 16_384  # beneath the heads
_TOLD = 500  # rows after which it is told how far it is: they are slow
_LONGEST = 32_767  # characters of a cell
_CREATED = datetime.datetime(2000, 1, 1)


def write(data: Dataset, path: Path, report: Progress = silent) -> None:
    """Write a table. Raises OSError, and `Unwritable` for too many rows or columns."""
    require_room(data, MOST_ROWS, MOST_COLUMNS)
    with _book(data.title, path) as book:
        _rows(book.add_worksheet(data.name), data, report)
        _texts(book.add_worksheet("codebook"), codebook_of(data))
        _texts(book.add_worksheet("notes"), [("note",), *((note,) for note in data.notes)])


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet by its name: rows of numbers, texts, and None where a cell is empty."""

    name: str
    rows: tuple[tuple[Value, ...], ...]


def write_sheets(title: str, sheets: Iterable[Sheet], path: Path) -> None:
    """Write sheets as one workbook, whose property `title` is the title. Raises OSError."""
    with _book(title, path) as book:
        for sheet in sheets:
            _values(book.add_worksheet(sheet.name), sheet.rows)


def _values(sheet: Any, rows: Iterable[Sequence[Value]]) -> None:
    for number, row in enumerate(rows):
        for place, value in enumerate(row):
            if isinstance(value, str):
                sheet.write_string(number, place, cut(value, _LONGEST))
            elif value is not None and math.isfinite(value):
                sheet.write_number(number, place, value)


@contextlib.contextmanager
def _book(title: str, path: Path) -> Iterator[Any]:
    """Open a workbook that is written when it is closed. Raises OSError."""
    import xlsxwriter
    from xlsxwriter.exceptions import FileCreateError

    with tempfile.TemporaryDirectory() as folder:
        options = {
            "constant_memory": True,  # rows go to files here one by one
            "tmpdir": folder,
            "strings_to_formulas": False,
            "strings_to_urls": False,
            "strings_to_numbers": False,
        }
        book = xlsxwriter.Workbook(str(path), options)
        try:
            book.set_properties({"title": cut(title, 255), "created": _CREATED})
            yield book
            book.close()
        except FileCreateError as error:
            why = error.args[0]
            raise (why if isinstance(why, OSError) else OSError(str(error))) from error
        finally:
            for sheet in book.worksheets():
                sheet.row_data_fh.close()
            book.fileclosed = True  # else it is written once more when it is let go


def _rows(sheet: Any, data: Dataset, report: Progress) -> None:
    sheet.write_row(0, 0, data.names)
    sheet.freeze_panes(1, 0)
    done = 0
    for chunk in data.chunks():
        columns = [_cells(cells) for cells in chunk]
        texts = [each.sort is Sort.TEXT for each in data.variables]
        for number, row in enumerate(zip(*columns, strict=True), start=done + 1):
            if number % _TOLD == 0:
                report(number - 1, data.n)
            for place, (value, is_text) in enumerate(zip(row, texts, strict=True)):
                if value in (None, ""):
                    continue
                if is_text:
                    sheet.write_string(number, place, cut(value, _LONGEST))
                else:
                    sheet.write_number(number, place, value)
        done += len(columns[0])
        report(done, data.n)


def _cells(cells: Cells) -> list[Any]:
    values = cells.values
    found: list[Any] = values.tolist() if isinstance(values, np.ndarray) else list(values)
    for place in () if cells.missing is None else np.flatnonzero(cells.missing).tolist():
        found[place] = None
    return found


def _texts(sheet: Any, rows: Iterable[tuple[str, ...]]) -> None:
    for number, row in enumerate(rows):
        for place, text in enumerate(row):
            if text:
                sheet.write_string(number, place, cut(text, _LONGEST))
    sheet.freeze_panes(1, 0)
