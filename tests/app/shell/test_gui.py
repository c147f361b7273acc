"""What the system asks the running program to open: as a double click on macOS does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.author.preview.page import PreviewPage
from app.author.view import AuthorView
from app.respondent.view import RespondentView
from app.shell.gui import FileOpening
from app.theme import Theme
from core.draft import draft_of
from core.draft.file import read_draft, write_draft
from core.examples import example_path, example_survey


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, qapp: QApplication, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    opening = FileOpening(qapp, person.window.open_path, person.window.is_busy)
    yield person
    qapp.removeEventFilter(opening)
    opening.deleteLater()
    person.window.close()


def double_click(path: Path) -> None:
    app = QApplication.instance()
    assert app is not None
    QApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(path))))


def test_that_a_double_click_opens_a_file_in_its_view(shown: Shown) -> None:
    assert shown.view is shown.window.home
    double_click(example_path("bribery"))
    assert isinstance(shown.view, RespondentView)


def test_that_what_is_no_file_of_ours_is_explained(shown: Shown, tmp_path: Path) -> None:
    other = tmp_path / "any.txt"
    other.write_bytes(b"")
    double_click(other)
    assert "Candor opens files" in shown.box().accessibleName()


def test_that_nothing_takes_the_place_of_a_page_that_is_answered(shown: Shown) -> None:
    double_click(example_path("bribery"))
    view = shown.view
    double_click(example_path("sales"))
    assert shown.view is view
    assert not shown.has_box()


def test_that_a_file_takes_the_place_of_a_preview_and_what_was_written_is_kept(
    shown: Shown, tmp_path: Path
) -> None:
    path = tmp_path / "a.draft"
    path.write_bytes(write_draft(draft_of(example_survey("bribery"))))
    double_click(path)
    view = shown.view
    assert isinstance(view, AuthorView)
    question = view.editing.question
    assert question is not None
    view.editing.change(replace(question, text={"en": "Have you ever paid a bribe at work?"}))
    written = view.editing.draft
    preview = next(act for page, act in view.actions_.pages.items() if page.name == "preview")
    preview.trigger()
    assert view.place.findChild(PreviewPage) is not None
    double_click(tmp_path / "no.such")
    assert shown.has_box()
    shown.box().reject()
    assert view.place.page is None, "it is ended before anything takes its place"
    preview.trigger()
    double_click(example_path("bribery"))
    assert isinstance(shown.view, RespondentView)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert read_draft(path.read_bytes()) == written
