"""A kiosk to stand before, with hands that press what is seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from patience import LONGEST
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import (
    OVER,
    UNARY,
    WARNER,
    one_of,
    settle,
    survey_of,
    words_on,
    yes_no,
)
from virtual_time import VirtualTimer, let_pass

from app.kit.i18n import Interpreter
from app.respondent.flow.way import Page
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.setup import KioskMaking, SetUpView
from app.respondent.kiosk.setup_page import SetUpPage
from app.respondent.kiosk.setup_rows import ChosenSurvey
from app.respondent.kiosk.view import COUNTDOWN_SECONDS, KioskView
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.dead_time import AFTER_LANDING
from app.shell.gui import make_application
from app.shell.window import MainWindow
from app.theme import Theme
from core.privacy.randomness import SYSTEM, Door
from core.survey import Survey, digest_words

SURVEY = survey_of(yes_no(WARNER, ("spinner",)), one_of(UNARY, 3))
PIN = "2468"
LONG = 10_000_000  # milliseconds: no test waits for it


class Stand:
    """A kiosk with its folders, and hands that press what is seen; first it is set up."""

    def __init__(self, setup: SetUpView, outbox: Path, folder: Path) -> None:
        self.setup = setup
        self.outbox = outbox
        self.folder = folder
        self.started: KioskView | None = None

    @property
    def view(self) -> KioskView:
        """The kiosk, once it was set up."""
        assert self.started is not None, "the kiosk is not set up"
        return self.started

    @property
    def seen(self) -> QWidget:
        """The widget that shows the pages: of setting up, then of the kiosk."""
        return self.setup if self.started is None else self.started

    @property
    def shown(self) -> QWidget:
        """The page that is seen."""
        if self.started is None:
            return self.setup.page
        if self.view.page is not None:
            return self.view.page
        assert self.view.sitting is not None
        over = (self.view.sitting.findChild(QWidget, name) for name in OVER)
        return next((page for page in over if page is not None), self.view.sitting.page)

    def part(self, name: str) -> QWidget:
        found = [w for w in self.shown.findChildren(QWidget, name) if w.isVisibleTo(self.seen)]
        assert len(found) == 1, f"{len(found)} parts are called {name}"
        return found[0]

    def has(self, name: str) -> bool:
        return any(w.isVisibleTo(self.seen) for w in self.shown.findChildren(QWidget, name))

    def click(self, name: str) -> None:
        part = self.part(name)
        let_pass(AFTER_LANDING)  # what was just shown is dead for a while
        wait_until(part.isEnabled)
        QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        settle()

    def type_pin(self, name: str, digits: str) -> None:
        field = self.part(name)
        field.setFocus()
        QTest.keyClicks(field, digits)
        settle()

    def until(self, name: str) -> None:
        """Wait until a part is there."""
        wait_until(lambda: self.has(name))

    def ready(self) -> None:
        """Wait until the outbox is tested; make it where it is missing."""
        page = self.setup.page
        assert isinstance(page, SetUpPage)
        wait_until(lambda: page.outbox_row.place is not None)
        settle()
        if self.has("make_button"):
            self.click("make_button")
            wait_until(lambda: page.outbox_row.folder is not None)
        settle()

    def set_up(self) -> None:
        self.ready()
        self.type_pin("first_field", PIN)
        self.type_pin("second_field", PIN)
        self.click("forward_button")

    def start_to_question(self) -> None:
        """One person, from Start to the first question; practice is passed over."""
        self.click("start_button")
        sitting = self.view.sitting
        assert sitting is not None
        while sitting.flow.step.page is not Page.QUESTION:
            if sitting.flow.step.page is Page.PRACTICE:
                sitting.flow.forward()
                sitting._show_step()
                settle()
            else:
                self.click("forward_button")

    def answer(self) -> None:
        """One person, from Start to the review."""
        self.click("start_button")
        self.answer_on()

    def answer_on(self) -> None:
        """One person, from the page that is seen to the review."""
        while not self.has("save_button"):
            if self.has("spin_button"):
                self.click("spin_button")
            elif self.has("yes_button"):
                self.click("yes_button")
            elif self.has("option_1"):
                self.click("option_1")
                self.click("forward_button")
            else:
                self.click("forward_button")

    def say_who(self, button: str) -> None:
        """Say as the field worker who sits here, after somebody left: "same_button" or next."""
        self.click("worker_button")
        self.type_pin("pin_field", PIN)
        self.click("forward_button")
        self.click(button)

    def unfolded(self, name: str = "file_lines") -> QWidget:
        """A part of the file, whose page is opened from the review."""
        if not self.has(name):
            self.click("file_button")
        return self.part(name)

    def kept(self) -> list[Path]:
        """Every file of a sitting on the disk."""
        return [path for path in self.folder.rglob("*") if path.is_file()]

    def files(self) -> list[Path]:
        return sorted(self.outbox.iterdir())


def wait_until(what: Callable[[], bool]) -> None:
    """Handle events until something is so."""
    end = time.monotonic() + LONGEST
    while not what():
        assert time.monotonic() < end, "it has not come"
        QTest.qWait(1)


def making(folder: Path, chosen: ChosenSurvey, **more: Any) -> KioskMaking:
    """What setting up needs, with one survey whatever the path."""
    return KioskMaking(
        read=lambda _path: chosen,
        make=lambda survey, outbox, languages: KioskFlow(
            survey, outbox, folder, languages=languages
        ),
        accept_key=more.pop("accept_key", lambda _survey: None),
        choose_survey=more.pop("choose_survey", lambda: None),
        choose_folder=more.pop("choose_folder", None),
    )


def stand(
    theme: Theme,
    qtbot: QtBot | None,
    folder: Path,
    survey: Survey = SURVEY,
    *,
    door: Door = SYSTEM,
    size: tuple[int, int] = (1280, 800),
    painted: bool = False,
    made: KioskMaking | None = None,
    chosen: ChosenSurvey | None = None,
    interpreter: Interpreter | None = None,
    **more: Any,
) -> Stand:
    """A kiosk to be set up, its survey and its outbox given; without a `qtbot` nothing ends it."""
    outbox, private = folder / "outbox", folder / "data" / "kiosk"
    more = {"quiet": LONG, "second": LONG, "interpreter": interpreter, **more}
    made = made or making(private, chosen or ChosenSurvey(survey))
    setup = SetUpView(
        theme, made, door, survey=Path("a.survey"), outbox=outbox, interpreter=interpreter
    )
    kiosk = Stand(setup, outbox, private)

    def show(view: SetUpView | KioskView) -> None:
        if qtbot is not None:
            qtbot.addWidget(view, before_close_func=lambda view: view.release())
        view.resize(*size)
        view.setUpdatesEnabled(painted)  # see `sit_down`
        view.show()
        view.activateWindow()
        wait_until(view.isActiveWindow)
        settle()

    def begin(flow: KioskFlow) -> None:
        kiosk.started = KioskView(theme, flow, door, choose_folder=made.choose_folder, **more)
        setup.hide()
        show(kiosk.started)

    setup.started.connect(begin)
    show(setup)
    return kiosk


def answered_in_own_process(folder: Path, survey: Survey = SURVEY) -> Stand:
    """A kiosk before a person who has answered all, in a process that nothing was patched in."""
    digest_words.COST = 2
    patch.object(dead_time, "QTimer", VirtualTimer).start()
    theme = Theme(make_application(), pinned="light", reduced_motion=True)
    kiosk = stand(theme, None, folder, survey)
    kiosk.set_up()
    kiosk.answer()
    return kiosk


def in_window(window: MainWindow, outbox: Path, folder: Path) -> Stand:
    """The kiosk that a window shows, as it is set up."""
    setup = window.findChild(SetUpView)
    assert setup is not None
    kiosk = Stand(setup, outbox, folder)

    def begin(_flow: KioskFlow) -> None:
        kiosk.started = window.findChild(KioskView)

    setup.started.connect(begin)
    return kiosk


def counts(kiosk: Stand) -> tuple[int, int, int]:
    told = kiosk.view._flow.counts
    return told.saved, told.left, told.silent


def count_down(kiosk: Stand, seconds: int = COUNTDOWN_SECONDS) -> None:
    """Let seconds of the countdown pass."""
    for _ in range(seconds):
        kiosk.view._countdown.count()
    settle()


def be_silent(kiosk: Stand) -> None:
    """Let nobody touch anything until the countdown begins."""
    kiosk.view._silence._on_timer_timeout()
    settle()


def silent_at_review(kiosk: Stand) -> str:
    """Answer all, then be silent; return what the page showed."""
    kiosk.answer()
    seen = words_on(kiosk.shown)
    be_silent(kiosk)
    return seen
