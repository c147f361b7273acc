"""A die and two coins on the screen: one throw of what was drawn before."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.respondent.devices.faces import Side, coin_letter, paint_coin, paint_die
from app.theme import Theme
from app.widgets.accessible import accessible_as
from app.words.catalogue import tr

_SIDES: tuple[Side, Side] = ("heads", "tails")
# What is seen while a die rolls: always these faces in this order, whatever was drawn.
_ROLLING = (3, 6, 2, 5, 1, 4)
_ROLLING_FACES = 11
_HALF_TURNS = (8, 10)


@accessible_as(QAccessible.Role.Graphic)
class ThrowStage(QWidget):
    """Shows what was drawn before; it draws no chance itself.

    It alone keeps the outcome, from the throw until `reset`: not the signal, the accessible
    name or any text, and no page. Before the throw no side is up, so that no
    outcome seems chosen.
    """

    landed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._outcome: int | None = None
        self._stands_landed = False
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_motion_value_changed)
        self._motion.finished.connect(self._on_motion_finished)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 80)
        theme.color_scheme_changed.connect(self.update)

    @property
    def is_moving(self) -> bool:
        return self._motion.state() == QAbstractAnimation.State.Running

    @property
    def outcome(self) -> int | None:
        """What comes up, from the throw until `reset`. Secret."""
        return self._outcome

    @property
    def has_landed(self) -> bool:
        return self._stands_landed

    def show_throw(self, outcome: int) -> None:
        """Throw so that this comes up, and emit `landed`. RuntimeError where one lies there."""
        if self._outcome is not None:
            raise RuntimeError("it has been thrown")
        self._outcome = outcome
        duration = self.theme.duration("toss")
        if duration == 0:
            self._on_motion_finished()
            return
        self._motion.setDuration(duration)
        self._motion.start()

    def skip(self) -> None:
        """Show at once what comes up."""
        if self.is_moving:
            self._motion.setCurrentTime(self._motion.totalDuration())

    def reset(self) -> None:
        """Return to rest and forget what came up."""
        self._motion.stop()
        self._outcome = None
        self._stands_landed = False
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_moving:
            self.skip()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        part = 1.0 if self._stands_landed else float(self._motion.currentValue() or 0.0)
        self.paint_outcome(painter, self._outcome, part)
        painter.end()

    def paint_outcome(self, painter: QPainter, outcome: int | None, part: float) -> None:
        """Paint it at rest (None), or after this part of its motion."""
        raise NotImplementedError

    def _on_motion_value_changed(self, _value: float) -> None:
        self.update()

    def _on_motion_finished(self) -> None:
        self._stands_landed = True
        self.update()
        self.landed.emit()


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
