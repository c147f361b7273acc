"""Killed while making, importing or bringing up to date: the study opens and all is there."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from killed_at import killed
from killed_works import N_BEFORE, responses

from core.examples import example_path, example_survey
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, import_paths
from core.study.analyst_work import Choice
from folders import ROOT

SURVEY = example_survey("bribery")
SURVEY_BYTES = example_path("bribery").read_bytes()
N = 600

IMPORT = """
import sys
from pathlib import Path
from core.study import Study, import_paths, intake
intake.REPORT_SECONDS = 0
def report(done, total):
    if done >= int(sys.argv[3]):
        print(done, flush=True)
        sys.stdin.read()  # until it is killed
with Study.open(Path(sys.argv[1])) as study:
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
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def assert_completed(path: Path, folder: Path) -> None:
    with Study.open(path) as study, Study.in_memory(SURVEY_BYTES) as unhurt:
        held = study.n
        result = import_paths(study, [folder])
        assert (result.duplicates, result.accepted) == (held, N - held)
        import_paths(unhurt, [folder])
        assert np.array_equal(study.packed(), unhurt.packed())
        assert list(study.files()) == list(unhurt.files())
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_that_an_import_killed_while_it_reads_leaves_the_study_as_it_was(
    folder: Path, tmp_path: Path
) -> None:
    path = tmp_path / "a.study"
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, sorted(folder.iterdir())[::60])
    before = path.read_bytes()
    for target in (60, N - 60):
        with started(IMPORT, path, folder, target) as other:
            assert other.stdout is not None
            assert int(other.stdout.readline()) == target
            other.kill()
        assert path.read_bytes() == before
        assert [p.name for p in tmp_path.iterdir()] == [path.name]
    assert_completed(path, folder)


def test_that_an_import_killed_at_any_touch_is_done_or_not_begun(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    made, seen = {response.id: response for response in responses()}, set()
    for folder, told in killed("import", tmp_path, request):
        path = folder / "a.study"
        with Study.open(path) as study:
            assert study.obstacle is None
            found = {response.id: response for response in study.responses()}
            assert found == {id_: made[id_] for id_ in found}
            assert len(found) == len(made) if told else len(found) in (N_BEFORE, len(made))
            seen.add(len(found))
            result = import_paths(study, [folder / "in"])
            assert result.duplicates == len(found) - N_BEFORE
            assert {response.id: response for response in study.responses()} == made
            assert [record.name for record in study.files() if record.code] == ["bad.response"]
        assert sorted(entry.name for entry in folder.glob("[!.]*")) == ["a.study", "in"]
    assert seen == {N_BEFORE, len(made)}


def test_that_a_decision_killed_at_any_touch_is_the_one_before_or_the_new_one(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seen = set()
    for folder, told in killed("decide", tmp_path, request):
        with Study.open(folder / "a.study") as study:
            assert study.obstacle is None
            (decision,) = study.analyst_work().decisions.values()
            seen.add(decision.choice)
            assert not told or decision.choice is Choice.SECOND
            assert study.n == (40 if decision.choice is Choice.SECOND else 39)
    assert seen == {Choice.NEITHER, Choice.SECOND}


def test_that_a_study_killed_while_it_is_made_is_there_whole_or_not_at_all(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seen = set()
    for folder, _ in killed("create", tmp_path, request):
        path = folder / "a.study"
        seen.add(path.exists())
        if not path.exists():
            Study.create(path, SURVEY_BYTES).close()
        with Study.open(path) as study:
            assert (study.obstacle, study.n, study.survey) == (None, 0, SURVEY)
    assert seen == {False, True}
