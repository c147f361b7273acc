"""What the author's pages need to know of each kind of question: each that differs is a file here.

Which fields a question has in the form follows from what its kind has in a survey file.
"""

from __future__ import annotations

from typing import Final

from app.author.kinds.base import AuthoredKind
from app.author.kinds.many_of import ManyOf
from app.author.kinds.number import Number
from app.author.kinds.yes_no import YesNo
from core.survey import Kind

AUTHORED: Final[dict[Kind, AuthoredKind]] = {
    Kind.YES_NO: YesNo(),
    Kind.ONE_OF: AuthoredKind(),
    Kind.MANY_OF: ManyOf(),
    Kind.RATING: AuthoredKind(),
    Kind.NUMBER: Number(),
}
