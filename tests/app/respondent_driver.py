"""Surveys to answer, and a person who answers them with mouse or keys through the real view."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from virtual_time import let_pass

from app.respondent.devices.statement import Statement
from app.respondent.flow.way import Page
from app.respondent.scaffold.page import RespondentPage
from app.respondent.view import RespondentView
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.choices import RadioOption
from app.widgets.glossed_file import GlossedFile
from core.files import canonical
from core.privacy.randomness import SYSTEM, Door
from core.response.store import MemoryStore, Store
from core.survey import Survey, read
from door_tape import TapeDoor

Content = dict[str, Any]

WARNER: Content = {"name": "warner", "p": "3/4"}
FORCED: Content = {"name": "forced", "truth": "1/2", "yes": "1/2"}
LOPSIDED: Content = {"name": "binary", "p1": "3/4", "p0": "1/2"}
KARY: Content = {"name": "k-ary", "p": "1/2"}
UNARY: Content = {"name": "unary", "p": "3/4", "q": "1/4"}

STATEMENT = "I have paid a bribe this year."
NEGATION = "I have not paid a bribe this year."
IN_THE_CLEAR = "I have a car."


def survey_of(*questions: Content, **more: object) -> Survey:
    """Read a survey of these questions as if from a file."""
    content: Content = {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "Work and money",
        "questions": list(questions),
        **more,
    }
    return read(canonical.write(content))


def yes_no(mechanism: Content | None, procedures: Sequence[str] = (), **more: object) -> Content:
    """A yes/no question; a mirrored one has its negation where a wheel may ask it."""
    text = STATEMENT if mechanism is not None else IN_THE_CLEAR
    question: Content = {"id": "bribe", "kind": "yes-no", "text": text, **more}
    if mechanism is not None:
        question["mechanism"] = mechanism
    if procedures:
        question["procedures"] = list(procedures)
        if mechanism == WARNER and procedures != ("scrambled",):
            question["negation"] = NEGATION
    return question


def one_of(mechanism: Content | None, n: int = 3, **more: object) -> Content:
    """A question with n options."""
    options = [{"id": f"o{i}", "text": f"Option number {i}"} for i in range(n)]
    text = "Which job?" if mechanism is not None else "Which area?"
    question: Content = {"id": "job", "kind": "one-of", "text": text, "options": options}
    if mechanism is not None:
        question["mechanism"] = mechanism
    return {**question, **more}


class ViewDoor(TapeDoor):
    """Enumerates the draws that decide; ids and the wheel's place in a sector are prescribed."""

    def __init__(self, tape: list[int], place: int = 0) -> None:
        super().__init__(tape)
        self._place = place
        self._ids = 0

    def below(self, n: int) -> int:
        return min(self._place, n - 1) if n >= 2**32 else super().below(n)

    def random_bytes(self, n: int) -> bytes:
        self._ids += 1
        return self._ids.to_bytes(n, "big")


OVER = ("leaving_page", "looked_at_page")  # pages over another, which stays as it is


