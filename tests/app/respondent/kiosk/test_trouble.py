"""A file that cannot be saved in a kiosk: nobody reads, nothing is lost, and only the PIN helps."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import run

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kiosk_stand import (
    PIN,
    Stand,
    be_silent,
    count_down,
    counts,
    stand,
)
from own_process import ROOT
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from respondent_driver import WARNER, one_of, settle, survey_of, words_on, yes_no

from app.respondent.kiosk.sitting import KioskReviewPage
from app.respondent.pages.save_place import shown_folder
from app.theme import Theme
from app.words.refusals import own_finding
from core.facts.errors import Code, Refused, refuse
from core.files.disk import unwritten
from core.privacy.randomness import SYSTEM
from core.survey import Survey

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

SURVEY = survey_of(yes_no(WARNER, ("scrambled",)), one_of(None, 3, id="area"))
SHORT = survey_of(one_of(None, 3, id="area"))
WORDS = ("Option number", "saved as", "Saved as", "paid a bribe", "candor-response")


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@contextmanager
def full_disk() -> Iterator[None]:
    """An outbox to which nothing more is written."""

    def full(path: Path, *_: object, **__: object) -> None:
        error = OSError(28, "No space left on device")
        raise refuse(Code.IO, path.name, own_finding("The file could not be written.")) from error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.respondent.flow.saving.write_atomically", full)
        yield


def in_trouble(theme: Theme, qtbot: QtBot, tmp_path: Path, survey: Survey = SURVEY) -> Stand:
    kiosk = stand(theme, qtbot, tmp_path, survey)
    kiosk.set_up()
    kiosk.answer()
    with full_disk():
        kiosk.click("save_button")
    return kiosk


def test_that_all_pages_keep_the_language_of_the_person(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    german = survey_of(yes_no(WARNER, ("scrambled",)), languages=["de"])
    kiosk = in_trouble(theme, qtbot, tmp_path, german)
    kiosk.click("worker_button")
    assert "PIN" in words_on(kiosk.shown)
    assert "Zurück" in words_on(kiosk.shown)
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")
    assert "Die Datei konnte nicht gespeichert werden" in words_on(kiosk.shown)
    kiosk.click("forward_button")
    assert "Gespeichert. Danke." in words_on(kiosk.shown)


def open_repair(kiosk: Stand) -> None:
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", PIN)
    kiosk.click("forward_button")


def nobody_reads(kiosk: Stand) -> None:
    """No widget of the kiosk holds a word, shown or not."""
    settle()
    told = words_on(kiosk.view)
    assert not [word for word in WORDS if word in told]
    assert kiosk.view.findChildren(KioskReviewPage) == []


def test_that_the_drawing_grows_with_the_page(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = in_trouble(theme, qtbot, tmp_path)
    for size, text, scale in (
        ((1280, 800), 1.0, 1.0),
        ((1920, 1080), 1.0, 1.3),
        ((1280, 800), 2, 2),
    ):
        kiosk.view.resize(*size)
        theme.set_text_size(text)
        settle()
        drawing = kiosk.part("call_drawing")
        assert (drawing.width(), drawing.height()) == (round(136 * scale), round(132 * scale))
        picture = drawing.grab().toImage()
        sign = QPointF(98, 109) * scale  # in the disc of the sign, beside its mark
        assert picture.pixelColor(sign.toPoint()) == theme.colour("warning")
        beyond = QPointF(134, 5) * scale
        assert picture.pixelColor(beyond.toPoint()) != theme.colour("warning")


def test_that_the_words_are_taken_from_the_page(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = in_trouble(theme, qtbot, tmp_path)
    shown = words_on(kiosk.shown)
    assert "Please call the field worker" in shown
    assert "The file could not be saved. Nothing is lost." in shown
    assert "Your words are hidden until help is here." in shown
    nobody_reads(kiosk)
    open_repair(kiosk)
    assert "No space left on device" in words_on(kiosk.shown)
    nobody_reads(kiosk)
    assert kiosk.kept() != []
    kiosk.click("forward_button")
    assert len(kiosk.files()) == 1
    assert kiosk.kept() == []
    assert "Your answers are erased from this laptop" in words_on(kiosk.shown)
    assert counts(kiosk) == (1, 0, 0)


def test_that_a_full_disk_of_the_laptop_is_not_taken_for_that_of_the_outbox(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """The page offers other folders, none of which would help."""
    kiosk = stand(theme, qtbot, tmp_path, SURVEY)
    kiosk.set_up()
    kiosk.answer()

    def full(path: Path, *_: object, **__: object) -> None:
        raise unwritten(path, OSError(28, "No space left on device"))

    own = (
        "The copy could not be kept on this computer itself. Its disk is full. "
        "Another folder does not help. Check that its disk is not full, then press again."
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("core.response.store.write_atomically", full)
        kiosk.click("save_button")
        open_repair(kiosk)
        assert own in words_on(kiosk.shown)
        (tmp_path / "stick").mkdir()
        use_folder(kiosk, tmp_path / "stick")
        assert own in words_on(kiosk.shown)
    kiosk.click("back_button")
    open_repair(kiosk)
    with full_disk():
        kiosk.click("forward_button")
    told = words_on(kiosk.shown)
    assert "The file could not be written: No space left on device." in told
    assert "this computer itself" not in told
    kiosk.click("forward_button")
    assert len(list((tmp_path / "stick").iterdir())) + len(kiosk.files()) == 1


def test_that_no_silence_erases_what_waits(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = in_trouble(theme, qtbot, tmp_path)
    kept = kiosk.kept()
    silence = kiosk.view._silence
    assert not silence._timer.isActive()
    kiosk.click("worker_button")
    assert silence._timer.isActive(), "who typed no PIN is not waited for"
    be_silent(kiosk)
    assert "Please call the field worker" in words_on(kiosk.shown)
    assert not silence._timer.isActive()
    open_repair(kiosk)
    be_silent(kiosk)
    assert "Please call the field worker" in words_on(kiosk.shown), "locked again"
    assert kiosk.kept() == kept
    assert not kiosk.view.close()
    nobody_reads(kiosk)
    open_repair(kiosk)
    kiosk.click("forward_button")
    assert silence._timer.isActive()
    assert len(kiosk.files()) == 1


def test_that_a_wrong_pin_opens_nothing(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    kiosk = in_trouble(theme, qtbot, tmp_path)
    kiosk.click("worker_button")
    kiosk.type_pin("pin_field", "1111")
    kiosk.click("forward_button")
    assert "That is not the PIN." in words_on(kiosk.shown)
    assert not kiosk.has("path_field")
    kiosk.click("back_button")
    assert "Please call the field worker" in words_on(kiosk.shown)


def test_that_another_folder_takes_this_file_and_the_later_ones(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = stand(theme, qtbot, tmp_path, SURVEY)
    kiosk.set_up()
    kiosk.answer()
    kiosk.click("save_button")
    kiosk.click("forward_button")
    kiosk.answer()
    kiosk.outbox.rename(tmp_path / "taken out")
    kiosk.click("save_button")
    open_repair(kiosk)
    assert "The folder is not there." in words_on(kiosk.shown)
    (tmp_path / "stick").mkdir()
    field = kiosk.part("path_field")
    assert isinstance(field, QLineEdit)
    field.setText(str(tmp_path / "stick"))
    kiosk.click("use_button")
    assert len(list((tmp_path / "stick").iterdir())) == 1
    kiosk.click("forward_button")
    kiosk.answer()
    kiosk.click("save_button")
    assert len(list((tmp_path / "stick").iterdir())) == 2
    assert not kiosk.outbox.exists()
    kiosk.click("forward_button")
    (tmp_path / "taken out").rename(kiosk.outbox)
    open_repair(kiosk)
    left: list[int] = []
    kiosk.view.left.connect(lambda: left.append(1))
    kiosk.click("end_button")
    qtbot.waitUntil(lambda: bool(left))
    assert not kiosk.view._flow.tells_order, "the files of both folders lie in random order"


def use_folder(kiosk: Stand, folder: Path) -> None:
    field = kiosk.part("path_field")
    assert isinstance(field, QLineEdit)
    field.setText(str(folder))
    kiosk.click("use_button")


@pytest.mark.parametrize("is_out", [False, True])
def test_that_a_folder_that_took_no_file_gets_no_later_one(
    is_out: bool, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """It was tried for a person whose file is given up; the next file goes to the outbox."""
    kiosk = in_trouble(theme, qtbot, tmp_path)
    stick = tmp_path / "stick"
    stick.mkdir()
    if is_out:
        kiosk.outbox.rename(tmp_path / "taken out")
    open_repair(kiosk)
    with full_disk():
        use_folder(kiosk, stick)
    told = words_on(kiosk.shown)
    assert "No space left on device" in told
    assert shown_folder(stick) in told, "it was to go there"
    field = kiosk.part("path_field")
    assert isinstance(field, QLineEdit)
    assert field.text() == str(stick)
    assert not kiosk.view._flow._files_of[stick], "nothing lies there in order"
    kiosk.click("give_up_button")
    kiosk.click("erase_button")
    if is_out:
        (tmp_path / "taken out").rename(kiosk.outbox)
    kiosk.answer()
    kiosk.click("save_button")
    assert len(kiosk.files()) == 1
    assert list(stick.iterdir()) == []


def test_that_a_folder_that_is_not_there_is_the_one_that_is_told(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = in_trouble(theme, qtbot, tmp_path)
    open_repair(kiosk)
    kiosk.view._save_to(tmp_path / "gone")
    settle()
    told = words_on(kiosk.shown)
    assert "The folder is not there." in told
    assert shown_folder(tmp_path / "gone") in told
    kiosk.click("back_button")
    open_repair(kiosk)
    told = words_on(kiosk.shown)
    assert "No space left on device" in told
    assert shown_folder(kiosk.outbox) in told


def test_that_giving_up_takes_two_presses_and_erases(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = in_trouble(theme, qtbot, tmp_path)
    open_repair(kiosk)
    assert not kiosk.has("erase_button")
    kiosk.click("give_up_button")
    assert kiosk.kept() != []
    kiosk.click("erase_button")
    assert kiosk.kept() == []
    assert kiosk.files() == []
    assert counts(kiosk) == (0, 1, 0)
    assert kiosk.has("start_button")


KILLED = """
import os, sys
from pathlib import Path
sys.path[:0] = [{tests!r}, {core!r}, {here!r}]
import kiosk_stand, test_trouble
kiosk = kiosk_stand.answered_in_own_process(Path({folder!r}), test_trouble.SURVEY)
{way}
os._exit(9)
"""
TROUBLED = """
with test_trouble.full_disk():
    kiosk.click("save_button")
