"""How a question is answered where no device asks it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from app.respondent.questions.answer_field import AnswerField
from app.theme import Theme
from app.words.options import option_text
from core.privacy.mechanisms import Report
from core.response.privatize import Truth
from core.survey import Question

Field = TypeVar("Field", bound=AnswerField)


class Answering(ABC, Generic[Field]):
    """With what a question of a kind is answered, and what the answer is.

    An answer is taken out of its field by one call, and is in no attribute of this.

    Args:
        language: in which its options are shown.
        places: of the options that are asked, in the order in which they are shown.
    """

    column: ClassVar[int] = 800
    by_enter: ClassVar[bool] = True
    """Enter goes on to the next page."""

    def __init__(self, question: Question, language: str, places: Sequence[int]) -> None:
        self.question, self.language, self.places = question, language, tuple(places)

    @property
    def texts(self) -> list[str]:
        """What the options are called, in the order in which they are shown."""
        ids = self.question.option_ids
        return [option_text(self.question, ids[place], self.language) for place in self.places]

    @abstractmethod
    def clear_field(self, theme: Theme, name: str, *, secret: bool) -> Field:
        """Return what a question in the clear is answered with; `name` is the question's text.

        With `secret` what is typed can be neither learnt by an input method nor copied.
        """

    @abstractmethod
    def scrambled_field(self, theme: Theme, name: str) -> Field:
        """Return what a sensitive one is answered with."""

    @property
    @abstractmethod
    def lead(self) -> str:
        """What is said above a sensitive question: what becomes of the answer."""

    @property
    def notes(self) -> tuple[str, str] | None:
        """What stands in a quiet line while something is missing, and then; None for no line."""
        return None

    @abstractmethod
    def truth(self, field: Field) -> Truth | None:
        """Return the answer as it is randomized, None where there is none."""

    @abstractmethod
    def given(self, field: Field) -> Report | None:
        """Return the answer as it is saved in the clear, None where there is none."""

    @abstractmethod
    def show(self, field: Field, given: Report) -> None:
        """Show an answer that was given before."""
