"""Tables from elsewhere: one reader a format, chosen by content, bounded, with places."""

from __future__ import annotations

from pathlib import Path

from core.facts.errors import Code, refuse
from core.facts.names import Fact
from core.facts.of_tables import TableFact
from core.files.canonical import foreign
from core.interchange.tables import json_lines, parquet, statistics, workbooks
from core.interchange.tables.delimited import begins_even, open_delimited
from core.interchange.tables.not_read import named
from core.interchange.tables.own_process import open_in_own_process
from core.interchange.tables.packed import PACKED, head_of
from core.interchange.tables.table import AS_FOUND, Labels, ReadOptions, Table

__all__ = ["AS_FOUND", "Labels", "ReadOptions", "Table", "is_table", "open_table"]


def is_table(head: bytes) -> bool:
    r"""Tell whether a file begins as a table from elsewhere does; not every one is seen.

    >>> is_table(b"id;Q1\n7;yes\n"), is_table(b"Dear all,\nthese are my notes.\n")
    (True, False)
    """
    of_programs = statistics.is_spss, statistics.is_stata, parquet.is_parquet
    if any(is_one(head) for is_one in of_programs) or workbooks.is_new_workbook(head):
        return True
    return foreign(head) is None and begins_even(head)


def open_table(path: Path, options: ReadOptions = AS_FOUND) -> Table:
    r"""Open a table, whatever its file is called; its content tells what it is.

    Nothing is run, nothing beside the file is read. Raises `Refused` with the place: IO, NOTFILE,
    EMPTY, SIZE, ENCODING, SYNTAX, FORMAT, UNSUPPORTED, DUPKEY, SCHEMA, or DOMAIN for a sheet that
    is not there.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "paper.csv"
    ...     _ = path.write_text("id;Q1\n7;yes\n8;\n")
    ...     table = open_table(path)
    ...     table.heads, list(table.rows())
    (('id', 'Q1'), [('row 2', ('7', 'yes')), ('row 3', ('8', ''))])
    """
    head = head_of(path)
    if options.sheet and not workbooks.is_workbook(head):
        raise refuse(Code.DOMAIN, "", TableFact.NO_SHEETS())
    if (not_read := named(head)) is not None:
        raise refuse(Code.UNSUPPORTED, "", not_read)
    if any(is_one(head) for is_one, _ in PACKED):
        return open_in_own_process(path, options)
    if json_lines.is_json_lines(head):
        return json_lines.open_json_lines(path, head, options)
    if other := foreign(head):
        raise refuse(Code.FORMAT, "", Fact.FOREIGN_FILE(what=other()))
    return open_delimited(path, head, options)
