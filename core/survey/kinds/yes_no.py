"""A yes/no question: the only kind that a device can ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.lazy import np
from core.privacy.channel import Domain, StandsFor, Word
from core.privacy.forms import Report
from core.survey.kinds.base import Choices, QuestionFields, QuestionKind

if TYPE_CHECKING:
    from core.survey.kinds.base import Shares, Truths

FORM_LIST = "yes_no"
"""The list of an XLSForm that holds the answers yes and no."""


class YesNo(QuestionKind):
    """Yes or no, 1 or 0; results have yes before no."""

    optional: ClassVar[tuple[str, ...]] = ("negation", "procedures")
    complementary: ClassVar[bool] = True
    by_device: ClassVar[bool] = True
    domains: ClassVar[tuple[Domain, ...]] = (Domain.TWO_ANSWERS,)

    def read(
        self, tree: Tree, content: Mapping[str, Json], where: Where, languages: tuple[str, ...]
    ) -> Choices:
        """Return the two answers, which are written nowhere."""
        return Choices(2)

    def option_ids(self, question: QuestionFields) -> tuple[str, ...]:
        """Return yes and no."""
        return ("yes", "no")

    def codes(self, question: QuestionFields) -> tuple[int, ...]:
        """Return 1 for yes and 0 for no."""
        return (1, 0)

    def clear_standing(self, question: QuestionFields, report: Report) -> StandsFor:
        """Return the word that was given."""
        return Word(report == 1)

    def invent(
        self, question: QuestionFields, shares: Shares, n: int, generator: np.random.Generator
    ) -> Truths:
        """Make up the truths of n people by the share of yes."""
        return np.asarray(generator.random(n) < shares[0], dtype=np.int64)

    def form_type(self, question: QuestionFields) -> str:
        """Return the type of its row: one of the two words."""
        return f"select_one {FORM_LIST}"
