"""Nothing is pressed in haste: no word whose landing was not shown for a while, no start twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    KARY,
    NEGATION,
    PATIENCE,
    WARNER,
    Content,
    Sat,
    ViewDoor,
    handle,
    one_of,
    sit_down,
    survey_of,
    yes_no,
)
from virtual_time import let_pass

from app.respondent.flow.way import RespondentFlow
from app.respondent.questions.landing import LandingPage
from app.respondent.questions.scrambled import ScrambledPage
from app.theme import Theme
from core.privacy.randomness import SYSTEM
from core.response.privatize import Truth
from core.survey import Question, Survey

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

SHOWN_FOR = 700
MECHANISMS = {"spinner": WARNER, "coins": FORCED}
DIE: Content = {"name": "warner", "p": "5/6"}
ONE_BIT: Content = {"name": "one-bit", "p": "3/4"}
NUMBER: Content = {"kind": "number", "low": 0, "high": 99, "step": 1, "text": "How many?"}
SCRAMBLED: dict[str, Content] = {
    "scrambled yes/no": yes_no(WARNER, ("scrambled",)),
    "scrambled one-of": one_of(KARY),
    "scrambled many-of": {**one_of(WARNER), "kind": "many-of"},
    "scrambled number": {**NUMBER, "mechanism": ONE_BIT},
}
CHANCE = ["spinner", "coins", "die"]


def survey_with(procedure: str) -> Survey:
    if procedure in SCRAMBLED:
        return survey_of(*({**SCRAMBLED[procedure], "id": name} for name in ("one", "two")))
    if procedure == "die":
        more = {"negation": NEGATION}
        return survey_of(*(yes_no(DIE, ("die",), id=name, **more) for name in ("one", "two")))
    mechanism = MECHANISMS.get(procedure, WARNER)
    return survey_of(*(yes_no(mechanism, (procedure,), id=name) for name in ("one", "two")))


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    # With reduced motion a device lands at once: the dead times stay, and are all there is.
    return Theme(qapp, pinned="light", reduced_motion=True)


class Watch:
    """Sees, beside the program, how long what is answered was shown, and each word and start.

    What is answered is a landing, or the page of a question whose answer is scrambled.
    """

    def __init__(self, person: Sat, monkeypatch: pytest.MonkeyPatch) -> None:
        self.person = person
        self.shown_for = PATIENCE  # the page was settled
        self.page: QWidget | None = person.page
        self.words: list[int] = []
        self.starts: list[str] = []
        answer, spin, throw = (
            RespondentFlow.answer_spinner,
            RespondentFlow.spin,
            RespondentFlow.throw,
        )

        def answered(flow: RespondentFlow, question: Question, word: int) -> None:
            self.words.append(self.shown_for)
            answer(flow, question, word)

        def started(flow: RespondentFlow, question: Question) -> object:
            self.starts.append(question.id)
            return (spin if flow.spins(question) else throw)(flow, question)

        scramble = RespondentFlow.answer_scrambled

        def scrambled(flow: RespondentFlow, question: Question, truth: Truth) -> None:
            self.words.append(self.shown_for)
            scramble(flow, question, truth)

        monkeypatch.setattr(RespondentFlow, "answer_spinner", answered)
        monkeypatch.setattr(RespondentFlow, "answer_scrambled", scrambled)
        monkeypatch.setattr(RespondentFlow, "spin", started)
        monkeypatch.setattr(RespondentFlow, "throw", started)

    def let_pass(self, milliseconds: int) -> None:
        let_pass(milliseconds)
        self.look(milliseconds)
        handle()
        self.look(0)

    def look(self, milliseconds: int) -> None:
        page = self.person.page
        asks = isinstance(page, ScrambledPage)
        asks = asks or (isinstance(page, LandingPage) and page.stage.has_landed)
        goes_on = asks and page.isVisible() and page is self.page
        self.shown_for = self.shown_for + milliseconds if goes_on else 0
        self.page = page if asks and page.isVisible() else None


def press_at(view: QWidget, across: float, down: float) -> None:
    """Press and let go somewhere in the window, on whatever is there."""
    place = QPoint(round(across * (view.width() - 1)), round(down * (view.height() - 1)))
    target = view.childAt(place) or view
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(view, place))


PLACES = st.tuples(st.floats(0, 1), st.floats(0.1, 0.95))
NAMED = st.sampled_from(
    ["spin_button", "spin_button", "yes_button", "no_button", "forward_button", "back_button"]
)
KEYS = st.sampled_from([Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape])
DEEDS = st.one_of(NAMED, NAMED, NAMED, PLACES, KEYS)
CHOSEN = st.sampled_from(["option_1", "option_2", "none_box", Qt.Key.Key_Return])
BELOW = st.tuples(st.floats(0, 1), st.floats(0.25, 0.95))  # no menu of languages
WRITTEN_THEN = st.sampled_from(["number_field", "forward_button", "forward_button", "back_button"])
CHOOSING = st.one_of(CHOSEN, WRITTEN_THEN, WRITTEN_THEN, BELOW, KEYS)
HASTE = st.integers(0, 900)
PATIENT = ("spin_button", "yes_button", "yes_button")


def do(person: Sat, edit: object) -> None:
    """Press a key, a place of the window, or a part that is seen whether it takes it or not."""
    if isinstance(edit, Qt.Key):
        focused = QApplication.focusWidget()
        if focused is not None:
            QTest.keyClick(focused, edit)
    elif isinstance(edit, tuple):
        across, down = edit
        press_at(person.view, across, down)
    elif edit == "number_field" and person.has(edit):
        field = person.part(edit)
        assert isinstance(field, QLineEdit)
        field.clear()
        QTest.keyClick(field, Qt.Key.Key_4)
    elif isinstance(edit, str) and person.has(edit):
        QTest.mouseClick(person.part(edit), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("procedure", [*CHANCE, *SCRAMBLED])
def test_that_no_word_is_saved_whose_landing_was_not_shown(
    procedure: str, theme: Theme, qtbot: QtBot, suite_or_long: Callable[[int, int], int]
) -> None:
    survey, words = survey_with(procedure), []

    deeds_here = CHOOSING if procedure in SCRAMBLED else DEEDS

    patient = ("option_1", "forward_button") if procedure in SCRAMBLED else PATIENT

    @example([(900, name) for name in patient], 0)  # among walks of chance few come to a word
    @settings(max_examples=suite_or_long(6, 20), phases=[Phase.explicit, Phase.generate])
    @given(st.lists(st.tuples(HASTE, deeds_here), min_size=20, max_size=40), st.integers(0, 3))
    def check(edits: list[tuple[int, object]], drawn: int) -> None:
        with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            door = SYSTEM if procedure in SCRAMBLED else ViewDoor([drawn] * 4)
            person = sit_down(survey, theme, qtbot, Path(folder), door=door)
            person.skip_to_first_question()
            watch = Watch(person, patch)
            for milliseconds, edit in edits:
                watch.let_pass(milliseconds)
                do(person, edit)
                handle()
                watch.look(0)
            assert all(shown >= SHOWN_FOR for shown in watch.words), watch.words
            assert len(watch.starts) == len(set(watch.starts)), "started twice"
            words.extend(watch.words)
            person.view.close()

    check()
    assert words, "nobody ever pressed a word: the property would hold of any program"


@pytest.mark.parametrize("procedure", [*CHANCE, "own-device"])
@pytest.mark.parametrize("name", ["spin_button", "yes_button", "forward_button"])
def test_that_six_clicks_in_haste_press_nothing_more(
    procedure: str, name: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Where the first click does something, the five after it at its place do nothing."""
    person = sit_down(survey_with(procedure), theme, qtbot, tmp_path)
    person.skip_to_first_question()
    if procedure != "own-device":
        if name != "spin_button":
            person.click("spin_button")
    elif name == "spin_button":
        return
    if name == "forward_button":
        person.click("yes_button")
    part = person.part(name)
    place = part.mapTo(person.view, part.rect().center())
    after = []
    for _ in range(6):
        target = person.view.childAt(place) or person.view
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(person.view, place))
        handle()
        after.append((person.page.objectName(), dict(person.view.flow.answers), words_of(person)))
        let_pass(150)
        handle()
    assert after[1:] == after[:1] * 5


