"""Nothing is lost and nothing is drawn twice: saving, failing to, coming back, leaving, erasing."""

import tempfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import (
    WARNER,
    Sat,
    one_of,
    settle,
    sit_down,
    survey_of,
    words_on,
    yes_no,
)

from app.respondent.pages.returning import ReturningPage
from app.theme import Theme
from core.files import disk
from core.response.store import MemoryStore, SittingStore, Store
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

AREA = one_of(None, 3, id="area")
SURVEY = survey_of(yes_no(WARNER, ("spinner",)), AREA)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def at_review(
    theme: Theme, qtbot: QtBot, folder: Path, store: Store | None = None, survey: Survey = SURVEY
) -> Sat:
    person = sit_down(survey, theme, qtbot, folder, store=store)
    if person.has("other_person_button"):
        person.be_another()
    person.to_first_question()
    person.click("spin_button")
    person.click("yes_button")
    person.go_on()
    person.choose(1)
    person.click("forward_button")
    return person


def test_that_the_folder_is_made_and_the_file_named_by_its_id(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "Documents").mkdir()
    person = at_review(theme, qtbot, tmp_path / "Documents" / "Candor responses")
    assert not any((tmp_path / "Documents").iterdir())
    person.click("save_button")
    (path,) = person.files()
    assert path.suffix == ".response"
    assert len(path.stem) == 32
    assert path.stat().st_mtime == disk.CONSTANT_TIME


