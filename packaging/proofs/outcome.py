"""What became of a proof, and where it is kept until it is tried again."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

RECORD = Path(__file__).parent / "record"  # what was found, also by others
_FORMAT = 1


class State(StrEnum):
    """What became of a proof."""

    PASSED = "passed"
    FAILED = "failed"
    CUT_SHORT = "cut short"
    NOT_TRIED = "not tried here"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a proof or a fault: figures, the day, and of which commit."""

    state: State
    figures: tuple[str, ...] = ()
    day: str = ""
    commit: str = ""
    full: bool = False
    seconds: float = 0.0


def today() -> str:
    """Return the day, as all figures are told to be of one."""
    return datetime.now(UTC).date().isoformat()


def stamped(outcome: Outcome, commit: str) -> Outcome:
    """Return an outcome with this day and the commit that the tree had when the run began."""
    return replace(outcome, day=today(), commit=commit)


def commit_of(root: Path) -> str:
    """Name the commit of a tree, and that it was changed since; '' without git.

    What was found by proofs is no change of what they try.
    """

    def git(*arguments: str) -> str:
        try:
            done = subprocess.run(
                ["git", *arguments], cwd=root, capture_output=True, text=True, check=True
            )
        except (OSError, subprocess.CalledProcessError):
            return ""
        return done.stdout.strip()

    commit = git("rev-parse", "--short=10", "HEAD")
    but_found = f":(exclude){RECORD.relative_to(RECORD.parents[2]).as_posix()}"
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", but_found)
    return f"{commit}, changed since" if commit and changed else commit


@dataclass
class Kept:
    """The last outcome of each proof and of each fault, in a file that every proof adds to."""

    path: Path
    rows: dict[str, Outcome]
    faults: dict[str, Outcome]

    @classmethod
    def read(cls, path: Path) -> Kept:
        """Read what was kept; nothing where there is no such file, or it is damaged."""
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
            if content["format"] != _FORMAT:
                return cls(path, {}, {})
            return cls(path, _outcomes(content["rows"]), _outcomes(content["faults"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls(path, {}, {})

    def write(self) -> None:
        """Write all of it, in place of what was there."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        rows, faults = (
            {name: asdict(outcome) for name, outcome in each.items()}
            for each in (self.rows, self.faults)
        )
        content = {"format": _FORMAT, "rows": rows, "faults": faults}
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(content, indent=1), encoding="utf-8")
        part.replace(self.path)


def _outcomes(content: Mapping[str, Mapping[str, object]]) -> dict[str, Outcome]:
    return {
        name: Outcome(
            State(str(each["state"])),
            tuple(map(str, each["figures"])),  # type: ignore[call-overload]
            str(each["day"]),
            str(each["commit"]),
            bool(each["full"]),
            float(str(each["seconds"])),
        )
        for name, each in content.items()
    }
