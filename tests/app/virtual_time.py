"""Time that passes when a test says so: what waits for a moment waits no moment of the clock."""

from __future__ import annotations

import weakref

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

_timers: weakref.WeakSet[VirtualTimer] = weakref.WeakSet()


class VirtualTimer(QObject):
    """A single shot that goes off once `let_pass` has let its time pass."""

    timeout = Signal()
    singleShot = staticmethod(QTimer.singleShot)  # noqa: N815 - as Qt calls it

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: int | None = None
        _timers.add(self)

    def setSingleShot(self, single: bool) -> None:  # noqa: N802 - as Qt calls it
        assert single

    def setTimerType(self, kind: object) -> None:  # noqa: N802 - as Qt calls it
        """Take no notice: this timer is exact."""

    def start(self, milliseconds: int) -> None:
        self._left = milliseconds

    def stop(self) -> None:
        self._left = None

    def isActive(self) -> bool:  # noqa: N802 - as Qt calls it
        return self._left is not None

    def pass_by(self, milliseconds: int) -> None:
        if self._left is not None:
            self._left -= milliseconds
            if self._left <= 0:
                self._left = None
                self.timeout.emit()


def let_pass(milliseconds: int) -> None:
    """Let so much time pass for all that waits."""
    for timer in list(_timers):
        if isValid(timer):
            timer.pass_by(milliseconds)
