"""A field for a whole number on a grid, and what is said beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.i18n import figures
from app.theme import Theme
from app.widgets.panels import beside_icon, set_look
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.widgets.told import announce
from app.words.catalogue import tr
from core.present.numerals import number
from core.survey import Question


class NumberField(QWidget):
    """Takes a number from low to high in steps; says beneath it, once it is left, if it is none.

    With `secret` what is typed can be neither learnt by an input method nor copied.

    Args:
        name: the question, by which the field is told.
    """

    changed = Signal()

    def __init__(self, question: Question, theme: Theme, name: str, *, secret: bool) -> None:
        super().__init__()
        self._low, self._high = question.low or 0, question.high or 0
        self._step = question.step or 1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.field = QLineEdit()
        self.field.setObjectName("number_field")
        self.field.setProperty("scale", "respondent")
        self.field.setAccessibleName(name)
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
        self.field.editingFinished.connect(self.judge)
        self._range = tr("A whole number from {low} to {high}.")
        self._wrong = tr("This is not a whole number from {low} to {high}.")
        if self._step > 1:
            self._range = tr("A whole number from {low} to {high}, in steps of {step}.")
            self._wrong = tr("This is not a number from {low} to {high} in steps of {step}.")
        shown = {"low": self._low, "high": self._high, "step": self._step}
        ends = {key: figures(number(end)) for key, end in shown.items()}
        self._range, self._wrong = self._range.format(**ends), self._wrong.format(**ends)
        self.range_label = TextLabel(self._range, theme, "respondent.note", tone="muted")
        error = TextLabel(self._wrong, theme, "respondent.note", tone="danger")
        self.error_note = beside_icon(error, Picture("danger", theme, colour="danger"))
        self.error_note.setObjectName("error_note")
        column.addWidget(self.field)
        column.addWidget(self.range_label)
        column.addWidget(self.error_note)
        self.setFocusProxy(self.field)
        self._mark(wrong=False)

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

    def judge(self) -> None:
        """Say what is wrong with what is typed, where it is; nothing of it is repeated."""
        wrong = bool(self.field.text().strip()) and self.value() is None
        if wrong and not self._is_wrong:
            announce(self.field, self._wrong)
        self._mark(wrong=wrong)

    def _on_text_changed(self, text: str) -> None:
        # Never while it is typed; but what is mended is not called wrong any longer.
        if self._is_wrong and (not text.strip() or self.value() is not None):
            self._mark(wrong=False)
        self.changed.emit()

    def _mark(self, *, wrong: bool) -> None:
        self._is_wrong = wrong
        set_look(self.field, state="error" if wrong else "plain")
        # A line of Qt tells no state "invalid" to screen readers: its description does.
        self.field.setAccessibleDescription(self._wrong if wrong else self._range)
        self.range_label.setVisible(not wrong)
        self.error_note.setVisible(wrong)
