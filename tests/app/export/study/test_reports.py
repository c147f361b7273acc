"""Reports as files, read back by other software: cell by cell, label by label."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openpyxl
import pandas as pd
import pytest
from exported_study import ARABIC, LONG, content, exported_study

from app.export.study.reports import reports_of
from app.export.study.values import ExportOptions, open_source
from app.export.study.writing import plan, write_planned
from core.files import canonical
from core.progress import Cancelled
from core.response.file import Response, write
from core.study import Study, import_paths
from core.survey import read

pyreadstat = pytest.importorskip("pyreadstat")
parquet = pytest.importorskip("pyarrow.parquet")

NOT_ASKED, LEFT_OUT = "not asked", "left out"
FORMATS = ("csv", "jsonl", "xlsx", "sav", "dta", "parquet")
DRAWN = ("first", "second", "third")
NAMES_ONLY = {"id", "procedure", "survey", "row", "rehearsal"}


def export(study: Path, out: Path, *what: str, **options: Any) -> Path:
    out.mkdir()
    with open_source(study, ExportOptions(**options)) as source:
        planned = plan(source, dict.fromkeys(what or ("reports",), FORMATS))
        assert write_planned(planned, out).failures == ()
    return out


@pytest.fixture(scope="module", params=[20, 1, 0])
def folder(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A study, its response files in `in`, and its reports with their ids in `out`."""
    made = tmp_path_factory.mktemp("exported")
    export(exported_study(made, request.param), made / "out", ids=True)
    return made


def files(folder: Path) -> list[dict[str, Any]]:
    found = [json.loads(path.read_text("utf-8")) for path in (folder / "in").iterdir()]
    return sorted(found, key=lambda each: str(each["id"]))


def cells(response: dict[str, Any]) -> dict[str, object]:
    """What each cell of a person's row must hold, taken from the response file alone."""
    given = response["answers"]
    found = {name: response[name] for name in ("id", "procedure", "survey")}
    for question in content()["questions"]:
        id_ = question["id"]
        report = given.get(id_)
        if report is None:
            asked = id_ not in DRAWN and (id_ != "hobbies" or given["area"] == 0)
            report = LEFT_OUT if asked else NOT_ASKED
        bits = id_ == "hobbies" or isinstance(question.get("mechanism"), dict)
        bits = bits and question.get("mechanism", {}).get("name") in (None, "unary", "subset")
        if bits or id_ == "used":
            for place, option in enumerate(question["options"]):
                whole = report in (NOT_ASKED, LEFT_OUT)
                bit = report if whole else {"-": NOT_ASKED}.get(report[place]) or int(report[place])
                found[f"{id_}.{option['id']}"] = bit
        elif id_ == "trust":
            found |= {"trust.seed": report[0], "trust.value": report[1]}
        else:
            found[id_] = report
    return found


def expected(folder: Path) -> list[dict[str, object]]:
    return [cells(response) for response in files(folder)]


def emptied(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{k: None if v in (NOT_ASKED, LEFT_OUT) else v for k, v in row.items()} for row in rows]


def columns() -> list[str]:
    with_one: dict[str, Any] = dict.fromkeys(DRAWN[:2], 0) | {
        "area": 0,
        "trust": [0, 0],
        "used": "00-",
    }
    blank: dict[str, Any] = {
        "id": "",
        "procedure": "",
        "survey": "",
        "answers": with_one | {"job-now": "0" * 30},
    }
    blank["answers"] |= {"a" * 32: "001", "hobbies": "00"}
    return list(cells(blank))


def in_order(names: list[str]) -> list[str]:
    """Names without the order of those beside the questions."""
    return [name for name in names if name not in NAMES_ONLY]


def test_that_csv_holds_every_report(folder: Path) -> None:
    with (folder / "out" / "reports.csv").open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        rows = list(reader)
    assert in_order(list(reader.fieldnames or ())) == in_order(columns())
    assert rows == [
        {name: "" if value is None else str(value) for name, value in row.items()}
        for row in emptied(expected(folder))
    ]


def test_that_json_lines_are_the_response_files(folder: Path) -> None:
    data = (folder / "out" / "reports.jsonl").read_bytes()
    each = [path.read_bytes() for path in sorted((folder / "in").iterdir())]
    assert data == b"".join(each)


