"""A question of which any of the options may be chosen."""

from __future__ import annotations

from typing import ClassVar

from app.author.kinds.base import AuthoredKind, Shares
from core.draft.fitting import SHARE
from core.survey import Question


class ManyOf(AuthoredKind):
    """Options whose shares are stated each by itself."""

    has_sum: ClassVar[bool] = False

    def first_shares(self, question: Question) -> dict[str, float]:
        return dict.fromkeys(question.option_ids, SHARE)

    def rest(self, question: Question, shares: Shares) -> float:
        return 0.0
