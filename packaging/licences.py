"""What a packaged program holds of others: a list as CycloneDX, and the licences of all of it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from programs import ROOT

# The wheels of Qt hold no licence, and these libraries come with Python or the system.
# name -> (its licence, where its source is)
LIBRARIES = {
    "Qt": ("LGPL-3.0-only", "https://download.qt.io/official_releases/qt/"),
    "PySide6 and shiboken6": ("LGPL-3.0-only", "https://code.qt.io/cgit/pyside/pyside-setup.git/"),
    "Python": ("PSF-2.0", "https://www.python.org/downloads/source/"),
    "OpenSSL": ("Apache-2.0", "https://openssl-library.org/source/"),
    "SQLite": ("blessing", "https://sqlite.org/download.html"),
    "ICU": ("Unicode-3.0", "https://icu.unicode.org/download"),
    "OpenBLAS": ("BSD-3-Clause", "https://www.openblas.net/"),
    "libgfortran": ("GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org/mirrors.html"),
    "PyInstaller's launcher": (
        "GPL-2.0-or-later WITH Bootloader-exception",
        "https://pyinstaller.org/",
    ),
}
_QT = """\
Qt, PySide6 and shiboken6 are used under the GNU Lesser General Public License, version 3
(LGPL-3.0.txt, which adds to GPL-3.0.txt). They are not changed, and lie as libraries of their own
in this folder. To use another build of Qt 6.{minor} put its libraries in the place of those in
_internal/PySide6/Qt/lib and _internal/PySide6/Qt/plugins; they must have the same major and minor
version. You may take the program apart to mend faults in doing so.
"""
_TEXTS = Path("/usr/share/common-licenses")  # Debian's copies of texts that many share


def write_licences(folder: Path) -> None:
    """Write `licences/` and `sbom.json` into a built program."""
    into = folder / "licences"
    into.mkdir(exist_ok=True)
    shutil.copy(ROOT / "LICENSE", into / "Candor-LICENSE.txt")
    inside = packages_inside(folder)
    for package in inside:
        for file in package.files or ():
            if ".dist-info/" in str(file) and "licen" in str(file).lower():
                source = Path(str(package.locate_file(file)))
                if source.is_file():
                    shutil.copy(source, into / f"{package.name}-{source.name}")
    for name in ("LGPL-3", "GPL-3", "GPL-2", "Apache-2.0"):
        if (_TEXTS / name).is_file():
            shutil.copy(_TEXTS / name, into / f"{name}.txt")
    python = Path(sys.base_prefix) / "lib" / f"python3.{sys.version_info[1]}" / "LICENSE.txt"
    if python.is_file():
        shutil.copy(python, into / "Python-LICENSE.txt")
    minor = metadata.version("PySide6-Essentials").split(".")[1]
    (into / "Qt.txt").write_text(_QT.format(minor=minor), encoding="utf-8")
    lines = [f"{name}: {licence}; {place}\n" for name, (licence, place) in LIBRARIES.items()]
    (into / "libraries.txt").write_text("".join(lines), encoding="utf-8")
    (folder / "sbom.json").write_text(json.dumps(sbom(inside), indent=1) + "\n", encoding="utf-8")


def packages_inside(folder: Path) -> list[metadata.Distribution]:
    """Return the installed packages whose modules a built program holds, by name."""
    archived = _archived_modules(folder)
    tops = {path.name.split(".")[0] for path in (folder / "_internal").iterdir()} | archived
    names = metadata.packages_distributions()
    found = {name for top in tops for name in names.get(top, ())}
    return [metadata.distribution(name) for name in sorted(found, key=str.lower)]


def _archived_modules(folder: Path) -> set[str]:
    """Return the first names of the modules in the launcher's archive."""
    launcher = folder / folder.name
    command = [sys.executable, "-m", "PyInstaller.utils.cliutils.archive_viewer", "-r", "-b"]
    listed = subprocess.run([*command, str(launcher)], capture_output=True, text=True, check=True)
    return {line.strip().split(".")[0] for line in listed.stdout.splitlines() if line.strip()}


def sbom(packages: list[metadata.Distribution]) -> dict[str, object]:
    """Return the list of what is inside in CycloneDX 1.5, without times or random numbers."""
    libraries = [
        {"type": "library", "name": name, "licenses": [{"expression": licence}]}
        for name, (licence, _) in LIBRARIES.items()
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "components": [
            {
                "type": "library",
                "name": package.name,
                "version": package.version,
                "purl": f"pkg:pypi/{package.name.lower()}@{package.version}",
            }
            for package in packages
        ]
        + libraries,
    }
