"""Small charts, one for each thing that is checked: columns, spans on an axis, and a band."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from core.present.chart.shapes import Axis, LegendEntry


@dataclass(frozen=True, slots=True)
class ChartColumn:
    """How many there are of one sort, and how many were expected."""

    label: str
    count: float
    expected: float


@dataclass(frozen=True, slots=True)
class ColumnChart:
    """Upright bars from zero, each with a mark at what was expected; `note` stands at the right."""

    title: str
    columns: tuple[ChartColumn, ...]
    axis: Axis
    legend: tuple[LegendEntry, ...]
    alt_text: str
    subtitle: str = ""
    caption: str = ""
    note: str = ""
    badge: str = ""


class SpanMark(Enum):
    """How a span is drawn: an interval with its value, what is quieter, or where it can reach."""

    DOT = auto()
    HOLLOW = auto()
    REACH = auto()


@dataclass(frozen=True, slots=True)
class Span:
    """One row: from `low` to `high`, perhaps with a value, and with words behind it.

    A `head` begins a group of rows that are about one thing.
    """

    label: str
    low: float
    high: float
    value: float | None = None
    mark: SpanMark = SpanMark.DOT
    text: str = ""
    strong: bool = False
    head: str = ""


@dataclass(frozen=True, slots=True)
class SpanChart:
    """Rows on one axis; a dashed line stands at `reference`.

    The words of the rows stand behind them, or all in a column at the end with `texts_at_end`.
    """

    title: str
    spans: tuple[Span, ...]
    axis: Axis
    alt_text: str
    legend: tuple[LegendEntry, ...] = ()
    reference: float | None = None
    subtitle: str = ""
    caption: str = ""
    badge: str = ""
    texts_at_end: bool = False


@dataclass(frozen=True, slots=True)
class BandLine:
    """A line through the band, and what it is called with its value at the place chosen."""

    name: str
    ys: tuple[float, ...]
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class BandChart:
    """A band from `low` to `high` over `xs`, lines in it, and the place `at` that is chosen."""

    title: str
    xs: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    lines: tuple[BandLine, ...]
    at: float
    x_axis: Axis
    y_axis: Axis
    alt_text: str
    subtitle: str = ""
    caption: str = ""
    badge: str = ""
