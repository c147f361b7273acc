"""Opening a survey to be answered: whose key it has, what is kept where, one kiosk alone.

What a survey needs is imported here and not by the window, which opens sooner without it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLockFile

from app.flows.kiosk import KioskFlow
from app.i18n import Interpreter
from app.places import Places
from app.theme import Theme
from app.views.respondent import KeyChange, KioskView, RespondentView
from app.words.catalogue import tr
from app.words.refusals import told
from core.errors import Code, Refused, refuse
from core.files.disk import make_private_folder, read_bounded
from core.keys.signing import Pins
from core.privacy.randomness import Door
from core.response.store import SittingStore
from core.survey import MAX_BYTES, Survey, read, text_in


def open_survey(
    path: Path,
    theme: Theme,
    places: Places,
    door: Door,
    interpreter: Interpreter,
    choose_folder: Callable[[Path], Path | None],
) -> RespondentView:
    """Make the view in which a survey is answered. Raises `Refused`."""
    survey = read(read_bounded(path, MAX_BYTES))
    pins = Pins(places.pins)
    change, is_new = key_standing(pins, survey)
    view = RespondentView(
        theme,
        survey,
        SittingStore(places.sittings, survey.ratio),
        door,
        folder=places.responses,
        choose_folder=choose_folder,
        key_change=change,
        key_is_new=is_new,
        interpreter=interpreter,
    )
    view.key_accepted.connect(lambda: pin_key(pins, survey))
    view.setWindowTitle(text_in(survey.title, view.language))
    view.language_changed.connect(lambda code: view.setWindowTitle(text_in(survey.title, code)))
    return view


def open_kiosk(
    path: Path, outbox: Path, theme: Theme, places: Places, door: Door, interpreter: Interpreter
) -> tuple[KioskView, QLockFile]:
    """Make the kiosk of a survey, and the lock that it needs as long as it runs.

    Raises `Refused`, also where a kiosk is open already.
    """
    survey = read(read_bounded(path, MAX_BYTES))
    lock = lock_kiosk(places.kiosk)
    flow = KioskFlow(survey, outbox, places.kiosk)
    pins = Pins(places.pins)
    change, is_new = key_standing(pins, survey)
    view = KioskView(
        theme, flow, door, interpreter=interpreter, key_change=change, key_is_new=is_new
    )
    view.key_accepted.connect(lambda: pin_key(pins, survey))
    spoken = interpreter.first_of(survey.languages)
    view.setWindowTitle(text_in(survey.title, spoken))
    return view, lock


def key_standing(pins: Pins, survey: Survey) -> tuple[KeyChange | None, bool]:
    """Return how the key of a survey differs from its author's, and whether it is a first one."""
    key = survey.signature.key if survey.signature else ""
    try:
        known = pins.known_key(survey)
    except Refused:
        return KeyChange("", key), False
    if known in ("", key):
        return None, bool(key) and not known
    return KeyChange(known, key), False


def pin_key(pins: Pins, survey: Survey) -> None:
    """Pin the key of a survey that a person goes on with; where that fails, it is new again."""
    with contextlib.suppress(Refused):
        pins.pin(survey)


def lock_kiosk(folder: Path) -> QLockFile:
    """Take the folder of the kiosk for this process alone. Raises `Refused` (IO)."""
    make_private_folder(folder.parent)
    lock = QLockFile(str(folder.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # only a process that has ended gives it up
    if not lock.tryLock(0):
        found = told(tr("A kiosk is open already on this computer."), tr("Leave it first."))
        raise refuse(Code.IO, folder.name, found)
    return lock
