"""What is said of conflicts, of decisions on them and of flags, wherever they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate

from app.kit.i18n import day_in_words
from app.words.catalogue import figures, joined, set_apart, tr
from core.study.analyst_work import Choice, Decision


def choice_words(choice: Choice, *, chosen: bool = False) -> str:
    """Say on a button which version is to count; for screen readers that it was `chosen`."""
    words = {
        Choice.FIRST: tr("The first counts"),
        Choice.SECOND: tr("The second counts"),
        Choice.NEITHER: tr("Neither counts"),
    }
    return tr("{choice}, as decided").format(choice=words[choice]) if chosen else words[choice]


def short_day(day: date) -> str:
    """Say a day in a few letters; of another year with it."""
    shown = QDate(day.year, day.month, day.day)
    return day_in_words(shown, year=day.year != date.today().year)


def decided_words(decision: Decision, sha256: str) -> str:
    """Say of a pair which version counts, and since when that is decided.

    `sha256` is that of its other version; the decision may be on one of several others.
    """
    if decision.choice is Choice.SECOND and decision.sha256 != sha256:
        told = tr("Decided on {day}: another version counts.")
        return told.format(day=short_day(decision.day))
    words = {
        Choice.FIRST: tr("Decided on {day}: the first counts."),
        Choice.SECOND: tr("Decided on {day}: the second counts."),
        Choice.NEITHER: tr("Decided on {day}: neither counts."),
    }
    return words[decision.choice].format(day=short_day(decision.day))


def until_decided() -> str:
    """Say what counts of conflicts that nobody has decided."""
    return tr("Until a conflict is decided, the file that came first counts.")


def decision_text(own: Decision | None, sha256: str, of_response: Sequence[Decision | None]) -> str:
    """Say what counts of a pair by its `own` decision, or by those on other pairs of its response.

    A response can have more than two versions, and one decision.
    """
    if own is not None:
        return decided_words(own, sha256)
    others = [each for each in of_response if each is not None]
    if others and others[0].choice is Choice.SECOND:
        told = tr("Not decided. Until then another version counts, as decided on {day}.")
        return told.format(day=short_day(others[0].day))
    return tr("Not decided. Until then the first counts.")


def left_words(left: int, n: int) -> str:
    """Say how many conflicts are to be decided, and how to find out."""
    if not left:
        all_ = tr("All {n} conflicts are decided.", "", n).format(n=figures(n))
        return all_ if n > 1 else tr("The conflict is decided.")
    told = tr("{left} of {n} conflicts are to be decided.", "", n)
    told = told.format(left=figures(left), n=figures(n)) if n > 1 else ""
    sources = tr("Find out where both come from, and which is right.")
    return " ".join(filter(None, (told, sources)))


def place_words(place: int, n: int) -> str:
    """Say which of the conflicts is in sight."""
    return tr("Conflict {place} of {n}").format(place=figures(place), n=figures(n))


def versions_title(*, of_table: bool) -> str:
    """Say what is compared: files, or rows of tables."""
    return tr("Two rows of one id") if of_table else tr("Two versions of one response")


def version_words(name: str, day: date, place: int) -> str:
    """Say which file a version is, the first or the second, and when it came."""
    told = (tr("Accepted on {day}"), tr("Offered on {day}"))[place].format(day=short_day(day))
    return f"{set_apart(name)} · {told}"


def flagged_words(note: str, day: str) -> str:
    """Say since when a response is flagged, and why where that was noted."""
    told = tr("Flagged on {day}.").format(day=day)
    return f"{told} {note}" if note else told


def recurring_note(question: str) -> str:
    """Return the note of flags that a check proposed."""
    return tr("Its report to {question} recurs more than chance lets it.").format(question=question)


def none_by_these(names: Sequence[str]) -> str:
    """Say which names no single response goes by."""
    shown = joined(names[:3])
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
