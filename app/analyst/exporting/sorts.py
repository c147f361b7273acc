"""What a study exports, as a list: one is looked at, and those that are written are ticked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from app.theme import Theme
from app.widgets.choices import paint_tick
from app.widgets.side_rows import Index, Row, SideRows
from app.widgets.text import Lines
from app.words.catalogue import tr

_ROW, _MARK, _GAP, _LINE = 58, 16, 10, 18
_ASIDE = 20  # pixels beside the words of a row


class SortList(QListWidget):
    """Emits `looked(str)` for the sort that is looked at, and `ticked(str, bool)`.

    Space ticks, and so does a press on the box; a press beside it looks.
    """

    looked = Signal(str)
    ticked = Signal(str, bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._names: list[str] = []
        self.setItemDelegate(_Rows(self, theme))
        self.setAccessibleName(tr("What is exported"))
        self.setProperty("ring", False)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self._on_row)
        self.itemChanged.connect(self._on_item)
        theme.repaints(self.viewport())

    def set_sorts(self, sorts: Sequence[tuple[str, str, str]]) -> None:
        """List sorts: name, title, what it is."""
        self.blockSignals(True)
        self.clear()
        self._names = [name for name, _, _ in sorts]
        self.addItems([title for _, title, _ in sorts])
        for place, (_, _, meaning) in enumerate(sorts):
            item = self.item(place)
            item.setData(Qt.ItemDataRole.UserRole, meaning)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, meaning)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsUserCheckable
            )
            item.setCheckState(Qt.CheckState.Unchecked)
        self.blockSignals(False)

    def show_chosen(self, ticked: Sequence[str], current: str) -> None:
        """Show which are ticked and which is looked at; emits nothing."""
        self.blockSignals(True)
        for row, name in enumerate(self._names):
            on = Qt.CheckState.Checked if name in ticked else Qt.CheckState.Unchecked
            self.item(row).setCheckState(on)
        self.setCurrentRow(self._names.index(current))
        self.blockSignals(False)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentItem() is not None:
            self._turn(self.currentItem())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        at = event.position().x()
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        beside = self.viewport().width() - at if mirrored else at
        if item is not None and beside < _ASIDE + _MARK + _GAP / 2:
            self._turn(item)
        super().mousePressEvent(event)

    def _turn(self, item: QListWidgetItem) -> None:
        on = item.checkState() is Qt.CheckState.Checked
        item.setCheckState(Qt.CheckState.Unchecked if on else Qt.CheckState.Checked)

    def _on_row(self, row: int) -> None:
        if 0 <= row < len(self._names):
            self.looked.emit(self._names[row])

    def _on_item(self, item: QListWidgetItem) -> None:
        on = item.checkState() is Qt.CheckState.Checked
        self.ticked.emit(self._names[self.row(item)], on)


class _Rows(SideRows):
    """Paints the box, the title, and beneath it what it is."""

    def height(self, index: Index, room: int) -> int:
        return _ROW - _LINE + round(self._meaning(index, room - _MARK - _GAP).height)

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        theme, inner = self._theme, row.inner
        middle = inner.center().y()
        at = inner.right() - _MARK if row.mirrored else inner.left()
        ticked = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole))
        mark = QRectF(at, middle - _MARK / 2, _MARK, _MARK)
        paint_tick(painter, theme, mark, chosen=ticked is Qt.CheckState.Checked)
        start, room = _MARK + _GAP, inner.width() - _MARK - _GAP
        left = inner.left() if row.mirrored else inner.left() + start
        meaning = self._meaning(index, room)
        top = middle - round((_LINE + meaning.height) / 2)
        painter.setFont(theme.font("analyst.strong"))
        painter.setPen(theme.colour("text"))
        painter.drawText(QRect(left, top, room, _LINE), row.flags, str(index.data()))
        painter.setPen(theme.colour("text_muted"))
        meaning.draw(painter, left, top + _LINE)

    def _meaning(self, index: Index, room: int) -> Lines:
        side = Qt.AlignmentFlag.AlignRight if self._mirrored else Qt.AlignmentFlag.AlignLeft
        text = str(index.data(Qt.ItemDataRole.UserRole))
        return Lines(text, self._theme.font("analyst.small"), max(1, room), _LINE, side)
