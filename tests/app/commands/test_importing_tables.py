"""Tables from elsewhere that are not whole: what is taken of them, and what is said."""

from __future__ import annotations

import json
from pathlib import Path

from bribery_people import done, run, told
from form_books import book
from mapped import column, mapping, put, question
from reported_studies import KINDS, study_of, survey_bytes


def test_that_a_ragged_row_is_refused_alone(tmp_path: Path) -> None:
    lines = ["id,Q3", "a,1", "b,1,1", "c", "d,2", "e,2"]
    result = run(*put(tmp_path, mapping(id="id"), lines), "--json")
    found = json.loads(result.stdout)
    assert found["accepted"] == 3
    assert [(each["code"], each["where"]) for each in found["refused"]] == [
        ("SCHEMA", "row 3"),
        ("SCHEMA", "row 4"),
    ]
    assert "The row has 3 cells" in found["refused"][0]["reason"]


def test_that_nothing_is_taken_of_a_table_that_cannot_be_read_to_its_end(tmp_path: Path) -> None:
    """And all of it by its encoding; another table of the same import is taken whole."""
    arguments = put(tmp_path, mapping(id="id"), ["id,Q3", "whole,1"])
    rows = [b"id,Q3", *(b"p%d,1" % i for i in range(1200)), "Jos\u00e9,2".encode("cp1252"), b"z,7"]
    (tmp_path / "u.csv").write_bytes(b"\n".join([*rows, b""]))
    result = run(*arguments, tmp_path / "u.csv", "--json")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["accepted"]) == (1, 1)
    (refused,) = found["refused"]
    assert (refused["code"], refused["where"]) == ("ENCODING", "row 1202")
    assert refused["reason"] == "The text is not in UTF-8. Nothing of the table was taken."
    said = run("import", tmp_path / "t.study", tmp_path / "u.csv").stderr
    assert "--encoding windows-1252" in said
    files = (tmp_path / "t.study", tmp_path / "u.csv")
    found = json.loads(run("import", *files, "--encoding", "windows-1252", "--json").stdout)
    assert (found["accepted"], len(found["refused"])) == (1201, 1)
    # What was undone is held nowhere: the same rows are none of the duplicates.
    assert found["duplicates"] == 0
    assert told("estimate", tmp_path / "t.study")["questions"][0]["n"] == 1202


def test_that_an_encoding_is_asked_of_tables_alone(tmp_path: Path) -> None:
    arguments = put(tmp_path, mapping(), ["Q3", "1"])
    result = run(*arguments, "--encoding", "klingon")
    assert result.exit_code == 1
    assert "ENCODING" in result.stderr
    assert not (tmp_path / "t.study").exists()


def test_that_responses_have_no_encoding(tmp_path: Path) -> None:
    """They are UTF-8; it is said before any is taken, of a study that is there and of a new one."""
    survey, study = tmp_path / "s.survey", tmp_path / "s.study"
    survey.write_bytes(survey_bytes(KINDS[0]))
    study_of(study, survey.read_bytes(), 3)
    (tmp_path / "in").mkdir()
    for arguments in ((study,), (tmp_path / "new.study", "--survey", survey)):
        result = run("import", *arguments, tmp_path / "in", "--encoding", "windows-1252")
        assert result.exit_code == 2
        assert "Only tables from elsewhere have an encoding; leave --encoding out." in result.stderr
    assert not (tmp_path / "new.study").exists()
    assert told("estimate", study)["n"] == 3


def test_that_a_mended_table_without_ids_is_warned_of(tmp_path: Path) -> None:
    """Its people would count twice, and nobody can tell."""
    arguments = put(tmp_path, mapping(), ["Q3", "1", "2", "7"])
    assert "warnings" not in json.loads(run(*arguments, "--json").stdout)
    study, mended = tmp_path / "t.study", tmp_path / "mended.csv"
    again = json.loads(run("import", study, tmp_path / "t.csv", "--json").stdout)
    assert (again["duplicates"], "warnings" in again) == (2, False)
    mended.write_text("Q3\n1\n2\n1\n", "utf-8")
    result = run("import", study, mended)
    assert "mended.csv came. Without ids nobody can tell" in result.stderr
    assert "start a new study" in result.stderr
    (tmp_path / "third.csv").write_text("Q3\n1\n2\n2\n", "utf-8")
    assert len(told("import", study, tmp_path / "third.csv")["warnings"]) == 1


def test_that_a_table_with_ids_is_not_warned_of(tmp_path: Path) -> None:
    arguments = put(tmp_path, mapping(id="id"), ["id,Q3", "a,1", "b,2"])
    assert run(*arguments).exit_code == 0
    (tmp_path / "more.csv").write_text("id,Q3\nc,1\n", "utf-8")
    assert "warnings" not in told("import", tmp_path / "t.study", tmp_path / "more.csv")


def test_that_rows_that_are_refused_alike_stand_in_one_line(tmp_path: Path) -> None:
    lines = ["id,Q3", *(f"{i},{'7' if i % 2 else '1'}" for i in range(60)), "x,8"]
    said = run(*put(tmp_path, mapping(id="id"), lines)).stderr
    assert "rows 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, … (30 rows), column 'Q3': DOMAIN: " in said
    assert said.count("what '7' means") == 1
    assert "row 62, column 'Q3': DOMAIN: The mapping does not say what '8' means." in said


def test_that_of_a_folder_only_tables_are_taken(tmp_path: Path) -> None:
    arguments = put(tmp_path, mapping(), ["Q3", "1"])
    folder = tmp_path / "in"
    folder.mkdir()
    (tmp_path / "t.csv").rename(folder / "T.CSV")
    (tmp_path / "t.mapping").rename(folder / "t.mapping")
    (folder / "clean.py").write_text("import csv\n", "utf-8")
    (folder / "form.pdf").write_bytes(b"%PDF-1.7\n")
    result = run("import", arguments[1], folder, "--mapping", folder / "t.mapping", "--json")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["accepted"], found["refused"]) == (0, 1, [])
    assert len(found["skipped"]) == 3
    assert {each["reason"] for each in found["skipped"]} == {"By its name it is no table."}


