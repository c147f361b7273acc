"""Where a number is cut, chosen beside its result by mouse and keyboard."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, rest
from models_studies import answered, modelled_study
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from walking import accessible_name, faults, settle

from app.analyses.parts import TablePart
from app.analyst.result.bands import BandsCard
from app.analyst.window.view import AnalystView
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from core.study import Study

AGE = "cut(age, 20, 40, 60, 80)"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return modelled_study(tmp_path_factory.mktemp("bands") / "a.study", answered(300))


@pytest.fixture
def view(
    made: Path, tmp_path: Path, theme: Theme, settings: Settings, qtbot: QtBot
) -> Iterator[AnalystView]:
    """Bribes split by age, in a window."""
    path = Path(shutil.copy(made, tmp_path / "bribes.study"))
    window = QMainWindow()
    window.resize(1280, 800)
    window.setUpdatesEnabled(False)
    qtbot.addWidget(window)
    found = analyst_view(theme, path, settings, Answering(), window)
    window.setCentralWidget(found)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    rest(found)
    found.frame.questions.question_chosen.emit(4)
    rest(found)
    box = found.frame.choices.compare.split.box
    place = box.findText("How old are you, in years?")
    box.setCurrentIndex(place)
    box.activated.emit(place)
    rest(found)
    yield found
    tasks.shut_down()


def card(view: AnalystView) -> BandsCard:
    (found,) = (
        each for each in view.frame.result.parts.findChildren(BandsCard) if each.isVisible()
    )
    return found


def split(view: AnalystView) -> str | None:
    rest(view)
    return view.frame.shown.request.split


def groups(view: AnalystView) -> list[str]:
    rest(view)
    table = view.frame.result_shown.table if view.frame.result_shown else None
    assert isinstance(table, TablePart)
    return [row[0].text for row in table.table.rows]


def press(view: AnalystView, place: int, key: Qt.Key, qtbot: QtBot) -> None:
    handle = card(view).track.handles[place]
    handle.setFocus()
    QTest.keyClick(handle, key)
    qtbot.waitUntil(lambda: view.frame.shown.result is not None)
    qtbot.waitUntil(lambda: not card(view).track._soon.isActive())


def test_that_a_number_is_cut_first_at_round_numbers_and_then_by_keys(
    view: AnalystView, qtbot: QtBot
) -> None:
    assert split(view) == AGE
    assert groups(view)[:2] == ["18 to 19 (few people)", "20 to 39"]
    assert view.frame.choices.compare.bands_button.text() == "Bands: 20, 40, 60, 80"
    press(view, 1, Qt.Key.Key_PageDown, qtbot)
    assert split(view) == "cut(age, 20, 30, 60, 80)"
    press(view, 2, Qt.Key.Key_Right, qtbot)
    assert split(view) == "cut(age, 20, 30, 61, 80)"
    assert card(view).track.handles[2].accessible_value().startswith("61: ")
    press(view, 3, Qt.Key.Key_Delete, qtbot)
    assert split(view) == "cut(age, 20, 30, 61)"
    assert groups(view) == ["18 to 19 (few people)", "20 to 29", "30 to 60", "61 and over", "All"]
    assert card(view).field.text() == "20, 30, 61"
    assert card(view)._note.text() == "4 cuttings looked at"
    table = view.frame.result_shown.table if view.frame.result_shown else None
    assert table is not None
    assert any(note.startswith("4 cuttings were looked at") for note in table.table.notes)
    view.frame.actions_.undo.trigger()
    assert split(view) == "cut(age, 20, 30, 61, 80)"
    assert card(view).track.cuts == (20, 30, 61, 80)


def test_that_a_press_cuts_and_a_drag_moves_at_its_end(view: AnalystView) -> None:
    track = card(view).track
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(round(track.x_of(50)), 40))
    assert split(view) == "cut(age, 20, 40, 50, 60, 80)"
    handle = track.handles[2]
    QTest.mousePress(handle, Qt.MouseButton.LeftButton)
    for at in (52, 55):
        there = handle.mapFromParent(QPoint(round(track.x_of(at)), 70))
        QTest.mouseMove(handle, there)
        track.drag(2, track.x_of(at))
    assert split(view) == "cut(age, 20, 40, 50, 60, 80)"
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton)
    assert split(view) == "cut(age, 20, 40, 55, 60, 80)"
    for number in (25, 30, 35):
        QTest.mouseClick(
            track, Qt.MouseButton.LeftButton, pos=QPoint(round(track.x_of(number)), 40)
        )
    assert split(view) == "cut(age, 20, 25, 30, 40, 55, 60, 80)"


def test_that_cuts_are_typed_and_offered(view: AnalystView) -> None:
    shown = card(view)
    shown.field.setFocus()
    shown.field.setText("45 30;60")
    QTest.keyClick(shown.field, Qt.Key.Key_Return)
    assert split(view) == "cut(age, 30, 45, 60)"
    shown.field.setText("17")
    shown.field.textEdited.emit("17")
    assert shown.field.property("state") == "error"
    QTest.keyClick(shown.field, Qt.Key.Key_Return)
    assert split(view) == "cut(age, 30, 45, 60)"
    assert shown.field.text() == "30, 45, 60"
    shown.tens_button.click()
    assert split(view) == "cut(age, 20, 30, 40, 50, 60, 70, 80)"
    shown.alike_button.click()
    rest(view)
    assert len(card(view).track.cuts) == 3
    assert max(card(view).track.sizes) - min(card(view).track.sizes) < 30


def test_that_escape_closes_it_to_one_line_and_the_side_opens_it(view: AnalystView) -> None:
    shown = card(view)
    shown.track.handles[0].setFocus()
    QTest.keyClick(shown.track.handles[0], Qt.Key.Key_Escape)
    assert shown.track.isHidden()
    assert shown._about.text() == "20, 40, 60, 80"
    view.frame.choices.compare.bands_button.click()
    assert shown.open
    assert shown.track.handles[0].hasFocus()
    shown.remove_button.click()
    rest(view)
    assert view.frame.shown.request.split is None


def test_that_a_number_makes_groups_of_groups_and_is_crossed(view: AnalystView) -> None:
    view.frame.look({"split": "sex"})
    rest(view)
    view.frame.look({"then": AGE})
    assert split(view) == "sex"
    assert view.frame.shown.request.then == AGE
    card(view).remove_button.click()
    rest(view)
    assert view.frame.choices.compare.then.box.currentText() == "None"
    view.frame.look({"cross": AGE})
    rest(view)
    assert view.frame.shown.request.questions == ("bribe", AGE)
    assert view.frame.choices.compare.cross.box.currentText() == "How old are you, in years?"
    card(view).field.setText("40")
    card(view).field.editingFinished.emit()
    rest(view)
    assert view.frame.shown.request.questions == ("bribe", "cut(age, 40)")
    assert groups(view)[0] == "Yes"


def test_that_bands_are_kept_with_the_study(view: AnalystView) -> None:
    card(view).field.setText("30, 45")
    card(view).field.editingFinished.emit()
    rest(view)
    view._keeping.keep()
    rest(view)
    path = view.frame.shown.contents[0].path
    assert path is not None
    with Study.open(path, write=False) as study:
        (*_, last) = study.analyst_work().log
    assert isinstance(last.request, dict)
    assert last.request["split"] == "cut(age, 30, 45)"


def test_that_nothing_of_it_is_cut_off(view: AnalystView) -> None:
    card(view).tens_button.click()
    rest(view)
    window = view.window()
    for size in ((512, 320), (1024, 640), (1366, 768), (1920, 1080)):
        settle(window, size)
        assert faults(window) == [], size
    assert all(accessible_name(handle) for handle in card(view).track.handles[:7])
