"""When to keep what is typed: once the keys rest, and soon where they never do."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, QTimer

LONGEST = 2000  # ms after the first key


class TypingTimer(QTimer):
    """Runs out `pause` ms after the last key, and at most `LONGEST` ms after the first one."""

    def __init__(self, pause: int, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(pause)
        self._first = 0.0

    def key_pressed(self) -> None:
        """Wait for the keys to rest, unless that would be too late."""
        now = monotonic()
        if not self.isActive():
            self._first = now
        elif now - self._first > (LONGEST - self.interval()) / 1000:
            return  # it runs out in time
        self.start()
