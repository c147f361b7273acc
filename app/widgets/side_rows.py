"""Rows of the lists at the left: a ground where they are chosen or pointed at, and words on it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_OUTSIDE, _INSIDE = 8, 12  # pixels beside the ground of a row, and beside its words


@dataclass(frozen=True, slots=True)
class Row:
    """Where the words of a row stand, and how."""

    inner: QRect
    chosen: bool
    mirrored: bool

    @property
    def side(self) -> Qt.AlignmentFlag:
        """The side on which words begin."""
        return Qt.AlignmentFlag.AlignRight if self.mirrored else Qt.AlignmentFlag.AlignLeft

    @property
    def flags(self) -> int:
        """As painters take them: from that side, in the middle of a line."""
        return int((self.side | Qt.AlignmentFlag.AlignVCenter).value)


class SideRows(QStyledItemDelegate):
    """Gives rows their ground; how high they are and what stands on it is said by each list."""

    def __init__(self, parent: QListView, theme: Theme) -> None:
        super().__init__(parent)
        self._list, self._theme = parent, theme

    def height(self, index: Index, room: int) -> int:
        """Return how high a row is, of which words have so much room."""
        raise NotImplementedError

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        """Paint what stands on the ground of a row."""
        raise NotImplementedError

    @property
    def _mirrored(self) -> bool:
        return self._list.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.viewport().width()
        return QSize(width, self.height(index, max(1, width - 2 * (_OUTSIDE + _INSIDE))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        inner = self._paint_ground(painter, rect, chosen, hovered)
        self.draw(painter, Row(inner, chosen, self._mirrored), index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect, chosen: bool, hovered: bool) -> QRect:
        theme = self._theme
        rect = rect.adjusted(_OUTSIDE, 0, -_OUTSIDE, -4)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or hovered:
            painter.setBrush(theme.colour("accent_soft" if chosen else "raised"))
            painter.drawRoundedRect(QRectF(rect), 6, 6)
        if chosen:
            painter.setBrush(theme.colour("accent"))
            left = rect.right() - 2 if self._mirrored else rect.left()
            inset = min(8, rect.height() // 6)
            mark = QRectF(left, rect.top() + inset, 3, rect.height() - 2 * inset)
            painter.drawRoundedRect(mark, 1.5, 1.5)
        return rect.adjusted(_INSIDE, 0, -_INSIDE, 0)
