"""Splitting the ε of a whole survey over its sensitive questions.

The fitted questions together never exceed the total: each part is rounded down, and each design
stays within its part. Source: METHODS §1 (composition).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_FLOOR, Decimal
from enum import StrEnum
from typing import TYPE_CHECKING

from core.design.curves import unit_variances
from core.design.plan import Plan, plan
from core.lazy import np
from core.privacy.mechanisms.fitting import READABLE
from core.survey.model import Kind

if TYPE_CHECKING:
    from numpy.typing import NDArray

_DIGITS = Decimal("0.000001")
_LEAST = 1e-3
_STEPS = 60


class Split(StrEnum):
    """How a total is divided."""

    EVENLY = "evenly"
    EQUAL_MARGINS = "equal-margins"


@dataclass(frozen=True, slots=True)
class Part:
    """One sensitive question: as for `plan`, with its guessed share."""

    kind: Kind
    options: int = 2
    share: float | None = None


def split(
    parts: Sequence[Part],
    total: Decimal,
    respondents: int,
    how: Split = Split.EVENLY,
    max_denominator: int = READABLE,
) -> tuple[Plan, ...]:
    """Divide a total ε and plan every question with its part.

    Evenly gives each question the same ε. Equal margins gives more to questions that need more,
    so that all shares are known equally well: the largest ε within the total for which the
    variances of the best designs agree. Raises ValueError as `plan` does, and without questions.

    >>> parts = [Part(Kind.YES_NO), Part(Kind.ONE_OF, 4)]
    >>> plans = split(parts, Decimal(2), 1000, Split.EQUAL_MARGINS)
    >>> [(plan.epsilon, round(plan.options[0].se, 3)) for plan in plans]
    [(Decimal('0.854404'), 0.039), (Decimal('1.145595'), 0.039)]
    """
    if not parts:
        raise ValueError("Add a sensitive question; there is nothing to split ε over")
    even = [total / len(parts)] * len(parts)
    shares = even if how is Split.EVENLY else _equalized(parts, total)
    targets = [share.quantize(_DIGITS, rounding=ROUND_FLOOR) for share in shares]
    if not all(targets):
        raise ValueError("The total ε is too small for this many questions; raise it")
    return tuple(
        plan(
            part.kind,
            target,
            respondents,
            part.options,
            part.share,
            max_denominator=max_denominator,
        )
        for part, target in zip(parts, targets, strict=True)
    )


def _equalized(parts: Sequence[Part], total: Decimal) -> list[Decimal]:
    """Find the common variance whose ε's sum to the total, by bisection on its logarithm."""
    most = float(total) * (1 - 1e-12)  # so that rounding cannot exceed the total
    grid = np.geomspace(min(_LEAST, most / len(parts) / 10), most, 2000)
    curves = [_best(part, grid) for part in parts]

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


def _best(part: Part, grid: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return n times the least variance of a question at each ε of a grid."""
    variances = unit_variances(part.kind, grid, part.options, part.share)
    least: NDArray[np.float64] = np.minimum.reduce(list(variances.values()))
    return least
