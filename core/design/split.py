"""Splitting the ε of a whole survey over its sensitive questions.

The fitted questions together never exceed the total: each part is rounded down, and each design
stays within its part. Source: METHODS §1 (composition).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_FLOOR, Decimal
from enum import StrEnum

from core.design.asking import Asking
from core.design.curves import least_variance
from core.design.plan import Plan, plan
from core.lazy import np
from core.privacy.mechanisms.fitting import READABLE
from core.survey.model import Kind, Question

_DIGITS = Decimal("0.000001")
_LEAST = 1e-3
_STEPS = 60


class Split(StrEnum):
    """How a total is divided."""

    EVENLY = "evenly"
    EQUAL_MARGINS = "equal-margins"


@dataclass(frozen=True, slots=True)
class Part:
    """One sensitive question: as for `plan`, with its guessed share.

    `asking` tells of how many of its options a many-of asks.
    """

    kind: Kind
    options: int = 2
    share: float | None = None
    asking: Asking | None = None


def part_of(question: Question, share: float | None = None) -> Part:
    """Return a question of a survey as what ε is split over."""
    options = max(1, len(question.option_ids))
    asking = Asking(options, question.ask or 0) if question.kind is Kind.MANY_OF else None
    return Part(question.kind, options, share, asking)


def split(
    parts: Sequence[Part],
    total: Decimal,
    respondents: int,
    how: Split = Split.EVENLY,
    max_denominator: int = READABLE,
    ask: int | None = None,
) -> tuple[Plan, ...]:
    """Divide a total ε and plan every question with its part.

    Evenly gives each question the same ε. Equal margins gives more to questions that need more,
    so that all shares are known equally well: the largest ε within the total for which the
    variances of the best designs agree. Where each person is asked only `ask` of the questions, all
    have the same ε, as the worst draw counts; fewer people are asked each. Raises ValueError as
    `plan` does, and without questions.

    >>> parts = [Part(Kind.YES_NO), Part(Kind.ONE_OF, 4)]
    >>> plans = split(parts, Decimal(2), 1000, Split.EQUAL_MARGINS)
    >>> [(plan.epsilon, round(plan.options[0].se, 3)) for plan in plans]
    [(Decimal('0.854404'), 0.039), (Decimal('1.145595'), 0.039)]
    """
    if not parts:
        raise ValueError("Add a sensitive question; there is nothing to split ε over")
    asking = Asking(len(parts), ask or 0)
    even = [asking.each(total)] * len(parts)
    evenly = how is Split.EVENLY or not asking.everything
    shares = even if evenly else _equalized(parts, total)
    targets = [share.quantize(_DIGITS, rounding=ROUND_FLOOR) for share in shares]
    if not all(targets):
        raise ValueError("The total ε is too small for this many questions; raise it")
    return tuple(
        plan(
            part.kind,
            target,
            int(respondents * asking.part),
            part.options,
            part.share,
            max_denominator=max_denominator,
            asking=part.asking,
        )
        for part, target in zip(parts, targets, strict=True)
    )


def _equalized(parts: Sequence[Part], total: Decimal) -> list[Decimal]:
    """Find the common variance whose ε's sum to the total, by bisection on its logarithm."""
    most = float(total) * (1 - 1e-12)  # so that rounding cannot exceed the total
    grid = np.geomspace(min(_LEAST, most / len(parts) / 10), most, 2000)
    curves = [
        least_variance(part.kind, grid, part.options, part.share, part.asking) for part in parts
    ]

    def epsilons(log_variance: float) -> list[float]:
        # Variances fall in ε; np.interp wants rising abscissae.
        return [
            float(np.exp(np.interp(-log_variance, -np.log(curve), np.log(grid))))
            for curve in curves
        ]

    low = min(float(np.log(curve[-1])) for curve in curves)
    high = max(float(np.log(curve[0])) for curve in curves)
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if sum(epsilons(middle)) > most:
            low = middle
        else:
            high = middle
    return [Decimal(share) for share in epsilons(high)]
