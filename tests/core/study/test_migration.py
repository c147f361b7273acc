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
from old_study import FOURTH, OLD, OLD_BYTES, SECOND, THIRD, content, version

from app.analyst.state.refusals import collect
from app.commands import cli
from app.words.refusals import message, remedy
from core.facts.errors import Code, Problem, Refused
from core.study import Study, adding, database, import_paths, migration
from core.study.additions import Additions
from core.study.results import estimate_study
from core.study.schema import VERSION
from core.survey import Survey

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
        with pytest.raises(Refused, match="opened-for-reading"):
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
    assert written(path)[:2] == written(OLD)[:2]
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


@pytest.mark.parametrize("size", [4, len(OLD_BYTES)])
def test_that_a_backup_overwrites_nothing(size: int, path: Path) -> None:
    mine = path.with_name(BACKUP)
    mine.write_bytes(b"m" * size)
    with Study.open(path) as study:
        assert study.backup == path.with_name("work.version-1-2.study")
    assert mine.read_bytes() == b"m" * size
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
            assert "Another window or program" in message(study.obstacle)
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


@pytest.mark.parametrize("command", ["PRAGMA user_version=6", "PRAGMA user_version=2000000000"])
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
        assert "reads versions 1 to 5" in message(problem)
        assert "newer" in remedy(problem)
    assert path.read_bytes() == before


CONFLICT = "UPDATE offer SET content="
CHANGES: dict[str, Callable[[sqlite3.Connection], object]] = {
    "no table": lambda c: c.execute("DROP TABLE offer"),
    "day": lambda c: c.executescript(
        "PRAGMA ignore_check_constraints=1; UPDATE response SET day='x'"
    ),
    "named": lambda c: c.execute("UPDATE response SET named='x'"),
    "named far too often": lambda c: c.execute("UPDATE response SET named=?", (2**63 - 1,)),
    "named twice": lambda c: c.execute("UPDATE response SET named=2"),
    "day before all": lambda c: c.execute("UPDATE response SET day=0"),
    "day after all": lambda c: c.execute("UPDATE response SET day=3652060"),
    "rehearsal": lambda c: c.execute("UPDATE study SET rehearsal=2"),
    "rehearsal not known": lambda c: c.execute("UPDATE study SET rehearsal=NULL"),
    "digest not UTF-8": lambda c: c.execute("UPDATE study SET digest=CAST(x'ff' AS TEXT)"),
    "offered before all": lambda c: c.execute("UPDATE offer SET day=-1"),
    "offered on no day": lambda c: c.execute("UPDATE offer SET day='x'"),
    "size below nothing": lambda c: c.execute("UPDATE offer SET size=-1"),
    "size of text": lambda c: c.execute("UPDATE offer SET size='x'"),
    "SHA-256 of one byte": lambda c: c.execute("UPDATE offer SET sha256=x'00'"),
    "SHA-256 of text": lambda c: c.execute("UPDATE offer SET sha256='x'"),
    "name of text": lambda c: c.execute("UPDATE offer SET name=CAST(name AS TEXT)"),
    "code": lambda c: c.execute("UPDATE offer SET code='BAD' WHERE code='SYNTAX'"),
    "place not UTF-8": lambda c: c.execute("UPDATE offer SET place=CAST(x'ff' AS TEXT)"),
    "reason not UTF-8": lambda c: c.execute("UPDATE offer SET reason=CAST(x'ff' AS TEXT)"),
    "reason of bytes": lambda c: c.execute("UPDATE offer SET reason=x'00'"),
    "conflict with text": lambda c: c.execute(f"{CONFLICT}'x'"),
    "conflict with nothing": lambda c: c.execute(f"{CONFLICT}x'00'"),
    "conflict with none held": lambda c: c.execute(
        f'{CONFLICT}CAST(replace(content, substr(content, 1 + instr(content, \'"id":"\') + 5, 31),'
        f" '{'0' * 31}') AS BLOB)"
    ),
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
        assert not remedy(caught.value.problem).startswith("Check that the file exists")
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == ["work.study"]


def test_that_no_database_stays_open_of_a_study_that_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []

    def kept(survey: Survey, number: int) -> sqlite3.Connection:
        made.append(database.empty_database(survey, number))
        return made[-1]

    monkeypatch.setattr(migration, "empty_database", kept)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE response SET named=2")
        connection.commit()
    with pytest.raises(Refused):
        Study.open(path)
    for connection in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")
    assert len(made) == VERSION - 1


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


def test_that_a_study_of_version_2_loses_names_and_the_order_of_arrival(tmp_path: Path) -> None:
    path, before = tmp_path / "work.study", SECOND.read_bytes()
    assert b"Ana" in before
    path.write_bytes(before)
    with Study.open(path, write=False) as study:
        read = content(study)
    with Study.open(path) as study:
        assert study.backup == path.with_name("work.version-2.study")
        assert content(study) == read
        assert (study.n, len(list(study.files())), len(list(study.conflicts()))) == (402, 309, 2)
        named = {(record.name, record.code) for record in study.files() if record.name}
        assert {code for _, code in named} == {Code.CONFLICT, Code.SYNTAX}
        for conflict in study.conflicts():
            assert study.versions(conflict).id[:8] == conflict.short_id[:8]
    after = path.read_bytes()
    for name in (b"Ana", b"Ben", b"copy", b"other version"):
        assert name not in after


def test_that_a_study_of_version_3_can_be_added_to(tmp_path: Path) -> None:
    path, before = tmp_path / "work.study", THIRD.read_bytes()
    path.write_bytes(before)
    with Study.open(path, write=False) as study:
        read = content(study)
        assert study.additions() == Additions()
    with Study.open(path) as study:
        assert content(study) == read
        adding.note(study, "", "from the north")
    assert path.with_name("work.version-3.study").read_bytes() == before
    with Study.open(path, write=False) as study:
        assert content(study) == read
        assert study.additions().notes == {"": "from the north"}


def test_that_a_study_of_version_4_keeps_what_was_added_and_can_be_flagged(tmp_path: Path) -> None:
    path, before = tmp_path / "work.study", FOURTH.read_bytes()
    path.write_bytes(before)
    with Study.open(path, write=False) as study:
        read, added = content(study), study.additions()
    assert (len(added.decisions), len(added.log)) == (1, 2)
    assert added.notes == {"": "from the north", "bribe": "asked first"}
    assert (added.flags, added.looks, added.place) == ({}, {}, None)
    with Study.open(path) as study:
        assert study.additions() == added
        flagged = next(study.responses()).id
        adding.flag(study, {flagged: "a copy"})
    assert path.with_name("work.version-4.study").read_bytes() == before
    with Study.open(path, write=False) as study:
        assert content(study) == read
        after = study.additions()
        assert (after.decisions, after.notes, after.log) == (
            added.decisions,
            added.notes,
            added.log,
        )
        assert list(after.flags) == [flagged]
