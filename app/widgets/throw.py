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

from app.theme import Theme
from app.widgets.die_face import Side, coin_letter, paint_coin, paint_die
from app.widgets.told import told_as

_SIDES: tuple[Side, Side] = ("heads", "tails")
# What is seen while a die rolls: always these faces in this order, whatever was drawn.
_ROLLING = (3, 6, 2, 5, 1, 4)
_ROLLING_FACES = 11
_HALF_TURNS = (8, 10)


@told_as(QAccessible.Role.Graphic)
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
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_narrow(False)
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

    def set_narrow(self, narrow: bool) -> None:
        """Take the size for narrow pages, or for wide ones."""
        self.setFixedSize(400, 168 if narrow else 272)

    def show_throw(self, outcome: int) -> None:
        """Throw so that this comes up, and emit `landed`. RuntimeError where one lies there."""
        if self._outcome is not None:
            raise RuntimeError("it has been thrown")
        self._outcome = outcome
        duration = self.theme.duration("wheel_spin")
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
        return self.size()

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
        self.setAccessibleName(self.tr("A die"))

    def paint_outcome(self, painter: QPainter, outcome: int | None, part: float) -> None:
        side = self.height() * 0.62
        painter.translate(QRectF(self.rect()).center())
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
        self.setAccessibleName(self.tr("Two coins"))

    def paint_outcome(self, painter: QPainter, outcome: int | None, part: float) -> None:
        side = min(self.height() * 0.66, self.width() * 0.44)
        centre = QRectF(self.rect()).center()
        for place in range(2):
            offset = (place - 0.5) * side * 1.14
            up: Side | None = None
            narrowing = 1.0
            if outcome is not None:
                end = outcome // 2 if place == 0 else outcome % 2
                angle = math.pi * (_HALF_TURNS[place] + end) * part
                up = _SIDES[math.cos(angle) < 0]
                narrowing = max(0.03, abs(math.cos(angle)))
            width = side * narrowing
            middle = centre + QPointF(offset, 0)
            rect = QRectF(middle.x() - width / 2, middle.y() - side / 2, width, side)
            paint_coin(painter, rect, coin_letter(up), self.theme)
