"""Has damaged files of one or more sorts read, in a process of its own.

    python tests/core/mutated_run.py [--seconds=S] mutations SORT[,SORT…] COUNT FIRST[,FIRST…]
    python tests/core/mutated_run.py [--seconds=S] prefixes SORT[,SORT…] MOST

prints a line of JSON, a `Record`, for each sort, those of `outside_files`, and each FIRST. The
mutation of a number is always the same, so a failure is repeated by its number and a count of 1.
MOST is the size in bytes up to which a file is cut at every place; larger ones are cut at 250.

Three guards, which together cost under 1% of the time: alarms interrupt whatever reads one file
for longer than `MOST_SECONDS`, or S, of processor time, which other programs do not lengthen, or
waits for `MOST_WAITING`, and each reading is timed; the address space may grow by
`MOST_MIB` over what the process has once every valid file was read, and more fails with
MemoryError; and what the resident memory did grow by at its worst is told. What hangs or
crashes in foreign code ends the process, as whoever started it sees.
"""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random

from mutated_record import ACCEPTED, Record
from mutations import mutated
from outside_files import SORTS, Sort

from core.facts.errors import Refused

MOST_SECONDS = 2.0
MOST_WAITING = 600.0
MOST_MIB = 64
AMONG_NEIGHBOURS = 1_000
_CUTS = 250
_TOLD_FAILURES = 5
_HANGS = 3_600  # seconds for the files of one record
_SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - only a folder of its own is made in it


class TooSlow(BaseException):
    """A file is being read for too long. No Exception, which somebody might suppress."""


def mutations(name: str, sort: Sort, first: int, count: int) -> Iterator[tuple[str, bytes, bool]]:
    """Return the mutations of these numbers: name, bytes, and that they may be accepted."""
    for number in range(first, first + count):
        random = Random(f"{name} {number}")  # noqa: S311 - it has to repeat
        yield str(number), mutated(random.choice(sort.valid), sort.valid, random), True


def prefixes(sort: Sort, most: int) -> Iterator[tuple[str, bytes, bool]]:
    """Return what is left of valid files that were cut off, and the whole ones."""
    for number, data in enumerate(sort.valid):
        step = 1 if len(data) <= most else len(data) // _CUTS
        for length in sorted({*range(0, len(data), step), len(data) - 1, len(data)}):
            whole = length == len(data)
            yield f"{number} cut to {length} bytes", data[:length], whole or not sort.whole


def run(name: str, sort: Sort, files: Iterator[tuple[str, bytes, bool]]) -> Record:
    """Have every file read, and those that are refused imported beside good ones."""
    record = Record(name)
    for data in sort.valid:
        assert sort.read(data) == ACCEPTED
    before = peak_memory()
    refused: dict[int, tuple[bytes, str]] = {}
    with limited_memory():
        for number, (which, data, may_be_accepted) in enumerate(files):
            outcome, seconds = took_in(sort, data)
            if outcome == ACCEPTED and not may_be_accepted:
                outcome = "failed: this is accepted"
            if outcome.startswith("failed"):
                record.failures.append(f"{name}, {which}: {outcome}\n{data[:1000]!r}")
                outcome = "failed"
            elif outcome != ACCEPTED and sort.neighbours:
                refused[number] = (data, outcome)
            record.count(outcome)
            record.seconds = max(record.seconds, seconds)
            if sort.neighbours and len(refused) >= AMONG_NEIGHBOURS:
                beside_good_ones(record, sort, refused)
        if sort.neighbours and refused:
            beside_good_ones(record, sort, refused)
    record.memory = peak_memory() - before
    if record.memory > MOST_MIB * 1024:
        record.failures.append(f"{name}: {record.memory:,} KiB more memory")
    return record


def took_in(sort: Sort, data: bytes) -> tuple[str, float]:
    """Return what became of one file and the seconds it took; 'failed: …' where it must not."""
    start = time.process_time()
    set_alarms(MOST_SECONDS, MOST_WAITING)
    try:
        outcome = sort.read(data)
    except Refused as refused:
        outcome = str(refused.problem.code)
    except (Exception, TooSlow):
        outcome = f"failed: {traceback.format_exc()}"
    finally:
        set_alarms(0, 0)
    seconds = time.process_time() - start
    if seconds > MOST_SECONDS and not outcome.startswith("failed"):
        outcome = f"failed: {seconds:.1f} s"
    return outcome, seconds


def beside_good_ones(record: Record, sort: Sort, refused: dict[int, tuple[bytes, str]]) -> None:
    """Import the refused among good files, then forget them."""
    assert sort.neighbours is not None
    try:
        sort.neighbours.require_unmoved(refused)
    except Exception:
        record.failures.append(f"{record.sort}: {traceback.format_exc()}")
    refused.clear()


def set_alarms(seconds: float, waiting: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, waiting)


@contextmanager
def limited_memory() -> Iterator[None]:
    """Let the address space grow by `MOST_MIB` from here, where the platform can."""
    if sys.platform != "linux":
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    limit = pages * os.sysconf("SC_PAGESIZE") + MOST_MIB * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (limit, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


@contextmanager
def interruptible() -> Iterator[None]:
    """Turn alarms into `TooSlow`, where there are any."""

    def on_alarm(*_: object) -> None:
        raise TooSlow

    if sys.platform == "win32":
        yield
        return
    signals = (signal.SIGALRM, signal.SIGPROF)
    before = [signal.signal(one, on_alarm) for one in signals]
    try:
        yield
    finally:
        for one, handler in zip(signals, before, strict=True):
            signal.signal(one, handler)


def peak_memory() -> int:
    """Return the most memory that this program ever had, in KiB; 0 where that is not told.

    Not what getrusage tells: that counts what the process was before it became this program.
    """
    if sys.platform != "linux":
        return 0
    status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


def main(arguments: Sequence[str]) -> None:
    global MOST_SECONDS
    if arguments[0].startswith("--seconds="):
        MOST_SECONDS = float(arguments[0].removeprefix("--seconds="))
        arguments = arguments[1:]
    what, names, number, *firsts = arguments
    shared = _SHARED_MEMORY if _SHARED_MEMORY.is_dir() else None
    for name in names.split(","):
        with tempfile.TemporaryDirectory(prefix="candor-mutated-", dir=shared) as folder:
            sort = SORTS[name](Path(folder))
            if what == "prefixes":
                each_part = [prefixes(sort, int(number))]
            else:
                numbers = map(int, firsts[0].split(","))
                each_part = [mutations(name, sort, first, int(number)) for first in numbers]
            for files in each_part:
                faulthandler.dump_traceback_later(_HANGS, exit=True)
                with interruptible():
                    record = run(name, sort, files)
                del record.failures[_TOLD_FAILURES:]
                sys.stdout.write(json.dumps(asdict(record)) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
