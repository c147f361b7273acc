"""A question whose answer is saved as it is given."""

from __future__ import annotations

from app.respondent.questions.kinds import answering
from app.respondent.questions.question import QuestionPage
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.words.answers import effect_words
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, at, row
from app.widgets.panels import show_text
from app.widgets.pill import Pill
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.privacy.mechanisms import Report
from core.survey import Question


class ClearPage(QuestionPage):
    """Options or a number, marked as saved as given.

    What was given before is shown again, and what was chosen and not confirmed: it is no secret.
    """

    def __init__(self, context: Context, question: Question) -> None:
        way = answering(question, context.language, context.flow.clear.places_of(question))
        super().__init__(context, question, column=way.column)
        self._answering, self.goes_on_by_enter = way, way.by_enter
        self._held: dead_time.DeadTime | None = None
        theme = context.theme
        self.add_section()
        self.clear_pill = Pill(tr("Saved as you give it"), theme, icon="file")
        line = row(at(MIDDLE, self.clear_pill), STRETCH)
        add(self.content, line, Gap(3))
        self.heading = self.question_label()
        add(self.content, self.heading, Gap(4))
        self.add_help(self.content)
        self.setAccessibleDescription(f"{self.question_text} {self.clear_pill.text()}.")
        self._is_forgotten = False
        secret = not context.copyable
        self._field = self._answering.clear_field(theme, self.question_text, secret=secret)
        self._field.changed.connect(self._on_changed)
        self.content.addWidget(self._field)
        if self._field.focusProxy() is not None:
            self.setFocusProxy(self._field)
        self.add_box_notes(self._answering.notes)
        self.effect_label = TextLabel("", theme, "respondent.note", tone="muted")
        add(self.content, Gap(3), self.effect_label)
        if question.optional:
            self.leave_out_button = self.add_other(tr("Leave it out"), self._leave_out)
        self.add_forward(tr("Next")).clicked.connect(self._press)
        self._show_given()
        self._on_changed()
        self.finish()

    def fit(self, size: PageSize) -> None:
        """Let many options stand closer where height is little."""
        super().fit(size)
        self.fit_options(size, self.heading, self._field)

    def forget(self) -> None:
        """Take what was chosen or typed away; what was given is in the flow."""
        self._is_forgotten = True
        self._field.clear()

    def _show_given(self) -> None:
        given = self._context.flow.clear.shown(self.question)
        if given is not None:
            self._answering.show(self._field, given)

    def _on_changed(self) -> None:
        value = self._answering.given(self._field)
        if not self._is_forgotten:
            self._context.flow.clear.choose(self.question, value)
            self._show_effect(value)
        self.show_missing(self._field.missing)

    def _show_effect(self, value: Report | None) -> None:
        """Say what an answer that differs from the one given before does to the questions."""
        flow, told = self._context.flow, ""
        given = flow.clear.saved.get(self.question.id)
        if given is not None and value is not None:
            told = effect_words(flow.clear.effect_of(self.question, value, flow.kept))
        show_text(self.effect_label, told)

    def _press(self) -> None:
        value = self._answering.given(self._field)
        if value is not None:
            self._context.flow.answer_clear(self.question, value)
            self.forward_wanted.emit()
        else:
            self.name_missing()

    def wait_to_be_read(self) -> None:
        """Hold all that leads on."""
        self._held = dead_time.DeadTime(self)
        leaving = [self.leave_out_button] if self.question.optional else []
        main = [self.forward_button] if self.forward_button is not None else []
        self._held.begin([*main, *leaving], dead_time.AFTER_LANDING)

    def _leave_out(self) -> None:
        self._context.flow.clear.leave_out(self.question)
        self.forward_wanted.emit()
