"""Options in each person's own order, sections, who asks, and conditions of several answers."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pyreadstat
import pytest
from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import (
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

from app.author.handing_out.ethics import ethics_page
from app.author.handing_out.participants import participant_sheet
from app.author.preview.flow import previewed
from app.charts.printing import print_pages
from app.commands import cli
from app.respondent.flow.way import RespondentFlow
from app.respondent.questions.choosing import OptionList
from app.theme import Theme
from core.draft import draft_of
from core.privacy.mechanisms import Report
from core.privacy.randomness import SYSTEM
from core.response import MemoryStore
from core.response.file import Response, ResponseReader, write
from core.response.privatize import Truth
from core.survey import Survey
from core.survey import write as write_survey

AGE: Content = {
    **{"id": "age", "kind": "number", "text": "How old are you?"},
    **{"low": 0, "high": 100, "step": 1},
}
WORKS = {"all": [{"question": "job", "in": ["o2"]}, {"question": "age", "at_least": 18}]}
SURVEY = survey_of(
    one_of(None, 3, shuffle=True),
    AGE,
    {**one_of({"name": "warner", "p": "4/7"}, 3, kind="many-of", shuffle=True), "id": "used"},
    yes_no(None, id="paid", ask_if=WORKS),
    sections=[{"title": "At work", "first": "job"}, {"title": "Money?", "first": "paid"}],
    author="The office",
    contact="Ada, room 7",
    retention="Two years",
)
# Of three options the last stays, then the first two change places; for the next one, the last
# becomes the first.
ORDERS = [2, 0, 0, 1]
FIRST, SECOND = (1, 0, 2), (2, 1, 0)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def sat(theme: Theme, qtbot: QtBot, folder: Path, survey: Survey = SURVEY) -> Sat:
    tape = [*ORDERS, *[1, 1, 1, 0, 0, 0]]
    person = sit_down(survey, theme, qtbot, folder, door=ViewDoor(tape))
    person.skip_to_first_question()
    return person


def shown(person: Sat) -> list[str]:
    (field,) = person.page.findChildren(OptionList)
    return [option.text()[-1] for option in field.options]


def typed(person: Sat, number: str) -> None:
    (field,) = person.page.findChildren(QLineEdit)
    QTest.keyClicks(field, number)
    settle()
    person.go_on()


def test_that_one_order_holds_for_a_sitting_and_stands_in_no_file(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sat(theme, qtbot, tmp_path / "out")
    assert shown(person) == [str(place) for place in FIRST]
    person.choose(0)
    person.go_on()
    person.click("back_button")
    assert shown(person) == [str(place) for place in FIRST]
    assert person.view.flow.clear.saved == {"job": 1}  # the option's place in the survey
    person.go_on()
    typed(person, "40")
    assert shown(person) == [str(place) for place in SECOND]
    (kept,) = person.store.sittings(SURVEY)
    other = RespondentFlow(SURVEY, person.store, SYSTEM)
    other.resume(kept)
    for id_, order in (("job", FIRST), ("used", SECOND)):
        assert other.clear.places_of(SURVEY.question(id_)) == order
    person.choose(0)
    person.go_on()
    # What was ticked first is the last in the file.
    assert person.view.flow.kept == {"used": "110"}  # coins for no are 1, 1, 1; for yes 0, 0, 0
    told = words_on(person.page)
    places = [told.index(f"Option number {place}, saved by chance: ") for place in SECOND]
    assert places == sorted(places), "the rows keep the order that was seen"
    person.go_on()
    assert "order" not in person.view.flow.file_text()
    person.click("save_button")
    (path,) = person.files()
    content = json.loads(path.read_bytes())
    assert content["answers"] == {"job": 1, "age": 40, "used": "110"}
    assert set(content) == {"answers", "format", "id", "survey", "version", "procedure"} - (
        set() if SURVEY.procedures else {"procedure"}
    )


def test_that_digits_and_arrows_follow_the_order_shown(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sat(theme, qtbot, tmp_path)
    QTest.keyClicks(person.page, "3")
    (field,) = person.page.findChildren(OptionList)
    assert field.marks() == (0, 0, 1)
    QTest.keyClicks(person.page, "9")
    assert field.marks() == (0, 0, 1)
    boxes = OptionList([f"Box {n}" for n in range(8)], theme, many=True, name="Which?")
    qtbot.addWidget(boxes)
    boxes.resize(900, 600)
    boxes.show()
    boxes.activateWindow()
    qtbot.waitUntil(boxes.isActiveWindow)
    boxes.options[1].setFocus()
    keys = (
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Down, 2),
    )
    for key, at in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        assert boxes.options[at].hasFocus(), key


def test_that_a_section_is_seen_and_heard_with_its_question(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sat(theme, qtbot, tmp_path)
    assert person.text("section") == "At work"
    assert person.page.accessibleName() == "Question 1 of 3. At work"


def test_that_who_asks_is_behind_one_link_and_whole_on_the_sheet(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(SURVEY, theme, qtbot, tmp_path)
    assert not person.has("who_panel")
    person.press("who_button")
    told = [
        label.property("text")
        for label in person.part("who_panel").children()
        if label.property("text")
    ]
    about = ("Whom to ask", "Ada, room 7"), ("How long answers are kept", "Two years")
    assert told == [words for line in about for words in line]
    sheet = participant_sheet(SURVEY, "en", "a.survey")
    assert sheet.words.about == about
    eight = tuple(("word", n) for n in range(8))
    for pdf in (print_pages(sheet.sheet, *sheet.drawings(eight)), ethics_page(SURVEY, 100)):
        assert pdf.startswith(b"%PDF")
    bare = sit_down(survey_of(AGE), theme, qtbot, tmp_path)
    assert not bare.has("who_button")


def answered(flow: RespondentFlow, **truths: Truth) -> list[str]:
    for id_, truth in truths.items():
        question = flow.survey.question(id_)
        if question.sensitive:
            flow.answer_scrambled(question, truth)
        elif isinstance(truth, int):
            flow.answer_clear(question, truth)
    return [question.id for question in flow.asked]


def test_that_another_answer_to_one_of_several_decides_anew() -> None:
    flow = RespondentFlow(SURVEY, MemoryStore(), SYSTEM)
    while not flow.step.question:
        flow.forward()
    assert answered(flow, job=2, age=17) == ["job", "age", "used"]
    age = SURVEY.question("age")
    effect = flow.clear.effect_of(age, 18, ())
    assert (effect.added, effect.removed) == (1, 0)
    assert answered(flow, age=18, used=(0, 0, 1), paid=1)[-1] == "paid"
    assert set(flow.response().answers) == {"job", "age", "used", "paid"}
    flow.answer_clear(SURVEY.question("job"), 0)  # the other one of the two
    assert set(flow.response().answers) == {"job", "age", "used"}
    ResponseReader(SURVEY).read(write(flow.response()))
    flow.answer_clear(SURVEY.question("job"), 2)  # what was given is found again
    assert flow.response().answers["paid"] == 1


def test_that_a_preview_goes_on_without_a_section_that_lost_its_first_question() -> None:
    draft = draft_of(SURVEY)
    job, *others = draft.questions
    broken = draft.with_questions((type(job)("job", job.kind), *others))
    found = previewed(broken)
    assert found.survey is not None
    # The one who asks for the job goes with it, and takes the last section along.
    assert [question.id for question in found.survey.questions] == ["age", "used"]
    assert [(each.title, each.first) for each in found.survey.sections] == [("At work", "age")]
    assert found.survey.contact == "Ada, room 7"


def rows_of(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text("utf-8-sig").splitlines()))


def test_that_a_study_tells_who_was_not_asked_and_keeps_the_order_of_the_survey(
    tmp_path: Path,
) -> None:
    (tmp_path / "some.survey").write_bytes(write_survey(SURVEY))
    for n, (job, age, asked) in enumerate([(2, 17, ""), (2, 18, "1"), (0, 40, "")]):
        answers: dict[str, Report] = {"job": job, "age": age, "used": "010"}
        answers |= {"paid": 1} if asked else {}
        made = Response(f"{n:032x}", SURVEY.digest, answers)
        (tmp_path / made.file_name).write_bytes(write(made))
    study, out = str(tmp_path / "a.study"), str(tmp_path / "out")
    files = [*map(str, tmp_path.glob("*.response"))]
    for arguments in (
        ["import", study, *files, "--survey", str(tmp_path / "some.survey")],
        ["estimate", study, "--where", "paid = yes", "--question", "age"],
        ["estimate", study, "--question", "used", "--by", "job"],
        ["export", study, "--out", out, "--what", "reports,codebook", "--formats", "csv,sav,dta"],
    ):
        done = CliRunner().invoke(cli, arguments)
        assert done.exit_code == 0, done.output
    rows = rows_of(Path(out) / "reports.csv")
    assert sorted((row["job"], row["age"], row["paid"]) for row in rows) == [
        ("0", "40", ""),
        ("2", "17", ""),
        ("2", "18", "1"),
    ]
    heads = [head for head in rows[0] if head.startswith("used.")]
    assert heads == ["used.o0", "used.o1", "used.o2"]
    _, labels = pyreadstat.read_sav(Path(out) / "reports.sav")
    assert labels.variable_value_labels["job"] == {n: f"Option number {n}" for n in range(3)}
    codes = rows_of(Path(out) / "codebook.csv")
    paid = [row for row in codes if row["question"] == "paid"]
    assert {row["asked_if"] for row in paid} == {"job: Option number 2, and age: 18 or more"}
    assert "Not asked" in {row["value_label"] for row in paid}
