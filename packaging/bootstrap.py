"""Set Candor up in its own environment, then run it or its tests, prove it, or build its packages.

    python3 packaging/bootstrap.py run [--headless]
    python3 packaging/bootstrap.py test [--long] [options of pytest]
    python3 packaging/bootstrap.py prove [NAME…] [--full] [--list] [--json]
    python3 packaging/bootstrap.py build [full|respondent] [--deb [--try]]

Needs nothing but Python 3.11 and its standard library. What is set up already is kept.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from system_packages import (
    SetupError,
    has_apt,
    install,
    install_command,
    may_install,
    provide_libraries,
    provide_test_programs,
    say,
)

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK = ROOT / "requirements.lock"
STAMP = ENVIRONMENT / "candor-setup"
UNFINISHED = "unfinished"
EXAMPLE = ROOT / "build" / "example"
OLDEST_PYTHON = (3, 11)
MEMORY = Path("/dev/shm")  # noqa: S108 - a file system, where there is one
ENOUGH_MEMORY = 4 * 2**30  # bytes
FOR_WORKERS = {
    "PYTHONHASHSEED": "0",  # they must name the tests alike, also those named after sets
    # Each has a processor: threads that share out a matrix would wait for those of the others.
    **dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1"),
}

KNOWN_CAUSES = (
    (
        ("No space left on device",),
        "The disk is full: the environment needs about 1 GB in {folder}. "
        "Free some space, then run this again.",
    ),
    (
        ("DO NOT MATCH THE HASHES",),
        "A downloaded package is not the one that requirements.lock names. Run this again; "
        "if it stays so, the download is being altered on its way.",
    ),
    (
        (
            "NewConnectionError",
            "ConnectTimeoutError",
            "ReadTimeoutError",
            "NameResolutionError",
            "Connection broken",
            "ProxyError",
            "SSLError",
        ),
        "The packages could not be downloaded. Check the network connection, then run this again.",
    ),
    (
        ("No matching distribution found", "Could not find a version"),
        "A package of requirements.lock is not offered for this Python and system. "
        "Try Python 3.11 to 3.14 on a 64-bit Linux, Windows or macOS.",
    ),
)


def check_python(version: tuple[int, int]) -> None:
    if version < OLDEST_PYTHON:
        raise SetupError(
            f"Candor needs Python 3.11 or newer and this is Python {version[0]}.{version[1]}. "
            "Install a newer Python and run this script with it."
        )


def has_screen(platform: str, variables: Mapping[str, str]) -> bool:
    """Whether a window can be opened: only Linux and its kin run without a screen."""
    if platform in ("win32", "darwin"):
        return True
    return bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


# The environment


def state_key(lock: bytes, project: bytes) -> str:
    """Name what an environment is made from: it is up to date as long as this is the same."""
    parts = (lock, project, str(ROOT).encode())
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def is_whole(python: Path, stamp: str) -> bool:
    """Whether an environment can be built upon: an interrupted run leaves half of one."""
    if not python.exists() or stamp == UNFINISHED:
        return False
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([str(python), "-c", check], capture_output=True).returncode == 0
    except OSError:
        return False


def provide_venv_module() -> None:
    """Debian splits the venv module off Python: get it back."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return
    package = (f"python3.{sys.version_info[1]}-venv", "python3-venv")
    if may_install():
        install([package])
        importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip"):
            return
    if has_apt():
        raise SetupError(
            "This Python cannot make environments: its venv module is not installed. "
            f"Install it, then run this again: {install_command([package])}"
        )
    raise SetupError(
        "This Python cannot make environments: its venv or ensurepip module is missing. "
        "Use a Python that has them."
    )


def make_environment() -> None:
    provide_venv_module()
    say("making an environment in .venv ...")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)], capture_output=True, text=True
    )
    if made.returncode != 0:
        output = made.stdout + made.stderr
        print(output, file=sys.stderr)
        raise SetupError(
            explain(output)
            or f"The environment could not be made in {ENVIRONMENT}. Check that the folder "
            "is writable; where it holds a broken .venv, delete that."
        )


def explain(output: str) -> str | None:
    """Tell in a sentence why a set-up step failed, where its output shows a known cause."""
    for signs, sentence in KNOWN_CAUSES:
        if any(sign in output for sign in signs):
            return sentence.format(folder=ENVIRONMENT)
    return None


