"""What Qt and the tests need from the system: find what is missing, install it or name it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

# What Qt needs is told by the program itself, and this runs before that is installed.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from app.shell.system_libraries import missing_libraries, named

TEST_PROGRAMS = {
    "rsvg-convert": ("librsvg2-bin",),
    "pdftoppm": ("poppler-utils",),
    "Xvfb": ("xvfb",),
    "dbus-daemon": ("dbus", "dbus-daemon"),
}
# Where systems keep what hands a window's words to screen readers.
ACCESSIBILITY = (Path("/usr/libexec/at-spi-bus-launcher"), Path("/usr/lib/at-spi2-core"))


class SetupError(Exception):
    """Something the person can mend; the message is one or two sentences with the remedy."""


def say(line: str) -> None:
    print(f"candor: {line}", flush=True)


def has_apt() -> bool:
    return shutil.which("apt-get") is not None


def may_install() -> bool:
    return has_apt() and os.geteuid() == 0


def choose_names(
    packages: Iterable[Sequence[str]], is_known: Callable[[str], bool]
) -> tuple[list[str], bool]:
    """Pick for each package the first of its names that is known; False where none is."""
    chosen, all_known = [], True
    for names in packages:
        name = next((name for name in names if is_known(name)), None)
        all_known = all_known and name is not None
        chosen.append(name or names[-1])
    return chosen, all_known


def apt_knows(name: str) -> bool:
    shown = apt(["apt-cache", "policy", name]).stdout
    return "Candidate:" in shown and "Candidate: (none)" not in shown


def apt(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    return subprocess.run(command, capture_output=True, text=True, env=variables)


def install(packages: Iterable[Sequence[str]]) -> None:
    """Install Debian packages as root, fetching the package lists anew where that helps."""
    packages = list(packages)
    command = ["apt-get", "install", "-y", "--no-install-recommends"]
    names, all_known = choose_names(packages, apt_knows)
    say(f"installing system packages: {' '.join(names)} ...")
    if all_known and apt([*command, *names]).returncode == 0:
        return
    apt(["apt-get", "update"])
    names, _ = choose_names(packages, apt_knows)
    done = apt([*command, *names])
    if done.returncode != 0:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SetupError(
            "System packages could not be installed; apt-get says why above. "
            f"Mend that, then run: apt-get install {' '.join(names)}"
        )


def install_command(packages: Iterable[Sequence[str]]) -> str:
    names, _ = choose_names(packages, apt_knows)
    return f"sudo apt-get install {' '.join(names)}"


def provide_libraries(with_window: bool) -> None:
    missing = missing_libraries(sys.platform, with_window)
    if missing and may_install():
        install(missing.values())
        missing = missing_libraries(sys.platform, with_window)
    if missing:
        raise SetupError(libraries_message(missing))


def libraries_message(missing: Mapping[str, Sequence[str]]) -> str:
    told = named(missing)
    if has_apt():
        return f"{told} Install them, then run this again: {install_command(missing.values())}"
    return f"{told} Install the packages of your system that hold them, then run this again."


def provide_test_programs() -> None:
    """Get what looks at charts and listens to windows; tests are skipped where it is missing."""
    missing = [names for program, names in TEST_PROGRAMS.items() if not shutil.which(program)]
    if sys.platform.startswith("linux"):
        missing += missing_libraries(sys.platform, with_window=True).values()
        if not any(path.exists() for path in ACCESSIBILITY):
            missing.append(("at-spi2-core",))
    if not missing:
        return
    if may_install():
        with contextlib.suppress(SetupError):
            install(missing)
            return
    remedy = f" To run them too: {install_command(missing)}" if has_apt() else ""
    say(f"tests that need other programs, or a screen, will be skipped.{remedy}")
