"""A question answered by the wheel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.views.respondent.landing import LandingPage, LandingWords
from app.views.respondent.wheel_words import drawn_sectors, marks_sentence, spins_sentence
from app.widgets.text import TextLabel
from app.widgets.wheel import Wheel


class SpinnerPage(LandingPage):
    """The wheel and what it asks of a person."""

    @property
    def stage(self) -> Wheel:
        return self.wheel

    def make_side(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._above_wheel = QWidget()
        self.wheel = Wheel(self._context.theme)
        self.wheel.set_sectors(drawn_sectors(self.question))
        self.marks_label = TextLabel("", self._context.theme, tone="muted")
        self.marks_label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._above_wheel)
        column.addWidget(self.wheel, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addWidget(self.marks_label)
        column.addStretch(1)
        return holder

    def words(self) -> LandingWords:
        return LandingWords(
            read_statements=self.tr("Read both statements, then spin"),
            chooses=self.tr("The wheel chooses which of the two you answer."),
            read_rules=self.tr("Read the rules, then spin the wheel."),
            start=self.tr("Spin the wheel"),
            skip=self.tr("Show where it lands"),
            odds=spins_sentence(self.question),
            landed=self.tr("The wheel landed on {sector}"),
            landed_here=self.tr("The wheel landed here."),
            says_truth=self.tr("The wheel landed on Truth. Give your true answer."),
            says_yes=self.tr("The wheel landed on Yes. Now press {yes}."),
            says_no=self.tr("The wheel landed on No. Now press {no}."),
            unread=self.tr("Nobody who reads {yes} or {no} can know what the wheel asked for."),
            kept=self.tr("Kept: the word you press. Never kept: where the wheel landed."),
            kept_narrow=self.tr("Kept: the word you press, never where it landed."),
        )

    @property
    def landing(self) -> int | None:
        return self.wheel.landing

    def draw(self) -> None:
        spin = self._context.flow.spin(self.question)
        self.wheel.spin_to(spin.sector, spin.place)

    def fit_side(self, narrow: bool) -> None:
        self.wheel.set_narrow(narrow)
        self._above_wheel.setFixedHeight(26 if narrow else 40)
        self.marks_label.setText(marks_sentence(self.question, short=narrow))
