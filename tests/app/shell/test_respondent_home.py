"""The first page of a window for answering alone: words for the one who answers, and few."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import settle, words_on

from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.kiosk.setup import SetUpView
from app.respondent.view import RespondentView
from app.shell.respondent_home import RespondentHome
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.dialogs import Dialogs
from app.widgets.text import TextLabel
from core.examples import example_path


class Given(Dialogs):
    """A dialog in which somebody chooses the survey that they were given."""

    def open_file(self, *_: object) -> Path:
        return example_path("bribery")


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[MainWindow]:
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "out")
    made = MainWindow(theme, Settings(), places, respondent_only=True, dialogs=Given(theme))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    settle()
    yield made
    theme.set_text_size(1.0)
    made.close()


def home_of(window: MainWindow) -> RespondentHome:
    home = window.home
    assert isinstance(home, RespondentHome)
    return home


def sentences(home: RespondentHome) -> list[str]:
    shown = [label.text() for label in home.findChildren(TextLabel) if label.isVisibleTo(home)]
    return [one for text in shown for one in re.split(r"(?<=\.) ", text)]


def test_that_it_speaks_to_the_one_who_answers(window: MainWindow) -> None:
    told = sentences(home_of(window))
    assert "Open the survey you were given" in told
    assert max(len(one.split()) for one in told) <= 18
    unsaid = "analy[sz]|stud(y|ies)|shares|plan|lie|safe|anonymous|guarantee"
    assert not [one for one in told if re.search(unsaid, one, re.IGNORECASE)]


def test_that_the_keyboard_comes_to_the_survey_first(window: MainWindow) -> None:
    home = home_of(window)
    reached = []
    for _ in range(3):
        focused = QApplication.focusWidget()
        assert isinstance(focused, QAbstractButton)
        reached.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached == ["open_survey_button", "kiosk_button", "appearance_button"]
    assert home.appearance_button.accessibleName() == "Colours and text size"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_that_a_key_opens_the_survey(key: Qt.Key, window: MainWindow) -> None:
    focused = QApplication.focusWidget()
    assert focused is home_of(window).open_survey_button
    QTest.keyClick(focused, key)
    assert isinstance(window.current_view, RespondentView)


def test_that_enter_presses_what_has_the_focus(window: MainWindow) -> None:
    home_of(window).kiosk_button.setFocus()
    QTest.keyClick(home_of(window).kiosk_button, Qt.Key.Key_Return)
    assert isinstance(window.current_view, SetUpView)


def test_that_a_survey_that_was_opened_is_listed_nowhere(window: MainWindow) -> None:
    before = words_on(home_of(window))
    window.choose_survey()
    view = window.current_view
    assert isinstance(view, RespondentView)
    view.left.emit()
    settle()
    assert window.current_view is window.home
    assert words_on(home_of(window)) == before
    assert window._settings == Settings()


def test_that_a_kiosk_is_set_up_behind_a_quiet_link(window: MainWindow) -> None:
    link = home_of(window).kiosk_button
    assert link.property("role") == "quiet"
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert isinstance(window.current_view, SetUpView)


def test_that_text_size_and_colours_are_chosen_here(window: MainWindow, theme: Theme) -> None:
    """The size holds for the survey that is opened then; the colours are remembered."""
    menu = home_of(window).appearance_button.menu()
    by_name = {action.text(): action for action in menu.actions()}
    by_name["Text 150 %"].trigger()
    by_name["Dark"].trigger()
    settle()
    assert home_of(window).page_size.s == 1.5
    assert window._settings.theme == "dark"
    window.choose_survey()
    view = window.current_view
    assert isinstance(view, RespondentView)
    settle()
    assert view.page.page_size.s == 1.5
    assert theme.scheme == "dark"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), (1920, 1080)])
def test_that_nothing_is_cut_off(size: tuple[int, int], window: MainWindow) -> None:
    window.resize(*size)
    settle()
    home = home_of(window)
    assert home._scroll.verticalScrollBar().maximum() == 0
    for label in home.findChildren(TextLabel):
        if label.isVisibleTo(home):
            assert label.height() >= label.heightForWidth(label.width()) > 0
            assert home.rect().contains(label.rect().translated(label.mapTo(home, label.pos() * 0)))
