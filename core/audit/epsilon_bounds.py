"""From counts of what reports spoke for to bounds of ε, and what these say of the declared one.

Of the reports that speak for or against, the number of those that speak for is binomial; its
one-sided Clopper-Pearson bounds give bounds of the odds, and so of ε (METHODS §8). The probability
of error is divided among all bounds of a survey (Bonferroni).
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from core.audit.events import Item
from core.inference.intervals import Interval, interval
from core.lazy import np
from core.privacy.epsilon import epsilon
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

JUDGED = (0.5, 4.0)
"""Claims from and to which so many trials must reach `REACHED` of them."""
REACHED = 0.9


class Finding(StrEnum):
    """What is found of a declared ε; the worst first."""

    ABOVE = "above"  # reports give away more than is declared
    BELOW = "below"  # they give away less: the mechanism draws otherwise
    TOO_FEW = "too-few"  # the bound is far below, and the trials too few to say why
    AGREES = "agrees"


@dataclass(frozen=True, slots=True)
class AuditedItem:
    """One draw of a person and what was measured of it.

    `speaking` are the reports that spoke for or against; `low` is the largest lower bound of ε:
    of all its reports, or of those of one of the groups; `high` is the upper
    bound of all.
    """

    item: Item
    speaking: int
    low: float
    high: float

    @property
    def finding(self) -> Finding:
        """Hold the bounds against the declared ε."""
        claim = self.item.claim
        if self.low > claim:
            return Finding.ABOVE
        if self.high < claim:
            return Finding.BELOW
        least, most = JUDGED
        if least <= claim <= most and self.low < REACHED * claim:
            return Finding.TOO_FEW
        return Finding.AGREES


@dataclass(frozen=True, slots=True)
class AuditedQuestion:
    """A sensitive question: of a many-of all its options, each by itself."""

    question: Question
    items: tuple[AuditedItem, ...]

    @property
    def claim(self) -> float:
        """The declared ε of the question."""
        return epsilon(self.question.ratio)

    @property
    def low(self) -> float:
        """The lower bound of ε: of a many-of the sum over as many options as one person answers."""
        asked = self.question.ask or len(self.items)
        return math.fsum(heapq.nlargest(asked, (item.low for item in self.items)))

    @property
    def finding(self) -> Finding:
        """Return the worst finding among its items."""
        return worst(item.finding for item in self.items)


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of a survey: `alpha` is the chance that any lower bound is above the true ε."""

    survey: Survey
    trials: int
    alpha: float
    questions: tuple[AuditedQuestion, ...]

    @property
    def claim(self) -> float:
        """The declared ε of all that one person is asked."""
        return epsilon(self.survey.ratio)

    @property
    def low(self) -> float:
        """The sum of the questions' lower bounds, of a block those of as many as are asked."""
        rest = {each.question.id: each.low for each in self.questions}
        total = 0.0
        for block in self.survey.sample:
            drawn = [rest.pop(id_) for id_ in block.questions if id_ in rest]
            total += math.fsum(heapq.nlargest(block.ask, drawn))
        return total + math.fsum(rest.values())

    @property
    def finding(self) -> Finding:
        """Return the worst finding among its questions."""
        return worst(each.finding for each in self.questions)

    @property
    def passed(self) -> bool:
        """Tell whether everything agrees with what is declared."""
        return self.finding is Finding.AGREES


def worst(findings: Iterable[Finding]) -> Finding:
    """Return the first of several findings in the order of the enumeration."""
    order = list(Finding)
    return min(findings, key=order.index, default=Finding.AGREES)


def judged(item: Item, counts: NDArray[np.int64], alpha: float) -> AuditedItem:
    """Return the bounds of an item, each wrong with a probability of at most `alpha`.

    `counts`, (groups, 2), are how many reports spoke for and against: all of them, then those
    in groups that other reports of the same people chose.
    """
    lows, highs = odds_bounds(counts[:, 0], counts.sum(axis=1), alpha)
    low = max(0.0, *(_epsilon_of(odds * item.rivals) for odds in lows.tolist()))
    high = _epsilon_of(float(highs[0]) * item.rivals)
    return AuditedItem(item, int(counts[0].sum()), low, high)


def odds_bounds(
    x: NDArray[np.int64], n: NDArray[np.int64], alpha: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return one-sided bounds θ/(1 − θ) of the odds behind x of n, each at `alpha`.

    Clopper & Pearson (1934); 0 and infinity where n is 0.

    >>> [bound.round(4).tolist() for bound in odds_bounds(np.array([30]), np.array([40]), 0.05)]
    [[1.5836], [6.024]]
    """
    ones, noughts = np.ones(len(n)), np.zeros(len(n))
    found, of = (np.asarray(each, dtype=np.float64) for each in (x, n))
    low, high = interval(Interval.CLOPPER_PEARSON, found, of, ones, noughts, 1 - 2 * alpha)
    low, high = np.where(n > 0, low, 0.0), np.where(n > 0, high, 1.0)
    with np.errstate(divide="ignore"):
        return low / (1 - low), high / (1 - high)


def _epsilon_of(odds: float) -> float:
    return math.log(odds) if odds > 0 else -math.inf


def to_json(audit: Audit) -> dict[str, object]:
    """Return an audit as a document."""
    questions = [
        {
            "id": each.question.id,
            **_bounds(each),
            "finding": each.finding.value,
        }
        for each in audit.questions
    ]
    return {
        "trials": audit.trials,
        "alpha": audit.alpha,
        "questions": questions,
        "total": _bounds(audit),
        "passed": audit.passed,
    }


def _bounds(of: AuditedQuestion | Audit) -> Mapping[str, float]:
    return {"epsilon": of.claim, "epsilon_lower_bound": of.low}
