"""Tables of words on paper: cells of a strong line with a quieter one below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.charts.paper import Paper, Part


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table: a strong line and a quieter one below it."""

    text: str
    below: str = ""


def draw_table(
    paper: Paper, heads: Sequence[str], rows: Sequence[Sequence[Cell]], parts: Sequence[float]
) -> None:
    """Draw a table whose columns take these parts of the width; a row is never cut."""
    total = sum(parts)
    widths = [paper.width * part / total for part in parts]
    paper.row([_cell(Cell(head), "text_muted") for head in heads], widths, "background")
    for row in rows:
        paper.row([_cell(cell, "text") for cell in row], widths)


def _cell(cell: Cell, colour: str) -> Part:
    def drawn(paper: Paper) -> None:
        paper.text(cell.text, "strong", colour)
        if cell.below:
            paper.text(cell.below, "small", "text_muted")

    return drawn
