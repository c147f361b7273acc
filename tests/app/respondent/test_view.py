"""The whole way through a survey, by mouse and by keyboard alone, for each procedure and kind."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import (
    FORCED,
    UNARY,
    WARNER,
    Content,
    Sat,
    focused_button,
    one_of,
    settle,
    sit_down,
    survey_of,
    yes_no,
)

from app.respondent.devices.wheel import Wheel
from app.theme import Theme
from app.widgets.choices import RadioOption
from core.response.file import ResponseReader
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

BOTH = ("spinner", "scrambled")
CONSENT = {"consent": "Do you agree?", "author": "A small institute", "intro": "Why we ask."}
AREA = one_of(None, 3, id="area", text="Where do you live?")
BEFORE = ["Welcome", "Your consent", "What leaves this laptop"]


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def press(person: Sat, name: str, *, keys: bool) -> None:
    """Press a part by mouse, or go to it with Tab and press it with Enter."""
    if keys:
        person.press(name, Qt.Key.Key_Return)
    else:
        person.click(name)


def begin(person: Sat, *, keys: bool, scrambled: bool) -> None:
    """Go from the first page to the first question."""
    for name in BEFORE:
        assert person.page.accessibleName() == name
        press(person, "forward_button", keys=keys)
    assert person.page.accessibleName() == "Try it once"
    if scrambled and person.has("ways_button"):
        press(person, "ways_button", keys=keys)
        if keys:
            person.tab_to("procedure_spinner")
            QTest.keyClick(person.part("procedure_spinner"), Qt.Key.Key_Down)
        else:
            person.click("procedure_scrambled")
        press(person, "forward_button", keys=keys)
        assert person.page.accessibleName() == "Try it once"
    assert focused_button() is None
    if not person.has("yes_button"):
        choose(person, 0, keys=keys)
        press(person, "forward_button", keys=keys)
    else:
        if person.has("spin_button"):
            press(person, "spin_button", keys=keys)
        press(person, "yes_button", keys=keys)
    assert person.page.accessibleName() == "One word is kept"
    assert focused_button() is None
    press(person, "forward_button", keys=keys)


def finish(person: Sat, survey: Survey, *, keys: bool) -> Content:
    """Save, close, and return what is in the file, which is exactly what was shown."""
    assert person.page.accessibleName() == "Look once, then save"
    text = person.file_text()
    press(person, "save_button", keys=keys)
    assert person.page.accessibleName() == "Saved"
    (path,) = person.files()
    assert path.read_text("utf-8") == text
    assert path.name == person.unfolded("name_label").property("text")
    person.click("back_button")
    ResponseReader(survey).read(path.read_bytes())
    closed: list[bool] = []
    person.view.finished.connect(lambda: closed.append(True))
    press(person, "forward_button", keys=keys)
    assert closed == [True]
    content: Content = json.loads(text)
    return content


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("mechanism", [WARNER, FORCED], ids=["warner", "forced"])
def test_that_a_person_can_answer_with_the_wheel(
    mechanism: Content, keys: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(yes_no(mechanism, BOTH), AREA, **CONSENT)
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    begin(person, keys=keys, scrambled=False)
    assert focused_button() is None
    press(person, "spin_button", keys=keys)
    assert focused_button() is None
    press(person, "no_button", keys=keys)
    assert person.text("kept_label") == ("FALSE" if mechanism is WARNER else "NO")
    assert focused_button() is None
    press(person, "forward_button", keys=keys)
    assert focused_button() is None
    choose(person, 1, keys=keys)
    press(person, "forward_button", keys=keys)
    content = finish(person, survey, keys=keys)
    assert content["answers"] == {"area": 1, "bribe": 0}
    assert content["procedure"] == "spinner"


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_that_a_person_can_let_the_program_scramble_a_yes_or_no(
    keys: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(yes_no(WARNER, BOTH), **CONSENT)
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    begin(person, keys=keys, scrambled=True)
    assert focused_button() is None
    assert not person.can_press("forward_button")
    choose(person, 0, keys=keys)
    press(person, "forward_button", keys=keys)
    press(person, "forward_button", keys=keys)
    content = finish(person, survey, keys=keys)
    assert content["procedure"] == "scrambled"
    assert content["answers"]["bribe"] in (0, 1)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_that_a_person_can_let_the_program_scramble_a_choice(
    keys: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(one_of(UNARY, 4), **CONSENT)
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    begin(person, keys=keys, scrambled=True)
    assert not person.can_press("forward_button")
    choose(person, 2, keys=keys)
    press(person, "forward_button", keys=keys)
    press(person, "forward_button", keys=keys)
    content = finish(person, survey, keys=keys)
    assert len(content["answers"]["job"]) == 4
    assert "procedure" not in content


def choose(person: Sat, number: int, *, keys: bool) -> None:
    if not keys:
        person.choose(number)
        return
    person.tab_to("option_1")
    QTest.keyClick(person.part("option_1"), Qt.Key.Key_Space)
    for place in range(number):
        QTest.keyClick(person.part(f"option_{place + 1}"), Qt.Key.Key_Down)
    settle()


CLEAR: list[tuple[Content, object]] = [
    (yes_no(None), 1),
    (one_of(None, 3), 2),
    (one_of(None, 3, kind="rating"), 2),
    (one_of(None, 3, kind="many-of"), "101"),
    ({"id": "age", "kind": "number", "text": "Age?", "low": -5, "high": 95, "step": 5}, -5),
]


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize(("question", "given"), CLEAR, ids=[q["kind"] for q, _ in CLEAR])
def test_that_a_question_in_the_clear_is_saved_as_given(
    question: Content, given: object, keys: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(question)
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    for _ in range(2):
        press(person, "forward_button", keys=keys)
    assert person.text("clear_pill") == "Saved as you give it"
    assert not person.can_press("forward_button")
    if question["kind"] == "number":
        field = person.part("number_field")
        assert isinstance(field, QLineEdit)
        if keys:
            person.tab_to("number_field")
        QTest.keyClicks(field, "-5")
    elif question["kind"] == "many-of":
        for number in (1, 3):
            name = f"option_{number}"
            if keys:
                person.press(name)
            else:
                person.click(name)
    else:
        choose(person, 0 if question["kind"] == "yes-no" else 2, keys=keys)
    press(person, "forward_button", keys=keys)
    content = finish(person, survey, keys=keys)
    assert list(content["answers"].values()) == [given]


def test_that_the_wheel_turns_and_can_be_skipped(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """With real motion: it spins, lands by itself, and a press on it shows at once where."""
    moving = Theme(qapp, pinned="light", reduced_motion=False)
    for skip in (False, True):
        survey = survey_of(yes_no(WARNER, ("spinner",)))
        person = sit_down(survey, moving, qtbot, tmp_path / str(skip))
        person.to_first_question()
        wheel = person.page.findChild(Wheel)
        assert isinstance(wheel, Wheel)
        with qtbot.waitSignal(wheel.landed):
            person.click("spin_button")
            assert wheel.is_moving
            assert not person.can_press("yes_button")
            assert not person.can_press("no_button")
            if skip:
                QTest.mouseClick(wheel, Qt.MouseButton.LeftButton)
        assert not person.can_press("yes_button"), "not at once, either"
        settle()
        assert person.can_press("yes_button")
        assert person.can_press("no_button")
        assert focused_button() is None
        person.say("yes_button")
        assert person.page.accessibleName() == "Look once, then save"


def test_that_a_long_list_can_be_filtered(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    options = [{"id": f"o{i}", "text": f"Village number {i}"} for i in range(1024)]
    question = one_of({"name": "k-ary", "p": "1/100"}, 3, options=options)
    person = sit_down(survey_of(question), theme, qtbot, tmp_path / "out")
    person.to_first_question()
    field = person.part("filter_field")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    QTest.keyClicks(field, "NUMBER 77")
    settle()
    options_shown = person.page.findChildren(RadioOption)
    shown = [i for i, option in enumerate(options_shown) if option.isVisibleTo(person.view)]
    assert shown == [77, *range(770, 780)]
    person.click("option_78")
    QTest.keyClicks(field, "1")
    assert person.has("option_78"), "what is chosen stays in sight"
    person.go_on(2)
    person.click("save_button")
    assert 0 <= person.saved_answers()["job"] < 1024


def test_that_clear_answers_decide_what_is_asked(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    only_o1 = {"question": "area", "in": ["o1"]}
    survey = survey_of(AREA, yes_no(None, ask_if=only_o1), yes_no(None, id="more", optional=True))
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    person.to_first_question()
    assert person.page.accessibleName() == "Question 1 of 2"
    person.choose(1)
    person.click("forward_button")
    assert person.page.accessibleName() == "Question 2 of 3"
    person.choose(0)
    person.click("back_button")
    assert person.part("option_2").property("checked")
    person.choose(0)
    person.click("forward_button")
    assert person.page.accessibleName() == "Question 2 of 2"
    person.click("leave_out_button")
    person.click("save_button")
    assert person.saved_answers() == {"area": 0}


@pytest.mark.parametrize("opens", [True, False], ids=["opened", "no file manager"])
def test_that_the_folder_of_the_file_is_shown(
    opens: bool, theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class FileManager:
        @staticmethod
        def openUrl(url: QUrl) -> bool:  # noqa: N802 - Qt's name
            asked.append(url.toLocalFile())
            return opens

    monkeypatch.setattr("app.respondent.pages.saved.QDesktopServices", FileManager)
    person = sit_down(survey_of(AREA), theme, qtbot, tmp_path / "out")
    person.to_first_question()
    person.choose(0)
    person.click("forward_button")
    person.click("save_button")
    person.click("show_button")
    assert asked == [str(tmp_path / "out")]
    assert person.has("not_shown_label") is not opens
    assert '"area":0' in person.file_text()
    assert person.page.accessibleName() == "Saved"
