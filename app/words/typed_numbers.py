"""Numbers as people type them, in any figures and with either sign of less."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction

from app.words.catalogue import figures, tr


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
