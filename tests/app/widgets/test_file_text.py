"""The file on its page: each of its lines letter for letter, with a sentence that says it."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import UNARY, WARNER, Sat, one_of, settle, sit_down, survey_of, yes_no

from app.respondent.pages.file import FilePage
from app.respondent.pages.review import ReviewPage
from app.theme import Theme
from app.widgets.file_text import fields_of
from app.widgets.glossed_file import GlossedFile
from core.files import canonical
from core.files.canonical import Json

AREA = one_of(None, id="area", text="Where do you live?")
JOB = one_of({**UNARY})
KEYS = st.text(alphabet='ab",{}[]:\\', min_size=1, max_size=6)
SIGNS = st.text(alphabet='01,{}[]"\\', max_size=6)
VALUES = st.one_of(st.integers(), SIGNS, st.lists(st.integers()))


@given(st.dictionaries(KEYS, VALUES, max_size=4), st.dictionaries(KEYS, VALUES, max_size=4))
def test_that_the_fields_of_a_file_are_its_text(
    answers: dict[str, Json], rest: dict[str, Json]
) -> None:
    content: dict[str, Json] = {"answers": answers, **rest, "version": 1}
    text = canonical.write(content).decode()
    fields = fields_of(text)
    assert "".join(field for field, _ in fields) == text


def test_that_each_answer_and_each_entry_has_a_line_of_its_own() -> None:
    text = '{"answers":{"area":1,"used":"0,1{"},"format":"candor-response","version":1}'
    assert fields_of(text) == [
        ('{"answers":{', "answers"),
        ('"area":1,', "answers.area"),
        ('"used":"0,1{"},', "answers.used"),
        ('"format":"candor-response",', "format"),
        ('"version":1}', "version"),
    ]


@pytest.mark.parametrize("mirrored", [False, True], ids=["left", "right"])
@pytest.mark.parametrize("width", [320, 700, 1100])
def test_that_each_sentence_stands_beside_or_under_its_line(
    width: int, mirrored: bool, theme: Theme, qtbot: QtBot
) -> None:
    lines = [('{"answers":{', "Here begin the saved words."), ('"a":1},', "Long. " * 40), ("}", "")]
    shown = GlossedFile(theme, lines)
    qtbot.addWidget(shown)
    if mirrored:
        shown.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    shown.resize(width, 10)
    shown.show()
    assert shown.text() == '{"answers":{"a":1},}'
    texts, told = shown._columns()
    for band, gloss in zip(shown._bands, shown.glosses, strict=True):
        assert band.top() <= gloss.y()
        assert gloss.geometry().bottom() <= band.bottom()
        assert gloss.height() >= (gloss.heightForWidth(gloss.width()) if gloss.text() else 0)
        assert (gloss.x(), gloss.width()) == (told.x(), told.width())
    assert [one.bottom() + 1 for one in shown._bands] == [
        *(following.top() for following in shown._bands[1:]),
        shown.height(),
    ]
    if width < 640:
        assert texts == told
    else:
        first, second = (told, texts) if mirrored else (texts, told)
        assert first.right() < second.left()


def at_review(theme: Theme, qtbot: QtBot, folder: Path) -> Sat:
    survey = survey_of(AREA, yes_no(WARNER, ("spinner",)), JOB)
    person = sit_down(survey, theme, qtbot, folder)
    person.skip_to_first_question()
    person.choose(1)
    person.go_on()
    person.click("spin_button")
    person.say("yes_button")
    person.scramble(0)
    assert isinstance(person.page, ReviewPage)
    return person


@pytest.mark.parametrize("saved", [False, True], ids=["review", "receipt"])
def test_that_every_line_of_the_file_says_what_it_is(
    saved: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_review(theme, qtbot, tmp_path / "out")
    if saved:
        person.click("save_button")
    shown = person.unfolded()
    assert isinstance(shown, GlossedFile)
    said = {
        gloss.accessibleName().removesuffix(f" {gloss.text()}"): gloss.text()
        for gloss in shown.glosses
    }
    assert "".join(said) == shown.text().rstrip("\n")
    assert all(said.values())
    assert said['"bribe":1,'] == "Question 2: “TRUE”. Nobody can tell which."
    assert said['"area":1,'] == "Question 1: “Option number 1”. As you gave it."
    (job,) = (said[line] for line in said if line.startswith('"job"'))
    assert job.startswith("Question 3: one digit for each option, 0 no and 1 yes. Scrambled")
    assert json.loads("".join(said))["answers"]["bribe"] == 1
    assert person.has("note") is not saved, "no file is made before Save"


def test_that_the_band_is_moved_by_the_keyboard_and_read_with_its_line(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(
        "app.widgets.glossed_file.announce", lambda _widget, text: spoken.append(text)
    )
    person = at_review(theme, qtbot, tmp_path / "out")
    shown = person.unfolded()
    assert isinstance(shown, GlossedFile)
    assert QApplication.focusWidget() is shown
    places = [gloss.geometry() for gloss in shown.glosses]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End):
        QTest.keyClick(shown, key)
    assert spoken == [
        '"area":1, Question 1: “Option number 1”. As you gave it.',
        '"bribe":1, Question 2: “TRUE”. Nobody can tell which.',
        '"version":1} How the file is written. The same for everyone.',
    ]
    assert shown.accessible_value() == spoken[-1]
    assert [gloss.geometry() for gloss in shown.glosses] == places, "nothing moves"


@pytest.mark.parametrize("by_key", [False, True], ids=["Back", "Esc"])
def test_that_the_file_leads_back_to_the_row_it_was_asked_for(
    by_key: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_review(theme, qtbot, tmp_path / "out")
    review = person.page
    person.tab_to("file_button")
    person.click("file_button")
    assert person.view.findChild(FilePage) is not None
    assert not review.isVisible()
    if by_key:
        QTest.keyClick(person.part("file_lines"), Qt.Key.Key_Escape)
        settle()
    else:
        person.click("back_button")
    assert person.page is review
    assert review.isVisible()
    assert QApplication.focusWidget() is person.part("file_button")
