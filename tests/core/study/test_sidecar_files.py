"""What stands beside a study, or takes its place, harms nothing and keeps nobody waiting."""

import os
import shutil
import sqlite3
import struct
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from study_content import content

from app.words.refusals import message, remedy
from core.examples import example_path
from core.facts.errors import Code, Refused
from core.files import disk
from core.rehearse.truths import read_truth
from core.study import Study, import_paths
from core.study.rescue import rescue
from core.study.sidecar_files import read_whole
from core.survey import read

SURVEY_BYTES = example_path("bribery").read_bytes()
MAGIC = bytes.fromhex("d9d505f920a163d7")

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.study"
    Study.create(path, SURVEY_BYTES).close()
    return path


def hot_journal(path: Path, super_journal: str = "") -> Path:
    """Leave a study as a program does that is killed while it writes, and return its journal."""
    work = path.with_name("work.study")
    shutil.copyfile(path, work)
    with closing(sqlite3.connect(work, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size=1")
        connection.execute("BEGIN")
        connection.execute("CREATE TABLE more(a)")
        connection.executemany("INSERT INTO more VALUES(?)", [("x" * 3000,)] * 50)
        shutil.copyfile(work, path)
        journal = path.with_name("a.study-journal")
        data = work.with_name("work.study-journal").read_bytes()
        connection.execute("ROLLBACK")
    if super_journal:
        name = super_journal.encode()
        page = 2**30 // 4096 + 1
        total = sum(name) & 0xFFFFFFFF
        data += struct.pack(">I", page) + name + struct.pack(">II", len(name), total) + MAGIC
    journal.write_bytes(data)
    work.unlink()
    return journal


def refused(work: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        work()
    assert remedy(caught.value.problem)
    return caught.value


def test_that_a_journal_is_played_back(path: Path) -> None:
    with Study.open(path) as study:
        whole = content(study)
    before = path.read_bytes()
    journal = hot_journal(path)
    assert path.read_bytes() != before
    with Study.open(path) as study:
        assert content(study) == whole
    assert not journal.exists()


def test_that_a_journal_that_names_another_file_deletes_none(path: Path, tmp_path: Path) -> None:
    victim = tmp_path / "thesis.doc"
    victim.write_bytes(b"years of work")
    # As SQLite does where nobody looks: the victim is gone.
    journal = hot_journal(path, str(victim))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT * FROM study").fetchall()
    assert not victim.exists()
    victim.write_bytes(b"years of work")
    link = tmp_path / "elsewhere" / "link.study"
    link.parent.mkdir()
    if os.name != "nt":
        link.symlink_to(path)
    journal = hot_journal(path, str(victim))
    for opened in (path, link):
        for writing in (False, True):
            problem = refused(lambda: Study.open(opened, writing)).problem  # noqa: B023 - at once
            assert problem.code is Code.IO
            assert "a.study-journal" in remedy(problem)
    assert victim.read_bytes() == b"years of work"
    assert rescue(path).responses == ()
    assert victim.exists()
    assert journal.exists()


@posix
@pytest.mark.parametrize("suffix", ["-journal", "-wal", "-shm"])
def test_that_what_is_no_file_beside_a_study_is_refused(suffix: str, path: Path) -> None:
    beside = path.with_name(path.name + suffix)
    for make in (os.mkfifo, os.mkdir, lambda at: os.symlink("/dev/zero", at)):
        make(beside)
        for writing in (False, True):
            problem = refused(lambda: Study.open(path, writing)).problem  # noqa: B023 - at once
            assert problem.code is Code.NOTFILE
            assert beside.name in message(problem)
        (os.rmdir if beside.is_dir() and not beside.is_symlink() else os.unlink)(beside)
    Study.open(path).close()


def test_that_a_log_is_refused_beside_a_study_and_in_its_head(path: Path) -> None:
    path.with_name("a.study-wal").write_bytes(b"")
    assert refused(lambda: Study.open(path)).problem.code is Code.IO
    path.with_name("a.study-wal").unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    before = path.read_bytes()
    for writing in (False, True):
        problem = refused(lambda: Study.open(path, writing)).problem  # noqa: B023 - at once
        assert problem.code is Code.FORMAT
        assert "rescue" in remedy(problem)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]
    assert rescue(path).survey_bytes == SURVEY_BYTES


@posix
@pytest.mark.parametrize(
    "reading",
    [
        lambda path: disk.read_bounded(path, 100),
        read_whole,
        lambda path: read_truth(path, read(SURVEY_BYTES)),
        lambda path: Study.open(path, write=False),
        rescue,
    ],
    ids=["read_bounded", "read_whole", "read_truth", "Study.open", "rescue"],
)
def test_that_a_file_swapped_for_a_pipe_after_a_look_keeps_nobody_waiting(
    reading: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, ordinary = tmp_path / "pipe", tmp_path / "ordinary"
    os.mkfifo(path)
    ordinary.write_bytes(b"x")
    stat = os.stat

    def looked(at: object, *arguments: object, **named: object) -> os.stat_result:
        """A look finds the ordinary file that had the name before."""
        return stat(ordinary if str(at) == str(path) else at, *arguments, **named)  # type: ignore[arg-type]  # as they came

    ended = threading.Event()

    def work() -> None:
        with pytest.raises(Refused):
            reading(path)
        ended.set()

    with monkeypatch.context() as patched:
        patched.setattr(os, "stat", looked)
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        thread.join(20)
    assert ended.is_set()


@posix
def test_that_an_import_does_not_wait_for_pipes(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    for name in ("a.response", "b.sealed", "c.jsonl", "d.txt"):
        os.mkfifo(folder / name)
    with Study.open(path) as study:
        result = import_paths(study, [folder, folder / "d.txt"])
        assert [r.code for r in result.refused] == [Code.NOTFILE] * 3
        assert [Path(s.file).name for s in result.skipped] == ["c.jsonl"]
