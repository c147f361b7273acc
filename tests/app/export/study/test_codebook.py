"""The codebook of a study, its estimates as data, and what a study of others' tables exports."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import openpyxl
import pandas as pd
import pytest
from click.testing import CliRunner, Result
from exported_study import LONG, exported_study
from mapped import column, mapping, put, question

from app.analyses.parts import TablePart
from app.commands import cli
from app.export import formats, patterns, write_file
from app.export.formats import Takes
from app.export.report.contents import codebook_table
from app.export.study.estimates import estimates_of
from app.export.study.values import ExportOptions, open_source
from core.examples import example_path, example_survey
from core.interchange.datasets import parquet
from core.present.records import Records
from core.present.table import Column, Table
from core.study import Study, annotate
from core.survey import text_in

pyreadstat = pytest.importorskip("pyreadstat")

MANGAT = [question(design={"name": "mangat", "p": "7/10"})]


def run(*arguments: str | Path) -> Result:
    done = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done


def rows_in(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module", params=[12, 0])
def folder(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    made = tmp_path_factory.mktemp("codebook")
    study = exported_study(made, request.param, rehearsal=True)
    formats = "csv,jsonl,xlsx,sav,dta,parquet"
    run("export", study, "--out", made / "out", "--what", "estimates", "--formats", formats)
    run("export", study, "--out", made / "out", "--what", "codebook")
    run("export", study, "--out", made / "out", "--what", "reports", "--formats", "sav,dta")
    return made


def test_that_the_codebook_has_every_column_value_and_name(folder: Path) -> None:
    rows = rows_in(folder / "out" / "codebook.csv")
    by_value = {(row["table"], row["column"], row["value"], row["value_spss"]): row for row in rows}
    of_reports = list(dict.fromkeys(row["column"] for row in rows if row["table"] == "reports"))
    spss, meta = pyreadstat.read_sav(folder / "out" / "reports.sav")
    in_spss = {row["column"]: row["column_spss"] for row in rows if row["table"] == "reports"}
    assert [in_spss[name] for name in of_reports if name] == list(spss.columns)
    with pd.io.stata.StataReader(folder / "out" / "reports.dta") as reader:
        in_stata = list(reader.variable_labels())
    found = {row["column"]: row["column_stata"] for row in rows if row["table"] == "reports"}
    assert [found[name] for name in of_reports if name] == in_stata
    job = by_value["reports", "job-now.o3", "1", "1"]
    assert job["label"].endswith(f" :: {LONG[3][:200].strip()}")
    assert job["label_spss"] == meta.column_names_to_labels["job_now.o3"] != job["label"]
    assert (job["column_spss"], job["column_stata"]) == ("job_now.o3", "job_now_o3")
    assert (job["value_label"], job["question"], job["option"]) == (
        *("Saved as chosen", "job-now", "o3"),
    )
    assert (job["mechanism"], job["fractions"], job["epsilon"]) == (
        *("unary", "p = 1/2; q = 1/4", "1.10"),
    )
    assert by_value["reports", "area", "1", "1"]["option"] == "o1"
    missing = by_value["reports", "hobbies.o1", "", "-9"]
    assert (missing["value_stata"], missing["value_label"]) == (".b", "Left out")
    assert missing["asked_if"].startswith("area: ")
    assert by_value["reports", "age", "'-20 to 100 in steps of 5", ""]["kind"] == "number"
    assert by_value["reports", "trust.value", "0 to 1", ""]["mechanism"] == "local-hash"
    notes = [row["label"] for row in rows if row["table"] == "reports" and not row["column"]]
    held = bool(list((folder / "in").iterdir()))
    assert any("rehearsed" in note for note in notes) is held
    assert any(note.startswith("Columns of randomized questions hold") for note in notes)
    # A text that begins with a sign of formulas is inert there.
    assert by_value["reports", "area", "1", "1"]["value_label"] == "'=1+1"


def test_that_estimates_are_the_same_in_every_format(folder: Path) -> None:
    with open_source(folder / "all.study", ExportOptions()) as source:
        records = estimates_of(source.request, [source.content]).records
    heads, rows = list(records.columns), [list(row) for row in records.rows]
    lines = (folder / "out" / "estimates.jsonl").read_text("utf-8").splitlines()
    assert [list(json.loads(line).values()) for line in lines] == rows
    book = openpyxl.load_workbook(folder / "out" / "estimates.xlsx")
    first, *cells = book["estimates"].iter_rows(values_only=True)
    assert list(first) == heads
    # Excel keeps sixteen digits of a number.
    for row, truth in zip(cells, rows, strict=True):
        assert list(row) == [
            pytest.approx(value, rel=1e-15) if isinstance(value, float) else value
            for value in truth
        ]
    told = [cell.value for cell in book["notes"]["A"]]
    assert any(note.startswith("bribe: forced response, truth = 1/2") for note in told)
    for path, read in (
        ("estimates.parquet", pd.read_parquet),
        ("estimates.sav", lambda path: pyreadstat.read_sav(path)[0]),
        ("estimates.dta", pd.read_stata),
    ):
        frame = read(folder / "out" / path)
        assert list(frame.columns) == heads
        for name, place in zip(heads, range(len(heads)), strict=True):
            truth = [row[place] for row in rows]
            found = [None if pd.isna(value) or value == "" else value for value in frame[name]]
            assert found == truth, name
    shares = [row[4] for row in rows if isinstance(row[4], float)]
    assert not shares or min(shares) < 0
    _, meta = pyreadstat.read_sav(folder / "out" / "estimates.sav", metadataonly=True)
    assert meta.column_names_to_labels["se"] == "Standard error of the share"


def test_that_estimates_have_a_row_of_each_group(folder: Path) -> None:
    out = folder / "groups"
    what = ("--what", "estimates", "--formats", "csv,parquet", "--by", "area", "--force")
    run("export", folder / "all.study", "--out", out, *what)
    rows = rows_in(out / "estimates.csv")
    of_bribe = [(row["option"], row["group"]) for row in rows if row["question"] == "bribe"]
    groups = ("", "o0", "o1")
    assert of_bribe == [(option, group) for group in groups for option in ("yes", "no")]
    truth = [json.loads(path.read_text("utf-8"))["answers"] for path in (folder / "in").iterdir()]
    (of_city,) = [
        row
        for row in rows
        if (row["question"], row["option"], row["group"]) == ("bribe", "yes", "o0")
    ]
    assert int(of_city["n"]) == sum(each["area"] == 0 for each in truth)
    assert len(pd.read_parquet(out / "estimates.parquet")) == len(rows)
    refused = CliRunner().invoke(
        cli, ["export", str(folder / "all.study"), "--out", str(out), "--by", "bribe"]
    )
    assert (refused.exit_code, "--by needs a question asked in the clear" in refused.stderr) == (
        2,
        True,
    )


def test_that_a_table_of_others_is_exported_in_its_own_units(tmp_path: Path) -> None:
    asked = [
        question(design={"name": "mangat", "p": "7/10"}),
        question("hours", kind="number", low=0, high=240, step=5),
    ]
    columns = [column(), {"column": "h", "question": "hours", "scale": 10}]
    table = ["Q3,h", "1,0.5", "2,24.0", "1,"]
    run(*put(tmp_path, mapping(asked, columns), table))
    done = run(
        *("export", tmp_path / "t.study", "--out", tmp_path / "out"),
        *("--what", "reports,codebook", "--formats", "csv,dta,sav,parquet"),
    )
    assert "3 of 3 rows are unique in their clear answers." in done.stderr
    found = rows_in(tmp_path / "out" / "reports.csv")
    assert sorted((row["bribe"], row["hours"]) for row in found) == [
        *(("0", "24.0"), ("1", ""), ("1", "0.5")),
    ]
    frame, meta = pyreadstat.read_sav(tmp_path / "out" / "reports.sav")
    assert sorted(frame["hours"].dropna()) == [0.5, 24.0]
    stata = pd.read_stata(tmp_path / "out" / "reports.dta", convert_missing=True)
    assert sorted(map(str, stata["hours"])) == [".b", "0.5", "24.0"]
    assert any("may not be collected" in note for note in [" ".join(meta.notes)])
    book = {row["column"]: row for row in rows_in(tmp_path / "out" / "codebook.csv")}
    assert (book["bribe"]["mechanism"], book["bribe"]["fractions"]) == ("mangat", "p = 7/10")
    assert book["hours"]["value"] == ""  # its last row, of what was left out
    assert book["hours"]["value_stata"] == ".b"


def test_that_an_infinite_epsilon_is_empty_where_it_cannot_be_held(tmp_path: Path) -> None:
    run(*put(tmp_path, mapping(MANGAT), ["Q3", "1", "2"]))
    what = ("--what", "estimates", "--formats", "jsonl,xlsx,sav,dta,parquet")
    run("export", tmp_path / "t.study", "--out", tmp_path / "out", *what)
    lines = (tmp_path / "out" / "estimates.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["epsilon"] for line in lines] == [None, None]
    assert pd.read_stata(tmp_path / "out" / "estimates.dta")["epsilon"].isna().all()
    assert pd.read_parquet(tmp_path / "out" / "estimates.parquet")["epsilon"].isna().all()


def test_that_parquet_says_what_it_needs_where_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*put(tmp_path, mapping(), ["Q3", "1"]))
    for module in (parquet, formats):
        monkeypatch.setattr(module, "find_spec", lambda name: None if name == "pyarrow" else name)
    out = tmp_path / "out"
    arguments = ("export", tmp_path / "t.study", "--out", out, "--what", "reports")
    done = CliRunner().invoke(cli, [*map(str, arguments), "--formats", "csv,parquet"])
    assert done.exit_code == 2
    assert "UNSUPPORTED: Parquet files need pyarrow, which is not installed." in done.stderr
    assert "Install candor[parquet]" in done.stderr
    assert [path.name for path in out.iterdir()] == ["reports.csv"]
    assert "parquet" not in patterns(Takes.TABLE)


def test_that_of_groups_the_way_stands_beside_the_report(tmp_path: Path) -> None:
    groups = {"north": {"p": "3/4"}, "south": {"p": "9/10"}}
    design = {"name": "warner", "by": "sample", "groups": groups}
    table = ["Q3,sample", "1,north", "2,north", "2,south", "1,south", "1,south"]
    run(*put(tmp_path, mapping([question(design=design)]), table))
    what = ("--what", "reports,codebook", "--formats", "csv")
    run("export", tmp_path / "t.study", "--out", tmp_path / "out", *what)
    found = rows_in(tmp_path / "out" / "reports.csv")
    kept = sorted((row["bribe.group"], row["bribe"]) for row in found)
    assert kept == [("0", "0"), ("0", "1"), ("1", "0"), ("1", "1"), ("1", "1")]
    book = rows_in(tmp_path / "out" / "codebook.csv")
    words = {row["value"]: row["value_label"] for row in book if row["column"] == "bribe.group"}
    assert (words["0"], words["1"]) == ("north", "south")
    (of_yes,) = [row for row in book if (row["column"], row["value"]) == ("bribe", "1")]
    assert of_yes["fractions"] == "p (north) = 3/4; p (south) = 9/10"
    assert of_yes["value_label"] == "Saved as Yes"


def test_that_the_report_tells_of_a_table_the_columns_that_it_has(tmp_path: Path) -> None:
    """Ids that other columns have, groups, cards, weights; and no device that nobody knows of."""
    groups = {"north": {"p": "3/4"}, "south": {"p": "9/10"}}
    asked = [
        question(design={"name": "warner", "by": "sample", "groups": groups}),
        question("id", design={"name": "kuk-cards", "r1": "3/4", "r0": "1/4", "cards": 2}),
        question("row", kind="number", low=-3, high=9, step=1),
    ]
    red = {"column": "red", "question": "id"}
    columns = [column(), red, {"column": "kids", "question": "row"}]
    table = mapping(asked, columns, weight="w")
    run(*put(tmp_path, table, ["Q3,sample,red,kids,w", "1,north,1,-3,0.5", "2,south,2,2,1.5"]))
    what = ("--what", "reports,codebook", "--formats", "csv,jsonl")
    run("export", tmp_path / "t.study", "--out", tmp_path / "out", *what)
    with open_source(tmp_path / "t.study", ExportOptions()) as source:
        found = codebook_table(source.content.survey, "en")
    told = [(row[1].text, row[3].text, row[4].text) for row in found.rows]
    assert told == [
        *(("yes", "bribe", "1"), ("no", "bribe", "0")),
        *(("north", "bribe.group", "0"), ("south", "bribe.group", "1")),
        *(("", "answers.id", "0 to 2"), ("", "answers.row", "−3 to 9")),
        ("", "weight", "0 to 9000000"),
    ]
    heads = list(rows_in(tmp_path / "out" / "reports.csv")[0])
    assert heads == ["row", "bribe.group", "bribe", "answers.id", "answers.row", "weight"]
    book = rows_in(tmp_path / "out" / "codebook.csv")
    assert {row["procedures"] for row in book} == {""}
    assert [row["value"] for row in book if row["column"] == "answers.id"] == ["0 to 2", ""]
    lines = (tmp_path / "out" / "reports.jsonl").read_text("utf-8").splitlines()
    assert [[*json.loads(line)] for line in lines] == [["answers", "row"]] * 2


def test_that_notes_tell_who_counts_and_how_much(tmp_path: Path) -> None:
    rows = ("1,0.5,north", "1,1,north", "2,1,north", "2,1.5,south", "2,1,south", "1,1,south")
    run(*put(tmp_path, mapping(MANGAT, weight="w", stratum="region"), ["Q3,w,region", *rows]))
    path = tmp_path / "t.study"
    with Study.open(path) as study:
        first, *others = (row[0].hex() for row in list(study.counting_rows()))
        annotate.flag(study, {first: ""})
    what = ("--what", "reports,estimates", "--formats", "sav", "--without-flagged")
    run("export", path, "--out", tmp_path / "out", *what)
    notes = {
        name: " ".join(pyreadstat.read_sav(tmp_path / "out" / f"{name}.sav")[1].notes)
        for name in ("reports", "estimates")
    }
    told = "One flagged response does not count."
    weights = "Each response is weighted by its value of “w”. Strata are the answers to “region”."
    assert f"5 responses to “bribe”. {told} {weights}" in notes["estimates"]
    assert (told in notes["reports"], weights in notes["reports"]) == (True, False)
    with Study.open(path) as study:
        annotate.flag(study, dict.fromkeys(others[1:], ""))
    what = ("--what", "reports,estimates,codebook", "--formats", "sav,csv", "--without-flagged")
    arguments = ("export", path, "--out", tmp_path / "one", *what)
    alone = CliRunner().invoke(cli, [*map(str, arguments)])
    assert "RANGE: A stratum has one cluster only, or one person." in alone.stderr
    names = sorted(found.name for found in (tmp_path / "one").iterdir())
    assert names == ["codebook.csv", "reports.csv", "reports.sav"]
    meta = pyreadstat.read_sav(tmp_path / "one" / "reports.sav")[1]
    assert "One response to “bribe”. 5 flagged responses do not count." in " ".join(meta.notes)


def test_that_a_table_of_the_window_is_saved_for_every_program(tmp_path: Path) -> None:
    columns = (Column("area", "Area", numeric=False), Column("n", "People"))
    rows = (("Köln", 3), ("=1+1", None))
    table = Table("Where?", "of 3 people", columns, (), ("A note.",))
    part = TablePart(table, Records(("area", "n"), rows))
    for name, read in (
        ("sav", lambda path: pyreadstat.read_sav(path)[0]),
        ("dta", pd.read_stata),
        ("parquet", pd.read_parquet),
        ("xlsx", pd.read_excel),
        ("jsonl", lambda path: pd.read_json(path, lines=True)),
    ):
        path = tmp_path / f"t.{name}"
        write_file(part, path)
        frame = read(path)
        assert list(frame["area"]) == ["Köln", "=1+1"], name
        assert frame["n"].iloc[0] == 3
        assert pd.isna(frame["n"].iloc[1])
    _, meta = pyreadstat.read_sav(tmp_path / "t.sav")
    assert (meta.file_label, meta.column_labels) == ("Where?", ["Area", "People"])
    assert meta.notes == ["of 3 people", "A note."]


@pytest.mark.usefixtures("qapp")
def test_that_labels_are_in_the_language_chosen(tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    survey = example_survey("bribery-languages")
    Study.create(path, example_path("bribery-languages").read_bytes()).close()
    for language, yes in (("en", "Yes"), ("de", "Ja"), ("ar", "نعم")):
        assert language in survey.languages
        out = tmp_path / language
        what = ("--what", "reports,estimates,charts", "--formats", "dta,csv,svg")
        run("export", path, "--out", out, *what, "--language", language)
        with pd.io.stata.StataReader(out / "reports.dta") as reader:
            labels, values = reader.variable_labels(), reader.value_labels()
        assert values["bribe"][1] == f"Saved as {yes}"
        asked = survey.question("area")
        assert labels["area"] == text_in(asked.text, language)
        assert values["area"][0] == text_in(asked.options[0].text, language)
        first, *_ = rows_in(out / "estimates.csv")
        assert (first["option"], first["option_text"]) == ("yes", yes)
        assert f">{yes}</text>" in (out / "bribe.svg").read_text("utf-8")
