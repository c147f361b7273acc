"""Files from strangers: each is refused by a code, whatever it does to its reader."""

from __future__ import annotations

import random
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from bad_readers import behave
from hostile_files import (
    HEADS,
    PARQUETS,
    WORKBOOKS,
    parquets,
    spss,
    stata,
    with_entities,
    workbook,
    workbooks,
)
from mapped import mapping, written

from app.words.refusals import message, remedy
from core.facts.errors import Code, Problem, Refused
from core.facts.of_tables import TableFact
from core.interchange.mapping.reading import read
from core.interchange.mapping.survey import with_key
from core.interchange.reader import one_reader, process, read_in_own_process
from core.interchange.reader.memory import resident_bytes
from core.interchange.tables import open_table
from core.interchange.xlsform import read_form
from core.progress import Cancelled
from core.study import Study, import_paths

MIB = 1024**2

EXPECTED = (Code.SIZE, Code.SYNTAX, Code.ENCODING, Code.DUPKEY, Code.EMPTY, Code.UNSUPPORTED)


@pytest.fixture(autouse=True, scope="module")
def shared_reader() -> None:
    """Each test has processes of its own here: how they start and end is what is looked at."""


def outcome(path: Path) -> Problem | None:
    """Read a table to its end; return why it is refused, None where it is not."""
    try:
        for _ in open_table(path).rows():
            pass
    except Refused as refused:
        problem = refused.problem
    else:
        return None
    assert message(problem)
    assert remedy(problem)
    return problem


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Callable[[bytes], Path]]:
    """Write bytes to one file; all are read by one process."""

    def write(data: bytes) -> Path:
        path = tmp_path / "table"
        path.write_bytes(data)
        return path

    with one_reader():
        yield write


