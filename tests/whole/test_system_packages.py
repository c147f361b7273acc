"""System packages: what is missing is installed where that is allowed, else named with a remedy."""

import shutil
from collections.abc import Sequence
from subprocess import CompletedProcess

import pytest

import system_packages
from app.shell import system_libraries
from system_packages import SetupError

GLIB = {"libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0")}


class Debian:
    """A Debian that answers as apt-get and apt-cache do, and remembers what was asked of it."""

    def __init__(self, known: set[str], offered: set[str], broken: bool = False) -> None:
        self.known, self.offered, self.broken = known, offered, broken
        self.installed: list[str] = []

    def __call__(self, command: Sequence[str]) -> CompletedProcess[str]:
        match list(command):
            case ["apt-cache", "policy", name]:
                shown = f"{name}:\n  Candidate: 1.0\n" if name in self.known else ""
                return CompletedProcess(command, 0, shown, "")
            case ["apt-get", "update"]:
                self.known = self.known | self.offered
                return CompletedProcess(command, 0, "", "")
            case ["apt-get", "install", "-y", "--no-install-recommends", *names]:
                fine = not self.broken and set(names) <= self.known
                self.installed += names if fine else []
                return CompletedProcess(command, 0 if fine else 100, "", "E: broken")
        raise AssertionError(command)


@pytest.mark.parametrize("loadable", [True, False])
def test_that_only_libraries_that_do_not_load_are_missing(loadable: bool) -> None:
    missing = system_libraries.missing_libraries("linux", False, lambda _library: loadable)
    assert missing == ({} if loadable else system_libraries.LIBRARIES)


def test_that_libraries_for_a_screen_are_asked_for_a_window_alone() -> None:
    headless = system_libraries.missing_libraries("linux", False, lambda _library: False)
    windowed = system_libraries.missing_libraries("linux", True, lambda _library: False)
    assert set(windowed) - set(headless) == set(system_libraries.SCREEN_LIBRARIES)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_that_other_systems_bring_their_libraries(platform: str) -> None:
    assert not system_libraries.missing_libraries(platform, True, lambda _library: False)


def test_that_a_library_nobody_has_does_not_load() -> None:
    assert not system_libraries.is_loadable("libcandor-has-no-such-library.so.0")
    assert system_libraries.is_loadable("libc.so.6")


@pytest.mark.parametrize("name", ["libglib2.0-0t64", "libglib2.0-0"])
def test_that_a_renamed_package_is_installed_by_the_name_that_is_known(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    debian = Debian(known={name}, offered=set())
    monkeypatch.setattr(system_packages, "apt", debian)
    system_packages.install(GLIB.values())
    assert debian.installed == [name]


def test_that_package_lists_are_fetched_where_they_are_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    debian = Debian(known=set(), offered={"libglib2.0-0t64"})
    monkeypatch.setattr(system_packages, "apt", debian)
    system_packages.install(GLIB.values())
    assert debian.installed == ["libglib2.0-0t64"]


def test_that_a_failure_of_apt_is_told_with_a_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    debian = Debian(known={"libglib2.0-0"}, offered=set(), broken=True)
    monkeypatch.setattr(system_packages, "apt", debian)
    with pytest.raises(SetupError, match="then run: apt-get install libglib2"):
        system_packages.install(GLIB.values())
    assert "E: broken" in capsys.readouterr().err


def test_that_without_root_the_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "apt", Debian(known={"libglib2.0-0"}, offered=set()))
    monkeypatch.setattr(system_packages, "has_apt", lambda: True)
    monkeypatch.setattr(system_packages, "may_install", lambda: False)
    monkeypatch.setattr(system_packages, "missing_libraries", lambda *_arguments: GLIB)
    with pytest.raises(SetupError, match=r"libglib-2\.0\.so\.0\. .* sudo apt-get install libglib2"):
        system_packages.provide_libraries(with_window=False)


def test_that_without_apt_the_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "has_apt", lambda: False)
    monkeypatch.setattr(system_packages, "missing_libraries", lambda *_arguments: GLIB)
    with pytest.raises(SetupError, match="packages of your system that hold them"):
        system_packages.provide_libraries(with_window=False)


def test_that_missing_test_programs_stop_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_packages, "apt", Debian(known=set(), offered=set()))
    monkeypatch.setattr(system_packages, "has_apt", lambda: True)
    monkeypatch.setattr(system_packages, "may_install", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda _program: None)
    system_packages.provide_test_programs()
    told = capsys.readouterr().out
    assert "will be skipped" in told
    assert "sudo apt-get install librsvg2-bin poppler-utils" in told
