"""The wheel, the coins and the dice on the screen, and what is said of each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.respondent.devices.looks import TOOL_LOOKS
from app.respondent.devices.throw import ThrowStage
from app.respondent.devices.wheel import Wheel
from app.respondent.questions.device_layout import DeviceSize
from app.respondent.questions.landing import LandingPage
from app.respondent.questions.rule_rows import RuleRows
from app.respondent.scaffold.page import Context
from app.respondent.words.wheel import drawn_sectors, wheel_of
from core.privacy.devices import rule_of, rules, screen_tool
from core.survey import Question

_LEAST_BESIDE = 560  # a column so wide has the rules beside what is thrown


class SpinnerPage(LandingPage):
    """The wheel and what it asks of a person."""

    @property
    def stage(self) -> Wheel:
        return self.wheel

    def make_side(self) -> QWidget:
        self.wheel = Wheel(self._context.theme)
        self.wheel.set_sectors(drawn_sectors(self.question))
        return self.wheel

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
        if question.channel is None or context.flow.procedure is None:
            raise ValueError(f"nothing is thrown for the question {question.id}")
        self._tool = screen_tool(context.flow.procedure)
        stage = TOOL_LOOKS[self._tool].stage
        if stage is None:
            raise ValueError(f"the screen shows no throw of {self._tool.name}")
        self._looks = stage
        order = [sector.landing for sector in wheel_of(question)]
        told = rules(self._tool, question.channel)
        self._rules = sorted(told, key=lambda rule: order.index(rule.landing))
        super().__init__(context, question)

    @property
    def stage(self) -> ThrowStage:
        return self.throw

    def make_side(self) -> QWidget:
        theme = self._context.theme
        self.throw = self._looks.make(theme, self)
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
            room = round((1 - self._looks.least) * size.side) - gap
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

    @property
    def landing(self) -> int | None:
        outcome = self.throw.outcome
        return None if outcome is None else rule_of(outcome, self._rules)

    def draw(self) -> None:
        self.throw.show_throw(self._context.flow.throw(self.question).outcome)
