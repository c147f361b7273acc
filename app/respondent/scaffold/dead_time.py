"""A while in which nothing can be pressed, so that nothing is pressed in haste."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.widgets.button import Button

# Milliseconds; they stay where motion is reduced.
AFTER_LANDING = 700
AFTER_WORD = 600

_SHOWN = (QEvent.Type.Show, QEvent.Type.Hide)
_PRESSED = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DeadTime(QObject):
    """Keeps buttons from being pressed until a page, or a part of it, has been seen for a while.

    They are disabled for so long: neither hand, key nor assistive technology presses them, and a
    press that began before its end does nothing. As only time is missing they look ready; where
    something else is too, they are asleep besides. It begins anew whenever the page is shown
    again, and with each press before its end: who presses on and on presses nothing. Emits `over`
    at its end.
    """

    over = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._buttons: tuple[Button, ...] = ()
        self._milliseconds = 0
        self._is_holding = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # others may come too early
        self._timer.timeout.connect(self._on_timer_timeout)
        page.installEventFilter(self)

    def begin(self, buttons: Sequence[Button], milliseconds: int) -> None:
        """Hold buttons from now on, or from when the page is shown."""
        self.stop()
        self._buttons, self._milliseconds = tuple(buttons), milliseconds
        self._watch_buttons()
        self._hold()

    def _show_held(self) -> None:
        for button in self._buttons:
            button.setEnabled(not self._is_holding)
            button.look_ready(self._is_holding)

    def stop(self) -> None:
        """Disable the buttons that were held for good."""
        self._timer.stop()
        for button in self._buttons:
            button.setEnabled(False)
            button.look_ready(False)
            button.removeEventFilter(self)
        self._buttons = ()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold the buttons again when the page is hidden or shown, or a press comes too early."""
        if watched is self._page:
            hold = event.type() in _SHOWN or (self._is_holding and _is_enter(event))
        else:
            hold = self._is_holding and event.type() in _PRESSED
        if watched is self._page and event.type() is QEvent.Type.Show:
            self._watch_buttons()
        if hold:
            self._hold()
        return super().eventFilter(watched, event)

    def _watch_buttons(self) -> None:
        """See presses of the buttons before whatever takes double clicks of them."""
        for button in self._buttons:
            button.installEventFilter(self)

    def _hold(self) -> None:
        self._timer.stop()
        self._is_holding = True
        self._show_held()
        if self._buttons and self._page.isVisible():
            self._timer.start(self._milliseconds)

    def _on_timer_timeout(self) -> None:
        # What was pressed while the program was busy comes before a timer of no length.
        QTimer.singleShot(0, self, self._end)

    def _end(self) -> None:
        if self._timer.isActive() or not self._page.isVisible():
            return
        self._is_holding = False
        self._show_held()
        self.over.emit()


def _is_enter(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and (
        event.type() is QEvent.Type.KeyPress and event.key() in _ENTER
    )
