"""Blank coins that turn once, all alike and at once: chance flipped boxes or kept them."""

from __future__ import annotations

import math

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.respondent.devices.chance_stage import motion
from app.respondent.devices.faces import paint_coin
from app.respondent.devices.shuffled_cards import Shuffled
from app.theme import Theme

_SIDE = 28
_HALF_TURNS = 4


class BlankCoin(QWidget):
    """A small coin that shows neither side; it says nothing to a screen reader."""

    def __init__(self, theme: Theme, coins: TurnedCoins) -> None:
        super().__init__()
        self._theme, self._coins = theme, coins
        self.setFixedSize(_SIDE, _SIDE)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self.setFixedSize(round(_SIDE * scale), round(_SIDE * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        width = max(0.1, self._coins.openness) * area.width()
        seen = QRectF(area.center().x() - width / 2, area.top(), width, area.height())
        paint_coin(painter, seen, "", self._theme, tone="text_muted")
        painter.end()


class TurnedCoins(Shuffled):
    """The coins of a page, wherever they stand: one motion for all of them. It shows nothing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._coins: list[BlankCoin] = []
        self._turned = 1.0
        self._motion = motion(self, self._on_turned, QEasingCurve.Type.OutCubic)
        self._motion.setDuration(theme.duration("shuffle"))
        self._motion.finished.connect(self.opened)
        self.setFixedSize(0, 0)

    def coin(self) -> BlankCoin:
        """Return one more coin that turns with the others."""
        self._coins.append(BlankCoin(self._theme, self))
        return self._coins[-1]

    @property
    def openness(self) -> float:
        """How much of a coin's width is seen, from 0 to 1."""
        return abs(math.cos(_HALF_TURNS * math.pi * self._turned))

    @property
    def is_open(self) -> bool:
        return self._turned == 1.0

    def shuffle(self) -> None:
        if self._motion.duration() == 0:
            self.opened.emit()
            return
        self._turned = 0.0
        self._motion.start()

    def _on_turned(self, value: float) -> None:
        self._turned = float(value)
        for coin in self._coins:
            coin.update()
