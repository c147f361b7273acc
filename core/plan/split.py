"""Splitting the ε of a whole survey over its sensitive questions.

The fitted questions together never exceed the total: each part is rounded down, and each design
stays within its part. Source: METHODS §1 (composition).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import ROUND_FLOOR, Decimal
from enum import StrEnum
from typing import TYPE_CHECKING

from core.facts.value_error import WrongValueError
from core.lazy import np
from core.plan.asking import Asking
from core.plan.curves import PLACES, asked_of, least_variance
from core.plan.mechanisms import Plan, plan
from core.privacy.mechanisms.fitting import READABLE
from core.survey.model import Kind, Question

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

_DIGITS = Decimal("0.000001")
_LEAST = 1e-3
_STEPS = 60


class Split(StrEnum):
    """How a total is divided."""

    EVENLY = "evenly"
    EQUAL_MARGINS = "equal-margins"


@dataclass(frozen=True, slots=True)
class PlannedPart:
    """One sensitive question: as for `plan`, with its guessed share.

    `asking` tells of how many of its options a many-of asks.
    """

    kind: Kind
    options: int = 2
    share: float | None = None
    asking: Asking | None = None
    places: int = PLACES


def part_of(question: Question, share: float | None = None) -> PlannedPart:
    """Return a question of a survey as what ε is split over."""
    options = max(1, len(question.option_ids))
    asking = Asking(options, question.ask or 0) if question.multiple else None
    return PlannedPart(question.kind, options, share, asking, places_of(question))


def places_of(question: Question) -> int:
    """Return how many places the grid of a number has, or what is planned without one."""
    if question.low is None or question.high is None or not question.step:
        return PLACES
    return (question.high - question.low) // question.step + 1


def split(
    parts: Sequence[PlannedPart],
    total: Decimal,
    respondents: int,
    how: Split = Split.EVENLY,
    max_denominator: int = READABLE,
    ask: int | None = None,
    margin: float | None = None,
) -> tuple[Plan, ...]:
    """Divide a total ε and plan every question with its part.

    Evenly gives each question the same ε. Equal margins gives more to questions that need more,
    so that all shares are known equally well: the largest ε within the total for which the
    variances of the best designs agree. Where each person is asked only `ask` of the questions, all
    have the same ε, as the worst draw counts; fewer people are asked each. Raises ValueError as
    `plan` does, and without questions.

    >>> parts = [PlannedPart(Kind.YES_NO), PlannedPart(Kind.ONE_OF, 4)]
    >>> plans = split(parts, Decimal(2), 1000, Split.EQUAL_MARGINS)
    >>> [(plan.epsilon, round(plan.options[0].se, 3)) for plan in plans]
    [(Decimal('0.854404'), 0.039), (Decimal('1.145595'), 0.039)]
    """
    if not parts:
        raise WrongValueError("Add a sensitive question; there is nothing to split ε over")
    asking = Asking(len(parts), ask or 0)
    even = [asking.each(total)] * len(parts)
    evenly = how is Split.EVENLY or not asking.everything
    shares = even if evenly else _equalized(parts, total)
    targets = [share.quantize(_DIGITS, rounding=ROUND_FLOOR) for share in shares]
    if not all(targets):
        raise WrongValueError("The total ε is too small for this many questions; raise it")
    return tuple(
        plan(
            part.kind,
            target,
            respondents,
            part.options,
            part.share,
            margin,
            max_denominator=max_denominator,
            asking=replace(asked_of(part.kind, part.options, part.asking), drawn=asking.part),
            places=part.places,
        )
        for part, target in zip(parts, targets, strict=True)
    )


def equal_variances(
    parts: Sequence[PlannedPart], totals: ArrayLike, how: Split, asking: Asking
) -> NDArray[np.float64]:
    """Return n times the largest variance among questions that share each of these totals.

    Evenly, or where each person is asked only some, that of the question that needs the most;
    for equal margins the one that all have.
    """
    target = np.asarray(totals, dtype=np.float64)
    if how is Split.EVENLY or not asking.everything:
        each = target / asking.ask
        curves = [
            least_variance(part.kind, each, part.options, part.share, part.asking, part.places)
            for part in parts
        ]
        worst: NDArray[np.float64] = np.maximum.reduce(curves) / float(asking.part)
        return worst
    most = float(target.max())
    grid = np.geomspace(min(_LEAST, most / len(parts) / 10), most, 400)
    curves = _curves(parts, grid)
    variances = np.geomspace(max(c[-1] for c in curves), min(c[0] for c in curves), 400)
    needed = np.add.reduce([_epsilon_at(curve, grid, variances) for curve in curves])
    found: NDArray[np.float64] = np.exp(np.interp(target, needed[::-1], np.log(variances)[::-1]))
    return found


def _curves(parts: Sequence[PlannedPart], grid: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    return [
        least_variance(part.kind, grid, part.options, part.share, part.asking, part.places)
        for part in parts
    ]


def _epsilon_at(
    curve: NDArray[np.float64], grid: NDArray[np.float64], variances: ArrayLike
) -> NDArray[np.float64]:
    """Return the ε at which a curve over a grid has these variances."""
    # Variances fall in ε; np.interp wants rising abscissae.
    found: NDArray[np.float64] = np.exp(np.interp(-np.log(variances), -np.log(curve), np.log(grid)))
    return found


def _equalized(parts: Sequence[PlannedPart], total: Decimal) -> list[Decimal]:
    """Find the common variance whose ε's sum to the total, by bisection on its logarithm."""
    most = float(total) * (1 - 1e-12)  # so that rounding cannot exceed the total
    grid = np.geomspace(min(_LEAST, most / len(parts) / 10), most, 2000)
    curves = _curves(parts, grid)

    def epsilons(log_variance: float) -> list[float]:
        return [float(_epsilon_at(curve, grid, np.exp(log_variance))) for curve in curves]

    low = min(float(np.log(curve[-1])) for curve in curves)
    high = max(float(np.log(curve[0])) for curve in curves)
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if sum(epsilons(middle)) > most:
            low = middle
        else:
            high = middle
    return [Decimal(share) for share in epsilons(high)]
