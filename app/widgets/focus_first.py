"""Where a page begins to be used: it passes the focus on to one of its parts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class FocusFirst(QObject):
    """Passes the focus that a page is given on to a part of it.

    A focus proxy would keep Tab from all that stands before that part.
    """

    def __init__(self, page: QWidget, first: QWidget) -> None:
        super().__init__(page)
        self._first = first
        page.installEventFilter(self)

    def eventFilter(self, _page: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._first.setFocus(event.reason())
        return False
