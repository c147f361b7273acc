"""What is typed is kept once the keys rest, and soon where they never do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.widgets import fields
from app.widgets.fields import LONGEST, TypingTimer


@pytest.mark.usefixtures("qtbot")
def test_that_typing_without_a_pause_is_kept_within_two_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    started: list[float] = []
    monkeypatch.setattr(fields, "monotonic", lambda: now)
    owner = QObject()
    timer = TypingTimer(500, owner)

    def start() -> None:
        started.append(now)
        TypingTimer.start(timer)

    monkeypatch.setattr(timer, "start", start)
    while now < 1.95:  # a key every tenth of a second; it never runs out meanwhile
        timer.key_pressed()
        now += 0.1
    assert timer.isActive()
    assert len(started) > 5  # until then it waits for a pause
    assert started[0] == 0.0
    assert started[-1] + 0.5 <= LONGEST / 1000
    timer.stop()
    timer.key_pressed()  # the first key after what was kept
    assert started[-1] == now


def test_that_it_runs_out_after_a_pause(qtbot: QtBot) -> None:
    owner = QObject()
    timer = TypingTimer(1, owner)
    with qtbot.waitSignal(timer.timeout):
        timer.key_pressed()
