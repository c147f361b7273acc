"""A field for a whole number on a grid."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.i18n import figures
from app.theme import Theme
from app.widgets.panels import set_look
from app.widgets.text import TextLabel
from core.present.numerals import number
from core.survey import Question


class NumberField(QWidget):
    """Takes a number from low to high in steps; says beneath what is wrong with another.

    With `secret` what is typed can be neither learnt by an input method nor copied.
    """

    changed = Signal()

    def __init__(self, question: Question, theme: Theme, *, secret: bool) -> None:
        super().__init__()
        self._low, self._high = question.low or 0, question.high or 0
        self._step = question.step or 1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.field = QLineEdit()
        self.field.setObjectName("number_field")
        self.field.setProperty("scale", "respondent")
        self.field.setAccessibleName(self.tr("Your answer, a whole number"))
        self.field.setMaximumWidth(280)
        self.field.setMaxLength(20)
        hints = Qt.InputMethodHint.ImhPreferNumbers
        if secret:
            hints |= Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
            self.field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
            self.field.setDragEnabled(False)
            self.field.selectionChanged.connect(self.field.deselect)
        self.field.setInputMethodHints(hints)
        self.field.textChanged.connect(self._on_text_changed)
        self._range = self.tr("A whole number from {low} to {high}.")
        if self._step > 1:
            self._range = self.tr("A whole number from {low} to {high}, in steps of {step}.")
        self._range = self._range.format(
            low=figures(number(self._low)),
            high=figures(number(self._high)),
            step=figures(number(self._step)),
        )
        self.field.setAccessibleDescription(self._range)
        self.range_label = TextLabel(self._range, theme, "respondent.note", tone="muted")
        column.addWidget(self.field)
        column.addWidget(self.range_label)

    def value(self) -> int | None:
        """Return the number typed, None where there is none or it is not allowed."""
        text = self.field.text().strip().replace("\N{MINUS SIGN}", "-")
        digits = text.removeprefix("-")
        if not digits.isdecimal():  # in the figures of any script
            return None
        typed = int(text)
        on_grid = self._low <= typed <= self._high and (typed - self._low) % self._step == 0
        return typed if on_grid else None

    def place_of(self, value: int) -> int:
        """Return the place of a number on the grid, from 0."""
        return (value - self._low) // self._step

    def show_value(self, value: int) -> None:
        """Show a number that was given before."""
        self.field.setText(str(value))

    def clear(self) -> None:
        """Take away what was typed; it cannot be brought back."""
        self.field.setText("")

    def _on_text_changed(self, text: str) -> None:
        wrong = bool(text.strip()) and self.value() is None
        set_look(self.field, state="error" if wrong else "plain")
        self.range_label.set_tone("danger" if wrong else "muted")
        self.changed.emit()
