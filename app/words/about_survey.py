"""What a survey says of whoever asks: how to reach them, and how long answers are kept.

Respondents' pages, printed sheets and reports say it alike.
"""

from __future__ import annotations

from app.words.catalogue import tr
from core.survey import Survey, text_in


def about_the_asker(survey: Survey, language: str) -> tuple[tuple[str, str], ...]:
    """Return what a survey tells beside the name of whoever asks, each line under its head."""
    told = (
        (tr("Whom to ask"), survey.contact),
        (tr("How long answers are kept"), survey.retention),
    )
    return tuple((head, text_in(text, language)) for head, text in told if text is not None)


def about_the_survey(survey: Survey, language: str) -> tuple[tuple[str, str], ...]:
    """Return who asks and what for too: what a board or an officer reads first."""
    told = ((tr("Who asks"), survey.author), (tr("What for"), survey.intro))
    begin = ((head, text_in(text, language)) for head, text in told if text is not None)
    return *begin, *about_the_asker(survey, language)
