"""Files that are no ordinary files, and names that are no ordinary names."""

import os
import socket
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.words.refusals import reason_text
from core.examples import example_path, example_survey
from core.facts.errors import Code
from core.privacy.procedures import Procedure
from core.progress import Progress
from core.response.file import MAX_BYTES, Response, write
from core.study import ImportResult, Study, import_paths, sources
from core.study.sources import read_file

SURVEY = example_survey("bribery")
SURVEY_BYTES = example_path("bribery").read_bytes()

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


def content(number: int) -> bytes:
    answers = {"bribe": 1, "area": 0}
    return write(Response(f"{number:032x}", SURVEY.digest, answers, Procedure.SPINNER))


def offered(*paths: Path | str) -> ImportResult:
    with Study.in_memory(SURVEY_BYTES) as study:
        return import_paths(study, paths)


def codes(result: ImportResult) -> list[Code]:
    return [refusal.code for refusal in result.refused]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.response"
    path.write_bytes(content(1))
    return path


@posix
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_that_a_device_is_refused(device: str, good: Path) -> None:
    result = offered(device, good)
    assert codes(result) == [Code.NOTFILE]
    assert result.accepted == 1


@posix
@pytest.mark.parametrize("suffix", [".response", ".jsonl", ".sealed", ".txt"])
def test_that_nobody_waits_for_a_pipe(suffix: str, tmp_path: Path, good: Path) -> None:
    pipe = tmp_path / f"pipe{suffix}"
    os.mkfifo(pipe)
    result = offered(pipe, good)
    assert codes(result) == [Code.NOTFILE]
    assert result.accepted == 1


@posix
def test_that_a_socket_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)  # the name of a socket has to be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("s.response")
        assert codes(offered("s.response")) == [Code.NOTFILE]


@posix
def test_that_links_are_not_followed(tmp_path: Path, good: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "link.response").symlink_to(good)
    (folder / "dangling.response").symlink_to(folder / "gone")
    (folder / "loop.response").symlink_to(folder / "loop.response")
    result = offered(folder)
    assert codes(result) == [Code.NOTFILE] * 3
    assert codes(offered(folder / "link.response")) == [Code.NOTFILE]
    lines = folder / "link.jsonl"
    lines.symlink_to(good)
    assert codes(offered(lines)) == [Code.NOTFILE]


@posix
def test_that_linked_folders_are_not_entered(tmp_path: Path, good: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "round").symlink_to(folder)
    (folder / "up").symlink_to(good.parent)
    result = offered(folder)
    assert (result.accepted, result.refused) == (0, ())
    assert [Path(file).name for file, _ in result.skipped] == ["round", "up"]
    linked = tmp_path / "linked"
    linked.symlink_to(tmp_path)
    assert codes(offered(linked)) == [Code.NOTFILE]
    assert codes(offered(f"{linked}/")) == [Code.NOTFILE]


@pytest.mark.parametrize("suffix", [".response", ".sealed", ".jsonl"])
def test_that_a_folder_with_the_name_of_a_file_is_refused(suffix: str, tmp_path: Path) -> None:
    folder = tmp_path / f"folder{suffix}"
    folder.mkdir()
    (folder / "inside.response").write_bytes(content(1))
    assert codes(offered(folder)) == [Code.NOTFILE]


