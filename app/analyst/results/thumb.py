"""A small picture of a result: its bars with their intervals, or its cells; an icon for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme import Theme, fill_only, paint_icon, smooth_painter
from core.present.chart import Axis, Bar, BarChart, BinsChart, CellsChart, Chart, StackChart

_SIZE: Final = QSize(168, 88)
_PADDING, _ICON = 12.0, 24.0
_MOST = 14  # bars beyond which none is told from the next


class Thumb(QWidget):
    """Says nothing to a screen reader: the words beside it do."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chart: Chart | None = None
        self._icon = ""
        self.accessible_elsewhere = True
        self.setFixedSize(_SIZE)
        theme.repaints(self)

    @property
    def chart(self) -> Chart | None:
        """What is drawn; None where an icon stands instead."""
        return self._chart

    def show_chart(self, chart: Chart | None, icon: str) -> None:
        """Draw a chart as far as it can be small, else an icon."""
        self._chart, self._icon = chart, icon
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour = self._theme.colour
        painter = smooth_painter(self)
        painter.setPen(QPen(colour("line"), self._theme.edge(1)))
        painter.setBrush(colour("background"))
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(whole, 8, 8)
        inner = whole.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        match self._chart:
            case BarChart(rows=rows, axis=axis, dots=dots) if rows:
                self._bars(painter, inner, rows[:_MOST], axis, dots=dots)
            case BinsChart(rows=rows, axis=axis) if rows:
                self._columns(painter, inner, rows, axis)
            case StackChart(steps=steps) if steps:
                self._steps(painter, inner, [step.share for step in steps])
            case CellsChart() as chart:
                self._cells(painter, inner, chart)
            case _:
                icon = QRectF(0, 0, _ICON, _ICON)
                icon.moveCenter(inner.center())
                paint_icon(painter, self._icon, colour("text_muted"), icon)
        painter.end()

    def _bars(
        self, painter: QPainter, inner: QRectF, rows: Sequence[Bar], axis: Axis, *, dots: bool
    ) -> None:
        colour = self._theme.colour
        step = inner.height() / len(rows)
        thick = min(14.0, step * 0.66)

        def x(value: float) -> float:
            return inner.left() + min(max(axis.place(value), 0.0), 1.0) * inner.width()

        zero = x(0.0)
        painter.setPen(QPen(colour("line_strong"), self._theme.edge(1)))
        painter.drawLine(QPointF(zero, inner.top() - 4), QPointF(zero, inner.bottom() + 4))
        for place, row in enumerate(rows):
            y = inner.top() + step * (place + 0.5)
            if row.value is None:
                continue
            if not dots:
                fill_only(painter, colour("bar"))
                at = x(row.value)
                bar = QRectF(min(zero, at), y - thick / 2, abs(at - zero), thick)
                painter.drawRect(bar)
            painter.setPen(QPen(colour("text"), self._theme.edge(1.5)))
            if row.low is not None and row.high is not None:
                low, high = x(row.low), x(row.high)
                painter.drawLine(QPointF(low, y), QPointF(high, y))
                for end in (low, high):
                    painter.drawLine(QPointF(end, y - 3), QPointF(end, y + 3))
            if dots:
                painter.setBrush(colour("text"))
                painter.drawEllipse(QPointF(x(row.value), y), 3, 3)

    def _columns(self, painter: QPainter, inner: QRectF, rows: Sequence[Bar], axis: Axis) -> None:
        colour = self._theme.colour
        step = inner.width() / len(rows)

        def y(value: float) -> float:
            return inner.bottom() - min(max(axis.place(value), 0.0), 1.0) * inner.height()

        zero = y(0.0)
        for place, row in enumerate(rows):
            if row.value is None:
                continue
            at = y(row.value)
            left = inner.left() + step * place
            fill_only(painter, colour("bar"))
            width = max(1.0, step - 1.0)
            painter.drawRect(QRectF(left, min(zero, at), width, abs(at - zero)))
            if row.low is not None and row.high is not None and len(rows) <= _MOST:
                painter.setPen(QPen(colour("text"), self._theme.edge(1.5)))
                middle = left + step / 2
                painter.drawLine(QPointF(middle, y(row.low)), QPointF(middle, y(row.high)))
        painter.setPen(QPen(colour("line_strong"), self._theme.edge(1)))
        painter.drawLine(QPointF(inner.left(), zero), QPointF(inner.right(), zero))

    def _steps(self, painter: QPainter, inner: QRectF, shares: Sequence[float]) -> None:
        left, whole = inner.left(), sum(shares) or 1.0
        painter.setPen(Qt.PenStyle.NoPen)
        for place, share in enumerate(shares, start=1):
            colour = self._theme.colour("bar")
            colour.setAlphaF(place / len(shares))
            painter.setBrush(colour)
            width = inner.width() * share / whole
            painter.drawRect(QRectF(left, inner.center().y() - 14, width, 28))
            left += width

    def _cells(self, painter: QPainter, inner: QRectF, chart: CellsChart) -> None:
        """Draw what two questions share, without the margins: each cell as full as its share."""
        colour = self._theme.colour
        rows = chart.cells[: -1 if chart.row_margin else None]
        height, gap = inner.height() / max(len(rows), 1), 4.0
        for i, line in enumerate(rows):
            inside = line[: -1 if chart.column_margin else None]
            width = inner.width() / max(len(inside), 1)
            for j, one in enumerate(inside):
                cell = QRectF(inner.left() + j * width, inner.top() + i * height, width, height)
                cell.adjust(0, 0, -gap, -gap)
                painter.setPen(QPen(colour("line_strong"), self._theme.edge(1)))
                painter.setBrush(colour("surface"))
                painter.drawRoundedRect(cell, 3, 3)
                if one is None or one.share is None:
                    continue
                full = QRectF(cell)
                full.setWidth(cell.width() * min(max(one.share, 0.0), 1.0))
                fill_only(painter, colour("bar"))
                painter.drawRoundedRect(full, 3, 3)
