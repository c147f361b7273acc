"""Counting in parts comes out as on one machine that reads the paths in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from cluster_here import Here
from cluster_jobs import JOBS, alone, hostile
from many_responses import NAMES, made
from response_tables import row_of
from vector_responses import VECTORS, of_vectors

from core.facts.errors import Code, Refused
from core.many_machines import estimate, part_counts
from core.many_machines.estimate import Total, count
from core.many_machines.part_counts import Job, shared_by
from core.many_machines.partitions import Partition, opened, partitions_of
from core.progress import Cancelled
from core.response.file import ResponseReader, write


def together(paths: Sequence[Path], job: Job, part: int) -> tuple[Total, Here]:
    here = Here()
    total = count(partitions_of([str(path) for path in paths], part), job, here)
    return total, here


@pytest.mark.parametrize("part", [700, 5_000, 1 << 30])
def test_that_parts_add_up_to_what_one_machine_finds(tmp_path: Path, part: int) -> None:
    paths = hostile(tmp_path)
    for job in JOBS if part == 5_000 else JOBS[:1]:
        for order in (paths, paths[::-1]) if job is JOBS[0] else (paths,):
            found, _ = together(order, job, part)
            assert found == alone(order, job)
    assert found.duplicates > 50
    assert found.conflicts > 20
    assert set(found.refused) > {Code.REHEARSAL, Code.OTHER_SURVEY, Code.EMPTY, Code.RANGE}


def test_that_a_folder_is_read_in_the_order_of_names(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    hostile(tmp_path)
    (tmp_path / "c.parquet").rename(tmp_path / "inside" / "c.parquet")
    (tmp_path / ".hidden.jsonl").write_bytes(write(made(7_000)))
    found, _ = together([tmp_path, tmp_path / "a.jsonl"], JOBS[0], 3_000)
    assert found == alone([tmp_path, tmp_path / "a.jsonl"], JOBS[0])


@pytest.mark.parametrize("name", NAMES)
def test_that_every_kind_of_report_adds_up(tmp_path: Path, name: str) -> None:
    survey, lines = of_vectors(name)
    path, data = tmp_path / "a.jsonl", (VECTORS / f"{name}.survey").read_bytes()
    path.write_bytes(b"".join(lines))
    reader = ResponseReader(survey)
    rows = [row_of(reader.read(line), survey) for line in lines[20:]]
    pd.DataFrame(rows).to_parquet(tmp_path / "b.parquet", index=False, row_group_size=30)
    paths = [path, tmp_path / "b.parquet"]
    found, _ = together(paths, Job(data), 4_000)
    assert found == alone(paths, Job(data))
    assert found.n


def test_that_weights_add_up_bit_by_bit(tmp_path: Path) -> None:
    survey, lines = of_vectors("every-kind")
    weights = [
        question.id
        for question in survey.questions
        if not question.sensitive and question.measured and (question.low or 0) >= 0
    ]
    path, data = tmp_path / "a.jsonl", (VECTORS / "every-kind.survey").read_bytes()
    path.write_bytes(b"".join(lines))
    job = Job(data, weight=weights[0])
    found, _ = together([path], job, 3_000)
    assert found == alone([path], job)


def test_that_rehearsed_responses_count_where_none_is_real(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"".join(write(made(number, rehearsal=True)) for number in range(9)))
    found, _ = together([path], JOBS[0], 500)
    assert (found.n, found.rehearsal) == (9, True)
    assert found == alone([path], JOBS[0])


def test_that_nothing_is_read_twice_where_no_two_parts_share_an_id(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"".join(write(made(number)) for number in range(100)))
    found, here = together([path], JOBS[0], 2_000)
    parts = len(partitions_of([str(path)], 2_000))
    assert parts > 5
    assert here.calls.count("read_part") == parts
    assert "held_of" not in here.calls
    assert found.n == 100


def test_that_ids_are_compared_in_buckets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimate, "_BUCKET", 4_000)
    paths = hostile(tmp_path)
    found, here = together(paths, JOBS[0], 5_000)
    assert here.calls.count("shared_by") > 5
    assert found == alone(paths, JOBS[0])


def test_that_shared_ids_are_those_of_several_parts() -> None:
    keys = np.zeros((5, 17), np.uint8)
    keys[:, 16] = range(5)
    found = shared_by([keys[[0, 1]], keys[[2]], keys[[1, 0, 4]], keys[[1]]])
    told = zip(found.keys[:, 16].tolist(), found.first.tolist(), found.later.tolist(), strict=True)
    assert sorted(told) == [(0, 0, 2), (1, 0, 2), (1, 0, 3)]


@pytest.mark.parametrize("size", [11, 64, 213, 100_000])
def test_that_each_line_is_read_by_one_part(tmp_path: Path, size: int) -> None:
    path = tmp_path / "a.jsonl"
    lines = [b"%d" % number * (number % 50) + b"\n" for number in range(60)]
    lines[30] = b"y" * 70_000 + b"\n"
    data = b"".join(lines)[:-1]
    path.write_bytes(data)
    found = []
    for start in range(0, len(data), size):
        part = Partition(str(path), 0, start, min(start + size, len(data)))
        with opened(part.path) as file:
            for piece in part_counts._pieces(part, file):
                found += piece.data.split(b"\n")[:-1]
                assert piece.cut < 10_000
    assert [line[:65_000] for line in found] == [line[:-1][:65_000] for line in lines]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("ftp://example/x.jsonl", Code.DOMAIN),
        ("https://example/x.jsonl", Code.DOMAIN),
        ("zip://x.jsonl::file:///y.zip", Code.DOMAIN),
        ("file://simplecache::s3://x/y.jsonl", Code.DOMAIN),
        ("none.jsonl", Code.IO),
    ],
)
def test_that_other_places_are_refused(path: str, code: Code) -> None:
    with pytest.raises(Refused) as caught:
        partitions_of([path])
    assert caught.value.problem.code is code


def test_that_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.response").write_bytes(write(made(1)))
    with pytest.raises(Refused) as caught:
        partitions_of([str(tmp_path)])
    assert caught.value.problem.code is Code.FORMAT


def test_that_an_empty_file_and_no_lines_are_as_on_one_machine(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(b"")
    found, _ = together([tmp_path / "a.jsonl"], JOBS[0], 100)
    assert found == alone([tmp_path / "a.jsonl"], JOBS[0])
    assert found.refused == {Code.EMPTY: 1}


def test_that_another_version_counts_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(write(made(1)))
    with pytest.raises(part_counts.OtherVersionError):
        together([path], replace(JOBS[0], version="0"), 100)


def test_that_it_can_be_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"".join(write(made(number)) for number in range(9)))

    def report(done: int, _: int) -> None:
        if done:
            raise Cancelled

    with pytest.raises(Cancelled):
        count(partitions_of([str(path)], 300), JOBS[0], Here(), report)
