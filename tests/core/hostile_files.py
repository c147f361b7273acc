"""Files that are made to crash their reader, or to fill memory or time; all are made by script."""

from __future__ import annotations

import io
import zipfile
from functools import cache
from pathlib import Path

import pandas as pd
import pyarrow as pa
import pyreadstat
from pyarrow import parquet

MIB = 1024**2
_SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
WORKBOOKS = (
    *("row of two thousand million", "cells in XFD", "styles", "shared texts", "one text"),
    "cells without end",
)
PARQUETS = ("long texts", "texts a cell may hold", "nothing, often")
HEADS = '<row r="1"><c r="A1" t="inlineStr"><is><t>type</t></is></c></row>'


def spss(folder: Path) -> bytes:
    """A small sound .sav with labels, a missing value and a text of several segments."""
    path = folder / "sound.sav"
    frame = pd.DataFrame({"q": [1.0, 2.0, 1.0], "name_long_one": ["a", "b" * 300, ""]})
    labels = {"q": {1.0: "yes", 2.0: "no"}}
    pyreadstat.write_sav(frame, str(path), column_labels={"q": "Q"}, variable_value_labels=labels)
    return path.read_bytes()


def stata(folder: Path) -> bytes:
    path = folder / "sound.dta"
    frame = pd.DataFrame({"q": [1.0, 2.0, 1.0], "t": ["a", "b" * 30, ""]})
    pyreadstat.write_dta(frame, str(path), variable_value_labels={"q": {1: "yes", 2: "no"}})
    return path.read_bytes()


def workbook(
    cells: str, *, styles: str = "", texts: str = "", sheet: str = "survey", before: str = ""
) -> bytes:
    """A workbook of one sheet, with parts as they are given."""
    overrides = {
        "xl/workbook.xml": "sheet.main",
        "xl/worksheets/sheet1.xml": "worksheet",
        "xl/styles.xml": "styles",
        "xl/sharedStrings.xml": "sharedStrings",
    }
    listed = "".join(
        f'<Override PartName="/{name}" ContentType="{_TYPES}.{kind}+xml"/>'
        for name, kind in overrides.items()
    )
    link = f'<Relationship Id="r1" Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">{listed}</Types>',
        "xl/workbook.xml": f'<workbook xmlns="{_SPREADSHEET}" xmlns:r="{_OFFICE}"><sheets>'
        f'<sheet name="{sheet}" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">{link}'
        "</Relationships>",
        "xl/worksheets/sheet1.xml": f'{before}<worksheet xmlns="{_SPREADSHEET}"><sheetData>{cells}'
        "</sheetData></worksheet>",
        "xl/styles.xml": f'<styleSheet xmlns="{_SPREADSHEET}"><cellXfs>{styles}</cellXfs>'
        "</styleSheet>",
        "xl/sharedStrings.xml": f'<sst xmlns="{_SPREADSHEET}">{texts}</sst>',
    }
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return into.getvalue()


@cache  # to make them takes as long as to refuse them
def workbooks() -> dict[str, bytes]:
    """Workbooks of up to 150 KB that name more than they hold."""
    far = '<row r="2000000000"><c r="A2000000000"><v>1</v></c></row>'
    wide = "".join(
        f'<row r="{at}"><c r="A{at}"><v>1</v></c><c r="XFD{at}"><v>1</v></c></row>'
        for at in range(2, 30_000)
    )
    return {
        "row of two thousand million": workbook(HEADS + far),
        "cells in XFD": workbook(HEADS + '<row r="1"><c r="XFD1"><v>1</v></c></row>' + wide),
        "styles": workbook(HEADS, styles="<xf/>" * 100_000),
        "shared texts": workbook(HEADS, texts="<si><t>x</t></si>" * (64 * MIB // 17)),
        "one text": workbook(HEADS, texts=f"<si><t>{'x' * (20 * MIB)}</t></si>"),
        "cells without end": workbook(HEADS + '<row r="2">' + "<c/>" * (15 * MIB // 4) + "</row>"),
    }


def with_entities() -> bytes:
    names = [f'<!ENTITY e{at + 1} "{f"&e{at};" * 10}">' for at in range(10)]
    declared = '<!DOCTYPE x [<!ENTITY e0 "boom">' + "".join(names) + "]>"
    cells = '<row r="1"><c r="A1" t="inlineStr"><is><t>&e10;</t></is></c></row>'
    return workbook(cells, before=declared)


@cache
def parquets() -> dict[str, bytes]:
    """Parquet of few KB whose texts come to gigabytes."""

    def written(table: pa.Table, rows: int = 100_000) -> bytes:
        into = io.BytesIO()
        parquet.write_table(table, into, compression="zstd", row_group_size=rows)
        return into.getvalue()

    def repeated(text: str, columns: int, rows: int) -> pa.Table:
        indices = pa.array([0] * rows, pa.int32())
        column = pa.DictionaryArray.from_arrays(indices, pa.array([text])).cast(pa.string())
        return pa.table({f"c{at}": column for at in range(columns)})

    long = pa.DictionaryArray.from_arrays(pa.array([0] * 2, pa.int32()), pa.array(["x" * MIB]))
    return {
        "long texts": written(pa.table({f"c{at}": long.cast(pa.string()) for at in range(100)})),
        "texts a cell may hold": written(repeated("x" * 30_000, 1, 20_000), 20_000),
        "nothing, often": written(pa.table({f"c{at}": pa.nulls(300_000) for at in range(100)})),
    }
