"""A word pressed in a kiosk, with Next not yet pressed: silence freezes it, and erases it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from kiosk_stand import Stand, be_silent, count_down, counts, stand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import NEGATION, STATEMENT, WARNER, settle, survey_of, words_on, yes_no

from app.respondent.kiosk.pages import CountdownPage
from app.respondent.questions.pressed_kept import PressedKeptPage
from app.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SURVEY = survey_of(yes_no(WARNER, ("spinner",)))
KEPT = {"yes_button": "TRUE", "no_button": "FALSE"}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def pressed(theme: Theme, qtbot: QtBot, folder: Path, word: str = "yes_button") -> Stand:
    """One person, who has pressed a word and looks at its kept moment."""
    kiosk = stand(theme, qtbot, folder, SURVEY)
    kiosk.set_up()
    kiosk.start_to_question()
    kiosk.click("spin_button")
    kiosk.click(word)
    assert isinstance(kiosk.shown, PressedKeptPage)
    assert kiosk.has("wrong_button")
    return kiosk


def touch(kiosk: Stand) -> None:
    QTest.keyClick(kiosk.view.windowHandle(), Qt.Key.Key_Shift)
    settle()


def read_on_disk(kiosk: Stand) -> list[int]:
    """The words that stand in the sittings of the kiosk."""
    sittings = [path for path in kiosk.kept() if path.suffix == ".sitting"]
    return [json.loads(path.read_bytes())["reports"]["bribe"] for path in sittings]


@pytest.mark.parametrize("word", KEPT)
def test_that_silence_freezes_the_word_for_whoever_comes_back(
    word: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Who touches the laptop then may be somebody else: the word can be read, not exchanged."""
    kiosk = pressed(theme, qtbot, tmp_path, word)
    sitting = kiosk.view.sitting
    assert sitting is not None
    be_silent(kiosk)
    assert isinstance(kiosk.view.page, CountdownPage)
    assert not sitting.flow.may_exchange(SURVEY.questions[0])
    touch(kiosk)
    assert isinstance(kiosk.shown, PressedKeptPage)
    assert f"Kept: {KEPT[word]}." in kiosk.shown.accessibleName()
    assert not kiosk.has("wrong_button")
    kiosk.click("forward_button")
    kiosk.click("save_button")
    (saved,) = kiosk.files()
    assert json.loads(saved.read_bytes())["answers"] == {"bribe": int(word == "yes_button")}


def test_that_the_countdown_shows_nothing_of_the_moment(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = pressed(theme, qtbot, tmp_path)
    be_silent(kiosk)
    seen = words_on(kiosk.shown)
    assert not [told for told in ("TRUE", "Kept", STATEMENT, NEGATION) if told in seen]


def test_that_leaving_freezes_the_word_and_back_shows_it(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = pressed(theme, qtbot, tmp_path)
    kiosk.click("wrong_button")
    assert read_on_disk(kiosk) == [0]
    kiosk.click("leave_button")
    assert "FALSE" not in words_on(kiosk.shown)
    kiosk.click("forward_button")  # Stay
    assert "Kept: FALSE." in kiosk.shown.accessibleName()
    assert not kiosk.has("wrong_button")
    assert read_on_disk(kiosk) == [0]


def go_away(kiosk: Stand) -> None:
    be_silent(kiosk)
    count_down(kiosk)


def leave(kiosk: Stand) -> None:
    kiosk.click("leave_button")
    kiosk.click("confirm_button")
    kiosk.say_who("next_button")


def be_silent_while_leaving(kiosk: Stand) -> None:
    kiosk.click("leave_button")
    go_away(kiosk)


ENDS = {
    "silent": (go_away, (0, 0, 1)),
    "left": (leave, (0, 1, 0)),
    "silent while leaving": (be_silent_while_leaving, (0, 0, 1)),
}


@pytest.mark.parametrize(("end", "ended"), ENDS.values(), ids=ENDS)
def test_that_the_word_is_erased_with_the_sitting(
    end: Callable[[Stand], None],
    ended: tuple[int, int, int],
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    kiosk = pressed(theme, qtbot, tmp_path)
    page = kiosk.shown
    assert read_on_disk(kiosk) == [1], "it is kept before it is shown"
    end(kiosk)
    assert kiosk.kept() == []
    assert kiosk.files() == []
    assert counts(kiosk) == ended
    assert kiosk.view.findChildren(PressedKeptPage) == []
    assert page not in kiosk.view.findChildren(type(page))
    assert "TRUE" not in words_on(kiosk.view)
    kiosk.start_to_question()
    sitting = kiosk.view.sitting
    assert sitting is not None
    assert (sitting.flow.drawn, sitting.flow.starts(SURVEY.questions[0])) == (0, 0)
    assert kiosk.has("spin_button"), "the next person is asked as the first was"


def test_that_a_kiosk_that_is_ended_erases_the_word(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = pressed(theme, qtbot, tmp_path)
    kiosk.view.release()
    assert kiosk.view.close()
    assert kiosk.kept() == []
    assert kiosk.files() == []
