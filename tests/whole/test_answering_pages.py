"""Pages that take an answer: kept moments, Change and Back, Enter, errors, what has the focus."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import (
    KARY,
    UNARY,
    Content,
    Sat,
    ViewDoor,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)

from app.respondent.devices.shuffled_cards import Cards
from app.respondent.questions.scrambled_kept import ScrambledKeptPage
from app.respondent.scaffold.dead_time import AFTER_LANDING, AFTER_WORD, DeadTime
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.choices import RadioOption

AREA = one_of(None, 2, id="area", text="Where do you live?")
AGE: Content = {"id": "age", "kind": "number", "text": "How old are you?"}
AGE |= {"low": 18, "high": 99, "step": 1}
TOWN = {"question": "area", "in": ["o1"]}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], int]]:
    """Which buttons are held for how long after an answer, and nothing lets go of them."""
    found: list[tuple[list[str], int]] = []
    begin = DeadTime.begin

    def hold(self: DeadTime, buttons: list[Button], milliseconds: int) -> None:
        if milliseconds == AFTER_LANDING:  # the answer itself
            begin(self, buttons, milliseconds)
            return
        for button in buttons:
            button.setEnabled(False)
        found.append(([button.text() for button in buttons], milliseconds))

    monkeypatch.setattr(DeadTime, "begin", hold)
    return found


def at_first(
    questions: list[Content], theme: Theme, qtbot: QtBot, folder: Path, **how: object
) -> Sat:
    person = sit_down(survey_of(*questions), theme, qtbot, folder, **how)  # type: ignore[arg-type]
    person.skip_to_first_question()
    return person


# The kept moment


def test_that_a_scrambled_answer_has_its_kept_moment(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_first([one_of(KARY), AREA], theme, qtbot, tmp_path, door=ViewDoor([0, 1]))
    person.choose(0)
    person.click("forward_button")
    assert person.text("kept_label") == "Option number 2"
    assert person.text("may_be_label") == "It may or may not be your answer."
    told = words_on(person.page)
    for crowd in (
        "100 people with another answer",
        "About 25 also leave it.",
        "About 50 leave it.",
    ):
        assert crowd in told
    assert person.text("proof_label") == "A saved option is never proof."
    assert "Option number 0" not in words_on(person.page)
    assert "Kept: Option number 2." in person.page.accessibleName()
    person.go_on()
    person.click("back_button")
    assert person.text("kept_label") == "Option number 2"
    person.go_on()
    assert person.page.accessibleName() == "Question 2 of 2"


@pytest.mark.parametrize("reduced", [True, False], ids=["reduced", "moving"])
def test_that_next_is_held_after_the_card_opened_and_save_after_next(
    reduced: bool,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    held: list[tuple[list[str], int]],
) -> None:
    theme = Theme(qapp, pinned="light", reduced_motion=reduced)
    person = at_first([one_of(KARY)], theme, qtbot, tmp_path)
    person.choose(0)
    person.click("forward_button")
    cards = person.page.findChild(Cards)
    assert isinstance(cards, Cards)
    if not reduced:
        assert cards._open < 1.0
        assert not person.has("kept_label"), "nothing is told before the card opens"
        assert held == []
        assert not person.part("forward_button").isEnabled()
        with qtbot.waitSignal(cards.opened):
            pass
    assert cards._open == 1.0
    assert person.has("kept_label")
    assert held == [(["Next"], AFTER_WORD)]
    assert not person.part("forward_button").isEnabled()
    for _ in range(5):
        QTest.mouseClick(person.part("forward_button"), Qt.MouseButton.LeftButton)
        QTest.keyClick(person.page, Qt.Key.Key_Return)
    assert isinstance(person.page, ScrambledKeptPage)
    person.part("forward_button").setEnabled(True)
    person.go_on()
    assert held[1:] == [(["Save"], AFTER_WORD)]
    assert not person.part("save_button").isEnabled()


def test_that_the_shuffle_takes_as_long_for_every_answer(qapp: QApplication) -> None:
    theme = Theme(qapp, pinned="light", reduced_motion=False)
    assert (theme.duration("shuffle"), theme.duration("card_open")) == (600, 160)
    still = Theme(qapp, pinned="light", reduced_motion=True)
    assert (still.duration("shuffle"), still.duration("card_open")) == (0, 0)


def test_that_cards_look_alike_until_they_open(theme: Theme, qtbot: QtBot) -> None:
    moving = theme
    pictures = []
    for words in ("Fishing", "Teaching, Driving and a long name of some other work"):
        cards = Cards(moving, words)
        qtbot.addWidget(cards)
        cards.resize(512, 396)
        cards._shuffled, cards._open = 0.4, 0.0
        pictures.append(cards.grab().toImage())
        cards._open = 1.0
        pictures.append(cards.grab().toImage())
    assert pictures[0] == pictures[2]
    assert pictures[1] != pictures[3]


@pytest.mark.parametrize("how", ["Esc", "out of sight"])
def test_that_what_opens_while_the_page_is_hidden_is_told_once_it_is_shown(
    how: str, qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(
        "app.respondent.questions.scrambled_kept.announce",
        lambda _w, text: spoken.append(text),
    )
    theme = Theme(qapp, pinned="light", reduced_motion=False)
    person = at_first([one_of(KARY)], theme, qtbot, tmp_path)
    person.choose(0)
    person.click("forward_button")
    cards = person.page.findChild(Cards)
    assert isinstance(cards, Cards)
    if how == "Esc":
        person.view.cover()
    else:
        person.view.hide()
    for animation in (cards._shuffle, cards._opening):
        animation.setCurrentTime(animation.duration())
    settle()
    assert cards.is_open
    assert spoken == []
    assert person.page.accessibleDescription() == ""
    if how == "Esc":
        person.view.uncover()
    else:
        person.view.show()
    settle()
    assert spoken == [f"{person.page.accessibleName()} {person.page.accessibleDescription()}"]
    assert spoken[0].startswith("Kept: ")
    assert person.has("kept_label")
    assert person.can_press("forward_button")
    person.view.cover()
    person.view.uncover()
    assert len(spoken) == 1


# Clear answers


def test_that_a_clear_answer_not_confirmed_is_there_after_back(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_first([AREA, {**AREA, "id": "other"}, AGE], theme, qtbot, tmp_path)
    person.choose(0)
    person.go_on()
    person.choose(1)
    person.click("back_button")
    person.go_on()
    assert person.part("option_2").property("checked")
    assert person.part("forward_button").isEnabled()
    assert "other" not in person.view.flow.answers
    person.go_on()
    QTest.keyClicks(person.part("number_field"), "44")
    person.click("back_button")
    person.go_on()
    assert person.text("number_field") == "44"


def test_that_a_sensitive_choice_not_scrambled_is_gone_after_back(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_first([AREA, one_of(KARY)], theme, qtbot, tmp_path)
    person.choose(0)
    person.go_on()
    person.choose(1)
    page = person.page
    before = page.findChildren(RadioOption)
    assert any(option.isChecked() for option in before)
    page.forget()  # as is done to every page that is let go of
    assert not any(option.isChecked() for option in before)
    person.choose(1)
    person.click("back_button")
    person.go_on()
    assert not any(person.part(f"option_{n}").property("checked") for n in (1, 2, 3))


def test_that_the_review_changes_a_clear_answer_and_says_what_it_does(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    paid = {**one_of(KARY), "id": "paid", "ask_if": TOWN}
    person = at_first([AREA, paid, AGE], theme, qtbot, tmp_path / "out")
    person.choose(1)
    person.go_on()
    person.scramble(0)
    QTest.keyClicks(person.part("number_field"), "44")
    person.go_on()
    kept = dict(person.view.flow.kept)
    assert not person.has("unasked_banner")
    assert not person.has("change_paid")
    person.click("change_area")
    assert person.part("option_2").property("checked")
    assert not person.has("effect_label")
    person.choose(0)
    assert person.text("effect_label") == (
        "Then one question is no longer asked. "
        "What was drawn for it stays on this computer, and out of the file."
    )
    person.go_on()
    assert person.page.accessibleName() == "Look once, then save"
    assert "One kept word is not in the file" in words_on(person.page)
    assert person.view.flow.kept == kept
    person.click("change_area")
    person.choose(1)
    assert person.text("effect_label") == "Then one more question is asked."
    person.go_on()
    assert person.page.accessibleName() == "Look once, then save"
    assert not person.has("unasked_banner")
    person.click("save_button")
    assert person.saved_answers() == {"area": 1, "age": 44, **kept}


# Enter, fields, focus


def test_that_enter_goes_on_where_one_thing_is_left(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_first([AREA, AGE, one_of(KARY), AREA | {"id": "b"}], theme, qtbot, tmp_path)

    def enter() -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Return)
        settle()

    enter()
    assert person.view.flow.step.question == "area", "nothing is chosen yet"
    person.tab_to("option_1")
    enter()
    assert person.part("option_1").property("checked")
    enter()
    assert person.view.flow.step.question == "age"
    assert QApplication.focusWidget() is person.part("number_field"), "it has the focus"
    QTest.keyClicks(person.part("number_field"), "44")
    enter()
    assert person.view.flow.step.question == "job"
    person.choose(2)
    enter()
    assert isinstance(person.page, ScrambledKeptPage)
    enter()
    assert person.view.flow.step.question == "b"
    person.choose(0)
    enter()
    enter()
    assert person.page.accessibleName() == "Look once, then save", "Enter does not save"
    assert person.files() == []


@pytest.mark.parametrize("sensitive", [False, True])
def test_that_an_error_is_told_beside_the_field_after_leaving_it(
    sensitive: bool, theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(
        "app.respondent.questions.number.announce", lambda _w, text: spoken.append(text)
    )
    mechanism = {"mechanism": {"name": "one-bit", "p": "3/4"}} if sensitive else {}
    person = at_first([AGE | mechanism], theme, qtbot, tmp_path)
    field = person.part("number_field")
    assert isinstance(field, QLineEdit)
    assert field.hasFocus()
    assert field.accessibleName() == "How old are you?"
    QTest.keyClicks(field, "777")
    assert not person.has("error_note"), "not while it is typed"
    assert field.property("state") == "plain"
    QTest.keyClick(field, Qt.Key.Key_Tab)
    if sensitive:
        assert not person.has("error_note"), "a secret is not read before it is sent"
        settle()
        person.click("forward_button")
    assert person.has("error_note")
    wrong = "This is not a whole number from 18 to 99."
    assert wrong in words_on(person.page)
    assert spoken == [wrong]
    assert field.property("state") == "error"
    assert field.accessibleDescription() == wrong
    assert "777" not in words_on(person.page).replace(field.text(), "", 1)
    field.setText("77")
    assert not person.has("error_note")
    assert field.accessibleDescription() == "A whole number from 18 to 99."
    assert person.can_press("forward_button")


def in_sight(widget: QWidget) -> bool:
    area: QWidget | None = widget
    while area is not None and not isinstance(area.parentWidget(), QScrollArea):
        area = area.parentWidget()
    assert area is not None
    place = QRect(widget.mapTo(area, widget.rect().topLeft()), widget.size())
    return area.rect().contains(place)


@pytest.mark.parametrize("size", [(1024, 640), (800, 900), (640, 400)])
@pytest.mark.parametrize("n", [14, 40])
def test_that_no_key_chooses_a_row_out_of_sight(
    n: int, size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_first([one_of(KARY, n)], theme, qtbot, tmp_path, size=size)
    person.tab_to("option_1")
    for _ in range(n + 3):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.objectName().startswith("option")
        assert in_sight(focused), focused.objectName()
        assert focused.accessibleDescription() == "Which job?"
        QTest.keyClick(focused, Qt.Key.Key_Down)
        settle()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert focused.property("checked")
    assert in_sight(focused)


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1440, 900)])
def test_that_fourteen_answers_stand_whole_in_two_columns(
    size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_first([one_of(KARY, 14)], theme, qtbot, tmp_path, size=size)
    options = [person.part(f"option_{n + 1}") for n in range(14)]
    assert len({option.x() for option in options}) == 2
    assert [option.y() for option in options[:7]] == [option.y() for option in options[7:]]
    assert all(in_sight(option) for option in options)
    person.view.resize(700, 900)
    settle()
    assert len({option.x() for option in options}) == 1


def test_that_what_is_asked_is_told_with_the_page_and_the_group(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_first([one_of(UNARY)], theme, qtbot, tmp_path)
    assert "Which job?" in person.page.accessibleDescription()
    options = person.part("option_1").parentWidget()
    group = options.parentWidget() if options is not None else None
    assert group is not None
    told = QAccessible.queryAccessibleInterface(group)
    assert told.role() is QAccessible.Role.Grouping
    assert told.text(QAccessible.Text.Name) == "Which job?"


def test_that_the_leaving_page_tells_what_is_so(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = at_first([one_of(KARY), yes_no(None)], theme, qtbot, tmp_path)
    person.click("leave_button")
    assert "No word was drawn." in words_on(person.page)
    person.click("forward_button")
    person.choose(0)
    person.click("forward_button")
    person.click("leave_button")
    told = words_on(person.page)
    assert "One saved word on this computer" in told
    assert "No word was drawn." not in told
    assert "Nothing has been saved yet" not in told
