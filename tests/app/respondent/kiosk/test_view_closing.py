"""A kiosk that the system ends closes at once and leaves nothing; wrong PINs cost time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

import pytest
from kiosk_stand import PIN, SURVEY, Stand, stand
from own_process import HERE, run_python
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import words_on

from app.respondent.kiosk.flow import KioskFlow
from app.shell.gui import close_on_end
from app.theme import Theme
from core.survey import write

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.mark.skipif(os.name != "posix", reason="the platform has no such signals")
@pytest.mark.parametrize("number", ["SIGTERM", pytest.param("SIGINT", marks=pytest.mark.long)])
def test_that_one_signal_closes_a_kiosk_and_erases_the_open_sitting(
    number: str, tmp_path: Path
) -> None:
    survey, outbox, person = tmp_path / "a.survey", tmp_path / "outbox", tmp_path / "person"
    survey.write_bytes(write(SURVEY))
    outbox.mkdir()
    arguments = ["kiosk", number, "respond", str(survey), "--kiosk", "--outbox", str(outbox)]
    done = run_python([str(HERE / "closing_script.py"), *arguments], person)
    assert (done.code, done.complaints, done.out) == (0, [], "")
    assert list(outbox.iterdir()) == []
    left = {path.name for path in (person / "home").rglob("*") if path.is_file()}
    assert left <= {"settings.json", "kiosk.lock"}


class Session(QObject):
    """Stands for the application, of which the system asks to end the session."""

    commitDataRequest = Signal(object)  # noqa: N815 - Qt's name

    def __init__(self, kiosk: Stand) -> None:
        super().__init__()
        self.closed: list[bool] = []
        self._kiosk = kiosk

    def closeAllWindows(self) -> None:  # noqa: N802 - Qt's name
        self.closed.append(self._kiosk.view.close())


def test_that_the_end_of_the_session_closes_a_kiosk_and_erases_the_open_sitting(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    session = Session(kiosk)
    with close_on_end(cast(QApplication, session), kiosk.view.release):
        session.commitDataRequest.emit(None)
        assert session.closed == [True]
        assert not kiosk.kept()
    session.commitDataRequest.emit(None)
    assert session.closed == [True]


def test_that_a_kiosk_is_still_closed_by_no_person(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    assert not kiosk.view.close()
    assert kiosk.kept()
    kiosk.view.release()
    assert kiosk.view.close()
    assert not kiosk.kept()


class Clock:
    """Seconds that pass when told to."""

    now = 5000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def test_that_every_wrong_pin_after_two_doubles_the_wait(tmp_path: Path) -> None:
    clock = Clock()
    (tmp_path / "outbox").mkdir()
    flow = KioskFlow(SURVEY, tmp_path / "outbox", tmp_path / "kiosk", clock=clock)
    flow.set_pin(PIN, PIN)
    waits = []
    for _ in range(11):
        assert not flow.opens("1111")
        waits.append(flow.seconds_to_wait)
        clock.now += flow.seconds_to_wait
    assert waits == [0, 0, 10, 20, 40, 80, 160, 320, 600, 600, 600]
    assert flow.opens(PIN)
    assert not flow.opens("1111")
    assert flow.seconds_to_wait == 0


def test_that_no_pin_is_looked_at_before_the_wait_is_over(tmp_path: Path) -> None:
    clock = Clock()
    (tmp_path / "outbox").mkdir()
    flow = KioskFlow(SURVEY, tmp_path / "outbox", tmp_path / "kiosk", clock=clock)
    flow.set_pin(PIN, PIN)
    for _ in range(3):
        assert not flow.opens("1111")
    clock.now += 9.5
    assert flow.seconds_to_wait == 1
    assert not flow.opens(PIN)
    assert not flow.opens("1111")
    clock.now += 0.5
    assert flow.opens(PIN)


def type_wrong(kiosk: Stand) -> None:
    kiosk.type_pin("pin_field", "1111")
    kiosk.click("forward_button")


def test_that_the_page_says_how_long_to_wait(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    clock = Clock()
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.view._flow._clock = clock
    kiosk.click("worker_button")
    for _ in range(3):
        type_wrong(kiosk)
    told = "Too many wrong PINs. Try again in 0 min {} s."
    assert kiosk.part("wait_label").property("text") == told.format(10)
    assert not kiosk.part("pin_field").isEnabled()
    # Going away and coming back shortens nothing.
    kiosk.click("back_button")
    kiosk.click("worker_button")
    assert not kiosk.part("pin_field").isEnabled()
    assert kiosk.view._desk._waiting.isActive()
    clock.now += 4
    kiosk.view._desk.show_wait()
    assert kiosk.part("wait_label").property("text") == told.format(6)
    assert kiosk.view._desk._waiting.isActive()
    clock.now += 6
    kiosk.view._desk.show_wait()
    assert "Too many" not in words_on(kiosk.shown)
    assert not kiosk.view._desk._waiting.isActive()
    assert kiosk.part("pin_field").hasFocus()
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    assert kiosk.has("end_button")
