"""What the program remembers between runs: one typed table, each entry with its default.

Nothing of a respondent's sitting stands here: surveys opened to answer are never remembered.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from core.errors import Code, Refused
from core.files.disk import make_private_folder, read_bounded, write_atomically

MOST_RECENT = 8
_MAX_BYTES = 64 * 1024

_Pixels = Annotated[int, msgspec.Meta(ge=1, le=16_384)]
_Width = Annotated[int, msgspec.Meta(ge=0, le=16_384)]


class Settings(msgspec.Struct):
    """The table. Unknown entries of other versions are left out on the next save."""

    theme: Literal["system", "light", "dark", "contrast-light", "contrast-dark"] = "system"
    recent: list[str] = []
    window: tuple[_Pixels, _Pixels] = (1280, 800)
    splitter: Annotated[list[_Width], msgspec.Meta(max_length=8)] = []

    def remember(self, path: Path) -> None:
        """Put a study or an edited survey first in the list of recent files.

        A name that is not text, as Linux allows, is not remembered.
        """
        name = str(path.absolute())
        if any("\ud800" <= sign <= "\udfff" for sign in name):
            return
        self.recent = [name, *(other for other in self.recent if other != name)][:MOST_RECENT]

    def recent_paths(self) -> list[Path]:
        """Return the recent files, the last first.

        None is looked at: it may lie on a disk that is not there, and the look would hang.
        """
        paths = [Path(name) for name in self.recent if "\0" not in name]
        return [path for path in paths if path.is_absolute() and path.name][:MOST_RECENT]


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
        write_atomically(path, msgspec.json.encode(settings), replace=True)
