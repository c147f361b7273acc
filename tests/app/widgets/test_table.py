"""Columns of a table: what gives way where there is less room than all of them want."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.theme import Theme
from app.widgets.table import DataTable, Heading, Rows, RowsModel

HEADS = (
    "In the past twelve months I have paid a bribe",
    "Where do you live?",
    "Share",
    "If alone %",
)
CELLS = ("Yes", "In the countryside", "5.6 – 22.9", "100.0")


def shares(theme: Theme, qtbot: QtBot) -> DataTable:
    """A table of one row."""
    table = DataTable(theme, name="Shares")
    qtbot.addWidget(table)
    headings = [Heading(text, numeric=i > 1, stretches=i < 2) for i, text in enumerate(HEADS)]
    table.set_rows(headings, Rows(1, lambda _row, column: CELLS[column]))
    return table


@pytest.mark.parametrize("width", [360, 420, 500, 900])
def test_that_words_give_way_before_a_number_is_cut(width: int, theme: Theme, qtbot: QtBot) -> None:
    table = shares(theme, qtbot)
    table.resize(width, 120)
    table.show()
    widths = [table.columnWidth(column) for column in range(len(HEADS))]
    assert sum(widths) <= table.viewport().width()
    assert widths[2:] >= [table._wanted_by(column) for column in (2, 3)]


def test_that_words_keep_their_width_where_all_is_scrolled_even_so(
    theme: Theme, qtbot: QtBot
) -> None:
    table = shares(theme, qtbot)
    table.resize(200, 120)
    table.show()
    widths = [table.columnWidth(column) for column in range(len(HEADS))]
    assert sum(widths) > table.viewport().width()
    assert widths[1] >= table._narrowest(1) > 72


def test_that_a_new_width_does_not_ask_for_the_words_of_the_head(
    theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    words = RowsModel.headerData

    def noted(model: RowsModel, place: int, *more: Any) -> object:
        asked.append(place)
        return words(model, place, *more)

    monkeypatch.setattr(RowsModel, "headerData", noted)
    table = shares(theme, qtbot)
    table.resize(900, 120)
    table.show()
    table.setUpdatesEnabled(False)  # painting asks
    asked.clear()
    for width in (700, 500, 300):
        table.resize(width, 120)
    assert asked == []
    assert table.horizontalHeader().height() == theme.tokens.control_height["table_head"]