"""
UNERASED = """
kiosk.view._flow.erase = lambda: os._exit(9)
kiosk.click("save_button")
"""


@pytest.mark.parametrize(("way", "files"), [(TROUBLED, 0), (UNERASED, 1)])
def test_that_a_kiosk_killed_in_trouble_keeps_no_person_for_the_next(
    way: str, files: int, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Killed while saving fails: drawn reports alone are on the disk, and the next start erases
    them. Killed once the file is synced: it is there, once."""
    tests, core = str(ROOT / "tests" / "app"), str(ROOT / "tests" / "core")
    here = str(ROOT / "tests" / "app" / "respondent" / "kiosk")
    program = KILLED.format(tests=tests, core=core, here=here, folder=str(tmp_path), way=way)
    done = run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, env=dict(os.environ))
    assert done.returncode == 9, done.stderr
    kept = list((tmp_path / "data" / "kiosk").rglob("*.sitting"))
    assert len(kept) == 1
    if not files:
        held = json.loads(kept[0].read_bytes())
        assert list(held["reports"]) == ["bribe"], "no answer that is saved as it is given"
        assert "saved" not in held
    kiosk = stand(theme, qtbot, tmp_path, SURVEY)
    kiosk.set_up()
    qtbot.waitUntil(lambda: kiosk.has("start_button"))
    assert kiosk.kept() == []
    assert len(kiosk.files()) == files
    kiosk.click("start_button")
    assert "Welcome" in kiosk.shown.accessibleName()


