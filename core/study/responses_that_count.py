"""Which responses of a study count: none decided against, and if asked so, none flagged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping

from core.count.blocks import Block
from core.response.layout import Layout
from core.study.database import packed_runs, refusing

_CHUNK = 65_536
_DECIDED = "(id IN (SELECT id FROM decision WHERE choice!='first'))"
_FLAGGED = "(id IN (SELECT id FROM flag))"

Instead = Mapping[bytes, bytes | None]
"""By its id what counts in the place of a response: another packed row, or nothing."""


def count(connection: sqlite3.Connection, name: str, instead: Instead) -> int:
    """Count the responses that count. Raises `Refused` (IO, SYNTAX)."""
    with refusing(name):
        held = int(connection.execute("SELECT count(*) FROM response").fetchone()[0])
    return held - sum(packed is None for packed in instead.values())


def count_flagged(connection: sqlite3.Connection, name: str, instead: Instead) -> int:
    """Count the flagged responses among those that count. Raises `Refused` (IO, SYNTAX)."""
    return sum(instead.get(id_, b"") is not None for id_ in _flagged(connection, name))


def blocks(
    connection: sqlite3.Connection,
    name: str,
    layout: Layout,
    instead: Instead,
    *,
    without_flagged: bool,
) -> Iterator[Block]:
    """Return all reports that count, block by block; at least one block.

    They are in the order of random ids, but for those decided on, which begin. Raises `Refused`
    (IO, SYNTAX).
    """
    left_out = [_DECIDED] if instead else []
    flagged = _flagged(connection, name) if without_flagged else frozenset()
    if flagged:
        left_out.append(_FLAGGED)
    if instead:
        decided = (
            packed for id_, packed in instead.items() if packed is not None and id_ not in flagged
        )
        yield Block.of(layout, decided)
    runs = packed_runs(connection, layout.size, _CHUNK, left_out)
    while True:
        with refusing(name):
            rows = next(runs, None)
        if rows is None:
            return
        yield Block.of(layout, [rows])


def _flagged(connection: sqlite3.Connection, name: str) -> frozenset[bytes]:
    with refusing(name):
        return frozenset(id_ for (id_,) in connection.execute("SELECT id FROM flag"))
