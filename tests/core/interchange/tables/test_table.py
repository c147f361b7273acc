"""Tables from elsewhere: told by content, read as they are meant, refused with place and remedy."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest
from read_tables import read, refusal, table_of

from app.words.refusals import sentence
from core.facts.errors import Code, Refused
from core.interchange.tables import ReadOptions, open_table
from core.interchange.tables.table import MAX_CELL, MAX_COLUMNS, MAX_ROW

PLAIN = [("id", "Q é"), ("7", "yes"), ("8", "")]


@pytest.mark.parametrize(
    "data",
    [
        "id,Q é\n7,yes\n8,\n".encode(),
        "\ufeffid;Q é\r\n7;yes\r\n8;\r\n".encode(),
        "id\tQ é\r7\tyes\r8\t".encode(),
        '"id"|"Q é"\n\n"7"|"yes"\n\n"8"|\n'.encode(),
        "sep=;\r\nid;Q é\r\n7;yes\r\n8;".encode(),
        "id\tQ é\r\n7\tyes\r\n8\t\r\n".encode("utf-16"),
    ],
    ids=["plain", "mark and semicolons", "tabs, old ends", "quoted", "named sign", "utf-16"],
)
def test_that_text_is_read_in_the_forms_that_programs_save(tmp_path: Path, data: bytes) -> None:
    assert read(tmp_path, data) == PLAIN


def test_that_rows_are_counted_as_a_spreadsheet_does_and_texts_may_hold_lines(
    tmp_path: Path,
) -> None:
    table = table_of(tmp_path, b'a,b\n"1\n\n2","x, ""y"""\n\n3,4\n')
    assert list(table.rows()) == [("row 2", ("1\n\n2", 'x, "y"')), ("row 4", ("3", "4"))]
    assert list(table.rows()) == list(table.rows())


def test_that_a_row_of_empty_cells_is_a_row_and_an_empty_line_is_none(tmp_path: Path) -> None:
    """Someone of whom nothing is known; a line without any sign is no one, wherever it stands."""
    rows = ["a,b", "1,2", ",", '"",""', "", "3,4", "", ","]
    for end in ("", "\n", "\r\n\r\n"):
        table = table_of(tmp_path, ("\n".join(rows) + end).encode())
        empty = [(f"row {at}", ("", "")) for at in (3, 4, 8)]
        filled = [("row 2", ("1", "2")), ("row 6", ("3", "4"))]
        assert list(table.rows()) == [filled[0], *empty[:2], filled[1], empty[2]]
    one = table_of(tmp_path, b'a\n1\n""\n\n2\n')
    assert list(one.rows()) == [("row 2", ("1",)), ("row 3", ("",)), ("row 5", ("2",))]


def test_that_another_encoding_is_asked_for_and_told(tmp_path: Path) -> None:
    data = "id;Q é\n7;yes\n8;\n".encode("cp1252")
    assert refusal(tmp_path, data)[:2] == (Code.ENCODING, "row 1")
    assert read(tmp_path, data, ReadOptions(encoding="windows-1252")) == PLAIN
    table = table_of(tmp_path, data, ReadOptions(encoding="windows-1252"))
    assert [sentence(each) for each in table.told] == ["It was read as windows-1252."]
    assert refusal(tmp_path, data, ReadOptions(encoding="rot13"))[0] is Code.ENCODING
    assert refusal(tmp_path, "a,b\n1,2\n".encode("utf-16-le"))[0] is Code.ENCODING


def test_that_a_sign_which_is_in_texts_as_well_separates_nothing(tmp_path: Path) -> None:
    data = b"id;note;n\n1;a, b;3\n2;c;4\n"
    assert read(tmp_path, data) == [("id", "note", "n"), ("1", "a, b", "3"), ("2", "c", "4")]
    assert read(tmp_path, b"id\n1\n2\n") == [("id",), ("1",), ("2",)]
    both = b"a,b;c\n1,2;3\n"
    code, place, told = refusal(tmp_path, both)
    assert (code, place) == (Code.SYNTAX, "row 1")
    assert "','" in told
    assert "';'" in told
    assert read(tmp_path, both, ReadOptions(delimiter=";")) == [("a,b", "c"), ("1,2", "3")]


def test_that_a_column_without_a_name_is_called_by_its_letters(tmp_path: Path) -> None:
    table = table_of(tmp_path, b",a\n0,x\n")
    assert table.heads == ("(A)", "a")
    assert [sentence(each) for each in table.told] == ["A column without a name is called (A)."]


def test_that_ragged_rows_do_not_end_the_reading(tmp_path: Path) -> None:
    rows = list(table_of(tmp_path, b"a,b\n1,2\n3\n4,5,6\n7,8\n").rows())
    assert [len(cells) for _, cells in rows] == [2, 1, 3, 2]
    assert rows[-1] == ("row 5", ("7", "8"))


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        (b"", Code.EMPTY, ""),
        (b" \n\n", Code.EMPTY, ""),
        (b",,\n1,2,3\n", Code.EMPTY, "row 1"),
        (b"a,b,a\n1,2,3\n", Code.DUPKEY, "row 1, column C"),
        (b'a,b\n1,"2\n3,4\n', Code.SYNTAX, "row 2"),
        (b'a,b\n1,"2"3\n', Code.SYNTAX, "row 2"),
        (b"a,b\n1,\xff\n", Code.ENCODING, "row 2"),
        (b"a,b\n1," + b"x" * (MAX_CELL + 1) + b"\n", Code.SIZE, "row 2, column b"),
        (b"a,b\n1," + b"x" * 200_000 + b"\n", Code.SIZE, "row 2"),
        (b"x," * MAX_COLUMNS + b"x\n", Code.SIZE, "row 1"),
        (b"%PDF-1.7\n", Code.FORMAT, ""),
        (b"<html></html>", Code.FORMAT, ""),
    ],
)
def test_that_what_cannot_be_read_is_refused_with_its_place(
    tmp_path: Path, data: bytes, code: Code, place: str
) -> None:
    assert refusal(tmp_path, data)[:2] == (code, place)


def test_that_a_table_takes_no_more_memory_than_a_row(tmp_path: Path) -> None:
    rows = b"a,b\n" + b"1,some text\n" * 40_000
    path = tmp_path / "long.csv"
    path.write_bytes(rows)
    del rows
    tracemalloc.start()
    try:
        assert sum(1 for _ in open_table(path).rows()) == 40_000
        assert tracemalloc.get_traced_memory()[1] < 1024 * 1024
    finally:
        tracemalloc.stop()


def test_that_a_row_without_end_is_refused_before_it_is_read(tmp_path: Path) -> None:
    data = b"a,b\n" + b'"x\n",' * (MAX_ROW // 4)
    assert refusal(tmp_path, data)[:2] == (Code.SIZE, "row 2")


def test_that_what_is_no_file_is_told(tmp_path: Path) -> None:
    for path, code in ((tmp_path, Code.NOTFILE), (tmp_path / "none", Code.IO)):
        with pytest.raises(Refused) as caught:
            open_table(path)
        assert caught.value.problem.code is code