def most_resident(work: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the most memory that the reading process was seen to hold meanwhile."""
    seen = [0]

    def watched(pid: int) -> int:
        seen.append(resident_bytes(pid))
        return seen[-1]

    monkeypatch.setattr(process, "resident_bytes", watched)
    work()
    return max(seen)


# Tables


def test_that_a_reader_that_dies_by_a_signal_is_a_refusal(
    tmp_path: Path, kept: Callable[[bytes], Path]
) -> None:
    """A .sav of 3 KB whose count of something reaches beyond its memory: found by damage."""
    whole = spss(tmp_path)
    died = []
    for at in (*range(176, 200, 4), *range(1400, min(1600, len(whole) - 4), 4)):
        data = whole[:at] + struct.pack("<i", 7) + whole[at + 4 :]
        problem = outcome(kept(data))
        if problem is not None and problem.found.fact is TableFact.READER_DIED:
            died.append(problem.code)
    assert died
    assert set(died) == {Code.SYNTAX}
    assert outcome(kept(whole)) is None  # and the next file is read as ever


def test_that_damage_at_every_byte_is_refused_or_read(
    tmp_path: Path, kept: Callable[[bytes], Path], suite_or_long: Callable[[int, int], int]
) -> None:
    drawn = random.Random(7)  # noqa: S311 - nothing secret
    for whole in (spss(tmp_path), stata(tmp_path)):
        step = suite_or_long(29, 1)
        for at in range(drawn.randrange(step), len(whole), step):
            damaged = bytearray(whole)
            damaged[at] ^= drawn.randrange(1, 256)
            problem = outcome(kept(bytes(damaged)))
            assert problem is None or problem.code in (*EXPECTED, Code.FORMAT, Code.SCHEMA), at


@pytest.mark.parametrize("version", [102, 103, 104, 105, 108, 110, 111, 113, 114, 115])
def test_that_old_stata_is_read_or_refused_in_words(
    version: int, kept: Callable[[bytes], Path]
) -> None:
    """The head of each version of Stata 1 to 12 with nothing behind it, and with zeros."""
    for rest in (b"", bytes(200), bytes(range(256)) * 4):
        problem = outcome(kept(bytes([version, 2, 1, 0]) + rest))
        assert problem is not None
        expected = Code.UNSUPPORTED if version < 113 else Code.SYNTAX
        assert problem.code in (expected, *EXPECTED)
        if version < 113:
            assert problem.found.fact is TableFact.OLD_STATA


@pytest.mark.parametrize("name", WORKBOOKS)
def test_that_a_workbook_that_names_more_than_it_holds_is_refused(
    name: str, kept: Callable[[bytes], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = workbooks()[name]
    assert len(data) < 700_000
    found = []
    most = most_resident(lambda: found.append(outcome(kept(data))), monkeypatch)
    assert found[0] is not None
    assert found[0].code is Code.SIZE
    assert most < 256 * MIB


# The same reader takes forms apart: that they go through it is seen by one.
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=() if n == "styles" else pytest.mark.long) for n in WORKBOOKS]
)
def test_that_a_form_that_names_more_than_it_holds_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = workbooks()[name]

    def read_it() -> None:
        with pytest.raises(Refused) as refused:
            read_form(data)
        assert refused.value.problem.code is Code.SIZE

    assert most_resident(read_it, monkeypatch) < 256 * MIB


def test_that_entities_are_refused_before_they_unfold(kept: Callable[[bytes], Path]) -> None:
    problem = outcome(kept(with_entities()))
    assert problem is not None
    assert problem.code is Code.SYNTAX


def test_that_rows_far_apart_cost_nothing(kept: Callable[[bytes], Path]) -> None:
    far = '<row r="1048576"><c r="A1048576"><v>7</v></c></row>'
    table = open_table(kept(workbook(HEADS + far)))
    assert list(table.rows()) == [("row 1048576", ("7",))]


@pytest.mark.parametrize("name", PARQUETS)
def test_that_parquet_that_unpacks_to_gigabytes_is_refused(
    name: str, kept: Callable[[bytes], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = parquets()[name]
    assert len(data) < 300_000
    found = []
    most = most_resident(lambda: found.append(outcome(kept(data))), monkeypatch)
    assert found[0] is not None
    assert found[0].code is Code.SIZE
    assert most < 512 * MIB


def test_that_every_one_that_is_made_is_tried() -> None:
    assert set(workbooks()) == set(WORKBOOKS)
    assert set(parquets()) == set(PARQUETS)


# The process


@pytest.fixture
def foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let functions of this file be run by the process that reads."""
    code = "import core.interchange.reader.serve as serve; serve._FROM = 'bad_'"
    monkeypatch.setattr(process, "_PREPARED", code)


def pieces(how: str) -> list[int]:
    return list(read_in_own_process(behave, (how,), int, 0))


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize(
    ("how", "code", "fact"),
    [
        ("signal", Code.SYNTAX, TableFact.READER_DIED),
        ("memory", Code.SIZE, TableFact.READER_MEMORY),
        ("hang", Code.SIZE, TableFact.READER_SLOW),
        ("nonsense", Code.SYNTAX, TableFact.READER_DIED),
        ("error", Code.SYNTAX, TableFact.DAMAGED),
    ],
)
def test_that_whatever_a_reader_does_is_a_refusal(
    how: str, code: Code, fact: TableFact, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "hang":
        monkeypatch.setattr(process, "PATIENCE_SECONDS", 0.5)
    with one_reader():
        with pytest.raises(Refused) as refused:
            pieces(how)
        assert (refused.value.problem.code, refused.value.problem.found.fact) == (code, fact)
        assert message(refused.value.problem)
        assert remedy(refused.value.problem)
        assert pieces("well") == [1, 2]


@pytest.mark.usefixtures("foreign")
def test_that_cancelling_ends_the_process_at_once() -> None:
    ids: list[int] = []

    def cancel() -> None:
        if ids:
            raise Cancelled

    with one_reader(cancel):
        found = read_in_own_process(behave, ("hang",), int, 0)
        assert next(found) == 1
        (scope,) = [process._scope.get()]
        assert scope is not None
        (busy,) = scope.pool.busy
        ids.append(busy._process.pid)
        with pytest.raises(Cancelled):
            next(found)
        assert busy._process.poll() is not None


def test_that_the_process_loads_no_window() -> None:
    code = (
        "import core.interchange.reader.serve, core.interchange.tables.own_process, sys;"
        "print([m for m in sys.modules if m.startswith(('PySide6', 'app', 'pyqtgraph', 'numpy'))])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_that_one_process_reads_all_files_of_a_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []
    before = process._spawned

    def spawned() -> object:
        started.append(1)
        return before()

    monkeypatch.setattr(process, "_spawned", spawned)
    path = tmp_path / "a.sav"
    path.write_bytes(spss(tmp_path))
    with one_reader():
        for _ in range(3):
            assert outcome(path) is None
    assert len(started) == 1


def test_that_a_file_that_kills_its_reader_takes_nothing_with_it(tmp_path: Path) -> None:
    """The good files beside it come in, and so does what was imported before."""
    whole = spss(tmp_path)
    deadly = next(
        data
        for at in range(176, 200, 4)
        if _dies(tmp_path, data := whole[:at] + struct.pack("<i", 7) + whole[at + 4 :])
    )
    good = [tmp_path / "1.csv", tmp_path / "3.csv"]
    good[0].write_text("id,Q3\na,1\nb,2\n")
    good[1].write_text("id,Q3\nc,1\nd,2\n")
    bad = tmp_path / "2.sav"
    bad.write_bytes(deadly)
    with Study.in_memory(with_key(read(written(mapping()))), for_analysis=True) as study:
        import_paths(study, good[:1])
        n = study.n
        found = import_paths(study, [bad, *good])
        assert n > 0
        assert [(each.file, each.code) for each in found.refused] == [(str(bad), Code.SYNTAX)]
        assert study.n > n


def _dies(folder: Path, data: bytes) -> bool:
    path = folder / "try.sav"
    path.write_bytes(data)
    problem = outcome(path)
    return problem is not None and problem.found.fact is TableFact.READER_DIED


def test_that_a_table_that_is_stopped_in_its_rows_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.study.intake.REPORT_SECONDS", 0.0)
    monkeypatch.setattr("core.study.tables.ROWS_AT_ONCE", 1)
    first, second = tmp_path / "1.csv", tmp_path / "2.csv"
    first.write_text("id,Q3\na,1\nb,2\n")
    second.write_text("id,Q3\n" + "".join(f"n{at},1\n" for at in range(100)))
    with Study.in_memory(with_key(read(written(mapping()))), for_analysis=True) as study:
        calls = [0]

        def stop(_done: int, _total: int) -> None:
            calls[0] += 1
            if calls[0] > 40:  # among the rows of the second
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            import_paths(study, [first, second], stop)
        assert study.n == 2


def test_that_what_comes_back_is_read_by_a_schema() -> None:
    with pytest.raises(msgspec.DecodeError):
        process._message.decode(msgspec.msgpack.encode({"anything": 1}))
