"""Opening a kiosk: one on a computer, its survey with all that is wrong with it, and its lock."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLockFile

from app.kit.i18n import Interpreter
from app.kit.places import Places
from app.respondent.kiosk.flow import KioskFlow, erase_sittings
from app.respondent.kiosk.setup import KioskMaking, SetUpView
from app.respondent.kiosk.setup_rows import ChosenSurvey
from app.respondent.kiosk.view import KioskView
from app.respondent.opening import key_standing, pin_key
from app.theme import Theme
from app.words.catalogue import tr
from app.words.refusals import own_finding
from core.facts.errors import Code, Refused, Severity, refuse
from core.files.disk import make_private_folder, read_bounded
from core.keys.signing import Pins
from core.privacy.randomness import Door
from core.survey import MAX_BYTES, examine, text_in


def set_up_kiosk(
    theme: Theme,
    places: Places,
    door: Door,
    interpreter: Interpreter,
    choose_survey: Callable[[], Path | None],
    choose_folder: Callable[[Path], Path | None],
    *,
    survey: Path | None = None,
    outbox: Path | None = None,
) -> tuple[SetUpView, QLockFile]:
    """Make the page that sets a kiosk up, and the lock that a kiosk needs as long as it runs.

    What a kiosk before left open, as after a power cut, is erased. Raises `Refused`, also where a
    kiosk is open already.
    """
    lock = lock_kiosk(places.kiosk)
    erase_sittings(places.kiosk)
    pins = Pins(places.pins)
    making = KioskMaking(
        read=lambda path: survey_for_kiosk(path, pins),
        make=lambda chosen, place, languages: KioskFlow(
            chosen, place, places.kiosk, languages=languages
        ),
        accept_key=lambda chosen: pin_key(pins, chosen),
        choose_survey=choose_survey,
        choose_folder=choose_folder,
    )
    view = SetUpView(theme, making, door, survey=survey, outbox=outbox, interpreter=interpreter)
    return view, lock


def survey_for_kiosk(path: Path, pins: Pins) -> ChosenSurvey:
    """Read a survey that many people are to answer, with all that is wrong with it."""
    try:
        reading = examine(read_bounded(path, MAX_BYTES))
    except Refused as refused:
        return ChosenSurvey(None, (refused.problem,))
    survey, problems = reading.survey, reading.problems
    if survey is None or any(problem.severity is Severity.ERROR for problem in problems):
        return ChosenSurvey(None, problems)
    change, is_new = key_standing(pins, survey)
    return ChosenSurvey(survey, problems, change, is_new)


def open_kiosk(
    flow: KioskFlow,
    theme: Theme,
    door: Door,
    interpreter: Interpreter,
    choose_folder: Callable[[Path], Path | None],
) -> KioskView:
    view = KioskView(theme, flow, door, interpreter=interpreter, choose_folder=choose_folder)
    spoken = interpreter.first_of(flow.languages)
    view.setWindowTitle(text_in(flow.survey.title, spoken))
    return view


def lock_kiosk(folder: Path) -> QLockFile:
    """Take the folder of the kiosk for this process alone. Raises `Refused` (IO)."""
    make_private_folder(folder.parent)
    lock = QLockFile(str(folder.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # only a process that has ended gives it up
    if not lock.tryLock(0):
        found = own_finding(tr("A kiosk is open already on this computer."), tr("Leave it first."))
        raise refuse(Code.IO, folder.name, found)
    return lock
