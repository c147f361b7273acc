"""How likely a made-up person is asked a question, against counting all people."""

from __future__ import annotations

import itertools

import pytest
from condition_surveys import AGE, AREA, CONDITIONS, SEX, USED, asks, content_of
from hypothesis import given, settings
from made_surveys import Content, canonical
from random_surveys import lets_through

from core.rehearse.chance_of_asking import chance_of_being_asked
from core.rehearse.people import invent
from core.survey import examine

SHARES = {
    "sex": {"yes": 0.6},
    "area": {"city": 0.5, "town": 0.3, "land": 0.2},
    "used": {"bus": 0.7, "car": 0.4},
}


def chance_by_counting(questions: list[Content], condition: Content) -> float:
    """Add up the chances of all people, each answer by itself."""
    answers: dict[str, list[tuple[object, float]]] = {
        "sex": [(1, 0.6), (0, 0.4)],
        "area": [(0, 0.5), (1, 0.3), (2, 0.2)],
        "used": [("00", 0.18), ("01", 0.12), ("10", 0.42), ("11", 0.28)],
        "age": [(age, 1 / 4) for age in (10, 20, 30, 40)],
    }
    by_id = {question["id"]: question for question in questions}
    total = 0.0
    for drawn in itertools.product(*(answers[question["id"]] for question in questions)):
        person, chance = dict[str, object](), 1.0
        for question, (answer, share) in zip(questions, drawn, strict=True):
            chance *= share
            if lets_through(question.get("ask_if"), by_id, person):
                person[question["id"]] = answer
        total += chance * lets_through(condition, by_id, person)
    return total


@given(first=CONDITIONS, second=CONDITIONS)
@settings(max_examples=40)
def test_that_the_chance_is_that_of_counting_everybody(first: Content, second: Content) -> None:
    if "area" in str(first) or "years" in str(first) + str(second):
        return
    questions = [SEX, USED, AGE, {**AREA, "ask_if": first}]
    survey = examine(canonical(content_of(*questions, asks(second)))).survey
    if survey is None:
        return
    found = chance_of_being_asked(survey.question("paid"), survey, SHARES)
    assert found == pytest.approx(chance_by_counting(questions, second), abs=1e-12)


def test_that_invented_people_are_asked_as_often() -> None:
    condition = {"all": [{"question": "age", "at_least": 20, "at_most": 30},
                         {"question": "used", "in": ["bus", "car"]}]}  # fmt: skip
    survey = examine(canonical(content_of(USED, AGE, asks(condition)))).survey
    assert survey is not None
    people = invent(survey, 40_000, 5, {"used": SHARES["used"]})
    chance = chance_of_being_asked(survey.question("paid"), survey, SHARES)
    assert chance == pytest.approx(0.41)
    assert people.answers["paid"].given.mean() == pytest.approx(chance, abs=0.01)
