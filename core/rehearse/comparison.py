"""How far a rehearsal's estimates are from the truth, and how far a trusted curator's would be."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.plan.curves import sensitivity
from core.privacy.randomness import Door

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate

_FINE = 2**53


@dataclass(frozen=True, slots=True)
class Comparison:
    """One option: people in truth and by the estimate, its error in percent of the truth.

    `curator_miss` is by how many people a trusted curator's Laplace noise of the same ε, drawn
    once, would have missed. The percent error is None where the truth is nobody.
    """

    option: str
    truth: int
    estimate: float | None
    percent_error: float | None
    curator_miss: float


def compare_with_truth(
    estimate: QuestionEstimate, true_counts: Mapping[str, int], epsilon: float, door: Door
) -> tuple[Comparison, ...]:
    """Set the estimate of each option beside its true count.

    `epsilon` is the question's. Raises KeyError for an option without a true count.

    >>> from core.estimate import estimate
    >>> from core.count.tally import Tally
    >>> from core.examples import example_survey
    >>> from core.privacy.randomness import SYSTEM
    >>> bribe = example_survey("bribery").question("bribe")
    >>> found = estimate(Tally(bribe, 1000, (300, 700)))
    >>> yes, no = compare_with_truth(found, {"yes": 125, "no": 875}, 1.0986, SYSTEM)
    >>> yes.truth, round(yes.estimate), round(yes.percent_error)
    (125, 100, -20)
    """
    scale = sensitivity(estimate.question.kind, len(estimate.options)) / epsilon
    rows = []
    for option in estimate.options:
        truth = true_counts[option.option]
        error = None
        if truth and option.count is not None:
            error = 100 * (option.count - truth) / truth
        miss = laplace(scale, door)
        rows.append(Comparison(option.option, truth, option.count, error, miss))
    return tuple(rows)


def laplace(scale: float, door: Door) -> float:
    """Draw Laplace noise for a picture: plain floating point, so it protects nobody."""
    distance = -scale * math.log((door.below(_FINE) + 1) / _FINE)
    return distance if door.below(2) else -distance
