"""No question takes more than three presses, by mouse or by keyboard, beside choosing or typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pseudo_language import SURVEYS
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import KARY, UNARY, Sat, one_of, settle, sit_down, survey_of

from app.respondent.questions.question import QuestionPage
from app.respondent.questions.scrambled_kept import ScrambledKeptPage
from app.theme import Theme
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

MOST = 3
CLEAR = {"id": "clear", "kind": "yes-no", "text": "Do you work?", "optional": True}
KINDS: dict[str, Survey] = {
    **SURVEYS,
    "kinds": survey_of(
        one_of(None),
        {**one_of(UNARY, 60), "id": "long"},
        {**one_of(KARY), "id": "scale", "kind": "rating"},
        CLEAR,
    ),
}
Press = Callable[[str], None]


def answer(person: Sat, press: Press, wait_until: Callable[[Callable[[], bool]], None]) -> int:
    """Answer the question that is shown, as a person in a hurry does; return the presses."""
    presses = 0
    asked = person.view.flow.question

    def pressed(name: str) -> None:
        nonlocal presses
        press(name)
        presses += 1

    if person.has("spin_button"):
        pressed("spin_button")
    if person.can_press("yes_button"):
        pressed("no_button")
    else:
        if person.has("number_field"):
            QTest.keyClicks(person.part("number_field"), "20")
            settle()
        else:
            press("option_1")
        pressed("forward_button")
    if person.view.flow.question is asked:
        pressed("forward_button")
    if isinstance(person.page, ScrambledKeptPage):
        wait_until(person.part("forward_button").isEnabled)
        pressed("forward_button")
    assert person.view.flow.question is not asked, "the question is still shown"
    return presses


WAYS = [(way, "mouse") for way in KINDS]
WAYS += [(way, "keys") for way in KINDS]


@pytest.mark.parametrize(("way", "hand"), WAYS)
def test_that_no_question_takes_more_than_three_presses(
    way: str, hand: str, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    still = Theme(qapp, pinned="light", reduced_motion=True)
    person = sit_down(KINDS[way], still, qtbot, tmp_path)
    person.to_first_question()

    def by_keys(name: str) -> None:
        options = name.startswith("option")
        person.press(name, Qt.Key.Key_Space if options else Qt.Key.Key_Return)

    counted = {}
    while isinstance(person.page, QuestionPage):
        question = person.page.question.id
        counted[question] = answer(
            person, person.click if hand == "mouse" else by_keys, qtbot.waitUntil
        )
    assert list(counted) == [question.id for question in KINDS[way].questions]
    assert max(counted.values()) <= MOST, counted
