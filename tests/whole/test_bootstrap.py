"""Setting Candor up: what is decided, what is repaired and what the person is told."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bootstrap
from system_packages import SetupError


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder with a lock and no environment; what pip is asked for goes to a file."""
    (tmp_path / "requirements.lock").write_text("numpy==2.0 --hash=sha256:00\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    environment = tmp_path / ".venv"
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "LOCK", tmp_path / "requirements.lock")
    monkeypatch.setattr(bootstrap, "ENVIRONMENT", environment)
    monkeypatch.setattr(bootstrap, "PYTHON", environment / "bin" / "python")
    monkeypatch.setattr(bootstrap, "STAMP", environment / "candor-setup")

    def make_environment() -> None:
        log(tmp_path, "make")
        (environment / "bin").mkdir(parents=True, exist_ok=True)
        python = environment / "bin" / "python"
        python.unlink(missing_ok=True)
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        python.chmod(0o755)

    monkeypatch.setattr(bootstrap, "make_environment", make_environment)
    monkeypatch.setattr(bootstrap, "pip_install", lambda *args: log(tmp_path, f"pip {args[0]}"))
    return tmp_path


def log(project: Path, step: str) -> None:
    with (project / "steps").open("a") as file:
        file.write(f"{step}\n")


def steps(project: Path) -> list[str]:
    path = project / "steps"
    done = path.read_text().splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return done


ALL_STEPS = ["make", "pip --require-hashes", "pip --no-deps"]


def test_that_an_older_python_is_refused_with_a_remedy() -> None:
    bootstrap.check_python((3, 11))
    with pytest.raises(SetupError, match=r"is Python 3\.10\. Install a newer Python"):
        bootstrap.check_python((3, 10))


