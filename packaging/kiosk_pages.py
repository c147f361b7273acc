"""Every page of a kiosk, from setting it up to emptying its outbox."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget
from screenshots import Look, Snap, part, press, settle, shown

from app.kit.i18n import Interpreter
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.setup import KioskMaking, SetUpView
from app.respondent.kiosk.setup_page import SetUpPage
from app.respondent.kiosk.setup_rows import ChosenSurvey
from app.respondent.kiosk.view import KioskView
from app.theme import Theme
from core.rehearse import seeded_door
from core.survey import Survey

_SEED = 3
_NEVER = 10_000_000  # milliseconds


def kiosk_pages(theme: Theme, look: Look, folder: Path, snap: Snap, survey: Survey) -> None:
    """Set a kiosk up, let a person leave and meet trouble in it, and empty its outbox."""
    interpreter = Interpreter(preferred=[look.language])
    flow = _set_up(theme, look, folder, snap, survey, interpreter)
    view = KioskView(
        theme, flow, seeded_door(_SEED), interpreter=interpreter, quiet=_NEVER, second=_NEVER
    )
    with shown(view, look):
        snap(view, "kiosk-next")
        press(view, "start_button")
        snap(view, "kiosk-welcome")
        while not part(view, "save_button"):
            _go_on(view)
        snap(view, "kiosk-review")
        press(view, "leave_button")
        snap(view, "kiosk-leaving")
        press(view, "confirm_button")
        snap(view, "kiosk-left")
        _unlock(view, snap)
        snap(view, "kiosk-who")
        press(view, "same_button")
        while not part(view, "save_button"):
            _go_on(view)
        flow.outbox.rename(folder / "taken away")
        press(view, "save_button")
        snap(view, "kiosk-trouble")
        _unlock(view, snap)
        snap(view, "kiosk-repair")
        (folder / "taken away").rename(flow.outbox)
        press(view, "forward_button")
        snap(view, "kiosk-handed-in")
        press(view, "forward_button")
        _unlock(view, snap)
        snap(view, "kiosk-desk")
        press(view, "empty_button")
        snap(view, "kiosk-emptying")
        _empty(view, folder / "stick")
        snap(view, "kiosk-emptied")


def _go_on(view: KioskView) -> None:
    """Answer what is asked, and go on."""
    if part(view, "yes_button"):
        press(view, "yes_button")
        return
    if part(view, "option_1"):
        press(view, "option_1")
    press(view, "forward_button")


def _unlock(view: KioskView, snap: Snap) -> None:
    press(view, "worker_button")
    snap(view, "kiosk-unlock")
    _type(view, "pin_field")
    press(view, "forward_button")


def _empty(view: KioskView, target: Path) -> None:
    """Move the files to a folder, and wait until that is done."""
    target.mkdir()
    field = part(view, "path_field")
    if isinstance(field, QLineEdit):
        field.setText(str(target))
    press(view, "use_button")
    while not part(view, "told"):
        settle()


def _set_up(
    theme: Theme, look: Look, folder: Path, snap: Snap, survey: Survey, interpreter: Interpreter
) -> KioskFlow:
    """Set the kiosk up, and return its row of people."""
    outbox = folder / "outbox"
    outbox.mkdir()
    making = KioskMaking(
        read=lambda _path: ChosenSurvey(survey),
        make=lambda chosen, place, offered: KioskFlow(
            chosen, place, folder / "kiosk", languages=offered
        ),
        accept_key=lambda _survey: None,
        choose_survey=lambda: None,
    )
    view = SetUpView(
        theme,
        making,
        seeded_door(_SEED),
        survey=Path("a.survey"),
        outbox=outbox,
        interpreter=interpreter,
    )
    started: list[KioskFlow] = []
    view.started.connect(started.append)
    with shown(view, look):
        while not _is_ready(view):
            settle()
        for name in ("first_field", "second_field"):
            _type(view, name)
        snap(view, "kiosk-setup")
        press(view, "forward_button")
    return started[0]


def _is_ready(view: SetUpView) -> bool:
    """Tell whether the outbox is tested."""
    return isinstance(view.page, SetUpPage) and view.page.outbox_row.folder is not None


def _type(view: QWidget, name: str) -> None:
    field = part(view, name)
    if not isinstance(field, QLineEdit):
        raise LookupError(f"the page has no {name}")
    field.setText("2468")
    settle()
