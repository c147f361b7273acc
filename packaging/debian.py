"""Debian packages of the built programs, with what a desktop needs to open their files."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from app.shell.system_libraries import LIBRARIES, SCREEN_LIBRARIES
from built_tree import files_of, settle, size_of
from core import __version__
from icons import SIZES
from programs import FILES, FULL, ROOT, Program
from system_packages import SetupError

_ICONS = ROOT / "build" / "icons"
# Of Wayland, which a machine that builds need not have.
_KNOWN = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
_NAMES = (*LIBRARIES.values(), *SCREEN_LIBRARIES.values())
TYPE = "application/x-candor-{}"


# Where both programs are installed, the full one opens surveys. The list may hold what others
# prefer, so that no package can own it.
MIMEAPPS = "/usr/share/applications/mimeapps.list"
_HEAD = "[Default Applications]"
_LINE = f"{TYPE.format('survey')}=candor.desktop"
PREFERRED = f"""\
#!/bin/sh
set -e
list={MIMEAPPS}
[ "$1" = configure ] || exit 0
grep -qsxF '{_HEAD}' $list || echo '{_HEAD}' >> $list
grep -qxF '{_LINE}' $list || sed -i '/^\\[Default Applications\\]$/a {_LINE}' $list
"""
NOT_PREFERRED = f"""\
#!/bin/sh
set -e
list={MIMEAPPS}
[ "$1" = remove ] && [ -e $list ] || exit 0
sed -i '\\|^{_LINE}$|d' $list
[ "$(cat $list)" != '{_HEAD}' ] || rm $list
"""


def make_deb(folder: Path, program: Program, into: Path, day: datetime) -> Path:
    """Pack a built program as a Debian package; return its file. Raises `SetupError`.

    All but what a desktop looks for in its own places lies in /usr/lib/NAME. The same folder gives
    the same bytes: files have the day of the release and belong to root.
    """
    if not shutil.which("dpkg-deb"):
        raise SetupError("Debian packages are made by dpkg-deb, which this system does not have.")
    made = into / f"{program.name}_{__version__}_amd64.deb"
    with tempfile.TemporaryDirectory(prefix="candor-deb-") as root:
        tree = Path(root)
        shutil.copytree(folder, tree / "usr" / "lib" / program.name, symlinks=True)
        _write(tree, "usr/share/applications", f"{program.name}.desktop", desktop_entry(program))
        _write(tree, "usr/share/mime/packages", f"{program.name}.xml", mime_types(program))
        _write(tree, f"usr/share/doc/{program.name}", "copyright", _copyright(program))
        _write_packed(tree, f"usr/share/doc/{program.name}", "changelog.gz", _changelog())
        _write_packed(tree, "usr/share/man/man1", f"{program.name}.1.gz", man_page(program, day))
        launcher = tree / "usr" / "bin" / program.name
        launcher.parent.mkdir(parents=True)
        launcher.symlink_to(f"../lib/{program.name}/{program.name}")
        _place_icons(tree, program)
        control = _control(program, folder)
        _write(tree, "DEBIAN", "control", control)
        _write(tree, "DEBIAN", "md5sums", _sums(tree))
        if program is FULL:
            _write_script(tree, "postinst", PREFERRED)
            _write_script(tree, "prerm", NOT_PREFERRED)
        settle(tree, day)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, str(made)]
        variables = {"SOURCE_DATE_EPOCH": str(int(day.timestamp())), "PATH": "/usr/bin:/bin"}
        done = subprocess.run(command, env=variables, capture_output=True, text=True)
        if done.returncode != 0:
            raise SetupError(f"dpkg-deb could not make the package: {done.stderr.strip()}")
    return made


def desktop_entry(program: Program) -> str:
    """Return what shows the program among those of a desktop, and opens its files."""
    types = ";".join(TYPE.format(suffix) for suffix in program.opens)
    return (
        "[Desktop Entry]\nType=Application\nVersion=1.5\n"
        f"Name={program.title}\nComment={program.summary}\n"
        f"Exec={program.name} %f\nIcon={program.name}\nTerminal=false\n"
        f"Categories=Education;Science;\nMimeType={types};\nStartupWMClass=candor\n"
    )


def mime_types(program: Program) -> str:
    """Return the sorts of files that a program opens, by their suffixes."""
    types = "".join(
        f'  <mime-type type="{TYPE.format(suffix)}">\n'
        f"    <comment>{FILES[suffix]}</comment>\n"
        f'    <glob pattern="*.{suffix}" weight="60"/>\n'
        f'    <icon name="{program.name}"/>\n  </mime-type>\n'
        for suffix in program.opens
    )
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    space = "http://www.freedesktop.org/standards/shared-mime-info"
    return f'{head}<mime-info xmlns="{space}">\n{types}</mime-info>\n'


def man_page(program: Program, day: datetime) -> str:
    """Return the page that `man` shows."""
    usage = "[COMMAND | FILE]" if program.name == "candor" else "[SURVEY] [--kiosk --outbox DIR]"
    more = (
        "Without arguments the window opens, with a FILE it opens in its view.\n"
        ".B candor --help\nlists the commands."
        if program.name == "candor"
        else "Opens the window in which a survey is answered; nothing else is offered."
    )
    return (
        f'.TH {program.name.upper()} 1 "{day:%Y-%m-%d}" "{__version__}"\n'
        f".SH NAME\n{program.name} \\- {program.summary.lower()}\n"
        f".SH SYNOPSIS\n.B {program.name}\n{usage}\n.SH DESCRIPTION\n{more}\n"
        ".SH OPTIONS\n.TP\n.B \\-\\-self\\-test\nCheck this installation.\n"
        ".TP\n.B \\-\\-version\nShow the version.\n"
        f".SH FILES\nLicences of all that is inside: /usr/lib/{program.name}/licences\n"
    )


def needed_libraries(folder: Path) -> tuple[set[str], tuple[int, int]]:
    """Return the shared libraries that the program asks of the system, and how new a C library."""
    files = [path for path in files_of(folder) if path.read_bytes()[:4] == b"\x7fELF"]
    needed, newest = set(), (2, 0)
    for path in files:
        told = subprocess.run(
            ["objdump", "-p", str(path)], capture_output=True, text=True, check=True
        ).stdout
        needed |= set(re.findall(r"NEEDED\s+(\S+)", told))
        asked = re.findall(r"\bGLIBC_(\d+)\.(\d+)", told)
        newest = max([newest, *((int(major), int(minor)) for major, minor in asked)])
    inside = {path.name for path in folder.rglob("*")}
    return needed - inside, newest


def packages_of(libraries: Iterable[str]) -> list[str]:
    """Return the Debian packages that hold libraries, as the package manager of this system says.

    Raises `SetupError` where nobody holds one.
    """
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    places = dict(re.findall(r"^\s*(\S+) \(libc6,x86-64.*\) => (\S+)$", listed, re.M))
    packages = set()
    for library in sorted(libraries):
        if library.startswith("ld-linux"):
            continue
        if library in _KNOWN:
            packages.add(_KNOWN[library])
            continue
        place = places.get(library)
        if place is None:
            raise SetupError(f"The program needs {library}, which this system does not have.")
        for path in (place, str(Path(place).resolve())):
            found = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True)
            if found.returncode == 0:
                packages.add(found.stdout.split(":")[0])
                break
        else:
            raise SetupError(f"No Debian package is known to hold {place}.")
    return sorted(packages)


def _control(program: Program, folder: Path) -> str:
    libraries, (major, minor) = needed_libraries(folder)
    # Qt looks for some of them only when it shows a window.
    libraries |= LIBRARIES.keys() | SCREEN_LIBRARIES.keys()
    depends = [
        f"libc6 (>= {major}.{minor})" if name == "libc6" else alternatives(name)
        for name in packages_of(libraries)
    ]
    return (
        f"Package: {program.name}\nVersion: {__version__}\nArchitecture: amd64\n"
        "Maintainer: Candor <candor@localhost>\nSection: science\nPriority: optional\n"
        f"Installed-Size: {size_of(folder) // 1024}\nDepends: {', '.join(depends)}\n"
        # Without a desktop xdg-open would take the files for JSON.
        "Recommends: libfile-mimeinfo-perl, xdg-utils\n"
        f"Description: {program.summary}\n Works without a network; nothing is sent anywhere.\n"
    )


def alternatives(package: str) -> str:
    """Name a package also as other releases of Debian call it.

    >>> alternatives("libglib2.0-0")
    'libglib2.0-0 | libglib2.0-0t64'
    """
    names = next((names for names in _NAMES if package in names), (package,))
    return " | ".join(sorted(names, key=lambda name: name != package))


def _place_icons(tree: Path, program: Program) -> None:
    theme = tree / "usr" / "share" / "icons" / "hicolor"
    for size in SIZES:
        folder = theme / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        shutil.copy(_ICONS / f"candor-{size}.png", folder / f"{program.name}.png")
    folder = theme / "scalable" / "apps"
    folder.mkdir(parents=True)
    shutil.copy(_ICONS / "candor.svg", folder / f"{program.name}.svg")


def _copyright(program: Program) -> str:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return f"{licence}\nLicences of all else inside: /usr/lib/{program.name}/licences\n"


def _changelog() -> str:
    return (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")


def _write(tree: Path, folder: str, name: str, text: str) -> None:
    place = tree / folder
    place.mkdir(parents=True, exist_ok=True)
    (place / name).write_text(text, encoding="utf-8")


def _write_packed(tree: Path, folder: str, name: str, text: str) -> None:
    place = tree / folder
    place.mkdir(parents=True, exist_ok=True)
    (place / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _write_script(tree: Path, name: str, text: str) -> None:
    _write(tree, "DEBIAN", name, text)
    (tree / "DEBIAN" / name).chmod(0o755)


def _sums(tree: Path) -> str:
    command = ["md5sum", *(str(path.relative_to(tree)) for path in files_of(tree / "usr"))]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True).stdout
