"""What a person is asked is drawn once, kept before it is shown, and the same whatever they do."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import FORCED, KARY, one_of, sit_down, survey_of, words_on, yes_no

from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.questions.choosing import OptionList
from app.theme import Theme
from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM, Door, RandomnessError
from core.response import MemoryStore, SittingStore
from core.response.drawing import Drawn
from core.response.file import ResponseReader, write
from core.response.sitting import Sitting
from core.survey import Kind, Question

IN_TOWN = {"question": "town", "in": ["yes"]}
MANY = {**one_of(None, 5, kind="many-of"), "mechanism": {"name": "warner", "p": "3/5"}, "ask": 2}
SCRAMBLED = ("spinner", "scrambled")
SURVEY = survey_of(
    yes_no(None, id="town", text="Do you live in a town?"),
    *(yes_no(FORCED, SCRAMBLED, id=f"q{i}", text=f"Have you done {i}?") for i in range(4)),
    *({**one_of(KARY), "id": f"r{i}", "ask_if": IN_TOWN} for i in range(2)),
    {**MANY, "id": "used"},
    sample=[
        {"questions": [f"q{i}" for i in range(4)], "ask": 2},
        {"questions": ["r0", "r1"], "ask": 1},
    ],
)


MOVES = [*["forward"] * 4, *["answer"] * 4, "back", "reopen", "change"]


def drawn_of(flow: RespondentFlow) -> Drawn:
    assert flow.clear.drawn is not None
    return flow.clear.drawn


def to_first(flow: RespondentFlow) -> RespondentFlow:
    while not flow.step.question:
        flow.forward()
    return flow


def answer(flow: RespondentFlow, question: Question, truth: int) -> None:
    if not question.sensitive:
        flow.answer_clear(question, truth)
    elif question.id in flow.answers:
        return
    elif question.kind is Kind.MANY_OF:
        flow.answer_scrambled(question, (truth, 1 - truth))
    else:
        flow.answer_scrambled(question, truth)


class Noting(MemoryStore):
    """Remembers whether what was drawn was there when the first question was reached."""

    def __init__(self) -> None:
        super().__init__()
        self.put_first: Sitting | None = None

    def put(self, sitting: Sitting) -> None:
        self.put_first = self.put_first or sitting
        super().put(sitting)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_that_no_way_through_draws_anew(data: st.DataObject) -> None:
    store = Noting()
    flow = RespondentFlow(SURVEY, store, SYSTEM)
    first: Drawn | None = None
    sitting = ""
    for _ in range(data.draw(st.integers(5, 45))):
        move = data.draw(st.sampled_from(MOVES))
        question = flow.question
        if move == "forward" and flow.can_go_on and flow.step.page is not Page.REVIEW:
            if flow.step.page is not Page.RETURNING:
                flow.forward()
        elif move == "back" and flow.step.page is not Page.RETURNING:
            flow.back()
        elif move == "answer" and question is not None:
            answer(flow, question, data.draw(st.integers(0, 1)))
        elif move == "reopen" and store.was_begun(SURVEY):
            flow = RespondentFlow(SURVEY, store, SYSTEM)
            assert flow.step.page is Page.RETURNING
            assert [each.id for each in flow.past] == [sitting]
            flow.resume(flow.past[0])
        elif move == "change" and flow.step.page is Page.REVIEW and not flow.saved:
            flow.change(SURVEY.question("town"))
        if not flow.has_begun:
            assert store.put_first is None
            continue
        if first is None:  # kept before anything was shown of it
            assert store.put_first is not None
            first, sitting = store.put_first.drawn, store.put_first.id
        assert drawn_of(flow) == first
        assert [kept.drawn for kept in store.sittings(SURVEY)] == [first]
        asked = [q.id for q in flow.asked]
        town = flow.answers.get("town") == 1
        blocks = [id_ for id_ in drawn_of(flow).questions if town or id_.startswith("q")]
        assert asked == ["town", *blocks, "used"]
        assert flow.step in flow.steps
        if flow.step.page is Page.REVIEW and flow.is_complete:
            ResponseReader(SURVEY).read(write(flow.response()))


def test_that_another_person_gets_another_draw(tmp_path: Path) -> None:
    store, seen = SittingStore(tmp_path), set()
    flow = RespondentFlow(SURVEY, store, SYSTEM)
    for _ in range(12):
        flow.another_person()
        assert flow.clear.drawn is None
        seen.add(drawn_of(to_first(flow)).questions)
    assert len(store.sittings(SURVEY)) == 12
    assert len(seen) > 1


class Full(MemoryStore):
    """A disk that takes nothing as often as is said."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def put(self, sitting: Sitting) -> None:
        super().put(sitting)
        self.times -= 1
        if self.times >= 0:  # after it was written, as where it cannot be synced
            raise refuse(Code.IO, "", Fact.FILE_NOT_WRITTEN(reason="full", errno=28))


