"""How each kind of question is answered where no device asks it: each kind is a file here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from app.respondent.questions.kinds.base import Answering
from app.respondent.questions.kinds.many_of import Ticked
from app.respondent.questions.kinds.number import number_or_bin
from app.respondent.questions.kinds.one_of import OneChosen
from app.respondent.questions.kinds.yes_no import YesOrNo
from core.survey import Kind, Question

ANSWERING: Final[dict[Kind, Callable[[Question, str, Sequence[int]], Answering[Any]]]] = {
    Kind.YES_NO: YesOrNo,
    Kind.ONE_OF: OneChosen,
    Kind.MANY_OF: Ticked,
    Kind.RATING: OneChosen,
    Kind.NUMBER: number_or_bin,
}


def answering(question: Question, language: str, places: Sequence[int]) -> Answering[Any]:
    """Return with what a question is answered, and what the answer is.

    `places` are those of the options that are asked, in the order in which they are shown.
    """
    return ANSWERING[question.kind](question, language, places)
