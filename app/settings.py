"""What the program remembers between runs: one typed table, each entry with its default.

Nothing of a respondent's sitting stands here: surveys opened to answer are never remembered.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Literal

import msgspec
import platformdirs

from core.errors import Refused
from core.files import write_atomically

MOST_RECENT = 8


class Settings(msgspec.Struct):
    """The table. Unknown entries of other versions are left out on the next save."""

    theme: Literal["system", "light", "dark"] = "system"
    recent: list[str] = []
    window: tuple[int, int] = (1280, 800)
    splitter: list[int] = []

    def remember(self, path: Path) -> None:
        """Put a study or an edited survey first in the list of recent files."""
        name = str(path.absolute())
        self.recent = [name, *(other for other in self.recent if other != name)][:MOST_RECENT]


def settings_path() -> Path:
    """Return where the platform keeps a program's settings."""
    return Path(platformdirs.user_config_dir("candor", appauthor=False)) / "settings.json"


def sittings_folder() -> Path:
    """Return where the frozen reports of this computer's sittings are kept."""
    return Path(platformdirs.user_data_dir("candor", appauthor=False)) / "sittings"


def responses_folder() -> Path:
    """Return the folder first offered for response files."""
    return Path(platformdirs.user_documents_dir()) / "Candor responses"


def load(path: Path) -> Settings:
    """Read the settings; a damaged file is set aside as `.bak` and the defaults hold."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, msgspec.DecodeError):
        with contextlib.suppress(OSError):
            path.replace(path.with_name(path.name + ".bak"))
        return Settings()


def save(settings: Settings, path: Path) -> None:
    """Write the settings; a disk that refuses costs the memory of them, nothing else."""
    with contextlib.suppress(Refused, OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, msgspec.json.encode(settings), replace=True)
