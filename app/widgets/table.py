"""Tables of any length: rows are asked for one by one as they come into sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QResizeEvent
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
_MEASURED = 60  # rows that a column's width is taken from
_NARROWEST = 132
_SHORTEST = 72  # of a column of short words
_AROUND_LINES = 8
_AROUND_HEAD = 8  # what a style leaves free beside the words of a head
_LOOSEST = 24  # what a number may get of the width that is left
_GROWN = 40  # the least height of a row with room for two lines
_HEAD_OF_WORDS = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
_HEAD_OF_NUMBERS = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
_LEFT = int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value)
_RIGHT = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value)
WRAP = int(Qt.TextFlag.TextWordWrap.value)
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
            return _HEAD_OF_NUMBERS if self.headings[section].numeric else _HEAD_OF_WORDS
        return None


class _Head(QHeaderView):
    """A head of one height, which need not measure its words whenever a column is resized."""

    def __init__(self, height: int, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFixedHeight(height)

    def sizeHint(self) -> QSize:
        return QSize(0, self.maximumHeight())


class DataTable(QTableView):
    """A table without vertical lines whose head stays; rows can be chosen, not changed.

    Emits `row_pointed(int)` for the row that the mouse rests on or the keyboard has come to, -1
    for none; `lit_row` is one that something beside the table points at. `rows_grown` tells that
    rows have other heights, since columns have another width, or a bar to scroll them by.
    One that is `modest` asks for no more than its least height.

    Args:
        name: told by screen readers.
        margin: where the first column's text begins and the last one's ends.
    """

    row_pointed = Signal(int)
    rows_grown = Signal()

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
        self.lit_row = -1
        self.modest = False
        self.setMouseTracking(True)
        self.entered.connect(lambda index: self.row_pointed.emit(index.row()))
        self.viewportEntered.connect(lambda: self.row_pointed.emit(-1))
        self.setProperty("margin", str(margin))
        self.row_height = row_height
        self.rows_model = RowsModel(self)
        self._fonts: list[QFont] = []
        self._wanted: list[int] = []
        self.setModel(self.rows_model)
        self.setItemDelegate(Cells(self, theme))
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
        head = _Head(theme.tokens.control_height["table_head"], self)
        self.setHorizontalHeader(head)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setMinimumSectionSize(24)
        theme.repaints(self.viewport())
        self.verticalScrollBar().valueChanged.connect(self._grow_rows)
        # Not while the table is laid out: who listens gives it another height.
        later = Qt.ConnectionType.QueuedConnection
        self.horizontalScrollBar().rangeChanged.connect(self.rows_grown, later)

    def light(self, row: int) -> None:
        """Tint a row, as while the chart beside points at it; -1 tints none."""
        if row != self.lit_row:
            self.lit_row = row
            self.viewport().update()

    def currentChanged(self, current: _Index, previous: _Index) -> None:  # noqa: N802 - Qt calls it
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.row_pointed.emit(current.row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.row_pointed.emit(-1)

    def set_rows(self, headings: Sequence[Heading], rows: Rows) -> None:
        """Show other rows; the place one has scrolled to stays."""
        bar, place = self.verticalScrollBar(), self.verticalScrollBar().value()
        self.lit_row = -1
        self._wanted = []  # the reset resizes the viewport before new widths are known
        self.rows_model.set_rows(headings, rows)
        columns = range(len(headings))
        self._fonts = [self._theme.font(self.style_of(i), tabular=True) for i in columns]
        self._wanted = [self._wanted_by(i) for i in columns]
        self._share_width()
        bar.setValue(place)

    @property
    def whole_height(self) -> int:
        """The height at which no row needs scrolling."""
        bar = self.horizontalScrollBar()
        across = bar.sizeHint().height() if bar.maximum() > bar.minimum() else 0
        return self.horizontalHeader().height() + self.verticalHeader().length() + across

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self.minimumHeight()) if self.modest else hint

    def font_of(self, column: int) -> QFont:
        """Return the font of a column."""
        return self._fonts[column]

    def style_of(self, column: int) -> str:
        """Return the text style of a column."""
        return "analyst.strong" if self.rows_model.headings[column].strong else "analyst.base"

    def paddings(self, column: int) -> tuple[int, int]:
        """Return the space left and right of a column's text."""
        first, last = column == 0, column == len(self.rows_model.headings) - 1
        start, end = (self._margin if first else _PADDING), (self._margin if last else _PADDING)
        return (end, start) if self.isRightToLeft() else (start, end)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give each column what its texts need, and what is left to those that stretch.

        Where there is less than all need, the longest texts give way first and go on in more
        lines, each column down to its longest word.
        """
        model = self.rows_model
        if not self._wanted:
            return
        widths = list(self._wanted)
        stretching = [i for i, heading in enumerate(model.headings) if heading.stretches]
        spare = self.viewport().width() - sum(widths)
        numeric = [i for i, heading in enumerate(model.headings) if heading.numeric]
        if spare > 0 and numeric and stretching:
            loose = min(_LOOSEST, spare // (2 * len(numeric)))
            for i in numeric:
                widths[i] += loose
            spare -= loose * len(numeric)
        if stretching and spare > 0:
            for i in stretching:
                widths[i] += spare // len(stretching)
            widths[stretching[-1]] += spare % len(stretching)
        elif stretching:
            room = sum(widths[i] for i in stretching) + spare
            for i, width in _shared(room, {i: widths[i] for i in stretching}).items():
                widths[i] = max(width, min(widths[i], self._narrowest(i)))
            # No number is cut: words go on in more lines, or end in a mark, before that. Where all
            # is scrolled even so, words stay as they are.
            over = sum(widths) - self.viewport().width()
            spare_of = {i: max(widths[i] - _SHORTEST, 0) for i in stretching}
            if over <= sum(spare_of.values()):
                for i in sorted(stretching, key=lambda i: -widths[i]):
                    taken = min(max(over, 0), spare_of[i])
                    widths[i] -= taken
                    over -= taken
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)
        self._grow_rows()

    def _narrowest(self, column: int) -> int:
        """Return how narrow a column of words may become: of short ones its head is cut first."""
        return min(max(self._wanted_by_cells(column), _SHORTEST), _NARROWEST)

    def _grow_rows(self) -> None:
        """Give more lines to rows whose text does not fit on one: those that come into sight."""
        model = self.rows_model
        if not self._wanted:
            return
        columns, grown = range(len(model.headings)), False
        for row in self._rows_to_measure():
            needed = max((self._text_height(row, column) for column in columns), default=0)
            height = max(self.row_height, needed + _AROUND_LINES)
            if height != self.rowHeight(row):
                self.setRowHeight(row, height)
                grown = True
        if grown:
            self.rows_grown.emit()

    def _rows_to_measure(self) -> range:
        """Return all rows where they are few, else those in sight."""
        n = self.rows_model.rows.n
        if n <= _MEASURED:
            return range(n)
        first, last = self.rowAt(0), self.rowAt(self.viewport().height())
        return range(max(first, 0), last + 1 if last >= 0 else n)

    def _text_height(self, row: int, column: int) -> int:
        """Return the height of a text on more than one line, 0 where it fits on one."""
        text = self.rows_model.rows.text(row, column)
        if "\n" not in text and not self.rows_model.headings[column].stretches:
            return 0
        metrics = self._metrics(column)
        room = max(self.columnWidth(column) - sum(self.paddings(column)), 1)
        if "\n" not in text and metrics.horizontalAdvance(text) <= room:
            return 0
        return metrics.boundingRect(0, 0, room, 10_000, WRAP, text).height()

    def _metrics(self, column: int) -> QFontMetrics:
        return QFontMetrics(self._fonts[column])

    def _wanted_by(self, column: int) -> int:
        head = self.rows_model.headings[column].text
        small = self._theme.font("analyst.overline")
        around = sum(self.paddings(column)) + 2
        needed = QFontMetrics(small).horizontalAdvance(head) + _AROUND_HEAD + around
        return max(needed, self._wanted_by_cells(column))

    def _wanted_by_cells(self, column: int) -> int:
        model, metrics, widest = self.rows_model, self._metrics(column), 0
        for row in range(min(model.rows.n, _MEASURED)):
            for line in model.rows.text(row, column).split("\n"):
                widest = max(widest, metrics.horizontalAdvance(line))
        return widest + sum(self.paddings(column)) + 2


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
        flags = _RIGHT if heading.numeric is not table.isRightToLeft() else _LEFT
        painter.setClipRect(rect)
        painter.drawText(inner, flags | WRAP if wraps else flags, text)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(0, self._table.row_height)


def _shared(room: int, wanted: dict[int, int]) -> dict[int, int]:
    """Share room among columns: who wants less than an equal part gets it, the rest share."""
    shared: dict[int, int] = {}
    for place, (column, width) in enumerate(sorted(wanted.items(), key=lambda pair: pair[1])):
        part = max(room, 0) // (len(wanted) - place)
        shared[column] = min(width, part)
        room -= shared[column]
    return shared
