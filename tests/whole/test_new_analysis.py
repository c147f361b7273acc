"""An analysis and a format that nothing but their registries name, taken wherever results go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, new_study, responses, rest, write_folder
from click.testing import CliRunner
from made_analysis import ANALYSIS, FORMAT, NAME
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QMainWindow

from app.analyses import ANALYSES, analyses_of, possible, register
from app.analyses.request import AnalysisRequest
from app.charts.chart_widget import ChartWidget
from app.commands import cli
from app.export import formats
from app.kit.settings import Settings
from app.theme import Theme
from core.study import Study, import_paths


@pytest.fixture(autouse=True)
def _made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ANALYSES, NAME, ANALYSIS)
    monkeypatch.setitem(formats.FORMATS, FORMAT.name, FORMAT)


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = new_study(tmp_path / "s.study")
    with Study.open(path) as opened:
        import_paths(opened, [write_folder(tmp_path / "in", responses(30, 50))])
    return path


@pytest.fixture
def votes(study: Path) -> dict[str, int]:
    """The words that were saved, counted by hand."""
    files = (study.parent / "in").glob("*.response")
    yes = sum(json.loads(file.read_text("utf-8"))["answers"]["sales"] for file in files)
    return {"yes": yes, "no": 80 - yes}


def run(*arguments: str | Path) -> str:
    done = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_that_the_window_shows_undoes_copies_and_saves_it(
    study: Path, votes: dict[str, int], theme: Theme, window: QMainWindow, tmp_path: Path
) -> None:
    dialogs = Answering(tmp_path / "v.loud", tmp_path / "v.svg")
    view = analyst_view(theme, study, Settings(), dialogs, window)
    window.setCentralWidget(view)
    window.show()
    rest(view)
    box, panel = view.frame.choices.analysis_box, view.frame.result
    assert [box.box.itemText(i) for i in range(box.box.count())] == [
        "One question",
        "All yes/no questions",
        "Votes, made up",
    ]
    first = panel.chart.chart
    box.box.setCurrentIndex(2)
    box.box.activated.emit(2)
    rest(view)
    shown = {label.text() for label in panel.findChildren(QLabel) if label.isVisible()}
    assert shown >= {"Votes on sales", "Made up", "A lead", "to a second chart", "Is it so?"}
    assert shown >= {"One sentence.", "And another.", "These are words, not votes."}
    charts = [chart for chart in panel.findChildren(ChartWidget) if chart.isVisible()]
    assert [chart.chart and chart.chart.title for chart in charts] == [
        "Votes on sales",
        "Again",
    ]
    told = [str(panel.table.rows_model.index(row, 1).data()) for row in range(2)]
    assert told == [str(votes["yes"]), str(votes["no"])]
    # Of all choices it has the level alone.
    choices = view.frame.choices
    assert choices.level_field.isVisible()
    assert not choices.interval_box.isVisible()
    assert not choices.unit_choice.isVisible()
    # It is taken along as any other.
    choices.copy_table_button.click()
    rest(view)
    loud = QGuiApplication.clipboard().mimeData().data("text/loud").data()
    table = f"VOTE VOTES\nYES {votes['yes']}\nNO {votes['no']}".encode()
    assert loud == table + f"\nVOTE VOTES\nYES {votes['yes']}".encode()
    view.frame.actions_.save_table.trigger()
    rest(view)
    assert (tmp_path / "v.loud").read_bytes() == table
    view.frame.actions_.save_chart.trigger()
    rest(view)
    assert b"Bars of votes." in (tmp_path / "v.svg").read_bytes()
    # And it is a step like any other.
    assert view.frame.actions_.undo.text() == "&Undo: another analysis"
    view.frame.actions_.undo.trigger()
    rest(view)
    assert panel.chart.chart == first
    assert "Is it so?" not in {
        label.text() for label in panel.findChildren(QLabel) if label.isVisible()
    }


def test_that_the_command_line_prints_it(study: Path, votes: dict[str, int]) -> None:
    text = run("analyse", study, NAME, "sales", "--level", "0.9")
    assert "80 rehearsed responses" in text
    assert "as saved at 90%" in text
    assert "A lead" not in text  # it leads to a chart
    assert "Is it so?\nOne sentence.\nAnd another." in text
    assert f"YES{votes['yes']:>8}" in text
    found = json.loads(run("analyse", study, NAME, "sales", "--json"))
    assert (found["analysis"], found["questions"], found["n"]) == (NAME, ["sales"], 80)
    (table, _) = (part for part in found["parts"] if part["part"] == "table")
    assert table["rows"] == [{"vote": word, "votes": n} for word, n in votes.items()]


@pytest.mark.usefixtures("qapp")  # pictures are painted
def test_that_it_is_exported_in_every_format(
    study: Path, votes: dict[str, int], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    run("analyse", study, NAME, "sales", "--out", out)
    stems = ("votes-sales", "votes-sales-2")
    suffixes = ("csv", "loud", "png", "svg", "pdf")
    assert sorted(path.name for path in out.iterdir()) == sorted(
        f"{stem}.{suffix}" for stem in stems for suffix in suffixes
    )
    text = (out / "votes-sales.csv").read_text("utf-8")
    assert text == f'"vote","votes"\n"yes",{votes["yes"]}\n"no",{votes["no"]}\n'
    run("export", study, "--out", tmp_path / "all", "--formats", "loud,svg")
    assert {path.name for path in (tmp_path / "all").iterdir()} == {"estimates.loud", "sales.svg"}


def test_that_only_questions_of_its_kinds_are_taken(study: Path) -> None:
    with Study.open(study, write=False) as opened:
        survey = opened.survey
    (sales,) = survey.questions
    assert ANALYSIS in analyses_of([sales])
    assert ANALYSIS not in analyses_of([sales, sales])
    assert possible(AnalysisRequest(NAME, ("sales",)), survey)
    assert not possible(AnalysisRequest(NAME, ("sales", "sales")), survey)
    assert not possible(AnalysisRequest("none", ("sales",)), survey)
    assert not possible(AnalysisRequest(NAME, ("sales",), split="gone"), survey)
    for arguments in (("none", "sales"), (NAME, "sales", "sales"), (NAME, "gone")):
        done = CliRunner().invoke(cli, ["analyse", str(study), *arguments])
        assert done.exit_code == 2


def test_that_no_name_is_taken_twice() -> None:
    with pytest.raises(ValueError, match="two analyses are called votes"):
        register(ANALYSIS)
    with pytest.raises(ValueError, match="two formats are called loud"):
        formats.register(FORMAT)
