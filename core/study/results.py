"""Counts and estimates of a whole study: its packed responses are read once, block by block."""

from __future__ import annotations

from collections.abc import Iterator

from core.estimate import LEVEL, QuestionEstimate, estimate, estimate_groups
from core.estimate.blocks import Block, Tallies, tally_blocks
from core.estimate.fit import FitTally, tally_fits
from core.estimate.joint import JointTally, Side, tally_pairs
from core.estimate.selection import chosen, require
from core.estimate.tally import ImpossibleReportError
from core.estimate.where import Where
from core.facts import Fact
from core.inference.intervals import Interval
from core.study.database import damaged
from core.study.store import Study


def tally_questions(
    study: Study,
    *,
    only: str | None = None,
    by: str | None = None,
    weight: str | None = None,
    where: Where | None = None,
) -> Tallies:
    """Count every question of a study, or `only` one, in all and for each group of `by`.

    Responses count of which `where` holds. `weight` is a number asked in the clear by which each
    response counts; those who did not answer it count nothing. Raises ValueError where responses
    cannot be grouped or weighted by such a question, KeyError for an unknown id, and `Refused`
    for a filter that cannot choose among them, and (SYNTAX) where the study is damaged.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     (bribe,) = tally_questions(study, only="bribe", by="area")
    >>> bribe.whole.n, list(bribe.groups)
    (0, ['city', 'town', 'country'])
    """
    blocks = blocks_of(study, where)
    if weight is not None:
        blocks = (block.weighted_by(weight) for block in blocks)
    try:
        return tally_blocks(blocks, only, by)
    except ImpossibleReportError as error:
        raise damaged(study.name, Fact.IMPOSSIBLE_REPORT(question=error.question)) from error


def tally_two(
    study: Study,
    first: Side,
    second: Side,
    *,
    weight: str | None = None,
    where: Where | None = None,
) -> JointTally:
    """Count two questions together, to be crossed. Raises as `tally_questions` and `tally_pair` do.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     sides = (Side(question) for question in study.survey.questions)
    ...     together = tally_two(study, *sides)
    >>> together.n
    0
    """
    blocks = blocks_of(study, where)
    if weight is not None:
        blocks = (block.weighted_by(weight) for block in blocks)
    try:
        return tally_pairs(blocks, first, second)
    except ImpossibleReportError as error:
        raise damaged(study.name, Fact.IMPOSSIBLE_REPORT(question=error.question)) from error


def tally_checks(study: Study, where: Where | None = None) -> tuple[FitTally, ...]:
    """Count what the checks need of every sensitive question. Raises as `tally_questions` does.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     (bribe,) = tally_checks(study)
    >>> bribe.question.id, bribe.whole.n
    ('bribe', 0)
    """
    try:
        return tally_fits(blocks_of(study, where))
    except ImpossibleReportError as error:
        raise damaged(study.name, Fact.IMPOSSIBLE_REPORT(question=error.question)) from error


def respondents(study: Study, where: Where | None = None) -> int:
    """Count the responses of which a filter holds. Raises as `tally_questions` does."""
    return study.n if where is None else sum(map(len, blocks_of(study, where)))


def blocks_of(study: Study, where: Where | None) -> Iterator[Block]:
    """Return the responses of which a filter holds, block by block. Raises `Refused`."""
    if where is None:
        return study.blocks()
    require(where, study.survey)
    return (chosen(block, where) for block in study.blocks())


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
