"""A kiosk to stand before, with hands that press what is seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import (
    UNARY,
    WARNER,
    one_of,
    settle,
    survey_of,
    words_on,
    yes_no,
)

from app.flows.kiosk import KioskFlow
from app.theme import Theme
from app.views.respondent.kiosk.view import KioskView
from core.privacy.randomness import SYSTEM, Door
from core.survey import Survey

SURVEY = survey_of(yes_no(WARNER, ("spinner",)), one_of(UNARY, 3))
PIN = "2468"
LONG = 10_000_000  # milliseconds: no test waits for it


class Stand:
    """A kiosk with its folders, and hands that press what is seen."""

    def __init__(self, view: KioskView, outbox: Path, folder: Path) -> None:
        self.view = view
        self.outbox = outbox
        self.folder = folder

    @property
    def shown(self) -> QWidget:
        """The page that is seen."""
        if self.view.page is not None:
            return self.view.page
        assert self.view.sitting is not None
        leaving = self.view.sitting.findChild(QWidget, "leaving_page")
        return leaving if leaving is not None else self.view.sitting.page

    def part(self, name: str) -> QWidget:
        found = [w for w in self.shown.findChildren(QWidget, name) if w.isVisibleTo(self.view)]
        assert len(found) == 1, f"{len(found)} parts are called {name}"
        return found[0]

    def has(self, name: str) -> bool:
        return any(w.isVisibleTo(self.view) for w in self.shown.findChildren(QWidget, name))

    def click(self, name: str) -> None:
        part = self.part(name)
        assert part.isEnabled(), f"{name} is disabled"
        QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        settle()

    def type_pin(self, name: str, digits: str) -> None:
        field = self.part(name)
        field.setFocus()
        QTest.keyClicks(field, digits)
        settle()

    def set_up(self) -> None:
        self.type_pin("first_field", PIN)
        self.type_pin("second_field", PIN)
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

    def kept(self) -> list[Path]:
        """Every file of a sitting on the disk."""
        return [path for path in self.folder.rglob("*") if path.is_file()]

    def files(self) -> list[Path]:
        return sorted(self.outbox.iterdir())


def stand(
    theme: Theme,
    qtbot: QtBot,
    folder: Path,
    survey: Survey = SURVEY,
    *,
    door: Door = SYSTEM,
    size: tuple[int, int] = (1280, 800),
    **more: Any,
) -> Stand:
    outbox, private = folder / "outbox", folder / "data" / "kiosk"
    more = {"quiet": LONG, "second": LONG, **more}
    view = KioskView(theme, KioskFlow(survey, outbox, private), door, **more)
    qtbot.addWidget(view, before_close_func=lambda kiosk: kiosk._end())
    view.resize(*size)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    settle()
    return Stand(view, outbox, private)


def counts(kiosk: Stand) -> tuple[int, int, int]:
    told = kiosk.view._flow.counts
    return told.saved, told.left, told.silent


def silent_at_review(kiosk: Stand) -> str:
    """Answer all, then be silent; return what the page showed."""
    kiosk.answer()
    seen = words_on(kiosk.shown)
    kiosk.view._silence._on_timer_timeout()
    settle()
    return seen
