"""The words of what is handed out beside a survey, in the languages of the survey."""

from __future__ import annotations

from collections.abc import Callable

from app.words.catalogue import tr
from core.interchange.xlsform import Wording
from core.survey.model import Survey


def form_words(survey: Survey, said_in: Callable[[str, Callable[[], str]], str]) -> Wording:
    """Return the words that a form of a survey needs beside the survey's own.

    `said_in` calls what makes a text while the catalogue speaks the language.
    """
    made = (lambda: tr("Yes"), lambda: tr("No"), lambda: tr("Other tools ask it directly."))
    texts = ({lang: said_in(lang, each) for lang in survey.languages} for each in made)
    return Wording(*texts)
