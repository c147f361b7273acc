"""A walk through every page of the respondent's view, whatever language it is in."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QLineEdit
from respondent_driver import Sat

from app.respondent.questions.pressed_kept import PressedKeptPage
from app.respondent.questions.question import QuestionPage
from app.respondent.questions.scrambled_kept import ScrambledKeptPage


def pages_of(person: Sat) -> Iterator[str]:
    """Walk from the first page to the last, and name each page and each of its states."""
    yield "welcome"
    person.click("words_button")
    yield "eight words"
    person.go_on()
    yield "consent"
    person.click("decline_button")
    yield "declined"
    person.click("back_button")
    person.go_on()
    yield "leaves"
    person.click("link_button")
    yield "label"
    person.go_on()
    if person.has("ways_button"):
        person.click("ways_button")
        yield "ways"
        person.click("back_button")
    yield from _question(person, "practice")
    yield "practised"
    person.click("odds_button")
    yield "odds"
    person.click("trial_button")
    yield "trial"
    person.click("back_button")
    person.click("back_button")
    person.go_on()
    while isinstance(person.page, QuestionPage):
        yield from _question(person)
    yield "review"
    person.click("file_button")
    yield "file"
    person.click("back_button")
    if person.has("see_several"):
        person.click("see_several")
        yield "boxes"
        person.click("back_button")
    person.click("place_button")
    yield "place"
    person.click("back_button")
    yield "answered"
    person.click("leave_button")
    yield "leaving"
    person.click("forward_button")
    person.go_on()
    person.click("save_button")
    yield "saved"
    person.click("see_button")
    yield "saved file"
    person.click("back_button")
    person.click("remove_button")
    yield "removed"


def _question(person: Sat, name: str = "question") -> Iterator[str]:
    if isinstance(person.page, ScrambledKeptPage | PressedKeptPage):
        yield "kept"
        if person.has("wrong_button"):
            person.click("wrong_button")
            yield "exchanged"
        person.go_on()
        return
    yield name
    if person.has("spin_button"):
        person.click("spin_button")
        yield "landed"
    if person.has("yes_button"):
        person.click("yes_button")
        return
    if person.has("number_field"):
        field = person.part("number_field")
        assert isinstance(field, QLineEdit)
        field.setText("999999")
        yield "wrong number"
        field.setText("٢٠")
    elif person.has("option_1"):
        person.click("option_1")
    person.go_on()
