"""Weighted sums without rounding: they come out the same in any order and any division of rows.

A float is a whole number times a power of two. So a weighted count is a sum of whole counts, one
for each stretch of binary digits: each row counts as often as its weight has there.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

    Times: TypeAlias = NDArray[np.bool_] | NDArray[np.int64]
    # Whole numbers of at most 62 bits, and the powers of two they are multiples of.
    Whole: TypeAlias = tuple[NDArray[np.int64], NDArray[np.int64]]

_HALF = 27
_MANTISSA = 53
_SHORT = 15
_SUMMED = 2**21
_FEW = 32  # different weights: fewer than the binary digits of most


class Unit(NamedTuple):
    """Where people of a sample stand: stratum, cluster, and cell of the margins raked to.

    All are codes of clear answers; −1 and () where the sample has none.
    """

    stratum: int = -1
    cluster: int = -1
    cell: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighted:
    """Exact sums over those who answered: of weights w, and of what is counted, by w and by w².

    `people` are those with a weight above 0. For a number in the clear without bins what is
    counted are the numbers' places on the grid and the squares of these; for a many-of that asks
    each person only some options, after the reports of each option who was asked it, of whom
    `asked` have a weight above 0. Where the sample has a design, `units` are the sums of each part
    of it, in their order. `fourths` is Σ w⁴ of weights rounded to 15 binary digits, and
    `asked_fourths` that of those who were asked each option.
    """

    people: int
    total: Fraction
    squares: Fraction
    counts: tuple[Fraction, ...]
    square_counts: tuple[Fraction, ...]
    units: tuple[UnitSums, ...] = ()
    asked: tuple[int, ...] = ()
    fourths: Fraction = Fraction(0)
    asked_fourths: tuple[Fraction, ...] = ()

    def of_asked(self, option: int) -> Weighted:
        """Return the sums over those who were asked one option, where each is asked some."""
        place = len(self.asked) + option
        return Weighted(
            self.asked[option],
            self.counts[place],
            self.square_counts[place],
            (self.counts[option],),
            (self.square_counts[option],),
            tuple(each._replace(sums=each.sums.of_asked(option)) for each in self.units),
            fourths=self.asked_fourths[option],
        )

    @property
    def kish_n(self) -> Fraction:
        """The unweighted sample as precise if weights had nothing to do with answers (Kish 1965).

        total² / squares; it describes the weights, and is no error of an estimate.
        """
        return self.total**2 / self.squares if self.squares else Fraction(0)

    @property
    def correction(self) -> Fraction:
        """m/(m−1) for m people, by which squared deviations from an estimate fall short."""
        return Fraction(self.people, self.people - 1) if self.people > 1 else Fraction(1)

    def __add__(self, other: Weighted) -> Weighted:
        return Weighted(
            self.people + other.people,
            self.total + other.total,
            self.squares + other.squares,
            tuple(map(operator.add, self.counts, other.counts)),
            tuple(map(operator.add, self.square_counts, other.square_counts)),
            _merged(self.units, other.units),
            tuple(map(operator.add, self.asked, other.asked)),
            self.fourths + other.fourths,
            tuple(map(operator.add, self.asked_fourths, other.asked_fourths)),
        )


class CountedBy(StrEnum):
    """What the effective number of reports rests on, under the name that is shown."""

    LINEARIZATION = "linearization"
    PEOPLE = "people"
    KISH = "kish"
    POPULATION = "population"
    DESIGNS = "designs"


class UnitSums(NamedTuple):
    """The sums over those of a unit who are counted; `size` people of the sample are in it.

    `size` has those, too, who were not asked or belong to another group: they bear on the error.
    """

    unit: Unit
    size: int
    sums: Weighted


def _merged(first: tuple[UnitSums, ...], second: tuple[UnitSums, ...]) -> tuple[UnitSums, ...]:
    found = {each.unit: each for each in first}
    for each in second:
        held = found.get(each.unit)
        if held is not None:
            each = UnitSums(each.unit, held.size + each.size, held.sums + each.sums)
        found[each.unit] = each
    return tuple(found[unit] for unit in sorted(found))


def weigh(weights: Floats, count: Callable[[Times], Iterable[int]], digits: int = 1) -> Weighted:
    """Sum weights of shape (n,), finite and not negative, and what `count` counts of some rows.

    `count` takes how often each row counts, (n,): a mask, or, where it takes more than one, whole
    numbers of so many binary digits, n of which sum to less than 2^63. It adds up over rows.
    """

    def counted(times: Times) -> list[int]:
        return [int(times.sum()), *map(int, count(times))]

    people = int(np.count_nonzero(weights))
    values = np.unique(weights)
    if len(values) <= _FEW:
        once, twice = _by_values(weights, values.tolist(), counted)
        return Weighted(
            people,
            once[0],
            twice[0],
            tuple(once[1:]),
            tuple(twice[1:]),
            fourths=fourth_powers(weights),
        )
    mantissas, exponents = np.frexp(weights)
    whole = np.ldexp(mantissas, _MANTISSA).astype(np.int64)
    shift = exponents.astype(np.int64) - _MANTISSA
    # Weights that are small whole numbers have few digits, and so have their squares.
    spare = np.frexp((whole & -whole).astype(np.float64))[1] - 1
    spare = np.where(whole > 0, spare, 0)
    whole, shift = whole >> spare, shift + spare
    high, low = whole >> _HALF, whole & ((1 << _HALF) - 1)
    squares = [(high * high, 2 * shift + 2 * _HALF), (low * low, 2 * shift)]
    squares.append((2 * high * low, 2 * shift + _HALF))
    once = _by_digits([(whole, shift)], counted, digits)
    twice = _by_digits(squares, counted, digits)
    return Weighted(
        people, once[0], twice[0], tuple(once[1:]), tuple(twice[1:]), fourths=fourth_powers(weights)
    )


def fourth_powers(weights: Floats) -> Fraction:
    """Return Σ w⁴ of weights rounded to 15 binary digits, the same in any order."""
    total = Fraction(0)
    for start in range(0, len(weights), _SUMMED):
        mantissas, exponents = np.frexp(weights[start : start + _SUMMED])
        squares = np.rint(np.ldexp(mantissas, _SHORT)).astype(np.int64) ** 2
        fourths = squares * squares
        least = int(exponents.min(initial=0))
        places, half = exponents - least, 2 * _SHORT
        # Halves are below 2^31: so many of them are summed exactly by doubles.
        high = np.bincount(places, fourths >> half)
        low = np.bincount(places, fourths & ((1 << half) - 1))
        for place in np.flatnonzero(high + low).tolist():
            found = (int(high[place]) << half) + int(low[place])
            total += found * Fraction(2) ** (4 * (place + least - _SHORT))
    return total


def _by_values(
    weights: Floats, values: Sequence[float], counted: Callable[[Times], list[int]]
) -> tuple[list[Fraction], list[Fraction]]:
    """Return the sums by weight and by squared weight, where few different ones were given.

    Raked weights are of this sort: one for each cell of the margins.
    """
    once = [Fraction(count) for count in counted(np.zeros(len(weights), dtype=np.bool_))]
    twice = list(once)
    for value in values:
        if value:
            exact, counts = Fraction(value), counted(weights == value)
            once = [total + exact * more for total, more in zip(once, counts, strict=True)]
            twice = [total + exact**2 * more for total, more in zip(twice, counts, strict=True)]
    return once, twice


def _by_digits(
    parts: Sequence[Whole], counted: Callable[[Times], list[int]], digits: int
) -> list[Fraction]:
    """Return Σ over rows of their number, the sum of its parts, times what is counted of them."""
    nothing = np.zeros(len(parts[0][0]), dtype=np.bool_)
    sums = [Fraction(count) for count in counted(nothing)]
    for whole, shift in parts:
        if not whole.any():
            continue
        lengths = np.frexp(whole.astype(np.float64))[1]
        first, last = int(shift[whole > 0].min()), int((shift + lengths)[whole > 0].max())
        totals = [0] * len(sums)
        for place in range(first, last + 1, digits):
            times = _stretch(whole, shift - place, digits)
            if times.any():
                worth = place - first
                totals = [t + (c << worth) for t, c in zip(totals, counted(times), strict=True)]
        unit = Fraction(2) ** first
        sums = [total + unit * more for total, more in zip(sums, totals, strict=True)]
    return sums


def _stretch(whole: NDArray[np.int64], shift: NDArray[np.int64], digits: int) -> Times:
    """Return the lowest binary digits of whole · 2^shift, rounded down; a mask where it is one."""
    mask = (1 << digits) - 1
    up, down = np.clip(shift, 0, digits), np.clip(-shift, 0, 63)
    found = (whole >> down & mask >> up) << up
    return found == 1 if digits == 1 else found
