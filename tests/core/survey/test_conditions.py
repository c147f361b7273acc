"""Conditions: who is asked a question, and what no condition may be."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from condition_surveys import (
    AGE,
    AREA,
    BINNED,
    CONDITIONS,
    PAID,
    SEX,
    SOURCES,
    USED,
    asks,
    content_of,
)
from hypothesis import given, settings
from made_surveys import Content, canonical
from random_surveys import lets_through

from core.facts.errors import Code
from core.survey import examine
from core.survey.conditions_met import is_asked, leading_to

ANSWERS: dict[str, list[Any]] = {
    "sex": [None, 0, 1],
    "area": [None, 0, 1, 2],
    "used": [None, "00", "01", "10", "11"],
    "age": [None, 10, 20, 30, 40],
    "years": [None, 0, 1],
}


@given(first=CONDITIONS, second=CONDITIONS)
@settings(max_examples=60)
def test_that_who_is_asked_is_who_the_file_says(first: Content, second: Content) -> None:
    """All answers to five questions, of which the area is asked under a condition of its own."""
    area = {**AREA, "ask_if": first}
    used = str(first)
    questions = [SEX, USED, AGE, BINNED, area, asks(second)] if "area" not in used else []
    if not questions:
        return
    content = content_of(*questions)
    by_id = {question["id"]: question for question in questions}
    ids = [question["id"] for question in questions[:-1]]
    people = [
        {id_: value for id_, value in zip(ids, values, strict=True) if value is not None}
        for values in itertools.product(*(ANSWERS[id_] for id_ in ids))
    ]
    possible = [
        person for person in people if "area" not in person or lets_through(first, by_id, person)
    ]
    ever = any(lets_through(second, by_id, person) for person in possible)
    ever_first = any(lets_through(first, by_id, person) for person in possible)
    reading = examine(canonical(content))
    told = [str(problem.found) for problem in reading.errors]
    assert (told == []) == (ever and ever_first), told
    if reading.survey is None:
        return
    paid = reading.survey.question("paid")
    for person in people:
        assert is_asked(paid, reading.survey, person) == lets_through(second, by_id, person)
    found = leading_to(paid, reading.survey)
    assert (found is not None) == ever
    if found is not None:
        assert dict(found) in possible
        assert lets_through(second, by_id, dict(found))


def test_that_conditions_that_exclude_each_other_through_another_question_are_refused() -> None:
    area = {**AREA, "ask_if": {"question": "sex", "in": ["yes"]}}
    never = {"all": [{"question": "sex", "in": ["no"]}, {"question": "area", "in": ["city"]}]}
    (error,) = examine(canonical(content_of(SEX, area, asks(never)))).errors
    assert (error.code, error.where) == (Code.DOMAIN, "questions[2].ask_if")
    assert error.found.fact.value == "nobody-is-asked"


@pytest.mark.parametrize(
    ("condition", "code", "place"),
    [
        ({"question": "age", "in": ["x"]}, Code.DOMAIN, ""),
        ({"question": "sex", "at_least": 1}, Code.DOMAIN, ""),
        ({"question": "age", "at_least": 15}, Code.RANGE, ".at_least"),
        ({"question": "age", "at_most": 50}, Code.RANGE, ".at_most"),
        ({"question": "age", "at_least": 30, "at_most": 20}, Code.DOMAIN, ".at_most"),
        ({"question": "years", "at_least": 30}, Code.DOMAIN, ""),
        ({"question": "years", "at_most": 20}, Code.DOMAIN, ""),
        ({"question": "age", "at_least": None}, Code.SCHEMA, ".at_least"),
        ({"question": "age", "at_least": "20"}, Code.TYPE, ".at_least"),
        ({"question": "age", "at_least": 20, "in": ["x"]}, Code.SCHEMA, ".in"),
        ({"question": "age"}, Code.SCHEMA, ""),
        ({"all": [{"question": "sex", "in": ["yes"]}]}, Code.DOMAIN, ".all"),
        ({"all": [{"question": "sex", "in": ["yes"]}] * 9}, Code.DOMAIN, ".all"),
        ({"any": [{"question": "sex", "in": ["yes"]}] * 2}, Code.DOMAIN, ".any"),
        ({"any": [{"question": "sex", "in": ["yes"]}, {"all": []}]}, Code.SCHEMA, ".any[1].all"),
        ({"all": [], "any": []}, Code.SCHEMA, ".any"),
        ({"any": [{"question": "sex", "in": ["yes"]}, {"question": "area", "in": ["x"]}]},
         Code.DOMAIN, ".any[1].in[0]"),
        ({"any": [{"question": "sex", "in": ["yes"]}, {"question": "paid", "in": ["yes"]}]},
         Code.DOMAIN, ".any[1].question"),
        ({"any": [{"question": "sex", "in": ["yes"]}, {"question": "owed", "in": ["yes"]}]},
         Code.DOMAIN, ".any[1].question"),
    ],
)  # fmt: skip
def test_that_what_no_condition_may_be_is_named(condition: Content, code: Code, place: str) -> None:
    owed = {**PAID, "id": "owed", "text": "Do you owe anything?"}
    found = examine(canonical(content_of(*SOURCES, owed, asks(condition)))).errors
    where = f"questions[6].ask_if{place}"
    assert (code, where) in [(problem.code, problem.where) for problem in found]


def test_that_many_alternatives_that_lead_nowhere_are_given_up_soon() -> None:
    """Ways through are tried one after the other, and their number doubles with each question."""
    questions: list[Content] = [SEX, {**SEX, "id": "q0", "text": "First?"}]
    for at in range(1, 40):
        either = [{"question": f"q{at - 1}", "in": [value]} for value in ("yes", "no")]
        either = [{"all": [{"question": "sex", "in": ["yes"]}, each]}["all"][1] for each in either]
        questions.append(
            {**SEX, "id": f"q{at}", "text": f"Number {at}?", "ask_if": {"any": either}}
        )
    never = {"all": [{"question": "q39", "in": ["yes"]}, {"question": "q0", "in": ["yes"]},
                     {"question": "q0", "in": ["no"]}]}  # fmt: skip
    assert examine(canonical(content_of(*questions, asks(never)))).questions[-1].costed
