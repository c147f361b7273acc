"""Practice tells what the rule asked for; trying out draws by the channel; nothing is kept."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    KARY,
    UNARY,
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
from walking import faults

from app.respondent.devices.trial_chart import TrialChart
from app.respondent.flow.practice import PEOPLE, try_out
from app.respondent.flow.way import Page
from app.respondent.questions.landing import LandingPage
from app.theme import Theme
from core.privacy.randomness import SYSTEM, RandomnessError
from core.response.store import SittingStore
from core.survey import Survey
from door_tape import TapeDoor

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SPINNER = survey_of(yes_no(WARNER, ("spinner",)))
WAYS: dict[str, Content] = {
    "spinner": yes_no(WARNER, ("spinner",)),
    "coins": yes_no(FORCED, ("coins",)),
    "own-device": yes_no(FORCED, ("own-device",)),
    "scrambled": yes_no(WARNER, ("scrambled",)),
    "k-ary": one_of(KARY, 4),
    "unary": one_of(UNARY, 3),
    "many": {**one_of(FORCED, 3), "kind": "many-of"},
}
SIZES = {"1280x800": (1280, 800), "1024x640": (1024, 640), "512x320": (512, 320)}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def at_practice(survey: Survey, theme: Theme, qtbot: QtBot, folder: Path, **how: Any) -> Sat:
    """A person who is to try it once."""
    person = sit_down(survey, theme, qtbot, folder, **how)
    person.to_page(Page.PRACTICE)
    return person


def practise(person: Sat) -> None:
    """Answer the practice question, whatever it asks."""
    if person.has("spin_button"):
        person.click("spin_button")
    if person.has("yes_button"):
        person.click("yes_button")
    else:
        person.click("option_2")
        person.click("forward_button")


def at_odds(person: Sat) -> Sat:
    """The same person, practised and on the page that tells the odds."""
    practise(person)
    person.click("odds_button")
    return person


@pytest.mark.parametrize("question", WAYS.values(), ids=WAYS)
def test_that_nothing_of_practice_is_kept(
    question: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(question)
    store = SittingStore(tmp_path / "sittings")
    person = at_practice(survey, theme, qtbot, tmp_path / "out", store=store)
    practise(person)
    assert "Kept: " in words_on(person.page)
    person.click("odds_button")
    person.click("trial_button")
    person.click("again_button")
    person.click("back_button")
    person.click("back_button")
    assert not person.view.flow.has_begun
    assert person.view.flow.drawn == 0
    assert not store.was_begun(survey)
    assert list(tmp_path.rglob("*")) == []
    person.click("forward_button")
    assert "Question 1 of 1" in person.page.accessibleName()


def test_that_a_wheel_left_spinning_in_practice_is_not_met_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_practice(SPINNER, theme, qtbot, tmp_path, door=ViewDoor([3]))
    person.click("spin_button")
    person.click("back_button")
    assert person.step is Page.LABEL
    person.click("forward_button")
    assert person.has("spin_button")
    assert "The wheel landed" not in words_on(person.page)
    assert person.view.findChildren(LandingPage) == [person.page]


def test_that_leaving_practice_asks_and_comes_back(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_practice(SPINNER, theme, qtbot, tmp_path)
    page = person.page
    person.click("leave_button")
    assert person.page.accessibleName() == "Leave this survey?"
    person.click("forward_button")
    assert person.page is page


def test_that_practice_and_trial_can_be_done_by_keys_alone(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_practice(SPINNER, theme, qtbot, tmp_path)
    person.press("spin_button", Qt.Key.Key_Return)
    person.press("no_button")
    person.press("odds_button")
    person.press("trial_button")
    person.press("again_button")
    person.press("forward_button")
    person.press("back_button")
    person.press("forward_button")
    assert person.step is Page.QUESTION


def test_that_the_bars_show_who_was_drawn(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    class Counting(ViewDoor):
        """Every fourth of those without lands on B; all of those with do on A."""

        def below(self, n: int) -> int:
            self.taken.append((0, n))
            people = len(self.taken) - 1  # the first draw is of practice
            return 3 if people <= 100 and people % 4 == 0 else 0

    person = at_odds(at_practice(SPINNER, theme, qtbot, tmp_path, door=Counting([])))
    person.click("trial_button")
    without, with_it = (person.part(name) for name in ("chart_1", "chart_2"))
    assert isinstance(without, TrialChart)
    assert isinstance(with_it, TrialChart)
    assert (without.counts, with_it.counts) == ((25, 75), (100, 0))
    assert without.accessibleName() == "leaves TRUE: 25; leaves FALSE: 75"


def test_that_bars_grow_and_end_at_the_same_counts(qapp: QApplication, qtbot: QtBot) -> None:
    chart = TrialChart(("yes", "no"), 50, Theme(qapp, pinned="light", reduced_motion=False))
    qtbot.addWidget(chart)
    chart.show()
    people = [True] * 30 + [False] * 70
    with qtbot.waitSignal(chart.finished):
        chart.show_people(people)
        assert chart.counts == (0, 0)
    assert chart.counts == (30, 70)


@pytest.mark.parametrize("place", [0, 1], ids=["without", "with"])
@pytest.mark.parametrize("name", ["spinner", "scrambled", "coins", "k-ary", "unary"])
def test_that_trying_out_draws_each_person_by_the_channel(name: str, place: int) -> None:
    """The first person of a group is enumerated, all others are drawn alike."""
    (question,) = survey_of(WAYS[name]).questions
    assert question.channel is not None
    procedure = question.procedures[0] if question.procedures else None
    before = [0] * (PEOPLE * place)
    share, choice = Fraction(0), 0
    while True:
        door = TapeDoor([*before, choice])
        saved = try_out(question, procedure, door)[place][0]
        _, n = door.taken[len(before)]
        kind, asked = door.asked[len(before)]
        weight = Fraction(1, n)
        if kind == "bernoulli":
            weight = Fraction(asked) if choice else 1 - Fraction(asked)
        share += weight * saved
        choice += 1
        if choice == n:
            break
    kept, joined = question.drawn_by.chances(1)
    assert share == (kept if place else joined)


def test_that_a_broken_generator_tries_nothing(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    class Breaking(ViewDoor):
        def below(self, n: int) -> int:
            raise RandomnessError(f"repeats itself, asked for {n}")

    person = at_practice(SPINNER, theme, qtbot, tmp_path, door=Breaking([]))
    person.click("spin_button")
    assert "cannot draw chance" in words_on(person.page)


# All on the fewest pixels, where they are cut off first; a long run looks at all at every size.
@pytest.mark.parametrize(
    ("question", "size"),
    [
        pytest.param(
            *(WAYS[way], SIZES[size]),
            id=f"{way}-{size}",
            marks=() if size == "512x320" or way == "unary" else pytest.mark.long,
        )
        for way in WAYS
        for size in SIZES
    ],
)
def test_that_pages_beside_the_way_are_named_reached_and_whole(
    question: Content, size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(question)
    person = at_practice(survey, theme, qtbot, tmp_path, size=size, door=SYSTEM)
    assert faults(person.view) == []
    practise(person)
    assert faults(person.view) == []
    person.click("odds_button")
    assert faults(person.view) == []
    person.click("trial_button")
    assert faults(person.view) == []