def test_that_nothing_is_told_where_it_could_not_be_kept() -> None:
    store = Full(1)
    flow = RespondentFlow(SURVEY, store, SYSTEM)
    with pytest.raises(Refused):
        to_first(flow)
    assert flow.step.page is Page.PRACTICE
    assert (flow.has_begun, flow.clear.drawn, store.sittings(SURVEY)) == (False, None, ())
    to_first(flow)
    (kept,) = store.sittings(SURVEY)
    assert kept.drawn == flow.clear.drawn


def test_that_a_broken_wheel_leaves_what_was_drawn(tmp_path: Path) -> None:
    breaks = [False]

    class Breaking(Door):
        def below(self, n: int) -> int:
            if breaks[0]:
                raise RandomnessError("broken")
            return super().below(n)

    store = SittingStore(tmp_path)
    flow = RespondentFlow(SURVEY, store, Breaking())
    assert flow.procedure is Procedure.SPINNER
    flow = to_first(flow)
    flow.answer_clear(SURVEY.question("town"), 0)
    flow.forward()
    breaks[0] = True
    question = flow.question
    assert question is not None
    with pytest.raises(RandomnessError):
        flow.spin(question)
    (kept,) = SittingStore(tmp_path).sittings(SURVEY)
    assert kept.drawn == flow.clear.drawn


# The pages


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def test_that_a_person_sees_only_what_was_drawn(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    survey = survey_of(
        *({**one_of(KARY), "id": f"q{i}", "text": f"Which of {i}?"} for i in range(3)),
        {**MANY, "id": "used"},
        sample=[{"questions": ["q0", "q1", "q2"], "ask": 1}],
    )
    person = sit_down(survey, theme, qtbot, tmp_path)
    person.skip_to_first_question()
    drawn = drawn_of(person.view.flow)
    assert (person.view.flow.step.question,) == drawn.questions
    assert "Question 1 of 2" in words_on(person.page)
    person.scramble(0)
    assert person.view.flow.step.question == "used"
    (options,) = person.page.findChildren(OptionList)
    shown = words_on(options)
    assert [v for v in range(5) if f"Option number {v}" in shown] == list(drawn.options["used"])
    person.scramble(1)
    assert person.step is Page.REVIEW
    person.click("save_button")
    answers = person.saved_answers()
    assert set(answers) == {*drawn.questions, "used"}
    asked = tuple(v for v in range(5) if answers["used"][v] != "-")
    assert asked == drawn.options["used"]


def test_that_a_full_disk_is_told_before_anything_is_asked(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of({**MANY, "id": "used"})
    person = sit_down(survey, theme, qtbot, tmp_path, store=Full(1))
    person.to_page(Page.PRACTICE)
    person.scramble(0)
    assert not person.view.flow.has_begun
    told = words_on(person.page)
    assert "This could not be noted on this computer. Its disk is full." in told
    assert "Check that its disk is not full" in told
    person.click("forward_button")
    assert person.view.flow.step.question == "used"
