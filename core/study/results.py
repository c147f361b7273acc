"""Counts and estimates of a whole study: its packed responses are read once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.estimate import LEVEL, QuestionEstimate, estimate, estimate_groups
from core.estimate.tally import ImpossibleReportError, Tally, groups_by, tally_study
from core.inference.intervals import Interval
from core.lazy import np
from core.privacy.mechanisms import Grid
from core.study.database import damaged
from core.study.store import Study

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class QuestionTally:
    """The counts of a question: of everybody, and of each group by its value."""

    whole: Tally
    groups: dict[str, Tally]


def tally_questions(
    study: Study, *, only: str | None = None, by: str | None = None, weight: str | None = None
) -> tuple[QuestionTally, ...]:
    """Count every question of a study, or `only` one, in all and for each group of `by`.

    `weight` is a number asked in the clear by which each response counts; those who did not
    answer it count nothing. Raises ValueError where responses cannot be grouped or weighted by
    such a question, KeyError for an unknown id, and `Refused` (SYNTAX) where the study is damaged.
    """
    try:
        return _tally_questions(study, only, by, weight)
    except ImpossibleReportError as error:
        raise damaged(study.name, str(error)) from error


def _tally_questions(
    study: Study, only: str | None, by: str | None, weight: str | None
) -> tuple[QuestionTally, ...]:
    packed, layout = study.packed(), study.layout
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


def weights_from(study: Study, packed: NDArray[np.uint8], weight: str) -> NDArray[np.float64]:
    """Return the weight of each packed response, shape (n,): its answer to a clear number.

    Raises ValueError for another question, or one whose numbers can be negative.
    """
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
