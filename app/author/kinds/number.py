"""A question for a number."""

from __future__ import annotations

from collections.abc import Sequence

from app.author.kinds.base import AuthoredKind
from app.author.words.authoring import said
from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.survey import Answered, Question


class Number(AuthoredKind):
    """A number as it stands, or bins, which are options."""

    def fulfilled(self, question: DraftQuestion, part: Answered, language: str) -> str:
        told = tr("gave {least} to {most} to “{question}”")
        if part.at_most is None:
            told = tr("gave {least} or more to “{question}”")
        elif part.at_least is None:
            told = tr("gave {most} or less to “{question}”")
        words = said(question.text, language) or question.id
        return told.format(least=part.at_least, most=part.at_most, question=words)

    def how_asked(self, question: Question, ways: Sequence[str]) -> str:
        if question.measured:
            return tr("a number; scrambled")
        return super().how_asked(question, ways)
