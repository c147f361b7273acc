"""A question whose true answer is scrambled by this program at once, and forgotten."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.respondent.questions.kinds import answering
from app.respondent.questions.question import QuestionPage
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import panel_column
from app.widgets.layout import Gap, add
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.odds import also_saved, proof
from app.words.pressed import named
from core.privacy.randomness import RandomnessError
from core.response.privatize import Truth
from core.response.store_errors import NotKeptError
from core.survey import Question


class ScrambledPage(QuestionPage):
    """The question and its answers; what happens to them stands behind a link.

    An answer of any kind is chosen first, and scrambled by a press of the main button, which
    sleeps until then. So the pointer does not rest on the true answer while its kept moment is
    shown, and what is pressed in haste scrambles nothing: what is kept is final.

    Emits `forward_wanted` once what was drawn is kept and the answer is gone from the page.
    """

    leads_to_kept = True

    def __init__(self, context: Context, question: Question) -> None:
        way = answering(question, context.language, context.flow.clear.places_of(question))
        super().__init__(context, question, column=way.column)
        self._answering, self.goes_on_by_enter = way, way.by_enter
        self._dead_time = dead_time.DeadTime(self)
        self.add_section()
        self.heading = self.question_label()
        add(self.content, self.heading, Gap(1))
        lead = self._answering.lead
        self.lead = TextLabel(lead, context.theme, "respondent.lead", tone="muted")
        self.restyle_when_narrow(self.lead, "respondent.lead", "respondent.note")
        add(self.content, self.lead, Gap(4))
        self.add_help(self.content)
        self.setAccessibleDescription(f"{self.question_text} {lead}")
        self._add_answers()
        self.odds_panel = self._make_odds()
        self.content.addWidget(self.odds_panel)
        self.add_link(tr("How scrambling works")).clicked.connect(self._show_odds)
        scramble_button = self.add_forward(tr("Scramble it"), "shuffle")
        scramble_button.clicked.connect(self._press)
        self._on_changed()
        self._dead_time.begin([scramble_button], dead_time.AFTER_LANDING)
        self.finish()

    def fit(self, size: PageSize) -> None:
        """Let many options stand closer where height is little."""
        super().fit(size)
        self.fit_options(size, self.heading, self._field)

    # Building

    def _add_answers(self) -> None:
        """Add what the person answers with."""
        theme = self._context.theme
        self._field = self._answering.scrambled_field(theme, self.question_text)
        self._field.changed.connect(self._on_changed)
        self.content.addWidget(self._field)
        if self._field.focusProxy() is not None:
            self.setFocusProxy(self._field)
        self.add_box_notes(self._answering.notes)

    def _make_odds(self) -> QWidget:
        theme, question = self._context.theme, self.question
        words = named(question)
        frame, column = panel_column("well", 24)
        self.odds_label = TextLabel(
            f"{also_saved(question, words)} {proof(question, words)}", theme, "respondent.body"
        )
        column.addWidget(self.odds_label)
        frame.hide()
        return frame

    def _show_odds(self) -> None:
        """Show the odds of this question beneath its answers, or put them away."""
        self.odds_panel.setVisible(not self.odds_panel.isVisibleTo(self))
        if self.odds_panel.isVisibleTo(self):
            self.reveal(self.odds_panel)

    # What happens

    def forget(self) -> None:
        """Take the choice away."""
        self._field.clear()

    def _on_changed(self) -> None:
        self.show_missing(self._field.missing)

    def _press(self) -> None:
        """Scramble the choice that is made on the page; a number is read here, and not before."""
        truth = self._answering.truth(self._field)
        if truth is not None:
            self.scramble(truth)
        elif self._field.missing:
            self.name_missing()
        else:
            self._field.judge()
            self._field.setFocus()

    def scramble(self, truth: Truth) -> None:
        """Randomize a true answer and clear it from the page, once what was drawn is kept."""
        self.clear_problem()
        try:
            self._context.flow.answer_scrambled(self.question, truth)
        except RandomnessError:
            self.show_broken_chance()
            return
        except NotKeptError as refused:
            self.show_unpressed(refused)
            return
        self.hand_on()
