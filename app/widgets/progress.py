"""What a long job shows: how far it is, in words and as a line, and a way to stop it."""

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QSizePolicy, QWidget

from app.theme import Theme
from app.widgets.button import Button, Size
from app.widgets.layout import STRETCH, Gap, column, row, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class ProgressPanel(QWidget):
    """A sentence, a line and Cancel; emits `cancelled` once, when Cancel is pressed."""

    cancelled = Signal()

    def __init__(
        self, theme: Theme, *, style: str = "analyst.base", button_size: Size = "analyst"
    ) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._label = TextLabel("", theme, style, tabular=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        body = column(self._label, self._bar, space=2)
        self.cancel_button = Button(tr("Cancel"), theme, "secondary", button_size)
        self.cancel_button.clicked.connect(self._on_cancel_clicked)
        row(wide(body), self.cancel_button, on=self, space=4)

    def set_progress(self, text: str, done: int, total: int) -> None:
        """Show "1,204 of 10,000 files"; a total of 0 is not known yet."""
        self._label.setText(text)
        self._bar.setAccessibleName(text)
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def restart(self) -> None:
        """Be ready for another job."""
        self.cancel_button.setEnabled(True)
        self.set_progress("", 0, 1)

    def _on_cancel_clicked(self) -> None:
        self.cancel_button.setEnabled(False)
        self.cancelled.emit()


_MARGIN = 40
_WIDTH = 720


class BusyPage(QFrame):
    """A title, what is being done, how far it is, and Cancel. Emits `cancelled`, by Esc, too."""

    cancelled = Signal()

    def __init__(self, theme: Theme, title: str, lead: str) -> None:
        super().__init__()
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
