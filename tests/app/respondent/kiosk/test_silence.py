"""The touch that ends the countdown of a kiosk brings the person's page back and does no more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kiosk_stand import LONG, Stand, be_silent, stand
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import UNARY, WARNER, one_of, settle, survey_of, yes_no

from app.respondent.kiosk import silence
from app.respondent.kiosk.pages import CountdownPage
from app.theme import Theme
from core.response.sitting import SUFFIX

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SURVEY = survey_of(yes_no(WARNER, ("scrambled",)), one_of(UNARY, 3))
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def silent_before_an_answer(theme: Theme, qtbot: QtBot, folder: Path) -> tuple[Stand, QPoint]:
    """Leave a kiosk to itself on a question; return where the answer stands behind the count."""
    kiosk = stand(theme, qtbot, folder, SURVEY)
    kiosk.set_up()
    kiosk.start_to_question()
    kiosk.click("option_1")
    answer = kiosk.part("forward_button")
    place = answer.mapTo(kiosk.view, answer.rect().center())
    be_silent(kiosk)
    assert isinstance(kiosk.view.page, CountdownPage)
    return kiosk, place


def finger(window: QWindow, place: QPoint) -> None:
    device = QTest.createTouchDevice()
    QTest.touchEvent(window, device).press(0, place, window).commit()
    settle()
    QTest.touchEvent(window, device).release(0, place, window).commit()


def dragged(window: QWindow, place: QPoint) -> None:
    QTest.mousePress(window, LEFT, NONE, place - QPoint(30, 0))
    QTest.mouseMove(window, place)
    QTest.mouseRelease(window, LEFT, NONE, place)


def moved_and_pressed(window: QWindow, place: QPoint) -> None:
    QTest.mouseMove(window, place)
    settle()
    QTest.mouseClick(window, LEFT, NONE, place)


TOUCHES: dict[str, Callable[[QWindow, QPoint], None]] = {
    "mouse": lambda window, place: QTest.mouseClick(window, LEFT, NONE, place),
    "double click": lambda window, place: QTest.mouseDClick(window, LEFT, NONE, place),
    "moved and pressed": moved_and_pressed,
    "dragged": dragged,
    "finger": finger,
    "Enter": lambda window, _place: QTest.keyClick(window, Qt.Key.Key_Return),
    "Space": lambda window, _place: QTest.keyClick(window, Qt.Key.Key_Space),
}


@pytest.mark.parametrize("touch", TOUCHES.values(), ids=TOUCHES)
def test_that_the_touch_that_ends_the_countdown_presses_no_answer(
    touch: Callable[[QWindow, QPoint], None],
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(silence, "PAUSE_MILLISECONDS", LONG)
    kiosk, place = silent_before_an_answer(theme, qtbot, tmp_path)
    window, sitting = kiosk.view.windowHandle(), kiosk.view.sitting
    assert sitting is not None
    touch(window, place)
    settle()
    assert kiosk.view.page is None, "the page is back"
    assert sitting.flow.drawn == 0
    assert kiosk.has("option_1")
    (kept,) = [path for path in kiosk.kept() if path.suffix == SUFFIX]
    assert b'"reports":{}' in kept.read_bytes(), "that it was begun, and no more"


def test_that_the_next_touch_answers(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk, place = silent_before_an_answer(theme, qtbot, tmp_path)
    QTest.keyClick(kiosk.view.windowHandle(), Qt.Key.Key_Shift)
    settle()
    QTest.mouseClick(kiosk.view.windowHandle(), LEFT, NONE, place)
    settle()
    assert kiosk.view.sitting is not None
    assert kiosk.view.sitting.flow.drawn == 1


def test_that_the_page_stays_hidden_while_something_is_pressed(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk, place = silent_before_an_answer(theme, qtbot, tmp_path)
    QTest.mousePress(kiosk.view.windowHandle(), LEFT, NONE, place)
    settle()
    assert isinstance(kiosk.view.page, CountdownPage)
    QTest.mouseRelease(kiosk.view.windowHandle(), LEFT, NONE, place)
    settle()
    assert kiosk.view.page is None
