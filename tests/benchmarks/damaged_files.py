"""Damaged files of every sort by the million, and what became of them.

    PYTHONPATH=.:packaging:tests/app:tests/core:tests/benchmarks python -m damaged_files [SORT…]
        [--count N] [--anew]

damages N files of each sort, a million unless told otherwise, in slices. What became of a slice is
kept in packaging/proofs/record as soon as it is done, and is not done again unless it had faults
or, with --anew, is of another commit. `mutated_run` tells what is looked at, and repeats one file
by its sort and number.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from mutated_record import Record
from outside_files import SORTS

from proofs.outcome import commit_of
from proofs.parts import DAMAGED, Part, add_anew, totals

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "tests" / "core" / "mutated_run.py"
MILLION, SLICE = 1_000_000, 20_000
_AT_ONCE = 5  # slices of one process: all sorts get as far as there is time
Tell = Callable[[str], object]


def damage(
    sorts: Sequence[str], count: int, kept: Mapping[str, Part], tell: Tell = lambda _: None
) -> None:
    """Damage so many files of these sorts, but for the slices that are kept without a fault."""
    commit = commit_of(ROOT)
    for at in range(0, count, _AT_ONCE * SLICE):
        for sort in sorts:
            firsts = [
                first
                for first in range(at, min(at + _AT_ONCE * SLICE, count), SLICE)
                if (part := kept.get(f"{sort} {first}")) is None or part.faults
            ]
            for first, part in _slices(sort, firsts):
                DAMAGED.keep(f"{sort} {first}", part, commit)
                tell(f"from {first:,}: {part.figure()}")


def _slices(sort: str, firsts: Sequence[int]) -> Iterator[tuple[int, Part]]:
    """Damage the files of these slices in one process, or in more where a file ends it."""
    left = list(firsts)
    paths = os.pathsep.join(map(str, (ROOT, ROOT / "packaging")))
    while left:
        command = [sys.executable, str(PROGRAM), "mutations", sort, str(SLICE)]
        with (
            tempfile.TemporaryFile("w+", encoding="utf-8") as errors,
            subprocess.Popen(
                [*command, ",".join(map(str, left))],
                env={**os.environ, "PYTHONPATH": paths},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            ) as running,
        ):
            assert running.stdout is not None
            for line in running.stdout:
                yield left.pop(0), Record(**json.loads(line)).part()
            if running.wait():
                errors.seek(0)
                fault = f"ended with {running.returncode}: {errors.read()[-4000:]}"
                yield left.pop(0), Part(sort, {}, faults=(fault,))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("sorts", nargs="*", metavar="SORT", help=", ".join(SORTS))
    parser.add_argument("--count", type=int, default=MILLION, metavar="N", help="of each sort")
    add_anew(parser)
    asked = parser.parse_args()
    if unknown := [sort for sort in asked.sorts if sort not in SORTS]:
        parser.error(f"there is no sort {unknown[0]}; there are {', '.join(SORTS)}")
    kept = DAMAGED.kept(commit_of(ROOT) if asked.anew else "")
    damage(asked.sorts or list(SORTS), asked.count, kept, lambda line: print(line, flush=True))
    found = list(totals(DAMAGED.kept().values()))
    print(*(part.figure() for part in found), sep="\n")
    return 1 if any(part.faults for part in found) else 0


if __name__ == "__main__":
    sys.exit(main())
