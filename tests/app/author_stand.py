"""The editor in a window of its own, without a survey opened, and somebody at the keyboard."""

from __future__ import annotations

from pathlib import Path

from analyst_studies import Answering
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.author.form.question_form import QuestionForm
from app.author.form.survey_form import SectionForm, SurveyForm
from app.author.view import AuthorView
from app.author.words.authoring import adding
from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.widgets.program_actions import ProgramActions
from core.draft import DraftQuestion
from core.survey import Kind


def shown_editor(
    qtbot: QtBot, window: QMainWindow, theme: Theme, dialogs: Answering, places: Path
) -> AuthorView:
    """Return the editor of the drafts in `places`, shown in a window that is active."""
    settings = Settings()
    program = ProgramActions(theme, settings, window)
    made = AuthorView(theme, places, FolderDialogs(dialogs, settings), program)
    window.setCentralWidget(made)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return made


class Author:
    """Somebody at the keyboard."""

    def __init__(self, qtbot: QtBot, window: QMainWindow, view: AuthorView) -> None:
        self.qtbot, self.window, self.view = qtbot, window, view

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        target = QApplication.focusWidget() or self.view
        QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)
        QApplication.processEvents()

    def write(self, text: str) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, text)

    def tab_to(self, name: str) -> QWidget:
        """Go on with Tab until a control has the focus."""
        seen = []
        for _ in range(80):
            focused = QApplication.focusWidget()
            if focused is not None and focused.objectName() == name:
                return focused
            seen.append(f"{type(focused).__name__} {self.focused}")
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"the keyboard does not come to {name}: {seen}")

    def add(self, kind: Kind, *, sensitive: bool = False) -> None:
        """Add a question: the menu asks what it is to be."""
        self.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        menu = self.view.outline.add_button.menu()
        assert menu.isVisible()
        assert menu.activeAction() is None  # nothing is one or the other by itself
        wanted = adding(kind, sensitive=sensitive)
        while menu.activeAction() is None or menu.activeAction().text() != wanted:
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        self.qtbot.waitUntil(self.window.isActiveWindow)
        QApplication.processEvents()

    @property
    def form(self) -> QuestionForm | SectionForm | SurveyForm:
        assert isinstance(self.view.form, QuestionForm | SectionForm | SurveyForm)
        return self.view.form

    @property
    def question(self) -> DraftQuestion:
        assert self.view.editing.question is not None
        return self.view.editing.question

    @property
    def focused(self) -> str:
        widget = QApplication.focusWidget()
        return "" if widget is None else widget.objectName()
