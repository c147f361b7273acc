"""The page of an export: what it shows before anything is written, and what it writes."""

from __future__ import annotations

import csv
import errno
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from analyst_studies import Answering, analyst_view, rest
from exported_study import exported_study
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from respondent_driver import WARNER, one_of, survey_of, yes_no

from app.analyst.exporting.page import EXPORT, ExportPage
from app.analyst.exporting.words import (
    button_text,
    each_row_text,
    format_words,
    ids_text,
    rows_text,
    written_text,
)
from app.analyst.window.view import AnalystView
from app.export.study.chosen import Exporting, exporting_in, folder_of, kept_folder
from app.export.study.registry import EXPORTS
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from app.words.numerals import size_text
from core.count.sampling_design import Design
from core.files import canonical
from core.interchange.datasets import comma, stata
from core.progress import Progress

N = 30
Open = Callable[..., tuple[AnalystView, ExportPage]]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return exported_study(tmp_path_factory.mktemp("made"), N)


@pytest.fixture
def opened(
    theme: Theme, settings: Settings, qtbot: QtBot, made: Path, tmp_path: Path
) -> Iterator[Open]:
    """Open the study at its export page, by the action of the menu."""

    def view_of(*answers: Path, left: bool = False) -> tuple[AnalystView, ExportPage]:
        path = tmp_path / "all.study"
        if not left:
            path.write_bytes(made.read_bytes())
        window = QMainWindow()
        window.resize(1280, 800)
        window.setUpdatesEnabled(False)  # it need not be painted to be used
        qtbot.addWidget(window)
        view = analyst_view(theme, path, settings, Answering(*answers), window)
        window.setCentralWidget(view)
        window.show()
        rest(view)
        if not left:  # it opens with the page where it was left
            view.frame.actions_.export_study.trigger()
        page = view.frame.study_pages[EXPORT]
        assert isinstance(page, ExportPage)
        assert view.frame.places.middle.currentWidget() is page
        rest(view)
        return view, page

    yield view_of
    tasks.shut_down()


def listed(page: ExportPage) -> dict[str, str]:
    return {
        name.text(): size.text()
        for name, size in page.choices.labels
        if name.isVisibleTo(page.choices)
    }


def tick(view: AnalystView, page: ExportPage, *names: str) -> None:
    for card in page.body.cards.cards:
        card.setChecked(card.name in names)
    rest(view)


def test_that_the_page_shows_what_will_be_written_and_writes_it(opened: Open) -> None:
    view, page = opened()
    assert page.chosen.text() == f"3 of {len(EXPORTS)} chosen"
    told = page.body.subtitle.text()
    clear = sum(not each.sensitive for each in view.shown.content.survey.questions)
    assert told.endswith(f"the answers to {clear} questions as given. 30 rows, 52 columns.")
    assert listed(page) == {"reports.csv": "", "estimates.csv": "", "codebook.csv": ""}
    assert not page.body.first.names.isVisible()  # CSV holds every name
    tick(view, page, "csv", "dta", "jsonl")
    assert (
        page.body.first.names_told.text()
        == "41 of 52 names are others in Stata; the codebook lists both."
    )
    names = page.body.first.names.rows_model
    cells = [[str(names.index(row, column).data()) for column in range(3)] for row in range(4)]
    assert cells[1] == ["hobbies.o0", "hobbies_o0", "Hobbies? :: Chess"]
    assert cells[3] == ["and 38 more", "", ""]
    assert page.foot.button.text() == "Write 5 files"
    assert "ε 10.24" in page.foot.told.text()
    out = view.shown.content.path
    assert out is not None
    out = out.with_name("all-export")
    assert not out.exists()
    page.foot.button.click()
    page.foot.button.click()
    rest(view)
    assert page.foot.told.text() == f"5 files are in {out}."
    sizes = {path.name: size_text(path.stat().st_size) for path in out.iterdir()}
    assert listed(page) == sizes
    assert page.foot.button.text() == "Write 5 files, replace 5"
    # Written once more they take the place of the first.
    before = (out / "reports.jsonl").read_bytes()
    page.foot.button.click()
    rest(view)
    assert page.foot.told.text() == f"5 files are in {out}."
    assert (out / "reports.jsonl").read_bytes() != before  # shuffled anew


def test_that_the_lesson_has_the_numbers_of_the_files(
    opened: Open, made: Path, tmp_path: Path
) -> None:
    view, page = opened()
    found = [json.loads(path.read_text("utf-8")) for path in (made.parent / "in").iterdir()]
    rows = sum(each["answers"]["bribe"] for each in found) / N
    # Half judge the question, a quarter of the others say Yes whatever is so.
    share = (rows - 1 / 8) / (1 / 2)
    begin = "A column of ones and zeros is not yet a result: "
    told = f"{rows:.1%} of the rows hold 1 under “bribe”, and the estimate is {share:.1%} of people"
    assert page.body.lesson.text().startswith(begin + told)
    alone = f"{unique(found)} of 30 rows are unique in their clear answers."
    assert page.foot.told.text().endswith(alone)  # beside what writes it
    # What came there meanwhile was not shown as replaced, and is not.
    out = tmp_path / "all-export"
    out.mkdir()
    (out / "codebook.csv").write_text("mine")
    page.write()
    rest(view)
    assert page.foot.told.text().startswith("codebook.csv was not written. ")
    assert (out / "codebook.csv").read_text() == "mine"
    assert page.foot.button.text() == "Write 3 files, replace 3"


