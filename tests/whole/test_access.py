"""High contrast, targets and screen readers, on every page of the respondent's view."""

from __future__ import annotations

from pathlib import Path

import contrast
import pytest
from access import small_targets, untold
from contrast import pale
from kiosk_stand import stand
from language_walk import pages_of
from pseudo_language import SURVEYS
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import FORCED, WARNER, ViewDoor, sit_down, survey_of, yes_no
from walking import SIZES, faults, settle

from app.theme import Theme
from app.widgets.icon_array import IconArray

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
TALL = (1280, 3000)


def faults_of(view: QWidget) -> list[str]:
    settle(view, TALL)
    found = untold(view) + pale(view)
    for size in ("200%", "1280"):
        settle(view, SIZES[size])
        found += [f"{size}: {fault}" for fault in small_targets(view) + faults(view)]
    return found


@pytest.fixture
def strong(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Theme:
    monkeypatch.setattr(contrast, "LEAST", 7)
    return Theme(qapp, pinned="contrast-dark", reduced_motion=True)


@pytest.mark.parametrize(
    "way", ["spinner", *(pytest.param(w, marks=pytest.mark.long) for w in ("coins", "own-device"))]
)
def test_that_every_page_is_read_hit_and_told_in_high_contrast(
    strong: Theme, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    person = sit_down(SURVEYS[way], strong, qtbot, tmp_path)
    found = {
        f"{number} {page}": faulty
        for number, page in enumerate(pages_of(person))
        if (faulty := faults_of(person.view))
    }
    assert found == {}


def test_that_the_pages_between_people_are_read_hit_and_told(
    strong: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(strong, qtbot, tmp_path)
    kiosk.ready()
    found = {}
    steps = ("", "set_up", "worker_button", "back_button", "start_button")
    for step in steps:
        if step == "set_up":
            kiosk.set_up()
        elif step:
            kiosk.click(step)
        found[step] = faults_of(kiosk.seen)
    assert {step: faulty for step, faulty in found.items() if faulty} == {}


def test_that_the_value_of_a_picture_is_told(strong: Theme, qtbot: QtBot) -> None:
    array = IconArray(strong, 25)
    qtbot.addWidget(array)
    interface = QAccessible.queryAccessibleInterface(array)
    assert interface.text(QAccessible.Text.Value) == "25"
    array.set_count(40)
    assert interface.text(QAccessible.Text.Value) == "40"
    assert interface.text(QAccessible.Text.Name) == "40 of 100 figures are filled."


# Mechanism, procedure, and for each landing the draw and what is said.
LANDINGS = {
    "spinner": (WARNER, "spinner", {0: "landed on A", 3: "landed on B"}),
    "forced": (FORCED, "spinner", {0: "landed on Truth", 2: "landed on Yes", 3: "landed on No"}),
    "coins": (FORCED, "coins", {0: "say Truth", 2: "say Yes", 3: "say No"}),
}


@pytest.mark.parametrize("name", LANDINGS)
def test_that_every_landing_is_announced_once(
    name: str, strong: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mechanism, procedure, landings = LANDINGS[name]
    for draw, words in landings.items():
        events: list[QAccessibleEvent] = []
        monkeypatch.setattr(QAccessible, "updateAccessibility", events.append)
        survey = survey_of(yes_no(mechanism, (procedure,)))
        person = sit_down(survey, strong, qtbot, tmp_path, door=ViewDoor([draw]))
        person.to_first_question()
        assert events == []
        person.click("spin_button")
        (event,) = events
        assert isinstance(event, QAccessibleAnnouncementEvent)
        assert words in event.message()
        assert event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
        person.click("yes_button")
        assert events == [event]
        person.view.close()
