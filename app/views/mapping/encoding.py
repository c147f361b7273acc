"""Asking for the encoding of a table that does not say it: each shown as words of it read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.panels import card
from app.widgets.text import TextLabel
from app.words import encodings as words
from app.words.catalogue import tr
from core.interchange.tables.encodings import Reading

_ROW = 34
_LEAST_SHOWN = 3


class _Readings(QTableWidget):
    """Emits `taken` when Enter takes the row that is chosen."""

    taken = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(0, 2)
        self.setObjectName("encodings")
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
        self.setHorizontalHeaderLabels([tr("Its words, read so"), tr("Encoding")])
        self.setStyleSheet("QTableView::item { padding: 0px 12px; }")  # as heads have it
        self.cellDoubleClicked.connect(lambda *_: self.taken.emit())

    def sizeHint(self) -> QSize:
        head = self.horizontalHeader().sizeHint().height()
        return QSize(super().sizeHint().width(), head + self.rowCount() * _ROW + 4)

    def minimumSizeHint(self) -> QSize:
        shown = min(self.rowCount(), _LEAST_SHOWN)
        return QSize(0, self.sizeHint().height() - (self.rowCount() - shown) * _ROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the row by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)


class EncodingPanel(QWidget):
    """Emits `chosen(encoding)` once one was taken."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._encodings: tuple[str, ...] = ()
        panel = card(padding=theme.space(5))
        self.title = TextLabel("", theme, "analyst.section")
        self.told = TextLabel("", theme, "analyst.base")
        self.list = _Readings(theme)
        self.list.taken.connect(self._on_taken)
        self.read_button = primary_button(tr("&Read the table"), theme, "analyst")
        self.read_button.clicked.connect(self._on_taken)
        panel.column.addWidget(self.title)
        panel.column.addWidget(self.told)
        panel.column.addSpacing(theme.space(2))
        panel.column.addWidget(self.list, 1)
        panel.column.addSpacing(theme.space(2))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.read_button)
        panel.column.addLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.margins(0))
        column.addWidget(panel)

    def show_readings(self, name: str, place: str, found: Sequence[Reading], now: str) -> None:
        """Ask for the encoding of a file; `now` is the one in which it was read so far, or ''."""
        self.title.setText(words.which(name))
        self.told.setText(words.choose(place, len(found)))
        self.list.setAccessibleName(words.which(name))
        self._encodings = tuple(each.encoding for each in found)
        self.list.setRowCount(len(found))
        for row, each in enumerate(found):
            told = (each.sample, words.encoding_name(each.encoding))
            for column, text in enumerate(told):
                self.list.setItem(row, column, QTableWidgetItem(text))
        self.list.setCurrentCell(self._encodings.index(now) if now in self._encodings else 0, 0)
        self.list.setMaximumHeight(self.list.sizeHint().height())
        self.list.updateGeometry()
        self.list.setFocus()

    def _on_taken(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._encodings):
            self.chosen.emit(self._encodings[row])
