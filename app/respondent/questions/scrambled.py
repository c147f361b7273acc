"""A question whose true answer is scrambled by this program at once, and forgotten."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.respondent.questions.choosing import OptionList
from app.respondent.questions.number import NumberField
from app.respondent.questions.question import QuestionPage
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.parts import panel_column
from app.respondent.scaffold.scale import PageSize
from app.respondent.words.some import options_told
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.odds import also_saved, proof
from app.words.options import option_text
from app.words.pressed import answer_words, named
from core.privacy.randomness import RandomnessError
from core.response.privatize import Truth
from core.response.store_errors import NotKeptError
from core.survey import Kind, Question

_COLUMN, _BOXES_COLUMN = 800, 840


class ScrambledPage(QuestionPage):
    """The question and its answers; what happens to them stands behind a link.

    An answer of any kind is chosen first, and scrambled by a press of the main button, which
    sleeps until then. So the pointer does not rest on the true answer while its kept moment is
    shown, and what is pressed in haste scrambles nothing: what is kept is final.

    Emits `forward_wanted` once what was drawn is kept and the answer is gone from the page.
    """

    leads_to_kept = True

    def __init__(self, context: Context, question: Question) -> None:
        is_many = question.kind is Kind.MANY_OF
        super().__init__(context, question, column=_BOXES_COLUMN if is_many else _COLUMN)
        self._is_many = is_many
        self.goes_on_by_enter = not is_many  # it ticks no box and sends none
        self._number: NumberField | None = None
        self._options: OptionList | None = None
        self._dead_time = dead_time.DeadTime(self)
        self.heading = self.question_label()
        self.content.addWidget(self.heading)
        self.content.addSpacing(4)
        self.lead = TextLabel(self._lead_text(), context.theme, "respondent.lead", tone="muted")
        self.restyle_when_narrow(self.lead, "respondent.lead", "respondent.note")
        self.content.addWidget(self.lead)
        self.content.addSpacing(16)
        self.add_help(self.content)
        self.setAccessibleDescription(f"{self.question_text} {self._lead_text()}")
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
        self.fit_options(size, self.heading, self._options)

    # Building

    def _add_answers(self) -> None:
        """Add what the person answers with."""
        theme, question = self._context.theme, self.question
        if question.measured:
            self._number = NumberField(question, theme, self.question_text, secret=True, late=True)
            self._number.changed.connect(self._on_changed)
            self.content.addWidget(self._number)
            self.setFocusProxy(self._number)
            return
        self._options = OptionList(
            self._offered_texts(),
            theme,
            many=self._is_many,
            name=self.question_text,
            beside=question.kind is Kind.YES_NO,
        )
        self._options.changed.connect(self._on_changed)
        self.content.addWidget(self._options)
        if self._is_many:
            self.add_box_notes(tr("Your ticks are never saved. Only scrambled boxes are."))

    def _offered_texts(self) -> list[str]:
        """Return the answers to choose from; of options all, or those drawn for this person."""
        question = self.question
        if question.kind is Kind.YES_NO:
            return list(answer_words(question))
        language = self._context.language
        return [option_text(question, option, language) for option in self._offered()]

    def _offered(self) -> list[str]:
        """Return the ids of the options that are asked: all, or those drawn for this person."""
        ids, drawn = self.question.option_ids, self._context.flow.clear.options_of(self.question)
        return list(ids) if drawn is None else [ids[place] for place in drawn]

    def _lead_text(self) -> str:
        if self.question.measured:
            return tr("Write your true number. It is scrambled, then forgotten.")
        if self._is_many:
            told = tr("Tick all that are true for you. They are scrambled, then forgotten.")
            if len(self._offered()) == 1:
                told = tr("Tick it if it is true for you. It is scrambled, then forgotten.")
            return f"{options_told(self.question)} {told}".lstrip()
        return tr("Choose your true answer. It is scrambled, then forgotten.")

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
        if self._options is not None:
            self._options.clear()
        if self._number is not None:
            self._number.clear()

    def _on_changed(self) -> None:
        self.show_missing(self._missing())

    def _missing(self) -> str:
        """Return what is missing before the answer can be scrambled, "" where nothing is."""
        if self._number is not None:
            return tr("Write your number first.") if self._number.is_blank else ""
        if self._options is None or self._options.has_choice:
            return ""
        return self.tick_first() if self._is_many else tr("Choose your answer first.")

    def _press(self) -> None:
        """Scramble the choice that is made on the page."""
        truth = self._choice()
        if truth is not None:
            self.scramble(truth)
        elif self._missing():
            self.say_what_is_missing()
        elif self._number is not None:
            self._number.judge()
            self._number.setFocus()

    def _choice(self) -> Truth | None:
        """Return the answer as it is randomized; a number is read here, and not before."""
        if self._number is not None:
            value = self._number.value()
            return None if value is None else self._number.place_of(value)
        if self._options is None or not self._options.has_choice:
            return None
        if self._is_many:
            return self._options.marks()
        chosen = self._options.chosen()
        return 1 - chosen if self.question.kind is Kind.YES_NO else chosen  # yes stands first

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
