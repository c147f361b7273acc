"""Esc in what opens above a page: a menu, a box, a dialog."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent


class EscapeWatch(QObject):
    """Calls `pressed` on Esc, which would otherwise close what is watched and nothing else.

    Args:
        watched: the menu or box; it lives as long as that.
    """

    def __init__(self, watched: QObject, pressed: Callable[[], None]) -> None:
        super().__init__(watched)
        self._pressed = pressed
        watched.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() is QEvent.Type.KeyPress:
                self._pressed()
                return True
            event.accept()  # A ShortcutOverride that is taken comes as a press.
        return False


@contextlib.contextmanager
def escape_watched(pressed: Callable[[], None]) -> Iterator[None]:
    """Call `pressed` on Esc in whatever is open: in a dialog that blocks until it is closed."""
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("there is no application")
    watch = EscapeWatch(application, pressed)
    try:
        yield
    finally:
        application.removeEventFilter(watch)
        watch.deleteLater()
