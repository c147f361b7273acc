"""Whose reports are counted, in the names that captions have for it."""

from __future__ import annotations

from app.analyses.request import AnalysisRequest
from app.words.options import in_bands
from core.estimate.results import SelectionText
from core.survey import Question, Survey


def selection_text_of(request: AnalysisRequest, survey: Survey, flagged: int) -> SelectionText:
    """Return whose reports of a study with so many flagged ones are counted.

    The size of a population is not among it: not all that is looked at can be of one.
    """
    return SelectionText(
        request.where,
        _named(survey, request.design.strata),
        _named(survey, request.design.clusters),
        tuple(_called(survey.question(each.question)) for each in request.design.margins),
        left_out=flagged if request.without_flagged else 0,
        weight=_named(survey, request.weights),
    )


def _named(survey: Survey, question_id: str | None) -> str | None:
    """Return how an analyst calls what tells how people were drawn.

    A column of a table that nobody was asked has no id of its own, but its head.
    """
    if question_id is None:
        return None
    return _called(survey.question(question_id))


def _called(question: Question) -> str:
    return in_bands(question, str(question.text) if question.unasked else question.asked_id)
