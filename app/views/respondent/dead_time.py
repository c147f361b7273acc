"""A while in which nothing can be pressed, so that nothing is pressed in haste."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.widgets.button import Button

# Milliseconds; they stay where motion is reduced.
AFTER_LANDING = 700
AFTER_WORD = 600


class DeadTime(QObject):
    """Keeps buttons from being pressed until a page, or a part of it, has been seen for a while.

    They are disabled for so long: neither hand, key nor assistive technology presses them, and a
    press that began before its end does nothing. They look ready, as only time is missing. It
    begins anew whenever the page is shown again. Emits `over` at its end.
    """

    over = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._buttons: tuple[Button, ...] = ()
        self._milliseconds = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # others may come too early
        self._timer.timeout.connect(self._on_timer_timeout)
        page.installEventFilter(self)

    def begin(self, buttons: Sequence[Button], milliseconds: int) -> None:
        """Hold buttons from now on, or from when the page is shown."""
        self.stop()
        self._buttons, self._milliseconds = tuple(buttons), milliseconds
        self._hold()

    def stop(self) -> None:
        """Disable the buttons that were held for good."""
        self._timer.stop()
        for button in self._buttons:
            button.setEnabled(False)
            button.look_ready(False)
        self._buttons = ()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold the buttons again whenever the page is hidden or shown."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._hold()
        return super().eventFilter(watched, event)

    def _hold(self) -> None:
        self._timer.stop()
        for button in self._buttons:
            button.setEnabled(False)
            button.look_ready(True)
        if self._buttons and self._page.isVisible():
            self._timer.start(self._milliseconds)

    def _on_timer_timeout(self) -> None:
        # What was pressed while the program was busy comes before a timer of no length.
        QTimer.singleShot(0, self, self._end)

    def _end(self) -> None:
        if self._timer.isActive() or not self._page.isVisible():
            return
        for button in self._buttons:
            button.setEnabled(True)
            button.look_ready(False)
        self.over.emit()
