"""A question whose true answer is scrambled by this program at once, and forgotten."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.views.respondent.page import Context
from app.views.respondent.parts import column_of, panel_column
from app.views.respondent.questions.answers import AnswerPair
from app.views.respondent.questions.choosing import OptionList
from app.views.respondent.questions.number import NumberField
from app.views.respondent.questions.question import QuestionPage
from app.views.respondent.words.answers import named
from app.widgets.page import SplitBody
from app.widgets.panels import icon_point
from app.words.odds import also_saved, proof
from app.words.options import option_text
from core.errors import Refused
from core.privacy.randomness import RandomnessError
from core.response.privatize import Truth
from core.survey import Kind, Question


class ScrambledPage(QuestionPage):
    """The question on one side, what will be saved on the other."""

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question)
        holder = QWidget()
        self._left = QVBoxLayout(holder)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.setSpacing(0)
        self.heading = self.question_label()
        self._left.addWidget(self.heading)
        self._left.addSpacing(20)
        self.add_help(self._left)
        self.set_note(self.tr("Saved: the scrambled answer. Never saved: your true one."))
        self.add_answers(self._left)
        self._left.addStretch(1)
        split = SplitBody(
            holder,
            column_of(self._make_well()),
            proportion=(592, 416),
            narrow_proportion=(540, 396),
            gap=32,
            narrow_gap=24,
            stack_below=820,
        )
        self.content.addWidget(split)
        self.content.addStretch(1)
        self.finish()

    def add_answers(self, column: QVBoxLayout) -> None:
        """Add what the person answers with."""

    def _make_well(self) -> QWidget:
        theme, question = self._context.theme, self.question
        words = named(question)
        frame, column = panel_column("well", 28)
        column.setSpacing(24)
        points = (
            (
                self.tr("You give your true answer"),
                self.tr("The program scrambles it at once and forgets it."),
                "shuffle",
            ),
            (
                self.tr("Only the scrambled one is saved"),
                f"{also_saved(question, words)} {proof(question, words)}",
                "shield",
            ),
        )
        for title, detail, icon in points:
            column.addWidget(icon_point(title, detail, icon, theme))
        return frame

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
        self.forget()
        self.forward_wanted.emit()


class ScrambledYesNoPage(ScrambledPage):
    """Two answers of one weight; pressing one goes on."""

    def add_answers(self, column: QVBoxLayout) -> None:
        answers = AnswerPair(self.question, self._context.theme, self)
        answers.idClicked.connect(self.scramble)
        self.yes_button, self.no_button = answers.both
        column.addLayout(answers.make_row())
        self.narrow_changed.connect(answers.fit)


class ScrambledChoicePage(ScrambledPage):
    """Options or a number: chosen first, then scrambled by a press."""

    def add_answers(self, column: QVBoxLayout) -> None:
        theme, question = self._context.theme, self.question
        self._number: NumberField | None = None
        self._options: OptionList | None = None
        if question.measured:
            self._number = NumberField(question, theme, secret=True)
            self._number.changed.connect(self._on_changed)
            column.addWidget(self._number)
        else:
            texts = [
                option_text(question, option, self._context.language)
                for option in question.option_ids
            ]
            self._options = OptionList(
                texts, theme, many=question.kind is Kind.MANY_OF, name=self.question_text
            )
            self._options.changed.connect(self._on_changed)
            column.addWidget(self._options)
        self.add_forward(self.tr("Scramble and go on"), "shuffle").clicked.connect(self._press)
        self._on_changed()

    def forget(self) -> None:
        """Take the choice away."""
        if self._options is not None:
            self._options.clear()
        if self._number is not None:
            self._number.clear()

    def _on_changed(self) -> None:
        ready = self._is_ready()
        if self.forward_button is not None:
            self.forward_button.setEnabled(ready)
        if ready:
            self.set_note(self.tr("Saved: the scrambled answer. Never saved: your true one."))
        else:
            self.set_note(self.tr("Choose your true answer to go on."), "info")

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
