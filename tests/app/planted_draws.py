"""Draws of what is asked that an answer or a landing has a say in, planted on purpose.

Every one must be caught.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from planting import TRUTHS, after_answer, patch, plant

import app.respondent.flow.way as flow_module
from app.respondent.flow.clear_answers import ClearAnswers
from app.respondent.flow.screen_draws import Spin
from app.respondent.flow.way import RespondentFlow
from core.privacy.procedures import Procedure
from core.privacy.randomness import Door
from core.response.drawing import draw
from core.response.sitting import Sitting, begin
from core.survey import Question, Survey


@plant("draw by the answer in practice")
def _by_practice() -> None:
    after_answer(lambda *_: None)

    def choosing(survey: Survey, procedure: Procedure | None, door: Door) -> Sitting:
        begun = begin(survey, procedure, door)
        return begin(survey, procedure, door) if survey.samples and TRUTHS[0] else begun

    patch(flow_module, "begin", choosing)


@plant("drawn anew by a clear answer")
def _by_clear_answer() -> None:
    chosen: list[Any] = []
    choose, back = ClearAnswers.choose, RespondentFlow.back

    def noting(self: ClearAnswers, question: Question, value: Any) -> None:
        chosen.append(value)
        choose(self, question, value)

    def drawing_again(self: RespondentFlow) -> None:
        back(self)
        if chosen[-1:] == [0] and self._sitting is not None:
            drawn = draw(self.survey, self._door)
            self._sitting, self.clear.drawn = replace(self._sitting, drawn=drawn), drawn
            self._store.put(self._sitting)

    patch(ClearAnswers, "choose", noting)
    patch(RespondentFlow, "back", drawing_again)


@plant("drawn anew on reopening, by the landing")
def _by_landing() -> None:
    landed: list[int] = []
    spin, resume = RespondentFlow.spin, RespondentFlow.resume

    def spying(self: RespondentFlow, question: Question) -> Spin:
        drawn = spin(self, question)
        landed.append(drawn.sector)
        return drawn

    def drawing_again(self: RespondentFlow, sitting: Sitting) -> None:
        resume(self, sitting)
        if not sitting.saved and landed[-1] == 1:
            draw(self.survey, self._door)

    patch(RespondentFlow, "spin", spying)
    patch(RespondentFlow, "resume", drawing_again)
