"""Charts that fill a page: shares of two questions crossed, a scale stacked, two groups at once."""

from __future__ import annotations

from dataclasses import dataclass

from core.present.chart.shapes import Axis
from core.present.contours import Loop


@dataclass(frozen=True, slots=True)
class ShareCell:
    """A share in a table of two questions, with its interval; None where nothing is known."""

    share: float | None
    low: float | None
    high: float | None
    share_text: str
    interval_text: str


@dataclass(frozen=True, slots=True)
class CellsChart:
    """A share for every two answers to two questions, each on a track from 0 to 100%.

    `rows` and `columns` name the answers, `row_title` and `column_title` the questions. `cells`
    stand row by row. The last row is `row_margin` where it sums over all rows, and so of columns;
    margins stand quieter, and where both meet there is no cell.
    """

    title: str
    subtitle: str
    row_title: str
    column_title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[ShareCell | None, ...], ...]
    caption: str
    alt_text: str
    row_margin: bool = False
    column_margin: bool = False
    corner: str = ""
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scale: its share, not below zero, and that in figures."""

    label: str
    share: float
    text: str


@dataclass(frozen=True, slots=True)
class SumOfSteps:
    """Steps at one end of a scale, from `first` to `last`: names, their share and its interval."""

    first: int
    last: int
    names: str
    share: str
    interval: str


@dataclass(frozen=True, slots=True)
class StackChart:
    """The steps of a scale stacked in their order, from 0 to 100%, light to dark."""

    title: str
    subtitle: str
    steps: tuple[Step, ...]
    sums: tuple[SumOfSteps, ...]
    caption: str
    alt_text: str
    badge: str = ""


@dataclass(frozen=True, slots=True)
class SurfaceChart:
    """How well each two shares of two groups fit what was saved, seen from above.

    `bands` are the edges of the pairs that fit at least so well, from far out inwards, each as
    closed lines through pairs; that at `region` is of the level. `point` fits best.
    """

    title: str
    subtitle: str
    bands: tuple[tuple[Loop, ...], ...]
    region: int
    x_axis: Axis
    y_axis: Axis
    x_title: str
    y_title: str
    point: tuple[float, float]
    caption: str
    alt_text: str
    badge: str = ""
