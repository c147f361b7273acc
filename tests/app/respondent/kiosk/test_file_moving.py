"""What one person saves in a kiosk is on no clipboard for the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from kiosk_stand import stand
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import sit_down, survey_of

from app.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

AGE = {"id": "age", "kind": "number", "text": "Age?", "low": 0, "high": 99, "step": 1}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def test_that_nothing_can_be_copied_from_a_kiosk(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Neither the file on the review, by keys, mouse or menu, nor a number that is typed."""
    kiosk = stand(theme, qtbot, tmp_path, survey=survey_of(AGE))
    clipboard = QApplication.clipboard()
    clipboard.setText("before")
    kiosk.set_up()
    kiosk.click("start_button")
    while not kiosk.has("number_field"):
        kiosk.click("forward_button")
    field = kiosk.part("number_field")
    QTest.keyClicks(field, "42")
    try_to_copy(field, field)
    assert field.property("selectedText") == ""
    kiosk.click("forward_button")
    text = kiosk.unfolded()
    try_to_copy(text, text)
    assert clipboard.text() == "before"
    assert clipboard.text(clipboard.Mode.Selection) in ("", "before")
    assert text.focusPolicy() & Qt.FocusPolicy.TabFocus, "a screen reader still finds it"


def try_to_copy(widget: QWidget, surface: QWidget) -> None:
    """Select and copy by keys, by mouse and by a menu."""
    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X):
        QTest.keyClick(widget, key, Qt.KeyboardModifier.ControlModifier)
    QTest.mouseDClick(surface, Qt.MouseButton.LeftButton, pos=QPoint(20, 10))
    QTest.mousePress(surface, Qt.MouseButton.LeftButton, pos=QPoint(2, 4))
    QTest.mouseMove(surface, QPoint(90, 10))
    QTest.mouseRelease(surface, Qt.MouseButton.LeftButton, pos=QPoint(90, 10))
    QTest.keyClick(widget, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    middle = surface.rect().center()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(surface, QContextMenuEvent(reason, middle, surface.mapToGlobal(middle)))
    assert QApplication.activePopupWidget() is None


def test_that_at_home_the_file_cannot_be_copied_either(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    clipboard = QApplication.clipboard()
    clipboard.setText("before")
    person = sit_down(survey_of(AGE), theme, qtbot, tmp_path)
    person.to_first_question()
    QTest.keyClicks(person.part("number_field"), "42")
    person.click("forward_button")
    text = person.unfolded()
    try_to_copy(text, text)
    assert clipboard.text() == "before"
