"""Running pytest over a tree, and what became of each test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from proofs.recorder import RECORD

_ENDED_ITSELF = (0, 1, 2, 5)  # all passed, some failed, could not be loaded, none found


class BrokenRunError(Exception):
    """Nothing was tried: pytest did not get as far as its tests."""


@dataclass(frozen=True, slots=True)
class Run:
    """What became of the tests of one run, by their names."""

    tests: Mapping[str, str]
    skipped: tuple[str, ...]
    figures: tuple[str, ...]
    seconds: float

    @property
    def failed(self) -> tuple[str, ...]:
        """The tests that failed."""
        return self._of("failed")

    @property
    def passed(self) -> tuple[str, ...]:
        """The tests that passed."""
        return self._of("passed")

    @property
    def broken(self) -> tuple[str, ...]:
        """The files that could not be loaded."""
        return self._of("broken")

    def _of(self, outcome: str) -> tuple[str, ...]:
        return tuple(name for name, found in self.tests.items() if found == outcome)


def variables(root: Path) -> dict[str, str]:
    """Return the environment in which all that is imported comes of this tree, and no screen."""
    paths = (str(root), str(root / "packaging"))
    # Compiled again in each of the many processes, the modules take minutes. A run inside of
    # another one is no worker of that one.
    inherited = {
        key: value
        for key, value in os.environ.items()
        if key != "PYTHONDONTWRITEBYTECODE" and not key.startswith("PYTEST_XDIST")
    }
    return {
        **inherited,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONHASHSEED": "0",
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "qt.text.font.db=false",
    }


def run_tests(
    root: Path, tests: Sequence[str], options: Sequence[str] = (), limit: float | None = None
) -> Run:
    """Run tests of a tree. Raises `BrokenRunError`, also where they take longer than `limit`."""
    with tempfile.TemporaryDirectory(prefix="candor-prove-") as folder:
        record = Path(folder) / "record.json"
        plugins = ("-p", "proofs.recorder", "-p", "no:cacheprovider", "-p", "no:benchmark")
        command = [sys.executable, "-m", "pytest", "-q", "--tb=no", *plugins, *options, *tests]
        started = time.monotonic()
        try:
            done = subprocess.run(
                command,
                cwd=root,
                env={**variables(root), RECORD: str(record)},
                capture_output=True,
                text=True,
                timeout=limit,
            )
        except subprocess.TimeoutExpired as error:
            raise BrokenRunError(f"no end within {limit:.0f} seconds") from error
        seconds = time.monotonic() - started
        if done.returncode not in _ENDED_ITSELF or not record.exists():
            last = (done.stderr or done.stdout).strip().splitlines()[-1:]
            raise BrokenRunError(" ".join(last) or f"pytest ended with {done.returncode}")
        found = json.loads(record.read_text(encoding="utf-8"))
    if not found["tests"]:
        raise BrokenRunError("there is no such test: " + " ".join(tests))
    return Run(found["tests"], tuple(found["skipped"]), tuple(found["figures"]), seconds)
