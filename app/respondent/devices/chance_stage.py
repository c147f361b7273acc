"""What shows chance on the screen: the motion of one draw, and what it landed on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.theme import Theme
from app.widgets.accessible import accessible_as


def motion(
    owner: QWidget,
    on_value: Callable[[float], object],
    easing: QEasingCurve | QEasingCurve.Type = QEasingCurve.Type.OutCubic,
) -> QVariantAnimation:
    """Return an animation from 0 to 1 that calls `on_value` with each value."""
    animation = QVariantAnimation(owner)
    animation.setEasingCurve(easing)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.valueChanged.connect(on_value)
    return animation


@accessible_as(QAccessible.Role.Graphic)
class ChanceStage(QWidget):
    """Shows what was drawn before; it draws no chance itself.

    It alone keeps the outcome, from the start until `reset`: not the signal, the accessible
    name or any text, and no page.

    Args:
        duration: the name of how long the motion takes.
    """

    landed = Signal()

    def __init__(
        self,
        theme: Theme,
        duration: str,
        easing: QEasingCurve | QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._duration = duration
        self._outcome: int | None = None
        self._stands_landed = False
        self._motion = motion(self, self.show_motion, easing)
        self._motion.finished.connect(self._land)
        theme.repaints(self)

    @property
    def is_moving(self) -> bool:
        return self._motion.state() == QAbstractAnimation.State.Running

    @property
    def outcome(self) -> int | None:
        """The sector, the face or the sides that come up, from the start until `reset`. Secret."""
        return self._outcome

    @property
    def has_landed(self) -> bool:
        return self._stands_landed

    def require_rest(self) -> None:
        """Raise RuntimeError where it moves or stands landed; `reset` it first."""
        if self._outcome is not None:
            raise RuntimeError("chance was started, and not reset")

    def start(self, outcome: int) -> None:
        """Move so that this comes up, and emit `landed`; raises as `require_rest`."""
        self.require_rest()
        self._outcome = outcome
        duration = self.theme.duration(self._duration)
        if duration == 0:
            self._land()
            return
        self._motion.setDuration(duration)
        self._motion.start()

    def skip(self) -> None:
        """Show at once where a running motion ends."""
        if self.is_moving:
            self._motion.setCurrentTime(self._motion.totalDuration())

    def reset(self) -> None:
        """Return to rest and forget what came up."""
        self._motion.stop()
        self._outcome = None
        self._stands_landed = False
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_moving:
            self.skip()
        else:
            super().mousePressEvent(event)

    def show_motion(self, _part: float) -> None:
        self.update()

    def _land(self) -> None:
        self._stands_landed = True
        self.show_end()
        self.update()
        self.landed.emit()

    def show_end(self) -> None:
        """Show where it landed."""
