"""Counts and estimates of a whole study: its packed responses are read once."""

from __future__ import annotations

from dataclasses import dataclass

from core.estimate import LEVEL, QuestionEstimate, estimate, estimate_groups
from core.intervals import Interval
from core.study.store import Study
from core.tally import Tally, tally, tally_by, tally_study


@dataclass(frozen=True, slots=True)
class QuestionTally:
    """The counts of a question: of everybody, and of each group by its value."""

    whole: Tally
    groups: dict[str, Tally]


def tally_questions(
    study: Study, *, only: str | None = None, by: str | None = None
) -> tuple[QuestionTally, ...]:
    """Count every question of a study, or `only` one, in all and for each group of `by`.

    Raises ValueError where responses cannot be grouped by that question, and KeyError for an
    unknown id.
    """
    packed, layout = study.packed(), study.layout
    chosen = [study.survey.question(only)] if only is not None else study.survey.questions
    if by is None:
        whole = tally_study(layout, packed)
        return tuple(QuestionTally(whole[question.id], {}) for question in chosen)
    grouping = study.survey.question(by)
    by_column = layout.column(packed, by)
    found = []
    for question in chosen:
        column = layout.column(packed, question.id)
        groups = {} if question.id == by else tally_by(question, column, grouping, by_column)
        found.append(QuestionTally(tally(question, column), groups))
    return tuple(found)


def estimate_tallies(
    tallies: tuple[QuestionTally, ...],
    level: float = LEVEL,
    interval: Interval | str = Interval.LIKELIHOOD_RATIO,
    simultaneous: bool = False,
) -> tuple[QuestionEstimate, ...]:
    """Estimate what was counted, with its groups."""
    return tuple(
        estimate_groups(counted.whole, counted.groups, level, interval, simultaneous)
        if counted.groups
        else estimate(counted.whole, level, interval, simultaneous)
        for counted in tallies
    )


def estimate_study(
    study: Study,
    level: float = LEVEL,
    interval: Interval | str = Interval.LIKELIHOOD_RATIO,
    *,
    only: str | None = None,
    by: str | None = None,
) -> tuple[QuestionEstimate, ...]:
    """Count and estimate a study; see `tally_questions` and `estimate_tallies`."""
    return estimate_tallies(tally_questions(study, only=only, by=by), level, interval)
