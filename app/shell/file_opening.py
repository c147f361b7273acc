"""Files that the system asks the running program to open, as a double click does on macOS."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileOpening(QObject):
    """Calls `open_path` for each file that the system asks for, unless `is_busy`.

    The system asks a program that runs already, and one that it starts for a file asks the same
    way instead of by its arguments. While a person answers, nothing takes the place of their page.
    """

    def __init__(
        self,
        app: QCoreApplication,
        open_path: Callable[[Path], object],
        is_busy: Callable[[], bool],
    ) -> None:
        super().__init__(app)
        self._open_path = open_path
        self._is_busy = is_busy
        app.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        name = event.file()
        if name and not self._is_busy():
            self._open_path(Path(name))
        return True
