"""Pairs of people with other truths and the same reports, many for each case, drawn by seeds.

    PYTHONPATH=.:packaging:tests/benchmarks:tests/app:tests/core python -m coupled_pairs [CASE…]
        [--pairs N] [--anew]

Two people sit down to some twenty-five questions of a case, each with another true answer to every
question, and all that they leave is compared, after every page. So a sitting is as many pairs; its
number is its seed. What each came to is kept in packaging/proofs/record as soon as it is known, and
is not sat through again unless it had faults or, with --anew, is of another commit.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from coupled import LEAST_CHANCE, both_traces, by_truth, chances
from coupled_cases import CASES
from coupled_draws import drawn

from folders import ROOT
from proofs.outcome import commit_of
from proofs.parts import PAIRS, Part, add_anew, totals

DUE = 500  # pairs of each case
SITTING = 25
Tell = Callable[[str], object]


def sat(name: str, seed: int, pairs: int = SITTING) -> Part:
    """Let two people whom a seed draws sit through so many questions of a case."""
    case = drawn(CASES[name], seed, pairs)
    with tempfile.TemporaryDirectory(prefix="candor-pair-") as folder:
        one, other = both_traces(case, Path(folder))
    differs = [f"{aspect}: {found}" for aspect, found in one.differs_from(other).items()]
    if one.answers != case.reports:
        differs.append(f"report: {one.answers} for {case.reports}")
    measured = by_truth(case, one, other)
    counts = {"pairs": len(measured), "sittings": 1}
    return Part(name, counts, faults=tuple(differs), data=measured)


def paired(name: str, pairs: int, done: dict[str, Part], tell: Tell = lambda _: None) -> Part:
    """Let people sit until there are so many pairs of a case; return what all came to.

    What is `done` already counts, and what is done here is put there. The faults are what told two
    of them apart, and what is measured that differs by the truth.
    """
    commit = commit_of(ROOT)
    for seed in range(-(-pairs // SITTING)):
        each = f"{name} {seed}"
        if each not in done:
            done[each] = PAIRS.keep(each, sat(name, seed), commit)
            tell(f"from {seed * SITTING}: {done[each].figure()}")
    (found,) = totals(made for made in done.values() if made.of == name)
    by_chance = chances(list(found.data))
    unlikely = (
        f"{measure} differ by the true answer (p = {chance:.1g})"
        for measure, chance in by_chance.items()
        if chance < LEAST_CHANCE
    )
    return replace(found, faults=(*found.faults, *unlikely))


def figure(found: Part) -> str:
    """Tell how many pairs there were of a case, and how alike they were."""
    by_chance = chances(list(found.data)).items()
    told = ", ".join(f"{measure} {chance:.2g}" for measure, chance in by_chance)
    return f"{found.figure()}; p of {told}"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("cases", nargs="*", default=list(CASES))
    parser.add_argument("--pairs", type=int, default=DUE)
    add_anew(parser)
    asked = parser.parse_args()
    kept = PAIRS.kept(commit_of(ROOT) if asked.anew else "")
    done = {name: part for name, part in kept.items() if not part.faults}

    def tell(line: str) -> None:
        print(line, flush=True)

    # All cases get as far as there is time.
    for due in (*range(SITTING, asked.pairs, SITTING), asked.pairs):
        found = [paired(name, due, done, tell) for name in asked.cases]
    print(*map(figure, found), *(fault for part in found for fault in part.faults), sep="\n")
    return 1 if any(part.faults for part in found) else 0


if __name__ == "__main__":
    sys.exit(main())
