"""Runs of hours, which are done in parts: what each is, and what is kept of what was done.

Each part is a line of packaging/proofs/record/RUN.jsonl as soon as it is done. So several processes
work at one run, and one that is cut short goes on from there, also in another clone.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from proofs.outcome import RECORD, today


@dataclass(frozen=True, slots=True)
class Part:
    """What a part of a run, or all that was done of the same, came to.

    Of parts that are `of` the same, `counts` are added up, and the largest of each of `most`
    counts, whose names say of what. Once kept, it has its day and its commit. `data` is what is
    looked at over all of them by whoever keeps it.
    """

    of: str
    counts: Mapping[str, int]
    most: Mapping[str, float] = field(default_factory=dict)
    faults: tuple[str, ...] = ()
    days: tuple[str, ...] = ()
    commits: tuple[str, ...] = ()
    data: Sequence[Any] = ()

    def __add__(self, other: Part) -> Part:
        """Return both together."""
        counts, most = dict(self.counts), dict(self.most)
        for name, n in other.counts.items():
            counts[name] = counts.get(name, 0) + n
        for name, value in other.most.items():
            most[name] = max(most.get(name, value), value)
        days, commits = (
            tuple(sorted({*mine, *others}))
            for mine, others in ((self.days, other.days), (self.commits, other.commits))
        )
        data = (*self.data, *other.data)
        return Part(self.of, counts, most, (*self.faults, *other.faults), days, commits, data)

    def told(self) -> str:
        """Tell what was counted, the most that was seen, and how many faults."""
        told = [", ".join(f"{n:,} {name}" for name, n in self.counts.items())]
        if self.most:
            told.append("at most " + ", ".join(f"{n:,} {name}" for name, n in self.most.items()))
        told.append(f"**faults: {len(self.faults):,}**" if self.faults else "no fault")
        return "; ".join(filter(None, told))

    def figure(self) -> str:
        """Tell it, and of what it is."""
        return f"{self.of}: {self.told()}"


@dataclass(frozen=True, slots=True)
class LongRun:
    """A run of hours: what is done, what makes it repeat, and the command that goes on with it.

    `mended` are the faults of the program that it found.
    """

    id: str
    title: str
    what: str
    seed: str
    command: str
    mended: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """The file of what was done."""
        return RECORD / f"{self.id}.jsonl"

    def keep(self, name: str, part: Part, commit: str) -> Part:
        """Keep a part that was done of this commit, in place of one of the same name."""
        here = f"{RECORD.parents[2]}/"  # where this tree lies is nobody's business
        faults = tuple(fault.replace(here, "") for fault in part.faults)
        part = replace(part, faults=faults, days=(today(),), commits=(commit,))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as lines:
            lines.write(_line(name, part))  # at once: other processes add theirs
        return part

    def kept(self, commit: str = "") -> dict[str, Part]:
        """Return what is kept by its name: all of it, or what was done of this commit."""
        if not self.path.exists():
            return {}
        lines = map(json.loads, filter(None, self.path.read_text(encoding="utf-8").split("\n")))
        found = {line.pop("name"): _part(line) for line in lines}
        return {name: part for name, part in found.items() if commit in ("", *part.commits)}

    def tidy(self) -> None:
        """Put the parts in order, without those that others stand in place of.

        What another process keeps at that moment is lost.
        """
        if found := self.kept():
            lines = (_line(name, found[name]) for name in sorted(found))
            written = self.path.with_suffix(".part")
            written.write_text("".join(lines), encoding="utf-8")
            written.replace(self.path)


def totals(parts: Iterable[Part]) -> Iterator[Part]:
    """Add up what is of the same."""
    found: dict[str, Part] = {}
    for part in parts:
        found[part.of] = found[part.of] + part if part.of in found else part
    yield from found.values()


def _line(name: str, part: Part) -> str:
    return json.dumps({"name": name, **asdict(part)}) + "\n"


def _part(content: Mapping[str, object]) -> Part:
    lists = ("faults", "days", "commits")
    return Part(**{**content, **{name: tuple(content[name]) for name in lists}})  # type: ignore[arg-type]


def add_anew(parser: ArgumentParser) -> None:
    """Add the option to count nothing of other commits."""
    told = "do again what was done of other commits"
    parser.add_argument("--anew", action="store_true", help=told)


_AS_TESTS = "python3 packaging/bootstrap.py prove {} --full"
_AS_PROGRAM = "PYTHONPATH=.:packaging:tests/app:tests/core:tests/benchmarks python -m {}"

DAMAGED = LongRun(
    "damaged",
    "Damaged files",
    "Valid files with up to three changes of their bytes; the aim is a million of each sort. Each "
    "is accepted or refused by code, in less than two seconds of the processor and 64 MiB. "
    "Responses that are refused are imported among good ones, whose estimates stay the same to the "
    "bit.",
    "each file is given by its sort and its number",
    _AS_PROGRAM.format("damaged_files"),
    (
        "A mebibyte of known shares with a mistake in each row took 2 seconds and 196 MiB: half a "
        "million mistakes were kept to be told. After a thousand such a table is not read on.",
    ),
)
STRANGE = LongRun(
    "strange",
    "Strange files",
    "Well-formed files with entries that are others, elsewhere, twice or not there, 10,000 of each "
    "sort. The same is asked of them.",
    "none: each long run draws others; what fails is made small and printed",
    _AS_TESTS.format("input"),
)
KILLS = LongRun(
    "kills",
    "Kills",
    "The program is killed just before a system call that changes a file, or in the middle of one, "
    "at 200 points of a piece of work, or at all where there are fewer. Nothing that was saved is "
    "lost, and the next try completes.",
    "the points are spread evenly from the first touch to the last",
    _AS_TESTS.format("nothing-lost"),
)
PAIRS = LongRun(
    "pairs",
    "Pairs of people",
    "Two people with other truths and the same reports, through sittings of 25 questions; the aim "
    "is 500 pairs of each case. All that they leave is the same, and what is measured of them does "
    "not differ by the truth at one in a million.",
    "a sitting is given by its case and its number",
    _AS_PROGRAM.format("coupled_pairs"),
    (
        "To hand over an answer of several options ran four functions of a layout more or fewer, "
        "by how many had been ticked before.",
    ),
)
WALKS = LongRun(
    "walks",
    "Walks",
    "Steps at random through each window; the aim is 100,000 in each. Nothing raises, no result is "
    "stale, undoing leads back to the same value and pixels, and no step holds the window for more "
    "than 300 milliseconds of its own work.",
    "each 2,500 steps are given by their window and their number",
    _AS_PROGRAM.format("random_walk"),
    (
        "A file that was opened, or a way of the manual that was followed, over the preview of a "
        "survey ended the program by a signal.",
        "The table of a result stood five pixels higher or lower by what had been looked at "
        "before, and all of it moved by four while numbers were worked out.",
        "An undo that left the table of all texts ended the program by a signal: the table was "
        "laid out once more, by the rows it had and the draft that had come.",
        "A question of numbers that had no range yet was still told to be saved as given after it "
        "had been made sensitive.",
    ),
)
KIOSK = LongRun(
    "kiosk",
    "A day at a kiosk",
    "People who come one after another; the aim is 5,000 in 24 simulated hours. Nothing of those "
    "before is left, every saved file is there, and memory stays as it is. The kiosk knows each "
    "file until it is carried away: since a day grew by 3.5 MiB they are, after every hundred.",
    "what people do is given by the number of their hundred",
    _AS_PROGRAM.format("kiosk_day"),
)
RUNS = (DAMAGED, STRANGE, KILLS, PAIRS, WALKS, KIOSK)
