"""What the page of a study says of conflicts, of decisions on them, and of its log."""

from __future__ import annotations

from collections.abc import Sequence

from app.analyses.looking import FIRST_ANALYSIS, Looking
from app.words.catalogue import figures, tr
from core.study.additions import Choice


def decided_words(choice: Choice, day: str) -> str:
    """Say which version counts, and since when that is decided."""
    words = {
        Choice.FIRST: tr("Decided on {day}: the first counts."),
        Choice.SECOND: tr("Decided on {day}: the second counts."),
        Choice.NEITHER: tr("Decided on {day}: neither counts."),
    }
    return words[choice].format(day=day)


def differs_words(titles: Sequence[str]) -> str:
    """Say at which questions the two files of one id differ."""
    if not titles:
        return tr("Two files of one id name different procedures.")
    if len(titles) == 1:
        return tr("Two files of one id differ at “{0}”.").format(titles[0])
    more = len(titles) - 1
    words = tr("Two files of one id differ at “{0}” and {n} more.", "", more)
    return words.format(titles[0], n=figures(more))


def analysis_words(looking: Looking | None, n: int | None = None) -> str:
    """Say in a few words what was looked at, and among how many."""
    if looking is None:
        return tr("An analysis that this Candor cannot make")
    words = " × ".join(looking.questions)
    if looking.analysis != FIRST_ANALYSIS and len(looking.questions) < 2 and not looking.split:
        words = f"{words}: {looking.analysis}"
    if looking.split:
        words = tr("{0} by {1}").format(words, looking.split)
    if looking.where:
        words = tr("{0} where {1}").format(words, looking.where)
    if n is None:
        return words
    return tr("{0}, n = {n}").format(words, n=figures(n))
