"""An import, and what became of the files that were not accepted: one row for each reason.

The record of all files ever offered is told by the same rows.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.analyses.changed import Changed, what_changed
from app.analyses.content import StudyContent, content_of, mark_of
from app.analyses.request import Choices
from app.words.catalogue import figures, tr
from app.words.places import placed
from app.words.refusals import reason_text, remedy_of_skipped
from app.words.refusals.remedies import in_conflict, remedy_for_response
from core.facts.errors import Code, joined_places
from core.interchange.tables import AS_FOUND, ReadOptions
from core.present.table import csv_line
from core.progress import Progress, silent
from core.study import Conflict, FileRecord, ImportResult, Study, import_paths
from core.study.verdicts import Conflicting

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

# Of files for other programs, which find columns by them in any language.
HEADINGS = ("File", "Code", "Reason", "Place", "What to do")
RECORD_HEADINGS = ("File", "Code", "Reason", "Place", "Bytes", "SHA-256", "Day")
SKIPPED = "SKIPPED"
_SHOWN = 64
_NAMED = 2  # files of a row; the others are counted
_SHORT = 26  # characters of a name in a row
_ID, _BRIEF = 32, 22  # of an id, and of a name beside much else


@dataclass(frozen=True, slots=True)
class NotAccepted:
    """One file that is not in the estimates; `conflict` tells of which response it is another.

    `code` is None for a file that was skipped, since it is no response. `about` is the digest
    of the other survey that it answers, where it answers one, and `todo` what to do where the code
    does not say it. `first` names the file of the version that came first, where that is known.
    """

    file: str
    code: Code | None
    reason: str
    where: str
    conflict: Conflict | None = None
    about: str = ""
    todo: str = ""
    first: str = ""

    @property
    def remedy(self) -> str:
        return self.todo or remedy_of(self.code)

    def cell(self, column: int) -> str:
        """Return what stands under a heading: name without folder, code, reason, place, remedy."""
        match column:
            case 0:
                return printable(os.path.basename(self.file) or self.file)
            case 1:
                return code_text(self.code)
            case 2:
                return self.reason
            case 3:
                return self.where
            case _:
                return self.remedy


@dataclass(frozen=True, slots=True)
class Reason:
    """All files that were not accepted for one reason, in the order in which they came."""

    code: Code | None
    reason: str
    files: tuple[NotAccepted, ...]

    @property
    def names(self) -> str:
        """The first names, one on a line, and how many more there are."""
        shown = [printable(row.cell(0), _SHORT) for row in self.files[:_NAMED]]
        more = len(self.files) - _NAMED
        return "\n".join(
            [*shown, tr("and {n} more", "", more).format(n=figures(more))] if more > 0 else shown
        )

    @property
    def found(self) -> str:
        """What was found, with its place where all files have the same one."""
        if self.code is Code.OTHER_SURVEY:
            return self.reason  # which says it already
        places = {row.where for row in self.files}
        place = next(iter(places)) if len(places) == 1 else ""
        return f"{self.reason} ({placed(place)})" if place else self.reason

    @property
    def remedy(self) -> str:
        return self.files[0].remedy

    @property
    def about(self) -> str:
        """The digest of the other survey that all of them answer; '' where there is none."""
        return self.files[0].about

    @property
    def conflict(self) -> Conflict | None:
        """Both versions of a response, where this row is about one conflict."""
        return self.files[0].conflict if len(self.files) == 1 else None


@dataclass(frozen=True)
class Collected:
    """What an import did, what was not accepted and why, and what the study holds now.

    `changed` tells what it changed, where nothing is to be looked at and something was there
    `before`.
    """

    result: ImportResult
    rows: tuple[NotAccepted, ...]
    content: StudyContent
    before: StudyContent | None = None
    changed: Changed | None = None

    def with_choices(self, choices: Choices) -> Collected:
        """Return it with what it changed, by these choices."""
        if self.before is None or self.rows or not self.result.accepted:
            return self
        return replace(self, changed=what_changed(self.before, self.content, choices))


@dataclass(frozen=True)
class Record:
    """Every file ever offered, how many responses count, and the files that were not accepted."""

    accepted: int
    files: tuple[FileRecord, ...]
    rows: tuple[NotAccepted, ...]

    def count(self, code: Code) -> int:
        """Return how many files have a code."""
        return sum(one.code is code for one in self.files)


def collect(
    path: Path,
    paths: Sequence[Path],
    key: X25519PrivateKey | None = None,
    before: StudyContent | None = None,
    choices: Choices | None = None,
    asked: ReadOptions = AS_FOUND,
    report: Progress = silent,
) -> Collected:
    """Import files and folders into a study by a connection of its own; `key` opens sealed ones.

    Tables from elsewhere are read as `asked`.

    `before` is what the study held until now, and `choices` how its results are shown.

    What `report` raises ends it; what was accepted so far stays. Raises `Refused` (IO).
    """
    with Study.open(path) as study:
        result = import_paths(study, paths, report, key=key, asked=asked)
        conflicts = tuple(study.conflicts()) if result.conflicts else ()
        rows = not_accepted(result, conflicts)
        content = replace(content_of(study, mark_of(path)), path=path)
        found = Collected(result, rows, content, before)
        return found.with_choices(choices) if choices is not None else found


def described_anew(collected: Collected, choices: Choices, report: Progress = silent) -> Collected:
    """Tell what an import changed by other choices."""
    report(0, 0)
    return collected.with_choices(choices)


def read_record(path: Path, report: Progress = silent) -> Record:
    """Read which files were offered to a study so far. Raises `Refused`."""
    report(0, 0)
    with Study.open(path, write=False) as study:
        accepted, files = study.n, tuple(study.files())
        conflicts = {conflict.sha256: conflict for conflict in study.conflicts()}
    rows = tuple(
        _in_conflict(conflicts[one.sha256])
        if one.code is Code.CONFLICT
        else NotAccepted(
            one.name, one.code, reason_text(one.reason), one.where, todo=_of_skipped(one)
        )
        for one in files
        if one.skipped or one.code not in (None, Code.DUPLICATE)
    )
    return Record(accepted, files, rows)


def not_accepted(result: ImportResult, conflicts: Sequence[Conflict]) -> tuple[NotAccepted, ...]:
    """Return the refused files in order, the responses of which there are two, the skipped."""
    rows = [
        NotAccepted(r.file, r.code, reason_text(r.reason), r.where, about=r.about)
        for r in result.refused
    ]
    places = {one.sha256: one for one in result.conflicting}
    rows += [_in_conflict(each, places.get(each.sha256)) for each in conflicts]
    rows += [
        NotAccepted(
            skipped.file,
            None,
            reason_text(skipped.reason),
            "",
            todo=remedy_of_skipped(skipped.reason),
        )
        for skipped in result.skipped
    ]
    return tuple(rows)


def _of_skipped(one: FileRecord) -> str:
    return remedy_of_skipped(one.reason) if one.skipped else ""


def _in_conflict(conflict: Conflict, met: Conflicting | None = None) -> NotAccepted:
    """Make the row of a conflict; a study does not keep the name of the file it came in.

    `met` tells that, and where the accepted one stands, of an import that is just over.
    """
    file, where, first = conflict.short_id, "", ""
    if met is not None:
        name, begin = Path(met.first), conflict.short_id.rstrip("…")
        # A file that is named by its id is told as that is.
        shown = f"{conflict.short_id}{name.suffix}" if name.stem.startswith(begin) else name.name
        first = joined_places(shown, met.first_where)
        file, where = met.file or file, met.where
    return NotAccepted(
        file,
        Code.CONFLICT,
        in_conflict(first),
        joined_places(where, f"id {conflict.short_id}"),
        conflict,
        first=first,
    )


def by_reason(rows: Sequence[NotAccepted]) -> tuple[Reason, ...]:
    """Put files of one reason together: conflicts one by one, refused files, skipped ones."""
    alone = [Reason(row.code, row.reason, (row,)) for row in rows if row.code is Code.CONFLICT]
    held: dict[tuple[Code | None, str], list[NotAccepted]] = {}
    for row in rows:
        if row.code is not Code.CONFLICT:
            held.setdefault((row.code, row.reason), []).append(row)
    grouped = [Reason(code, reason, tuple(files)) for (code, reason), files in held.items()]
    grouped.sort(key=lambda group: group.code is None)
    return (*alone, *grouped)


def code_text(code: Code | None) -> str:
    """Return what stands in the column of codes."""
    return SKIPPED if code is None else code.value


def remedy_of(code: Code | None) -> str:
    """Return what to do about a response of a code; that of a survey may be another."""
    return remedy_for_response(code)


def as_csv(rows: Sequence[NotAccepted]) -> str:
    """Return the list for other programs, one line a file."""
    return csv_line(HEADINGS) + "".join(
        csv_line(map(row.cell, range(len(HEADINGS)))) for row in rows
    )


def record_as_csv(record: Record) -> str:
    """Return the record for other programs, one line a file; an accepted one has no code."""
    lines = [csv_line(RECORD_HEADINGS)]
    for one in record.files:
        code = code_text(one.code) if one.code or one.skipped else None
        name = printable(one.name, len(one.name) + _SHOWN)
        reason = reason_text(one.reason)
        values = (name, code, reason, one.where, one.size, one.sha256, one.day.isoformat())
        lines.append(csv_line(values))
    return "".join(lines)


def printable(name: str, longest: int = _SHOWN) -> str:
    """Return a file's name on one line, cut in its middle; what cannot be shown is escaped."""
    shown = name
    if not name.isprintable():
        shown = "".join(char if char.isprintable() else _escaped(char) for char in name)
    if len(shown) <= longest:
        return shown
    tail = 12 if longest >= _SHOWN else longest // 2 + 2
    return f"{shown[: longest - tail - 1]}…{shown[-tail:]}"


def short_name(name: str) -> str:
    """Shorten the name of a response, which is its id, and other long names, in the middle."""
    stem, dot, suffix = name.rpartition(".")
    if len(stem) == _ID:
        return f"{stem[:4]}…{stem[-4:]}{dot}{suffix}"
    return printable(name, _BRIEF)


def _escaped(char: str) -> str:
    return char.encode("unicode_escape", "backslashreplace").decode("ascii")
