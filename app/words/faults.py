"""What is told of an error that nobody foresaw, and of a file that is nothing to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.words.catalogue import tr

if TYPE_CHECKING:
    from core.facts.errors import Problem, Refused


def unforeseen(where: str) -> Problem:
    """Return what to tell of an error in one step that nobody foresaw; `where` is its type and
    place.
    """
    from app.words.refusals import own_finding
    from core.facts.errors import Code, Problem

    text = tr("Something went wrong. What was saved before is still there.")
    return Problem(Code.IO, where, own_finding(text))


def went_wrong() -> str:
    """Say that the program met an error that nobody foresaw."""
    return tr("Something went wrong in Candor.")


def still_there() -> str:
    """Say what holds of all that is saved, whatever page is shown."""
    return tr("What was saved before is still there.")


def ways_on(*, may_close: bool) -> str:
    """Say what can be done after such an error."""
    if may_close:
        return tr("You can go on, or close Candor and start it again.")
    return tr("You can go on. If it happens again, call the field worker.")


def about_report(*, secret: bool) -> str:
    """Say what a report of such an error holds, and what it never does."""
    if secret:
        return tr(
            "You can copy a report for those who make Candor. It names the kind of error. It "
            "holds nothing of what you answered."
        )
    return tr(
        "You can copy a report for those who make Candor. It names the kind of error and where in "
        "the program it happened. It holds nothing that you typed, and no file names of yours."
    )


def foreign(path: Path, *, surveys_only: bool) -> Refused:
    """Return the refusal of a file that is nothing to open."""
    from app.words.refusals import own_finding
    from core.facts.errors import Code, refuse

    text = tr("Candor opens files that end in .survey, .draft or .study.")
    if surveys_only:
        text = tr("Here only surveys are opened, files that end in .survey.")
    return refuse(Code.FORMAT, path.name, own_finding(text))
