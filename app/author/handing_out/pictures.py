"""Pictures of devices on paper, painted by what paints them in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.charts.style import PaperInk, Style
from app.respondent.devices.card_face import SUITS as SHAPES
from app.respondent.devices.card_face import paint_card
from app.respondent.devices.die_face import paint_coin, paint_die
from app.respondent.devices.wheel_geometry import Sector, colour_of, landing_rotation
from app.respondent.devices.wheel_paint import POINTER, WheelPainter
from app.respondent.words.devices import rank_name, whole_suits
from app.theme import paint_icon
from app.words.pressed import landing_name
from core.privacy.devices import SUITS, Rule, Tool
from core.privacy.mechanisms import Mechanism
from core.privacy.procedures import sectors

Paint = Callable[[QPainter, QRectF], None]

_GAP, _THING, _WHEEL = 6.0, 72.0, 116.0
_MOST_CARDS = 5


@dataclass(frozen=True, slots=True)
class Coins:
    """The letters on the two sides of a coin, in the language of the page."""

    heads: str
    tails: str


def drawn_wheel(mechanism: Mechanism) -> tuple[Sector, ...]:
    """Return the sectors of a mechanism's wheel as they are drawn, in the language spoken."""
    return tuple(
        Sector(landing_name(each.landing), each.share, colour_of(each.landing), "")
        for each in sectors(mechanism)
    )


def wheel(drawn: Sequence[Sector], style: Style, *, landed: int | None = None) -> Paint:
    """Return what paints a wheel at rest, or landed in the middle of a sector."""
    fractions = [sector.fraction for sector in drawn]

    def paint(painter: QPainter, place: QRectF) -> None:
        side = min(place.width(), place.height())
        smaller = min(1.0, side / _WHEEL)  # its letters are made for a window, and shrink with it
        rim = (side / smaller - POINTER) / 2
        made = WheelPainter(PaperInk(style), rim, 0.6)
        made.set_sectors(drawn)
        turned = 0.0 if landed is None else landing_rotation(fractions, landed, 0.5, 0, 6)
        painter.save()
        painter.translate(place.center().x(), place.bottom() - rim * smaller)
        painter.scale(smaller, smaller)
        made.paint(painter, QPointF(0, 0), turned, 0.0 if landed is None else 1.0)
        painter.restore()

    return paint


def icon(name: str, colour: str, style: Style, *, mirrored: bool = False) -> Paint:
    """Return what paints an icon as large as its place."""

    def paint(painter: QPainter, place: QRectF) -> None:
        side = min(place.width(), place.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(place.center())
        paint_icon(painter, name, style.colour(colour), square, mirrored=mirrored)

    return paint


def disc(text: str, style: Style, ground: str = "accent_soft", colour: str = "accent") -> Paint:
    """Return what paints a number or a letter on a disc."""

    def paint(painter: QPainter, place: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour(ground))
        painter.drawEllipse(place)
        painter.setPen(style.colour(colour))
        painter.setFont(style.font("section"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    return paint


def outcomes(tool: Tool, rule: Rule, style: Style, coins: Coins) -> Paint | None:
    """Return what paints the outcomes of a rule in a row; None for what is told in words."""
    ink = PaperInk(style)
    things: list[Paint] = []
    if tool is Tool.DIE:
        things = [_die(face, ink) for face in rule.outcomes]
    elif tool is Tool.COINS:
        first = rule.outcomes == (0, 1)
        pairs = [(0, None)] if first else [(each // 2, each % 2) for each in rule.outcomes]
        letters = (coins.heads, coins.tails)
        for one, other in pairs:
            things.append(_coin(letters[one], ink))
            things.append(_coin("" if other is None else letters[other], ink))
    elif tool is Tool.CARDS:
        things = _cards(rule.outcomes, ink)
    if not things:
        return None

    def paint(painter: QPainter, place: QRectF) -> None:
        side = min(place.height(), _THING, (place.width() + _GAP) / len(things) - _GAP)
        square = QRectF(0, 0, side, side)
        square.moveCenter(QPointF(0, place.center().y()))
        whole = len(things) * (side + _GAP) - _GAP
        square.moveLeft(place.center().x() - whole / 2)
        for thing in things:
            thing(painter, square)
            square.translate(side + _GAP, 0)

    return paint


def within(paint: Paint, sides: float, ends: float) -> Paint:
    """Return what paints the same with room around it."""
    return lambda painter, place: paint(painter, place.adjusted(sides, ends, -sides, -ends))


def _die(face: int, ink: PaperInk) -> Paint:
    return lambda painter, place: paint_die(painter, place, face, ink)


def _coin(letter: str, ink: PaperInk) -> Paint:
    return lambda painter, place: paint_coin(painter, place, letter, ink)


def _cards(cards: Sequence[int], ink: PaperInk) -> list[Paint]:
    suits = whole_suits(cards)
    if suits:
        return [_card(ink, suit=suit) for suit in suits]
    ranks = sorted({card // SUITS for card in cards})
    if len(ranks) > _MOST_CARDS:
        return []
    return [_card(ink, rank=rank_name(rank, short=True)) for rank in ranks]


def _card(ink: PaperInk, *, rank: str = "", suit: int | None = None) -> Paint:
    def paint(painter: QPainter, place: QRectF) -> None:
        high = QRectF(0, 0, place.height() / 1.36, place.height())
        high.moveCenter(place.center())
        paint_card(painter, high, ink, rank=rank, suit=None if suit is None else SHAPES[suit])

    return paint
