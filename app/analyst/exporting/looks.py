"""How charts look in files: their size, titles, colours."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from app.export.look import SIZES, Look
from app.theme import Theme
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class ChartLooks(QWidget):
    """How charts look in files; emits `changed`."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(2), 0, 0)
        column.setSpacing(theme.space(1))
        self._size_label = TextLabel(tr("Size of charts"), theme, "analyst.form", tone="muted")
        self.size_box = QComboBox()
        self.size_box.setAccessibleName(tr("Size of charts"))
        self._sizes = list(SIZES)
        self.size_box.addItems([SIZES[each].title() for each in self._sizes])
        self.titled = QCheckBox(tr("&Titles on charts"))
        self.titled.setChecked(True)
        self.grey = QCheckBox(tr("&Black and white"))
        for widget in (self._size_label, self.size_box, self.titled, self.grey):
            column.addWidget(widget)
        self.size_box.activated.connect(lambda _place: self.changed.emit())
        for box in (self.titled, self.grey):
            box.toggled.connect(lambda _on: self.changed.emit())

    @property
    def look(self) -> Look:
        """How they look."""
        size = self._sizes[max(0, self.size_box.currentIndex())]
        grey = self.grey.isChecked()
        return Look(size, titled=self.titled.isChecked(), black_and_white=grey)

    def take_up(self, look: Look) -> None:
        """Choose a look."""
        self.size_box.setCurrentIndex(self._sizes.index(look.size))
        self.titled.setChecked(look.titled)
        self.grey.setChecked(look.black_and_white)

    def show_sizes(self, shown: bool) -> None:
        """Offer sizes and titles, which charts by themselves have alone."""
        for widget in (self._size_label, self.size_box, self.titled):
            widget.setVisible(shown)
