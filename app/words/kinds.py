"""Names of the kinds of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.survey import Kind


class _Kind(NamedTuple):
    """How a kind is called by itself, how with so many options, and its icon."""

    name: Callable[[], str]
    with_options: Callable[[], str]
    icon: str


_KINDS: Final = {
    Kind.YES_NO: _Kind(lambda: tr("Yes or no"), lambda: tr("Yes/no"), "question"),
    Kind.ONE_OF: _Kind(lambda: tr("One of several"), lambda: tr("One of {0}"), "radio"),
    Kind.MANY_OF: _Kind(lambda: tr("Many of several"), lambda: tr("Many of {0}"), "checkbox"),
    Kind.RATING: _Kind(lambda: tr("Rating"), lambda: tr("Rating of {0}"), "rating"),
    Kind.NUMBER: _Kind(lambda: tr("Number"), lambda: tr("Number"), "number"),
}


def kind_name(kind: Kind) -> str:
    """Name a kind of question."""
    return _KINDS[kind].name()


def kind_icon(kind: Kind, *, sensitive: bool = False) -> str:
    """Return the icon of a kind; of a yes/no question it is the wheel that randomizes it."""
    return "wheel" if sensitive and kind is Kind.YES_NO else _KINDS[kind].icon


def kind_detail(question: DraftQuestion) -> str:
    """Say of what kind a question is, with how many options, and whether it is in the clear."""
    name = _KINDS[question.kind].with_options().format(len(question.options))
    if question.sensitive:
        return f"{name} ·"
    return tr("{kind} · in the clear").format(kind=name)
