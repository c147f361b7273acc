"""A question of which any of the options may be ticked."""

from __future__ import annotations

from typing import ClassVar

from app.respondent.questions.choosing import OptionList
from app.respondent.questions.kinds.base import Answering
from app.respondent.words.draws import options_text
from app.theme import Theme
from app.words.catalogue import tr
from core.privacy.mechanisms import Report
from core.response.privatize import Truth


class Ticked(Answering[OptionList]):
    """Any options of a list, or none of them."""

    column: ClassVar[int] = 840
    by_enter: ClassVar[bool] = False  # it ticks no box and sends none

    def clear_field(self, theme: Theme, name: str, *, secret: bool) -> OptionList:
        return self.scrambled_field(theme, name)

    def scrambled_field(self, theme: Theme, name: str) -> OptionList:
        return OptionList(self.texts, theme, many=True, name=name)

    @property
    def lead(self) -> str:
        told = tr("Tick all that are true for you. They are scrambled, then forgotten.")
        if len(self.places) == 1:
            told = tr("Tick it if it is true for you. It is scrambled, then forgotten.")
        return f"{options_text(self.question)} {told}".lstrip()

    @property
    def notes(self) -> tuple[str, str] | None:
        ready = tr("Your ticks are saved as you give them.")
        if self.question.sensitive:
            ready = tr("Your ticks are never saved. Only scrambled boxes are.")
        return OptionList.tick_first(), ready

    def truth(self, field: OptionList) -> Truth | None:
        return self._marks(field) if field.has_choice else None

    def given(self, field: OptionList) -> Report | None:
        return "".join(map(str, self._marks(field))) if field.has_choice else None

    def show(self, field: OptionList, given: Report) -> None:
        if isinstance(given, str):
            field.choose([at for at, place in enumerate(self.places) if given[place] == "1"])

    def _marks(self, field: OptionList) -> tuple[int, ...]:
        """Return 1 or 0 for each option that is asked, in the order of the survey."""
        marks = dict(zip(self.places, field.marks(), strict=True))
        return tuple(marks[place] for place in sorted(self.places))
