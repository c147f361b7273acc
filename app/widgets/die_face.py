"""Faces of a die and sides of a coin, to show which outcome asks for what."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme import Theme

_LOW, _MIDDLE, _HIGH = 0.24, 0.5, 0.76
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH))
_OTHER_CORNERS = ((_HIGH, _LOW), (_LOW, _HIGH))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_SIDES = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: _CENTRE,
    2: _CORNERS,
    3: _CORNERS + _CENTRE,
    4: _CORNERS + _OTHER_CORNERS,
    5: _CORNERS + _OTHER_CORNERS + _CENTRE,
    6: _CORNERS + _OTHER_CORNERS + _SIDES,
}


class DieFace(QWidget):
    """One face of a die, 1 to 6, `size` logical pixels wide."""

    def __init__(
        self, pips: int, theme: Theme, size: int = 64, parent: QWidget | None = None
    ) -> None:
        """Raises KeyError for a face that a die does not have."""
        super().__init__(parent)
        self._pips = _PIPS[pips]
        self._theme = theme
        self.setFixedSize(size, size)
        self.setAccessibleName(self.tr("Die showing {pips}").format(pips=pips))
        theme.color_scheme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.width()
        painter.setPen(QPen(self._theme.colour("line_strong"), 1.5))
        painter.setBrush(self._theme.colour("surface"))
        rect = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.drawRoundedRect(rect, size * 0.2, size * 0.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("text"))
        for x, y in self._pips:
            painter.drawEllipse(QPointF(x * size, y * size), size * 0.085, size * 0.085)
        painter.end()


class CoinFace(QWidget):
    """One side of a coin with the letter or number on it."""

    def __init__(
        self,
        side: Literal["heads", "tails"],
        letter: str,
        theme: Theme,
        size: int = 64,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._letter = letter
        self._theme = theme
        self.setFixedSize(size, size)
        names = {"heads": self.tr("Coin showing heads"), "tails": self.tr("Coin showing tails")}
        self.setAccessibleName(names[side])
        theme.color_scheme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(self._theme.colour("line_strong"), 1.5))
        painter.setBrush(self._theme.colour("surface"))
        painter.drawEllipse(rect)
        inner = rect.adjusted(5, 5, -5, -5)
        painter.setPen(QPen(self._theme.colour("line"), 1))
        painter.drawEllipse(inner)
        font = self._theme.font("respondent.subtitle")
        font.setPixelSize(round(self.width() * 0.38))
        painter.setFont(font)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()
