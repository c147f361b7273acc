"""A question for a number."""

from __future__ import annotations

from collections.abc import Sequence

from app.author.kinds.base import AuthoredKind
from app.words.catalogue import tr
from core.survey import Question


class Number(AuthoredKind):
    """A number as it stands, or bins, which are options."""

    def how_asked(self, question: Question, ways: Sequence[str]) -> str:
        if question.measured:
            return tr("a number; scrambled")
        return super().how_asked(question, ways)
