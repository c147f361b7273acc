"""JSON Lines of flat objects: the heads are the names in the first rows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NoReturn

from core.facts.errors import Code, quote, refuse
from core.facts.names import FoundFact
from core.facts.of_tables import TableFact
from core.files.disk import reading
from core.interchange.tables.table import (
    BETWEEN,
    MAX_ROW,
    ReadOptions,
    Rows,
    Table,
    checked,
    heads_of,
    known_encoding,
    not_encoded,
    place_of,
    require_own_heads,
    text_of,
)

_ROW: Final = '{"Q1": 2}'
_LOOKED_AT: Final = 1_000  # rows, whose names are the heads


def is_json_lines(head: bytes) -> bool:
    """Tell whether a file begins with an object."""
    return head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")


def open_json_lines(path: Path, head: bytes, asked: ReadOptions) -> Table:  # noqa: ARG001 - as all
    """Open a table of objects. Raises `Refused`: ENCODING, SYNTAX, DUPKEY, TYPE, SIZE."""
    require_own_heads(asked)
    told: list[FoundFact] = []
    encoding = known_encoding(asked, told) or "utf-8-sig"
    names: dict[str, None] = {}
    for _, row in islice(_objects(path, encoding), _LOOKED_AT):
        names |= dict.fromkeys(row)
    heads = heads_of(list(names), told, "")

    def read() -> Rows:
        rows = _objects(path, encoding)
        return checked(((number, _cells(number, row, heads)) for number, row in rows), heads)

    return Table("jsonl", heads, read, told=told)


def _is_plain(values: list[object]) -> bool:
    """Tell whether a list can stand in one cell."""
    return not any(isinstance(each, dict | list) or BETWEEN in text_of(each) for each in values)


def _cells(number: int, row: dict[str, object], heads: tuple[str, ...]) -> list[str]:
    cells = [text_of(row.pop(head, None)) for head in heads]
    for name in row:
        fact = TableFact.NEW_NAME(name=quote(name, 40), n=_LOOKED_AT)
        raise refuse(Code.SCHEMA, place_of(number), fact)
    return cells


def _objects(path: Path, encoding: str) -> Iterator[tuple[int, dict[str, object]]]:
    with reading(path) as file:
        number = 0
        while line := file.readline(MAX_ROW + 1):
            number += 1
            place = place_of(number)
            if len(line) > MAX_ROW:
                raise refuse(Code.SIZE, place, TableFact.ROW_TOO_LONG(most=MAX_ROW))
            if not line.strip():
                continue
            yield number, _object(line, place, encoding)


def _object(line: bytes, place: str, encoding: str) -> dict[str, object]:
    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for name, value in pairs:
            name = name.strip()
            if name in found:
                raise refuse(Code.DUPKEY, place, TableFact.HEAD_TWICE(name=quote(name, 40)))
            if isinstance(value, dict) or (isinstance(value, list) and not _is_plain(value)):
                raise refuse(Code.TYPE, place, TableFact.NESTED(name=quote(name, 40)))
            found[name] = value
        return found

    def no_number(word: str) -> NoReturn:
        raise ValueError(word)

    try:
        text = line.decode(encoding)
    except UnicodeDecodeError:
        raise not_encoded(encoding, place) from None
    try:
        found = json.loads(text, object_pairs_hook=unique, parse_constant=no_number)
    except (ValueError, RecursionError):
        raise refuse(Code.SYNTAX, place, TableFact.NOT_AN_OBJECT(row=_ROW)) from None
    if not isinstance(found, dict):
        raise refuse(Code.TYPE, place, TableFact.NOT_AN_OBJECT(row=_ROW))
    return found
