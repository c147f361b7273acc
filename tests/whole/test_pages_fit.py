"""What a page shows fits between its header and its footer: nothing scrolls that need not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot
from respondent_driver import (
    WARNER,
    Content,
    Sat,
    one_of,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from walking import settle

from app.respondent.devices.die_face import DieFace
from app.respondent.devices.throw import DieThrow, die_place
from app.respondent.flow.way import Page
from app.theme import Theme
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SIZES = [(800, 900), (1024, 640), (1280, 800), (1366, 768), (1440, 900), (2560, 1440)]
RULES: Content = {"name": "forced", "truth": "2/3", "yes": "1/2"}
ASKED = "Did you pay a bribe to a police officer in the past twelve months?"
SURVEYS: dict[str, Survey] = {
    "wheel": survey_of(yes_no(WARNER, ("spinner",)), one_of({"name": "k-ary", "p": "1/4"}, 14)),
    "rules": survey_of(yes_no(RULES, ("spinner",), text=ASKED)),
    "coins": survey_of(yes_no(WARNER, ("coins",))),
    "dice": survey_of(yes_no(RULES, ("die",))),
    "own": survey_of(yes_no(WARNER, ("own-device",))),
    "fourteen": survey_of(one_of({"name": "k-ary", "p": "1/4"}, 14)),
}


def too_tall(person: Sat, page: str) -> list[str]:
    """At which sizes a page scrolls, and by how much."""
    found = []
    for size in SIZES:
        # What stands closer is laid out anew in a second turn.
        settle(person.view, size)
        settle(person.view, size)
        (area,) = person.page.findChildren(QScrollArea)
        if over := area.verticalScrollBar().maximum():
            found.append(f"{page} at {size[0]} x {size[1]}: {over}")
    return found


@pytest.mark.parametrize("way", SURVEYS)
def test_that_no_page_scrolls_that_need_not(
    theme: Theme, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    person = sit_down(SURVEYS[way], theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    found = too_tall(person, "practice")
    person.skip_to_first_question()
    found += too_tall(person, "question")
    if person.has("spin_button"):
        person.click("spin_button")
        found += too_tall(person, "landed")
    if person.has("yes_button"):
        person.click("yes_button")
    else:
        person.choose(0)
        person.go_on()
    found += too_tall(person, "kept")
    assert found == []


def to_the_odds(person: Sat) -> None:
    person.to_page(Page.PRACTICE)
    if person.has("spin_button"):
        person.click("spin_button")
    person.click("yes_button")
    person.click("odds_button")


@pytest.mark.parametrize("way", ["wheel", "dice", "own"])
def test_that_odds_and_trial_do_not_scroll(
    theme: Theme, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    person = sit_down(SURVEYS[way], theme, qtbot, tmp_path)
    to_the_odds(person)
    found = too_tall(person, "odds")
    person.click("trial_button")
    found += too_tall(person, "trial")
    assert found == []


def test_that_no_limit_is_folded_away(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    """How far the odds move stands open; where they come from is a press away."""
    person = sit_down(SURVEYS["wheel"], theme, qtbot, tmp_path)
    to_the_odds(person)
    settle(person.view, (1024, 640))
    limits, source = ("times the odds", "up to 3 times the odds"), "Computed from this wheel"
    assert all(limit in words_on(person.page) for limit in limits)
    assert source not in words_on(person.page)
    person.click("more_button")
    assert source in words_on(person.page)
    assert all(limit in words_on(person.page) for limit in limits)
    person.click("more_button")
    assert source not in words_on(person.page)
    settle(person.view, (1280, 3000))
    assert source in words_on(person.page)
    assert not person.has("more_button")


def test_that_a_die_is_large_beside_its_rules(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    """More than twice as large as in the rules, at every size."""
    person = sit_down(SURVEYS["dice"], theme, qtbot, tmp_path)
    person.skip_to_first_question()
    for size in SIZES:
        settle(person.view, size)
        (stage,) = person.page.findChildren(DieThrow)
        (die,) = die_place(stage.rect().toRectF())
        small = max(face.height() for face in person.page.findChildren(DieFace))
        assert die.height() >= 2.2 * small, size
