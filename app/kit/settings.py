"""What the program remembers between runs: one typed table, each entry with its default.

Nothing of a respondent's sitting stands here: surveys opened to answer are never remembered.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from core.facts.errors import Code, Refused
from core.files.disk import make_private_folder, read_bounded, write_atomically

SYSTEM = "system"  # theme and language follow it
MOST_RECENT = 8
_MAX_BYTES = 64 * 1024
_MOST_PANELS = 8

Choice = Literal["system", "light", "dark", "contrast-light", "contrast-dark"]
_Pixels = Annotated[int, msgspec.Meta(ge=0, le=16_384)]
_Place = Annotated[int, msgspec.Meta(ge=-32_768, le=32_767)]


@dataclass
class Settings:
    """The table. Unknown entries of other versions are left out on the next save."""

    theme: Choice = "system"
    recent: list[str] = field(default_factory=list)
    window: tuple[_Pixels, _Pixels] = (1280, 800)
    splitter: Annotated[list[_Pixels], msgspec.Meta(max_length=_MOST_PANELS)] = field(
        default_factory=list
    )
    place: tuple[_Place, _Place] | None = None
    maximized: bool = False
    folder: str = ""
    looked: dict[str, dict[str, Any]] = field(default_factory=dict)
    manual_window: tuple[_Pixels, _Pixels] = (1000, 720)
    manual_place: tuple[_Place, _Place] | None = None
    manual_text: Annotated[int, msgspec.Meta(ge=50, le=400)] = 100  # percent
    language: str = SYSTEM

    def remember(self, path: Path) -> None:
        """Put a study or an edited survey first in the list of recent files.

        A name that is not text, as Linux allows, is not remembered.
        """
        name = text_of(path.absolute())
        if name:
            others = (other for other in self.recent if other != name)
            self.recent = [name, *others][:MOST_RECENT]
            self.looked = {path: one for path, one in self.looked.items() if path in self.recent}

    def recent_paths(self) -> list[Path]:
        """Return the recent files, the last first.

        None is looked at: it may lie on a disk that is not there, and the look would hang.
        """
        paths = [Path(name) for name in self.recent if "\0" not in name]
        return [path for path in paths if path.is_absolute() and path.name][:MOST_RECENT]

    def look(self, path: Path, looked: dict[str, Any]) -> None:
        """Remember how a study is looked at, for as long as it is among the recent ones.

        That is plain data; what a later version wrote is for those to judge who read it.
        """
        name = text_of(path.absolute())
        if name in self.recent:
            self.looked = {**self.looked, name: looked}

    def looked_at(self, path: Path) -> dict[str, Any]:
        """Return how a study was looked at the last time; {} where that is not known."""
        return self.looked.get(text_of(path.absolute()), {})

    def reset(self, *fields: str) -> None:
        """Give entries their defaults again. Raises AttributeError for a name that is none."""
        usual = Settings()
        for name in fields:
            setattr(self, name, getattr(usual, name))

    def forget(self) -> None:
        """Remember no file and no folder any more."""
        self.reset("recent", "looked", "folder")


def text_of(path: Path) -> str:
    """Return a path as text, '' where it is none, as Linux allows."""
    name = str(path)
    return "" if any("\ud800" <= sign <= "\udfff" for sign in name) else name


def load(path: Path) -> Settings:
    """Read the settings; a damaged file is set aside as `.bak` and the defaults hold."""
    try:
        data = read_bounded(path, _MAX_BYTES)
        if len(data) <= _MAX_BYTES:
            return msgspec.json.decode(data, type=Settings)
    except Refused as refused:
        if refused.problem.code is Code.IO:  # there is none, or it cannot be read now
            return Settings()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        pass
    with contextlib.suppress(OSError):
        path.replace(path.with_name(path.name + ".bak"))
    return Settings()


def save(settings: Settings, path: Path) -> None:
    """Write the settings; a disk that refuses costs the memory of them, nothing else."""
    with contextlib.suppress(Refused):
        make_private_folder(path.parent)
        write_atomically(path, json.dumps(asdict(settings)).encode("ascii"), replace=True)