@pytest.mark.parametrize(
    ("platform", "variables", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_that_a_screen_is_looked_for_where_it_can_be_missing(
    platform: str, variables: dict[str, str], screen: bool
) -> None:
    assert bootstrap.has_screen(platform, variables) is screen


def test_that_a_second_run_has_nothing_to_do(project: Path) -> None:
    bootstrap.provide_environment()
    assert steps(project) == ALL_STEPS
    bootstrap.provide_environment()
    assert steps(project) == []


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_that_a_changed_lock_or_project_is_installed_anew(project: Path, name: str) -> None:
    bootstrap.provide_environment()
    steps(project)
    (project / name).write_text("changed\n")
    bootstrap.provide_environment()
    assert steps(project) == ALL_STEPS[1:]


def test_that_an_environment_left_by_an_interrupted_run_is_made_again(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_arguments: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(bootstrap, "pip_install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            bootstrap.provide_environment()
    steps(project)
    bootstrap.provide_environment()
    assert steps(project) == ALL_STEPS


def test_that_an_environment_whose_python_is_gone_is_made_again(project: Path) -> None:
    bootstrap.provide_environment()
    steps(project)
    bootstrap.PYTHON.unlink()
    bootstrap.PYTHON.symlink_to(project / "removed")
    bootstrap.provide_environment()
    assert steps(project) == ALL_STEPS


def test_that_a_python_that_does_not_start_is_not_whole(tmp_path: Path) -> None:
    python = tmp_path / "python"
    assert not bootstrap.is_whole(python, "")
    python.write_text("not a program")
    assert not bootstrap.is_whole(python, "")
    assert bootstrap.is_whole(Path(sys.executable), "")
    assert not bootstrap.is_whole(Path(sys.executable), bootstrap.UNFINISHED)


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        (
            "WARNING: Retrying ... NewConnectionError ...\nERROR: No matching distribution found",
            "Check the network connection",
        ),
        ("ERROR: No matching distribution found for numpy", "is not offered for this Python"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one that requirements.lock"),
    ],
)
def test_that_a_known_cause_of_failure_is_told_in_a_sentence(output: str, told: str) -> None:
    assert told in (bootstrap.explain(output) or "")


def test_that_an_unknown_cause_is_left_to_what_pip_says() -> None:
    assert bootstrap.explain("Segmentation fault") is None


def test_that_a_failure_of_the_disk_becomes_a_sentence() -> None:
    with (
        pytest.raises(SetupError, match=r"Read-only file system: .*/x\. Check the disk"),
        bootstrap.plain_failures(),
    ):
        raise OSError(30, "Read-only file system", "/somewhere/x")


def test_that_failures_are_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_options: list[str]) -> int:
        raise SetupError("The disk is full.")

    monkeypatch.setattr(bootstrap, "run_tests", fail)
    assert bootstrap.main(["test"]) == 1
    assert capsys.readouterr().err == "candor: The disk is full.\n"


@pytest.mark.parametrize(("code", "told"), [(0, 0), (1, 1), (5, 5), (-9, 137)])
def test_that_the_exit_code_is_that_of_the_program(
    monkeypatch: pytest.MonkeyPatch, code: int, told: int
) -> None:
    monkeypatch.setattr(bootstrap, "run_tests", lambda _options: code)
    assert bootstrap.main(["test"]) == told


def test_that_options_of_test_go_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def run_tests(options: list[str]) -> int:
        seen.extend(options)
        return 0

    monkeypatch.setattr(bootstrap, "run_tests", run_tests)
    bootstrap.main(["test", "--long", "-k", "door", "tests/core"])
    assert seen == ["--long", "-k", "door", "tests/core"]


@pytest.mark.parametrize(
    ("options", "share"),
    [([], "loadfile"), (["-k", "door"], "loadfile"), (["-k", "door", "--long"], "worksteal")],
)
def test_that_workers_share_files_in_the_suite_and_tests_in_a_long_run(
    options: list[str], share: str
) -> None:
    arguments = bootstrap.workers(options)
    assert arguments[arguments.index("--dist") + 1] == share
    assert bootstrap.workers([*options, "-n", "3"]) == []


def test_that_what_is_compiled_is_kept_for_the_processes_that_tests_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run: list[dict[str, str]] = []

    def noted(_command: list[str], *, env: dict[str, str], **_more: object) -> Any:
        run.append(env)
        return subprocess.CompletedProcess([], 0)

    for name in ("provide_environment", "provide_libraries", "provide_test_programs"):
        monkeypatch.setattr(bootstrap, name, lambda **_: None)
    monkeypatch.setattr(subprocess, "run", noted)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert bootstrap.run_tests([]) == 0
    assert "PYTHONDONTWRITEBYTECODE" not in run[0]


@pytest.mark.skipif(sys.platform != "linux", reason="where memory is a folder")
@pytest.mark.parametrize(
    ("bytes_free", "runs_programs", "variables", "used"),
    [
        (8 * 2**30, True, {}, True),
        (64 * 2**20, True, {}, False),
        (8 * 2**30, False, {}, False),
        (8 * 2**30, True, {"TMPDIR": "elsewhere"}, False),
    ],
    ids=["roomy", "small", "no programs", "another is named"],
)
def test_that_tests_write_into_memory_where_it_has_room(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    bytes_free: int,
    runs_programs: bool,
    variables: dict[str, str],
    used: bool,
) -> None:
    flags = 0 if runs_programs else os.ST_NOEXEC
    found = SimpleNamespace(f_bavail=bytes_free // 4096, f_frsize=4096, f_flag=flags)
    monkeypatch.setattr(bootstrap, "MEMORY", tmp_path)
    monkeypatch.setattr(os, "statvfs", lambda _: found)
    assert bootstrap.quick_folder(variables) == ({"TMPDIR": str(tmp_path)} if used else {})
    monkeypatch.setattr(bootstrap, "MEMORY", tmp_path / "none")
    assert bootstrap.quick_folder(variables) == {}


def test_that_the_script_tells_its_usage_from_any_folder(tmp_path: Path) -> None:
    script = Path(bootstrap.__file__)
    done = subprocess.run(
        [sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "usage: bootstrap.py" in done.stderr


@pytest.mark.parametrize("headless", [True, False])
def test_that_without_a_screen_the_example_is_worked_through(
    monkeypatch: pytest.MonkeyPatch, headless: bool
) -> None:
    commands: list[list[str]] = []

    def record(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        variables = options["env"]
        assert isinstance(variables, dict)
        assert variables["QT_QPA_PLATFORM"] == "offscreen"
        commands.append(command)
        return subprocess.CompletedProcess(command, 0)

    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "provide_environment", lambda: None)
    monkeypatch.setattr(bootstrap, "provide_libraries", lambda _with_window: None)
    monkeypatch.setattr(subprocess, "run", record)
    assert bootstrap.run_candor(headless) == 0
    assert [command[1:5] for command in commands] == [["-m", "app", "example", "--out"]]
    assert os.fspath(bootstrap.EXAMPLE) == commands[0][5]
