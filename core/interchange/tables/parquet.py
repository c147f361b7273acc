"""Parquet, by pyarrow where it is installed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from core.errors import Code, quote, refuse
from core.facts import Fact, Found
from core.files.disk import reading
from core.interchange.tables.table import (
    ROWS_AT_ONCE,
    Asked,
    Rows,
    Table,
    checked,
    heads_of,
    text_of,
)
from core.table_facts import TableFact

MAX_GROUP: Final = 2 * 1024**3  # bytes that a group of rows says it unpacks to


def is_parquet(head: bytes) -> bool:
    """Tell whether a file begins as Parquet does."""
    return head.startswith(b"PAR1")


def open_parquet(path: Path, head: bytes, asked: Asked) -> Table:  # noqa: ARG001 - as all
    """Open a table of flat columns. Raises `Refused`: UNSUPPORTED, SYNTAX, TYPE, SIZE, DUPKEY."""
    told: list[Found] = []
    with reading(path) as file:
        about = parquet_file(file, path.name)
        schema, n = about.schema_arrow, int(about.metadata.num_rows)
        require_bounded(about, path.name)
    heads = heads_of(list(schema.names), told)
    for name, column in zip(heads, schema, strict=True):
        if not _is_flat(column.type):
            raise refuse(Code.TYPE, path.name, TableFact.NESTED(name=quote(name, 40)))

    def read() -> Rows:
        return checked(_rows(path), heads)

    return Table("parquet", heads, read, told=told, n=n)


def parquet_file(file: Any, name: str, few: Sequence[str] = ()) -> Any:
    """Open a Parquet file; columns that hold `few` different texts are read as such.

    Raises `Refused`: UNSUPPORTED without pyarrow, SYNTAX if damaged.
    """
    try:
        from pyarrow.parquet import ParquetFile
    except ImportError:
        raise refuse(Code.UNSUPPORTED, name, TableFact.NEEDS_PARQUET()) from None
    with refusing_damage(name):
        return ParquetFile(file, pre_buffer=False, read_dictionary=list(few))


@contextlib.contextmanager
def refusing_damage(name: str) -> Iterator[None]:
    """Turn whatever pyarrow raises on damaged bytes into `Refused` (SYNTAX)."""
    try:
        yield
    except Exception as error:
        fact = Fact.TABLE_NOT_READ(reason=quote(error))
        raise refuse(Code.SYNTAX, name, fact) from error


def require_bounded(about: Any, name: str) -> None:
    """Raise `Refused` (SIZE) where a group of rows would not fit in memory."""
    groups = (about.metadata.row_group(at) for at in range(about.metadata.num_row_groups))
    if any(group.total_byte_size > MAX_GROUP for group in groups):
        fact = TableFact.UNPACKS_TOO_LARGE(mib=MAX_GROUP // 1024**2)
        raise refuse(Code.SIZE, name, fact)


def _is_flat(kind: Any) -> bool:
    from pyarrow import types

    inner = kind.value_type if types.is_dictionary(kind) else kind
    return not (types.is_nested(inner) or types.is_binary(inner) or types.is_large_binary(inner))


def _rows(path: Path) -> Iterator[tuple[int, Sequence[str]]]:
    number = 0
    with reading(path) as file:
        batches = parquet_file(file, path.name).iter_batches(ROWS_AT_ONCE)
        while True:
            with refusing_damage(path.name):
                batch = next(batches, None)
                if batch is None:
                    return
                columns = [list(map(text_of, column.to_pylist())) for column in batch.columns]
            for cells in zip(*columns, strict=True):
                number += 1
                yield number, cells
