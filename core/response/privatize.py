"""The one call that takes a true answer and gives the report that may be saved.

What comes in is the truth; what goes out is public by construction. Nothing is kept here.
"""

from __future__ import annotations

from typing import TypeAlias

from core.privacy.forms import NOT_ASKED
from core.privacy.mechanisms import Report
from core.privacy.randomness import Door
from core.survey.model import Question

Truth: TypeAlias = int | tuple[int, ...]


def privatize(
    question: Question, truth: Truth, door: Door, asked: tuple[int, ...] | None = None
) -> Report:
    """Draw the report for a true answer to a sensitive question.

    `truth` is 1 or 0 for yes/no, the option's or bin's index for one of many, a number's place
    on its grid for one-bit, and a tuple of 0 and 1 for many-of, one for each option that is
    asked. `asked` are the places of those, in order, where the question asks only some.
    Raises `RandomnessError`, and ValueError for a question in the clear or a truth of another
    shape (never naming the truth).

    >>> from core.examples import example_survey
    >>> from core.privacy.randomness import SYSTEM
    >>> privatize(example_survey("bribery").question("bribe"), 1, SYSTEM) in (0, 1)
    True
    """
    mechanism = question.drawn_by
    if question.multiple:
        k = len(question.options)
        places = tuple(range(k)) if asked is None else asked
        if len(places) != (k if question.ask is None else question.ask):
            raise ValueError(f"{question.id} does not ask so many options")
        if not isinstance(truth, tuple) or len(truth) != len(places):
            raise ValueError(f"the answer to {question.id} has another shape")
        if not {0, 1}.issuperset(truth):
            raise ValueError(f"the answer to {question.id} has another shape")
        marks = [NOT_ASKED] * k
        reports = mechanism.draw_each([int(chosen) for chosen in truth], door)
        for place, report in zip(places, reports, strict=True):
            marks[place] = str(report)
        return "".join(marks)
    if not isinstance(truth, int) or not 0 <= truth < mechanism.k:
        raise ValueError(f"the answer to {question.id} has another shape")
    return mechanism.draw(truth, door)
