"""What a person pressed is told by no stack, profile or traceback: every answer runs one path."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    KARY,
    NEGATION,
    UNARY,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    one_of,
    settle,
    sit_down,
    survey_of,
    yes_no,
)

import folders
from app.theme import Theme

ROOT = str(folders.ROOT)
ALL = (f"{ROOT}/app/", f"{ROOT}/core/")
BUT_WIDGETS = (f"{ROOT}/app/respondent/", f"{ROOT}/app/kit/", f"{ROOT}/core/")
SHOWING = ("paintEvent", "set_state")
BY_PERSON = (
    *(QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride),
    *(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseMove),
    *(QEvent.Type.MouseButtonDblClick, QEvent.Type.ContextMenu),
    *(QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Show, QEvent.Type.Hide),
)
DIE: Content = {"name": "warner", "p": "5/6"}
NEXT = {"id": "sex", "kind": "yes-no", "text": "Have you a car?"}


def filters_others(frame: FrameType) -> bool:
    """Tell whether an event filter is asked about what no person does, which it lets be.

    When Qt lays out and paints is its own.
    """
    if frame.f_code.co_name != "eventFilter":
        return False
    event = frame.f_locals["event"]
    return isinstance(event, QEvent) and event.type() not in BY_PERSON


def path_of(act: Callable[[], None], files: tuple[str, ...]) -> list[str]:
    """Every line of these files that runs while something is done, but for what shows it.

    How a page looks is on the screen anyway, and Qt decides when it paints.
    """
    ran: list[str] = []
    showing: list[FrameType] = []

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        code = frame.f_code
        if event == "call" and (code.co_name in SHOWING or filters_others(frame)):
            showing.append(frame)
            return trace
        if frame in showing:
            if event == "return":
                showing.remove(frame)
            return trace
        if showing or not code.co_filename.startswith(files):
            return None
        ran.append(f"{event} {code.co_qualname} {frame.f_lineno}")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(before)
    return ran


@pytest.fixture
def theme(qapp: object) -> Theme:
    from PySide6.QtWidgets import QApplication

    assert isinstance(qapp, QApplication)
    return Theme(qapp, pinned="light", reduced_motion=True)


def sat(question: Content, tape: list[int], theme: Theme, qtbot: QtBot, folder: Path) -> Sat:
    person = sit_down(
        survey_of(question, NEXT), theme, qtbot, folder, door=ViewDoor(tape), painted=True
    )
    person.to_first_question()
    return person


# The mechanism, the procedure, and for each of the two words the draws that let its report be 1.
PRESSED = {
    "spinner": (WARNER, "spinner", [0], [0]),
    "forced spinner": (FORCED, "spinner", [0], [0]),
    "coins": (FORCED, "coins", [0], [0]),
    "die": (DIE, "die", [0], [0]),
    "own device": (DIE, "own-device", [], []),
    "scrambled": (WARNER, "scrambled", [0, 1], [1, 0]),
}


def press(
    person: Sat, name: str, key: Qt.Key | None = None, files: tuple[str, ...] = ALL
) -> list[str]:
    """Press a button of a person's page; return what ran until the next page stands there."""
    button = person.part(name)
    if key is None:
        ran = path_of(lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton), files)
    else:
        if name == "option_2":
            # Tab comes to the first of exclusive options: this one is come to as arrows do.
            button.setFocus()
        else:
            person.tab_to(name)
        ran = path_of(lambda: QTest.keyClick(button, key), files)
    settle()
    return ran


KEYS = [
    (name, key)
    for name in ("spinner", "scrambled")
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return)
]


@pytest.mark.parametrize(("name", "key"), [*((name, None) for name in PRESSED), *KEYS])
def test_that_both_words_run_the_same_lines(
    name: str, key: Qt.Key | None, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    mechanism, procedure, *tapes = PRESSED[name]
    paths = []
    words = ("option_1", "option_2") if name == "scrambled" else ("yes_button", "no_button")
    for button, tape in zip(words, tapes, strict=True):
        more = {"negation": NEGATION} if mechanism == DIE else {}
        person = sat(yes_no(mechanism, (procedure,), **more), tape, theme, qtbot, tmp_path)
        if person.has("spin_button"):
            person.click("spin_button")
        paths.append(press(person, button, key))
        if name == "scrambled":
            paths[-1] += press(person, "forward_button", key)
        paths[-1] += press(person, "forward_button", key)
        assert person.view.flow.question is not None
        assert person.view.flow.question.id == "sex"
        person.view.close()
    assert len(paths[0]) > 100
    assert paths[0] == paths[1]


# For each of two landings the draw that leads to it: one word is asked of both.
LANDED = {
    "spinner": (WARNER, "spinner", 0, 3),
    "forced spinner, truth and yes": (FORCED, "spinner", 0, 2),
    "forced spinner, yes and no": (FORCED, "spinner", 2, 3),
    "coins": (FORCED, "coins", 0, 2),
    "coins, yes and no": (FORCED, "coins", 2, 3),
    "die": (DIE, "die", 0, 5),
}


@pytest.mark.parametrize("name", LANDED)
def test_that_all_landings_run_the_same_lines(
    name: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    mechanism, procedure, *draws = LANDED[name]
    paths = []
    for draw in draws:
        more = {"negation": NEGATION} if mechanism == DIE else {}
        question = yes_no(mechanism, (procedure,), **more)
        person = sat(question, [draw], theme, qtbot, tmp_path)
        paths.append(press(person, "spin_button", files=BUT_WIDGETS))
        paths[-1] += press(person, "yes_button", files=BUT_WIDGETS)
        paths[-1] += press(person, "forward_button", files=BUT_WIDGETS)
        person.view.close()
    assert paths[0] == paths[1]


# A question, and two choices of options with the draws that give one report.
CHOSEN = {
    "k-ary": (one_of(KARY), (2, [1, 0]), (0, [0, 1])),
    "unary": (one_of(UNARY), (0, [0, 0, 1, 1, 1, 0]), (2, [1, 0, 0, 0, 1, 1])),
    "many of": (
        one_of(WARNER, kind="many-of"),
        (0, [0, 0, 1, 1, 1, 0]),
        (2, [1, 0, 0, 0, 1, 1]),
    ),
}


@pytest.mark.parametrize("name", CHOSEN)
def test_that_all_options_run_the_same_lines(
    name: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    question, *ways = CHOSEN[name]
    paths = []
    for option, tape in ways:
        person = sat(question, tape, theme, qtbot, tmp_path)
        chosen = press(person, f"option_{option + 1}")
        paths.append(chosen + press(person, "forward_button") + press(person, "forward_button"))
        assert person.view.flow.question is not None
        assert person.view.flow.question.id == "sex"
        person.view.close()
    assert paths[0] == paths[1]
