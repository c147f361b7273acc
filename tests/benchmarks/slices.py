"""Long runs in slices: what each slice came to is kept as soon as it is known.

A run that is cut short goes on where it was; what another commit came to does not count.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from proofs.outcome import commit_of, today

ROOT = Path(__file__).resolve().parents[2]
Made = dict[str, Any]


@dataclass(frozen=True)
class Slices:
    """What the slices of a run came to, by name, in a file below build."""

    path: Path

    @cached_property
    def commit(self) -> str:
        """The commit whose slices count: that of the tree when it was first asked for."""
        return commit_of(ROOT)

    def made(self) -> dict[str, Made]:
        """Return what the slices of this commit came to."""
        return {name: made for name, made in self._all().items() if made["commit"] == self.commit}

    def make(self, name: str, make: Callable[[], Made]) -> Made | None:
        """Make a slice that is not there yet and keep it; None where it is there."""
        if name in self.made():
            return None
        made = {**make(), "day": today(), "commit": self.commit}
        self.path.parent.mkdir(exist_ok=True)
        lock = QLockFile(f"{self.path}.lock")  # other processes may make other slices
        lock.lock()
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps({**self._all(), name: made}, indent=1), encoding="utf-8")
        part.replace(self.path)
        lock.unlock()
        return made

    def _all(self) -> dict[str, Made]:
        found: dict[str, Made] = {}
        if self.path.exists():
            found = json.loads(self.path.read_text("utf-8"))
        return found
