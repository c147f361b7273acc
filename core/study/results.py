"""Counts and estimates of a whole study: its packed responses are read once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.estimate import LEVEL, QuestionEstimate, estimate, estimate_groups
from core.estimate.selection import Condition, selected
from core.estimate.tally import ImpossibleReportError, Tally, groups_by, tally_study
from core.facts import Fact
from core.inference.intervals import Interval
from core.privacy.mechanisms import Grid
from core.response import ReportColumn
from core.study.database import damaged
from core.study.store import Study

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class QuestionTally:
    """The counts of a question: of everybody, and of each group by its value."""

    whole: Tally
    groups: dict[str, Tally]


def tally_questions(
    study: Study,
    *,
    only: str | None = None,
    by: str | None = None,
    weight: str | None = None,
    where: Sequence[Condition] = (),
) -> tuple[QuestionTally, ...]:
    """Count every question of a study, or `only` one, in all and for each group of `by`.

    Responses count that meet every condition of `where`. `weight` is a number asked in the clear
    by which each response counts; those who did not answer it count nothing. Raises ValueError
    where responses cannot be grouped, chosen or weighted by such a question, KeyError for an
    unknown id, and `Refused` (SYNTAX) where the study is damaged.
    """
    try:
        return _tally_questions(study, only, by, weight, where)
    except ImpossibleReportError as error:
        raise damaged(study.name, Fact.TOLD(text=str(error))) from error


def _tally_questions(
    study: Study,
    only: str | None,
    by: str | None,
    weight: str | None,
    where: Sequence[Condition],
) -> tuple[QuestionTally, ...]:
    packed, layout = study.packed(), study.layout
    if where:
        packed = packed[_chosen(study, packed, where)]
    chosen = [study.survey.question(only)] if only is not None else study.survey.questions
    weights = None if weight is None else weights_from(study, packed, weight)
    whole = tally_study(layout, packed, weights, only)
    groups: dict[str, dict[str, Tally]] = {}
    if by is not None:
        inside = groups_by(study.survey.question(by), layout.column(packed, by))
        for value, rows in inside.items():
            part = None if weights is None else weights[rows]
            groups[value] = tally_study(layout, packed[rows], part, only)
    return tuple(
        QuestionTally(
            whole[question.id],
            {value: group[question.id] for value, group in groups.items() if question.id != by},
        )
        for question in chosen
    )


def respondents(study: Study, where: Sequence[Condition] = ()) -> int:
    """Count the responses that meet every condition. Raises as `tally_questions` does."""
    return int(_chosen(study, study.packed(), where).sum()) if where else study.n


def _chosen(
    study: Study, packed: NDArray[np.uint8], where: Sequence[Condition]
) -> NDArray[np.bool_]:
    def column(question: str) -> ReportColumn:
        return study.layout.column(packed, question)

    return selected(study.survey, column, where, len(packed))


def weights_from(study: Study, packed: NDArray[np.uint8], weight: str) -> NDArray[np.float64]:
    """Return the weight of each packed response, shape (n,): its answer to a clear number.

    Raises ValueError for another question, or one whose numbers can be negative.
    """
    import numpy as np

    question = study.survey.question(weight)
    grid = question.form
    if question.sensitive or not isinstance(grid, Grid) or grid.low < 0:
        raise ValueError(f"responses cannot be weighted by {weight}")
    column = study.layout.column(packed, weight)
    return np.where(column.present, grid.low + grid.step * column.values.astype(np.float64), 0.0)


def estimate_tallies(
    tallies: tuple[QuestionTally, ...],
    level: float = LEVEL,
    interval: Interval | str | None = None,
    simultaneous: bool = False,
) -> tuple[QuestionEstimate, ...]:
    """Estimate what was counted, with its groups."""
    return tuple(
        estimate_groups(counted.whole, counted.groups, level, interval, simultaneous)
        if counted.groups
        else estimate(counted.whole, level, interval, simultaneous)
        for counted in tallies
    )


def estimate_study(study: Study) -> tuple[QuestionEstimate, ...]:
    """Count and estimate every question of a study."""
    return estimate_tallies(tally_questions(study))
