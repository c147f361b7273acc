"""Numbers as people read them: one function for each sort of figure, in the language spoken.

Whatever shows a number asks here. Programs get theirs from `core.present.numerals` and
`core.privacy.epsilon`, or at full precision: as English writes them, whatever is spoken.
"""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction

from app.words.catalogue import figures, tr
from core.present import numerals
from core.present.numerals import MINUS
from core.privacy import epsilon

_DASH = " – "
_PERCENT = "%"


def written(english: str) -> str:
    """Write a number, or a share in per cent, given as English writes it."""
    return figures(english).replace(_PERCENT, percent_sign())


def in_percent(written: str) -> str:
    """Put the sign of per cent behind a number that is written already."""
    return f"{written}{percent_sign()}"


def percent_sign() -> str:
    """Return what stands behind a number of per cent."""
    return tr("%", "after a number")


def number(value: float, digits: int = 0) -> str:
    """Write a number with grouped thousands: −1,234.5; see `core.present.numerals.number`."""
    return figures(numerals.number(value, digits))


def plain(value: float | Decimal) -> str:
    """Write a number with the decimals that it has: 18, or 7.5."""
    return figures(numerals.plain(float(value)))


def percent(share: float, digits: int = 1) -> str:
    """Write a share, a fraction of one, in per cent: −7.3%."""
    return written(numerals.percent(share, digits))


def short_number(value: float, digits: int) -> str:
    """Write a number with the decimals that it has, so many at most: 18, or 7.5."""
    return figures(_short(numerals.number(value, digits)))


def short_percent(share: float, digits: int) -> str:
    """Write a share in per cent with the decimals that it has, so many at most: 20%, or 7.5%."""
    return written(f"{_short(numerals.number(100 * share, digits))}%")


def level_text(level: float) -> str:
    """Write a confidence level with the decimals that it has: 95%."""
    return written(f"{100 * level:.10g}%")


def value_range(low: float, high: float, digits: int = 0) -> str:
    """Write two ends as 10.8 – 15.1, and as −2.6 to 7.1 where the dash would meet a minus."""
    return range_of_ends(number(low, digits), number(high, digits))


def range_of_ends(*ends: str) -> str:
    """Put two ends that are written into one range."""
    return (_to() if MINUS in "".join(ends) else _DASH).join(ends)


def both_ends(written: str) -> tuple[str, str]:
    """Return the two ends of a range as `value_range` writes it.

    >>> both_ends(value_range(-2.6, 7.1, 1))
    ('−2.6', '7.1')
    """
    low, _, high = written.replace(_to(), _DASH).partition(_DASH)
    return low, high


def epsilon_text(ratio: Fraction | None, digits: int = 2) -> str:
    """Write ε, the logarithm of a ratio, rounded up; ∞ for None."""
    return figures(epsilon.epsilon_text(ratio, digits))


def rounded_up(upper: Decimal) -> str:
    """Write an upper bound of ε, or an ε that was chosen, rounded up; or ∞."""
    return figures(epsilon.rounded_up(upper))


def factor_text(ratio: Fraction | None) -> str:
    """Write by how much odds can be multiplied: 3, 2.8, 37, 10¹²; rounded up, ∞ for None."""
    return figures(epsilon.factor_text(ratio))


def day_in_figures(day: date) -> str:
    """Write a day in figures: 2026-11-24."""
    told = tr("{year}-{month}-{day}", "a day in figures")
    return told.format(year=f"{day.year:04}", month=f"{day.month:02}", day=f"{day.day:02}")


def to_english(written: str) -> str:
    """Return a number that is written in the language as English writes it.

    >>> to_english("1,234.5"), to_english("no number")
    ('1,234.5', 'no number')
    """
    signs = str.maketrans(tr("0123456789,."), "0123456789,.")
    return written.replace(percent_sign(), _PERCENT).translate(signs)


def ungrouped(written: str) -> str:
    """Return a number as it is written, without the signs between its thousands.

    >>> ungrouped("1,234.5")
    '1234.5'
    """
    return written.replace(tr("0123456789,.")[10], "")


def _short(english: str) -> str:
    return english.rstrip("0").rstrip(".") if "." in english else english


def _to() -> str:
    return tr(" to ", "between the two ends of a range, where a dash would meet a minus")


def size_text(size: int) -> str:
    if size < 10_000:
        return tr("{n} bytes", "", size).format(n=figures(size))
    if size < 10_000_000:
        return tr("{n} KB").format(n=figures(round(size / 1000)))
    return tr("{n} MB").format(n=figures(round(size / 1_000_000)))
