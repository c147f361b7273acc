"""The one way to leave the GUI thread: a function in, signals out; and the jobs of a window."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum, auto
from functools import cache, partial
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from core.progress import Cancelled

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

_TURN = 0.001  # seconds
_PAINTED = 0.01  # seconds: beside a job, painting what came with it takes twice as long


class Task(QObject):
    """Runs `job(*args, report=…)` in another thread; its signals arrive in the GUI's.

    Tasks of one `lane` run one after another, those of different lanes side by side. A cancelled
    job never delivers a result, and neither does one whose task was deleted. What it finished
    before is kept by the job itself. A task goes once it has ended.
    """

    progressed = Signal(int, int)
    succeeded = Signal(object)
    failed = Signal(Exception)
    cancelled = Signal()
    ended = Signal()

    def __init__(
        self, job: Callable[..., object], *args: Any, parent: QObject, lane: str = ""
    ) -> None:
        super().__init__(parent)
        self._run = _Run(job, args)
        self.lane = lane
        self._dropped = False

    def start(self) -> None:
        """Queue the job behind the others of its lane."""
        worker = _worker()
        worker.posted.connect(self._on_posted, Qt.ConnectionType.QueuedConnection)
        worker.submit(self._run, self.lane)

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

    def drop(self) -> None:
        """Cancel it and tell nothing more, not even that it has ended."""
        self._dropped = True
        self.cancel()

    def _on_posted(self, run: _Run, name: str, content: tuple[Any, ...]) -> None:
        if run is not self._run:
            return
        if name == "succeeded" and run.stop.is_set():
            name, content = "cancelled", ()
        if not self._dropped:
            getattr(self, name).emit(*content)
        if name == "ended":
            self.deleteLater()


class AtEnd(Enum):
    """What becomes of a job when its window is left."""

    DROP = auto()  # it only works something out: dropped once nothing is awaited any more
    STOP = auto()  # it writes, and keeps what it has written so far: it is awaited
    FINISH = auto()  # what it writes is whole or not there: stopped only if asked again


class Jobs(QObject):
    """The jobs of one window; emits `rested` when the last of them has ended."""

    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks: dict[Task, AtEnd] = {}
        self._then: Callable[[], object] | None = None

    def start(
        self,
        lane: str,
        job: Callable[..., object],
        *args: Any,
        succeeded: Callable[..., object],
        failed: Callable[[Exception], object],
        progressed: Callable[[int, int], object] | None = None,
        cancelled: Callable[[], object] | None = None,
        at_end: AtEnd = AtEnd.DROP,
        instead: bool = False,
    ) -> None:
        """Start a job behind those of its lane, or instead of them.

        While the window is being left, too, since it may stay; what would be stopped then tells
        at once that it was cancelled.
        """
        if instead:
            self._drop(lane)
        task = Task(job, *args, parent=self, lane=lane)
        task.ended.connect(partial(self._on_ended, task))
        task.succeeded.connect(succeeded)
        task.failed.connect(failed)
        if progressed is not None:
            task.progressed.connect(progressed)
        if cancelled is not None:
            task.cancelled.connect(cancelled)
        self._tasks[task] = at_end
        if self._then is not None and at_end is AtEnd.STOP:
            task.cancel()
        task.start()

    def running(self, lane: str | None = None) -> bool:
        """Whether a job is under way, in this lane or in any."""
        return any(lane in (None, task.lane) for task in self._tasks)

    def cancel(self, lane: str) -> None:
        """Ask the jobs of a lane to stop at their next report."""
        for task in self._tasks:
            if task.lane == lane:
                task.cancel()

    def drop(self, lane: str) -> None:
        """Let the jobs of a lane go whose results are of no use any more."""
        if self.running(lane):
            self._drop(lane)
            self._rest()

    def end_first(self, then: Callable[[], object]) -> bool:
        """Tell whether jobs must end before the window goes; `then` is done afterwards."""
        again, self._then = self._then is not None, None
        for task, at_end in self._tasks.items():
            if at_end is AtEnd.STOP or (again and at_end is AtEnd.FINISH):
                task.cancel()
        if not self._awaited():
            self._drop_all()
            return False
        self._then = then
        return True

    def stay(self) -> None:
        """Leave the window open after all, as where what was to be saved could not be.

        What only works something out has gone on; what was stopped has told that it was cancelled.
        """
        self._then = None

    def _awaited(self) -> bool:
        return any(at_end is not AtEnd.DROP for at_end in self._tasks.values())

    def _drop_all(self) -> None:
        for task in self._tasks:
            task.drop()
        self._tasks.clear()

    def _drop(self, lane: str) -> None:
        for task in [task for task in self._tasks if task.lane == lane]:
            task.drop()
            del self._tasks[task]

    def _on_ended(self, task: Task) -> None:
        del self._tasks[task]
        self._rest()

    def _rest(self) -> None:
        if self._then is not None:
            if not self._awaited():
                then, self._then = self._then, None
                self._drop_all()
                then()
        elif not self._tasks:
            self.rested.emit()


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
            if self.stop.wait(_PAINTED):
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
    """The threads that work, one a lane, and the way back from them.

    It lives in the GUI's thread and outlives all tasks. A task is a receiver of what is posted,
    so that Qt itself drops what is on its way to one that was deleted.
    """

    posted = Signal(object, str, object)

    def __init__(self) -> None:
        super().__init__()
        # A job that computes gives way after a millisecond: the window's thread asks for its turn
        # many times while it draws a page, and would wait five milliseconds for each.
        sys.setswitchinterval(_TURN)
        self._pools: dict[str, ThreadPoolExecutor] = {}
        self._runs: set[_Run] = set()

    def submit(self, run: _Run, lane: str) -> None:
        from concurrent.futures import ThreadPoolExecutor  # not before the window stands

        if lane not in self._pools:
            prefix = f"candor-task-{lane}"
            self._pools[lane] = ThreadPoolExecutor(max_workers=1, thread_name_prefix=prefix)
        self._runs.add(run)
        self._pools[lane].submit(self._work, run)

    def run_aside(self, run: _Run) -> None:
        self._runs.add(run)
        Thread(target=self._work, args=(run,), name="candor-aside", daemon=True).start()

    def shut_down(self) -> None:
        for run in tuple(self._runs):
            run.stop.set()
        for pool in self._pools.values():
            pool.shutdown(wait=True, cancel_futures=True)

    def _work(self, run: _Run) -> None:
        run.work(lambda name, *content: self.posted.emit(run, name, content))
        self._runs.discard(run)


@cache
def _worker() -> _Worker:
    return _Worker()


def shut_down() -> None:
    """Stop what runs at its next report, drop what waits, and end the threads."""
    if _worker.cache_info().currsize:
        _worker().shut_down()
        _worker.cache_clear()
