"""What a killed program left of a file that it had not finished is removed by a later one."""

import os
import time
from pathlib import Path

import pytest

from core.files import write_atomically

DAY = 24 * 60 * 60
LEFT = ".candor-0abcdef1.part"


def test_that_only_what_is_ours_and_a_day_old_is_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = ["mine.part", ".candor-notes", ".hidden.part", "candor-0.part"]
    for name in (LEFT, *others):
        (tmp_path / name).write_bytes(b"half")
    os.utime(tmp_path / LEFT, (0, 0))  # as private files have it just before they get their name
    write_atomically(tmp_path / "a", b"1")
    assert (tmp_path / LEFT).exists(), "another program may be writing it"
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + DAY + 60)
    write_atomically(tmp_path / "b", b"2")
    assert sorted(os.listdir(tmp_path)) == sorted(["a", "b", *others])


def test_that_what_cannot_be_swept_hinders_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / LEFT).mkdir()
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + DAY + 60)
    write_atomically(tmp_path / "a", b"1")
    assert (tmp_path / "a").read_bytes() == b"1"
