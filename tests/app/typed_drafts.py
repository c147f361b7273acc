"""A long survey, to type into, for the tests and the benchmark of a key."""

from __future__ import annotations

from core.draft import Draft, DraftOption, DraftQuestion, edits
from core.survey import Kind

PLACE = ("options", 3, "text")


def long_draft(questions: int) -> Draft:
    """Return a draft of so many questions with eight options each, every tenth one randomized."""
    options = tuple(DraftOption(f"o{at}", {"en": f"Office {at}"}, named=True) for at in range(8))
    made = []
    for at in range(questions):
        text = {"en": f"To which office have you been in case {at}?"}
        question = DraftQuestion(f"q{at}", Kind.ONE_OF, text, options=options, named=True)
        made.append(edits.made_sensitive(question) if at % 10 == 1 else question)
    return Draft(title={"en": "T"}, questions=tuple(made), respondents=2000)
