"""How long the reports of a study take to files, beside pandas writing the same table as CSV.

pytest tests/benchmarks/test_benchmark_export.py

The peak of memory of each format, in a process of its own, stands in the file of --benchmark-json.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pandas as pd
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from test_benchmark_study import random_responses

from app.export.study.values import ExportOptions, open_source
from app.export.study.writing import plan, write_planned
from core.examples import example_path
from core.response.file import write
from core.study import Study, import_paths

MANY = 1_000_000
FORMATS = ("csv", "jsonl", "parquet", "dta", "sav", "xlsx")
_PROGRAM = """
import resource, sys
from pathlib import Path
from test_benchmark_export import exported
exported(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def exported(study: Path, name: str, out: Path) -> int:
    """Write the reports in a format, and return how large the file is."""
    with open_source(study, ExportOptions()) as source:
        written = write_planned(plan(source, {"reports": (name,)}), out, replace=True)
    assert written.failures == ()
    return written.paths[0].stat().st_size


@pytest.fixture(scope="module")
def million() -> Iterator[Path]:
    with TemporaryDirectory() as root:
        lines, path = Path(root) / "all.jsonl", Path(root) / "a.study"
        with lines.open("wb") as file:
            file.writelines(map(write, random_responses("occupation", MANY)))
        with Study.create(path, example_path("occupation").read_bytes()) as study:
            assert import_paths(study, [lines]).accepted == MANY
        yield path


def measured(benchmark: Any, function: Any) -> int:
    """Run a function of seconds once or twice; `pedantic` has no types."""
    return int(benchmark.pedantic(function, rounds=1))


def test_pandas_writing_the_same(
    benchmark: BenchmarkFixture, million: Path, tmp_path: Path
) -> None:
    exported(million, "csv", tmp_path)
    frame = pd.read_csv(tmp_path / "reports.csv")

    def written() -> int:
        frame.to_csv(tmp_path / "pandas.csv", index=False)
        return (tmp_path / "pandas.csv").stat().st_size

    benchmark.group = "a million reports"
    assert measured(benchmark, written) > 0


@pytest.mark.parametrize("name", FORMATS)
def test_exporting(benchmark: BenchmarkFixture, million: Path, tmp_path: Path, name: str) -> None:
    benchmark.group = "a million reports"
    size = measured(benchmark, lambda: exported(million, name, tmp_path))
    benchmark.extra_info["MB"] = size / 1_000_000
    if sys.platform != "win32":
        command = [sys.executable, "-c", _PROGRAM, str(million), name, str(tmp_path)]
        done = subprocess.run(
            command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
        benchmark.extra_info["MiB at most"] = float(done.stdout)
