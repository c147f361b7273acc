"""Noticing that nobody touches keyboard, mouse or screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

_PRESSES = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
    }
)
_RELEASES = frozenset(
    {
        QEvent.Type.KeyRelease,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchCancel,
        QEvent.Type.TabletRelease,
    }
)
_MOVES = frozenset({QEvent.Type.MouseMove, QEvent.Type.Wheel})
_DRAGS = frozenset({QEvent.Type.TouchUpdate, QEvent.Type.TabletMove})

_TOUCHES = _PRESSES | _MOVES
_SWALLOWED = _TOUCHES | _RELEASES | _DRAGS

# Some screens tell a finger as a mouse that moves there and presses.
PAUSE_MILLISECONDS = 300


class Silence(QObject):
    """Emits `fell_silent` after a time without a touch, and `touched` once a touch has ended it.

    It tells that there was a touch, never which. That touch does nothing else: its press, its
    release and all between reach no widget, for what comes back then lies under the finger.
    """

    fell_silent = Signal()
    touched = Signal()

    def __init__(self, milliseconds: int, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=milliseconds)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._waking = QTimer(self, singleShot=True)
        self._waking.timeout.connect(self._on_waking_timeout)
        self._silent = False

    def start(self) -> None:
        """Begin to listen."""
        self._silent = False
        self._waking.stop()
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._timer.start()

    def stop(self) -> None:
        """Listen no longer."""
        self._silent = False
        self._waking.stop()
        self._timer.stop()
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if self._silent:
            return self._swallow(event)
        if event.type() in _TOUCHES:
            self._timer.start()
        return False

    def _swallow(self, event: QEvent) -> bool:
        """Keep a touch from every widget; it ends the silence once nothing is pressed."""
        kind = event.type()
        if kind not in _SWALLOWED:
            return False
        event.accept()  # Of a touch that nobody takes Qt makes one of the mouse.
        if kind in _PRESSES:
            self._waking.stop()
        elif kind in _RELEASES:
            if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
                self._waking.start(0)  # Later, as one touch may be told in several ways.
        elif kind in _MOVES and not self._waking.isActive():
            dragged = isinstance(event, QMouseEvent) and bool(event.buttons().value)
            if not dragged:
                self._waking.start(PAUSE_MILLISECONDS)
        return True

    def _on_waking_timeout(self) -> None:
        self._silent = False
        self._timer.start()
        self.touched.emit()

    def _on_timer_timeout(self) -> None:
        self._silent = True
        self.fell_silent.emit()


class Countdown(QObject):
    """Counts seconds down; emits `counted` with what is left, and `ran_out` instead of 0."""

    counted = Signal(int)
    ran_out = Signal()

    def __init__(self, second: int, parent: QObject) -> None:
        """`second` is the length of one count in milliseconds."""
        super().__init__(parent)
        self._left = 0
        self._clock = QTimer(self, interval=second)
        self._clock.timeout.connect(self.count)

    def start(self, seconds: int) -> None:
        """Begin to count."""
        self._left = seconds
        self._clock.start()

    def stop(self) -> None:
        """Count no more."""
        self._clock.stop()

    def count(self) -> None:
        self._left -= 1
        if self._left > 0:
            self.counted.emit(self._left)
        else:
            self.stop()
            self.ran_out.emit()
