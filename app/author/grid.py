"""The table of all texts: laid out, and gone through by keys."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)

from app.author.form.fields import is_step
from app.author.grid_cells import ROW, TextCells
from app.author.grid_model import Part, TextsModel
from app.theme import Theme
from app.words.catalogue import tr

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_LABEL, _LEAST = 188, 176  # px of the columns
_PADDING, _HEAD = 12, 44
_Hint: TypeAlias = QStyledItemDelegate.EndEditHint


class _Heads(QHeaderView):
    """Each language by its own name, with how many of its texts are there."""

    def __init__(self, grid: TextGrid, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal, grid)
        self._grid = grid
        self._theme = theme
        self.setFixedHeight(_HEAD)
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(  # noqa: N802 - Qt calls it
        self, painter: QPainter, rect: QRect, column: int
    ) -> None:
        model, colour = self._grid.texts, self._theme.colour
        painter.save()
        painter.fillRect(rect, colour("raised"))
        painter.setPen(QPen(colour("line"), self._theme.edge(1)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        middle = Qt.AlignmentFlag.AlignVCenter
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        mirrored = model.mirrored(column) if column else self._grid.isRightToLeft()
        start, end = (right, left) if mirrored else (left, right)
        inner = rect.adjusted(24 if column == 0 else _PADDING, 0, -_PADDING, 0)
        words = str(model.headerData(column, Qt.Orientation.Horizontal))
        painter.setFont(self._theme.font("analyst.section" if column else "analyst.base"))
        painter.setPen(colour("text" if column else "text_muted"))
        painter.drawText(inner, start | middle, words)
        if column:
            counts, language = model.counts, model.language(column)
            done = counts.done[language]
            short = done < counts.total
            painter.setFont(self._theme.font("analyst.strong" if short else "analyst.base"))
            painter.setPen(colour("warning" if short else "text_muted"))
            told = tr("{0} of {1}").format(done, counts.total)
            painter.drawText(inner, end | middle, told)
        painter.restore()


class TextGrid(QTableView):
    """Every text in every language; Tab goes on to the next cell, Enter to the one below.

    Emits `left` when the writing in a cell ends, and `rows_pasted(text)`.
    """

    left = Signal()
    rows_pasted = Signal(str)

    def __init__(self, theme: Theme, texts: TextsModel) -> None:
        super().__init__()
        self.texts = texts
        self.setObjectName("text_grid")
        self.setAccessibleName(tr("All texts in all languages"))
        self.setModel(texts)
        self._cells = TextCells(self, theme)
        self.setItemDelegate(self._cells)
        self.setHorizontalHeader(_Heads(self, theme))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            trigger.AnyKeyPressed
            | trigger.EditKeyPressed
            | trigger.SelectedClicked
            | trigger.DoubleClicked
        )
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.verticalHeader().setMinimumSectionSize(ROW)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalScrollBar().valueChanged.connect(self._fit_rows)
        texts.modelReset.connect(self._lay_out)
        texts.dataChanged.connect(self._fit_rows)
        theme.color_scheme_changed.connect(self.viewport().update)
        self._lay_out()

    def _lay_out(self) -> None:
        self.clearSpans()
        columns = self.texts.columnCount()
        for row, entry in enumerate(self.texts.entries):
            if isinstance(entry, Part):
                self.setSpan(row, 0, 1, columns)
        self._share_width()

    def _share_width(self) -> None:
        n = max(len(self.texts.languages), 1)
        room = self.viewport().width() - _LABEL
        width = max(_LEAST, room // n)
        self.setColumnWidth(0, _LABEL)
        for column in range(1, n + 1):
            last = column == n and width > _LEAST
            self.setColumnWidth(column, room - (n - 1) * width if last else width)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Give the rows in sight the height that their texts need."""
        n, at, seen = len(self.texts.entries), max(self.rowAt(0), 0), 0
        while at < n and seen < self.viewport().height():
            height = ROW
            if isinstance(self.texts.entries[at], Part):
                height = max(ROW - 6, ROW)
            else:
                columns = range(len(self.texts.languages) + 1)
                height = max(self._cells.height(self.texts.index(at, c)) for c in columns)
            if height != self.rowHeight(at):
                self.setRowHeight(at, height)
            seen, at = seen + height, at + 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def closeEditor(self, editor: QWidget, hint: _Hint) -> None:  # noqa: N802 - Qt calls it
        super().closeEditor(editor, hint)
        self.left.emit()

    def moveCursor(  # noqa: N802 - Qt calls it
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go past what cannot be written in, as Tab does."""
        step = {
            QAbstractItemView.CursorAction.MoveNext: 1,
            QAbstractItemView.CursorAction.MovePrevious: -1,
        }.get(action)
        if step is None:
            return super().moveCursor(action, modifiers)
        here, columns = self.currentIndex(), self.texts.columnCount()
        place = here.row() * columns + here.column() + step
        while 0 <= place < self.texts.rowCount() * columns:
            index = self.texts.index(place // columns, place % columns)
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                return index
            place += step
        return here

    def go_below(self, editor: QWidget) -> None:
        """End the writing in a cell and begin in the one below it."""
        here = self.currentIndex()
        self.closeEditor(editor, _Hint.NoHint)
        row = here.row() + 1
        while row < self.texts.rowCount() and self.texts.spot(row) is None:
            row += 1
        if row < self.texts.rowCount():
            self.go_to(self.texts.index(row, here.column()))

    def go_beside(self, editor: QWidget, on: bool) -> None:
        """End the writing in a cell and begin in the next one, or in the one before."""
        action = QAbstractItemView.CursorAction
        step = action.MoveNext if on else action.MovePrevious
        index = self.moveCursor(step, Qt.KeyboardModifier.NoModifier)
        self.closeEditor(editor, _Hint.NoHint)
        self.go_to(index)

    def go_to(self, index: _Index, *, write: bool = True) -> None:
        """Go to a cell, and write in it."""
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
            if write and self.isVisible():
                self.edit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.rows_pasted.emit(QGuiApplication.clipboard().text())
        elif is_step(event) or event.matches(QKeySequence.StandardKey.Undo):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.edit(index)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and index.isValid():
            self.texts.setData(index, "")
            self.left.emit()
        else:
            super().keyPressEvent(event)
