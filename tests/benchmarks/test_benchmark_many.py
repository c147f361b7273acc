"""Many responses in one file: a million lines, CSV and Parquet, and the parts of many machines.

pytest tests/benchmarks/test_benchmark_many.py

Figures to reach: a million JSON Lines into a study within 10 s; CSV and Parquet read into packed
rows within twice what pandas takes to read all of the same file, in every run. Beside each row, in
the file of --benchmark-json, stand its ratios to pandas, by turns in one run, and peak memory: of
the process so far, and for tables what a process that only reads them takes above its start.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pandas as pd
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from read_table import peak, taken
from response_tables import Row, csv_of, row_of
from test_benchmark_study import SURVEYS, measured, random_responses
from vector_responses import VECTORS, of_vectors

from core.examples import example_path, example_survey
from core.many_machines.part_counts import Job, read_part
from core.many_machines.partitions import partitions_of
from core.response.file import ResponseReader, write
from core.study import Study, import_paths
from core.study.rules import rules_of

MANY, AT_ONCE = 1_000_000, 100_000
READERS: dict[str, Callable[[Path], object]] = {
    "csv": pd.read_csv,
    "parquet": pd.read_parquet,
}


@pytest.fixture(scope="module", params=SURVEYS)
def folder(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A million responses as lines, CSV and Parquet, in a folder named after their survey."""
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    with TemporaryDirectory() as root:
        folder = Path(root) / request.param
        folder.mkdir()
        survey, made = example_survey(request.param), random_responses(request.param, MANY)
        writer = None
        with open(folder / "all.jsonl", "wb") as lines, open(folder / "all.csv", "wb") as cells:
            for start in range(0, MANY, AT_ONCE):
                some = [next(made) for _ in range(AT_ONCE)]
                lines.writelines(map(write, some))
                rows = [row_of(one, survey) for one in some]
                table = csv_of(rows)
                cells.write(table if not start else table.partition(b"\n")[2])
                frame = pa.Table.from_pylist([{**row, "rehearsal": 0} for row in rows])
                frame = frame.drop_columns("rehearsal")
                writer = writer or ParquetWriter(folder / "all.parquet", frame.schema)
                writer.write_table(frame)
        assert writer is not None
        writer.close()
        yield folder


def note_peak(benchmark: BenchmarkFixture) -> None:
    if sys.platform != "win32":
        benchmark.extra_info["MiB of the run so far at most"] = peak()


@pytest.mark.parametrize("name", ["all.jsonl", "all.csv", "all.parquet"])
def test_importing_a_million(benchmark: BenchmarkFixture, folder: Path, name: str) -> None:
    path, survey = folder.parent / "a.study", example_path(folder.name).read_bytes()

    def emptied() -> None:
        path.unlink(missing_ok=True)
        Study.create(path, survey).close()

    def imported() -> int:
        with Study.open(path) as study:
            return import_paths(study, [folder / name]).accepted

    benchmark.group = f"a million into a study, {folder.name}"
    assert measured(benchmark, imported, setup=emptied) == MANY
    note_peak(benchmark)


@pytest.fixture(scope="module", params=["every-kind", "near", "seeds", "sets", "some"])
def vectors(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A million responses like those of a test vector, in a folder named after its survey."""
    reports, generator = reports_of(request.param), np.random.default_rng(1)
    frame = pd.DataFrame(reports).iloc[generator.integers(0, len(reports), MANY)]
    frame["id"] = [generator.bytes(16).hex() for _ in range(MANY)]
    with TemporaryDirectory() as root:
        folder = Path(root) / request.param
        folder.mkdir()
        frame.to_parquet(folder / "all.parquet", index=False)  # decimals where any is missing
        numbers = frame.select_dtypes("number").columns
        frame.astype(dict.fromkeys(numbers, "Int64")).to_csv(folder / "all.csv", index=False)
        yield folder


def reports_of(name: str) -> list[Row]:
    survey, lines = of_vectors(name)
    reader = ResponseReader(survey)
    found = [reader.read(line) for line in lines]
    return [row_of(one, survey) for one in found if one.rehearsal == found[0].rehearsal]


@pytest.mark.parametrize("suffix", READERS)
def test_reading_a_table(benchmark: BenchmarkFixture, folder: Path, suffix: str) -> None:
    compare_reading(benchmark, folder / f"all.{suffix}", example_path(folder.name))


@pytest.mark.parametrize("suffix", READERS)
def test_reading_other_reports(benchmark: BenchmarkFixture, vectors: Path, suffix: str) -> None:
    compare_reading(benchmark, vectors / f"all.{suffix}", VECTORS / f"{vectors.name}.survey")


def compare_reading(benchmark: BenchmarkFixture, path: Path, survey: Path) -> None:
    """Read a table by turns with pandas and as an import does, five times each."""
    theirs: list[tuple[float, float]] = []
    ours: list[tuple[float, float]] = []

    def by_pandas() -> None:
        theirs.append(timed(lambda: READERS[path.suffix[1:]](path)))

    with Study.in_memory(survey.read_bytes(), for_analysis=True) as study:
        rules = rules_of(study, None)

        def read() -> int:
            found: list[int] = []
            ours.append(timed(lambda: found.append(taken(path, rules))))
            return found[0]

        for once in (by_pandas, read):  # for what is loaded and kept in memory
            once()
        theirs.clear()
        ours.clear()
        benchmark.group = f"a million read from a table, {path.parent.name}"
        assert measured(benchmark, read, rounds=5, setup=by_pandas) == MANY
    for at, what in enumerate(("time", "CPU time")):
        mine, its = [each[at] for each in ours], [each[at] for each in theirs]
        turns = sorted(one / other for one, other in zip(mine, its, strict=True))
        benchmark.extra_info[f"of pandas' {what}, by the fastest"] = min(mine) / min(its)
        benchmark.extra_info[f"of pandas' {what}, least and most of a turn"] = turns[0], turns[-1]
    benchmark.extra_info["MiB taken to read it"] = memory_to_read(path, survey)


def timed(function: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds that a function takes, and those of all cores."""
    started, used = time.perf_counter(), time.process_time()
    function()
    return time.perf_counter() - started, time.process_time() - used


def memory_to_read(path: Path, survey: Path) -> float:
    """Return the MiB that a process takes to read a table, above what it began with."""
    if sys.platform != "linux":
        return float("nan")
    script = Path(__file__).with_name("read_table.py")
    command = [sys.executable, str(script), str(path), str(survey)]
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(command, capture_output=True, check=True, env=os.environ | paths)
    return float(found.stdout)


@pytest.mark.parametrize("name", ["all.jsonl", "all.parquet"])
def test_counting_parts(benchmark: BenchmarkFixture, folder: Path, name: str) -> None:
    job, parts = Job(example_path(folder.name).read_bytes()), partitions_of([str(folder / name)])

    def counted() -> int:
        return sum(read_part(part, job).head.of_sort[False].n for part in parts)

    benchmark.group = f"a million counted in parts by one core, {folder.name}"
    assert measured(benchmark, counted) == MANY
    note_peak(benchmark)
