"""Whom a condition lets through: of one person's answers, of columns of them, and of nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count, pairwise
from typing import TYPE_CHECKING, TypeAlias

from core.files.canonical import Json
from core.lazy import np
from core.privacy.forms import Report
from core.survey.conditions import Answered
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Mask: TypeAlias = NDArray[np.bool_]

_MOST_STEPS = 10_000  # of looking for answers that lead to a question


def is_asked(question: Question, survey: Survey, answers: Mapping[str, Json | Report]) -> bool:
    """Tell whether a question is asked, given the clear answers to those before it."""
    asked = question.ask_if
    if asked is None:
        return True
    met = (fulfils(survey.question(p.question), p, answers.get(p.question)) for p in asked.parts)
    return all(met) if asked.every else any(met)


def fulfils(source: Question, part: Answered, answer: Json | Report) -> bool:
    """Tell whether an answer in the clear counts; one that cannot be an answer does not."""
    if isinstance(answer, str):
        given = {id_ for id_, bit in zip(source.option_ids, answer, strict=False) if bit == "1"}
        return not given.isdisjoint(part.values)
    if not isinstance(answer, int) or source.form.accepts(answer):
        return False
    if source.measured:
        return part.contains(answer)
    return counted(source, part)[source.codes.index(answer)]


def counted(source: Question, part: Answered) -> tuple[bool, ...]:
    """Tell of each option of a question whether it counts; of bins, whether all of it does."""
    if not part.ranged:
        return tuple(option in part.values for option in source.option_ids)
    return tuple(all(map(part.contains, ends)) for ends in _ends_of_bins(source))


def splits_a_bin(source: Question, part: Answered) -> bool:
    """Tell whether a range ends inside a bin, so that the saved bin does not tell who is in it."""
    inside = counted(source, part)
    return any(
        not whole
        and (part.at_least is None or part.at_least <= high)
        and (part.at_most is None or low <= part.at_most)
        for whole, (low, high) in zip(inside, _ends_of_bins(source), strict=True)
    )


def _ends_of_bins(source: Question) -> Iterator[tuple[int, int]]:
    """Yield the least and the greatest number of each bin; the last one is closed."""
    edges, step = source.bins, source.step or 1
    for low, high in pairwise(edges):
        yield low, high if high == edges[-1] else high - step


def who_is_asked(
    question: Question,
    survey: Survey,
    column: Callable[[Question], tuple[NDArray[np.int64] | NDArray[np.uint8], Mask]],
    n: int,
) -> Mask:
    """Tell which of n people are asked a question; shape (n,).

    Args:
        question: of the survey.
        survey: it has the questions that decide.
        column: gives, of one of these, the answers in the clear, (n,) or (n, k) of 0 and 1, and
            who gave one, (n,). Numbers are as they stand, other answers codes.
        n: the number of people.
    """
    asked = question.ask_if
    if asked is None:
        return np.ones(n, dtype=np.bool_)
    met = []
    for part in asked.parts:
        source = survey.question(part.question)
        values, given = column(source)
        met.append(_counts(source, part, values) & given)
    joined = np.logical_and if asked.every else np.logical_or
    return np.asarray(joined.reduce(met))


def _counts(
    source: Question, part: Answered, values: NDArray[np.int64] | NDArray[np.uint8]
) -> Mask:
    if source.measured:
        inside = np.ones(values.shape, dtype=np.bool_)
        if part.at_least is not None:
            inside &= values >= part.at_least
        if part.at_most is not None:
            inside &= values <= part.at_most
        return inside
    wanted = np.array(counted(source, part))
    if source.multiple:
        return np.asarray((values[:, wanted] == 1).any(axis=1))
    codes = np.array(source.codes)[wanted]
    return np.isin(values, codes)


def leading_to(question: Question, survey: Survey) -> Mapping[str, Report] | None:
    """Return clear answers by which a question is asked; None where there are none.

    They are found by trying, one condition after the other. Where that takes more than
    `_MOST_STEPS` steps, what was found so far is returned: nothing says that nobody is asked.
    """
    way = next(_ways(question, survey, {}, count()), None)
    if way is None:
        return None
    return {id_: _answer(survey.question(id_), choices) for id_, choices in way.items()}


_Choices: TypeAlias = "range | frozenset[int]"
"""What a person may still answer: numbers, places of options, or of a many-of those chosen."""


def _ways(
    question: Question, survey: Survey, known: Mapping[str, _Choices], steps: Iterator[int]
) -> Iterator[Mapping[str, _Choices]]:
    """Yield what has to be answered for a question to be asked, going on from what is known."""
    asked = question.ask_if
    if asked is None or next(steps) > _MOST_STEPS:
        yield known
    elif not asked.every:
        for part in asked.parts:
            yield from _ways_by(part, survey, known, steps)
    else:
        yield from _ways_by_all(asked.parts, survey, known, steps)


def _ways_by_all(
    parts: tuple[Answered, ...], survey: Survey, known: Mapping[str, _Choices], steps: Iterator[int]
) -> Iterator[Mapping[str, _Choices]]:
    if not parts:
        yield known
        return
    for way in _ways_by(parts[0], survey, known, steps):
        yield from _ways_by_all(parts[1:], survey, way, steps)


def _ways_by(
    part: Answered, survey: Survey, known: Mapping[str, _Choices], steps: Iterator[int]
) -> Iterator[Mapping[str, _Choices]]:
    source = survey.question(part.question)
    choices = _narrowed(source, part, known.get(source.id))
    if choices:
        yield from _ways(source, survey, {**known, source.id: choices}, steps)


def _narrowed(source: Question, part: Answered, before: _Choices | None) -> _Choices:
    if source.measured:
        grid = before if isinstance(before, range) else numbers_of(source)
        return _within(grid, part)
    places = frozenset(place for place, is_in in enumerate(counted(source, part)) if is_in)
    if not isinstance(before, frozenset):
        return places
    return before | places if source.multiple and places else before & places


def numbers_of(source: Question) -> range:
    """Return the numbers that can be answered, of a question for one."""
    return range(source.low or 0, (source.high or 0) + 1, source.step or 1)


def _within(grid: range, part: Answered) -> range:
    """Return the numbers of a grid that are in a range."""
    low, step = grid.start, grid.step
    first = 0 if part.at_least is None else max(0, -((low - part.at_least) // step))
    last = len(grid) if part.at_most is None else max(0, (part.at_most - low) // step + 1)
    return grid[first:last]


def _answer(source: Question, choices: _Choices) -> Report:
    if isinstance(choices, range):
        return choices[0]
    if source.multiple:
        return "".join(str(int(place in choices)) for place in range(len(source.options)))
    return source.codes[min(choices)]
