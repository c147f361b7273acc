"""What would hold the window up in one piece, done in steps, one in each turn of its events."""

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


class Turns(QObject):
    """Does the steps of an iterator, one a turn, from the next turn on; emits `ended` at the end.

    It goes with its parent, and what is left of the steps with it. Steps of several take turns:
    whoever had to wait for one comes before whoever did it.
    """

    ended = Signal()
    _last_ended: ClassVar[float] = 0.0
    _passed_over: ClassVar[WeakSet[Turns]] = WeakSet()

    def __init__(self, steps: Iterator[object], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._wait()

    def _wait(self) -> None:
        QTimer.singleShot(_APART, self, self._step)

    def _step(self) -> None:
        if time.monotonic() - Turns._last_ended < _APART / 1000:  # Qt fires all that is due at once
            Turns._passed_over.add(self)
            self._wait()
            return
        if self not in Turns._passed_over and any(map(isValid, Turns._passed_over)):
            self._wait()
            return
        Turns._passed_over.discard(self)
        over = next(self._steps, _OVER) is _OVER
        if over:
            self.ended.emit()
            self.deleteLater()
        else:
            self._wait()
        Turns._last_ended = time.monotonic()


def made_then_shown(
    make: Callable[[], QWidget], show: Callable[[QWidget], object]
) -> Generator[QWidget, None, None]:
    """Make a widget in one step and show it in another; it goes where that never comes."""
    widget = make()
    try:
        yield widget
    except GeneratorExit:
        widget.deleteLater()
        raise
    show(widget)
