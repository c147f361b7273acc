"""How the cells of a table are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.theme import Theme

if TYPE_CHECKING:
    from app.widgets.table import DataTable

_GROWN = 40  # the least height of a row with room for two lines
_LEFT = int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value)
_RIGHT = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value)
WRAP = int(Qt.TextFlag.TextWordWrap.value)
_Index = QModelIndex | QPersistentModelIndex


class Cells(QStyledItemDelegate):
    """Paints a cell: ground, line beneath, text that is never markup."""

    def __init__(self, table: DataTable, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._theme = theme
        self._strong = theme.font("analyst.strong", tabular=True)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        table, colour = self._table, self._theme.colour
        model, row, column = table.rows_model, index.row(), index.column()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        ground = model.rows.ground(row)
        if row == table.lit_row:
            ground = "accent_soft"
        if state & QStyle.StateFlag.State_Selected:
            ground = "accent_soft"
        painter.save()
        if ground:
            painter.fillRect(rect, colour(ground))
        painter.setPen(QPen(colour("line"), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        heading = model.headings[column]
        chosen = column == 0 and bool(model.rows.ground(row))
        painter.setFont(self._strong if chosen else table.font_of(column))
        painter.setPen(colour(model.rows.tone(row, column) or heading.tone))
        left, right = table.paddings(column)
        inner = rect.adjusted(left, 0, -right, 0)
        text = model.rows.text(row, column)
        wraps = rect.height() > min(table.row_height, _GROWN - 1) and heading.stretches
        wraps = wraps or "\n" in text
        if not wraps:
            elide = Qt.TextElideMode.ElideRight
            text = painter.fontMetrics().elidedText(text, elide, inner.width() + 1)
        mirrored = table.layoutDirection() == Qt.LayoutDirection.RightToLeft
        flags = _RIGHT if heading.numeric is not mirrored else _LEFT
        painter.setClipRect(rect)
        painter.drawText(inner, flags | WRAP if wraps else flags, text)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(0, self._table.row_height)
