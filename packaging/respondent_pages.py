"""Every page of the respondent's view, in each of its states, walked through as people would."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kiosk_pages import kiosk_pages
from PySide6.QtWidgets import QLineEdit
from screenshots import Look, Snap, part, press, shown

from app.kit.i18n import Interpreter
from app.respondent.flow.way import Page
from app.respondent.view import RespondentView
from app.theme import Theme
from core.examples import example_path, example_survey
from core.files import canonical
from core.rehearse import seeded_door
from core.response.store import MemoryStore, Store
from core.survey import Survey, read

Content = dict[str, Any]

_SEED = 3
_WARNER: Content = {"name": "warner", "p": "3/4"}
_FORCED: Content = {"name": "forced", "truth": "1/2", "yes": "1/2"}
_WORK = {
    "en": "Where do you work?",
    "de": "Wo arbeiten Sie?",
    "es": "¿Dónde trabaja usted?",
    "fr": "Où travaillez-vous ?",
    "ar": "أين تعمل؟",
}
_AGE = {
    "en": "How old are you?",
    "de": "Wie alt sind Sie?",
    "es": "¿Cuántos años tiene?",
    "fr": "Quel âge avez-vous ?",
    "ar": "كم عمرك؟",
}


def respondent_pages(theme: Theme, look: Look, folder: Path, snap: Snap) -> None:
    """Walk through every procedure, every kind of question, coming back, and the kiosk."""
    for name, survey in surveys().items():
        Walk(theme, look, folder, snap, survey).through(name)
    survey, store = surveys()["spinner"], MemoryStore()
    Walk(theme, look, folder, snap, survey, store).cut_short()
    Walk(theme, look, folder, snap, survey, store).come_back("returning")
    Walk(theme, look, folder, snap, survey, store).save()
    Walk(theme, look, folder, snap, survey, store).first_page("returning-saved")
    Walk(theme, look, folder, snap, example_survey("occupation")).first_question("scrambled-long")
    some, store = _some_survey(), MemoryStore()
    Walk(theme, look, folder, snap, some).some()
    Walk(theme, look, folder, snap, some, store).begin()
    Walk(theme, look, folder, snap, some, store).first_page("some-returning")
    kiosk_pages(theme, look, folder, snap, surveys()["scrambled"])


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
        work = {**area, "text": _WORK}  # what is asked in the clear is not asked again
        more = [
            area,
            {**work, "id": "work", "mechanism": scrambled},
            {**work, "id": "several", "kind": "many-of", "mechanism": _FORCED},
            {**work, "id": "scale", "kind": "rating", "mechanism": scrambled},
            {"id": "age", "kind": "number", "text": _AGE, "low": 0, "high": 120, "step": 1},
        ]
    return read(canonical.write({**content, "questions": [asked, *more]}))


def _some_survey() -> Survey:
    """Return a survey that asks one of ten statements, and three of eight options."""
    content = json.loads(example_path("bribery-languages").read_bytes())
    asked, area = content["questions"]
    asked = {**asked, "mechanism": _WARNER, "procedures": ["spinner"]}
    ids = [f"q{place}" for place in range(10)]
    texts = area["options"][0]["text"]
    options = [
        {"id": f"o{place}", "text": {code: f"{text} {place}" for code, text in texts.items()}}
        for place in range(1, 9)
    ]
    many = {**area, "id": "several", "kind": "many-of", "mechanism": {"name": "warner", "p": "3/5"}}
    questions = [*({**asked, "id": id_} for id_ in ids), {**many, "options": options, "ask": 3}]
    content |= {"questions": questions, "sample": [{"questions": ids, "ask": 1}]}
    return read(canonical.write(content))


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
            interpreter=Interpreter(preferred=[look.language]),
        )

    def through(self, name: str) -> None:
        """Show every page; those that are alike for every procedure with the spinner alone."""
        with shown(self._view, self._look):
            self._to_the_end(name)

    def save(self) -> None:
        """Answer everything and save it, with no picture."""
        self._snap = lambda *_: None
        with shown(self._view, self._look):
            press(self._view, "sitting_button_1")
            self._to_the_end("")

    def cut_short(self) -> None:
        """Start the wheel of the first question, and leave."""
        self._snap = lambda *_: None
        with shown(self._view, self._look):
            while self._page is not Page.QUESTION:
                self._opening("")
            press(self._view, "spin_button")

    def come_back(self, name: str) -> None:
        """Show the first page alone, and where it goes on."""
        with shown(self._view, self._look):
            self._snap(self._view, name)
            press(self._view, "sitting_button_1")
            self._snap(self._view, f"{name}-last-time")

    def begin(self) -> None:
        """Go to the first question, and leave."""
        self._snap = lambda *_: None
        self.first_question("")

    def some(self) -> None:
        """Show what is told of a draw: before it, with what was drawn, on leaving, at the end."""
        with shown(self._view, self._look):
            while self._page is not Page.SAVED:
                if self._page is Page.WELCOME:
                    self._snap(self._view, "some-welcome")
                if self._page is Page.LABEL:
                    press(self._view, "link_button")
                    self._snap(self._view, "some-leaves-everything")
                if self._page is Page.QUESTION:
                    self._question("some")
                elif self._page is Page.REVIEW:
                    self._seen("some-review", "see_several")
                    self._seen("some-review-boxes", "back_button", "file_button")
                    self._seen("some-review-file", "back_button", "leave_button")
                    self._seen("some-leaving", "forward_button", "save_button")
                else:
                    self._opening("some" if self._page is Page.PRACTICE else "")
            press(self._view, "see_button")
            self._snap(self._view, "some-saved-file")

    def first_page(self, name: str) -> None:
        """Show the first page alone."""
        with shown(self._view, self._look):
            self._snap(self._view, name)

    def first_question(self, name: str) -> None:
        """Show the first question alone."""
        with shown(self._view, self._look):
            while self._page is not Page.QUESTION:
                self._opening("")
            self._snap(self._view, name)

    @property
    def _page(self) -> Page:
        return self._view.flow.step.page

    def _to_the_end(self, name: str) -> None:
        while self._page is not Page.SAVED:
            if self._page is Page.QUESTION:
                self._question(name)
            elif self._page is Page.REVIEW:
                self._review(name)
            else:
                self._opening(name)
        if name == "spinner":
            self._seen("saved", "see_button")
            self._seen("saved-file", "back_button", "remove_button")
            self._seen("removed")

    def _seen(self, name: str, *pressed: str) -> None:
        """Take the page that is shown, then press on it, one after another."""
        self._snap(self._view, name)
        for button in pressed:
            press(self._view, button)

    def _opening(self, name: str) -> None:
        """Go on from a page before the questions."""
        whole = name == "spinner"
        if self._page is Page.PRACTICE:
            self._practice(name)
        elif whole and self._page is Page.WELCOME:
            self._seen("welcome", "words_button")
            self._seen("eight-words")
        elif whole and self._page is Page.CONSENT:
            self._seen("consent", "decline_button")
            self._seen("declined", "back_button")
        elif whole and self._page is Page.LABEL:
            self._seen("leaves", "link_button")
            self._seen("leaves-everything")
        press(self._view, "forward_button")

    def _practice(self, name: str) -> None:
        """Practise, and look at the odds; what practice leaves is shown at the end."""
        if name == "spinner":
            press(self._view, "ways_button")
            self._seen("ways", "back_button")
        if name:
            self._snap(self._view, f"{name}-practice")
        self._answer()
        if name:
            self._seen(f"{name}-practised", "odds_button")
            self._seen(f"{name}-odds", "trial_button")
            self._seen(f"{name}-trial", "back_button", "back_button")

    def _question(self, name: str) -> None:
        """Show a question, what it becomes as it is answered, and its kept moment."""
        question = self._view.flow.question
        kind = "" if question is None else str(question.kind)
        if question is not None and not question.sensitive:
            kind = f"{kind}-clear"
        title = f"{name}-question" if kind == "yes-no" else f"question-{kind}"
        if name == "some" and kind != "yes-no":
            title = f"some-{title}"
        self._snap(self._view, title)
        self._answer(name, title)
        if part(self._view, "kept_label"):
            self._snap(self._view, f"{name}-kept" if kind == "yes-no" else f"{title}-kept")
            press(self._view, "forward_button")

    def _answer(self, name: str = "", title: str = "") -> None:
        """Give an answer, whatever is asked, and show the page with it."""
        view = self._view
        if part(view, "spin_button"):
            press(view, "spin_button")
            if name:
                self._snap(view, f"{name}-landed")
        if part(view, "yes_button"):
            press(view, "yes_button")
            return
        field = part(view, "number_field")
        if isinstance(field, QLineEdit):
            field.setText("34")
        else:
            press(view, "option_1")
        if title:
            self._snap(view, f"{title}-chosen")
        press(view, "forward_button")

    def _review(self, name: str) -> None:
        if name == "spinner":
            self._seen("review", "file_button")
            self._seen("review-file", "back_button", "place_button")
            self._seen("place", "back_button")
            self._seen("answered", "leave_button")
            self._seen("leaving", "forward_button", "forward_button")
        press(self._view, "save_button")
