"""The numbers of a question's table, row by row, and what is to be borne in mind about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from core.present import findings
from core.present.findings import ChanceOf, Finding, Note
from core.present.numerals import digits_of_error

if TYPE_CHECKING:
    from core.estimate.results import MeanEstimate, QuestionEstimate, ShareEstimate

MEAN = "mean"  # the id of the one row of a mean


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with the decimals it deserves; None is not known."""

    value: float | None
    digits: int = 0


@dataclass(frozen=True, slots=True)
class Span:
    """Two ends with the decimals they deserve; None is not known."""

    low: float | None
    high: float | None
    digits: int


RowEntry: TypeAlias = Figure | Span


@dataclass(frozen=True, slots=True)
class Rows:
    """The table of a question before it has words.

    Of each row there is an option's id, or `MEAN`, and one entry for each of `columns`, which
    are those of `share`, in per cent, and so on, by their keys.
    """

    estimate: QuestionEstimate
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[RowEntry, ...]], ...]
    findings: tuple[Finding, ...]


def rows_of(
    estimate: QuestionEstimate,
    *,
    consistent: bool = False,
    truth: Mapping[str, float] | None = None,
    curator: Mapping[str, float] | None = None,
    chance: ChanceOf | None = None,
    consistent_counts: bool = False,
    respondents: int | None = None,
) -> Rows:
    """Return the table of a question, its options in order; yes/no has both rows.

    A question of a mean alone has one row, that of the mean. `consistent` adds the consistent
    shares, `consistent_counts` counts people by them. `respondents` is the number of all, where
    only some were asked. `truth` gives known shares, fractions of one by
    option id, and adds what the estimate is off by; `curator` the people by which a trusted
    curator's count would have been off. `chance` is as in `bars_of`.

    >>> from core.estimate import estimate
    >>> from core.count.tally import Tally
    >>> from core.examples import example_survey
    >>> counted = Tally(example_survey("bribery").question("bribe"), 1000, (400, 600))
    >>> table = rows_of(estimate(counted))
    >>> table.columns
    ('reported', 'share', 'se', 'interval', 'count')
    >>> [(option, round(shown[1].value, 2)) for option, shown in table.rows]
    [('yes', 30.0), ('no', 70.0)]
    """
    among = findings.among(estimate.question, estimate.n, respondents)
    if not estimate.options and estimate.mean is not None:
        told = (*among, *findings.odd_mean(estimate)) if estimate.n else (Note.NOTHING_YET,)
        columns: tuple[str, ...] = ("mean", "se", "interval", "n")
        return Rows(estimate, columns, ((MEAN, _of_mean(estimate, estimate.mean)),), told)
    asked = any(option.asked is not None for option in estimate.options)
    columns = ("asked",) if asked else ()
    columns += ("reported", "share", "se", "interval")
    columns += ("consistent_count",) if consistent_counts else ("count",)
    columns += ("consistent",) if consistent else ()
    columns += ("truth", "off_by", "percent_error") if truth is not None else ()
    columns += ("curator",) if curator is not None else ()
    rows = []
    for option in estimate.options:
        count = _times(option.consistent, estimate.n) if consistent_counts else option.count
        shown: list[RowEntry] = [Figure(option.asked)] if asked else []
        shown += [*_of_share(option), Figure(count)]
        shown += [Figure(_times(option.consistent, 100), 2)] if consistent else []
        shown += _beside(estimate, option, truth.get(option.option)) if truth is not None else []
        shown += [Figure(curator.get(option.option), 1)] if curator is not None else []
        rows.append((option.option, tuple(shown)))
    return Rows(estimate, columns, tuple(rows), (*among, *_told(estimate, chance)))


def _of_share(option: ShareEstimate) -> list[RowEntry]:
    return [
        Figure(option.reported),
        Figure(_times(option.share, 100), 2),
        Figure(_times(option.se, 100), 2),
        Span(_times(option.low, 100), _times(option.high, 100), 2),
    ]


def _of_mean(estimate: QuestionEstimate, mean: MeanEstimate) -> tuple[RowEntry, ...]:
    digits = digits_of_error(mean.se)
    return (
        Figure(mean.mean, digits),
        Figure(mean.se, digits),
        Span(mean.low, mean.high, digits),
        Figure(estimate.n),
    )


def _beside(
    estimate: QuestionEstimate, option: ShareEstimate, truth: float | None
) -> list[RowEntry]:
    """Return the known count, the miss in points, and the miss in per cent of the truth."""
    if truth is None or option.share is None:
        return [Figure(_times(truth, estimate.n)), Figure(None), Figure(None)]
    off_by = option.share - truth
    relative = 100 * off_by / truth if truth else None
    return [Figure(truth * estimate.n), Figure(100 * off_by, 2), Figure(relative, 1)]


def _told(estimate: QuestionEstimate, chance: ChanceOf | None) -> tuple[Finding, ...]:
    if estimate.n == 0:
        return (Note.NOTHING_YET,)
    means = findings.of_mean(estimate)
    if not estimate.options:
        return means or (Note.NO_SHARES,)
    told = (*means, *findings.of_shares(estimate, chance=chance))
    if estimate.question.channel is not None:
        alike = any(option.se == 0 for option in estimate.options)
        told = (Note.SAVED_ARE_REPORTS, *told, *((Note.ALL_ALIKE,) if alike else ()))
    if estimate.question.numeric:
        told += (Note.WITHIN_BINS,)
    return told


def _times(value: float | None, factor: float) -> float | None:
    return None if value is None else value * factor
