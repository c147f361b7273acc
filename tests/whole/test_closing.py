"""However and wherever the program is closed, it ends with code 0 and without a complaint."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from analyst_studies import SALES, responses, write_folder
from forked import Forked, forked
from own_process import HERE, ROOT, Ended, end_of, run_python, start_python

from core.examples import example_path
from core.files import canonical
from core.study import Study, import_paths

UNIX = pytest.mark.skipif(os.name != "posix", reason="the platform has no such signals")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")

COUNT = 400
Close = Callable[..., Ended]

WARNER = {"name": "warner", "p": "3/4"}
OPTIONS = [{"id": f"o{place}", "text": f"Option {place}"} for place in range(3)]
ASKED: dict[str, Any] = {
    "format": "candor-survey",
    "version": 1,
    "languages": ["en", "de"],
    "title": {"en": "Work", "de": "Arbeit"},
    "consent": {"en": "Do you agree?", "de": "Einverstanden?"},
    "questions": [
        {
            "id": "clear",
            "kind": "yes-no",
            "text": {"en": "Do you work?", "de": "Arbeiten Sie?"},
        },
        {
            "id": "bribe",
            "kind": "yes-no",
            "text": {"en": "I have paid.", "de": "Ich habe bezahlt."},
            "negation": {"en": "I have not paid.", "de": "Ich habe nicht bezahlt."},
            "mechanism": WARNER,
            "procedures": ["spinner", "scrambled"],
        },
        {
            "id": "job",
            "kind": "one-of",
            "text": {"en": "Which job?", "de": "Welcher Beruf?"},
            "options": [
                {"id": o["id"], "text": {"en": o["text"], "de": o["text"]}} for o in OPTIONS
            ],
            "mechanism": {"name": "k-ary", "p": "1/2"},
        },
    ],
}
PAGES = (
    *("WelcomePage", "ConsentPage", "LeavesPage", "practice", "PractisedPage"),
    *("ClearPage", "SpinnerPage", "spinning", "landed", "PressedKeptPage", "seen again"),
    *("ScrambledPage", "chosen", "leaving", "ScrambledKeptPage"),
    *("ReviewPage", "SavedPage", "returning"),
)


# Those that hold an answer or a landing, where no other test closes; a long run closes all.
OFTEN = ("practice", "landed", "PressedKeptPage", "chosen", "ReviewPage")


def often_not(*names: str) -> list[ParameterSet]:
    """Return what a long run alone tries."""
    return [pytest.param(name, marks=pytest.mark.long) for name in names]


@pytest.fixture
def survey(tmp_path: Path) -> Path:
    path = tmp_path / "asked.survey"
    path.write_bytes(canonical.write(ASKED))
    return path


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "kept.study"
    Study.create(path, SALES).close()
    return path


@pytest.fixture(scope="module")
def outbox(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """More responses than an import looks at before it is stopped."""
    return write_folder(tmp_path_factory.mktemp("outbox") / "week", responses(100, COUNT - 100))


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    """The program loaded, and started for each test; some start it from nothing."""
    with forked(HERE / "closing_script.py", tmp_path_factory.mktemp("loaded")) as loaded:
        yield loaded


@pytest.fixture
def close(program: Forked, tmp_path: Path) -> Close:
    def close(place: str, way: str, *arguments: object) -> Ended:
        return program.run([place, way, *map(str, arguments)], tmp_path / "person")

    return close


def assert_clean(done: Ended, folder: Path) -> None:
    assert (done.code, done.complaints, done.out) == (0, [], "")
    settings = [path.name for path in folder.rglob("settings.json*")]
    assert settings == ["settings.json"]
    assert not [path for path in folder.rglob("*.part")]
    assert not [path for path in (folder / "person" / "tmp").rglob("*")]


@pytest.mark.parametrize(
    "page", [pytest.param(page, marks=() if page in OFTEN else pytest.mark.long) for page in PAGES]
)
def test_that_the_button_of_the_window_closes_every_page(
    page: str, survey: Path, close: Close, tmp_path: Path
) -> None:
    assert_clean(close(page, "button", survey), tmp_path)


@UNIX
@pytest.mark.parametrize("way", ["button", "SIGTERM", *often_not("Ctrl+Q", "quit", "SIGINT")])
def test_that_every_way_of_closing_ends_the_first_page(
    way: str, close: Close, tmp_path: Path
) -> None:
    assert_clean(close("home", way), tmp_path)


@UNIX
@pytest.mark.parametrize("way", ["Ctrl+Q", "SIGTERM", *often_not("quit", "SIGINT")])
def test_that_every_way_of_closing_stops_a_spinning_wheel(
    way: str, survey: Path, close: Close, tmp_path: Path
) -> None:
    assert_clean(close("spinning", way, "respond", survey), tmp_path)


@UNIX
@pytest.mark.parametrize("place", ["asking for a folder", "told of a problem"])
def test_that_a_signal_closes_dialogs_too(
    place: str, survey: Path, close: Close, tmp_path: Path
) -> None:
    arguments = [survey] if place == "asking for a folder" else []
    assert_clean(close(place, "SIGTERM", *arguments), tmp_path)


@pytest.mark.parametrize("place", [*often_not("study"), "planner"])
def test_that_a_study_closes(place: str, study: Path, close: Close, tmp_path: Path) -> None:
    assert_clean(close(place, "button", study), tmp_path)


@UNIX
@pytest.mark.parametrize("way", ["SIGTERM", *often_not("button", "Ctrl+Q", "quit")])
def test_that_an_import_is_stopped_and_keeps_what_it_accepted(
    way: str, study: Path, outbox: Path, close: Close, tmp_path: Path
) -> None:
    shutil.copytree(outbox, tmp_path / "responses", copy_function=os.link)
    with Study.open(study) as begun:  # so that it holds rehearsed responses already
        import_paths(begun, [max(outbox.iterdir())])
    assert_clean(close("importing", way, study), tmp_path)
    with Study.open(study, write=False) as kept:
        assert 1 < len(kept.packed()) < COUNT


@UNIX
@pytest.mark.parametrize(
    ("place", "way"),
    [
        ("example", "button"),
        pytest.param("example", "SIGTERM", marks=pytest.mark.long),
        ("loading", "button"),
    ],
)
def test_that_the_example_is_stopped_and_its_files_are_removed(
    place: str, way: str, close: Close, tmp_path: Path
) -> None:
    assert_clean(close(place, way), tmp_path)


@pytest.mark.parametrize(
    "command", ["", "respond FILE", *often_not("--respondent", "FILE", "STUDY")]
)
def test_that_every_start_of_the_window_ends(
    command: str, survey: Path, study: Path, close: Close, tmp_path: Path
) -> None:
    named = command.replace("FILE", str(survey)).replace("STUDY", str(study))
    assert_clean(close("home", "button", *named.split()), tmp_path)


@LINUX
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_that_a_signal_from_outside_ends_the_program(number: int, tmp_path: Path) -> None:
    process = start_python(["-m", "app", str(example_path("bribery"))], tmp_path / "person")
    while process.poll() is None and not catches(process.pid, number):
        time.sleep(0.005)
    process.send_signal(number)
    assert_clean(end_of(process), tmp_path)


def catches(process: int, number: int) -> bool:
    """Tell whether a process has a handler for a signal."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    (caught,) = [line.split()[1] for line in lines if line.startswith("SigCgt:")]
    handled = bool(int(caught, 16) >> (number - 1) & 1)
    # Python itself handles SIGINT from its start; the last of the three tells that all are set.
    return handled and (number == signal.SIGHUP or catches(process, signal.SIGHUP))


def test_that_the_self_test_ends_well(tmp_path: Path) -> None:
    done = run_python(["-m", "app", "--self-test"], tmp_path)
    assert (done.code, done.complaints) == (0, [])
    assert "FAILED" not in done.out


def test_that_the_self_test_without_a_screen_says_what_it_left_out(tmp_path: Path) -> None:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {name: value for name, value in os.environ.items() if name not in names}
    arguments = [sys.executable, "-m", "app", "--self-test"]
    done = subprocess.run(
        arguments, cwd=ROOT, env={**bare, "HOME": str(tmp_path)}, capture_output=True, text=True
    )
    assert "left out opening a window: there is no screen here" in done.stdout
    assert "ok      fonts and charts" in done.stdout
    assert "FAILED" not in done.stdout
    assert done.returncode == 0, done.stderr


def test_that_a_file_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    done = run_python(["-m", "app", "missing.survey"], tmp_path)
    assert done.code == 2
    assert "missing.survey" in done.err
    assert "Traceback" not in done.err
