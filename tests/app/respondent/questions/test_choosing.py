"""Lists of a thousand long options: only what is shown is measured, and all can be reached."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot
from respondent_driver import settle

from app.respondent.questions.choosing import SHOWN_AT_ONCE, OptionList
from app.theme import Theme
from app.widgets.text import Lines

TEXTS = {
    "arabic": "متن بلند برای یک گزینه " * 8,
    "emoji": "\U0001f600\U0001f923" * 50,
    "latin": "A long answer " * 14,
}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def scrolled(options: OptionList, qtbot: QtBot) -> QScrollArea:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(options)
    area.resize(900, 600)
    area.show()
    qtbot.waitExposed(area)
    settle()
    return area


def shows(options: OptionList, wanted: int) -> bool:
    return n_shown(options) == wanted


def n_shown(options: OptionList) -> int:
    return sum(option.isVisibleTo(options) for option in options.options)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("many", [True, False])
def test_that_only_options_that_are_shown_are_measured(
    text: str, many: bool, theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: set[str] = set()
    make = Lines.__init__

    def noted(lines: Lines, words: str, *args: object, **more: object) -> None:
        measured.add(words)
        make(lines, words, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Lines, "__init__", noted)
    options = OptionList([f"{i} {text}" for i in range(1024)], theme, many=many, name="All")
    area = scrolled(options, qtbot)
    assert n_shown(options) == SHOWN_AT_ONCE
    area.resize(700, 600)
    settle()
    assert len(measured & {option.text() for option in options.options}) == SHOWN_AT_ONCE


def test_that_who_scrolls_comes_to_the_last_option(theme: Theme, qtbot: QtBot) -> None:
    options = OptionList([f"Option {i}" for i in range(130)], theme, many=True, name="All")
    area = scrolled(options, qtbot)
    bar = area.verticalScrollBar()
    for wanted in (80, 120, 130):
        bar.setValue(bar.maximum())
        qtbot.waitUntil(partial(shows, options, wanted))
        settle()
    options.options[-1].click()
    assert options.marks() == (*[0] * 129, 1)


def test_that_the_keyboard_comes_to_the_last_option(theme: Theme, qtbot: QtBot) -> None:
    options = OptionList([f"Option {i}" for i in range(90)], theme, many=True, name="All")
    _area = scrolled(options, qtbot)
    options.options[0].setFocus()
    for number in range(89):
        focused = QApplication.focusWidget()
        assert focused is options.options[number]
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        settle()
    assert options.options[89].hasFocus()


def test_that_the_filter_finds_what_was_not_shown_yet(theme: Theme, qtbot: QtBot) -> None:
    options = OptionList([f"Option {i}." for i in range(1024)], theme, many=False, name="All")
    _area = scrolled(options, qtbot)
    assert options.filter_field is not None
    options.filter_field.setText(" 1003.")
    settle()
    assert [o.text() for o in options.options if o.isVisibleTo(options)] == ["Option 1003."]
    options.options[1003].click()
    options.filter_field.setText("")
    settle()
    assert n_shown(options) == SHOWN_AT_ONCE + 1
    assert options.chosen() == 1003
    options.filter_field.setText("nothing like it")
    settle()
    assert n_shown(options) == 1  # what is chosen stays


def test_that_a_choice_given_before_is_shown(theme: Theme, qtbot: QtBot) -> None:
    options = OptionList([f"Option {i}" for i in range(200)], theme, many=False, name="All")
    options.choose([150])
    _area = scrolled(options, qtbot)
    assert options.options[150].isVisibleTo(options)
