"""What crossing two questions found: the test in a sentence, cells as a picture, why they are wide.

The tables of it stand in `app.analyses.words.crossing`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from app.analyses.words.crossing import (
    answer_text,
    cross_title,
    method_of_cross,
    ratio_unknown,
    side_text,
)
from app.analyses.words.methods import interval_of_level
from app.analyses.words.p_values import p_equals, statistic_text
from app.words.catalogue import figures, tr
from app.words.numerals import in_percent, number, value_range
from core.inference.binomial import normal_quantile
from core.present.chart import CellsChart, ShareCell
from core.present.records import Records

if TYPE_CHECKING:
    from core.cross.results import ConditionalShare, Crossing, JointShare, MarginShare
    from core.estimate.results import SelectionText

_WIDE: Final = 10.0  # times as high as low: the size of an odds ratio is not known then
_NOTHING: Final = "–"


def relation(crossing: Crossing) -> tuple[str, str]:
    """Return what the test of independence says, and its numbers."""
    test = crossing.independence
    if test is None:
        told = tr(
            "Too few different answers were saved, or reports of several answers each are weighted "
            "or in strata."
        )
        return tr("Whether the two go together cannot be tested."), told
    told = tr("Test of independence: {statistic}, p {p}.")
    statistic = statistic_text(test.statistic, test.freedom, test.denominator)
    numbers = told.format(statistic=statistic, p=p_equals(test.p_value))
    if test.p_value > 1 - crossing.level:
        return tr("The two are not clearly related."), numbers
    ratio = crossing.odds_ratio
    if ratio is None or ratio.value is None:
        return tr("The two depend on each other."), numbers
    if ratio.value < 1:
        return tr("Where the one is, the other is less often."), numbers
    return tr("The two go together."), numbers


def odds(crossing: Crossing) -> tuple[str, str]:
    """Return the odds ratio with its interval, and how far it is known; ("", "") where none is."""
    ratio = crossing.odds_ratio
    if ratio is None:
        return "", ""
    low = figures(0) if ratio.low is None else number(ratio.low, _digits(ratio.low))
    high = "∞" if ratio.high is None else number(ratio.high, _digits(ratio.high))
    value = _NOTHING if ratio.value is None else number(ratio.value, _digits(ratio.value))
    told = tr("odds ratio {value} ({low} to {high})")
    title = told.format(value=value, low=low, high=high)
    if ratio.value is None:
        return title, ratio_unknown()
    least, most = ratio.low or 0.0, math.inf if ratio.high is None else ratio.high
    if least <= 1 <= most:
        return title, tr("it may be 1, which is no relation")
    if most > _WIDE * least:
        return title, tr("the direction is clear, the size is not")
    return title, interval_of_level(crossing.level)


def _digits(value: float) -> int:
    return 0 if value >= 100 else 1 if value >= 1 else 2


def shares_named() -> tuple[str, str, str]:
    """Name whose shares can be shown."""
    return tr("Of everyone"), tr("Of each row"), tr("Of each column")


def sums_text(crossing: Crossing, shares_of: str) -> str:
    """Say what the cells are shares of."""
    if shares_of == "rows":
        return tr("Each row adds to 100%.")
    if shares_of == "columns":
        return tr("Each column adds to 100%.")
    return tr("Shares of all {n} who answered both, %").format(n=figures(crossing.n))


def cells_chart(
    crossing: Crossing, selection_text: SelectionText, language: str, shares_of: str, badge: str
) -> CellsChart:
    """Return the shares of everyone, or of each row or column, as a table of small pictures."""
    rows = [answer_text(crossing.first, key, language) for key in crossing.first.options]
    columns = [answer_text(crossing.second, key, language) for key in crossing.second.options]
    width = len(columns)
    grid: list[list[ShareCell | None]]
    if shares_of == "columns":
        grid = [
            [_cell(one) for one in crossing.of_columns[i :: len(rows)]] for i in range(len(rows))
        ]
    else:
        cells: Sequence[JointShare | ConditionalShare] = crossing.cells
        if shares_of == "rows":
            cells = crossing.of_rows
        grid = [[_cell(one) for one in cells[i : i + width]] for i in range(0, len(cells), width)]
    down, across = shares_of != "columns", shares_of != "rows"
    if across:
        for line, margin in zip(grid, crossing.rows, strict=True):
            line.append(_cell(margin))
    if down:
        bottom: list[ShareCell | None] = [_cell(margin) for margin in crossing.columns]
        grid.append([*bottom, None] if across else bottom)
    every = tr("All")
    rows += [every] * down
    columns += [every] * across
    title = cross_title(crossing, language)
    method = method_of_cross(crossing, selection_text, shares_of)
    return CellsChart(
        title=title,
        subtitle=f"{method} · {sums_text(crossing, shares_of)}",
        row_title=side_text(crossing.first, language),
        column_title=side_text(crossing.second, language),
        rows=tuple(rows),
        columns=tuple(columns),
        cells=tuple(map(tuple, grid)),
        caption=why_wide(crossing),
        alt_text=_read_out(title, rows, columns, grid),
        row_margin=down,
        column_margin=across,
        corner=tr("Each track runs from 0 to 100%."),
        badge=badge,
    )


def _cell(share: JointShare | MarginShare | ConditionalShare) -> ShareCell:
    if share.share is None:
        return ShareCell(None, None, None, _NOTHING, "")
    span = ""
    if share.low is not None and share.high is not None:
        span = value_range(100 * share.low, 100 * share.high, 1)
    told = number(100 * share.share, 1)
    return ShareCell(share.share, share.low, share.high, told, span)


def _read_out(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    grid: Iterable[Sequence[ShareCell | None]],
) -> str:
    told = [f"{title}."]
    for row, line in zip(rows, grid, strict=True):
        for column, cell in zip(columns, line, strict=True):
            if cell is None or cell.share is None:
                continue
            each = tr("{first} and {second}: {value}, interval {range}.")
            if not cell.interval_text:
                each = tr("{first} and {second}: {value}.")
            told.append(
                each.format(
                    first=row,
                    second=column,
                    value=in_percent(cell.share_text),
                    range=cell.interval_text,
                )
            )
    return " ".join(told)


def why_wide(crossing: Crossing) -> str:
    """Say how far the cells are known, and how far they would be had all been asked directly."""
    sensitive = [side.question.sensitive for side in (crossing.first, crossing.second)]
    known = [cell for cell in crossing.cells if cell.se]
    if not any(sensitive) or not known:
        return ""
    cut = 100 * normal_quantile(crossing.level)
    direct = []
    for cell in known:
        share = min(max(cell.share, 0.0), 1.0)
        direct.append(cut * math.sqrt(share * (1 - share) / crossing.n))
    told = tr("One of the answers is randomized.")
    if all(sensitive):
        told = tr("Both answers are randomized.")
    now = _from_to([cut * cell.se for cell in known])
    # Asked directly, weights and clusters would widen them too.
    if crossing.effective_n is not None:
        said = tr("Each cell is known to ± {now} points.")
        return f"{told} {said.format(now=now)}"
    said = tr("Each cell is known to ± {now} points; asked directly it would be ± {direct}.")
    return f"{told} {said.format(now=now, direct=_from_to(direct))}"


def _from_to(values: Sequence[float]) -> str:
    least, most = (number(value, 1) for value in (min(values), max(values)))
    return most if least == most else tr("{low} to {high}").format(low=least, high=most)


def records_of_cross(crossing: Crossing) -> Records:
    """Return the joint shares and those given each answer, at full precision."""
    names = ("a", "b", "share", "se", "low", "high", "share_of_a", "low_of_a", "high_of_a")
    rows = [
        (
            *(cell.a, cell.b, cell.share, cell.se, cell.low, cell.high),
            *(given.share, given.low, given.high),
        )
        for cell, given in zip(crossing.cells, crossing.of_rows, strict=True)
    ]
    return Records(names, tuple(rows))
