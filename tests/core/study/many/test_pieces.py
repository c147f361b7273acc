"""Responses in CSV and Parquet: read in columns, each bad row refused with its place and code."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path

import pandas as pd
import pytest
from many_responses import BRIBERY, NAMES, made
from response_tables import Row, csv_of, row_of
from vector_responses import VECTORS, of_vectors

from app.words.refusals import reason_text
from core.examples import example_path
from core.facts.errors import Code
from core.interchange.reader import process
from core.response.file import Response, ResponseReader, write
from core.study import ImportResult, Study, import_paths
from core.study.many import pieces


def imported(survey: bytes, path: Path) -> tuple[list[Response], ImportResult]:
    with Study.in_memory(survey, for_analysis=True) as study:
        result = import_paths(study, [path])
        return list(study.responses()), result


def of_bribery(path: Path, data: bytes) -> tuple[list[Response], ImportResult]:
    path.write_bytes(data)
    return imported(example_path("bribery").read_bytes(), path)


def parquet_of(rows: list[Row], path: Path) -> None:
    pd.DataFrame(rows).to_parquet(path, index=False)


@pytest.mark.parametrize("name", NAMES)
def test_that_responses_come_back_from_tables_as_they_were(name: str, tmp_path: Path) -> None:
    survey, lines = of_vectors(name)
    reader = ResponseReader(survey)
    responses = sorted((reader.read(line) for line in lines), key=lambda one: one.id)
    sort = responses[0].rehearsal
    rows = [row_of(one, survey) for one in responses if one.rehearsal == sort]
    reordered = [dict(sorted(row.items(), reverse=True)) for row in rows]
    plain = (VECTORS / f"{name}.survey").read_bytes()
    ways: list[Callable[[Path], object]] = [
        lambda path: path.write_bytes(csv_of(rows)),
        lambda path: path.write_bytes(csv_of(reordered, ";", "\r\n", quoted=True)),
        lambda path: path.write_bytes(b"\xef\xbb\xbf" + csv_of(rows, "\t")[:-1]),
        lambda path: parquet_of(rows, path),
    ]
    for write_table in ways:
        path = tmp_path / "table"
        write_table(path)
        found, result = imported(plain, path)
        assert (result.refused, result.skipped, result.conflicting) == ((), (), ())
        assert [write(one) for one in found] == [
            write(one) for one in responses if one.rehearsal == sort
        ]


BAD: list[tuple[Row, Code, str]] = [
    ({"bribe": 2}, Code.RANGE, "answers.bribe"),
    ({"bribe": None}, Code.SCHEMA, "answers"),
    ({"bribe": "01"}, Code.TYPE, "answers.bribe"),
    ({"bribe": "-0"}, Code.TYPE, "answers.bribe"),
    ({"bribe": "1.0"}, Code.TYPE, "answers.bribe"),
    ({"area": "x"}, Code.TYPE, "answers.area"),
    ({"area": -1}, Code.RANGE, "answers.area"),
    ({"area": "9" * 30}, Code.TYPE, "answers.area"),
    ({"id": "A" * 32}, Code.DOMAIN, "id"),
    ({"id": "a" * 31}, Code.DOMAIN, "id"),
    ({"bribe": "-1"}, Code.RANGE, "answers.bribe"),
    ({"id": "a" * 33}, Code.DOMAIN, "id"),
    ({"survey": "0" * 64}, Code.OTHER_SURVEY, "survey"),
    ({"procedure": "dice"}, Code.DOMAIN, "procedure"),
    ({"procedure": None}, Code.SCHEMA, ""),
    ({"rehearsal": 0}, Code.TYPE, "rehearsal"),
    ({"rehearsal": 1}, Code.REHEARSAL, "rehearsal"),
    ({"id": made(1).id, "area": 0}, Code.CONFLICT, ""),
]


@pytest.mark.parametrize("piece", [300, 1 << 20])
def test_that_each_bad_row_is_refused_and_the_rest_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    monkeypatch.setattr(pieces, "PIECE", piece)
    rows: list[Row] = []
    for number, (changed, _, _) in enumerate(BAD):
        rows.append(row_of(made(100 + number), BRIBERY))
        rows.append(row_of(made(200 + number), BRIBERY) | changed)
    rows.insert(0, row_of(made(1), BRIBERY))
    found, result = of_bribery(tmp_path / "a.csv", csv_of(rows))
    assert {one.id for one in found} == {
        made(number).id for number in (1, *range(100, 100 + len(BAD)))
    }
    assert (result.accepted, result.conflicts) == (1 + len(BAD), 1)
    told = [(one.code, one.where) for one in result.refused]
    wanted = [
        (code, f"row {4 + 2 * at}" + (f", {place}" if place else ""))
        for at, (_, code, place) in enumerate(BAD)
        if code is not Code.CONFLICT
    ]
    assert told == wanted
    assert all(reason_text(one.reason) for one in result.refused)


def test_that_lines_of_another_form_are_refused_alone(tmp_path: Path) -> None:
    lines = csv_of([row_of(made(number), BRIBERY) for number in range(4)]).splitlines()
    lines[2:2] = [b"1,2", b'"open', b"\xff,,,,,", b""]
    _, result = of_bribery(tmp_path / "a.csv", b"\n".join(lines))
    assert result.accepted == 4
    assert [(one.code, one.where) for one in result.refused] == [
        (Code.SCHEMA, "row 3"),
        (Code.SYNTAX, "row 4"),
        (Code.ENCODING, "row 5"),
    ]


def test_that_a_table_of_other_columns_is_refused_whole(tmp_path: Path) -> None:
    row = row_of(made(1), BRIBERY)
    path = tmp_path / "a.csv"

    def refusal(changed: Row) -> tuple[Code, str]:
        _, result = of_bribery(path, csv_of([changed]))
        (one,) = result.refused
        assert result.accepted == 0
        return one.code, one.where

    lacking = {name: cell for name, cell in row.items() if name != "area"}
    assert refusal(lacking) == (Code.SCHEMA, "row 1, column 'area'")
    assert refusal(row | {"more": 1}) == (Code.SCHEMA, "row 1, column 'more'")
    assert refusal(lacking | {"survey": "0" * 64}) == (
        Code.OTHER_SURVEY,
        "row 1, column survey",
    )
    parquet_of([lacking], path)
    _, result = imported(example_path("bribery").read_bytes(), path)
    assert [(one.code, one.where) for one in result.refused] == [
        (Code.SCHEMA, "row 1, column 'area'")
    ]


def test_that_other_tables_are_skipped(tmp_path: Path) -> None:
    (tmp_path / "truth.csv").write_bytes(b"bribe,area\nyes,city\n")
    parquet_of([{"bribe": 1}], tmp_path / "truth.parquet")
    _, result = imported(example_path("bribery").read_bytes(), tmp_path)
    assert (len(result.skipped), result.refused) == (2, ())


def test_that_bad_rows_of_parquet_are_refused_alone(tmp_path: Path) -> None:
    rows = [row_of(made(number), BRIBERY) for number in range(6)]
    rows[2]["bribe"], rows[4]["id"], rows[5]["bribe"] = 5, None, None
    path = tmp_path / "a.parquet"
    parquet_of(rows, path)  # bribe has become a column of decimals
    found, result = imported(example_path("bribery").read_bytes(), path)
    assert {one.id for one in found} == {made(number).id for number in (0, 1, 3)}
    assert [(one.code, one.where) for one in result.refused] == [
        (Code.RANGE, "row 3, answers.bribe"),
        (Code.DOMAIN, "row 5, id"),
        (Code.SCHEMA, "row 6, answers"),
    ]


def test_that_parquet_without_its_reader_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.parquet"
    parquet_of([row_of(made(1), BRIBERY)], path)
    without = tmp_path / "without" / "pyarrow"
    without.mkdir(parents=True)
    (without / "__init__.py").write_text("raise ImportError")
    monkeypatch.syspath_prepend(str(without.parent))  # as the process that reads finds it
    monkeypatch.setattr(process, "_scope", ContextVar("anew", default=None))  # which starts now
    _, result = imported(example_path("bribery").read_bytes(), path)
    assert [one.code for one in result.refused] == [Code.UNSUPPORTED]
