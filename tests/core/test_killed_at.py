"""The kills of the other tests fall before each touch of the disk, and into each write."""

import platform
from pathlib import Path

import pytest
from killed_at import TRACES, killed


def size(file: Path) -> int | None:
    """How much of a file is there; None where it is not."""
    return file.stat().st_size if file.exists() else None


def test_that_a_kill_falls_before_each_call_of_the_system_and_into_each_write(
    tmp_path: Path,
) -> None:
    if not TRACES:
        pytest.skip(
            "kills by system calls, and into a write: this system tells of none, so that "
            "kills fall before the calls of Python alone"
        )
    left = [size(folder / "file") for folder, _ in killed("write", tmp_path, 20)]
    # Into a write only where it is known how to shorten it.
    assert left == ([None, 0, 2, 4, 6] if platform.machine() == "x86_64" else [None, 0])
