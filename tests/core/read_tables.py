"""Tables from elsewhere, read or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.words.refusals import message, remedy
from core.facts.errors import Code, Refused
from core.interchange.tables import AS_FOUND, ReadOptions, Table, open_table


def table_of(folder: Path, data: bytes, asked: ReadOptions = AS_FOUND) -> Table:
    path = folder / "whatever"
    path.write_bytes(data)
    return open_table(path, asked)


def read(folder: Path, data: bytes, asked: ReadOptions = AS_FOUND) -> list[tuple[str, ...]]:
    table = table_of(folder, data, asked)
    return [table.heads, *(cells for _, cells in table.rows())]


def refusal(folder: Path, data: bytes, asked: ReadOptions = AS_FOUND) -> tuple[Code, str, str]:
    with pytest.raises(Refused) as caught:
        read(folder, data, asked)
    problem = caught.value.problem
    assert message(problem)
    assert remedy(problem)
    return problem.code, problem.where, message(problem)
