"""The editor in a window, with somebody at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import Author, shown_editor
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.theme import Theme


@pytest.fixture
def places(tmp_path: Path) -> Path:
    return tmp_path / "drafts"


@pytest.fixture
def author(
    qtbot: QtBot, window: QMainWindow, theme: Theme, dialogs: Answering, places: Path
) -> Author:
    made = shown_editor(qtbot, window, theme, dialogs, places)
    made.setFocus()
    return Author(qtbot, window, made)
