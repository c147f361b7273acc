"""A die and two coins on the screen: one throw of what was drawn before."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QPointF,
    QRectF,
    QSize,
)
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.respondent.devices.chance_stage import ChanceStage
from app.respondent.devices.faces import Side, coin_letter, paint_coin, paint_die
from app.theme import Theme
from app.words.catalogue import tr

_SIDES: tuple[Side, Side] = ("heads", "tails")
# What is seen while a die rolls: always these faces in this order, whatever was drawn.
_ROLLING = (3, 6, 2, 5, 1, 4)
_ROLLING_FACES = 11
_HALF_TURNS = (8, 10)


class ThrowStage(ChanceStage):
    """A throw. Before it no side is up, so that no outcome seems chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "toss", parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 80)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        part = 1.0 if self._stands_landed else float(self._motion.currentValue() or 0.0)
        self.paint_outcome(painter, self._outcome, part)
        painter.end()

    def paint_outcome(self, painter: QPainter, outcome: int | None, part: float) -> None:
        """Paint it at rest (None), or after this part of its motion."""
        raise NotImplementedError


class DieThrow(ThrowStage):
    """One die; an outcome is its face, 1 to 6."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(tr("A die"))

    def paint_outcome(self, painter: QPainter, outcome: int | None, part: float) -> None:
        (place,) = die_place(QRectF(self.rect()))
        side = place.height()
        painter.translate(place.center())
        pips = 0
        if outcome is not None:
            seen = int(part * _ROLLING_FACES)
            pips = outcome if part >= 1 else _ROLLING[seen % len(_ROLLING)]
            painter.rotate(-360 * (1 - part))
            lifted = 1 + 0.18 * math.sin(math.pi * min(1.0, part))
            side *= lifted if part < 1 else 1
        paint_die(painter, QRectF(-side / 2, -side / 2, side, side), pips, self.theme)


class CoinsThrow(ThrowStage):
    """Two coins; outcomes as `core.devices` numbers them: 2 · first + second, 0 being heads."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(tr("Two coins"))

    def paint_outcome(self, painter: QPainter, outcome: int | None, part: float) -> None:
        for number, place in enumerate(coin_places(QRectF(self.rect()))):
            up: Side | None = None
            narrowing = 1.0
            if outcome is not None and part < 1:
                # Both sides are blank till it lies: what is seen of the toss is always the same.
                narrowing = max(0.03, abs(math.cos(math.pi * _HALF_TURNS[number] * part)))
            elif outcome is not None:
                up = _SIDES[outcome // 2 if number == 0 else outcome % 2]
            width = place.width() * narrowing
            rect = QRectF(place.center().x() - width / 2, place.top(), width, place.height())
            paint_coin(painter, rect, coin_letter(up), self.theme)


def coin_places(area: QRectF) -> tuple[QRectF, QRectF]:
    """Return where two coins lie side by side, as large as an area lets them be."""
    side = min(area.height(), area.width() / 2.12)
    first = QRectF(0, 0, side, side)
    first.moveCenter(area.center() - QPointF(0.56 * side, 0))
    return first, first.translated(1.12 * side, 0)


def die_place(area: QRectF, n: int = 1) -> tuple[QRectF, ...]:
    """Return where a die lies, or n side by side; it has room to turn."""
    side = min(area.height() * 0.7, area.width() * 0.7, area.width() / (1.2 * n))
    left = area.center().x() - (1.15 * n - 0.15) * side / 2
    top = area.center().y() - side / 2
    return tuple(QRectF(left + 1.15 * i * side, top, side, side) for i in range(n))
