"""Estimates of a whole study: its packed responses are read once, then every question counted."""

from __future__ import annotations

from core.estimate import LEVEL, QuestionEstimate, estimate, estimate_groups
from core.intervals import Interval
from core.study.store import Study
from core.tally import tally, tally_by


def estimate_study(
    study: Study,
    level: float = LEVEL,
    interval: Interval | str = Interval.LIKELIHOOD_RATIO,
    *,
    only: str | None = None,
    by: str | None = None,
) -> tuple[QuestionEstimate, ...]:
    """Estimate every question of a study, or `only` one, in all and for each group of `by`.

    Raises ValueError where responses cannot be grouped by that question, and KeyError for an
    unknown id.
    """
    packed, layout = study.packed(), study.layout
    grouping = study.survey.question(by) if by is not None else None
    groups = layout.column(packed, grouping.id) if grouping is not None else None
    chosen = [study.survey.question(only)] if only is not None else study.survey.questions
    found = []
    for question in chosen:
        column = layout.column(packed, question.id)
        whole = tally(question, column)
        if grouping is None or groups is None or question.id == grouping.id:
            found.append(estimate(whole, level, interval))
        else:
            parts = tally_by(question, column, grouping, groups)
            found.append(estimate_groups(whole, parts, level, interval))
    return tuple(found)
