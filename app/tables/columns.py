"""The heads of a table, what each column means so far, and the first rows."""

from __future__ import annotations

from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from app.tables import words
from app.tables.guess_or_choice import CHOICE, GUESS
from app.tables.mapping_state import Mapped
from app.tables.reading import TableLook
from app.theme import Theme
from app.words.catalogue import tr
from core.interchange.mapping.guess import Seen

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_ROW = 28
_WIDEST = 220
_LEAST = 96


class ColumnsModel(QAbstractTableModel):
    """In its first row what each column means, beneath it the first rows of the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._looked: TableLook | None = None
        self._mapped: Mapped | None = None

    def show_table(self, looked: TableLook, mapped: Mapped) -> None:
        self.beginResetModel()
        self._looked, self._mapped = looked, mapped
        self.endResetModel()

    def show_mapped(self, mapped: Mapped) -> None:
        """Show what the columns mean now."""
        self._mapped = mapped
        if self.columnCount():
            self.dataChanged.emit(self.index(0, 0), self.index(0, self.columnCount() - 1))

    def rowCount(self, _parent: _Index = QModelIndex()) -> int:
        return 0 if self._looked is None else 1 + len(self._looked.first)

    def columnCount(self, _parent: _Index = QModelIndex()) -> int:
        return 0 if self._looked is None else len(self._looked.seen)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._looked is None or self._mapped is None:
            return None
        if index.row() == 0:
            return self._of_meaning(self._looked.seen[index.column()], role)
        cell = self._looked.first[index.row() - 1][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell or tr("empty")
        if role == Qt.ItemDataRole.FontRole:
            return self._theme.font("analyst.base", tabular=True)
        if role == Qt.ItemDataRole.ForegroundRole and not cell:
            return QColor(self._theme.colour("text_muted"))
        return None

    def _of_meaning(self, seen: Seen, role: int) -> Any:
        mapped, head = self._mapped, seen.head
        if mapped is None:
            return None
        question, is_guess = mapped.question(head), head not in mapped.chosen
        meaning = str(question["text"]) if question else words.short_role(mapped.role(head))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return words.guessed(meaning) if is_guess else meaning
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = words.guessed(meaning) if is_guess else words.chosen(meaning)
            return words.with_unclear(told) if mapped.unclear(seen) else told
        if role == Qt.ItemDataRole.FontRole:
            return self._theme.font("analyst.strong")
        if role == Qt.ItemDataRole.ForegroundRole:
            left = not question and not mapped.role(head)
            tone = "warning" if mapped.unclear(seen) else "text" if is_guess else "success"
            return QColor(self._theme.colour("text_muted" if left else tone))
        if role == Qt.ItemDataRole.DecorationRole:
            if mapped.unclear(seen):
                return self._theme.icon("warning", "warning", 16)
            return self._theme.icon(*((GUESS, "accent") if is_guess else (CHOICE, "success")), 16)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        if not across or self._looked is None or section >= len(self._looked.seen):
            return None
        seen = self._looked.seen[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return seen.head
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{seen.head}\n{seen.label}".strip()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        return None


class ColumnsTable(QTableView):
    """Emits `opened(head)` for the column that is pressed, or that the keyboard comes to.

    `confirmed` is emitted when Enter confirms what is guessed of it.
    """

    opened = Signal(str)
    confirmed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("columns_table")
        self.setAccessibleName(tr("Columns of the table"))
        self._model = ColumnsModel(theme)
        self._model.setParent(self)
        self._showing = False
        self.setModel(self._model)
        self.setShowGrid(False)
        self.setStyleSheet("QTableView::item { padding: 0px 12px; }")  # as heads have it
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectColumns)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.sectionPressed.connect(self._on_section_pressed)
        self.selectionModel().currentColumnChanged.connect(self._on_column_changed)

    def show_table(self, looked: TableLook, mapped: Mapped) -> None:
        """Show a table, as wide and as high as it needs to be."""
        self._showing = True
        self._model.show_table(looked, mapped)
        self.resizeColumnsToContents()
        for column in range(self._model.columnCount()):
            width = min(max(self.columnWidth(column) + 32, _LEAST), _WIDEST)
            self.setColumnWidth(column, width)
        bar = self.horizontalScrollBar().sizeHint().height()
        rows = self._model.rowCount() * _ROW
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows + bar + 4)
        self._showing = False
        self.show_mapped(looked, mapped)

    def show_mapped(self, looked: TableLook, mapped: Mapped) -> None:
        """Show what the columns mean, and which is open."""
        self._showing = True
        self._model.show_mapped(mapped)
        heads = [each.head for each in looked.seen]
        if mapped.head in heads:
            at = heads.index(mapped.head)
            if self.currentIndex().column() != at:
                self.setCurrentIndex(self._model.index(0, at))
            self.selectColumn(at)
        self._showing = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def _on_section_pressed(self, section: int) -> None:
        self.setCurrentIndex(self._model.index(0, section))

    def _on_column_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        head = self._model.headerData(current.column(), Qt.Orientation.Horizontal)
        if not self._showing and head:
            self.opened.emit(str(head))
