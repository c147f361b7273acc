"""Where this program keeps what it must keep."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Places:
    """The settings file, the folder of frozen sittings, and where responses are first offered."""

    settings: Path
    sittings: Path
    responses: Path

    @property
    def data(self) -> Path:
        """The folder of the program's data, in which all but settings and responses stands."""
        return self.sittings.parent

    @property
    def pins(self) -> Path:
        """The list of authors and their keys."""
        return self.data / "authors.json"

    @property
    def drafts(self) -> Path:
        """The folder of the surveys that are being written and have no name yet."""
        return self.data / "drafts"

    @property
    def keys(self) -> Path:
        """The folder of the keys that an author made here."""
        return self.data / "keys"

    @property
    def kiosk(self) -> Path:
        """The folder for the one sitting of a kiosk; emptied whenever a kiosk starts."""
        return self.data / "kiosk"

    @classmethod
    def of_platform(cls) -> Places:
        """Return the places that the platform has for it."""
        import platformdirs

        return cls(
            Path(platformdirs.user_config_dir("candor", appauthor=False)) / "settings.json",
            Path(platformdirs.user_data_dir("candor", appauthor=False)) / "sittings",
            Path(platformdirs.user_documents_dir()) / "Candor responses",
        )
