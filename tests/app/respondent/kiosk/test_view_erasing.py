"""What a person leaves is erased, and where that fails it is told: nobody starts before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from kiosk_stand import PIN, Stand, count_down, counts, silent_at_review, stand
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import settle, words_on

from app.theme import Theme

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

ERASED = "Your answers are erased from this laptop"
UNERASED = "Your answers are still on this laptop."
REASON = "What was kept could not be erased: Permission denied."


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@contextmanager
def unerasable() -> Iterator[None]:
    """A disk from which nothing goes."""

    def broken(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("shutil.rmtree", broken)
        yield


def try_again(kiosk: Stand) -> None:
    """Let the time pass after which erasing is tried again."""
    assert kiosk.view._erasing._again.isActive()
    kiosk.view.erase()
    settle()


def save(kiosk: Stand) -> None:
    kiosk.click("save_button")
    kiosk.click("forward_button")


def leave(kiosk: Stand) -> None:
    kiosk.click("leave_button")
    kiosk.click("confirm_button")
    kiosk.say_who("next_button")


def be_silent(kiosk: Stand) -> None:
    kiosk.view._silence._on_timer_timeout()
    count_down(kiosk)


WAYS = {"saved": save, "left": leave, "silent": be_silent}


def test_that_what_is_not_erased_is_not_called_erased(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    with unerasable():
        kiosk.click("save_button")
        assert len(kiosk.files()) == 1
        assert ERASED not in words_on(kiosk.shown)
        assert UNERASED in words_on(kiosk.shown)
        assert REASON in words_on(kiosk.shown)
        try_again(kiosk)
        assert UNERASED in words_on(kiosk.shown)
    try_again(kiosk)
    assert ERASED in words_on(kiosk.shown)
    assert UNERASED not in words_on(kiosk.shown)
    assert kiosk.kept() == []
    assert not kiosk.view._erasing._again.isActive()


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_that_nobody_begins_before_the_last_person_is_erased(
    way: object, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    with unerasable():
        assert callable(way)
        way(kiosk)
        shown = words_on(kiosk.shown)
        assert "Not ready yet" in shown
        assert kiosk.shown.accessibleName() == "Not ready yet"
        assert "nobody can look back" not in shown
        assert REASON in shown
        assert not kiosk.part("start_button").isEnabled()
        kiosk.view._start()
        assert kiosk.view.sitting is None
    try_again(kiosk)
    assert kiosk.kept() == []
    assert "Ready for the next person" in words_on(kiosk.shown)
    assert "could not be erased" not in words_on(kiosk.shown)
    kiosk.click("start_button")
    assert kiosk.view.sitting is not None


def test_that_a_sitting_under_way_is_not_erased_by_what_is_tried_again(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    kiosk.answer()
    kept = kiosk.kept()
    kiosk.view.erase()
    assert kiosk.kept() == kept != []


def test_that_erasing_that_fails_as_a_person_starts_keeps_them_out(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    with unerasable():
        kiosk.click("start_button")
        assert kiosk.view.sitting is None
        assert not kiosk.part("start_button").isEnabled()
    try_again(kiosk)
    kiosk.click("start_button")
    assert kiosk.view.sitting is not None


def test_that_the_field_worker_is_told(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    kiosk.set_up()
    silent_at_review(kiosk)
    with unerasable():
        count_down(kiosk)
        kiosk.click("worker_button")
        kiosk.type_pin("pin_field", PIN)
        kiosk.click("forward_button")
        shown = words_on(kiosk.shown)
        assert REASON in shown
        assert "Nobody can start before that is done." in shown
        assert "Erased" not in shown
    try_again(kiosk)
    assert REASON not in words_on(kiosk.shown)
    assert counts(kiosk) == (0, 0, 1)


# What was copied or marked


def modes(clipboard: QClipboard) -> list[QClipboard.Mode]:
    marks = [QClipboard.Mode.Selection] if clipboard.supportsSelection() else []
    return [QClipboard.Mode.Clipboard, *marks]


@pytest.mark.parametrize("way", [*WAYS.values(), "ended"], ids=[*WAYS, "ended"])
def test_that_what_a_person_copied_goes_with_them(
    way: object, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("of the field worker")
    kiosk.set_up()
    assert clipboard.text() == "of the field worker"
    kiosk.answer()
    for mode in modes(clipboard):
        clipboard.setText("what I answered", mode)
    if callable(way):
        way(kiosk)
    else:
        kiosk.view.release()
        kiosk.view.close()
    assert [clipboard.text(mode) for mode in modes(clipboard)] == [""] * len(modes(clipboard))
