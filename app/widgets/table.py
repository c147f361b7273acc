"""Tables of any length: rows are asked for one by one as they come into sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.theme import Theme

_PADDING = 8
_MEASURED = 200  # rows that a column's width is taken from
_NARROWEST = 96
_TWO_LINES = 40  # the least height of a row with room for two lines
_LOOSEST = 24  # what a number may get of the width that is left
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Heading:
    """A column. Numbers stand right-aligned; a column that stretches takes what is left.

    `meaning` says more than the heading; it is shown as plain text where the mouse rests.
    """

    text: str
    numeric: bool = False
    stretches: bool = False
    strong: bool = False
    tone: str = "text"
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows: how many, the text of each cell, and the look of each row or cell.

    `ground` names the colour of a row's ground or is empty; `tone` overrides a column's.
    """

    n: int
    text: Callable[[int, int], str]
    ground: Callable[[int], str] = lambda _row: ""
    tone: Callable[[int, int], str] = lambda _row, _column: ""


class RowsModel(QAbstractTableModel):
    """Shows `Rows` under headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.headings: tuple[Heading, ...] = ()
        self.rows = Rows(0, lambda _row, _column: "")

    def set_rows(self, headings: Sequence[Heading], rows: Rows) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.headings, self.rows = tuple(headings), rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self.rows.n

    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows.text(index.row(), index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.headings[section].text
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.headings[section].meaning or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            numeric = self.headings[section].numeric
            side = Qt.AlignmentFlag.AlignTrailing if numeric else Qt.AlignmentFlag.AlignLeading
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class _Delegate(QStyledItemDelegate):
    """Paints a cell: ground, line beneath, text that is never markup."""

    def __init__(self, table: DataTable, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        table, colour = self._table, self._theme.colour
        model, row, column = table.rows_model, index.row(), index.column()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        ground = model.rows.ground(row)
        if state & QStyle.StateFlag.State_Selected:
            ground = "accent_soft"
        painter.save()
        if ground:
            painter.fillRect(rect, colour(ground))
        painter.setPen(QPen(colour("line"), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        heading = model.headings[column]
        chosen = column == 0 and bool(model.rows.ground(row))
        style = "analyst.strong" if chosen else table.style_of(column)
        painter.setFont(self._theme.font(style, tabular=True))
        painter.setPen(colour(model.rows.tone(row, column) or heading.tone))
        left, right = table.paddings(column)
        inner = rect.adjusted(left, 0, -right, 0)
        text = model.rows.text(row, column)
        wraps = table.row_height >= _TWO_LINES and heading.stretches
        if not wraps:
            elide = Qt.TextElideMode.ElideRight
            text = painter.fontMetrics().elidedText(text, elide, inner.width() + 1)
        side = Qt.AlignmentFlag.AlignRight if heading.numeric else Qt.AlignmentFlag.AlignLeft
        flags = QStyle.visualAlignment(table.layoutDirection(), side)
        wrap = Qt.TextFlag.TextWordWrap.value if wraps else 0
        painter.setClipRect(rect)
        painter.drawText(inner, int((flags | Qt.AlignmentFlag.AlignVCenter).value) | wrap, text)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(0, self._table.row_height)


class DataTable(QTableView):
    """A table without vertical lines whose head stays; rows can be chosen, not changed.

    Args:
        name: told by screen readers.
        margin: where the first column's text begins and the last one's ends.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        name: str,
        row_height: int = 26,
        margin: int = 24,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._margin = margin
        self.setProperty("margin", str(margin))
        self.row_height = row_height
        self.rows_model = RowsModel(self)
        self.setModel(self.rows_model)
        self.setItemDelegate(_Delegate(self, theme))
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.setProperty("ring_radius", 2)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setFixedHeight(theme.tokens.control_height["table_head"])
        head.setMinimumSectionSize(24)
        theme.color_scheme_changed.connect(self.viewport().update)

    def set_rows(self, headings: Sequence[Heading], rows: Rows) -> None:
        """Show other rows; the place one has scrolled to stays."""
        bar, place = self.verticalScrollBar(), self.verticalScrollBar().value()
        self.rows_model.set_rows(headings, rows)
        self._share_width()
        bar.setValue(place)

    @property
    def whole_height(self) -> int:
        """The height at which no row needs scrolling."""
        return self.horizontalHeader().height() + self.rows_model.rows.n * self.row_height

    def style_of(self, column: int) -> str:
        """Return the text style of a column."""
        return "analyst.strong" if self.rows_model.headings[column].strong else "analyst.base"

    def paddings(self, column: int) -> tuple[int, int]:
        """Return the space left and right of a column's text."""
        first, last = column == 0, column == len(self.rows_model.headings) - 1
        start, end = (self._margin if first else _PADDING), (self._margin if last else _PADDING)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return (end, start) if mirrored else (start, end)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give each column what its texts need, and what is left to those that stretch."""
        model = self.rows_model
        widths = [self._wanted(column) for column in range(len(model.headings))]
        stretching = [i for i, heading in enumerate(model.headings) if heading.stretches]
        spare = self.viewport().width() - sum(widths)
        numeric = [i for i, heading in enumerate(model.headings) if heading.numeric]
        if spare > 0 and numeric and stretching:
            loose = min(_LOOSEST, spare // (2 * len(numeric)))
            for i in numeric:
                widths[i] += loose
            spare -= loose * len(numeric)
        for i in stretching:
            # A long text gives way before a number does.
            widths[i] = max(min(widths[i], _NARROWEST), widths[i] + spare // len(stretching))
        if stretching and spare > 0:
            widths[stretching[-1]] += spare % len(stretching)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def _wanted(self, column: int) -> int:
        model = self.rows_model
        small = self._theme.font("analyst.overline")
        widest = QFontMetrics(small).horizontalAdvance(model.headings[column].text)
        metrics = QFontMetrics(self._theme.font(self.style_of(column), tabular=True))
        for row in range(min(model.rows.n, _MEASURED)):
            widest = max(widest, metrics.horizontalAdvance(model.rows.text(row, column)))
        return widest + sum(self.paddings(column)) + 2
