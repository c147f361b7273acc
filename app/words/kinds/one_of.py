"""A question of which one option is chosen."""

from __future__ import annotations

from app.words.catalogue import tr
from app.words.kinds.base import KindWords
from core.survey import Question


def _in_list(question: Question) -> str:
    return tr("One of {n}", "", len(question.options))


ONE_OF = KindWords(
    icon="radio",
    name=lambda: tr("One of several"),
    with_options=lambda: tr("One of {0}"),
    in_list=_in_list,
)
