"""Making a key pair: its name, and a passphrase that is typed twice and kept nowhere."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from app.author.handing_out.flow import HandingOut
from app.author.handing_out.known_keys import make_key
from app.kit.tasks import Task
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.layout import STRETCH, column, row
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.refusals import message, remedy
from core.facts.errors import Refused
from core.keys.key_file import LEAST_PASSPHRASE, Use


class PassphraseField(QLineEdit):
    """A line whose characters are hidden until the eye is pressed."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setFont(theme.font("analyst.form"))
        self.setFixedHeight(theme.tokens.control_height["analyst_main"])
        self.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        self.eye = QAction(self)
        self.eye.triggered.connect(self._turn)
        self.eye.setShortcut("Ctrl+E")  # for hands that stay on the keys
        self.eye.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.addAction(self.eye, QLineEdit.ActionPosition.TrailingPosition)
        theme.color_scheme_changed.connect(self._show)
        self._hide()

    def _turn(self) -> None:
        hidden = self.echoMode() is QLineEdit.EchoMode.Password
        self.setEchoMode(QLineEdit.EchoMode.Normal if hidden else QLineEdit.EchoMode.Password)
        self._show()

    def _hide(self) -> None:
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self._show()

    def _show(self) -> None:
        hidden = self.echoMode() is QLineEdit.EchoMode.Password
        self.eye.setIcon(self._theme.icon("eye" if hidden else "eye-off", "text", 18))
        words = tr("Show the passphrase") if hidden else tr("Hide the passphrase")
        self.eye.setToolTip(words)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(words)

    def forget(self) -> None:
        """Hold nothing any more, and hide what is typed next."""
        self.setText("")  # unlike clear, it leaves nothing to be undone
        self._hide()


class MakeKeyDialog(QDialog):
    """Makes a key pair under a passphrase that is typed twice. Emits `made(KnownKey)`."""

    made = Signal(object)

    def __init__(self, theme: Theme, handing: HandingOut, use: Use, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder, self._use = handing.keys, use
        self._task: Task | None = None
        self.setObjectName("make_key_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sealing = use is Use.SEALING
        self.setWindowTitle(tr("Make a sealing key") if sealing else tr("Make a signing key"))
        lead = tr("Its private part lies in a file on this computer, under the passphrase.")
        box = column(
            TextLabel(self.windowTitle(), theme, "analyst.heading"),
            TextLabel(lead, theme, "analyst.form", tone="muted"),
            on=self,
            space=2,
            margins=6,
        )
        self.name_field = QLineEdit()
        self.name_field.setAccessibleName(tr("Name"))
        self.name_field.setMaxLength(60)
        self.first = PassphraseField(theme, tr("Passphrase"))
        self.again = PassphraseField(theme, tr("The same passphrase again"))
        for words, field in (
            (tr("&Name of the key"), self.name_field),
            (tr("&Passphrase"), self.first),
            (tr("The same &again"), self.again),
        ):
            label = QLabel(words)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(field)
            box.addWidget(label)
            box.addWidget(field)
            field.textChanged.connect(self._enable)
        self.problem = TextLabel("", theme, "analyst.form", tone="danger")
        box.addWidget(self.problem)
        lost = tr("Write the passphrase down. Without it the key is lost.")
        box.addWidget(TextLabel(lost, theme, "analyst.form"))
        box.addStretch(1)
        cancel = secondary_button(tr("Cancel"), theme, "analyst_main")
        cancel.clicked.connect(self.reject)
        self.make_button: Button = primary_button(tr("Make the key"), theme, "analyst_main")
        self.make_button.setDefault(True)
        self.make_button.clicked.connect(self._make)
        box.addLayout(row(STRETCH, cancel, self.make_button))
        width = min(520, parent.window().width() - 32)
        self.resize(width, max(360, box.totalHeightForWidth(width)))
        self._enable()

    def _enable(self) -> None:
        first, again = self.first.text(), self.again.text()
        told = ""
        if first and len(first) < LEAST_PASSPHRASE:
            told = tr("At least {0} characters.").format(LEAST_PASSPHRASE)
        elif again and again != first:
            told = tr("The two passphrases differ.")
        self.problem.setText(told)
        ready = bool(self.name_field.text().strip()) and len(first) >= LEAST_PASSPHRASE
        self.make_button.setEnabled(ready and first == again and self._task is None)

    def _make(self) -> None:
        name, words = self.name_field.text(), self.first.text()
        self._task = Task(make_key, self._folder, name, self._use, words, parent=self)
        self._task.succeeded.connect(self._on_made)
        self._task.failed.connect(self._on_failed)
        self._enable()
        self._task.start()

    def _on_made(self, key: object) -> None:
        self.first.forget()
        self.again.forget()
        self.made.emit(key)
        self.accept()

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        self._enable()
        told = tr("The key could not be made.")
        if isinstance(error, Refused):
            told = f"{message(error.problem)} {remedy(error.problem)}"
        self.problem.setText(told)
        self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)
