"""How many responses were accepted day by day, and when the study was looked at meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.analyst.words.decisions import short_day
from app.theme import Theme, fill_only, paint_icon, smooth_painter
from app.widgets.accessible import accessible_as
from app.words.catalogue import figures, tr

_LEAST, _MOST = 3, 28  # of a bar with what is left beside it
_AXIS, _ABOVE, _EYE = 24, 8, 16


@accessible_as(QAccessible.Role.Graphic)
class CollectedChart(QWidget):
    """Bars from zero, one a day, or one a few days where there are many; eyes mark the looks."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._days: tuple[tuple[date, int], ...] = ()
        self._looks: tuple[date, ...] = ()
        self.setMinimumSize(240, 104)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.repaints(self)

    def show_days(self, days: Sequence[tuple[date, int]], looks: Sequence[date]) -> None:
        """Show how many came on which days, in order, and after which days it was looked at."""
        self._days, self._looks = tuple(days), tuple(looks)
        told = [f"{short_day(day)}: {figures(n)}" for day, n in self._days]
        self.setAccessibleName(tr("Responses accepted by day"))
        self.setAccessibleDescription("\n".join(told[-31:]))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 120)

    @property
    def bars(self) -> list[tuple[date, int]]:
        """The first day of each bar, and how many came in all its days."""
        if not self._days:
            return []
        first, last = self._days[0][0], self._days[-1][0]
        span, room = (last - first).days + 1, max(self.width() - self._left, 1)
        days = max(1, -(-span * _LEAST // max(int(room), 1)))
        counts = [0] * (-(-span // days))
        for day, n in self._days:
            counts[(day - first).days // days] += n
        return [(first + timedelta(days=days * i), n) for i, n in enumerate(counts)]

    @property
    def _left(self) -> float:
        return self._room_of(max((n for _, n in self._days), default=1))

    def _room_of(self, most: int) -> float:
        """Return how wide the numbers at the axis of so many are: its top may have one more."""
        metrics = QFontMetricsF(self._theme.font("analyst.small", tabular=True))
        return metrics.horizontalAdvance(figures(_ticks(most)[1])) + 14

    def paintEvent(self, _event: QPaintEvent) -> None:
        bars = self.bars
        painter = smooth_painter(self)
        if bars:
            self._paint(painter, bars)
        painter.end()

    def _paint(self, painter: QPainter, bars: list[tuple[date, int]]) -> None:
        theme, colour = self._theme, self._theme.colour
        most = max(n for _, n in bars)
        left = self._room_of(most)
        ground = QRectF(left, _ABOVE, self.width() - left, self.height() - _AXIS - _ABOVE)
        step, top = _ticks(most)
        painter.setFont(theme.font("analyst.small", tabular=True))
        for tick in range(0, top + 1, step):
            y = ground.bottom() - ground.height() * tick / top
            painter.setPen(colour("line_strong" if not tick else "line"))
            painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))
            painter.setPen(colour("text_muted"))
            label = QRectF(0, y - 10, ground.left() - 8, 20)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, flags, figures(tick))
        width = self._bar_width(ground, len(bars))
        fill_only(painter, colour("bar"))
        for place, (_, n) in enumerate(bars):
            height = ground.height() * n / top
            left = ground.left() + place * width + width / 8
            painter.drawRect(QRectF(left, ground.bottom() - height, width * 3 / 4, height))
        self._paint_days(painter, ground, bars, width)
        self._paint_looks(painter, ground, bars, width)

    def _bar_width(self, ground: QRectF, n: int) -> float:
        return min(ground.width() / max(n, 1), float(_MOST))

    def _paint_days(
        self, painter: QPainter, ground: QRectF, bars: list[tuple[date, int]], width: float
    ) -> None:
        """Write the days under the bars, as many as there is room for."""
        metrics = QFontMetricsF(painter.font())
        painter.setPen(self._theme.colour("text_muted"))
        free = -1.0
        for place, (day, _) in enumerate(bars):
            text = short_day(day)
            wide = metrics.horizontalAdvance(text)
            left = ground.left() + (place + 0.5) * width - wide / 2
            left = min(max(left, ground.left()), max(ground.right() - wide, ground.left()))
            if left >= free and left + wide <= self.width() + 1:
                painter.drawText(QPointF(left, ground.bottom() + 17), text)
                free = left + wide + 40

    def _paint_looks(
        self, painter: QPainter, ground: QRectF, bars: list[tuple[date, int]], width: float
    ) -> None:
        """Put an eye behind the bar of each day on which it was looked at; one a place."""
        places = {max(sum(day <= look for day, _ in bars) - 1, 0) for look in self._looks}
        for place in sorted(places):
            x = min(ground.left() + (place + 1) * width, ground.right() - _EYE / 2)
            fill_only(painter, self._theme.colour("surface"))
            eye = QRectF(x - _EYE / 2, ground.bottom() - _EYE - 6, _EYE, _EYE)
            painter.drawEllipse(eye.adjusted(-2, -2, 2, 2))
            paint_icon(painter, "eye", self._theme.colour("text_muted"), eye)


def _ticks(most: int) -> tuple[int, int]:
    """Return the step and the top of an axis from zero of about three steps."""
    step = next(
        factor * 10**power
        for power in range(12)
        for factor in (1, 2, 5)
        if factor * 10**power * 4 >= most
    )
    return step, step * max(-(-most // step), 1)
