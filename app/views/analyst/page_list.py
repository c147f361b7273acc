"""The pages of the whole study, above the list of its questions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.theme import Theme, paint_icon
from app.words.catalogue import tr

_ROW, _ICON = 36, 18
_OUTSIDE, _INSIDE = 8, 12  # pixels beside the ground of a row, and beside its words


class PageList(QListWidget):
    """Emits `page_chosen(str)`, the name of a page."""

    page_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._icons: list[str] = []
        self.setItemDelegate(_Delegate(self, theme, self._icons))
        self.setAccessibleName(tr("Pages of the study"))
        self.setMouseTracking(True)
        self.setProperty("ring", False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What is current alone may be so because the list took the focus.
        self.itemSelectionChanged.connect(self._on_selection_changed)
        self.itemActivated.connect(self._on_selection_changed)
        theme.color_scheme_changed.connect(self.viewport().update)
        self.hide()

    def set_pages(self, pages: Sequence[tuple[str, str, str]]) -> None:
        """List pages: their names, titles and icons."""
        self._names[:] = [name for name, _, _ in pages]
        self._icons[:] = [icon for _, _, icon in pages]
        self.clear()
        self.addItems([title for _, title, _ in pages])
        self.setFixedHeight(_ROW * len(pages))
        self.setVisible(bool(pages))

    def show_chosen(self, name: str) -> None:
        """Show which page is seen, '' for none; emits nothing."""
        self.blockSignals(True)
        if name in self._names:
            self.setCurrentRow(self._names.index(name))
        else:
            self.setCurrentRow(-1, QItemSelectionModel.SelectionFlag.Clear)
        self.blockSignals(False)
        self.viewport().update()

    def _on_selection_changed(self) -> None:
        if self.selectedItems():
            self.page_chosen.emit(self._names[self.row(self.selectedItems()[0])])


class _Delegate(QStyledItemDelegate):
    """Paints the icon and the title of a page."""

    def __init__(self, parent: QListWidget, theme: Theme, icons: Sequence[str]) -> None:
        super().__init__(parent)
        self._list, self._theme, self._icons = parent, theme, icons

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(self._list.viewport().width(), _ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        mirrored = self._list.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.save()
        inner = paint_ground(painter, rect, self._theme, chosen, hovered, mirrored=mirrored)
        icon = QRectF(0, 0, _ICON, _ICON)
        icon.moveCenter(QRectF(inner).center())
        words = inner.adjusted(0, 0, -_ICON - 8, 0) if mirrored else inner.adjusted(26, 0, 0, 0)
        if mirrored:
            icon.moveRight(inner.right())
        else:
            icon.moveLeft(inner.left())
        colour = self._theme.colour("accent" if chosen else "text_muted")
        paint_icon(painter, self._icons[index.row()], colour, icon, mirrored=mirrored)
        painter.setPen(self._theme.colour("text"))
        painter.setFont(self._theme.font("analyst.strong" if chosen else "analyst.row"))
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        flags = int((side | Qt.AlignmentFlag.AlignVCenter).value)
        painter.drawText(words, flags, str(index.data()))
        painter.restore()


def room_for_words(width: int) -> int:
    """Return how wide the words of a row can be that is so wide."""
    return width - 2 * (_OUTSIDE + _INSIDE)


def paint_ground(
    painter: QPainter, rect: QRect, theme: Theme, chosen: bool, hovered: bool, *, mirrored: bool
) -> QRect:
    """Paint what stands behind a row at the left, and return the place for its words."""
    rect = rect.adjusted(_OUTSIDE, 0, -_OUTSIDE, -4)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if chosen or hovered:
        painter.setBrush(theme.colour("accent_soft" if chosen else "raised"))
        painter.drawRoundedRect(QRectF(rect), 6, 6)
    if chosen:
        painter.setBrush(theme.colour("accent"))
        left = rect.right() - 2 if mirrored else rect.left()
        painter.drawRoundedRect(QRectF(left, rect.top() + 8, 3, rect.height() - 16), 1.5, 1.5)
    return rect.adjusted(_INSIDE, 0, -_INSIDE, 0)
