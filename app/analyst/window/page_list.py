"""The pages of the whole study, above the list of its questions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelectionModel,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QWidget,
)

from app.analyst.parts.side_rows import Index, Row, SideRows
from app.theme import Theme, paint_icon
from app.words.catalogue import tr

_ROW, _ICON = 36, 18


class PageList(QListWidget):
    """Emits `page_chosen(str)`, the name of a page."""

    page_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._icons: list[str] = []
        self.setItemDelegate(_Rows(self, theme, self._icons))
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


class _Rows(SideRows):
    """Paints the icon of a page, and its title beside it."""

    def __init__(self, parent: QListWidget, theme: Theme, icons: Sequence[str]) -> None:
        super().__init__(parent, theme)
        self._icons = icons

    def height(self, _index: Index, _room: int) -> int:
        return _ROW

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        inner = row.inner
        icon = QRectF(0, 0, _ICON, _ICON)
        icon.moveCenter(QRectF(inner).center())
        words = inner.adjusted(0, 0, -_ICON - 8, 0) if row.mirrored else inner.adjusted(26, 0, 0, 0)
        if row.mirrored:
            icon.moveRight(inner.right())
        else:
            icon.moveLeft(inner.left())
        colour = self._theme.colour("accent" if row.chosen else "text_muted")
        paint_icon(painter, self._icons[index.row()], colour, icon, mirrored=row.mirrored)
        painter.setPen(self._theme.colour("text"))
        painter.setFont(self._theme.font("analyst.strong" if row.chosen else "analyst.row"))
        painter.drawText(words, row.flags, str(index.data()))
