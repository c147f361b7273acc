"""A question whose answer is saved as it is given."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from app.views.respondent.page import Context
from app.views.respondent.questions.choosing import OptionList
from app.views.respondent.questions.number import NumberField
from app.views.respondent.questions.question import QuestionPage
from app.widgets.button import secondary_button
from app.widgets.panels import Pill
from app.words.options import option_text
from core.privacy.mechanisms import Report
from core.survey import Kind, Question


class ClearPage(QuestionPage):
    """Options or a number, marked as saved as given; what was given before is shown again."""

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question)
        theme = context.theme
        line = QHBoxLayout()
        self.clear_pill = Pill(self.tr("Saved as you give it"), theme, icon="file")
        line.addWidget(self.clear_pill, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addStretch(1)
        self.content.addLayout(line)
        self.content.addSpacing(14)
        self.heading = self.question_label()
        self.content.addWidget(self.heading)
        self.content.addSpacing(20)
        self.add_help(self.content)
        self._number: NumberField | None = None
        self._options: OptionList | None = None
        if question.measured:
            self._number = NumberField(question, theme, secret=not context.copyable)
            self._number.changed.connect(self._on_changed)
            self.content.addWidget(self._number)
        else:
            self._options = self._make_options()
            self.content.addWidget(self._options)
        self.content.addStretch(1)
        if question.optional:
            self.leave_out_button = secondary_button(self.tr("Leave it out"), theme)
            self.leave_out_button.clicked.connect(self._leave_out)
            self.add_footer_action(self.leave_out_button)
        self.add_forward(self.tr("Continue")).clicked.connect(self._press)
        self._show_given()
        self._on_changed()
        self.finish()

    def _make_options(self) -> OptionList:
        question = self.question
        texts = [
            option_text(question, option, self._context.language) for option in question.option_ids
        ]
        options = OptionList(
            texts,
            self._context.theme,
            many=question.kind is Kind.MANY_OF,
            name=self.question_text,
        )
        options.changed.connect(self._on_changed)
        return options

    def forget(self) -> None:
        """Take what was chosen or typed away; what was given is in the flow."""
        if self._options is not None:
            self._options.clear()
        if self._number is not None:
            self._number.clear()

    def _show_given(self) -> None:
        given = self._context.flow.answers.get(self.question.id)
        if given is None:
            return
        if self._number is not None and isinstance(given, int):
            self._number.show_value(given)
        elif self._options is not None and isinstance(given, str):
            self._options.choose([place for place, bit in enumerate(given) if bit == "1"])
        elif self._options is not None and isinstance(given, int):
            self._options.choose([self.question.codes.index(given)])

    def _on_changed(self) -> None:
        ready = self._value() is not None
        if self.forward_button is not None:
            self.forward_button.setEnabled(ready)
        if ready:
            self.set_note(self.tr("Nothing is handed over before the last page."))
        elif self.question.optional:
            self.set_note(self.tr("Answer, or leave this question out."), "info")
        else:
            self.set_note(self.tr("Choose an answer to go on."), "info")

    def _value(self) -> Report | None:
        """Return the answer as it is saved."""
        if self._number is not None:
            return self._number.value()
        if self._options is None:
            return None
        if self.question.kind is Kind.MANY_OF:
            return "".join(map(str, self._options.marks()))
        if not self._options.has_choice:
            return None
        return self.question.codes[self._options.chosen()]

    def _press(self) -> None:
        value = self._value()
        if value is not None:
            self._context.flow.answer_clear(self.question, value)
            self.forward_wanted.emit()

    def _leave_out(self) -> None:
        self._context.flow.leave_out(self.question)
        self.forward_wanted.emit()
