"""Writing to a disk where the platform has ways of its own, as far as these can be told here."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from core.files import disk

fcntl = pytest.importorskip("fcntl")
FULL = 51  # F_FULLFSYNC of macOS


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What was asked of the system to make writing last, in order, as on macOS."""
    calls: list[tuple[str, int]] = []
    really = os.fsync

    def fsync(descriptor: int) -> None:
        calls.append(("fsync", descriptor))
        really(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", FULL, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", lambda to, what: calls.append((str(what), to)))
    return calls


def test_that_on_macos_the_disk_itself_is_asked_to_write(
    asked: list[tuple[str, int]], tmp_path: Path
) -> None:
    disk.write_atomically(tmp_path / "a", b"a")
    assert [name for name, _ in asked] == ["fsync", str(FULL)] * 2  # the file, then its folder
    assert asked[0][1] == asked[1][1]
    assert (tmp_path / "a").read_bytes() == b"a"


def test_that_a_file_system_that_cannot_do_it_is_written_to_as_well(
    asked: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(_descriptor: int, _what: int) -> None:
        raise OSError(errno.ENOTSUP, "Operation not supported")

    monkeypatch.setattr(fcntl, "fcntl", refuse)
    disk.write_atomically(tmp_path / "a", b"a")
    assert [name for name, _ in asked] == ["fsync", "fsync"]


def test_that_nothing_but_one_function_syncs() -> None:
    root = Path(disk.__file__).resolve().parents[2]
    files = [path for top in ("app", "core") for path in (root / top).rglob("*.py")]
    assert [p.name for p in files if "os.fsync(" in p.read_text("utf-8")] == ["disk.py"]
    assert Path(disk.__file__).read_text("utf-8").count("os.fsync(") == 1
