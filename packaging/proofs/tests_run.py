"""Running pytest over a tree, and what became of each test."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from proofs.recorder import RECORD

_PATIENCE = 60  # seconds for a run that was cut short
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


class CutShort(KeyboardInterrupt):
    """Somebody ended a run; `run` is what was done until then."""

    def __init__(self, run: Run) -> None:
        super().__init__()
        self.run = run


def run_tests(
    root: Path, tests: Sequence[str], options: Sequence[str] = (), limit: float | None = None
) -> Run:
    """Run tests of a tree.

    Raises `BrokenRunError`, also where they take longer than `limit`, and `CutShort`.
    """
    with tempfile.TemporaryDirectory(prefix="candor-prove-") as folder:
        record = Path(folder) / "record.json"
        plugins = ("-p", "proofs.recorder", "-p", "no:cacheprovider", "-p", "no:benchmark")
        command = [sys.executable, "-m", "pytest", "-q", "--tb=no", *plugins, *options, *tests]
        variables_here = {**variables(root), RECORD: str(record)}
        started = time.monotonic()
        with subprocess.Popen(
            command,
            cwd=root,
            env=variables_here,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # what ends this run is told to it once, by `_end`
        ) as running:
            try:
                output, _ = running.communicate(timeout=limit)
            except subprocess.TimeoutExpired as error:
                running.kill()
                raise BrokenRunError(f"no end within {limit:.0f} seconds") from error
            except KeyboardInterrupt:
                _end(running)
                raise CutShort(_read(record, time.monotonic() - started)) from None
        seconds = time.monotonic() - started
        if running.returncode not in _ENDED_ITSELF or not record.exists():
            last = output.strip().splitlines()[-1:]
            raise BrokenRunError(" ".join(last) or f"pytest ended with {running.returncode}")
        run = _read(record, seconds)
    if not run.tests:
        raise BrokenRunError("there is no such test: " + " ".join(tests))
    return run


def _read(record: Path, seconds: float) -> Run:
    """Read what was written down; nothing where a run did not get so far."""
    if not record.exists():
        return Run({}, (), (), seconds)
    found = json.loads(record.read_text(encoding="utf-8"))
    return Run(found["tests"], tuple(found["skipped"]), tuple(found["figures"]), seconds)


def _end(running: subprocess.Popen[str]) -> None:
    """Let pytest end after the tests that it is at, so that it writes down what it did."""
    running.send_signal(signal.SIGINT)
    try:
        running.communicate(timeout=_PATIENCE)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        running.kill()
