"""A survey as a form of Kobo, ODK or SurveyCTO, with the words that those need in addition."""

from __future__ import annotations

from app.author.words.handout import form_words
from app.kit.i18n import language_name, spoken
from core.interchange.codebook import Answers
from core.interchange.xlsform import FormFinding, Wording, untrue_in_form, write_form
from core.survey import Survey


def form_of(survey: Survey) -> bytes:
    """Return the workbook of a survey; a sensitive question says that others ask it directly."""
    return write_form(survey, wording_of(survey), names_of(survey))


def untrue_in(survey: Survey) -> tuple[FormFinding, ...]:
    """Return the texts of a survey that are untrue in its form, by their cells there."""
    return untrue_in_form(survey, wording_of(survey), names_of(survey))


def wording_of(survey: Survey) -> Wording:
    """Return the answers of yes/no questions and the note before sensitive ones, by language."""
    told: list[dict[str, str]] = [{}, {}, {}, {}]
    for language in survey.languages:
        with spoken(language):
            for texts, text in zip(told, form_words(), strict=True):
                texts[language] = text
    return Wording(*told)


def names_of(survey: Survey) -> dict[str, str]:
    """Return what each language of a survey calls itself."""
    return {language: language_name(language) for language in survey.languages}


def answers_of(wording: Wording) -> Answers:
    """Return the words of yes and no, for a codebook."""
    return Answers(wording.yes, wording.no)
