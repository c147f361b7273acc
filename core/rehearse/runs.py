"""What many rehearsals of a question give: each option over all runs, and its summaries."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from core.lazy import np
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Counts: TypeAlias = NDArray[np.int64]
    Floats: TypeAlias = NDArray[np.float64]

MEAN = "mean"


@dataclass(frozen=True)
class OptionRuns:
    """One option over all runs: true share, and unbiased shares and interval ends, (runs,).

    For a number without bins it is the mean instead, in the units of the number. Where nobody was
    asked in a run its entries are NaN; where nobody was in any run, so are the summaries.
    `planned` is the standard error that theory tells for so many people; NaN where it tells none.
    """

    option: str
    truth: float
    shares: Floats
    low: Floats
    high: Floats
    planned: float = math.nan

    @property
    def mean(self) -> float:
        """The mean estimate."""
        return _mean_of_known(self.shares)

    @property
    def spread(self) -> float:
        """The root mean square distance of the estimates from the truth."""
        return math.sqrt(_mean_of_known((self.shares - self.truth) ** 2))

    @property
    def coverage(self) -> float:
        """The share of runs whose interval holds the truth."""
        held = (self.low <= self.truth) & (self.truth <= self.high)
        return _mean_of_known(np.where(np.isnan(self.low), np.nan, held))

    @property
    def negative(self) -> float:
        """The share of runs whose unbiased estimate is negative."""
        return _mean_of_known(np.where(np.isnan(self.shares), np.nan, self.shares < 0))

    @property
    def percent_error(self) -> float | None:
        """The mean absolute error in percent of the truth; None where the truth is nobody."""
        if self.truth == 0:
            return None
        return 100 * _mean_of_known(np.abs(self.shares - self.truth)) / abs(self.truth)

    def on_range(self, least: float, most: float) -> OptionRuns:
        """Return the same where shares are parts of a range."""
        wide = most - least
        return OptionRuns(
            self.option,
            least + wide * self.truth,
            least + wide * self.shares,
            least + wide * self.low,
            least + wide * self.high,
            wide * self.planned,
        )


def _mean_of_known(values: Floats) -> float:
    known = values[~np.isnan(values)]
    return float(known.mean()) if known.size else math.nan


@dataclass(frozen=True)
class QuestionRuns:
    """All runs of one sensitive question.

    `n` respondents were asked in each run, shape (runs,). `curator_miss` is by how many people
    a trusted curator's Laplace noise of the same ε misses each count on average. Where a
    `given_table` has the same people in every run, chance is the mechanism's alone: the spread and
    the coverage are those given these people, and say nothing of a sample of others.
    """

    question: Question
    n: Counts
    level: float
    interval: str
    options: tuple[OptionRuns, ...]
    curator_miss: float
    given_table: bool = False


def to_json(runs: QuestionRuns) -> dict[str, object]:
    """Return the summary of a question's runs; null where nobody was asked in any of them."""

    def known(value: float | None) -> float | None:
        return None if value is None or math.isnan(value) else value

    return {
        "id": runs.question.id,
        "runs": len(runs.n),
        "asked": float(runs.n.mean()),
        "level": runs.level,
        "interval": runs.interval,
        "curator_miss": runs.curator_miss,
        "given_table": runs.given_table,
        "options": [
            {
                "option": option.option,
                "truth": option.truth,
                "mean": known(option.mean),
                "spread": known(option.spread),
                "planned": known(option.planned),
                "coverage": known(option.coverage),
                "negative": None if runs.question.measured else known(option.negative),
                "percent_error": known(option.percent_error),
            }
            for option in runs.options
        ],
    }