def test_that_excel_holds_every_report_and_its_codebook(folder: Path) -> None:
    book = openpyxl.load_workbook(folder / "out" / "reports.xlsx")
    assert book.sheetnames == ["reports", "codebook", "notes"]
    heads, *rows = book["reports"].iter_rows(values_only=True)
    assert [dict(zip(heads, row, strict=True)) for row in rows] == emptied(expected(folder))
    assert {cell.data_type for row in book["codebook"].iter_rows() for cell in row} <= {"s", "n"}
    labels = {row[10].value for row in book["codebook"].iter_rows(min_row=2)}
    assert "=1+1" in labels
    assert book.properties.created.year == 2000


def codes_of(meta: Any, name: str) -> dict[object, str]:
    return dict(meta.variable_value_labels.get(name, {}))


def test_that_spss_holds_every_report_and_label(folder: Path) -> None:
    path = folder / "out" / "reports.sav"
    frame, meta = pyreadstat.read_sav(path, user_missing=True)
    names = {name: name.replace("-", "_") for name in columns()}
    names |= {"with": "with_2", f"{'a' * 32}.{'b' * 32}": f"{'a' * 32}.{'b' * 31}"}
    assert in_order(list(frame.columns)) == in_order([names[name] for name in columns()])
    for row, truth in zip(frame.to_dict("records"), expected(folder), strict=True):
        for name, value in truth.items():
            found = row[names[name]]
            if value in (NOT_ASKED, LEFT_OUT):
                words = {NOT_ASKED: "Not asked", LEFT_OUT: "Left out"}[str(value)]
                assert codes_of(meta, names[name])[found] == words
                ranges = meta.missing_ranges[names[name]]
                assert any(each["lo"] <= found <= each["hi"] for each in ranges)
            else:
                assert found == value
    assert meta.column_names_to_labels["with_2"] == ARABIC
    # With its label the option stands whole, and the question is cut between two characters.
    label = meta.column_names_to_labels["job_now.o3"]
    assert label.endswith(f" :: {LONG[3][:200].strip()}")
    assert len(label.encode()) <= 255
    assert codes_of(meta, "area")[1] == "=1+1"
    assert codes_of(meta, "vote")[0] == "Saved as A"
    assert codes_of(meta, "used.o0") == {
        0: "Saved as not chosen",
        1: "Saved as chosen",
        -8: "Not asked",
    }
    assert codes_of(meta, "age") == {-99: "Left out"}
    assert meta.variable_measure["age"] == "scale"
    assert meta.original_variable_types["age"] == "F3.0"
    assert meta.file_label.startswith("كل ما يمكن سؤاله: ")
    assert any("forced, " in note or "job-now" in note for note in meta.notes)
    assert files(folder) == [] or files(folder)[0]["survey"] in "".join(meta.notes)


def in_stata(folder: Path) -> tuple[dict[str, str], Any]:
    reader = pd.io.stata.StataReader(folder / "out" / "reports.dta", convert_categoricals=False)
    plain = {name: name.replace("-", "_").replace(".", "_") for name in columns()}
    long_, with_ = f"{'a' * 32}.{'b' * 32}", {"with": "with_2"}
    short = {f"{'a' * 32}.a": f"{'a' * 30}_2", f"{'a' * 32}.c": f"{'a' * 30}_3"}
    return plain | with_ | short | {long_: "a" * 32}, reader


def test_that_stata_holds_every_report_and_label(folder: Path) -> None:
    names, reader = in_stata(folder)
    with reader:
        frame = reader.read(convert_missing=True)
        labels, values = reader.variable_labels(), reader.value_labels()
        data_label = reader.data_label
    assert in_order(list(frame.columns)) == in_order([names[name] for name in columns()])
    for row, truth in zip(frame.to_dict("records"), expected(folder), strict=True):
        for name, value in truth.items():
            letter = {NOT_ASKED: ".a", LEFT_OUT: ".b"}.get(str(value))
            assert (str(row[names[name]]) if letter else row[names[name]]) == (letter or value)
    assert labels["with_2"] == ARABIC
    option = LONG[3][:200].strip()
    assert labels["job_now_o3"] == option[:79].rstrip() + "…"
    assert data_label == content()["title"]
    assert values["area"] == {0: "City", 1: "=1+1"}
    assert values["vote"] == {0: "Saved as A", 1: "Saved as B", 2: "Saved as C"}
    not_asked = 2_147_483_622  # .a
    assert values["used_o0"][not_asked] == "Not asked"
    again, meta = pyreadstat.read_dta(folder / "out" / "reports.dta", user_missing=True)
    assert list(again.columns) == list(frame.columns)
    assert meta.column_names_to_labels["with_2"] == ARABIC
    for found, row in zip(again["with_2"].tolist(), expected(folder), strict=True):
        assert found == ("b" if row["with"] == LEFT_OUT else row["with"])


