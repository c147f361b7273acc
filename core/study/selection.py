"""Whose responses of a study count, and by how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.count.sampling_design import NO_DESIGN, Design
from core.grammar.filters import Where


@dataclass(frozen=True, slots=True)
class Selection:
    """The people who pass `where`; `without_flagged`: only those not flagged.

    `weight` is a number asked in the clear by which each response counts; those who did not answer
    it count nothing. A `design` tells of strata and clusters, and of margins to which the responses
    that count are raked.
    """

    where: Where | None = None
    weight: str | None = None
    design: Design = NO_DESIGN
    without_flagged: bool = False


EVERYONE: Final = Selection()
