"""The ε that is wanted of a question stays what was typed, or is that of its design as it is."""

from __future__ import annotations

import math
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import shown_editor
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.author.editing.files import Opened
from app.author.editing.targets import add_question
from app.author.view import AuthorView
from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from core.draft import DraftMechanism, DraftOption, DraftQuestion, draft_of, edits
from core.draft.fitting import fitted
from core.examples import example_survey
from core.privacy.epsilon import epsilon_text
from core.survey import Kind


@pytest.fixture
def view(
    qtbot: QtBot, window: QMainWindow, theme: Theme, dialogs: Answering, tmp_path: Path
) -> AuthorView:
    made = shown_editor(qtbot, window, theme, dialogs, tmp_path / "drafts")
    made.take(Opened(draft_of(example_survey("bribery"))))
    ids = [each.id for each in made.editing.draft.questions if each.kind is Kind.YES_NO]
    made.workspace.choose(ids[0])
    return made


def field(view: AuthorView) -> QLineEdit:
    assert view.form is not None
    found = view.form.findChild(QLineEdit, "target")
    assert isinstance(found, QLineEdit)
    return found


def write(view: AuthorView, text: str) -> None:
    line = field(view)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)


def press(view: AuthorView) -> None:
    assert view.form is not None
    button = view.form.findChild(QPushButton, "fit")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def p_of(view: AuthorView) -> object:
    question = view.editing.question
    assert question is not None
    assert question.mechanism is not None
    return question.mechanism.values["p"]


