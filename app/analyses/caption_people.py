"""Whose reports are counted, in the names that captions have for it."""

from __future__ import annotations

from app.analyses.looking import Looking
from core.estimate.results import Whose
from core.survey import Survey


def whose_of(looking: Looking, survey: Survey, flagged: int) -> Whose:
    """Return whose reports of a study with so many flagged ones are counted.

    The size of a population is not among it: not all that is looked at can be of one.
    """
    return Whose(
        looking.where,
        _named(survey, looking.design.strata),
        _named(survey, looking.design.clusters),
        tuple(margin.question for margin in looking.design.margins),
        left_out=flagged if looking.without_flagged else 0,
        weight=_named(survey, looking.weights),
    )


def _named(survey: Survey, question_id: str | None) -> str | None:
    """Return how an analyst calls what tells how people were drawn.

    A column of a table that nobody was asked has no id of its own, but its head.
    """
    if question_id is None:
        return None
    question = survey.question(question_id)
    return str(question.text) if question.unasked else question_id
