"""Numbers as people type them, in any figures and with either sign of less."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction

from app.words.catalogue import figures


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


def nearest_place(text: str, places: Sequence[int], scale: int) -> int | None:
    """Return the place nearest to a number that was typed, of which `scale` make one unit.

    None where no number was typed, and for one beyond all places, which rise.

    >>> nearest_place("33.4", (20, 35, 40), 1), nearest_place("41", (20, 35, 40), 1)
    (35, None)
    """
    number = read_number(text)
    if number is None or not places[0] <= number * scale <= places[-1]:
        return None
    at = number * scale
    after = bisect_left(places, at)
    return min(places[max(after - 1, 0) : after + 1], key=lambda place: abs(place - at))
