"""What an analysis finds, in parts: the window shows them, commands print them, files hold them.

A part has its words, in the language of whoever looks, and its numbers; no colours and no sizes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from core.present.chart import BarChart, Chart, CurveChart
from core.present.records import Records
from core.present.table import Table

__all__ = ["BarChart", "Chart", "CurveChart", "Figure", "Part", "Sentence", "TablePart", "Tone"]


class Tone(StrEnum):
    """How a sentence stands among the other parts."""

    HEAD = "head"  # what everything beneath it is about: a title, and how it was found
    LEAD = "lead"  # what the part beneath it shows
    INFO = "info"  # what is to be understood about what is shown


@dataclass(frozen=True, slots=True)
class Sentence:
    """A title and sentences. `badge` marks what must not be taken for a result."""

    title: str
    paragraphs: tuple[str, ...] = ()
    tone: Tone = Tone.INFO
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """The large number of a question with one answer to tell, and what stands beside it."""

    value: str
    meaning: str
    interval: str
    interval_name: str
    error: str
    other: str
    other_name: str
    other_interval: str


@dataclass(frozen=True, slots=True)
class TablePart:
    """A table as people read it, and its records as other programs do.

    `strong` is the key of the column that matters most; "" for none.
    """

    table: Table
    records: Records
    strong: str = ""


Part: TypeAlias = Chart | TablePart | Sentence | Figure
