"""Icon array, file text, target, drop zone, options, progress."""

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.planner.target_epsilon import TargetEpsilon
from app.respondent.devices.faces import DieFace
from app.theme import Theme
from app.widgets.choices import CheckOption, RadioOption, SegmentedChoice
from app.widgets.drop_zone import DropZone
from app.widgets.fields import SearchField, number_field
from app.widgets.file_text import FileText, break_after_commas
from app.widgets.icon_array import IconArray
from app.widgets.progress import ProgressPanel

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

RESPONSE = (
    '{"answers":{"bribe":1,"favour":0,"office":2,"years":7},"format":"candor-response",'
    '"id":"5e0c91d47ab83f26c4d19e70b2a86f35","procedure":"spinner",'
    '"survey":"f2d5a18b9c3e4607d1b2845fa97c603e18d4f5b62a7c90e3d5b8146fc27a9e01","version":1}'
)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light")


# Icon array and die


@pytest.mark.parametrize("count", [0, 1, 20, 25, 75, 99, 100])
@pytest.mark.parametrize(("width", "columns"), [(456, 20), (300, 10)])
def test_that_an_icon_array_fills_as_many_figures_as_it_says(
    theme: Theme, qtbot: QtBot, count: int, width: int, columns: int
) -> None:
    array = IconArray(theme, count)
    qtbot.addWidget(array)
    array.resize(width, array.heightForWidth(width))
    image = array.grab().toImage()
    pitch = min(22.8, (width - 15.75 - 2) / (columns - 1))
    filled = []
    for number in range(100):
        x = number % columns * pitch + 1 + 15.75 / 2
        y = number // columns * 38 + 1 + 19
        filled.append(image.pixelColor(round(x), round(y)) == theme.colour("sector_b"))
    assert filled == [number < count for number in range(100)]
    assert array.accessibleName() == f"{count} of 100 figures are filled."


@pytest.mark.parametrize("count", [-1, 101])
def test_that_an_icon_array_has_no_other_counts(theme: Theme, qtbot: QtBot, count: int) -> None:
    array = IconArray(theme)
    qtbot.addWidget(array)
    with pytest.raises(ValueError, match="100"):
        array.set_count(count)


@pytest.mark.parametrize("pips", range(1, 7))
def test_that_a_die_shows_its_pips(theme: Theme, qtbot: QtBot, pips: int) -> None:
    die = DieFace(pips, theme, 64)
    qtbot.addWidget(die)
    image = die.grab().toImage()
    places = [(x, y) for x in (0.24, 0.5, 0.76) for y in (0.24, 0.5, 0.76)]
    dark = [image.pixelColor(int(x * 64), int(y * 64)).lightness() < 90 for x, y in places]
    assert sum(dark) == pips
    assert str(pips) in die.accessibleName()


# The file, letter for letter


@given(st.text(alphabet='ab,:"{}', max_size=200), st.integers(1, 80))
def test_that_breaking_a_text_changes_nothing_of_it(text: str, columns: int) -> None:
    lines = break_after_commas(text, columns)
    assert "".join(lines) == text
    for line in lines[:-1]:
        assert line.endswith(",")
    for line in lines:
        assert len(line) <= columns or "," not in line[:-1]


def test_that_a_response_is_broken_as_it_is_read_best() -> None:
    assert break_after_commas(RESPONSE, 75) == [
        '{"answers":{"bribe":1,"favour":0,"office":2,"years":7},',
        '"format":"candor-response","id":"5e0c91d47ab83f26c4d19e70b2a86f35",',
        '"procedure":"spinner",',
        '"survey":"f2d5a18b9c3e4607d1b2845fa97c603e18d4f5b62a7c90e3d5b8146fc27a9e01",',
        '"version":1}',
    ]


@pytest.mark.parametrize("width", [300, 640, 984])
def test_that_a_file_text_shows_all_of_it_and_copies_it_whole(
    theme: Theme, qtbot: QtBot, width: int
) -> None:
    shown = FileText(theme, RESPONSE + "\n")
    qtbot.addWidget(shown)
    shown.resize(width, 10)
    shown.show()
    assert shown.document().size().height() <= shown.height()
    shown.moveCursor(QTextCursor.MoveOperation.Start)
    shown.selectAll()
    assert shown.createMimeDataFromSelection().text() == RESPONSE
    assert shown.isReadOnly()
    assert shown.accessibleName()


# The target


def test_that_a_number_that_is_typed_is_passed_on_once(theme: Theme, qtbot: QtBot) -> None:
    target = TargetEpsilon(theme)
    qtbot.addWidget(target)
    told: list[str] = []
    target.value_changed.connect(told.append)
    target.field.selectAll()
    QTest.keyClicks(target.field, "1,10")
    assert told == ["1.1"]  # 1.10 is no other
    assert target.value == "1.1"
    # ln 11 of ln 40 on 400 steps.
    assert target.slider.value() == 260


