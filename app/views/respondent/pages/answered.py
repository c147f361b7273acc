"""A sensitive question seen again: what is saved, and nothing of how it came about."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.views.respondent.page import Context
from app.views.respondent.parts import panel_column
from app.views.respondent.questions.question import QuestionPage
from app.views.respondent.words.answers import how_saved, is_statement, report_words, sector_letter
from app.widgets.panels import Pill, Statement, note
from app.widgets.text import TextLabel
from core.privacy.procedures import Landing
from core.survey import Question


class AnsweredPage(QuestionPage):
    """The saved word of a question; it was drawn once and stays."""

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question)
        theme, flow = context.theme, context.flow
        mirrored = flow.presses(question) and is_statement(question)
        if mirrored:
            self.heading = self.add_heading(
                self.tr("You judged one of these two statements"), "respondent.question"
            )
        else:
            self.heading = self.question_label()
            self.content.addWidget(self.heading)
        self.content.addSpacing(20)
        if mirrored:
            self._add_statements()
        self.content.addWidget(self._make_saved(mirrored))
        self.content.addSpacing(20)
        twice = self.tr("A second draw would tell more about you. That is why there is none.")
        self.content.addWidget(note(twice, theme))
        self.content.addStretch(1)
        self.set_note(self.tr("No file is made before the last page."))
        self.add_forward(self.tr("Continue")).clicked.connect(self.forward_wanted)
        self.finish()

    def _add_statements(self) -> None:
        """Show both statements alike, for nothing tells which of them the word is about."""
        theme, negation = self._context.theme, self._context.text(self.question.negation)
        self.statements = [
            Statement(sector_letter(Landing.STATEMENT), self.question_text, "a", theme),
            Statement(sector_letter(Landing.NEGATION), negation, "b", theme),
        ]
        for statement in self.statements:
            statement.set_compact(True)
            self.content.addWidget(statement)
            self.content.addSpacing(12)
        self.content.addSpacing(8)

    def _make_saved(self, mirrored: bool) -> QWidget:
        theme, flow, question = self._context.theme, self._context.flow, self.question
        frame, column = panel_column("well", 28)
        words = report_words(question, flow.answers[question.id], self._context.language)
        saved = self.tr("Saved: {words}").format(words=words)
        self.saved_label = TextLabel(saved, theme, "respondent.prompt")
        column.addWidget(self.saved_label)
        column.addSpacing(6)
        text = self.tr("It was drawn once and stays.")
        if mirrored:
            text = self.tr(
                "It was drawn once and stays. Which statement it is about is kept nowhere."
            )
        column.addWidget(TextLabel(text, theme, "respondent.note", tone="muted"))
        column.addSpacing(14)
        column.addWidget(Pill(how_saved(question, flow.procedure), theme, "accent", icon="shield"))
        return frame
