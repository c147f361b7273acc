"""A histogram of numbers on their own axis, divided by an edge, with the mean beneath it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from core.present.chart.shapes import Axis, Bar, LegendEntry


@dataclass(frozen=True, slots=True)
class Edge:
    """Where numbers are divided, at the least of the upper ones.

    `at` is one of `places`, all those at which a share is estimated, in numbers of the grid, of
    which `scale` make one unit of the axis; `every` tells that all that can be answered but the
    least are places. Its line stands `before` it there. `label` names it.
    `below` and `above` tell of both sides; while it is `moving` they are still those of before.
    """

    at: int
    places: Sequence[int]
    label: str
    below: str = ""
    above: str = ""
    scale: int = 1
    before: float = 0.0
    moving: bool = False
    every: bool = True

    @property
    def line(self) -> float:
        """Where its line stands on the axis."""
        return self.at / self.scale - self.before


@dataclass(frozen=True, slots=True)
class MeanMark:
    """A mean with its interval beneath the axis, `text` its numbers; None is not known."""

    value: float
    low: float | None
    high: float | None
    name: str
    text: str
    truth: float | None = None


@dataclass(frozen=True, slots=True)
class BinsChart:
    """Upright bars from zero, one for each bin, with whiskers, from `edges[i]` to `edges[i + 1]`.

    `rows` are as those of a `BarChart`, in the order of their numbers, and `readings` what each of
    them tells, as names and numbers. Bars are as wide as their bins on `x_axis`, or all alike where
    `even` says so: those of bins that an author divided unequally.
    """

    title: str
    subtitle: str
    rows: tuple[Bar, ...]
    edges: tuple[float, ...]
    axis: Axis
    x_axis: Axis
    caption: str
    alt_text: str
    legend: tuple[LegendEntry, ...] = ()
    readings: tuple[tuple[tuple[str, str], ...], ...] = ()
    badge: str = ""
    even: bool = False
    edge: Edge | None = None
    mean: MeanMark | None = None

    def place(self, value: float) -> float:
        """Return where a number lies: 0 at the low end of the axis, 1 at the high end.

        >>> axis = Axis(0, 100, ())
        >>> bars = (Bar("a", "0 to 9", 0.5, None, None), Bar("b", "10 to 100", 0.5, None, None))
        >>> chart = BinsChart("", "", bars, (0, 10, 100), axis, axis, "", "", even=True)
        >>> chart.place(10), chart.place(55)
        (0.5, 0.75)
        """
        if not self.even:
            return self.x_axis.place(value)
        inside = min(max(bisect_right(self.edges, value) - 1, 0), len(self.rows) - 1)
        low, high = self.edges[inside : inside + 2]
        return (inside + (value - low) / (high - low)) / len(self.rows)

    def dark(self, row: int) -> float:
        """Return which part of a bar lies at or above the edge: all of it where there is none."""
        low, high = self.edges[row : row + 2]
        if self.edge is None:
            return 1.0
        return min(max((high - self.edge.line) / (high - low), 0.0), 1.0)
