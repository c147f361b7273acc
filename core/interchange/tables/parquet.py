"""Parquet, by pyarrow where it is installed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from core.facts.errors import Code, Refused, quote, refuse
from core.facts.names import FoundFact
from core.facts.of_tables import TableFact
from core.files.disk import reading
from core.interchange.reader.process import size_of
from core.interchange.tables.table import (
    BETWEEN,
    BYTES_AT_ONCE,
    MAX_CELL,
    ROWS_AT_ONCE,
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

MAX_GROUP: Final = 2 * 1024**3  # bytes that a group of rows says it unpacks to


def is_parquet(head: bytes) -> bool:
    """Tell whether a file begins as Parquet does."""
    return head.startswith((b"PAR1", b"PARE"))  # PARE: encrypted, to its end


def open_parquet(path: Path, head: bytes, asked: ReadOptions) -> Table:  # noqa: ARG001 - as all
    """Open a table of values, or lists of them.

    Raises `Refused`: DOMAIN, UNSUPPORTED, SYNTAX, TYPE, SIZE, DUPKEY.
    """
    require_own_heads(asked)
    told: list[FoundFact] = []
    with reading(path) as file:
        about = parquet_file(file, "")
        schema, n = about.schema_arrow, int(about.metadata.num_rows)
        require_bounded(about, "")
    heads = heads_of(list(schema.names), told, "")
    for name, column in zip(heads, schema, strict=True):
        if not _is_flat(_values_type(column.type)):
            raise refuse(Code.TYPE, "", TableFact.NESTED(name=quote(name, 40)))
        if _values_type(column.type) != column.type:
            told.append(TableFact.LISTS_JOINED(name=quote(name, 40), sign=quote(BETWEEN)))

    def read() -> Rows:
        return checked(_rows(path), heads, Unpacked(size_of(path)))

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
def refusing_damage(place: str) -> Iterator[None]:
    """Turn whatever pyarrow raises on damaged bytes into `Refused`: SYNTAX, UNSUPPORTED."""
    try:
        yield
    except Exception as error:
        raise _refusal(error, place) from error


def _refusal(error: Exception, place: str) -> Refused:
    """Return what an error of pyarrow comes to; it tells them apart by its words alone."""
    said = str(error).lower()
    if "crypt" in said:
        return refuse(Code.UNSUPPORTED, place, TableFact.ENCRYPTED())
    if isinstance(error, NotImplementedError):
        return refuse(Code.UNSUPPORTED, place, TableFact.OTHER_FORM())
    if "magic bytes" in said or "smaller than" in said:
        return refuse(Code.SYNTAX, place, TableFact.ENDS_EARLY())
    return refuse(Code.SYNTAX, place, TableFact.DAMAGED())


def require_bounded(about: Any, name: str) -> None:
    """Raise `Refused` (SIZE) where a group of rows would not fit in memory."""
    groups = (about.metadata.row_group(at) for at in range(about.metadata.num_row_groups))
    if any(group.total_byte_size > MAX_GROUP for group in groups):
        fact = TableFact.UNPACKS_TOO_LARGE(mib=MAX_GROUP // 1024**2)
        raise refuse(Code.SIZE, name, fact)


def _values_type(kind: Any) -> Any:
    """Return the type of the values of a column, also of one of lists."""
    from pyarrow import types

    lists = (types.is_list, types.is_large_list, types.is_fixed_size_list)
    return kind.value_type if any(is_one(kind) for is_one in lists) else kind


def _is_flat(kind: Any) -> bool:
    from pyarrow import types

    inner = kind.value_type if types.is_dictionary(kind) else kind
    return not (types.is_nested(inner) or types.is_binary(inner) or types.is_large_binary(inner))


def _rows(path: Path) -> Iterator[tuple[int, Sequence[str]]]:
    number = 0
    with reading(path) as file:
        texts = _names_of_texts(parquet_file(file, ""))
        about = parquet_file(file, "", texts)  # a text that stands in many rows is held once
        batches = about.iter_batches(_rows_at_once(about))
        while True:
            try:
                batch = next(batches, None)
            except Exception as error:
                raise _refusal(error, _damaged_place(about, number)) from error
            if batch is None:
                return
            columns = [
                _texts(column, name, number)
                for name, column in zip(batch.schema.names, batch.columns, strict=True)
            ]
            for cells in zip(*columns, strict=True):
                number += 1
                yield number, cells


def _texts(column: Any, name: str, before: int) -> list[str]:
    """Return the cells of a column.

    Raises `Refused` with the place: SYNTAX for a cell of no sort, SIZE for too long a text.
    """
    from pyarrow import types

    _require_short(column, name, before)
    try:
        if types.is_dictionary(column.type):
            texts = [*map(text_of, column.dictionary.to_pylist()), ""]
            return [texts[at] for at in column.indices.fill_null(len(texts) - 1).to_pylist()]
        if _values_type(column.type) != column.type:
            return _texts_of_lists(column, name, before)
        write = short_text_of if types.is_float32(column.type) else text_of
        return ["" if value is None else write(value) for value in column.to_pylist()]
    except Refused:
        raise
    except Exception as error:
        for number, value in enumerate(column, start=before + 1):
            try:
                value.as_py()
            except Exception:
                fact = TableFact.CELL_NOT_READ()
                raise refuse(Code.SYNTAX, place_of(number, name), fact) from error
        raise refuse(Code.SYNTAX, place_of(before + 1, name), TableFact.DAMAGED()) from error


def _texts_of_lists(column: Any, name: str, before: int) -> list[str]:
    """Return the lists of a column, each in a cell.

    Raises `Refused` with the place: DOMAIN where a value holds the sign between them, SIZE.
    """
    found = []
    for number, values in enumerate(column.to_pylist(), start=before + 1):
        texts = [text_of(value) for value in values or ()]
        if any(BETWEEN in text for text in texts):
            fact = TableFact.LIST_HOLDS_SIGN(sign=quote(BETWEEN))
            raise refuse(Code.DOMAIN, place_of(number, name), fact)
        found.append(BETWEEN.join(texts))
    return found


def _require_short(column: Any, name: str, before: int) -> None:
    """Raise `Refused` (SIZE) for too long a text, before any is made of the column."""
    import pyarrow.compute as pc
    from pyarrow import types

    values = column.dictionary if types.is_dictionary(column.type) else column
    if not (types.is_string(values.type) or types.is_large_string(values.type)):
        return
    if (pc.max(pc.binary_length(values)).as_py() or 0) <= MAX_CELL:
        return
    long = pc.greater(pc.utf8_length(values), MAX_CELL)
    if types.is_dictionary(column.type):
        long = long.take(column.indices)
    at = pc.index(long, True).as_py()
    if at >= 0:
        fact = TableFact.CELL_TOO_LONG(most=MAX_CELL)
        raise refuse(Code.SIZE, place_of(before + at + 1, name), fact)


def _names_of_texts(about: Any) -> list[str]:
    from pyarrow import types

    return [
        field.name
        for field in about.schema_arrow
        if types.is_string(field.type) or types.is_large_string(field.type)
    ]


def _rows_at_once(about: Any) -> int:
    """Return how many rows are read together, by what the file says of its size unpacked."""
    metadata = about.metadata
    groups = (metadata.row_group(at) for at in range(metadata.num_row_groups))
    n_bytes = int(sum(group.total_byte_size for group in groups))
    of_row = n_bytes // max(1, int(metadata.num_rows))
    return max(1, min(ROWS_AT_ONCE, BYTES_AT_ONCE // max(1, of_row)))


def _damaged_place(about: Any, read: int) -> str:
    """Return where what could not be unpacked begins: its row, and its column where one is."""
    first = 1
    for group in range(about.metadata.num_row_groups):
        n = about.metadata.row_group(group).num_rows
        for name in about.schema_arrow.names if first + n > read else ():
            try:
                about.read_row_group(group, columns=[name])
            except Exception:
                return place_of(max(first, read + 1), name)
        first += n
    return place_of(read + 1)
