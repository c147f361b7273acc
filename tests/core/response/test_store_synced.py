"""What is written lasts through a power cut: its bytes are synced, then its name, then the folder.

And what is erased is gone: every sitting, whatever stands beside it.
"""

import errno
import os
import stat
from pathlib import Path

import pytest

from core.examples import example_survey
from core.facts.errors import Refused
from core.files.disk import write_atomically
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import begin
from core.response.store import SittingStore

SURVEY = example_survey("bribery")
posix = pytest.mark.skipif(os.name == "nt", reason="Windows syncs no folders")


@pytest.fixture
def touched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """What is done to the disk: how, to which file or folder, and how long that is then."""
    done: list[tuple[str, int, int]] = []

    def watch(name: str) -> None:
        real = getattr(os, name)

        def watched(target: int | str | Path, *rest: object, **more: object) -> object:
            status = os.stat(target)
            done.append((name, status.st_ino, status.st_size))
            return real(target, *rest, **more)

        monkeypatch.setattr(os, name, watched)

    for name in ("fsync", "replace", "link", "rename", "unlink"):
        watch(name)
    return done


@posix
@pytest.mark.parametrize("replace", [False, True])
def test_that_a_file_is_synced_before_it_is_named_and_its_folder_after(
    replace: bool, tmp_path: Path, touched: list[tuple[str, int, int]]
) -> None:
    path = tmp_path / "a"
    write_atomically(path, b"1234567", replace=replace)
    file = path.stat().st_ino
    synced, named, *_, last = touched
    assert synced == ("fsync", file, 7)
    assert named == ("replace" if replace else "link", file, 7)
    assert last[:2] == ("fsync", tmp_path.stat().st_ino)


@posix
@pytest.mark.parametrize("replace", [False, True])
def test_that_a_folder_that_cannot_be_opened_is_refused_before_anything_is_written(
    replace: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    if replace:
        path.write_bytes(b"before")
    real = os.open

    def refusing(target: str | Path, *rest: int, **more: object) -> int:
        if os.path.isdir(target):
            raise OSError(errno.EACCES, "Permission denied", str(target))
        return real(target, *rest, **more)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", refusing)
        with pytest.raises(Refused):
            write_atomically(path, b"after", replace=replace)
    found = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert found == ({"a": b"before"} if replace else {})


@posix
@pytest.mark.parametrize("replace", [False, True])
def test_that_what_fails_once_a_file_has_its_name_does_not_call_it_unwritten(
    replace: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    real = os.fsync

    def refusing(target: int | str) -> None:
        if not isinstance(target, int) or stat.S_ISDIR(os.fstat(target).st_mode):
            raise OSError(errno.EIO, "Input/output error")
        real(target)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", refusing)
        patched.setattr(os, "unlink", refusing)
        write_atomically(path, b"after", replace=replace)
    assert path.read_bytes() == b"after"


def kept(folder: Path, n: int) -> tuple[SittingStore, Path]:
    store = SittingStore(folder)
    for _ in range(n):
        store.put(begin(SURVEY, Procedure.SPINNER, SYSTEM))
    assert len(store.sittings(SURVEY)) == n
    return store, folder / SURVEY.digest


@posix
@pytest.mark.parametrize("erased", ["one", "all"])
def test_that_a_folder_is_synced_after_sittings_are_erased(
    erased: str, tmp_path: Path, touched: list[tuple[str, int, int]]
) -> None:
    store, folder = kept(tmp_path, 2)
    touched.clear()
    if erased == "all":
        store.erase(SURVEY)
    else:
        store.remove(store.sittings(SURVEY)[0])
    names = [name for name, _, _ in touched]
    assert names == ["unlink"] * (2 if erased == "all" else 1) + ["fsync"]
    assert touched[-1][1] == folder.stat().st_ino


def test_that_a_folder_called_a_sitting_is_none(tmp_path: Path) -> None:
    store, folder = kept(tmp_path, 3)
    (folder / "00.sitting").mkdir()
    assert len(store.sittings(SURVEY)) == 3
    assert not store.unreadable(SURVEY)
    store.erase(SURVEY)
    assert [path.name for path in folder.glob("*.sitting")] == ["00.sitting"]


def test_that_a_sitting_that_cannot_be_erased_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, folder = kept(tmp_path, 3)
    for name in ("00.sitting", "zz.sitting"):
        (folder / name).write_bytes(b"stuck")
    unlink = os.unlink

    def stuck(path: Path) -> None:
        if Path(path).stem in ("00", "zz"):
            raise PermissionError(13, "Permission denied", str(path))
        unlink(path)

    with monkeypatch.context() as patched:
        patched.setattr(os, "unlink", stuck)
        with pytest.raises(PermissionError, match="00"):
            store.erase(SURVEY)
    assert sorted(path.stem for path in folder.glob("*.sitting")) == ["00", "zz"]
    assert store.sittings(SURVEY) == ()
    assert store.unreadable(SURVEY)
