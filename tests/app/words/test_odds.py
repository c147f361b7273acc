"""Sentences about odds: computed from the fractions, rounded against the promise."""

from fractions import Fraction

import pytest
from respondent_driver import FORCED, KARY, UNARY, WARNER, Content, one_of, survey_of, yes_no

from app.words import odds
from app.words.pressed import named
from core.privacy.epsilon import of_hundred
from core.survey import Question, Survey

F = Fraction
NAMED = odds.Named("Yes", "No", "Yes", "No")


def asked(mechanism: Content) -> Question:
    return survey_of(yes_no(mechanism, ("scrambled",))).questions[0]


@pytest.mark.parametrize(
    ("mechanism", "count"),
    [
        (WARNER, "about 25"),
        (FORCED, "about 25"),
        ({"name": "warner", "p": "5/6"}, "about 17"),
        ({"name": "binary", "p1": "9/10", "p0": "1/10"}, "about 10"),
    ],
)
def test_that_the_count_is_computed(mechanism: Content, count: str) -> None:
    expected = f"Out of 100 people whose true answer is No, {count} are also saved as Yes."
    assert odds.also_saved(asked(mechanism), NAMED) == expected


def test_that_what_saves_nearly_all_as_they_are_says_just_that() -> None:
    within, beyond = {"name": "warner", "p": "19/20"}, {"name": "warner", "p": "961/1000"}
    assert odds.proof(asked(within), NAMED) == "A saved Yes or No is never proof."
    assert odds.proof(asked(beyond), NAMED) == "More than 95 of 100 answers are saved as they are."


@pytest.mark.parametrize(
    ("ratio", "text"),
    [
        (F(3), "3"),
        (F(9), "9"),
        (F(11, 4), "2.8"),
        (F(2_000_001, 1_000_000), "2.1"),
        (F(2), "2"),
        (F(101, 10), "11"),
        (F(2401), "2,401"),
        (F(10**9 - 1) + F(1, 2), "1,000,000,000"),
        (F(10**9) + F(1, 2), "10¹⁰"),
        (F(10**12), "10¹²"),
        (F(10**12) + F(1, 10**9), "10¹³"),
        (F(10**9 - 1) ** 1024, "10⁹²¹⁶"),
        (None, "∞"),
    ],
)
def test_that_factors_are_rounded_up(ratio: Fraction | None, text: str) -> None:
    assert odds.factor(ratio) == text


@pytest.mark.parametrize(
    ("count", "people", "text"),
    [
        (F(25), 25, "about 25"),
        (F(1, 2), 1, "fewer than 1"),
        (F(199, 2), 100, "more than 99"),
        (F(0), 0, "fewer than 1"),
        (F(100), 100, "more than 99"),
        (F(1), 1, "about 1"),
        (F(99), 99, "about 99"),
        (F(49, 2), 25, "about 25"),
    ],
)
def test_that_as_many_people_are_drawn_as_are_told(count: F, people: int, text: str) -> None:
    assert (of_hundred(count), odds.about(count)) == (people, text)


def test_that_a_second_answer_is_told_to_cost_its_square() -> None:
    sentence = odds.twice(survey_of(yes_no(WARNER)))
    assert "up to 9 times, not 3. ε is then 2.20 instead of 1.10." in sentence


def warned(*questions: Content) -> str:
    return odds.limit_warning(survey_of(*questions))


def test_that_little_protection_draws_a_warning() -> None:
    assert warned(yes_no(WARNER)) == ""
    assert warned(one_of(KARY)) == ""
    # ln 21 = 3.04… above 3 for one question; three of ln 3 are 3.29… in all.
    assert "One question" in warned(yes_no({"name": "warner", "p": "21/22"}))
    three = [yes_no(WARNER, id=name) for name in ("a", "b", "c")]
    assert "All answers" in warned(*three)
    assert "ε 3.30 in all" in warned(*three)


def test_that_options_and_numbers_have_sentences_of_their_own() -> None:
    survey: Survey = survey_of(
        one_of(UNARY),
        {
            "id": "money",
            "kind": "number",
            "text": "How much?",
            "low": 0,
            "high": 10,
            "step": 1,
            "mechanism": {"name": "one-bit", "p": "3/4"},
        },
        one_of(WARNER, id="used", kind="many-of"),
    )
    job, money, used = survey.questions
    assert odds.also_saved(job, named(job)) == (
        "Of 100 people, about 75 leave a set with their own answer in it. "
        "Any other answer is in about 25."
    )
    assert "at the lowest value, about 25 are also saved as HIGH." in odds.also_saved(
        money, named(money)
    )
    assert odds.moves(money, named(money)) == (
        "A saved HIGH makes higher values more likely, LOW makes lower values: "
        "up to 3 times the odds."
    )
    assert "Any other answer is in about 25." in odds.also_saved(used, named(used))
    assert odds.proof(job, named(job)) == "A saved option is never proof."
    assert odds.moves(used, named(used)) == "What is saved moves the odds by up to 27 times."


def test_that_letters_stand_for_the_statements() -> None:
    asked_by_wheel = survey_of(yes_no(WARNER, ("spinner",))).questions[0]
    assert odds.moves(asked_by_wheel, named(asked_by_wheel)) == (
        "A saved TRUE makes A more likely, FALSE makes B: up to 3 times the odds."
    )


def test_that_a_question_in_the_clear_has_no_odds() -> None:
    with pytest.raises(ValueError, match="in the clear"):
        odds.odds_of(survey_of(yes_no(None)).questions[0])
