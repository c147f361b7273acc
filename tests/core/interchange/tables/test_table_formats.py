"""Tables of other programs: workbooks, SPSS, Stata, Parquet, JSON Lines, each with its faults."""

from __future__ import annotations

import datetime
import io
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pandas as pd
import pyreadstat
import pytest
from form_books import book
from openpyxl import Workbook
from read_tables import refusal, table_of

from app.words.refusals import message, sentence
from core.facts.errors import Code, Problem, Refused
from core.interchange.tables import ReadOptions, open_table
from core.interchange.tables import parquet as parquet_reader
from core.interchange.tables.packed import open_packed
from core.interchange.tables.workbooks import MAX_HELD

DAY = datetime.datetime(2024, 1, 31)


def saved(fill: Callable[[Any], None]) -> bytes:
    made, into = Workbook(), io.BytesIO()
    fill(made)
    made.save(into)
    return into.getvalue()


def with_parts(data: bytes, parts: dict[str, bytes]) -> bytes:
    into = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(into, "w", 8) as new:
        for part in old.infolist():
            new.writestr(part.filename, old.read(part))
        for name, content in parts.items():
            new.writestr(name, content)
    return into.getvalue()


def of_cells(cells: str) -> bytes:
    """A workbook whose one sheet has this XML inside."""
    plain = book({"data": []})
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    into = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(plain)) as old, zipfile.ZipFile(into, "w", 8) as new:
        for part in old.infolist():
            sheet = part.filename.startswith("xl/worksheets/")
            text = f'<worksheet xmlns="{space}">{cells}</worksheet>'.encode()
            new.writestr(part.filename, text if sheet else old.read(part))
    return into.getvalue()


HEADS = (
    '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c>'
    '<c r="B1" t="inlineStr"><is><t>b</t></is></c></row>'
)


def test_that_a_workbook_is_read_as_a_person_sees_it(tmp_path: Path) -> None:
    rows = [("id", "when", "n", "yes"), (1, DAY, 0.5, True), (), (2.0, None, -3), ("x",)]
    table = table_of(tmp_path, book({"first": rows, "second": [("other",)]}))
    assert table.heads == ("id", "when", "n", "yes")
    assert list(table.rows()) == [
        ("row 2", ("1", "2024-01-31", "0.5", "1")),
        ("row 4", ("2", "", "-3", "")),
        ("row 5", ("x", "", "", "")),
    ]
    told = [sentence(each) for each in table.told]
    assert told == ["The sheet 'first' was read; there are also 'second'."]
    other = table_of(
        tmp_path, book({"first": rows, "second": [("other",)]}), ReadOptions(sheet="second")
    )
    assert other.heads == ("other",)
    code, _, said = refusal(tmp_path, book({"first": rows}), ReadOptions(sheet="third"))
    assert (code, said) == (Code.DOMAIN, "There is no sheet 'third'; there are 'first'.")


def test_that_formulas_count_by_their_saved_values_and_are_told(tmp_path: Path) -> None:
    row = '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2"><v>7</v></c></row>'
    data = of_cells(f"<sheetData>{HEADS}{row}</sheetData>")
    table = table_of(tmp_path, data)
    assert [cells for _, cells in table.rows()] == [("2", "7")]
    assert [sentence(each) for each in table.told] == [
        "Formulas count with the values that were saved with them."
    ]
    unsaved = data_of_unsaved()
    assert refusal(tmp_path, unsaved)[:2] == (Code.TYPE, "B2")


def data_of_unsaved() -> bytes:
    def fill(made: Any) -> None:
        made.active.append(["a", "b"])
        made.active.append([1, "=A2*2"])

    return saved(fill)


def test_that_merged_cells_are_refused(tmp_path: Path) -> None:
    def fill(made: Any) -> None:
        for row in (["a", "b"], [1, 2], [3, 4]):
            made.active.append(row)
        made.active.merge_cells("A2:A3")

    assert refusal(tmp_path, saved(fill))[:2] == (Code.SCHEMA, "A2:A3")


