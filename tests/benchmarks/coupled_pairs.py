"""Pairs of people with other truths and the same reports, many for each case, drawn by seeds.

    PYTHONPATH=.:packaging:tests/benchmarks:tests/app:tests/core python -m coupled_pairs [CASE…]
        [--pairs N]

Two people sit down to some twenty-five questions of a case, each with another true answer to every
question, and all that they leave is compared, after every page. So a sitting is as many pairs; its
number is its seed. What each came to is kept in build/pairs.json as soon as it is known; a sitting
that is kept of the same commit is not sat through again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from coupled import LEAST_CHANCE, Measured, both_traces, by_truth, chances
from coupled_cases import CASES
from coupled_draws import drawn
from slices import ROOT, Made, Slices

KEPT = ROOT / "build" / "pairs.json"
PAIRS = 500  # of each case
SITTING = 25
Tell = Callable[[str], object]


def sat(name: str, seed: int, pairs: int = SITTING) -> Made:
    """Let two people whom a seed draws sit through so many questions of a case."""
    case = drawn(CASES[name], seed, pairs)
    with tempfile.TemporaryDirectory(prefix="candor-pair-") as folder:
        one, other = both_traces(case, Path(folder))
    differs = {aspect: str(found) for aspect, found in one.differs_from(other).items()}
    if one.answers != case.reports:
        differs["report"] = f"{one.answers} for {case.reports}"
    return {"case": name, "differs": differs, "measured": by_truth(case, one, other)}


def paired(names: Sequence[str], pairs: int, tell: Tell = lambda _: None) -> dict[str, list[Made]]:
    """Let people sit until there are so many pairs of each case; return what all came to."""
    slices = Slices(KEPT)
    for seed in range(-(-pairs // SITTING)):  # all cases get as far as there is time
        for name in names:
            made = slices.make(f"{name} {seed}", partial(sat, name, seed))
            if made is not None:
                tell(f"{name}, {seed}: {'; '.join(made['differs']) or 'nothing tells them apart'}")
    found: dict[str, list[Made]] = {name: [] for name in names}
    for made in slices.made().values():
        if made["case"] in found:
            found[made["case"]].append(made)
    return found


def measured(sittings: Sequence[Made]) -> list[Measured]:
    """Return what was measured of all pairs of some sittings."""
    return [pair for made in sittings for pair in made["measured"]]


def faults(name: str, sittings: Sequence[Made]) -> Iterator[str]:
    """Tell what tells the people of a case apart."""
    for made in sittings:
        for aspect, found in made["differs"].items():
            yield f"{name}: {aspect}: {found}"
    for measure, chance in chances(measured(sittings)).items():
        if chance < LEAST_CHANCE:
            yield f"{name}: {measure} differ by the true answer (p = {chance:.1g})"


def figure(name: str, sittings: Sequence[Made]) -> str:
    """Tell how many pairs there were of a case, and how alike they were."""
    pairs = measured(sittings)
    told = ", ".join(f"{measure} {chance:.2g}" for measure, chance in chances(pairs).items())
    return (
        f"{name}: {len(pairs):,} pairs in {len(sittings)} sittings, "
        f"{len(list(faults(name, sittings)))} differences; p of {told}"
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("cases", nargs="*", default=list(CASES))
    parser.add_argument("--pairs", type=int, default=PAIRS)
    asked = parser.parse_args()
    found = paired(asked.cases, asked.pairs, lambda line: print(line, flush=True))
    different = [fault for name, made in found.items() for fault in faults(name, made)]
    print(*(figure(name, made) for name, made in found.items()), *different, sep="\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
