"""A question whose true answer is scrambled by this program at once, and forgotten."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.theme.scale import PageSize
from app.views.respondent import dead_time
from app.views.respondent.page import Context
from app.views.respondent.parts import panel_column
from app.views.respondent.questions.answers import AnswerPair
from app.views.respondent.questions.choosing import OptionList
from app.views.respondent.questions.number import NumberField
from app.views.respondent.questions.question import QuestionPage
from app.views.respondent.words.some import options_told
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.odds import also_saved, proof
from app.words.options import option_text
from app.words.pressed import named
from core.errors import Refused
from core.privacy.randomness import RandomnessError
from core.response.privatize import Truth
from core.survey import Kind, Question

_COLUMN = 800


class ScrambledPage(QuestionPage):
    """The question and its answers; what happens to them stands behind a link.

    Emits `forward_wanted` once what was drawn is kept and the answer is gone from the page. What
    is kept is final: nothing is pressed before the page was seen for a while.
    """

    leads_to_kept = True

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question, column=_COLUMN)
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
        self.add_answers(self.content)
        self.odds_panel = self._make_odds()
        self.content.addWidget(self.odds_panel)
        self.add_link(tr("How scrambling works")).clicked.connect(self._show_odds)
        self.finish()

    def add_answers(self, column: QVBoxLayout) -> None:
        """Add what the person answers with."""

    def _lead_text(self) -> str:
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

    def scramble(self, truth: Truth) -> None:
        """Randomize a true answer and clear it from the page, once what was drawn is kept."""
        self.clear_problem()
        try:
            self._context.flow.answer_scrambled(self.question, truth)
        except RandomnessError:
            self.show_broken_chance()
            return
        except (Refused, OSError):
            self.show_not_kept()
            return
        self.hand_on()


class ScrambledYesNoPage(ScrambledPage):
    """Two answers of one weight; pressing one scrambles it."""

    def add_answers(self, column: QVBoxLayout) -> None:
        answers = AnswerPair(self.question, self._context.theme, self)
        answers.idClicked.connect(self.scramble)
        self.yes_button, self.no_button = answers.both
        column.addLayout(answers.make_row())
        self.narrow_changed.connect(answers.fit)
        self._dead_time.begin(answers.both, dead_time.AFTER_LANDING)

    def _lead_text(self) -> str:
        return tr("Press your true answer. It is scrambled, then forgotten.")


class ScrambledChoicePage(ScrambledPage):
    """Options or a number: chosen first, then scrambled by a press."""

    goes_on_by_enter = True

    def fit(self, size: PageSize) -> None:
        """Let many options stand closer where height is little."""
        super().fit(size)
        if self._options is not None:
            self._options.set_tight(size.low)

    def add_answers(self, column: QVBoxLayout) -> None:
        theme, question = self._context.theme, self.question
        self._number: NumberField | None = None
        self._options: OptionList | None = None
        if question.measured:
            self._number = NumberField(question, theme, self.question_text, secret=True)
            self._number.changed.connect(self._on_changed)
            column.addWidget(self._number)
            self.setFocusProxy(self._number)
        else:
            texts = [
                option_text(question, option, self._context.language) for option in self._offered()
            ]
            self._options = OptionList(
                texts, theme, many=question.kind is Kind.MANY_OF, name=self.question_text
            )
            self._options.changed.connect(self._on_changed)
            column.addWidget(self._options)
        scramble_button = self.add_forward(tr("Scramble it"), "shuffle")
        scramble_button.clicked.connect(self._press)
        self._dead_time.begin([scramble_button], dead_time.AFTER_LANDING, self._is_ready)

    def _offered(self) -> list[str]:
        """Return the ids of the options that are asked: all, or those drawn for this person."""
        ids, drawn = self.question.option_ids, self._context.flow.clear.options_of(self.question)
        return list(ids) if drawn is None else [ids[place] for place in drawn]

    def forget(self) -> None:
        """Take the choice away."""
        if self._options is not None:
            self._options.clear()
        if self._number is not None:
            self._number.clear()

    def _lead_text(self) -> str:
        if self.question.measured:
            return tr("Write your true number. It is scrambled, then forgotten.")
        if self.question.kind is Kind.MANY_OF:
            told = tr("Choose all that are true, or none. It is scrambled, then forgotten.")
            if len(self._offered()) == 1:
                told = tr("Choose it if it is true, or go on. It is scrambled, then forgotten.")
            return f"{options_told(self.question)} {told}".lstrip()
        return super()._lead_text()

    def _on_changed(self) -> None:
        self._dead_time.refresh()

    def _is_ready(self) -> bool:
        if self._number is not None:
            return self._number.value() is not None
        if self._options is None or self.question.kind is Kind.MANY_OF:
            return True
        return self._options.has_choice

    def _press(self) -> None:
        """Scramble the choice that is made on the page."""
        truth = self._choice()
        if truth is not None:
            self.scramble(truth)

    def _choice(self) -> Truth | None:
        if self._number is not None:
            value = self._number.value()
            return None if value is None else self._number.place_of(value)
        if self._options is None:
            return None
        if self.question.kind is Kind.MANY_OF:
            return self._options.marks()
        return self._options.chosen() if self._options.has_choice else None
