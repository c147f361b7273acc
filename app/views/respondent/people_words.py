"""Who is counted in the odds: people with and without the trait, saved so or so."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.views.respondent.words import answer_words, is_statement
from core.survey import Kind, Question


@dataclass(frozen=True, slots=True)
class PeopleWords:
    """Titles of the two groups of 100 people, and what filled and outlined figures are."""

    without: str
    with_it: str
    saved: str
    otherwise: str


def people_words(question: Question) -> PeopleWords:
    """Return who the people of a question's odds are."""
    yes, no = answer_words(question)
    saved = _tr("saved as {word}").format(word=yes)
    otherwise = _tr("saved as {word}").format(word=no)
    if question.kind is Kind.NUMBER and not question.bins:
        return PeopleWords(
            _tr("100 people at the lowest value"),
            _tr("100 people at the highest value"),
            saved,
            otherwise,
        )
    if question.kind is not Kind.YES_NO:
        return PeopleWords(
            _tr("100 people with another answer"),
            _tr("100 people with this answer"),
            _tr("saved with it"),
            _tr("saved without it"),
        )
    if is_statement(question):
        return PeopleWords(
            _tr("100 people to whom A does not apply"),
            _tr("100 people to whom A applies"),
            saved,
            otherwise,
        )
    whose = _tr("100 people whose true answer is {word}")
    return PeopleWords(whose.format(word=no), whose.format(word=yes), saved, otherwise)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PeopleWords", text)
