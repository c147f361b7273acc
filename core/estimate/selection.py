"""Which responses count: those of people who gave certain answers to clear questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.estimate.tally import groups_by
from core.response import ReportColumn
from core.survey.model import Survey

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Condition:
    """Those who gave one of these answers, by their ids, to a question asked in the clear."""

    question: str
    answers: tuple[str, ...]


def selected(
    survey: Survey,
    column: Callable[[str], ReportColumn],
    conditions: Sequence[Condition],
    n: int,
) -> NDArray[np.bool_]:
    """Return who meets every condition, shape (n,); those who did not answer do not.

    `column` gives the reports to a question by its id. Raises KeyError for an unknown question
    or answer, ValueError where `groups_by` does.
    """
    import numpy as np

    met = np.ones(n, dtype=np.bool_)
    for condition in conditions:
        question = survey.question(condition.question)
        groups = groups_by(question, column(condition.question))
        given = np.zeros(n, dtype=np.bool_)
        for answer in condition.answers:
            given |= groups[answer]
        met &= given
    return met
