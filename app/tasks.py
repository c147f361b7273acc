"""The one way to leave the GUI thread: a function in, signals out."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, Signal

from core.progress import Cancelled


class Task(QObject):
    """Runs `job(*args, report=…)` in the one worker thread; its signals arrive in the GUI's.

    A cancelled job never delivers a result. What it finished before is kept by the job itself.
    """

    progressed = Signal(int, int)
    succeeded = Signal(object)
    failed = Signal(Exception)
    cancelled = Signal()
    ended = Signal()

    _pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="candor-task")

    def __init__(self, job: Callable[..., object], *args: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._job = job
        self._args = args
        self._stop = Event()

    def start(self) -> None:
        """Queue the job; jobs run one after another."""
        self._pool.submit(self._run)

    def cancel(self) -> None:
        """Ask the job to stop at its next report."""
        self._stop.set()

    def _run(self) -> None:
        try:
            result = self._job(*self._args, report=self._report)
        except Cancelled:
            self.cancelled.emit()
        except Exception as error:  # whatever it is, it is shown where the task was started
            self.failed.emit(error)
        else:
            if self._stop.is_set():
                self.cancelled.emit()
            else:
                self.succeeded.emit(result)
        finally:
            self.ended.emit()

    def _report(self, done: int, total: int) -> None:
        if self._stop.is_set():
            raise Cancelled
        self.progressed.emit(done, total)
