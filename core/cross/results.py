"""What crossing two questions finds, as values: joint, marginal and conditional shares."""

from __future__ import annotations

from dataclasses import dataclass

from core.cross.pair_tally import Side
from core.inference.independence import Independence
from core.inference.odds_ratio import OddsRatio


@dataclass(frozen=True, slots=True)
class JointShare:
    """The share of those who would answer `a` to the first question and `b` to the second.

    It is unbiased and may be negative. The interval is None where no error can be computed from
    the reports: where all that bear on it are alike. `reported` counts the reports that name both,
    None where a report supports several answers or counts by a weight.
    """

    a: str
    b: str
    share: float
    se: float
    low: float | None
    high: float | None
    reported: int | None = None


@dataclass(frozen=True, slots=True)
class MarginShare:
    """The share of one option among those asked both, as the joint shares add up to it."""

    option: str
    share: float
    se: float
    low: float | None
    high: float | None
    interval: str


@dataclass(frozen=True, slots=True)
class ConditionalShare:
    """The share of `option` among those whose other answer is `given`.

    None where nobody can be told to have given that answer; the interval is None where it has no
    end, because the share of `given` may be zero (Fieller 1954).
    """

    given: str
    option: str
    share: float | None
    se: float | None
    low: float | None
    high: float | None
    interval: str


@dataclass(frozen=True, slots=True)
class Crossing:
    """Two questions crossed, among the `n` who answered both.

    `cells` stand row by row, the first question's options being the rows; `interval` names their
    intervals. `of_rows` are shares of the second question's options given the first's, row by row;
    `of_columns` those of the first's given the second's, column by column. `independence` is None
    where a question has just one answer, and of reports that support several options where they
    are weighted or in strata, but not in clusters, or beside groups asked in several ways.
    `odds_ratio` is of the first option of each against the second, None for other than two.
    `asked` is the interval that was asked for, '' for none.
    """

    first: Side
    second: Side
    n: int
    level: float
    interval: str
    cells: tuple[JointShare, ...]
    rows: tuple[MarginShare, ...]
    columns: tuple[MarginShare, ...]
    of_rows: tuple[ConditionalShare, ...]
    of_columns: tuple[ConditionalShare, ...]
    independence: Independence | None
    odds_ratio: OddsRatio | None
    effective_n: float | None = None
    together: int = 1
    asked: str = ""
