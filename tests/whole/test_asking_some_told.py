"""What people are told where each is asked only some: how many before, which after the draw."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from kiosk_stand import stand
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import (
    NEGATION,
    Content,
    Sat,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)
from words_on_pages import LONGEST_SENTENCE, MOST_PRESSES, MOST_WORDS, THEIRS, press_on, said_by

from app.respondent.flow.practice import PracticeFlow, harmless_texts
from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.pages.practice import PractisedPage
from app.respondent.pages.returning import ReturningPage
from app.respondent.words.answers import report_words
from app.respondent.words.boxes import boxes_of, boxes_words
from app.theme import Theme
from app.words import odds
from core.privacy.mechanisms import Warner
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM, Door
from core.response import MemoryStore
from core.response.drawing import Drawn
from core.response.sitting import begin
from core.response.steps import keep
from core.survey import Survey

N = 10
TEXTS = [f"I have broken rule {n} this year." for n in range(N)]


def many_of(ask: int, k: int = 5, p: str = "3/5") -> Content:
    asked = {**one_of(None, k, kind="many-of"), "text": "Which of them?"}
    return {**asked, "id": "used", "mechanism": {"name": "warner", "p": p}, "ask": ask}


def wheels(n: int = N, p: str = "3/4") -> list[Content]:
    mechanism = {"name": "warner", "p": p}
    return [
        yes_no(mechanism, ("spinner",), id=f"q{i}", text=TEXTS[i], negation=f"{i}: {NEGATION}")
        for i in range(n)
    ]


def block(n: int = N, ask: int = 1) -> list[Content]:
    return [{"questions": [f"q{i}" for i in range(n)], "ask": ask}]


WHEELS = survey_of(*wheels(), sample=block())
OPTIONS = survey_of(many_of(2))


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def drawn_of(person: Sat) -> Drawn:
    drawn = person.view.flow.clear.drawn
    assert drawn is not None
    return drawn


def test_that_how_many_is_told_before_and_no_text_until_it_is_drawn(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(WHEELS, theme, qtbot, tmp_path)
    told = words_on(person.page)
    assert "Chance picks 1 of 10 questions." in told
    seen = [told]
    while not (question := person.view.flow.step.question):
        if person.step is Page.LABEL:
            person.click("link_button")
            seen.append(words_on(person.page))
            assert "What is drawn for you\n" in seen[-1]
            assert "drawn by this program, before the first question." in seen[-1]
        press_on(person)
        if not person.view.flow.step.question:
            seen.append(words_on(person.page))
    assert not [text for text in TEXTS for page in seen if text in page]
    (asked,) = drawn_of(person).questions
    assert asked == question
    told = words_on(person.page)
    assert "Question 1 of 1, drawn from 10" in told
    assert person.page.accessibleName() == "Question 1 of 1, drawn from 10"
    assert [text for text in TEXTS if text in told] == [TEXTS[int(asked[1:])]]


@pytest.mark.parametrize(
    ("survey", "told"),
    [
        (OPTIONS, "Chance picks 2 of 5 options."),
        (
            survey_of(many_of(2), {**many_of(1), "id": "more"}),
            "Chance picks some options of 2 questions.",
        ),
        (
            survey_of(*wheels(3), many_of(2), sample=block(3, 2)),
            "Chance picks 2 of 3 questions.\nChance picks 2 of 5 options.",
        ),
        (survey_of(*wheels(1)), ""),
    ],
)
def test_that_options_are_told_of_too(
    survey: Survey, told: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey, theme, qtbot, tmp_path)
    assert told in words_on(person.page)
    assert ("Chance picks" in words_on(person.page)) == bool(told)


class AllSaved(Door):
    """Lets all that can be saved be saved: many words."""

    def bernoulli(self, p: Fraction) -> bool:  # noqa: ARG002
        return True

    def coins(self, p: Fraction, n: int) -> bytes:  # noqa: ARG002
        return b"\1" * n


@pytest.mark.parametrize(
    "language",
    ["en", "fr", "ar", *(pytest.param(name, marks=pytest.mark.long) for name in ("de", "es"))],
)
@pytest.mark.parametrize(
    ("questions", "more"), [(wheels(), {"sample": block()}), ([many_of(2)], {})]
)
def test_that_it_keeps_what_everyone_passes_short(
    questions: list[Content],
    more: Content,
    language: str,
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    asked = [*questions, one_of(None, id="area")]
    survey = survey_of(*asked, **{"languages": [language], **THEIRS, **more})
    person = sit_down(survey, theme, qtbot, tmp_path, door=AllSaved())
    said: dict[str, None] = {}
    presses = 0
    while person.step is not Page.QUESTION:
        said.update(dict.fromkeys(said_by(person.page, survey)))
        press_on(person)
        presses += 1
    assert presses <= MOST_PRESSES
    assert len(re.findall(r"\w[\w’'-]*", " ".join(said))) <= MOST_WORDS, "\n".join(said)
    sentences = [part for text in said for part in re.split(r"(?<=[.?!:])\s", text)]
    assert [part for part in sentences if len(part.split()) > LONGEST_SENTENCE] == []


@pytest.mark.parametrize("chosen", [(), (1,), (1, 2)])
def test_that_options_drawn_are_told_and_those_not_asked_shown_as_not_asked(
    chosen: tuple[int, ...], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(OPTIONS, theme, qtbot, tmp_path)
    person.skip_to_first_question()
    assert "Drawn for you: 2 of 5 options. Tick all that are true for you." in words_on(person.page)
    for number in chosen:
        person.click(f"option_{number}")
    if not chosen:
        person.click("none_box")
    person.click("forward_button")
    person.click("forward_button")
    assert person.step is Page.REVIEW
    assert "2 boxes" in words_on(person.page)
    person.click("see_used")
    asked = drawn_of(person).options["used"]
    others = [f"Option number {v}" for v in range(5) if v not in asked]
    told = words_on(person.page)
    assert all(f"{other}, not asked" in told for other in others)
    report = str(person.view.flow.answers["used"])
    for place in asked:
        word = "yes" if report[place] == "1" else "no"
        assert f"Option number {place}, saved by chance: {word}" in told
    person.click("back_button")
    person.click("file_button")
    assert "A dash there stands for an option that was not asked." in words_on(person.page)
    person.click("back_button")
    person.click("save_button")
    person.click("see_button")
    assert "A dash there stands for" in words_on(person.page)


def test_that_the_review_numbers_questions_as_they_were_asked(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = MemoryStore()
    person = sit_down(WHEELS, theme, qtbot, tmp_path, store=store)
    person.skip_to_first_question()
    person.follow_the_wheel(1)
    told = words_on(person.page)
    assert "Question 1: A or B" in told
    assert "Drawn for you: 1 of 10 questions. The others are not in the file." in told
    assert not [text for text in TEXTS if text in told]
    person.click("save_button")
    again = sit_down(WHEELS, theme, qtbot, tmp_path, store=store)
    again.click("sitting_button_1")
    assert "Question 1: A or B" in words_on(again.page)


def test_that_one_option_alone_is_asked_for_by_itself() -> None:
    question = survey_of(many_of(1)).questions[0]
    for report in ("--0--", "--1--"):
        assert report_words(question, report, "en") == "One box"
        said = boxes_words(question, report)
        assert said.lead == "The box was flipped or kept by chance. This is saved:"
        assert said.nobody == "Nobody can tell whether it was flipped."
        assert said.total == ""
        assert [box.is_asked for box in boxes_of(question, report, "en")] == [True, *[False] * 4]
    assert report_words(OPTIONS.questions[0], "1--1-", "en") == "2 boxes"
    asked = boxes_of(OPTIONS.questions[0], "1--1-", "en")
    assert [box.word for box in asked] == ["yes", "yes", *["not asked"] * 3]


# What it gives away


def test_that_the_total_is_that_of_the_worst_draw_and_says_so() -> None:
    # Warner 3/4 multiplies the odds by 3, Warner 3/5 by 3/2; one of ten is asked.
    told, meant = odds.all_together(WHEELS)
    assert (told, meant) == ("", ""), "only one is asked, and its own odds are told"
    cheaper = {**wheels(1, "3/5")[0], "id": "q0"}
    uneven = survey_of(cheaper, *wheels(3)[1:], sample=block(3, 2))
    told, meant = odds.all_together(uneven)
    assert (told, meant) == ("The 2 questions that say most", "Up to 9 times the odds (ε 2.20).")
    told, meant = odds.all_together(survey_of(*wheels(3), sample=block(3, 2)))
    assert (told, meant) == ("All 2 questions together", "Up to 9 times the odds (ε 2.20).")


def test_that_as_few_options_as_are_asked_can_be_saved_nearly_as_they_are() -> None:
    question = replace(OPTIONS.questions[0], channel=Warner(Fraction(97, 100)))
    # All of one option is saved as it is of 97 in 100 people, of two of 94.
    found = [odds.is_nearly_kept(replace(question, ask=ask)) for ask in (1, 2, None)]
    assert found == [True, False, False]


def test_that_odds_of_questions_of_unlike_cost_are_told_apart(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(many_of(1), {**many_of(2), "id": "more"})
    person = sit_down(survey, theme, qtbot, tmp_path)
    person.to_page(Page.PRACTICE)
    while not isinstance(person.page, PractisedPage):
        press_on(person)
    person.click("odds_button")
    told = words_on(person.page)
    assert "1 of 2" in told  # two kinds of question
    assert "up to 1.5 times" in told
    person.click("after_button")
    assert "up to 2.3 times" in words_on(person.page)  # (3/2)² is 2.25, rounded up


def test_that_odds_number_questions_only_once_they_are_drawn(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(WHEELS, theme, qtbot, tmp_path)
    told: list[str] = []
    while len(told) < 2:
        while not isinstance(person.page, PractisedPage):
            press_on(person)
        person.click("odds_button")
        told.append(person.text("group_label"))
        person.click("back_button")
        press_on(person)
        person.click("back_button")
    assert told == ["The wheel", "Question 1: the wheel"]


def test_that_nothing_is_drawn_in_practice() -> None:
    asked: list[int] = []

    class Counting(Door):
        def some_of(self, n: int, size: int) -> tuple[int, ...]:
            asked.append(n)
            return super().some_of(n, size)

    flow = RespondentFlow(OPTIONS, MemoryStore(), Counting())
    practice = PracticeFlow(flow, harmless_texts(), "en", Counting())
    assert practice.question is not None
    assert len(practice.question.options) == 2
    assert practice.question.ratio == OPTIONS.questions[0].ratio
    assert asked == []


# Leaving, coming back, and the next person


@pytest.mark.parametrize(("survey", "what"), [(WHEELS, "questions"), (OPTIONS, "options")])
def test_that_what_was_drawn_is_told_to_stay(
    survey: Survey, what: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = MemoryStore()
    person = sit_down(survey, theme, qtbot, tmp_path, store=store)
    person.skip_to_first_question()
    drawn = drawn_of(person)
    person.click("leave_button")
    told = words_on(person.page)
    assert f"Which {what} were drawn for you" in told
    assert "They stay on this computer, so that they are drawn only once." in told
    person.click("confirm_button")
    again = sit_down(survey, theme, qtbot, tmp_path, store=store)
    assert "What was drawn for you stays." in words_on(again.page)
    again.click("sitting_button_1")
    assert drawn_of(again) == drawn
    while again.step is not Page.WELCOME:
        again.click("back_button")
    assert "Nothing has been saved" not in words_on(again.page)


def test_that_erasing_is_told_to_erase_the_draw_which_only_another_person_has_anew(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = MemoryStore()
    keep(begin(WHEELS, Procedure.SPINNER, SYSTEM), store)
    person = sit_down(WHEELS, theme, qtbot, tmp_path, store=store)
    assert isinstance(person.page, ReturningPage)
    person.page.erase_action.trigger()
    settle()
    told = words_on(person.page)
    assert "What was drawn goes too. Whoever begins next gets another draw." in told


class Turning(Door):
    """Draws one after another, so that two people never have the same."""

    turn = 0

    def below(self, n: int) -> int:
        self.turn += 1
        return self.turn % n


def test_that_each_person_at_a_kiosk_has_a_draw_of_their_own(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path, WHEELS, door=Turning())
    kiosk.set_up()
    seen = []
    for _ in range(2):
        kiosk.start_to_question()
        sitting = kiosk.view.sitting
        assert sitting is not None
        drawn = sitting.flow.clear.drawn
        assert drawn is not None
        assert len(kiosk.kept()) > 0
        seen.append(drawn.questions)
        kiosk.click("leave_button")
        assert "drawn for you" not in words_on(sitting)  # nothing of it stays here
        kiosk.click("confirm_button")
        assert not kiosk.has("start_button")  # the draw waits for who it belongs to
        kiosk.say_who("next_button")
        kiosk.until("start_button")
        assert not [path for path in kiosk.kept() if path.suffix == ".sitting"]
    assert seen[0] != seen[1]
