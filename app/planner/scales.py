"""The scales on which protection is set: ε of all, or p or γ of each question.

A typed p is kept as the ε that has exactly this p: through it, a scale gives back its fraction.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_CEILING, Context, Decimal
from fractions import Fraction

from app.planner.plan_request import PlanRequest
from app.words.numerals import number
from app.words.typed_numbers import read_fraction
from core.plan.curves import p_for_epsilon, p_for_target, target_for_p
from core.privacy.epsilon import LEAST_TARGET, QUESTION_LIMIT, rounded_up
from core.privacy.mechanisms import Domain
from core.survey import fraction_text

_DIGITS = 26
_UP = Context(prec=60, rounding=ROUND_CEILING)
_HALF = Fraction(1, 2)
_PARTS = 1000


@dataclass(frozen=True, slots=True)
class ChanceScale:
    """p, the chance of each question that its report is the truth, or γ = p − 1/2.

    `options` is the number of answers of k-ary randomized response, `ask` how many questions share
    the ε of a person.
    """

    symbol: str
    options: int = 2
    ask: int = 1

    @property
    def shift(self) -> Fraction:
        """What is taken from p."""
        return _HALF if self.symbol == "γ" else Fraction(0)

    @property
    def ends(self) -> tuple[str, str]:
        """What stands under the ends of a slider."""
        low, high = (self._float(end) for end in (LEAST_TARGET, QUESTION_LIMIT))
        return number(low, 2), number(high, 2)

    def read(self, text: str) -> Decimal | None:
        """Return the ε of a chance as typed, such as 3/4 or 0.75; None where it is none."""
        typed = read_fraction(text)
        if typed is None:
            return None
        try:
            each = target_for_p(typed + self.shift, self.options)
        except (ValueError, ZeroDivisionError):
            return None
        return Decimal(rounded_up(_UP.multiply(each, Decimal(self.ask)), _DIGITS))

    def write(self, epsilon: Decimal) -> str:
        """Return the largest readable fraction whose ε stays within."""
        each = p_for_target(_UP.divide(epsilon, Decimal(self.ask)), self.options)
        return fraction_text(each - self.shift)

    def at(self, part: float) -> Decimal:
        """Return the ε at a place of a slider, from 0 to 1, in thousandths of p."""
        low, high = (self._float(end) for end in (LEAST_TARGET, QUESTION_LIMIT))
        p = Fraction(round(_PARTS * (low + part * (high - low))), _PARTS)
        found = self.read(str(p))
        inside = found if found is not None else LEAST_TARGET
        return min(max(inside, LEAST_TARGET), QUESTION_LIMIT)

    def place(self, epsilon: Decimal) -> float:
        """Return the place of an ε on a slider, from 0 to 1."""
        low, here, high = (self._float(each) for each in (LEAST_TARGET, epsilon, QUESTION_LIMIT))
        return (here - low) / (high - low)

    def _float(self, epsilon: Decimal) -> float:
        return p_for_epsilon(float(epsilon) / self.ask, self.options) - float(self.shift)


def scales_of(request: PlanRequest) -> tuple[ChanceScale, ...]:
    """Return the scales beside ε: p, and γ where there are two answers; none for all questions."""
    if request.whole:
        return ()
    two = request.kind.domain(measured=False) is Domain.TWO_ANSWERS or request.options == 1
    options, ask = 2 if two else request.options, request.asking.ask
    p = ChanceScale("p", options, ask)
    return (p, ChanceScale("γ", options, ask)) if two else (p,)
