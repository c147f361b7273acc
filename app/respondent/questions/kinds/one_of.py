"""A question of which one option is chosen; a rating and bins of numbers are, too."""

from __future__ import annotations

from app.respondent.questions.choosing import OptionList
from app.respondent.questions.kinds.base import Answering
from app.theme import Theme
from app.words.catalogue import tr
from core.privacy.mechanisms import Report
from core.response.privatize import Truth


class OneChosen(Answering[OptionList]):
    """One option of a list."""

    def clear_field(self, theme: Theme, name: str, *, secret: bool) -> OptionList:
        return OptionList(self.texts, theme, many=False, name=name)

    def scrambled_field(self, theme: Theme, name: str) -> OptionList:
        return OptionList(self.texts, theme, many=False, name=name)

    @property
    def lead(self) -> str:
        return tr("Choose your true answer. It is scrambled, then forgotten.")

    def truth(self, field: OptionList) -> Truth | None:
        return self._code(field) if field.has_choice else None

    def given(self, field: OptionList) -> Report | None:
        return self._code(field) if field.has_choice else None

    def _code(self, field: OptionList) -> int:
        return self.question.codes[self.places[field.chosen()]]

    def show(self, field: OptionList, given: Report) -> None:
        if isinstance(given, int):
            field.choose([self.places.index(self.question.codes.index(given))])
