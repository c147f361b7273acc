"""What a test found in numbers: its statistic with its degrees of freedom, and p."""

from __future__ import annotations

from typing import Final

from app.words.catalogue import figures, tr
from app.words.numerals import number, plain

_LEAST_P: Final = 0.0001


def p_text(p_value: float) -> str:
    """Write a p-value: 0.0009, or < 0.0001."""
    return f"< {plain(_LEAST_P)}" if p_value < _LEAST_P else number(p_value, 4)


def p_equals(p_value: float) -> str:
    """Write what p is, after its name: = 0.0009, or < 0.0001."""
    told = p_text(p_value)
    return told if p_value < _LEAST_P else f"= {told}"


def p_in_two_figures(p_value: float) -> str:
    """Write what p is, after its name, in two figures however small: = 0.00091, or < 0.0001."""
    return p_equals(p_value) if p_value < _LEAST_P else f"= {figures(f'{p_value:.2g}')}"


def statistic_text(statistic: float, freedom: float, denominator: float | None = None) -> str:
    """Return the statistic of a test with its degrees of freedom: χ², or F of clusters."""
    value = number(statistic, 2)
    if denominator is None:
        return tr("χ² = {value}, df = {df}").format(value=value, df=freedom_text(freedom))
    above, below = freedom_text(freedom), freedom_text(denominator)
    told = tr("F = {value}, df = {above} and {below}")
    return told.format(value=value, above=above, below=below)


def freedom_text(freedom: float) -> str:
    """Write degrees of freedom, which need not be whole."""
    return figures(f"{round(freedom, 1):g}")
