"""Workbooks with several sheets."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from openpyxl import Workbook


def workbook(
    sheets: Mapping[str, Sequence[Any]], hidden: Sequence[str] = (), merged: str = ""
) -> bytes:
    made, into = Workbook(), io.BytesIO()
    del made[made.sheetnames[0]]
    for name, rows in sheets.items():
        sheet = made.create_sheet(name)
        for row in rows:
            sheet.append(row)
        sheet.sheet_state = "hidden" if name in hidden else "visible"
        if name == merged:
            sheet.merge_cells("A2:A3")
    made.save(into)
    return into.getvalue()
