"""Numbers as figures, as English writes them: minus is U+2212, shares are in per cent.

The program shows them as the language spoken does, by `app.words.numerals`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal

from core.survey.model import Question

MINUS = "\N{MINUS SIGN}"
_SURE_DIGITS = 15  # that a double holds of any decimal number
_LARGE = 1e15


def number(value: float, digits: int = 0) -> str:
    """Write a number with grouped thousands: −1,234.5; what rounds to zero has no sign.

    Halves are rounded away from zero, as people round the number that they read: 33.15 to 33.2,
    though the nearest double is below it.

    >>> number(33.15, 1), number(-32.25, 1), number(100 * 0.285)
    ('33.2', '−32.3', '29')
    """
    size = abs(value)
    if size < _LARGE:
        told = Decimal(f"{size:.{_SURE_DIGITS}g}")
        text = f"{told.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP):,}"
    else:  # an infinite number too
        text = f"{size:,.{digits}f}"
    negative = value < 0 and text.strip("0,.") != ""
    return (MINUS if negative else "") + text


def plain(value: float) -> str:
    """Write a number with the decimals that it has, nine at most: 18, or 7.5."""
    decimals = f"{value:.9f}".rstrip("0").partition(".")[2]
    return number(value, len(decimals))


def percent(share: float, digits: int = 1) -> str:
    """Write a share, a fraction of one, in per cent: −7.3%."""
    return number(100 * share, digits) + "%"


def digits_for(errors: Iterable[float | None]) -> int:
    """Return how many decimals of a per cent the least of the standard errors deserves."""
    least = min((error for error in errors if error), default=1.0)
    return 1 if least >= 0.001 else 2 if least >= 0.0001 else 3


def digits_of_error(error: float | None) -> int:
    """Return the decimals with which two figures of an error are shown; 0 to 6."""
    if not error:
        return 2
    return min(6, max(0, 1 - math.floor(math.log10(abs(error)))))


def bin_ends(question: Question, option: str) -> tuple[float, float | None]:
    """Return the least and the greatest number of a bin or a band; the last band has no greatest.

    Raises ValueError for another id.
    """
    i = question.option_ids.index(option)
    if question.cuts:
        low, step = question.low or 0, question.step or 1
        edges = [question.in_units(low), *question.cuts]
        if i == len(question.cuts):
            return edges[i], None
        before = question.cuts[i] * question.scale - 1
        return edges[i], question.in_units(low + (before - low) // step * step)
    low, high = question.bins[i], question.bins[i + 1]
    return low, high if option.endswith("]") else high - (question.step or 1)
