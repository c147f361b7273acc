"""What an analysis finds, in parts: the window shows them, commands print them, files hold them.

A part has its words, in the language of whoever looks, and its numbers; no colours and no sizes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, TypeGuard

from core.present.chart import (
    BarChart,
    BinsChart,
    CellsChart,
    Chart,
    CurveChart,
    StackChart,
    SurfaceChart,
)
from core.present.records import Records
from core.present.table import Table
from core.survey import Question

__all__ = [
    "BandTrack", "BarChart", "Beside", "BinsChart", "CellsChart", "Chart", "Chosen", "CurveChart",
    "Figure", "FigureStrip", "Multiples", "Part", "Sentence", "ShortFigure", "StackChart", "Switch",
    "TablePart", "Tone", "charts_of", "is_chart",
]  # fmt: skip


class Tone(StrEnum):
    """How a sentence stands among the other parts."""

    HEAD = "head"  # what everything beneath it is about: a title, and how it was found
    LEAD = "lead"  # what the part beneath it shows
    FOUND = "found"  # what a test says, and beneath it the numbers of the test
    INFO = "info"  # what is to be understood about what is shown


@dataclass(frozen=True, slots=True)
class Sentence:
    """A title and sentences. `badge` marks what must not be taken for a result.

    `aside` is a second title with its words, as of an odds ratio beside a test.
    """

    title: str
    paragraphs: tuple[str, ...] = ()
    tone: Tone = Tone.INFO
    badge: str = ""
    aside: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class Figure:
    """The large number of a question with one answer to tell, and what stands beside it.

    `uncertainty` tells the interval apart into what it is made of, under the words `made_of`.
    `scale` shows a mean on all of the scale that it can lie on.
    """

    value: str
    meaning: str
    interval: str
    interval_name: str
    error: str
    other: str
    other_name: str
    other_interval: str
    made_of: str = ""
    uncertainty: BarChart | None = None
    scale: BarChart | None = None


@dataclass(frozen=True, slots=True)
class ShortFigure:
    """A number of several beside each other, what it is, and what is known of these people."""

    value: str
    meaning: str
    truth: str = ""


@dataclass(frozen=True, slots=True)
class FigureStrip:
    """The few numbers of a question that has several to tell, beside each other."""

    figures: tuple[ShortFigure, ...]


@dataclass(frozen=True, slots=True)
class TablePart:
    """A table as people read it, and its records as other programs do.

    `strong` is the key of the column that matters most; "" for none. One that is not `shown` has
    its numbers in the chart, and is there to be copied and saved.
    """

    table: Table
    records: Records
    strong: str = ""
    shown: bool = True


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice that stands where its result does: the name of one of `Choices`, keys and words."""

    choice: str
    name: str
    offered: tuple[tuple[str, str], ...]
    chosen: str
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class BandTrack:
    """Where a number in the clear is cut into bands: a choice that stands where its result does.

    `field` is what the bands are for, "split", "then" or "cross"; `about` is what was asked.
    `people` gave each number of the grid, () where that is not known. So many cuttings of it were
    looked at, this one among them.
    """

    field: str
    question: Question
    about: str
    cuts: tuple[int, ...]
    people: tuple[int, ...]
    looked_at: int = 1


@dataclass(frozen=True, slots=True)
class Beside:
    """A chart and beside it another, or a figure, each with what stands above it."""

    titles: tuple[str, str]
    first: BarChart
    second: BarChart | Figure

    @property
    def charts(self) -> tuple[BarChart, ...]:
        return tuple(one for one in (self.first, self.second) if isinstance(one, BarChart))


@dataclass(frozen=True, slots=True)
class Multiples:
    """Charts with one axis, each with what stands above it: groups, and groups of groups."""

    titles: tuple[str, ...]
    charts: tuple[BarChart | BinsChart, ...]


OneChart: TypeAlias = BarChart | BinsChart | CurveChart | CellsChart | StackChart | SurfaceChart
Chosen: TypeAlias = Switch | BandTrack
"""What is chosen where its result stands: files have none of it."""
Part: TypeAlias = (
    Chart | Beside | Multiples | TablePart | Sentence | Figure | FigureStrip | Switch | BandTrack
)


def is_chart(part: object) -> TypeGuard[OneChart]:
    return isinstance(part, OneChart)


def charts_of(parts: Iterable[Part]) -> Iterator[Chart]:
    """Give all charts among parts, in their order."""
    for part in parts:
        if isinstance(part, Beside | Multiples):
            yield from part.charts
        elif isinstance(part, Chart):
            yield part
