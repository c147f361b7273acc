"""The pages of a respondent's way: which one is shown, and of which question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.survey import Question, Survey


class Page(StrEnum):
    """The kinds of page, in order."""

    RETURNING = "returning"
    WELCOME = "welcome"
    CONSENT = "consent"
    LABEL = "label"
    PRACTICE = "practice"
    QUESTION = "question"
    REVIEW = "review"
    SAVED = "saved"


@dataclass(frozen=True, slots=True)
class Step:
    """Where the person is: a page, and the question's id on a question page."""

    page: Page
    question: str = ""


def way(survey: Survey, asked: Sequence[Question]) -> tuple[Step, ...]:
    """Return all pages of a person who is asked these questions, in order."""
    before = [Step(Page.WELCOME)]
    if survey.consent is not None:
        before.append(Step(Page.CONSENT))
    before.append(Step(Page.LABEL))
    if survey.sensitive:
        before.append(Step(Page.PRACTICE))
    questions = [Step(Page.QUESTION, question.id) for question in asked]
    return (*before, *questions, Step(Page.REVIEW), Step(Page.SAVED))
