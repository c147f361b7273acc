"""What a report holds, in the order in which it is read; no colours, no sizes, no markup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from core.present.chart import Chart
from core.present.table import Table


class Weight(StrEnum):
    """How a paragraph stands among the others."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    weight: Weight = Weight.PLAIN


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart with its number; it is drawn without words of its own, which the caption has."""

    number: int
    chart: Chart
    caption: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """A table with its number; in the column `strong` stands what matters most."""

    number: int
    table: Table
    strong: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """What is to be borne in mind, within an edge; what people wrote is `foreign`."""

    title: str
    paragraphs: tuple[str, ...]
    foreign: bool = False


@dataclass(frozen=True, slots=True)
class Sources:
    lines: tuple[str, ...]


Block: TypeAlias = Paragraph | Picture | Numbers | Box | Sources


@dataclass(frozen=True, slots=True)
class Section:
    """A part under a heading, which is a text of the survey where it is `foreign`.

    One that is a `part` is a heading above those that follow, until the next such.
    """

    title: str
    blocks: tuple[Block, ...]
    foreign: bool = False
    part: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report.

    `head` and `kind` stand above every page, `foot` below it: the program, the sort of responses,
    the words by which the survey is known. `facts` are short figures with their words.
    `language` is that of the survey's own texts.
    """

    title: str
    subtitle: str
    language: str
    head: str
    kind: str
    foot: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]

    @property
    def pictures(self) -> Iterator[Picture]:
        """All charts, in their order."""
        for section in self.sections:
            yield from (block for block in section.blocks if isinstance(block, Picture))

    @property
    def tables(self) -> Iterator[Numbers]:
        for section in self.sections:
            yield from (block for block in section.blocks if isinstance(block, Numbers))
