"""The foot of the page of an export: what became of it, how far it is, and what begins it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget

from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr

_TONES = {"danger": "danger", "check": "success"}
_WIDEST = 16_777_215


class ExportFoot(QFrame):
    """Emits `wanted` to write, and `cancelled`."""

    wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(theme.margins(5, 3))
        self._row.setSpacing(theme.space(3))
        self._words = QWidget()
        words = QHBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(theme.space(3))
        self.mark = Picture("info", theme, colour="text_muted", size=18)
        self.told = TextLabel("", theme, "analyst.base", widest=_WIDEST)
        words.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self.told, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._words, 1)
        self.progress = ProgressPanel(theme, button_size="form")
        self.progress.hide()
        self._row.addWidget(self.progress, 1)
        self.button = primary_button(tr("Write"), theme, "analyst_main")
        self.button.setEnabled(False)
        self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.button.clicked.connect(self.wanted)
        self.progress.cancelled.connect(self.cancelled)

    def say(self, icon: str, text: str) -> None:
        """Say something behind an icon; nothing of an empty text."""
        self.mark.set_icon(icon, _TONES.get(icon, "text_muted"))
        self.mark.setVisible(bool(text))
        self.told.setText(text)

    def put_words(self, elsewhere: QBoxLayout | None) -> None:
        """Let the words stand above in another place, where there is no room for them here."""
        if elsewhere is None:
            self._row.insertWidget(0, self._words, 1)
        else:
            elsewhere.insertWidget(0, self._words)

    def show_running(self, running: bool) -> None:
        """Show that files are being written, or that they are not any more."""
        if running:
            self.button.setEnabled(False)
            self.progress.restart()
        self.progress.setVisible(running)
        self._words.setVisible(not running)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it is."""
        part = 100 * done // total if total else 0
        words = tr("Writing: {part}%").format(part=figures(part))
        self.progress.set_progress(words, done, total)
