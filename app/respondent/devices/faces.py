"""Faces of dice, sides of coins, playing cards, the arc of a spinner, as outcomes are shown."""

import math
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme import Ink, Theme, fill_only, smooth_painter
from app.words.catalogue import figures, tr

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

    def __init__(self, pips: int, theme: Theme, size: int = 64) -> None:
        """Raises KeyError for a face that a die does not have."""
        super().__init__()
        if pips not in FACES:
            raise KeyError(pips)
        self._pips = pips
        self._theme = theme
        self.setFixedSize(size, size)
        self.setAccessibleName(tr("Die showing {pips}").format(pips=figures(pips)))
        theme.repaints(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_die(painter, QRectF(self.rect()), self._pips, self._theme)
        painter.end()


class CoinFace(QWidget):
    """One side of a coin with its letter, or a coin whose side does not matter."""

    def __init__(self, side: Side | None, theme: Theme, size: int = 64) -> None:
        super().__init__()
        self._letter = coin_letter(side)
        self._theme = theme
        self.setFixedSize(size, size)
        names = {
            "heads": tr("Coin showing heads"),
            "tails": tr("Coin showing tails"),
            None: tr("Coin showing either side"),
        }
        self.setAccessibleName(names[side])
        theme.repaints(self)

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
    fill_only(painter, theme.colour(tone))
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
    fill_only(painter, theme.colour("line_strong"))
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
    fill_only(painter, theme.colour("line"))
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


Suit = Literal["clubs", "diamonds", "hearts", "spades"]
SUITS: tuple[Suit, ...] = ("clubs", "diamonds", "hearts", "spades")
_RED: frozenset[Suit] = frozenset({"diamonds", "hearts"})
_HEIGHT_OF_WIDTH = 1.36


class CardFace(QWidget):
    """A playing card with a rank, a suit or both, `width` logical pixels wide.

    Suits are told by their shape; the red ones are outlined, so that colour is not needed.
    """

    def __init__(
        self, theme: Theme, *, rank: str = "", suit: Suit | None = None, width: int = 46
    ) -> None:
        super().__init__()
        self._theme = theme
        self._rank = rank
        self._suit: Suit | None = suit
        self.setFixedSize(width, round(width * _HEIGHT_OF_WIDTH))
        theme.repaints(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(painter, QRectF(self.rect()), self._theme, rank=self._rank, suit=self._suit)
        painter.end()


def paint_card(
    painter: QPainter, place: QRectF, theme: Ink, *, rank: str = "", suit: Suit | None = None
) -> None:
    """Paint the face of a card with a rank, a suit or both."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    painter.setBrush(theme.colour("surface"))
    rect = place.adjusted(0.75, 0.75, -0.75, -0.75)
    painter.drawRoundedRect(rect, 6, 6)
    both = bool(rank) and suit is not None
    if rank:
        font = theme.font("respondent.subtitle")
        font.setPixelSize(round(place.width() * (0.44 if both else 0.5)))
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        words = rect.adjusted(0, 2, 0, -rect.height() * 0.46) if both else rect
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, rank)
    if suit is not None:
        side = place.width() * (0.4 if both else 0.54)
        centre = rect.center() + QPointF(0, rect.height() * (0.2 if both else 0.0))
        _paint_suit(painter, suit, centre, side, theme)


def _paint_suit(painter: QPainter, suit: Suit, centre: QPointF, side: float, theme: Ink) -> None:
    ink = theme.colour("text")
    red = suit in _RED
    painter.save()
    painter.translate(centre)
    painter.scale(side / 2, side / 2)
    painter.setPen(QPen(ink, 1.75 / (side / 2)) if red else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 0) if red else ink)
    painter.drawPath(_suit_path(suit))
    painter.restore()


def paint_card_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a card that lies on its face."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("line_strong"), theme.edge(1.5)))
    painter.setBrush(theme.colour("surface"))
    edge = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    painter.drawRoundedRect(edge, 0.06 * rect.width(), 0.06 * rect.height())
    inset = 0.06 * rect.width()
    fill_only(painter, theme.colour("line"))
    painter.drawRoundedRect(edge.adjusted(inset, inset, -inset, -inset), inset / 2, inset / 2)


def _suit_path(suit: Suit) -> QPainterPath:
    """Return the shape of a suit in the square from −1 to 1."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if suit == "diamonds":
        path.moveTo(0, -1)
        for x, y in ((0.72, 0.0), (0.0, 1.0), (-0.72, 0.0)):
            path.lineTo(x, y)
        path.closeSubpath()
    elif suit == "hearts":
        path.addPath(_heart(1))
    elif suit == "spades":
        path.addPath(_heart(-1))
        path.addPath(_stem())
    else:
        for x, y in ((0.0, -0.52), (-0.5, 0.2), (0.5, 0.2)):
            path.addEllipse(QPointF(x, y), 0.44, 0.44)
        path.addPath(_stem())
    return path


def _heart(upright: int) -> QPainterPath:
    """Return a heart, or with −1 the same turned over, as on a spade."""
    path = QPainterPath()
    top, side = -0.45 * upright, 1.0
    path.moveTo(0, 0.95 * upright)
    path.cubicTo(-0.5, 0.5 * upright, -side, 0.15 * upright, -side, -0.35 * upright)
    path.cubicTo(-side, -0.95 * upright, -0.15, -1.0 * upright, 0, top)
    path.cubicTo(0.15, -1.0 * upright, side, -0.95 * upright, side, -0.35 * upright)
    path.cubicTo(side, 0.15 * upright, 0.5, 0.5 * upright, 0, 0.95 * upright)
    path.closeSubpath()
    return path


def _stem() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, 0.1)
    path.lineTo(0.4, 1.0)
    path.lineTo(-0.4, 1.0)
    path.closeSubpath()
    return path


class ArcPicture(QWidget):
    """A spinner of 360 degrees, zero at the top, with one part of it filled."""

    def __init__(
        self, first: int, degrees: int, colour: Literal["a", "b", "c"], theme: Theme, size: int = 88
    ) -> None:
        super().__init__()
        self._first, self._degrees = first, degrees
        self._colour = colour
        self._theme = theme
        self.setFixedSize(size, size)
        theme.repaints(self)

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(self._theme.colour("line_strong"), self._theme.edge(1.5)))
        painter.setBrush(self._theme.colour("surface"))
        painter.drawEllipse(rect)
        inner = rect.adjusted(5, 5, -5, -5)
        fill_only(painter, self._theme.colour(f"sector_{self._colour}"))
        # Qt counts sixteenths of a degree, against the clock from the right.
        start = (90 - self._first - self._degrees) * 16
        painter.drawPie(inner, start, self._degrees * 16)
        painter.setBrush(self._theme.colour("text"))
        painter.drawEllipse(rect.center(), 3.5, 3.5)
        painter.end()
