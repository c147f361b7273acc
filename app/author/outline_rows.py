"""The rows of the questions: painted, dragged to another place, moved and deleted by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from app.theme import Theme, paint_icon

ID = Qt.ItemDataRole.UserRole
ROW = Qt.ItemDataRole.UserRole + 1
_HEIGHT, _START, _ICON, _TEXT = 56, 8, 16, 41
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class OutlineRow:
    """What a row says: `epsilon` is strong, `missing` texts and problems have their signs.

    `elsewhere`: something is wrong in another language than the one that is shown.
    """

    title: str
    icon: str
    detail: str
    epsilon: str = ""
    missing: int = 0
    wrong: bool = False
    elsewhere: bool = False


class _Rows(QStyledItemDelegate):
    def __init__(self, theme: Theme, owner: OutlineList) -> None:
        super().__init__(owner)
        self._theme = theme
        self._owner = owner

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(0, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, OutlineRow):
            return
        theme, colour = self._theme, self._theme.colour
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        mirrored = self._owner.isRightToLeft()

        def box(start: float, top: float, width: float, height: float) -> QRectF:
            left = rect.right() + 1 - start - width if mirrored else rect.left() + start
            return QRectF(left, rect.top() + top, width, height)

        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("accent_soft"))
            painter.drawRoundedRect(QRectF(rect).adjusted(0, 1, 0, -1), 6, 6)
            painter.fillRect(box(0, 8, 3, _HEIGHT - 16), colour("accent"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour("raised"))
        muted = colour("text_muted")
        paint_icon(painter, "grip", muted, box(_START - 4, 20, _ICON, _ICON))
        paint_icon(painter, row.icon, muted, box(_START + 15, 11, _ICON, _ICON), mirrored=mirrored)
        end = float(rect.width() - 8)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        middle = Qt.AlignmentFlag.AlignVCenter
        strong, small = theme.font("analyst.strong"), theme.font("analyst.small")
        painter.setFont(strong)
        painter.setPen(colour("text"))
        title = QFontMetrics(strong).elidedText(
            row.title, Qt.TextElideMode.ElideRight, int(end) - _TEXT
        )
        painter.drawText(box(_TEXT, 8, end - _TEXT, 20), side | middle, title)
        if row.wrong:
            end -= _ICON
            paint_icon(painter, "danger", colour("danger"), box(end, 31, _ICON, _ICON))
            end -= 6
        if row.missing or row.elsewhere:
            end -= _ICON
            paint_icon(painter, "globe", colour("warning"), box(end, 31, _ICON, _ICON))
        if row.missing:
            painter.setFont(theme.font("analyst.strong"))
            painter.setPen(colour("warning"))
            width = painter.fontMetrics().horizontalAdvance(str(row.missing))
            end -= width + 4
            painter.drawText(box(end, 29, width + 2, 20), side | middle, str(row.missing))
        if row.missing or row.elsewhere:
            end -= 6
        painter.setFont(small)
        painter.setPen(muted)
        detail = QFontMetrics(small).elidedText(
            row.detail, Qt.TextElideMode.ElideRight, int(end) - _TEXT
        )
        room = QFontMetrics(small).horizontalAdvance(detail)
        painter.drawText(box(_TEXT, 30, room + 2, 18), side | middle, detail)
        if row.epsilon:
            painter.setFont(theme.font("analyst.strong"))
            painter.setPen(colour("text"))
            painter.drawText(
                box(_TEXT + room + 5, 30, max(end - _TEXT - room - 5, 0), 18),
                side | middle,
                row.epsilon,
            )
        painter.restore()


class OutlineList(QListWidget):
    """Emits `dropped(ids, before)` where rows are let go, and leaves the moving to others.

    `may_stand(ids, before)` says where they cannot be let go: there is no line, and `refused` says
    why once.
    """

    dropped = Signal(list, object)
    refused = Signal()
    stepped = Signal(bool)
    delete_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.may_stand: Callable[[list[str], str | None], bool] = lambda _ids, _before: True
        self._line: int | None = None
        self._said = False
        self.setItemDelegate(_Rows(theme, self))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(False)  # the line is our own
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        theme.color_scheme_changed.connect(self.viewport().update)

    @property
    def chosen(self) -> list[str]:
        """The ids of the selected rows."""
        return [str(item.data(ID)) for item in self.selectedItems()]

    def place_at(self, point: QPoint) -> int:
        """Return the row before which something let go at a point would come."""
        index = self.indexAt(point)
        if not index.isValid():
            return self.count() if point.y() > 0 else 0
        below = point.y() > self.visualRect(index).center().y()
        return index.row() + (1 if below else 0)

    def _before(self, at: int) -> str | None:
        return str(self.item(at).data(ID)) if at < self.count() else None

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        at = self.place_at(event.position().toPoint())
        could = self.may_stand(self.chosen, self._before(at))
        self._line = at if could else None
        self.viewport().update()
        if could:
            self._said = False
            event.acceptProposedAction()
        else:
            event.ignore()
            if not self._said:
                self._said = True
                self.refused.emit()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._line, self._said = None, False
        self.viewport().update()

    def dropEvent(self, event: QDropEvent) -> None:
        before = self._before(self.place_at(event.position().toPoint()))
        self._line, self._said = None, False
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        self.viewport().update()
        self.dropped.emit(self.chosen, before)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._line is None or not self.count():
            return
        last = self._line >= self.count()
        rect = self.visualItemRect(self.item(self.count() - 1 if last else self._line))
        at = rect.bottom() if last else rect.top()
        painter = QPainter(self.viewport())
        painter.setPen(QPen(self._theme.colour("accent"), 2))
        painter.drawLine(0, at, self.viewport().width(), at)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus; where no question is chosen Qt would choose the first one."""
        nothing = self.currentRow() < 0
        signals = QSignalBlocker(self)
        super().focusInEvent(event)
        if nothing:
            self.setCurrentRow(-1)
            self.clearSelection()
        signals.unblock()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(event.key() == Qt.Key.Key_Down)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)
