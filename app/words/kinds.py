"""Names of the kinds of questions."""

from __future__ import annotations

from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.survey import Kind


def kind_name(kind: Kind) -> str:
    """Name a kind of question."""
    return {
        Kind.YES_NO: tr("Yes or no"),
        Kind.ONE_OF: tr("One of several"),
        Kind.MANY_OF: tr("Many of several"),
        Kind.RATING: tr("Rating"),
        Kind.NUMBER: tr("Number"),
    }[kind]


def kind_icon(kind: Kind, *, sensitive: bool = False) -> str:
    """Return the icon of a kind; of a yes/no question it is the wheel that randomizes it."""
    if kind is Kind.YES_NO:
        return "wheel" if sensitive else "question"
    return {
        Kind.ONE_OF: "radio",
        Kind.MANY_OF: "checkbox",
        Kind.RATING: "rating",
        Kind.NUMBER: "number",
    }[kind]


def kind_detail(question: DraftQuestion) -> str:
    """Say of what kind a question is, with how many options, and whether it is in the clear."""
    n = len(question.options)
    name = {
        Kind.YES_NO: tr("Yes/no"),
        Kind.ONE_OF: tr("One of {0}").format(n),
        Kind.MANY_OF: tr("Many of {0}").format(n),
        Kind.RATING: tr("Rating of {0}").format(n),
        Kind.NUMBER: tr("Number"),
    }[question.kind]
    if question.sensitive:
        return f"{name} ·"
    return tr("{kind} · in the clear").format(kind=name)
