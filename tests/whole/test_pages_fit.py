"""What a page shows fits between its header and its footer: nothing scrolls that need not.

A question of under 200 letters is seen whole with its answers, without scrolling, at every size.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    NEGATION,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    one_of,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from walking import WINDOWS, faults, settle

from app.respondent.devices.faces import DieFace
from app.respondent.devices.statement import Statement
from app.respondent.devices.throw import DieThrow, die_place
from app.respondent.flow.way import Page
from app.respondent.scaffold.scaffold import PageScaffold
from app.respondent.scaffold.steps import StepCircle
from app.theme import Theme
from app.widgets.button import Button, primary_button
from app.widgets.choices import CheckOption, RadioOption
from app.widgets.icon_array import IconArray
from app.widgets.text import TextLabel
from core.response.store import MemoryStore
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SIZES = [size for name, size in WINDOWS.items() if name != "200%"]
RULES: Content = {"name": "forced", "truth": "2/3", "yes": "1/2"}
ASKED = "Did you pay a bribe to a police officer in the past twelve months?"
SURVEYS: dict[str, Survey] = {
    "wheel": survey_of(yes_no(WARNER, ("spinner",)), one_of({"name": "k-ary", "p": "1/4"}, 14)),
    "rules": survey_of(yes_no(RULES, ("spinner",), text=ASKED)),
    "coins": survey_of(yes_no(WARNER, ("coins",))),
    "dice": survey_of(yes_no(RULES, ("die",))),
    "own": survey_of(yes_no(WARNER, ("own-device",))),
    "little protected": survey_of(
        yes_no({"name": "warner", "p": "97/100"}, ("spinner",), negation=NEGATION),
        one_of({"name": "k-ary", "p": "1/4"}, 14),
    ),
    "fourteen": survey_of(one_of({"name": "k-ary", "p": "1/4"}, 14)),
}


# Of 200 letters and more a page may scroll.
DONE = (
    "In the past twelve months I have paid a bribe to a police officer, a judge, a teacher, a "
    "doctor or somebody else who works for the government, or somebody of my household has done "
    "it in my own place."
)
UNDONE = (
    "In the past twelve months I have not paid a bribe to a police officer, a judge, a teacher, a "
    "doctor or anybody else who works for the government, and nobody of my household has done so "
    "in my place."
)
WHETHER = DONE.replace("I have paid", "have I paid")[:-1] + "?"
MANY = {"kind": "many-of", "text": WHETHER}
NUMBER: Content = {"id": "age", "kind": "number", "text": WHETHER}
NUMBER |= {"low": 18, "high": 99, "step": 1}
BOTH = {"text": DONE, "negation": UNDONE}
OFTEN: Content = {"name": "warner", "p": "5/6"}
LONG_QUESTIONS: dict[str, Content] = {
    "wheel": yes_no(WARNER, ("spinner",)) | BOTH,
    "coins": yes_no(WARNER, ("coins",)) | BOTH,
    "die": yes_no(OFTEN, ("die",)) | BOTH,
    "own": yes_no(WARNER, ("own-device",)) | BOTH,
    "forced wheel": yes_no(RULES, ("spinner",), text=WHETHER),
    "forced coins": yes_no(FORCED, ("coins",), text=WHETHER),
    "forced die": yes_no(RULES, ("die",), text=WHETHER),
    "forced own": yes_no(RULES, ("own-device",), text=WHETHER),
    "scrambled": yes_no(WARNER, ("scrambled",), text=WHETHER),
    "fourteen": one_of({"name": "k-ary", "p": "1/4"}, 14, text=WHETHER),
    "fourteen clear": one_of(None, 14, text=WHETHER),
    "eight boxes": one_of({"name": "warner", "p": "4/7"}, 8) | MANY,
    "eight boxes clear": one_of(None, 8) | MANY,
    "number": NUMBER,
}


def not_whole(person: Sat, page: str) -> list[str]:
    """What of a question and its answers is not seen without scrolling, and at which sizes."""
    found = []
    for size in SIZES:
        settle(person.view, size)
        settle(person.view, size)
        for part in person.page.findChildren(QWidget):
            if isinstance(part, TextLabel) and len(part.text()) < 150:
                continue
            if not isinstance(part, Statement | Button | RadioOption | CheckOption | TextLabel):
                continue
            seen = part.visibleRegion().boundingRect().size()
            if part.isVisibleTo(person.view) and seen != part.size():
                found.append(f"{page} at {size[0]} x {size[1]}: {part.objectName()}")
        found += [f"{page} at {size[0]} x {size[1]}: {fault}" for fault in faults(person.page)]
    return found


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


@pytest.mark.parametrize("way", [way for way in SURVEYS if way != "little protected"])
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


def test_that_the_texts_are_as_long_as_they_may_be() -> None:
    assert all(190 < len(text) < 200 for text in (DONE, UNDONE, WHETHER))


# Of each device one with statements or one with rules is there otherwise; a long run does all.
LIKE_OTHERS = ("die", "forced coins", "own", "fourteen clear", "eight boxes clear")


@pytest.mark.parametrize(
    "way",
    [pytest.param(w, marks=pytest.mark.long if w in LIKE_OTHERS else ()) for w in LONG_QUESTIONS],
)
def test_that_a_question_and_its_answers_are_whole_at_every_size(
    theme: Theme, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    person = sit_down(survey_of(LONG_QUESTIONS[way]), theme, qtbot, tmp_path)
    person.skip_to_first_question()
    found = not_whole(person, "question") + too_tall(person, "question")
    if person.has("spin_button"):
        person.click("spin_button")
        found += not_whole(person, "landed") + too_tall(person, "landed")
    if person.has("yes_button"):
        person.click("yes_button")
        found += not_whole(person, "kept") + too_tall(person, "kept")
    assert found == []


@pytest.mark.parametrize("landing", [0, 1, 2])
def test_that_nothing_moves_when_the_wheel_lands(
    theme: Theme, qtbot: QtBot, tmp_path: Path, landing: int
) -> None:
    """A sentence of two lines had no room kept for it, and pushed the answers down."""
    survey = SURVEYS["rules"]
    door = ViewDoor([landing])
    person = sit_down(survey, theme, qtbot, tmp_path, door=door, size=(1024, 640))
    person.skip_to_first_question()
    places = [person.part(name).geometry() for name in ("yes_button", "no_button", "statement_3")]
    person.click("spin_button")
    after = [person.part(name).geometry() for name in ("yes_button", "no_button", "statement_3")]
    assert after == places


@pytest.mark.parametrize("way", ["wheel", "forced wheel", "own", "fourteen"])
def test_that_neither_a_long_title_nor_a_refusal_pushes_the_answers_out(
    theme: Theme, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    title = (DONE + " ")[:200].strip()
    short = {"text": "Did you pay?"} if "fo" in way else {}
    survey = survey_of(LONG_QUESTIONS[way] | short, title=title)
    person = sit_down(survey, theme, qtbot, tmp_path)
    person.skip_to_first_question()
    person.page.show_problem("x" * 120 + " was not saved: the disk is full.", "Make room " * 9)
    name = "option_1" if person.has("option_1") else "yes_button"
    for size in SIZES:
        settle(person.view, size)
        settle(person.view, size)
        (area,) = person.page.findChildren(QScrollArea)
        area.ensureWidgetVisible(person.part(name))
        settle(person.view, size)
        assert person.part(name).visibleRegion().boundingRect().height() > 30, size
        assert faults(person.page) == [], size


def to_the_odds(person: Sat) -> None:
    person.to_page(Page.PRACTICE)
    if person.has("spin_button"):
        person.click("spin_button")
    person.click("yes_button")
    person.click("odds_button")


@pytest.mark.parametrize("way", ["wheel", "dice", "own", "little protected"])
def test_that_odds_and_trial_do_not_scroll(
    theme: Theme, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    person = sit_down(SURVEYS[way], theme, qtbot, tmp_path)
    to_the_odds(person)
    found = too_tall(person, "odds")
    person.click("trial_button")
    found += too_tall(person, "trial")
    assert found == []


def test_that_no_limit_goes_where_height_is_little(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """How far the odds move stands at every size; where they come from goes first."""
    person = sit_down(SURVEYS["wheel"], theme, qtbot, tmp_path)
    to_the_odds(person)
    limits, source = ("never proof", "up to 3 times the odds", "Up to "), "Computed from this wheel"
    for size, has_source in (((1024, 640), False), ((1280, 800), True)):
        settle(person.view, size)
        told = words_on(person.page)
        assert all(limit in told for limit in limits)
        assert (source in told) is has_source


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


def at_review(theme: Theme, qtbot: QtBot, folder: Path) -> Sat:
    """Six questions are answered, as in the picture of the review."""
    scrambled = one_of({"name": "k-ary", "p": "1/2"}, 3, id="work")
    used = one_of({"name": "k-ary", "p": "1/3"}, 4, id="used", text="What do you use?")
    where = one_of(None, 3, id="area")
    car = yes_no(None) | {"id": "car"}
    second = yes_no(WARNER, ("scrambled",)) | {"id": "cash", "text": "Did you pay in cash?"}
    first = yes_no(WARNER, ("scrambled",), text="Did you pay?")
    person = sit_down(survey_of(first, second, scrambled, used, where, car), theme, qtbot, folder)
    person.skip_to_first_question()
    for number in range(6):
        person.choose(0)
        person.go_on(2 if number < 4 else 1)
    return person


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1440, 900), (1920, 1080)])
def test_that_six_questions_are_reviewed_without_scrolling(
    theme: Theme, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    person = at_review(theme, qtbot, tmp_path)
    assert person.has("file_button")
    settle(person.view, size)
    settle(person.view, size)
    assert [a.verticalScrollBar().maximum() for a in person.page.findChildren(QScrollArea)] == [
        0,
        0,
    ]


def test_that_the_circles_of_a_survey_begun_have_room_at_200_percent(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    questions = [yes_no(None) | {"id": f"q{n}", "text": f"Is it {n}?"} for n in range(6)]
    survey, store = survey_of(yes_no(WARNER, ("spinner",)), *questions), MemoryStore()
    person = sit_down(survey, theme, qtbot, tmp_path, store=store)
    person.skip_to_first_question()
    person.click("spin_button")
    again = sit_down(survey, theme, qtbot, tmp_path, store=store, size=WINDOWS["200%"])
    settle(again.view, WINDOWS["200%"])
    circles = again.page.findChildren(StepCircle)
    assert len(circles) == 7
    edges = [circle.mapTo(again.view, circle.rect().topRight()).x() for circle in circles]
    assert max(edges) <= 512
    assert again.page.width() == 512
    (area,) = again.page.findChildren(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    settle(again.view, (1280, 800))
    assert {circle.width() for circle in again.page.findChildren(StepCircle)} == {64}


def test_that_a_hundred_people_are_seen_at_200_percent(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Their picture was as high as the page without its bands: less than nothing."""
    person = sit_down(SURVEYS["wheel"], theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    person.click("spin_button")
    person.click("yes_button")
    settle(person.view, WINDOWS["200%"])
    both = person.page.findChildren(IconArray)
    assert [people.height() > 60 for people in both] == [True, True]
    (area,) = person.page.findChildren(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0


def test_that_a_button_under_a_sentence_keeps_off_the_edge(theme: Theme, qtbot: QtBot) -> None:
    page = PageScaffold(theme, "A survey")
    button = primary_button("Open", theme)
    page.add_action(button)
    qtbot.addWidget(page)
    for size in SIZES:
        for sentence in ("", "Nothing opens without the PIN."):
            page.set_note(sentence)
            settle(page, size)
            bottom = button.mapTo(page, button.rect().bottomLeft()).y()
            assert page.height() - bottom >= 10, (size, sentence)


@pytest.mark.parametrize("size", [(800, 900), (1280, 800), (1366, 768), (1920, 1080)])
def test_that_a_page_made_anew_knows_its_height_at_once(
    theme: Theme, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Two parts side by side left the page as tall as if one stood above the other."""
    survey = survey_of(*(one_of({"name": "k-ary", "p": "1/2"}, 3, id=f"q{n}") for n in range(4)))
    person = sit_down(survey, theme, qtbot, tmp_path, size=size)
    person.skip_to_first_question()
    for _ in range(4):
        person.choose(0)
        person.go_on()
        (area,) = person.page.findChildren(QScrollArea)
        column = area.widget()
        assert column is not None
        assert area.verticalScrollBar().maximum() == 0
        assert column.height() == max(column.heightForWidth(size[0]), area.viewport().height())
        person.go_on()
