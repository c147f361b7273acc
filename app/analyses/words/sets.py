"""Answers taken together, shares at or above an edge, and quantiles, in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.words.methods import interval_of_level
from app.words.axes import in_figures
from app.words.catalogue import tr
from app.words.numerals import number, percent, plain, value_range
from core.estimate.sets import QuantileEstimate, SetEstimate
from core.present.chart import Bar, BarChart, share_axis
from core.present.records import Records
from core.present.table import Cell, Column, Table

_NOTHING = "–"


def up_to(label: str) -> str:
    """Name the share of all steps up to one."""
    return tr("Up to “{step}”").format(step=label)


def far_outside(share: float | None) -> str:
    """Say that honest answers hardly give such a share."""
    if share is not None and share > 1:
        return tr("This share is far above 1: honest answers hardly give this.")
    return tr("This share is far below 0: honest answers hardly give this.")


def notes_on(sums: Sequence[tuple[str, SetEstimate]]) -> tuple[str, ...]:
    """Say of each set whose share is far outside what answers can give, by its label."""
    told = tr("{answers}: {sentence}")
    return tuple(
        told.format(answers=label, sentence=far_outside(found.share))
        for label, found in sums
        if found.far_outside
    )


def from_edge(edge: float) -> str:
    """Name the share of all who gave a number or more."""
    return tr("{edge} or more").format(edge=plain(edge))


def sums_chart(
    title: str, subtitle: str, sums: Sequence[tuple[str, SetEstimate]], level: float, badge: str
) -> BarChart:
    rows = [
        Bar(
            label,
            label,
            found.share,
            found.low,
            found.high,
            value_text="" if found.share is None else percent(found.share),
            interval_text=_span(found),
        )
        for label, found in sums
    ]
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    told = " ".join(f"{row.label}: {row.value_text}, {row.interval_text}." for row in rows)
    return BarChart(
        title=title,
        subtitle=subtitle,
        rows=tuple(rows),
        axis=in_figures(share_axis(values)),
        caption="",
        alt_text=f"{title}. {told}",
        columns=(tr("Share"), interval_of_level(level)),
        badge=badge,
    )


def _span(found: SetEstimate) -> str:
    if found.low is None or found.high is None:
        return ""
    return value_range(100 * found.low, 100 * found.high, 1)


def sums_table(
    title: str, subtitle: str, sums: Sequence[tuple[str, SetEstimate]], level: float
) -> tuple[Table, Records]:
    """Return the shares of sets for people and for other programs."""
    columns = (
        Column("set", tr("Answers"), numeric=False),
        Column("share", tr("Share %")),
        Column("se", tr("Error")),
        Column("interval", interval_of_level(level)),
        Column("count", tr("Count")),
    )
    rows, records = [], []
    for label, found in sums:
        rows.append(
            (
                Cell(label, label),
                _cell(found.share, 100, 2),
                _cell(found.se, 100, 2),
                Cell(found.low, _span(found) or _NOTHING),
                _cell(found.count, 1, 0),
            )
        )
        numbers = (found.n, found.share, found.se, found.low, found.high, found.count)
        records.append((",".join(found.options), *numbers))
    names = ("options", "n", "share", "se", "low", "high", "count")
    return Table(title, subtitle, columns, tuple(rows), notes_on(sums)), Records(
        names, tuple(records)
    )


def quantiles_table(
    title: str, subtitle: str, quantiles: Sequence[QuantileEstimate], level: float
) -> tuple[Table, Records]:
    columns = (
        Column("quantile", tr("Share below"), numeric=False),
        Column("value", tr("Number")),
        Column("interval", interval_of_level(level)),
    )
    rows = tuple(
        (
            Cell(each.probability, percent(each.probability, 0)),
            _cell(each.value, 1, 1),
            Cell(each.low, value_range(each.low, each.high, 0)),
        )
        for each in quantiles
    )
    records = tuple((each.probability, each.value, each.low, each.high) for each in quantiles)
    told = tr("An interval of a quantile ends at the nearest edges that its share leaves out.")
    table = Table(title, subtitle, columns, rows, (told,))
    return table, Records(("probability", "value", "low", "high"), records)


def _cell(value: float | None, factor: float, digits: int) -> Cell:
    if value is None:
        return Cell(None, _NOTHING)
    return Cell(factor * value, number(factor * value, digits))
