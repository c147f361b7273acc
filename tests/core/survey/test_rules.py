"""Limits of ε, devices, negations and ways to abstain."""

from typing import Any

import pytest
from made_surveys import Content, canonical

from app.words.refusals import message, remedy
from core.survey import examine

Found = set[tuple[str, str, str]]


def survey(*questions: Content) -> Content:
    return {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": "A survey",
        "questions": [{"id": f"q{i}"} | question for i, question in enumerate(questions)],
    }


def problems(*questions: Content) -> Found:
    """Code, severity and place of all problems but NO_ABSTAIN."""
    found = examine(canonical(survey(*questions))).problems
    return {(str(p.code), str(p.severity), p.where) for p in found if str(p.code) != "NO_ABSTAIN"}


def yes_no(mechanism: Content | None = None, **more: Any) -> Content:
    text = "Yes or no?" if mechanism else "A clear yes?"
    question = {"kind": "yes-no", "text": text} | more
    return question | ({"mechanism": mechanism} if mechanism else {})


def warner(p: str, **more: Any) -> Content:
    return yes_no({"name": "warner", "p": p}, **more)


def one_of(
    k: int, mechanism: Content | None, kind: str = "one-of", abstain: bool = False
) -> Content:
    options: list[Content] = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(k)]
    if abstain:
        options[-1]["abstain"] = True
    question = {"kind": kind, "text": "Which?", "options": options}
    return question | ({"mechanism": mechanism} if mechanism else {})


def limit(severity: str, *wheres: str) -> Found:
    return {("EPS_LIMIT", severity, where) for where in wheres}


# e**3 = 20.0855, e**4 = 54.598, e**8 = 2980.96
@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (warner("20/21"), set()),
        (warner("21/22"), limit("warning", "questions[0]", "questions")),
        (warner("1/22"), limit("warning", "questions[0]", "questions")),
        (warner("54/55"), limit("warning", "questions[0]", "questions")),
        (warner("55/56"), limit("error", "questions[0]") | limit("warning", "questions")),
        (warner("2980/2981"), limit("error", "questions[0]") | limit("warning", "questions")),
        (warner("2981/2982"), limit("error", "questions[0]", "questions")),
        (
            warner("999999999/1000000000"),
            limit("error", "questions[0]", "questions"),
        ),
        # 2**5 = 32 and 2**6 = 64: a many-of counts once for every option
        (
            one_of(5, {"name": "warner", "p": "2/3"}, "many-of"),
            limit("warning", "questions[0]", "questions"),
        ),
        (
            one_of(6, {"name": "warner", "p": "2/3"}, "many-of"),
            limit("error", "questions[0]") | limit("warning", "questions"),
        ),
        # unary: two people differ in two bits
        (
            one_of(3, {"name": "unary", "p": "9/11", "q": "2/11"}),
            limit("warning", "questions[0]", "questions"),
        ),
        (one_of(3, {"name": "unary", "p": "4/5", "q": "1/5"}), set()),
    ],
)
def test_that_a_question_above_three_warns_and_above_four_is_refused(
    question: Content, expected: Found
) -> None:
    assert problems(question) == expected


@pytest.mark.parametrize(
    ("n_questions", "expected"),
    [
        (2, set()),  # ln 9
        (3, limit("warning", "questions")),  # ln 27
        (7, limit("warning", "questions")),  # ln 2187
        (8, limit("error", "questions")),  # ln 6561
    ],
)
def test_that_a_survey_above_three_warns_and_above_eight_is_refused(
    n_questions: int, expected: Found
) -> None:
    assert problems(*[warner("3/4")] * n_questions) == expected


def test_that_questions_not_asked_of_everybody_count_all_the_same() -> None:
    source = yes_no()
    asked = warner("3/4") | {"ask_if": {"question": "q0", "in": ["yes"]}}
    other = warner("3/4") | {"ask_if": {"question": "q0", "in": ["no"]}}
    assert problems(source, *[asked, other] * 4) == limit("error", "questions")


