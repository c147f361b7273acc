"""Setting a kiosk up in the window: by mouse, by keyboard alone, and all that can be wrong."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from kiosk_stand import PIN, SURVEY, Stand, in_window, making, stand, wait_until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import WARNER, Content, settle, survey_of, words_on, yes_no

from app.kit.i18n import Interpreter, language_name
from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.kiosk.opening import survey_for_kiosk
from app.respondent.kiosk.setup_rows import ChosenSurvey, OutboxRow, OutboxState, try_place
from app.respondent.pages.save_place import shown_folder
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.dialogs import Dialogs
from app.words.refusals import message
from core.facts.errors import Code
from core.keys.signing import Pins
from core.survey import write

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

LANGUAGES: Content = {"title": {"en": "Work", "de": "Arbeit"}, "languages": ["en", "de"]}
TWO = survey_of(
    yes_no(WARNER, ("scrambled",), text={"en": "Did you?", "de": "Haben Sie?"}), **LANGUAGES
)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


class Answers(Dialogs):
    """Answers as the field worker would."""

    def __init__(self, theme: Theme, survey: Path, folder: Path) -> None:
        super().__init__(theme)
        self.survey, self.folder = survey, folder

    def open_file(
        self, _parent: QWidget, _title: str, _pattern: str, _start: Path | None = None
    ) -> Path | None:
        return self.survey

    def open_folder(self, _parent: QWidget, _title: str, _start: Path | None = None) -> Path | None:
        return self.folder


def window_of(theme: Theme, qtbot: QtBot, tmp_path: Path) -> tuple[MainWindow, Places]:
    survey, outbox = tmp_path / "some.survey", tmp_path / "outbox"
    survey.write_bytes(write(TWO))
    outbox.mkdir()
    places = Places(tmp_path / "settings.json", tmp_path / "data" / "sittings", tmp_path / "out")
    window = MainWindow(theme, Settings(), places, dialogs=Answers(theme, survey, outbox))
    qtbot.addWidget(window, before_close_func=lambda window: window.release())
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window, places


def test_that_a_kiosk_is_set_up_by_mouse_and_left_to_the_first_page(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    window, places = window_of(theme, qtbot, tmp_path)
    left = places.kiosk / "of a crash"
    left.parent.mkdir(parents=True)
    left.touch()
    QTest.mouseClick(window.home.kiosk_button, Qt.MouseButton.LeftButton)
    assert not left.exists(), "what a crash left is erased at once"
    kiosk = in_window(window, tmp_path / "outbox", places.kiosk)
    assert "Choose a survey." in words_on(kiosk.shown)
    kiosk.click("choose_survey_button")
    assert "Choose an outbox." in words_on(kiosk.shown)
    wait_until(lambda: " ".join(TWO.words) in words_on(kiosk.shown))
    assert "This survey is not signed." in words_on(kiosk.shown)
    kiosk.click("choose_outbox_button")
    kiosk.click("browse_button")
    kiosk.ready()
    assert "Tested: can be written" in words_on(kiosk.shown)
    assert "Type the PIN twice." in words_on(kiosk.shown)
    kiosk.type_pin("first_field", PIN)
    kiosk.type_pin("second_field", PIN)
    kiosk.click("forward_button")
    assert kiosk.has("start_button")
    assert window.isFullScreen()
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    kiosk.click("end_button")
    assert window.current_view is window.home
    assert not window.isFullScreen()
    window.home.kiosk_button.click()
    assert window.current_view is not window.home, "another kiosk can be set up"
    assert str(tmp_path / "outbox") not in repr(window._settings), "no trace of what was asked"


def test_that_a_kiosk_is_set_up_by_keyboard_alone(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    window, places = window_of(theme, qtbot, tmp_path)
    window.home.kiosk_button.click()
    kiosk = in_window(window, tmp_path / "outbox", places.kiosk)
    settle()

    def go_to(name: str) -> None:
        for _ in range(60):
            here = QApplication.focusWidget()
            if here is not None and here.objectName() == name:
                return
            QTest.keyClick(here or window, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {name}")

    def focused() -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found

    def press(name: str, key: Qt.Key = Qt.Key.Key_Space) -> None:
        go_to(name)
        QTest.keyClick(focused(), key)
        settle()

    press("choose_survey_button")
    press("choose_outbox_button")
    go_to("path_field")
    QTest.keyClicks(focused(), str(tmp_path / "outbox"))
    press("path_field", Qt.Key.Key_Return)
    kiosk.ready()
    go_to("first_field")
    QTest.keyClicks(focused(), PIN)
    press("first_field", Qt.Key.Key_Return)
    QTest.keyClicks(focused(), PIN)
    press("language_de")
    press("forward_button", Qt.Key.Key_Return)
    assert kiosk.has("start_button")
    assert kiosk.view._flow.languages == ("en",)
    assert not kiosk.has("language_button"), "one language is no choice"


def test_that_at_least_one_language_is_offered(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = stand(theme, qtbot, tmp_path, TWO)
    kiosk.ready()
    for name in ("first_field", "second_field"):
        kiosk.type_pin(name, PIN)
    for code in ("en", "de"):
        box = kiosk.part(f"language_{code}")
        assert isinstance(box, QCheckBox)
        assert box.text() == language_name(code)
        kiosk.click(box.objectName())
    assert not kiosk.part("forward_button").isEnabled()
    assert "Offer at least one language." in words_on(kiosk.shown)
    kiosk.click("language_de")
    kiosk.click("forward_button")
    assert kiosk.view._language == "de"
    kiosk.click("start_button")
    assert kiosk.view.sitting is not None
    assert kiosk.view.sitting.language == "de"


# The survey


def test_that_what_is_wrong_with_a_survey_is_named(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    broken, risky = tmp_path / "broken.survey", tmp_path / "risky.survey"
    broken.write_bytes(write(SURVEY)[:40])
    strong = survey_of(yes_no({"name": "warner", "p": "39/40"}, ("scrambled",)))
    risky.write_bytes(write(strong))
    pins = Pins(tmp_path / "authors.json")
    refused = survey_for_kiosk(broken, pins)
    assert refused.survey is None
    assert [problem.code for problem in refused.problems] == [Code.SYNTAX]
    missing = survey_for_kiosk(tmp_path / "gone.survey", pins)
    assert [problem.code for problem in missing.problems] == [Code.IO]
    warned = survey_for_kiosk(risky, pins)
    assert warned.survey is not None
    assert Code.EPS_LIMIT in [problem.code for problem in warned.problems]
    for chosen in (refused, warned):
        kiosk = stand(theme, qtbot, tmp_path, chosen=chosen)
        kiosk.ready()
        assert all(message(problem) in words_on(kiosk.shown) for problem in chosen.problems)
        for name in ("first_field", "second_field"):
            kiosk.type_pin(name, PIN)
        assert kiosk.part("forward_button").isEnabled() == (chosen.survey is not None)


# The outbox


def refusing(number: int) -> Callable[..., object]:
    def refuse(*_: object, **__: object) -> object:
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_that_a_folder_that_cannot_be_written_is_told(
    number: int, theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "outbox").mkdir()
    with monkeypatch.context() as patch:
        patch.setattr("app.respondent.kiosk.setup_rows._try_to_write", refusing(number))
        kiosk = stand(theme, qtbot, tmp_path)
        kiosk.ready()
    shown = words_on(kiosk.shown)
    assert f"Nothing can be written there: {os.strerror(number)}." in shown
    assert "Choose an outbox." in shown
    kiosk.click("test_again_button")
    kiosk.ready()
    assert "Tested: can be written" in words_on(kiosk.shown)


def test_that_testing_leaves_nothing_behind_even_where_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert try_place(tmp_path).standing is OutboxState.READY
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refusing(errno.ENOSPC))
        full = try_place(tmp_path)
    assert full.standing is OutboxState.UNWRITABLE
    assert full.error is not None
    assert full.error.errno == errno.ENOSPC
    assert list(tmp_path.iterdir()) == []


def test_that_a_file_and_a_missing_folder_are_no_outbox(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert try_place(tmp_path / "file").standing is OutboxState.NO_FOLDER
    assert try_place(tmp_path / "gone").standing is OutboxState.MISSING
    assert try_place(tmp_path / "a\0b").standing is OutboxState.UNWRITABLE
    assert not (tmp_path / "gone").exists()


def test_that_a_relative_outbox_is_shown_where_it_really_is(
    theme: Theme, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("outbox", "work"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "work")
    row = OutboxRow(theme, Path("../outbox"), None)
    qtbot.addWidget(row)
    qtbot.waitUntil(lambda: row.folder is not None)
    assert row.folder == (tmp_path / "outbox").resolve()
    assert row.value_label.text() == shown_folder((tmp_path / "outbox").resolve())


def test_that_what_lies_in_the_folder_is_told(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    outbox = tmp_path / "outbox"
    outbox.mkdir()
    for name in ("a.response", "b.sealed", "photo.jpg"):
        (outbox / name).touch()
    place = try_place(outbox)
    assert (place.responses, place.others) == (2, 1)
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.ready()
    shown = words_on(kiosk.shown)
    assert "2 response files are in it already." in shown
    assert "One other file is in it; Candor leaves it alone." in shown


def test_that_a_stick_taken_out_before_the_start_is_told(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.ready()
    for name in ("first_field", "second_field"):
        kiosk.type_pin(name, PIN)
    kiosk.outbox.rmdir()
    kiosk.click("forward_button")
    assert kiosk.started is None
    assert not kiosk.outbox.exists()
    wait_until(lambda: kiosk.has("make_button"))
    field = kiosk.part("first_field")
    assert isinstance(field, QLineEdit)
    assert field.text() == "", "the PIN is typed again"


# The PIN


def test_that_pins_that_differ_start_nothing(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    made = making(tmp_path / "data" / "kiosk", ChosenSurvey(SURVEY))
    kiosk: Stand = stand(theme, qtbot, tmp_path, made=made)
    kiosk.ready()
    kiosk.type_pin("first_field", PIN)
    kiosk.type_pin("second_field", PIN + "1")
    kiosk.click("forward_button")
    assert kiosk.started is None
    assert "The two PINs differ. Type the second again." in words_on(kiosk.shown)
    kiosk.type_pin("second_field", PIN)
    assert "The two PINs differ." not in words_on(kiosk.shown)
    kiosk.click("forward_button")
    assert kiosk.has("start_button")


def test_that_setting_up_fits_a_small_window_in_german(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    german = Interpreter(preferred=["de"])
    kiosk = stand(theme, qtbot, tmp_path, TWO, size=(512, 320), interpreter=german)
    kiosk.ready()
    assert "Geprüft: Schreiben geht" in words_on(kiosk.shown)
    column = kiosk.shown.findChild(QWidget, "page_column")
    assert column is not None
    assert column.width() <= 512