def test_that_a_target_outside_the_limits_is_marked_and_does_not_stay(
    theme: Theme, qtbot: QtBot
) -> None:
    target = TargetEpsilon(theme, "0.5")
    qtbot.addWidget(target)
    told: list[str] = []
    target.value_changed.connect(told.append)
    target.field.selectAll()
    QTest.keyClicks(target.field, "7")
    assert target.field.property("state") == "error"
    QTest.keyClick(target.field, Qt.Key.Key_Return)
    assert (target.value, target.field.text(), told) == ("0.5", "0.50", [])
    with pytest.raises(ValueError, match="limits"):
        target.set_value("NaN")


def test_that_every_step_of_the_slider_is_a_number_within_the_limits(
    theme: Theme, qtbot: QtBot
) -> None:
    target = TargetEpsilon(theme)
    qtbot.addWidget(target)
    told: list[str] = []
    target.value_changed.connect(told.append)
    for step in range(401):
        target.slider.setValue(step)
    numbers = [Decimal(text) for text in told]
    assert min(numbers) == Decimal("0.10")
    assert max(numbers) == Decimal("4.00")
    target.slider.setValue(0)
    assert target.value == "0.10"
    # Half of the way is the geometric mean.
    target.slider.setValue(200)
    assert target.value == "0.63"


# Options, fields, files, progress


@pytest.mark.parametrize("kind", [RadioOption, CheckOption])
def test_that_an_option_is_taken_by_key_and_anywhere_on_its_row(
    theme: Theme, qtbot: QtBot, kind: type[RadioOption] | type[CheckOption]
) -> None:
    option = kind("Land registry", theme, detail="Offices that keep the register of land.")
    qtbot.addWidget(option)
    option.resize(600, option.heightForWidth(600))
    option.show()
    before = option.grab().toImage()
    QTest.mouseClick(option, Qt.MouseButton.LeftButton, pos=QPoint(590, 5))
    assert option.isChecked()
    assert option.grab().toImage() != before
    if kind is CheckOption:
        QTest.keyClick(option, Qt.Key.Key_Space)
        assert not option.isChecked()
    assert option.heightForWidth(220) > option.heightForWidth(600) >= 56


def test_that_segments_tell_the_key_that_was_chosen(theme: Theme, qtbot: QtBot) -> None:
    choice = SegmentedChoice([("epsilon", "ε"), ("p", "p"), ("gamma", "γ")], theme, name="Scale")
    qtbot.addWidget(choice)
    told: list[str] = []
    choice.chosen.connect(told.append)
    assert choice.key == "epsilon"
    segments = choice.findChildren(QWidget)
    choice.show()
    QTest.mouseClick(segments[2], Qt.MouseButton.LeftButton)
    choice.set_key("p")
    assert (told, choice.key) == (["gamma"], "p")
    assert [segment.accessibleName() for segment in segments] == [
        "Scale: ε",
        "Scale: p",
        "Scale: γ",
    ]


def test_that_fields_have_names_and_heights_of_the_grid(theme: Theme, qtbot: QtBot) -> None:
    search = SearchField("Filter", theme)
    number = number_field(50, 99, 95, theme, name="Level", suffix="%")
    for field, name in ((search, "Filter"), (number, "Level")):
        qtbot.addWidget(field)
        assert field.accessibleName() == name
        assert field.sizeHint().height() == 32 or field.height() == 32


def test_that_dropped_files_are_told_and_other_things_are_not(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    zone = DropZone(theme)
    qtbot.addWidget(zone)
    told: list[list[Path]] = []
    zone.paths_dropped.connect(told.append)
    for urls in (
        [QUrl.fromLocalFile(str(tmp_path)), QUrl.fromLocalFile(str(tmp_path / "a.response"))],
        [QUrl("https://example.org/a.response")],
    ):
        data = QMimeData()
        data.setUrls(urls)
        event = QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        zone.dropEvent(event)
    assert told == [[tmp_path, tmp_path / "a.response"]]


def test_that_a_job_is_cancelled_once(theme: Theme, qtbot: QtBot) -> None:
    panel = ProgressPanel(theme)
    qtbot.addWidget(panel)
    told: list[None] = []
    panel.cancelled.connect(lambda: told.append(None))
    panel.set_progress("1,204 of 10,000 files", 1204, 10_000)
    panel.cancel_button.click()
    panel.cancel_button.click()
    assert len(told) == 1
