"""Asking for the encoding of a table that does not say it: each shown as words of it read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.panels import card
from app.widgets.text import TextLabel
from app.words import encodings as words
from app.words.catalogue import tr
from core.interchange.tables.encodings import Reading

_KEY = Qt.ItemDataRole.UserRole
_ROW = 48
_MOST_SHOWN = 7


class EncodingPanel(QWidget):
    """Emits `chosen(encoding)` once one was taken."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        panel = card(padding=theme.space(5))
        self.title = TextLabel("", theme, "analyst.section")
        self.told = TextLabel("", theme, "analyst.base")
        self.list = QListWidget()
        self.list.setObjectName("encodings")
        self.list.setFont(theme.font("analyst.form"))
        self.list.setWordWrap(True)
        self.list.itemActivated.connect(self._on_taken)
        self.read_button = primary_button(tr("&Read the table"), theme, "analyst")
        self.read_button.clicked.connect(self._on_taken)
        for widget in (self.title, self.told, self.list):
            panel.column.addWidget(widget)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.read_button)
        panel.column.addLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.margins(0))
        column.addWidget(panel)

    def show_readings(self, name: str, place: str, found: Sequence[Reading], at: str) -> None:
        """Ask for the encoding of a file; `at` is the one in which it was read so far, or ''."""
        self.title.setText(words.which(name))
        self.told.setText(words.choose(place, len(found)))
        self.list.setAccessibleName(words.which(name))
        self.list.clear()
        for reading in found:
            item = QListWidgetItem(f"{reading.sample}\n{words.encoding_name(reading.encoding)}")
            item.setData(_KEY, reading.encoding)
            self.list.addItem(item)
        now = [place for place, each in enumerate(found) if each.encoding == at]
        self.list.setCurrentRow(now[0] if now else 0)
        self.list.setMinimumHeight(min(len(found), _MOST_SHOWN) * _ROW // 2 + 8)
        self.list.setMaximumHeight(len(found) * _ROW + 8)
        self.list.setFocus()

    def _on_taken(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen.emit(str(item.data(_KEY)))
