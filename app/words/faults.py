"""What is told of an error that nobody foresaw, and of a file that is nothing to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.words.catalogue import tr

if TYPE_CHECKING:
    from core.facts.errors import Problem, Refused


def unforeseen(where: str, *, ends: bool = False) -> Problem:
    """Return what to tell of an error that nobody foresaw; `where` is its type and place.

    `ends`: the program is in doubt, not one deed of it.
    """
    from app.words.refusals import told
    from core.facts.errors import Code, Problem

    text = tr("Something went wrong. What was saved before is still there.")
    remedy = tr("Start Candor again.") if ends else ""
    return Problem(Code.IO, where, told(text, remedy))


def foreign(path: Path, *, surveys_only: bool) -> Refused:
    """Return the refusal of a file that is nothing to open."""
    from app.words.refusals import told
    from core.facts.errors import Code, refuse

    text = tr("Candor opens files that end in .survey, .draft or .study.")
    if surveys_only:
        text = tr("Here only surveys are opened, files that end in .survey.")
    return refuse(Code.FORMAT, path.name, told(text))