def test_that_notes_of_stata_tell_the_design_and_whole_labels(folder: Path) -> None:
    data = (folder / "out" / "reports.dta").read_bytes()
    assert data.count(b"<ch>") == data.count(b"</ch>") > 30
    for told in ("bribe: forced", "yes = 1/4", "ε 1.10", content()["questions"][5]["text"].strip()):
        assert told.encode() in data


def test_that_parquet_holds_every_report_and_label(folder: Path) -> None:
    table = parquet.read_table(folder / "out" / "reports.parquet")
    assert table.to_pylist() == emptied(expected(folder))
    field = table.schema.field("job-now.o3")
    assert str(field.type) == "int8"
    label = field.metadata[b"label"].decode()
    assert label == f"{content()['questions'][5]['text']} :: {LONG[3][:200].strip()}"
    assert json.loads(table.schema.field("area").metadata[b"values"]) == {"0": "City", "1": "=1+1"}
    assert json.loads(table.schema.metadata[b"candor.notes"])
    assert table.schema.metadata[b"candor.n"] == str(len(files(folder))).encode()


def numbered(out: Path) -> Iterator[list[dict[str, str]]]:
    for each in ("one", "two"):
        with (out / each / "reports.csv").open(encoding="utf-8", newline="") as file:
            yield list(csv.DictReader(file))


def test_that_rows_are_shuffled_and_no_file_tells_an_id(tmp_path: Path) -> None:
    study = exported_study(tmp_path, 40)
    for each in ("one", "two"):
        export(study, tmp_path / each)
    truth = [
        {name: "" if value is None else str(value) for name, value in row.items()}
        for row in emptied(expected(tmp_path))
    ]
    ids = [str(row.pop("id")) for row in truth]
    for row in truth:
        del row["survey"]
    orders = []
    for rows in numbered(tmp_path):
        assert [row.pop("row") for row in rows] == [str(i) for i in range(1, 41)]
        assert Counter(map(str, map(sorted, (row.items() for row in rows)))) == Counter(
            map(str, map(sorted, (row.items() for row in truth)))
        )
        orders.append([truth.index(row) for row in rows])
    # One of forty factorial orders each: that two are alike, or in order, never happens.
    assert orders[0] != orders[1]
    assert sorted(orders[0]) != orders[0]
    for path in (tmp_path / "one").iterdir():
        data = path.read_bytes()
        assert not any(id_.encode() in data or bytes.fromhex(id_) in data for id_ in ids)
    # All files of one export are in one order.
    table = parquet.read_table(tmp_path / "one" / "reports.parquet").to_pylist()
    lines = (tmp_path / "one" / "reports.jsonl").read_text("utf-8").splitlines()
    for row, line in zip(table, map(json.loads, lines), strict=True):
        assert (row["row"], row["bribe"]) == (line["row"], line["answers"]["bribe"])


def test_that_only_those_chosen_are_exported_and_a_rehearsal_says_so(tmp_path: Path) -> None:
    study = exported_study(tmp_path, 30, rehearsal=True)
    city = [each for each in files(tmp_path) if each["answers"]["area"] == 0]
    assert 0 < len(city) < 30
    for ids in (False, True):
        out = export(study, tmp_path / f"out{ids}", ids=ids, where="area = o0")
        table = parquet.read_table(out / "reports.parquet").to_pylist()
        found = Counter((row["bribe"], row["income"]) for row in table)
        assert found == Counter((e["answers"]["bribe"], e["answers"]["income"]) for e in city)
        assert {row["rehearsal"] for row in table} == {1}
        lines = map(json.loads, (out / "reports.jsonl").read_text("utf-8").splitlines())
        assert {line["rehearsal"] for line in lines} == {True}


def test_that_a_study_exported_with_ids_comes_back(tmp_path: Path) -> None:
    path = exported_study(tmp_path, 40, rehearsal=True)
    out = export(path, tmp_path / "out", ids=True)
    with Study.open(path, write=False) as study:
        before, data = study.packed().tolist(), study.survey_bytes
    for suffix in ("jsonl", "csv", "parquet"):
        with Study.in_memory(data, for_analysis=True) as study:
            found = import_paths(study, [out / f"reports.{suffix}"])
            assert (found.accepted, found.refused) == (40, ())
            assert study.packed().tolist() == before
            assert study.rehearsal is True


