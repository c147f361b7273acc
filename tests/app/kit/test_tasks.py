"""The way out of the GUI thread: results come back into it, and nothing comes late."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
import shiboken6
from patience import LONGEST
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread
from pytestqt.qtbot import QtBot

from app.kit import tasks
from app.kit.tasks import AtEnd, Jobs, Task
from core.progress import Progress


class Listener(QObject):
    """Writes down what a task tells, and whether it was told in the thread of the GUI."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []
        self.threads: set[QThread] = set()

    def listen(self, task: Task) -> Task:
        task.progressed.connect(self.on_progressed)
        task.succeeded.connect(self.on_succeeded)
        task.failed.connect(self.on_failed)
        task.cancelled.connect(self.on_cancelled)
        task.ended.connect(self.on_ended)
        return task

    def on_progressed(self, done: int, total: int) -> None:
        self._hear(("progressed", done, total))

    def on_succeeded(self, result: object) -> None:
        self._hear(("succeeded", result))

    def on_failed(self, error: Exception) -> None:
        self._hear(("failed", type(error)))

    def on_cancelled(self) -> None:
        self._hear("cancelled")

    def on_ended(self) -> None:
        self._hear("ended")

    def _hear(self, what: object) -> None:
        self.heard.append(what)
        self.threads.add(QThread.currentThread())


@pytest.fixture(autouse=True)
def _no_thread_left(qapp: object) -> Iterator[None]:
    yield
    tasks.shut_down()
    assert not [t for t in threading.enumerate() if t.name.startswith("candor-task")]
    assert qapp is not None


@pytest.fixture
def listener(qapp: object) -> Listener:
    assert qapp is not None
    return Listener()


class Gate:
    """A job that tells when it has begun and goes on when it is let."""

    def __init__(self) -> None:
        self.begun, self.open = Event(), Event()
        self.finished = False

    def __call__(self, report: Progress) -> str:
        self.begun.set()
        assert self.open.wait(LONGEST)
        report(1, 1)
        self.finished = True
        return "late"


def ends(listener: Listener, count: int = 1) -> Callable[[], bool]:
    return lambda: listener.heard.count("ended") == count


def test_that_progress_and_result_arrive_in_order_in_the_thread_of_the_gui(
    qtbot: QtBot, listener: Listener
) -> None:
    worked_in = []

    def add(one: int, two: int, report: Progress) -> int:
        worked_in.append(threading.get_ident())
        report(1, 2)
        report(2, 2)
        return one + two

    listener.listen(Task(add, 19, 23, parent=listener)).start()
    qtbot.waitUntil(ends(listener))
    told = [("progressed", 1, 2), ("progressed", 2, 2), ("succeeded", 42), "ended"]
    assert listener.heard == told
    assert listener.threads == {QThread.currentThread()}
    assert worked_in != [threading.get_ident()]


def test_that_an_error_is_told_once_and_is_no_result(qtbot: QtBot, listener: Listener) -> None:
    def divide(report: Progress) -> float:
        report(0, 1)
        return 1 / 0

    listener.listen(Task(divide, parent=listener)).start()
    qtbot.waitUntil(ends(listener))
    assert listener.heard == [("progressed", 0, 1), ("failed", ZeroDivisionError), "ended"]


def test_that_a_cancelled_job_stops_at_its_next_report(qtbot: QtBot, listener: Listener) -> None:
    gate = Gate()
    task = listener.listen(Task(gate, parent=listener))
    task.start()
    assert gate.begun.wait(LONGEST)
    task.cancel()
    gate.open.set()
    qtbot.waitUntil(ends(listener))
    assert listener.heard == ["cancelled", "ended"]
    assert not gate.finished


def test_that_a_result_on_its_way_is_not_delivered_once_cancelled(
    qtbot: QtBot, listener: Listener
) -> None:
    posted = Event()

    def quick(report: Progress) -> str:
        report(1, 1)
        return "done"

    first = listener.listen(Task(quick, parent=listener))
    behind = Task(lambda report: posted.set(), parent=listener)  # noqa: ARG005 - a job's interface
    first.start()
    behind.start()
    # The worker has gone on to the next job, while the first result waits for the event loop.
    assert posted.wait(LONGEST)
    first.cancel()
    qtbot.waitUntil(ends(listener))
    assert listener.heard == [("progressed", 1, 1), "cancelled", "ended"]


def test_that_a_job_cancelled_while_it_waits_never_begins(qtbot: QtBot, listener: Listener) -> None:
    gate, ran = Gate(), []
    listener.listen(Task(gate, parent=listener)).start()
    waiting = listener.listen(Task(lambda report: ran.append(report), parent=listener))
    waiting.start()
    waiting.cancel()
    gate.open.set()
    qtbot.waitUntil(ends(listener, 2))
    assert not ran
    assert listener.heard[-2:] == ["cancelled", "ended"]


