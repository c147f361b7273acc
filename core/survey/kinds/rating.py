"""A rating: one answer among options that are steps."""

from __future__ import annotations

from typing import ClassVar

from core.survey.kinds.base import QuestionFields
from core.survey.kinds.listed import Listed


class Rating(Listed):
    """One of some steps in their order: an answer is the step's index."""

    ordered: ClassVar[bool] = True

    def form_cells(self, question: QuestionFields) -> dict[str, str]:
        """Return how other programs show steps."""
        return {"appearance": "likert"}
