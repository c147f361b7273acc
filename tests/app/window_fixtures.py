"""A theme, a window and a study in it, for the tests of what is seen; dead times pass at will."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from analyst_studies import Answering, analyst_view, new_study
from PySide6.QtCore import QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from virtual_time import VirtualTimer

from app.analyst.window.view import AnalystView
from app.kit import memory, tasks
from app.kit.settings import Settings
from app.theme import FUSION, Theme

# The fixtures, for the conftest of each folder that uses them.
__all__ = [
    "dialogs",
    "empty_clipboard",
    "grabbed_whether_painted_or_not",
    "qapp_args",
    "settings",
    "study_name",
    "theme",
    "view",
    "virtual_dead_times",
    "window",
]


@pytest.fixture(autouse=True)
def collected_after_a_test() -> Iterator[None]:
    """Free no widget in a thread of a job, nor while Qt calls a method: as in the program."""
    gc.disable()
    yield
    memory.collect_due()
    gc.enable()


@pytest.fixture(autouse=True)
def virtual_dead_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.respondent.scaffold.dead_time.QTimer", VirtualTimer)
    monkeypatch.setattr("app.kit.tasks._PAINTED", 0)  # a job waits for no painting


@pytest.fixture(autouse=True)
def grabbed_whether_painted_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint what is grabbed: of a window that paints nothing all pictures would be alike."""
    grab = QWidget.grab

    def painted_grab(widget: QWidget, *area: QRect) -> QPixmap:
        window = widget.window()
        paints = window.updatesEnabled()
        window.setUpdatesEnabled(True)
        try:
            return grab(widget, *area)
        finally:
            window.setUpdatesEnabled(paints)

    monkeypatch.setattr(QWidget, "grab", painted_grab)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """What the program is started with."""
    return ["candor", *FUSION]


@pytest.fixture(scope="session", autouse=True)
def empty_clipboard(qapp: QApplication) -> Iterator[None]:
    """Without a screen Qt holds what was copied until after Python has ended, and then crashes."""
    yield
    qapp.clipboard().clear()


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The light one, whatever the system says, without movement."""
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QMainWindow]:
    """An empty window of the usual size, and no job after it; painted where it is grabbed."""
    made = QMainWindow()
    made.setUpdatesEnabled(False)
    made.resize(1280, 800)
    made.setMinimumSize(480, 320)
    qtbot.addWidget(made)
    yield made
    tasks.shut_down()
    for dialog in made.findChildren(QDialog) if shiboken6.isValid(made) else ():
        dialog.close()  # what stays open over the windows of other tests takes their mouse


@pytest.fixture
def dialogs() -> Answering:
    """Dialogs whose answers a test sets."""
    return Answering()


@pytest.fixture
def settings() -> Settings:
    """Nothing remembered."""
    return Settings()


@pytest.fixture
def study_name() -> str:
    """The name of the file of the study in the view."""
    return "sales.study"


@pytest.fixture
def view(
    window: QMainWindow,
    theme: Theme,
    settings: Settings,
    dialogs: Answering,
    study_name: str,
    qtbot: QtBot,
    tmp_path: Path,
) -> AnalystView:
    """A study that nobody has answered yet, opened in the window."""
    path = new_study(tmp_path / study_name)
    made = analyst_view(theme, path, settings, dialogs, window)
    with qtbot.waitSignal(made.settled, timeout=60_000):
        window.setCentralWidget(made)
        window.show()
    return made
