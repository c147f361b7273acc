"""What is done in turns leaves room between its steps, however many do so at once."""

from __future__ import annotations

import time
from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QAbstractEventDispatcher, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.kit.idle_steps import IdleSteps, made_then_shown


def test_that_no_two_steps_are_done_in_one_turn(qapp: QApplication, qtbot: QtBot) -> None:
    turn, parent = [0], QObject(qapp)
    steps: list[int] = []

    def count() -> None:
        turn[0] += 1

    def work() -> Iterator[None]:
        for _ in range(3):
            steps.append(turn[0])
            until = time.monotonic() + 0.004  # by its end the timers of all others are due
            while time.monotonic() < until:
                pass
            yield

    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    dispatcher.awake.connect(count)
    all_turns = [IdleSteps(work(), parent) for _ in range(4)]
    with qtbot.waitSignals([turns.ended for turns in all_turns]):
        pass
    dispatcher.awake.disconnect(count)
    parent.deleteLater()
    assert len(steps) == 12
    assert len(set(steps)) == 12


def test_that_nobody_waits_for_all_steps_of_another(qapp: QApplication, qtbot: QtBot) -> None:
    """Also where one that was passed over is gone, and no step of it will ever come."""
    parent, brief = QObject(qapp), QObject(qapp)
    done: list[str] = []

    def work(name: str) -> Iterator[None]:
        for _ in range(6):
            done.append(name)
            if len(done) == 2:
                brief.deleteLater()
            until = time.monotonic() + 0.002
            while time.monotonic() < until:
                pass
            yield

    both = [IdleSteps(work(name), parent) for name in "ab"]
    IdleSteps(work("c"), brief)
    with qtbot.waitSignals([turns.ended for turns in both]):
        pass
    parent.deleteLater()
    told = "".join(done).replace("c", "")
    assert (told.count("a"), told.count("b")) == (6, 6)
    assert "aaa" not in told
    assert "bbb" not in told


def test_that_what_waits_to_be_shown_goes_with_the_page_it_was_made_for(qtbot: QtBot) -> None:
    made, parent = QWidget(), QObject()
    begun: list[QWidget] = []

    def make() -> QWidget:
        begun.append(made)
        parent.deleteLater()
        return made

    IdleSteps(made_then_shown(make, begun.append), parent)
    qtbot.waitUntil(lambda: not shiboken6.isValid(made))
    assert begun == [made]


def test_that_what_is_not_shown_goes(qtbot: QtBot) -> None:
    made, parent = QWidget(), QObject()
    shown: list[QWidget] = []
    IdleSteps(made_then_shown(lambda: made, shown.append), parent)
    steps = made_then_shown(lambda: made, shown.append)
    assert next(steps) is made
    steps.close()
    parent.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(made))
    assert not shown
