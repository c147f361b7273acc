"""The one call that takes a true answer and gives the report that may be saved.

What comes in is the truth; what goes out is public by construction. Nothing is kept here.
"""

from __future__ import annotations

from typing import TypeAlias

from core.privacy.mechanisms import Report
from core.privacy.randomness import Door
from core.survey.model import Kind, Question

Truth: TypeAlias = int | tuple[int, ...]


def privatize(question: Question, truth: Truth, door: Door) -> Report:
    """Draw the report for a true answer to a sensitive question.

    `truth` is 1 or 0 for yes/no, the option's or bin's index for one of many, a number's place
    on its grid for one-bit, and a tuple of 0 and 1, one for each option, for many-of.
    Raises `RandomnessError`, and ValueError for a question in the clear or a truth of another
    shape (never naming the truth).

    >>> from core.examples import example_survey
    >>> from core.privacy.randomness import SYSTEM
    >>> privatize(example_survey("bribery").question("bribe"), 1, SYSTEM) in (0, 1)
    True
    """
    mechanism = question.mechanism
    if mechanism is None:
        raise ValueError(f"the question {question.id} is asked in the clear")
    if question.kind is Kind.MANY_OF:
        if not isinstance(truth, tuple) or len(truth) != len(question.options):
            raise ValueError(f"the answer to {question.id} has another shape")
        if not {0, 1}.issuperset(truth):
            raise ValueError(f"the answer to {question.id} has another shape")
        return "".join(str(mechanism.draw(int(chosen), door)) for chosen in truth)
    if not isinstance(truth, int) or not 0 <= truth < mechanism.k:
        raise ValueError(f"the answer to {question.id} has another shape")
    return mechanism.draw(truth, door)
