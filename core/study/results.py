"""Counts and estimates of a whole study: its packed responses are read once, block by block."""

from __future__ import annotations

from core.estimate import LEVEL, QuestionEstimate, estimate, estimate_groups
from core.estimate.blocks import Tallies, tally_blocks
from core.estimate.tally import ImpossibleReportError
from core.inference.intervals import Interval
from core.study.database import damaged
from core.study.store import Study


def tally_questions(
    study: Study, *, only: str | None = None, by: str | None = None, weight: str | None = None
) -> Tallies:
    """Count every question of a study, or `only` one, in all and for each group of `by`.

    `weight` is a number asked in the clear by which each response counts; those who did not
    answer it count nothing. Raises ValueError where responses cannot be grouped or weighted by
    such a question, KeyError for an unknown id, and `Refused` (SYNTAX) where the study is damaged.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     (bribe,) = tally_questions(study, only="bribe", by="area")
    >>> bribe.whole.n, list(bribe.groups)
    (0, ['city', 'town', 'country'])
    """
    blocks = study.blocks()
    if weight is not None:
        blocks = (block.weighted_by(weight) for block in blocks)
    try:
        return tally_blocks(blocks, only, by)
    except ImpossibleReportError as error:
        raise damaged(study.name, str(error)) from error


def estimate_tallies(
    tallies: Tallies,
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
    """Count and estimate every question of a study.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     found = estimate_study(study)
    >>> [(each.question.id, each.n) for each in found]
    [('bribe', 0), ('area', 0)]
    """
    return estimate_tallies(tally_questions(study))
