"""What the view must not keep, show or draw twice: the true answer and where the wheel landed."""

import errno
import logging
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import respondent_driver
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    KARY,
    NEGATION,
    STATEMENT,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    checked_options,
    focused_button,
    one_of,
    settle,
    survey_of,
    words_on,
    yes_no,
)
from shiboken6 import isValid

from app.respondent.devices.statement import Statement
from app.respondent.flow.screen_draws import Spin
from app.respondent.questions.landing import SpinnerPage
from app.respondent.questions.pressed_kept import PressedKeptPage
from app.respondent.scaffold.page import RespondentPage
from app.theme import Theme
from core.files.disk import unwritten
from core.privacy.randomness import Door, RandomnessError
from core.response.sitting import Sitting
from core.response.store import MemoryStore

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

# Here secrets are looked for in what is painted as well.
sit_down = partial(respondent_driver.sit_down, painted=True)
ON_B = [3]
ON_A = [0]


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def landed(
    theme: Theme, qtbot: QtBot, folder: Path, *more: Content, tape: list[int] = ON_B, **how: Any
) -> Sat:
    """A person whose wheel has landed, on B unless the tape says otherwise."""
    survey = survey_of(yes_no(WARNER, ("spinner",)), *more)
    person = sit_down(survey, theme, qtbot, folder, door=ViewDoor(tape), **how)
    person.to_first_question()
    person.click("spin_button")
    return person


def tape_of(person: Sat) -> ViewDoor:
    assert isinstance(person.door, ViewDoor)
    return person.door


def spinner(person: Sat) -> SpinnerPage:
    page = person.view.page
    assert isinstance(page, SpinnerPage)
    return page


