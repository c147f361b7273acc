"""How numbers are written in a table: the sign before decimals, and the one between thousands."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

DECIMALS: Final = (".", ",")
THOUSANDS: Final = (".", ",", " ", "'")
_LONGEST: Final = 30  # digits of a number
_ALIKE: Final = {" ": "[ \u00a0\u202f\u2009]", "'": "['\u2019]"}


class _Marks(NamedTuple):
    decimal: str = "."
    thousands: str = ""


class Marks(_Marks):
    """The sign before decimals and the one between thousands, '' where there is none.

    " " stands for every space that does not break a line, "'" for the curved one too.

    >>> Marks(",", ".").read("1.250,5"), Marks().read("1.250"), Marks(".", ",").read("1,25")
    (Decimal('1250.5'), Decimal('1.250'), None)
    """

    __slots__ = ()

    def read(self, cell: str) -> Decimal | None:
        """Return the number that a whole cell is in this way of writing, None where it is none.

        Thousands are apart everywhere or nowhere in a number, and no number begins with 0 then.
        """
        text = cell.strip().lower()
        if not _PATTERNS[self].fullmatch(text):
            return None
        if self.thousands:
            text = re.sub(_sign(self.thousands), "", text)
        return Decimal(text.replace(self.decimal, "."))

    def shown(self, cell: str) -> str:
        """Return the number in a cell in digits with a decimal point, '' where it is none.

        >>> Marks().shown("1.500"), Marks(",", ".").shown("1.500")
        ('1.5', '1500')
        """
        number = self.read(cell)
        return "" if number is None else f"{number.normalize():f}"

    @property
    def entries(self) -> dict[str, str]:
        """What a mapping says of a column whose numbers are written so.

        >>> Marks(",", ".").entries, Marks().entries
        ({'decimal': ',', 'thousands': '.'}, {'decimal': '.'})
        """
        apart = {"thousands": self.thousands} if self.thousands else {}
        return {"decimal": self.decimal, **apart}

    def reads_otherwise(self, cell: str) -> bool:
        """Tell whether a cell is a number in some other way of writing, and another one than here.

        >>> Marks().reads_otherwise("1,5"), Marks().reads_otherwise("1.250")
        (True, True)
        >>> Marks().reads_otherwise("950"), Marks().reads_otherwise("n/a")
        (False, False)
        """
        here = self.read(cell)
        return any(number not in (None, here) for number in (each.read(cell) for each in WAYS))


def _sign(sign: str) -> str:
    return _ALIKE.get(sign, re.escape(sign))


def _pattern(marks: Marks) -> re.Pattern[str]:
    whole = rf"\d{{1,{_LONGEST}}}"
    if marks.thousands:
        whole = rf"(?:[1-9]\d{{0,2}}(?:{_sign(marks.thousands)}\d{{3}}){{1,9}}|{whole})"
    decimal = re.escape(marks.decimal)
    number = rf"(?:{whole}(?:{decimal}\d{{0,30}})?|{decimal}\d{{1,30}})"
    return re.compile(rf"[+-]?{number}(?:e[+-]?\d{{1,2}})?", re.ASCII)


WAYS: Final = tuple(
    Marks(decimal, thousands)
    for thousands in ("", *THOUSANDS)
    for decimal in DECIMALS
    if decimal != thousands
)
"""Every way of writing numbers that a mapping can name, the plain one first."""
_PATTERNS: Final = {marks: _pattern(marks) for marks in WAYS}
PLAIN: Final = WAYS[0]

Alike: TypeAlias = tuple[tuple[Marks, ...], ...]
"""Ways of writing by which every number seen so far can be read; those of one group agree on all.

None is left where a cell was no number in any of them, two or more where the cells leave it open.
"""
ANY: Final[Alike] = (WAYS,)
_NINES: Final = str.maketrans("012345678", "9" * 9)


def narrowed(ways: Alike, cell: str) -> Alike:
    """Return those of the ways that read a cell, too, apart by the number that they read.

    >>> [[each[0] for each in group] for group in narrowed(ANY, "1.500")]
    [['.', '.', '.', '.'], [',']]
    >>> [[each[0] for each in group] for group in narrowed(narrowed(ANY, "1.500"), "0.25")]
    [['.', '.', '.', '.']]
    """
    text = cell.strip()
    if text.isdecimal() and text.isascii() and len(text) <= _LONGEST:
        return ways  # the same in all of them
    shape = text.lower().translate(_NINES)
    if text.lstrip("+-").startswith("0"):  # which no thousands begin with
        shape = shape.replace("9", "0", 1)
    return _narrowed(ways, shape)


def is_settled(ways: Alike) -> bool:
    """Tell whether no cell can leave open any more which number it is: decimals are settled.

    Ways that differ in what stands between thousands alone never read two numbers.

    >>> is_settled(ANY), is_settled(narrowed(ANY, "0.25")), is_settled(narrowed(ANY, "n/a"))
    (False, True, True)
    """
    return len({marks.decimal for group in ways for marks in group}) < 2


@lru_cache(maxsize=4096)
def _narrowed(ways: Alike, shape: str) -> Alike:
    """Narrow by the shape of a cell: its digits, but for a first 0, are of no account."""
    found: list[tuple[Marks, ...]] = []
    for group in ways:
        of_number: dict[Decimal, list[Marks]] = {}
        for marks in group:
            if (number := marks.read(shape)) is not None:
                of_number.setdefault(number, []).append(marks)
        found += [tuple(each) for each in of_number.values()]
    return tuple(found)
