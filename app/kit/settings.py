"""What the program remembers between runs: one typed table, each entry with its default.

Nothing of a respondent's sitting stands here: surveys opened to answer are never remembered.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, get_args

from core.facts.errors import Code, Refused
from core.files.disk import make_private_folder, read_bounded, write_atomically

MOST_RECENT = 8
_MAX_BYTES = 64 * 1024
_MOST_PANELS = 8

Choice = Literal["system", "light", "dark", "contrast-light", "contrast-dark"]


@dataclass
class Settings:
    """The table. Unknown entries of other versions are left out on the next save."""

    theme: Choice = "system"
    recent: list[str] = field(default_factory=list)
    window: tuple[int, int] = (1280, 800)
    splitter: list[int] = field(default_factory=list)
    place: tuple[int, int] | None = None
    maximized: bool = False
    folder: str = ""
    looked: dict[str, dict[str, Any]] = field(default_factory=dict)

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

    def forget(self) -> None:
        """Remember no file and no folder any more."""
        self.recent, self.looked, self.folder = [], {}, ""


def text_of(path: Path) -> str:
    """Return a path as text, '' where it is none, as Linux allows."""
    name = str(path)
    return name if _is_text(name) else ""


def load(path: Path) -> Settings:
    """Read the settings; a damaged file is set aside as `.bak` and the defaults hold."""
    try:
        data = read_bounded(path, _MAX_BYTES)
        if len(data) <= _MAX_BYTES:
            return _read(data)
    except Refused as refused:
        if refused.problem.code is Code.IO:  # there is none, or it cannot be read now
            return Settings()
    except (ValueError, RecursionError):
        pass
    with contextlib.suppress(OSError):
        path.replace(path.with_name(path.name + ".bak"))
    return Settings()


def save(settings: Settings, path: Path) -> None:
    """Write the settings; a disk that refuses costs the memory of them, nothing else."""
    with contextlib.suppress(Refused):
        make_private_folder(path.parent)
        write_atomically(path, json.dumps(asdict(settings)).encode("ascii"), replace=True)


# Checked by hand: the window would wait for a library that does it.


def _read(data: bytes) -> Settings:
    """Return what a file holds. Raises `ValueError` where an entry is none of this program's."""
    held = json.loads(data.decode("utf-8"), parse_constant=_refuse_number)
    if not isinstance(held, dict):
        raise ValueError("not a table")
    known = {name: value for name, value in held.items() if name in _HOLDS}
    for name, value in known.items():
        if not _HOLDS[name](value):
            raise ValueError(name)
    for name in ("window", "place"):
        if known.get(name) is not None:
            known[name] = tuple(known[name])
    return Settings(**known)


def _refuse_number(name: str) -> float:
    raise ValueError(name)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)


def _is_whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _are(value: object, holds: Callable[[object], bool]) -> bool:
    return isinstance(value, list) and all(map(holds, value))


def _is_pair(value: Any, least: int, most: int) -> bool:
    return _are(value, lambda part: _is_whole(part, least, most)) and len(value) == 2


_HOLDS: Final[dict[str, Callable[[Any], bool]]] = {
    "theme": lambda value: value in get_args(Choice),
    "recent": lambda value: _are(value, _is_text),
    "window": lambda value: _is_pair(value, 1, 16_384),
    "splitter": lambda value: (
        _are(value, lambda width: _is_whole(width, 0, 16_384)) and len(value) <= _MOST_PANELS
    ),
    "place": lambda value: value is None or _is_pair(value, -32_768, 32_767),
    "maximized": lambda value: isinstance(value, bool),
    "folder": _is_text,
    "looked": lambda value: (
        isinstance(value, dict) and all(isinstance(one, dict) for one in value.values())
    ),
}
