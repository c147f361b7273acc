"""Garbage is collected where no widget can be in use, and what is loaded is set apart."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.kit import memory, tasks
from app.kit.memory import collect_by_timer, freeze_for_studies
from app.kit.tasks import Task
from core.progress import Progress


def test_that_a_job_frees_no_object_of_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A window of another test that still loads its views would set the garbage apart.
    monkeypatch.setattr(gc, "freeze", lambda: None)
    freed_in: list[threading.Thread] = []
    owner = QObject()

    def leave() -> None:
        """Leave as much as makes a search due, though objects that were freed are taken off."""
        for _ in range(gc.get_threshold()[0]):
            gone = QObject()
            gone.itself = gone  # type: ignore[attr-defined]
            weakref.finalize(gone, lambda: freed_in.append(threading.current_thread()))

    def allocate(report: Progress) -> None:
        kept = [[place] for place in range(100_000)]
        report(len(kept), len(kept))

    gc.collect()
    gc.enable()  # as Python begins
    timer = collect_by_timer(owner)
    leave()
    task = Task(allocate, parent=owner)
    with qtbot.waitSignal(task.ended):
        task.start()

    def freed() -> bool:
        leave()
        return bool(freed_in)

    qtbot.waitUntil(freed)
    timer.stop()
    tasks.shut_down()
    assert set(freed_in) == {threading.main_thread()}


def test_that_what_is_over_is_not_set_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[bool] = []
    monkeypatch.setattr(memory, "_seen", [])  # another test may have shown a window
    monkeypatch.setattr(gc, "collect", lambda: searched.append(True))
    for frozen, times in ((0, 0), (1000, 1)):  # as where a file is opened before the window stands
        monkeypatch.setattr(gc, "get_freeze_count", lambda frozen=frozen: frozen)
        memory.collect_garbage()
        assert len(searched) == times


def test_that_what_is_loaded_is_set_apart_once(monkeypatch: pytest.MonkeyPatch) -> None:
    set_apart: list[bool] = []
    monkeypatch.setattr(memory, "_seen", [])
    monkeypatch.setattr(gc, "freeze", lambda: set_apart.append(True))
    for frozen, times in ((0, 0), (1000, 1)):  # in tests, and where the window runs
        monkeypatch.setattr(gc, "get_freeze_count", lambda frozen=frozen: frozen)
        freeze_for_studies.cache_clear()
        for _ in range(3):
            freeze_for_studies()
        assert len(set_apart) == times
    freeze_for_studies.cache_clear()
