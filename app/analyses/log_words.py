"""What was looked at, in a few words: as the log of a study lists it."""

from __future__ import annotations

from app.analyses.request import FIRST_ANALYSIS, MODELS, AnalysisRequest
from app.words.catalogue import figures, tr


def analysis_words(request: AnalysisRequest | None, n: int | None = None) -> str:
    """Say in a few words what was looked at, and among how many."""
    if request is None:
        return tr("An analysis that this Candor cannot make")
    words = " × ".join(request.questions)
    if request.repeated.analysis == MODELS:
        words = request.models.formula
    elif request.analysis != FIRST_ANALYSIS and len(request.questions) < 2 and not request.split:
        words = f"{words}: {request.analysis}"
    if request.repeated.split:
        words = tr("{0} by {1}").format(words, request.split)
        if request.then:
            words = tr("{0}, then by {1}").format(words, request.then)
    if request.where:
        words = tr("{0} where {1}").format(words, request.where)
    if request.without_flagged:
        words = tr("{0}, without flagged").format(words)
    if n is None:
        return words
    return tr("{0}, n = {n}").format(words, n=figures(n))
