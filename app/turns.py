"""What would hold the window up in one piece, done in steps, one in each turn of its events."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

_APART = 1  # ms: what waits at the same time comes first


class Turns(QObject):
    """Does the steps of an iterator, one a turn, from the next turn on; emits `ended` at the end.

    It goes with its parent, and what is left of the steps with it.
    """

    ended = Signal()

    def __init__(self, steps: Iterator[object], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        QTimer.singleShot(_APART, self, self._step)

    def _step(self) -> None:
        for _ in self._steps:
            QTimer.singleShot(_APART, self, self._step)
            return
        self.ended.emit()
        self.deleteLater()


def made_then_shown(
    make: Callable[[], QWidget], show: Callable[[QWidget], object]
) -> Iterator[QWidget]:
    """Make a widget in one step and show it in another; it goes where that never comes."""
    widget = make()
    try:
        yield widget
    except GeneratorExit:
        widget.deleteLater()
        raise
    show(widget)
