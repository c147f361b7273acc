"""Asking how a table is to be read where its file leaves that open: each way with what it shows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.tables.readings import Ways
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.layout import STRETCH, column, row
from app.widgets.panels import card
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.interchange.tables import ReadOptions

_ROW = 34
_LEAST_SHOWN, _MOST_SHOWN = 3, 9  # rows; so many fit, with the button, on a small screen


class _Ways(QTableWidget):
    """Emits `taken` when Enter takes the row that is chosen."""

    taken = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(0, 0)
        self.setObjectName("ways")
        self.setFont(theme.font("analyst.form"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        )
        self.setStyleSheet("QTableView::item { padding: 0px 12px; }")  # as heads have it
        self.cellDoubleClicked.connect(lambda *_: self.taken.emit())

    def show_ways(self, found: Ways) -> None:
        """List the ways, that which is taken now, or the likeliest, chosen."""
        self.setColumnCount(len(found.heads))
        self.setHorizontalHeaderLabels(found.heads)
        self.setRowCount(len(found.ways))
        for line, each in enumerate(found.ways):
            for field, text in enumerate(each.shown):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.setItem(line, field, item)
        for field in range(2, len(found.heads)):  # figures; the first two are texts
            self._show_figures(field)
        self.setCurrentCell(found.now, 0)

    def _show_figures(self, field: int) -> None:
        fit = QHeaderView.ResizeMode.ResizeToContents
        self.horizontalHeader().setSectionResizeMode(field, fit)
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        for item in (
            self.horizontalHeaderItem(field),
            *(self.item(line, field) for line in range(self.rowCount())),
        ):
            if item is not None:
                item.setTextAlignment(trailing)

    def sizeHint(self) -> QSize:
        head = self.horizontalHeader().sizeHint().height()
        shown = min(self.rowCount(), _MOST_SHOWN)
        return QSize(super().sizeHint().width(), head + shown * _ROW + 4)

    def minimumSizeHint(self) -> QSize:
        more = max(0, min(self.rowCount(), _MOST_SHOWN) - _LEAST_SHOWN)
        return QSize(0, self.sizeHint().height() - more * _ROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the row by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)


class WaysPanel(QWidget):
    """Emits `chosen(ReadOptions)` once one way was taken."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._asked: tuple[ReadOptions, ...] = ()
        panel = card(padding=theme.space(5))
        self.title = TextLabel("", theme, "analyst.section")
        self.told = TextLabel("", theme, "analyst.base")
        self.list = _Ways(theme)
        self.list.taken.connect(self._on_taken)
        self.read_button = primary_button(tr("&Read the table"), theme, "analyst")
        self.read_button.clicked.connect(self._on_taken)
        panel.column.addWidget(self.title)
        panel.column.addWidget(self.told)
        panel.column.addSpacing(theme.space(2))
        panel.column.addWidget(self.list, 1)
        panel.column.addSpacing(theme.space(2))
        panel.column.addLayout(row(STRETCH, self.read_button))
        column(panel, on=self)

    def show_ways(self, found: Ways) -> None:
        """Ask in which of these ways the table is to be read."""
        self.title.setText(found.title)
        self.told.setText(found.told)
        self.list.setAccessibleName(found.title)
        self._asked = tuple(each.asked for each in found.ways)
        self.list.show_ways(found)
        self.list.setMaximumHeight(self.list.sizeHint().height())
        self.list.updateGeometry()
        self.list.setFocus()

    def _on_taken(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._asked):
            self.chosen.emit(self._asked[row])
