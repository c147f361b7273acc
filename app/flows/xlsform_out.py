"""A survey as a form of Kobo, ODK or SurveyCTO, with the words that those need in addition."""

from __future__ import annotations

from app.i18n import language_name, spoken
from app.words.handout import form_words
from core.interchange.xlsform import Wording, write_form
from core.survey import Survey


def form_of(survey: Survey) -> bytes:
    """Return the workbook of a survey; a sensitive question says that others ask it directly."""
    names = {language: language_name(language) for language in survey.languages}
    told: list[dict[str, str]] = [{}, {}, {}]
    for language in survey.languages:
        with spoken(language):
            for texts, text in zip(told, form_words(), strict=True):
                texts[language] = text
    return write_form(survey, Wording(*told), names)
