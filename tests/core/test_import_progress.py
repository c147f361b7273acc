"""How far an import is told to be: of many files by their number, of a large one by its size."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest
from mapped import mapping, written
from xlsxwriter import Workbook

from core.examples import example_path, example_survey
from core.interchange.mapping.reading import read
from core.interchange.mapping.survey import with_key
from core.rehearse import invent, rehearse
from core.response.file import Response, write
from core.study import Study, import_paths, intake, tables
from core.study.many import parquet as in_parquet
from core.study.many.row_columns import columns_of
from core.study.sources import measured_by_size

PEOPLE, ROWS = 12_000, 4_000
SURVEY = example_survey("bribery")


@pytest.fixture(scope="module")
def responses() -> list[Response]:
    return [*rehearse(SURVEY, invent(SURVEY, PEOPLE, 7), 7)]


@pytest.fixture(autouse=True)
def told_always(monkeypatch: pytest.MonkeyPatch) -> None:
    """No telling is left out for being too soon after another."""
    monkeypatch.setattr(intake, "REPORT_SECONDS", 0.0)


def rows_of(responses: list[Response]) -> Iterator[list[object]]:
    questions = [each.id for each in SURVEY.questions]
    yield ["id", "procedure", "survey", "rehearsal", *questions]
    for each in responses:
        answers = [each.answers[id_] for id_ in questions]
        yield [each.id, each.procedure, each.survey, 1, *answers]


def as_lines(path: Path, responses: list[Response]) -> None:
    path.write_bytes(b"".join(map(write, responses)))


def as_csv(path: Path, responses: list[Response]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows_of(responses))


def as_parquet(path: Path, responses: list[Response]) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    heads, *rows = rows_of(responses)
    columns = [list(column) for column in zip(*rows, strict=True)]
    table = pyarrow.table(dict(zip(map(str, heads), columns, strict=True)))
    parquet.write_table(table, path, compression="none", use_dictionary=False)


MAKERS = {"jsonl": as_lines, "csv": as_csv, "parquet": as_parquet}


def told(study: Study, path: Path, n: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    result = import_paths(study, [path], lambda done, total: found.append((done, total)))
    assert result.accepted == n
    return [each for each in found if each[1]]


def require_even(found: list[tuple[int, int]], size: int, most: float) -> None:
    """Ask that it never goes back, ends at the end, and takes no leap beyond `most` of it."""
    ((total,),) = ({total for _, total in found},)
    assert total == size // 1024
    places = [0, *(done for done, _ in found)]
    assert places == sorted(places)
    assert places[-1] == total
    assert max(b - a for a, b in pairwise(places)) <= most * total


@pytest.mark.parametrize("suffix", MAKERS)
def test_that_one_large_file_of_responses_is_told_by_its_size(
    suffix: str, responses: list[Response], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_parquet, "_ROWS_AT_ONCE", PEOPLE // 4)
    assert set(columns_of(SURVEY.questions[0])) == {SURVEY.questions[0].id}
    path = tmp_path / f"all.{suffix}"
    MAKERS[suffix](path, responses)
    with Study.in_memory(example_path("bribery").read_bytes()) as study:
        found = told(study, path, PEOPLE)
    # In pieces of 384 KiB, of which some are read ahead, or by a quarter of the rows.
    require_even(found, path.stat().st_size, 0.5)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_that_one_large_table_is_told_by_its_size(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ROWS_AT_ONCE", ROWS // 20)
    path = tmp_path / f"t.{suffix}"
    notes = (sha256(b"%d" % i).hexdigest() for i in range(ROWS))
    heads, rows = ["Q3", "note"], [[1 + i % 2, note] for i, note in enumerate(notes)]
    if suffix == "csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([heads, *rows])
    else:
        with Workbook(path) as book:
            sheet = book.add_worksheet()
            for at, row in enumerate([heads, *rows]):
                sheet.write_row(at, 0, row)
    data = with_key(read(written(mapping())))
    with Study.in_memory(data, for_analysis=True) as study:
        found = told(study, path, ROWS)
    require_even(found, path.stat().st_size, 0.1)


def test_that_small_files_and_folders_are_told_by_their_number(
    responses: list[Response], tmp_path: Path
) -> None:
    small, large = tmp_path / "small.jsonl", tmp_path / "large.jsonl"
    as_lines(small, responses[:3])
    as_lines(large, responses)
    assert measured_by_size([large])
    assert measured_by_size([small, large])
    assert not measured_by_size([small])
    assert not measured_by_size([tmp_path, large])
    assert not measured_by_size([])
    assert not measured_by_size([tmp_path / "gone.jsonl"])
    assert not measured_by_size([large] * 100)
