"""The wheel: sectors of the exact fractions, a fixed pointer, one spin."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QSize,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.kit.i18n import joined
from app.respondent.devices.wheel_geometry import Sector, landing_rotation, marks_of
from app.respondent.devices.wheel_paint import POINTER, WheelPainter
from app.theme import Theme
from app.widgets.accessible import accessible_as
from app.words.catalogue import tr

__all__ = ["Sector", "Wheel"]


def wheel_size(rim: int, scale: float) -> tuple[int, int]:
    """Return width and height of a wheel with its pointer."""
    return 2 * rim, 2 * rim + round(POINTER * scale)


def wheel_centre(widget: QWidget) -> QPointF:
    """Return the hub of the wheel that fills a widget, pointer and all."""
    return QPointF(widget.width() / 2, widget.height() - widget.width() / 2)


@accessible_as(QAccessible.Role.Graphic)
class Wheel(QWidget):
    """A wheel that shows what was drawn before; it draws no chance itself.

    It alone keeps where it lands, from the spin until `reset`: not the signal, the accessible
    name or any text, and no page. The pointer stands on a
    line before the spin, so that no sector seems chosen.
    """

    landed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._style = theme.tokens.wheel
        self._sectors: tuple[Sector, ...] = ()
        self._rotation = 0.0
        self._landing: int | None = None
        self._end = 0.0
        self._quieting = 0.0
        self._stands_landed = False
        self._spin = QVariantAnimation(self)
        self._spin.setEasingCurve(_easing(self._style.easing))
        self._spin.setStartValue(0.0)
        self._spin.setEndValue(1.0)
        self._spin.valueChanged.connect(self._on_spin_value_changed)
        self._spin.finished.connect(self._on_spin_finished)
        self._quiet = QVariantAnimation(self)
        self._quiet.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._quiet.setStartValue(0.0)
        self._quiet.setEndValue(1.0)
        self._quiet.valueChanged.connect(self._on_quiet_value_changed)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_rim(round(self._style.radius * self._style.rim))
        theme.color_scheme_changed.connect(self.update)

    def set_sectors(self, sectors: Sequence[Sector]) -> None:
        """Show other sectors, at rest.

        Raises:
            ValueError: the fractions do not sum to one.
        """
        self._painter.set_sectors(sectors)
        self._sectors = tuple(sectors)
        told = joined([f"{sector.label} {sector.note}" for sector in sectors])
        self.setAccessibleName(tr("Wheel: {sectors}").format(sectors=told))
        self.reset()

    def marks(self) -> list[int] | None:
        """Return how many marks of the rim belong to each sector; None where it has no marks."""
        return marks_of([sector.fraction for sector in self._sectors], self._style.marks)

    def set_rim(self, rim: int, scale: float = 1.0) -> None:
        """Take the radius of the rim in logical pixels; the pointer comes on top of it."""
        self._painter = WheelPainter(self._theme, rim, scale)
        self._painter.set_sectors(self._sectors)
        self.setFixedSize(*wheel_size(rim, scale))
        self.update()

    @property
    def is_spinning(self) -> bool:
        return self._spin.state() == QAbstractAnimation.State.Running

    @property
    def landing(self) -> int | None:
        """The sector that it stops at, from the spin until `reset`. Secret."""
        return self._landing

    @property
    def has_landed(self) -> bool:
        return self._stands_landed

    def spin_to(self, index: int, place: float) -> None:
        """Spin to a place of a sector, both drawn before, and emit `landed`.

        Args:
            index: the sector.
            place: in [0, 1), uniform over the sector.

        Raises:
            RuntimeError: it spins or stands landed; `reset` it first.
            IndexError, ValueError: no such sector or place.
        """
        if self._landing is not None:
            raise RuntimeError("the wheel has been spun")
        self._end = landing_rotation(
            [sector.fraction for sector in self._sectors],
            index,
            place,
            self._style.turns,
            self._style.edge_degrees,
        )
        self._landing = index
        duration = self._theme.duration("wheel_spin")
        if duration == 0:
            self._on_spin_finished()
            return
        self._spin.setDuration(duration)
        self._spin.start()

    def skip(self) -> None:
        """Show at once where a running spin ends."""
        if self.is_spinning:
            self._spin.setCurrentTime(self._spin.totalDuration())

    def reset(self) -> None:
        """Return to rest and forget where the wheel landed."""
        self._spin.stop()
        self._landing = None
        self._end = 0.0
        self._quiet.stop()
        self._rotation = 0.0
        self._quieting = 0.0
        self._stands_landed = False
        self.update()

    def sizeHint(self) -> QSize:
        return self.size()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_spinning:
            self.skip()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        centre = wheel_centre(self)
        self._painter.paint(painter, centre, self._rotation, self._quieting)
        painter.end()

    def _on_spin_value_changed(self, value: float) -> None:
        self._rotation = float(value) * self._end
        self.update()

    def _on_spin_finished(self) -> None:
        self._rotation = self._end % 360.0
        self._end = 0.0
        self._stands_landed = True
        duration = self._theme.duration("quiet_after_landing")
        if duration == 0:
            self._quieting = 1.0
        else:
            self._quiet.setDuration(duration)
            self._quiet.start()
        self.update()
        self.landed.emit()

    def _on_quiet_value_changed(self, value: float) -> None:
        self._quieting = float(value)
        self.update()


def _easing(points: tuple[float, float, float, float]) -> QEasingCurve:
    curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
    first_x, first_y, second_x, second_y = points
    curve.addCubicBezierSegment(
        QPointF(first_x, first_y), QPointF(second_x, second_y), QPointF(1.0, 1.0)
    )
    return curve
