"""Names of the kinds of questions and of their answers: each kind is a file here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.words.catalogue import tr
from app.words.kinds.base import KindWords
from app.words.kinds.many_of import MANY_OF
from app.words.kinds.number import NUMBER
from app.words.kinds.one_of import ONE_OF
from app.words.kinds.rating import RATING
from app.words.kinds.yes_no import YES_NO
from core.survey import Kind

if TYPE_CHECKING:
    from core.draft import DraftQuestion

KIND_WORDS: Final[dict[Kind, KindWords]] = {
    Kind.YES_NO: YES_NO,
    Kind.ONE_OF: ONE_OF,
    Kind.MANY_OF: MANY_OF,
    Kind.RATING: RATING,
    Kind.NUMBER: NUMBER,
}


def kind_name(kind: Kind) -> str:
    return KIND_WORDS[kind].name()


def kind_icon(kind: Kind, *, sensitive: bool = False) -> str:
    """Return the icon of a kind; where devices can randomize it, that of a wheel."""
    by_device = sensitive and kind.definition.by_device
    return "wheel" if by_device else KIND_WORDS[kind].icon


def kind_detail(question: DraftQuestion) -> str:
    """Say of what kind a question is, with how many options, and whether it is in the clear."""
    name = KIND_WORDS[question.kind].with_options().format(len(question.options))
    if question.sensitive:
        return f"{name} ·"
    return tr("{kind} · in the clear").format(kind=name)
