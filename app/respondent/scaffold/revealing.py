"""Scrolling to what is to be seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QScrollArea, QWidget


class Revealing(QObject):
    """Keeps a part of a scroll area in sight, while its height is found, until a hand scrolls."""

    def __init__(self, scroll: QScrollArea) -> None:
        super().__init__(scroll)
        self._scroll = scroll
        self._revealed: QWidget | None = None
        bar = scroll.verticalScrollBar()
        bar.rangeChanged.connect(self._scroll_to_revealed)
        bar.actionTriggered.connect(self.stop)

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a widget, once it has its place."""
        self._revealed = widget
        QTimer.singleShot(0, self, self._scroll_to_revealed)

    def reveal_from_to(self, first: QWidget, last: QWidget) -> None:
        """Scroll to two widgets and all between them; to the first where that is too much."""
        top = first.mapTo(self._scroll, first.rect().topLeft())
        bottom = last.mapTo(self._scroll, last.rect().bottomLeft())
        fits = bottom.y() - top.y() <= self._scroll.viewport().height()
        self.reveal(last if fits else first)

    def stop(self) -> None:
        """Follow it no more."""
        self._revealed = None

    def follow_focus(self, widget: QWidget, event: QFocusEvent) -> None:
        """Scroll to what the keyboard has come to: nobody chooses what is out of sight."""
        column = self._scroll.widget()
        by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
        if event.gotFocus() and not by_mouse and column and column.isAncestorOf(widget):
            self._scroll.ensureWidgetVisible(widget, 0, 16)

    def _scroll_to_revealed(self) -> None:
        if self._revealed is not None and self._revealed.isVisible():
            self._scroll.ensureWidgetVisible(self._revealed, 0, 16)