@dataclass
class Sat:
    """A person before the view of a survey, in a window of 1280 by 800."""

    view: RespondentView
    store: Store
    folder: Path
    door: Door

    @property
    def page(self) -> RespondentPage:
        over = (self.view.findChild(RespondentPage, name) for name in OVER)
        return next((page for page in over if page is not None), self.view.page)

    def part(self, name: str) -> QWidget:
        """The one visible widget of this name on the page."""
        found = [w for w in self.page.findChildren(QWidget, name) if w.isVisibleTo(self.view)]
        assert len(found) == 1, f"{len(found)} parts are called {name}"
        return found[0]

    def has(self, name: str) -> bool:
        return any(w.isVisibleTo(self.view) for w in self.page.findChildren(QWidget, name))

    def can_press(self, name: str) -> bool:
        part = self.part(name) if self.has(name) else None
        asleep = isinstance(part, Button) and part.is_asleep
        return part is not None and part.isEnabled() and not asleep

    def text(self, name: str) -> str:
        return str(self.part(name).property("text"))

    def click(self, name: str) -> None:
        """Press with the mouse, where the widget is seen."""
        part = self.part(name)
        assert part.isEnabled(), f"{name} is disabled"
        inside = QPoint(part.width() // 2, part.height() // 2)
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=inside)
        settle()

    def say(self, name: str) -> None:
        """Press a word, look at it in its kept moment, and go on."""
        self.click(name)
        self.click("forward_button")

    def press(self, name: str, key: Qt.Key = Qt.Key.Key_Space) -> None:
        """Press with the keyboard alone, going there with Tab."""
        self.tab_to(name)
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        settle()

    def tab_to(self, name: str) -> None:
        for _ in range(60):
            focused = QApplication.focusWidget()
            assert focused is not None, "nothing has the focus"
            if focused.objectName() == name:
                return
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {name}")

    @property
    def step(self) -> Page:
        return self.view.flow.step.page

    def to_page(self, page: Page) -> None:
        """Press on to a page before the questions; practice is passed over."""
        while self.step is not page:
            if self.step is Page.PRACTICE:
                self.pass_practice()
            else:
                self.click("forward_button")

    def pass_practice(self) -> None:
        """Go past practice without its draw, which has its own tests."""
        self.view.flow.forward()
        self.view._show_step()
        settle()

    def go_on(self, times: int = 1) -> None:
        for _ in range(times):
            self.click("forward_button")

    def to_first_question(self) -> None:
        self.to_page(Page.QUESTION)

    def skip_to_first_question(self) -> None:
        """Go there without the pages before it, which have their own tests."""
        while not self.view.flow.step.question:
            self.view.flow.forward()
        self.view._show_step()
        settle()

    def chosen_statement(self) -> str:
        """The letter of the statement that the page shows as landed on; nothing else is read."""
        chosen = [
            statement
            for statement in self.page.findChildren(Statement)
            if statement.property("state") == "chosen"
        ]
        assert len(chosen) == 1
        return chosen[0].accessibleName()[0]

    def follow_the_wheel(self, truth: int) -> None:
        """Spin, read what the wheel asks, press the word that the rule asks for."""
        self.click("spin_button")
        word = {"A": truth, "B": 1 - truth, "T": truth, "Y": 1, "N": 0}[self.chosen_statement()]
        self.say("yes_button" if word else "no_button")

    def scramble(self, number: int) -> None:
        """Choose an option, let it be scrambled, and go on from its kept moment."""
        self.choose(number)
        self.go_on(2)

    def unfolded(self, name: str = "file_lines") -> QWidget:
        """A part of the file, whose page is opened from the review and from the receipt."""
        if not self.has(name):
            self.click("file_button" if self.has("file_button") else "see_button")
        return self.part(name)

    def file_text(self) -> str:
        """Return the text of the file as its page shows it, and come back from there."""
        shown = self.unfolded()
        assert isinstance(shown, GlossedFile)
        text = shown.text()
        self.click("back_button")
        return text

    def be_another(self) -> None:
        """Say that another person answers, and where it is asked, that it is so."""
        self.click("other_person_button")
        if self.has("confirm_button"):
            self.click("confirm_button")

    def choose(self, number: int) -> None:
        self.click(f"option_{number + 1}")

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*")) if self.folder.exists() else []

    def saved_answers(self) -> Content:
        (path,) = self.files()
        content: Content = json.loads(path.read_bytes())
        answers: Content = content["answers"]
        return answers


def sit_down(
    survey: Survey,
    theme: Theme,
    qtbot: QtBot,
    folder: Path,
    *,
    store: Store | None = None,
    door: Door = SYSTEM,
    size: tuple[int, int] = (1280, 800),
    painted: bool = False,
    **more: Any,
) -> Sat:
    """Open the view in an active window of its own.

    It need not be painted to be used, nor to be grabbed: that is left to the walks over all pages,
    and to where a path through the code is looked at.
    """
    kept = store if store is not None else MemoryStore()
    view = RespondentView(theme, survey, kept, door, folder=folder, **more)
    qtbot.addWidget(view)
    view.resize(*size)
    view.setUpdatesEnabled(painted)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    settle()
    return Sat(view, kept, folder, door)


PATIENCE = 1000
"""Milliseconds that somebody who reads lets pass before a press; longer than any dead time."""


def settle() -> None:
    """Handle what is posted, deletions included, and read what is shown."""
    handle()
    let_pass(PATIENCE)
    handle()


def handle() -> None:
    """Handle what is posted, deletions included; no time passes."""
    application = QApplication.instance()
    assert application is not None
    for _ in range(3):
        application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def words_on(view: QWidget) -> str:
    """All that a page shows or tells, names and values of controls included."""
    told = []
    for widget in [view, *view.findChildren(QWidget)]:
        told += [widget.accessibleName(), widget.accessibleDescription(), widget.objectName()]
        told += [widget.toolTip(), widget.windowTitle()]
        text = widget.property("text")
        if isinstance(text, str) and widget.isVisibleTo(view):
            told.append(text)
    return "\n".join(told)


def checked_options(view: QWidget) -> list[str]:
    return [b.text() for b in view.findChildren(RadioOption) if b.isChecked()]


def focused_button() -> QAbstractButton | None:
    focused = QApplication.focusWidget()
    return focused if isinstance(focused, QAbstractButton) else None
