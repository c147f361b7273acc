"""A question of which any of the options may be chosen."""

from __future__ import annotations

from app.words.catalogue import tr
from app.words.kinds.base import KindWords
from core.survey import Question


def _in_list(question: Question) -> str:
    return tr("Many of {n}", "", len(question.options))


MANY_OF = KindWords(
    icon="checkbox",
    name=lambda: tr("Many of several"),
    with_options=lambda: tr("Many of {0}"),
    in_list=_in_list,
    together=lambda: tr("{n} options that share one ε"),
    declining=lambda: tr(
        "No option of a many-of can abstain, and to choose none is an answer too. Ask it as a "
        "one-of with an option that abstains, or tell people that they may leave the survey."
    ),
)
