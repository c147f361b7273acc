"""The sticks that are plugged in are looked for aside, and only by who asks for another place."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event

import pytest
from kiosk_stand import PIN, stand
from patience import LONGEST
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import Sat, one_of, settle, sit_down, survey_of
from walking import faults

from app.kit import tasks
from app.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SURVEY = survey_of(one_of(None, 3, id="area"))


@dataclass
class Volume:
    root: str
    ready: bool = True
    read_only: bool = False

    def rootPath(self) -> str:  # noqa: N802 - Qt's name
        return self.root

    def isReady(self) -> bool:  # noqa: N802 - Qt's name
        return self.ready

    def isReadOnly(self) -> bool:  # noqa: N802 - Qt's name
        return self.read_only


class Disks:
    """Stands for the system, which answers once it is let."""

    def __init__(self, folder: Path) -> None:
        self.stick = Volume(str(folder / "STICK & CO"))
        Path(self.stick.root).mkdir()
        self.answers = Event()
        self.asked_in: list[threading.Thread] = []

    def mountedVolumes(self) -> list[Volume]:  # noqa: N802 - Qt's name
        self.asked_in.append(threading.current_thread())
        assert self.answers.wait(LONGEST)
        empty, locked = Volume(f"{self.stick.root}0", False), Volume(f"{self.stick.root}1")
        locked.read_only = True
        return [Volume("/"), empty, locked, self.stick]


@pytest.fixture
def disks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disks]:
    found = Disks(tmp_path)
    monkeypatch.setattr("app.respondent.pages.save_place.QStorageInfo", found)
    monkeypatch.setattr("app.respondent.pages.save_place._REMOVABLE", (f"{tmp_path}/STICK",))
    yield found
    found.answers.set()
    for thread in found.asked_in:
        thread.join(30)
    tasks.shut_down()


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def at_review(theme: Theme, qtbot: QtBot, folder: Path) -> Sat:
    person = sit_down(SURVEY, theme, qtbot, folder / "out")
    person.to_first_question()
    person.choose(0)
    person.click("forward_button")
    return person


def test_that_a_dead_mount_keeps_nobody_waiting(
    disks: Disks, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_review(theme, qtbot, tmp_path)
    assert disks.asked_in == [], "who does not ask for another place needs no sticks"
    person.click("place_button")
    qtbot.waitUntil(lambda: len(disks.asked_in) == 1)
    assert disks.asked_in[0].daemon, "the end of the program does not wait for it"
    assert disks.asked_in[0] is not threading.current_thread()
    assert not person.has("stick_button_1")
    person.click("use_button")
    person.click("save_button")
    assert person.page.accessibleName() == "Saved"
    tasks.shut_down()
    assert disks.asked_in[0].is_alive(), "it still waits, and nothing has waited for it"
    disks.answers.set()
    disks.asked_in[0].join(30)
    settle()


def test_that_a_stick_is_offered_once_it_is_found(
    disks: Disks, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_review(theme, qtbot, tmp_path)
    person.click("place_button")
    disks.answers.set()
    qtbot.waitUntil(lambda: person.has("stick_button_1"))
    settle()
    assert person.text("stick_button_1") == "STICK && CO"
    assert not person.has("stick_button_2"), "no stick that is empty or cannot be written to"
    assert faults(person.page) == []
    person.tab_to("stick_button_1")
    person.press("stick_button_1")
    assert "STICK & CO" in person.text("place_label")
    person.click("save_button")
    assert len(list(Path(disks.stick.root).iterdir())) == 1


def test_that_the_sticks_are_looked_for_once_a_page(
    disks: Disks, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_review(theme, qtbot, tmp_path)
    person.click("place_button")
    person.click("use_button")
    person.click("place_button")
    qtbot.waitUntil(lambda: bool(disks.asked_in))
    assert len(disks.asked_in) == 1


def test_that_a_kiosk_looks_for_sticks_only_behind_the_pin(
    disks: Disks, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    disks.answers.set()
    (tmp_path / "outbox").mkdir()
    kiosk = stand(theme, qtbot, tmp_path, survey=SURVEY)
    kiosk.set_up()
    kiosk.click("start_button")
    while not kiosk.has("option_1"):
        kiosk.click("forward_button")
    kiosk.click("option_1")
    kiosk.click("forward_button")
    kiosk.outbox.rmdir()
    kiosk.outbox.write_bytes(b"")  # saving fails, which offers another place elsewhere
    kiosk.click("save_button")
    assert kiosk.has("worker_button")
    assert not kiosk.has("path_field")
    assert disks.asked_in == []
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    qtbot.waitUntil(lambda: kiosk.has("stick_button_1"))
    kiosk.click("stick_button_1")
    assert len(list(Path(disks.stick.root).iterdir())) == 1
