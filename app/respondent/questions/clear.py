"""A question whose answer is saved as it is given."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from app.respondent.questions.choosing import OptionList
from app.respondent.questions.number import NumberField
from app.respondent.questions.question import QuestionPage
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.scale import PageSize
from app.respondent.words.answers import effect_words
from app.widgets.button import secondary_button
from app.widgets.pill import Pill
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.options import option_text
from core.privacy.mechanisms import Report
from core.survey import Question

_COLUMN, _BOXES_COLUMN = 800, 840


class ClearPage(QuestionPage):
    """Options or a number, marked as saved as given.

    What was given before is shown again, and what was chosen and not confirmed: it is no secret.
    """

    def __init__(self, context: Context, question: Question) -> None:
        is_many = question.multiple
        super().__init__(context, question, column=_BOXES_COLUMN if is_many else _COLUMN)
        self.goes_on_by_enter = not is_many  # it ticks no box and sends none
        self._held: dead_time.DeadTime | None = None
        theme = context.theme
        line = QHBoxLayout()
        self.clear_pill = Pill(tr("Saved as you give it"), theme, icon="file")
        line.addWidget(self.clear_pill, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addStretch(1)
        self.content.addLayout(line)
        self.content.addSpacing(12)
        self.heading = self.question_label()
        self.content.addWidget(self.heading)
        self.content.addSpacing(16)
        self.add_help(self.content)
        self.setAccessibleDescription(f"{self.question_text} {self.clear_pill.text()}.")
        self._is_forgotten = False
        self._number: NumberField | None = None
        self._options: OptionList | None = None
        if question.measured:
            secret = not context.copyable
            self._number = NumberField(question, theme, self.question_text, secret=secret)
            self._number.changed.connect(self._on_changed)
            self.content.addWidget(self._number)
            self.setFocusProxy(self._number)
        else:
            self._options = self._make_options()
            self.content.addWidget(self._options)
            if is_many:
                self.add_box_notes(tr("Your ticks are saved as you give them."))
        self.effect_label = TextLabel("", theme, "respondent.note", tone="muted")
        self.content.addSpacing(12)
        self.content.addWidget(self.effect_label)
        if question.optional:
            self.leave_out_button = secondary_button(tr("Leave it out"), theme)
            self.leave_out_button.clicked.connect(self._leave_out)
            self.add_footer_action(self.leave_out_button)
        self.add_forward(tr("Next")).clicked.connect(self._press)
        self._show_given()
        self._on_changed()
        self.finish()

    def fit(self, size: PageSize) -> None:
        """Let many options stand closer where height is little."""
        super().fit(size)
        self.fit_options(size, self.heading, self._options)

    def _make_options(self) -> OptionList:
        question = self.question
        texts = [
            option_text(question, option, self._context.language) for option in question.option_ids
        ]
        options = OptionList(
            texts,
            self._context.theme,
            many=question.multiple,
            name=self.question_text,
        )
        options.changed.connect(self._on_changed)
        return options

    def forget(self) -> None:
        """Take what was chosen or typed away; what was given is in the flow."""
        self._is_forgotten = True
        if self._options is not None:
            self._options.clear()
        if self._number is not None:
            self._number.clear()

    def _show_given(self) -> None:
        given = self._context.flow.clear.shown(self.question)
        if given is None:
            return
        if self._number is not None and isinstance(given, int):
            self._number.show_value(given)
        elif self._options is not None and isinstance(given, str):
            self._options.choose([place for place, bit in enumerate(given) if bit == "1"])
        elif self._options is not None and isinstance(given, int):
            self._options.choose([self.question.codes.index(given)])

    def _on_changed(self) -> None:
        value = self._value()
        if not self._is_forgotten:
            self._context.flow.clear.choose(self.question, value)
            self._show_effect(value)
        self.show_missing("" if value is not None else self._missing())

    def _missing(self) -> str:
        """Return what is missing before the page can be left."""
        if self._number is not None:
            return self._number.asked_for
        many = self.question.multiple
        return self.tick_first() if many else tr("Choose your answer first.")

    def _show_effect(self, value: Report | None) -> None:
        """Say what an answer that differs from the one given before does to the questions."""
        flow, told = self._context.flow, ""
        given = flow.clear.saved.get(self.question.id)
        if given is not None and value is not None:
            told = effect_words(flow.clear.effect_of(self.question, value, flow.kept))
        self.effect_label.setText(told)
        self.effect_label.setVisible(bool(told))

    def _value(self) -> Report | None:
        """Return the answer as it is saved."""
        if self._number is not None:
            return self._number.value()
        if self._options is None or not self._options.has_choice:
            return None
        if self.question.multiple:
            return "".join(map(str, self._options.marks()))
        return self.question.codes[self._options.chosen()]

    def _press(self) -> None:
        value = self._value()
        if value is not None:
            self._context.flow.answer_clear(self.question, value)
            self.forward_wanted.emit()
        else:
            self.say_what_is_missing()

    def wait_to_be_read(self) -> None:
        """Hold all that leads on."""
        self._held = dead_time.DeadTime(self)
        leaving = [self.leave_out_button] if self.question.optional else []
        main = [self.forward_button] if self.forward_button is not None else []
        self._held.begin([*main, *leaving], dead_time.AFTER_LANDING)

    def _leave_out(self) -> None:
        self._context.flow.clear.leave_out(self.question)
        self.forward_wanted.emit()
