"""The PIN: fields that show none of it, and the page that asks for it."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from app.kit.i18n import figures
from app.respondent.kiosk.flow import MOST_DIGITS
from app.respondent.kiosk.pages import KioskPage
from app.respondent.scaffold.page import Context
from app.theme import Theme
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_PIN = f"[0-9]{{0,{MOST_DIGITS}}}"


class UnlockPage(KioskPage):
    """Asks for the PIN."""

    pin_typed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Field worker: PIN"))
        theme = context.theme
        self.card_column.addWidget(
            TextLabel(tr("Only for the field worker"), theme, "respondent.title")
        )
        self.card_column.addSpacing(20)
        self.pin_field = pin_field(tr("PIN"))
        self.pin_field.returnPressed.connect(self._open)
        self.card_column.addLayout(labelled(self.pin_field, theme))
        self.wait_label = TextLabel("", theme)
        self.wait_label.hide()
        self.card_column.addSpacing(12)
        self.card_column.addWidget(self.wait_label)
        self.set_note(tr("Nothing opens without the PIN."))
        self.add_back()
        self.add_forward(tr("Open"), "lock").clicked.connect(self._open)
        self.finish()

    def forget(self) -> None:
        self.pin_field.clear()

    def refuse(self) -> None:
        """Say that it was another PIN."""
        self.show_problem(tr("That is not the PIN."), tr("Nothing was opened."))
        self.pin_field.setFocus()

    def show_wait(self, seconds: int) -> None:
        """Say how long it is until the next PIN is looked at; at 0 let it be typed."""
        waited = self.wait_label.isVisibleTo(self) and not seconds
        minutes, rest = divmod(seconds, 60)
        told = tr("Too many wrong PINs. Try again in {minutes} min {seconds} s.")
        self.wait_label.setText(told.format(minutes=figures(minutes), seconds=figures(rest)))
        self.wait_label.setVisible(seconds > 0)
        self.pin_field.setEnabled(seconds == 0)
        if self.forward_button is not None:
            self.forward_button.setEnabled(seconds == 0)
        if waited:
            self.clear_problem()
            self.pin_field.setFocus()

    def _open(self) -> None:
        typed = self.pin_field.text()
        self.forget()
        if typed:
            self.pin_typed.emit(typed)


def pin_field(name: str) -> QLineEdit:
    """Return a field for digits that shows, suggests and copies none of them."""
    field = QLineEdit()
    field.setProperty("scale", "respondent")
    field.setAccessibleName(name)
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setMaxLength(MOST_DIGITS)
    field.setValidator(QRegularExpressionValidator(QRegularExpression(_PIN), field))
    field.setInputMethodHints(
        Qt.InputMethodHint.ImhDigitsOnly
        | Qt.InputMethodHint.ImhSensitiveData
        | Qt.InputMethodHint.ImhNoPredictiveText
    )
    field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    return field


def labelled(field: QLineEdit, theme: Theme) -> QVBoxLayout:
    """Return a field under its name."""
    column = QVBoxLayout()
    column.setSpacing(6)
    label = TextLabel(field.accessibleName(), theme, "respondent.label")
    label.setBuddy(field)
    column.addWidget(label)
    column.addWidget(field)
    return column
