"""The numbers of people whose answers are known: how many gave each, and what follows of that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

from core.lazy import np
from core.rehearse.people import People
from core.survey.model import Question


@dataclass(frozen=True)
class TrueNumbers:
    """How many of `n` people have each number, in rising order, in steps of the question's grid.

    >>> ages = TrueNumbers(4, {17: 1, 30: 2, 41: 1})
    >>> ages.mean, ages.among(30, 41), ages.at_or_above(31), ages.quantile(0.25)
    (29.5, 3, 1, 17)
    """

    n: int
    counts: Mapping[int, int]

    @property
    def mean(self) -> float:
        """Their mean. Raises ZeroDivisionError where there is nobody."""
        return sum(number * people for number, people in self.counts.items()) / self.n

    @property
    def least(self) -> int:
        """The least number that anybody has. Raises ValueError where there is nobody."""
        return min(self.counts)

    @property
    def most(self) -> int:
        """The greatest number that anybody has. Raises ValueError where there is nobody."""
        return max(self.counts)

    def among(self, low: float, high: float) -> int:
        """Return how many have a number from `low` to `high`, both held."""
        return sum(people for number, people in self.counts.items() if low <= number <= high)

    def at_or_above(self, edge: int) -> int:
        """Return how many have a number of at least `edge`."""
        return sum(people for number, people in self.counts.items() if number >= edge)

    def quantile(self, probability: float) -> int:
        """Return the least number that at least so many have, or a lesser one, as a share of all.

        Raises ValueError where there is nobody.
        """
        up_to = zip(self.counts, accumulate(self.counts.values()), strict=True)
        found = (number for number, people in up_to if people >= probability * self.n)
        return next(found, self.most)


def true_numbers(question: Question, people: People) -> TrueNumbers:
    """Count the people with each number. Raises ValueError for a question that has none.

    >>> from core.rehearse.people import Answers
    >>> from core.survey.model import Kind
    >>> from core.examples import example_number
    >>> age = example_number(90)
    >>> answers = Answers(np.array([30, 17, 0, 30]), np.array([True, True, False, True]))
    >>> true_numbers(age, People(4, {"age": answers}))
    TrueNumbers(n=3, counts={17: 1, 30: 2})
    """
    if not question.numeric:
        raise ValueError(f"{question.id} does not ask for a number")
    answers = people.answers[question.id]
    given = answers.values[answers.given]
    numbers, counts = np.unique(given, return_counts=True)
    return TrueNumbers(given.size, dict(zip(numbers.tolist(), counts.tolist(), strict=True)))
