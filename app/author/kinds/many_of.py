"""A question of which any of the options may be chosen."""

from __future__ import annotations

from typing import ClassVar

from app.author.kinds.base import AuthoredKind, Shares
from app.author.words.authoring import said
from app.words.catalogue import tr
from core.draft import DraftQuestion
from core.draft.fitting import SHARE
from core.survey import Answered, Question


class ManyOf(AuthoredKind):
    """Options whose shares are stated each by itself."""

    has_sum: ClassVar[bool] = False

    def fulfilled(self, question: DraftQuestion, part: Answered, language: str) -> str:
        told = tr("ticked {answers} at “{question}”")
        return told.format(
            answers=self._named(question, part, language),
            question=said(question.text, language) or question.id,
        )

    def first_shares(self, question: Question) -> dict[str, float]:
        return dict.fromkeys(question.option_ids, SHARE)

    def rest(self, question: Question, shares: Shares) -> float:
        return 0.0