@posix
def test_that_of_a_huge_file_nothing_is_read(
    tmp_path: Path, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    huge = tmp_path / "huge.response"
    with open(huge, "wb") as file:
        try:
            file.truncate(10**12)
        except OSError:
            pytest.skip("this file system has no sparse files of a terabyte")
    read = os.read
    amounts: list[int] = []

    def counted(descriptor: int, amount: int) -> bytes:
        data = read(descriptor, amount)
        amounts.append(len(data))
        return data

    with Study.in_memory(SURVEY_BYTES) as study, monkeypatch.context() as patched:
        patched.setattr(os, "read", counted)
        result = import_paths(study, [huge, good])
        assert codes(result) == [Code.SIZE]
        assert result.accepted == 1
        assert sum(amounts) == good.stat().st_size
        (record,) = [record for record in study.files() if record.code]
        assert (record.size, record.sha256) == (10**12, "")


def test_that_the_largest_size_is_read_and_one_more_is_not(tmp_path: Path) -> None:
    for extra, code in ((0, Code.SYNTAX), (1, Code.SIZE)):
        path = tmp_path / f"{extra}.response"
        path.write_bytes(b"{" + b"x" * (MAX_BYTES + extra - 1))
        assert codes(offered(path)) == [code]


def test_that_a_file_that_grows_is_read_no_further(
    tmp_path: Path, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    growing = tmp_path / "growing.response"
    growing.write_bytes(content(2))
    status = os.fstat

    def grown(descriptor: int) -> os.stat_result:
        found = status(descriptor)
        if os.path.samestat(found, growing.stat()):
            with open(growing, "ab") as file:
                file.write(b" " * MAX_BYTES)
        return found

    with Study.in_memory(SURVEY_BYTES) as study:
        with monkeypatch.context() as patched:
            patched.setattr(os, "fstat", grown)
            result = import_paths(study, [growing, good])
        assert codes(result) == [Code.SIZE]
        assert result.accepted == 1
        # What was read is not the file, so there is no digest of it.
        assert [record.sha256 for record in study.files() if record.code] == [""]


def test_that_short_reads_are_put_together(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = os.read
    with monkeypatch.context() as patched:
        patched.setattr(os, "read", lambda descriptor, n: read(descriptor, min(n, 7)))
        data = sources.read_file(str(good))
    assert data == content(1)


def test_that_a_file_that_vanishes_is_refused(
    tmp_path: Path, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    vanishing = tmp_path / "vanishing.response"
    vanishing.write_bytes(content(2))
    listed = sources.list_files

    def vanished(
        paths: Iterable[str | os.PathLike[str]], report: Progress, *, tables: bool = False
    ) -> dict[str, str]:
        found = listed(paths, report, tables=tables)
        vanishing.unlink()
        return found

    monkeypatch.setattr(sources, "list_files", vanished)
    result = offered(tmp_path)
    assert codes(result) == [Code.IO]
    assert result.accepted == 1
    assert good.exists()


@posix
def test_that_what_may_not_be_read_is_refused() -> None:
    # Not below the folder of the tests, which nobody but its owner may enter.
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        (root / "good.response").write_bytes(content(1))
        (root / "closed.response").write_bytes(content(2))
        (root / "closed").mkdir()
        with Study.in_memory(SURVEY_BYTES) as study, other_than_root(root):
            (root / "closed.response").chmod(0)
            (root / "closed").chmod(0)
            try:
                result = import_paths(study, [root])
            finally:
                (root / "closed").chmod(0o700)
    refused = [(Path(refusal.file).name, refusal.code) for refusal in result.refused]
    assert refused == [("closed.response", Code.IO), ("closed", Code.IO)]
    assert result.accepted == 1


@contextmanager
def other_than_root(folder: Path) -> Iterator[None]:
    """Give up the rights of root, who may read everything, for a while."""
    if sys.platform == "win32" or os.geteuid() != 0:
        yield
        return
    nobody = 65534
    for path in (folder, *folder.iterdir()):
        os.chown(path, nobody, nobody)
    os.seteuid(nobody)
    try:
        yield
    finally:
        os.seteuid(0)


def test_that_a_folder_that_cannot_be_listed_is_refused_by_name(
    tmp_path: Path, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    listdir, open_ = os.listdir, os.open
    closed = PermissionError(13, "Permission denied")

    def listed(path: str) -> list[str]:
        if path == str(folder):
            raise closed
        return listdir(path)

    def opened(path: str, flags: int) -> int:
        if path == str(folder):
            raise closed
        return open_(path, flags)

    with monkeypatch.context() as patched:
        patched.setattr(os, "listdir", listed)
        patched.setattr(os, "open", opened)
        result = offered(tmp_path)
    assert [(r.file, r.code) for r in result.refused] == [(str(folder), Code.IO)]
    assert result.accepted == 1
    assert good.exists()


def test_that_a_name_that_no_file_can_have_is_refused(good: Path) -> None:
    result = offered("a\0b.response", good)
    assert codes(result) == [Code.IO]
    assert result.accepted == 1


@posix
def test_that_strange_names_are_imported_and_kept(tmp_path: Path) -> None:
    names = [
        b"two\nlines.response",
        b"invalid \xff\xfe utf-8.response",
        b"-rf.response",
        b"%n%s{0}.response",
        b"CON.response",
        "العربية.response".encode(),
        b"x" * 246 + b".response",
        b"trailing dot.response.",
    ]
    for number, name in enumerate(names):
        with open(os.path.join(os.fsencode(tmp_path), name), "wb") as file:
            file.write(content(number))
    dotted = tmp_path / "trailing dot.response."
    with Study.in_memory(SURVEY_BYTES) as study:
        assert import_paths(study, [tmp_path, dotted]).accepted == len(names)
    for number, name in enumerate(names):  # names are kept of what is refused
        with open(os.path.join(os.fsencode(tmp_path), name), "wb") as file:
            file.write(b'{"answers":%d' % number)
    with Study.in_memory(SURVEY_BYTES) as study:
        assert len(import_paths(study, [tmp_path, dotted]).refused) == len(names)
        assert {os.fsencode(record.name) for record in study.files()} == set(names)


def test_that_the_study_itself_is_skipped_and_stays_claimed(tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    with Study.create(path, SURVEY_BYTES) as study:
        for offering in (path, tmp_path):
            result = import_paths(study, [offering])
            assert result.refused == ()
            told = [(file, reason_text(reason)) for file, reason in result.skipped]
            assert told == [(str(path), "This is the study itself, not a response.")]
        with Study.open(path) as second:
            assert second.obstacle is not None


@pytest.mark.parametrize("told", [0, 1, 40, 10_000])
def test_that_a_file_is_read_whole_whatever_its_size_was_told_to_be(
    told: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, seen = tmp_path / "a.response", os.fstat

    def sized(descriptor: int) -> os.stat_result:
        fields = list(seen(descriptor))
        fields[stat.ST_SIZE] = told
        return os.stat_result(fields)

    for length in (1, 39, 40, 41, 5_000):
        path.write_bytes(b"x" * length)
        with monkeypatch.context() as patched:
            patched.setattr(os, "fstat", sized)
            assert read_file(str(path)) == b"x" * length
