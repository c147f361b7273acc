"""Closing and reopening gives no third start of a question and no second word, whatever the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot
from respondent_driver import FORCED, WARNER, Sat, ViewDoor, sit_down, survey_of, words_on, yes_no

from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.questions.landing import LandingPage
from app.respondent.questions.pressed_kept import PressedKeptPage
from app.theme import Theme
from core.response.store import SittingStore, Store
from core.survey import Question

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

MOST = 2  # starts of a question, whatever happens
MECHANISMS = {"spinner": WARNER, "coins": FORCED}
SURVEYS = {
    procedure: survey_of(*(yes_no(mechanism, (procedure,), id=name) for name in ("one", "two")))
    for procedure, mechanism in MECHANISMS.items()
}


class Record:
    """What was drawn and kept so far, over all openings, and whether it may be so."""

    def __init__(self, store: Store, procedure: str) -> None:
        self.store, self.survey = store, SURVEYS[procedure]
        self.draws: Counter[str] = Counter()
        self.here: Counter[str] = Counter()  # since it was opened
        self.settled: dict[str, object] = {}

    def draw(self, question: str) -> None:
        assert question not in self.settled, "drawn again after its word"
        self.draws[question] += 1
        self.here[question] += 1

    def kept(self) -> dict[str, object]:
        found = self.store.sittings(self.survey)
        assert len(found) <= 1
        return dict(found[0].reports) if found else {}

    def look(self, open_word: str | None = None) -> None:
        """See what stands on disk; the word of `open_word` may still be exchanged."""
        assert all(n <= MOST for n in self.draws.values()), self.draws
        assert all(n <= 1 for n in self.here.values()), self.here
        kept = self.kept()
        assert {id_: kept.get(id_) for id_ in self.settled} == self.settled, "a word has changed"
        self.settled = {id_: word for id_, word in kept.items() if id_ != open_word}
        for sitting in self.store.sittings(self.survey):
            waiting = {id_: n for id_, n in self.draws.items() if id_ not in kept}
            assert sitting.started == waiting, "not every start is counted on disk"


# The flow, which knows no page

DEEDS = st.sampled_from(["start"] * 3 + ["yes", "no", "exchange", "next", "back", "reopen"])


@pytest.mark.parametrize("procedure", MECHANISMS)
@given(st.lists(DEEDS, max_size=30), st.lists(st.integers(0, 3), max_size=8))
@settings(max_examples=60)
@example(["start", "reopen", "start", "reopen", "start"], [0, 3])
@example(["start", "yes", "exchange", "reopen", "start", "back", "start", "exchange"], [3])
def test_that_the_flow_starts_twice_at_most_and_keeps_one_word(
    procedure: str, edits: list[str], tape: list[int]
) -> None:
    door = ViewDoor(tape)
    with TemporaryDirectory() as folder:
        store = SittingStore(Path(folder))
        record = Record(store, procedure)
        flow = opened(record, door)
        for edit in edits:
            if edit == "reopen":
                flow = opened(record, door)
            elif flow.question is not None:
                attempt(flow, flow.question, edit, record)
            elif edit == "back":
                flow.back()
            asked = flow.question
            is_open = asked is not None and flow.may_exchange(asked)
            record.look(asked.id if is_open and asked is not None else None)


@pytest.mark.parametrize("procedure", MECHANISMS)
def test_that_next_settles_the_word(procedure: str, tmp_path: Path) -> None:
    record = Record(SittingStore(tmp_path), procedure)
    flow = opened(record, ViewDoor([0]))
    one = record.survey.questions[0]
    start = flow.spin if flow.spins(one) else flow.throw
    start(one)
    flow.answer_spinner(one, 1)
    assert flow.may_exchange(one)
    flow.forward()
    flow.back()
    assert flow.question == one
    assert not flow.may_exchange(one)
    with pytest.raises(ValueError, match="exchanged"):
        flow.exchange_word(one)
    assert record.kept() == {"one": 1}


def opened(record: Record, door: ViewDoor) -> RespondentFlow:
    flow = RespondentFlow(record.survey, record.store, door)
    record.here.clear()
    for sitting in record.store.sittings(record.survey):
        flow.resume(sitting)
    while flow.question is None and flow.step.page is not Page.REVIEW:
        if flow.step.page is Page.RETURNING:  # begun, and nothing is kept of it
            flow.another_person()
        flow.forward()
    return flow


def attempt(flow: RespondentFlow, question: Question, edit: str, record: Record) -> None:
    """Do a deed, or see that the flow refuses it where it must."""
    if edit == "start":
        before = record.draws[question.id]
        may = flow.may_start(question)
        is_new = not record.here[question.id] and question.id not in flow.answers
        assert may == (is_new and before < MOST)
        start = flow.spin if flow.spins(question) else flow.throw
        if may:
            record.draw(question.id)
            start(question)
        else:
            with pytest.raises(ValueError, match="started"):
                start(question)
    elif edit in ("yes", "no"):
        if record.here[question.id] and question.id not in flow.answers:
            flow.answer_spinner(question, int(edit == "yes"))
        elif question.id in flow.answers:
            with pytest.raises(ValueError, match="report already"):
                flow.answer_spinner(question, int(edit == "yes"))
    elif edit == "exchange":
        if flow.may_exchange(question):
            flow.exchange_word(question)
        else:
            with pytest.raises(ValueError, match="exchanged"):
                flow.exchange_word(question)
    elif edit == "next" and flow.can_go_on:
        flow.forward()
    elif edit == "back":
        flow.back()
        while flow.question is None:  # there is nothing to do before the questions
            flow.forward()


# The pages


class Watching(ViewDoor):
    """Tells of each draw for a question of the survey; those of practice stand under none."""

    def __init__(self, tape: list[int], record: Record) -> None:
        super().__init__(tape)
        self.person: Sat | None = None
        self._record = record

    def below(self, n: int) -> int:
        if self.person is not None and n < 2**32 and self.person.view.flow.question is not None:
            self._record.draw(self.person.view.flow.step.question)
        return super().below(n)


PRESSES = ["spin_button"] * 3 + ["reopen"] * 2
PRESSES += ["yes_button", "no_button", "wrong_button", "forward_button", "back_button"]


@pytest.mark.parametrize("procedure", MECHANISMS)
def test_that_no_walk_with_closing_starts_a_third_time(
    procedure: str, theme: Theme, qtbot: QtBot, suite_or_long: Callable[[int, int], int]
) -> None:
    @settings(max_examples=suite_or_long(3, 20), phases=[Phase.explicit, Phase.generate])
    @example(["spin_button", "reopen"] * 3, [3])
    @example(["spin_button", "yes_button", "reopen", "back_button", "spin_button"], [3])
    @given(
        st.lists(st.sampled_from(PRESSES), min_size=8, max_size=14),
        st.lists(st.integers(0, 3), max_size=6),
    )
    def check(presses: list[str], tape: list[int]) -> None:
        with TemporaryDirectory() as folder:
            record = Record(SittingStore(Path(folder) / "kept"), procedure)
            door = Watching(tape, record)
            person = seated(record, door, theme, qtbot, Path(folder))
            for press in presses:
                if press == "reopen":
                    person.view.close()
                    person = seated(record, door, theme, qtbot, Path(folder))
                elif person.step is Page.PRACTICE:
                    person.pass_practice()
                elif person.can_press(press):
                    person.click(press)
                see(person, record)
            person.view.close()

    check()


def seated(record: Record, door: Watching, theme: Theme, qtbot: QtBot, folder: Path) -> Sat:
    """Open the survey, anew or where it stopped, and go on to what is asked next."""
    door.person = None
    record.here.clear()
    person = sit_down(record.survey, theme, qtbot, folder / "out", store=record.store, door=door)
    door.person = person
    if person.step is Page.RETURNING:
        if person.has("sitting_button_1"):
            person.click("sitting_button_1")
        else:
            person.be_another()
    if person.step is not Page.REVIEW:
        person.skip_to_first_question()
    return person


def see(person: Sat, record: Record) -> None:
    """See what stands on disk, and that the page offers no more than may be."""
    page, question = person.page, person.view.flow.question
    may_exchange = isinstance(page, PressedKeptPage) and person.has("wrong_button")
    record.look(question.id if may_exchange and question is not None else None)
    if isinstance(page, LandingPage) and not page.is_underway:
        left = MOST - record.draws[page.question.id]
        assert person.has("spin_button") is (left > 0)
        assert ("This is the last time." in words_on(page)) is (left == 1)
        assert person.has("leave_survey_button") is (left == 0)
        assert not person.can_press("yes_button")
