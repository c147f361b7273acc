"""What a person is shown of an error that nobody foresaw."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from access import untold
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.author.view import AuthorView
from app.kit import problems
from app.kit.problems import Unforeseen
from app.respondent.view import RespondentView
from app.theme import Theme
from app.widgets.crash_box import CrashBox
from core.examples import example_path

ERROR = Unforeseen("ValueError", ("app/x.py:1", "core/y.py:2"))


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    yield person
    person.rest()
    person.window.close()


def box_of(shown: Shown) -> CrashBox:
    QApplication.processEvents()
    (box,) = [box for box in shown.window.findChildren(CrashBox) if box.isVisible()]
    return box


@pytest.fixture
def hooked(shown: Shown) -> Iterator[Shown]:
    """A window that is told of errors as the program tells it."""
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    problems.install(shown.window.unexpected.emit, shown.window.is_answering)
    yield shown
    sys.excepthook, threading.excepthook, sys.unraisablehook = before


def all_text(box: CrashBox) -> str:
    """Whatever can be read in the box, by eye, by ear or on the clipboard."""
    box.copy_button.click()
    found = [box.windowTitle(), box.accessibleName(), box.accessibleDescription()]
    for label in box.findChildren(QLabel):
        found += [label.text(), label.accessibleName(), label.toolTip()]
    for button in box.findChildren(QPushButton):
        found += [button.text(), button.accessibleName(), button.toolTip()]
    found += [text.toPlainText() for text in box.findChildren(QPlainTextEdit)]
    return "\n".join([*found, QApplication.clipboard().text()])


def fail_with(answer: str) -> None:
    secret = answer
    try:
        raise KeyError(secret)
    except KeyError as error:
        error.add_note(secret)
        if secret.endswith("yes"):
            raise ValueError(secret) from error
        raise ValueError(secret) from error


def fail(answer: str) -> None:
    """Let an error with an answer in it reach the hooks, as one in a slot does."""
    try:
        fail_with(answer)
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)


def test_that_two_answers_leave_the_same_box_and_the_same_report(hooked: Shown) -> None:
    hooked.window.open_path(example_path("bribery"))
    assert isinstance(hooked.view, RespondentView)
    found = {}
    for answer in ("canary-yes", "canary-no"):
        problems.install(hooked.window.unexpected.emit, hooked.window.is_answering)
        fail(answer)
        box = box_of(hooked)
        found[answer] = all_text(box)
        box.close()
        QApplication.processEvents()
    assert found["canary-yes"] == found["canary-no"]
    assert "canary" not in found["canary-yes"]
    assert "It holds nothing of what you answered." in found["canary-yes"]
    hooked.window.show_home()
    fail("canary-yes")
    box = box_of(hooked)
    assert "canary" not in all_text(box)
    assert "test_crash_box.py:" in box.report, "where nothing is answered the place is told"


def test_that_an_error_of_another_thread_is_shown_too(hooked: Shown, qtbot: QtBot) -> None:
    # By hand: pytest takes the hook of threads for itself while a test runs.
    def work() -> None:
        hooked.window.unexpected.emit(ERROR)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(hooked.window.findChildren(CrashBox)))
    assert "at core/y.py:2" in box_of(hooked).report


def test_that_one_box_stands_for_many_errors_and_going_on_leaves_the_page(
    shown: Shown, qtbot: QtBot
) -> None:
    shown.window.write_survey()
    qtbot.waitUntil(lambda: isinstance(shown.view, AuthorView))
    view = shown.view
    for _ in range(3):
        shown.window.show_unexpected(ERROR)
    box = box_of(shown)
    assert "Everything that you wrote is saved." in box.accessibleDescription()
    assert box.focusWidget() is box.close_button
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert shown.view is view
    assert shown.window.isVisible()


def test_that_the_box_reads_as_its_page_does(shown: Shown) -> None:
    shown.view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    shown.window.show_unexpected(ERROR)
    box = box_of(shown)
    assert box.layoutDirection() is Qt.LayoutDirection.RightToLeft
    report = box.findChild(QPlainTextEdit, "report_text")
    assert report is not None
    assert report.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_that_the_program_can_be_closed_instead(shown: Shown) -> None:
    shown.window.show_unexpected(ERROR)
    end = box_of(shown).end_button
    assert end is not None
    end.click()
    assert not shown.window.isVisible()


def test_that_every_part_of_the_box_is_told_and_reached(shown: Shown) -> None:
    shown.window.show_unexpected(ERROR)
    box = box_of(shown)
    assert untold(box) == []
    reached = set()
    for _ in range(8):
        QTest.keyClick(box, Qt.Key.Key_Tab)
        focused = box.focusWidget()
        reached.add(focused.objectName() if focused is not None else "")
    assert {"report_text", "copy_report_button", "end_button", "close_button"} <= reached
