"""Playing cards, and the arc of a spinner: outcomes of what people have at hand."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme import Ink, Theme

Suit = Literal["clubs", "diamonds", "hearts", "spades"]
SUITS: tuple[Suit, ...] = ("clubs", "diamonds", "hearts", "spades")
_RED: frozenset[Suit] = frozenset({"diamonds", "hearts"})
_HEIGHT_OF_WIDTH = 1.36


class CardFace(QWidget):
    """A playing card with a rank, a suit or both, `width` logical pixels wide.

    Suits are told by their shape; the red ones are outlined, so that colour is not needed.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        rank: str = "",
        suit: Suit | None = None,
        width: int = 46,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rank = rank
        self._suit: Suit | None = suit
        self.setFixedSize(width, round(width * _HEIGHT_OF_WIDTH))
        theme.color_scheme_changed.connect(self.update)

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
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("line"))
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
        self,
        first: int,
        degrees: int,
        colour: Literal["a", "b", "c"],
        theme: Theme,
        size: int = 88,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._first, self._degrees = first, degrees
        self._colour = colour
        self._theme = theme
        self.setFixedSize(size, size)
        theme.color_scheme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(self._theme.colour("line_strong"), self._theme.edge(1.5)))
        painter.setBrush(self._theme.colour("surface"))
        painter.drawEllipse(rect)
        inner = rect.adjusted(5, 5, -5, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour(f"sector_{self._colour}"))
        # Qt counts sixteenths of a degree, against the clock from the right.
        start = (90 - self._first - self._degrees) * 16
        painter.drawPie(inner, start, self._degrees * 16)
        painter.setBrush(self._theme.colour("text"))
        painter.drawEllipse(rect.center(), 3.5, 3.5)
        painter.end()
