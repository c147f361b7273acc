"""What a packaged program holds of others: a list as CycloneDX, and the licences of all of it."""

from __future__ import annotations

import json
import platform
import re
import shutil
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Iterable
from datetime import datetime
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from cryptography.hazmat.backends.openssl import backend

from built_tree import files_of
from core import __version__
from programs import ROOT, Program
from system_packages import SetupError


class Library(NamedTuple):
    """What no package of Python tells of: its licence, where its source is, and what file it is.

    `text` is a file of its licence, where no package has it.
    """

    name: str
    version: str
    licence: str
    source: str
    file: str
    text: str = ""


_COMMON = "/usr/share/common-licenses"  # Debian's copies of texts that many share
_DOC = "/usr/share/doc"
_BY_GCC = "https://gcc.gnu.org/mirrors.html"
_QT_VERSION = metadata.version("PySide6-Essentials")
LIBRARIES = (
    Library(
        *("Qt", _QT_VERSION, "LGPL-3.0-only"),
        *("https://download.qt.io/official_releases/qt/", "libQt6Core*", f"{_COMMON}/LGPL-3"),
    ),
    # The licence above adds to this one.
    Library(
        *("shiboken6 and PySide6", _QT_VERSION, "LGPL-3.0-only"),
        *("https://code.qt.io/cgit/pyside/pyside-setup.git/", "libpyside6*", f"{_COMMON}/GPL-3"),
    ),
    Library(
        *("ICU", "73", "Unicode-3.0", "https://icu.unicode.org/download"),
        *("libicudata*", f"{_DOC}/libicu[0-9]*/copyright"),
    ),
    Library(
        *("Python", platform.python_version(), "PSF-2.0"),
        *("https://www.python.org/downloads/source/", "libpython*"),
        f"{sys.base_prefix}/lib/python3.{sys.version_info[1]}/LICENSE.txt",
    ),
    Library(
        *("OpenSSL", ssl.OPENSSL_VERSION.split()[1], "Apache-2.0"),
        *("https://openssl-library.org/source/", "libcrypto*", f"{_COMMON}/Apache-2.0"),
    ),
    Library(
        *("OpenSSL in cryptography", backend.openssl_version_text().split()[1], "Apache-2.0"),
        *("https://openssl-library.org/source/", "_rust.abi3*", f"{_COMMON}/Apache-2.0"),
    ),
    Library(
        *("SQLite", sqlite3.sqlite_version, "blessing"),
        *("https://sqlite.org/download.html", "libsqlite3*"),
    ),
    # The texts of these three are among those of numpy and scipy.
    Library("OpenBLAS", "", "BSD-3-Clause", "https://www.openblas.net/", "libscipy_openblas*"),
    Library(
        *("libgfortran", "", "GPL-3.0-or-later WITH GCC-exception-3.1", _BY_GCC, "libgfortran*"),
    ),
    Library(
        *("libquadmath", "", "LGPL-2.1-or-later", _BY_GCC, "libquadmath*"),
        f"{_COMMON}/LGPL-2.1",
    ),
    Library(
        *("PyInstaller's launcher", metadata.version("pyinstaller")),
        *(
            "GPL-2.0-or-later WITH Bootloader-exception",
            "https://pyinstaller.org/",
            "base_library*",
        ),
        f"{_COMMON}/GPL-2",
    ),
)
_QT = """\
Qt, PySide6 and shiboken6 are used under the GNU Lesser General Public License, version 3
(texts/LGPL-3, which adds to texts/GPL-3). They are not changed, and lie as libraries of their own
in this program. To use another build of Qt {version} put its libraries in the place of those in
_internal/PySide6/Qt/lib and _internal/PySide6/Qt/plugins; they must have the same major and minor
version. You may take the program apart to mend faults in doing so. Their source is at the addresses
in libraries.txt. Qt itself holds works of others, which its documentation lists:
https://doc.qt.io/qt-6/licenses-used-in-qt.html
"""
_LICENCE = re.compile(r"(licen[cs]e|copying|notice)", re.I)


