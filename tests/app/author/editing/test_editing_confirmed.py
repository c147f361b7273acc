"""Two statements are handed out once their author has confirmed that exactly one is true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from app.author.editing.editing import Editing
from app.author.editing.files import opened
from app.author.form.question_form import QuestionForm
from app.author.handing_out.flow import HandingOut
from app.theme import Theme
from core.draft import Draft, draft_of, read_draft, write_draft
from core.draft.convert import confirm, statements, unconfirmed
from core.examples import example_path, example_survey, templates
from core.facts.names import Fact

BRIBERY = draft_of(example_survey("bribery"))


def with_first(draft: Draft, **changed: object) -> Draft:
    first, *rest = draft.questions
    return draft.with_questions((replace(first, **changed), *rest))  # type: ignore[arg-type]


def spanish(draft: Draft) -> Draft:
    """The same in English and a second language, in which nothing is written yet."""
    return replace(draft, languages=("en", "es"))


@pytest.mark.parametrize("template", [each.name for each in templates()])
def test_that_templates_and_examples_come_confirmed(template: str) -> None:
    survey = next(each for each in templates() if each.name == template).read()
    draft = draft_of(survey)
    assert not any(unconfirmed(each, draft.languages) for each in draft.questions)


def test_that_a_survey_with_unconfirmed_statements_is_not_finished(tmp_path: Path) -> None:
    editing = Editing(with_first(BRIBERY, confirmed={}))
    assert editing.reading.may_be_collected
    assert editing.survey is None
    assert HandingOut(editing, tmp_path, tmp_path).survey is None
    (found,) = [each for each in editing.problems if each.severe]
    assert (found.question, found.keys, found.language) == (0, ("confirmed",), "en")
    assert found.problem.found.fact is Fact.NOT_CONFIRMED
    editing.choose("bribe")
    question = editing.question
    assert question is not None
    editing.change(confirm(question, "en"), ("confirmed",))
    assert editing.survey == example_path("bribery").read_bytes()


def test_that_another_text_takes_the_confirmation_away_and_the_old_one_brings_it_back() -> None:
    text = dict(BRIBERY.questions[0].text)
    changed = with_first(BRIBERY, text={"en": text["en"] + " often"})
    assert unconfirmed(changed.questions[0], ("en",)) == ("en",)
    assert not unconfirmed(with_first(changed, text=text).questions[0], ("en",))
    negation = dict(BRIBERY.questions[0].negation)
    other = with_first(BRIBERY, negation={"en": negation["en"] + "!"})
    assert unconfirmed(other.questions[0], ("en",)) == ("en",)


def test_that_undo_brings_the_confirmation_back_with_the_text() -> None:
    editing = Editing(BRIBERY)
    question = editing.question
    assert question is not None
    editing.change(replace(question, text={"en": "I have paid."}), ("text",), typing=True)
    assert editing.finished is None
    editing.undo()
    assert editing.finished is not None


def test_that_each_language_is_confirmed_by_itself() -> None:
    first = BRIBERY.questions[0]
    words = {
        "text": {**first.text, "es": "He pagado."},
        "negation": {**first.negation, "es": "No."},
    }
    draft = with_first(spanish(BRIBERY), **words)
    assert unconfirmed(draft.questions[0], draft.languages) == ("es",)
    assert not unconfirmed(confirm(draft.questions[0], "es"), draft.languages)


def test_that_what_is_not_written_or_has_no_two_statements_asks_for_nothing() -> None:
    first = BRIBERY.questions[0]
    assert statements(replace(first, negation={}), "en") is None
    assert statements(replace(first, procedures=("scrambled",)), "en") is None
    assert not unconfirmed(replace(first, negation={}, confirmed={}), ("en",))


def test_that_a_draft_keeps_what_was_confirmed() -> None:
    assert read_draft(write_draft(BRIBERY)) == BRIBERY
    assert BRIBERY.questions[0].confirmed


def test_that_the_confirmation_is_no_part_of_the_survey() -> None:
    bare = Editing(with_first(BRIBERY, confirmed={}), example_survey("bribery"))
    held = Editing(BRIBERY, example_survey("bribery"))
    assert bare.reading.survey == held.reading.survey
    assert bare.changed_questions == held.changed_questions == ()


def test_that_a_survey_opens_confirmed(tmp_path: Path) -> None:
    path = tmp_path / "copy.survey"
    path.write_bytes(example_path("bribery").read_bytes())
    assert Editing(opened(path).draft).finished is not None


def test_that_a_missing_translation_names_its_language_and_costs_are_shown() -> None:
    editing = Editing(spanish(BRIBERY))
    missing = [each for each in editing.problems if each.problem.found.fact is Fact.ENTRY_MISSING]
    assert missing
    assert {each.language for each in missing} == {"es"}
    assert {each.keys for each in missing if each.question == 0} >= {("text",), ("negation",)}
    assert all(each.costed for each in editing.costed.questions)


@pytest.fixture
def form(qtbot: QtBot, theme: Theme) -> Callable[[Draft], QuestionForm]:
    def made(draft: Draft) -> QuestionForm:
        editing = Editing(draft)
        editing.choose("bribe", language="en")
        shown = QuestionForm(theme, editing, "en")
        shown.resize(672, 800)
        qtbot.addWidget(shown)
        shown.show_problems()
        shown.refresh()
        shown.show()
        return shown

    return made


def test_that_a_press_confirms_and_another_takes_it_back(
    form: Callable[[Draft], QuestionForm],
) -> None:
    shown = form(with_first(BRIBERY, confirmed={}))
    box = shown.findChild(QCheckBox, "confirmed")
    assert isinstance(box, QCheckBox)
    assert not box.isChecked()
    box.click()
    assert shown.editing.finished is not None
    box.click()
    assert shown.editing.finished is None


def test_that_nothing_can_be_confirmed_before_both_are_written(
    form: Callable[[Draft], QuestionForm],
) -> None:
    box = form(with_first(BRIBERY, negation={}, confirmed={})).findChild(QCheckBox, "confirmed")
    assert isinstance(box, QCheckBox)
    assert not box.isEnabled()


def test_that_a_text_missing_elsewhere_is_a_warning_with_a_way_there(
    form: Callable[[Draft], QuestionForm],
) -> None:
    shown = form(spanish(BRIBERY))
    field = next(each for each in shown.fields if each.keys == ("text",))
    assert field.problem.text() == "ⓘ In Español this text is missing."
    assert field.control.property("state") != "error"
    assert field.elsewhere.text() == "Write it in Español"
    field.elsewhere.click()
    place = shown.editing.place
    assert (place.question, place.keys, place.language) == ("bribe", ("text",), "es")


def test_that_nothing_moves_when_something_is_said_below_a_text(
    form: Callable[[Draft], QuestionForm],
) -> None:
    calm, told = form(BRIBERY), form(spanish(BRIBERY))

    def tops(shown: QuestionForm) -> list[int]:
        texts = [each for each in shown.fields if each.keys in (("text",), ("negation",))]
        return [each.height() - each.control.geometry().bottom() for each in texts]

    assert tops(calm) == tops(told)
