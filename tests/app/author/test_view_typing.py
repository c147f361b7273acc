"""A key in the editor costs what it changes: no file is written, read or judged for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import shown_editor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from typed_drafts import PLACE, long_draft

import app.author.costs
import app.author.editing.editing
import core.survey.reading
from app.author.editing.costs import costs
from app.author.editing.editing import Editing
from app.author.editing.files import Opened
from app.author.view import AuthorView
from app.theme import Theme
from core.draft import DesignReader, edits, survey_bytes
from core.files import canonical
from core.survey import Kind, examine


@pytest.fixture
def view(
    qtbot: QtBot, window: QMainWindow, theme: Theme, dialogs: Answering, tmp_path: Path
) -> AuthorView:
    made = shown_editor(qtbot, window, theme, dialogs, tmp_path)
    made.take(Opened(long_draft(20)))
    made.editing.choose("q1", PLACE)
    made.workspace.rebuild()
    return made


def field_of(view: AuthorView) -> QWidget:
    form = view.form
    assert form is not None
    field = form.findChild(QWidget, "options_3_text")
    assert isinstance(field, QWidget)
    return field


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of what is called from now on, of what a key must not call."""
    called: list[str] = []
    for module, name in (
        *((canonical, "write"), (canonical, "parse"), (core.survey.reading, "survey_rules")),
        *((app.author.editing.editing, "examine"), (app.author.editing.editing, "survey_bytes")),
        (app.author.costs, "costs"),
    ):
        real = getattr(module, name)

        def told(*args: object, real: object = real, name: str = name) -> object:
            called.append(name)
            return real(*args)  # type: ignore[operator]

        monkeypatch.setattr(module, name, told)
    return called


def test_that_a_key_writes_reads_and_judges_nothing(
    view: AuthorView, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    called = counted(monkeypatch)
    QTest.keyClicks(field_of(view), " and more")
    question = view.editing.question
    assert question is not None
    assert question.options[3].text["en"] == "Office 3 and more"
    assert called == []
    # Once the keys rest it is kept, and what is wrong in it is looked for.
    qtbot.waitUntil(lambda: "examine" in called)
    assert view.keeper.file.holds(view.editing.draft)


def test_that_what_is_wrong_is_marked_once_the_keys_rest(view: AuthorView, qtbot: QtBot) -> None:
    field = field_of(view)
    field.setProperty("text", "")
    QTest.keyClicks(field, "Office 2")
    qtbot.waitUntil(lambda: "Problems: 1" in view.foot.problems_button.text())
    assert [each.question for each in view.workspace.problems if each.severe] == [1]


def test_that_a_fraction_that_is_typed_changes_the_costs(view: AuthorView) -> None:
    before = view.costs.this_epsilon.text()
    control = next(f.control for f in view.form.fields if f.keys == ("mechanism", "p"))  # type: ignore[union-attr]
    control.setFocus()
    control.setProperty("text", "1/")
    QTest.keyClicks(control, "2")
    assert view.costs.this_epsilon.text() != before
    assert view.costs.this_epsilon.text() == f"ε {costs(view.editing).epsilon:.2f}"


@pytest.mark.parametrize("questions", [1, 12])
def test_that_designs_are_those_of_the_file(questions: int) -> None:
    """The ε of the draft as it is known at a key is that of the file it becomes."""
    draft = long_draft(questions)
    read = examine(survey_bytes(draft))
    designs = DesignReader().read(draft)
    assert [(each.index, each.costed) for each in designs.questions] == [
        (each.index, each.costed) for each in read.questions
    ]
    assert designs.ratio == read.ratio
    for ours, theirs in zip(designs.questions, read.questions, strict=True):
        assert ours.question.channel == theirs.question.channel
        assert ours.question.ratio == theirs.question.ratio


def test_that_designs_stay_the_same_value_while_words_change() -> None:
    editing = Editing(long_draft(3))
    before = editing.costed
    question = editing.question
    assert question is not None
    editing.change_survey(editing.draft.with_questions(long_draft(3).questions), ())
    assert editing.costed is before
    editing.delete(["q1"])
    assert editing.costed is not before
    assert editing.costed.ratio == 1


def test_that_costs_follow_designs_that_cannot_be_read_yet(view: AuthorView) -> None:
    editing, costs = view.editing, view.workspace.costs
    question = editing.question
    assert question is not None
    number = replace(question, kind=Kind.NUMBER, options=(), mechanism=None)  # of no range yet
    editing.change(number)
    view.workspace.rebuild()
    before = costs.all_label.text()
    assert editing.costed.of(editing.index) is None
    assert (costs.this_epsilon.text(), costs.this_odds.text()) == ("", "saved as given")
    editing.change(edits.made_sensitive(number))
    view.workspace.rebuild()
    assert editing.costed.of(editing.index) is None
    assert (costs.this_epsilon.text(), costs.this_odds.text()) == ("ε –", "")
    assert costs.all_label.text() != before
