"""Bar charts of debiased shares: the numbers, and what is to be borne in mind about them.

Rules: METHODS §5. The mark is the unbiased share, also below zero; the interval is a whisker
of its own; where the mark lies outside it a finding says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.present import findings
from core.present.chart.axis import people_axis, share_axis
from core.present.chart.shapes import Axis, Mark
from core.present.findings import ChanceOf, Finding, Note, Outside
from core.present.numerals import digits_for

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate, ShareEstimate


@dataclass(frozen=True, slots=True)
class ShownShare:
    """What is shown of an option, in the unit of the axis; None is not known or not asked for."""

    option: str
    value: float | None
    low: float | None
    high: float | None
    raw: float | None
    truth: float | None
    outside: Outside | None


@dataclass(frozen=True, slots=True)
class Bars:
    """The bar chart of a question, before it has words.

    `counts` tells people from shares, `consistent` which shares are the marks. `digits` is how
    many decimals of a per cent are shown. `empty` says why there is nothing to show, or is None.
    """

    estimate: QuestionEstimate
    rows: tuple[ShownShare, ...]
    axis: Axis
    findings: tuple[Finding, ...]
    legend: tuple[Mark, ...]
    counts: bool
    consistent: bool
    digits: int
    empty: Note | None

    def scaled(self, share: float) -> float:
        """Return a share in the unit of the axis."""
        return share * self.estimate.n if self.counts else share


def bars_of(
    estimate: QuestionEstimate,
    *,
    counts: bool = False,
    raw: bool = False,
    truth: Mapping[str, float] | None = None,
    consistent: bool = False,
    largest_first: bool = False,
    chance: ChanceOf | None = None,
    respondents: int | None = None,
) -> Bars:
    """Return the bar chart of a question; a yes/no question has one bar, for Yes.

    `counts` shows people instead of shares; `raw` adds what was saved before the correction;
    `truth` gives known shares, fractions of one by option id; `consistent` shows the
    consistent shares as marks. `chance` returns how likely a share lands as far outside 0 … 1 by
    chance alone, or None. `respondents` is the number of all, where only some were asked.
    `largest_first` does not touch what has an order of its own.

    >>> from core.estimate import estimate
    >>> from core.count.tally import Tally
    >>> from core.examples import example_survey
    >>> counted = Tally(example_survey("bribery").question("bribe"), 1000, (400, 600))
    >>> (bar,) = bars_of(estimate(counted)).rows
    >>> bar.option, round(bar.value, 4), round(bar.low, 4), round(bar.high, 4)
    ('yes', 0.3, 0.2397, 0.3618)
    """
    known = truth or {}
    digits = digits_for(option.se for option in estimate.options)
    rows = [
        _row(estimate, option, known.get(option.option), digits, counts, raw, consistent)
        for option in findings.shown_options(estimate)
    ]
    empty = _empty(rows)
    if largest_first and empty is None and not estimate.question.ordinal:
        rows.sort(key=lambda row: -(row.value or 0.0))
    values = [v for row in rows for v in (row.value, row.low, row.high, row.raw, row.truth)]
    told = findings.among(estimate.question, estimate.n, respondents)
    told += findings.of_shares(estimate, consistent=consistent, chance=chance, counts=counts)
    told += (Note.RAW_SHOWN,) if raw and empty is None else ()
    return Bars(
        estimate=estimate,
        rows=tuple(rows),
        axis=people_axis(values, estimate.n) if counts else share_axis(values),
        findings=told,
        legend=_legend(rows),
        counts=counts,
        consistent=consistent,
        digits=digits,
        empty=empty,
    )


def _row(
    estimate: QuestionEstimate,
    option: ShareEstimate,
    truth: float | None,
    digits: int,
    counts: bool,
    raw: bool,
    consistent: bool,
) -> ShownShare:
    n = estimate.n
    unit = n if counts else 1
    of = n if option.asked is None else option.asked
    share = option.consistent if consistent else option.share

    def scaled(value: float | None) -> float | None:
        return None if value is None else value * unit

    return ShownShare(
        option=option.option,
        value=scaled(share),
        low=scaled(option.low),
        high=scaled(option.high),
        raw=scaled(option.reported / of) if raw and of else None,
        truth=scaled(truth) if n else None,
        outside=findings.why_outside(share, option, digits, n if counts else None),
    )


def _empty(rows: list[ShownShare]) -> Note | None:
    if not rows:
        return Note.NO_SHARES
    return Note.NOTHING_YET if all(row.value is None for row in rows) else None


def _legend(rows: list[ShownShare]) -> tuple[Mark, ...]:
    """One series without truth or raw marks needs no legend."""
    beside = {
        Mark.RAW: any(row.raw is not None for row in rows),
        Mark.TRUTH: any(row.truth is not None for row in rows),
    }
    if not any(beside.values()):
        return ()
    has = {Mark.BAR: True, Mark.INTERVAL: any(row.low is not None for row in rows), **beside}
    return tuple(mark for mark, shown in has.items() if shown)
