"""Which sheet of a workbook is read, how it is named, and what is told of the others."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from form_books import book
from made_workbooks import workbook
from mapped import mapping, written
from openpyxl import Workbook
from openpyxl.chart import BarChart, Reference
from read_tables import refusal, table_of

from app.words.refusals import sentence
from core.facts.errors import Code
from core.interchange.mapping.reading import read
from core.interchange.mapping.survey import with_key
from core.interchange.tables import ReadOptions
from core.interchange.tables.own_process import sheets_in_own_process
from core.interchange.tables.sheets import candidates
from core.study import Study, import_paths

ROWS = [("id", "Q3"), ("a", 1), ("b", 2)]
OTHER = [("id", "Q3"), ("a", 2), ("b", 2), ("c", 2)]


def with_chart(rows: Sequence[Any]) -> bytes:
    """A workbook whose first sheet is a chart of the second."""
    made, into = Workbook(), io.BytesIO()
    sheet = made.create_sheet("Data")
    for row in rows:
        sheet.append(row)
    chart = BarChart()
    chart.add_data(Reference(sheet, min_col=2, min_row=1, max_row=3))
    del made[made.sheetnames[0]]
    made.create_chartsheet("Chart", 0).add_chart(chart)
    made.save(into)
    return into.getvalue()


def told(folder: Path, data: bytes, sheet: str = "") -> list[str]:
    table = table_of(folder, data, ReadOptions(sheet=sheet))
    assert table.heads == ("id", "Q3")
    return [sentence(each) for each in table.told]


@pytest.mark.parametrize(
    ("sheets", "hidden", "said"),
    [
        ({"Cover": [], "Data": ROWS}, (), []),
        ({"Data": ROWS, "Sheet2": []}, (), []),
        (
            {"Title": [("The north in 2019",)], "Data": ROWS},
            (),
            ["The sheet 'Data' was read; there are also 'Title'."],
        ),
        (
            {"lists": OTHER, "Data": ROWS},
            ["lists"],
            ["The sheet 'Data' was read; there are also 'lists'."],
        ),
        ({"lists": ROWS, "Sheet2": []}, ["lists"], []),
        (
            {"Data": [("id", "Q3")], "lists": ROWS},
            ["lists"],
            ["The sheet 'Data' was read; there are also 'lists'."],
        ),
    ],
    ids=["cover", "empty", "title", "hidden", "hidden alone", "heads alone"],
)
def test_that_the_first_sheet_is_sourcethat_is_seen_and_has_rows(
    sheets: dict[str, Any], hidden: list[str], said: list[str], tmp_path: Path
) -> None:
    assert told(tmp_path, workbook(sheets, hidden)) == said


def test_that_a_chart_is_no_sheet(tmp_path: Path) -> None:
    assert told(tmp_path, with_chart(ROWS)) == []
    asked = ReadOptions(sheet="Chart")
    assert refusal(tmp_path, with_chart(ROWS), asked)[2].endswith("; there are 'Data'.")


def test_that_an_empty_workbook_is_told_to_be_empty(tmp_path: Path) -> None:
    empties: tuple[dict[str, Any], ...] = ({"Sheet1": []}, {"Sheet1": [], "Sheet2": [(" ",)]})
    for sheets in empties:
        code, place, said = refusal(tmp_path, workbook(sheets))
        assert (code, place) == (Code.EMPTY, "row 1")
        assert said == "The table is empty; its first row names the columns."


@pytest.mark.parametrize(
    ("name", "called", "shown"),
    [
        ("Bob's", "bob's", '"Bob\'s"'),
        ('the "new" one', 'the "new" one', "'the \"new\" one'"),
        ("Straße", "STRASSE", "'Straße'"),
        ("Zo\u00eb", "Zoe\u0308", "'Zo\u00eb'"),
        ("a, b", "a, b", "'a, b'"),
        ("Data ", "data", "'Data '"),
        ("גיליון", "גיליון", "\u2068'גיליון'\u2069"),
        ("می\u200cروم", "می\u200cروم", "\u2068'می\u200cروم'\u2069"),
        ("a\u202eb", "a\u202eb", "'a\\u202eb'"),
    ],
)
def test_that_a_sheet_is_named_as_it_is_told(
    name: str, called: str, shown: str, tmp_path: Path
) -> None:
    data = workbook({"North": OTHER, name: ROWS})
    table = table_of(tmp_path, data, ReadOptions(sheet=called))
    assert len(list(table.rows())) == 2
    assert sentence(table.told[0]) == f"The sheet {shown} was read; there are also 'North'."
    code, _, said = refusal(tmp_path, data, ReadOptions(sheet="South"))
    assert code is Code.DOMAIN
    assert said == f"There is no sheet 'South'; there are 'North', {shown}."


def test_that_of_many_sheets_all_are_named_where_one_is_asked_for(tmp_path: Path) -> None:
    data = book({f"v{place}": ROWS for place in range(45)})
    assert told(tmp_path, data, "v44") == [
        "The sheet 'v44' was read; there are also 'v0', 'v1', 'v2', 'v3', 'v4', …."
    ]
    said = refusal(tmp_path, data, ReadOptions(sheet="w"))[2]
    assert "'v0', 'v1'," in said
    assert said.endswith("'v38', 'v39', ….")


def test_that_text_has_no_sheets(tmp_path: Path) -> None:
    for data in (b"id,Q3\na,1\n", b'{"id":"a"}\n'):
        code, place, said = refusal(tmp_path, data, ReadOptions(sheet="North"))
        assert (code, place) == (Code.DOMAIN, "")
        assert said == "A table of this format has no sheets."


def test_that_a_fault_names_its_sheet_and_is_none_of_another(tmp_path: Path) -> None:
    data = workbook({"North": ROWS, "South": ROWS}, merged="South")
    assert len(list(table_of(tmp_path, data).rows())) == 2
    code, place, _ = refusal(tmp_path, data, ReadOptions(sheet="South"))
    assert (code, place) == (Code.SCHEMA, "sheet 'South', A2:A3")
    assert refusal(tmp_path, workbook({"South": ROWS}, merged="South"))[1] == "A2:A3"
    twice = workbook({"North": ROWS, "South": [("id", "id")]})
    place = refusal(tmp_path, twice, ReadOptions(sheet="South"))[1]
    assert place == "sheet 'South', row 1, column B"


def with_sheet(data: bytes, name: str, old: bytes, new: bytes) -> bytes:
    """Write a workbook anew, with other bytes in the part that is a sheet."""
    into = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(into, "w", 8) as made:
        for part in source.infolist():
            whole = source.read(part)
            if part.filename.endswith(name):
                assert old in whole
                whole = whole.replace(old, new)
            made.writestr(part.filename, whole)
    return into.getvalue()


def test_that_a_damaged_sheet_is_no_fault_of_another(tmp_path: Path) -> None:
    sheets = workbook({"North": ROWS, "South": ROWS})
    data = with_sheet(sheets, "sheet2.xml", b"<v>1<", b"<v>one<")
    assert told(tmp_path, data) == ["The sheet 'North' was read; there are also 'South'."]
    code, place, _ = refusal(tmp_path, data, ReadOptions(sheet="South"))
    assert (code, place) == (Code.SYNTAX, "sheet 'South', row 2")


def test_what_is_seen_of_each_sheet_before_one_is_chosen(tmp_path: Path) -> None:
    path = tmp_path / "t.xlsx"
    long = [("word " * 30, 3.0, None, True)]
    sheets: dict[str, Any] = {
        "North": [*ROWS, (), ("c", 1)],
        "Empty": [],
        "lists": long,
        "Late": [(), (), *ROWS],
    }
    for data in (workbook(sheets, ["lists"]), book(sheets)):  # the second one claims nothing
        path.write_bytes(data)
        north, empty, lists, late = sheets_in_own_process(path)
        assert (north.title, north.sample, north.n, north.filled) == ("North", "id · Q3", 4, 2)
        assert (empty.sample, empty.filled) == ("", 0)
        assert (len(lists.sample), lists.sample[-1], lists.n) == (80, "…", 0)
        assert (late.sample, late.n) == ("id · Q3", 2)
        assert [each.title for each in candidates((north, empty, late))] == ["North", "Late"]
    assert lists.hidden is False  # of a workbook that hides nothing


def test_that_a_claim_that_cannot_be_true_is_none(tmp_path: Path) -> None:
    path = tmp_path / "t.xlsx"
    claim = b'<dimension ref="A1:B3"', b'<dimension ref="A1"'
    path.write_bytes(with_sheet(workbook({"Data": ROWS}), "sheet1.xml", *claim))
    (sheet,) = sheets_in_own_process(path)
    assert (sheet.n, sheet.filled) == (2, 2)


def test_that_rows_without_ids_of_two_sheets_are_of_other_people(tmp_path: Path) -> None:
    """Their places in the file are the same; the same sheet, named or not, counts once."""
    path = tmp_path / "t.xlsx"
    path.write_bytes(workbook({"North": ROWS, "South": OTHER}))
    with Study.in_memory(with_key(read(written(mapping()))), for_analysis=True) as study:
        took = []
        for sheet in ("", "South", "North", "south", ""):
            found = import_paths(study, [path], options=ReadOptions(sheet=sheet))
            took.append((found.accepted, found.duplicates, found.conflicts))
        assert took == [(2, 0, 0), (3, 0, 0), (0, 2, 0), (0, 3, 0), (0, 2, 0)]
        assert study.n == 5
