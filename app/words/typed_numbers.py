"""Numbers as people type them, in any digits, with either decimal sign and either minus.

There is one rule for every field. A comma and a point are both decimal signs, and both group
thousands; which one is meant follows from what is typed and from the limits of the field. What can
be two numbers within the limits is no number: `1.500` is refused where 1.5 and 1,500 are possible.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from app.words.catalogue import tr

_PARTS = re.compile(r"(\d{1,40})/(\d{1,40})")
_DECIMAL = re.compile("(\\d{1,40})(?:[.,\N{ARABIC DECIMAL SEPARATOR}](\\d{0,40}))?")
_ONE_SIGN = {
    "\N{ARABIC DECIMAL SEPARATOR}": ".",
    "\N{ARABIC THOUSANDS SEPARATOR}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{MINUS SIGN}": "-",
}
_PERCENT = "%\N{ARABIC PERCENT SIGN}"
_LONGEST = 40
_COUNT_DIGITS = 15


def readings(text: str, *, whole: bool = False) -> frozenset[Fraction]:
    """Return every number that a text can stand for; none for what is no number.

    Where numbers are `whole`, a comma or a point can only group thousands.

    >>> sorted(readings("1.500")), sorted(readings("1,250.5")), sorted(readings("0,5"))
    ([Fraction(3, 2), Fraction(1500, 1)], [Fraction(2501, 2)], [Fraction(1, 2)])
    """
    plain = "".join(_ONE_SIGN.get(sign, sign) for sign in text if not sign.isspace())
    sign = -1 if plain.startswith("-") else 1
    plain = plain.removeprefix("-")
    if len(plain) > _LONGEST:
        return frozenset()
    found = set()
    for decimal, thousands in ((".", ","), (",", "."), (".", "'"), (",", "'")):
        before, point, rest = plain.partition(decimal)
        if thousands in before:
            before = _without_groups(before, thousands)
        digits = before + rest
        # A sign that ends the text is one that more is typed after.
        if digits.isdecimal() and (not point or (not whole and (before or rest))):
            found.add(sign * Fraction(int(digits), 10 ** len(rest)))
    return frozenset(found)


def read_number(
    text: str,
    low: Fraction | float | None = None,
    high: Fraction | float | None = None,
    *,
    whole: bool = False,
) -> Fraction | None:
    """Return the one number from `low` to `high` that a text stands for; None for none or several.

    >>> read_number("−1,250.5"), read_number("1.500"), read_number("1.500", 0, 100)
    (Fraction(-2501, 2), None, Fraction(3, 2))
    >>> read_number("1.500", whole=True), read_number("1,5", whole=True)
    (Fraction(1500, 1), None)
    """
    within = [
        number
        for number in readings(text, whole=whole)
        if (low is None or number >= low) and (high is None or number <= high)
    ]
    return within[0] if len(within) == 1 else None


def read_decimal(text: str, low: Decimal, high: Decimal) -> Decimal | None:
    """Return the exact decimal number from `low` to `high` that a text stands for, else None.

    >>> read_decimal("0,85", Decimal("0.1"), Decimal(4))
    Decimal('0.85')
    """
    number = read_number(text, Fraction(low), Fraction(high))
    if number is None:
        return None
    digits = 0
    while (number * 10**digits).denominator > 1:
        digits += 1
    # Written out, as a division would round to the digits of the context.
    return Decimal(f"{int(number * 10**digits)}E-{digits}")


def can_become_number(text: str) -> bool:
    """Tell whether what is typed so far holds nothing but digits and the signs of a number."""
    plain = "".join(text.split())
    signs = {*".,'-", *_ONE_SIGN}
    return len(plain) <= _LONGEST and all(each in signs or each.isdecimal() for each in plain)


def read_count(text: str, least: int = 0) -> int | None:
    """Return a whole number of at least so many; None for no such.

    >>> read_count("12,500"), read_count("12.500"), read_count("12 500"), read_count("12,5")
    (12500, 12500, 12500, None)
    """
    number = read_number(text, least, 10**_COUNT_DIGITS - 1, whole=True)
    return None if number is None else int(number)


def read_share(text: str, low: float = 0.0, high: float = 1.0) -> float | None:
    """Return a share typed in per cent, with or without the sign; None for one outside the limits.

    >>> read_share("12,5 %"), read_share("12.5"), read_share("101")
    (0.125, 0.125, None)
    """
    plain = text.strip().rstrip(_PERCENT)
    ends = (round(100 * end, 10) for end in (low, high))
    number = read_number(plain, *(Fraction(repr(end)) for end in ends))
    return None if number is None else round(float(number) / 100, 12)


def _without_groups(whole: str, sign: str) -> str:
    """Return digits without the signs between their thousands; '' where they stand elsewhere."""
    first, *rest = whole.split(sign)
    right = 1 <= len(first) <= 3 and not first.startswith("0") and all(len(x) == 3 for x in rest)
    return "".join((first, *rest)) if right else ""


def read_fraction(text: str) -> Fraction | None:
    """Return the exact number that was typed as a fraction or as a decimal; None for none.

    Before the last digits stands either sign of decimals. None too for 1,250, which is one number
    in one country and another in the next.

    >>> read_fraction("6/8"), read_fraction("0.75"), read_fraction("0,75"), read_fraction("1,250")
    (Fraction(3, 4), Fraction(3, 4), Fraction(3, 4), None)
    """
    plain = "".join(text.split())
    if parts := _PARTS.fullmatch(plain):
        return Fraction(int(parts[1]), int(parts[2])) if int(parts[2]) else None
    decimal = _DECIMAL.fullmatch(plain)
    if decimal is None:
        return None
    whole, rest = decimal[1], decimal[2] or ""
    if "," in plain and len(rest) == 3 and int(whole):
        return None
    return Fraction(int(whole + rest), 10 ** len(rest))


def place_of(text: str, places: Sequence[int], scale: int, *, every: bool) -> int | None:
    """Return the place for a number that was typed, of which `scale` make one unit.

    Where `every` number that can be answered is a place it is the least that is not below: the same
    people are at or above both. Of edges of bins it is the nearest. None where no number was typed,
    and for one beyond all places, which rise.

    >>> place_of("33.4", (20, 35, 40), 1, every=False), place_of("25.2", (25, 26), 1, every=True)
    (35, 26)
    """
    number = read_number(text, Fraction(places[0], scale), Fraction(places[-1], scale))
    if number is None:
        return None
    at = number * scale
    after = bisect_left(places, at)
    if every:
        return places[after]
    return min(places[max(after - 1, 0) : after + 1], key=lambda place: abs(place - at))


def moved_text(typed: str, edge: str, *, every: bool) -> str:
    """Say which edge stands for a number that was typed, where it can be none."""
    told = tr("The bins have no edge at {typed}; the nearest is {edge}.")
    if every:
        told = tr("At or above {typed} is at or above {edge}: no answer is between.")
    return told.format(typed=typed, edge=edge)
