"""The file on the review: each of its lines letter for letter, with a sentence that says it."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot
from respondent_driver import UNARY, WARNER, one_of, sit_down, survey_of, yes_no

from app.respondent.pages.review import ReviewPage
from app.theme import Theme
from app.widgets.file_text import FileText, GlossedFile, fields_of
from app.widgets.text import TextLabel
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


@pytest.mark.parametrize("width", [320, 700, 1100])
def test_that_each_sentence_stands_beside_or_under_its_line(
    width: int, theme: Theme, qtbot: QtBot
) -> None:
    lines = [('{"answers":{', "Here begin the saved words."), ('"a":1},', "Long. " * 40), ("}", "")]
    shown = GlossedFile(theme, lines)
    qtbot.addWidget(shown)
    shown.resize(width, 10)
    shown.show()
    labels = shown.findChildren(TextLabel)
    assert shown.file_text.text() == '{"answers":{"a":1},}'
    assert labels[1].height() >= labels[1].heightForWidth(labels[1].width()) > 0
    assert labels[0].geometry().bottom() < labels[1].geometry().top()
    document = shown.file_text.document()
    layout = document.documentLayout()
    for place, label in enumerate(labels[:2]):
        line = layout.blockBoundingRect(document.findBlockByNumber(place))
        assert line.bottom() <= shown.height()
        below = shown.file_text.line_height(lines[place][0], shown.file_text.width())
        assert label.y() == line.top() + (below if width < 640 else 0)
        assert label.geometry().intersects(shown.file_text.geometry()) == (width < 640)
    assert document.size().height() <= shown.height()


@pytest.mark.parametrize("saved", [False, True], ids=["review", "receipt"])
def test_that_every_line_of_the_file_says_what_it_is(
    saved: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    survey = survey_of(AREA, yes_no(WARNER, ("spinner",)), JOB)
    person = sit_down(survey, theme, qtbot, tmp_path / "out")
    person.skip_to_first_question()
    person.choose(1)
    person.go_on()
    person.click("spin_button")
    person.say("yes_button")
    person.scramble(0)
    assert isinstance(person.page, ReviewPage)
    if saved:
        person.click("save_button")
    text = person.unfolded()
    assert isinstance(text, FileText)
    said = {
        label.accessibleName().removesuffix(f" {label.text()}"): label.text()
        for label in person.part("file_lines").findChildren(TextLabel)
    }
    assert "".join(said) == text.text().rstrip("\n")
    assert all(said.values())
    assert said['"bribe":1,'].startswith("Question 2: “TRUE”. Nobody can tell")
    assert said['"area":1,'] == "Question 1: “Option number 1”. As you gave it."
    (job,) = (said[line] for line in said if line.startswith('"job"'))
    assert job.startswith("Question 3: one digit for each option, 0 no and 1 yes. Scrambled")
    assert json.loads("".join(said))["answers"]["bribe"] == 1