def test_that_clear_questions_cost_nothing() -> None:
    assert problems(*[yes_no()] * 50) == set()


@pytest.mark.parametrize(
    ("procedures", "negated", "expected"),
    [
        (["spinner"], True, set()),
        (["spinner", "scrambled"], True, set()),
        (["own-device"], True, set()),
        (["coins"], True, set()),
        (["scrambled"], False, set()),
        (None, False, set()),
        (["spinner"], False, {("SCHEMA", "error", "questions[0].negation")}),
        (["own-device", "scrambled"], False, {("SCHEMA", "error", "questions[0].negation")}),
        (["scrambled"], True, {("SCHEMA", "error", "questions[0].negation")}),
        (None, True, {("SCHEMA", "error", "questions[0].negation")}),
        (["die"], True, {("NO_DEVICE", "error", "questions[0].procedures[0]")}),
    ],
)
def test_that_a_mirrored_question_has_a_negation_and_no_other_has(
    procedures: list[str] | None, negated: bool, expected: Found
) -> None:
    question = warner("3/4")
    if procedures is not None:
        question["procedures"] = procedures
    if negated:
        question["negation"] = "No?"
    assert problems(question) == expected


@pytest.mark.parametrize("mechanism", [{"name": "forced", "truth": "1/2", "yes": "1/2"}, None])
def test_that_only_warner_has_a_negation(mechanism: Content | None) -> None:
    question = yes_no(mechanism, negation="No?")
    if mechanism:
        question["procedures"] = ["spinner"]
    assert problems(question) == {("SCHEMA", "error", "questions[0].negation")}


def test_that_a_procedure_needs_the_fractions_of_its_device() -> None:
    forced = {"name": "forced", "truth": "1/3", "yes": "1/2"}
    question = yes_no(forced, procedures=["spinner", "coins", "die", "own-device", "scrambled"])
    assert problems(question) == {
        ("NO_DEVICE", "error", "questions[0].procedures[1]"),
        ("NO_DEVICE", "error", "questions[0].procedures[2]"),
    }


def test_that_yes_no_questions_share_a_procedure() -> None:
    coins = yes_no({"name": "forced", "truth": "1/2", "yes": "1/2"}, procedures=["coins"])
    shared = {("DOMAIN", "error", "questions")}
    assert problems(coins, warner("3/4")) == shared
    assert problems(coins, warner("3/4", procedures=["coins"], negation="No?")) == set()
    assert problems(coins, warner("3/4"), yes_no()) == shared


@pytest.mark.parametrize(
    ("question", "warns"),
    [
        (warner("3/4"), True),
        (yes_no(), False),
        (one_of(3, {"name": "k-ary", "p": "1/2"}), True),
        (one_of(3, {"name": "k-ary", "p": "1/2"}, abstain=True), False),
        (one_of(3, {"name": "k-ary", "p": "1/2"}, "rating"), True),
        (one_of(3, {"name": "k-ary", "p": "1/2"}, "rating", abstain=True), False),
        (one_of(3, None), False),
        (one_of(2, {"name": "warner", "p": "3/5"}, "many-of"), True),
    ],
)
def test_that_a_sensitive_question_that_nobody_can_decline_warns(
    question: Content, warns: bool
) -> None:
    reading = examine(canonical(survey(question)))
    assert not reading.errors
    found = [(str(p.code), str(p.severity), p.where) for p in reading.problems]
    assert found == [("NO_ABSTAIN", "warning", "questions[0]")] * warns


def test_that_a_message_names_epsilon_rounded_up() -> None:
    (question, _) = examine(canonical(survey(warner("21/22")))).problems[:2]
    assert message(question) == "ε of the question is 3.05, above 3."  # ln 21 = 3.0445
    assert remedy(question).endswith("ask fewer sensitive questions.")