def test_that_an_outbox_that_became_a_link_is_trouble(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    """Nobody chose the place that it leads to: nothing is written, moved or deleted there."""
    kiosk = stand(theme, qtbot, tmp_path, SURVEY)
    kiosk.set_up()
    kiosk.answer()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / f"{'a' * 32}.response").write_bytes(b"another's")
    kiosk.outbox.rename(tmp_path / "outbox before")
    kiosk.outbox.symlink_to(elsewhere)
    kiosk.click("save_button")
    assert "Please call the field worker" in words_on(kiosk.shown)
    open_repair(kiosk)
    assert "The folder is a link now." in words_on(kiosk.shown)
    kiosk.click("forward_button")
    assert "The folder is a link now." in words_on(kiosk.shown)
    (tmp_path / "stick").mkdir()
    flow = kiosk.view._flow
    assert flow.waiting == 0
    with pytest.raises(Refused):
        flow.empty(tmp_path / "stick", SYSTEM)
    assert [path.name for path in elsewhere.iterdir()] == [f"{'a' * 32}.response"]
    kiosk.outbox.unlink()
    (tmp_path / "outbox before").rename(kiosk.outbox)
    kiosk.click("forward_button")
    assert len(kiosk.files()) == 1


STEPS = ("save", "fail", "worker", "pin", "wrong", "back", "again", "silence", "give up", "next")


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.sampled_from(STEPS), min_size=4, max_size=12))
def test_that_no_way_through_trouble_shows_a_word_or_loses_a_file(
    theme: Theme, qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, steps: list[str]
) -> None:
    kiosk = stand(theme, qtbot, tmp_path_factory.mktemp("walk"), SHORT)
    kiosk.set_up()
    kiosk.view._flow._clock = lambda: 1e9 * kiosk.view._flow._wrong  # no wrong PIN is waited for
    for step in steps:
        take(kiosk, step)
        settle()
        saved = kiosk.view._flow.counts.saved
        assert len(kiosk.files()) == saved, "each finished sitting is exactly one file"
        sitting = kiosk.view.sitting
        if sitting is not None and sitting.trouble is not None:
            nobody_reads(kiosk)
            assert sitting.page.accessibleName() == "Please call the field worker"
        elif sitting is None or sitting.is_handed_in:
            assert kiosk.kept() == []
            assert not [word for word in WORDS if word in words_on(kiosk.view)]
    kiosk.view.release()
    kiosk.view.close()


