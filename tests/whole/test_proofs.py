"""The proofs: every fault still fits its file, every row has its tests, runs can be cut short."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import prove
from folders import ROOT
from proofs import trying
from proofs.fault import Family, Fault, UnfitError
from proofs.faults import FAULTS
from proofs.mutants import Fate, Tried, try_faults
from proofs.outcome import Kept, Outcome, State, today
from proofs.parts import DAMAGED, RUNS, Part
from proofs.rows import ROWS, Row
from proofs.telling import faults_of, page
from proofs.tests_run import BrokenRunError, CutShort, Run, run_tests


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "record" / "outcomes.json"
    monkeypatch.setattr(prove, "KEPT", path)
    monkeypatch.setattr(prove, "PAGE", ROOT / "build" / "nothing.md")
    return path


# What is tried


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.id)
def test_that_a_fault_fits_its_file_and_is_another_program(fault: Fault) -> None:
    planted = fault.planted(ROOT)
    assert planted != (ROOT / fault.file).read_text(encoding="utf-8")
    if fault.file.endswith(".py"):
        compile(planted, fault.file, "exec")


def test_that_there_are_faults_of_every_family_and_each_has_its_name() -> None:
    families = Counter(fault.family for fault in FAULTS)
    assert min(families[family] for family in Family) >= 10
    assert len({fault.id for fault in FAULTS}) == len(FAULTS) >= 60
    assert not {fault.id for fault in FAULTS} & {row.id for row in ROWS}


def test_that_every_test_that_is_named_is_there() -> None:
    named = {test for fault in FAULTS for test in fault.tests}
    named |= {test for row in ROWS for test in (*row.tests, *row.full)}
    for test in named:
        path, _, function = test.partition("::")
        assert (ROOT / path).exists(), test
        if function:
            begin = f"def {function.partition('[')[0]}("
            assert begin in (ROOT / path).read_text(encoding="utf-8"), test


def test_that_every_proof_is_seen_to_fail() -> None:
    """Some fault must be caught by the tests of each row; the walks have their own."""
    without = {row.id for row in ROWS if not faults_of(row)}
    assert without == {trying.MUTANTS, "walks"}


def test_that_a_fault_that_no_longer_fits_says_so(tmp_path: Path) -> None:
    (tmp_path / "twice.py").write_text("a\na\n")
    fault = Fault("it", Family.DRAWS, "It.", "twice.py", "a\n", "b\n", ())
    with pytest.raises(UnfitError, match=r"no longer fits: its text stands 2 times in twice\.py"):
        fault.planted(tmp_path)


def test_that_a_fault_is_caught_in_a_copy_and_one_that_changes_nothing_survives() -> None:
    caught = next(fault for fault in FAULTS if fault.id == "epsilon-rounded-down")
    same = Fault(
        "same",
        Family.SAYING,
        "It.",
        caught.file,
        "_LONGEST = 10**9  #",
        "_LONGEST = 10**9  #  ",
        caught.tests,
    )
    gone = Fault("gone", Family.SAYING, "It.", caught.file, "no such text", "", caught.tests)
    before = (ROOT / caught.file).read_bytes()
    found = list(try_faults(ROOT, [caught, same, gone]))
    assert [tried.fate for tried in found] == [Fate.CAUGHT, Fate.SURVIVED, Fate.UNFIT]
    assert found[0].caught_by[0].startswith(caught.tests[0])
    assert (ROOT / caught.file).read_bytes() == before


# The command


def test_that_an_unknown_row_or_fault_is_an_error_with_what_was_meant(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert prove.main(["trace"]) == prove.WRONG
    told = capsys.readouterr().err
    assert "there is no proof trace. Did you mean traces?" in told
    assert f"There are {', '.join(row.id for row in ROWS)}." in told
    assert prove.main(["mutants", "truth-alway"]) == prove.WRONG
    assert "there is no fault truth-alway. Did you mean truth-always?" in capsys.readouterr().err


def test_that_every_proof_and_every_fault_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert prove.main(["--list"]) == prove.DONE
    lines = capsys.readouterr().out.splitlines()
    for known in [row.id for row in ROWS] + [fault.id for fault in FAULTS]:
        assert sum(line.split()[:1] == [known] for line in lines) == 1


RUN = Run({"t.py::a": "passed", "t.py::b": "skipped"}, ("no tracing here",), ("ε 1.09",), 2.0)


def runs(monkeypatch: pytest.MonkeyPatch, found: dict[str, Any]) -> None:
    """Let proofs find these, or raise these."""

    def run_tests(_root: Path, tests: tuple[str, ...], _options: tuple[str, ...]) -> Run:
        row = next(row for row in ROWS if row.tests == tests[: len(row.tests)] and row.tests)
        one = found[row.id]
        if isinstance(one, BaseException):
            raise one
        assert isinstance(one, Run)
        return one

    monkeypatch.setattr(trying, "run_tests", run_tests)


def test_that_each_outcome_is_told_with_its_figures(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = Run({"t.py::a": "failed", "t.py::b": "passed"}, (), (), 1.0)
    nothing = Run({"t.py::a": "skipped"}, ("no tracing here",), (), 1.0)
    found = {"epsilon": RUN, "limits": failed, "traces": nothing}
    runs(monkeypatch, {**found, "input": BrokenRunError("no pytest")})
    assert prove.main([*found, "input", "--json"]) == prove.FAILED
    told = {row["id"]: row for row in json.loads(capsys.readouterr().out)["rows"]}
    assert told["epsilon"]["state"] == "passed"
    assert told["epsilon"]["figures"] == [
        "1 tests in 2 s",
        "ε 1.09",
        "1 not tried here: no tracing here",
    ]
    assert told["limits"]["state"] == "failed"
    assert told["limits"]["figures"][-1] == "failed: t.py::a"
    assert told["traces"]["state"] == "not tried here"
    assert told["input"]["figures"] == ["did not run: no pytest"]
    assert prove.main(["epsilon"]) == prove.DONE
    again = Kept.read(kept)
    assert again.rows["limits"].state is State.FAILED, "what was found before is kept"


def test_that_a_run_cut_short_keeps_and_tells_what_was_done(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs(monkeypatch, {"epsilon": RUN, "traces": CutShort(replace(RUN, figures=("21 pairs",)))})
    assert prove.main(["epsilon", "traces", "limits"]) == prove.STOPPED
    out = capsys.readouterr().out
    assert "epsilon: passed" in out
    assert "traces: cut short" in out
    assert Kept.read(kept).rows["traces"].figures[:2] == ("1 tests in 2 s", "21 pairs")
    assert "limits: not run yet" in out
    assert Kept.read(kept).rows["epsilon"].figures[1] == "ε 1.09"


def test_that_tests_that_are_ended_are_told_as_far_as_they_went(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "packaging").symlink_to(ROOT / "packaging")
    (tmp_path / "test_two.py").write_text(
        "import pathlib, threading\n"
        "def test_one(record_property):\n"
        "    record_property('figure', 'one of two')\n"
        "def test_two():\n"
        "    pathlib.Path('begun').touch()\n"
        "    for _ in range(1200):\n"  # a signal just before a wait is handled after it
        "        threading.Event().wait(0.1)\n"
    )
    communicate = subprocess.Popen.communicate
    stopped: list[object] = []

    def stop_once(process: subprocess.Popen[str], **more: Any) -> object:
        """Press Ctrl-C while the second test waits."""
        if stopped:
            return communicate(process, **more)
        stopped.append(process)
        while not (tmp_path / "begun").exists():
            assert process.poll() is None
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess.Popen, "communicate", stop_once)
    with pytest.raises(CutShort) as stop:
        run_tests(tmp_path, ["test_two.py"])
    assert stop.value.run.passed == ("test_two.py::test_one",)
    assert stop.value.run.figures == ("one of two",)


def test_that_what_takes_long_is_tried_in_a_full_run_alone(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert prove.main(["walks"]) == prove.DONE
    assert "walks: not tried here" in capsys.readouterr().out
    assert Kept.read(kept).rows["walks"].figures == ("it is tried by --full alone",)
    tried: list[str] = []

    def try_row(row: Row, *_: object, full: bool) -> Outcome:
        tried.append(row.id)
        return Outcome(State.PASSED, full=full)

    monkeypatch.setattr(prove, "try_row", try_row)
    prove.main([])
    assert tried == [row.id for row in ROWS if row.id != "walks"]


def test_that_a_damaged_record_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "proofs.json"
    for damaged in ("", "{", "[]", '{"format": 1}', '{"format": 2, "rows": {}, "faults": {}}'):
        path.write_text(damaged)
        assert Kept.read(path).rows == {}
    made = Kept(path, {"epsilon": Outcome(State.PASSED, ("1 test",), "2026-01-01")}, {})
    made.write()
    assert Kept.read(path) == made


def test_that_faults_are_told_one_by_one_and_add_up(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = FAULTS[:2]
    found = [Tried(one, Fate.CAUGHT, ("t.py::a", "t.py::b")), Tried(other, Fate.SURVIVED)]
    monkeypatch.setattr(trying, "try_faults", lambda _root, _faults: iter(found))
    assert prove.main(["mutants", one.id, other.id]) == prove.FAILED
    told = capsys.readouterr().err
    assert f"caught          {one.id}" in told
    assert "by t.py::a and 1 more" in told
    assert f"survived        {other.id}" in told
    assert "1 of 2 faults caught" in told
    assert Kept.read(kept).faults[other.id].state is State.FAILED
    row = next(row for row in ROWS if row.id == trying.MUTANTS)
    found[1] = Tried(other, Fate.CAUGHT, ("t.py::a",))
    outcome = trying.try_row(row, ROOT, Kept.read(kept), lambda _line: None, full=False)
    assert (outcome.state, outcome.figures) == (State.PASSED, ("2 of 2 faults caught",))


# The page of the manual


def test_that_the_page_of_the_manual_has_every_proof_and_every_fault() -> None:
    text = (ROOT / "resources" / "manual" / "proofs.md").read_text(encoding="utf-8")
    for row in ROWS:
        assert f"| {row.promise} (`{row.id}`) | {row.how}" in text, "write it anew by --page"
    for fault in FAULTS:
        assert f"| {fault.sentence} (`{fault.id}`) | `{fault.file}` |" in text, fault.id
    for run in RUNS:
        assert f"### {run.title}\n" in text
        assert f"    {run.command}\n" in text


def test_that_the_page_says_what_long_runs_came_to_and_which_were_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("proofs.parts.RECORD", tmp_path)
    nothing = page(Kept(Path("k"), {}, {}))
    assert nothing.count("Not run yet.") == len(RUNS)
    for run in RUNS:
        assert f"### {run.title}\n" in nothing
        assert f"    {run.command}\n" in nothing
    DAMAGED.keep("key 0", Part("key", {"files": 1_000, "SIZE": 7}, {"ms for one": 3}), "abc")
    DAMAGED.keep("key 1", Part("key", {"files": 500, "DEPTH": 1}, {"ms for one": 21}), "def")
    DAMAGED.keep("pins 0", Part("pins", {"files": 10}, faults=("IndexError",)), "def")
    text = page(Kept(Path("k"), {}, {}))
    told = "1,500 files, 7 SIZE, 1 DEPTH; at most 21 ms for one; no fault"
    assert f"| key | {told} | {today()}, abc, def |" in text
    assert f"| pins | 10 files; **faults: 1** | {today()}, def |" in text
    assert (
        "| all together | 1,510 files, 7 SIZE, 1 DEPTH; at most 21 ms for one; **faults: 1** |"
        in text
    )
    assert text.count("Not run yet.") == len(RUNS) - 1
    assert [*DAMAGED.kept("abc")] == ["key 0"]
    assert [*DAMAGED.kept("de")] == []
    DAMAGED.keep("pins 0", Part("pins", {"files": 11}), "efg")
    assert DAMAGED.kept()["pins 0"].counts == {"files": 11}, "in place of the one with a fault"
    kept = DAMAGED.kept()
    DAMAGED.tidy()
    assert DAMAGED.kept() == kept
    assert len(DAMAGED.path.read_text("utf-8").splitlines()) == 3


def test_that_the_page_says_what_failed_and_what_was_not_run() -> None:
    outcome = Outcome(State.FAILED, ("failed: t.py::a",), "2026-01-01", "abc", full=True)
    fault = Outcome(State.PASSED, ("t.py::test_that_it_is_so[1]", "t.py::test_that_it_is_so[2]"))
    text = page(Kept(Path("k"), {"epsilon": outcome}, {FAULTS[0].id: fault}))
    assert "**failed**: failed: t.py::a | full run, 2026-01-01, abc |" in text
    assert "| `it is so` |" in text
    assert text.count("| not run yet |  |") == len(ROWS) - 1
    row = Row("a", "A|b.", "How.", ("t.py",))
    assert row.seed
