"""The numbers of a histogram as a table: what the picture and the figures above it tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.analyses.words.figures import ends
from app.words.catalogue import tr
from app.words.numerals import number, percent, plain, value_range
from core.present.chart import BinsChart
from core.present.table import Cell, Column, Table

_NOTHING = Cell(None, "–")

Row = tuple[str, Cell, Cell, Cell]  # name, value, interval, truth


def with_histogram(
    table: Table, chart: BinsChart, sides: Row, quarters: Sequence[Row], mean_truth: Cell
) -> Table:
    """Add to the table of a mean the edge, the quarters and the bins, and what is known of all."""
    rows = [sides, *quarters, *(_bin(chart, place) for place in range(len(chart.rows)))]
    keys = [column.key for column in table.columns]
    known = any(cell.text != _NOTHING.text for *_, cell in rows)

    def filled(row: Row) -> tuple[Cell, ...]:
        name, value, interval, truth = row
        cells = {"option": Cell(name, name), "mean": value, "interval": interval}
        told = tuple(cells.get(key, _NOTHING) for key in keys)
        return (*told, truth) if known else told

    first = tuple((*row, mean_truth) if known else row for row in table.rows)
    columns = (*table.columns, Column("truth", tr("Truth"))) if known else table.columns
    return replace(table, columns=columns, rows=(*first, *map(filled, rows)))


def _bin(chart: BinsChart, place: int) -> Row:
    bar, counted = chart.rows[place], chart.axis.unit == "people"

    def told(value: float | None) -> Cell:
        if value is None:
            return _NOTHING
        return people_cell(value) if counted else share_cell(value)

    low = None if bar.low is None else bar.low if counted else 100 * bar.low
    span = Cell(low, bar.interval_text) if bar.interval_text else _NOTHING
    return bar.label, told(bar.value), span, told(bar.truth)


def share_cell(share: float | None) -> Cell:
    """Return a share in per cent."""
    return _NOTHING if share is None else Cell(100 * share, percent(share))


def people_cell(people: float) -> Cell:
    return Cell(people, number(people))


def number_cell(value: float | None, digits: int) -> Cell:
    """Return a number with so many decimals, and a whole one of the grid without."""
    if value is None:
        return _NOTHING
    whole = isinstance(value, int)
    return Cell(value, number(value, 0 if whole else digits))


def span_cell(low: float | None, high: float | None) -> Cell:
    """Return the interval of a share, in per cent."""
    if low is None or high is None:
        return _NOTHING
    return Cell(100 * low, value_range(100 * low, 100 * high, 1))


def numbers_cell(span: tuple[float, float]) -> Cell:
    return Cell(span[0], ends(*(plain(end) for end in span)))


def quarter_names() -> tuple[str, str, str]:
    """Name the numbers that divide people into four parts."""
    return tr("First quarter"), tr("Median"), tr("Third quarter")


def from_edge(label: str) -> str:
    """Name those at or above an edge."""
    return tr("At or above {edge}").format(edge=label)
