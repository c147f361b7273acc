"""Killed while making, importing or bringing up to date: the study opens and all is there."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from killed_at import killed, points
from killed_works import N_BEFORE, responses
from old_study import OLD_BYTES, content, version

from core.examples import example_path, example_survey
from core.procedures import Procedure
from core.response import Response, write
from core.study import Study, import_paths

ROOT = Path(__file__).resolve().parents[2]
SURVEY = example_survey("bribery")
SURVEY_BYTES = example_path("bribery").read_bytes()
N = 600

# Every file is committed by itself and told of, so that a kill most likely falls into a commit.
IMPORT = """
import sys
from pathlib import Path
from core.study import Study, import_paths, intake
intake.COMMIT_SECONDS = intake.COMMIT_SHARE = intake.REPORT_SECONDS = 0
def report(done, total):
    print(done, flush=True)
with Study.open(Path(sys.argv[1])) as study:
    import_paths(study, [sys.argv[2]], report)
"""

# Pages go to disk before their transaction ends, as they do when a large one fills the memory.
SPILL = """
import os, signal, sys
from pathlib import Path
from core.study import Study, import_paths, intake
intake.COMMIT_SECONDS = 1e9
intake.REPORT_SECONDS = 0
intake.SETTLED_AT_ONCE = 50
def report(done, total):
    if done == int(sys.argv[3]):
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
with Study.open(Path(sys.argv[1])) as study:
    study._connection.execute("PRAGMA cache_size=1")
    import_paths(study, [sys.argv[2]], report)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("collected")
    for number in range(N):
        answers = {"bribe": number % 2, "area": number % 3}
        # Spread over the pages of the study, as random ids are.
        id_ = f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}" * 2
        response = Response(id_, SURVEY.digest, answers, Procedure.SPINNER)
        (folder / response.file_name).write_bytes(write(response))
    return folder


def started(program: str, *arguments: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def assert_completed(path: Path, folder: Path) -> None:
    with Study.open(path) as study, Study.in_memory(SURVEY_BYTES) as unhurt:
        held = study.n
        result = import_paths(study, [folder])
        assert (result.duplicates, result.accepted) == (held, N - held)
        import_paths(unhurt, [folder])
        assert np.array_equal(study.packed(), unhurt.packed())
        assert list(study.files()) == list(unhurt.files())
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_that_an_import_killed_again_and_again_loses_nothing(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    Study.create(path, SURVEY_BYTES).close()
    accepted = 0
    for target in range(60, 360, 100):
        with started(IMPORT, path, folder) as other:
            assert other.stdout is not None
            told = next(done for done in map(int, other.stdout) if done >= target)
            other.kill()
        with Study.open(path) as study:
            assert study.obstacle is None
            assert study.n >= told
            assert study.rehearsal is False
            kept = {response.file_name: write(response) for response in study.responses()}
            accepted = study.n
        assert kept == {name: (folder / name).read_bytes() for name in kept}
    assert accepted < N
    assert_completed(path, folder)


@pytest.mark.parametrize("done", [60, 250, 599])
def test_that_half_written_pages_are_undone(done: int, folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, sorted(folder.iterdir())[::60])
    before = path.read_bytes()
    with started(SPILL, path, folder, done) as other:
        assert other.wait() != 0
    assert path.read_bytes() != before
    assert path.with_name("a.study-journal").stat().st_size > 0
    with Study.open(path, write=False) as study:
        assert study.n == N // 60
    assert_completed(path, folder)


def test_that_an_import_killed_at_any_touch_keeps_what_it_told_of(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    made = {response.id: response for response in responses()}
    for folder, told in killed("import", tmp_path, points(request.config)):
        path = folder / "a.study"
        with Study.open(path) as study:
            assert study.obstacle is None
            found = {response.id: response for response in study.responses()}
            assert found == {id_: made[id_] for id_ in found}
            # One of the files is bad.
            assert len(found) >= N_BEFORE + told - 1
            result = import_paths(study, [folder / "in"])
            assert result.duplicates == len(found) - N_BEFORE
            assert {response.id: response for response in study.responses()} == made
            assert [record.name for record in study.files() if record.code] == ["bad.response"]
        assert sorted(entry.name for entry in folder.iterdir()) == ["a.study", "in"]


def test_that_bringing_up_to_date_killed_at_any_touch_loses_nothing(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    (tmp_path / "old.study").write_bytes(OLD_BYTES)
    with Study.open(tmp_path / "old.study", write=False) as study:
        whole = content(study)
    (tmp_path / "killed").mkdir()
    seen = set()
    for folder, _ in killed("migrate", tmp_path / "killed", points(request.config)):
        path, backup = folder / "a.study", folder / "a.version-1.study"
        if version(path) == 1:
            assert path.read_bytes() == OLD_BYTES
        else:
            assert backup.read_bytes() == OLD_BYTES
        seen.add((version(path), backup.exists()))
        for writing in (False, True):
            with Study.open(path, writing) as study:
                assert content(study) == whole
        assert version(path) == 2
        assert backup.read_bytes() == OLD_BYTES
        # What is left of a file that was not finished has no name that anybody sees.
        assert {entry.name for entry in folder.glob("[!.]*")} == {path.name, backup.name}
    assert seen == {(1, False), (1, True), (2, True)}


def test_that_a_study_killed_while_it_is_made_is_there_whole_or_not_at_all(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seen = set()
    for folder, _ in killed("create", tmp_path, points(request.config)):
        path = folder / "a.study"
        seen.add(path.exists())
        if not path.exists():
            Study.create(path, SURVEY_BYTES).close()
        with Study.open(path) as study:
            assert (study.obstacle, study.n, study.survey) == (None, 0, SURVEY)
    assert seen == {False, True}
