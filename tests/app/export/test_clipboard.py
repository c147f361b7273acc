"""What is copied: no text of it acts in a spreadsheet, whoever writes it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from app.analyses.check_cards import Card
from app.analyses.parts import TablePart
from app.analyses.words.check_cards import CardName, State
from app.analyst.result.result_table import row_in
from app.analyst.state.checks import checks_html, checks_text
from app.export.clipboard import (
    Block,
    CopiedTable,
    Paragraph,
    as_html,
    as_tabs,
    html_bytes,
    tabs_bytes,
)
from app.kit.i18n import speak_program
from core.present.records import Records
from core.present.table import Cell, Column, Table

BEGINS = ("=1+1", "+1+1", "-1-a", "@SUM(A1)", "＝1+1", "＠x", "\u200b=1+1", " \t=1+1")  # noqa: RUF001


def table_of(text: str) -> Table:
    columns = (Column("area", text, numeric=False), Column("n", text))
    return Table(text, text, columns, ((Cell(text, text), Cell(8, text)),), (text,))


def active(cells: list[str]) -> list[str]:
    """The cells that a spreadsheet would run."""
    seen = [cell.strip("\u200b \t\r\n") for cell in cells]
    return [cell for cell in seen if cell[:1] in tuple("=+-@＝＋－＠") and cell]  # noqa: RUF001


def cells_of_html(html: str) -> list[str]:
    return re.findall(r">([^<>]+)<", html)


def written(text: str) -> dict[str, list[str]]:
    """Each way to copy a table, and the cells that come of it."""

    table = table_of(text)
    part = TablePart(table, Records((), ()))
    card = Card(CardName.FIT, text, State.FITS, notes=(text,), result=text, tables=(table,))
    blocks: list[Block] = [
        Paragraph(text),
        CopiedTable([text], [[text]], caption=text, above=(text,)),
    ]
    tabs = {
        "tabs": tabs_bytes(part).decode(),
        "row": row_in(part, 0),
        "checks": checks_text([card], text),
        "any": as_tabs(blocks),
    }
    html = {
        "html": html_bytes(part).decode(),
        "checks as html": checks_html([card], text),
        "any as html": as_html(blocks),
    }
    return {name: re.split("[\t\n]", each) for name, each in tabs.items()} | {
        name: cells_of_html(each) for name, each in html.items()
    }


@pytest.mark.parametrize("text", BEGINS)
def test_that_no_copied_cell_acts_in_a_spreadsheet(text: str) -> None:
    for name, cells in written(text).items():
        assert any("1" in cell or "x" in cell or "a" in cell for cell in cells)
        assert not active(cells), name


def test_that_numbers_stay_numbers() -> None:
    table = CopiedTable(["n"], [["−1.5%"], ["-2"]], numeric=[True])
    assert as_html([table]).count("'") == 0
    assert "-1.5%" in as_html([table])
    assert as_tabs([table]).splitlines()[2] == "-2"


def test_that_several_tables_are_copied_beneath_each_other() -> None:
    first, second = (TablePart(table_of(text), Records((), ())) for text in ("one", "two"))
    lines = tabs_bytes(first, second).decode().splitlines()
    alone = tabs_bytes(first).decode().splitlines()
    assert lines == [*alone, "", *tabs_bytes(second).decode().splitlines()]
    assert html_bytes(first, second).decode().count("<table>") == 2


def test_that_a_copied_number_is_one_to_a_spreadsheet_whatever_language_it_is_written_in(
    qapp: QApplication,  # noqa: ARG001 - whose translators speak
) -> None:
    table = CopiedTable(["n", "share"], [["1.204", "−2,60"], ["7", "14,6\N{NO-BREAK SPACE}%"]])
    numeric = CopiedTable(table.heads, table.rows, numeric=(True, True))
    speak_program("de")
    try:
        found = re.findall(r'<td align="right"( sdval="[^"]*")?>([^<]*)', as_html([numeric]))
    finally:
        speak_program("en")
    assert found == [
        (' sdval="1204"', "1.204"),
        (' sdval="-2.60"', "-2,60"),
        (' sdval="7"', "7"),
        ("", "14,6 %"),
    ]