def test_that_what_a_workbook_claims_is_not_believed(tmp_path: Path) -> None:
    claim = '<dimension ref="A1:XFD1048576"/>'
    far = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'
    table = table_of(tmp_path, of_cells(f"{claim}<sheetData>{HEADS}{far}</sheetData>"))
    assert list(table.rows()) == [("row 1048576", ("1", ""))]
    beyond = far.replace("1048576", "1048577")
    assert refusal(tmp_path, of_cells(f"<sheetData>{HEADS}{beyond}</sheetData>"))[0] is Code.SIZE


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: with_parts(book({"a": [("a",)]}), {"xl/vbaProject.bin": b"x"}), Code.UNSUPPORTED),
        (
            lambda: with_parts(book({"a": [("a",)]}), {"xl/bomb.xml": bytes(MAX_HELD + 1)}),
            Code.SIZE,
        ),
        (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), Code.FORMAT),
        (lambda: b"PK\x03\x04" + bytes(100), Code.SYNTAX),
        (lambda: book({"a": [("a", "a")]}), Code.DUPKEY),
        (lambda: book({"a": []}), Code.EMPTY),
        (lambda: of_cells("<sheetData><row"), Code.SYNTAX),
        (lambda: of_cells('<!DOCTYPE x [<!ENTITY e "e">]>&e;'), Code.SYNTAX),
    ],
    ids=["macros", "bomb", "old", "zip", "twice", "empty", "cut", "entities"],
)
def test_that_a_workbook_is_refused(tmp_path: Path, make: Callable[[], bytes], code: Code) -> None:
    assert refusal(tmp_path, make())[0] is code


def spss(path: Path, n: int = 3) -> None:
    some: dict[str, list[object]] = {
        "id": [1.0, 2.0, 3.0],
        "q": [1.0, -99.0, None],
        "s": ["a", "", "ccc"],
    }
    table = pd.DataFrame({name: (values * n)[:n] for name, values in some.items()})
    table["d"] = [datetime.datetime(2024, 1, 31, 9)] * n
    pyreadstat.write_sav(
        table,
        str(path),
        column_labels=["The person", "Ever paid?", "", ""],
        variable_value_labels={"q": {1: "yes", -99: "refused"}},
        missing_ranges={"q": [-99]},
    )


def test_that_labels_and_missing_values_of_spss_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "any.csv"
    spss(path)
    table = open_table(path)
    assert table.format == "sav"
    assert table.heads == ("id", "q", "s", "d")
    when = "2024-01-31T09:00:00"
    assert list(table.rows()) == [
        ("row 1", ("1", "1", "a", when)),
        ("row 2", ("2", "", "", when)),
        ("row 3", ("3", "", "ccc", when)),
    ]
    assert table.labels.columns["q"] == "Ever paid?"
    assert table.labels.values == {"q": {"1": "yes", "-99": "refused"}}
    assert table.labels.missing == {"q": ("-99",)}
    assert [sentence(each) for each in table.told] == ["In 'q' these values count as missing: -99."]


def test_that_rows_are_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sav"
    spss(path, 6)
    whole = list(open_packed(path).rows())
    monkeypatch.setattr("core.interchange.tables.statistics.ROWS_AT_ONCE", 4)
    assert list(open_packed(path).rows()) == whole
    monkeypatch.setattr("core.interchange.tables.statistics.ROWS_AT_ONCE", 3)
    assert list(open_packed(path).rows()) == whole
    assert [place for place, _ in whole] == [f"row {at}" for at in range(1, 7)]


@pytest.mark.parametrize("version", [114, 118])
def test_that_data_of_stata_are_read(tmp_path: Path, version: int) -> None:
    path = tmp_path / "any.xlsx"
    table = pd.DataFrame({"id": [1, 2], "q": [1.5, None], "s": ["é", ""], "d": [DAY, None]})
    table.to_stata(
        path,
        version=version,  # type: ignore[arg-type]  # the stubs know fewer
        write_index=False,
        variable_labels={"q": "Ever paid?"},
        value_labels={"id": {1: "one"}},
        convert_dates={"d": "td"},
    )
    found = open_table(path)
    assert found.format == "dta"
    assert list(found.rows()) == [
        ("row 1", ("1", "1.5", "é", "2024-01-31")),
        ("row 2", ("2", "", "", "")),
    ]
    assert found.labels.values == {"id": {"1": "one"}}
    assert found.labels.columns == {"q": "Ever paid?"}


@pytest.mark.parametrize("begin", [b"$FL2@(#) SPSS", b"<stata_dta><header>", b"PAR1"])
def test_that_damaged_data_are_refused(tmp_path: Path, begin: bytes) -> None:
    assert refusal(tmp_path, begin + b"x" * 500)[:2] == (Code.SYNTAX, "")


