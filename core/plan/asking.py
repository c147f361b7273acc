"""Asking each person only some of several items that share one ε.

Items are questions, or the options of a many-of. Which are asked is drawn uniformly before
anything is answered; each is asked with an equal part of ε. Source: METHODS §3 (Nguyên et al. 2016;
Wang et al. 2019).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sized
from dataclasses import dataclass
from decimal import ROUND_FLOOR, Context, Decimal
from fractions import Fraction
from typing import Protocol

from core.facts.value_error import WrongValueError

_DOWN = Context(prec=50, rounding=ROUND_FLOOR)


@dataclass(frozen=True, slots=True)
class Asking:
    """Of `items` that share one ε each person is asked `ask`; by default the one there is.

    `drawn` is the part of all people who are asked any of them: 1, unless a block of questions
    asks each person only some.

    Raises ValueError, naming the remedy, where more would be asked than there are, or none.

    >>> Asking(10, 1).each(Decimal(1)), Asking(10).each(Decimal(1))
    (Decimal('1'), Decimal('0.1'))
    """

    items: int = 1
    ask: int = 0
    """0 stands for all of them until the value is made."""
    drawn: Fraction = Fraction(1)

    def __post_init__(self) -> None:
        if self.items < 1:
            raise WrongValueError("Give at least one question")
        if not 0 <= self.ask <= self.items:
            raise WrongValueError("Ask each person at least 1 and at most all {0}", self.items)
        if not self.ask:
            object.__setattr__(self, "ask", self.items)

    @property
    def everything(self) -> bool:
        """Whether each person is asked all of it."""
        return self.ask == self.items

    @property
    def part(self) -> Fraction:
        """The part of all people who are asked one item."""
        return self.drawn * Fraction(self.ask, self.items)

    def people(self, respondents: int) -> int:
        """Return how many are asked one item, as it is expected, rounded down.

        Errors divide by the exact number, `respondents` times `part`.
        """
        return math.floor(respondents * self.part)

    def each(self, target: Decimal) -> Decimal:
        """Return the ε of one item, rounded down, so that those asked stay within the target."""
        return _DOWN.divide(target, Decimal(self.ask))

    def respondents(self, people: int) -> int:
        """Return how many must take part so that one item is asked of so many people.

        >>> Asking(10, 1).respondents(4997)
        49970
        """
        return math.ceil(people / self.part)


class _Question(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def ask(self) -> int | None: ...
    @property
    def options(self) -> Sized: ...


class _Block(Protocol):
    @property
    def questions(self) -> Collection[str]: ...
    @property
    def ask(self) -> int: ...


def asking_in(question: _Question, blocks: Iterable[_Block]) -> Asking:
    """Return what a survey, or a draft of one, asks each person of a question.

    Of a many-of the items are its options, of any other question it is the one item. More asked
    than there are, as in an unfinished draft, counts as all. Whom a condition leaves out is not
    known before.
    """
    drawn = Fraction(1)
    for block in blocks:
        if question.id in block.questions:
            drawn *= min(Fraction(block.ask, len(block.questions)), Fraction(1))
    if question.ask is None or not question.options:
        return Asking(drawn=drawn)
    items = len(question.options)
    return Asking(items, min(question.ask, items), drawn)
