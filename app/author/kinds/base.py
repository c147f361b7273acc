"""What the author's pages need to know of a kind of question."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import ClassVar

from app.author.words.authoring import said
from app.words.catalogue import either, figures, tr
from app.words.options import quoted
from core.draft import DraftQuestion
from core.survey import Answered, Question

Shares = Mapping[str, float]

_MOST_ROUNDED = 200  # options, whose shares are written with few digits
_NOTHING = 1e-9  # what rounding alone leaves


class AuthoredKind:
    """What is said to the author and in a rehearsal; here, of one answer among options."""

    # The conditions of later questions

    def answers(self, question: DraftQuestion, language: str) -> list[tuple[str, str]]:
        """Return the id and the words of each answer by which others can be asked."""
        return [(each.id, said(each.text, language) or each.id) for each in question.options]

    def fulfilled(self, question: DraftQuestion, part: Answered, language: str) -> str:
        """Say what people answered who fulfil a condition, after "people who"."""
        told = tr("answered {answers} to “{question}”")
        return told.format(
            answers=self._named(question, part, language),
            question=said(question.text, language) or question.id,
        )

    def _named(self, question: DraftQuestion, part: Answered, language: str) -> str:
        words = dict(self.answers(question, language))
        return either([quoted(words.get(id_, id_)) for id_ in part.values])

    # Costs

    def people_captions(self, *, mirrored: bool) -> tuple[str, str]:
        """Name the two sorts of people whose saved words are counted.

        `mirrored`: they judge a statement, or its negation.
        """
        return tr("Own option"), tr("Another option")

    def saved_alike(self, *, mirrored: bool) -> str:
        """Say of 100 people of each sort how many, {kept} and {joined}, are saved alike."""
        return tr(
            "Out of 100 people whose true answer is any one option, {kept} are saved with it; out "
            "of 100 with other answers, {joined} are also."
        )

    def if_so_many(self) -> str:
        """Say for which {share} of {people} the error holds."""
        return tr("If {share} of {people} people chose it")

    # What is handed out

    def how_asked(self, question: Question, ways: Sequence[str]) -> str:
        """Say to an ethics board what is asked for, and in which ways."""
        return tr("{n} options; scrambled", "", len(question.option_ids)).format(
            n=figures(len(question.option_ids))
        )

    # Rehearsals

    def stated(self, question: Question) -> tuple[str, ...]:
        """Return the options whose shares are stated."""
        return question.option_ids

    has_sum: ClassVar[bool] = True
    """The shares sum to one: that of the last option follows from the others."""

    def first_shares(self, question: Question) -> dict[str, float]:
        """Return the shares to begin with: even ones."""
        ids = question.option_ids
        each = round(1 / len(ids), 3) if len(ids) <= _MOST_ROUNDED else 1 / len(ids)
        return {**dict.fromkeys(ids[:-1], each), ids[-1]: 1 - each * (len(ids) - 1)}

    def rest(self, question: Question, shares: Shares) -> float:
        """Return what the options but the last leave to it; negative where they are too much."""
        rest = 1 - math.fsum(shares[option] for option in question.option_ids[:-1])
        return 0.0 if abs(rest) < _NOTHING else rest
