"""A line that says what was just done, and offers to take it back."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame

from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.layout import MIDDLE, row, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_OFFERED = 10_000  # ms


class UndoLine(QFrame):
    """Says what was done and offers to take it back; goes by itself."""

    undo_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self.setProperty("tone", "info")
        self.label = TextLabel("", theme, "analyst.form")
        self.button = quiet_button(tr("Undo"), theme, "form", do=self.undo_wanted)
        self.button.setObjectName("undo_line_button")
        row(wide(self.label, MIDDLE), self.button, on=self, margins=(4, 2))
        self._timer = QTimer(self, singleShot=True, interval=_OFFERED)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def offer(self, words: str, *, undo: bool = True) -> None:
        self.label.setText(words)
        self.button.setVisible(undo)
        self.show()
        self._timer.start()
