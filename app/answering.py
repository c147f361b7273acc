"""Before a survey is answered: whose key it has, and that one kiosk runs alone."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile

from core.errors import Code, Problem, Refused
from core.files import make_private_folder
from core.keys import fingerprint
from core.signing import Pins, author_name
from core.survey import Survey

if TYPE_CHECKING:
    from app.views.respondent import KeyChange


def key_change_of(pins: Pins, survey: Survey) -> KeyChange | None:
    """Pin the key of an author on first use; return what changed since."""
    from app.views.respondent import KeyChange

    try:
        if pins.check(survey) is None:
            return None
        before = pins.read()[author_name(survey)]
    except Refused:
        return KeyChange((), ())
    now = fingerprint(survey.signature.key) if survey.signature else ()
    return KeyChange(fingerprint(before), now)


def accept_key(pins: Pins, survey: Survey) -> None:
    """Pin another key, once a person has asked; where that fails, it is asked about again."""
    with contextlib.suppress(Refused):
        pins.accept(survey)


def lock_kiosk(folder: Path) -> QLockFile:
    """Take the folder of the kiosk for this process alone. Raises `Refused` (IO)."""
    make_private_folder(folder.parent)
    lock = QLockFile(str(folder.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # only a process that has ended gives it up
    if not lock.tryLock(0):
        message = "A kiosk is open already on this computer."
        raise Refused(Problem(Code.IO, folder.name, message, remedy="Leave it first."))
    return lock
