"""A question for a number."""

from __future__ import annotations

from app.words.answers import range_text
from app.words.catalogue import tr
from app.words.kinds.base import KindWords
from core.present.numerals import bin_ends
from core.survey import Question


def _in_list(question: Question) -> str:
    if question.charted:
        return tr("Number, window")
    return tr("Number, bins") if question.bins else tr("Number")


def _bin_text(question: Question, option: str, _language: str) -> str:
    if option not in question.option_ids:
        return option
    return range_text(*bin_ends(question, option))


NUMBER = KindWords(
    icon="number",
    name=lambda: tr("Number"),
    with_options=lambda: tr("Number"),
    in_list=_in_list,
    option_text=_bin_text,
    declining=lambda: tr(
        "Ask it as a one-of of ranges, with an option such as 'Prefer not to say' that abstains."
    ),
)
