"""Axes that hold every value and whose marks are round numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction

from core.present.chart.shapes import Axis, Tick
from core.present.numerals import number

_MOST_STEPS = 10
_LEAST_SPAN = 1e-12  # what differs by less differs by rounding alone
_SLACK = 1e-9  # of a step, so that 0.3 / 0.1 does not ask for a fourth step


def round_step(span: float, most: int = _MOST_STEPS, least: Fraction | None = None) -> Fraction:
    """Return the smallest of 1, 2, 5 times a power of ten that covers `span` in `most` steps."""
    wanted = Fraction(span) / most
    power = Fraction(10) ** math.floor(math.log10(wanted))
    step = next(m * power for m in (1, 2, 5, 10) if m * power >= wanted * (1 - Fraction(1, 10**9)))
    return max(step, least) if least else step


def _ends(values: Iterable[float], step: Fraction) -> tuple[int, int]:
    """Return the first and last multiple of the step that enclose the values."""
    held = list(values)
    low = math.floor(min(held) / step + _SLACK)
    return low, max(low + 1, math.ceil(max(held) / step - _SLACK))


def _axis(
    values: Iterable[float | None],
    empty: float,
    *,
    least: Fraction | None = None,
    unit: str = "",
    percent: bool = False,
    possible: tuple[float, float] | None = None,
    zero: bool = True,
    sign_everywhere: bool = False,
    most: int = _MOST_STEPS,
) -> Axis:
    held = [value for value in values if value is not None]
    held += [0.0] if zero or not held else []
    if max(held) - min(held) < _LEAST_SPAN:
        held.append(min(held) + empty)
    step = round_step(max(held) - min(held), most, least)
    first, last = _ends(held, step)
    scale = 100 if percent else 1
    digits = max(0, -math.floor(math.log10(step * scale)))
    ticks = []
    for i in range(first, last + 1):
        signed = percent and (sign_everywhere or i in (0, last))
        label = number(float(i * step * scale), digits if i else 0) + ("%" if signed else "")
        ticks.append(Tick(float(i * step), label))
    low, high = min(*held, ticks[0].at), max(*held, ticks[-1].at)
    return Axis(low, high, tuple(ticks), unit, possible)


def share_axis(
    values: Iterable[float | None],
    *,
    zero: bool = True,
    sign_everywhere: bool = False,
    most: int = _MOST_STEPS,
) -> Axis:
    """Return an axis of shares, labelled in per cent; `zero` makes it hold zero.

    It has at most about `most` steps.

    >>> [tick.label for tick in share_axis([0.12, 0.06]).ticks]
    ['0%', '2', '4', '6', '8', '10', '12%']
    """
    return _axis(
        values,
        1.0,
        unit="%",
        percent=True,
        possible=(0.0, 1.0),
        zero=zero,
        sign_everywhere=sign_everywhere,
        most=most,
    )


def people_axis(values: Iterable[float | None], n: int) -> Axis:
    """Return an axis of counts among n people, in whole steps.

    >>> [tick.label for tick in people_axis([1, 3], 5).ticks]
    ['0', '1', '2', '3']
    """
    return _axis(
        values, float(max(n, 1)), least=Fraction(1), unit="people", possible=(0.0, float(n))
    )


def number_axis(
    low: float,
    high: float,
    values: Iterable[float | None],
    *,
    most: int = 8,
    finest: Fraction | None = None,
) -> Axis:
    """Return an axis over the range of a question, and beyond it where a value lies there.

    From end to end it is at most `most` steps of its round marks, none of them less than `finest`.

    >>> axis = number_axis(0, 60, [63.5])
    >>> axis.high, [tick.label for tick in axis.ticks]
    (63.5, ['0', '10', '20', '30', '40', '50', '60'])
    """
    held = [low, high, *(value for value in values if value is not None)]
    least, greatest = min(held), max(held)
    step = round_step(greatest - least, most, finest)
    digits = max(0, -math.floor(math.log10(step)))
    first, last = math.ceil(least / step), math.floor(greatest / step)
    ticks = [
        Tick(float(i * step), number(float(i * step), digits if i else 0))
        for i in range(first, last + 1)
    ]
    return Axis(least, greatest, tuple(ticks), "", (low, high))


def plain_axis(values: Iterable[float | None], unit: str = "", *, zero: bool = True) -> Axis:
    """Return an axis of plain numbers with its unit in words; `zero` makes it hold zero.

    >>> [tick.label for tick in plain_axis([3.8, 0.0]).ticks]
    ['0', '1', '2', '3', '4']
    """
    return _axis(values, 1.0, unit=unit, most=6, zero=zero)


def ratio_axis(logarithms: Iterable[float]) -> Axis:
    """Return an axis of natural logarithms that is labelled by the ratios themselves.

    >>> [tick.label for tick in ratio_axis([-1.2, 1.5]).ticks]
    ['¼', '½', '1', '2', '4', '8']
    >>> [tick.label for tick in ratio_axis([-0.05, 0.04]).ticks]
    ['0.94', '0.96', '0.98', '1', '1.02', '1.04', '1.06']
    """
    held = [*logarithms, 0.0]
    low, high = min(held), max(held)
    if high - low < math.log(2):
        return _near_one(math.exp(low), math.exp(high))
    base = next(
        (each for each in (2.0, 10.0) if (high - low) / math.log(each) <= _MOST_STEPS - 1), 100.0
    )
    step = math.log(base) * max(1, math.ceil((high - low) / math.log(base) / _MOST_STEPS))
    first, last = math.floor(low / step + _SLACK), math.ceil(high / step - _SLACK)
    ticks = tuple(Tick(i * step, _ratio(math.exp(i * step))) for i in range(first, last + 1))
    return Axis(ticks[0].at, ticks[-1].at, ticks)


def _near_one(low: float, high: float) -> Axis:
    """Return an axis of logarithms whose marks are even steps of ratios about 1."""
    most = max(high - 1, 1 - low, 1e-6)
    step = round_step(2 * most, 6)
    reach = math.ceil(most / step - _SLACK)
    digits = max(0, -math.floor(math.log10(step)))
    ticks = []
    for i in range(-reach, reach + 1):
        ratio = float(1 + i * step)
        if ratio > 0:
            ticks.append(Tick(math.log(ratio), number(ratio, digits if i else 0)))
    return Axis(ticks[0].at, ticks[-1].at, tuple(ticks))


def _ratio(value: float) -> str:
    """Write a ratio: halves, quarters and eighths as fractions."""
    parts = {0.5: "½", 0.25: "¼", 0.125: "⅛"}
    near = next((text for part, text in parts.items() if abs(value - part) < _SLACK), None)
    if near is not None:
        return near
    digits = max(0, math.ceil(-math.log10(value) - _SLACK))
    if (value < 1 and digits > 4) or value >= 1e6:
        return f"{value:.0e}"
    return number(value, digits)
