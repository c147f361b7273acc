"""The versions of what runs here, for whoever reports an error or cites the program."""

from __future__ import annotations

import json
import platform
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from core import __version__
from core.packaged import package_folder

if TYPE_CHECKING:
    from importlib import metadata

# The names of packages on which numbers, files and the window depend; those that are missing are
# left out. In a package its own list of what is inside tells the versions.
_PACKAGES = (
    *("PySide6-Essentials", "numpy", "pandas", "scipy", "pyqtgraph", "msgspec", "cryptography"),
    *("openpyxl", "XlsxWriter", "pyreadstat", "jinja2", "fonttools", "pyarrow", "dask"),
)
_LISTED = "sbom.json"
_LONGEST = 60


class Part(NamedTuple):
    """A part of what runs here; its licence is '' where it stands elsewhere."""

    name: str
    version: str
    licence: str = ""


@cache
def parts() -> tuple[Part, ...]:
    """Return the program, Python and the packages that it stands on, those that are there."""
    found = [
        Part("Candor", __version__, "MIT"),
        Part("Python", platform.python_version(), "PSF-2.0"),
    ]
    if (folder := package_folder()) is not None:
        listed = _listed(folder)
        found += [Part(name, listed[name.lower()]) for name in _PACKAGES if name.lower() in listed]
    else:
        found += [part for part in map(_installed, _PACKAGES) if part is not None]
    return tuple(found)


def _installed(name: str) -> Part | None:
    """Return an installed package with what it says of its licence in a few words."""
    from importlib import metadata  # no program for respondents has what this needs

    try:
        told = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None
    licence = _field(told, "License-Expression") or _field(told, "License")
    if not licence or len(licence) > _LONGEST:  # some give the whole text there
        classes = told.get_all("Classifier") or []
        licence = next((each.split(" :: ")[-1] for each in classes if "License" in each), "")
    return Part(name, told["Version"], licence)


def platform_text() -> str:
    """Name the system, without the name of the computer or of a person."""
    return f"{platform.system()} {platform.release()}, {platform.machine()}, {sys.byteorder} endian"


def licences_folder() -> Path | None:
    """Return where the licences of all that is in a package stand; None elsewhere."""
    folder = package_folder()
    return folder / "licences" if folder is not None and (folder / "licences").is_dir() else None


def _field(told: metadata.PackageMetadata, name: str) -> str:
    return str(next(iter(told.get_all(name) or ()), ""))


def _listed(folder: Path) -> dict[str, str]:
    """Return the versions that the list of a package's contents has, by lower-case names."""
    try:
        parts = json.loads((folder / _LISTED).read_text(encoding="utf-8"))["components"]
        return {part["name"].lower(): part["version"] for part in parts if "version" in part}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
