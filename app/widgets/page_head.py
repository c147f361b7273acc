"""The head of a page that the editor or the first page leads to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from app.theme import Theme
from app.widgets.layout import MIDDLE, at, row, wide
from app.widgets.picture import Mark
from app.widgets.text import TextLabel

_LEAST_HEIGHT = 56
_ABOUT_FROM = 680  # a width; below, the name and what is done have the row


class PageHead(QFrame):
    """Mark, the page's name and what it is about; at the end what is added."""

    def __init__(self, theme: Theme, name: str, about: str = "") -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.about = TextLabel(about, theme, "analyst.form", tone="muted")
        self._row = row(
            Mark(theme, 28),
            at(MIDDLE, TextLabel(name, theme, "analyst.name")),
            wide(self.about, MIDDLE),
            on=self,
            space=3,
            margins=(5, 2),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.about.setVisible(event.size().width() >= _ABOUT_FROM)

    def add(self, *widgets: QWidget) -> None:
        """Add at the end."""
        for widget in widgets:
            self._row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
