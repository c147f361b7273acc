"""A question of which one option is chosen; a rating and bins of numbers are, too."""

from __future__ import annotations

from collections.abc import Sequence

from app.respondent.questions.choosing import OptionList
from app.respondent.questions.kinds.base import Answering
from app.theme import Theme
from app.words.catalogue import tr
from core.privacy.mechanisms import Report
from core.response.privatize import Truth


class OneChosen(Answering[OptionList]):
    """One option of a list."""

    def clear_field(self, theme: Theme, name: str, *, secret: bool) -> OptionList:
        return OptionList(self.texts(self.question.option_ids), theme, many=False, name=name)

    def scrambled_field(self, theme: Theme, name: str, asked: Sequence[str]) -> OptionList:
        return OptionList(self.texts(asked), theme, many=False, name=name)

    def lead(self, n_asked: int) -> str:
        return tr("Choose your true answer. It is scrambled, then forgotten.")

    def truth(self, field: OptionList) -> Truth | None:
        return self.question.codes[field.chosen()] if field.has_choice else None

    def given(self, field: OptionList) -> Report | None:
        return self.question.codes[field.chosen()] if field.has_choice else None

    def show(self, field: OptionList, given: Report) -> None:
        if isinstance(given, int):
            field.choose([self.question.codes.index(given)])
