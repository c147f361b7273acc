"""Fields that go from the form into the survey file: order of options, lines, statements."""

from __future__ import annotations

from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import Author
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.author.editing.editing import Editing
from app.author.editing.files import Opened
from app.author.editing.none_of_these import options_of_none
from app.author.editing.targets import add_question, usual_target
from app.kit.i18n import spoken
from app.words.catalogue import tr
from core.draft import Draft, DraftMechanism, DraftOption, DraftQuestion, edits
from core.privacy.epsilon import epsilon_text
from core.survey import Kind, Survey, read

KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


def saved(author: Author, dialogs: Answering, folder: Path) -> Survey:
    """Save the survey by its key, and read it."""
    path = folder / "made.survey"
    dialogs.answers.append(path)
    author.press(KEY.Key_S, CONTROL)
    return read(path.read_bytes())


def test_that_lines_and_random_order_reach_the_file(
    author: Author, dialogs: Answering, tmp_path: Path
) -> None:
    author.view.take(Opened(Draft()))
    author.form.focus_on(("title",))
    author.write("Rents")
    author.tab_to("contact")
    author.write("Anna Beck, beck@example.org")
    author.tab_to("retention")
    author.write("Two years, then deleted")
    author.add(Kind.MANY_OF)
    author.write("Which of these have you had?")
    for at, words in enumerate(("A flat", "A house")):
        author.tab_to(f"options_{at}_text")
        author.write(words)
    author.tab_to("shuffle")
    author.press(KEY.Key_Space)
    assert author.focused == "shuffle"
    survey = saved(author, dialogs, tmp_path)
    assert (survey.contact, survey.retention) == (
        "Anna Beck, beck@example.org", "Two years, then deleted"
    )  # fmt: skip
    assert survey.questions[0].shuffle
    author.press(KEY.Key_Z, CONTROL)
    assert not author.question.shuffle


def test_that_random_order_is_offered_where_options_have_none(author: Author) -> None:
    author.view.take(Opened(Draft()))
    offered = {}
    for kind in (Kind.YES_NO, Kind.ONE_OF, Kind.MANY_OF, Kind.RATING, Kind.NUMBER):
        author.view.outline.add_wanted.emit(kind, False)
        offered[kind] = author.form.findChild(QWidget, "shuffle") is not None
    assert [kind for kind, on in offered.items() if on] == [Kind.ONE_OF, Kind.MANY_OF]


def test_that_a_statement_is_one_paragraph_however_it_is_typed_and_pasted(author: Author) -> None:
    author.view.take(Opened(Draft()))
    author.add(Kind.YES_NO, sensitive=True)
    assert author.focused == "text"
    QGuiApplication.clipboard().setText("I have paid\n  a bribe\tthis year.\n")
    author.press(KEY.Key_V, CONTROL)
    assert author.question.text == {"en": "I have paid a bribe this year."}
    author.press(KEY.Key_Return)
    assert author.question.text == {"en": "I have paid a bribe this year."}
    assert author.focused != "text"  # Enter goes on, as Tab does
    author.press(KEY.Key_Z, CONTROL)
    assert author.question.text == {}


def test_that_a_missing_text_has_the_other_language_behind_it(author: Author) -> None:
    questions = (DraftQuestion("paid", text={"en": "Have you paid?"}, named=True),)
    author.view.take(Opened(Draft(languages=("en", "de"), questions=questions)))
    author.view.actions_.next_problem.trigger()  # the title, in both
    author.view.editing.choose("paid", ("text",), "de")
    author.view.workspace.rebuild()
    field = next(each for each in author.form.fields if each.keys == ("text",))
    assert field.control.property("placeholderText") == "Have you paid?"
    assert field.problem.text() == "In German this text is missing."


def had(*texts: str, kind: Kind = Kind.MANY_OF, language: str = "en") -> DraftQuestion:
    options = tuple(DraftOption(f"o{at}", {language: each}) for at, each in enumerate(texts))
    return DraftQuestion("had", kind, {"en": "Which?"}, options=options, named=True)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "ar"])
def test_that_what_the_program_offers_itself_is_known(language: str) -> None:
    with spoken(language):
        question = had("A horse", tr("None of these"), language=language)
    assert list(options_of_none(question)) == [(1, language)]


def test_that_an_option_of_none_is_warned_of_beside_it(author: Author) -> None:
    question = had("A horse", "A nun of these", "none of these.", "NONE")
    author.view.take(Opened(Draft(title={"en": "T"}, questions=(question,))))
    found = {each.keys: each.problem.text() for each in author.form.fields if each.problem.text()}
    assert list(found) == [("options", 2), ("options", 3)]
    assert "Delete the option" in found["options", 2]
    assert author.view.editing.survey is not None  # a warning
    assert list(options_of_none(had("A horse", "None", kind=Kind.ONE_OF))) == []


def test_that_a_sensitive_question_begins_with_the_usual_epsilon() -> None:
    editing = Editing(Draft())
    assert str(usual_target(editing)) == "1"
    add_question(editing, Kind.YES_NO, sensitive=True)
    question = editing.question
    assert question is not None
    half = {"p": "623/1000"}  # ε 0.51
    changed = DraftMechanism("warner", half)
    editing.change(edits.with_design(question, changed, ("scrambled",)))
    add_question(editing, Kind.ONE_OF, sensitive=False)
    assert editing.question is not None
    assert not editing.question.sensitive
    add_question(editing, Kind.YES_NO, sensitive=True)
    made = editing.costed.of(editing.index)
    assert made is not None
    assert epsilon_text(made.ratio) == "0.51"
    assert len(editing.history.past) == 4  # each adding is one step
