"""The page that hands out: keys, the eight words, the folder, and all that can go wrong with it."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from access import untold
from analyst_studies import Answering
from contrast import pale
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from walking import SIZES, faults, settle

from app.author.editing.editing import Editing
from app.author.editing.files import Opened
from app.author.handing_out import flow
from app.author.handing_out import written as folders
from app.author.handing_out.keys import MakeKeyDialog
from app.author.handing_out.known_keys import KnownKey, file_name, known_keys, make_key, read_key
from app.author.handing_out.page import HandOutPage
from app.author.pages import EditorPage
from app.author.view import AuthorView
from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.dialogs import FolderDialogs
from app.widgets.program_actions import ProgramActions
from app.words.refusals import message
from core.draft import Draft, draft_of
from core.examples import example_survey
from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files.disk import read_bounded
from core.keys import key_file
from core.keys.key_file import Use, sealing_key
from core.response.file import Response, write
from core.response.sealing import seal, unseal
from core.survey import read

PASSPHRASE = "correct horse"  # noqa: S105 - of keys made here
WHOLE = {
    *("codebook.csv", "ethics-board.pdf", "kiosk-poster.pdf"),
    *("everyday-dealings-with-officials.survey", "sheet-participants-en.pdf"),
}


@pytest.fixture(autouse=True)
def _quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Harden keys and words so little that nobody waits; it is tested elsewhere."""
    monkeypatch.setitem(key_file._SCRYPT, "n", 2)


@pytest.fixture(scope="module")
def bribery() -> Draft:
    return draft_of(example_survey("bribery"), 2000)


class Handing:
    """Somebody on the page."""

    def __init__(self, qtbot: QtBot, page: HandOutPage, left: list[bool]) -> None:
        self.qtbot, self.page, self.left = qtbot, page, left

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.is_settled, timeout=60_000)
        QApplication.processEvents()

    @property
    def is_settled(self) -> bool:
        ready = self.page.handing.survey is not None
        return not self.page._jobs.running() and self.page.make_button.isEnabled() is ready

    def make(self) -> None:
        self.settle()
        self.page.make_button.click()
        self.settle()

    @property
    def told(self) -> str:
        line = self.page.findChildren(QWidget, "told")
        return line[-1].accessibleName() if line else ""


@pytest.fixture
def hand(
    qtbot: QtBot,
    window: QMainWindow,
    theme: Theme,
    dialogs: Answering,
    tmp_path: Path,
) -> Callable[[Draft], Handing]:
    def shown(draft: Draft) -> Handing:
        (tmp_path / "studies").mkdir(exist_ok=True)
        left: list[bool] = []
        page = HandOutPage(
            theme,
            Editing(draft),
            FolderDialogs(dialogs, Settings()),
            tmp_path / "keys",
            tmp_path / "studies",
            lambda: left.append(True),
        )
        window.setCentralWidget(page)
        window.show()
        made = Handing(qtbot, page, left)
        made.settle()
        return made

    return shown


def keys_in(folder: Path, use: Use, name: str = "Institute") -> KnownKey:
    return make_key(folder, name, use, PASSPHRASE)


