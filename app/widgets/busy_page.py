"""The page that stands in for another while that is being made."""

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.theme import Theme
from app.widgets.layout import STRETCH, Gap, column
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
        told = TextLabel(lead, theme, "analyst.form", tone="muted")
        told.setMaximumWidth(_WIDTH)
        self.progress_panel = ProgressPanel(theme)
        self.progress_panel.cancelled.connect(self.cancelled)
        column(
            TextLabel(title, theme, "analyst.title"),
            told,
            Gap(5),
            self.progress_panel,
            STRETCH,
            on=self,
            space=1,
            margins=QMargins(_MARGIN, theme.space(6), _MARGIN, theme.space(6)),
        )

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