def test_that_files_have_the_weights_and_intervals_of_the_results(opened: Open) -> None:
    view, page = opened()
    told = "Weights, strata, clusters, population and intervals are those of the results."
    assert page.choices.drawn_told.text() == told
    request = replace(view.shown.request, design=Design(clusters="area")).choosing(level=0.9)
    view.frame.become(view.shown.looked(replace(request, page=EXPORT)))
    rest(view)
    page.write()
    rest(view)
    path = view.shown.content.path
    assert path is not None
    with (path.with_name("all-export") / "estimates.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert {row["level"] for row in rows} == {"0.9"}
    assert all(row["effective_n"] for row in rows if row["share"])


def test_that_files_follow_whom_and_what_is_looked_at_where_that_is_wished(opened: Open) -> None:
    view, page = opened()
    side, button = page.choices, page.choices.follow_button
    assert not button.isVisibleTo(side)
    assert not side.followed_told.isVisibleTo(side)
    request = replace(view.shown.request, where="area = o0", split="area", page=EXPORT)
    view.frame.become(view.shown.looked(request))
    rest(view)
    assert side.followed_told.text() == (
        "You look at this: Where area = o0, by =Area?. Files hold what is chosen here instead."
    )
    assert (page.asked.options.where, page.asked.options.split) == ("", None)
    page.sorts.ticked.emit("estimates", False)  # what is left has no groups
    assert side.followed_told.text() == (
        "You look at this: Where area = o0. Files hold what is chosen here instead."
    )
    page.sorts.ticked.emit("estimates", True)
    button.click()
    rest(view)
    assert (page.asked.options.where, page.asked.options.split) == ("area = o0", "area")
    assert side.followed_told.text().startswith("All files hold the people that you look at")
    assert not button.isVisibleTo(side)
    # Another filter is followed: it never falls back to everyone in silence.
    view.frame.become(view.shown.looked(replace(request, where="area != o0")))
    rest(view)
    assert page.asked.options.where == "area != o0"
    page.write()
    rest(view)
    path = view.shown.content.path
    assert path is not None
    with (path.with_name("all-export") / "estimates.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert {row["where"] for row in rows} == {"area != o0"}
    assert any(row["group"] for row in rows)


CLEAR = ("area", "age", "with", "hobbies")


def unique(found: list[dict[str, dict[str, object]]]) -> int:
    keys = [tuple(each["answers"].get(name) for name in CLEAR) for each in found]
    return sum(keys.count(key) == 1 for key in keys)


def test_that_a_file_that_fails_is_named_and_a_cancelled_one_leaves_nothing(
    opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    begun, pressed = Event(), Event()

    def slow(_data: object, path: Path, report: Progress) -> None:
        path.write_bytes(b"half")
        begun.set()
        pressed.wait()
        report(1, 2)

    monkeypatch.setattr(stata, "write", full)
    view, page = opened()
    tick(view, page, "csv", "dta")
    page.write()
    rest(view)
    told = page.foot.told.text()
    assert told.startswith("reports.dta was not written. The file could not be written: No space")
    assert told.endswith("The other 3 are there.")
    assert {name for name, size in listed(page).items() if size} == {
        *("reports.csv", "estimates.csv", "codebook.csv")
    }
    assert page.foot.button.isEnabled()
    out = tmp_path / "all-export"
    before = (out / "reports.csv").read_bytes()
    monkeypatch.setattr(comma, "write", slow)
    page.write()
    qtbot.waitUntil(lambda: begun.is_set() and page.foot.progress.isVisible())
    assert not page.foot.button.isEnabled()
    page.foot.progress.cancel_button.click()
    pressed.set()
    rest(view)
    assert page.foot.told.text() == "Cancelled. The files that were finished are there."
    assert (out / "reports.csv").read_bytes() == before
    assert len(list(out.iterdir())) == 3
    assert listed(page)["reports.csv"] == "is there"  # and was not written now
    assert page.foot.button.isEnabled()
    assert not page.foot.progress.isVisible()


def test_that_keys_tick_and_a_folder_is_chosen(opened: Open, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "reports.csv").write_text("mine")
    view, page = opened(other)
    page.sorts.setFocus()
    QTest.keyClick(page.sorts, Qt.Key.Key_Down)
    rest(view)
    assert page.body.title.text().startswith("Estimates, ")
    assert page.body.first.rows.rows_model.rowCount() == 8
    assert not page.body.lesson.isVisible()
    QTest.keyClick(page.sorts, Qt.Key.Key_Space)
    rest(view)
    assert "estimates.csv" not in listed(page)
    QTest.keyClick(page.sorts, Qt.Key.Key_Space)
    page.choices.folder_button.click()
    rest(view)
    assert page.folder == other
    assert listed(page)["reports.csv"] == "is there"
    assert page.foot.button.text() == "Write 3 files, replace 1"
    for name in ("reports", "estimates", "codebook"):
        page.sorts.ticked.emit(name, False)
    rest(view)
    assert not page.foot.button.isEnabled()
    assert page.foot.told.text() == "Tick what to write."
    page.write()
    rest(view)
    assert [path.name for path in other.iterdir()] == ["reports.csv"]
    assert (other / "reports.csv").read_text() == "mine"


def test_that_a_study_opens_with_the_export_that_it_was_left_with(
    opened: Open, tmp_path: Path
) -> None:
    view, page = opened(tmp_path / "for others")
    assert page.chosen_here == {}  # looking alone chooses nothing
    tick(view, page, "csv", "sav")
    page.sorts.ticked.emit("codebook", False)
    page.sorts.ticked.emit("report", True)
    page.sorts.looked.emit("report")
    tick(view, page, "html")
    assert not page.choices.then.isVisible()
    page.choices.groups.setCurrentIndex(1)
    page.choices.groups.activated.emit(1)
    assert page.choices.then.isVisible()
    page.choices.then.setCurrentIndex(1)
    for box in (page.choices.ids, page.choices.notes, page.choices.looks.grey):
        box.setChecked(True)
    page.choices.looks.size_box.setCurrentIndex(2)
    page.choices.folder_button.click()
    rest(view)
    asked, files = page.asked, listed(page)
    assert asked.wanted == {"reports": ("csv", "sav"), "estimates": ("csv",), "report": ("html",)}
    view.close_study()
    rest(view)
    again, same = opened(left=True)
    assert again is not view
    assert same.asked.wanted == asked.wanted
    assert None not in (asked.options.split, asked.options.then)
    assert (same.asked.options, same.asked.current) == (asked.options, "report")
    assert same.folder == tmp_path / "for others"
    assert listed(same) == files
    path = tmp_path / "all.study"
    held = path.read_bytes()
    again.close_study()
    rest(again)
    assert path.read_bytes() == held  # nothing was chosen since


def test_that_what_is_kept_of_an_export_tells_nothing_of_the_disk(tmp_path: Path) -> None:
    study = tmp_path / "deep" / "s.study"
    for folder in (tmp_path / "elsewhere", Path("..") / "up", tmp_path / "deep" / "s-export", ""):
        assert kept_folder(str(folder), study) == ("." if folder == "" else ""), folder
    kept = kept_folder(str(study.parent / "a" / "b"), study)
    assert kept == "a/b"
    assert folder_of(kept, study) == study.parent / "a" / "b"
    for foreign in ("", "/etc", "../up", "s-export"):
        assert folder_of(foreign, study) == study.parent / "s-export", foreign


def test_that_an_export_that_is_not_understood_is_as_at_first() -> None:
    for written in (None, {"formats": 3}, {"people": "nobody"}, {"look": {"size": "huge"}}):
        assert exporting_in(written) == Exporting()
    found = exporting_in({"formats": {"estimates": ["csv", "wax"], "songs": ["mp3"]}, "new": 1})
    assert found.formats == {"estimates": ("csv",)}
    assert exporting_in(found.written()) == found
    assert canonical.read(canonical.write(found.written())) == found.written()
    assert exporting_in({"current": "songs"}).current == "reports"


def test_that_every_format_is_named_and_one_file_is_one() -> None:
    for each in EXPORTS.values():
        for name in each.offered():
            title, meaning = format_words(name)
            assert (title != name, bool(meaning)) == (True, True), name
    assert button_text(1, 0) == "Write one file"
    assert button_text(1, 1) == "Replace one file"
    assert button_text(3, 1) == "Write 3 files, replace 1"
    assert written_text(1, Path("out")) == "One file is in out."


def test_that_what_rows_hold_follows_from_the_questions() -> None:
    secret, plain = yes_no(WARNER, ("spinner",)), one_of(None, 3, id="area")
    more = {**plain, "id": "age"}

    def said(*questions: dict[str, object]) -> str:
        return rows_text(30, 5, survey_of(*questions))

    assert "randomized words, never an answer." in said(secret)
    assert "randomized words, and the answers to one question as given." in said(secret, plain)
    assert "and the answers to 2 questions as given." in said(secret, plain, more)
    assert "the answers of people, as given." in said(plain)
    assert rows_text(30, 5) == "30 rows, 5 columns."


def test_that_a_row_is_not_said_to_be_lost_among_others_by_its_number() -> None:
    secret, plain = yes_no(WARNER, ("spinner",)), one_of(None, 3, id="area")
    for survey in (survey_of(secret), survey_of(secret, plain)):
        assert "none can be found" not in ids_text(survey, kept=False)
    assert "answered in the clear" in ids_text(survey_of(secret, plain), kept=False)
    assert "answered in the clear" not in ids_text(survey_of(secret), kept=False)
    told = each_row_text(survey_of(secret, plain), 7, 30)
    assert told.endswith("7 of 30 rows are unique in their clear answers.")
    assert "ε 1.10" in told
    assert each_row_text(survey_of(plain), 0, 30) == "Nothing in this survey is randomized."
