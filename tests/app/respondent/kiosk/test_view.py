"""One laptop for one person after another: nothing of one is there for the next."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import run

import pytest
from kiosk_stand import PIN, Stand, be_silent, count_down, counts, silent_at_review, stand
from own_process import ROOT
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import (
    ViewDoor,
    one_of,
    settle,
    survey_of,
    words_on,
)

from app.respondent.kiosk.sitting import KioskSitting
from app.respondent.kiosk.view import COUNTDOWN_SECONDS
from app.respondent.questions.landing import LandingPage
from app.respondent.scaffold.page import RespondentPage
from app.theme import Theme
from app.widgets.button import Button

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def test_that_three_people_in_a_row_leave_three_files_and_nothing_else(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    ids: set[str] = set()
    for person in range(1, 4):
        assert kiosk.kept() == []
        kiosk.answer()
        assert kiosk.kept() != [], "what is drawn is frozen before it is shown"
        kiosk.click("save_button")
        assert kiosk.kept() == [], "deleted once the file is in the outbox"
        assert len(kiosk.files()) == person
        kiosk.click("forward_button")
        seen = words_on(kiosk.view)
        newest = {path.stem for path in kiosk.files()} - ids
        assert len(newest) == 1
        assert not [name for name in newest if name in seen], "nobody can look back"
        assert kiosk.view.findChildren(KioskSitting) == []
        ids |= newest
    assert counts(kiosk) == (3, 0, 0)
    answers = [json.loads(path.read_bytes()) for path in kiosk.files()]
    assert {content["id"] for content in answers} == ids
    assert all(sorted(content["answers"]) == ["bribe", "job"] for content in answers)


def test_that_a_person_who_leaves_leaves_nothing(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    kiosk.click("leave_button")
    assert "Your answers are erased" in words_on(kiosk.shown)
    assert "saved word" not in words_on(kiosk.shown)
    kiosk.click("confirm_button")
    kiosk.say_who("next_button")
    assert kiosk.kept() == []
    assert kiosk.files() == []
    assert counts(kiosk) == (0, 1, 0)
    kiosk.click("start_button")
    assert "Welcome" in kiosk.shown.accessibleName(), "the next person is not told of the last"


def test_that_leaving_and_starting_draws_no_third_time(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Nobody starts after a start but by the PIN; the same person has two starts in all."""
    door = ViewDoor([3])
    kiosk = stand(theme, qtbot, tmp_path, door=door)
    kiosk.set_up()
    kiosk.start_to_question()
    kiosk.click("spin_button")
    leave(kiosk)
    assert not kiosk.has("start_button")
    assert "landed" not in words_on(kiosk.view)
    kiosk.click("worker_button")
    kiosk.click("back_button")
    assert not kiosk.has("start_button"), "without the PIN it stays so"
    be_silent(kiosk)
    assert not kiosk.has("start_button")
    kiosk.say_who("same_button")
    assert "This is the last time." in words_on(kiosk.shown)
    kiosk.click("spin_button")
    leave(kiosk)
    kiosk.say_who("same_button")
    assert "It was started twice" in words_on(kiosk.shown)
    assert not kiosk.has("spin_button")
    leave(kiosk)
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    assert kiosk.kept() != []
    kiosk.click("next_button")
    assert kiosk.kept() == []
    assert kiosk.has("start_button")
    told = kiosk.view._flow.counts
    assert (told.left, told.after_start) == (3, 3)