def test_that_the_folder_holds_a_survey_that_is_signed_and_sealed(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    signer = keys_in(tmp_path / "keys", Use.SIGNING)
    sealer = keys_in(tmp_path / "keys", Use.SEALING, "Responses")
    at = hand(bribery)
    before = at.page.handing.survey
    assert before is not None
    at.page.seal.sealed_box.click()
    sealed = at.page.handing.survey
    assert sealed is not None
    assert sealed.seal == sealer.public
    assert sealed.digest != before.digest
    at.page.sign.taken.emit(signer)
    assert at.page.handing.survey == sealed  # signing changes no word
    at.page.sign.passphrase.setText(PASSPHRASE)
    at.make()
    made = at.page.made
    assert made is not None, at.told
    assert {path.name for path in made.folder.iterdir()} == WHOLE
    survey = read((made.folder / f"{made.folder.name}.survey").read_bytes())  # it verifies
    assert survey.signature is not None
    assert survey.signature.key == signer.public
    assert survey.digest == sealed.digest
    opened = sealing_key(key_file.read(sealer.path.read_bytes()), PASSPHRASE)
    response = Response(survey.digest, "0" * 32, {"bribe": 1, "area": 0}, survey.procedures[0])
    assert unseal(seal(response, survey), survey, opened) == write(response)
    assert not any(b"candor-key" in path.read_bytes() for path in made.folder.iterdir())
    assert at.page.sign.passphrase.text() == ""
    assert at.page.handing.editing.handed_out


def test_that_the_words_are_those_of_the_survey_and_can_be_copied(
    hand: Callable[[Draft], Handing], bribery: Draft
) -> None:
    at = hand(bribery)
    survey = at.page.handing.survey
    assert survey is not None
    assert [label.text() for label in at.page.words._words] == list(survey.words)
    at.page.words.copy_button.click()
    assert QGuiApplication.clipboard().text() == " ".join(survey.words)
    assert all(picture._image is not None for picture in at.page.folder.pictures)


def test_that_the_words_of_the_key_are_those_that_the_first_page_shows(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    signer = keys_in(tmp_path / "keys", Use.SIGNING)
    at = hand(bribery)
    sign = at.page.sign
    assert sign.words.isHidden()
    sign.taken.emit(signer)
    at.settle()
    assert " ".join(key_file.fingerprint(signer.public)) in sign.words.text()
    assert not sign.words.isHidden()
    sign.taken.emit(None)
    at.settle()
    assert sign.words.isHidden()


def test_that_a_draft_with_problems_is_not_handed_out_and_leads_to_the_first(
    hand: Callable[[Draft], Handing], bribery: Draft
) -> None:
    questions = (replace(bribery.questions[0], negation={}), *bribery.questions[1:])
    at = hand(replace(bribery, questions=questions))
    assert not at.page.make_button.isEnabled()
    assert "1" in at.page.checked.title.text()
    at.page.checked.show_button.click()
    assert at.left == [True]
    place = at.page.handing.editing.place
    assert (place.question, place.keys) == ("bribe", ("negation",))


def test_that_a_wrong_passphrase_makes_nothing_and_can_be_mended(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    signer = keys_in(tmp_path / "keys", Use.SIGNING)
    at = hand(bribery)
    at.page.sign.taken.emit(signer)
    at.make()  # without any
    assert at.page.sign.problem.text()
    at.page.sign.passphrase.setText("wrong horse")
    at.make()
    assert at.page.sign.problem.text()
    assert list((tmp_path / "studies").iterdir()) == []
    at.page.sign.passphrase.setText(PASSPHRASE)
    at.make()
    assert at.page.made is not None


def test_that_a_key_file_that_vanished_is_named(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    signer = keys_in(tmp_path / "keys", Use.SIGNING)
    at = hand(bribery)
    at.page.sign.taken.emit(signer)
    at.page.sign.passphrase.setText(PASSPHRASE)
    signer.path.unlink()
    at.make()
    assert at.page.made is None
    assert at.page.sign.problem.text().startswith(
        message(refuse(Code.IO, "", Fact.NO_SUCH_FILE()).problem)
    )
    assert list((tmp_path / "studies").iterdir()) == []


def test_that_a_folder_that_is_there_is_never_written_over(
    hand: Callable[[Draft], Handing], bribery: Draft
) -> None:
    at = hand(bribery)
    at.make()
    first = at.page.made
    assert first is not None
    (first.folder / "mine.txt").write_text("kept")
    at.make()
    second = at.page.made
    assert second is not None
    assert second.folder.name == f"{first.folder.name}-2"
    assert (first.folder / "mine.txt").read_text() == "kept"
    prepared = at.page.handing.prepared()
    assert prepared is not None
    with pytest.raises(Refused) as refused:
        folders.write_folder(prepared, first.survey, folders.USUAL, first.folder)
    assert refused.value.problem.code is Code.IO


def test_that_a_full_disk_leaves_no_folder_and_says_so(
    hand: Callable[[Draft], Handing],
    bribery: Draft,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[str] = []

    def full(path: Path, data: bytes) -> None:
        written.append(path.name)
        if len(written) == 3:
            fact = Fact.FILE_NOT_WRITTEN(reason="No space left on device", errno=28)
            raise refuse(Code.IO, path.name, fact)
        path.write_bytes(data)

    monkeypatch.setattr(folders, "write_atomically", full)
    at = hand(bribery)
    at.make()
    assert at.page.made is None
    assert "No space left" in at.told
    assert list((tmp_path / "studies").iterdir()) == []
    assert at.page.make_button.isEnabled()


def test_that_cancelling_leaves_no_folder(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    at = hand(bribery)
    at.page.make_button.click()
    at.page.folder.progress.cancel_button.click()
    at.settle()
    made = at.page.made
    left = [path for path in (tmp_path / "studies").iterdir() if made is None]
    assert left == []
    at.page.close()


def test_that_what_is_ticked_is_in_the_folder(
    hand: Callable[[Draft], Handing], bribery: Draft
) -> None:
    at = hand(bribery)
    boxes = at.page.folder.boxes
    for item in (folders.Item.SHEETS, folders.Item.ETHICS, folders.Item.POSTER):
        boxes[item].click()
    untrue = at.page.folder.untrue
    assert untrue.isHidden()
    boxes[folders.Item.FORM].click()
    assert not untrue.isHidden()
    assert "It promises a wheel" in untrue.text()
    assert "in survey, C2:" in untrue.text()
    boxes[folders.Item.SURVEY].click()  # it is always in it
    at.make()
    made = at.page.made
    assert made is not None
    name = "everyday-dealings-with-officials"
    assert set(made.files) == {f"{name}.survey", f"{name}.xlsx", "codebook.csv"}


def test_that_a_key_is_made_on_the_page_and_seals_the_draft(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path, qtbot: QtBot
) -> None:
    at = hand(bribery)
    at.page.seal.sealed_box.click()
    dialog = at.page.findChild(QDialog, "make_key_dialog")
    assert isinstance(dialog, MakeKeyDialog)
    assert not at.page.seal.sealed_box.isChecked()  # till there is a key
    dialog.name_field.setText("Lindenau: responses")
    dialog.first.setText("short")
    assert not dialog.make_button.isEnabled()
    dialog.first.setText(PASSPHRASE)
    dialog.again.setText(PASSPHRASE)
    with qtbot.waitSignal(dialog.made, timeout=60_000):
        dialog.make_button.click()
    (key,) = known_keys(tmp_path / "keys", Use.SEALING)
    assert key.name == "Lindenau responses"
    assert at.page.handing.editing.draft.seal == key.public
    assert at.page.seal.sealed_box.isChecked()
    at.page.handing.editing.undo()
    assert at.page.handing.editing.draft.seal == ""


@pytest.mark.skipif(os.name == "nt", reason="rights are given otherwise there")
def test_that_its_owner_alone_can_read_a_key_made_here(tmp_path: Path) -> None:
    key = keys_in(tmp_path / "keys", Use.SIGNING)
    assert key.path.stat().st_mode & 0o077 == 0
    assert key.path.parent.stat().st_mode & 0o077 == 0


def test_that_a_key_of_another_use_is_refused_where_it_is_chosen(tmp_path: Path) -> None:
    key = keys_in(tmp_path, Use.SEALING)
    with pytest.raises(Refused) as refused:
        read_key(key.path, Use.SIGNING)
    assert refused.value.problem.code is Code.DOMAIN
    (tmp_path / "broken.key").write_text("{}")
    assert known_keys(tmp_path, Use.SEALING) == (key,)
    assert known_keys(tmp_path, Use.SIGNING) == ()
    assert file_name("../..") == "key"


def test_that_the_passphrase_is_hidden_until_it_is_asked_for(
    hand: Callable[[Draft], Handing], bribery: Draft
) -> None:
    field = hand(bribery).page.sign.passphrase
    assert field.echoMode() is field.EchoMode.Password
    field.eye.trigger()
    assert field.echoMode() is field.EchoMode.Normal
    field.forget()
    assert field.echoMode() is field.EchoMode.Password


def test_that_a_passphrase_that_was_used_cannot_be_brought_back(
    hand: Callable[[Draft], Handing], bribery: Draft
) -> None:
    field = hand(bribery).page.sign.passphrase
    QTest.keyClicks(field, PASSPHRASE)
    field.forget()
    field.eye.trigger()
    field.undo()
    assert field.text() == ""


def test_that_any_way_over_the_page_ends_with_whole_folders(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    signer = keys_in(tmp_path / "keys", Use.SIGNING)
    keys_in(tmp_path / "keys", Use.SEALING, "Responses")
    at = hand(bribery)
    page, rng = at.page, random.Random(5)  # noqa: S311
    for box in (folders.Item.SHEETS, folders.Item.ETHICS, folders.Item.POSTER):
        page.folder.boxes[box].click()
    steps: list[Callable[[], object]] = [
        page.seal.sealed_box.click,
        lambda: page.sign.taken.emit(rng.choice([signer, None])),
        lambda: page.sign.passphrase.setText(rng.choice([PASSPHRASE, "wrong horse", ""])),
        page.make_button.click,
        page.words.copy_button.click,
        page.sign.passphrase.eye.trigger,
        lambda: page.handing.editing.undo(),
        page._show,
        lambda: QTest.qWait(0),
    ]
    for _ in range(60):
        rng.choice(steps)()
    at.settle()
    for made in (tmp_path / "studies").iterdir():
        assert {path.suffix for path in made.iterdir()} == {".survey", ".csv"}
        assert read(next(made.glob("*.survey")).read_bytes()).seal in (
            None,
            *(key.public for key in page.handing.keys_for(Use.SEALING)),
        )
    assert all(isinstance(each, QPushButton) for each in page.findChildren(QPushButton))


def test_that_nothing_slow_is_done_where_the_page_is_shown(
    hand: Callable[[Draft], Handing], bribery: Draft, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words and keys are hardened in another thread than that of the window."""
    from threading import current_thread, main_thread

    seen: list[bool] = []
    real = folders.eight_words

    def noted(survey: object) -> object:
        seen.append(current_thread() is main_thread())
        return real(survey)  # type: ignore[arg-type]

    monkeypatch.setattr(folders, "eight_words", noted)
    monkeypatch.setattr(flow, "eight_words", noted)
    at = hand(bribery)
    at.make()
    assert seen
    assert not any(seen)
    assert read_bounded(next(at.page.made.folder.glob("*.csv")), 10)  # type: ignore[union-attr]


def test_that_the_editor_leads_there_and_says_afterwards_what_the_draft_is_now(
    qtbot: QtBot,
    window: QMainWindow,
    theme: Theme,
    dialogs: Answering,
    bribery: Draft,
    tmp_path: Path,
) -> None:
    settings = Settings()
    kept = FolderDialogs(dialogs, settings)

    def make(editing: Editing, back: Callable[[], object]) -> QWidget:
        return HandOutPage(theme, editing, kept, tmp_path / "keys", tmp_path / "out", back)

    (tmp_path / "out").mkdir()
    pages = (EditorPage("hand_out", lambda: "&Hand out", "folder", make, primary=True),)
    program = ProgramActions(theme, settings, window)
    view = AuthorView(theme, tmp_path / "drafts", kept, program, pages, Opened(bribery))
    window.setCentralWidget(view)
    window.show()
    button = view.head.main_button
    button.click()
    page = view.place.page
    assert isinstance(page, HandOutPage)
    at = Handing(qtbot, page, [])
    at.make()
    made = page.made
    assert made is not None
    page.back_button.click()
    assert view.place.currentWidget() is not page
    assert view.undo_line.isVisible()
    assert "another survey if a word changes" in view.undo_line.label.text()
    assert not view.editing.changed_questions
    changed = replace(view.editing.draft.questions[0], text={"en": "Another statement."})
    view.editing.choose("bribe")
    view.editing.change(changed)
    assert view.editing.changed_questions == (1,)
    button.click()  # and back without doing anything: nothing is said again
    view.undo_line.hide()
    assert isinstance(view.place.page, HandOutPage)
    view.place.page.back_button.click()
    assert not view.undo_line.isVisible()


def test_that_leaving_while_the_folder_is_made_leaves_none_half_made(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    at = hand(bribery)
    at.page.make_button.click()
    at.page.close()
    at.settle()
    for made in (tmp_path / "studies").iterdir():
        assert {path.name for path in made.iterdir()} == WHOLE


@pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
def test_that_every_control_is_told_and_nothing_is_cut_off(
    hand: Callable[[Draft], Handing], bribery: Draft, tmp_path: Path
) -> None:
    keys_in(tmp_path / "keys", Use.SEALING, "A long name of a key for the responses of 2025")
    signer = keys_in(tmp_path / "keys", Use.SIGNING)
    at = hand(bribery)
    at.page.seal.sealed_box.click()
    at.page.sign.taken.emit(signer)
    at.settle()
    found = untold(at.page) + pale(at.page)
    for size in ("1024", "1280"):
        settle(at.page, SIZES[size])
        found += [f"{size}: {fault}" for fault in faults(at.page)]
    assert not found, "\n".join(found)
