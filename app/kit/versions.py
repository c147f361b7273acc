"""The versions of what runs here, for whoever reports an error or cites the program."""

from __future__ import annotations

import contextlib
import json
import platform
import sys
from functools import cache
from importlib import metadata
from pathlib import Path

from core import __version__
from core.packaged import is_packaged, package_folder

# The names of packages on which numbers, files and the window depend; those that are missing are
# left out. In a package its own list of what is inside tells the versions.
_PACKAGES = (
    *("PySide6-Essentials", "numpy", "pandas", "scipy", "pyqtgraph", "msgspec", "cryptography"),
    *("openpyxl", "XlsxWriter", "pyreadstat", "jinja2", "fonttools", "pyarrow", "dask"),
)
_LISTED = "sbom.json"


@cache
def versions() -> dict[str, str]:
    """Return name and version of the program, of Python and of the packages it stands on."""
    found = {"Candor": __version__, "Python": platform.python_version()}
    listed = _listed(package_folder())
    for name in _PACKAGES:
        version = listed.get(name.lower())
        if version is None and not is_packaged():
            with contextlib.suppress(metadata.PackageNotFoundError):
                version = metadata.version(name)
        if version is not None:
            found[name] = version
    return found


def platform_text() -> str:
    """Name the system, without the name of the computer or of a person."""
    return f"{platform.system()} {platform.release()}, {platform.machine()}, {sys.byteorder} endian"


def licences_folder() -> Path | None:
    """Return where the licences of all that is in a package stand; None elsewhere."""
    folder = package_folder()
    return folder / "licences" if folder is not None and (folder / "licences").is_dir() else None


def _listed(folder: Path | None) -> dict[str, str]:
    """Return the versions that the list of a package's contents has, by lower-case names."""
    if folder is None:
        return {}
    try:
        parts = json.loads((folder / _LISTED).read_text(encoding="utf-8"))["components"]
        return {part["name"].lower(): part["version"] for part in parts if "version" in part}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
