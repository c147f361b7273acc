"""Every page of the respondent's view and of the kiosk, walked through as people would."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget
from screenshots import Look, Snap, part, press, settle, shown

from app.flows.kiosk import KioskFlow
from app.flows.respondent import Page
from app.i18n import Interpreter
from app.theme import Theme
from app.views.respondent import (
    ChosenSurvey,
    KioskMaking,
    KioskView,
    RespondentView,
    SetUpView,
)
from app.views.respondent.kiosk.setup_page import SetUpPage
from core.examples import example_path, example_survey
from core.files import canonical
from core.rehearse import seeded_door
from core.response.store import MemoryStore, Store
from core.survey import Survey, read

Content = dict[str, Any]

_SEED = 3
_WARNER: Content = {"name": "warner", "p": "3/4"}
_FORCED: Content = {"name": "forced", "truth": "1/2", "yes": "1/2"}
_AGE = {
    "en": "How old are you?",
    "de": "Wie alt sind Sie?",
    "es": "¿Cuántos años tiene?",
    "fr": "Quel âge avez-vous ?",
    "ar": "كم عمرك؟",
}
_NEVER = 10_000_000  # milliseconds


def respondent_pages(theme: Theme, look: Look, folder: Path, snap: Snap) -> None:
    """Walk through every procedure, every kind of question, and the kiosk."""
    for name, survey in surveys().items():
        Walk(theme, look, folder, snap, survey).through(name)
    store = MemoryStore()
    survey = surveys()["spinner"]
    Walk(theme, look, folder, snap, survey, store).save()
    Walk(theme, look, folder, snap, survey, store).first_page("welcome-again")
    Walk(theme, look, folder, snap, example_survey("occupation")).first_question("scrambled-long")
    _kiosk(theme, look, folder, snap, survey)


def surveys() -> dict[str, Survey]:
    """Make a survey for each procedure of the example that speaks all languages."""
    return {
        "spinner": _survey(_WARNER, "spinner", "scrambled", "own-device", kinds=True),
        "coins": _survey(_FORCED, "coins", "own-device"),
        "die": _survey({"name": "warner", "p": "5/6"}, "die"),
        "own-device": _survey(_WARNER, "own-device"),
        "scrambled": _survey(_WARNER, "scrambled"),
    }


def _survey(mechanism: Content, *procedures: str, kinds: bool = False) -> Survey:
    content = json.loads(example_path("bribery-languages").read_bytes())
    asked, area = content["questions"]
    asked = {**asked, "mechanism": mechanism, "procedures": list(procedures)}
    if mechanism["name"] == "forced" or procedures == ("scrambled",):
        del asked["negation"]
    more: list[Content] = []
    if kinds:
        scrambled = {"name": "k-ary", "p": "1/2"}
        more = [
            area,
            {**area, "id": "several", "kind": "many-of", "mechanism": _FORCED},
            {**area, "id": "scale", "kind": "rating", "mechanism": scrambled},
            {"id": "age", "kind": "number", "text": _AGE, "low": 0, "high": 120, "step": 1},
        ]
    return read(canonical.write({**content, "questions": [asked, *more]}))


class Walk:
    """One person before one survey."""

    def __init__(
        self,
        theme: Theme,
        look: Look,
        folder: Path,
        snap: Snap,
        survey: Survey,
        store: Store | None = None,
    ) -> None:
        self._look = look
        self._snap = snap
        self._view = RespondentView(
            theme,
            survey,
            store or MemoryStore(),
            seeded_door(_SEED),
            folder=folder / "Candor responses",
            interpreter=Interpreter(wished=[look.language]),
        )

    def through(self, name: str) -> None:
        """Show every page; those before the questions with the spinner alone."""
        with shown(self._view, self._look):
            while self._page is not Page.SAVED:
                if self._page is Page.QUESTION:
                    self._question(name)
                elif self._page is Page.REVIEW:
                    self._review(name)
                else:
                    self._opening(name)
            if name == "spinner":
                self._snap(self._view, "saved")

    def save(self) -> None:
        """Answer everything and save it, with no picture."""
        self._snap = lambda *_: None
        self.through("")

    def first_page(self, name: str) -> None:
        """Show the first page alone."""
        with shown(self._view, self._look):
            self._snap(self._view, name)

    def first_question(self, name: str) -> None:
        """Show the first question alone."""
        with shown(self._view, self._look):
            while self._page is not Page.QUESTION:
                press(self._view, "forward_button")
            self._snap(self._view, name)

    @property
    def _page(self) -> Page:
        return self._view.flow.step.page

    def _opening(self, name: str) -> None:
        if name == "spinner" or self._page is Page.PROTECTION:
            first = self._page.value if name == "spinner" else f"{name}-protection"
            self._snap(self._view, first)
        if self._page is Page.PROTECTION and name:
            self._practice(name)
        press(self._view, "forward_button")

    def _practice(self, name: str) -> None:
        press(self._view, "practice_button")
        self._snap(self._view, f"{name}-practice")
        self._answer()
        self._snap(self._view, f"{name}-feedback")
        press(self._view, "back_button")
        press(self._view, "trial_button")
        self._snap(self._view, f"{name}-trial")
        press(self._view, "back_button")

    def _question(self, name: str) -> None:
        question = self._view.flow.question
        kind = "" if question is None else question.kind.value
        title = f"{name}-question" if kind == "yes-no" else f"question-{kind}"
        self._snap(self._view, title)
        if part(self._view, "spin_button"):
            press(self._view, "spin_button")
            self._snap(self._view, f"{name}-landed")
        self._answer()

    def _answer(self) -> None:
        """Give an answer, whatever is asked."""
        view = self._view
        if part(view, "spin_button"):
            press(view, "spin_button")
        if part(view, "yes_button"):
            press(view, "yes_button")
            return
        field = part(view, "number_field")
        if isinstance(field, QLineEdit):
            field.setText("34")
        else:
            press(view, "option_1")
        press(view, "forward_button")

    def _review(self, name: str) -> None:
        if name == "spinner":
            self._snap(self._view, "review")
            press(self._view, "place_button")
            self._snap(self._view, "place")
            press(self._view, "back_button")
            self._snap(self._view, "answered")
            press(self._view, "leave_button")
            self._snap(self._view, "leaving")
            press(self._view, "forward_button")
            press(self._view, "forward_button")
        press(self._view, "save_button")


def _kiosk(theme: Theme, look: Look, folder: Path, snap: Snap, survey: Survey) -> None:
    interpreter = Interpreter(wished=[look.language])
    flow = _set_up(theme, look, folder, snap, survey, interpreter)
    view = KioskView(
        theme, flow, seeded_door(_SEED), interpreter=interpreter, quiet=_NEVER, second=_NEVER
    )
    with shown(view, look):
        snap(view, "kiosk-next")
        press(view, "worker_button")
        snap(view, "kiosk-unlock")
        _type(view, "pin_field")
        press(view, "forward_button")
        snap(view, "kiosk-worker")
        press(view, "forward_button")
        press(view, "start_button")
        snap(view, "kiosk-welcome")


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
