"""What a report speaks for: the truth that it came of, its rival, or neither.

A made-up person holds a truth, drawn evenly, and has a rival, another truth drawn evenly from its
two neighbours; so either of the two is as likely to be the one that is held. A report speaks *for*
the truth where that is as many times likelier than the rival as ε allows, and *against* it where it
is the other way round. Whatever the mechanism does, reports that speak for the truth are then at
most e^ε times as frequent as those against it; where it does as declared, they are exactly so
(METHODS §8).

That holds as well among the reports that also speak for a third truth, the *witness*, and among
those that do not: by these it shows where parts of one report hang together that should not.

Which reports these are, the mechanism itself tells by its exact likelihood and ratio: nothing here
knows one by name. Reports that support one option alone are held against all other truths at once:
the odds are then as many times smaller as there are others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from core.lazy import np
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import Domain, Mechanism, Report
from core.privacy.randomness import Door
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Truths: TypeAlias = NDArray[np.int64]
    Outcomes: TypeAlias = NDArray[np.int8]
    Column: TypeAlias = NDArray[np.int64] | NDArray[np.uint8]
    Floats: TypeAlias = NDArray[np.float64]

FOR, AGAINST, NEITHER = 1, -1, 0
_HALF = Fraction(1, 2)
_ROUNDING = 1e-12


@dataclass(frozen=True, slots=True)
class Item:
    """What is randomized by one draw: a question, or the option of a many-of in this place."""

    question: Question
    mechanism: Mechanism
    option: int | None = None

    @property
    def claim(self) -> float:
        """The declared ε of the draw, rounded up to a double."""
        return epsilon(self.mechanism.ratio)

    @property
    def witnessed(self) -> bool:
        """Tell whether reports can speak for a third truth besides."""
        return self.mechanism.k > 2 and not self.mechanism.names_one

    @property
    def rivals(self) -> float:
        """By how much the ratio exceeds the odds of for and against: there are so many rivals."""
        if not self.mechanism.names_one:
            return 1.0
        likely, unlikely = self.mechanism.chances(0)
        others = self.mechanism.k - 1
        return float(others) if likely > unlikely else 1 / others


def items_of(survey: Survey) -> tuple[Item, ...]:
    """Return all that is randomized, in the order of the survey."""
    found: list[Item] = []
    for question in survey.sensitive:
        many = question.multiple
        places = range(len(question.options)) if many else (None,)
        found += [Item(question, question.drawn_by, place) for place in places]
    return tuple(found)


@dataclass(frozen=True, eq=False, slots=True)
class People:
    """The truths of n people, their rivals and their witnesses, each of shape (n,)."""

    truths: Truths
    rivals: Truths
    witnesses: Truths

    def of(self, who: NDArray[np.intp]) -> People:
        """Return those of some people."""
        return People(self.truths[who], self.rivals[who], self.witnesses[who])


def made_up(mechanism: Mechanism, n: int, door: Door) -> People:
    """Make up n people; of two truths there is no witness but the rival.

    On a scale, where no two people differ more than those at its ends, they stand at these.
    """
    k = mechanism.k
    among = np.array([0, k - 1]) if mechanism.domain is Domain.PLACES else np.arange(k)
    at = door.below_many(len(among), n)
    beside = np.where(door.bernoulli_many(_HALF, n), 1, -1)
    truths, rivals = among[at], among[(at + beside) % len(among)]
    if k == 2:
        return People(truths, rivals, rivals)
    witnesses = door.below_many(k - 2, n)
    for taken in np.minimum(truths, rivals), np.maximum(truths, rivals):
        witnesses += witnesses >= taken
    return People(truths, rivals, witnesses)


def column(mechanism: Mechanism, reports: Sequence[Report]) -> Column:
    """Return reports as their mechanism takes them in bulk: packed, (n,), or bits, (n, size)."""
    if mechanism.form.spread:
        return marks(reports) - ord("0")
    return np.array([mechanism.form.pack(report) for report in reports], dtype=np.int64)


def marks(reports: Sequence[Report]) -> NDArray[np.uint8]:
    """Return the characters of reports that are strings of one length, shape (n, length)."""
    text = "".join(map(str, reports)).encode("ascii")
    return np.frombuffer(text, dtype=np.uint8).reshape(len(reports), -1)


def spoken(
    mechanism: Mechanism, values: Column, people: People
) -> tuple[Outcomes, NDArray[np.bool_]]:
    """Tell of each report, (n,), whether it speaks for its truth, against it, or neither.

    And whether it speaks for the witness as well. Raises ValueError for an infinite ε.
    """
    if mechanism.ratio is None:
        raise ValueError(f"the ε of {mechanism.name} is infinite")
    ratio = float(mechanism.ratio)
    if mechanism.form.spread:
        chances = mechanism.likelihood(values)
    else:
        different, places = np.unique(values.astype(np.int64), return_inverse=True)
        chances = mechanism.likelihood(different)[places]
    rows = np.arange(len(values))
    own, other, third = (
        chances[rows, each] for each in (people.truths, people.rivals, people.witnesses)
    )
    least, most = other, other
    if mechanism.names_one:
        least, most = chances.min(axis=1), chances.max(axis=1)
    speaks_for = _same(own, ratio * least)
    against = _same(ratio * own, most)
    outcomes = speaks_for.astype(np.int8) - against.astype(np.int8)
    return outcomes, _same(third, np.maximum(own, other))


def _same(one: Floats, other: Floats) -> NDArray[np.bool_]:
    return np.isclose(one, other, rtol=_ROUNDING, atol=0)
