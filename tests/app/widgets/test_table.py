"""Columns of a table: what gives way where there is less room than all of them want."""

import pytest
from pytestqt.qtbot import QtBot

from app.theme import Theme
from app.widgets.table import DataTable, Heading, Rows

HEADS = (
    "In the past twelve months I have paid a bribe",
    "Where do you live?",
    "Share",
    "If alone %",
)
CELLS = ("Yes", "In the countryside", "5.6 – 22.9", "100.0")


@pytest.mark.parametrize("width", [360, 420, 500, 900])
def test_that_words_give_way_before_a_number_is_cut(width: int, theme: Theme, qtbot: QtBot) -> None:
    table = DataTable(theme, name="Shares")
    qtbot.addWidget(table)
    headings = [Heading(text, numeric=i > 1, stretches=i < 2) for i, text in enumerate(HEADS)]
    table.set_rows(headings, Rows(1, lambda _row, column: CELLS[column]))
    table.resize(width, 120)
    table.show()
    widths = [table.columnWidth(column) for column in range(len(HEADS))]
    assert sum(widths) <= table.viewport().width()
    assert widths[2:] >= [table._wanted_by(column) for column in (2, 3)]
