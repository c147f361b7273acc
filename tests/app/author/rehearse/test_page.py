"""Rehearsing in the window: who is made up, what is found, and one run as a study."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.analyst.state.known_truth import read_known, with_known
from app.analyst.window.view import AnalystView
from app.author.preview.flow import previewed
from app.author.rehearse.flow import (
    RehearsalRequest,
    first_request,
    read_table,
    rehearsed,
    rest_of,
    truth_path,
    with_share,
    write_study,
)
from app.author.rehearse.page import RehearsePage
from app.author.words import rehearsing as words
from app.export import file_bytes
from app.kit.places import Places
from app.kit.settings import Settings
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.words.refusals import message, remedy
from core.draft import Draft, draft_of
from core.examples import example_survey, templates
from core.facts.errors import Refused
from core.progress import Cancelled
from core.rehearse import read_truth
from core.study import Study


def template(name: str) -> Draft:
    (found,) = [each for each in templates() if each.name == name]
    return draft_of(found.read())


def make(
    window: QMainWindow, theme: Theme, dialogs: Answering, draft: Draft, qtbot: QtBot
) -> RehearsePage:
    folders = FolderDialogs(dialogs, Settings())
    page = RehearsePage(theme, previewed(draft), 500, folders, window.close)
    window.setCentralWidget(page)
    window.show()
    if page.people is not None:
        qtbot.waitUntil(lambda: bool(page.found), timeout=60_000)
    return page


@pytest.fixture
def page(window: QMainWindow, theme: Theme, dialogs: Answering, qtbot: QtBot) -> RehearsePage:
    return make(window, theme, dialogs, template("one-of"), qtbot)


def test_that_it_begins_by_itself_and_tells_four_figures(page: RehearsePage) -> None:
    (runs,) = page.found
    assert len(runs.n) == 1000
    assert (runs.n == 500).all()
    assert page.results is not None
    option = runs.options[0]
    told = page.results.tiles.texts
    assert [value for value, _, _ in told] == [
        words.share_text(option.coverage),
        words.share_text(option.negative),
        words.points_text(option.spread),
        words.share_text(option.mean, 2),
    ]
    assert told[2][2] == f"as planned: {words.points_text(option.planned)}"
    assert page.results.chart.chart is not None
    assert sum(page.results.chart.chart.heights) == 1000


def test_that_a_chosen_row_is_shown_large(page: RehearsePage) -> None:
    assert page.results is not None
    (table,) = page.results.tables
    table.table.setCurrentIndex(table.table.rows_model.index(2, 0))
    assert page.results.chart_title.text().endswith(
        words.option_name(page.found[0].question, page.found[0].options[2].option, "en")
    )


def test_that_the_last_share_takes_what_remains_and_too_much_is_told(page: RehearsePage) -> None:
    assert page.people is not None
    question = page.request.survey.questions[0]
    first, *_, last = question.option_ids
    page.people.fields[question.id, first].setValue(30)
    shares = page.request.shares[question.id]
    assert sum(shares.values()) == pytest.approx(1)
    assert page.people.fields[question.id, last].value() == pytest.approx(
        100 * shares[last], abs=0.1
    )
    page.people.fields[question.id, first].setValue(90)
    assert not page.request.fits
    assert not page.people.again_button.isEnabled()
    assert "Lower a share." in page.people._sums[question.id].text()
    assert "Changed since" in page.foot.runs_label.text()


def test_that_the_same_seed_repeats_the_runs_and_another_does_not() -> None:
    wish = first_request(example_survey("bribery"), 300)
    wish = replace(wish, runs=50)
    first, again, other = (
        rehearsed(each)[0].options[0].shares.tolist()
        for each in (wish, wish, replace(wish, seed=22))
    )
    assert first == again != other


def test_that_below_zero_is_told_as_chance() -> None:
    survey = template("one-of")
    found = previewed(survey).survey
    assert found is not None
    wish = replace(first_request(found, 100), runs=400)
    question = found.questions[0]
    for option in question.option_ids[:-1]:
        wish = with_share(wish, question, option, 0.01)
    assert rest_of(question, wish.shares[question.id]) == pytest.approx(
        1 - 0.01 * (len(question.option_ids) - 1)
    )
    (runs,) = rehearsed(wish)
    told = words.below_zero_text(runs, "en")
    often = max(option.negative for option in runs.options)
    assert f"{round(10 * often)} in 10" in told
    assert told.endswith("That is chance, not rule-breaking.")
    (calm,) = rehearsed(replace(first_request(example_survey("bribery"), 2000), runs=100))[:1]
    assert words.below_zero_text(calm, "en") == ""


def test_that_a_table_stands_for_people_and_a_bad_row_is_named(
    page: RehearsePage,
    dialogs: Answering,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = page.request.survey.questions[0]
    options = question.option_ids
    good, bad = tmp_path / "good.csv", tmp_path / "bad.csv"
    good.write_text("\n".join([question.id, *options, *options]), "utf-8")
    bad.write_text("\n".join([question.id, options[0], "nothing"]), "utf-8")
    with pytest.raises(Refused) as caught:
        read_table(bad, page.request)
    assert "row 3" in caught.value.problem.where
    assert message(caught.value.problem)
    assert remedy(caught.value.problem)
    assert page.people is not None
    monkeypatch.setattr(dialogs, "open_file", lambda *_: good)
    QTest.mouseClick(page.people.from_table, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.found[0].given_table, timeout=60_000)
    (runs,) = page.found
    assert (runs.n == 2 * len(options)).all()
    assert not page.people.shares_box.isVisible()
    QTest.mouseClick(page.people.made_up, Qt.MouseButton.LeftButton)
    assert page.request.table is None


def test_that_figures_are_saved_as_numbers_and_as_a_picture(page: RehearsePage) -> None:
    records = words.records_of(page.found, "en")
    rows = [dict(zip(records.columns, row, strict=True)) for row in records.rows]
    (runs,) = page.found
    assert [row["option"] for row in rows] == [each.option for each in runs.options]
    assert rows[0]["coverage"] == runs.options[0].coverage
    assert page.results is not None
    chart = page.results.chart.chart
    assert chart is not None
    assert file_bytes(chart, "png").startswith(b"\x89PNG")
    assert b"<svg" in file_bytes(chart, "svg")


def test_that_nothing_to_rehearse_is_said(
    window: QMainWindow, theme: Theme, dialogs: Answering, qtbot: QtBot
) -> None:
    page = make(window, theme, dialogs, Draft(), qtbot)
    assert "nothing to rehearse" in page.told_label.text()
    assert not page.study_card.isVisible()


@pytest.mark.parametrize("name", ["bribery", "many-of", "histogram"])
def test_that_one_run_is_a_study_with_its_truth_beside_it(name: str, tmp_path: Path) -> None:
    survey = previewed(template(name)).survey
    assert survey is not None
    wish = first_request(survey, 120)
    path = tmp_path / "r.study"
    told: list[tuple[int, int]] = []
    truth = write_study(wish, path, lambda done, total: told.append((done, total)))
    assert truth == truth_path(path)
    assert told[-1] == (240, 240)
    with Study.open(path, write=False) as study:
        assert study.rehearsal
        assert study.survey == survey
        from app.analyses.content import content_of

        content = content_of(study)
    assert content.n == 120
    known = read_known(truth, content)
    shown = with_known(content, known)
    people = read_truth(truth, survey)
    assert people.n == 120
    for question in survey.sensitive:
        if question.option_ids:
            assert set(shown.truth[question.id]) == set(question.option_ids)
    # Truth of other people is not set beside it.
    assert with_known(replace(content, n=119), known).truth == {}
    assert with_known(replace(content, rehearsal=False), known).truth == {}
    with pytest.raises(Refused) as caught:
        read_known(truth, replace(content, n=119))
    assert "120 people" in message(caught.value.problem)
    # What is there stays.
    with pytest.raises(Refused):
        write_study(replace(wish, people=5), path)
    with Study.open(path, write=False) as study:
        assert content_of(study).n == 120


def test_that_a_cancelled_study_leaves_nothing(tmp_path: Path) -> None:
    wish = first_request(example_survey("bribery"), 200)

    def stop(done: int, _total: int) -> None:
        if done > 60:
            raise Cancelled

    with pytest.raises(Cancelled):
        write_study(wish, tmp_path / "r.study", stop)
    assert not list(tmp_path.iterdir())


def test_that_a_table_beside_it_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "r.study"
    truth_path(path).write_text("mine", encoding="utf-8")
    with pytest.raises(Refused):
        write_study(first_request(example_survey("bribery"), 20), path)
    assert truth_path(path).read_text(encoding="utf-8") == "mine"
    assert not path.exists()


def test_that_the_study_opens_with_the_truth_beside_it(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    wish = first_request(example_survey("bribery"), 100)
    path = tmp_path / "r.study"
    truth = write_study(wish, path)
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(), places, dialogs=Answering())
    qtbot.addWidget(window)
    window.show()
    window.analyse_rehearsed(path, truth)
    view = window.current_view
    assert isinstance(view, AnalystView)
    qtbot.waitUntil(
        lambda: bool(view.shown.contents and view.shown.contents[0].truth), timeout=60_000
    )
    with truth.open(encoding="utf-8", newline="") as file:
        answers = [row["bribe"] for row in csv.DictReader(file)]
    found = view.shown.contents[0].truth["bribe"]["yes"]
    assert found == pytest.approx(answers.count("yes") / 100)
    window.close()


def test_that_the_wish_begins_with_shares_that_fit() -> None:
    for each in templates():
        survey = each.read()
        wish = first_request(survey, 10)
        assert isinstance(wish, RehearsalRequest)
        assert wish.fits
        assert rehearsed(replace(wish, runs=3))
