"""Named designs: how a table was asked elsewhere. `DESIGNS` holds each under its name.

One file for each family. To add a design: write what it makes in the file of its family and name
it in that file's `DESIGNS`.

>>> from fractions import Fraction
>>> from core.privacy.mechanisms import fault
>>> DESIGNS["warner"].mechanism({"p": Fraction(3, 4)}, 2).ratio
Fraction(3, 1)
>>> fault(DESIGNS["triangular"].mechanism({"prevalence": Fraction(1, 4)}, 2)).value
'EPS_INFINITE'
>>> DESIGNS["triangular"].may_be_collected, DESIGNS["triangular"].barrier.value
(False, 'proves')
"""

from __future__ import annotations

from core.privacy.classes import Classes, ClassShare
from core.privacy.designs import groups, one_of_and_numbers, scrambled_numbers, two_stage, yes_no
from core.privacy.designs.base import (
    Barrier,
    Design,
    EachOption,
    Number,
    ParameterError,
    ParameterFault,
    Trouble,
)

__all__ = [
    "DESIGNS",
    "Barrier",
    "ClassShare",
    "Classes",
    "Design",
    "EachOption",
    "Number",
    "ParameterError",
    "ParameterFault",
    "Trouble",
    "for_domain",
]

DESIGNS: dict[str, Design] = {
    design.name: design
    for family in (yes_no, one_of_and_numbers, two_stage, groups, scrambled_numbers)
    for design in family.DESIGNS
}


def for_domain(*domains: str) -> dict[str, Design]:
    """Return the designs that can have asked for such truths, by name.

    >>> "crosswise" in for_domain("two-answers"), "crosswise" in for_domain("options")
    (True, False)
    """
    return {name: each for name, each in DESIGNS.items() if set(domains) & set(each.domains)}
