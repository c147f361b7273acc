"""What became of many damaged files, and the table of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

ACCEPTED = "accepted"
MUTATED = "mutated"
"""The property under which a test tells its records, as JSON."""


@dataclass
class Record:
    """What became of the files of a sort, and the worst of them.

    `seconds` are those of the processor for one file, `memory` is the growth of the resident
    memory in KiB over all the files of one process: no single file took more.
    """

    sort: str
    outcomes: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    memory: int = 0
    failures: list[str] = field(default_factory=list)

    @property
    def n(self) -> int:
        """Number of files."""
        return sum(self.outcomes.values())

    def count(self, outcome: str, count: int = 1) -> None:
        """Count files of which the same became."""
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + count

    def merge(self, other: Record) -> None:
        """Add what became of other files of the same sort."""
        for outcome, count in other.outcomes.items():
            self.count(outcome, count)
        self.seconds = max(self.seconds, other.seconds)
        self.memory = max(self.memory, other.memory)
        self.failures += other.failures


def table(records: Iterable[Record]) -> list[str]:
    """Return a line for each sort: files, accepted, refused by code, worst time and memory."""
    merged: dict[str, Record] = {}
    for record in records:
        merged.setdefault(record.sort, Record(record.sort)).merge(record)
    width = max(map(len, merged), default=0)
    head = f"{'':{width}}  {'files':>9}  {ACCEPTED:>9}  {'worst':>8}  {'worst':>8}  refused"
    lines = [head]
    for name, record in merged.items():
        refused = sorted(record.outcomes.items(), key=lambda item: -item[1])
        told = ", ".join(f"{code} {n:,}" for code, n in refused if code != ACCEPTED)
        lines.append(
            f"{name:{width}}  {record.n:9,}  {record.outcomes.get(ACCEPTED, 0):9,}"
            f"  {record.seconds:6.3f} s  {record.memory / 1024:4.1f} MiB  {told}"
        )
    n = sum(record.n for record in merged.values())
    worst = max((record.seconds for record in merged.values()), default=0)
    memory = max((record.memory for record in merged.values()), default=0)
    return [*lines, f"{'all':{width}}  {n:9,}  {'':9}  {worst:6.3f} s  {memory / 1024:4.1f} MiB"]
