"""A number asked by a window, from survey file to response, study, plan, histogram and review."""

from __future__ import annotations

import json
import math
import re
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import Content, sit_down, survey_of, words_on

from app.analyses import analyse, analyses_of
from app.analyses.content import StudyContent, load
from app.analyses.parts import BinsChart, FigureStrip, TablePart
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import Kept
from app.analyses.words.numbers import number_chart
from app.analyst.state.result import result_of
from app.commands import cli
from app.respondent.flow.way import Page
from app.theme import Theme
from core.count.tally import Tally
from core.draft import DraftMechanism, DraftQuestion, edits
from core.draft.fitting import fitted
from core.estimate import estimate, fitted_histogram
from core.privacy.mechanisms import REGISTRY, Histograms
from core.rehearse import invent, rehearse
from core.response import file
from core.survey import Kind, Survey, parameters_json, write

HOURS: Content = {
    "id": "hours",
    "kind": "number",
    "text": "How many hours?",
    "low": 0,
    "high": 60,
    "step": 1,
    "mechanism": {"name": "window", "width": 31, "p": "3/5"},
}
PEOPLE = 900


@pytest.fixture
def survey() -> Survey:
    return survey_of(HOURS)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def run(*arguments: str | Path) -> str:
    """What a command prints; it must end well."""
    done = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_that_an_edge_of_too_few_reports_is_said_in_the_caption_and_in_the_document(
    survey: Survey, tmp_path: Path
) -> None:
    """An interval takes one and a half times as many reports as there are different ones."""
    path, lines = tmp_path / "new.survey", tmp_path / "all.jsonl"
    path.write_bytes(write(survey))
    hours = survey.question("hours")
    assert hours.channel is not None
    needed = math.ceil(1.5 * hours.channel.form.size)
    people = rehearse(survey, invent(survey, needed, 3), 4)
    files = [file.write(replace(one, rehearsal=False)) for one in people]
    for n, enough in ((needed - 1, False), (needed, True)):
        study = tmp_path / f"{n}.study"
        lines.write_bytes(b"".join(files[:n]))
        run("import", study, lines, "--survey", path)
        asked = run("estimate", study, "--question", "hours", "--at-least", "30", "--json")
        above = json.loads(asked)["questions"][0]["at_or_above"]
        assert above.get("too_few_reports", False) is not enough
        assert (above["low"] is not None) is enough
        content = load(study)
        result = result_of(AnalysisRequest(questions=("hours",)), (content,), Kept())
        (chart,) = (part for part in result.parts if isinstance(part, BinsChart))
        told = f"Too few reports for an interval at the edge: {n} of the {needed} that it takes."
        assert (told in chart.caption) is not enough
        named = re.search(r"at the edge[^.]*: 95%", chart.caption)
        assert (named is not None) is enough


@pytest.mark.usefixtures("qapp")  # pictures are painted
def test_that_the_command_line_takes_it_from_survey_to_picture(
    survey: Survey, tmp_path: Path
) -> None:
    path, study, lines = tmp_path / "new.survey", tmp_path / "new.study", tmp_path / "all.jsonl"
    path.write_bytes(write(survey))
    people = rehearse(survey, invent(survey, PEOPLE, 3), 4)
    lines.write_bytes(b"".join(file.write(replace(one, rehearsal=False)) for one in people))
    assert "100 people with any one number, about 60 are saved near it;" in run("check", path)
    run("rehearse", path, "--people", "90", "--seed", "2", "--runs", "3", "--json")
    run("import", study, lines, "--survey", path)
    asked: list[str | Path] = [
        "estimate",
        study,
        "--question",
        "hours",
        "--at-least",
        "30",
        "--quantile",
        "0.5",
    ]
    (told,) = json.loads(run(*asked, "--json"))["questions"]
    assert abs(told["mean"] - 30) < 4.5 * told["mean_se"]
    assert told["mean_interval"] == "student"
    above = told["at_or_above"]
    assert (above["interval"], above["se"]) == ("bracket", None)
    assert above["low"] <= 0.5 <= above["high"]
    assert told["quantile"]["low"] <= 30 <= told["quantile"]["high"]
    assert "At least 30" in run(*asked)
    run("export", study, "--out", tmp_path / "results")
    assert "hours" in run("checks", study)
    run("handout", path, "--out", tmp_path / "handed")
    wish: list[str | Path] = [
        "--kind",
        "number",
        "--options",
        "1",
        "--epsilon",
        "1",
        "--respondents",
        "500",
    ]
    assert "window" in run("plan", *wish)
    planned = json.loads(run("plan", *wish, "--histogram", "--json"))
    assert [each["probabilities"]["width"] for each in planned["options"]] == [51]