def test_that_the_row_of_the_wanted_epsilon_stands_on_one_line(view: AuthorView) -> None:
    holder = field(view).parentWidget()
    assert isinstance(holder, QWidget)
    seen = [each for each in holder.children() if isinstance(each, QWidget) and each.isVisible()]
    assert len(seen) >= 3
    assert max(abs(each.geometry().center().y() - holder.height() // 2) for each in seen) <= 1


@pytest.mark.parametrize(("typed", "p"), [("0.5", "61/98"), ("0.8", None)])
def test_that_a_second_press_finds_the_same_fractions(
    view: AuthorView, typed: str, p: str | None
) -> None:
    before = p_of(view)
    write(view, typed)
    press(view)
    assert field(view).text() == typed
    first, steps = p_of(view), len(view.editing.history.past)
    assert first != before
    assert p is None or first == p
    press(view)
    press(view)
    assert (p_of(view), field(view).text()) == (first, typed)
    assert len(view.editing.history.past) == steps  # and there is nothing to be undone


def test_that_the_epsilon_of_the_design_stands_there_where_none_was_typed(
    view: AuthorView,
) -> None:
    ratio = view.editing.costed.questions[view.editing.index or 0].question.ratio
    assert field(view).text() == epsilon_text(ratio)
    before, steps = view.editing.draft, len(view.editing.history.past)
    press(view)
    assert view.editing.draft == before
    assert len(view.editing.history.past) == steps


def test_that_what_is_typed_is_of_its_question_until_its_design_is_another(
    view: AuthorView,
) -> None:
    first, shown = view.editing.place.question, field(view).text()
    write(view, "0.5")
    view.workspace.choose(None)
    view.workspace.choose(first)
    assert field(view).text() == "0.5"  # not pressed yet
    press(view)
    view.editing.duplicate([str(first)])
    view.workspace.rebuild()
    assert field(view).text() == "0.5"  # a copy wants the same
    view.workspace.choose(first)
    assert field(view).text() == "0.5"
    question = view.editing.question
    assert question is not None
    view.editing.change(replace(question, id="renamed", named=True), ("id",), typing=True)
    view.workspace.rebuild()
    assert field(view).text() == "0.5"
    # A design from elsewhere, as the planner gives it: ln 3, rounded up.
    named = replace(question, id="renamed")
    mechanism = DraftMechanism("warner", {"p": "3/4"})
    view.editing.change(edits.with_design(named, mechanism, named.procedures))
    view.workspace.rebuild()
    assert field(view).text() == "1.10"
    press(view)
    assert p_of(view) == "3/4"
    for _ in range(4):  # the design, the name, the copy, the press
        view.editing.undo()
    view.workspace.choose(first)
    assert field(view).text() == shown
    for _ in range(3):
        view.editing.redo()
    view.workspace.rebuild()
    assert field(view).text() == "0.5"


def test_that_another_mechanism_or_kind_keeps_what_was_wanted(view: AuthorView) -> None:
    write(view, "0.5")
    press(view)
    for name, other in (("mechanism", "forced"), ("kind", str(Kind.ONE_OF))):
        assert view.form is not None
        box = view.form.findChild(QComboBox, name)
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(other))
        box.activated.emit(box.currentIndex())
        assert field(view).text() == "0.5"
        epsilon = view.editing.costed.questions[view.editing.index or 0].epsilon
        assert epsilon is not None
        assert 0.45 < epsilon <= 0.5


@pytest.mark.parametrize(("ask", "p"), [(None, "469/866"), (2, "61/98")])
def test_that_of_a_many_of_only_the_options_asked_count(ask: int | None, p: str) -> None:
    """Six options at ε = 1 have 1/6 each; of two that are asked each has 1/2."""
    options = tuple(DraftOption(f"o{at}", {"en": f"O {at}"}, named=True) for at in range(6))
    question = DraftQuestion("used", Kind.MANY_OF, {"en": "Which?"}, options=options, ask=ask)
    made = fitted(question, Decimal(1), "warner")
    assert made == DraftMechanism("warner", {"p": p})
    part, chance = 1 / (ask or 6), Fraction(p)
    assert 0.99 * part < math.log(chance / (1 - chance)) <= part


def test_that_options_that_come_and_go_keep_the_wanted_epsilon_in_one_step(
    view: AuthorView,
) -> None:
    view.editing.add(Kind.ONE_OF)
    view.workspace.rebuild()
    assert view.form is not None
    saved = view.form.findChild(SegmentedChoice, "saved")
    assert saved is not None
    saved.chosen.emit("randomized")  # at the ε of the others
    before, steps = view.editing.draft, len(view.editing.history.past)
    assert view.form is not None
    more = view.form.findChild(QPushButton, "add_option")
    assert isinstance(more, QPushButton)
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    now = view.editing.question
    assert now is not None
    usual = Decimal("1.10")
    assert now.mechanism == fitted(now, usual, "k-ary") != before.questions[-1].mechanism
    assert view.undo_line.label.text() == (
        "The fractions were found anew: ε stays at most 1.1, as you asked."
    )
    assert (field(view).text(), len(view.editing.history.past)) == ("1.1", steps + 1)
    QTest.mouseClick(view.undo_line.button, Qt.MouseButton.LeftButton)
    assert view.editing.draft == before
    # Typed by hand: it stays, and what it costs is told.
    question = view.editing.question
    assert question is not None
    view.editing.change(edits.with_parameter(question, "p", "2/3"))
    view.workspace.rebuild()
    assert view.form is not None
    more = view.form.findChild(QPushButton, "add_option")
    assert isinstance(more, QPushButton)
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert p_of(view) == "2/3"
    assert view.undo_line.label.text() == "The fractions stay as they are, so ε is now 1.39."
    assert field(view).text() == "1.39"


def test_that_one_more_is_added_beside_a_number_whose_low_end_is_emptied(view: AuthorView) -> None:
    view.editing.add(Kind.NUMBER)
    number = view.editing.question
    assert number is not None
    view.editing.change(replace(number, low=None))
    assert len(view.editing.costed.questions) < len(view.editing.draft.questions)
    view.editing.choose(view.editing.draft.questions[0].id)
    add_question(view.editing, Kind.YES_NO, sensitive=True)
    added = view.editing.costed.of(view.editing.index)
    assert added is not None
    assert added.sensitive
