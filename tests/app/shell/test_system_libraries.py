"""Where the system lacks what Qt needs, the program says so in a sentence and ends."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from own_process import run_python

from app.shell import gui, system_libraries
from app.shell.system_libraries import LIBRARIES, SCREEN_LIBRARIES, MissingLibrariesError

UNLOADED = "{}: cannot open shared object file: No such file or directory"
# A system on which Qt cannot be imported, for want of one library.
WITHOUT = """
import sys

class Loader:
    def find_spec(self, name, path=None, target=None):
        if name in ("PySide6.QtGui", "PySide6.QtWidgets"):
            raise ImportError({complaint!r})

sys.meta_path.insert(0, Loader())
sys.argv = ["candor", *{arguments!r}]
from app.__main__ import main
main()
"""


NOT_FOUND = ("libEGL.so.1", "libnobody-has.so.7")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their libraries")
@pytest.mark.parametrize(
    ("library", "arguments"),
    [
        *((library, []) for library in NOT_FOUND),
        (NOT_FOUND[0], ["--self-test"]),
        *(pytest.param(name, ["--respondent"], marks=pytest.mark.long) for name in NOT_FOUND),
        pytest.param(NOT_FOUND[1], ["--self-test"], marks=pytest.mark.long),
    ],
    ids=str,
)
def test_that_a_missing_library_is_named(
    library: str, arguments: list[str], tmp_path: Path
) -> None:
    program = WITHOUT.format(complaint=UNLOADED.format(library), arguments=arguments)
    done = run_python(["-c", program], tmp_path)
    tests_itself = arguments == ["--self-test"]
    told = done.out if tests_itself else done.err
    assert f"Qt needs system libraries that are missing: {library}." in told
    assert ("libegl1" in told) == (library in LIBRARIES)
    assert done.code == (1 if tests_itself else 2)
    assert "expect" not in done.err
    assert "Traceback" not in done.err


def test_that_another_failure_of_an_import_is_not_mistaken_for_it(tmp_path: Path) -> None:
    program = WITHOUT.format(complaint="No module named 'PySide6'", arguments=[])
    done = run_python(["-c", program], tmp_path)
    assert done.code == 1
    assert "system libraries" not in done.err


def test_that_a_window_on_x_names_what_its_plugin_lacks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Qt would abort the process, and name one library, that may not be the one."""
    plugin = tmp_path / "libqxcb.so"
    plugin.touch()
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(gui, "plugin_for_x", lambda: plugin)
    monkeypatch.setattr(gui, "load_error", lambda _library: UNLOADED.format("libxcb-icccm.so.4"))
    with pytest.raises(MissingLibrariesError, match=r"libxcb-icccm\.so\.4.*libxcb-icccm4"):
        gui.make_application()


@pytest.mark.parametrize(
    ("variables", "uses"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, True),
    ],
)
def test_that_only_a_window_on_x_needs_its_plugin(variables: dict[str, str], uses: bool) -> None:
    assert gui._uses_x("linux", variables) is uses
    assert not gui._uses_x("win32", {})


def test_that_a_plugin_that_loads_or_is_not_there_hinders_nothing(tmp_path: Path) -> None:
    gui._require_loadable(tmp_path / "libqxcb.so")


def test_that_what_the_system_names_is_missing_whether_listed_or_not() -> None:
    every = system_libraries.missing_libraries(
        "linux", True, lambda _library: True, complaint=UNLOADED.format("libX11-xcb.so.1")
    )
    assert every == {"libX11-xcb.so.1": ()}
    named = str(MissingLibrariesError({**every, "libglib-2.0.so.0": LIBRARIES["libglib-2.0.so.0"]}))
    assert "libX11-xcb.so.1, libglib-2.0.so.0" in named
    assert "call them libglib2.0-0t64 or libglib2.0-0." in named
    assert not set(LIBRARIES) & set(SCREEN_LIBRARIES)
