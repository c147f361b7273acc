"""The cells of the table of all texts: painted, and written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QTextOption,
)
from PySide6.QtWidgets import (
    QPlainTextEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.author.form.fields import is_step
from app.author.grid_model import Part
from app.theme import Theme, paint_icon
from app.widgets.table import WRAP
from app.words.catalogue import tr

if TYPE_CHECKING:
    from app.author.grid import TextGrid

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_LEAST = 176  # px of a column
ROW, _PADDING, _ICON = 36, 12, 16


class CellText(QPlainTextEdit):
    """A text while it is written in its cell. Several pasted rows come as `rows_pasted(text)`."""

    rows_pasted = Signal(str)
    entered = Signal()
    stepped = Signal(bool)
    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget, *, may_break: bool) -> None:
        super().__init__(parent)
        self._may_break = may_break
        self.setProperty("role", "cell")
        self.setFont(theme.font("analyst.base"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(lambda: self.typed.emit(self.toPlainText()))

    def event(self, event: QEvent) -> bool:
        down = QKeySequence("Ctrl+Down")
        override = event.type() == QEvent.Type.ShortcutOverride
        moves = isinstance(event, QKeyEvent) and QKeySequence(event.keyCombination()) == down
        if is_step(event) or (override and moves):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = QGuiApplication.clipboard().text()
        broken = "\t" in text or ("\n" in text.strip("\n") and not self._may_break)
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.matches(QKeySequence.StandardKey.Paste) and broken:
            self.rows_pasted.emit(text)
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.stepped.emit(event.key() == Qt.Key.Key_Tab)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if shifted and self._may_break:
                self.insertPlainText("\n")
            else:
                self.entered.emit()
        else:
            super().keyPressEvent(event)


class TextCells(QStyledItemDelegate):
    """Paints the cells of the table of texts, measures them, and makes what is written in."""

    def __init__(self, grid: TextGrid, theme: Theme) -> None:
        super().__init__(grid)
        self._grid = grid
        self._theme = theme
        self._base, self._strong = theme.font("analyst.base"), theme.font("analyst.strong")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        model, colour = self._grid.texts, self._theme.colour
        rect: QRect = option.rect
        painter.save()
        head = isinstance(model.entries[index.row()], Part)
        text = str(model.data(index) or "")
        missing = not head and index.column() > 0 and not text
        ground = "raised" if head else "warning_soft" if missing else "surface"
        painter.fillRect(rect, colour(ground))
        painter.setPen(QPen(colour("line"), self._theme.edge(1)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if index.column() > 0 and not head:
            left = rect.left() if not self._grid.isRightToLeft() else rect.right()
            painter.drawLine(left, rect.top(), left, rect.bottom())
        inner = QRectF(rect.adjusted(self._start(index), 8, -_PADDING, -6))
        if self._grid.isRightToLeft():
            inner = QRectF(rect.adjusted(_PADDING, 8, -self._start(index), -6))
        side = self._side(index.column())
        if missing:
            self._paint_missing(painter, inner, side)
        else:
            muted = head or index.column() == 0
            painter.setPen(colour("text_muted" if muted else "text"))
            painter.setFont(self._strong if head else self._base)
            option_ = QTextOption(side | Qt.AlignmentFlag.AlignAbsolute)
            option_.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            right = bool(side & Qt.AlignmentFlag.AlignRight)
            way = Qt.LayoutDirection
            option_.setTextDirection(way.RightToLeft if right else way.LeftToRight)
            painter.drawText(inner, text, option_)
        current = self._grid.hasFocus() and index == self._grid.currentIndex()
        if current and not head:
            painter.setPen(QPen(colour("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -3, -3), 4, 4)
        painter.restore()

    def _paint_missing(self, painter: QPainter, inner: QRectF, side: Qt.AlignmentFlag) -> None:
        tone, words = self._theme.colour("warning"), tr("Missing")
        painter.setPen(tone)
        painter.setFont(self._strong)
        room = QFontMetrics(self._strong).horizontalAdvance(words)
        right = bool(side & Qt.AlignmentFlag.AlignRight)
        at = inner.right() - _ICON if right else inner.left()
        paint_icon(painter, "warning", tone, QRectF(at, inner.top() + 1, _ICON, _ICON))
        start = inner.right() - _ICON - 6 - room if right else inner.left() + _ICON + 6
        painter.drawText(QRectF(start, inner.top(), room + 2, 20), words)

    def _side(self, column: int) -> Qt.AlignmentFlag:
        mirrored = self._grid.isRightToLeft() if column == 0 else self._grid.texts.mirrored(column)
        return Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft

    def _start(self, index: _Index) -> int:
        return 24 if index.column() == 0 else _PADDING

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(_LEAST, self.height(index))

    def height(self, index: _Index) -> int:
        """Return the height that a text needs in the width of its column."""
        text = str(self._grid.texts.data(index) or "")
        room = self._grid.columnWidth(index.column()) - self._start(index) - _PADDING
        metrics = QFontMetrics(self._base)
        if "\n" not in text and metrics.horizontalAdvance(text) <= room:
            return ROW
        return max(ROW, metrics.boundingRect(0, 0, max(room, 1), 10_000, WRAP, text).height() + 18)

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, index: _Index
    ) -> QWidget:
        model = self._grid.texts
        spot = model.spot(index.row())
        editor = CellText(self._theme, parent, may_break=spot is not None and spot.may_break)
        editor.setAccessibleName(str(model.data(index, Qt.ItemDataRole.AccessibleTextRole)))
        editor.setPlaceholderText(model.source(index.row()))
        if model.mirrored(index.column()):
            option = editor.document().defaultTextOption()
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            editor.document().setDefaultTextOption(option)
        held = QPersistentModelIndex(index)
        editor.entered.connect(lambda: self._grid.go_below(editor))
        editor.stepped.connect(lambda on: self._grid.go_beside(editor, on))
        editor.rows_pasted.connect(self._grid.rows_pasted)
        editor.typed.connect(lambda text: model.setData(held, text))
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: _Index
    ) -> None:
        rect: QRect = option.rect
        editor.setGeometry(rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Leave Tab to the cell itself: of a text of several lines Qt takes it for a sign."""
        tab = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if isinstance(event, QKeyEvent) and event.key() in tab:
            return False
        return super().eventFilter(editor, event)

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        text = str(index.data(Qt.ItemDataRole.EditRole) or "")
        if isinstance(editor, CellText) and editor.toPlainText() != text:
            editor.blockSignals(True)
            editor.setPlainText(text)
            editor.selectAll()
            editor.blockSignals(False)

    def setModelData(self, editor: QWidget, model: object, index: _Index) -> None:
        """Nothing is left to write: every key was."""
