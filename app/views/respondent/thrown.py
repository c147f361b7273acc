"""A question answered by two coins or a die on the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.views.respondent.device_pictures import outcome_picture
from app.views.respondent.device_words import outcome_words, throws_sentence
from app.views.respondent.landing import LandingPage, LandingWords
from app.views.respondent.page import Context
from app.views.respondent.wheel_words import colour_of, wheel_of
from app.views.respondent.words import sector_letter
from app.widgets.panels import SectorBadge
from app.widgets.text import TextLabel
from app.widgets.throw import CoinsThrow, DieThrow, ThrowStage
from core.devices import Tool, rule_of, rules, screen_tool
from core.survey import Question

_PICTURE_WIDTH = 212


class ThrownPage(LandingPage):
    """The coins or the die, which outcomes stand for what, and what is asked of a person."""

    def __init__(self, context: Context, question: Question) -> None:
        if question.mechanism is None or context.flow.procedure is None:
            raise ValueError(f"nothing is thrown for the question {question.id}")
        self._tool = screen_tool(context.flow.procedure)
        order = [sector.landing for sector in wheel_of(question)]
        told = rules(self._tool, question.mechanism)
        self._rules = sorted(told, key=lambda rule: order.index(rule.landing))
        super().__init__(context, question)

    @property
    def stage(self) -> ThrowStage:
        return self.throw

    def make_side(self) -> QWidget:
        theme = self._context.theme
        self.throw = DieThrow(theme, self) if self._tool is Tool.DIE else CoinsThrow(theme, self)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._above = QWidget()
        column.addWidget(self._above)
        column.addWidget(self.throw, 0, Qt.AlignmentFlag.AlignHCenter)
        legend = self._make_legend()
        column.addWidget(legend, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return holder

    def _make_legend(self) -> QWidget:
        """Return which outcomes stand for which letter."""
        theme = self._context.theme
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(14)
        for line, rule in enumerate(self._rules):
            letter = sector_letter(rule.landing)
            words = outcome_words(self._tool, rule)
            picture = outcome_picture(self._tool, rule, theme, _PICTURE_WIDTH, 40)
            badge = SectorBadge(letter, colour_of(rule.landing), theme, 36)
            label = TextLabel(words, theme, tone="muted")
            label.setAccessibleName(f"{letter}: {words}")
            grid.addWidget(badge, line, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(picture, line, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label, line, 2, Qt.AlignmentFlag.AlignVCenter)
        return holder

    def words(self) -> LandingWords:
        return self._words_of_die() if self._tool is Tool.DIE else self._words_of_coins()

    def _words_of_die(self) -> LandingWords:
        return LandingWords(
            read_statements=self.tr("Read both statements, then roll"),
            chooses=self.tr("The die chooses which of the two you answer."),
            read_rules=self.tr("Read the rules, then roll the die."),
            start=self.tr("Roll the die"),
            skip=self.tr("Show what it shows"),
            odds=throws_sentence(self._tool, self._rules),
            landed=self.tr("The die says {sector}"),
            landed_here=self.tr("The die chose this."),
            says_truth=self.tr("The die says Truth. Give your true answer."),
            says_yes=self.tr("The die says Yes. Now press {yes}."),
            says_no=self.tr("The die says No. Now press {no}."),
            unread=self.tr("Nobody who reads {yes} or {no} can know what the die asked for."),
            kept=self.tr("Kept: the word you press. Never kept: what the die showed."),
            kept_narrow=self.tr("Kept: the word you press, never what the die showed."),
        )

    def _words_of_coins(self) -> LandingWords:
        return LandingWords(
            read_statements=self.tr("Read both statements, then toss"),
            chooses=self.tr("The coins choose which of the two you answer."),
            read_rules=self.tr("Read the rules, then toss the coins."),
            start=self.tr("Toss the coins"),
            skip=self.tr("Show how they fall"),
            odds=throws_sentence(self._tool, self._rules),
            landed=self.tr("The coins say {sector}"),
            landed_here=self.tr("The coins chose this."),
            says_truth=self.tr("The coins say Truth. Give your true answer."),
            says_yes=self.tr("The coins say Yes. Now press {yes}."),
            says_no=self.tr("The coins say No. Now press {no}."),
            unread=self.tr("Nobody who reads {yes} or {no} can know what the coins asked for."),
            kept=self.tr("Kept: the word you press. Never kept: how the coins fell."),
            kept_narrow=self.tr("Kept: the word you press, never how the coins fell."),
        )

    @property
    def landing(self) -> int | None:
        outcome = self.throw.outcome
        return None if outcome is None else rule_of(outcome, self._rules)

    def draw(self) -> None:
        self.throw.show_throw(self._context.flow.throw(self.question).outcome)

    def fit_side(self, narrow: bool) -> None:
        self.throw.set_narrow(narrow)
        self._above.setFixedHeight(8 if narrow else 32)
