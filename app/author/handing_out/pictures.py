"""Pictures of devices on paper, painted by what paints them in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.charts.style import PaperInk, Style
from app.respondent.devices.device_pictures import PaintOutcome
from app.respondent.devices.sectors import Sector, colour_of, landing_rotation
from app.respondent.devices.wheel import POINTER, WheelPainter
from app.theme import fill_only, paint_icon
from app.words.pressed import landing_name
from core.privacy.channel import Channel
from core.privacy.procedures import sectors

Paint = Callable[[QPainter, QRectF], None]

_GAP, _THING, _WHEEL = 6.0, 72.0, 116.0


def drawn_wheel(mechanism: Channel) -> tuple[Sector, ...]:
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
        fill_only(painter, style.colour(ground))
        painter.drawEllipse(place)
        painter.setPen(style.colour(colour))
        painter.setFont(style.font("section"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    return paint


def in_a_row(things: Sequence[PaintOutcome], style: Style) -> Paint:
    """Return what paints coins, dice or cards in a row."""
    ink = PaperInk(style)

    def paint(painter: QPainter, place: QRectF) -> None:
        side = min(place.height(), _THING, (place.width() + _GAP) / len(things) - _GAP)
        square = QRectF(0, 0, side, side)
        square.moveCenter(QPointF(0, place.center().y()))
        whole = len(things) * (side + _GAP) - _GAP
        square.moveLeft(place.center().x() - whole / 2)
        for thing in things:
            thing(painter, square, ink)
            square.translate(side + _GAP, 0)

    return paint


def within(paint: Paint, sides: float, ends: float) -> Paint:
    """Return what paints the same with room around it."""
    return lambda painter, place: paint(painter, place.adjusted(sides, ends, -sides, -ends))
