"""Damaged files of every sort: taken in or refused by code, quickly, in little memory, alone.

`damaged_files` does the same with a million of each sort.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from good_neighbours import Neighbours
from mutated_record import ACCEPTED, Record
from mutated_run import interruptible, mutations, took_in
from outside_files import SORTS, Sort, bribery, some_responses
from patience import LONGEST

from core.examples import example_path
from core.response.file import write

PROGRAM = Path(__file__).with_name("mutated_run.py")
ROOT = Path(__file__).resolve().parents[2]
HANGS = 60  # seconds of the processor: in the suite only what hangs is told by its time
SUITE = 200


def read_damaged(most_seconds: int, *arguments: object) -> list[Record]:
    """Run the program; whatever ended it early fails the test."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), f"{ROOT}/packaging"))}
    within = f"--seconds={most_seconds}"
    command = [sys.executable, str(PROGRAM), within, *map(str, arguments)]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=2 * LONGEST
    )
    assert done.returncode == 0, done.stderr
    return [Record(**json.loads(line)) for line in done.stdout.splitlines()]


def test_that_a_mutated_file_is_accepted_or_refused_by_code_and_harms_no_other() -> None:
    records = read_damaged(HANGS, "mutations", ",".join(SORTS), SUITE, 0)
    assert {record.sort: record.n for record in records} == dict.fromkeys(SORTS, SUITE)
    for record in records:
        assert not record.failures, "\n".join(record.failures)
        assert record.outcomes.get(ACCEPTED, 0) < 0.6 * record.n, (
            f"{record.sort}: too little is damaged"
        )
        assert len(record.outcomes) > 1


@pytest.mark.parametrize("name", SORTS)
def test_that_mutated_files_are_others_than_they_were(name: str, tmp_path: Path) -> None:
    sort = SORTS[name](tmp_path)
    made = [data for _, data, _ in mutations(name, sort, 0, 200)]
    tiny = max(map(len, sort.valid)) < 100  # a third of these become each other
    assert sum(data in sort.valid for data in made) < (0.35 if tiny else 0.05) * len(made)
    assert len(set(made)) > (0.5 if tiny else 0.8) * len(made)
    assert made == [data for _, data, _ in mutations(name, sort, 0, 200)]


def test_that_every_prefix_is_refused_where_the_end_of_a_file_can_be_told(
    suite_or_long: Callable[[int, int], int],
) -> None:
    records = read_damaged(
        suite_or_long(HANGS, 2), "prefixes", ",".join(SORTS), suite_or_long(400, 10**9)
    )
    for record in records:
        assert not record.failures, "\n".join(record.failures)
        assert record.n > 10


PLANTED = """
import json, sys, threading
import mutated_run, outside_files
from core.facts.errors import Code, refuse
from core.facts.names import Fact

def read(data):
    if data == b"valid":
        return "accepted"
    if data == b"loop":
        while True:
            pass
    if data == b"wait":
        threading.Event().wait()
    if data == b"large":
        bytearray(80 * 2**20)
        return "accepted"
    if data == b"small":
        bytearray(b"1" * 8 * 2**20)
        return "accepted"
    if data == b"crash":
        raise IndexError
    if data == b"bad":
        raise refuse(Code.TYPE, "", Fact.FILE_EMPTY())
    return "accepted"

def files():
    for name in json.loads(sys.argv[1]):
        # Only what never ends is told by its time, however slow the machine.
        mutated_run.MOST_SECONDS = 0.1 if name == "loop" else 600
        mutated_run.MOST_WAITING = 1 if name == "wait" else 600
        yield name, name.encode(), name != "cut"

sort = outside_files.Sort((b"valid",), read)
with mutated_run.interruptible():
    record = mutated_run.run("planted", sort, files())
print(json.dumps(vars(record)))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux alone")
def test_that_what_hangs_or_takes_much_memory_or_raises_is_found() -> None:
    names = ["valid", "bad", "small", "loop", "wait", "large", "crash", "cut"]
    paths = (str(ROOT), f"{ROOT}/packaging", str(PROGRAM.parent))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-c", PLANTED, json.dumps(names)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    record = Record(**json.loads(done.stdout))
    assert record.outcomes == {"accepted": 2, "TYPE": 1, "failed": 5}
    found = ["TooSlow", "TooSlow", "MemoryError", "IndexError", "this is accepted"]
    for failure, name, sign in zip(record.failures, names[3:], found, strict=True):
        assert failure.startswith(f"planted, {name}: failed")
        assert sign in failure
    assert 8 * 1024 <= record.memory < 64 * 1024


def test_that_a_file_is_timed_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = iter((0.0, 1.5, 1.5, 5.0))
    monkeypatch.setattr("mutated_run.time.process_time", lambda: next(spent))
    sort = Sort((b"valid",), lambda _: ACCEPTED)
    with interruptible():
        assert took_in(sort, b"") == (ACCEPTED, 1.5)
        assert took_in(sort, b"") == ("failed: 3.5 s", 3.5)


def test_that_a_bad_file_that_counts_among_good_ones_is_found(tmp_path: Path) -> None:
    made = some_responses(bribery(), 5)
    good = {one.file_name: write(one) for one in made[:4]}
    neighbours = Neighbours(tmp_path / "all", example_path("bribery").read_bytes(), good)
    neighbours.require_unmoved({7: (write(made[4])[:-2], "SYNTAX")})
    for data, code in ((write(made[4]), "SYNTAX"), (b"", "SYNTAX"), (write(made[0]), "EMPTY")):
        with pytest.raises(AssertionError):
            neighbours.require_unmoved({7: (data, code)})
    assert {path.name for path in (tmp_path / "all").iterdir()} == set(good)


def test_that_a_record_is_a_part_of_a_long_run() -> None:
    record = Record("key", {"SIZE": 7, "accepted": 2, "SYNTAX": 1000}, 0.025, 2048)
    assert record.part().figure() == (
        "key: 1,009 files, 2 accepted, 1,000 SYNTAX, 7 SIZE; at most 25 ms for one, "
        "2,048 KiB more memory; no fault"
    )
