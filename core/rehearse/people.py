"""People whose answers are known: made up by stated shares, or read from a table.

Their truths are columns: 1 and 0 for yes and no, an option's index, the number itself, and for
many-of a row of 0 and 1. Only rehearsals know truths; no real respondent's is ever held so.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from core.facts.value_error import WrongValueError
from core.files.disk import write_atomically
from core.lazy import np
from core.survey.conditions_met import who_is_asked
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values: TypeAlias = NDArray[np.int64]
    Mask: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True)
class Answers:
    """Truths of n people to one question, shape (n,) or (n, k), and who gave one, (n,)."""

    values: Values
    given: Mask


@dataclass(frozen=True)
class People:
    """n people and their true answers by question id."""

    n: int
    answers: Mapping[str, Answers]


def asked(question: Question, survey: Survey, answers: Mapping[str, Answers], n: int) -> Mask:
    """Tell who is asked a question, given the answers to those before it; shape (n,)."""

    def given(source: Question) -> tuple[Values, Mask]:
        known = answers[source.id]
        values = known.values if source.measured else places(source, known.values)
        return values, known.given

    return who_is_asked(question, survey, given, n)


def places(question: Question, values: Values) -> Values:
    """Return what a mechanism takes as truths: numbers become bins or places on the grid."""
    return question.kind.definition.places(question, values)


def true_counts(question: Question, people: People) -> dict[str, int]:
    """Count the people for each option of a question, in the order of results.

    >>> from core.examples import example_survey
    >>> sales = example_survey("sales")
    >>> true_counts(sales.questions[0], people_from_counts(sales, {"yes": 3, "no": 5}))
    {'yes': 3, 'no': 5}
    """
    answers = people.answers[question.id]
    counts = question.kind.definition.counts(question, answers.values[answers.given])
    return dict(zip(question.option_ids, counts.tolist(), strict=True))


def people_from_counts(survey: Survey, counts: Mapping[str, int]) -> People:
    """Return the people of a survey with one question of options or yes/no, by their counts.

    Raises ValueError where an option is unknown or the survey asks something else.

    >>> from core.examples import example_survey
    >>> people_from_counts(example_survey("sales"), {"yes": 3, "no": 5}).n
    8
    """
    question = survey.questions[0]
    if len(survey.questions) > 1 or question.multiple or question.numeric:
        raise ValueError("Counts make the people of one question with options; give a table")
    if unknown := set(counts) - set(question.option_ids):
        raise ValueError(f"The question has no option {min(unknown)}; leave it out")
    numbers = [counts.get(option, 0) for option in question.option_ids]
    truths = np.repeat(np.array(question.codes, dtype=np.int64), numbers)
    return People(truths.size, {question.id: Answers(truths, np.ones(truths.size, np.bool_))})


def invent(
    survey: Survey,
    n: int,
    seed: int | None,
    shares: Mapping[str, Mapping[str, float]] | None = None,
) -> People:
    """Make up n people, independent, by the shares of each question's options.

    `shares` maps a question id to its options' shares: of a yes/no question that of "yes", of a
    many-of each between 0 and 1, of others summing to 1; even where absent. Numbers are even
    inside a bin, and over the whole range without bins; an optional question is answered by
    all. The same seed gives the same people. Raises ValueError for shares that do not fit.

    >>> from core.examples import example_survey
    >>> survey = example_survey("bribery")
    >>> people = invent(survey, 1000, seed=7, shares={"bribe": {"yes": 0.1}})
    >>> people.n, list(people.answers)
    (1000, ['bribe', 'area'])
    """
    if n < 0:
        raise ValueError("Give a number of people that is not negative")
    stated = shares or {}
    if unknown := set(stated) - {question.id for question in survey.questions}:
        raise WrongValueError("The survey has no question {0}; leave its shares out", min(unknown))
    generator = np.random.default_rng(seed)
    answers: dict[str, Answers] = {}
    for question in survey.questions:
        given = asked(question, survey, answers, n)
        values = _invented(question, n, generator, stated.get(question.id))
        answers[question.id] = Answers(np.where(_across(given, values), values, 0), given)
    return People(n, answers)


def _invented(
    question: Question, n: int, generator: np.random.Generator, stated: Mapping[str, float] | None
) -> Values:
    shares = option_shares(question, stated)
    return question.kind.definition.invent(question, shares, n, generator)


def option_shares(question: Question, stated: Mapping[str, float] | None) -> NDArray[np.float64]:
    """Return the stated shares in the order of the options, even ones where none are stated.

    Of a yes/no question the pair for yes and no. Raises ValueError for shares that do not fit.
    """
    ids = question.option_ids
    if stated is None:
        return np.full(len(ids), question.kind.definition.even_share(len(ids)))
    if unknown := set(stated) - set(ids):
        raise WrongValueError("{0} has no option {1}; leave it out", question.id, min(unknown))
    if question.complementary and ids[1] not in stated:
        stated = {**stated, ids[1]: 1 - stated.get(ids[0], 0.0)}
    shares = np.array([float(stated.get(option, 0.0)) for option in ids])
    if not ((shares >= 0) & (shares <= 1)).all():
        raise WrongValueError("Give shares from 0 to 1 for {0}", question.id)
    if not question.multiple:
        if abs(shares.sum() - 1) > 1e-6:
            raise WrongValueError("Give shares for {0} that sum to 1", question.id)
        shares /= shares.sum()
    return shares


def _across(given: Mask, values: Values) -> Mask:
    return given if values.ndim == 1 else given[:, None]


def write_truth(people: People, survey: Survey, path: Path, *, replace: bool = True) -> None:
    """Write the people as a table that `read_truth` reads. Raises `Refused` (IO)."""
    columns = [_cells(question, people.answers[question.id]) for question in survey.questions]
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([question.id for question in survey.questions])
    writer.writerows(zip(*columns, strict=True))
    write_atomically(path, text.getvalue().encode("utf-8"), replace=replace)


def _cells(question: Question, answers: Answers) -> list[str]:
    cells = question.kind.definition.cells(question, answers.values)
    return [cell if given else "" for cell, given in zip(cells, answers.given, strict=True)]
