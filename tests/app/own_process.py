"""Running Python in a process of its own, with a home and a temporary folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from patience import LONGEST

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
_OF_OFFSCREEN = "This plugin does not support propagateSizeHints()"
_KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "COVERAGE_PROCESS_START")


@dataclass(frozen=True)
class Ended:
    """How a process ended, and what it printed."""

    code: int
    out: str
    err: str

    @property
    def complaints(self) -> list[str]:
        """What stands on standard error, but for what the offscreen platform says of windows."""
        return [line for line in self.err.splitlines() if line != _OF_OFFSCREEN]


def environment(folder: Path) -> dict[str, str]:
    """The variables of a fresh person: nothing of the one who runs the tests."""
    home, temporary, runtime = folder / "home", folder / "tmp", folder / "run"
    # As every desktop makes it; where it is not there, people are asked before it is made.
    for place in (home / "Documents", temporary, runtime):
        place.mkdir(parents=True, exist_ok=True)
    runtime.chmod(0o700)
    search = [ROOT, HERE, ROOT / "tests" / "core"]
    return {
        **{name: os.environ[name] for name in _KEPT if name in os.environ},
        "HOME": str(home),
        "USERPROFILE": str(home),
        "APPDATA": str(home / "AppData" / "Roaming"),
        "LOCALAPPDATA": str(home / "AppData" / "Local"),
        "TMPDIR": str(temporary),
        "TEMP": str(temporary),
        "XDG_RUNTIME_DIR": str(runtime),
        "LANG": "C.UTF-8",
        "PYTHONPATH": os.pathsep.join(map(str, search)),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }


def start_python(arguments: list[str], folder: Path) -> subprocess.Popen[str]:
    """Start Python in `folder`/cwd with these arguments."""
    working = folder / "cwd"
    working.mkdir(parents=True, exist_ok=True)
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=working,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def end_of(process: subprocess.Popen[str]) -> Ended:
    """Wait for the end of a process; one that hangs is killed and fails the test."""
    with process:
        try:
            out, err = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            raise AssertionError(f"the process did not end\n{out}\n{err}") from None
    return Ended(process.returncode, out, err)


def run_python(arguments: list[str], folder: Path) -> Ended:
    """Run Python to its end."""
    return end_of(start_python(arguments, folder))


def run_code(code: str, folder: Path) -> Ended:
    """Run a piece of a program to its end."""
    return run_python(["-c", code], folder)
