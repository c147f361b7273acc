"""Who is asked: conditions written by keys alone, said in words, and refused beside their row."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from author_stand import Author
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QRadioButton, QWidget

from app.author.editing.files import Opened
from app.widgets.button import Button
from core.draft import Draft, DraftMechanism, DraftOption, DraftQuestion
from core.survey import Answered, AskIf, Kind, read

KEY, ALT = Qt.Key, Qt.KeyboardModifier
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


def asking() -> Draft:
    """Three clear questions, a sensitive one, and two that may be asked of some."""
    places = tuple(DraftOption(each, {"en": f"In a {each}"}) for each in ("city", "town", "hamlet"))
    made = (
        DraftQuestion("area", Kind.ONE_OF, {"en": "Where do you live?"}, options=places),
        DraftQuestion("age", Kind.NUMBER, {"en": "How old are you?"}, low=15, high=99),
        DraftQuestion("paid", Kind.YES_NO, {"en": "I have paid."}, procedures=("scrambled",),
                      mechanism=DraftMechanism("warner", {"p": "3/4"})),
        DraftQuestion("rent", Kind.YES_NO, {"en": "Do you rent?"}),
        DraftQuestion("much", Kind.YES_NO, {"en": "Is it much?"}),
    )  # fmt: skip
    return Draft(title={"en": "Rents"}, questions=tuple(replace(q, named=True) for q in made))


@pytest.fixture
def form(author: Author) -> Author:
    author.view.take(Opened(asking()))
    author.view.workspace.choose("rent")
    author.form.focus_on(("text",))
    return author


def pick_answer(author: Author, nth: int, answer: str) -> None:
    """Open the menu of a row by keys, and take an answer of it."""
    button = author.tab_to(f"add_answer_{nth}")
    assert isinstance(button, Button)
    menu = button.menu()
    menu.popup(author.window.rect().center())
    while menu.activeAction() is None or menu.activeAction().text() != answer:
        QTest.keyClick(menu, KEY.Key_Down)
    before = author.question.ask_if
    QTest.keyClick(menu, KEY.Key_Return)
    author.qtbot.waitUntil(lambda: author.question.ask_if != before)
    with author.qtbot.waitActive(author.window):
        author.window.activateWindow()
    author.qtbot.waitUntil(lambda: author.focused == f"add_answer_{nth}")


def conditions(author: Author) -> tuple[Answered, ...]:
    asked = author.question.ask_if
    return () if asked is None else asked.parts


def told(author: Author) -> str:
    label = author.form.findChild(QLabel, "condition_text")
    assert label is not None
    return label.text()


def test_that_two_conditions_are_written_by_keys_and_saved(
    form: Author, dialogs: Answering, tmp_path: Path
) -> None:
    author = form
    author.tab_to("add_condition")
    author.press(KEY.Key_Space)
    assert author.focused == "ask_if"
    author.press(KEY.Key_Up)  # from the number to the place
    assert author.question.ask_if == AskIf((Answered("area"),))
    assert told(author) == "Choose the answers after which it is asked."
    pick_answer(author, 0, "In a town")
    pick_answer(author, 0, "In a city")
    assert author.question.ask_if == AskIf.of("area", "city", "town")
    author.tab_to("add_condition")
    author.press(KEY.Key_Space)
    assert author.focused == "ask_if_1"
    least = author.tab_to("ask_if_1_at_least")
    assert isinstance(least, QLineEdit)
    assert least.text() == "15"
    author.press(KEY.Key_A, ALT.ControlModifier)
    author.write("18")
    assert told(author) == (
        "Asked of people who answered “In a city” or “In a town” to “Where do you live?”, and "
        "gave 18 or more to “How old are you?”. All others go on to question 5."
    )
    path = tmp_path / "made.survey"
    dialogs.answers.append(path)
    author.press(KEY.Key_S, ALT.ControlModifier)
    parts = (Answered("area", ("city", "town")), Answered("age", at_least=18))
    assert read(path.read_bytes()).questions[3].ask_if == AskIf(parts)


def test_that_either_may_hold_and_steps_go_back(form: Author) -> None:
    author = form
    two_parts(author)
    joined = author.form.findChild(QWidget, "joined")
    assert joined is not None
    next(each for each in joined.findChildren(QRadioButton) if each.isChecked()).setFocus()
    author.press(KEY.Key_Right)
    assert isinstance(QApplication.focusWidget(), QRadioButton)
    parts = Answered("area", ("city",)), Answered("age", (), 15)
    assert author.question.ask_if == AskIf(parts, every=False)
    assert ", or gave 15 or more" in told(author)
    author.press(KEY.Key_Z, ALT.ControlModifier)
    assert author.question.ask_if == AskIf(parts)
    author.tab_to("delete_condition_0")
    author.press(KEY.Key_Space)
    assert author.question.ask_if == AskIf((Answered("age", at_least=15),))
    author.tab_to("delete_condition_0")
    author.press(KEY.Key_Space)
    assert not conditions(author)
    assert author.focused == "add_condition"
    for _ in range(2):
        author.press(KEY.Key_Z, ALT.ControlModifier)
    assert author.question.ask_if == AskIf((Answered("area", ("city",)), Answered("age", (), 15)))


def two_parts(author: Author) -> None:
    """Ask only people in a city, and of any age."""
    author.tab_to("add_condition")
    author.press(KEY.Key_Space)
    author.press(KEY.Key_Up)
    pick_answer(author, 0, "In a city")
    author.tab_to("add_condition")
    author.press(KEY.Key_Space)


@pytest.mark.parametrize(
    ("asked", "keys", "said"),
    [
        (AskIf((Answered("area"),)), ("ask_if",), "Choose the answers after which it is asked."),
        (AskIf((Answered("age"),)), ("ask_if",), "Give the least number, the greatest, or both."),
        (AskIf((Answered("age", (), 40, 20),)), ("ask_if",),
         "No number is in this range: the first must not be the greater."),
        (AskIf((Answered("area", ("city",)), Answered("age", (), 140))), ("ask_if", "all", 1),
         "140 is not"),
        (AskIf((Answered("area", ("city",)), Answered("area", ("town",)))), ("ask_if",),
         "Nobody would ever be asked this: the conditions exclude each other."),
        (AskIf((Answered("area", ("city",)), Answered("much", ("yes",))), every=False),
         ("ask_if", "any", 1), "not the id of an earlier question"),
        (AskIf((Answered("area", ("city",)), Answered("paid", ("yes",)))), ("ask_if", "all", 1),
         "Only clear questions can be chosen"),
    ],
)  # fmt: skip
def test_that_what_is_wrong_is_said_beside_its_row(
    form: Author, asked: AskIf, keys: tuple[str | int, ...], said: str
) -> None:
    form.view.editing.change(replace(form.question, ask_if=asked), ("ask_if",))
    form.view.workspace.rebuild()
    found = {each.keys: each.problem.text() for each in form.form.fields if each.problem.text()}
    assert list(found) == [keys]
    assert said in found[keys]


def test_that_nothing_is_offered_where_nothing_can_decide(form: Author) -> None:
    form.view.workspace.choose("area")
    assert form.form.findChild(QWidget, "add_condition") is None


def test_that_those_who_are_not_asked_are_told_where_they_go_on(form: Author) -> None:
    editing = form.view.editing
    asked = AskIf.of("area", "city")
    for id_ in ("rent", "much"):
        editing.choose(id_)
        editing.change(replace(form.question, ask_if=asked), ("ask_if",))
    form.view.workspace.choose("rent")
    assert told(form).endswith("For all others it was the last one.")
    editing.choose("much")
    editing.change(replace(form.question, ask_if=AskIf.of("area", "town")), ("ask_if",))
    form.view.workspace.choose("rent")
    assert told(form).endswith("All others go on without it.")
