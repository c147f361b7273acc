"""A field for a whole number on a grid, and what is said beside it."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit

from app.respondent.questions.answer_field import AnswerField
from app.theme import Theme
from app.widgets.accessible import announce
from app.widgets.layout import add, column
from app.widgets.panels import beside_icon, set_look
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.numerals import number
from app.words.typed_numbers import read_number
from core.survey import Question

_NOT_BLANK = QRegularExpression(r".*\S.*")


class NumberField(AnswerField):
    """Takes a number from low to high in steps; says beneath it, once it is left, if it is none.

    With `secret` what is typed can be neither learnt by an input method nor copied. What is read
    `late` stays text inside Qt until `value` or `judge` is called: Python makes no string and no
    number of it while somebody types, and nothing is judged as the field is left.

    Args:
        name: the question, by which the field is told.
    """

    def __init__(
        self, question: Question, theme: Theme, name: str, *, secret: bool, late: bool = False
    ) -> None:
        super().__init__()
        self._late = late
        self._low, self._high = question.low or 0, question.high or 0
        self._step = question.step or 1
        box = column(on=self, space=2)
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
        self.field.setValidator(QRegularExpressionValidator(_NOT_BLANK, self.field))
        # Without its argument: a slot that takes the text would make a string of it.
        self.field.textChanged.connect(lambda: self._on_text_changed())
        if not late:
            self.field.editingFinished.connect(self.judge)
        self._range = tr("A whole number from {low} to {high}.")
        self._wrong = tr("This is not a whole number from {low} to {high}.")
        if self._step > 1:
            self._range = tr("A whole number from {low} to {high}, in steps of {step}.")
            self._wrong = tr("This is not a number from {low} to {high} in steps of {step}.")
        shown = {"low": self._low, "high": self._high, "step": self._step}
        ends = {key: number(end) for key, end in shown.items()}
        self._range, self._wrong = self._range.format(**ends), self._wrong.format(**ends)
        self.range_label = TextLabel(self._range, theme, "respondent.note", tone="muted")
        error = TextLabel(self._wrong, theme, "respondent.note", tone="danger")
        self.error_note = beside_icon(error, Picture("danger", theme, colour="danger"))
        self.error_note.setObjectName("error_note")
        add(box, self.field, self.range_label, self.error_note)
        self.setFocusProxy(self.field)
        self._mark(wrong=False)

    @property
    def missing(self) -> str:
        """What is missing, '' where nothing is; what is read late is not looked at."""
        if self._late:
            return tr("Write your number first.") if self.is_blank else ""
        return self._range if self.value() is None else ""

    @property
    def is_blank(self) -> bool:
        """Whether nothing is typed yet; what is typed is not looked at."""
        return not self.field.hasAcceptableInput()

    def value(self) -> int | None:
        """Return the number typed, None where there is none or it is not allowed."""
        found = read_number(self.field.text(), self._low, self._high, whole=True)
        typed = None if found is None else int(found)
        on_grid = typed is not None and (typed - self._low) % self._step == 0
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

    def _on_text_changed(self) -> None:
        # Never while it is typed; but what is mended is not called wrong any longer.
        if self._is_wrong and (self._late or self.is_blank or self.value() is not None):
            self._mark(wrong=False)
        self.changed.emit()

    def _mark(self, *, wrong: bool) -> None:
        self._is_wrong = wrong
        set_look(self.field, state="error" if wrong else "plain")
        # A line of Qt tells no state "invalid" to screen readers: its description does.
        self.field.setAccessibleDescription(self._wrong if wrong else self._range)
        self.range_label.setVisible(not wrong)
        self.error_note.setVisible(wrong)
