"""How many of 100 people would be saved so or so: two bars that grow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.respondent.devices.chance_stage import motion
from app.theme import Theme, smooth_painter
from app.widgets.accessible import accessible_as
from app.widgets.layout import height_by_width
from app.widgets.text import Lines
from app.words.catalogue import figures

_BAR, _GAP = 44, 18
_LINE, _UNDER_LABEL = 28, 10
_FIGURES = 64


@accessible_as(QAccessible.Role.Graphic)
class TrialChart(QWidget):
    """Bars of the people saved with one word and with the other, out of those so far.

    `show_people` lets them grow one person after another; with reduced motion all stand at
    once. A line marks the count that the odds say. Emits `finished` when all are shown.
    """

    finished = Signal()

    def __init__(self, labels: tuple[str, str], expected: int, theme: Theme) -> None:
        super().__init__()
        self._labels = labels
        self._expected = expected
        self._theme = theme
        self._people: tuple[bool, ...] = ()
        easing = QEasingCurve.Type.InOutSine
        self._growth = motion(self, self._on_growth_value_changed, easing)
        self._growth.finished.connect(self._on_growth_finished)
        self._shown = 0
        height_by_width(self, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(240)
        self._tell()
        theme.repaints(self)

    @property
    def counts(self) -> tuple[int, int]:
        """How many of the people shown so far are saved with the first word and the second."""
        saved = sum(self._people[: self._shown])
        return saved, self._shown - saved

    def show_people(self, people: Sequence[bool]) -> None:
        """Show for each person whether they are saved with the first word."""
        self._growth.stop()
        self._people = tuple(people)
        self._shown = 0
        duration = self._theme.duration("wheel_spin")
        if duration == 0:
            self._on_growth_finished()
            return
        self._growth.setDuration(duration)
        self._growth.start()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        labels = sum(self._lines(label, width).height for label in self._labels)
        return labels + 2 * (_UNDER_LABEL + _BAR) + _GAP + 4

    def sizeHint(self) -> QSize:
        width = self.width() if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else 440
        return QSize(440, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _lines(self, label: str, width: int) -> Lines:
        reading_left = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        side = Qt.AlignmentFlag.AlignLeft if reading_left else Qt.AlignmentFlag.AlignRight
        return Lines(label, self._theme.font("respondent.body"), width, _LINE, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        total = max(len(self._people), 1)
        fills = (self._theme.colour("sector_b"), QColor(0, 0, 0, 0))
        marks = (self._expected, 100 - self._expected)
        top = 0.0
        for label, count, fill, expected in zip(
            self._labels, self.counts, fills, marks, strict=True
        ):
            words = self._lines(label, self.width())
            painter.setPen(self._theme.colour("text_muted"))
            words.draw(painter, 0, top)
            top += words.height + _UNDER_LABEL
            self._paint_bar(painter, top, count, fill, (count / total, expected / 100))
            top += _BAR + _GAP
        painter.end()

    def _paint_bar(
        self,
        painter: QPainter,
        top: float,
        count: int,
        fill: QColor,
        parts: tuple[float, float],
    ) -> None:
        colour, mirrored = (
            self._theme.colour,
            self.layoutDirection() == Qt.LayoutDirection.RightToLeft,
        )
        room = self.width() - _FIGURES
        place = QRectF(0, top, room, _BAR)
        bar = QRectF(place.left(), place.top(), room * parts[0], _BAR)
        line = room * parts[1]
        if mirrored:
            place.moveRight(self.width())
            bar.moveRight(self.width())
            line = self.width() - line
        painter.setPen(QPen(colour("line"), 1))
        painter.setBrush(colour("raised"))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if count:
            painter.setPen(QPen(colour("line_strong"), self._theme.edge(1.5)))
            painter.setBrush(fill if fill.alpha() else colour("surface"))
            painter.drawRoundedRect(bar.adjusted(0.75, 0.75, -0.75, -0.75), 4, 4)
        painter.setPen(QPen(colour("text"), 2))
        painter.drawLine(QPointF(line, place.top() - 4), QPointF(line, place.bottom() + 4))
        painter.setFont(self._theme.font("respondent.label", tabular=True))
        figure = QRectF(room + 8, place.top(), _FIGURES - 8, _BAR)
        if mirrored:
            figure.moveLeft(0)
        painter.drawText(figure, Qt.AlignmentFlag.AlignCenter, figures(count))

    def _on_growth_value_changed(self, value: float) -> None:
        self._shown = round(float(value) * len(self._people))
        self.update()

    def _on_growth_finished(self) -> None:
        self._shown = len(self._people)
        self._tell()
        self.update()
        self.finished.emit()

    def _tell(self) -> None:
        """Tell the counts once they stand, not while they grow."""
        told = [
            f"{label}: {figures(count)}"
            for label, count in zip(self._labels, self.counts, strict=True)
        ]
        self.setAccessibleName("; ".join(told))
