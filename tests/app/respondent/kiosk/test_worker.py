"""The field worker: the PIN, what goes wrong, and the window as a kiosk."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from kiosk_stand import PIN, SURVEY, in_window, making, silent_at_review, stand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import (
    WARNER,
    Content,
    settle,
    survey_of,
    words_on,
    yes_no,
)
from walking import faults

from app.commands import cli
from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.kiosk.flow import KioskFlow, is_pin
from app.respondent.kiosk.opening import lock_kiosk
from app.respondent.kiosk.setup_rows import ChosenSurvey
from app.respondent.pages.known_here import KeyChange
from app.shell.window import MainWindow
from app.theme import Theme
from core.facts.errors import Refused
from core.survey import Survey, write

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


SIZES = {"1280x800": (1280, 800), "1024x640": (1024, 640), "512x320": (512, 320)}


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


# The PIN


def test_that_the_kiosk_is_left_with_the_pin_alone(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    left: list[int] = []
    kiosk.view.left.connect(lambda: left.append(1))
    for shown in ("worker_button", "start_button"):
        assert not kiosk.view.close()
        kiosk.click(shown)
        assert not kiosk.view.close()
        kiosk.view.show_next()
        settle()
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", "1111")
    kiosk.click("forward_button")
    assert "That is not the PIN." in words_on(kiosk.shown)
    field = kiosk.part("pin_field")
    assert isinstance(field, QLineEdit)
    assert field.text() == ""
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    assert "People who saved a file" in words_on(kiosk.shown)
    assert left == []
    kiosk.click("end_button")
    assert left == [1]
    assert kiosk.view.close()


def test_that_the_two_pins_must_agree(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.ready()
    kiosk.type_pin("first_field", PIN)
    kiosk.type_pin("second_field", "246")
    assert not kiosk.part("forward_button").isEnabled()
    kiosk.type_pin("second_field", "9")
    kiosk.click("forward_button")
    assert "The two PINs differ." in words_on(kiosk.shown)
    kiosk.type_pin("second_field", PIN)
    kiosk.click("forward_button")
    assert kiosk.has("start_button")


def test_that_a_pin_has_four_to_twelve_digits() -> None:
    assert is_pin("0000")
    assert is_pin("123456789012")
    for wrong in ("", "123", "1234567890123", "12a4", "١٢٣٤", "12 4"):
        assert not is_pin(wrong)


def test_that_the_pin_is_in_memory_alone(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    digits = "86420975"
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.ready()
    kiosk.type_pin("first_field", digits)
    kiosk.type_pin("second_field", digits)
    field = kiosk.part("first_field")
    assert isinstance(field, QLineEdit)
    assert field.text() == digits
    assert not set(digits) & set(field.displayText())
    kiosk.click("forward_button")
    kiosk.answer()
    kiosk.click("save_button")
    written = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert not [data for data in written if digits.encode() in data]
    assert digits not in repr(kiosk.view._flow)
    with pytest.raises(ValueError, match="two differ"):
        kiosk.view._flow.set_pin("1234", "1235")
    with pytest.raises(ValueError, match="digits"):
        kiosk.view._flow.set_pin("12", "12")


def test_that_a_kiosk_without_a_pin_opens_for_none(tmp_path: Path) -> None:
    (tmp_path / "outbox").mkdir()
    flow = KioskFlow(SURVEY, tmp_path / "outbox", tmp_path / "kiosk")
    assert not flow.opens("")


# What goes wrong


def test_that_a_kiosk_runs_alone(tmp_path: Path) -> None:
    held = lock_kiosk(tmp_path / "data" / "kiosk")
    with pytest.raises(Refused, match="open already"):
        lock_kiosk(tmp_path / "data" / "kiosk")
    held.unlock()
    lock_kiosk(tmp_path / "data" / "kiosk").unlock()


def test_that_a_changed_key_is_told_to_the_field_worker(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    accepted: list[Survey] = []
    changed = ChosenSurvey(SURVEY, key_change=KeyChange(SURVEY.digest, ""))
    made = making(tmp_path / "data" / "kiosk", changed, accept_key=accepted.append)
    kiosk = stand(theme, qtbot, tmp_path, made=made)
    kiosk.ready()
    assert "its author had here before" in words_on(kiosk.shown)
    for name in ("first_field", "second_field"):
        kiosk.type_pin(name, PIN)
    assert not kiosk.part("forward_button").isEnabled()
    assert "Ask about the key of the survey." in words_on(kiosk.shown)
    QTest.keyClick(kiosk.part("second_field"), Qt.Key.Key_Return)
    assert kiosk.started is None
    kiosk.click("asked_button")
    assert accepted == []
    kiosk.click("forward_button")
    assert accepted == [SURVEY]
    assert kiosk.has("start_button")


# The window and the command


def test_that_the_window_becomes_a_kiosk_and_stays_one(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "some.survey"
    path.write_bytes(write(SURVEY))
    places = Places(tmp_path / "settings.json", tmp_path / "data" / "sittings", tmp_path / "out")
    window = MainWindow(theme, Settings(), places, respondent_only=True)
    qtbot.addWidget(window)
    window.show()
    window.set_up_kiosk_alone(path, tmp_path / "outbox")
    assert not window.isFullScreen()
    kiosk = in_window(window, tmp_path / "outbox", places.kiosk)
    kiosk.set_up()
    assert window.isFullScreen()
    assert not window.close()
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    kiosk.click("end_button")
    assert not window.isVisible()
    assert str(path) not in places.settings.read_text("utf-8"), "no trace of what was asked"


def test_that_a_kiosk_needs_an_outbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "some.survey"
    path.write_bytes(write(SURVEY))
    for arguments in (["--kiosk"], ["--outbox", str(tmp_path)]):
        done = CliRunner().invoke(cli, ["respond", str(path), *arguments])
        assert done.exit_code == 2
        assert "--kiosk --outbox DIR" in done.output
    opened: list[dict[str, object]] = []

    def note(_path: Path, **how: object) -> int:
        opened.append(how)
        return 0

    monkeypatch.setattr("app.shell.gui.run", note)
    outbox = tmp_path / "outbox"
    done = CliRunner().invoke(cli, ["respond", str(path), "--kiosk", "--outbox", str(outbox)])
    assert done.exit_code == 0
    assert opened == [{"respondent_only": True, "outbox": outbox}]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_that_every_page_of_the_kiosk_is_named_reached_and_whole(
    size: tuple[int, int], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    languages: Content = {"title": {"en": "Work", "de": "Arbeit"}, "languages": ["en", "de"]}
    question = yes_no(WARNER, ("scrambled",), text={"en": "Did you?", "de": "Haben Sie?"})
    kiosk = stand(theme, qtbot, tmp_path, survey_of(question, **languages), size=size)
    pages = 0

    def look() -> None:
        nonlocal pages
        pages += 1
        assert faults(kiosk.seen) == [], kiosk.shown.accessibleName()

    kiosk.ready()
    look()
    kiosk.set_up()
    look()
    kiosk.click("worker_button")
    look()
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    look()
    kiosk.click("forward_button")
    silent_at_review(kiosk)
    look()
    kiosk.click("here_button")
    look()
    kiosk.click("save_button")
    look()
    kiosk.click("forward_button")
    look()
    assert pages == 8
