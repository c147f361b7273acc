"""Asking for the key file of a sealed study and its passphrase, once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.files.disk import read_bounded
from core.keys import key_file
from core.progress import Progress, silent
from core.response.sealing import require_own_key
from core.survey import Survey

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey


from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from app.analyst.state.refusals import printable
from app.kit.tasks import Task
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.dialogs import Dialogs, key_files
from app.widgets.fields import label_of
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, column, row, wide
from app.widgets.message import Dialog
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.refusals import message, remedy
from core.facts.errors import Refused


def unlock(
    path: Path, passphrase: str, survey: Survey, report: Progress = silent
) -> X25519PrivateKey:
    """Return the key that opens the sealed responses of a survey.

    Raises `Refused`: what is wrong with the file, DOMAIN for a key of another use, DECRYPT for
    another passphrase or another survey's key.
    """
    report(0, 0)
    key = key_file.sealing_key(key_file.read(read_bounded(path, key_file.MAX_BYTES)), passphrase)
    require_own_key(survey, key)
    return key


class KeyDialog(Dialog):
    """Emits `unlocked(X25519PrivateKey)` or `without_key`; closing it does neither."""

    unlocked = Signal(object)
    without_key = Signal()

    def __init__(self, theme: Theme, dialogs: Dialogs, survey: Survey, parent: QWidget) -> None:
        super().__init__(tr("Open the sealed responses"), parent, "key_dialog")
        self._dialogs = dialogs
        self._survey = survey
        self._path: Path | None = None
        self._task: Task | None = None
        lead = tr(
            "Responses to this survey are sealed. The key stays in memory until you leave the "
            "study; neither it nor the passphrase is saved."
        )
        box = column(
            TextLabel(self.windowTitle(), theme, "analyst.heading"),
            TextLabel(lead, theme, "analyst.form", tone="muted"),
            Gap(2),
            on=self,
            space=2,
            margins=6,
        )
        self.file_button = secondary_button(tr("Choose the key file…"), theme, "form")
        self.file_button.clicked.connect(self._on_file_clicked)
        none = tr("No key file yet.")
        self._file = TextLabel(none, theme, "analyst.base", tone="muted")
        line = row(self.file_button, wide(self._file, MIDDLE))
        self.passphrase_field = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.passphrase_field.setAccessibleName(tr("Passphrase"))
        self.passphrase_field.textChanged.connect(self._enable)
        label = label_of(self.passphrase_field, tr("&Passphrase"))
        self._problem = TextLabel("", theme, "analyst.form", tone="danger")
        self._problem.setObjectName("key_problem")
        add(box, line, label, self.passphrase_field, self._problem, STRETCH, self._buttons(theme))
        width = min(560, parent.window().width() - 32)
        self.resize(width, max(320, box.heightForWidth(width)))
        self._enable()

    def _buttons(self, theme: Theme) -> QHBoxLayout:
        self.without_button = secondary_button(tr("Import without it"), theme, "analyst_main")
        # Rehearsed responses are not sealed.
        self.without_button.setToolTip(tr("Sealed files are then refused; others are not."))
        self.without_button.clicked.connect(self._on_without_clicked)
        self.unlock_button: Button = primary_button(tr("Unlock"), theme, "analyst_main")
        self.unlock_button.setDefault(True)
        self.unlock_button.clicked.connect(self._on_unlock_clicked)
        return row(self.without_button, STRETCH, self.unlock_button, space=3)

    def _enable(self) -> None:
        ready = self._path is not None and bool(self.passphrase_field.text())
        self.unlock_button.setEnabled(ready and self._task is None)

    def _on_file_clicked(self) -> None:
        path = self._dialogs.open_file(self, tr("Key file"), key_files())
        if path is not None:
            self._path = path
            self._file.setText(printable(path.name))
            self._enable()
            self.passphrase_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_unlock_clicked(self) -> None:
        if self._path is None or self._task is not None:
            return
        self._problem.setText("")
        words = self.passphrase_field.text()
        self._task = Task(unlock, self._path, words, self._survey, parent=self)
        self._task.succeeded.connect(self._on_unlocked)
        self._task.failed.connect(self._on_failed)
        self._task.ended.connect(self._on_ended)
        self._enable()
        self._task.start()

    def _on_unlocked(self, key: object) -> None:
        self.passphrase_field.clear()
        self.unlocked.emit(key)
        self.accept()

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, Refused):
            self._problem.setText(f"{message(error.problem)} {remedy(error.problem)}")
        else:
            self._problem.setText(tr("The key could not be read."))
        self.passphrase_field.selectAll()
        self.passphrase_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_ended(self) -> None:
        self._task = None
        self._enable()

    def _on_without_clicked(self) -> None:
        self.without_key.emit()
        self.accept()
