"""Faces of a die and sides of a coin, to show which outcome asks for what."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.i18n import figures, tr
from app.theme import Theme

Side = Literal["heads", "tails"]

_LOW, _MIDDLE, _HIGH = 0.24, 0.5, 0.76
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH))
_OTHER_CORNERS = ((_HIGH, _LOW), (_LOW, _HIGH))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_SIDES = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: _CENTRE,
    2: _CORNERS,
    3: _CORNERS + _CENTRE,
    4: _CORNERS + _OTHER_CORNERS,
    5: _CORNERS + _OTHER_CORNERS + _CENTRE,
    6: _CORNERS + _OTHER_CORNERS + _SIDES,
}
FACES = range(1, 7)


class DieFace(QWidget):
    """One face of a die, 1 to 6, `size` logical pixels wide."""

    def __init__(
        self, pips: int, theme: Theme, size: int = 64, parent: QWidget | None = None
    ) -> None:
        """Raises KeyError for a face that a die does not have."""
        super().__init__(parent)
        if pips not in FACES:
            raise KeyError(pips)
        self._pips = pips
        self._theme = theme
        self.setFixedSize(size, size)
        self.setAccessibleName(self.tr("Die showing {pips}").format(pips=figures(pips)))
        theme.color_scheme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_die(painter, QRectF(self.rect()), self._pips, self._theme)
        painter.end()


class CoinFace(QWidget):
    """One side of a coin with its letter, or a coin whose side does not matter."""

    def __init__(
        self, side: Side | None, theme: Theme, size: int = 64, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._letter = coin_letter(side)
        self._theme = theme
        self.setFixedSize(size, size)
        names = {
            "heads": self.tr("Coin showing heads"),
            "tails": self.tr("Coin showing tails"),
            None: self.tr("Coin showing either side"),
        }
        self.setAccessibleName(names[side])
        theme.color_scheme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_coin(painter, QRectF(self.rect()), self._letter, self._theme)
        painter.end()


def coin_letter(side: Side | None) -> str:
    """Return the letter of a side, none for a coin that shows neither."""
    letters = {
        "heads": tr("H", "heads, on a coin"),
        "tails": tr("T", "tails, on a coin"),
        None: "",
    }
    return letters[side]


def paint_die(painter: QPainter, rect: QRectF, pips: int, theme: Theme) -> None:
    """Paint a face into a square; with 0 pips a blank one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = rect.width()
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    painter.setBrush(theme.colour("surface"))
    edge = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    painter.drawRoundedRect(edge, size * 0.2, size * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("text"))
    for x, y in _PIPS[pips]:
        place = rect.topLeft() + QPointF(x * size, y * size)
        painter.drawEllipse(place, size * 0.085, size * 0.085)


def paint_coin(painter: QPainter, rect: QRectF, letter: str, theme: Theme) -> None:
    """Paint a side of a coin into a rectangle, which is narrow while the coin turns."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    painter.setBrush(theme.colour("surface"))
    painter.drawEllipse(edge)
    rim = rect.height() * 0.08
    inner = edge.adjusted(rim * edge.width() / edge.height(), rim, 0, -rim)
    inner.setRight(edge.right() - rim * edge.width() / edge.height())
    painter.setPen(QPen(theme.colour("line"), 1))
    painter.drawEllipse(inner)
    if not letter:
        return
    font = theme.font("respondent.subtitle")
    font.setPixelSize(max(8, round(rect.height() * 0.42)))
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / rect.height(), 1.0)
    painter.setFont(font)
    painter.setPen(theme.colour("text"))
    half = rect.height() / 2
    place = QRectF(-half, -half, 2 * half, 2 * half)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()
