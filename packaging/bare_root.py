"""Install the Debian packages in a bare Debian, use them, and take them away again.

    .venv/bin/python packaging/bare_root.py [--pictures DIR]

Needs to be root, and dist/*.deb as `bootstrap.py build --deb` makes them; `--try` there does the
same. What is mounted for that is seen by the programs inside alone, and goes with them.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from built_walk import walk
from core import __version__
from debian import TYPE
from programs import FULL, RESPONDENT, ROOT, Program
from system_packages import SetupError, install, may_install, say

_NEEDED_ROOM = 3 * 10**9  # bytes
# Run inside: /tmp is that of outside, for the screen, the buses and the files of who is there.
_INSIDE = """
root=$1; shift
mount --bind /tmp "$root/tmp"
mount -t proc proc "$root/proc"
exec chroot "$root" "$@"
"""
# What the package manager notes for itself.
_NOTES = ("proc", "tmp", "dev", "var/cache", "var/log", "var/lib/apt", "var/lib/dpkg")
_OLDER = "Package: candor\nVersion: 0.0.1\nArchitecture: amd64\nMaintainer: x <x@localhost>\n"


class BareRoot:
    """A bare Debian in a folder, and what is done inside it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def inside(self, *command: str) -> list[str]:
        """Return what runs a command inside."""
        return ["unshare", "--mount", "sh", "-ec", _INSIDE, "sh", str(self._folder), *command]

    def run(self, *command: str, code: int = 0, **variables: str) -> str:
        """Run a command inside, show it and return what it says.

        Raises `SetupError` where it ends with another code.
        """
        say(f"inside: {' '.join(command)}")
        own = {"DEBIAN_FRONTEND": "noninteractive", "HOME": "/root", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            self.inside(*command),
            env={**_without_screen(), **own, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != code:
            raise SetupError(f"{command[0]} ended with {done.returncode}: {done.stdout}")
        return done.stdout

    def files(self) -> dict[str, str]:
        """Return what each file holds, as a digest, but for the package manager's notes."""
        found = {}
        for here, folders, names in os.walk(self._folder):
            place = Path(here).relative_to(self._folder)
            folders[:] = [name for name in folders if str(place / name) not in _NOTES]
            found[f"{place}/"] = ""
            for name in (*names, *(each for each in folders if (Path(here) / each).is_symlink())):
                path = Path(here) / name
                held = os.readlink(path).encode() if path.is_symlink() else path.read_bytes()
                found[str(place / name)] = hashlib.sha256(held).hexdigest()
        return found

    def naming(self, word: str) -> list[str]:
        """Return the files whose names or contents have a word."""
        return [
            name
            for name in self.files()
            if word in name.lower() or word.encode() in _held(self._folder / name)
        ]


def make_bare_root(into: Path) -> BareRoot:
    """Make a bare Debian in a folder; what it is copied from is kept. Raises `SetupError`."""
    if os.geteuid() != 0:
        raise SetupError("Only root can try the packages in a bare Debian: run this with sudo.")
    if not shutil.which("debootstrap"):
        if not may_install():
            raise SetupError("The bare Debian is made by debootstrap: install it with apt-get.")
        install([("debootstrap",)])
    if shutil.disk_usage(into).free < _NEEDED_ROOM:
        raise SetupError(f"The bare Debian needs 3 GB of free space in {into}. Free some.")
    release = platform.freedesktop_os_release().get("VERSION_CODENAME", "stable")
    base = ROOT / "build" / f"bare-{release}"
    if not (base / "made").exists():
        shutil.rmtree(base, ignore_errors=True)
        say(f"making a bare Debian {release} in {base} ...")
        base.parent.mkdir(exist_ok=True)
        command = ["debootstrap", "--variant=minbase", release, str(base)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SetupError(f"debootstrap failed: {done.stdout[-1000:]}{done.stderr}")
        (base / "made").touch()
    subprocess.run(["cp", "-a", f"{base}/.", str(into)], check=True)
    return BareRoot(into)


def packages_in(folder: Path) -> dict[str, Path]:
    """Return the packages of both programs by their names. Raises `SetupError` without one."""
    programs = (RESPONDENT, FULL)
    packages = {each.name: folder / f"{each.name}_{__version__}_amd64.deb" for each in programs}
    for path in packages.values():
        if not path.is_file():
            raise SetupError(f"There is no {path}: bootstrap.py build --deb makes it.")
    return packages


def try_packages(packages: dict[str, Path], pictures: Path | None = None) -> None:
    """Install both packages in a bare Debian, use them and remove them. Raises `SetupError`.

    The program for respondents is installed alone first, then the full one over an older package.
    """
    with tempfile.TemporaryDirectory(prefix="candor-try-") as folder:
        given = Path(folder)
        given.chmod(0o755)
        root = make_bare_root(_folder_within(given, "root"))
        named = {name: str(shutil.copy(path, given)) for name, path in packages.items()}
        root.run("apt-get", "update")

        _install(root, named[RESPONDENT.name])
        _require_opened_by(root, RESPONDENT)
        _use(root, RESPONDENT, pictures)

        older = str(_older(given))
        root.run("apt-get", "install", "-y", older)
        said = _install(root, named[FULL.name])
        _require(f"Unpacking candor ({__version__}) over (0.0.1)" in said, "an upgrade")
        _require("usr/lib/candor/older" not in root.files(), "nothing is left of an older package")
        refused = root.run("apt-get", "install", "-y", older, code=100)
        _require("downgraded" in refused, "an older package does not take the place of a newer one")
        _require_opened_by(root, FULL)
        _use(root, FULL, pictures)

        root.run("apt-get", "purge", "-y", *packages)
        kept = root.files()
        _install(root, *named.values())
        held = root.files().keys() - kept.keys()
        say(f"installed: {len(held)} files, outside of their own folders these:")
        own = tuple(f"usr/lib/{name}/" for name in packages)
        for name in sorted(name for name in held if not name.startswith(own)):
            say(f"  /{name}")
        root.run("apt-get", "purge", "-y", *packages)
        _require(root.files() == kept, "installing and removing again changes no file")
        _require(root.naming("candor") == [], "no file is left that names Candor")


def _install(root: BareRoot, *packages: str) -> str:
    said = root.run("apt-get", "install", "-y", *packages)
    say("  " + next(line for line in said.splitlines() if "newly installed" in line))
    return said


def _use(root: BareRoot, program: Program, pictures: Path | None) -> None:
    """Let a program test itself, say that it has no screen, and open what is opened by it."""
    say(root.run(program.name, "--version").strip())
    print(root.run(program.name, "--self-test", QT_QPA_PLATFORM="offscreen"), end="")
    say(root.run(program.name, code=2).strip())
    say(f"inside, under a virtual screen: xdg-open bribery.survey, for {program.name}")
    walk(root.inside(program.name), program, root.inside("xdg-open"), pictures)


def _require_opened_by(root: BareRoot, program: Program) -> None:
    """Raise `SetupError` where a survey is not known by its name, or opened by another program."""
    with tempfile.NamedTemporaryFile(suffix=".survey") as survey:
        known = root.run("xdg-mime", "query", "filetype", survey.name).strip()
    _require(known == TYPE.format("survey"), f"a survey is known as {known}")
    opened = root.run("xdg-mime", "query", "default", known).strip()
    _require(opened == f"{program.name}.desktop", f"a survey is opened by {program.name}")


def _older(folder: Path) -> Path:
    """Make an older package of the full program, with a file that is no more."""
    tree = folder / "older"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "DEBIAN" / "control").write_text(f"{_OLDER}Description: older\n", encoding="utf-8")
    (tree / "usr" / "lib" / "candor").mkdir(parents=True)
    (tree / "usr" / "lib" / "candor" / "older").touch()
    made = folder / "candor_0.0.1_amd64.deb"
    subprocess.run(["dpkg-deb", "--build", str(tree), str(made)], check=True, capture_output=True)
    return made


def _folder_within(folder: Path, name: str) -> Path:
    (folder / name).mkdir()
    return folder / name


def _held(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() and not path.is_symlink() else b""


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise SetupError(f"In the bare Debian this does not hold: {what}.")
    say(f"ok: {what}")


def _without_screen() -> dict[str, str]:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return {name: value for name, value in os.environ.items() if name not in screens}


def main(arguments: Sequence[str]) -> int:
    """Try the packages of dist/; return the exit code."""
    parser = argparse.ArgumentParser(prog="bare_root.py")
    parser.add_argument("--pictures", type=Path, help="keep pictures of the windows there")
    asked = parser.parse_args(arguments)
    try:
        try_packages(packages_in(ROOT / "dist"), asked.pictures)
    except SetupError as error:
        print(f"candor: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
