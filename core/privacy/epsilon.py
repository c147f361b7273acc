"""What a report can give away: ε from exact ratios, rounded up, and the odds a person can read.

Sources: METHODS §1; Warner (1965); Dwork & Roth (2014), chapter 12.
"""

from __future__ import annotations

import heapq
import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import ROUND_CEILING, Context, Decimal, InvalidOperation
from fractions import Fraction

from core.facts.value_error import WrongValueError

_TYPED = re.compile(r"[-+]?([0-9]{1,18}(/[0-9]{1,18})?|[0-9]{0,18}\.[0-9]{1,18})", re.ASCII)
_THOUSANDS = re.compile(r"[1-9][0-9]{0,2}(,[0-9]{3})+", re.ASCII)
_UP = Context(prec=50, rounding=ROUND_CEILING)
_LOG = Context(prec=50)

QUESTION_WARNING = Decimal(3)
QUESTION_LIMIT = Decimal(4)
SURVEY_WARNING = Decimal(3)
SURVEY_LIMIT = Decimal(8)
LEAST_TARGET = Decimal("0.1")

_STRONG = Fraction(95, 5)
_ONE_DIGIT_BELOW = 10
_LONGEST = 10**9  # written out; what is beyond is a power of ten
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


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
    """Return the least double that is not below ln(ratio); infinity for None.

    >>> epsilon(Fraction(3))
    1.0986122886681098
    >>> epsilon(None)
    inf
    """
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
    """Write ln(ratio) for people, rounded up to `digits` decimals; ∞ for None.

    >>> epsilon_text(Fraction(3)), epsilon_text(None)
    ('1.10', '∞')
    """
    return rounded_up(epsilon_upper(ratio), digits)


def written_ratio(ratio: Fraction) -> Fraction:
    """Return the ratio, or one above it by at most 1e-30 that can be written in few digits.

    A many-of multiplies over its options: its exact ratio can have many thousand digits.
    """
    parts = 10**30
    return ratio if ratio.denominator <= parts else Fraction(math.ceil(ratio * parts), parts)


def compose(ratios: Iterable[Fraction | None]) -> Fraction | None:
    """Multiply the exact ratios of several questions; None where one of them is infinite.

    >>> compose([Fraction(3), Fraction(7, 2)])
    Fraction(21, 2)
    """
    product = Fraction(1)
    for ratio in ratios:
        if ratio is None:
            return None
        product *= ratio
    return product


def compose_largest(ratios: Iterable[Fraction | None], asked: int) -> Fraction | None:
    """Multiply the largest ratios of questions of which a person is asked only so many.

    >>> compose_largest([Fraction(3), Fraction(2), Fraction(5)], 2)
    Fraction(15, 1)
    """
    found = list(ratios)
    largest = heapq.nlargest(asked, (ratio for ratio in found if ratio is not None))
    return None if asked and None in found else compose(largest)


def parse_target(text: str) -> Decimal:
    """Read a target ε from its text, never through a float.

    A comma stands for the decimal point, but not where it could stand between thousands. Raises
    ValueError unless it is a number from 0.1 to 8.

    >>> parse_target("1.5")
    Decimal('1.5')
    """
    if _THOUSANDS.fullmatch(text.strip()):
        raise WrongValueError("{0} can be read in two ways; write it without a comma", repr(text))
    try:
        target = Decimal(text.strip().replace(",", "."))
    except InvalidOperation:
        raise WrongValueError("{0} is not a number", repr(text)) from None
    if not (target.is_finite() and LEAST_TARGET <= target <= SURVEY_LIMIT):
        raise WrongValueError("a target ε lies between {0} and {1}", LEAST_TARGET, SURVEY_LIMIT)
    return target


def parse_fraction(text: str) -> Fraction:
    """Read a number as people type it, such as 3/4 or 0.75, exactly.

    Raises ValueError for any other text: powers of ten such as 1e-999999999 are fractions too,
    which no memory holds; and ZeroDivisionError.

    >>> parse_fraction("0.75")
    Fraction(3, 4)
    """
    if not _TYPED.fullmatch(text.strip()):
        raise ValueError(f"{text[:40]!r} is no number such as 3/4")
    return Fraction(text)


def factor_text(ratio: Fraction | None) -> str:
    """Write by how much odds can be multiplied: 3, 2.8, 37; rounded up, ∞ for None.

    From a thousand million on it is the next power of ten, however many digits the ratio has.
    """
    if ratio is None:
        return "∞"
    if ratio > _LONGEST:
        quotient = _UP.divide(Decimal(ratio.numerator), Decimal(ratio.denominator))
        power = quotient.adjusted() + (quotient > Decimal(1).scaleb(quotient.adjusted(), _UP))
        return "10" + str(power).translate(_RAISED)
    if ratio.denominator == 1 or ratio >= _ONE_DIGIT_BELOW:
        return f"{math.ceil(ratio):,}"
    tenths = math.ceil(ratio * 10)
    return f"{tenths // 10}.{tenths % 10}" if tenths % 10 else str(tenths // 10)


def of_hundred(count: Fraction) -> int:
    """Return the whole number of people nearest to a count, halves up."""
    return int(count + Fraction(1, 2))


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a saved word speaks for: the answer of its own name or the other, and how strongly.

    `factor` is its exact likelihood ratio, at least 1; None where it proves the answer.
    """

    for_itself: bool
    factor: Fraction | None

    @property
    def strong(self) -> bool:
        """Tell whether it outweighs what 95 people of 100 saved as they are would leave."""
        return _is_strong(self.factor)


@dataclass(frozen=True, slots=True)
class Odds:
    """How 100 people with and without an answer are reported, and how far the odds can move.

    `kept` of 100 people whose true answer is the option are saved as the option too;
    `joined` of 100 whose true answer is another are also saved as it. `factor` is the most by
    which all that is saved of the question can multiply the odds; None where it proves the answer.
    """

    kept: Fraction
    joined: Fraction
    factor: Fraction | None

    @property
    def strong(self) -> bool:
        """Tell whether all that is saved outweighs what 95 of 100 saved as they are would leave."""
        return _is_strong(self.factor)

    @property
    def symmetric(self) -> bool:
        """Tell whether both words are saved of the other answer equally often."""
        return self.kept + self.joined == 100

    @property
    def present(self) -> Evidence:
        """What it speaks for where the option is saved."""
        return _evidence(self.kept, self.joined)

    @property
    def absent(self) -> Evidence:
        """What it speaks for where the option is not saved."""
        return _evidence(100 - self.joined, 100 - self.kept)


def _is_strong(ratio: Fraction | None) -> bool:
    return ratio is None or ratio > _STRONG


def _evidence(itself: Fraction, other: Fraction) -> Evidence:
    less, more = sorted((itself, other))
    if itself == other:
        return Evidence(for_itself=True, factor=Fraction(1))
    return Evidence(for_itself=itself > other, factor=more / less if less else None)


def odds(support: tuple[Fraction, Fraction], ratio: Fraction | None) -> Odds:
    """Return the odds of an option with support (p*, q*) in a question of this ratio.

    >>> chance = odds((Fraction(3, 4), Fraction(1, 4)), Fraction(3))
    >>> chance.kept, chance.joined, factor_text(chance.factor)
    (Fraction(75, 1), Fraction(25, 1), '3')
    """
    p, q = support
    return Odds(kept=100 * p, joined=100 * q, factor=ratio)
