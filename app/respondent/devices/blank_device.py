"""What is left of a wheel, coins or a die once a word is kept: the thing, and no outcome."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.respondent.devices.chance_stage import motion
from app.respondent.devices.faces import paint_card_back, paint_coin, paint_die
from app.respondent.devices.sectors import Sector
from app.respondent.devices.throw import coin_places, die_place
from app.respondent.devices.wheel import WheelPainter, wheel_centre, wheel_size
from app.theme import Theme, paint_icon, smooth_painter


class BlankDevice(QWidget):
    """A thing that tells no outcome; nothing but its size can differ from time to time.

    It says nothing to a screen reader: the words beside it do.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._opening = motion(self, lambda _opened: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def set_rim(self, rim: int, scale: float) -> None:
        """Be as large as a wheel of this rim."""
        self.setFixedSize(*wheel_size(rim, scale))

    def open(self) -> None:
        """Open from the upright axis, as right after a word was pressed."""
        if duration := self.theme.duration("quiet_after_landing"):
            self._opening.setDuration(duration)
            self._opening.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        running = self._opening.state() == QVariantAnimation.State.Running
        opened = float(self._opening.currentValue()) if running else 1.0
        painter = smooth_painter(self)
        self.paint_blank(painter, opened)
        painter.end()

    def paint_blank(self, painter: QPainter, opened: float) -> None:
        """Paint the thing, its blank side opened from 0 to 1."""
        raise NotImplementedError


class BlankWheel(BlankDevice):
    """A wheel turned away, with the marks that its question has."""

    def __init__(self, sectors: Sequence[Sector], theme: Theme) -> None:
        super().__init__(theme)
        self._sectors = tuple(sectors)
        self._painter = WheelPainter(theme, 1.0)

    def set_rim(self, rim: int, scale: float) -> None:
        super().set_rim(rim, scale)
        self._painter = WheelPainter(self.theme, rim, scale)
        self._painter.set_sectors(self._sectors)

    def paint_blank(self, painter: QPainter, opened: float) -> None:
        self._painter.paint_blank(painter, wheel_centre(self), opened)


class BlankCoins(BlankDevice):
    """Two coins of which no side is up."""

    def paint_blank(self, painter: QPainter, opened: float) -> None:
        for place in coin_places(QRectF(self.rect())):
            coin = _opened(place, opened)
            paint_coin(painter, coin, "", self.theme, tone="text_muted")
            _paint_eye(painter, coin, self.theme)


class BlankDie(BlankDevice):
    """One die, or two, without pips."""

    def __init__(self, theme: Theme, n: int = 1) -> None:
        super().__init__(theme)
        self._n = n

    def paint_blank(self, painter: QPainter, opened: float) -> None:
        for place in die_place(QRectF(self.rect()), self._n):
            die = _opened(place, opened)
            paint_die(painter, die, 0, self.theme, tone="text_muted")
            _paint_eye(painter, die, self.theme)


class BlankCard(BlankDevice):
    """A card on its face."""

    def paint_blank(self, painter: QPainter, opened: float) -> None:
        area = QRectF(self.rect())
        height = 0.72 * area.height()
        card = QRectF(0, 0, 0.7 * height, height)
        card.moveCenter(area.center())
        card = _opened(card, opened)
        paint_card_back(painter, card, self.theme)
        _paint_eye(painter, card, self.theme)


def _opened(rect: QRectF, opened: float) -> QRectF:
    """Return a rectangle as seen while it opens from its upright axis."""
    width = max(opened, 0.02) * rect.width()
    return QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height())


def _paint_eye(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    side = 0.32 * min(rect.width(), rect.height())
    place = QRectF(0, 0, side, side)
    place.moveCenter(rect.center())
    painter.setPen(Qt.PenStyle.NoPen)
    paint_icon(painter, "eye-off", theme.colour("text_muted"), place)
