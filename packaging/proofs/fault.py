"""What a fault is: a text of one file, and what is put in its place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Family(StrEnum):
    """What a fault is about."""

    DRAWS = "draws"
    WAYS_THROUGH = "ways through"
    TRACES = "traces"
    FILES = "files"
    NUMBERS = "numbers"
    SAYING = "saying"


class UnfitError(Exception):
    """The text that a fault replaces does not stand in its file exactly once."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake that somebody could make, and the few tests that must catch it.

    `text` stands in `file` exactly once, and `replacement` is put in its place. `tests` are given
    to pytest as they stand.
    """

    id: str
    family: Family
    sentence: str
    file: str
    text: str
    replacement: str
    tests: tuple[str, ...]

    def planted(self, root: Path) -> str:
        """Return what the file holds with the fault. Raises `UnfitError`."""
        path = root / self.file
        found = path.read_text(encoding="utf-8") if path.is_file() else ""
        times = found.count(self.text)
        if times != 1:
            raise UnfitError(
                f"{self.id}: the fault no longer fits: its text stands {times} times in "
                f"{self.file}. Mend its text in packaging/proofs/faults."
            )
        return found.replace(self.text, self.replacement)
