"""The pages before the first question: few words, few presses, nothing asked in haste."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    KARY,
    NEGATION,
    STATEMENT,
    WARNER,
    Content,
    ViewDoor,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from words_on_pages import LONGEST_SENTENCE, MOST_PRESSES, MOST_WORDS, THEIRS, press_on, said_by

from app.respondent.flow.way import Page
from app.respondent.pages.consent import DeclinedPage
from app.respondent.pages.leaving import LeavingPage
from app.respondent.pages.practice import PractisedPage
from app.respondent.scaffold.steps import StepCircle
from app.theme import Theme
from app.widgets.icon_array import IconArray
from app.widgets.text import TextLabel
from core.keys.signing import sign
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import begin
from core.response.steps import freeze, start
from core.response.store import MemoryStore

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

WAYS: dict[str, Content] = {
    "spinner": yes_no(WARNER, ("spinner",)),
    "forced wheel": yes_no(FORCED, ("spinner",)),
    "coins": yes_no(WARNER, ("coins",)),
    "die": yes_no({"name": "warner", "p": "5/6"}, ("die",), negation=NEGATION),
    "own-device": yes_no(WARNER, ("own-device",)),
    "scrambled": yes_no(WARNER, ("scrambled",)),
    "options": one_of(KARY, 4),
}
OFTEN = {(way, language) for way in ("spinner", "options") for language in ("en", "ar")}
CHOICE = survey_of(yes_no(WARNER, ("spinner", "coins", "own-device", "scrambled")), **THEIRS)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


# French says most; the other languages say it of two ways, and of all in a long run.
@pytest.mark.parametrize(
    ("question", "language"),
    [
        pytest.param(
            *(WAYS[way], language),
            id=f"{way}-{language}",
            marks=() if language == "fr" or (way, language) in OFTEN else pytest.mark.long,
        )
        for way in WAYS
        for language in ("en", "de", "es", "fr", "ar")
    ],
)
def test_that_what_everyone_passes_is_short_and_soon_passed(
    question: Content, language: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(question, one_of(None, id="area"), languages=[language], **THEIRS)
    first = 2 if question is WAYS["forced wheel"] else 0  # on Yes, which takes the most words
    person = sit_down(survey, theme, qtbot, tmp_path, door=ViewDoor([first, *(50 * [0])]))
    said: dict[str, None] = {}
    presses = 0
    while person.step is not Page.QUESTION:
        said.update(dict.fromkeys(said_by(person.page, survey)))
        press_on(person)
        presses += 1
    assert presses <= MOST_PRESSES
    words = re.findall(r"\w[\w’'-]*", " ".join(said))  # some languages set signs apart
    assert len(words) <= MOST_WORDS, "\n".join(said)
    for text in said:
        for sentence in re.split(r"(?<=[.?!:])\s", text):
            assert len(sentence.split()) <= LONGEST_SENTENCE, sentence


@pytest.mark.parametrize(
    ("word", "whose"), [("yes_button", "who drank no tea"), ("no_button", "who drank tea")]
)
def test_that_practice_ends_with_the_word_and_the_people_who_leave_it_too(
    word: str, whose: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(WAYS["spinner"], **THEIRS)
    person = sit_down(survey, theme, qtbot, tmp_path, door=ViewDoor([0]))
    person.to_page(Page.PRACTICE)
    told = words_on(person.page)
    assert "I drank tea today." in told
    assert "Practice: nothing is saved" in told
    person.click("spin_button")
    person.click(word)
    assert isinstance(person.page, PractisedPage)
    told = words_on(person.page)
    kept = "TRUE" if word == "yes_button" else "FALSE"
    assert f"Kept: {kept}" in told
    assert "It could be about A or about B." in told
    assert "Nobody can tell which." in told
    assert f"100 {whose}" in told
    assert f"About 25 also leave {kept}." in told
    assert f"About 75 leave {kept}." in told
    assert f"A saved {kept} is never proof." in told
    arrays = person.page.findChildren(IconArray)
    assert [people.count for people in arrays] == [25, 75]
    first = words_on(person.page).index(f"100 {whose}")
    assert first < told.index("About 25"), "whose answer is another stand first"
    assert not person.view.flow.has_begun


def test_that_a_forced_wheel_is_not_said_to_have_an_a_and_a_b(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_of(WAYS["forced wheel"]), theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    person.click("spin_button")
    person.click("yes_button")
    told = words_on(person.page)
    assert "It may have been the wheel's word or yours." in told
    assert "about A" not in told
    assert "Nobody can tell which" not in told
    # 1/2 truth, 1/2 of the rest yes: a quarter of those who would say no.
    assert "About 25 also leave YES." in told


def test_that_a_nearly_certain_wheel_does_not_promise_that_nobody_can_tell(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    strong = yes_no({"name": "warner", "p": "97/100"}, ("spinner",), negation=NEGATION)
    person = sit_down(survey_of(strong), theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    person.click("spin_button")
    person.click("yes_button")
    told = words_on(person.page)
    assert "More than 95 of 100 answers are saved as they are." in told
    assert "Nobody can tell" not in told


def test_that_practice_with_a_thing_of_ones_own_says_that_only_you_know(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    own = yes_no(WARNER, ("own-device",))
    person = sit_down(survey_of(own), theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    person.click("yes_button")
    told = words_on(person.page)
    assert "Only you know which." in told
    assert "Nobody can tell" not in told


def test_that_the_way_is_chosen_before_the_first_question_and_never_after(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(CHOICE, theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    person.click("ways_button")
    told = words_on(person.page)
    assert STATEMENT not in told
    assert NEGATION not in told
    person.click("procedure_scrambled")
    person.click("back_button")
    assert person.view.flow.procedure is Procedure.SCRAMBLED
    assert not person.has("spin_button")
    person.choose(0)
    person.go_on()
    assert "Other ways" not in words_on(person.page)
    person.click("forward_button")
    assert person.view.flow.has_begun
    person.click("back_button")
    person.click("back_button")
    person.click("forward_button")
    assert person.step is Page.PRACTICE
    assert not person.has("ways_button")


def test_that_back_from_the_first_question_shows_what_practice_left(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_of(WAYS["spinner"]), theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    person.click("spin_button")
    person.click("yes_button")
    person.click("odds_button")
    person.click("trial_button")
    person.click("back_button")
    person.click("back_button")
    assert isinstance(person.page, PractisedPage)
    person.click("forward_button")
    assert person.step is Page.QUESTION
    person.click("back_button")
    assert isinstance(person.page, PractisedPage)


def test_that_the_first_page_says_whether_the_survey_is_signed(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(WAYS["spinner"], author="A small institute")
    person = sit_down(survey, theme, qtbot, tmp_path)
    assert "This survey is not signed." in words_on(person.page)
    signed = sign(survey, Ed25519PrivateKey.from_private_bytes(bytes(32)))
    person = sit_down(signed, theme, qtbot, tmp_path)
    assert "This survey is signed." in words_on(person.page)


def test_that_whoever_does_not_agree_is_let_go_with_one_press(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(CHOICE, theme, qtbot, tmp_path)
    person.go_on()
    person.click("decline_button")
    assert isinstance(person.page, DeclinedPage)
    buttons = [b for b in person.page.findChildren(QAbstractButton) if b.isVisibleTo(person.page)]
    loud = [b.text() for b in buttons if b.property("role") in ("primary", "secondary")]
    assert loud == ["Close"]
    with qtbot.waitSignal(person.view.left):
        person.click("forward_button")
    assert person.files() == []


def test_that_no_page_says_that_nothing_is_saved_once_a_word_is_kept(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(WAYS["spinner"], yes_no(WARNER, ("spinner",), id="other"), **THEIRS)
    store = MemoryStore()
    person = sit_down(survey, theme, qtbot, tmp_path, store=store)
    person.skip_to_first_question()
    person.follow_the_wheel(1)
    again = sit_down(survey, theme, qtbot, tmp_path, store=store)
    assert "Go on where it stopped?" in words_on(again.page)
    assert "One word is kept." in words_on(again.page)
    again.click("sitting_button_1")
    assert again.view.flow.step.question == "other"
    seen = []
    while again.step is not Page.WELCOME:
        again.click("back_button")
        seen.append(words_on(again.page))
    assert not any("has been saved yet" in words for words in seen)
    assert "No file is made before the last page." in seen[-1]


@pytest.mark.parametrize("keeps", [1, 2])
def test_that_no_page_says_that_nothing_is_saved_once_a_start_is_noted(
    keeps: int, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    others = [yes_no(WARNER, ("spinner",), id=f"other{n}") for n in range(2)]
    survey, store = survey_of(WAYS["spinner"], *others, **THEIRS), MemoryStore()
    sitting = begin(survey, Procedure.SPINNER, SYSTEM)
    store.put(sitting)
    for question in survey.questions[:keeps]:
        sitting = start(sitting, question, survey, store)
    person = sit_down(survey, theme, qtbot, tmp_path, store=store)
    noted = "One start is noted" if keeps == 1 else "2 starts are noted"
    assert "Question 1 was left before its word." in words_on(person.page)
    assert "It can be started once more, for the last time." in words_on(person.page)
    assert "are kept. They stay" not in words_on(person.page)
    person.click("sitting_button_1")
    while person.step is not Page.WELCOME:
        person.click("back_button")
    assert "Nothing has been saved" not in words_on(person.page)
    assert "No file is made before the last page." in words_on(person.page)
    person.to_page(Page.CONSENT)
    person.click("decline_button")
    assert isinstance(person.page, LeavingPage)
    assert noted in words_on(person.page)


def test_that_the_circles_mark_the_questions_that_have_their_word(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    sensitive = [yes_no(WARNER, ("spinner",), id=f"other{n}") for n in range(2)]
    survey, store = survey_of(one_of(None, 2, id="area"), *sensitive), MemoryStore()
    sitting = begin(survey, Procedure.SPINNER, SYSTEM)
    store.put(sitting)
    freeze(sitting, survey.questions[1], 1, survey, store)
    person = sit_down(survey, theme, qtbot, tmp_path, store=store)
    circles = person.page.findChildren(StepCircle)
    assert [circle.state for circle in circles] == ["now", "done", "coming"]
    person.click("sitting_button_1")
    assert person.view.flow.step.question == "area"


def test_that_going_on_is_the_one_loud_button_and_another_person_is_told_the_cost(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey, store = survey_of(WAYS["spinner"]), MemoryStore()
    person = sit_down(survey, theme, qtbot, tmp_path, store=store)
    person.skip_to_first_question()
    person.follow_the_wheel(1)
    again = sit_down(survey, theme, qtbot, tmp_path, store=store)
    assert again.part("other_person_button").property("role") == "quiet"
    loud = [
        button.text()
        for button in again.page.findChildren(QAbstractButton)
        if button.isVisibleTo(again.page) and button.property("role") in ("primary", "secondary")
    ]
    assert loud == ["Go on"]
    # Twice the same Warner wheel of 3 of 4: 3 times the odds become 9.
    cost = "up to 9 times, not 3"
    assert cost not in words_on(again.page), "it stands where a person decides"
    again.click("other_person_button")
    assert cost in words_on(again.page)
    before = again.step
    again.click("keep_button")
    assert cost not in words_on(again.page)
    again.be_another()
    assert (before, again.step) == (Page.RETURNING, Page.WELCOME)


@pytest.mark.parametrize("question", WAYS.values(), ids=WAYS)
def test_that_no_device_is_named_that_the_survey_has_not(
    question: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(question)
    offered = set(survey.procedures)
    person = sit_down(survey, theme, qtbot, tmp_path)
    seen = [words_on(person.page)]
    while person.step is not Page.QUESTION:
        if person.step is Page.LABEL:
            person.click("link_button")
        press_on(person)
        seen.append(words_on(person.page))
    told = " ".join(seen[:-1]).lower()
    if Procedure.COINS not in offered and Procedure.OWN_DEVICE not in offered:
        assert "coin" not in told
    if Procedure.OWN_DEVICE not in offered:
        assert "only you know" not in told
    if Procedure.SPINNER not in offered:
        assert "wheel" not in told


@pytest.mark.parametrize("name", ["looks_button", "leave_button"])
def test_that_colours_and_text_size_are_chosen_inside_a_survey(
    name: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(CHOICE, theme, qtbot, tmp_path)
    assert person.has(name)
    menu = person.page.looks_button.menu()
    assert menu is not None
    heading = person.part("heading")
    assert isinstance(heading, QLabel)
    before = heading.heightForWidth(9999)
    actions = {action.text(): action for action in menu.actions()}
    actions["Text 150 %"].trigger()
    settle()
    assert heading.heightForWidth(9999) == round(1.5 * 44)  # narrow, as in a window of 853 x 533
    assert before < heading.heightForWidth(9999)
    actions["Dark"].trigger()
    assert theme.scheme == "dark"
    menu.aboutToShow.emit()
    assert [a.text() for a in menu.actions() if a.isChecked()] == ["Text 150 %", "Dark"]
    theme.set_text_size(1.0)


SIZES = (
    (800, 900),
    (1024, 640),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)


@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_that_short_pages_need_no_scrolling_at_any_size(
    size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_of(WAYS["spinner"], **THEIRS), theme, qtbot, tmp_path, size=size)
    for page in (Page.WELCOME, Page.CONSENT, Page.LABEL):
        person.to_page(page)
        bar = person.page._scroll.verticalScrollBar()
        assert bar.maximum() == 0, page
        for label in person.page.findChildren(TextLabel):
            if label.isVisibleTo(person.page):
                assert label.height() >= label.heightForWidth(label.width()), label.text()
    person.to_page(Page.PRACTICE)
    person.click("spin_button")
    person.click("yes_button")
    assert person.page._scroll.verticalScrollBar().maximum() == 0
    forward = person.part("forward_button")
    corner = forward.mapTo(person.view, forward.rect().bottomRight())
    assert corner.y() < size[1]
    assert person.page.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_that_the_whole_table_names_all_that_is_saved_and_who_sees_what_chance_showed(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(CHOICE, theme, qtbot, tmp_path)
    while person.step is not Page.LABEL:
        person.go_on()
    person.click("link_button")
    told = words_on(person.page)
    for row in (
        "What the wheel or the coins showed",
        "You and this program, until you press",
        "What your own device showed",
        "Also in it: the survey, the way you answered, a random number.",
    ):
        assert row in told
