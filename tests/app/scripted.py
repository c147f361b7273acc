"""Hands on the real window inside its own process: a script of steps that the event loop drives.

A script is an iterator of conditions: after each step it says what it waits for. Nothing waits
for a time. Where a script fails, the process ends with code 9.
"""

from __future__ import annotations

import sys
import traceback
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.shell.window import MainWindow

Condition = Callable[[], bool]
Steps = Iterator[Condition]

SCRIPT = "script"  # what the timer that drives it is called
ROOT = Path(__file__).resolve().parent.parent.parent


def settle() -> None:
    """Handle what is posted, deletions included."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Hands:
    """Finds what is visible in the window, and presses it with the keyboard."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def grounds(self) -> list[QWidget]:
        """What all that can be pressed stands on."""
        return [self.window]

    def part(self, name: str) -> QWidget | None:
        named = (part for ground in self.grounds() for part in ground.findChildren(QWidget, name))
        return next((part for part in named if part.isVisible()), None)

    def has(self, name: str) -> Condition:
        def is_there() -> bool:
            part = self.part(name)
            return part is not None and part.isEnabled()

        return is_there

    def press(self, name: str) -> Steps:
        yield self.has(name)
        part = self.part(name)
        assert part is not None
        part.setFocus(Qt.FocusReason.TabFocusReason)
        self.strike(part)

    def strike(self, part: QWidget) -> None:
        """Press a control that has the focus."""
        QTest.keyClick(part, Qt.Key.Key_Space)

    def page(self) -> QObject | None:
        """The page of the respondent's view."""
        return self.part("page")

    def page_name(self) -> str:
        return type(self.page()).__name__

    def question(self) -> str | None:
        """The id of the question on the page."""
        return getattr(getattr(self.page(), "question", None), "id", None)

    def leave_page(self, name: str) -> Steps:
        """Press what leads to another page, and wait for that."""
        page = self.page()
        assert page is not None, "there is no page to leave"
        before = weakref.ref(page)  # a test must not be what keeps a page alive
        del page
        yield from self.press(name)
        yield lambda: before() is None or self.page() is not before()


def drive(script: Callable[[Hands], Steps]) -> None:
    """Run a script in the window, once the event loop runs."""
    timer = QTimer(QCoreApplication.instance())
    timer.setObjectName(SCRIPT)

    def begin() -> None:
        (window,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
        # The screen that is none is small; what a landing says would wrap now here, now there.
        window.resize(1280, 800)
        timer.timeout.connect(_walk(script(Hands(window)), timer))
        timer.start(0)

    QTimer.singleShot(0, begin)


def _walk(steps: Steps, timer: QTimer) -> Callable[[], None]:
    """Go one step further each time the loop comes round and what is awaited is there."""
    awaited: list[Condition] = [lambda: True]

    def step() -> None:
        try:
            following = next(steps, None) if awaited[0]() else awaited[0]
        except Exception:
            sys.stderr.write(traceback.format_exc())
            timer.stop()
            QApplication.exit(9)
            return
        if following is None:
            timer.stop()
        else:
            awaited[0] = following

    return step
