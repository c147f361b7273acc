"""What became of many damaged files."""

from __future__ import annotations

from dataclasses import dataclass, field

from proofs.parts import Part

ACCEPTED = "accepted"


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

    def count(self, outcome: str) -> None:
        """Count a file of which this became."""
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + 1

    def part(self) -> Part:
        """Return it as part of a long run: those accepted first, then the codes that are most."""
        refused = sorted(self.outcomes.items(), key=lambda each: -each[1])
        counts = {"files": self.n, ACCEPTED: self.outcomes.get(ACCEPTED, 0), **dict(refused)}
        most = {"ms for one": round(1000 * self.seconds)}
        if self.memory:
            most["KiB more memory"] = self.memory
        return Part(self.sort, counts, most, tuple(self.failures))