def write_licences(folder: Path, program: Program, day: datetime) -> None:
    """Write `licences/` and `sbom.json` into a built program. Raises `SetupError`.

    Refused where a text is not to be had: without them nothing may be handed on.
    """
    into = folder / "licences"
    texts = into / "texts"
    texts.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", into / "Candor.txt")
    (into / "Qt.txt").write_text(_QT.format(version=_QT_VERSION), encoding="utf-8")
    packages = packages_inside(folder)
    for package in [*packages, metadata.distribution("pyinstaller")]:
        _copy_texts(package, into / "packages" / package.name)
    libraries = [each for each in LIBRARIES if any(folder.rglob(each.file))]
    for library in libraries:
        if library.text:
            _copy_text(library, texts)
    told = [
        f"{' '.join(filter(None, each[:2]))}: {each.licence}; {each.source}\n" for each in libraries
    ]
    (into / "libraries.txt").write_text("".join(told), encoding="utf-8")
    of_system = system_packages_inside(folder)
    for name, _ in of_system:
        shutil.copy(f"{_DOC}/{name}/copyright", texts / f"{name}-copyright")
    listed = sbom(program, packages, libraries, of_system, day)
    (folder / "sbom.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")


def _copy_texts(package: metadata.Distribution, into: Path) -> None:
    """Copy the licences of a package; those of one name lie in folders of their own."""
    for file in package.files or ():
        source = Path(str(package.locate_file(file)))
        if _LICENCE.search(file.name) and source.suffix not in (".py", ".pyc") and source.is_file():
            inner = Path(*(part for part in file.parts if not part.endswith(".dist-info")))
            place = into / (
                inner.relative_to("licenses") if inner.parts[0] == "licenses" else inner
            )
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, place)


def _copy_text(library: Library, into: Path) -> None:
    pattern = Path(library.text)
    found = sorted(Path(pattern.anchor).glob(str(pattern.relative_to(pattern.anchor))))
    if not found:
        raise SetupError(f"The licence of {library.name} is not at {pattern}, where Debian has it.")
    own = "" if found[0].parent == Path(_COMMON) else f"{library.name}-"
    shutil.copy(found[0], into / f"{own}{found[0].name}")


def packages_inside(folder: Path) -> list[metadata.Distribution]:
    """Return the installed packages whose modules a built program holds, by name, but Candor."""
    archived = _archived_modules(folder)
    tops = {path.name.split(".")[0] for path in (folder / "_internal").iterdir()} | archived
    names = metadata.packages_distributions()
    found = {name for top in tops for name in names.get(top, ())} - {"candor"}
    return [metadata.distribution(name) for name in sorted(found, key=str.lower)]


def _archived_modules(folder: Path) -> set[str]:
    """Return the first names of the modules in the launcher's archive."""
    launcher = folder / folder.name
    command = [sys.executable, "-m", "PyInstaller.utils.cliutils.archive_viewer", "-r", "-b"]
    listed = subprocess.run([*command, str(launcher)], capture_output=True, text=True, check=True)
    return {line.strip().split(".")[0] for line in listed.stdout.splitlines() if line.strip()}


def system_packages_inside(folder: Path) -> list[tuple[str, str]]:
    """Return the packages of Debian whose libraries a program holds, with their versions.

    Python is none of them: another one may have built the program.
    """
    if not shutil.which("dpkg-query"):
        return []
    libraries = {path.name for path in files_of(folder / "_internal") if ".so." in path.name}
    names = {name for name in libraries if not name.startswith("libpython")}
    found = subprocess.run(
        ["dpkg-query", "-S", *(f"*/{name}" for name in sorted(names))],
        capture_output=True,
        text=True,
    ).stdout
    packages = sorted({line.split(":")[0] for line in found.splitlines()})
    versions = ["dpkg-query", "-W", "-f", "${Version}"]
    return [
        (each, subprocess.run([*versions, each], capture_output=True, text=True).stdout)
        for each in packages
    ]


def sbom(
    program: Program,
    packages: Iterable[metadata.Distribution],
    libraries: Iterable[Library],
    of_system: Iterable[tuple[str, str]],
    day: datetime,
) -> dict[str, object]:
    """Return the list of what is inside in CycloneDX 1.5, of the day of the release."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": f"{day:%Y-%m-%dT%H:%M:%SZ}",
            "component": {
                "type": "application",
                "name": program.name,
                "version": __version__,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": [
            *(_component(each.name, each.version, "pypi") for each in packages),
            *(_component(name, version, "deb/debian") for name, version in of_system),
            *(
                {
                    "type": "library",
                    "name": library.name,
                    **({"version": library.version} if library.version else {}),
                    "licenses": [{"expression": library.licence}],
                    "externalReferences": [{"type": "distribution", "url": library.source}],
                }
                for library in libraries
            ),
        ],
    }


def _component(name: str, version: str, registry: str) -> dict[str, object]:
    plain = re.sub(r"[-_.]+", "-", name).lower() if registry == "pypi" else name
    place = f"pkg:{registry}/{plain}@{version.replace('+', '%2B')}"
    return {"type": "library", "name": plain, "version": version, "purl": place}
