"""What is chosen on the page of an export, as the study keeps it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path

import msgspec

from app.export.formats import FORMATS
from app.export.look import USUAL_LOOK, Look
from app.export.study.registry import EXPORTS
from core.files import canonical

TICKED = ("reports", "estimates", "codebook")  # as the page is opened first
_LONGEST_FOLDER = 255


class People(StrEnum):
    """Whose reports and results are written."""

    EVERYONE = "everyone"
    UNFLAGGED = "unflagged"
    FILTERED = "filtered"


def _usual() -> dict[str, tuple[str, ...]]:
    return {name: EXPORTS[name].formats(None) for name in TICKED}


@dataclass(frozen=True, slots=True)
class Exporting:
    """The formats of each sort that is ticked, the sort looked at, and how they are written.

    `folder` is beside the study, "" for the one named after it: one elsewhere would tell others
    of the disk of who was here. `language`, `split` and `then` are "" where none was chosen.
    """

    formats: dict[str, tuple[str, ...]] = field(default_factory=_usual)
    current: str = TICKED[0]
    folder: str = ""
    language: str = ""
    people: People = People.EVERYONE
    split: str = ""
    then: str = ""
    ids: bool = False
    file_names: bool = False
    notes: bool = False
    look: Look = USUAL_LOOK
    all_questions: bool = False

    def written(self) -> dict[str, canonical.Json]:
        """Return it as it is written down, and read again."""
        written: dict[str, canonical.Json] = msgspec.json.decode(msgspec.json.encode(self))
        return written


def exporting_in(written: object) -> Exporting:
    """Return what was written down, without what cannot be written here.

    What is not understood is as it is at first.
    """
    try:
        found = msgspec.convert(written, Exporting)
    except msgspec.ValidationError:
        return Exporting()
    formats = {
        name: able
        for name, some in found.formats.items()
        if name in EXPORTS and (able := tuple(filter(_can_write, EXPORTS[name].formats(some))))
    }
    current = found.current if found.current in EXPORTS else TICKED[0]
    return replace(found, formats=formats, current=current)


def _can_write(name: str) -> bool:
    return name not in FORMATS or FORMATS[name].installed


def kept_folder(folder: str, study: Path) -> str:
    """Return what is kept of a folder: its way from beside the study; "" where it is elsewhere."""
    try:
        found = (study.parent / folder).relative_to(study.parent).as_posix()
    except ValueError:
        return ""
    usual = found == usual_folder(study).name
    return "" if usual or ".." in found.split("/") or len(found) > _LONGEST_FOLDER else found


def usual_folder(study: Path) -> Path:
    """Return where an export of a study goes, where nobody says otherwise."""
    return study.with_name(f"{study.stem}-export")


def folder_of(kept: str, study: Path) -> Path:
    """Return the folder that was kept, or the usual one where it leads away from the study."""
    return study.parent / kept if kept and kept_folder(kept, study) == kept else usual_folder(study)
