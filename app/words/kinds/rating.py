"""A rating."""

from __future__ import annotations

from app.words.catalogue import tr
from app.words.kinds.base import KindWords
from core.survey import Question


def _in_list(question: Question) -> str:
    return tr("Rating, {n} steps", "", len(question.options))


RATING = KindWords(
    icon="rating",
    name=lambda: tr("Rating"),
    with_options=lambda: tr("Rating of {0}"),
    in_list=_in_list,
)
