"""Two studies of surveys that share questions, such as two waves: how far their shares differ."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import merge
from itertools import groupby
from operator import itemgetter

from core.estimate.compare import OptionDifference, compare_options
from core.facts.errors import Code, Problem, Refused
from core.facts.names import Fact
from core.facts.value_error import WrongValueError
from core.grammar.filters import Where
from core.study.results import tally_questions
from core.study.selection import Selection
from core.study.store import Study
from core.survey.model import Question, Survey


@dataclass(frozen=True, slots=True)
class WaveDifference:
    """The differences of one question's shares, first less second.

    None where nobody answered it in one of the studies. `same_words` tells whether it was asked in
    the same words: an answer to other words is not the same answer.
    """

    question: str
    same_words: bool
    options: tuple[OptionDifference, ...] | None


def shared_questions(first: Survey, second: Survey) -> tuple[str, ...]:
    """Return the ids of the questions of one kind with the same options in both surveys, in order.

    How they were randomized may differ.

    >>> from core.examples import example_survey
    >>> shared_questions(example_survey("bribery"), example_survey("bribery"))
    ('bribe', 'area')
    """
    known = {question.id: question for question in second.questions}
    return tuple(
        one.id
        for one in first.questions
        if one.option_ids and one.id in known and _alike(one, known[one.id])
    )


def in_both(first: Study, second: Study) -> int:
    """Count the responses that both studies hold, by their ids: these are one sample, not two.

    Raises `Refused`: UNSUPPORTED where both hold the same responses and no others, so that there
    is nothing to compare, and where a study is damaged.

    >>> from core.examples import example_path
    >>> survey = example_path("bribery").read_bytes()
    >>> with Study.in_memory(survey) as first, Study.in_memory(survey) as second:
    ...     in_both(first, second)
    0
    """
    n, alike = 0, (first.survey.digest, first.rehearsal) == (second.survey.digest, second.rehearsal)
    rows = merge(first.counting_rows(), second.counting_rows(), key=itemgetter(0))
    for _, versions in groupby(rows, key=itemgetter(0)):
        packed = [version for _, version in versions]
        n += len(packed) > 1
        alike = alike and len(packed) > 1 and packed[0] == packed[1]
    if n and alike:
        raise Refused(Problem(Code.UNSUPPORTED, "", Fact.STUDIES_ALIKE()))
    return n


def compare_waves(
    first: Study,
    second: Study,
    level: float = 0.95,
    where: Where | None = None,
    only: str | None = None,
) -> tuple[WaveDifference, ...]:
    """Compare every question that two studies share, among those who pass a filter in each.

    The people of both are taken for independent samples; `in_both` tells how far they are not.
    `only` leaves one question. Raises `Refused` where a study is damaged or the filter cannot
    choose in it, and ValueError for a study of real and one of rehearsed responses.

    >>> from core.examples import example_path
    >>> survey = example_path("bribery").read_bytes()
    >>> with Study.in_memory(survey) as first, Study.in_memory(survey) as second:
    ...     [(each.question, each.options) for each in compare_waves(first, second)]
    [('bribe', None), ('area', None)]
    """
    if None not in (first.rehearsal, second.rehearsal) and first.rehearsal is not second.rehearsal:
        raise WrongValueError("real responses are not compared with rehearsed ones")
    found = []
    for id_ in shared_questions(first.survey, second.survey):
        if only not in (None, id_):
            continue
        tallies = [
            tally_questions(one, Selection(where), only=id_)[0].whole for one in (first, second)
        ]
        same = _words(first.survey.question(id_)) == _words(second.survey.question(id_))
        found.append(WaveDifference(id_, same, compare_options(tallies[0], tallies[1], level)))
    return tuple(found)


def _alike(one: Question, other: Question) -> bool:
    return (one.kind, one.option_ids) == (other.kind, other.option_ids)


def _words(question: Question) -> object:
    return question.text, question.negation, question.options
