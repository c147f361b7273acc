"""The words of what is handed out beside a survey, in the languages of the survey."""

from __future__ import annotations

from app.words.catalogue import tr


def form_words() -> tuple[str, str, str]:
    """Return what a form needs beside the survey's own words, in the language spoken.

    The two answers of a yes/no question, and what is said before a sensitive one.
    """
    return tr("Yes"), tr("No"), tr("Other tools ask it directly.")
