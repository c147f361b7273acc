"""The wheel: sectors of the exact fractions, a fixed pointer, one spin."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.respondent.devices.chance_stage import ChanceStage, motion
from app.respondent.devices.sectors import (
    Sector,
    edges_of,
    landing_rotation,
    marks_of,
    sector_at_top,
)
from app.theme import Ink, Theme, between, carries_letters, fill_only, paint_icon, sector_brush
from app.words.catalogue import joined, tr

_SMALLEST_NOTE = 21
_SMALLEST_LETTER = 14
POINTER = 8  # how far the pointer stands out of the rim
_RINGS = (0.44, 0.6, 0.76)
_BLANK_HUB = 0.3


@dataclass(frozen=True)
class _Label:
    """The words of a sector: its middle, the sizes that fit, the radius round the words."""

    angle: float
    letter: str
    letter_px: int
    note: str
    note_px: int
    drop: float
    reach: float


class WheelPainter:
    """Paints sectors, rim, marks, hub and pointer round a centre, in a rim of pixels."""

    def __init__(self, theme: Ink, rim: float, scale: float = 1.0) -> None:
        """`rim` is the radius of all but the pointer; `scale` is that of the page."""
        self._theme = theme
        self._style = theme.tokens.wheel
        self._rim = rim
        self._radius = rim / self._style.rim
        self._scale = scale
        self._fractions: list[Fraction] = []
        self._colours: list[str] = []
        self._edges: list[Fraction] = []
        self._labels: list[_Label] = []

    def set_sectors(self, sectors: Sequence[Sector]) -> None:
        """Measure the sectors; ValueError where they do not sum to one."""
        self._fractions = [sector.fraction for sector in sectors]
        self._colours = [sector.colour for sector in sectors]
        self._edges = edges_of(self._fractions) if sectors else []
        self._labels = [
            self._fit_label(sector, float(self._edges[i] + self._edges[i + 1]) / 2)
            for i, sector in enumerate(sectors)
        ]

    def paint(self, painter: QPainter, centre: QPointF, rotation: float, quieting: float) -> None:
        """Paint the wheel turned by `rotation` degrees clockwise.

        `quieting` from 0 to 1 fades the sectors that are not under the pointer.
        """
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(centre)
        self._paint_rim(painter)
        top = sector_at_top(self._fractions, rotation) if quieting > 0 else -1
        fades = [quieting if quieting > 0 and i != top else 0.0 for i in range(len(self._colours))]
        painter.save()
        painter.rotate(rotation)
        self._paint_sectors(painter, fades)
        self._paint_marks(painter)
        self._paint_gaps(painter)
        painter.restore()
        for number, label in enumerate(self._labels):
            self._paint_label(painter, label, self._colours[number], rotation, fades[number])
        self._paint_hub(painter)
        self._paint_pointer(painter)
        painter.restore()

    def paint_blank(self, painter: QPainter, centre: QPointF, opened: float) -> None:
        """Paint the wheel turned away: no sector, and the marks where they stand at rest.

        `opened` from 0 to 1 opens its blank side from the upright axis.
        """
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(centre)
        self._paint_rim(painter)
        self._paint_marks(painter)
        painter.save()
        painter.scale(max(opened, 0.001), 1.0)
        fill_only(painter, self._theme.colour("line"))
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        painter.setPen(QPen(self._theme.colour("surface"), 2 * self._scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for part in _RINGS:
            painter.drawEllipse(QPointF(0, 0), part * self._radius, part * self._radius)
        hub = _BLANK_HUB * self._radius
        fill_only(painter, self._theme.colour("surface"))
        painter.drawEllipse(QPointF(0, 0), hub, hub)
        side = 1.1 * hub
        place = QRectF(-side / 2, -side / 2, side, side)
        paint_icon(painter, "eye-off", self._theme.colour("text_muted"), place)
        painter.restore()
        self._paint_pointer(painter, "text_muted")
        painter.restore()

    def _paint_rim(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._theme.colour("line_strong"), self._theme.edge(1.5)))
        painter.setBrush(self._theme.colour("surface"))
        inside = self._rim - 1  # its edge stays within the rim
        painter.drawEllipse(QPointF(0, 0), inside, inside)

    def _paint_sectors(self, painter: QPainter, fades: Sequence[float]) -> None:
        radius = self._radius
        disc = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        # Qt counts sixteenths of a degree, against the clock from three o'clock.
        lines = [round(16 * (90 - edge)) for edge in self._edges]
        strong = self._theme.is_high_contrast
        painter.setPen(QPen(self._theme.colour("text"), 2) if strong else Qt.PenStyle.NoPen)
        for number, colour in enumerate(self._colours):
            painter.setBrush(sector_brush(self._theme, colour, fades[number]))
            painter.drawPie(disc, lines[number], lines[number + 1] - lines[number])

    def _paint_marks(self, painter: QPainter) -> None:
        count = self._style.marks
        if marks_of(self._fractions, count) is None:
            return
        pen = QPen(self._theme.colour("text_muted"), self._theme.edge(1.5))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        gap = self._rim - self._radius
        inner, outer = self._radius + 0.32 * gap, self._radius + 0.64 * gap
        for number in range(count):
            direction = _direction((number + 0.5) * 360 / count)
            painter.drawLine(direction * inner, direction * outer)

    def _paint_gaps(self, painter: QPainter) -> None:
        if self._theme.is_high_contrast:
            return  # the lines round the sectors are seen
        pen = QPen(self._theme.colour("surface"), self._style.gap_between_sectors)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for edge in self._edges[:-1]:
            painter.drawLine(QPointF(0, 0), _direction(float(edge)) * (self._radius + 1.5))

    def _paint_label(
        self, painter: QPainter, label: _Label, colour: str, rotation: float, fade: float
    ) -> None:
        middle = _direction(label.angle + rotation) * (self._style.letter_at * self._radius)
        if not carries_letters(self._theme, colour):
            fill_only(painter, self._theme.colour("surface"))
            painter.drawEllipse(middle, label.reach, label.reach)
        words = between(
            self._theme.colour(f"sector_{colour}_text"), self._theme.colour("text_muted"), fade
        )
        painter.setPen(words)
        # With a note the pair is centred on the place, else the letter alone.
        rise = 0.24 if label.note_px else 0.363
        baseline = middle.y() + rise * label.letter_px
        _draw_centred(
            painter, self._letter_font(label.letter_px), middle.x(), baseline, label.letter
        )
        if label.note_px:
            baseline += label.drop
            _draw_centred(painter, self._note_font(label.note_px), middle.x(), baseline, label.note)

    def _paint_hub(self, painter: QPainter) -> None:
        hub = self._style.hub * self._radius
        fill_only(painter, self._theme.colour("surface"))
        painter.drawEllipse(QPointF(0, 0), hub, hub)
        painter.setBrush(self._theme.colour("text"))
        painter.drawEllipse(QPointF(0, 0), hub * 0.35, hub * 0.35)

    def _paint_pointer(self, painter: QPainter, colour: str = "text") -> None:
        top = -(self._rim + POINTER * self._scale)
        half = 14 * self._scale
        pen = QPen(self._theme.colour("surface"), 3)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(self._theme.colour(colour))
        tip = QPointF(0, POINTER * self._scale - self._radius)
        painter.drawPolygon(QPolygonF([QPointF(-half, top), QPointF(half, top), tip]))

    def _letter_font(self, size: int) -> QFont:
        font = self._theme.font("respondent.title")
        font.setPixelSize(size)
        return font

    def _note_font(self, size: int) -> QFont:
        font = self._theme.font("respondent.emphasis")
        font.setPixelSize(size)
        return font

    def _fit_label(self, sector: Sector, angle: float) -> _Label:
        """Return the largest words that stay inside the sector whichever way it is turned."""
        style = self._style
        half = min(float(sector.fraction) * 180, 90.0)
        at = style.letter_at * self._radius
        room = min(at * math.sin(math.radians(half)), self._radius - at) - 4
        largest = round(style.letter_size * self._radius)
        note_px = max(_SMALLEST_NOTE, round(0.1065 * self._radius))
        note_width = QFontMetricsF(self._note_font(note_px)).horizontalAdvance(sector.note)
        for size in range(largest, largest // 2, -1):
            metrics = QFontMetricsF(self._letter_font(size))
            below = metrics.tightBoundingRect(sector.label).bottom()
            # A letter that reaches under its line keeps its distance from the note.
            drop = max(26.0, 0.145 * self._radius, below + 0.8 * note_px + 4)
            letter = metrics.horizontalAdvance(sector.label)
            reach = math.hypot(max(letter, note_width), 0.73 * size + drop) / 2
            if reach <= room:
                return _Label(angle, sector.label, size, sector.note, note_px, drop, reach + 4)
        for size in range(largest, _SMALLEST_LETTER, -1):
            letter = QFontMetricsF(self._letter_font(size)).horizontalAdvance(sector.label)
            reach = math.hypot(letter, 0.73 * size) / 2
            if reach <= room:
                return _Label(angle, sector.label, size, "", 0, 0.0, reach + 4)
        return _Label(angle, sector.label, _SMALLEST_LETTER, "", 0, 0.0, _SMALLEST_LETTER)


def _direction(angle: float) -> QPointF:
    """Return the unit vector at an angle clockwise from the top."""
    turned = math.radians(angle)
    return QPointF(math.sin(turned), -math.cos(turned))


def _draw_centred(painter: QPainter, font: QFont, x: float, baseline: float, words: str) -> None:
    painter.setFont(font)
    width = QFontMetricsF(font).horizontalAdvance(words)
    painter.drawText(QPointF(x - width / 2, baseline), words)


def wheel_size(rim: int, scale: float) -> tuple[int, int]:
    """Return width and height of a wheel with its pointer."""
    return 2 * rim, 2 * rim + round(POINTER * scale)


def wheel_centre(widget: QWidget) -> QPointF:
    """Return the hub of the wheel that fills a widget, pointer and all."""
    return QPointF(widget.width() / 2, widget.height() - widget.width() / 2)


class Wheel(ChanceStage):
    """A wheel whose pointer stands on a line before the spin, so that no sector seems chosen."""

    def __init__(self, theme: Theme) -> None:
        self._style = theme.tokens.wheel
        super().__init__(theme, "wheel_spin", _easing(self._style.easing))
        self._sectors: tuple[Sector, ...] = ()
        self._rotation = self._end = self._quieting = 0.0
        self._quiet = motion(self, self._on_quiet_value_changed)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_rim(round(self._style.radius * self._style.rim))

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
        self._painter = WheelPainter(self.theme, rim, scale)
        self._painter.set_sectors(self._sectors)
        self.setFixedSize(*wheel_size(rim, scale))
        self.update()

    def spin_to(self, index: int, place: float) -> None:
        """Spin to a place of a sector, both drawn before, and emit `landed`.

        Args:
            index: the sector.
            place: in [0, 1), uniform over the sector.

        Raises:
            RuntimeError: it spins or stands landed; `reset` it first.
            IndexError, ValueError: no such sector or place.
        """
        self.require_rest()
        self._end = landing_rotation(
            [sector.fraction for sector in self._sectors],
            index,
            place,
            self._style.turns,
            self._style.edge_degrees,
        )
        self.start(index)

    def reset(self) -> None:
        """Return to rest and forget where the wheel landed."""
        super().reset()
        self._quiet.stop()
        self._rotation = self._end = self._quieting = 0.0

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        centre = wheel_centre(self)
        self._painter.paint(painter, centre, self._rotation, self._quieting)
        painter.end()

    def show_motion(self, part: float) -> None:
        self._rotation = float(part) * self._end
        self.update()

    def show_end(self) -> None:
        self._rotation = self._end % 360.0
        self._end = 0.0
        if duration := self.theme.duration("quiet_after_landing"):
            self._quiet.setDuration(duration)
            self._quiet.start()
        else:
            self._quieting = 1.0

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