def test_that_saving_again_gives_the_same_bytes(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    store = SittingStore(tmp_path / "kept")
    first = at_review(theme, qtbot, tmp_path / "out", store)
    first.click("save_button")
    (path,) = first.files()
    data = path.read_bytes()
    again = sit_down(SURVEY, theme, qtbot, tmp_path / "elsewhere", store=store)
    assert again.page.accessibleName() == "This survey was begun here before"
    again.click("sitting_button_1")
    assert again.page.accessibleName() == "This was saved"
    assert not again.has("back_button")
    again.click("save_button")
    (copy,) = again.files()
    assert (copy.name, copy.read_bytes()) == (path.name, data)
    same_place = sit_down(SURVEY, theme, qtbot, tmp_path / "out", store=store)
    same_place.click("sitting_button_1")
    same_place.click("save_button")
    assert same_place.page.accessibleName() == "Saved"
    assert [p.read_bytes() for p in same_place.files()] == [data]


def test_that_another_person_gets_an_id_of_their_own(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path / "kept")
    for _ in range(3):
        at_review(theme, qtbot, tmp_path / "out", store).click("save_button")
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert len(names) == 3
    assert len(store.sittings(SURVEY)) == 3


def fail_to_write(monkeypatch: pytest.MonkeyPatch, error: OSError, folder: Path) -> None:
    """Let a folder, and those in it, take no file."""
    whole = tempfile.mkstemp

    def mkstemp(**how: Any) -> tuple[int, str]:
        if Path(how["dir"]).is_relative_to(folder):
            raise error
        return whole(**how)

    monkeypatch.setattr("core.files.disk.tempfile.mkstemp", mkstemp)


ERRORS = {
    "full": OSError(28, "No space left on device"),
    "read-only": OSError(30, "Read-only file system"),
    "removed": FileNotFoundError(2, "No such file or directory"),
}


@pytest.mark.parametrize("error", ERRORS.values(), ids=ERRORS)
def test_that_a_disk_that_refuses_loses_nothing(
    error: OSError,
    theme: Theme,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = SittingStore(tmp_path / "kept")
    person = at_review(theme, qtbot, tmp_path / "stick", store)
    before = store.sittings(SURVEY)
    shown = person.file_text()
    with monkeypatch.context() as patched:
        fail_to_write(patched, error, person.folder)
        person.click("save_button")
    assert person.page.accessibleName() == "Look once, then save"
    problem = person.part("problem").accessibleName()
    assert str(error.strerror) in problem
    assert "Nothing is lost" in problem
    panel = person.part("place_panel")
    assert 0 < panel.y() - person.part("problem").geometry().bottom() < 40, "they stand together"
    assert person.files() == []
    assert store.sittings(SURVEY) == before
    field = person.part("path_field")
    assert isinstance(field, QLineEdit)
    field.clear()
    QTest.keyClicks(field, str(tmp_path / "elsewhere"))
    person.click("use_button")
    person.click("make_button")
    assert not person.has("problem")
    person.click("save_button")
    (path,) = (tmp_path / "elsewhere").iterdir()
    assert path.read_text("utf-8").rstrip("\n") == str(shown).replace("\n", "")


REASONS = {
    "full": "Its disk is full. Check that its disk is not full, then press again.",
    "read-only": "Its disk is write-protected.",
    "removed": "The folder for it is not there.",
}


@pytest.mark.parametrize("name", ERRORS)
def test_that_a_copy_that_is_not_kept_is_told_by_its_reason(
    name: str, theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another place would not help, and none is offered."""
    person = at_review(theme, qtbot, tmp_path / "out", SittingStore(tmp_path / "kept"))
    with monkeypatch.context() as patched:
        fail_to_write(patched, ERRORS[name], tmp_path / "kept")
        person.click("save_button")
    problem = person.part("problem").accessibleName()
    assert REASONS[name] in problem
    assert "The copy could not be kept on this computer itself." in problem, "whose disk it is"
    assert ("disk is not full" in problem) is (name == "full")
    assert not person.has("place_panel")
    assert person.files() == []
    person.click("save_button")
    assert len(person.files()) == 1


def test_that_a_folder_that_cannot_be_made_is_told(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    person = at_review(theme, qtbot, tmp_path / "taken" / "inside")
    person.click("save_button")
    assert "folder could not be made" in person.part("problem").accessibleName()


def test_that_another_file_of_the_name_is_never_replaced(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_review(theme, qtbot, tmp_path / "out")
    name = person.view._flow.response().file_name
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / name).write_text("mine")
    person.click("save_button")
    assert person.has("problem")
    assert (tmp_path / "out" / name).read_text() == "mine"


def test_that_a_place_can_be_chosen_by_the_dialog(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    asked: list[Path] = []
    (tmp_path / "chosen").mkdir()

    def choose(start: Path) -> Path | None:
        asked.append(start)
        return None if len(asked) == 1 else tmp_path / "chosen"

    survey = survey_of(AREA)
    person = sit_down(survey, theme, qtbot, tmp_path / "out", choose_folder=choose)
    person.to_first_question()
    person.choose(0)
    person.click("forward_button")
    person.click("place_button")
    person.click("browse_button")
    assert person.has("place_panel"), "nothing was chosen yet"
    person.click("browse_button")
    assert asked == [tmp_path / "out"] * 2
    assert "chosen" in person.text("place_label")
    person.click("save_button")
    assert [path.parent.name for path in (tmp_path / "chosen").iterdir()] == ["chosen"]


def test_that_the_place_that_was_chosen_survives_going_back(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "stick").mkdir()
    person = at_review(theme, qtbot, tmp_path / "out")
    person.click("place_button")
    field = person.part("path_field")
    assert isinstance(field, QLineEdit)
    field.setText(str(tmp_path / "stick"))
    person.click("use_button")
    told = person.text("place_label")
    assert "stick" in told
    for _ in range(2):
        person.click("back_button")
    person.go_on(2)
    assert person.text("place_label") == told
    person.click("leave_button")
    person.click("forward_button")
    assert person.text("place_label") == told
    person.click("place_button")
    field = person.part("path_field")
    assert isinstance(field, QLineEdit)
    assert field.text() == str(tmp_path / "stick")
    person.click("save_button")
    assert person.files() == []
    assert len(list((tmp_path / "stick").iterdir())) == 1


def test_that_enter_in_the_field_uses_the_folder(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = at_review(theme, qtbot, tmp_path / "out")
    person.click("place_button")
    field = person.part("path_field")
    assert isinstance(field, QLineEdit)
    field.setText(" ")
    assert not person.part("use_button").isEnabled()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert person.has("place_panel")
    field.setText(str(tmp_path / "typed"))
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert person.page.accessibleName() == "Look once, then save", "Enter did not save"
    assert person.part("make_button").hasFocus()
    QTest.keyClick(person.part("make_button"), Qt.Key.Key_Return)
    settle()
    person.click("save_button")
    assert any((tmp_path / "typed").iterdir())


def test_that_leaving_makes_no_file_and_keeps_what_was_drawn(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path / "kept")
    person = sit_down(SURVEY, theme, qtbot, tmp_path / "out", store=store)
    left: list[bool] = []
    person.view.left.connect(lambda: left.append(True))
    person.click("leave_button")
    assert "No word was drawn." in words_on(person.page)
    person.click("forward_button")
    person.to_first_question()
    person.click("leave_button")
    told = words_on(person.page)
    assert "No word was drawn." in told
    assert "on this computer" not in told
    person.click("forward_button")
    person.click("spin_button")
    person.click("leave_button")
    told = words_on(person.page)
    assert "One start is noted on this computer" in told
    assert "Everything else is forgotten" in told
    assert "No word was drawn." not in told
    assert "saved word" not in told
    person.click("forward_button")
    person.click("no_button")
    person.click("leave_button")
    told = words_on(person.page)
    assert "One saved word on this computer" in told
    assert "start is noted" not in told
    assert left == []
    person.click("confirm_button")
    assert left == [True]
    assert person.files() == []
    (kept,) = store.sittings(SURVEY)
    assert dict(kept.reports) == {"bribe": 0}
    back = sit_down(SURVEY, theme, qtbot, tmp_path / "out", store=store)
    back.click("sitting_button_1")
    back.choose(2)
    back.click("forward_button")
    back.click("save_button")
    assert back.saved_answers() == {"area": 2, "bribe": 0}


def test_that_review_leaves_without_a_file(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = at_review(theme, qtbot, tmp_path / "out")
    person.click("leave_without_button")
    person.click("confirm_button")
    assert person.files() == []


def test_that_not_agreeing_leaves(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    store = MemoryStore()
    survey = survey_of(AREA, consent="Do you agree?")
    person = sit_down(survey, theme, qtbot, tmp_path / "out", store=store)
    left: list[bool] = []
    person.view.left.connect(lambda: left.append(True))
    person.click("forward_button")
    person.click("decline_button")
    person.click("forward_button")
    assert left == [True]
    assert not store.was_begun(survey)


def test_that_the_copy_can_be_removed_and_the_mark_stays(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path / "kept")
    person = at_review(theme, qtbot, tmp_path / "out", store)
    person.click("save_button")
    person.click("remove_button")
    assert person.has("removed_banner")
    assert not person.has("remove_button")
    assert store.sittings(SURVEY) == ()
    assert len(person.files()) == 1
    again = sit_down(SURVEY, theme, qtbot, tmp_path / "out", store=store)
    assert again.page.accessibleName() == "This survey was begun here before"


def returning(person: Sat) -> ReturningPage:
    assert isinstance(person.page, ReturningPage)
    return person.page


def test_that_erasing_takes_two_actions_and_tells_the_cost(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SittingStore(tmp_path / "kept")
    at_review(theme, qtbot, tmp_path / "out", store).click("save_button")
    person = sit_down(SURVEY, theme, qtbot, tmp_path / "out", store=store)
    page = returning(person)
    cost = "up to 9 times, not 3"
    assert cost not in words_on(page)
    assert not page.forget_action.isEnabled()
    page.erase_action.trigger()
    settle()
    person.click("keep_button")
    assert len(store.sittings(SURVEY)) == 1
    page.erase_action.trigger()
    settle()
    person.click("confirm_button")
    assert store.sittings(SURVEY) == ()
    assert store.was_begun(SURVEY)
    page = returning(person)
    assert not page.erase_action.isEnabled()
    page.forget_action.trigger()
    settle()
    assert cost in words_on(person.part("asked"))
    person.click("confirm_button")
    assert not store.was_begun(SURVEY)
    assert person.page.accessibleName() == "Welcome"
