"""Two versions of one row of a table, told by its own heads and labels."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from mapped import column, mapping, put, question
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from app.analyst.collecting.compare import ConflictsDialog
from app.analyst.state.conflicts import Saved, compared
from app.analyst.state.refusals import collect
from app.analyst.state.study_reading import read_overview
from app.commands import cli
from app.theme import Theme
from app.widgets.file_text import FileText
from core.study import Conflict

JOBS = [{"id": "o1", "text": "Sales"}, {"id": "o2", "text": "Farming"}]
HEAD = "nr,Q3,Q4,hours,w,village"


@pytest.fixture
def collided(tmp_path: Path) -> tuple[Path, Conflict, str]:
    """A study of a table, and a row of it that another table has otherwise."""
    content = mapping(
        [
            question(mechanism={"name": "warner", "p": "3/4"}),
            question("job", kind="one-of", text="Work?", options=JOBS),
            question("hours", kind="number", low=0, high=80, step=1),
        ],
        [
            column(),
            column("Q4", "job", values={"A": "o1", "B": "o2"}),
            {"column": "hours", "question": "hours"},
        ],
        id="nr",
        weight="w",
        cluster="village",
    )
    made = CliRunner().invoke(
        cli, put(tmp_path, content, [HEAD, "7,1,A,40,1.5,north", "8,2,B,8,1,south"])
    )
    assert made.exit_code == 0, made.output
    study, other = tmp_path / "t.study", tmp_path / "again.csv"
    other.write_text(f"{HEAD}\n8,2,B,8,1,south\n7,2,B,40,1.25,south\n", "utf-8")
    row = next(each for each in collect(study, [other]).rows if each.conflict is not None)
    assert row.conflict is not None
    return study, row.conflict, row.where


def test_that_a_row_in_conflict_is_told_by_heads_and_labels(
    collided: tuple[Path, Conflict, str], theme: Theme, qtbot: QtBot
) -> None:
    study, conflict, where = collided
    assert where == f"row 3, id {conflict.short_id}"
    found = compared(study, conflict, "en")
    marks = [one for one in found.saved if one.name == "village"]
    assert [one for one in found.saved if one not in marks] == [
        Saved("Q3: Statement bribe.", "Yes", "No", differs=True),
        Saved("Q4: Work?", "Sales", "Farming", differs=True),
        Saved("hours: Statement hours.", "40", "40", differs=False),
        Saved("w", "1.5", "1.25", differs=True),
    ]
    (mark,) = marks
    assert mark.differs
    assert mark.first != mark.second
    assert mark.first.startswith("kept as ")
    window = QMainWindow()
    qtbot.addWidget(window)
    dialog = ConflictsDialog(theme, window, able=True, of_table=True, names={})
    dialog.show_pairs(read_overview(study).conflicts)
    dialog.show_versions(found)
    assert dialog.windowTitle() == "Two rows of one id"
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"id {conflict.short_id} · Offered on" in told
    assert found.versions.id not in told
    assert not any(text.isVisibleTo(dialog) for text in dialog.findChildren(FileText))
    table = dialog.table
    cells = [
        [str(table.model().index(row, at).data()) for at in range(4)]
        for row in range(table.model().rowCount())
    ]
    assert cells[0] == ["≠", "Q3: Statement bribe.", "Yes", "No"]
    assert cells[-1] == ["", "hours: Statement hours.", "40", "40"]
    dialog.close()
