"""Widgets one beside the other, which go on in the next row as the words of a text do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from app.widgets.layout import discard, height_by_width


class Flow(QWidget):
    """Holds widgets, each of the size that it would like."""

    def __init__(self, *, gap: int = 8) -> None:
        super().__init__()
        self._gap = gap
        self._widgets: tuple[QWidget, ...] = ()
        height_by_width(self, QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Hold these in their order; those that are no longer held go."""
        before, self._widgets = self._widgets, tuple(widgets)
        for widget in before:
            if widget not in self._widgets:
                discard(widget)
        for widget in self._widgets:
            widget.setParent(self)
            widget.show()
        self._settle()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._settle()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width(), apply=True)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, apply=False)

    def sizeHint(self) -> QSize:
        sizes = [widget.sizeHint() for widget in self._widgets]
        width = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(width, 0), self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        sizes = [widget.minimumSizeHint() for widget in self._widgets]
        widest = max((size.width() for size in sizes), default=0)
        return QSize(widest, self.heightForWidth(max(self.width(), widest, 1)))

    def _settle(self) -> None:
        self.updateGeometry()
        self._place(self.width(), apply=True)

    def _place(self, width: int, *, apply: bool) -> int:
        """Put every widget in its place, and return the height of all."""
        y, whole = 0, QRect(0, 0, width, self.height())
        for row in self._rows(max(width, 1)):
            high = max(size.height() for _, size in row)
            x = 0
            for widget, size in row:
                if apply:
                    rect = QRect(x, y + (high - size.height()) // 2, size.width(), size.height())
                    widget.setGeometry(QStyle.visualRect(self.layoutDirection(), whole, rect))
                x += size.width() + self._gap
            y += high + self._gap
        return max(y - self._gap, 0)

    def _rows(self, width: int) -> list[list[tuple[QWidget, QSize]]]:
        """Divide the widgets into rows, each with its size."""
        rows: list[list[tuple[QWidget, QSize]]] = []
        x = width
        for widget in self._widgets:
            if widget.isHidden():
                continue
            hint = widget.sizeHint().expandedTo(widget.minimumSize())
            own = min(hint.width(), width)
            tall = widget.heightForWidth(own) if widget.hasHeightForWidth() else hint.height()
            if not rows or x + own > width:
                rows.append([])
                x = 0
            rows[-1].append((widget, QSize(own, tall)))
            x += own + self._gap
        return rows
