"""What is estimated, as values: a share with its error, a mean, a question, its groups."""

from __future__ import annotations

import math
from collections.abc import Set
from dataclasses import dataclass, field, replace
from enum import StrEnum

from core.count.weighted_sums import CountedBy
from core.inference.independence import Independence
from core.inference.intervals import DEFAULT
from core.survey.model import Question


@dataclass(frozen=True, slots=True)
class ShareEstimate:
    """The estimated share of one option. Numbers are None where nobody answered.

    `reported` reports support the option, as they stand. `share` is unbiased, may lie outside
    [0, 1] and is never clipped; `se` is its standard error (dividing by n); `low` and `high` are
    the interval; `count` is share times n; `consistent` lies in [0, 1]. With weights the interval
    is that of `interval_n` reports, a number that rests on what `interval_n_by` names. `asked` is
    how many were asked the option, where each person is asked only some, and None elsewhere.
    `few_clusters` tells that so few vary, or differ, that the interval is wide and still not sure.
    """

    option: str
    reported: int
    share: float | None
    se: float | None
    low: float | None
    high: float | None
    count: float | None
    consistent: float | None
    interval_n: float | None = None
    interval_n_by: CountedBy | None = None
    asked: int | None = None
    few_clusters: bool = field(default=False, kw_only=True)

    @property
    def outside(self) -> bool:
        """Tell whether the whole interval lies outside [0, 1], as Wald's or Wilson's may."""
        return self.low is not None and self.high is not None and (self.high < 0 or self.low > 1)


@dataclass(frozen=True, slots=True)
class UnknownEstimate:
    """What a design has to estimate beside the share, such as how many say no to everything.

    The numbers are as those of `ShareEstimate`; None where the reports do not tell it.
    """

    name: str
    share: float | None
    se: float | None
    low: float
    high: float
    consistent: float | None


class MeanNote(StrEnum):
    """What to bear in mind about a mean."""

    BINNED = "binned"  # every number is taken for the middle of its bin
    ABSTAINED = "abstained"  # those who preferred not to say are left out
    NOBODY_LEFT = "nobody-left"  # hardly anyone did other than prefer not to say: there is no mean


@dataclass(frozen=True, slots=True)
class MeanEstimate:
    """An estimated mean, in the units of the question or of its scores.

    Those who preferred not to say are left out, and `n` is then the number of all respondents.
    `interval` names the interval, None where there is none: of a single person there is a mean
    and no error. Student's has `freedom` degrees of freedom.
    """

    n: int
    mean: float | None
    se: float | None
    low: float | None
    high: float | None
    notes: tuple[MeanNote, ...] = ()
    interval: str | None = None
    freedom: float | None = None

    def divided(self, scale: int) -> MeanEstimate:
        """Return it in units that are so many times as large."""
        if scale == 1 or self.mean is None:
            return self
        ends = (None if each is None else each / scale for each in (self.se, self.low, self.high))
        se, low, high = ends
        return replace(self, mean=self.mean / scale, se=se, low=low, high=high)


@dataclass(frozen=True, slots=True)
class Group:
    """The estimate for those who gave one answer to a clear question."""

    value: str
    estimate: QuestionEstimate


@dataclass(frozen=True, slots=True)
class SelectionText:
    """Whose reports were counted: who passes a filter, in a sample drawn in some way.

    `strata`, `clusters` and `weight` name what tells those of a respondent, and `margins` that of
    which the shares are known that people are weighted to. `population` is the size of that from
    which they were drawn, None where it is large; where one was named and cannot count, `as_large`
    tells so. `left_out` is how many flagged responses of the whole sample do not count.
    """

    where: str = ""
    strata: str | None = None
    clusters: str | None = None
    margins: tuple[str, ...] = ()
    population: int | None = None
    left_out: int = 0
    as_large: bool = False
    weight: str | None = None


def missed(asked: str, stand: Set[str]) -> str | None:
    """Return the interval asked for where others stand; the default gives way unsaid."""
    return None if asked in ("", DEFAULT) or stand <= {asked} else asked


@dataclass(frozen=True, slots=True)
class QuestionEstimate:
    """All estimates of one question.

    `effective_n` is Kish's where there are weights: it describes them, and no error rests on it.
    `together` is how many intervals of shares hold at the level all at once; 1: each by itself.
    `unknowns` are what the design has to estimate beside, `lack_of_fit` tests whether what several
    groups or cards say goes together, and `notes` name what to bear in mind. Intervals of shares
    rest on `freedom` degrees of freedom: clusters less strata, infinite without clusters. `asked`
    is the interval that was asked for, '' for none.
    """

    question: Question
    n: int
    level: float
    interval: str
    options: tuple[ShareEstimate, ...]
    mean: MeanEstimate | None = None
    groups: tuple[Group, ...] = ()
    effective_n: float | None = None
    together: int = 1
    selection_text: SelectionText = SelectionText()
    unknowns: tuple[UnknownEstimate, ...] = ()
    lack_of_fit: Independence | None = None
    notes: tuple[str, ...] = ()
    freedom: float = math.inf
    asked: str = ""

    @property
    def stands(self) -> str | None:
        """The interval of the shares, of a question without any that of its mean."""
        if self.options:
            return self.interval
        return None if self.mean is None else self.mean.interval

    @property
    def missed(self) -> str | None:
        """The interval that was asked for, where another one stands."""
        return None if self.stands is None else missed(self.asked, {self.stands})

    def of(self, selection_text: SelectionText) -> QuestionEstimate:
        """Return the same estimates, and those of their groups, as those of these people."""
        groups = tuple(
            replace(each, estimate=each.estimate.of(selection_text)) for each in self.groups
        )
        return replace(self, selection_text=selection_text, groups=groups)
