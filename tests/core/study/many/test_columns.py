"""Tables read in columns: whatever is taken there is taken alone too, and packed alike."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from many_responses import NAMES
from pyarrow import parquet
from response_tables import Row, csv_of, row_of
from vector_responses import VECTORS, of_vectors

from core.response.file import ResponseReader
from core.study import Study
from core.study.check_file import judge
from core.study.many import parquet as in_parquet
from core.study.many import pieces
from core.study.many.check_rows import many_rows, map_ahead
from core.study.many.parquet import ParquetRows
from core.study.many.pieces import Many
from core.study.rules import Rules, rules_of
from core.study.verdicts import Judged

ROUNDS, ROWS = 8, 30
WORDS = ["", "-", "2", "-1", "01", "-0", "1.0", "+1", " 1", "1 ", "x", "é", "\0", "1\0", "true"]
WORDS += ["9" * 15, "9" * 16, "9" * 17, "9" * 18, "-" + "9" * 16, "1" * 30, "A" * 32, "a" * 33]
NUMBERS = [None, 0, 1, 2, -1, 7, 100, -128, 127]


@pytest.fixture(params=NAMES)
def rules(request: pytest.FixtureRequest) -> Iterator[Rules]:
    with Study.in_memory(
        (VECTORS / f"{request.param}.survey").read_bytes(), for_analysis=True
    ) as study:
        yield rules_of(study, None)


def rows_of(rules: Rules, drawn: random.Random) -> list[Row]:
    name = next(name for name in NAMES if of_vectors(name)[0].digest == rules.survey.digest)
    survey, lines = of_vectors(name)
    reader = ResponseReader(survey)
    rows = [row_of(reader.read(line), survey) for line in drawn.choices(lines, k=ROWS)]
    return [row | {"id": f"{drawn.getrandbits(128):032x}"} for row in rows]


def compare(many: Many, rules: Rules) -> tuple[int, int]:
    """Judge every row alone as well; return how many were taken at once and how many refused."""
    batch, refused = many.batch, 0
    at_once = dict(zip(batch.places.tolist(), range(len(batch.places)), strict=True))
    for place in range(batch.n):
        alone = many.judged(place)
        response = None if alone is None else alone.response
        refused += response is None
        if place in at_once:
            assert response is not None, place
            at = at_once[place]
            assert bytes(batch.ids[at]).hex() == response.id
            assert bytes(batch.packed[at]) == rules.layout.pack(response)
            assert batch.rehearsal[at] == response.rehearsal
    return len(at_once), refused


def compared(path: Path, rules: Rules) -> tuple[int, int]:
    found = [compare(each, rules) for each in judge(str(path), rules) if isinstance(each, Many)]
    return sum(taken for taken, _ in found), sum(refused for _, refused in found)


def damaged(row: Row, drawn: random.Random) -> Row:
    return row | {drawn.choice(list(row)): drawn.choice(WORDS)}


def test_that_cells_are_taken_as_each_row_is(
    rules: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = random.Random(rules.survey.digest)  # noqa: S311
    path = tmp_path / "a.csv"
    totals = np.zeros(2, dtype=np.int64)
    for _ in range(ROUNDS):
        monkeypatch.setattr(pieces, "PIECE", drawn.choice([400, 2_000, 1 << 20]))
        rows = [damaged(row, drawn) if drawn.random() < 0.3 else row
                for row in rows_of(rules, drawn)]  # fmt: skip
        for row in rows[: 10 * drawn.randrange(2)]:
            row["rehearsal"] = 1
        some = dict.fromkeys(drawn.sample(list(rows[0]), len(rows[0])))  # in another order
        rows = [{name: row[name] for name in some} for row in rows]
        data = csv_of(rows, drawn.choice(",;\t"), quoted=drawn.random() < 0.3)
        head, end, body = data.partition(b"\n")
        cells = bytearray(body)
        for _ in range(drawn.randrange(3)):
            cells[drawn.randrange(len(cells))] = drawn.randrange(256)
        path.write_bytes(head + end + cells)
        totals += compared(path, rules)
    taken, refused = totals
    assert taken > ROUNDS * ROWS / 2
    assert refused > ROUNDS


@pytest.mark.parametrize("rules", ["seeds"], indirect=True)
def test_that_the_first_cell_may_be_shorter_than_those_below(rules: Rules, tmp_path: Path) -> None:
    rows = rows_of(rules, random.Random(1))  # noqa: S311
    name = next(name for name in rows[0] if name.endswith(".seed"))
    rows = [{name: row[name], **row} for row in rows]
    for number in (5, 1_234_567):
        rows[0][name] = number
        (tmp_path / "a.csv").write_bytes(csv_of(rows))
        assert compared(tmp_path / "a.csv", rules) == (ROWS, 0)


def column_of(cells: list[Any], drawn: random.Random) -> pa.Array:
    """Cells as a column of some type that holds them, rarely one that some cell is refused of."""
    kinds: list[Callable[[], pa.Array]] = [
        lambda: pa.array(cells, pa.int8()),
        lambda: pa.array(cells, pa.int64()),
        lambda: pa.array(cells, pa.uint64()),
        lambda: pa.array(cells, pa.uint16()),
        lambda: pa.array(cells, pa.float32()),
        lambda: pa.array([float("nan") if each is None else each for each in cells], pa.float64()),
        lambda: pa.array([0.5 if drawn.random() < 0.1 else each for each in cells], pa.float64()),
        lambda: pa.array([None if each is None else bool(each) for each in cells]),
        lambda: pa.array([None if each is None else str(each) for each in cells]),
        lambda: over_nothing(cells, pa.int64(), 1),
    ]
    while True:
        try:
            found = drawn.choices(kinds, [9, 9, 9, 9, 9, 9, 1, 9, 1, 9])[0]()
        except (pa.ArrowInvalid, OverflowError):
            continue
        return found


def over_nothing(cells: list[Any], kind: pa.DataType, filler: object) -> pa.Array:
    """Cells where something is stored for those that are not there as well."""
    there = np.packbits([each is not None for each in cells], bitorder="little")
    stored = pa.array([filler if each is None else each for each in cells], kind)
    buffers = [pa.py_buffer(there.tobytes()), *stored.buffers()[1:]]
    return pa.Array.from_buffers(kind, len(cells), buffers)


def text_column(cells: list[Any], drawn: random.Random) -> pa.Array:
    kind = drawn.choice([pa.string(), pa.large_string()])
    if drawn.random() < 0.5:
        return over_nothing(cells, kind, "a" * 32)
    found = pa.array(cells, kind)
    return found.dictionary_encode() if drawn.random() < 0.5 else found


def batch_of(rows: list[Row], drawn: random.Random) -> pa.RecordBatch:
    columns: dict[str, pa.Array] = {}
    for name in rows[0]:
        cells: list[Any] = [row[name] for row in rows]
        is_text = name in ("id", "survey", "procedure")
        for place in range(len(cells)):
            if drawn.random() < 0.1 / len(rows[0]):
                cells[place] = drawn.choice(WORDS if is_text else NUMBERS)
        if name == "id" and drawn.random() < 0.3:
            cells[drawn.randrange(len(cells))] = drawn.choice([None, "g" * 32, "é" * 16, "A" * 32])
        columns[name] = text_column(cells, drawn) if is_text else column_of(cells, drawn)
    return pa.record_batch(columns)


def test_that_columns_are_taken_as_each_row_is(
    rules: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = random.Random(rules.survey.digest)  # noqa: S311
    path = tmp_path / "a.parquet"
    totals = np.zeros(2, dtype=np.int64)
    for _ in range(ROUNDS):
        monkeypatch.setattr(in_parquet, "_ROWS_AT_ONCE", drawn.choice([7, 11, 1_000]))
        batch = batch_of(rows_of(rules, drawn), drawn)
        parquet.write_table(pa.table(batch), path, row_group_size=drawn.choice([5, 1_000]))
        with open(path, "rb") as file:
            rows = ParquetRows(file, path.name, rules.survey)
            found = list(many_rows(str(path), rows, rules))
            assert sum(each.batch.n for each in found) == ROWS
            # And as it is before it is stored, from the middle on.
            part = batch.slice(drawn.randrange(1, 9))
            monkeypatch.setattr(rows, "batches", lambda _, part=part: iter([part]))
            for many in (*found, *many_rows(str(path), rows, rules)):
                totals += compare(many, rules)
    taken, refused = totals
    assert taken > ROUNDS * ROWS / 2
    assert refused > ROUNDS


def test_that_a_table_without_rows_is_read(rules: Rules, tmp_path: Path) -> None:
    rows = rows_of(rules, random.Random(1))  # noqa: S311
    table = pa.table(pa.RecordBatch.from_pylist(rows))
    parquet.write_table(table.slice(0, 0), tmp_path / "a.parquet")
    (tmp_path / "a.csv").write_bytes(csv_of(rows).partition(b"\n")[0])
    for path in tmp_path.iterdir():
        (judged,) = judge(str(path), rules)
        assert isinstance(judged, Judged)
        assert judged.problem is None


def test_that_what_is_read_ahead_comes_in_order() -> None:
    def items() -> Iterator[int]:
        yield from range(5)
        raise OSError("cut off")

    found = map_ahead(lambda item: 10 * item, items())
    assert [next(found) for _ in range(5)] == [0, 10, 20, 30, 40]
    with pytest.raises(OSError, match="cut off"):
        next(found)


def test_that_nothing_comes_after_what_could_not_be_packed() -> None:
    begun: list[int] = []

    def items() -> Iterator[int]:
        for item in range(100):
            begun.append(item)
            yield item

    found = map_ahead(lambda item: 1 // (2 - item), items())
    assert [next(found), next(found)] == [0, 1]
    with pytest.raises(ZeroDivisionError):
        next(found)
    assert list(found) == []
    assert len(begun) < 6
