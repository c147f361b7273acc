"""How likely a made-up person is asked a question, by the shares of the answers that decide."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from core.rehearse.people import option_shares
from core.survey.conditions import Answered
from core.survey.conditions_met import counted, numbers_of
from core.survey.model import Question, Survey

_Met: TypeAlias = frozenset[Answered]
"""The parts of conditions that a person's answers fulfil."""


def chance_of_being_asked(
    question: Question, survey: Survey, stated: Mapping[str, Mapping[str, float]]
) -> float:
    """Return the exact probability that a made-up person is asked a question.

    People are made up as by `invent`: answers are independent, numbers even over their range.

    Args:
        question: of the survey.
        survey: it has the questions that decide.
        stated: shares of options by the questions' ids; even where none are stated. Raises
            ValueError for shares that do not fit.

    >>> from core.examples import example_survey
    >>> survey = example_survey("bribery")
    >>> chance_of_being_asked(survey.questions[0], survey, {})
    1.0
    """
    deciding = _deciding(question, survey)
    later = [*deciding, question]
    found: dict[_Met, float] = {frozenset(): 1.0}
    for source in deciding:
        outcomes = _outcomes(source, later, stated.get(source.id))
        nothing: dict[_Met, float] = {frozenset(): 1.0}
        found = _gathered(
            (met | more, chance * share)
            for met, chance in found.items()
            for more, share in (outcomes if _is_met(source, met) else nothing).items()
        )
    return min(1.0, sum(chance for met, chance in found.items() if _is_met(question, met)))


def _deciding(question: Question, survey: Survey) -> list[Question]:
    """Return the questions that decide whether one is asked, also through others, in order."""
    wanted = {question.id}
    for earlier in reversed(survey.questions):
        if earlier.id in wanted and earlier.ask_if is not None:
            wanted.update(earlier.ask_if.sources)
    return [each for each in survey.questions if each.id in wanted - {question.id}]


def _is_met(question: Question, met: _Met) -> bool:
    asked = question.ask_if
    if asked is None:
        return True
    return met.issuperset(asked.parts) if asked.every else not met.isdisjoint(asked.parts)


def _outcomes(
    source: Question, later: Sequence[Question], stated: Mapping[str, float] | None
) -> dict[_Met, float]:
    """Return what the answers to a question fulfil of later conditions, each with its chance."""
    conditions = [each.ask_if.parts for each in later if each.ask_if is not None]
    parts = {part for each in conditions for part in each if part.question == source.id}
    if source.measured:
        return _of_numbers(numbers_of(source), parts)
    each_counted = {part: counted(source, part) for part in parts}
    options = [
        frozenset(part for part in parts if each_counted[part][place])
        for place in range(len(source.option_ids))
    ]
    shares = option_shares(source, stated).tolist()
    if not source.multiple:
        return _gathered(zip(options, shares, strict=True))
    found: dict[_Met, float] = {frozenset(): 1.0}
    for option, share in zip(options, shares, strict=True):
        either = [(met, chance * (1 - share)) for met, chance in found.items()]
        found = _gathered(
            either + [(met | option, chance * share) for met, chance in found.items()]
        )
    return found


def _of_numbers(grid: range, parts: Iterable[Answered]) -> dict[_Met, float]:
    """Cut a grid where a range begins or ends: between two cuts all numbers fulfil the same."""
    cuts = {grid.start, grid.stop}
    for part in parts:
        ends = (part.at_least, None if part.at_most is None else part.at_most + grid.step)
        cuts.update(end for end in ends if end is not None and end in grid)
    return _gathered(
        (
            frozenset(part for part in parts if part.contains(low)),
            len(range(low, high, grid.step)) / len(grid),
        )
        for low, high in pairwise(sorted(cuts))
    )


def _gathered(outcomes: Iterable[tuple[_Met, float]]) -> dict[_Met, float]:
    """Add up the chances of what is alike."""
    found: dict[_Met, float] = defaultdict(float)
    for met, chance in outcomes:
        found[met] += chance
    return dict(found)