@pytest.mark.parametrize("when", ["while it works", "while its result is on its way"])
def test_that_nothing_arrives_once_a_task_is_deleted(
    when: str, qtbot: QtBot, listener: Listener
) -> None:
    gate, after = Gate(), Listener()
    owner = QObject()
    task = listener.listen(Task(gate, parent=owner))
    task.start()
    behind = after.listen(Task(lambda report: report(1, 1), parent=after))
    if when == "while it works":
        assert gate.begun.wait(LONGEST)
        shiboken6.delete(owner)
        gate.open.set()
        behind.start()
    else:
        passed = Event()
        Task(lambda report: passed.set(), parent=after).start()  # noqa: ARG005 - a job's interface
        behind.start()
        gate.open.set()
        assert passed.wait(LONGEST)
        shiboken6.delete(owner)
    assert not shiboken6.isValid(task)
    qtbot.waitUntil(ends(after))
    assert gate.finished
    assert listener.heard == []


def test_that_a_task_goes_when_it_has_ended(qtbot: QtBot, listener: Listener) -> None:
    task = listener.listen(Task(lambda report: report(1, 1), parent=listener))
    task.start()
    qtbot.waitUntil(ends(listener))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shiboken6.isValid(task)


def test_that_shutting_down_stops_what_runs_and_drops_what_waits(listener: Listener) -> None:
    begun, ran = Event(), []

    def endless(report: Progress) -> None:
        begun.set()
        while True:
            report(0, 0)

    listener.listen(Task(endless, parent=listener)).start()
    listener.listen(Task(lambda report: ran.append(report), parent=listener)).start()
    assert begun.wait(LONGEST)
    tasks.shut_down()
    assert not [t for t in threading.enumerate() if t.name.startswith("candor-task")]
    assert not ran


def test_that_a_task_can_be_started_after_shutting_down(qtbot: QtBot, listener: Listener) -> None:
    tasks.shut_down()
    listener.listen(Task(lambda report: report(1, 1) or "again", parent=listener)).start()
    qtbot.waitUntil(ends(listener))
    assert ("succeeded", "again") in listener.heard


# The jobs of a window


class Owner(QObject):
    """A window with jobs; it writes down what they told."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs = Jobs(self)
        self.told: list[object] = []
        self.jobs.rested.connect(lambda: self.told.append("rested"))

    def start(self, lane: str, job: Callable[..., object], **how: Any) -> None:
        self.jobs.start(lane, job, succeeded=self.told.append, failed=self.told.append, **how)


@pytest.fixture
def owner(qapp: object) -> Owner:
    assert qapp is not None
    return Owner()


def test_that_a_job_of_one_lane_does_not_wait_behind_another(qtbot: QtBot, owner: Owner) -> None:
    slow = Gate()
    owner.start("numbers", slow)
    assert slow.begun.wait(30)
    owner.start("study", lambda report: report(1, 1) or "imported")
    qtbot.waitUntil(lambda: owner.told == ["imported"])
    assert owner.jobs.running("numbers")
    slow.open.set()
    qtbot.waitUntil(lambda: owner.told == ["imported", "late", "rested"])


def test_that_a_job_instead_of_another_is_the_only_one_that_tells(
    qtbot: QtBot, owner: Owner
) -> None:
    first = Gate()
    owner.start("numbers", first)
    assert first.begun.wait(30)
    owner.start("numbers", lambda report: report(1, 1) or "second", instead=True)
    first.open.set()
    qtbot.waitUntil(lambda: "rested" in owner.told)
    assert owner.told == ["second", "rested"]


@pytest.mark.parametrize(
    ("at_end", "again", "finished"),
    [
        (AtEnd.STOP, False, False),
        (AtEnd.FINISH, False, True),
        (AtEnd.FINISH, True, False),
    ],
)
def test_that_leaving_awaits_what_writes(
    qtbot: QtBot, owner: Owner, at_end: AtEnd, again: bool, finished: bool
) -> None:
    writing, numbers = Gate(), Gate()
    owner.start("study", writing, at_end=at_end)
    owner.start("numbers", numbers)
    assert writing.begun.wait(30)
    assert numbers.begun.wait(30)
    for _ in range(1 + again):
        assert owner.jobs.end_first(lambda: owner.told.append("gone"))
    assert owner.jobs.running("numbers")  # it goes on, since the window may stay
    writing.open.set()
    qtbot.waitUntil(lambda: "gone" in owner.told)
    numbers.open.set()
    assert writing.finished is finished
    assert owner.told == [*(["late"] if finished else []), "gone"]


def test_that_a_window_whose_file_could_not_be_saved_stays(qtbot: QtBot, owner: Owner) -> None:
    gate = Gate()

    def fail(report: Progress) -> None:
        gate(report)
        raise ValueError("full")

    def stay(_error: Exception) -> None:
        owner.jobs.stay()

    owner.jobs.start("saving", fail, succeeded=print, failed=stay, at_end=AtEnd.FINISH)
    assert owner.jobs.end_first(lambda: owner.told.append("gone"))
    gate.open.set()
    qtbot.waitUntil(lambda: bool(owner.told))
    assert owner.told == ["rested"]
    assert not owner.jobs.end_first(lambda: None)


def test_that_a_job_gives_way_to_the_window_after_a_millisecond(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[float] = []
    monkeypatch.setattr(sys, "setswitchinterval", turns.append)
    tasks._Worker()
    assert turns == [0.001]