@pytest.mark.parametrize("kind", SCRAMBLED)
@pytest.mark.parametrize("how", ["click", "Enter"])
def test_that_pressing_on_and_on_scrambles_nothing(
    kind: str, how: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Each press that comes too early begins the time anew; what is kept is final."""
    person = sit_down(survey_with(kind), theme, qtbot, tmp_path)
    while not person.view.flow.step.question:
        person.view.flow.forward()
    person.view._show_step()
    handle()
    name = "forward_button"
    choose(person, kind)
    for _ in range(8):
        if how == "click":
            press(person.part(name))
        else:
            QTest.keyClick(person.page, Qt.Key.Key_Return)
        handle()
        assert person.view.flow.drawn == 0
        let_pass(150)
        handle()
    let_pass(SHOWN_FOR)
    handle()
    press(person.part(name))
    assert person.view.flow.drawn == 1


def choose(person: Sat, kind: str) -> None:
    """Choose what there is to choose; of a many-of, none."""
    if kind == "scrambled many-of":
        press(person.part("none_box"))
    elif kind != "scrambled number":
        press(person.part("option_1"))
    if kind == "scrambled number":
        QTest.keyClicks(person.part("number_field"), "44")


def words_of(person: Sat) -> tuple[str, bool]:
    return person.view.flow.step.question, person.has("spin_button")


@pytest.mark.parametrize("milliseconds", [0, 699, 700])
def test_that_an_answer_lives_from_700_milliseconds_on(
    milliseconds: int, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_with("spinner"), theme, qtbot, tmp_path)
    person.skip_to_first_question()
    press(person.part("spin_button"))
    handle()
    let_pass(milliseconds)
    handle()
    press(person.part("yes_button"))
    handle()
    assert (person.view.flow.drawn == 1) is (milliseconds >= SHOWN_FOR)


def press(part: QWidget) -> None:
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)


def test_that_a_press_that_began_before_does_nothing(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_with("spinner"), theme, qtbot, tmp_path)
    person.skip_to_first_question()
    press(person.part("spin_button"))
    handle()
    yes = person.part("yes_button")
    QTest.mousePress(yes, Qt.MouseButton.LeftButton)
    let_pass(SHOWN_FOR)
    handle()
    QTest.mouseRelease(yes, Qt.MouseButton.LeftButton)
    handle()
    assert person.view.flow.drawn == 0
    # Nor does a key that is held: it was pressed before, and only repeats.
    yes.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ", True)
            QApplication.sendEvent(yes, held)
    handle()
    assert person.view.flow.drawn == 0
    press(yes)
    assert person.view.flow.drawn == 1


def test_that_the_time_begins_anew_when_the_page_is_shown_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey_with("spinner"), theme, qtbot, tmp_path)
    person.skip_to_first_question()
    person.click("spin_button")
    assert person.can_press("yes_button")
    person.view.cover()
    handle()
    let_pass(10_000)
    person.view.uncover()
    handle()
    assert not person.can_press("yes_button")
    let_pass(SHOWN_FOR)
    handle()
    assert person.can_press("yes_button")
