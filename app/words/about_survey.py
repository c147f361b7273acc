"""What a survey says of whoever asks: who they are, how to reach them, how long answers are kept.

Respondents' pages, printed sheets and reports say it alike.
"""

from __future__ import annotations

from app.words.catalogue import tr
from core.survey import Survey, text_in


def about_the_asker(survey: Survey, language: str) -> tuple[tuple[str, str], ...]:
    """Return what is told beside the name of whoever asks, each line under its head.

    () where a survey says neither how to reach them nor how long answers are kept.
    """
    if survey.contact is None and survey.retention is None:
        return ()
    told = (
        (tr("Who asks"), survey.author),
        (tr("Whom to ask"), survey.contact),
        (tr("How long answers are kept"), survey.retention),
    )
    return tuple((head, text_in(text, language)) for head, text in told if text is not None)
