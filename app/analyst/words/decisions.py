"""What the page of a study says of conflicts and of decisions on them."""

from __future__ import annotations

from collections.abc import Sequence

from app.words.catalogue import figures, set_apart, tr
from core.study.analyst_work import Choice


def decided_words(choice: Choice, day: str) -> str:
    """Say which version counts, and since when that is decided."""
    words = {
        Choice.FIRST: tr("Decided on {day}: the first counts."),
        Choice.SECOND: tr("Decided on {day}: the second counts."),
        Choice.NEITHER: tr("Decided on {day}: neither counts."),
    }
    return words[choice].format(day=day)


def flagged_words(note: str, day: str) -> str:
    """Say since when a response is flagged, and why where that was noted."""
    told = tr("Flagged on {day}.").format(day=day)
    return f"{told} {note}" if note else told


def recurring_note(question: str) -> str:
    """Return the note of flags that a check proposed."""
    return tr("Its report to {question} recurs more than chance lets it.").format(question=question)


def none_by_these(names: Sequence[str]) -> str:
    """Say which names no single response goes by."""
    shown = ", ".join(names[:3])
    more = len(names) - 3
    if more > 0:
        told = tr("No single response goes by {names} and {n} more.", "", more)
        return told.format(names=shown, n=figures(more))
    return tr("No single response goes by {names}.").format(names=shown)


def differs_words(titles: Sequence[str]) -> str:
    """Say at which questions the two files of one id differ."""
    if not titles:
        return tr("Two files of one id name different procedures.")
    if len(titles) == 1:
        return tr("Two files of one id differ at “{0}”.").format(set_apart(titles[0]))
    more = len(titles) - 1
    words = tr("Two files of one id differ at “{0}” and {n} more.", "", more)
    return words.format(set_apart(titles[0]), n=figures(more))
