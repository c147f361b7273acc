"""The script of a report, run in a process of its own, gives every number of the report."""

import csv
import io
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import mapped
import pytest
from click.testing import CliRunner
from models_studies import answered, modelled_study
from reported_studies import KINDS, study_of, survey_bytes

from app.commands import cli
from app.export.report.contents import report_of
from app.export.report.values import Numbers, Paragraph, Report, Section
from app.export.study.scripts import made_of
from app.export.study.values import ExportOptions, open_source
from app.export.study.writing import plan
from core import __version__
from core.count.raking import Margin
from core.count.sampling_design import Design
from core.estimate import estimate_groups
from core.grammar import filters
from core.inference.intervals import Interval
from core.interchange.scripts import python_script, r_script
from core.progress import silent
from core.response.file import write
from core.study import Study, annotate, import_paths
from core.study.results import tally_questions
from core.study.selection import Selection
from folders import ROOT

AREAS = (("o0", 0.5), ("o1", 0.3), ("o2", 0.2))
NAME = "a \"b'#{c} ñ\\.study"


def run(script: Path, folder: Path) -> dict[str, Any]:
    """Run a script in a process of its own, in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(script)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def run_here(script: Path, study: Path) -> dict[str, Any]:
    """Run a script on a study in this process, which is sooner."""
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(io.StringIO()) as out:
        patch.setattr(sys, "argv", [str(script), str(study)])
        runpy.run_path(str(script), run_name="__main__")
    found = json.loads(out.getvalue())
    assert isinstance(found, dict)
    return found


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    others = {"x.response": b"{}", "y.response": b"[]"}
    survey = survey_bytes(*KINDS, {**KINDS[0], "id": "cash", "text": "Paid in cash?"})
    shares = {"bribe": {"yes": 0.0}}
    path = tmp_path_factory.mktemp("s") / NAME
    return study_of(path, survey, 150, shares=shares, seed=5, others=others)


@pytest.fixture(scope="module")
def written(study: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("out")
    asked = ["export", str(study), "--out", str(out), "--what", "scripts,reports", "--formats"]
    done = CliRunner().invoke(cli, [*asked, "py,r,csv"])
    assert done.exit_code == 0, done.output
    names = ["reports.csv", "reproduce.R", "reproduce.py"]
    assert sorted(path.name for path in out.iterdir()) == names
    return out


def reported(study: Path) -> Report:
    with open_source(study, ExportOptions()) as source:
        return report_of(source, date(2026, 11, 23))


def numbers_of(table: Numbers) -> list[list[object]]:
    """The numbers of each row, as they are before they are rounded."""
    places = [i for i, column in enumerate(table.table.columns) if column.numeric]
    return [[row[i].value for i in places] for row in table.table.rows]


def require_same(shown: object, worked_out: float | None, unit: float = 1.0) -> None:
    if worked_out is None:
        assert shown is None
    else:
        assert isinstance(shown, int | float)
        assert shown == pytest.approx(worked_out * unit, rel=1e-12, abs=1e-12)


def require_row(table: Numbers, row: Mapping[str, Any], before: Sequence[Mapping[str, Any]]) -> int:
    """Compare a row of a question's table with that of the script; returns how many numbers."""
    place = len(before)
    columns = [column.key for column in table.table.columns if column.numeric]
    keys = {"reported": "reported", "share": "share", "se": "se", "interval": "low"}
    keys |= {"count": "count", "consistent": "share_consistent", "n": "n"}
    if "mean" in columns:
        keys |= {"mean": "mean", "se": "mean_se", "interval": "mean_low"}
    for key, shown in zip(columns, numbers_of(table)[place], strict=True):
        per_cent = key in ("share", "se", "interval", "consistent") and "mean" not in columns
        if key == "up_to":  # the shares of all steps so far
            require_same(shown, sum(each["share"] for each in (*before, row)), 100.0)
        else:
            require_same(shown, row[keys[key]], 100.0 if per_cent else 1.0)
    return len(columns)


