"""What answers are called beside a question, and in a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.kit.i18n import speak_program
from app.words.options import label_text, option_text
from core.survey import Kind, Question

ONE = Question("bribe", Kind.YES_NO, "Have you paid?")
TWO = Question("bribe", Kind.YES_NO, {"en": "Have you paid?", "fr": "Avez-vous payé ?"})


@pytest.fixture(autouse=True)
def german(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001 - it must be there
    speak_program("de")
    yield
    speak_program("en")


def test_that_yes_is_said_as_the_program_speaks_where_no_language_of_texts_was_chosen() -> None:
    assert [option_text(ONE, each, "en") for each in ("yes", "no")] == ["Ja", "Nein"]


def test_that_yes_is_said_in_the_language_chosen_of_several() -> None:
    assert option_text(TWO, "yes", "fr") == "Oui"


def test_that_labels_in_a_file_are_in_the_language_of_its_texts() -> None:
    assert label_text(ONE, "no", "en") == "No"
    assert label_text(TWO, "no", "fr") == "Non"