def test_that_no_bar_of_a_smoothed_histogram_has_a_whisker_and_that_it_is_said(
    survey: Survey,
) -> None:
    question = survey.questions[0]
    assert isinstance(question.channel, Histograms)
    counts = tuple(range(40, 40 + question.channel.form.size))
    tally = Tally(question, sum(counts), counts)
    for people in (False, True):
        chart = number_chart(estimate(tally), tally, "en", counts=people)
        found = fitted_histogram(tally)
        assert found is not None
        unit = tally.n if people else 1
        assert not chart.dots
        assert len(chart.rows) <= 20
        assert sum(row.value or 0 for row in chart.rows) == pytest.approx(unit)
        assert all(row.low is None and not row.interval_text for row in chart.rows)
        assert chart.columns[1] == ""
        first = found.part(0, 5, 0.95)
        assert chart.rows[0].label == "0 to 4"
        assert chart.rows[0].value == pytest.approx(first.share * unit)
        assert "a steep edge comes out rounder than it is." in chart.caption
        assert "It is a picture; its bars have no intervals." in chart.caption
        assert "The mean is" in chart.caption
        assert "estimated histogram" in chart.alt_text
    nobody = Tally(question, 0, (0,) * len(counts))
    assert number_chart(estimate(nobody), nobody, "en").message


def test_that_a_person_answers_by_it_and_reads_what_is_saved(
    survey: Survey, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = sit_down(survey, theme, qtbot, tmp_path)
    person.to_page(Page.QUESTION)
    field = person.part("number_field")
    assert isinstance(field, QLineEdit)
    field.setText("17")
    person.click("forward_button")
    kept = words_on(person.page)
    assert "About 60 leave one at most 15 from it." in kept
    assert "It may or may not be near your number, which is forgotten." in kept
    while not person.has("save_button"):
        person.click("forward_button")
    told = words_on(person.page)
    person.click("save_button")
    report = person.saved_answers()["hours"]
    assert isinstance(report, int)
    assert survey.questions[0].form.accepts(report) == ""
    assert str(report - 15).replace("-", "−") in told


def test_that_the_editor_fits_it_to_the_grid_of_the_question() -> None:
    question = DraftQuestion("a", Kind.NUMBER, {"en": "How many?"}, low=0, high=40, step=2)
    made = fitted(question, Decimal(1), "window")
    best = REGISTRY["window"].fit(21, Decimal(1), [0.1], 1000)
    assert best is not None
    assert made == DraftMechanism("window", parameters_json(best.values))
    again = edits.at_epsilon(edits.with_design(question, made, ()), Decimal(2))
    assert again.mechanism is not None
    assert again.mechanism.name == "window"
    # For a mean alone one bit has the lesser error.
    least = fitted(question, Decimal(1))
    assert least is not None
    assert least.name == "one-bit"
    # Of a grid of more steps than it takes it is not offered.
    assert fitted(replace(question, high=4000), Decimal(1), "window") is None


def test_that_parts_above_a_number_and_quantiles_come_of_the_histogram(survey: Survey) -> None:
    """The window and candor analyse tell them, and what the histogram smooths."""
    question = survey.questions[0]
    assert isinstance(question.channel, Histograms)
    counts = tuple(range(40, 40 + question.channel.form.size))
    tally = Tally(question, sum(counts), counts)
    content = StudyContent(survey, tally.n, rehearsal=False, tallies={"hours": tally})
    assert "sets" in {each.name for each in analyses_of([question])}
    found = fitted_histogram(tally)
    assert found is not None
    sums, quantiles = (
        part
        for part in analyse(AnalysisRequest("sets", ("hours",)), [content])
        if isinstance(part, TablePart)
    )
    shares = {row[0].text: row[1].value for row in sums.table.rows}
    assert shares["30 or more"] == pytest.approx(100 * found.at_or_above(30, 0.95).share)
    middle = next(row for row in quantiles.table.rows if row[0].text == "50%")
    assert middle[1].value == found.quantile(0.5, 0.95)[0]
    (table,) = (
        part
        for part in analyse(AnalysisRequest("question", ("hours",)), [content])
        if isinstance(part, TablePart)
    )
    assert "a steep edge comes out rounder than it is." in " ".join(table.table.notes)
    for edge in (30, 60):
        request = AnalysisRequest("question", ("hours",), choices=Choices(edge=edge))
        found_parts = analyse(request, [content])
        (chart,) = (part for part in found_parts if isinstance(part, BinsChart))
        share = found.at_or_above(edge, 0.95).share
        assert chart.edge is not None
        assert chart.edge.above.startswith(f"at or above: {100 * share:.1f}% (")
        (strip,) = (part for part in found_parts if isinstance(part, FigureStrip))
        assert strip.figures[2].value == str(found.quantile(0.5, 0.95)[0])