def test_that_every_number_of_the_report_comes_out_again(study: Path, written: Path) -> None:
    found = run(written / "reproduce.py", study.parent)
    report = reported(study)
    tables = iter(report.tables)
    compared = 0
    rows = found["estimates"]
    with Study.open(study, write=False) as opened:
        asked = opened.survey.asked
    for question in asked:
        table = next(tables)
        of = [row for row in rows if row["question"] == question.id and row["group"] is None]
        shown = [row for row in of if row["option"] or not question.option_ids]
        for place, row in enumerate(shown):
            compared += require_row(table, row, shown[:place])
        means = [row["mean"] for row in of if row["option"] is None]
        for mean in means:
            assert mean is not None
    # The odds follow from the survey alone.
    fit, moved, not_followed, _odds, files = (next(tables) for _ in range(5))
    moves = ("one_file", "one_percent", "five_percent")
    units = {each.id: each.in_units((each.high or 0) - (each.low or 0)) for each in asked}
    for table, made in (
        (fit, [[each["p"]] for each in found["checks"]["fit"]]),
        (
            moved,  # means in their units, where the script has parts of the range
            [
                [each[move] * (1 if each["option"] else units[each["question"]]) for move in moves]
                for each in found["checks"]["moved"]
            ],
        ),
        (not_followed, [[*each.values()] for each in found["checks"]["not_followed"]]),
        (files, [[n] for n in found["files"].values()]),
    ):
        assert len(numbers_of(table)) == len(made)
        for shown_row, made_row in zip(numbers_of(table), made, strict=True):
            assert len(shown_row) == len(made_row)
            for one, other in zip(shown_row, made_row, strict=True):
                require_same(one, other)
                compared += 1
    assert report.facts[0][0] == str(found["n"]) == "150"
    assert compared > 200


def test_that_another_study_is_refused_and_a_path_can_be_given(
    study: Path, written: Path, tmp_path: Path
) -> None:
    found = run_here(written / "reproduce.py", study)
    assert found["n"] == 150
    other = study_of(tmp_path / "other.study", survey_bytes(KINDS[0]), 3)
    with pytest.raises(SystemExit, match="of another survey than the report; give the path"):
        run_here(written / "reproduce.py", other)


def test_that_rows_are_as_in_the_estimates_exported(study: Path, tmp_path: Path) -> None:
    asked = ["export", str(study), "--out", str(tmp_path), "--what", "scripts,estimates"]
    done = CliRunner().invoke(cli, [*asked, "--formats", "py,csv", "--by", "area"])
    assert done.exit_code == 0, done.output
    found = run_here(tmp_path / "reproduce.py", study)["estimates"]
    with (tmp_path / "estimates.csv").open(encoding="utf-8-sig", newline="") as file:
        shown = list(csv.DictReader(file))
    assert [{key: "" if v is None else str(v) for key, v in row.items()} for row in found] == shown
    assert {(row["mechanism"], row["rehearsal"]) for row in shown} >= {("Warner, p = 3/4", "1")}
    assert {row["option_text"] for row in shown} >= {"Yes", "City", "Prefer not to say"}


