"""Noticing that nobody touches keyboard, mouse or screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

_TOUCHES = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
    }
)


class Silence(QObject):
    """Emits `fell_silent` after a time without a touch, and `touched` on the first one after it.

    It tells that there was a touch, never which.
    """

    fell_silent = Signal()
    touched = Signal()

    def __init__(self, milliseconds: int, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(milliseconds)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._silent = False

    def start(self) -> None:
        """Begin to listen."""
        self._silent = False
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._timer.start()

    def stop(self) -> None:
        """Listen no longer."""
        self._timer.stop()
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES:
            if self._silent:
                self._silent = False
                self.touched.emit()
            self._timer.start()
        return False

    def _on_timer_timeout(self) -> None:
        self._silent = True
        self.fell_silent.emit()
