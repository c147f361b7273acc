"""Faces of a die and sides of a coin, to show which outcome asks for what."""

import math
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.kit.i18n import figures, tr
from app.theme import Ink, Theme

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
_LARGE = 80  # from here on a coin or a die is drawn as a thing, not as a sign
_DEPTH = 0.1


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
        self.setAccessibleName(tr("Die showing {pips}").format(pips=figures(pips)))
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
            "heads": tr("Coin showing heads"),
            "tails": tr("Coin showing tails"),
            None: tr("Coin showing either side"),
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


def paint_die(
    painter: QPainter, rect: QRectF, pips: int, theme: Ink, *, tone: str = "text"
) -> None:
    """Paint a face into a square; with 0 pips one that shows none, only the mark when large."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = rect.height()
    edge = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    corner_x, corner_y = 0.2 * rect.width(), 0.2 * size
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    if size >= _LARGE:
        painter.setBrush(theme.colour("line"))
        painter.drawRoundedRect(edge, corner_x, corner_y)
        edge.setHeight(edge.height() * (1 - _DEPTH))
    painter.setBrush(theme.colour("surface"))
    painter.drawRoundedRect(edge, corner_x, corner_y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(tone))
    for x, y in _PIPS[pips]:
        place = edge.topLeft() + QPointF(x * edge.width(), y * edge.height())
        painter.drawEllipse(place, edge.width() * 0.085, edge.height() * 0.085)
    if not pips and size >= _LARGE and tone == "text":
        _paint_emblem(painter, edge, theme)


def paint_coin(
    painter: QPainter, rect: QRectF, letter: str, theme: Ink, *, tone: str = "text"
) -> None:
    """Paint a side of a coin into a rectangle, which is narrow while the coin turns.

    A large coin has an edge and, without a letter, the mark: it lies on neither side.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    large = rect.height() >= _LARGE
    edge = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    if large:
        edge = _paint_edge(painter, edge, theme)
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    painter.setBrush(theme.colour("surface"))
    painter.drawEllipse(edge)
    inner = _within(edge, 0.9)
    painter.setPen(QPen(theme.colour("line_strong" if large else "line"), 1))
    painter.drawEllipse(inner)
    if large:
        _paint_dots(painter, _within(edge, 0.82), theme)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_within(edge, 0.74))
    if letter:
        _paint_letter(painter, edge, letter, theme.colour(tone), theme)
    elif large and tone == "text":
        _paint_emblem(painter, edge, theme)


def _paint_edge(painter: QPainter, rect: QRectF, theme: Ink) -> QRectF:
    """Paint the milled edge under a coin; return where its face lies."""
    face = QRectF(rect)
    face.setHeight(rect.height() * (1 - _DEPTH / 2))
    below = face.translated(0, rect.height() * _DEPTH / 2)
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    painter.setBrush(theme.colour("line_strong"))
    painter.drawEllipse(below)
    painter.setPen(QPen(theme.colour("surface"), 1))
    for degrees in range(12, 169, 6):
        turned = math.radians(degrees)
        side = QPointF(math.cos(turned) * face.width() / 2, math.sin(turned) * face.height() / 2)
        painter.drawLine(face.center() + side, below.center() + side)
    return face


def _paint_dots(painter: QPainter, rect: QRectF, theme: Ink) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("line_strong"))
    for degrees in range(0, 360, 5):
        turned = math.radians(degrees)
        side = QPointF(math.cos(turned) * rect.width() / 2, math.sin(turned) * rect.height() / 2)
        painter.drawEllipse(rect.center() + side, 0.008 * rect.width(), 0.008 * rect.height())


def _paint_letter(painter: QPainter, rect: QRectF, letter: str, colour: QColor, theme: Ink) -> None:
    font = theme.font("respondent.subtitle")
    font.setPixelSize(max(8, round(rect.height() * 0.42)))
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / rect.height(), 1.0)
    painter.setFont(font)
    painter.setPen(colour)
    half = rect.height() / 2
    place = QRectF(-half, -half, 2 * half, 2 * half)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


def _paint_emblem(painter: QPainter, rect: QRectF, theme: Ink) -> None:
    """Paint the mark of the program in lines, which is on both sides of what tells no outcome."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("line"))
    disc = _within(rect, 0.4)
    painter.drawPie(disc, 180 * 16, 270 * 16)
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    painter.setBrush(theme.colour("surface"))
    quarter = disc.translated(-0.02 * rect.width(), -0.02 * rect.height())
    painter.drawPie(quarter, 90 * 16, 90 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(_within(rect, 0.13))


def _within(rect: QRectF, part: float) -> QRectF:
    """Return a rectangle about the same centre, this part as large."""
    made = QRectF(0, 0, part * rect.width(), part * rect.height())
    made.moveCenter(rect.center())
    return made
