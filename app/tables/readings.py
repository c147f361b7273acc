"""In which ways a table can be read where that is open: its sheet, encoding, or row of heads."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from app.tables import words
from app.tables.reading import TableLook, in_file, look_over, place_in
from app.words.catalogue import figures
from core.facts.errors import Code, Refused
from core.facts.of_tables import TableFact
from core.files.disk import reading
from core.interchange.reader import one_reader
from core.interchange.tables import AS_FOUND, ReadOptions
from core.interchange.tables.encodings import readings
from core.interchange.tables.own_process import sheets_in_own_process
from core.interchange.tables.sheets import Sheet, candidates
from core.interchange.tables.workbooks import is_workbook
from core.progress import Progress, silent

_HEAD = 8  # bytes, by which a workbook is told


class Open(Enum):
    """What a file leaves open."""

    SHEET = "sheet"
    ENCODING = "encoding"
    HEADS = "heads"


@dataclass(frozen=True)
class Way:
    """One way to read a file, and what is shown of it, by column."""

    asked: ReadOptions
    shown: tuple[str, ...]


@dataclass(frozen=True)
class Ways:
    """The question how a file is to be read, and its answers; the one at `now` is marked first."""

    title: str
    told: str
    heads: tuple[str, ...]
    ways: tuple[Way, ...]
    of: Open
    now: int = 0


LookResult: TypeAlias = TableLook | Ways


def look_or_ask(path: Path, report: Progress = silent) -> LookResult:
    """Look a table over, or return how it can be read where that has to be asked.

    Raises `Refused` with its name, and what `report` raises.
    """
    report(0, 0)
    try:
        with one_reader(lambda: report(0, 0)):
            if len(meant := candidates(_sheets(path))) > 1:
                return _by_sheet(path, meant[0].title)
            return look_or_ask_heads(path, AS_FOUND, report)
    except Refused as refused:
        if refused.problem.code is Code.ENCODING:
            found = _by_encoding(path, place=place_in(path, refused.problem))
            if found.ways:
                return found
        raise in_file(path, refused) from refused


def look_or_ask_heads(path: Path, asked: ReadOptions, report: Progress = silent) -> LookResult:
    """Look a table over, or return its first rows where the heads seem to stand below the first.

    Raises as `look_over` does.
    """
    looked = look_over(path, asked, report)
    return looked if looked.head_row == 1 else _by_heads(looked, looked.head_row)


def ways_of(path: Path, asked: ReadOptions, report: Progress = silent) -> Ways:
    """Return how a table can be read that was read as `asked`. Raises `Refused`."""
    report(0, 0)
    try:
        if asked.encoding:
            return _by_encoding(path, asked.encoding)
        with one_reader(lambda: report(0, 0)):
            sheets = _sheets(path)
            if sum(bool(each.filled) for each in sheets) > 1:
                return _by_sheet(path, asked.sheet or candidates(sheets)[0].title)
            return _by_heads(look_over(path, replace(asked, head_row=1), report), asked.head_row)
    except Refused as refused:
        raise in_file(path, refused) from refused


def left_open(looked: TableLook) -> Open | None:
    """Tell in what the file of a table could be read otherwise."""
    if looked.asked.encoding:
        return Open.ENCODING
    of_several = any(each.fact is TableFact.SHEET_READ for each in looked.found)
    if of_several:
        return Open.SHEET
    return None if looked.head_row == 1 else Open.HEADS


def _sheets(path: Path) -> tuple[Sheet, ...]:
    """Return the sheets of a workbook, () of what is none. Raises `Refused`."""
    with reading(path) as file:
        head = file.read(_HEAD)
    return sheets_in_own_process(path) if is_workbook(head) else ()


def _by_sheet(path: Path, now: str) -> Ways:
    found = [each for each in _sheets(path) if each.filled]
    ways = tuple(
        Way(
            ReadOptions(sheet=each.title),
            (words.sheet_name(each), each.sample, words.rows_claimed(each)),
        )
        for each in found
    )
    at = next((at for at, each in enumerate(found) if each.title == now), 0)
    return Ways(
        words.which_sheet(path.name),
        words.choose_sheet(len(found)),
        words.sheet_heads(),
        ways,
        Open.SHEET,
        at,
    )


def _by_heads(looked: TableLook, now: int) -> Ways:
    ways = tuple(
        Way(
            replace(looked.asked, head_row=number),
            (figures(number), " · ".join(filter(None, cells))),
        )
        for number, cells in looked.top
    )
    at = next((at for at, (number, _) in enumerate(looked.top) if number == now), 0)
    return Ways(
        words.which_heads(looked.path.name),
        words.choose_heads(),
        words.rows_of_heads(),
        ways,
        Open.HEADS,
        at,
    )


def _by_encoding(path: Path, now: str = "", place: str = "") -> Ways:
    found = readings(path)
    ways = tuple(
        Way(
            ReadOptions(encoding=each.encoding),
            (each.sample, words.encoding_name(each.encoding)),
        )
        for each in found
    )
    at = next((at for at, each in enumerate(found) if each.encoding == now), 0)
    told = words.choose_encoding(place, len(found))
    return Ways(
        words.which_encoding(path.name), told, words.encoding_heads(), ways, Open.ENCODING, at
    )
