"""The main window before a person."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.analyst.window.example import ExampleView
from app.analyst.window.view import AnalystView
from app.kit.places import Places
from app.kit.settings import Settings
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.dialogs import Dialogs
from app.widgets.message import MessageDialog


def drop(window: QWidget, urls: list[QUrl]) -> bool:
    middle = QPoint(window.width() // 2, window.height() // 2)
    target: QWidget | None = window.childAt(middle)
    while target is not None and not target.acceptDrops():
        target = target.parentWidget()
    if target is None:
        return False
    data = QMimeData()
    data.setUrls(urls)
    place = target.mapFrom(window, middle)
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    entering = QDragEnterEvent(place, *how, Qt.KeyboardModifier.NoModifier)
    entering.ignore()
    QApplication.sendEvent(target, entering)
    if not entering.isAccepted():
        return False
    dropping = QDropEvent(QPointF(place), *how, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, dropping)
    return dropping.isAccepted()


class Answering(Dialogs):
    """Dialogs that are answered beforehand; None is a press on Cancel."""

    def __init__(self) -> None:
        self.answers: list[Path | None] = []
        self.patterns: list[str] = []

    def open_file(
        self, _parent: QWidget, _title: str, pattern: str, _start: Path | None = None
    ) -> Path | None:
        self.patterns.append(pattern)
        return self.answers.pop(0)

    def name_to_save(
        self, _parent: QWidget, _title: str, _start: str, pattern: str
    ) -> tuple[Path, str] | None:
        path = self.answers.pop(0)
        return (path, pattern) if path else None


class Shown:
    """A window before a person."""

    def __init__(self, qtbot: QtBot, theme: Theme, folder: Path, *, respondent: bool) -> None:
        self.theme = theme
        self.settings = Settings()
        self.dialogs = Answering()
        self.places = Places(folder / "settings.json", folder / "sittings", folder / "out")
        self.window = MainWindow(
            theme, self.settings, self.places, respondent_only=respondent, dialogs=self.dialogs
        )
        qtbot.addWidget(self.window)
        self._qtbot = qtbot
        self.window.resize(1280, 800)
        self.window.show()

    @property
    def view(self) -> QWidget:
        return self.window.current_view

    def rest(self) -> None:
        """Wait until nothing is read any more."""
        view = self.view
        if isinstance(view, AnalystView | ExampleView):
            self._qtbot.waitUntil(lambda: not view.busy)

    def box(self) -> MessageDialog:
        """The box that explains; closed at once."""
        boxes = self.window.findChildren(MessageDialog, "problem_box")
        (box,) = [box for box in boxes if box.isVisible()]
        box.close()
        return box

    def has_box(self) -> bool:
        return any(box.isVisible() for box in self.window.findChildren(MessageDialog))

    def press(self, name: str) -> None:
        buttons = [b for b in self.window.findChildren(Button) if b.isVisible()]
        (button,) = [b for b in buttons if b.text() == name]
        button.click()

    def recent(self) -> list[str]:
        buttons = [b for b in self.window.home.findChildren(Button) if b.isVisible()]
        names = [button.accessibleName() for button in buttons]
        opens = "Open the study "
        return [name.removeprefix(opens) for name in names if name.startswith(opens)]

    def drop(self, *paths: Path) -> bool:
        """Drop files in the middle of the window, on what takes them there; is it taken?"""
        return drop(self.window, [QUrl.fromLocalFile(str(path)) for path in paths])
