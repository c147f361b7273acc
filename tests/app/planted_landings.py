"""Leaks of landings, of words exchanged and of what pages show, planted on purpose.

Every one must be caught.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from planting import TRUTHS, after_answer, patch, plant, window
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent

from app.respondent.devices.shuffled_cards import Cards
from app.respondent.devices.wheel import Wheel
from app.respondent.flow.clear_answers import ClearAnswers
from app.respondent.flow.practice import QUESTION as PRACTICE
from app.respondent.flow.screen_draws import Spin
from app.respondent.flow.way import RespondentFlow
from app.respondent.questions.landing import LandingPage
from app.respondent.questions.scrambled_kept import ScrambledKeptPage
from core.survey import Question


@plant("word turned back into an answer")
def _unmirrored() -> None:
    landed: list[int] = []
    spin, answer = RespondentFlow.spin, RespondentFlow.answer_spinner

    def spying(self: RespondentFlow, question: Question) -> Spin:
        drawn = spin(self, question)
        landed.append(drawn.sector)
        return drawn

    def turning_back(self: RespondentFlow, question: Question, word: int) -> None:
        answer(self, question, word if landed.pop() == 0 else 1 - word)

    patch(RespondentFlow, "spin", spying)
    patch(RespondentFlow, "answer_spinner", turning_back)


@plant("landing kept")
def _landing() -> None:
    spin = RespondentFlow.spin

    def keeping(self: RespondentFlow, question: Question) -> Spin:
        drawn = spin(self, question)
        patch(self, "landed", drawn.sector)
        return drawn

    patch(RespondentFlow, "spin", keeping)


def _knowing_landings(keep: Callable[[RespondentFlow, Question, Spin], object]) -> None:
    """Let a leak run with every landing of a wheel."""
    spin = RespondentFlow.spin

    def leaking(self: RespondentFlow, question: Question) -> Spin:
        drawn = spin(self, question)
        keep(self, question, drawn)
        return drawn

    patch(RespondentFlow, "spin", leaking)


@plant("landing kept after its word")
def _landing_after() -> None:
    """The stage is put to rest, and what it showed stays with the page's flow."""
    forget = Wheel.reset

    def keeping(self: Wheel) -> None:
        if self.outcome is not None:
            patch(window(), "landed", self.outcome)
        forget(self)

    patch(Wheel, "reset", keeping)


@plant("landing in the mark of a start")
def _landing_in_mark() -> None:
    def mark(_flow: RespondentFlow, question: Question, spin: Spin) -> None:
        if question.id != PRACTICE:
            (begun,) = Path.home().rglob(".begun")
            begun.write_text(str(spin.sector), encoding="utf-8")

    _knowing_landings(mark)


@plant("landing told after coming back")
def _landing_told() -> None:
    landed: list[int] = []
    _knowing_landings(lambda _flow, _question, spin: landed.append(spin.sector))
    page = LandingPage.showEvent

    def telling(self: LandingPage, event: QShowEvent) -> None:
        page(self, event)
        if self._starts():
            self.setAccessibleDescription(f"it landed on {landed[-1]}")

    patch(LandingPage, "showEvent", telling)


def _exchanging(leak: Callable[[RespondentFlow, Question, Any], object]) -> None:
    """Let a leak run with every word that is exchanged."""
    exchange = RespondentFlow.exchange_word

    def leaking(self: RespondentFlow, question: Question) -> None:
        word = self.answers[question.id]
        exchange(self, question)
        leak(self, question, word)

    patch(RespondentFlow, "exchange_word", leaking)


@plant("wrong word recorded")
def _wrong_word() -> None:
    def record(_flow: RespondentFlow, _question: Question, word: Any) -> None:
        window()._settings.splitter = [word]

    _exchanging(record)


@plant("wrong word remembered")
def _remembered_word() -> None:
    _exchanging(lambda flow, question, word: patch(flow, "exchanged", (question.id, word)))


@plant("kept page told by the truth")
def _kept_told() -> None:
    after_answer(lambda *_: None)
    tell = ScrambledKeptPage._tell

    def telling(self: ScrambledKeptPage) -> None:
        tell(self)
        self.setAccessibleDescription(f"{self.accessibleDescription()} {TRUTHS[-1]}")

    patch(ScrambledKeptPage, "_tell", telling)


@plant("kept card drawn by the truth")
def _kept_drawn() -> None:
    """A point on the card, of which nothing is told."""
    after_answer(lambda *_: None)
    paint = Cards.paintEvent

    def painting(self: Cards, event: QPaintEvent) -> None:
        paint(self, event)
        if TRUTHS[-1]:
            painter = QPainter(self)
            painter.drawPoint(self.rect().center())
            painter.end()

    patch(Cards, "paintEvent", painting)


@plant("practice remembered")
def _practice() -> None:
    _knowing_landings(
        lambda _flow, question, spin: (
            patch(window(), "practised", spin.sector) if question.id == PRACTICE else None
        )
    )


@plant("clear answer noted before it is confirmed")
def _unconfirmed() -> None:
    choose = ClearAnswers.choose

    def noting(self: ClearAnswers, question: Question, value: Any) -> None:
        choose(self, question, value)
        path = Path(tempfile.gettempdir()) / f"draft-{value}"
        path.write_text("", encoding="utf-8")
        path.unlink()

    patch(ClearAnswers, "choose", noting)
