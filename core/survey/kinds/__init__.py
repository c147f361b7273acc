"""The kinds of questions: each is a file here and has its entry in the one table.

To add a kind: write its file, and add its entry below.
"""

from __future__ import annotations

from typing import ClassVar, Final

from core.privacy.channel import Domain
from core.survey.kinds.base import Choices, Option, QuestionFields, QuestionKind
from core.survey.kinds.listed import MAX_OPTIONS
from core.survey.kinds.many_of import ManyOf
from core.survey.kinds.number import Number
from core.survey.kinds.one_of import OneOf
from core.survey.kinds.rating import Rating
from core.survey.kinds.yes_no import FORM_LIST, YesNo

__all__ = [
    "FORM_LIST", "KINDS", "MAX_OPTIONS", "Choices", "Kind", "Option", "QuestionFields",
    "QuestionKind",
]  # fmt: skip


class Kind(str):
    """What is asked for, by its name in files; `definition` has all else.

    There is one object of each kind, so that kinds are told apart by `is` as well. `Kind(name)`
    returns that of a name. Raises ValueError for a name that no kind has.
    """

    YES_NO: ClassVar[Kind]
    ONE_OF: ClassVar[Kind]
    MANY_OF: ClassVar[Kind]
    RATING: ClassVar[Kind]
    NUMBER: ClassVar[Kind]

    definition: QuestionKind

    def __new__(cls, name: str) -> Kind:
        """Return the kind of this name."""
        if name not in KINDS:
            raise ValueError(f"there is no kind of question {name!r}")
        return KINDS[name]

    @classmethod
    def made(cls, name: str, definition: QuestionKind) -> Kind:
        """Return a new kind, which is one of the kinds once it stands in `KINDS`."""
        kind = str.__new__(cls, name)
        kind.definition = definition
        return kind

    def __reduce__(self) -> tuple[type[Kind], tuple[str]]:
        """Let a copy, in this process or another, be the one object of its name."""
        return Kind, (str(self),)

    def domain(self, measured: bool) -> Domain:
        """Return what one draw chooses among; `measured`: of a number without bins."""
        return self.definition.domain(measured=measured)


Kind.YES_NO = Kind.made("yes-no", YesNo())
Kind.ONE_OF = Kind.made("one-of", OneOf())
Kind.MANY_OF = Kind.made("many-of", ManyOf())
Kind.RATING = Kind.made("rating", Rating())
Kind.NUMBER = Kind.made("number", Number())

KINDS: Final[dict[str, Kind]] = {
    kind: kind for kind in (Kind.YES_NO, Kind.ONE_OF, Kind.MANY_OF, Kind.RATING, Kind.NUMBER)
}
"""All kinds by name, in the order in which they are offered."""