def test_that_rows_without_ids_are_no_responses(tmp_path: Path) -> None:
    path = exported_study(tmp_path, 3)
    out = export(path, tmp_path / "out")
    with Study.open(path, write=False) as study:
        data = study.survey_bytes
    for suffix in ("jsonl", "csv", "parquet"):
        with Study.in_memory(data, for_analysis=True) as study:
            assert import_paths(study, [out / f"reports.{suffix}"]).accepted == 0


@pytest.mark.parametrize("ids", [False, True])
def test_that_an_export_ends_while_its_rows_are_gathered(tmp_path: Path, ids: bool) -> None:
    made = exported_study(tmp_path, 5)
    told: list[int] = []

    def stop(done: int, _total: int) -> None:
        told.append(done)
        if len(told) == 2:  # the first is the begin of the file
            raise Cancelled

    out = tmp_path / "out"
    out.mkdir()
    with open_source(made, ExportOptions(ids=ids)) as source:
        with pytest.raises(Cancelled):
            write_planned(plan(source, {"reports": ("jsonl", "csv")}), out, report=stop)
        assert reports_of(source).people()  # can be gathered again
    assert told == [0, 0]
    assert not list(out.iterdir())


def in_another_order() -> bytes:
    """A survey in sections, whose options are drawn anew for each, with a condition of two."""
    texts = {"area": "City Town Village", "job": "Craft Office Sales", "used": "Car Bus Bike"}
    questions: list[Any] = [
        {
            "id": id_,
            "kind": "many-of" if id_ == "used" else "one-of",
            "text": f"Which {id_}?",
            "options": [{"id": each.lower(), "text": each} for each in text.split()],
            "shuffle": True,
        }
        for id_, text in texts.items()
    ]
    questions[1]["mechanism"] = {"name": "k-ary", "p": "1/2"}
    lives = [{"question": "area", "in": ["city"]}, {"question": "area", "in": ["village"]}]
    questions[2]["ask_if"] = {"any": lives}
    sections: list[Any] = [{"title": "Home", "first": "area"}, {"title": "Work", "first": "job"}]
    return canonical.write(
        {
            "format": "candor-survey",
            "version": 1,
            "languages": ["en"],
            "title": "Another order",
            "questions": questions,
            "sections": sections,
        }
    )


def test_that_values_and_labels_are_in_the_surveys_own_order(tmp_path: Path) -> None:
    """However options were shuffled on the screen, in sections and under conditions."""
    survey = read(in_another_order())
    people = ((0, 2, "100"), (1, 0, None), (2, 1, "011"))
    Study.create(tmp_path / "a.study", in_another_order()).close()
    with Study.open(tmp_path / "a.study") as study:
        for number, (area, job, used) in enumerate(people):
            answers = {"area": area, "job": job} | ({} if used is None else {"used": used})
            file = tmp_path / f"{number}.response"
            file.write_bytes(write(Response(f"{number:032x}", survey.digest, answers)))
            assert import_paths(study, [file]).accepted == 1
    out = export(tmp_path / "a.study", tmp_path / "out")
    labels = {
        "area": {0: "City", 1: "Town", 2: "Village"},
        "job": {0: "Saved as Craft", 1: "Saved as Office", 2: "Saved as Sales"},
    }
    for read_back, name in ((pyreadstat.read_sav, "sav"), (pyreadstat.read_dta, "dta")):
        frame, meta = read_back(out / f"reports.{name}")
        for column, named in labels.items():
            assert codes_of(meta, column) == named, name
        bits = [each for each in frame.columns if each.startswith("used")]
        found = frame[["area", "job", *bits]].sort_values("area").to_numpy().tolist()
        assert [row[:2] for row in found] == [[area, job] for area, job, _ in people]
        assert [found[0][2:], found[2][2:]] == [[1, 0, 0], [0, 1, 1]]
        assert all(cell != cell for cell in found[1][2:])  # not asked
        whole = [meta.column_names_to_labels[each] for each in bits]
        assert [str(label).rpartition(" :: ")[2] for label in whole] == ["Car", "Bus", "Bike"]
