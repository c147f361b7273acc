"""Counts and estimates of a whole study: its packed responses are read once, block by block."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

from core.checks.reports import FitTally, tally_fits
from core.count.blocks import Block, Tallies, tally_blocks, tally_nested
from core.count.sampling_design import NO_DESIGN, fit
from core.count.selection import chosen, require
from core.count.tally_columns import ImpossibleReportError
from core.cross.pair_tally import JointTally, Side, tally_pairs
from core.estimate import LEVEL, QuestionEstimate, estimate, estimate_groups
from core.facts.names import Fact
from core.grammar.filters import Where
from core.grammar.formula import Formula
from core.inference.intervals import Interval
from core.privacy.procedures import Procedure
from core.progress import Progress, silent
from core.regress.rows import Rows, gather
from core.regress.variables import variables_of
from core.study.database import damaged
from core.study.selection import EVERYONE, Selection
from core.study.store import Study


class Counted(NamedTuple):
    """The tallies of questions, and the `n` responses of which a filter holds.

    `procedures` is how many of these name each of those that the survey offers; None where it was
    not looked at.
    """

    tallies: Tallies
    n: int
    procedures: Mapping[Procedure, int] | None = None


def tally_questions(
    study: Study,
    selection: Selection = EVERYONE,
    *,
    only: str | None = None,
    by: str | None = None,
    report: Progress = silent,
) -> Tallies:
    """Count every question of a study, or `only` one, in all and for each group of `by`.

    Raises ValueError where responses cannot be grouped or weighted by such a question or to such
    margins (`RakingError`), KeyError for an unknown id, and `Refused` for a filter that cannot
    choose among them, and (SYNTAX) where the study is damaged. What `report` raises, after each
    block, ends it.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     (bribe,) = tally_questions(study, only="bribe", by="area")
    >>> bribe.whole.n, list(bribe.groups)
    (0, ['city', 'town', 'country'])
    """
    return count_questions(study, selection, only=only, by=by, report=report).tallies


def count_questions(
    study: Study,
    selection: Selection = EVERYONE,
    *,
    only: str | None = None,
    by: str | None = None,
    report: Progress = silent,
) -> Counted:
    """Count as `tally_questions` does, and how many responses that is; they are read once."""
    n = 0
    procedures = dict.fromkeys(study.survey.procedures, 0)

    def each() -> Iterator[Block]:
        nonlocal n
        for block in _sampled(study, selection, report):
            n += len(block)
            for procedure, rows in block.layout.by_procedure(block.packed).items():
                procedures[procedure] += int(rows.sum())
            yield block

    with _undamaged(study):
        return Counted(tally_blocks(each(), only, by), n, procedures)


def tally_within(
    study: Study,
    by: str,
    then: str,
    selection: Selection = EVERYONE,
    *,
    only: str | None = None,
    report: Progress = silent,
) -> dict[str, Tallies]:
    """Count every question in each group of `by`, in all of it and for each group of `then`.

    Raises as `tally_questions` does.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     sorted(tally_within(study, "area", "area", only="bribe"))
    ['city', 'country', 'town']
    """
    with _undamaged(study):
        blocks = _sampled(study, selection, report)
        return tally_nested(blocks, by, then, only)


def tally_two(
    study: Study,
    first: Side,
    second: Side,
    selection: Selection = EVERYONE,
    *,
    report: Progress = silent,
) -> JointTally:
    """Count two questions together, to be crossed. Raises as `tally_questions` and `tally_pair` do.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     sides = (Side(question) for question in study.survey.questions)
    ...     together = tally_two(study, *sides)
    >>> together.n
    0
    """
    with _undamaged(study):
        blocks = _sampled(study, selection, report)
        return tally_pairs(blocks, first, second)


def rows_for(
    study: Study,
    formula: Formula,
    selection: Selection = EVERYONE,
    *,
    report: Progress = silent,
) -> Rows:
    """Gather what a regression needs. Raises as `tally_questions` and `variables_of` do.

    What `report` raises, after each block of responses, ends it.

    >>> from core.examples import example_path
    >>> from core.grammar.formula import read
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     rows = rows_for(study, read("bribe ~ area"))
    >>> rows.n
    0
    """
    variables = variables_of(formula, study.survey)
    with _undamaged(study):
        blocks = _sampled(study, selection, report)
        return gather(blocks, variables)


def tally_checks(
    study: Study,
    where: Where | None = None,
    *,
    without_flagged: bool = False,
    report: Progress = silent,
) -> tuple[FitTally, ...]:
    """Count what the checks need of every sensitive question. Raises as `tally_questions` does.

    What `report` raises, after each block of responses, ends it.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     (bribe,) = tally_checks(study)
    >>> bribe.question.id, bribe.whole.n
    ('bribe', 0)
    """
    with _undamaged(study):
        return tally_fits(blocks_of(study, where, without_flagged, report))


@contextmanager
def _undamaged(study: Study) -> Iterator[None]:
    """Say of a study that it is damaged where it holds a report that no design can give."""
    try:
        yield
    except ImpossibleReportError as error:
        raise damaged(study.name, Fact.IMPOSSIBLE_REPORT(question=error.question)) from error


def respondents(study: Study, where: Where | None = None) -> int:
    """Count the responses of which a filter holds. Raises as `tally_questions` does."""
    return study.n if where is None else sum(map(len, blocks_of(study, where)))


def blocks_of(
    study: Study, where: Where | None, without_flagged: bool = False, report: Progress = silent
) -> Iterator[Block]:
    """Return the responses of which a filter holds, block by block.

    `report` is told, after each, how many were read so far; what it raises ends it. Raises
    `Refused`.
    """
    n = study.n - (study.flagged if without_flagged else 0)
    blocks = _told(study.blocks(without_flagged=without_flagged), n, report)
    if where is None:
        return blocks
    require(where, study.survey)
    return (chosen(block, where) for block in blocks)


def _told(blocks: Iterator[Block], n: int, report: Progress) -> Iterator[Block]:
    done = 0
    report(done, n)
    for block in blocks:
        yield block
        done += len(block)
        report(done, n)


def _sampled(study: Study, selection: Selection, report: Progress = silent) -> Iterator[Block]:
    """Read the responses that count, weighted; where they are raked they are read twice.

    A design is of the whole sample: whom a filter chooses is a part of it, as a group is.
    """
    where, weight = selection.where, selection.weight

    def weighted(some: Where | None) -> Iterator[Block]:
        for block in blocks_of(study, some, selection.without_flagged, report):
            yield block if weight is None else block.weighted_by(weight)

    if selection.design == NO_DESIGN:
        return weighted(where)
    if where is not None:
        require(where, study.survey)
    made = map(fit(selection.design, weighted(None)).of, weighted(None))
    return made if where is None else (chosen(block, where) for block in made)


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


def estimate_within(
    found: tuple[QuestionEstimate, ...],
    within: Mapping[str, Tallies],
    level: float = LEVEL,
    interval: Interval | str | None = None,
) -> tuple[QuestionEstimate, ...]:
    """Give the groups of estimates the groups that `tally_within` counted in each of them."""
    inside = {
        (value, each.whole.question.id): estimate_groups(each.whole, each.groups, level, interval)
        for value, tallies in within.items()
        for each in tallies
        if each.groups
    }

    def filled(estimate: QuestionEstimate) -> QuestionEstimate:
        groups = tuple(
            replace(each, estimate=inside.get((each.value, estimate.question.id), each.estimate))
            for each in estimate.groups
        )
        return replace(estimate, groups=groups)

    return tuple(map(filled, found))


def estimate_study(study: Study) -> tuple[QuestionEstimate, ...]:
    """Count and estimate every question of a study.

    >>> from core.examples import example_path
    >>> with Study.in_memory(example_path("bribery").read_bytes()) as study:
    ...     found = estimate_study(study)
    >>> [(each.question.id, each.n) for each in found]
    [('bribe', 0), ('area', 0)]
    """
    return estimate_tallies(tally_questions(study))
