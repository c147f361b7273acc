"""What can be chosen where something is looked at: the window shows these choices alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OfferedEdge:
    """The edge that holds and all `places` where it can be, in numbers of the grid.

    `scale` of them make one unit. `chosen` tells that somebody chose it, `every` that the places
    are all numbers that can be answered, but for the least.
    """

    at: int
    places: Sequence[int]
    scale: int = 1
    chosen: bool = False
    every: bool = True


@dataclass(frozen=True, slots=True)
class OfferedBins:
    """How wide bins can be, in numbers of the grid; `chosen` is None where it is the `usual`."""

    widths: tuple[int, ...] = ()
    chosen: int | None = None
    usual: int = 1
    scale: int = 1


@dataclass(frozen=True, slots=True)
class OfferedFit:
    """How a histogram is fitted: whether it is smoothed now, and where nobody chose."""

    smoothed: bool
    usual: bool


@dataclass(frozen=True, slots=True)
class Offered:
    """The names of the `Choices` that change something here, and what is to be said beside them.

    `at_once` is the number of intervals that would hold together. `sums_to_one` tells that
    consistent shares do, and are not only held within 0 and 100%. `curve` tells whether the
    likelihood curve is shown now. `people_for_margin` is how many people it takes for a margin
    of five points, where that is worth telling; `curated` that a curator's misses are shown.
    `share` is the one that stands first, not below zero: a planner begins with it.
    `takes_together` tells that answers can be chosen which are taken together. `looked_at` is the
    number of responses at which the question was looked at before, where its interval is a fixed
    one, and `anytime` tells that it can have one for every look. `missed` is the interval
    that is chosen and the one that stands, where there is none such. `edge` and `bins` are those of
    a histogram, `fit` tells how it is fitted, where it is.
    """

    choices: frozenset[str] = frozenset({"level"})
    at_once: int = 0
    sums_to_one: bool = False
    curve: bool = False
    people_for_margin: int | None = None
    curated: bool = False
    share: float | None = None
    takes_together: bool = False
    looked_at: int | None = None
    anytime: bool = False
    missed: tuple[str, str] | None = None
    edge: OfferedEdge | None = None
    bins: OfferedBins = OfferedBins()
    fit: OfferedFit | None = None
