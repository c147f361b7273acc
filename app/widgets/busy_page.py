"""The page that stands in for another while that is being made."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.theme import Theme
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel

_MARGIN = 40
_WIDTH = 720


class BusyPage(QFrame):
    """A title, what is being done, how far it is, and Cancel. Emits `cancelled`, by Esc, too."""

    cancelled = Signal()

    def __init__(self, theme: Theme, title: str, lead: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, theme.space(6), _MARGIN, theme.space(6))
        column.setSpacing(theme.space(1))
        column.addWidget(TextLabel(title, theme, "analyst.title"))
        told = TextLabel(lead, theme, "analyst.form", tone="muted")
        told.setMaximumWidth(_WIDTH)
        column.addWidget(told)
        column.addSpacing(theme.space(5))
        self.progress_panel = ProgressPanel(theme)
        self.progress_panel.cancelled.connect(self.cancelled)
        column.addWidget(self.progress_panel)
        column.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.progress_panel.cancel_button.click()  # once: it is disabled then
        else:
            super().keyPressEvent(event)

    def begin(self, text: str) -> None:
        """Start from nothing."""
        self.progress_panel.restart()
        self.progress_panel.set_progress(text, 0, 0)
        self.progress_panel.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)