SHARES = "question,answer,share\narea,o0,0.5\narea,o1,0.3\narea,o2,0.2\n"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "drawn",
    [
        ("--weights", "known.csv", "--strata", "area", "--level", "0.9", "--interval", "wald"),
        ("--cluster-by", "area", "--where", "age >= 30"),
        ("--population", "400"),
    ],
)
def test_that_the_way_people_were_drawn_is_in_all_that_is_exported(
    study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("known.csv").write_text(SHARES, encoding="utf-8")
    asked = ["export", str(study), "--out", "out", "--what", "estimates,report,scripts"]
    done = CliRunner().invoke(cli, [*asked, "--formats", "csv,html,py", *drawn])
    assert done.exit_code == 0, done.output
    printed = CliRunner().invoke(cli, ["estimate", str(study), "--csv", *drawn])
    with Path("out/estimates.csv").open(encoding="utf-8-sig", newline="") as file:
        shown = list(csv.DictReader(file))
    assert shown == list(csv.DictReader(printed.stdout.splitlines()))
    found = run_here(Path("out/reproduce.py"), study)["estimates"]
    assert [{key: "" if v is None else str(v) for key, v in row.items()} for row in found] == shown
    plain = CliRunner().invoke(cli, ["estimate", str(study), "--csv"])
    assert printed.stdout != plain.stdout
    page = Path("out/report.html").read_text("utf-8")
    for option, said in (
        ("--weights", "raked to the known shares"),
        ("--strata", "Strata are the answers to"),
        ("--level", "90%"),
        ("--cluster-by", "Clusters are the answers to"),
        ("--population", "400"),
    ):
        assert said in page or option not in drawn


def test_that_an_export_refuses_what_a_sample_cannot_be(study: Path, tmp_path: Path) -> None:
    asked = ["export", str(study), "--out", str(tmp_path / "out")]
    for options, said in (
        (("--population", "10"), "--population 10 is smaller than the 150 who answered"),
        (("--population", "400", "--by", "area"), "leave out --by, or --population"),
        (("--weight", "area"), "responses cannot be weighted by area"),
        (("--weight", "nothing"), "The survey has no question nothing"),
        (("--strata", "bribe"), "--strata needs a question asked in the clear"),
        (("--weights", "x", "--interval", "clopper-pearson"), "does not exist"),
    ):
        done = CliRunner().invoke(cli, [*asked, *options])
        assert done.exit_code == 2, options
        assert said in done.stderr
        assert "Traceback" not in done.output
        assert not (tmp_path / "out").exists()


def stopped(script: Path, *arguments: str, python: tuple[str, ...] = ()) -> tuple[int, str]:
    """Run a script that ends with a message: its code, and what it says of it."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [*(python or (sys.executable,)), str(script), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.returncode, done.stderr


def test_that_the_script_ends_with_a_message(written: Path, tmp_path: Path) -> None:
    script = written / "reproduce.py"
    code, said = stopped(script, str(tmp_path / "no.study"))
    assert code == 1
    assert "no.study" in said
    damaged = tmp_path / "damaged.study"
    damaged.write_bytes(b"SQLite format 3\0" + bytes(2000))
    empty = tmp_path / "empty.study"
    empty.write_bytes(b"")
    for each in (damaged, empty):
        with pytest.raises(SystemExit, match=each.name):
            run_here(script, each)
    without = (sys.executable, "-I", "-S")
    code, said = stopped(script, python=without)
    assert code == 1
    assert re.fullmatch(r"This Python has no module '\w+'; run the script with .*\n", said)


def test_that_the_script_stands_on_the_core_alone(written: Path) -> None:
    text = (written / "reproduce.py").read_text("utf-8")
    assert not re.search(r"\b(app|PySide6|candor)\.?\w* import|import (app|PySide6|candor)", text)
    program = f"import runpy, sys; runpy.run_path({str(written / 'reproduce.py')!r}); "
    program += "sys.exit(any(name.split('.')[0] in ('app', 'PySide6') for name in sys.modules))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert subprocess.run([sys.executable, "-c", program], env=environment).returncode == 0


@pytest.mark.parametrize(
    ("here", "elsewhere"),
    [
        ("from core.checks.influence import", "from core.checks.other import"),
        ("import influence\n", "import other as influence\n"),
        ("tally_checks(study, chosen,", "tally_checks(study, None, chosen,"),
    ],
)
def test_that_the_script_says_what_to_do_with_another_version(
    study: Path, written: Path, tmp_path: Path, here: str, elsewhere: str
) -> None:
    text = (written / "reproduce.py").read_text("utf-8")
    assert here in text
    assert f"'version': '{__version__}'" in text
    script = tmp_path / "older.py"
    script.write_text(
        text.replace(here, elsewhere).replace(f"'{__version__}'", "'0.0.9'"), encoding="utf-8"
    )
    with pytest.raises(SystemExit) as ended:
        run_here(script, study)
    said = str(ended.value)
    assert said.startswith("This script was written by Candor 0.0.9 and does not run with")
    assert "Export the script again with that version, or run it with a Python that has" in said


def test_that_the_script_of_a_study_without_responses_runs(tmp_path: Path) -> None:
    path = study_of(tmp_path / "none.study", survey_bytes(*KINDS), 0)
    with open_source(path, ExportOptions(split="area")) as source:
        script = tmp_path / "again.py"
        script.write_text(python_script(made_of(source)), encoding="utf-8")
    found = run_here(script, path)
    assert found["n"] == 0
    assert {row["share"] for row in found["estimates"]} == {None}


def test_that_everything_is_without_flagged_ones_where_it_is_asked(
    study: Path, tmp_path: Path
) -> None:
    """The numbers are those of a study that the others make: report, script and command."""
    flagged, others = tmp_path / "flagged.study", tmp_path / "others.study"
    shutil.copy(study, flagged)
    with Study.open(flagged) as opened:
        survey = opened.survey_bytes
        people = [*opened.responses()]
        annotate.flag(opened, {each.id: "" for each in people[:40]})
    Study.create(others, survey).close()
    lines = tmp_path / "others.jsonl"
    lines.write_bytes(b"".join(map(write, people[40:])))
    with Study.open(others) as opened:
        assert import_paths(opened, [lines]).accepted == 110
    checks = [
        json.loads(CliRunner().invoke(cli, ["checks", str(path), "--json", *more]).stdout)
        for path, more in ((flagged, ["--without-flagged"]), (others, []))
    ]
    assert checks[0].pop("without_flagged")
    assert checks[0] == checks[1]
    found = []
    for path, options in (
        (flagged, ExportOptions(without_flagged=True)),
        (others, ExportOptions()),
    ):
        with open_source(path, options) as source:
            report = report_of(source, date(2026, 11, 23))
            script = tmp_path / f"{path.stem}.py"
            script.write_text(python_script(made_of(source)), encoding="utf-8")
        (checked,) = (each for each in report.sections if each.title == "Checks")
        tables = [each for each in checked.blocks if isinstance(each, Numbers)]
        again = run_here(script, path)
        left_out = [row.pop("without_flagged") for row in again["estimates"]]
        assert set(left_out) == {40 if options.without_flagged else None}
        found.append(([numbers_of(each) for each in tables], again["checks"], again["estimates"]))
    assert found[0] == found[1]
    whole = CliRunner().invoke(cli, ["checks", str(flagged), "--json"]).stdout
    assert json.loads(whole) != checks[0]


def test_that_split_weights_design_and_filter_come_out_again(study: Path, tmp_path: Path) -> None:
    design = Design("area", None, (Margin("area", AREAS),))
    with open_source(study, ExportOptions(where="age >= 30")) as source:
        made = replace(
            made_of(source),
            design=design,
            split="area",
            level=0.9,
            interval=Interval.WILSON,
            simultaneous=True,
        )
        chosen = filters.read("age >= 30")
        counted = tally_questions(source.study, Selection(chosen, design=made.design), by="area")
    script = tmp_path / "again.py"
    script.write_text(python_script(made), encoding="utf-8")
    found = run_here(script, study)
    assert found["n"] < 150
    expected = [
        estimate_groups(each.whole, each.groups, 0.9, Interval.WILSON, True) for each in counted
    ]
    for one in expected:
        for group, option in [(None, each) for each in one.options] + [
            (each.value, option) for each in one.groups for option in each.estimate.options
        ]:
            (row,) = (
                row
                for row in found["estimates"]
                if (row["question"], row["option"], row["group"])
                == (one.question.id, option.option, group)
            )
            told = (row["share"], row["se"], row["low"], row["high"])
            assert told == (option.share, option.se, option.low, option.high)
    tests = {test["question"] for test in found["tests"]}
    assert {"bribe", "job", "hours"} <= tests


def test_that_tests_of_groups_in_the_report_come_out_again(study: Path, tmp_path: Path) -> None:
    with open_source(study, ExportOptions(split="area")) as source:
        report = report_of(source, date(2026, 11, 23))
        script = tmp_path / "again.py"
        script.write_text(python_script(made_of(source)), encoding="utf-8")
    found = run_here(script, study)
    (bribe,) = (each for each in found["tests"] if each["question"] == "bribe")
    differences = list(report.tables)[1]
    columns = [column.key for column in differences.table.columns]
    for row, pair in zip(differences.table.rows, bribe["pairs"], strict=True):
        shown = {key: cell.value for key, cell in zip(columns, row, strict=True)}
        holm = next(key for key in columns if "holm" in key)
        assert shown["p"] == pytest.approx(pair["p"], rel=1e-12)
        assert shown[holm] == pytest.approx(pair["p_holm"], rel=1e-12)
    (said,) = (
        block.text
        for block in report.sections[0].blocks
        if isinstance(block, Paragraph) and "likelihood ratio" in block.text
    )
    assert f"χ² = {bribe['statistic']:.2f}, df = {bribe['freedom']}, p = {bribe['p']:.4f}" in said


def test_that_a_weighted_table_from_elsewhere_comes_out_again(tmp_path: Path) -> None:
    """Estimates are weighted, checks count every row once."""
    rows = [f"{1 + i % 3 // 2},{1 + 2 * (i % 3 // 2)},c{i % 9}" for i in range(60)]
    table = mapped.mapping(
        [mapped.question(mechanism={"name": "warner", "p": "3/4"})], weight="W", cluster="C"
    )
    made = CliRunner().invoke(cli, mapped.put(tmp_path, table, ["Q3,W,C", *rows]))
    assert made.exit_code == 0, made.output
    path = tmp_path / "t.study"
    with open_source(path, ExportOptions()) as source:
        report = report_of(source, date(2026, 11, 23))
        how = made_of(source)
    script = tmp_path / "again.py"
    script.write_text(python_script(how), encoding="utf-8")
    found = run_here(script, path)
    tables = list(report.tables)
    (yes, no) = found["estimates"]
    for weight in ("", str(how.weights)):
        out = tmp_path / f"out{weight}"
        asked = ["export", str(path), "--out", str(out), "--what", "estimates", "--weight"]
        assert CliRunner().invoke(cli, [*asked, weight]).exit_code == 0
        with (out / "estimates.csv").open(encoding="utf-8-sig", newline="") as file:
            share = float(next(csv.DictReader(file))["share"])
        assert (share == pytest.approx(yes["share"])) == bool(weight)
    assert yes["effective_n"] < 60
    assert yes["share"] != pytest.approx((40 / 60 - 1 / 4) * 2)
    assert require_row(tables[0], yes, ()) == require_row(tables[0], no, (yes,)) > 4
    for each, key in zip(tables[1:3], ("fit", "moved"), strict=True):
        assert len(numbers_of(each)) == len(found["checks"][key])
    (fit,) = found["checks"]["fit"]
    require_same(numbers_of(tables[1])[0][0], fit["p"])
    told = " ".join(
        block.text for block in _of(report, "Methods").blocks if isinstance(block, Paragraph)
    )
    for source_ in ("Binder 1983", "Korn & Graubard 1998", "Clusters are the answers to"):
        assert source_ in told


def _of(report: Report, title: str) -> Section:
    return next(section for section in report.sections if section.title == title)


def test_that_the_rows_given_to_r_give_the_shares(study: Path, written: Path) -> None:
    """R is not run here: its rows are worked out by RRuni's formula of forced response."""
    found = run_here(written / "reproduce.py", study)
    shares = {(row["question"], row["option"] or ""): row for row in found["estimates"]}
    with (written / "reports.csv").open(encoding="utf-8", newline="") as file:
        people = list(csv.DictReader(file))
    script = (written / "reproduce.R").read_text("ascii")
    rows = [
        {name: first or second for name, first, second in re.findall(_PAIR, row)}
        for row in re.findall(r"list\((sort = .*)\)", script)
    ]
    assert len(rows) > 15
    for row in rows:
        expected = shares[row["question"], row["option"]]
        saved = [person[row["column"]] for person in people if person[row["column"]]]
        p, q, low, high = (_fraction(row[name]) for name in ("p", "q", "low", "high"))
        rate = sum(each == row["value"] for each in saved) / len(saved)
        share = low + (high - low) * (rate - q) / (p - q)
        error = (high - low) * (rate * (1 - rate) / len(saved)) ** 0.5 / (p - q)
        key = "mean" if expected["share"] is None else "share"
        assert share == pytest.approx(expected[key])
        assert error == pytest.approx(expected["mean_se" if key == "mean" else "se"])


_PAIR = r'(\w+) = (?:"([^"]*)"|([\d/-]+))'


def _fraction(text: str) -> float:
    top, _, bottom = text.partition("/")
    return int(top) / int(bottom or 1)


def test_that_r_takes_numbers_in_the_units_of_their_table(tmp_path: Path) -> None:
    """The table that R reads has hours, not tenths: nothing is divided once more."""
    asked = [mapped.question("hours", kind="number", low=0, high=240, step=5)]
    table = mapped.mapping(asked, [{"column": "h", "question": "hours", "scale": 10}])
    made = CliRunner().invoke(cli, mapped.put(tmp_path, table, ["h", "0.5", "24.0", "1"]))
    assert made.exit_code == 0, made.output
    with open_source(tmp_path / "t.study", ExportOptions()) as source:
        plan(source, {"reports": ("csv",)})[0].fill(tmp_path / "reports.csv", silent)
        script = r_script(made_of(source), source.content.survey, "reports.csv")
    with (tmp_path / "reports.csv").open(encoding="utf-8", newline="") as file:
        hours = [float(person["hours"]) for person in csv.DictReader(file)]
    assert sum(hours) / 3 == 8.5
    assert "numbers <- as.numeric(saved)\n    found$share <- mean(numbers)" in script
    assert "scale" not in script


def test_that_r_finds_the_same_shares_where_it_is_installed(study: Path, written: Path) -> None:
    rscript = shutil.which("Rscript")
    asked = [rscript or "", "-e", "library(RRreg)"]
    if rscript is None or subprocess.run(asked, capture_output=True).returncode:
        pytest.skip("R or its package RRreg is not installed")
    done = subprocess.run([rscript, "reproduce.R"], cwd=written, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = run_here(written / "reproduce.py", study)
    shares = {(row["question"], row["option"] or ""): row for row in found["estimates"]}
    for row in csv.DictReader(done.stdout.splitlines()):
        expected = shares[row["question"], row["option"]]
        of_mean = expected["share"] is None
        for name, key in (("share", "mean"), ("se", "mean_se")):
            assert float(row[name]) == pytest.approx(expected[key if of_mean else name])


def test_that_a_split_by_bands_is_written_and_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    study = modelled_study(tmp_path / "a.study", answered(200))
    banded = 'question,answer,share\n"cut(age, 40)",<40,.6\n"cut(age,40)",>=40,.4\n'
    Path("known.csv").write_text(banded, encoding="utf-8")
    drawn = ("--weights", "known.csv", "--by", "cut( age, 30,45)", "--strata", "cut(age, 60)")
    asked = ["export", str(study), "--out", "out", "--what", "estimates,report,scripts"]
    done = CliRunner().invoke(cli, [*asked, "--formats", "csv,html,py", *drawn])
    assert done.exit_code == 0, done.output
    printed = CliRunner().invoke(cli, ["estimate", str(study), "--csv", *drawn])
    with Path("out/estimates.csv").open(encoding="utf-8-sig", newline="") as file:
        shown = list(csv.DictReader(file))
    assert shown == list(csv.DictReader(printed.stdout.splitlines()))
    assert {row["group"] for row in shown} == {"", "<30", "30..44", ">=45"}
    found = run_here(Path("out/reproduce.py"), study)["estimates"]
    assert [{key: "" if v is None else str(v) for key, v in row.items()} for row in found] == shown
    page = Path("out/report.html").read_text("utf-8")
    assert "How old are you, in years? (3 bands)" in page
    assert "30 to 44" in page
    assert "known shares of age (2 bands)" in page
    assert "cut(" not in page
