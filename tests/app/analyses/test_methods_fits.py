"""How histograms are fitted, chosen: in the window, in words, in files and on the command line."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from shutil import copyfile

import pytest
from analyst_studies import Answering, analyst_view, rest
from click.testing import CliRunner
from numbers_study import histogram, known, made, strip, table
from PySide6.QtWidgets import QMainWindow

from app.analyses import analyse
from app.analyses.methods import methods_of_result
from app.analyses.parts import BinsChart, Multiples, TablePart
from app.analyses.request import AnalysisRequest, Choices, recalled, remembered
from app.analyses.tallies import tallies_of
from app.analyst.window.view import AnalystView
from app.commands import cli
from app.kit.settings import Settings
from app.theme import Theme
from core.estimate import fitted_histogram

pytestmark = pytest.mark.usefixtures("qapp")  # pictures are painted

ROUND = "a steep edge comes out rounder than it is."
SWINGS = "The histogram is fitted, not smoothed: narrow bins swing with chance."
USUAL = {"age": True, "gain": False}  # of 61 places and of five


@pytest.mark.parametrize("question", USUAL)
@pytest.mark.parametrize("chosen", [None, True, False])
def test_that_all_that_is_told_is_of_the_fit_chosen(question: str, chosen: bool | None) -> None:
    smoothed = USUAL[question] if chosen is None else chosen
    tally = known().tallies[question]
    fit = fitted_histogram(tally, smoothed)
    assert fit is not None
    chart = histogram(question, smoothed=chosen, edge=20 if question == "age" else 2)
    ends = [fit.numbers.index(int(row.option)) for row in chart.rows] + [len(fit.shares)]
    parts = [fit.part(*pair, 0.95) for pair in pairwise(ends)]
    assert [row.value for row in chart.rows] == pytest.approx([one.share for one in parts])
    assert [row.high for row in chart.rows] == pytest.approx([one.high for one in parts])
    assert {row.high is None for row in chart.rows} == {smoothed}
    told, notes = chart.caption, " ".join(table(question, smoothed=chosen).table.notes)
    for text in (told, notes):
        assert (ROUND in text, SWINGS in text) == (smoothed, not smoothed)
    assert ("normal, of the most likely histogram" in told) == (not smoothed)
    assert (
        "Intervals at the edge and of the quarters: 95%, Student’s t of two scores that bracket it."
        in told
    )
    assert ("The mean needs no smoothing" in told) == smoothed
    assert strip(question, smoothed=chosen).figures[2].value == str(fit.number_at(0.5)).replace(
        "-", "−"
    )
    request = AnalysisRequest("question", (question,), choices=Choices(smoothed=chosen))
    paragraph = methods_of_result(request, tallies_of(request, [known()])).text
    assert (
        "The histogram is found by EM with smoothing (Li et al. 2020)." in paragraph
    ) == smoothed
    assert ("The histogram is the most likely one, not smoothed." in paragraph) == (not smoothed)


def test_that_sums_quantiles_and_groups_are_of_the_fit_chosen() -> None:
    tally = known().tallies["gain"]
    for chosen in (True, False):
        fit = fitted_histogram(tally, chosen)
        assert fit is not None
        request = AnalysisRequest("sets", ("gain",), choices=Choices(smoothed=chosen))
        sums = next(one for one in analyse(request, [known()]) if isinstance(one, TablePart))
        shares = {row[0].text: row[1].value for row in sums.table.rows}
        assert shares["2 or more"] == pytest.approx(100 * fit.at_or_above(2, 0.95).share)
        split = AnalysisRequest(
            "question", ("gain",), split="area", choices=Choices(smoothed=chosen)
        )
        (panels,) = (one for one in analyse(split, [known()]) if isinstance(one, Multiples))
        for one in panels.charts:
            assert isinstance(one, BinsChart)
            assert (ROUND in one.caption) == chosen


def test_that_the_window_takes_the_fit_keeps_it_and_takes_it_back(
    theme: Theme, settings: Settings, dialogs: Answering, window: QMainWindow, tmp_path: Path
) -> None:
    study = tmp_path / "numbers.study"
    copyfile(made().study, study)
    view: AnalystView = analyst_view(theme, study, settings, dialogs, window)
    window.setCentralWidget(view)
    window.show()
    frame = view.frame

    def ask(question: str) -> None:
        frame.look({"questions": (question,)})
        rest(view)

    def now() -> tuple[bool, bool, bool | None]:
        rest(view)
        fit = frame.choices.fit
        marks = fit.smoothed_button.isChecked(), fit.likely_button.isChecked()
        return *marks, frame.shown.request.choices.smoothed

    rest(view)
    fit = frame.choices.fit
    ask("hours")
    assert not fit.isVisibleTo(frame.choices)
    ask("gain")
    assert fit.isVisibleTo(frame.choices)
    assert now() == (False, True, None)
    fit.likely_button.click()
    assert now() == (False, True, None)  # it is so already: nothing was done
    for _ in range(3):
        fit.smoothed_button.click()
    assert now() == (True, False, True)
    chart = frame.result.chart.chart
    assert isinstance(chart, BinsChart)
    assert ROUND in chart.caption
    assert recalled(remembered(frame.shown.request)).choices.smoothed is True
    assert frame.shown.undoes == "smoothed"
    ask("age")
    assert now() == (True, False, True)
    fit.likely_button.click()
    assert now() == (False, True, False)
    ask("gain")
    assert now() == (False, True, False)
    frame.actions_.undo.trigger()
    frame.actions_.undo.trigger()
    assert now() == (True, False, True)
    fit.smoothed_button.click()
    ask("gain")
    fit.likely_button.click()
    assert now() == (False, True, None)  # what is usual is no choice


def test_that_commands_and_reports_take_the_fit(tmp_path: Path) -> None:
    def run(*arguments: str | Path) -> str:
        done = CliRunner().invoke(cli, [str(each) for each in arguments])
        assert done.exit_code == 0, done.output
        return done.stdout

    study, tally = made().study, known().tallies["gain"]
    for options, smoothed in (([], False), (["--not-smoothed"], False), (["--smoothed"], True)):
        asked = ["--question", "gain", "--at-least", "2", "--quantile", "0.5", *options]
        (told,) = json.loads(run("estimate", study, *asked, "--json"))["questions"]
        fit = fitted_histogram(tally, smoothed)
        assert fit is not None
        assert told["at_or_above"]["interval"] == "bracket"
        assert told["at_or_above"]["low"] == pytest.approx(fit.at_or_above(2, 0.95).low)
        assert told["at_or_above"]["share"] == pytest.approx(fit.at_or_above(2, 0.95).share)
        assert told["quantile"]["value"] == fit.number_at(0.5)
        assert (ROUND in run("analyse", study, "question", "gain", *options)) == smoothed
    for place, smoothed in enumerate((True, False)):
        out = tmp_path / str(place)
        options = ["--smoothed" if smoothed else "--not-smoothed"]
        run("export", study, "--out", out, "--what", "report", *options)
        report = (out / "report.html").read_text("utf-8")
        assert (SWINGS in report) == (not smoothed)
        assert ("EM with smoothing" in report) == smoothed
