"""Long work of the GUI thread in steps, one in each turn of the event loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from typing import ClassVar
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_OVER = object()
_APART = 1  # ms: what waits at the same time comes first


class IdleSteps(QObject):
    """Runs an iterator, one step in each turn of the event loop; emits `ended` after the last.

    The steps that are left are dropped with the parent. Several share the turns fairly: one that
    was passed over comes first.
    """

    ended = Signal()
    _last_ended: ClassVar[float] = 0.0
    _passed_over: ClassVar[WeakSet[IdleSteps]] = WeakSet()

    def __init__(self, steps: Iterator[object], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._wait()

    def _wait(self) -> None:
        QTimer.singleShot(_APART, self, self._step)

    def _step(self) -> None:
        if (
            time.monotonic() - IdleSteps._last_ended < _APART / 1000
        ):  # Qt fires all that is due at once
            IdleSteps._passed_over.add(self)
            self._wait()
            return
        if self not in IdleSteps._passed_over and any(map(isValid, IdleSteps._passed_over)):
            self._wait()
            return
        IdleSteps._passed_over.discard(self)
        over = next(self._steps, _OVER) is _OVER
        if over:
            self.ended.emit()
            self.deleteLater()
        else:
            self._wait()
        IdleSteps._last_ended = time.monotonic()


def made_then_shown(
    make: Callable[[], QWidget], show: Callable[[QWidget], object]
) -> Generator[QWidget, None, None]:
    """Make a widget in one step and show it in the next; delete it if that is never reached."""
    widget = make()
    try:
        yield widget
    except GeneratorExit:
        widget.deleteLater()
        raise
    show(widget)
