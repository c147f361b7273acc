"""The kept moment of a pressed word: what it shows, lets one change, and when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    NEGATION,
    STATEMENT,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)

from app.respondent.questions.device_layout import DeviceSize
from app.respondent.questions.landing import SpinnerPage
from app.respondent.questions.pressed_kept import PressedKeptPage
from app.respondent.scaffold.page_size import PageSize
from app.theme import Theme
from core.response.store import SittingStore
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

DIE: Content = {"name": "warner", "p": "5/6"}
WAYS: dict[str, tuple[Content, str]] = {
    "wheel": (WARNER, "spinner"),
    "coins": (WARNER, "coins"),
    "dice": (DIE, "die"),
    "own": (WARNER, "own-device"),
    "forced wheel": (FORCED, "spinner"),
    "forced coins": (FORCED, "coins"),
}


def survey_with(way: str) -> Survey:
    mechanism, procedure = WAYS[way]
    more = {"negation": NEGATION} if mechanism["name"] == "warner" else {}
    questions = (yes_no(mechanism, (procedure,), id=name, **more) for name in ("one", "two"))
    return survey_of(*questions)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def pressed(
    way: str, theme: Theme, qtbot: QtBot, folder: Path, *, drawn: int = 3, word: str = "yes_button"
) -> Sat:
    """Somebody who has just pressed a word."""
    store = SittingStore(folder / "kept")
    door = ViewDoor([drawn] * 4)
    person = sit_down(survey_with(way), theme, qtbot, folder / "out", store=store, door=door)
    person.skip_to_first_question()
    if person.has("spin_button"):
        person.click("spin_button")
    person.click(word)
    assert isinstance(person.page, PressedKeptPage)
    return person


def kept_words(person: Sat) -> dict[str, object]:
    """What stands on disk."""
    (sitting,) = person.store.sittings(person.view.flow.survey)
    return dict(sitting.reports)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("word", ["yes_button", "no_button"])
def test_that_the_word_can_be_exchanged_until_next(
    way: str, word: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = pressed(way, theme, qtbot, tmp_path, word=word)
    first = int(word == "yes_button")
    assert kept_words(person) == {"one": first}
    before = person.text("kept_label")
    person.click("wrong_button")
    assert kept_words(person) == {"one": 1 - first}
    assert person.text("kept_label") != before
    assert not person.has("spin_button")
    person.click("wrong_button")
    assert kept_words(person) == {"one": first}
    assert person.text("kept_label") == before
    person.click("forward_button")
    assert person.view.flow.step.question == "two"
    person.click("back_button")
    assert isinstance(person.page, PressedKeptPage)
    assert person.text("kept_label") == before
    assert not person.has("wrong_button")


@pytest.mark.parametrize("way", ["wheel", "own"])
@pytest.mark.parametrize("how", ["forward_button", "back_button", "leave_button", "close", "cover"])
def test_that_whatever_ends_the_moment_settles_the_word(
    way: str, how: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = pressed(way, theme, qtbot, tmp_path)
    question = person.view.flow.survey.questions[0]
    assert person.view.flow.may_exchange(question)
    if how == "close":
        person.view.close()
    elif how == "cover":
        QTest.keyClick(person.page, Qt.Key.Key_Escape)
        settle()
    else:
        person.click(how)
    assert not person.view.flow.may_exchange(question)
    with pytest.raises(ValueError, match="exchanged"):
        person.view.flow.exchange_word(question)
    if how == "leave_button":
        person.click("forward_button")  # stays
        assert isinstance(person.page, PressedKeptPage)
        assert not person.has("wrong_button")
        assert person.can_press("forward_button")
    assert kept_words(person) == {"one": 1}


def test_that_a_hidden_page_comes_back_with_its_word_and_no_way_to_exchange_it(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = pressed("wheel", theme, qtbot, tmp_path)
    before = person.text("kept_label")
    person.view.cover()
    settle()
    person.view.uncover()
    settle()
    assert not person.has("wrong_button")
    assert person.text("kept_label") == before
    person.click("forward_button")
    assert person.view.flow.step.question == "two"
    assert kept_words(person) == {"one": 1}


@pytest.mark.parametrize("way", WAYS)
def test_that_the_moment_is_the_same_whatever_was_landed(
    way: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """For every outcome, for a word at once or exchanged: the same words, picture and file."""
    seen = []
    for drawn, at_once in ((0, True), (5 if way == "dice" else 3, True), (0, False)):
        folder = tmp_path / f"{drawn}{at_once}"
        word = "yes_button" if at_once else "no_button"
        person = pressed(way, theme, qtbot, folder, drawn=drawn, word=word)
        if not at_once:
            person.click("wrong_button")
        person.view.setFocus()
        settle()
        files = [
            (p.name, p.read_bytes(), p.stat().st_mtime_ns)
            for p in sorted((folder / "kept").rglob("*.sitting"))
        ]
        image = person.page.grab().toImage()
        seen.append((words_on(person.page), bytes(image.constBits()), files))
        person.view.close()
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize("way", WAYS)
def test_that_both_statements_are_grey_and_it_says_who_can_tell(
    way: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = pressed(way, theme, qtbot, tmp_path)
    told = words_on(person.page)
    page = person.page
    assert isinstance(page, PressedKeptPage)
    states = {statement.property("state") for statement in page.statements}
    assert states == (set() if way.startswith("forced") else {"blank"})
    if way.startswith("forced"):
        whose = "wheel's" if way == "forced wheel" else "coins'"
        assert f"It may have been the {whose} word or yours." in told
    else:
        assert "It could be about A or about B." in told
        assert STATEMENT in told
        assert NEGATION in told
    own = way == "own"
    assert ("Only you know which." in told) is own
    assert ("Nobody can tell which." in told) is not own


# Started, and closed before a word


def reopened(person: Sat, theme: Theme, qtbot: QtBot, folder: Path) -> Sat:
    person.view.close()
    store = SittingStore(folder / "kept")
    again = sit_down(person.view.flow.survey, theme, qtbot, folder / "out", store=store)
    (sitting,) = store.sittings(person.view.flow.survey)
    again.view.flow.resume(sitting)
    again.skip_to_first_question()
    return again


def test_that_a_start_that_was_cut_short_is_said_and_is_followed_by_the_last(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path / "kept")
    person = sit_down(survey_with("wheel"), theme, qtbot, tmp_path / "out", store=store)
    person.skip_to_first_question()
    assert "last time" not in words_on(person.page)
    person.click("spin_button")
    person = reopened(person, theme, qtbot, tmp_path)
    assert "This is the last time." in words_on(person.page)
    person.click("spin_button")
    person = reopened(person, theme, qtbot, tmp_path)
    assert "It was started twice" in words_on(person.page)
    assert not person.has("spin_button")
    assert not person.can_press("yes_button")
    person.click("leave_survey_button")
    assert person.page.objectName() == "leaving_page"


# Sizes


@pytest.mark.parametrize(
    ("window", "radius"),
    [
        ((1024, 640), 160),
        ((1280, 800), 218),
        ((1366, 768), 218),
        ((1440, 900), 242),
        ((1920, 1080), 302),
    ],
)
def test_that_the_wheel_is_as_large_as_the_page_lets_it_be(
    window: tuple[int, int], radius: int, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_with("wheel"), theme, qtbot, tmp_path, size=window)
    person.skip_to_first_question()
    page = person.page
    assert isinstance(page, SpinnerPage)
    assert round(page.wheel.width() / 2 / theme.tokens.wheel.rim) == radius
    assert page._scroll.verticalScrollBar().maximum() == 0
    spin, answer = person.part("spin_button"), person.part("yes_button")
    assert spin.mapTo(page, spin.rect().topLeft()).y() == (
        answer.mapTo(page, answer.rect().topLeft()).y()
    )
    assert spin.height() == answer.height() == DeviceSize.of(page.page_size).button


@pytest.mark.parametrize("window", [(800, 900), (700, 800), (960, 640), (2560, 1440), (512, 320)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_that_the_measures_stay_within_the_page(window: tuple[int, int], text: float) -> None:
    size = PageSize.of(*window, text)
    measures = DeviceSize.of(size)
    wide = measures.column
    if not measures.stacked:
        wide += measures.gap + 2 * measures.rim
    assert wide <= size.width - 2 * size.margin
    assert measures.rim >= 110 * size.s - 1
