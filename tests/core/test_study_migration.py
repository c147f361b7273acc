"""A study of an older version is read as it is, and brought up to date when it is written to.

`version-1.study` of the corpus was made by the program before rows had checksums.
"""

import contextlib
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from old_study import OLD, OLD_BYTES, content, version

from app.commands import cli
from app.flows.refusals import collect
from core.errors import Code, Problem, Refused
from core.study import Study, database, import_paths, migration
from core.study.results import estimate_study
from core.study.tables import VERSION

BACKUP = "work.version-1.study"
posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights and links")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "work.study"
    path.write_bytes(OLD_BYTES)
    return path


def written(path: Path) -> list[object]:
    """What a study of version 1 holds, read by SQL alone."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        columns = {
            "study": "survey, digest, rehearsal",
            "response": "id, day, named, packed",
            "offer": "sha256, name, place, code, reason, size, day, content",
        }
        return [
            connection.execute(f"SELECT {names} FROM {table}").fetchall()  # noqa: S608 - the above
            for table, names in columns.items()
        ]


def test_that_reading_an_older_study_touches_nothing(path: Path) -> None:
    before = path.stat()
    with Study.open(path, write=False) as study:
        assert (study.n, study.rehearsal) == (300, False)
        assert len(list(study.files())) == 205
        assert len(list(study.conflicts())) == 1
        assert estimate_study(study)
        assert (study.obstacle, study.backup) == (database.READING, None)
        with pytest.raises(Refused, match="reading only"):
            import_paths(study, [path.parent])
    assert path.read_bytes() == OLD_BYTES
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert os.listdir(path.parent) == ["work.study"]


def test_that_an_older_study_is_brought_up_to_date_with_all_it_holds(path: Path) -> None:
    with Study.open(path, write=False) as study:
        before = content(study)
    with Study.open(path) as study:
        assert study.obstacle is None
        assert study.backup == path.with_name(BACKUP)
        assert content(study) == before
    assert written(path) == written(OLD)
    assert version(path) == VERSION
    assert path.with_name(BACKUP).read_bytes() == OLD_BYTES
    assert sorted(os.listdir(path.parent)) == ["work.study", BACKUP]
    with Study.open(path) as again:
        assert again.backup is None


@posix
def test_that_rights_and_links_are_kept(path: Path, tmp_path: Path) -> None:
    path.chmod(0o600)
    (tmp_path / "desk").mkdir()
    link = tmp_path / "desk" / "link.study"
    link.symlink_to(path)
    with Study.open(link) as study:
        assert study.backup == path.with_name(BACKUP)
    assert link.is_symlink()
    assert version(path) == VERSION
    for file in (path, path.with_name(BACKUP)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_that_a_backup_overwrites_nothing(path: Path) -> None:
    mine = path.with_name(BACKUP)
    mine.write_bytes(b"mine")
    with Study.open(path) as study:
        assert study.backup == path.with_name("work.version-1-2.study")
    assert mine.read_bytes() == b"mine"
    assert path.with_name("work.version-1-2.study").read_bytes() == OLD_BYTES


def test_that_the_backup_of_an_attempt_that_was_ended_serves(path: Path) -> None:
    path.with_name(BACKUP).write_bytes(OLD_BYTES)
    with Study.open(path) as study:
        assert study.backup == path.with_name(BACKUP)
    assert len(os.listdir(path.parent)) == 2


def test_that_what_another_program_writes_is_not_brought_up_to_date(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with Study.open(path) as study:
            assert study.obstacle is not None
            assert "Another window or program" in study.obstacle.message
            assert study.n == 300
        other.execute("ROLLBACK")
    assert path.read_bytes() == OLD_BYTES
    with Study.open(path) as study:
        assert study.obstacle is None


def test_that_a_study_brought_up_to_date_by_another_meanwhile_is_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim = database.claim

    def late(connection: sqlite3.Connection, again: bool = False) -> Problem | None:
        monkeypatch.setattr(migration, "claim", claim)
        other = path.with_name("other.study")
        shutil.copyfile(path, other)
        Study.open(other).close()
        other.replace(path)
        return claim(connection, again)

    monkeypatch.setattr(migration, "claim", late)
    with Study.open(path) as study:
        assert (study.obstacle, study.backup, study.n) == (None, None, 300)


@pytest.mark.parametrize("command", ["PRAGMA user_version=3", "PRAGMA user_version=2000000000"])
def test_that_a_newer_study_is_refused_and_left_alone(command: str, path: Path) -> None:
    Study.open(path).close()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(command)
    before = path.read_bytes()
    for write in (False, True):
        with pytest.raises(Refused) as caught:
            Study.open(path, write)
        problem = caught.value.problem
        assert problem.code is Code.VERSION
        assert "reads versions 1 to 2" in problem.message
        assert "newer" in problem.remedy
    assert path.read_bytes() == before


CHANGES: dict[str, Callable[[sqlite3.Connection], object]] = {
    "no table": lambda c: c.execute("DROP TABLE offer"),
    "day": lambda c: c.executescript(
        "PRAGMA ignore_check_constraints=1; UPDATE response SET day='x'"
    ),
    "named": lambda c: c.execute("UPDATE response SET named='x'"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_that_a_damaged_older_study_is_refused_and_left_alone(
    change: Callable[[sqlite3.Connection], object], path: Path
) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        change(connection)
        connection.commit()
    before = path.read_bytes()
    for write in (False, True):
        with pytest.raises(Refused) as caught:
            Study.open(path, write)
        assert caught.value.problem.code is Code.SYNTAX
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == ["work.study"]


def test_that_a_person_is_told_where_the_study_as_it_was_lies(path: Path, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    collected = collect(path, [tmp_path / "in"])
    assert collected.backup == BACKUP
    assert collect(path, [tmp_path / "in"]).backup == ""
    path.write_bytes(OLD_BYTES)
    result = CliRunner().invoke(cli, ["import", str(path), str(tmp_path / "in"), "--json"])
    assert result.exit_code == 0, result.output
    assert f"brought up to date; {path.with_name(BACKUP)} is as it was." in result.stderr
    assert "brought" not in result.stdout
