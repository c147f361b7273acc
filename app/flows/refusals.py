"""An import, and the list of files that were not accepted: any number of them, by code."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.flows.content import StudyContent, content_of
from core.errors import REMEDY, Code
from core.present.table import csv_line
from core.progress import Progress, silent
from core.study import Conflict, ImportResult, Study, Versions, import_paths

HEADINGS = ("File", "Code", "Reason", "Place", "What to do")
_CONFLICT = "Same id as an accepted response, other bytes."
_SKIPPED = "skipped"
_SHOWN = 64


@dataclass(frozen=True, slots=True)
class NotAccepted:
    """One file that is not in the estimates; `conflict` tells of which response it is another.

    A skipped file has no code.
    """

    file: str
    code: Code | None
    reason: str
    where: str
    conflict: Conflict | None = None

    def cell(self, column: int) -> str:
        """Return what stands under a heading: name without folder, code, reason, place, remedy."""
        match column:
            case 0:
                return printable(os.path.basename(self.file) or self.file)
            case 1:
                return self.code.value if self.code else _SKIPPED
            case 2:
                return self.reason
            case 3:
                return self.where
            case _:
                return REMEDY[self.code] if self.code else ""


@dataclass(frozen=True)
class Collected:
    """What an import did, what was not accepted and why, and what the study holds now.

    `backup` is the name of the copy of a study that was brought up to date, else ''.
    """

    result: ImportResult
    rows: tuple[NotAccepted, ...]
    codes: tuple[tuple[Code, int], ...]
    content: StudyContent
    backup: str = ""


def collect(path: Path, paths: Sequence[Path], report: Progress = silent) -> Collected:
    """Import files and folders into a study by a connection of its own.

    What `report` raises ends it; what was accepted so far stays. Raises `Refused` (IO).
    """
    with Study.open(path) as study:
        result = import_paths(study, paths, report)
        conflicts = tuple(study.conflicts()) if result.conflicts else ()
        rows = not_accepted(result, conflicts)
        backup = study.backup.name if study.backup else ""
        return Collected(result, rows, codes_of(rows), content_of(study), backup)


def not_accepted(result: ImportResult, conflicts: Sequence[Conflict]) -> tuple[NotAccepted, ...]:
    """Return the refused files in order, the responses of which there are two, the skipped."""
    rows = [NotAccepted(r.file, r.code, r.reason, r.where) for r in result.refused]
    files = {one.sha256: one.file for one in result.conflicting}
    rows += [_in_conflict(conflict, files.get(conflict.sha256, "")) for conflict in conflicts]
    rows += [NotAccepted(skipped.file, None, skipped.reason, "") for skipped in result.skipped]
    return tuple(rows)


def recorded(path: Path, report: Progress = silent) -> tuple[NotAccepted, ...]:
    """Read again from a study what was ever refused, in conflict or skipped. Raises `Refused`."""
    report(0, 0)
    with Study.open(path, write=False) as study:
        conflicts = {conflict.sha256: conflict for conflict in study.conflicts()}
        return tuple(
            _in_conflict(conflicts[one.sha256])
            if one.code is Code.CONFLICT
            else NotAccepted(one.name, one.code, one.reason, one.where)
            for one in study.files(accepted=False)
            if one.code is not Code.DUPLICATE
        )


def versions(path: Path, conflict: Conflict, report: Progress = silent) -> Versions:
    """Read both versions of a response in conflict from its study. Raises `Refused`."""
    report(0, 0)
    with Study.open(path, write=False) as study:
        return study.versions(conflict)


def _in_conflict(conflict: Conflict, file: str = "") -> NotAccepted:
    """Make the row of a conflict; a study does not keep the name of the file it came in."""
    return NotAccepted(
        file or f"{conflict.short_id}.response",
        Code.CONFLICT,
        _CONFLICT,
        f"id {conflict.short_id}",
        conflict,
    )


def codes_of(rows: Sequence[NotAccepted]) -> tuple[tuple[Code, int], ...]:
    """Return each code with how often it stands, in the order of the list of codes."""
    counted = Counter(row.code for row in rows if row.code is not None)
    return tuple((code, counted[code]) for code in Code if code in counted)


def as_csv(rows: Sequence[NotAccepted]) -> str:
    """Return the list for other programs, one line a file."""
    return csv_line(HEADINGS) + "".join(
        csv_line(map(row.cell, range(len(HEADINGS)))) for row in rows
    )


def printable(name: str) -> str:
    """Return a file's name on one line: what cannot be shown is escaped."""
    shown = name
    if not name.isprintable():
        shown = "".join(char if char.isprintable() else _escaped(char) for char in name)
    return shown if len(shown) <= _SHOWN else f"{shown[: _SHOWN - 13]}…{shown[-12:]}"


def _escaped(char: str) -> str:
    return char.encode("unicode_escape", "backslashreplace").decode("ascii")
