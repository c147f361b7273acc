"""Designs from their fractions: each call checks them and returns a mechanism of the core.

A fraction is text ("3/4", "0.75"), a `Fraction`, or a whole number. A float is taken as the
decimal it prints as, with a warning that says so: .75 is 3/4, and 1/3 as a float is refused. A
`Decimal` is exact, and numbers of numpy are those of Python.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final, TypeAlias

import numpy as np

from core.privacy import epsilon as exact
from core.privacy.designs import DESIGNS, Number, ParameterError, Trouble
from core.privacy.mechanisms import Mechanism, Parameter, Value

Fractional: TypeAlias = Fraction | Decimal | str | int | float
"""What a probability is given as."""
LARGEST_DENOMINATOR: Final = 10**9

__all__ = [
    "Fractional", "Mechanism", "binary", "design", "epsilon", "forced", "fraction", "gamma",
    "k_ary", "one_bit", "plain", "require_design", "subset", "sue", "two_coins", "unary", "warner",
    "whole", "window",
]  # fmt: skip


def plain(value: Any) -> Any:
    """Return a number of numpy as that of Python, and all else as it is."""
    return value.item() if isinstance(value, np.generic) else value


def fraction(value: Fractional, name: str = "p") -> Fraction:
    """Return the exact fraction that a value stands for.

    Raises ValueError where it is no number or has a denominator over 10⁹, as 1/3 typed as a float.

    >>> fraction("3/4"), fraction("0.75")
    (Fraction(3, 4), Fraction(3, 4))
    """
    value = plain(value)
    if isinstance(value, bool) or not isinstance(value, Fractional):
        raise ValueError(f'{name} is {value!r}; write a fraction as text, such as "3/4"')
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ValueError(f'{name} is {value!r}; write a fraction as text, such as "3/4"')
        found = Fraction(Decimal(repr(value)))
    else:
        try:
            found = Fraction(value)
        except (ValueError, OverflowError, ZeroDivisionError):
            message = f'{name} is {value!r}; write a fraction as text, such as "3/4"'
            raise ValueError(message) from None
    if found.denominator > LARGEST_DENOMINATOR:
        raise ValueError(f'{name} is {value!r}, no short fraction; write it as text, such as "1/3"')
    if isinstance(value, float):
        warnings.warn(f'{name} = {value!r} is taken as {found}; write "{found}"', stacklevel=3)
    return found


def warner(p: Fractional) -> Mechanism:
    """Return Warner's spinner: the statement stands in a sector of size p (Warner 1965).

    >>> warner("3/4")
    Warner(p=Fraction(3, 4))
    """
    return design("warner", p=p)


def two_coins() -> Mechanism:
    """Return two coins: heads, the truth; tails, what a second coin says (Dwork & Roth 2014)."""
    return design("two-coins")


def forced(truth: Fractional, yes: Fractional) -> Mechanism:
    """Return forced response: the truth with `truth`, else yes with `yes` (Boruch 1971)."""
    return design("forced", truth=truth, yes=yes)


def binary(p1: Fractional, p0: Fractional) -> Mechanism:
    """Return any yes/no design: p1 = Pr(report yes | yes), p0 = Pr(report yes | no)."""
    return design("binary", p1=p1, p0=p0)


def gamma(gamma: Fractional) -> Mechanism:
    """Return the γ form: the answer is kept with 1/2 + γ."""
    return design("gamma", gamma=gamma)


def k_ary(k: int, p: Fractional) -> Mechanism:
    """Return k-ary randomized response; p is OpenDP's `prob`, the chance of the truth."""
    return design("k-ary", k, p=p)


def unary(k: int, p: Fractional, q: Fractional) -> Mechanism:
    """Return unary encoding (RAPPOR): each bit is 1 with p where it is true, else with q."""
    return design("unary", k, p=p, q=q)


def sue(k: int, p: Fractional) -> Mechanism:
    """Return symmetric unary encoding, q = 1 − p (basic RAPPOR; Wang et al. 2017)."""
    return design("symmetric-unary", k, p=p)


def subset(k: int, size: int, p: Fractional) -> Mechanism:
    """Return subset selection of `size` options, the truth among them with p (Ye & Barg 2018)."""
    return design("subset", k, size=size, p=p)


def one_bit(places: int, p: Fractional) -> Mechanism:
    """Return the one-bit mechanism for a number on a grid of so many places (Duchi et al. 2018)."""
    return design("one-bit", places, p=p)


def window(places: int, width: int, p: Fractional) -> Mechanism:
    """Return the window channel for a number on a grid of so many places (METHODS §4)."""
    return design("window", places, width=width, p=p)


def design(name: str, k: int = 2, **parameters: Fractional) -> Mechanism:
    """Return a design by its name in the field, such as "crosswise" or "triangular".

    `k` is the number of options. Those with several groups are read by a mapping, not here.
    Raises ValueError with the names there are, or with the parameters that it takes.

    >>> design("crosswise", prevalence="1/4")
    Binary(p1=Fraction(1, 4), p0=Fraction(3, 4))
    """
    single = sorted(each for each, made in DESIGNS.items() if made.builds is not None)
    if name not in single:
        raise ValueError(f"there is no design {name!r} of one group; there are {', '.join(single)}")
    exactly = {
        key: plain(value) if type(plain(value)) is int else fraction(value, key)
        for key, value in parameters.items()
    }
    k = whole(k, f"the number of options of {name}", 2)
    try:
        return DESIGNS[name].mechanism(exactly, k)
    except ParameterError as error:
        raise ValueError(_fault(error, DESIGNS[name].names(k), exactly, name)) from None


def _fault(
    error: ParameterError,
    takes: Mapping[str, Parameter | Number],
    given: Mapping[str, Value],
    name: str,
) -> str:
    """Return the first fault of a design's parameters, with what would be right."""
    fault = error.faults[0]
    if name == "unary" and given["p"] < given["q"]:
        return f"p of unary is {given['p']} and q {given['q']}; p must be over q"
    if fault.trouble is Trouble.NO_INFORMATION:
        return f"with these fractions the reports of {name} tell nothing of the answers"
    if fault.trouble is Trouble.RANGE and fault.name:
        return f"{fault.name} of {name} is {given[fault.name]}; it is {takes[fault.name]}"
    if fault.trouble is Trouble.RANGE:
        return f"these fractions cannot stand together in {name}"
    return f"{name} takes {', '.join(takes) or 'no parameters'}: {fault.name} is {fault.trouble}"


def whole(value: Any, name: str, least: int = 1) -> int:
    """Return a whole number. Raises ValueError for any other, as 4.0, and below the least."""
    found = plain(value)
    if type(found) is not int or found < least:
        raise ValueError(f"{name} is {found!r}; give a whole number from {least} on")
    return found


def require_design(found: object) -> None:
    """Raise ValueError for what is no design but, say, the name of one."""
    if not hasattr(found, "domain"):
        raise ValueError(f'the design is {found!r}; give one such as candor.warner("3/4")')


def epsilon(mechanism: Mechanism) -> float:
    """Return the least double not below a design's exact ε; infinity where a report can prove.

    Raises ValueError for what is no design.

    >>> round(epsilon(warner("3/4")), 4)
    1.0986
    """
    require_design(mechanism)
    return exact.epsilon(mechanism.ratio)
