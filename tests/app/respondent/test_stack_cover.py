"""Esc hides the page at once, on every page; nothing of it is lost, and it is shown again."""

from __future__ import annotations

from pathlib import Path

import pytest
from kiosk_stand import in_window
from language_walk import pages_of
from pseudo_language import SURVEYS
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QAccessible, QAccessibleEvent, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
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

from app.kit.places import Places
from app.kit.problems import Unforeseen
from app.kit.settings import Settings
from app.respondent.questions.landing import LandingPage
from app.respondent.stack import Cover
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.choices import RadioOption
from app.widgets.message import MessageDialog
from core.survey import write

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", r"support raise\(\)", "grabbing the keyboard", extend=True
)


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
        if page.endswith("file"):
            continue  # there Esc leads back, which is tested with that page
        before = words_on(person.page)
        # Whoever comes back may be somebody else: the word pressed last stays what it is.
        before = before.replace("\nI pressed the wrong word", "")
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
    person.say("yes_button")
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


MOVING = {
    "wheel": (survey_of(yes_no(WARNER, ("spinner",))), [[0], [3]]),
    "coins": (survey_of(yes_no(FORCED, ("coins",))), [[0], [3]]),
    "die": (SURVEYS["die"], [[0], [5]]),
}


@pytest.mark.parametrize("name", MOVING)
def test_that_a_page_in_motion_is_hidden_at_once_and_tells_nothing_before_it_is_shown(
    name: str,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It lands while it is hidden, after as long as ever; shown again, it tells once."""
    survey, tapes = MOVING[name]
    durations = set()
    for tape in tapes:
        moving = Theme(qapp, pinned="light", reduced_motion=False)
        person = sit_down(survey, moving, qtbot, tmp_path, door=ViewDoor(tape))
        person.to_first_question()
        page = person.page
        assert isinstance(page, LandingPage)
        said: list[QAccessibleEvent] = []
        with monkeypatch.context() as patched:
            patched.setattr(QAccessible, "updateAccessibility", said.append)
            person.click("spin_button")
            (motion,) = [
                one
                for one in page.stage.findChildren(QVariantAnimation)
                if one.state() is QAbstractAnimation.State.Running
            ]
            durations.add(motion.duration())
            escape()
            assert not page.isVisible()
            read = words_on(page)
            motion.setCurrentTime(motion.duration())
            settle()
            assert said == []
            assert page.stage.has_landed
            assert words_on(page) == read
            assert QApplication.focusWidget() is person.view.findChild(Cover)
            person.view.uncover()
            settle()
            assert len(said) == 1
            assert person.has("yes_button")
            assert QApplication.focusWidget() is page
            escape()
            person.view.uncover()
            assert len(said) == 1
        person.view.close()
    assert len(durations) == 1


def test_that_a_wheel_that_lands_beneath_another_page_tells_it_later(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    moving = Theme(qapp, pinned="light", reduced_motion=False)
    survey = survey_of(yes_no(WARNER, ("spinner",)))
    person = sit_down(survey, moving, qtbot, tmp_path, door=ViewDoor([3]))
    person.to_first_question()
    page = person.page
    assert isinstance(page, LandingPage)
    person.click("spin_button")
    person.click("leave_button")
    page.stage.skip()
    assert "The wheel landed" not in words_on(page)
    person.click("forward_button")
    assert person.chosen_statement() == "B"


def test_that_esc_in_a_menu_hides_the_page(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = sit_down(SURVEYS["own-device"], theme, qtbot, tmp_path)
    button = person.part("language_button")
    assert isinstance(button, QToolButton | QPushButton)
    menu = button.menu()
    assert isinstance(menu, QMenu)
    menu.popup(person.view.mapToGlobal(QPoint(40, 40)))
    qtbot.waitUntil(menu.isVisible)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    settle()
    assert not menu.isVisible()
    assert not person.page.isVisible()


def test_that_esc_in_the_menu_of_a_text_hides_the_page(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(SURVEYS["die"], theme, qtbot, tmp_path)
    for page in pages_of(person):
        if page == "place":
            break
    field = person.part("path_field")
    middle = field.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, field.mapToGlobal(middle))
    QApplication.sendEvent(field, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    settle()
    assert QApplication.activePopupWidget() is None
    assert not person.page.isVisible()


def test_that_esc_where_a_folder_is_asked_for_hides_the_page(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    asked: list[QDialog] = []

    def choose(_start: Path) -> None:
        dialog = QDialog(person.view)
        asked.append(dialog)
        QTimer.singleShot(0, dialog, lambda: QTest.keyClick(dialog, Qt.Key.Key_Escape))
        dialog.exec()

    person = sit_down(SURVEYS["die"], theme, qtbot, tmp_path, choose_folder=choose)
    for page in pages_of(person):
        if page == "place":
            break
    person.click("browse_button")
    assert len(asked) == 1
    assert not asked[0].isVisible()
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
    window.show_unexpected(Unforeseen("ValueError"))
    box = window.findChild(MessageDialog)
    assert box is not None
    QTest.keyClick(box, Qt.Key.Key_Escape)
    settle()
    assert not window.findChildren(MessageDialog)
    assert window.windowTitle() == "Candor"
    window.close()


def test_that_the_title_of_a_kiosk_is_hidden_until_its_next_person(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "asked.survey"
    path.write_bytes(write(SURVEYS["spinner"]))
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(), places, respondent_only=True)
    qtbot.addWidget(window, before_close_func=lambda kiosk: kiosk.release())
    window.show()
    window.set_up_kiosk(path, tmp_path / "outbox")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    kiosk = in_window(window, tmp_path / "outbox", places.kiosk)
    kiosk.set_up()
    view = kiosk.view
    shown = window.windowTitle()
    assert "Work and money" in shown
    escape()
    assert window.windowTitle() == shown, "nobody sits there"
    kiosk.click("start_button")
    escape()
    assert window.windowTitle() == "Candor"
    # The page comes back from the countdown as hidden as it was, and the keyboard reaches it.
    view._silence._on_timer_timeout()
    kiosk.click("here_button")
    assert window.windowTitle() == "Candor"
    assert QApplication.focusWidget() is window.findChild(Cover)
    strike(Qt.Key.Key_Tab)
    strike(Qt.Key.Key_Space)
    assert window.windowTitle() == shown
    window.show_unexpected(Unforeseen("ValueError"))
    (box,) = window.findChildren(MessageDialog)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    settle()
    assert window.windowTitle() == "Candor"
    view.show_next()
    assert window.windowTitle() == shown
