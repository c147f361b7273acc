"""Practice on a harmless question: what the rule asked for, told afterwards, and nothing kept."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.flows.practice import HarmlessTexts, PracticeFlow
from app.i18n import tr
from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.parts import panel_column
from app.views.respondent.questions.asking import question_page
from app.views.respondent.words.answers import (
    answer_words,
    is_statement,
    landing_name,
    report_words,
)
from app.views.respondent.words.devices import outcome_words
from app.widgets.button import secondary_button
from app.widgets.panels import banner, note
from app.widgets.text import TextLabel
from core.privacy.devices import own_tools, rules
from core.privacy.procedures import Landing, Procedure, rule_word
from core.privacy.randomness import Door
from core.survey import Question


def harmless_texts() -> HarmlessTexts:
    """Return the practice question in the language of the pages."""
    return HarmlessTexts(
        title=tr("Practice: nothing here is kept"),
        question=tr("Does a week have seven days?"),
        statement=tr("A week has seven days."),
        negation=tr("A week does not have seven days."),
        choice=tr("Choose any answer. This is practice."),
        option=tr("Answer {n}"),
    )


def practice_page(context: Context, door: Door) -> tuple[RespondentPage, PracticeFlow]:
    """Return the page that asks a harmless question as the survey asks, and its way.

    Raises `RandomnessError`.
    """
    flow = PracticeFlow(context.flow, harmless_texts(), context.language, door)
    page = question_page(replace(context, flow=flow), flow.survey.questions[0])
    title = context.text(flow.survey.title)
    page.set_progress("", 0, 0)
    page.narrow_changed.connect(lambda: page.set_note(title))
    page.set_note(title)
    return page, flow


class FeedbackPage(RespondentPage):
    """What was pressed, what the rule asked for, and what would be saved."""

    again_wanted = Signal()

    def __init__(self, context: Context, flow: PracticeFlow) -> None:
        super().__init__(replace(context, flow=flow), self.tr("After practice"))
        theme, question = context.theme, flow.survey.questions[0]
        self.offer_languages()
        self.add_heading(self._heading(flow))
        lead = self.tr("Just as in the survey, except that nothing is kept.")
        if flow.landing is not None:
            lead = self.tr("Told for practice. In the survey nobody is told, and nothing is kept.")
        self.add_lead(lead)
        self.content.addSpacing(20)
        frame, column = panel_column("well", 28)
        words = report_words(question, flow.report, context.language)
        saved = self.tr("This would be saved: {words}").format(words=words)
        self.saved_label = TextLabel(saved, theme, "respondent.prompt")
        column.addWidget(self.saved_label)
        column.addSpacing(6)
        reader = self.tr("Whoever reads it cannot know what chance asked for.")
        if flow.procedure in (None, Procedure.SCRAMBLED):
            reader = self.tr("Whoever reads it cannot know what you gave.")
        column.addWidget(TextLabel(reader, theme, "respondent.note", tone="muted"))
        self.content.addWidget(frame)
        self.content.addSpacing(20)
        self.told = self._told(flow, question)
        self.content.addWidget(self.told)
        self.content.addStretch(1)
        self.set_note(self.tr("Nothing of this is kept."))
        self.add_back()
        self.again_button = secondary_button(self.tr("Practise again"), theme, icon="redo")
        self.again_button.clicked.connect(self.again_wanted)
        self.add_footer_action(self.again_button)
        self.add_forward(self.tr("Back to the survey")).clicked.connect(self.back_wanted)
        self.finish()

    def _heading(self, flow: PracticeFlow) -> str:
        if flow.asked_word is None:
            return self.tr("That is all there is to it")
        if flow.asked_word == flow.report:
            return self.tr("You pressed what the rule asked for")
        return self.tr("The rule asked for the other word")

    def _told(self, flow: PracticeFlow, question: Question) -> QWidget:
        """Return what the rule asked for, as far as the program can know it."""
        theme = self._context.theme
        yes, no = answer_words(question)
        if flow.landing is not None:
            landing, asked = flow.landing, yes if flow.asked_word else no
            tone = "success" if flow.asked_word == flow.report else "warning"
            text = self._reason(landing, question).format(sector=landing_name(landing), word=asked)
            if tone == "success":
                return banner("success", text, theme)
            return banner("warning", text, theme)
        if flow.procedure is Procedure.OWN_DEVICE and question.mechanism is not None:
            tools = own_tools(question.mechanism)
            tool = flow.tool if flow.tool in tools else tools[0]
            parts = [
                self.tr("{outcome}: {word}").format(
                    outcome=outcome_words(tool, rule),
                    word=yes if rule_word(rule.landing, 1) else no,
                )
                for rule in rules(tool, question.mechanism)
            ]
            text = self.tr("Since a week has seven days, the rule asks for this. {rules}.")
            return banner(
                "info",
                text.format(rules=tr("; ", "between the parts of a list").join(parts)),
                theme,
            )
        text = self.tr("Practise again, and with the same answer something else may be saved.")
        return note(text, theme)

    def _reason(self, landing: Landing, question: Question) -> str:
        """Return why the rule asked for a word; a week has seven days for everybody."""
        if is_statement(question):
            if landing is Landing.STATEMENT:
                return self.tr("It asked about {sector}. A week has seven days: {word}.")
            return self.tr("It asked about {sector}, which says the opposite: {word}.")
        if landing is Landing.TRUTH:
            return self.tr("It asked for the truth. A week has seven days: {word}.")
        return self.tr("It said {sector}: {word} is pressed, whatever is true.")
