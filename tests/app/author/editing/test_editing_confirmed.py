"""Two statements are handed out once their author has confirmed that exactly one is true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QMainWindow
from pytestqt.qtbot import QtBot

from app.author.editing.editing import Editing
from app.author.editing.files import opened
from app.author.editing.texts import TextCounter
from app.author.form.question_form import QuestionForm
from app.author.handing_out.flow import HandingOut
from app.author.handing_out.known_keys import make_key
from app.author.handing_out.written import signed_with
from app.author.outline import ROW, OutlinePanel
from app.author.view import AuthorView
from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.widgets.program_actions import ProgramActions
from core.draft import Draft, draft_of, read_draft, write_draft
from core.draft.convert import confirm, statements, unconfirmed
from core.examples import example_path, example_survey, templates
from core.facts.names import Fact
from core.keys.key_file import Use
from core.survey import write

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


def test_that_the_same_statement_twice_is_told_alone_and_not_to_be_confirmed() -> None:
    same = {"en": f"B. {BRIBERY.questions[0].text['en']}"}
    editing = Editing(with_first(BRIBERY, negation=same, confirmed={}))
    assert statements(editing.draft.questions[0], "en") is None
    severe = [each.problem.found.fact for each in editing.problems if each.severe]
    assert severe == [Fact.NEGATION_READS_ALIKE]
    assert editing.finished is None


def test_that_a_draft_keeps_what_was_confirmed() -> None:
    assert read_draft(write_draft(BRIBERY)) == BRIBERY
    assert BRIBERY.questions[0].confirmed


def test_that_the_confirmation_is_no_part_of_the_survey() -> None:
    bare = Editing(with_first(BRIBERY, confirmed={}), example_survey("bribery"))
    held = Editing(BRIBERY, example_survey("bribery"))
    assert bare.reading.survey == held.reading.survey
    assert bare.changed_questions == held.changed_questions == ()


def signed_copy(folder: Path, keys: Path) -> Path:
    """Return the example in a file, signed with a key that is made in the folder `keys`."""
    key = make_key(keys, "Institute", Use.SIGNING, "a passphrase")
    survey = signed_with(example_survey("bribery"), key.path, "a passphrase")
    path = folder / "signed.survey"
    path.write_bytes(write(survey))
    return path


def test_that_a_survey_is_confirmed_again_unless_its_author_signed_it(tmp_path: Path) -> None:
    unsigned = tmp_path / "copy.survey"
    unsigned.write_bytes(example_path("bribery").read_bytes())
    own, strange = tmp_path / "own", tmp_path / "strange"
    signed = signed_copy(tmp_path, own)
    make_key(strange, "Somebody", Use.SIGNING, "a passphrase")
    for path, keys, confirmed in (
        *((unsigned, None, False), (unsigned, own, False)),
        *((signed, None, False), (signed, strange, False), (signed, own, True)),
    ):
        found = opened(path, keys=keys)
        assert (Editing(found.draft).finished is not None) is confirmed, (path.name, keys)
        # What it is a copy of is the same survey: nothing counts as changed by it.
        assert Editing(found.draft, found.origin).changed_questions == ()


def test_that_who_opens_a_survey_is_told_what_to_confirm(
    theme: Theme, qtbot: QtBot, window: QMainWindow, dialogs: Answering, tmp_path: Path
) -> None:
    keys = tmp_path / "keys"
    signed = signed_copy(tmp_path, keys)
    for folder, told in ((keys, False), (tmp_path, True)):
        view = AuthorView(
            theme,
            tmp_path / "drafts",
            FolderDialogs(dialogs, Settings()),
            ProgramActions(theme, Settings(), window),
            keys=folder,
        )
        qtbot.addWidget(view)
        view.open_path(signed)
        words = view.undo_line.label.text()
        assert words.startswith("This is a copy")
        assert words.endswith("confirm its statements again.") is told


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
    assert field.problem.text() == "In Spanish this text is missing."
    assert field.control.property("state") != "error"
    (button,) = field.leads
    assert button.text() == "Write it in Spanish"
    button.click()
    place = shown.editing.place
    assert (place.question, place.keys, place.language) == ("bribe", ("text",), "es")


def test_that_a_text_missing_in_several_languages_has_a_way_to_each(
    form: Callable[[Draft], QuestionForm],
) -> None:
    shown = form(replace(BRIBERY, languages=("en", "de", "ar")))
    field = next(each for each in shown.fields if each.keys == ("text",))
    assert field.problem.text() == "In German and Arabic this text is missing."
    assert [button.text() for button in field.leads] == ["German", "Arabic"]
    field.leads[1].click()
    assert shown.editing.place.language == "ar"


def test_that_escape_returns_to_the_first_language(qtbot: QtBot, theme: Theme) -> None:
    editing = Editing(spanish(BRIBERY))
    editing.choose("bribe", ("negation",), "es")
    shown = QuestionForm(theme, editing, "es")
    qtbot.addWidget(shown)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert (editing.place.keys, editing.place.language) == (("negation",), "en")


def test_that_the_list_marks_strongly_what_is_wrong_in_the_language_shown(
    theme: Theme, qtbot: QtBot
) -> None:
    words = {"es": "He pagado."}
    negation = {"es": "No he pagado.", **BRIBERY.questions[0].negation}
    editing = Editing(spanish(with_first(BRIBERY, text=words, negation=negation)))
    panel = OutlinePanel(theme)
    qtbot.addWidget(panel)
    # In Spanish the two statements stand, and nobody has confirmed them yet.
    for language, strong in (("en", [True, False]), ("es", [True, True])):
        counts = TextCounter().count(editing.draft)
        panel.show_questions(editing, counts, editing.problems, language)
        rows = [panel.list.item(at).data(ROW) for at in range(2)]
        assert [row.wrong for row in rows] == strong
        assert [row.elsewhere for row in rows] == [not each for each in strong]
        assert all(row.missing for row in rows)


def test_that_nothing_moves_when_something_is_said_below_a_text(
    form: Callable[[Draft], QuestionForm],
) -> None:
    calm, told = form(BRIBERY), form(spanish(BRIBERY))

    def tops(shown: QuestionForm) -> list[int]:
        texts = [each for each in shown.fields if each.keys in (("text",), ("negation",))]
        return [each.height() - each.control.geometry().bottom() for each in texts]

    assert tops(calm) == tops(told)
