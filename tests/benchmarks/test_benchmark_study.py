"""How long importing takes beside reading the same bytes, and a study of a million responses.

pytest tests/benchmarks/test_benchmark_study.py

Figures to reach: importing 100,000 files in at most 4 times the time of reading them, within
500 MiB; a million responses and all their estimates within 3 s; on disk at most 96 bytes a
response and 1.5 times the packed reports. Sizes stand in the file of --benchmark-json.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from core.examples import example_path, example_survey
from core.response.file import Response, write
from core.response.layout import Layout
from core.study import Study, import_paths
from core.study.results import estimate_study

FILES, MANY = 100_000, 1_000_000
SURVEYS = ("bribery", "occupation")


def random_responses(name: str, n: int) -> Iterator[Response]:
    survey = example_survey(name)
    layout, generator = Layout(survey), np.random.default_rng(1)
    columns = []
    for field in layout.fields:
        form = field.question.form
        reports = generator.integers(0, min(2**form.width, 2**62), n).tolist()
        if field.width == form.size:  # a string of bits
            columns.append([form.unpack(report) for report in reports])
        else:
            columns.append([report % form.size for report in reports])
    procedure = survey.procedures[0] if survey.procedures else None
    ids = [field.question.id for field in layout.fields]
    for row in zip(*columns, strict=True):
        answers = dict(zip(ids, row, strict=True))
        yield Response(generator.bytes(16).hex(), survey.digest, answers, procedure)


@pytest.fixture(scope="module", params=SURVEYS)
def folder(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A folder of files, named after their survey."""
    with TemporaryDirectory() as root:
        folder = Path(root) / request.param
        folder.mkdir()
        for response in random_responses(request.param, FILES):
            (folder / response.file_name).write_bytes(write(response))
        yield folder


@pytest.fixture(scope="module", params=SURVEYS)
def million(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A study of a million responses."""
    with TemporaryDirectory() as root:
        lines, path = Path(root) / "all.jsonl", Path(root) / "a.study"
        with open(lines, "wb") as file:
            file.writelines(map(write, random_responses(request.param, MANY)))
        with Study.create(path, example_path(request.param).read_bytes()) as study:
            assert import_paths(study, [lines]).accepted == MANY
        yield path


def measured(
    benchmark: Any, function: Callable[[], int], rounds: int = 3, **settings: object
) -> int:
    """Run a function of seconds a few times; `pedantic` has no types."""
    return int(benchmark.pedantic(function, rounds=rounds, **settings))


def test_reading_the_bytes(benchmark: BenchmarkFixture, folder: Path) -> None:
    def read() -> int:
        total = 0
        for name in os.listdir(folder):
            descriptor = os.open(f"{folder}/{name}", os.O_RDONLY)
            total += len(os.read(descriptor, 65_537))
            os.close(descriptor)
        return total

    benchmark.group = f"{FILES:,} files, {folder.name}"
    assert measured(benchmark, read, rounds=5, warmup_rounds=1) > 0


@pytest.mark.parametrize("again", [False, True], ids=["new", "again"])
def test_importing(benchmark: BenchmarkFixture, folder: Path, again: bool) -> None:
    path = folder.parent / "a.study"
    survey = example_path(folder.name).read_bytes()

    def emptied() -> None:
        if not again:
            path.unlink(missing_ok=True)
            Study.create(path, survey).close()

    def imported() -> int:
        with Study.open(path) as study:
            result = import_paths(study, [folder])
            return result.duplicates if again else result.accepted

    benchmark.group = f"{FILES:,} files, {folder.name}"
    assert measured(benchmark, imported, setup=emptied, rounds=5) == FILES
    size = Layout(example_survey(folder.name)).size
    benchmark.extra_info["bytes a response"] = path.stat().st_size / FILES
    benchmark.extra_info["allowed"] = 96 + 1.5 * size
    if sys.platform != "win32":
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        benchmark.extra_info["MiB of the whole run at most"] = peak / 1024


def test_opening_a_million(benchmark: BenchmarkFixture, million: Path) -> None:
    def opened() -> int:
        with Study.open(million) as study:
            return len(study.packed())

    benchmark.group = "a million responses"
    assert measured(benchmark, opened) == MANY


def test_opening_and_estimating_a_million(benchmark: BenchmarkFixture, million: Path) -> None:
    def estimated() -> int:
        with Study.open(million) as study:
            return len(estimate_study(study))

    benchmark.group = "a million responses"
    assert measured(benchmark, estimated) > 0
