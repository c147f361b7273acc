"""The models of a study in the left column, beneath its questions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelectionModel,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from app.analyst.parts.side_rows import Index, Row, SideRows
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.panels import rule
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_ROW, _MOST_ROWS, _LINE = 52, 3, 18


class ModelList(QWidget):
    """Emits `chosen(int)`, the place of a model, and `added` where one more is wanted."""

    chosen = Signal(int)
    added = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._rows: tuple[tuple[str, str], ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.space(2))
        column.setSpacing(theme.space(1))
        ruled = QVBoxLayout()
        ruled.setContentsMargins(theme.margins(4, 0))
        ruled.addWidget(rule())
        column.addLayout(ruled)
        head = QHBoxLayout()
        head.setContentsMargins(theme.space(5), 0, theme.space(3), 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        head.addWidget(TextLabel(tr("Models"), theme, "analyst.section"), 1, middle)
        self.add_button = Button("", theme, "quiet", "form", icon="plus")
        self.add_button.setAccessibleName(tr("Make a model"))
        self.add_button.setToolTip(tr("Make a model"))
        self.add_button.clicked.connect(self.added)
        head.addWidget(self.add_button, 0, middle)
        column.addLayout(head)
        self.list = QListWidget()
        self.list.setItemDelegate(_Rows(self.list, theme))
        self.list.setAccessibleName(tr("Models"))
        self.list.setProperty("ring", False)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemSelectionChanged.connect(self._on_selected)
        self.list.itemActivated.connect(self._on_selected)
        theme.color_scheme_changed.connect(self.list.viewport().update)
        column.addWidget(self.list)
        self.list.hide()

    def show_models(self, rows: Sequence[tuple[str, str]], at: int) -> None:
        """Show formulas, each with a line beneath it, one of them chosen, -1 for none."""
        rows = tuple(rows)
        self.list.blockSignals(True)
        if rows != self._rows:
            self._rows = rows
            self.list.clear()
            for formula, detail in rows:
                self.list.addItem(formula)
                item = self.list.item(self.list.count() - 1)
                item.setData(Qt.ItemDataRole.UserRole, detail)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{formula}, {detail}")
                item.setToolTip(formula)
            self.list.setFixedHeight(_ROW * min(len(rows), _MOST_ROWS))
            self.list.setVisible(bool(rows))
        if 0 <= at < len(rows):
            self.list.setCurrentRow(at)
        else:
            self.list.setCurrentRow(-1, QItemSelectionModel.SelectionFlag.Clear)
        self.list.blockSignals(False)
        self.list.viewport().update()

    def _on_selected(self) -> None:
        selected = self.list.selectedItems()
        if selected:
            self.chosen.emit(self.list.row(selected[0]))


class _Rows(SideRows):
    """Paints a formula, and beneath it how it was fitted."""

    def height(self, _index: Index, _room: int) -> int:
        return _ROW

    def draw(self, painter: QPainter, row: Row, index: Index) -> None:
        theme, inner = self._theme, row.inner
        lines = (
            (str(index.data()), "analyst.strong" if row.chosen else "analyst.row", "text"),
            (str(index.data(Qt.ItemDataRole.UserRole)), "analyst.small", "text_muted"),
        )
        top = inner.top() + (inner.height() - len(lines) * _LINE) // 2
        for text, style, tone in lines:
            font = theme.font(style)
            painter.setFont(font)
            painter.setPen(theme.colour(tone))
            shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(QRect(inner.left(), top, inner.width(), _LINE), row.flags, shown)
            top += _LINE
