"""The wheel, the coins and the dice on the screen, and what is said of each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.respondent.devices.throw import CoinsThrow, DieThrow, ThrowStage
from app.respondent.devices.wheel import Wheel
from app.respondent.questions.device_layout import DeviceSize
from app.respondent.questions.landing import LandingPage, LandingWords
from app.respondent.questions.rule_rows import RuleRows
from app.respondent.scaffold.page import Context
from app.respondent.words.wheel import drawn_sectors, wheel_of
from app.words.catalogue import tr
from core.privacy.devices import Tool, rule_of, rules, screen_tool
from core.survey import Question

_LEAST_BESIDE = 560  # a column so wide has the rules beside what is thrown
# How much of the height of a device coins and dice have at least; a die is not as wide as coins.
_LEAST_THROW = {Tool.COINS: 0.4, Tool.DIE: 0.55}


class SpinnerPage(LandingPage):
    """The wheel and what it asks of a person."""

    @property
    def stage(self) -> Wheel:
        return self.wheel

    def make_side(self) -> QWidget:
        self.wheel = Wheel(self._context.theme)
        self.wheel.set_sectors(drawn_sectors(self.question))
        return self.wheel

    def words(self) -> LandingWords:
        return LandingWords(
            read_statements=tr("Read both, then spin"),
            chooses=tr("The wheel chooses which one you judge."),
            read_rules=tr("Read the rules, then spin the wheel."),
            start=tr("Spin the wheel"),
            once=tr("It turns once for each question."),
            landed=tr("The wheel landed on {sector}"),
            landed_here=tr("The wheel landed here."),
            says_truth=tr("The wheel landed on Truth. Give your true answer."),
            says_yes=tr("The wheel landed on Yes. Press {yes}, whatever is true."),
            says_no=tr("The wheel landed on No. Press {no}, whatever is true."),
            kept=tr("Kept: the word you press. Never kept: where the wheel landed."),
            kept_narrow=tr("Kept: the word you press, never where it landed."),
        )

    @property
    def landing(self) -> int | None:
        return self.wheel.landing

    def draw(self) -> None:
        spin = self._context.flow.spin(self.question)
        self.wheel.spin_to(spin.sector, spin.place)

    def fit_side(self, size: DeviceSize, s: float) -> None:
        self.wheel.set_rim(size.rim, s)


class ThrownPage(LandingPage):
    """The coins or the dice, which outcomes stand for what, and what is asked of a person."""

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
        self.rules = RuleRows(self._tool, self._rules, theme)
        self._side = QWidget()
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._side)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.addWidget(self.throw, 1)
        self._parts.addWidget(self.rules, 0)
        return self._side

    def fit_side(self, size: DeviceSize, s: float) -> None:
        """Put the rules under what is thrown, or beside it where width has more to give."""
        gap, width, room = round(16 * s), size.start, size.side
        beside = size.stacked and size.column >= _LEAST_BESIDE * s
        if not size.stacked:
            room = round((1 - _LEAST_THROW[self._tool]) * size.side) - gap
        self._side.setFixedWidth(width)
        if beside:
            width //= 2
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(across if beside else down)
        place = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag.AlignBottom
        self._parts.setAlignment(self.rules, place)
        self._parts.setSpacing(gap)
        self.rules.fit(width, room, s)
        self.rules.setMaximumWidth(width)
        self._side.setMinimumHeight(size.side)

    def words(self) -> LandingWords:
        return self._words_of_dice() if self._tool is Tool.DIE else self._words_of_coins()

    def _words_of_dice(self) -> LandingWords:
        return LandingWords(
            read_statements=tr("Read both, then roll"),
            chooses=tr("The dice chooses which one you judge."),
            read_rules=tr("Read the rules, then roll the dice."),
            start=tr("Roll the dice"),
            once=tr("It rolls once for each question."),
            landed=tr("The dice says {sector}"),
            landed_here=tr("The dice chose this."),
            says_truth=tr("The dice says Truth. Give your true answer."),
            says_yes=tr("The dice says Yes. Press {yes}, whatever is true."),
            says_no=tr("The dice says No. Press {no}, whatever is true."),
            kept=tr("Kept: the word you press. Never kept: what the dice showed."),
            kept_narrow=tr("Kept: the word you press, never what it showed."),
        )

    def _words_of_coins(self) -> LandingWords:
        return LandingWords(
            read_statements=tr("Read both, then toss"),
            chooses=tr("The coins choose which one you judge."),
            read_rules=tr("Read the rules, then toss the coins."),
            start=tr("Toss the coins"),
            once=tr("They are tossed once for each question."),
            landed=tr("The coins say {sector}"),
            landed_here=tr("The coins chose this."),
            says_truth=tr("The coins say Truth. Give your true answer."),
            says_yes=tr("The coins say Yes. Press {yes}, whatever is true."),
            says_no=tr("The coins say No. Press {no}, whatever is true."),
            kept=tr("Kept: the word you press. Never kept: how the coins fell."),
            kept_narrow=tr("Kept: the word you press, never how they fell."),
        )

    @property
    def landing(self) -> int | None:
        outcome = self.throw.outcome
        return None if outcome is None else rule_of(outcome, self._rules)

    def draw(self) -> None:
        self.throw.show_throw(self._context.flow.throw(self.question).outcome)
