"""The pages of a respondent's way: which one is shown, and of which question."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


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
