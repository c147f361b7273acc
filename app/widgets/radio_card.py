"""A card with what is to be chosen among several: words of its own below a round button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QRadioButton

from app.theme import Theme, smooth_painter

INDENT = 27  # under the words of the button
_RADIUS = 12


class RadioCard(QFrame):
    """Holds `radio`; a press anywhere on the card chooses it. Who makes one lays it out."""

    def __init__(self, theme: Theme, title: str = "") -> None:
        super().__init__()
        self._theme = theme
        self.radio = QRadioButton(title)
        self.radio.setFont(theme.font("analyst.section"))
        self.radio.toggled.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.repaints(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self.radio.click()
        super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        chosen, colour = self.radio.isChecked(), self._theme.colour
        painter = smooth_painter(self)
        width = self._theme.edge(2.0 if chosen else 1.0)
        painter.setPen(QPen(colour("accent" if chosen else "line_strong"), width))
        painter.setBrush(colour("accent_soft" if chosen else "surface"))
        inset = width / 2
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)
        painter.end()
