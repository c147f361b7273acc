"""What a long job shows: how far it is, in words and as a line, and a way to stop it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from app.theme import Theme
from app.widgets.button import Button, Size
from app.widgets.layout import column, row, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr


class ProgressPanel(QWidget):
    """A sentence, a line and Cancel; emits `cancelled` once, when Cancel is pressed."""

    cancelled = Signal()

    def __init__(
        self,
        theme: Theme,
        *,
        style: str = "analyst.base",
        button_size: Size = "analyst",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
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
