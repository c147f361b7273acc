"""A question for a number, which is typed; one with bins is answered by one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.respondent.questions.kinds.base import Answering
from app.respondent.questions.kinds.one_of import OneChosen
from app.respondent.questions.number import NumberField
from app.theme import Theme
from app.words.catalogue import tr
from core.privacy.mechanisms import Report
from core.response.privatize import Truth
from core.survey import Question


def number_or_bin(question: Question, language: str, places: Sequence[int]) -> Answering[Any]:
    return (Typed if question.measured else OneChosen)(question, language, places)


class Typed(Answering[NumberField]):
    def clear_field(self, theme: Theme, name: str, *, secret: bool) -> NumberField:
        return NumberField(self.question, theme, name, secret=secret)

    def scrambled_field(self, theme: Theme, name: str) -> NumberField:
        return NumberField(self.question, theme, name, secret=True, late=True)

    @property
    def lead(self) -> str:
        return tr("Write your true number. It is scrambled, then forgotten.")

    def truth(self, field: NumberField) -> Truth | None:
        value = field.value()
        return None if value is None else field.place_of(value)

    def given(self, field: NumberField) -> Report | None:
        return field.value()

    def show(self, field: NumberField, given: Report) -> None:
        if isinstance(given, int):
            field.show_value(given)