def test_that_parquet_is_read(tmp_path: Path) -> None:
    path = tmp_path / "any"
    table = pd.DataFrame({"id": [1, None], "q": ["yes", None], "b": [True, False], "d": [DAY, DAY]})
    table["c"] = table["q"].astype("category")
    table.to_parquet(path, index=False)
    found = open_table(path)
    assert found.heads == ("id", "q", "b", "d", "c")
    assert list(found.rows()) == [
        ("row 1", ("1", "yes", "1", "2024-01-31", "yes")),
        ("row 2", ("", "", "0", "2024-01-31", "")),
    ]
    pd.DataFrame({"a": [{"b": 2}]}).to_parquet(path)
    assert refusal(tmp_path, path.read_bytes())[0] is Code.TYPE


def test_that_a_record_without_any_value_is_a_row(tmp_path: Path) -> None:
    """Each record of such a file is a person, also where nothing is known of it."""
    frame = pd.DataFrame({"a": [1.0, None, 2.0], "b": [3.0, None, 4.0]})
    frame.to_parquet(tmp_path / "a.parquet", index=False)
    frame.to_stata(tmp_path / "a.dta", write_index=False)
    pyreadstat.write_sav(frame, tmp_path / "a.sav")
    expected = [("row 1", ("1", "3")), ("row 2", ("", "")), ("row 3", ("2", "4"))]
    for name in ("a.parquet", "a.dta", "a.sav"):
        assert list(open_packed(tmp_path / name).rows()) == expected
    lines = b'{"a":1,"b":3}\n{"a":null,"b":null}\n\n{"a":2,"b":4}\n'
    found = list(table_of(tmp_path, lines).rows())
    assert found == [*expected[:2], ("row 4", ("2", "4"))]


def test_that_a_row_of_a_sheet_without_any_value_is_none(tmp_path: Path) -> None:
    """A sheet has rows without end: those that are formatted, or hold empty texts, are no one."""
    text = '<c r="A{0}" t="inlineStr"><is><t>{1}</t></is></c>'
    rows = [(1, "a"), (2, "1"), (3, ""), (5, "2")]
    cells = "".join(f'<row r="{n}">{text.format(n, each)}</row>' for n, each in rows)
    data = of_cells(f"<sheetData>{cells}</sheetData>")
    assert list(table_of(tmp_path, data).rows()) == [("row 2", ("1",)), ("row 5", ("2",))]


def test_that_parquet_is_bounded_and_its_reader_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "any"
    pd.DataFrame({"a": range(1000)}).to_parquet(path)
    with monkeypatch.context() as patched:
        patched.setattr(parquet_reader, "MAX_GROUP", 100)
        assert refused_here(path).code is Code.SIZE
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    problem = refused_here(path)
    assert (problem.code, message(problem)) == (
        Code.UNSUPPORTED,
        "Parquet is read by pyarrow, which is not installed.",
    )


def refused_here(path: Path) -> Problem:
    """Read a table in this process, where limits can be set lower; return why it is refused."""
    with pytest.raises(Refused) as caught:
        open_packed(path)
    return caught.value.problem


def test_that_flat_objects_are_a_table(tmp_path: Path) -> None:
    data = b'{"id":1,"q":"a"}\r\n\n{"q":null,"late":true,"id":2.50}\n{}\n'
    table = table_of(tmp_path, data)
    assert table.heads == ("id", "q", "late")
    expected = [("row 1", ("1", "a", "")), ("row 3", ("2.5", "", "1")), ("row 4", ("", "", ""))]
    assert list(table.rows()) == expected


@pytest.mark.parametrize(
    ("lines", "code", "place"),
    [
        (b'{"a":1}\n{"a":', Code.SYNTAX, "row 2"),
        (b'{"a":NaN}\n', Code.SYNTAX, "row 1"),
        (b'{"a":1}\n[1]\n', Code.TYPE, "row 2"),
        (b'{"a":1}\n{"a":{"b":1}}\n', Code.TYPE, "row 2"),
        (b'{"a":1}\n{"a":1,"a":2}\n', Code.DUPKEY, "row 2"),
        (b'{"a":1}\n{"a":"\xff"}\n', Code.ENCODING, "row 2"),
        (b'{"a":' + b"9" * 5000 + b"}", Code.SYNTAX, "row 1"),
        (b'{"a":' * 100_000, Code.SYNTAX, "row 1"),
        (b'{"a":1}\n' * 1_000 + b'{"b":1}\n', Code.SCHEMA, "row 1001"),
    ],
)
def test_that_other_objects_are_refused(
    tmp_path: Path, lines: bytes, code: Code, place: str
) -> None:
    assert refusal(tmp_path, lines)[:2] == (code, place)
