"""What a report can give away: ε from exact ratios, rounded up, and the odds a person can read.

Sources: METHODS §1; Warner (1965); Dwork & Roth (2014), chapter 12.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import ROUND_CEILING, Context, Decimal, InvalidOperation
from fractions import Fraction

_UP = Context(prec=50, rounding=ROUND_CEILING)
_LOG = Context(prec=50)

QUESTION_WARNING = Decimal(3)
QUESTION_LIMIT = Decimal(4)
SURVEY_WARNING = Decimal(3)
SURVEY_LIMIT = Decimal(8)
LEAST_TARGET = Decimal("0.1")


def epsilon_upper(ratio: Fraction | None) -> Decimal:
    """Return an upper bound of ln(ratio), tight to 48 digits; infinity for None.

    `Decimal.ln` rounds half to even, so one step up is a bound. Raises ValueError below 1.
    """
    if ratio is None:
        return Decimal("Infinity")
    if not ratio >= 1:
        raise ValueError(f"{ratio} is not a ratio of probabilities")
    if ratio == 1:
        return Decimal(0)
    quotient = _UP.divide(Decimal(ratio.numerator), Decimal(ratio.denominator))
    return _LOG.next_plus(_LOG.ln(quotient))


def epsilon(ratio: Fraction | None) -> float:
    """Return the least double that is not below ln(ratio); infinity for None."""
    upper = epsilon_upper(ratio)
    value = float(upper)
    while Decimal(value) < upper:
        value = math.nextafter(value, math.inf)
    return value


def rounded_up(upper: Decimal, digits: int = 2) -> str:
    """Write an upper bound of ε for people: rounded up to `digits` decimals, or ∞."""
    if upper.is_infinite():
        return "∞"
    return str(upper.quantize(Decimal(1).scaleb(-digits), rounding=ROUND_CEILING))


def epsilon_text(ratio: Fraction | None, digits: int = 2) -> str:
    """Write ln(ratio) for people, rounded up to `digits` decimals; ∞ for None."""
    return rounded_up(epsilon_upper(ratio), digits)


def written_ratio(ratio: Fraction) -> Fraction:
    """Return the ratio, or one above it by at most 1e-30 that can be written in few digits.

    A many-of multiplies over its options: its exact ratio can have many thousand digits.
    """
    parts = 10**30
    return ratio if ratio.denominator <= parts else Fraction(math.ceil(ratio * parts), parts)


def compose(ratios: Iterable[Fraction | None]) -> Fraction | None:
    """Multiply the exact ratios of several questions; None where one of them is infinite."""
    product = Fraction(1)
    for ratio in ratios:
        if ratio is None:
            return None
        product *= ratio
    return product


def parse_target(text: str) -> Decimal:
    """Read a target ε from its text, never through a float.

    Raises ValueError unless it is a number from 0.1 to 8.
    """
    try:
        target = Decimal(text.strip().replace(",", "."))
    except InvalidOperation:
        raise ValueError(f"{text!r} is not a number") from None
    if not (target.is_finite() and LEAST_TARGET <= target <= SURVEY_LIMIT):
        raise ValueError(f"a target ε lies between {LEAST_TARGET} and {SURVEY_LIMIT}")
    return target


@dataclass(frozen=True, slots=True)
class Odds:
    """How 100 people with and without an answer are reported, and how far the odds can move.

    `kept` of 100 people whose true answer is the option are saved as the option too;
    `joined` of 100 whose true answer is another are also saved as it. `factor` is the most by
    which one report can multiply the odds; None where it proves the answer.
    """

    kept: Fraction
    joined: Fraction
    factor: Fraction | None

    @property
    def nearly_certain(self) -> bool:
        """Tell whether more than 95 of 100 stay as they are, so that a report nearly proves."""
        return min(self.kept, 100 - self.joined) > 95


def odds(support: tuple[Fraction, Fraction], ratio: Fraction | None) -> Odds:
    """Return the odds of an option with support (p*, q*) under a mechanism of this ratio."""
    p, q = support
    return Odds(kept=100 * p, joined=100 * q, factor=ratio)
