"""What was looked at, in a few words: as the log of a study lists it."""

from __future__ import annotations

from app.analyses.looking import FIRST_ANALYSIS, MODELS, Looking
from app.words.catalogue import figures, tr


def analysis_words(looking: Looking | None, n: int | None = None) -> str:
    """Say in a few words what was looked at, and among how many."""
    if looking is None:
        return tr("An analysis that this Candor cannot make")
    words = " × ".join(looking.questions)
    if looking.repeated.analysis == MODELS:
        words = looking.models.formula
    elif looking.analysis != FIRST_ANALYSIS and len(looking.questions) < 2 and not looking.split:
        words = f"{words}: {looking.analysis}"
    if looking.repeated.split:
        words = tr("{0} by {1}").format(words, looking.split)
        if looking.then:
            words = tr("{0}, then by {1}").format(words, looking.then)
    if looking.where:
        words = tr("{0} where {1}").format(words, looking.where)
    if looking.without_flagged:
        words = tr("{0}, without flagged").format(words)
    if n is None:
        return words
    return tr("{0}, n = {n}").format(words, n=figures(n))
