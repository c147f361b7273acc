"""What a killed program left of a file that it had not finished is removed by a later one."""

import os
import time
from pathlib import Path

import pytest

from core.examples import example_survey
from core.files.disk import unfinished, write_atomically
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import Sitting, begin, write
from core.response.store import SittingStore

DAY = 24 * 60 * 60
LEFT = ".candor-0abcdef1.part"
SURVEY = example_survey("bribery")


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


def test_that_an_unfinished_folder_is_swept_and_a_link_leads_to_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / LEFT).mkdir()
    (tmp_path / LEFT / "half").write_bytes(b"half")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "whole").write_bytes(b"whole")
    (tmp_path / ".candor-link.part").symlink_to(tmp_path / "mine")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + DAY + 60)
    write_atomically(tmp_path / "a", b"1")
    assert sorted(os.listdir(tmp_path)) == ["a", "mine"]
    assert (tmp_path / "mine" / "whole").read_bytes() == b"whole"


def test_that_what_cannot_be_swept_hinders_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("in use")

    (tmp_path / LEFT).write_bytes(b"half")
    monkeypatch.setattr(Path, "unlink", refuse)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + DAY + 60)
    write_atomically(tmp_path / "a", b"1")
    assert (tmp_path / "a").read_bytes() == b"1"


def left_by_a_crash(store: SittingStore, folder: Path) -> tuple[Sitting, Path]:
    """A sitting that is kept, and what a program killed in writing it again left beside it."""
    sitting = begin(SURVEY, Procedure.SPINNER, SYSTEM)
    store.put(sitting)
    left = folder / SURVEY.digest / f".candor-{sitting.id}-0abcdef1.part"
    left.write_bytes(write(sitting)[:-10])
    assert sitting.id.encode() in left.read_bytes()
    return sitting, left


def test_that_what_another_window_is_writing_is_left_to_it(tmp_path: Path) -> None:
    store = SittingStore(tmp_path)
    mine, _ = left_by_a_crash(store, tmp_path)
    _, of_another = left_by_a_crash(store, tmp_path)
    store.remove(mine)
    assert of_another.exists()


@pytest.mark.parametrize("erased", ["one", "all", "mark"])
def test_that_nothing_with_the_id_of_a_response_is_left_after_erasing(
    erased: str, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path)
    sitting, unfinished = left_by_a_crash(store, tmp_path)
    if erased == "one":
        store.remove(sitting)
    elif erased == "all":
        store.erase(SURVEY)
    else:
        (tmp_path / SURVEY.digest / f"{sitting.id}.sitting").unlink()
        store.forget_begun(SURVEY)
        assert not unfinished.parent.exists(), "an empty folder tells of the survey too"
    assert not unfinished.exists()
    for path in tmp_path.rglob("*"):
        assert sitting.id not in path.name
        assert path.is_dir() or sitting.id.encode() not in path.read_bytes()


def test_that_what_was_not_finished_is_erased_though_no_sitting_is_kept(tmp_path: Path) -> None:
    store = SittingStore(tmp_path)
    sitting, unfinished = left_by_a_crash(store, tmp_path)
    (tmp_path / SURVEY.digest / f"{sitting.id}.sitting").unlink()
    store.erase(SURVEY)
    assert not unfinished.exists()
    assert store.was_begun(SURVEY)


def test_that_what_is_unfinished_is_told_apart_by_the_name_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two programs write to one folder; each knows what it left itself."""

    def killed(_descriptor: int) -> None:
        raise KeyboardInterrupt

    mine, other, long = "0" * 32, "f" * 32, "n" * 200
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", killed)
        patch.setattr(os, "unlink", lambda _path: None)
        for stem in (mine, other, long):
            with pytest.raises(KeyboardInterrupt):
                write_atomically(tmp_path / f"{stem}.response", b"half")
    (tmp_path / LEFT).touch()
    assert len(os.listdir(tmp_path)) == 4
    (found,) = unfinished(tmp_path, {mine})
    assert found.name.startswith(f".candor-{mine}-")
    assert unfinished(tmp_path, {long[:32]}) != []
    assert unfinished(tmp_path, ()) == []
    assert unfinished(tmp_path / "nowhere", {mine}) == []