def take(kiosk: Stand, step: str) -> None:
    """Take a step where the page offers it; a person who may start answers all first."""
    if step in ("save", "fail") and kiosk.has("start_button"):
        kiosk.answer()
    if step == "save" and kiosk.has("save_button"):
        kiosk.click("save_button")
    elif step == "fail" and (kiosk.has("save_button") or kiosk.has("give_up_button")):
        with full_disk():
            kiosk.click("save_button" if kiosk.has("save_button") else "forward_button")
    elif step in ("pin", "wrong") and kiosk.has("pin_field"):
        kiosk.type_pin("pin_field", PIN if step == "pin" else "1111")
        kiosk.click("forward_button")
    elif step == "silence":
        be_silent(kiosk)
        if kiosk.has("here_button"):
            count_down(kiosk)
    elif step == "again" and kiosk.has("give_up_button"):
        kiosk.click("forward_button")
    elif step == "give up" and kiosk.has("give_up_button"):
        kiosk.click("give_up_button")
        kiosk.click("erase_button")
    elif step == "next" and (kiosk.has("end_button") or not kiosk.has("pin_field")):
        if kiosk.has("forward_button") and not kiosk.has("give_up_button"):
            kiosk.click("forward_button")
    else:
        button = {"worker": "worker_button", "back": "back_button"}.get(step, "")
        if button and kiosk.has(button):
            kiosk.click(button)


def test_that_a_folder_that_goes_between_is_told(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    kiosk = in_trouble(theme, qtbot, tmp_path)
    open_repair(kiosk)
    kiosk.outbox.rmdir()
    kiosk.click("forward_button")
    assert "The folder is not there." in words_on(kiosk.shown)
    kiosk.outbox.mkdir()
    kiosk.click("forward_button")
    assert len(kiosk.files()) == 1
    with pytest.raises(Refused):
        kiosk.view._flow.use_outbox(tmp_path / "nowhere")
