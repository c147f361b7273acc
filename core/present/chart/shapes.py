"""What a chart shows, as frozen values without colours, sizes or fonts.

Shares are fractions of one, counts are people; an axis says which by its labels. Texts are filled
in by whoever has the words; no module of the core makes any.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Tick:
    """A labelled place on an axis."""

    at: float
    label: str


@dataclass(frozen=True, slots=True)
class Axis:
    """A linear axis. Outside `possible` no true value can lie; None where there is no such rule.

    `unit` of bars is "%" or "people", by which they are told apart; of curves what stands beside
    the axis.
    """

    low: float
    high: float
    ticks: tuple[Tick, ...]
    unit: str = ""
    possible: tuple[float, float] | None = None

    def place(self, value: float) -> float:
        """Return where a value lies: 0 at the low end, 1 at the high end."""
        return (value - self.low) / (self.high - self.low)


class Mark(StrEnum):
    """The sorts of marks that a legend explains."""

    BAR = "bar"
    INTERVAL = "interval"
    RAW = "raw"
    TRUTH = "truth"
    LINE = "line"
    EXPECTED = "expected"


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A mark and what it means; `series` numbers the lines of a curve chart."""

    mark: Mark
    text: str
    series: int = 0


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: the mark, its interval, and on request the saved share and the known truth.

    All numbers are in the unit of the axis; None is not known or not asked for.
    `note` says why the mark lies outside its interval, or is empty. A `quiet` row is of all, beside
    rows of some. `lead` are numbers before the bar. A whisker of a `series` is drawn as its curve.
    `tint` is the place of a step in its scale, from 0 to 1. A `hollow` mark is what others are
    compared with.
    """

    option: str
    label: str
    value: float | None
    low: float | None
    high: float | None
    raw: float | None = None
    truth: float | None = None
    value_text: str = ""
    interval_text: str = ""
    note: str = ""
    quiet: bool = False
    lead: tuple[str, ...] = ()
    series: int | None = None
    tint: float | None = None
    hollow: bool = False


@dataclass(frozen=True, slots=True)
class BarChart:
    """Horizontal bars from zero, one for each option, each with a whisker of its own.

    `badge` marks what must not be taken for a result, such as a rehearsal. `message` stands
    in the place of the bars where there is nothing to show. `columns` heads the two columns of
    numbers beside the bars. With `dots` a value is a place on the axis and no length from zero,
    as that of a mean; `zero` then stands out, as that of differences. A dashed line stands at
    `reference`. A chart that stands `beside` another has rows as high as one of so many. With
    `heads` chart and table are one: they head the labels and the numbers that lead each row.
    `numbers` has the columns of numbers in a window too.
    """

    title: str
    subtitle: str
    rows: tuple[Bar, ...]
    axis: Axis
    caption: str
    alt_text: str
    legend: tuple[LegendEntry, ...] = ()
    columns: tuple[str, str] = ("", "")
    badge: str = ""
    message: str = ""
    dots: bool = False
    zero: bool = False
    reference: float | None = None
    beside: int = 0
    heads: tuple[str, ...] = ()
    numbers: bool = False


@dataclass(frozen=True, slots=True)
class Series:
    """A named curve through the points (xs[i], ys[i])."""

    name: str
    xs: tuple[float, ...]
    ys: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A point with its words beside it."""

    x: float
    y: float
    text: str


@dataclass(frozen=True, slots=True)
class Level:
    """A horizontal line, such as a cut-off, with its words."""

    y: float
    text: str


@dataclass(frozen=True, slots=True)
class CurveChart:
    """Curves over a shared axis; `interval` is shaded, `points` have words beside them."""

    title: str
    subtitle: str
    series: tuple[Series, ...]
    x_axis: Axis
    y_axis: Axis
    caption: str
    alt_text: str
    legend: tuple[LegendEntry, ...] = ()
    points: tuple[Point, ...] = ()
    level: Level | None = None
    interval: tuple[float, float] | None = None
    vertical: float | None = None
    badge: str = ""


@dataclass(frozen=True, slots=True)
class HistogramChart:
    """How many of many estimates lie between each two `edges`, which are shares.

    `truth` is the one share that all of them are estimates of, with its words. It can lie between
    the ends of `possible`; of means edges and truth are in their units.
    """

    title: str
    subtitle: str
    edges: tuple[float, ...]
    heights: tuple[int, ...]
    axis: Axis
    truth: float
    truth_text: str
    caption: str
    alt_text: str
    badge: str = ""
    possible: tuple[float, float] = (0.0, 1.0)
