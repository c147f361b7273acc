"""Esc hides the page at once, on every page; nothing of it is lost, and it is shown again."""

from __future__ import annotations

from pathlib import Path

import pytest
from language_walk import pages_of
from pseudo_language import SURVEYS
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import (
    UNARY,
    WARNER,
    ViewDoor,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)

from app.places import Places
from app.settings import Settings
from app.theme import Theme
from app.widgets.choices import RadioOption
from app.window import MainWindow
from core.survey import write

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def strike(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)
    settle()


def escape() -> None:
    strike(Qt.Key.Key_Escape)


def test_that_every_page_is_hidden_and_shown_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(SURVEYS["coins"], theme, qtbot, tmp_path)
    for number, page in enumerate(pages_of(person)):
        before = words_on(person.page)
        escape()
        texts = [label.text() for label in person.view.findChildren(QLabel) if label.isVisible()]
        assert texts == [], (number, page)
        assert not person.page.isVisible()
        escape()
        strike(Qt.Key.Key_Space)
        assert not person.page.isVisible()
        strike(Qt.Key.Key_Tab)
        strike(Qt.Key.Key_Space)
        assert person.page.isVisible()
        assert words_on(person.page) == before, (number, page)


def test_that_nothing_chosen_or_landed_is_lost(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    survey = survey_of(yes_no(WARNER, ("spinner",)), one_of(UNARY, 30))
    person = sit_down(survey, theme, qtbot, tmp_path, door=ViewDoor([3]))
    person.to_first_question()
    person.click("spin_button")
    escape()
    person.view.uncover()
    settle()
    assert person.chosen_statement() == "B"
    person.click("yes_button")
    field = person.part("filter_field")
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "12")
    person.choose(12)
    field.setFocus()
    escape()
    person.view.uncover()
    settle()
    assert field.text() == "12"
    option = person.part("option_13")
    assert isinstance(option, RadioOption)
    assert option.isChecked()


def test_that_a_spinning_wheel_takes_the_key_first(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    moving = Theme(qapp, pinned="light", reduced_motion=False)
    person = sit_down(survey_of(yes_no(WARNER, ("spinner",))), moving, qtbot, tmp_path)
    person.to_first_question()
    person.click("spin_button")
    escape()
    assert person.has("yes_button")
    escape()
    assert not person.page.isVisible()


def test_that_the_title_is_hidden_too(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "asked.survey"
    path.write_bytes(write(SURVEYS["spinner"]))
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(), places, respondent_only=True)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.open_path(path)
    settle()
    shown = window.windowTitle()
    assert "Work and money" in shown
    escape()
    assert window.windowTitle() == "Candor"
    strike(Qt.Key.Key_Tab)
    strike(Qt.Key.Key_Return)
    strike(Qt.Key.Key_Space)
    settle()
    assert window.windowTitle() == shown
    window.close()
