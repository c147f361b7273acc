"""The test of the tests: each fault is planted in a copy of the tree, and must be caught."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from proofs.fault import Fault, UnfitError
from proofs.tests_run import BrokenRunError, run_tests, variables

_COPIED = ("app", "core", "packaging", "resources", "tests")
_FILES = ("LICENSE", "README.md", "pyproject.toml", "requirements.lock")
_WHERE = "import app, candor, core, resources; [print(m.__file__) for m in (app, candor, core)]"
LIMIT = 600.0  # seconds for the few tests of one fault


class Fate(StrEnum):
    """What became of a fault."""

    CAUGHT = "caught"
    SURVIVED = "survived"
    UNFIT = "no longer fits"
    NOT_TRIED = "not tried"


@dataclass(frozen=True, slots=True)
class Tried:
    """What became of a fault: the tests that caught it, or why it was not tried."""

    fault: Fault
    fate: Fate
    caught_by: tuple[str, ...] = ()
    why: str = ""
    seconds: float = 0.0


class Copy:
    """A copy of the tree in which one fault at a time is planted.

    What is compiled is told apart by the time of its source: each fault gets a time of its own.
    """

    def __init__(self, source: Path, root: Path) -> None:
        self.root = root
        self._planted = 0
        for name in _COPIED:
            shutil.copytree(source / name, root / name, symlinks=True)
        for name in _FILES:
            shutil.copy2(source / name, root / name)

    def verify(self) -> None:
        """Make sure that a program started here imports this copy and no other tree.

        Raises `BrokenRunError`.
        """
        done = subprocess.run(
            [sys.executable, "-c", _WHERE],
            cwd=self.root,
            env=variables(self.root),
            capture_output=True,
            text=True,
        )
        found = done.stdout.split("\n")[:-1]
        if done.returncode or not all(Path(f).is_relative_to(self.root) for f in found):
            raise BrokenRunError(f"another tree is imported: {done.stdout}{done.stderr}")

    @contextlib.contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Plant a fault, and take it out again. Raises `UnfitError`."""
        text = fault.planted(self.root)
        path = self.root / fault.file
        sound, before = path.read_bytes(), path.stat().st_mtime
        self._planted += 1
        path.write_text(text, encoding="utf-8")
        os.utime(path, (before + self._planted, before + self._planted))
        try:
            yield
        finally:
            path.write_bytes(sound)
            os.utime(path, (before, before))


@contextlib.contextmanager
def copy_of(source: Path) -> Iterator[Copy]:
    """Make a copy for a while, and verify that it is what is imported."""
    with tempfile.TemporaryDirectory(prefix="candor-mutants-") as folder:
        copy = Copy(source, Path(folder).resolve() / "candor")
        copy.verify()
        yield copy


def try_faults(source: Path, faults: Sequence[Fault]) -> Iterator[Tried]:
    """Plant each fault and run its tests, which must fail with it and pass without.

    All tests are first run without any fault: one that fails by itself catches nothing. Yields
    one after the other what became of the faults.
    """
    with copy_of(source) as copy:
        sound = _passing(copy, faults)
        for fault in faults:
            yield _tried(copy, fault, sound)


def _passing(copy: Copy, faults: Sequence[Fault]) -> frozenset[str]:
    """Return the tests that pass without a fault. Raises `BrokenRunError`."""
    tests = dict.fromkeys(test for fault in faults for test in fault.tests)
    return frozenset(run_tests(copy.root, tuple(tests)).passed)


def _tried(copy: Copy, fault: Fault, sound: Collection[str]) -> Tried:
    try:
        with copy.planted(fault):
            found = run_tests(copy.root, fault.tests, limit=LIMIT)
    except UnfitError as error:
        return Tried(fault, Fate.UNFIT, why=str(error))
    except BrokenRunError as error:
        return Tried(fault, Fate.NOT_TRIED, why=str(error))
    if found.broken:
        why = f"could not be loaded: {found.broken[0]}"
        return Tried(fault, Fate.NOT_TRIED, why=why)
    caught_by = tuple(test for test in found.failed if test in sound)
    if caught_by:
        return Tried(fault, Fate.CAUGHT, caught_by, seconds=found.seconds)
    if found.failed or not found.passed:
        why = "; ".join((*found.failed[:1], *found.skipped))
        return Tried(fault, Fate.NOT_TRIED, why=f"its tests do not run here: {why}")
    return Tried(fault, Fate.SURVIVED, seconds=found.seconds)
