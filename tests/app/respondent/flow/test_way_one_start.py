"""Chance is started once a question, whatever the way through the survey and its clear answers.

The draws are counted where they are drawn, and every page that the view still has is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st
from kiosk_stand import be_silent, count_down, stand
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from shiboken6 import isValid

from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.questions.landing import LandingPage
from app.theme import Theme
from core.privacy.randomness import SYSTEM, Door, RandomnessError
from core.response.sitting import MOST_STARTS
from core.response.store import MemoryStore
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

AREA = one_of(None, 2, id="area", text="Where do you live?")
MECHANISMS = {"spinner": WARNER, "coins": FORCED}
_PLACE = 2**32  # where in its sector a wheel stands is drawn from more than this


def survey_with(procedure: str) -> Survey:
    """One question for either place that somebody may live in, and one for both."""

    def asked(name: str, *places: str) -> Content:
        only = {"ask_if": {"question": "area", "in": list(places)}} if places else {}
        return yes_no(MECHANISMS[procedure], (procedure,), id=name, **only)

    return survey_of(AREA, asked("first", "o0"), asked("both"), asked("second", "o1"))


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


class CountingDoor(ViewDoor):
    """Counts what is drawn for each question; practice and trials stand under no question."""

    def __init__(self, tape: list[int]) -> None:
        super().__init__(tape)
        self.person: Sat | None = None
        self.starts: Counter[str] = Counter()
        self.let_go: Counter[str] = Counter()  # starts whose landing the review has forgotten

    def below(self, n: int) -> int:
        if self.person is not None and n < _PLACE:
            self.starts[self.person.view.flow.step.question] += 1
        return super().below(n)


def walk(person: Sat, step: str) -> None:
    """Do what a person may do on the page that is shown; nothing where it is not offered."""
    if step.startswith("option"):
        while person.has("back_button") and not person.has("option_1"):
            person.click("back_button")
        if person.has(step):
            person.click(step)
            person.click("forward_button")
    elif step == "practise" and person.step is Page.PRACTICE:
        if person.has("spin_button"):
            person.click("spin_button")
            person.click("yes_button")
    elif step == "stay" and person.has("leave_button"):
        person.click("leave_button")
        person.click("forward_button")
    elif step == "hide":
        person.view.cover()
        settle()
        person.view.uncover()
        settle()
    elif person.has(step) and person.part(step).isEnabled():
        person.click(step)


def look(person: Sat, door: CountingDoor) -> None:
    """See that nothing was started twice, and that a landing lives until its press alone.

    What the review forgets, as its question is not asked, is let go of as if it had been closed.
    """
    flow = person.view.flow
    started = {name: n for name, n in door.starts.items() if name}
    unasked = started.keys() - {question.id for question in flow.asked} - flow.answers.keys()
    if person.step is Page.REVIEW:
        door.let_go.update({id_: started[id_] - door.let_go[id_] for id_ in unasked})
    assert all(n <= 1 + (door.let_go[id_] > 0) <= MOST_STARTS for id_, n in started.items())
    assert all(n - door.let_go[id_] <= 1 for id_, n in started.items()), started
    pages = person.view.findChildren(LandingPage)
    alive = [page for page in pages if page.is_underway or page.stage.has_landed]
    assert len({page.question.id for page in alive}) == len(alive), "two pages for one question"
    waiting = {id_ for id_, n in started.items() if n > door.let_go[id_]} - flow.answers.keys()
    assert {page.question.id for page in alive} == waiting
    for page in pages:
        if page not in alive:
            assert "chosen" not in {s.property("state") for s in page.statements}
    if isinstance(person.page, LandingPage):
        ready: tuple[str, ...] = ("spin_button", "yes_button")
        if started.get(person.page.question.id) == door.let_go[person.page.question.id] == 2:
            ready = ("leave_survey_button",)
        assert sum(person.can_press(name) for name in ready) == 1, "the person cannot go on"


# Starting, and turning to another place, are what a walk must not be short of.
STEPS = ["spin_button", "option_1", "option_2"] * 3
STEPS += ["back_button", "forward_button", "yes_button", "no_button", "practise", "stay", "hide"]
WALKS = st.lists(st.sampled_from(STEPS), min_size=16, max_size=24)


@pytest.mark.parametrize("procedure", MECHANISMS)
def test_that_no_walk_starts_a_question_twice_or_leaves_a_landing(
    procedure: str, theme: Theme, qtbot: QtBot, suite_or_long: Callable[[int, int], int]
) -> None:
    survey = survey_with(procedure)

    # A walk is short enough to read: shrinking it would take minutes.
    @settings(max_examples=suite_or_long(3, 20), phases=[Phase.explicit, Phase.generate])
    @example(["option_1", *["spin_button", "option_2", "spin_button", "option_1"] * 2], [3], True)
    @given(WALKS, st.lists(st.integers(0, 3), max_size=6), st.booleans())
    def check(steps: list[str], tape: list[int], closes: bool) -> None:
        door = CountingDoor(tape)
        with TemporaryDirectory() as folder:
            person = sit_down(survey, theme, qtbot, Path(folder), door=door)
            door.person = person
            person.to_first_question()
            for step in steps:
                walk(person, step)
                look(person, door)
            pages = person.view.findChildren(LandingPage)
            if closes or not person.has("leave_button"):
                person.view.close()
            else:
                person.click("leave_button")
                if person.has("confirm_button"):
                    person.click("confirm_button")
            assert_that_all_is_forgotten(pages)
            person.view.close()

    check()


def assert_that_all_is_forgotten(pages: list[LandingPage]) -> None:
    for page in pages:
        if isValid(page):
            assert not page.is_underway
            assert not page.stage.has_landed
            assert "landed on" not in words_on(page)


def started_three_times(person: Sat) -> None:
    """Start every question without pressing a word, by changing a clear answer on the way."""
    person.choose(0)
    person.click("forward_button")
    person.click("spin_button")
    for step in (
        *("option_2", "spin_button", "yes_button", "forward_button"),
        *("spin_button", "option_1"),
    ):
        walk(person, step)


def test_that_a_question_comes_back_as_it_was_left(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Started, closed by a clear answer, and opened again: the same landing, and no new start."""
    door = CountingDoor([3])
    person = sit_down(survey_with("spinner"), theme, qtbot, tmp_path, door=door)
    door.person = person
    person.to_first_question()
    started_three_times(person)
    assert isinstance(person.page, LandingPage)
    assert person.page.question.id == "first"
    assert person.chosen_statement() == "B"
    assert not person.has("spin_button")
    assert door.starts == {"first": 1, "both": 1, "second": 1}
    person.say("no_button")
    hidden = [p for p in person.view.findChildren(LandingPage) if p.is_underway]
    assert [page.question.id for page in hidden] == ["second"]
    person.click("forward_button")
    assert person.page.accessibleName() == "Look once, then save"
    assert_that_all_is_forgotten(hidden)
    person.click("save_button")
    assert_that_all_is_forgotten(hidden)
    assert person.saved_answers() == {"area": 0, "both": 1, "first": 0}