def test_that_the_landing_is_told_while_it_is_needed(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = landed(theme, qtbot, tmp_path)
    told = words_on(person.page)
    assert "The wheel landed on B" in told
    assert f"B: {NEGATION} The wheel landed here." in told
    assert f"A: {STATEMENT} The wheel landed here." not in told
    assert "landed" not in spinner(person).wheel.accessibleName()


def test_that_the_press_clears_the_landing(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = landed(theme, qtbot, tmp_path)
    page = spinner(person)
    page.forward_wanted.disconnect()
    person.click("yes_button")
    assert not page.is_underway
    assert not page.wheel.has_landed
    told = words_on(page)
    assert "The wheel landed" not in told
    states = {s.property("state") for s in page.findChildren(Statement)}
    assert states == {"open"}


def test_that_the_page_is_gone_after_the_press(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = landed(theme, qtbot, tmp_path)
    page = spinner(person)
    person.click("yes_button")
    settle()
    assert not isValid(page)


def test_that_no_trace_tells_where_the_wheel_landed(
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """The same word after either landing: everything to be seen, kept or read is the same."""
    traces = []
    for tape in (ON_A, ON_B):
        with caplog.at_level(logging.DEBUG):
            person = landed(theme, qtbot, tmp_path / "out", tape=tape)
            person.click("yes_button")
            seen = [words_on(person.view)]
            person.click("forward_button")
            seen.append(words_on(person.view))
            state = {name: repr(value) for name, value in vars(person.view._flow).items()}
            state.pop("_store"), state.pop("_door")
            person.click("save_button")
        (path,) = person.files()
        asked = [n for _, n in tape_of(person).taken]
        traces.append((path.name, path.read_bytes(), path.stat().st_mtime, seen, state, asked))
        path.unlink()
        person.view.close()
    assert traces[0] == traces[1]
    assert caplog.text == ""
    assert capfd.readouterr() == ("", "")


def test_that_a_spin_tells_nothing_in_a_log() -> None:
    assert repr(Spin(1, 0.25)) == "Spin(…)"


def test_that_there_is_one_spin(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    """Back and forward again shows the same landing, and nothing more is drawn."""
    person = landed(theme, qtbot, tmp_path)
    page, drawn = spinner(person), len(tape_of(person).taken)
    person.click("back_button")
    assert person.page is not page
    assert "landed" not in words_on(person.page)
    person.pass_practice()
    assert person.page is page
    assert person.chosen_statement() == "B"
    assert not person.has("spin_button")
    assert focused_button() is None
    page._start()
    assert len(tape_of(person).taken) == drawn
    person.say("no_button")
    assert person.page.accessibleName() == "Look once, then save"


def test_that_leaving_and_staying_keeps_the_landing(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = landed(theme, qtbot, tmp_path)
    page = spinner(person)
    person.click("leave_button")
    assert person.page.accessibleName() == "Leave this survey?"
    person.click("forward_button")
    assert person.page is page
    assert person.chosen_statement() == "B"


def test_that_leaving_and_closing_forget_the_landing(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    for close in (False, True):
        person = landed(theme, qtbot, tmp_path)
        page = spinner(person)
        if close:
            person.view.close()
        else:
            person.click("leave_button")
            person.click("confirm_button")
        assert not page.is_underway
        assert not page.wheel.has_landed
        assert "The wheel landed" not in words_on(page)


def test_that_no_other_language_can_be_chosen_while_the_wheel_stands_landed(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    both = {"en": "Text", "de": "Wortlaut"}
    question = yes_no(WARNER, ("spinner",), text=both)
    question["negation"] = {"en": "Opposite", "de": "Gegenteil"}
    survey = survey_of(question, languages=["en", "de"], title=both)
    person = sit_down(survey, theme, qtbot, tmp_path, door=ViewDoor(ON_B))
    person.to_first_question()
    assert person.has("language_button")
    person.click("spin_button")
    assert not person.has("language_button")
    person.click("back_button")
    assert not person.has("language_button")
    person.pass_practice()
    person.click("yes_button")
    assert not person.has("language_button")
    person.click("forward_button")
    # After the first answer the language stays, so that a saved word keeps its meaning.
    assert not person.has("language_button")


class WatchingStore(MemoryStore):
    """Notes what is shown, what is drawn and what has landed whenever something is written."""

    def __init__(self) -> None:
        super().__init__()
        self.person: Sat | None = None
        self.seen: list[tuple[type, int, bool, int]] = []

    def put(self, sitting: Sitting) -> None:
        assert self.person is not None
        page = self.person.page
        landed = isinstance(page, SpinnerPage) and page.is_underway
        drawn = len(tape_of(self.person).taken)
        self.seen.append((type(page), drawn, landed, len(sitting.reports)))
        super().put(sitting)


def test_that_what_is_shown_was_kept_before(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    """A start is on disk before anything is drawn, a word while the page still asks for it."""
    store = WatchingStore()
    survey = survey_of(yes_no(WARNER, ("spinner",)), one_of(None, 2, id="area"))
    door = ViewDoor(ON_B)
    person = store.person = sit_down(survey, theme, qtbot, tmp_path, door=door, store=store)
    person.to_first_question()
    drawn = len(door.taken)
    store.seen.clear()  # that it was begun
    person.click("spin_button")
    assert store.seen == [(SpinnerPage, drawn, False, 0)]
    assert len(door.taken) == drawn + 1
    person.click("yes_button")
    assert store.seen[1:] == [(SpinnerPage, drawn + 1, True, 1)]
    assert isinstance(person.page, PressedKeptPage)
    person.click("forward_button")
    assert person.page.accessibleName() == "Question 2 of 2"
    assert len(store.seen) == 2


def test_that_going_back_shows_the_kept_word_alone(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = landed(theme, qtbot, tmp_path, one_of(None, 2, id="area"))
    person.say("yes_button")
    person.click("back_button")
    assert person.text("kept_label") == "TRUE"
    states = {s.property("state") for s in person.page.findChildren(Statement)}
    assert states == {"blank"}, "nothing tells which statement the word is about"
    for name in ("yes_button", "no_button", "spin_button", "wrong_button"):
        assert not person.has(name)
    told = words_on(person.page).replace("Where it landed is forgotten.", "")
    assert "landed" not in told
    person.click("forward_button")
    assert person.page.accessibleName() == "Question 2 of 2"


def test_that_a_scrambled_answer_seen_again_is_what_was_drawn(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """The true answer is option 0; what was drawn is another, and only that is shown."""
    survey = survey_of(one_of(KARY, 3), one_of(None, 2, id="area"))
    person = sit_down(survey, theme, qtbot, tmp_path, door=ViewDoor([0, 1]))
    person.to_first_question()
    person.scramble(0)
    person.click("back_button")
    assert person.text("kept_label") == "Option number 2"
    assert "Option number 0" not in words_on(person.page)


def test_that_a_choice_is_taken_from_the_page_once_it_is_kept(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(one_of(KARY, 3))
    person = sit_down(survey, theme, qtbot, tmp_path)
    person.to_first_question()
    assert checked_options(person.view) == []
    person.choose(1)
    assert checked_options(person.view) == ["Option number 1"]
    page = person.view.page
    page.forward_wanted.disconnect()
    person.click("forward_button")
    assert list(person.view.flow.answers) == ["job"]
    assert checked_options(page) == []


def test_that_a_choice_does_not_outlive_its_page(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_of(one_of(KARY, 20)), theme, qtbot, tmp_path)
    person.to_first_question()
    field = person.part("filter_field")
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "number 1")
    person.choose(12)
    QTest.keyClick(person.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    settle()
    person.pass_practice()
    again = person.part("filter_field")
    assert isinstance(again, QLineEdit)
    assert (again.text(), checked_options(person.view)) == ("", [])
    assert not person.can_press("forward_button")


def test_that_what_is_typed_to_find_an_answer_cannot_be_copied(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_of(one_of(KARY, 20)), theme, qtbot, tmp_path)
    person.to_first_question()
    field = person.part("filter_field")
    assert isinstance(field, QLineEdit)
    QApplication.clipboard().setText("before")
    QTest.keyClicks(field, "number 7")
    for key in (Qt.Key.Key_A, Qt.Key.Key_C):
        QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "before"
    hints = field.inputMethodHints()
    assert hints & Qt.InputMethodHint.ImhSensitiveData
    assert hints & Qt.InputMethodHint.ImhNoPredictiveText


QUESTIONS = {
    "wheel": yes_no(WARNER, ("spinner",)),
    "rules": yes_no(FORCED, ("spinner",)),
    "scrambled": yes_no(WARNER, ("scrambled",)),
    "options": one_of(KARY, 20),
    "clear": yes_no(None),
}


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_that_a_question_opens_with_no_answer_focused_or_chosen(
    question: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_of(question), theme, qtbot, tmp_path)
    person.to_first_question()
    assert QApplication.focusWidget() is person.page
    assert checked_options(person.view) == []


def test_that_two_answers_have_one_weight(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    for size in ((1280, 800), (1024, 640), (640, 400)):
        person = landed(theme, qtbot, tmp_path, size=size)
        yes, no = person.part("yes_button"), person.part("no_button")
        assert yes.size() == no.size()
        assert yes.font() == no.font()
        assert yes.property("role") == no.property("role") == "answer"
        assert not yes.hasFocus()
        assert not no.hasFocus()


def test_that_a_double_click_does_not_answer_the_next_question(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    procedures = ("scrambled",)
    survey = survey_of(yes_no(WARNER, procedures), yes_no(WARNER, procedures, id="other"))
    person = sit_down(survey, theme, qtbot, tmp_path)
    person.to_first_question()
    person.choose(0)
    place = person.part("forward_button").mapTo(person.view, QPoint(40, 40))
    person.click("forward_button")
    # The second click falls on the kept moment, a third on the next question.
    under = person.view.childAt(place)
    assert under is not None
    QTest.mouseDClick(under, Qt.MouseButton.LeftButton)
    settle()
    assert person.view.flow.question is not None
    assert person.view.flow.question.id == "bribe"
    person.go_on()
    under = person.view.childAt(place)
    assert under is not None
    QTest.mouseDClick(under, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(under, Qt.MouseButton.LeftButton)
    settle()
    assert person.page.accessibleName() == "Question 2 of 2"
    person.choose(0)
    person.go_on(2)
    assert person.page.accessibleName() == "Look once, then save"


def test_that_a_key_held_down_presses_once(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = landed(theme, qtbot, tmp_path, one_of(None, 2, id="area"))
    person.tab_to("yes_button")
    QTest.keyPress(person.part("yes_button"), Qt.Key.Key_Return)
    settle()
    for _ in range(3):
        assert isinstance(person.page, PressedKeptPage)
        focused = QApplication.focusWidget()
        assert focused is person.page
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            none = Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(focused, QKeyEvent(kind, Qt.Key.Key_Return, none, "\r", True))
        settle()
    QTest.keyClick(person.page, Qt.Key.Key_Return)
    settle()
    assert person.page.accessibleName() == "Question 2 of 2"


class FailingStore(MemoryStore):
    """A disk that is full for a while."""

    full = False

    def put(self, sitting: Sitting) -> None:
        if self.full:
            error = OSError(errno.ENOSPC, "No space left on device")
            raise unwritten(Path("sitting"), error) from error
        super().put(sitting)


def test_that_a_word_that_cannot_be_kept_is_not_taken(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = FailingStore()
    person = landed(theme, qtbot, tmp_path, store=store)
    store.full = True
    for word in ("yes_button", "no_button"):
        person.click(word)
        problem = person.part("problem").accessibleName()
        assert "What you pressed is not kept on this computer. Its disk is full." in problem
        assert "Check that its disk is not full" in problem
        assert person.chosen_statement() == "B", "there is one spin"
    store.full = False
    person.say("yes_button")
    assert person.page.accessibleName() == "Look once, then save"


def test_that_a_start_that_cannot_be_noted_draws_nothing(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = FailingStore()
    person = sit_down(
        survey_of(yes_no(WARNER, ("spinner",))),
        theme,
        qtbot,
        tmp_path,
        store=store,
        door=ViewDoor(ON_B),
    )
    person.to_first_question()
    store.full = True
    person.click("spin_button")
    assert "Nothing was drawn" in person.part("problem").accessibleName()
    assert tape_of(person).taken == []
    assert not spinner(person).is_underway
    assert not person.can_press("yes_button")
    store.full = False
    person.click("spin_button")
    assert person.chosen_statement() == "B"
    assert len(tape_of(person).taken) == 1


NUMBER: Content = {
    "id": "often",
    "kind": "number",
    "text": "How often?",
    "low": 0,
    "high": 10,
    "step": 1,
    "mechanism": {"name": "one-bit", "p": "3/4"},
}
MANY: Content = one_of(WARNER, kind="many-of")


def chosen_on(page: RespondentPage) -> list[str]:
    """What a person has marked or typed on a page."""
    marked = [b.text() for b in page.findChildren(QAbstractButton) if b.isChecked()]
    return marked + [f.text() for f in page.findChildren(QLineEdit) if f.text()]


@pytest.mark.parametrize("question", [one_of(KARY), MANY, NUMBER], ids=["one", "many", "number"])
def test_that_a_choice_that_cannot_be_kept_stays_until_it_is(
    question: Content, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = FailingStore()
    person = sit_down(survey_of(question), theme, qtbot, tmp_path, store=store)
    person.to_first_question()
    store.full = True
    if question is NUMBER:
        QTest.keyClicks(person.part("number_field"), "7")
    else:
        person.click("option_2")
    before = chosen_on(person.page)
    assert before == (["7"] if question is NUMBER else ["Option number 1"])
    page = person.view.page
    for _ in range(2):
        person.click("forward_button")
        assert "press again" in person.part("problem").accessibleName()
        assert chosen_on(page) == before
        assert person.view.flow.answers == {}
    person.click("leave_button")
    person.click("forward_button")
    assert chosen_on(page) == before
    store.full = False
    page.forward_wanted.disconnect()
    person.click("forward_button")
    assert chosen_on(page) == []
    assert len(person.view.flow.answers) == 1


def test_that_a_choice_that_cannot_be_kept_goes_with_its_page(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    for leaves in (False, True):
        store = FailingStore()
        person = sit_down(survey_of(one_of(KARY)), theme, qtbot, tmp_path, store=store)
        person.to_first_question()
        store.full = True
        person.choose(1)
        person.click("forward_button")
        page = person.view.page
        if leaves:
            person.click("leave_button")
            person.click("confirm_button")
        else:
            person.view.close()
        assert chosen_on(page) == []


class BrokenDoor(Door):
    """A generator that fails once the sitting has its id."""

    broken = False

    def random_bytes(self, n: int) -> bytes:
        if self.broken:
            raise RandomnessError("stuck")
        return super().random_bytes(n)


def test_that_broken_chance_draws_nothing_and_says_so(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    questions = {"spin_button": yes_no(WARNER, ("spinner",)), "forward_button": yes_no(FORCED)}
    for button, question in questions.items():
        door, store = BrokenDoor(), MemoryStore()
        survey = survey_of(question)
        person = sit_down(survey, theme, qtbot, tmp_path, door=door, store=store)
        person.to_first_question()
        door.broken = True
        if person.has("option_1"):
            person.choose(0)
        person.click(button)
        assert "cannot draw chance" in person.part("problem").accessibleName()
        assert person.page.accessibleName() == "Question 1 of 1"
        (begun,) = store.sittings(survey)
        assert (begun.reports, begun.started) == ({}, {})


def test_that_a_sitting_without_an_id_does_not_begin(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    door = BrokenDoor()
    door.broken = True
    person = sit_down(survey_of(yes_no(FORCED)), theme, qtbot, tmp_path, door=door)
    for _ in range(3):
        person.click("forward_button")
    assert person.has("problem")
    assert not hasattr(person.page, "question")


# What leads on, from any page: the first of these that can be pressed.
NEXT_PRESS = ("spin_button", "yes_button", "forward_button", "option_1")


def test_that_all_words_are_shown_letter_for_letter(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    evil = "<b>Bold</b> <img src='file:///etc/passwd'> &amp; %s {0}"
    survey = survey_of(
        yes_no(WARNER, ("spinner",), text=evil, help=evil),
        one_of(
            None,
            2,
            text=f"Where? {evil}",
            options=[{"id": "a", "text": evil}, {"id": "b", "text": "b"}],
        ),
        title=evil,
        author=evil,
        intro=evil,
        consent=evil,
    )
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    seen = []
    while not person.has("save_button"):
        seen.append(person.page.accessibleName())
        _all_plain(person)
        assert len(seen) < 20
        person.click(next(filter(person.can_press, NEXT_PRESS)))
    _all_plain(person)
    assert evil in words_on(person.page)
    assert {"Welcome", "Try it once", "Question 1 of 2", "Question 2 of 2"} <= set(seen)


def _all_plain(person: Sat) -> None:
    for label in person.page.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText, label.text()
