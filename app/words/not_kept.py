"""Why nothing new was kept of a sitting, and what a person can do: the one list of these words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.response.store_errors import Why

Text = Callable[[], str]

_REASONS: Final[dict[Why, Text]] = {
    Why.FULL: lambda: tr("Its disk is full."),
    Why.READ_ONLY: lambda: tr("Its disk is write-protected."),
    Why.FORBIDDEN: lambda: tr("Candor may not write there."),
    Why.MISSING: lambda: tr("The folder for it is not there."),
    Why.BROKEN: lambda: tr("Its disk reports an error."),
    Why.UNREADABLE: lambda: tr("What was kept before cannot be read."),
    Why.BUSY: lambda: tr("Another window is writing just now."),
    Why.BEGUN: lambda: tr("The survey was begun in another window."),
    Why.STARTED: lambda: tr("The question was started in another window, too."),
    Why.ANSWERED: lambda: tr("Another window has kept a word for this question."),
    Why.SAVED: lambda: tr("The file was made in another window."),
    Why.ERASED: lambda: tr("What was kept was erased in another window."),
}
_REMEDIES: Final[dict[Why, Text]] = {
    Why.FULL: lambda: tr("Check that its disk is not full, then press again."),
    Why.BUSY: lambda: tr("Press again."),
    Why.UNREADABLE: lambda: tr("Leave the survey, and open it again."),
    Why.BEGUN: lambda: tr("Here you see what is kept now."),
    Why.STARTED: lambda: tr("Starts in all windows count together."),
    Why.ANSWERED: lambda: tr("It stays. Nothing was drawn or kept here."),
    Why.SAVED: lambda: tr("Here you see what was saved."),
    Why.ERASED: lambda: tr("Nothing was kept here. You can begin anew."),
}


def reason_text(why: Why) -> str:
    return _REASONS[why]()


def remedy_text(why: Why) -> str:
    """Say what to do about it, or what is shown instead."""
    unknown = tr("Ask somebody who knows this computer, then press again.")
    known = _REMEDIES.get(why)
    return unknown if known is None else known()
