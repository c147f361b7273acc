"""The kills of the other tests fall before each touch of the disk, and into each write."""

import platform
from pathlib import Path

import pytest
from killed_at import killed


def size(file: Path) -> int | None:
    """How much of a file is there; None where it is not."""
    return file.stat().st_size if file.exists() else None


def test_that_a_kill_falls_before_each_call_of_the_system_and_into_each_write(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    left = [
        size(folder / "file") for folder, _ in killed("write", tmp_path, request, counted=False)
    ]
    # Into a write only where it is known how to shorten it.
    assert left == ([None, 0, 2, 4, 6] if platform.machine() == "x86_64" else [None, 0])


def test_that_kills_are_not_tried_where_nothing_can_be_traced(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("killed_at.TRACES", False)
    with pytest.raises(pytest.skip.Exception, match="be traced, so nothing is killed"):
        list(killed("save", tmp_path, request))
