"""The kinds of questions: each is a file here and has its entry in the one table.

To add a kind: write its file, and name it in `Kind` and in `_DEFINITIONS`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from core.privacy.channel import Domain
from core.survey.kinds.base import Choices, Option, QuestionFields, QuestionKind
from core.survey.kinds.listed import MAX_OPTIONS
from core.survey.kinds.many_of import ManyOf
from core.survey.kinds.number import Number
from core.survey.kinds.one_of import OneOf
from core.survey.kinds.rating import Rating
from core.survey.kinds.yes_no import FORM_LIST, YesNo

__all__ = [
    "FORM_LIST", "MAX_OPTIONS", "Choices", "Kind", "Option", "QuestionFields", "QuestionKind",
]  # fmt: skip


class Kind(StrEnum):
    """What is asked for, by its name in files; `definition` has all else."""

    YES_NO = "yes-no"
    ONE_OF = "one-of"
    MANY_OF = "many-of"
    RATING = "rating"
    NUMBER = "number"

    @property
    def definition(self) -> QuestionKind:
        """The kind's own object, which is asked what a question of this kind is."""
        return _DEFINITIONS[self]

    def domain(self, measured: bool) -> Domain:
        """Return what one draw chooses among; `measured` tells of numbers without bins."""
        return self.definition.domain(measured=measured)


_DEFINITIONS: Final[dict[Kind, QuestionKind]] = {
    Kind.YES_NO: YesNo(),
    Kind.ONE_OF: OneOf(),
    Kind.MANY_OF: ManyOf(),
    Kind.RATING: Rating(),
    Kind.NUMBER: Number(),
}