def test_that_who_left_before_anything_was_drawn_calls_nobody(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.start_to_question()
    leave(kiosk)
    assert kiosk.has("start_button")
    assert kiosk.view._flow.counts.after_start == 0


def test_that_the_same_person_keeps_the_words_that_were_drawn(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.start_to_question()
    kiosk.click("spin_button")
    kiosk.click("no_button")
    leave(kiosk)
    kiosk.say_who("same_button")
    kiosk.answer_on()
    kiosk.click("save_button")
    (path,) = kiosk.files()
    assert json.loads(path.read_bytes())["answers"]["bribe"] == 0


def test_that_a_crash_in_between_leaves_no_readable_sitting(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """The second of three people is killed at the review; the kiosk is started again."""
    program = f"""
import os, sys
from pathlib import Path
sys.path[:0] = [{str(ROOT / "tests" / "app")!r}, {str(ROOT / "tests" / "core")!r}]
import kiosk_stand
folder = Path({str(tmp_path)!r})
kiosk = kiosk_stand.answered_in_own_process(folder)
kiosk.click("save_button")
kiosk.click("forward_button")
kiosk.answer()
(written,) = (folder / "outbox").iterdir()
for stem in (written.stem, "f" * 32):
    (folder / "outbox" / f".candor-{{stem}}-0abcdef1.part").write_bytes(b"half a file")
os._exit(9)
"""
    done = run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, env=dict(os.environ))
    assert done.returncode == 9, done.stderr
    folder = tmp_path / "data" / "kiosk"
    assert [path for path in folder.rglob("*.sitting")], "the crash came while answering"
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    qtbot.waitUntil(lambda: kiosk.has("start_button"))
    assert kiosk.kept() == []
    other, whole = kiosk.files()
    assert other.name.startswith(".candor-ffff"), "another kiosk may be writing it"
    kiosk.answer()
    kiosk.click("save_button")
    assert len(kiosk.files()) == 3
    assert whole in kiosk.files()


def test_that_silence_counts_down_and_erases(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = stand(theme, qtbot, tmp_path, quiet=1)
    kiosk.set_up()
    kiosk.click("start_button")
    qtbot.waitUntil(lambda: kiosk.has("here_button"))
    assert f"In {COUNTDOWN_SECONDS} seconds" in words_on(kiosk.shown)
    count_down(kiosk, COUNTDOWN_SECONDS - 1)
    assert "In one second" in words_on(kiosk.shown)
    count_down(kiosk, 1)
    assert kiosk.has("start_button")
    assert kiosk.view.findChildren(KioskSitting) == []
    assert counts(kiosk) == (0, 0, 1)


def test_that_the_sitting_of_a_silent_person_is_erased(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    silent_at_review(kiosk)
    assert "TRUE" not in words_on(kiosk.shown), "nobody who passes by reads the page"
    assert kiosk.kept() != []
    count_down(kiosk)
    assert kiosk.kept() == []
    assert kiosk.files() == []


@pytest.mark.parametrize("way", ["key", "mouse", "button"])
def test_that_a_touch_brings_the_same_page_back(
    way: str, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    seen = silent_at_review(kiosk)
    touches: dict[str, Callable[[], None]] = {
        "key": lambda: QTest.keyClick(kiosk.shown, Qt.Key.Key_Shift),
        "mouse": lambda: QTest.mouseMove(kiosk.shown),
        "button": lambda: kiosk.click("here_button"),
    }
    touches[way]()
    qtbot.waitUntil(lambda: kiosk.has("save_button"))
    assert words_on(kiosk.shown) == seen
    kiosk.click("save_button")
    assert len(kiosk.files()) == 1
    assert counts(kiosk) == (1, 0, 0)


def test_that_every_touch_begins_the_silence_anew(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.click("start_button")
    timer = kiosk.view._silence._timer
    timer.stop()
    QTest.keyClick(kiosk.shown, Qt.Key.Key_Tab)
    assert timer.isActive()
    timer.stop()
    QTest.mouseMove(kiosk.shown, QPoint(40, 40))
    qtbot.waitUntil(timer.isActive)


def test_that_a_wheel_that_was_spun_survives_a_touch_but_not_the_silence(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path, door=ViewDoor([3]))
    kiosk.set_up()
    kiosk.start_to_question()
    kiosk.click("spin_button")
    assert "The wheel landed on B" in words_on(kiosk.shown)
    kiosk.view._silence._on_timer_timeout()
    assert "The wheel landed" not in words_on(kiosk.shown)
    QTest.keyClick(kiosk.shown, Qt.Key.Key_Shift)
    settle()
    page = kiosk.shown
    assert isinstance(page, LandingPage)
    assert "The wheel landed on B" in words_on(page)
    kiosk.view._silence._on_timer_timeout()
    for _ in range(COUNTDOWN_SECONDS):
        kiosk.view._countdown.count()
    assert not page.is_underway
    assert "The wheel landed" not in words_on(page)
    settle()
    assert "landed" not in words_on(kiosk.view)


def test_that_silence_after_saving_just_goes_on(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    kiosk.click("save_button")
    be_silent(kiosk)
    assert kiosk.has("start_button")
    assert counts(kiosk) == (1, 0, 0)


def save(kiosk: Stand) -> None:
    kiosk.answer_on()
    kiosk.click("save_button")
    kiosk.click("forward_button")


def leave(kiosk: Stand) -> None:
    kiosk.click("leave_button")
    kiosk.click("confirm_button")


def go_away(kiosk: Stand) -> None:
    be_silent(kiosk)
    count_down(kiosk)


def looks_of(kiosk: Stand) -> dict[str, QAction]:
    """What the page offers of text sizes and colours, by name, as whoever opens the menu sees."""
    button = kiosk.part("looks_button")
    assert isinstance(button, Button)
    menu = button.menu()
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}


@pytest.mark.parametrize("end", [save, pytest.param(leave, marks=pytest.mark.long), go_away])
def test_that_the_next_person_begins_with_the_looks_of_the_start(
    end: Callable[[Stand], None], theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """However the person before ended, who chose large text and dark colours for themselves."""
    kiosk = stand(theme, qtbot, tmp_path, survey=survey_of(one_of(None, 3)))
    kiosk.set_up()
    kiosk.click("start_button")
    looks = looks_of(kiosk)
    looks["Text 150 %"].trigger()
    looks["Dark"].trigger()
    settle()
    page = kiosk.shown
    assert isinstance(page, RespondentPage)
    assert (page.page_size.s, theme.scheme) == (1.5, "dark")
    end(kiosk)
    for _ in range(2):  # the page between two people, and the first of the next person
        page = kiosk.shown
        assert isinstance(page, RespondentPage)
        assert (page.page_size.s, theme.scheme) == (1.0, "light")
        checked = [name for name, action in looks_of(kiosk).items() if action.isChecked()]
        assert checked == ["Text 100 %", "Light"]
        if kiosk.has("start_button"):
            kiosk.click("start_button")


def test_that_a_kiosk_that_closes_gives_back_the_looks_of_the_start(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.click("start_button")
    theme.set_text_size(2.0)
    theme.pin("contrast-dark")
    kiosk.view.release()
    assert kiosk.view.close()
    assert (theme.text_size, theme.pinned) == (1.0, "light")
