"""A row of the choices to type a number in: what cannot be is told beneath, and not taken."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from app.theme import Theme
from app.widgets.fields import TypedLine
from app.widgets.layout import add, column, wide
from app.widgets.panels import set_look, show_text
from app.widgets.text import TextLabel

_LABEL_WIDTH = 84


def row_label(words: str, buddy: QWidget | None = None) -> QLabel:
    """Return the words before a choice, whose letter leads to their buddy."""
    label = QLabel(words, textFormat=Qt.TextFormat.PlainText)
    label.setFixedWidth(_LABEL_WIDTH)
    if buddy is not None:
        label.setBuddy(buddy)
    return label


def labelled_field(row: QHBoxLayout, words: str, theme: Theme, name: str) -> QLineEdit:
    """Put words and a field for a number into a row; return the field."""
    row.setSpacing(theme.space(1))
    field = TypedLine()
    field.setAccessibleName(name)
    field.setFont(theme.font("analyst.base", tabular=True))
    field.setClearButtonEnabled(True)
    add(row, row_label(words, field), wide(field))
    return field


class TypedRow(QWidget):
    """Words and a field for a whole number or none; emits `chosen(int | None)`.

    One of a kind says how a number is read and written, and what is told beneath.
    """

    chosen = Signal(object)

    def __init__(self, words: str, theme: Theme, *, name: str) -> None:
        super().__init__()
        self._value: int | None = None
        self.typed = ""  # while what holds comes of it
        row = QHBoxLayout()
        self.field = labelled_field(row, words, theme, name)
        self.field.editingFinished.connect(self._on_finished)
        self.field.textEdited.connect(self._on_edited)
        self.note = TextLabel("", theme, "analyst.base", tone="muted")
        column(row, self.note, on=self, space=1)

    def _read(self, text: str) -> int | None:
        """Return the number that a text stands for; None where it can be none."""
        raise NotImplementedError

    def _written(self, value: int) -> str:
        """Write a number as it is typed."""
        raise NotImplementedError

    def _told(self, *, wrong: bool) -> str:
        """Return what is told beneath: of what cannot be, or of what holds."""
        raise NotImplementedError

    def _set_value(self, value: int | None) -> None:
        """Show a number without emitting; what is being typed stays."""
        if value == self._value and self.field.isModified() and self.field.hasFocus():
            return
        if value != self._value:
            self._value, self.typed = value, ""
        self._show()

    def _show(self) -> None:
        self.field.setText("" if self._value is None else self._written(self._value))
        self._judge(self.field.text())

    def _judge(self, text: str) -> None:
        wrong = bool(text.strip()) and self._read(text) is None
        set_look(self.field, state="error" if wrong else "")
        show_text(self.note, self._told(wrong=wrong))

    def _on_edited(self, text: str) -> None:
        self.typed = text
        self._judge(text)
        if not text.strip():
            self._take(None)

    def _on_finished(self) -> None:
        text = self.field.text()
        value = self._read(text)
        if not text.strip():
            self._take(None)
        elif value is not None:
            self._take(value)
            self._show()

    def _take(self, value: int | None) -> None:
        if value != self._value:
            self._value = value
            self.chosen.emit(value)
