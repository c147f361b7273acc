"""A part of the window that is filled when it is first seen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Filled(QWidget):
    """A widget that fills this one, however high it would like to be, down to a least size.

    A scroll area asks a layout for the height at its width, and would never let it shrink.
    """

    def __init__(self, widget: QWidget, least: QSize) -> None:
        super().__init__()
        self._widget = widget
        widget.setParent(self)
        self.setMinimumSize(least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widget.setGeometry(self.rect())


def scrolling(page: QWidget) -> QScrollArea:
    """Return an area that scrolls where a window is smaller than the page can be."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    area.viewport().setAutoFillBackground(False)
    return area
