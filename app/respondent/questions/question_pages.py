"""Which page asks a question."""

from __future__ import annotations

from app.respondent.questions.boxes_kept import BoxesKeptPage
from app.respondent.questions.clear import ClearPage
from app.respondent.questions.landing import SpinnerPage, ThrownPage
from app.respondent.questions.own_device import OwnDevicePage
from app.respondent.questions.pressed_kept import PressedKeptPage
from app.respondent.questions.scrambled import ScrambledPage
from app.respondent.questions.scrambled_kept import ScrambledKeptPage
from app.respondent.scaffold.page import Context, RespondentPage
from core.survey import Question


def question_page(context: Context, question: Question, *, fresh: bool = False) -> RespondentPage:
    """Return the page for a question, by its kind, the procedure, and what is answered.

    `fresh`: it was answered on the page before, and its kept moment begins.
    """
    flow = context.flow
    if not question.sensitive:
        return ClearPage(context, question)
    if question.id in flow.answers and not flow.presses(question):
        page = BoxesKeptPage if question.multiple else ScrambledKeptPage
        return page(context, question, fresh=fresh)
    if question.id in flow.answers:
        return PressedKeptPage(context, question, fresh=fresh)
    if flow.spins(question):
        return SpinnerPage(context, question)
    if flow.throws(question):
        return ThrownPage(context, question)
    if flow.presses(question):
        return OwnDevicePage(context, question)
    return ScrambledPage(context, question)
