"""None of these is an answer that somebody gives: nothing ticked is no answer, and is not sent."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import (
    WARNER,
    Content,
    Sat,
    handle,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from virtual_time import let_pass

from app.respondent.flow.way import RespondentFlow
from app.respondent.questions import choosing
from app.respondent.questions.number import NumberField
from app.theme import Theme
from app.widgets.button import Button
from core.response.privatize import Truth
from core.survey import Question, Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

BOXES = one_of(None, 3, kind="many-of", id="used")
SECRET = {**BOXES, "mechanism": WARNER}
FIRST = "Tick a box first. “None of these” is an answer too."
WAYS = pytest.mark.parametrize("question", [BOXES, SECRET], ids=["clear", "scrambled"])


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def asked(question: Content, theme: Theme, qtbot: QtBot, folder: Path) -> Sat:
    person = sit_down(survey_of(question), theme, qtbot, folder / "out")
    person.skip_to_first_question()
    return person


def main(person: Sat) -> Button:
    button = person.part("forward_button")
    assert isinstance(button, Button)
    return button


def ticked(person: Sat) -> list[str]:
    boxes = person.page.findChildren(QAbstractButton)
    return [box.objectName() for box in boxes if box.isCheckable() and box.isChecked()]


@WAYS
def test_that_nothing_ticked_is_no_answer(
    question: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = asked(question, theme, qtbot, tmp_path)
    for _ in range(3):
        person.click("forward_button")
        QTest.keyClick(person.page, Qt.Key.Key_Return)
        settle()
    assert person.view.flow.answers == {}
    assert person.page.accessibleName() == "Question 1 of 1"
    assert FIRST in words_on(person.page)


@WAYS
def test_that_none_is_the_string_of_zeros_and_no_option(
    question: Content,
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = asked(question, theme, qtbot, tmp_path)
    person.click("none_box")
    if "mechanism" in question:
        given: list[Truth] = []
        scramble = RespondentFlow.answer_scrambled

        def answering(flow: RespondentFlow, asked: Question, truth: Truth) -> None:
            given.append(truth)
            scramble(flow, asked, truth)

        monkeypatch.setattr(RespondentFlow, "answer_scrambled", answering)
        person.go_on(2)
        assert given == [(0, 0, 0)]
    else:
        person.go_on()
        assert person.view.flow.answers == {"used": "000"}
    person.click("save_button")
    assert list(person.saved_answers()) == ["used"]
    assert len(person.saved_answers()["used"]) == len(BOXES["options"])


@WAYS
def test_that_the_button_sleeps_and_is_reached_and_wakes(
    question: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = asked(question, theme, qtbot, tmp_path)
    line = person.part("box_notes")
    place = line.geometry(), line.mapTo(person.view, line.rect().topLeft())
    assert main(person).is_asleep
    assert main(person).accessibleDescription() == FIRST
    person.tab_to("option_1")
    seen = ["option_1"]
    while seen[-1] != "forward_button":
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        seen.append(now.objectName())
    assert seen == ["option_1", "option_2", "option_3", "none_box", "forward_button"]
    for name in ("option_2", "none_box"):
        person.click(name)
        assert not main(person).is_asleep
        assert FIRST not in words_on(person.page)
        assert (line.geometry(), line.mapTo(person.view, line.rect().topLeft())) == place
        person.click(name)
        assert main(person).is_asleep
    assert (line.geometry(), line.mapTo(person.view, line.rect().topLeft())) == place


@WAYS
def test_that_none_and_the_options_empty_each_other_and_say_so(
    question: Content,
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(choosing, "announce", lambda _widget, text: said.append(text))
    person = asked(question, theme, qtbot, tmp_path)
    person.click("option_1")
    person.click("option_3")
    assert said == []
    person.click("none_box")
    assert ticked(person) == ["none_box"]
    person.click("option_2")
    assert ticked(person) == ["option_2"]
    assert said == ["The other boxes are empty now.", "“None of these” is empty now."]


@WAYS
def test_that_enter_ticks_nothing_and_sends_from_the_button_alone(
    question: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = asked(question, theme, qtbot, tmp_path)
    person.press("option_1", Qt.Key.Key_Return)
    assert ticked(person) == []
    person.press("option_1")
    assert ticked(person) == ["option_1"]
    focused = QApplication.focusWidget()
    assert focused is not None
    for part in (focused, person.page):
        QTest.keyClick(part, Qt.Key.Key_Return)
        settle()
    assert person.view.flow.answers == {}
    person.press("forward_button", Qt.Key.Key_Return)
    assert list(person.view.flow.answers) == ["used"]


def test_that_none_given_in_the_clear_is_shown_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = asked(BOXES, theme, qtbot, tmp_path)
    person.click("none_box")
    person.go_on()
    person.click("back_button")
    assert ticked(person) == ["none_box"]


def test_that_a_long_list_has_none_before_it(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    long = one_of(None, 20, kind="many-of", id="used")
    person = asked(long, theme, qtbot, tmp_path)
    above = person.part("none_box").mapTo(person.page, person.part("none_box").pos()).y()
    assert above < person.part("option_1").mapTo(person.page, person.part("option_1").pos()).y()


@pytest.mark.parametrize("first", [one_of(None, 3), {**BOXES, "optional": True}])
def test_that_the_first_question_does_not_lie_under_the_finger_that_ended_practice(
    first: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(first, yes_no(WARNER, ("scrambled",)))
    person = sit_down(survey, theme, qtbot, tmp_path)
    while person.page.accessibleName() != "One word is kept":
        if person.has("option_1") and not person.can_press("forward_button"):
            person.choose(0)
        person.click("forward_button")
    QTest.mouseClick(person.part("forward_button"), Qt.MouseButton.LeftButton)
    handle()
    assert person.view.flow.question is not None
    QTest.mouseClick(person.part("option_1"), Qt.MouseButton.LeftButton)
    for _ in range(3):
        QTest.mouseClick(person.part("forward_button"), Qt.MouseButton.LeftButton)
        handle()
        assert person.view.flow.answers == {}
        let_pass(400)
        handle()
    let_pass(700)
    handle()
    QTest.mouseClick(person.part("forward_button"), Qt.MouseButton.LeftButton)
    assert len(person.view.flow.answers) == 1


# Choosing first, reading late


def scrambled_yes_no() -> Survey:
    return survey_of(yes_no(WARNER, ("scrambled",)))


def test_that_a_yes_or_no_is_chosen_first_and_cleared_before_it_is_kept(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(scrambled_yes_no(), theme, qtbot, tmp_path)
    person.skip_to_first_question()
    page = person.page
    yes, no = person.part("option_1"), person.part("option_2")
    assert yes.size() == no.size()
    assert main(person).is_asleep
    person.choose(0)
    assert person.view.flow.answers == {}, "to choose is not to send"
    left: list[list[str]] = []
    page.forward_wanted.connect(lambda: left.append(ticked(person)))
    person.click("forward_button")
    assert left == [[]]
    assert list(person.view.flow.answers) == ["bribe"]


def test_that_a_typed_secret_is_read_by_the_press_alone(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    value = NumberField.value

    def reading(self: NumberField) -> int | None:
        read.append("read")
        return value(self)

    monkeypatch.setattr(NumberField, "value", reading)
    age: Content = {"id": "age", "kind": "number", "text": "Age?", "low": 18, "high": 99, "step": 1}
    secret = {**age, "mechanism": {"name": "one-bit", "p": "3/4"}}
    person = asked(secret, theme, qtbot, tmp_path)
    field = person.part("number_field")
    assert isinstance(field, QLineEdit)
    assert main(person).is_asleep
    QTest.keyClicks(field, "44")
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert not main(person).is_asleep
    assert read == []
    person.click("forward_button")
    assert read == ["read"]
    assert list(person.view.flow.answers) == ["age"]
