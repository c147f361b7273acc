"""Two windows on one sitting start twice at most between them; no word of either is undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from respondent_driver import WARNER, Sat, ViewDoor, one_of, sit_down, survey_of, words_on, yes_no

from app.respondent.flow.way import RespondentFlow
from app.theme import Theme
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.sitting import begin
from core.response.store import MemoryStore, SittingStore, Store
from core.response.store_errors import NotKeptError, Why

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SURVEY = survey_of(
    yes_no(WARNER, ("spinner",), id="one"),
    one_of(None, 2, id="area", optional=True),
    yes_no(WARNER, ("spinner",), id="two"),
)
ONE = SURVEY.question("one")


def windows(store: Store, number: int) -> list[RespondentFlow]:
    """Windows that all read the sitting before any of them did anything."""
    sitting = begin(SURVEY, Procedure.SPINNER, SYSTEM)
    store.put(sitting)
    opened = [RespondentFlow(SURVEY, store, SYSTEM) for _ in range(number)]
    for flow in opened:
        flow.resume(sitting)
    return opened


@pytest.fixture(params=["disk", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return SittingStore(tmp_path / "kept") if request.param == "disk" else MemoryStore()


def test_that_starts_are_counted_over_all_windows(store: Store) -> None:
    first, second, third = windows(store, 3)
    first.spin(ONE)
    second.spin(ONE)
    with pytest.raises(NotKeptError) as refused:
        third.spin(ONE)
    assert refused.value.why is Why.STARTED
    assert third.starts(ONE) == 2, "it knows the starts of the others"
    (kept,) = store.sittings(SURVEY)
    assert kept.started == {"one": 2}


def test_that_the_first_word_stays(store: Store) -> None:
    first, second = windows(store, 2)
    first.spin(ONE)
    second.spin(ONE)
    first.answer_spinner(ONE, 1)
    with pytest.raises(NotKeptError) as refused:
        second.answer_spinner(ONE, 0)
    assert refused.value.why is Why.ANSWERED
    assert not second.may_exchange(ONE)
    (kept,) = store.sittings(SURVEY)
    assert kept.reports == {"one": 1}
    assert second.answers == {"one": 1}, "it goes on from the word that is kept"


def test_that_a_window_keeps_what_the_other_answered(store: Store) -> None:
    first, second = windows(store, 2)
    first.answer_spinner(ONE, 1)
    second.answer_spinner(SURVEY.question("two"), 0)
    first.exchange_word(ONE)
    (kept,) = store.sittings(SURVEY)
    assert kept.reports == {"one": 0, "two": 0}


def test_that_going_on_reads_again(store: Store) -> None:
    first, second = windows(store, 2)
    (offered,) = second.past
    first.answer_spinner(ONE, 1)
    second.resume(offered)
    assert second.answers == {"one": 1}
    assert second.step.question == "area"


def test_that_a_second_window_tells_that_no_start_is_left(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path / "kept")
    store.put(begin(SURVEY, Procedure.SPINNER, SYSTEM))
    opened: list[Sat] = []
    for _ in range(3):
        person = sit_down(SURVEY, theme, qtbot, tmp_path, store=store, door=ViewDoor([3]))
        person.click("sitting_button_1")
        person.skip_to_first_question()
        opened.append(person)
    for person in opened:
        person.click("spin_button")
    told = words_on(opened[-1].page)
    assert "The question was started in another window, too." in told
    assert "It was started twice, and no word was kept." in told
    assert "disk" not in told
    assert not opened[-1].can_press("yes_button")