def test_that_a_missing_column_names_those_that_are_there(tmp_path: Path) -> None:
    said = run(*put(tmp_path, mapping(), ["Q4,q3", "1,2"])).stderr
    assert "column 'Q3': SCHEMA: The column is missing; the table has 'Q4', 'q3'." in said
    assert "as its first row writes it" in said


def test_that_versions_of_a_row_are_told_in_the_words_and_units_of_the_table(
    tmp_path: Path,
) -> None:
    asked = [
        question(design={"name": "warner", "p": "3/4"}),
        question("hours", kind="number", low=0, high=240, step=5),
        question(
            "job", kind="one-of", options=[{"id": "a", "text": "Farm"}, {"id": "b", "text": "Mine"}]
        ),
    ]
    columns = [
        column(),
        {"column": "h", "question": "hours", "scale": 10},
        column("j", "job", values={"1": "a", "2": "b"}),
    ]
    content = mapping(asked, columns, id="id", weight="w")
    assert run(*put(tmp_path, content, ["id,Q3,h,j,w", "x,1,7.5,1,1.25"])).exit_code == 0
    (tmp_path / "t.csv").write_text("id,Q3,h,j,w\nx,2,24,2,3\n", "utf-8")
    said = run("import", tmp_path / "t.study", tmp_path / "t.csv").stderr
    assert "t.csv, row 2: CONFLICT" in said
    told_ = done("decide", tmp_path / "t.study")
    assert "bribe: first Yes, second No" in told_
    assert "hours: first 7.5, second 24\n" in told_
    assert "job: first Farm, second Mine" in told_
    assert "column w: first 1.25, second 3\n" in told_


def test_that_a_weight_is_named_by_its_own_column(tmp_path: Path) -> None:
    warner = [question(design={"name": "warner", "p": "3/4"})]
    lines = ["Q3,w", *(f"{1 + i % 2},{1 + i % 3}" for i in range(40))]
    assert run(*put(tmp_path, mapping(warner, weight="w"), lines)).exit_code == 0
    study = tmp_path / "t.study"
    by_head, by_id = (told("estimate", study, "--weight", each) for each in ("w", "weight"))
    assert by_head == by_id
    assert by_head != told("estimate", study, "--weight", "")
    assert "weighted by w" in done("regress", study, "bribe ~ 1")
    assert "weight (column w)" in " ".join(run("estimate", study, "--weight", "v").stderr.split())


def two_sheets(folder: Path) -> list[str]:
    """Write a mapping and a workbook of two sheets; return the arguments of `candor import`."""
    arguments = put(folder, mapping(), ["Q3"])
    data = book({"North": [("Q3",), (1,), (2,)], "Süd": [("Q3",), (2,)]})
    (folder / "t.xlsx").write_bytes(data)
    return [*arguments[:2], str(folder / "t.xlsx"), *arguments[3:]]


def test_that_a_sheet_is_named_and_which_one_was_read_is_told(tmp_path: Path) -> None:
    arguments = two_sheets(tmp_path)
    result = run(*arguments)
    said = f"{tmp_path / 't.xlsx'}: The sheet 'North' was read; there are also 'Süd'."
    assert said in result.stderr.splitlines()
    found = json.loads(run(*arguments, "--sheet", "Süd", "--json").stdout)
    assert (found["accepted"], found["duplicates"]) == (1, 0)
    assert found["told"] == [
        {
            "file": str(tmp_path / "t.xlsx"),
            "text": "The sheet 'Süd' was read; there are also 'North'.",
        }
    ]
    assert "told" not in json.loads(run(*put(tmp_path, mapping(), ["Q3"]), "--json").stdout)


def test_that_a_sheet_that_is_not_there_is_refused_with_those_that_are(tmp_path: Path) -> None:
    arguments = two_sheets(tmp_path)
    result = run(*arguments, "--sheet", "West")
    assert result.exit_code == 1
    assert "DOMAIN: There is no sheet 'West'; there are 'North', 'Süd'." in result.stderr
    assert "candor import --sheet" in result.stderr
    assert not (tmp_path / "t.study").exists()
    # What is text has none; a workbook beside it is taken.
    text = tmp_path / "more.csv"
    text.write_text("Q3\n1\n", "utf-8")
    result = run(*arguments, text, "--sheet", "North", "--json")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["accepted"], len(found["refused"])) == (1, 2, 1)
    assert found["refused"][0]["reason"] == "A table of this format has no sheets."


def test_that_responses_have_no_sheets(tmp_path: Path) -> None:
    study = tmp_path / "s.study"
    study_of(study, survey_bytes(KINDS[0]), 3)
    result = run("import", study, tmp_path, "--sheet", "North")
    assert result.exit_code == 2
    assert "Only tables from elsewhere have sheets; leave --sheet out." in result.stderr


def test_that_of_many_tables_the_first_are_told(tmp_path: Path) -> None:
    arguments = two_sheets(tmp_path)
    folder = tmp_path / "in"
    folder.mkdir()
    for place in range(23):
        copied = book({"North": [("Q3",), (1,)], f"v{place}": [("Q3",), (2,)]})
        (folder / f"{place}.xlsx").write_bytes(copied)
    said = run(*arguments[:2], folder, *arguments[3:]).stderr
    assert said.count("The sheet 'North' was read") == 20
    assert "... and 3 more such lines (--json has them all)" in said
