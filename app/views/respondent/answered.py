"""A sensitive question seen again: what is saved, and nothing of how it came about."""

from __future__ import annotations

from app.views.respondent.page import Context
from app.views.respondent.parts import panel_column
from app.views.respondent.question import QuestionPage
from app.views.respondent.words import how_saved, is_statement, report_words
from app.widgets.panels import Pill, note
from app.widgets.text import TextLabel
from core.survey import Question


class AnsweredPage(QuestionPage):
    """The saved word of a question; it was drawn once and stays."""

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question)
        theme, flow = context.theme, context.flow
        self.heading = self.question_label()
        self.content.addWidget(self.heading)
        self.content.addSpacing(24)
        frame, column = panel_column("well", 28)
        words = report_words(question, flow.answers[question.id], context.language)
        saved = self.tr("Saved: {words}").format(words=words)
        self.saved_label = TextLabel(saved, theme, "respondent.prompt")
        column.addWidget(self.saved_label)
        column.addSpacing(8)
        text = self.tr("It was drawn once and stays.")
        if flow.spins(question) and is_statement(question):
            text = self.tr(
                "It was drawn once and stays. Which of the two statements it is about is kept "
                "nowhere."
            )
        column.addWidget(TextLabel(text, theme, "respondent.note", tone="muted"))
        column.addSpacing(16)
        column.addWidget(Pill(how_saved(question, flow.procedure), theme, "accent", icon="shield"))
        self.content.addWidget(frame)
        self.content.addSpacing(20)
        twice = self.tr("A second draw would tell more about you. That is why there is none.")
        self.content.addWidget(note(twice, theme))
        self.content.addStretch(1)
        self.set_note(self.tr("No file is made before the last page."))
        self.add_forward(self.tr("Continue")).clicked.connect(self.forward_wanted)
        self.finish()
