"""Whatever way a person takes: what was given stays given, what was drawn stays drawn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from respondent_driver import KARY, one_of, survey_of, yes_no

from app.respondent.flow.clear_answers import Effect
from app.respondent.flow.way import Page, RespondentFlow
from core.privacy.randomness import SYSTEM
from core.response.file import ResponseReader, write
from core.response.store import MemoryStore
from core.survey import Question

IN_TOWN = {"question": "area", "in": ["o1"]}
HAS_CAR = {"question": "car", "in": ["yes"]}
SURVEY = survey_of(
    one_of(None, 3, id="area"),
    yes_no(None, id="car", ask_if=IN_TOWN),
    {**one_of(KARY), "id": "paid", "ask_if": HAS_CAR},
    one_of(None, 3, id="used", kind="many-of", optional=True),
    one_of(KARY, id="job"),
)
SURVEY_WITH_FIRST = survey_of(
    one_of(None, 3, id="first"),
    one_of(None, 3, id="area"),
    yes_no(None, id="car", ask_if=IN_TOWN),
)
VALUES: dict[str, list[Any]] = {"area": [0, 1, 2], "car": [0, 1], "used": ["000", "110"]}


def at_review(area: int = 1, car: int = 1) -> RespondentFlow:
    flow = RespondentFlow(SURVEY, MemoryStore(), SYSTEM)
    while flow.step.page is not Page.REVIEW:
        question = flow.question
        if question is not None:
            answer(flow, question, {"area": area, "car": car, "used": "110"})
        flow.forward()
    return flow


def answer(flow: RespondentFlow, question: Question, values: dict[str, Any]) -> None:
    if not question.sensitive:
        flow.answer_clear(question, values[question.id])
    elif question.id not in flow.answers:
        flow.answer_scrambled(question, 0)


def ask(name: str) -> Question:
    return SURVEY.question(name)


@settings(max_examples=60)
@given(st.data())
def test_that_a_walk_loses_no_clear_answer_and_changes_no_report(data: st.DataObject) -> None:
    flow = RespondentFlow(SURVEY, MemoryStore(), SYSTEM)
    given_: dict[str, Any] = {}
    drawn: dict[str, Any] = {}
    for _ in range(data.draw(st.integers(5, 40))):
        question = flow.question
        moves = ["back", "forward", "forward"]
        if question is not None:
            moves += ["answer"] * 3 + ["choose"]
        if flow.step.page is Page.REVIEW:
            moves += ["change"] * 3
        move = data.draw(st.sampled_from(moves))
        if move == "forward" and flow.can_go_on and flow.step.page is not Page.REVIEW:
            flow.forward()
        elif move == "back":
            flow.back()
        elif move == "choose" and question is not None and not question.sensitive:
            flow.clear.choose(question, data.draw(st.sampled_from(VALUES[question.id])))
        elif move == "answer" and question is not None:
            if question.sensitive:
                answer(flow, question, {})
                drawn.setdefault(question.id, flow.answers[question.id])
            else:
                given_[question.id] = data.draw(st.sampled_from(VALUES[question.id]))
                flow.answer_clear(question, given_[question.id])
        elif move == "change":
            clear = [q for q in flow.asked if not q.sensitive]
            flow.change(data.draw(st.sampled_from(clear)))
        # Frozen reports stay, asked or not; so do answers whose question is not asked now.
        assert dict(flow.kept) == drawn
        asked = [q.id for q in flow.asked]
        assert asked == expected(given_)
        assert flow.clear.saved == {id_: v for id_, v in given_.items() if id_ in asked}
        assert flow.step in flow.steps
        if flow.step.page is Page.REVIEW:
            response = flow.response()
            assert set(response.answers) <= set(asked)
            ResponseReader(SURVEY).read(write(response))
            assert flow.clear.unasked(flow.kept) == len(set(drawn) - set(asked))


def expected(given_: dict[str, Any]) -> list[str]:
    car = given_.get("area") == 1
    paid = car and given_.get("car") == 1
    return ["area", *["car"] * car, *["paid"] * paid, "used", "job"]


def test_that_a_change_leads_back_to_the_review() -> None:
    flow = at_review()
    flow.change(ask("used"))
    assert flow.step.question == "used"
    flow.answer_clear(ask("used"), "001")
    flow.forward()
    assert flow.step.page is Page.REVIEW
    assert flow.response().answers["used"] == "001"


def test_that_going_back_from_a_change_changes_nothing() -> None:
    flow = at_review()
    before = write(flow.response())
    flow.change(ask("area"))
    flow.clear.choose(ask("area"), 0)
    flow.back()
    assert flow.step.page is Page.REVIEW
    assert write(flow.response()) == before
    flow.change(ask("area"))
    assert flow.clear.shown(ask("area")) == 1


def test_that_a_kept_report_of_an_unasked_question_stays_and_is_in_no_file() -> None:
    flow = at_review()
    kept = dict(flow.kept)
    assert flow.clear.effect_of(ask("area"), 0, flow.kept) == Effect(removed=2, kept=1)
    flow.change(ask("area"))
    flow.answer_clear(ask("area"), 0)
    flow.forward()
    assert flow.step.page is Page.REVIEW
    assert set(flow.response().answers) == {"area", "used", "job"}
    assert flow.kept == kept
    assert flow.clear.unasked(flow.kept) == 1
    # Changed back, the answer given before and the report drawn before are there again.
    flow.change(ask("area"))
    flow.answer_clear(ask("area"), 1)
    flow.forward()
    assert flow.step.page is Page.REVIEW
    assert flow.response().answers == {"area": 1, "car": 1, "used": "110", **kept}


def test_that_a_change_asks_what_it_opens_and_then_comes_back() -> None:
    flow = at_review(area=0)
    assert flow.clear.effect_of(ask("area"), 1, flow.kept) == Effect(added=1)
    flow.change(ask("area"))
    flow.answer_clear(ask("area"), 1)
    flow.forward()
    assert flow.step.question == "car"
    flow.back()
    assert flow.step.question == "area"
    flow.forward()
    flow.answer_clear(ask("car"), 1)
    flow.forward()
    assert flow.step.question == "paid"
    flow.answer_scrambled(ask("paid"), 0)
    flow.forward()
    assert flow.step.page is Page.REVIEW


def test_that_back_leads_to_the_beginning_also_from_what_a_change_opened() -> None:
    flow = RespondentFlow(SURVEY_WITH_FIRST, MemoryStore(), SYSTEM)
    while flow.step.page is not Page.REVIEW:
        if flow.question is not None:
            flow.answer_clear(flow.question, 0)
        flow.forward()
    flow.change(SURVEY_WITH_FIRST.question("area"))
    flow.answer_clear(SURVEY_WITH_FIRST.question("area"), 1)
    flow.forward()
    seen = [flow.step.question]
    while seen[-1] and len(seen) < 9:
        flow.back()
        seen.append(flow.step.question)
    assert seen == ["car", "area", "first", ""]
    while flow.step.question != "car":
        flow.forward()
    flow.answer_clear(SURVEY_WITH_FIRST.question("car"), 1)
    flow.forward()
    assert flow.step.page is Page.REVIEW


@pytest.mark.parametrize("name", ["job", "car"])
def test_that_a_drawn_or_unasked_answer_cannot_be_changed(name: str) -> None:
    flow = at_review(area=0)
    with pytest.raises(ValueError, match="cannot be changed"):
        flow.change(ask(name))


def test_that_no_sensitive_choice_is_held() -> None:
    flow = at_review()
    with pytest.raises(ValueError, match="not to be held"):
        flow.clear.choose(ask("job"), 1)
