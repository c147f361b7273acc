"""The handle by which a row is dragged to another place; keys do the same in the row itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.theme import Theme, paint_icon

_ICON, _HEIGHT, _LINE = 16, 32, 2


class Grip(QWidget):
    """Emits `dropped(to)` with the place that its row is to have; a line shows it meanwhile."""

    dropped = Signal(int)

    def __init__(self, theme: Theme, at: int) -> None:
        super().__init__()
        self._theme = theme
        self._at = at
        self._rows: Sequence[QWidget] = ()
        self._line: QFrame | None = None
        self._to = at
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFixedHeight(_HEIGHT)
        theme.color_scheme_changed.connect(self.update)

    def stand_among(self, rows: Sequence[QWidget]) -> None:
        """Say which rows there are, in order."""
        self._rows = rows

    def sizeHint(self) -> QSize:
        return QSize(_ICON, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        top = (self.height() - _ICON) / 2
        rect = QRectF((self.width() - _ICON) / 2, top, _ICON, _ICON)
        paint_icon(painter, "grip", self._theme.colour("text_muted"), rect)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._rows:
            return
        ground = self._rows[0].parentWidget()
        self._to = self._at
        self._line = QFrame(ground)
        colour = self._theme.colour("accent").name()
        self._line.setStyleSheet(f"background: {colour}; border: none;")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        line = self._line
        ground = None if line is None else line.parentWidget()
        if line is None or ground is None:
            return
        y = self.mapTo(ground, event.position().toPoint()).y()
        before = sum(row.geometry().center().y() < y for row in self._rows)
        self._to = before - 1 if before > self._at else before
        last = before >= len(self._rows)
        row = self._rows[-1 if last else before].geometry()
        top = row.bottom() + _LINE if last else row.top() - 2 * _LINE
        line.setGeometry(row.left(), top, row.width(), _LINE)
        line.setVisible(self._to != self._at)
        line.raise_()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.hide()
            line.deleteLater()
            if self._to != self._at:
                self.dropped.emit(self._to)
