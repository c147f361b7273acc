"""Conflicts decided on one after the other, by mouse and by keys, while files come in."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import (
    Answering,
    analyst_view,
    new_study,
    other_answer,
    responses,
    rest,
    survey_bytes,
    write_folder,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.analyst.collecting.compare import ConflictsDialog
from app.analyst.state.study_reading import Opposed
from app.analyst.study.overview import STUDY_PAGE
from app.analyst.window.view import AnalystView
from app.kit.settings import Settings
from app.theme import Theme
from core.files.canonical import Json
from core.response.file import Response, write
from core.study import Study, import_paths
from core.study.analyst_work import Choice
from core.survey import read

GOOD = responses(4, 4)
OPEN, CLOSED = "?", "✓"


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """A study of eight people, of three of whom there is another file."""
    path = new_study(tmp_path / "a.study")
    folder = write_folder(tmp_path / "in", GOOD)
    for place in range(3):
        (folder / f"other{place}.response").write_bytes(other_answer(GOOD[place]))
    with Study.open(path) as held:
        import_paths(held, [folder])
    return path


@pytest.fixture
def view(
    study: Path, window: QMainWindow, theme: Theme, settings: Settings, dialogs: Answering
) -> AnalystView:
    made = analyst_view(theme, study, settings, dialogs, window)
    window.setCentralWidget(made)
    window.resize(1100, 760)
    window.show()
    rest(made)
    made.frame.become(made.shown.looked(replace(made.shown.request, page=STUDY_PAGE)))
    rest(made)
    return made


def dialog_of(view: AnalystView, qtbot: QtBot) -> ConflictsDialog:
    """The dialog, once both versions are in it."""
    rest(view)
    (dialog,) = view.findChildren(ConflictsDialog)
    qtbot.waitUntil(lambda: dialog._found is not None)
    rest(view)
    return dialog


def marks(dialog: ConflictsDialog) -> list[str]:
    model = dialog.pairs.rows_model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def decisions(study: Path) -> dict[str, Choice]:
    with Study.open(study, write=False) as held:
        return {id_: each.choice for id_, each in held.analyst_work().decisions.items()}


def press(dialog: ConflictsDialog, view: AnalystView, qtbot: QtBot, key: Qt.Key) -> str:
    """Press a key, and return the id of the pair that it was about."""
    id_ = dialog._pairs[dialog._place].id
    QTest.keyClick(dialog, key)
    dialog_of(view, qtbot)
    return id_


def test_that_keys_decide_one_after_the_other(view: AnalystView, study: Path, qtbot: QtBot) -> None:
    view._conflicts.open()
    dialog = dialog_of(view, qtbot)
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.lead.text().startswith("3 of 3 conflicts are to be decided.")
    assert dialog.standing.text() == "Not decided. Until then the first counts."
    assert dialog.title.text() == "Conflict 1 of 3"
    asked = {press(dialog, view, qtbot, Qt.Key.Key_2): Choice.SECOND}
    assert (dialog.title.text(), marks(dialog)) == ("Conflict 2 of 3", [CLOSED, OPEN, OPEN])
    QTest.keyClick(dialog, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    dialog_of(view, qtbot)
    asked[press(dialog, view, qtbot, Qt.Key.Key_0)] = Choice.NEITHER
    # From the last it goes back to the one that was passed over.
    assert (dialog.title.text(), marks(dialog)) == ("Conflict 2 of 3", [CLOSED, OPEN, CLOSED])
    assert dialog.lead.text().startswith("1 of 3")
    asked[press(dialog, view, qtbot, Qt.Key.Key_1)] = Choice.FIRST
    assert len(asked) == 3
    assert decisions(study) == asked
    assert (dialog.lead.text(), marks(dialog)) == ("All 3 conflicts are decided.", [CLOSED] * 3)
    assert dialog.standing.text().startswith("Decided on ")
    assert dialog.choices[Choice.FIRST].accessibleName() == "The first counts, as decided"
    assert dialog.close_button.hasFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    dialog_of(view, qtbot)
    assert (marks(dialog), len(decisions(study))) == ([CLOSED, OPEN, CLOSED], 2)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not view.findChildren(ConflictsDialog))
    assert view.shown.n == 7


def test_that_a_row_opens_its_own_pair_and_the_mouse_decides(
    view: AnalystView, study: Path, qtbot: QtBot
) -> None:
    rows = view.study_page.to_look_at
    opposed = rows.rows[1]
    assert isinstance(opposed, Opposed)
    end = rows.table.rows_model.index(1, len(rows.table.rows_model.headings) - 1)
    rows.table.scrollTo(end)
    place = rows.table.visualRect(end).center()
    QTest.mouseClick(rows.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    dialog = dialog_of(view, qtbot)
    assert dialog._pairs[dialog._place].id == opposed.id
    assert dialog.title.text() == "Conflict 2 of 3"
    for button, title in (
        (dialog.next_button, "Conflict 3 of 3"),
        (dialog.previous_button, "Conflict 2 of 3"),
    ):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        dialog_of(view, qtbot)
        assert dialog.title.text() == title
    QTest.mouseClick(dialog.choices[Choice.SECOND], Qt.MouseButton.LeftButton)
    dialog_of(view, qtbot)
    assert (dialog.title.text(), decisions(study)) == (
        "Conflict 3 of 3",
        {opposed.id: Choice.SECOND},
    )
    place = dialog.pairs.visualRect(dialog.pairs.rows_model.index(1, 1)).center()
    QTest.mouseClick(dialog.pairs.viewport(), Qt.MouseButton.LeftButton, pos=place)
    dialog_of(view, qtbot)
    assert dialog.standing.text().endswith(": the second counts.")
    # Another mind stays at its pair.
    QTest.mouseClick(dialog.choices[Choice.FIRST], Qt.MouseButton.LeftButton)
    dialog_of(view, qtbot)
    assert (dialog.title.text(), decisions(study)) == (
        "Conflict 2 of 3",
        {opposed.id: Choice.FIRST},
    )
    QTest.mouseClick(dialog.reopen_button, Qt.MouseButton.LeftButton)
    dialog_of(view, qtbot)
    assert (marks(dialog), decisions(study)) == ([OPEN] * 3, {})
    QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    for choice in (Choice.FIRST, Choice.SECOND):
        view.frame.actions_.undo.trigger()
        rest(view)
        assert decisions(study) == {opposed.id: choice}


def test_that_files_come_in_meanwhile(
    view: AnalystView, study: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    view.frame.become(view.shown.looked(replace(view.shown.request, page="")))
    rest(view)
    view._conflicts.open()
    dialog = dialog_of(view, qtbot)
    first = dialog._pairs[0].id
    press(dialog, view, qtbot, Qt.Key.Key_2)
    sight = dialog._pairs[dialog._place].conflict
    more = tmp_path / "late.response"
    more.write_bytes(other_answer(GOOD[6]))
    with Study.open(study) as held:
        assert import_paths(held, [more]).conflicts == 1
    view._watch.look()
    qtbot.waitUntil(lambda: len(dialog._pairs) == 4)
    dialog_of(view, qtbot)
    assert dialog._pairs[dialog._place].conflict.sha256 == sight.sha256
    assert sorted(marks(dialog)) == [OPEN] * 3 + [CLOSED]
    assert dialog.lead.text().startswith("3 of 4")
    second = press(dialog, view, qtbot, Qt.Key.Key_0)
    assert decisions(study) == {first: Choice.SECOND, second: Choice.NEITHER}
    dialog.close()


def test_that_what_cannot_be_written_is_told_by_the_window(
    view: AnalystView, study: Path, qtbot: QtBot
) -> None:
    view._conflicts.open()
    dialog = dialog_of(view, qtbot)
    with closing(Study.open(study)):
        dialog.choices[Choice.FIRST].click()
        rest(view)
    qtbot.waitUntil(lambda: not view.findChildren(ConflictsDialog))
    assert not view.frame.notice.isHidden()
    assert decisions(study) == {}


def test_that_the_list_of_an_import_marks_what_is_decided(
    view: AnalystView, tmp_path: Path, qtbot: QtBot
) -> None:
    late = tmp_path / "late.response"
    late.write_bytes(other_answer(GOOD[6]))
    view.import_paths([late])
    rest(view)
    rows = view.import_page.table.rows_model

    def told(row: int) -> str:
        return str(rows.index(row, 3).data())

    assert rows.rowCount() == 4
    assert not any(told(row).startswith("Decided") for row in range(4))
    view.import_page.compare_button.click()
    dialog = dialog_of(view, qtbot)
    conflict = dialog._pairs[dialog._place].conflict
    press(dialog, view, qtbot, Qt.Key.Key_2)
    (row,) = (row for row in range(4) if told(row).startswith("Decided"))
    assert view.import_page.reasons._reasons[row].conflict == conflict
    dialog.previous_button.click()
    dialog_of(view, qtbot)
    press(dialog, view, qtbot, Qt.Key.Key_Backspace)
    assert not any(told(row).startswith("Decided") for row in range(4))
    dialog.close()


def test_that_undo_takes_a_decision_back_in_the_list_of_an_import(
    view: AnalystView, study: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    actions = view.frame.actions_
    late = tmp_path / "late.response"
    late.write_bytes(other_answer(GOOD[6]))
    view.import_paths([late])
    rest(view)
    assert not actions.undo.isEnabled()  # what is looked at is not in sight
    view.import_page.compare_button.click()
    dialog = dialog_of(view, qtbot)
    id_ = press(dialog, view, qtbot, Qt.Key.Key_2)
    dialog.close()
    rows = view.import_page.table.rows_model

    def marked() -> int:
        return sum(str(rows.index(row, 3).data()).startswith("Decided") for row in range(4))

    assert actions.undo.text() == "&Undo: a decision on a conflict"
    for action, decided in (
        (actions.undo, {}),
        (actions.redo, {id_: Choice.SECOND}),
        (actions.undo, {}),
    ):
        assert action.isEnabled()
        action.trigger()
        rest(view)
        assert (decisions(study), marked()) == (decided, len(decided))
    assert not actions.undo.isEnabled()


JOBS: dict[str, Json] = {
    "id": "job",
    "kind": "one-of",
    "text": "Which is your work?",
    "options": [{"id": each, "text": each.title()} for each in ("craft", "office", "sales")],
    "mechanism": {"name": "k-ary", "p": "1/2"},
}


def test_that_one_decision_is_for_all_versions_of_a_response(
    window: QMainWindow,
    theme: Theme,
    settings: Settings,
    dialogs: Answering,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    path = new_study(tmp_path / "three.study", survey_bytes(JOBS))
    survey = read(survey_bytes(JOBS))
    with Study.open(path) as held:
        for job in range(3):
            file = tmp_path / f"{job}.response"
            file.write_bytes(write(Response("ab" * 16, survey.digest, {"job": job})))
            import_paths(held, [file])
    view = analyst_view(theme, path, settings, dialogs, window)
    window.setCentralWidget(view)
    window.show()
    rest(view)
    view._conflicts.open()
    dialog = dialog_of(view, qtbot)
    assert marks(dialog) == [OPEN] * 2
    qtbot.waitUntil(dialog.isActiveWindow)
    press(dialog, view, qtbot, Qt.Key.Key_2)
    assert marks(dialog) == [CLOSED] * 2
    assert dialog.lead.text() == "All 2 conflicts are decided."
    assert dialog.standing.text().endswith(": the second counts.")
    QTest.keyClick(dialog, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    dialog_of(view, qtbot)
    assert dialog.standing.text().endswith(": another version counts.")
    assert dialog.choices[Choice.SECOND].accessibleName() == "The second counts"
    press(dialog, view, qtbot, Qt.Key.Key_1)
    assert (marks(dialog), decisions(path)) == ([CLOSED] * 2, {"ab" * 16: Choice.FIRST})
    QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    dialog_of(view, qtbot)
    assert (marks(dialog), decisions(path)) == ([OPEN] * 2, {})
    dialog.close()
