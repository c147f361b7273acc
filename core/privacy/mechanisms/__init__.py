"""The mechanisms: `REGISTRY` holds each under its name, and nothing else asks for one by name.

To add a mechanism: write its file, derive it from a family, and name it in `_ALL`. The manual's
page "Adding a mechanism" walks through one.
"""

from __future__ import annotations

from core.facts.errors import Code
from core.privacy.channel import Domain, OneOption, OnScale, SomeOptions, StandsFor, Value, Word
from core.privacy.forms import (
    AskedBits,
    Bits,
    Category,
    FixedBits,
    Form,
    Grid,
    Pair,
    Report,
)
from core.privacy.mechanisms.base import Mechanism, Parameter, Probability, Whole
from core.privacy.mechanisms.binary import Binary, Forced, TwoAnswers, Warner, carried_out
from core.privacy.mechanisms.families import Histograms, Means, Shares
from core.privacy.mechanisms.kary import KAry
from core.privacy.mechanisms.local_hash import LocalHash
from core.privacy.mechanisms.one_bit import OneBit
from core.privacy.mechanisms.subset import Subset
from core.privacy.mechanisms.unary import Unary
from core.privacy.mechanisms.window import WindowChannel

__all__ = [
    "REGISTRY",
    "AskedBits",
    "Binary",
    "Bits",
    "Category",
    "Domain",
    "FixedBits",
    "Forced",
    "Form",
    "Grid",
    "Histograms",
    "KAry",
    "LocalHash",
    "Means",
    "Mechanism",
    "OnScale",
    "OneBit",
    "OneOption",
    "Pair",
    "Parameter",
    "Probability",
    "Report",
    "Shares",
    "SomeOptions",
    "StandsFor",
    "Subset",
    "TwoAnswers",
    "Unary",
    "Value",
    "Warner",
    "Whole",
    "WindowChannel",
    "Word",
    "carried_out",
    "fault",
    "for_domain",
    "register",
]  # fmt: skip

REGISTRY: dict[str, type[Mechanism]] = {}
_ALL: tuple[type[Mechanism], ...] = (
    *(Warner, Forced, Binary),
    *(KAry, Unary, Subset, LocalHash),
    *(OneBit, WindowChannel),
)


def register(mechanism: type[Mechanism]) -> None:
    """Make a mechanism known under its name. Raises ValueError where the name is taken."""
    if mechanism.name in REGISTRY:
        raise ValueError(f"two mechanisms are called {mechanism.name}")
    REGISTRY[mechanism.name] = mechanism


for _mechanism in _ALL:
    register(_mechanism)


def for_domain(*domains: Domain) -> dict[str, type[Mechanism]]:
    """Return the mechanisms that can ask for such truths, by name."""
    return {name: each for name, each in REGISTRY.items() if each.domain in domains}


def fault(mechanism: Mechanism) -> Code | None:
    """Return why a mechanism cannot be used to collect, or None: information first, then ε."""
    if not mechanism.informative:
        return Code.NO_INFORMATION
    return Code.EPS_INFINITE if mechanism.ratio is None else None
