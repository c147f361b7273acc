"""Nothing outside stops the start: what the settings name is not looked at before it is wanted."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kiosk_stand import SURVEY
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.analyst.window.view import AnalystView
from app.kit.places import Places
from app.kit.settings import MOST_RECENT, Settings
from app.respondent.kiosk.setup import SetUpView
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.button import Button
from core.survey import write
from folders import ROOT

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

OUTSIDE = "/a disk that is not there"
CALLS = ("stat", "lstat", "open", "listdir", "scandir", "readlink", "access")


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every look at the disk that is not there, each of which would hang."""
    found: list[str] = []

    def watched(name: str) -> Any:
        call = getattr(os, name)

        def watch(path: Any = ".", *arguments: Any, **named: Any) -> Any:
            if not isinstance(path, int) and OUTSIDE in os.fsdecode(path):
                found.append(f"{name} {os.fsdecode(path)}")
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return call(path, *arguments, **named)

        return watch

    with monkeypatch.context() as patch:
        for name in CALLS:
            patch.setattr(os, name, watched(name))
        yield found


def window_with(recent: list[str], theme: Theme, qtbot: QtBot, folder: Path) -> MainWindow:
    places = Places(folder / "settings.json", folder / "data" / "sittings", folder / "out")
    made = MainWindow(theme, Settings(recent=recent), places)
    qtbot.addWidget(made)
    return made


def listed(home: QWidget) -> list[str]:
    opens = "Open the study "
    names = [button.accessibleName() for button in home.findChildren(Button)]
    return [name.removeprefix(opens) for name in names if name.startswith(opens)]


def test_that_the_window_opens_without_a_look_at_recent_files(
    looks: list[str], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with([f"{OUTSIDE}/wave.study"], theme, qtbot, tmp_path)
    window.show()
    assert looks == []
    assert listed(window.home) == ["wave.study"]


def test_that_a_kiosk_opens_without_a_look_at_recent_files(
    looks: list[str], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = tmp_path / "some.survey"
    survey.write_bytes(write(SURVEY))
    window = window_with([f"{OUTSIDE}/wave.study"], theme, qtbot, tmp_path)
    window.set_up_kiosk(survey, tmp_path / "outbox")
    assert isinstance(window.current_view, SetUpView)
    assert looks == []


@pytest.mark.parametrize(
    ("name", "is_shown"),
    [
        ("/" + "n" * 300 + ".study", True),
        ("/" + "d/" * 3000 + "a.study", True),
        ("/a\0b.study", False),
        ("", False),
        ("/", False),
        ("~/a.study", False),
    ],
    ids=["name too long", "path too long", "with a zero", "no name", "the root", "not absolute"],
)
def test_that_no_name_in_the_settings_stops_the_start(
    name: str, is_shown: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with([name], theme, qtbot, tmp_path)
    window.show()
    chosen = [b for b in window.home.findChildren(Button) if "the study" in b.accessibleName()]
    assert len(chosen) == is_shown
    for button in chosen:
        button.click()
        view = window.current_view
        assert isinstance(view, AnalystView)
        qtbot.waitUntil(view.problem_page.isVisible)
        view.close_study()
        assert window.current_view is window.home


def test_that_more_names_than_are_kept_are_left_out(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with([f"/{n}.study" for n in range(1000)], theme, qtbot, tmp_path)
    assert len(listed(window.home)) == MOST_RECENT


@pytest.mark.parametrize("program", ["app.__main__", "app.answering"])
def test_that_memory_is_freed_by_the_open_window_alone(program: str) -> None:
    script = f"""
import gc, sys, time, weakref
from PySide6.QtWidgets import QApplication
class Cycle: pass
def collected():
    one = Cycle()
    one.itself, gone, until = one, weakref.ref(one), time.monotonic() + 30
    held = [Cycle() for _ in range(2000)]
    del one
    while not gc.isenabled() and gone() is not None and time.monotonic() < until:
        QApplication.processEvents()
    return gone() is None
QApplication.exec = lambda *_: 0 if collected() else 3
sys.argv = ['candor']
from {program} import main
main()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