def test_that_the_review_forgets_a_landing_whose_question_is_not_asked(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Asked again, it is started for the last time: its first start counts on disk."""
    door, store = CountingDoor([3]), MemoryStore()
    survey = survey_with("spinner")
    person = sit_down(survey, theme, qtbot, tmp_path, door=door, store=store)
    door.person = person
    person.to_first_question()
    started_three_times(person)
    person.say("no_button")
    for starts in (1, 2):
        person.click("forward_button")
        assert person.step is Page.REVIEW
        look(person, door)
        assert not any(p.is_underway for p in person.view.findChildren(LandingPage))
        assert [s.started for s in store.sittings(survey)] == [{"second": starts}]
        person.view._change("area")
        settle()
        person.click("option_2")
        person.click("forward_button")
        look(person, door)
        assert person.view.flow.step.question == "second"
        assert person.has("spin_button") is (starts == 1)
        assert ("This is the last time." in words_on(person.page)) is (starts == 1)
        if starts == 1:
            person.click("spin_button")
        person.click("back_button")
        person.click("option_1")
    assert door.starts["second"] == 2
    assert person.has("forward_button")


def test_that_a_kiosk_clears_every_page(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = stand(theme, qtbot, tmp_path, survey=survey_with("spinner"), door=ViewDoor([3]))
    kiosk.set_up()
    kiosk.click("start_button")
    assert kiosk.view.sitting is not None
    person = Sat(kiosk.view.sitting, MemoryStore(), tmp_path, SYSTEM)
    person.to_first_question()
    started_three_times(person)
    pages = person.view.findChildren(LandingPage)
    assert sum(page.is_underway for page in pages) == 2
    be_silent(kiosk)
    count_down(kiosk)
    assert_that_all_is_forgotten(pages)


# The flow, which knows no page


def at_question(survey: Survey, door: Door = SYSTEM) -> RespondentFlow:
    flow = RespondentFlow(survey, MemoryStore(), door)
    while flow.question is None:
        flow.forward()
    return flow


@pytest.mark.parametrize("procedure", MECHANISMS)
def test_that_the_flow_refuses_a_second_start(procedure: str) -> None:
    question = yes_no(MECHANISMS[procedure], (procedure,))
    survey = survey_of(question, {**question, "id": "other"})
    flow = at_question(survey, ViewDoor([]))
    start = flow.spin if procedure == "spinner" else flow.throw
    first, other = survey.questions
    start(first)
    assert not flow.may_start(first)
    with pytest.raises(ValueError, match="started"):
        start(first)
    flow.back()
    flow.forward()
    start(other)
    with pytest.raises(ValueError, match="started"):
        start(first)


def test_that_a_word_once_frozen_starts_nothing() -> None:
    survey = survey_of(yes_no(WARNER, ("spinner",)))
    flow = at_question(survey)
    (question,) = survey.questions
    flow.spin(question)
    flow.answer_spinner(question, 1)
    (kept,) = flow.past
    again = RespondentFlow(survey, flow._store, SYSTEM)
    again.resume(kept)
    for known in (flow, again):
        with pytest.raises(ValueError, match="started"):
            known.spin(question)


def test_that_another_person_may_start_what_one_before_has_started() -> None:
    survey = survey_of(yes_no(WARNER, ("spinner",)))
    flow = at_question(survey)
    (question,) = survey.questions
    flow.spin(question)
    flow.another_person()
    while flow.question is None:
        flow.forward()
    flow.spin(question)


def test_that_nothing_is_started_before_a_question_was_shown() -> None:
    survey = survey_of(yes_no(WARNER, ("spinner",)))
    flow = RespondentFlow(survey, MemoryStore(), ViewDoor([]))
    with pytest.raises(ValueError, match="started"):
        flow.spin(survey.questions[0])


class BrokenDoor(ViewDoor):
    broken = True

    def below(self, n: int) -> int:
        if self.broken:
            raise RandomnessError("stuck")
        return super().below(n)


def test_that_what_could_not_be_drawn_was_not_started() -> None:
    survey = survey_of(yes_no(WARNER, ("spinner",)))
    door = BrokenDoor([])
    flow = at_question(survey, door)
    (question,) = survey.questions
    with pytest.raises(RandomnessError):
        flow.spin(question)
    assert flow.may_start(question)
    door.broken = False
    flow.spin(question)
