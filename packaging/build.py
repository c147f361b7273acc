"""Build the packaged programs into dist/, test what was built, and pack it.

    python3 packaging/bootstrap.py build [full|respondent] [--deb [--try]]

Without a name both are built. Each becomes a folder and a .tar.xz; with --deb a Debian package,
too, which --try installs in a bare Debian and uses there. The same tree gives the same bytes
again. Only Linux was tried.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bare_root import packages_in, try_packages
from bootstrap import plain_failures
from built_tree import settle, size_of
from built_walk import walk
from debian import make_deb
from icons import make_icons
from licences import write_licences
from programs import PROGRAMS, ROOT, Program
from system_packages import SetupError, has_apt, install, install_command, may_install, say

DIST, BUILD = ROOT / "dist", ROOT / "build"
_ICU = ("libicu76", "libicu74", "libicu72")  # for its licence, which the Qt inside does not have
NEEDED_ROOM = 2 * 10**9  # bytes, for one program with what it is made of


def release_date() -> datetime:
    """Return the day of the newest release in the change log: no clock and no git is asked."""
    text = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## [\d.]+ \((\d{4}-\d\d-\d\d)\)$", text, re.M)
    if found is None:
        raise SetupError(
            "packaging/CHANGELOG.md names no release with its day, such as “## 0.1.0 (2026-11-23)”."
        )
    return datetime.fromisoformat(found[1]).replace(tzinfo=UTC)


def missing_packages() -> list[tuple[str, ...]]:
    """Return what the build asks of this Debian in vain, each by the names that it has had."""
    missing: list[tuple[str, ...]] = []
    if not shutil.which("objdump"):
        missing.append(("binutils",))
    if not any(Path("/usr/share/doc").glob("libicu[0-9]*")):
        missing.append(_ICU)
    return missing


def require_tools() -> None:
    """Get what the build asks of the system. Raises `SetupError`."""
    missing = missing_packages() if has_apt() else []
    if missing and not may_install():
        raise SetupError(f"The build needs other packages: {install_command(missing)}")
    if missing:
        install(missing)
    BUILD.mkdir(exist_ok=True)
    if shutil.disk_usage(BUILD).free < NEEDED_ROOM:
        raise SetupError(f"The build needs 2 GB of free space in {ROOT}. Free some, then go on.")


def build(name: str, program: Program) -> Path:
    """Build one program; return its folder. Raises `SetupError`."""
    say(f"building {program.name} ...")
    icons = BUILD / "icons"
    make_icons(icons)
    variables = {
        **os.environ,
        "CANDOR_PROGRAM": name,
        "CANDOR_ICONS": str(icons),
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(int(release_date().timestamp())),
    }
    folder = DIST / program.name
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / f"work-{name}")]
    done = subprocess.run([*command, str(ROOT / "packaging" / "candor.spec")], env=variables)
    if done.returncode != 0:
        raise SetupError("PyInstaller could not build the program; it says why above.")
    strip(folder)
    write_licences(folder, program, release_date())
    settle(folder, release_date())
    return folder


def strip(folder: Path) -> None:
    """Take from libraries what only debuggers need: a self-made Python has much of it.

    Launchers, numpy.libs and scipy.libs would break; the libraries of Qt have nothing to take.
    """
    inside = folder / "_internal"
    libraries = [f"{each}/**/*.so" for each in ("cryptography", "fontTools", "pyreadstat", "scipy")]
    libraries += ["libpython*", "python3*/lib-dynload/*.so"]
    for path in (found for pattern in libraries for found in inside.glob(pattern)):
        subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)


def pack(folder: Path, program: Program, day: datetime) -> Path:
    """Pack a folder as .tar.xz, its entries in the order of their names, all of that day."""
    packed = DIST / f"{program.name}-linux-x86_64.tar.xz"

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = int(day.timestamp())
        return entry

    with tarfile.open(packed, "w:xz", format=tarfile.PAX_FORMAT) as archive:
        for path in sorted((folder, *folder.rglob("*"))):
            archive.add(path, str(path.relative_to(DIST)), recursive=False, filter=plain)
    return packed


def require_small(made: Path, size: int, most: int) -> None:
    """Raise `SetupError` where something is larger than it may be."""
    say(f"{made.relative_to(ROOT)}: {size / 1e6:.0f} MB of at most {most / 1e6:.0f}.")
    if size > most:
        raise SetupError(f"{made.name} is too large: see what PyInstaller put into it.")


def test(folder: Path, program: Program) -> None:
    """Let the built program test itself, then use it under a virtual screen."""
    launcher = folder / program.name
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([str(launcher), "--self-test"], env=variables, text=True)
    if done.returncode != 0:
        raise SetupError(f"{launcher} does not pass its own test; it says what fails above.")
    walk([str(launcher)], program)


def write_checksums() -> None:
    """Write SHA256SUMS beside all that is packed."""
    packed = sorted(path for path in DIST.iterdir() if path.suffix in (".xz", ".deb"))
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packed]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


def make(asked: argparse.Namespace) -> None:
    """Build, test and pack what is asked for. Raises `SetupError`, and `OSError` of a disk."""
    require_tools()
    for name in [asked.program] if asked.program else list(PROGRAMS):
        program = PROGRAMS[name]
        folder = build(name, program)
        require_small(folder, size_of(folder), program.unpacked)
        test(folder, program)
        packed = [pack(folder, program, release_date())]
        if asked.deb:
            packed.append(make_deb(folder, program, DIST, release_date()))
        for made in packed:
            require_small(made, made.stat().st_size, program.packed)
    write_checksums()
    if asked.tried:
        try_packages(packages_in(DIST))


def main(arguments: Sequence[str]) -> int:
    """Build what is asked for; return the exit code."""
    parser = argparse.ArgumentParser(prog="bootstrap.py build")
    parser.add_argument("program", nargs="?", choices=list(PROGRAMS))
    parser.add_argument("--deb", action="store_true", help="make Debian packages as well")
    parser.add_argument(
        "--try", dest="tried", action="store_true", help="try those of both in a bare Debian"
    )
    asked = parser.parse_args(arguments)
    if asked.tried and (asked.program or not asked.deb):
        parser.error("A bare Debian is given both programs as packages: --deb --try.")
    try:
        with plain_failures():
            make(asked)
    except SetupError as error:
        print(f"candor: {error}", file=sys.stderr)
        return 1
    say(f"built, tested and packed in {DIST}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
