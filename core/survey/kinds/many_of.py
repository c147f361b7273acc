"""A question of which any of the options may be chosen, each randomized by itself."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from core.lazy import np
from core.privacy.channel import Domain, SomeOptions, StandsFor
from core.privacy.forms import AskedBits, Bits, Form, Report, ones_of
from core.survey.kinds.base import QuestionFields
from core.survey.kinds.listed import Listed

if TYPE_CHECKING:
    from core.survey.kinds.base import Shares, Truths


class ManyOf(Listed):
    """Any of some options: truths are rows of 0 and 1, shape (n, k).

    Each option is a yes/no of its own, so that all its codes stand for yes.
    """

    optional: ClassVar[tuple[str, ...]] = ("ask", "shuffle")
    multiple: ClassVar[bool] = True
    domains: ClassVar[tuple[Domain, ...]] = (Domain.TWO_ANSWERS,)
    least: ClassVar[int] = 1
    may_abstain: ClassVar[bool] = False

    def answers_drawn(self, n_options: int) -> int:
        """Return two: whether an option is chosen."""
        return 2

    def codes(self, question: QuestionFields) -> tuple[int, ...]:
        """Return 1 for every option."""
        return (1,) * len(question.options)

    def form(self, question: QuestionFields) -> Form:
        """Return the form of a string with a character for each option."""
        k = len(question.options)
        return Bits(k) if question.ask is None else AskedBits(k, question.ask)

    def ratio(self, question: QuestionFields) -> Fraction | None:
        """Return the exact ratio, multiplied over the options that each person is asked."""
        one = super().ratio(question)
        if one is None:
            return None
        return Fraction(one ** (len(question.options) if question.ask is None else question.ask))

    def stands_for(self, question: QuestionFields, report: Report) -> StandsFor:
        """Return the options that are saved as chosen."""
        return SomeOptions(ones_of(report))

    def shape(self, question: QuestionFields, n: int) -> tuple[int, ...]:
        """Return the shape of rows with a number for each option."""
        return (n, len(question.options))

    def counts(self, question: QuestionFields, truths: Truths) -> Truths:
        """Return how many people chose each option."""
        return np.asarray(truths.sum(axis=0), dtype=np.int64)

    def even_share(self, k: int) -> float:
        """Return one half: each option is chosen or not."""
        return 1 / 2

    def invent(
        self, question: QuestionFields, shares: Shares, n: int, generator: np.random.Generator
    ) -> Truths:
        """Make up the truths of n people, each option by itself."""
        return (generator.random(self.shape(question, n)) < shares).astype(np.int64)

    def truth_of(self, question: QuestionFields, cell: str) -> int | tuple[int, ...]:
        """Read the options chosen from a cell in which their ids are joined by semicolons."""
        chosen = {self.place_of(question, named) for named in cell.split(";")}
        return tuple(int(place in chosen) for place in range(len(question.options)))

    def nothing(self, question: QuestionFields) -> int | tuple[int, ...]:
        """Return a row in which nothing is chosen."""
        return (0,) * len(question.options)

    def cells(self, question: QuestionFields, truths: Truths) -> list[str]:
        """Write each row as the ids of what is chosen."""
        ids = self.option_ids(question)
        return [
            ";".join(i for i, bit in zip(ids, row, strict=True) if bit) for row in truths.tolist()
        ]

    def form_type(self, question: QuestionFields) -> str:
        """Return the type of its row."""
        return f"select_multiple {question.id}"
