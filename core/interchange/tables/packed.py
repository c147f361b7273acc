"""Tables that unpack themselves or are read by C code, opened in the process for that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from core.facts.errors import Code, refuse
from core.facts.names import Fact
from core.facts.of_tables import TableFact
from core.files.disk import reading
from core.interchange.tables import parquet, statistics, workbooks
from core.interchange.tables.table import AS_FOUND, ReadOptions, Table

Opener: TypeAlias = Callable[[Path, bytes, ReadOptions], Table]
_HEAD: Final = 4096  # bytes, by which a format is told
PACKED: Final[tuple[tuple[Callable[[bytes], bool], Opener], ...]] = (
    (workbooks.is_workbook, workbooks.open_workbook),
    (statistics.is_spss, statistics.open_spss),
    (statistics.is_stata, statistics.open_stata),
    (parquet.is_parquet, parquet.open_parquet),
)
"""Formats that unpack themselves or are read by C code: read in a process of their own."""


def open_packed(path: Path, options: ReadOptions = AS_FOUND) -> Table:
    """Open a table of a packed format in this process, which is the one for reading such files.

    Raises `Refused` as `open_table` does, and FORMAT where the file is none of these.
    """
    head = head_of(path)
    for is_one, opener in PACKED:
        if is_one(head):
            return opener(path, head, options)
    raise refuse(Code.FORMAT, "", TableFact.DAMAGED())  # it was exchanged for another


def head_of(path: Path) -> bytes:
    """Return the bytes by which a format is recognized. Raises `Refused`: IO, NOTFILE, EMPTY."""
    with reading(path) as file:
        head = file.read(_HEAD)
    if not head.strip():
        raise refuse(Code.EMPTY, "", Fact.FILE_EMPTY())
    return head
