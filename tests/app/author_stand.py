"""The editor in a window of its own, without a survey opened."""

from __future__ import annotations

from pathlib import Path

from analyst_studies import Answering
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.author.view import AuthorView
from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.widgets.program_actions import ProgramActions


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
