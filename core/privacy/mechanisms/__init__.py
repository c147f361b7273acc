"""The mechanisms, and how one is read from the fractions that stand in a survey file.

To add a mechanism: write its module after the pattern of `base.Mechanism`, then add it to
`KINDS` and, where it needs one, a rule to `fault`.
"""

from __future__ import annotations

from fractions import Fraction

from core.errors import Code
from core.privacy.mechanisms.base import Bits, Category, Form, Grid, Mechanism, Report
from core.privacy.mechanisms.binary import Binary, BinaryDesign, Forced, Warner
from core.privacy.mechanisms.kary import KAry
from core.privacy.mechanisms.one_bit import OneBit
from core.privacy.mechanisms.unary import Unary

__all__ = [
    "NUMERIC",
    "ONE_OF",
    "PARAMETERS",
    "UNSUPPORTED",
    "YES_NO",
    "Binary",
    "BinaryDesign",
    "Bits",
    "Category",
    "Forced",
    "Form",
    "Grid",
    "KAry",
    "Mechanism",
    "OneBit",
    "Report",
    "Unary",
    "Warner",
    "fault",
    "make",
]  # fmt: skip

YES_NO = {"warner": ("p",), "forced": ("truth", "yes"), "binary": ("p1", "p0")}
ONE_OF = {"k-ary": ("p",), "unary": ("p", "q")}
NUMERIC = {"one-bit": ("p",)}
PARAMETERS: dict[str, tuple[str, ...]] = YES_NO | ONE_OF | NUMERIC
UNSUPPORTED = frozenset({"subset", "local-hash", "hadamard", "window"})


def make(name: str, fractions: dict[str, Fraction], k: int) -> Mechanism:
    """Build the mechanism of this name over k options, or k places on the grid of a number.

    Its fractions must be probabilities.
    """
    match name:
        case "warner":
            return Warner(**fractions)
        case "forced":
            return Forced(**fractions)
        case "binary":
            return Binary(**fractions)
        case "k-ary":
            return KAry(k, **fractions)
        case "unary":
            return Unary(k, **fractions)
        case "one-bit":
            return OneBit(k, **fractions)
        case _:
            raise ValueError(f"no mechanism is called {name}")


def fault(mechanism: Mechanism) -> Code | None:
    """Return why a mechanism cannot be used to collect, or None: information first, then ε."""
    for option in (0, mechanism.k - 1):  # the options between are as one of these
        p, q = mechanism.support(option)
        may_invert = isinstance(mechanism, BinaryDesign)
        if p == q or (p < q and not may_invert):
            return Code.NO_INFORMATION
    return Code.EPS_INFINITE if mechanism.ratio is None else None
