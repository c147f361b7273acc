"""The one way to leave the GUI thread: a function in, signals out."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Event, Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from core.progress import Cancelled


class Task(QObject):
    """Runs `job(*args, report=…)` in a worker thread; its signals arrive in the GUI's.

    A cancelled job never delivers a result, and neither does one whose task was deleted. What
    it finished before is kept by the job itself. A task goes once it has ended.
    """

    progressed = Signal(int, int)
    succeeded = Signal(object)
    failed = Signal(Exception)
    cancelled = Signal()
    ended = Signal()

    def __init__(self, job: Callable[..., object], *args: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._run = _Run(job, args)

    def start(self) -> None:
        """Queue the job in the one worker thread; jobs run one after another."""
        worker = _worker()
        worker.posted.connect(self._on_posted, Qt.ConnectionType.QueuedConnection)
        worker.submit(self._run)

    def start_aside(self) -> None:
        """Start the job at once, in a thread of its own that nothing waits for.

        For a job that may never return, as the system may not. The end of the program ends it.
        """
        worker = _worker()
        worker.posted.connect(self._on_posted, Qt.ConnectionType.QueuedConnection)
        worker.run_aside(self._run)

    def cancel(self) -> None:
        """Ask the job to stop at its next report."""
        self._run.stop.set()

    def _on_posted(self, run: _Run, name: str, content: tuple[Any, ...]) -> None:
        if run is not self._run:
            return
        if name == "succeeded" and run.stop.is_set():
            name, content = "cancelled", ()
        getattr(self, name).emit(*content)
        if name == "ended":
            self.deleteLater()


class _Run:
    """A job on its way. Nothing of it belongs to a window, which may go before it ends."""

    def __init__(self, job: Callable[..., object], args: tuple[Any, ...]) -> None:
        self._job = job
        self._args = args
        self.stop = Event()

    def work(self, post: Callable[..., None]) -> None:
        """Do the job and tell what became of it, under the names of the signals of `Task`."""

        def report(done: int, total: int) -> None:
            if self.stop.is_set():
                raise Cancelled
            post("progressed", done, total)

        try:
            if self.stop.is_set():
                raise Cancelled
            result = self._job(*self._args, report=report)
        except Cancelled:
            post("cancelled")
        except Exception as error:  # whatever it is, it is shown where the task was started
            post("failed", error)
        else:
            post("succeeded", result)
        finally:
            post("ended")


class _Worker(QObject):
    """The thread that works, and the way back from it.

    It lives in the GUI's thread and outlives all tasks. A task is a receiver of what is posted,
    so that Qt itself drops what is on its way to one that was deleted.
    """

    posted = Signal(object, str, object)

    def __init__(self) -> None:
        super().__init__()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="candor-task")
        self._runs: set[_Run] = set()

    def submit(self, run: _Run) -> None:
        self._runs.add(run)
        self._pool.submit(self._work, run)

    def run_aside(self, run: _Run) -> None:
        self._runs.add(run)
        Thread(target=self._work, args=(run,), name="candor-aside", daemon=True).start()

    def shut_down(self) -> None:
        for run in tuple(self._runs):
            run.stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _work(self, run: _Run) -> None:
        run.work(lambda name, *content: self.posted.emit(run, name, content))
        self._runs.discard(run)


@cache
def _worker() -> _Worker:
    return _Worker()


def shut_down() -> None:
    """Stop what runs at its next report, drop what waits, and end the thread."""
    if _worker.cache_info().currsize:
        _worker().shut_down()
        _worker.cache_clear()