def pip_install(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if done.returncode != 0:
        output = done.stdout + done.stderr
        print(output, file=sys.stderr)
        raise SetupError(explain(output) or "Packages could not be installed; pip says why above.")


def provide_environment() -> None:
    """Make .venv hold exactly what the lock names, and Candor itself; quick where it does."""
    key = state_key(LOCK.read_bytes(), (ROOT / "pyproject.toml").read_bytes())
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.exists() else ""
    if PYTHON.exists() and stamp == key:
        return
    started = time.monotonic()
    if not is_whole(PYTHON, stamp):
        make_environment()
    STAMP.write_text(UNFINISHED, encoding="utf-8")
    say("installing packages; the first time this downloads about 200 MB ...")
    pip_install("--require-hashes", "-r", str(LOCK))
    pip_install("--no-deps", "--no-build-isolation", "-e", ".")
    STAMP.write_text(key, encoding="utf-8")
    say(f"the environment is ready after {time.monotonic() - started:.0f} s.")


# The commands


def run_candor(headless: bool) -> int:
    with_window = not headless and has_screen(sys.platform, os.environ)
    provide_environment()
    # Where Wayland is there, the libraries for X are not needed.
    provide_libraries(with_window and not os.environ.get("WAYLAND_DISPLAY"))
    if with_window:
        say("opening the window.")
        return subprocess.run([str(PYTHON), "-m", "app"], cwd=ROOT).returncode
    say("no window: working through the example instead.")
    EXAMPLE.parent.mkdir(exist_ok=True)
    command = [str(PYTHON), "-m", "app", "example", "--out", str(EXAMPLE)]
    return subprocess.run(command, cwd=ROOT, env=offscreen(os.environ)).returncode


def run_tests(options: Sequence[str]) -> int:
    provide_environment()
    provide_libraries(with_window="--onscreen" in options)
    provide_test_programs()
    say("running the tests.")
    command = [str(PYTHON), "-m", "pytest", *workers(options), *options]
    variables = {**offscreen(os.environ), **quick_folder(os.environ), **FOR_WORKERS}
    # Compiled again in each of the many processes that tests start, the modules take minutes.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run(command, cwd=ROOT, env=variables).returncode


def run_prove(options: Sequence[str]) -> int:
    provide_environment()
    provide_libraries(with_window=False)
    provide_test_programs()
    command = [str(PYTHON), str(ROOT / "packaging" / "prove.py"), *options]
    variables = {**offscreen(os.environ), **quick_folder(os.environ)}
    return subprocess.run(command, cwd=ROOT, env=variables).returncode


def run_build(options: Sequence[str]) -> int:
    provide_environment()
    provide_libraries(with_window=True)
    command = [str(PYTHON), str(ROOT / "packaging" / "build.py"), *options]
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=ROOT, env=variables).returncode


def workers(options: Sequence[str]) -> list[str]:
    """Share the tests among the processors; windows on a screen are tested one by one.

    The suite is shared by files. Of a long run a few tests take most of the time, so whoever
    has done its share takes some of what is left.
    """
    if "--onscreen" in options or "-n" in options:
        return []
    count = min(4, os.cpu_count() or 1)
    share = "worksteal" if "--long" in options else "loadfile"
    return ["-n", str(count), "--dist", share, "-p", "no:benchmark"]


def quick_folder(variables: Mapping[str, str]) -> dict[str, str]:
    """Let tests write into memory, if it has room: thousands of times they wait for the disk."""
    if sys.platform != "linux" or "TMPDIR" in variables or not MEMORY.is_dir():
        return {}
    found = os.statvfs(MEMORY)
    enough = found.f_bavail * found.f_frsize >= ENOUGH_MEMORY
    # Some tests write programs, and run them.
    usable = enough and not found.f_flag & os.ST_NOEXEC and os.access(MEMORY, os.W_OK)
    return {"TMPDIR": str(MEMORY)} if usable else {}


def offscreen(variables: Mapping[str, str]) -> dict[str, str]:
    return {
        **variables,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "qt.text.font.db=false",
    }


@contextlib.contextmanager
def plain_failures() -> Iterator[None]:
    """Turn what a full or read-only disk throws into a sentence."""
    try:
        yield
    except OSError as error:
        raise SetupError(
            f"{error.strerror or error}: {error.filename or ROOT}. "
            "Check the disk and the permissions of the folder, then run this again."
        ) from error


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bootstrap.py", description="Run Candor or its tests.")
    commands = parser.add_subparsers(dest="command", required=True)
    run_parser = commands.add_parser("run", help="open Candor; without a screen, do the example")
    run_parser.add_argument("--headless", action="store_true", help="do the example")
    commands.add_parser(
        "test",
        help="run the tests, with --long the full numbers; further options go to pytest",
        add_help=False,
    )
    commands.add_parser(
        "prove", help="try the promises of Candor, each by itself, and tell", add_help=False
    )
    commands.add_parser("build", help="build the packaged programs into dist/", add_help=False)
    chosen, further = parser.parse_known_args(arguments)
    if chosen.command == "run" and further:
        run_parser.error(f"unknown options: {' '.join(further)}")
    try:
        check_python(sys.version_info[:2])
        with plain_failures():
            code = {
                "run": lambda: run_candor(chosen.headless),
                "test": lambda: run_tests(further),
                "prove": lambda: run_prove(further),
                "build": lambda: run_build(further),
            }[chosen.command]()
    except SetupError as error:
        print(f"candor: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("candor: stopped; what was begun is finished by the next run.", file=sys.stderr)
        return 130
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
