"""Numbers as people type them, in any figures and with either sign of less."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction

from app.words.catalogue import figures, tr

_PARTS = re.compile(r"(\d{1,40})/(\d{1,40})")
_DECIMAL = re.compile("(\\d{1,40})(?:[.,\N{ARABIC DECIMAL SEPARATOR}](\\d{0,40}))?")


def read_number(text: str) -> Fraction | None:
    """Return a number that was typed; None for none.

    >>> read_number("−1,250.5"), read_number("1/2"), read_number("many")
    (Fraction(-2501, 2), None, None)
    """
    plain = "".join(text.replace("\N{MINUS SIGN}", "-").split())
    for thousands, decimal in ((",", "."), (figures(","), figures("."))):
        written = plain.replace(thousands, "").replace(decimal, ".")
        try:
            return Fraction(written) if "/" not in written else None
        except ValueError:
            continue
    return None


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
    number = read_number(text)
    if number is None or not places[0] <= number * scale <= places[-1]:
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
