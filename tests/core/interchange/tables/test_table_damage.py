"""Damaged tables: said with row and column, in plain words, and never in those of their readers."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import numpy as np
import openpyxl
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyreadstat
import pytest
from openpyxl.chart import PieChart

from app.words.refusals import message, remedy
from core.facts.errors import Refused
from core.interchange.tables import ReadOptions, open_table
from core.interchange.tables.table import AS_FOUND

_N = 300
_OF_READERS = re.compile(
    r"magic|footer|snappy|corrupt|codec|byte|utf-8'|python|pandas|pyarrow|xml|traceback|base64|int\b",
    re.IGNORECASE,
)


def people() -> pd.DataFrame:
    names = ["Zoë", "Müller", "x"] * (_N // 3)
    return pd.DataFrame({"name": names, "age": range(_N), "weight": np.arange(_N) / 7})


def parquet() -> bytes:
    file = io.BytesIO()
    table = pa.Table.from_pandas(people())
    pq.write_table(table, file, row_group_size=100, compression="snappy", use_dictionary=False)
    return file.getvalue()


def parquet_of(column: pa.Array) -> bytes:
    file = io.BytesIO()
    pq.write_table(pa.table({"q": [1, 2, 3], "day": column}), file)
    return file.getvalue()


def parquet_damaged_in(column: str, group: int) -> bytes:
    """The page of a column in a group of rows, of which nothing can be unpacked."""
    data = bytearray(parquet())
    about = pq.ParquetFile(io.BytesIO(bytes(data))).metadata
    place = [about.row_group(0).column(at).path_in_schema for at in range(3)].index(column)
    chunk = about.row_group(group).column(place)
    begin = chunk.data_page_offset + 40
    end = chunk.data_page_offset + chunk.total_compressed_size
    data[begin:end] = b"\xff" * (end - begin)
    return bytes(data)


def stata(version: Literal[114, 118] = 114) -> bytes:
    file = io.BytesIO()
    people().to_stata(file, write_index=False, version=version)
    return file.getvalue()


def spss(folder: Path) -> bytes:
    path = folder / "made.sav"
    pyreadstat.write_sav(people(), str(path))
    return path.read_bytes()


def book(change: Callable[[bytes], bytes]) -> bytes:
    """A workbook of whose sheet the XML was changed."""
    made, file, found = openpyxl.Workbook(), io.BytesIO(), io.BytesIO()
    sheet = made.active
    assert sheet is not None
    for place in range(20):
        sheet.append([place, place * 2] if place else ["q", "d"])
    made.save(file)
    with zipfile.ZipFile(file) as archive, zipfile.ZipFile(found, "w") as changed:
        for part in archive.infolist():
            data = archive.read(part)
            is_sheet = part.filename.endswith("sheet1.xml")
            changed.writestr(part.filename, change(data) if is_sheet else data)
    return found.getvalue()


def refused(folder: Path, data: bytes, asked: ReadOptions = AS_FOUND) -> tuple[str, str]:
    """Read a table to its end; return the place and the words in which it is refused."""
    path = folder / "table"
    path.write_bytes(data)
    with pytest.raises(Refused) as caught:
        list(open_table(path, asked).rows())
    problem = caught.value.problem
    for said in (message(problem), remedy(problem).replace("UTF-8", "")):
        assert not _OF_READERS.search(said), said
    return problem.where, message(problem)


CUT = "The file ends before its table does."
DAMAGED = "The file is damaged."
HEAD = "The head of the file is damaged, or of a version that is not read here."
NO_CELL = "The cell cannot be read; it may hold a day that no calendar has."


@pytest.mark.parametrize(
    ("data", "place", "said"),
    [
        (lambda: parquet()[:-100], "", CUT),
        (lambda: parquet_damaged_in("age", 1), "row 101, column age", DAMAGED),
        (lambda: parquet_damaged_in("weight", 2), "row 201, column weight", DAMAGED),
        (
            lambda: parquet_of(pa.array([1, 10**9, 2], pa.date32())),
            "row 2, column day",
            NO_CELL,
        ),
        (
            lambda: parquet_of(pa.array([1, 2, 10**18], pa.timestamp("ms"))),
            "row 3, column day",
            NO_CELL,
        ),
        (lambda: parquet()[:-4] + b"PARE", "", "The file is encrypted."),
        (lambda: b"PARE" + parquet()[4:-4] + b"PARE", "", "The file is encrypted."),
        (lambda: stata()[:300], "", HEAD),
        (lambda: stata(version=118).replace(b"<release>118", b"<release>199"), "", HEAD),
        (
            lambda: stata(version=118).replace("Müller".encode(), b"M\xfcller ", 1),
            "row 2, column name",
            "The text is not in UTF-8.",
        ),
        (lambda: book(lambda xml: xml.replace(b"<v>7</v>", b"<v>seven</v>")), "row 8", DAMAGED),
        (lambda: book(lambda xml: xml.replace(b"<v>7</v>", b"<v>7</w>")), "row 8", DAMAGED),
        (lambda: book(bytes)[:-100], "", CUT),
    ],
)
def test_that_damage_is_said_with_its_place(
    tmp_path: Path, data: Callable[[], bytes], place: str, said: str
) -> None:
    assert refused(tmp_path, data()) == (place, said)


def test_that_damage_of_spss_is_said_with_its_place(tmp_path: Path) -> None:
    whole = spss(tmp_path)
    where, said = refused(tmp_path, whole[: len(whole) - 1000])
    assert said == CUT
    row = int(where.removeprefix("row "))
    assert _N - 100 < row <= _N  # as much as was cut off
    no_such = ReadOptions(encoding="nonsense")
    assert refused(tmp_path, whole, no_such) == ("", "There is no encoding 'nonsense'.")
    assert refused(tmp_path, whole[:300]) == ("", HEAD)


def test_that_a_workbook_of_charts_alone_is_told_from_a_damaged_one(tmp_path: Path) -> None:
    made, file = openpyxl.Workbook(), io.BytesIO()
    made.create_chartsheet().add_chart(PieChart())
    assert made.active is not None
    made.remove(made.active)
    made.active = 0
    made.save(file)
    assert refused(tmp_path, file.getvalue()) == ("", "The workbook has no sheet with cells.")


@pytest.mark.parametrize("line", [b'{"Q1": 1', b"[1]", b'{"Q1": NaN}', b'{"Q1": 1} x'])
def test_that_a_line_that_is_no_row_is_said_with_what_a_row_is(tmp_path: Path, line: bytes) -> None:
    told = 'The line is no row: an object such as {"Q1": 2} is expected.'
    assert refused(tmp_path, b'{"Q1": 2}\n' + line + b"\n") == ("row 2", told)
