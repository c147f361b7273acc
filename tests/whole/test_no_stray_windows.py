"""No part of a page is a window of its own for an instant: it would take the activation away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, new_study, responses, rest, write_folder
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from app.kit.settings import Settings
from app.theme import Theme
from core.study import Study, import_paths


class Shown(QObject):
    """Remembers the windows that are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.found.append(type(watched).__name__)
        return False


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[Shown]:
    watcher = Shown()
    qapp.installEventFilter(watcher)
    yield watcher
    qapp.removeEventFilter(watcher)


def test_that_a_study_opens_and_turns_its_pages_in_one_window(
    tmp_path: Path, theme: Theme, window: QMainWindow, shown: Shown
) -> None:
    path = new_study(tmp_path / "s.study")
    with Study.open(path) as opened:
        import_paths(opened, [write_folder(tmp_path / "in", responses(30, 50))])
    window.show()
    view = analyst_view(theme, path, Settings(), Answering(), window)
    window.setCentralWidget(view)
    rest(view)
    for place in range(view.frame.questions.pages.count()):
        view.frame.questions.pages.setCurrentRow(place)
        rest(view)
    for place in range(view.frame.questions.question_list.model().rowCount()):
        view.frame.questions.choose(place)
        rest(view)
    assert shown.found == ["QMainWindow"]
