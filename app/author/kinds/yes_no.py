"""A yes/no question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from app.author.kinds.base import AuthoredKind, Shares
from app.words.catalogue import joined, tr
from core.draft import DraftQuestion
from core.draft.fitting import SHARE
from core.survey import Question


class YesNo(AuthoredKind):
    """Two answers that nobody writes down, of which the share of one is stated."""

    has_sum: ClassVar[bool] = False

    def answers(self, question: DraftQuestion, language: str) -> list[tuple[str, str]]:
        return [("yes", tr("Yes")), ("no", tr("No"))]

    def people_captions(self, *, mirrored: bool) -> tuple[str, str]:
        if mirrored:
            return tr("A applies"), tr("A does not apply")
        return tr("True answer yes"), tr("True answer no")

    def saved_alike(self, *, mirrored: bool) -> str:
        if mirrored:
            return tr(
                "Out of 100 people to whom A applies, {kept} are saved as TRUE; of 100 to whom it "
                "does not, {joined} are also."
            )
        return tr(
            "Out of 100 people whose true answer is yes, {kept} are saved with yes; out of 100 "
            "with no, {joined} are also."
        )

    def if_so_many(self) -> str:
        return tr("If {share} of {people} people did")

    def how_asked(self, question: Question, ways: Sequence[str]) -> str:
        return tr("yes or no; {ways}").format(ways=joined(ways))

    def stated(self, question: Question) -> tuple[str, ...]:
        return question.option_ids[:1]

    def first_shares(self, question: Question) -> dict[str, float]:
        return {"yes": SHARE if question.sensitive else 0.5}

    def rest(self, question: Question, shares: Shares) -> float:
        return 1 - shares.get("yes", 0.0)
