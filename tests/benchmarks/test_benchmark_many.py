"""Many responses in one file: a million lines, CSV and Parquet, and the parts of many machines.

pytest tests/benchmarks/test_benchmark_many.py

Figures to reach: a million JSON Lines into a study within 10 s; CSV and Parquet read into packed
rows within twice what pandas takes to read them. Ratios of one run and the peak memory of the
process so far stand beside each row, in the file of --benchmark-json.
"""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pandas as pd
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from response_tables import csv_of, row_of
from test_benchmark_study import SURVEYS, measured, random_responses

from core.cluster.counting import Job, read_part
from core.cluster.partitions import partitions_of
from core.examples import example_path, example_survey
from core.response.file import write
from core.study import Study, import_paths
from core.study.judging import judge
from core.study.many.offered import Many
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
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        benchmark.extra_info["MiB of the run so far at most"] = peak / 1024


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


@pytest.mark.parametrize("suffix", READERS)
def test_reading_a_table(benchmark: BenchmarkFixture, folder: Path, suffix: str) -> None:
    path, beside = folder / f"all.{suffix}", []
    with Study.in_memory(example_path(folder.name).read_bytes()) as study:
        rules = rules_of(study, None)

        def by_pandas() -> None:
            started = time.perf_counter()
            READERS[suffix](path)
            beside.append(time.perf_counter() - started)

        def read() -> int:
            found = judge(str(path), rules)
            return sum(len(each.batch.places) for each in found if isinstance(each, Many))

        benchmark.group = f"a million read from a table, {folder.name}"
        assert measured(benchmark, read, setup=by_pandas) == MANY
    assert benchmark.stats is not None
    benchmark.extra_info["of pandas, by the fastest"] = benchmark.stats.stats.min / min(beside)
    note_peak(benchmark)


@pytest.mark.parametrize("name", ["all.jsonl", "all.parquet"])
def test_counting_parts(benchmark: BenchmarkFixture, folder: Path, name: str) -> None:
    job, parts = Job(example_path(folder.name).read_bytes()), partitions_of([str(folder / name)])

    def counted() -> int:
        return sum(read_part(part, job).head.of_sort[False].n for part in parts)

    benchmark.group = f"a million counted in parts by one core, {folder.name}"
    assert measured(benchmark, counted) == MANY
    note_peak(benchmark)
