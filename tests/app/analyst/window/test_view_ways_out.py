"""Sealed, damaged, read-only and non-canonical: each has its way out in the window."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import SALES, Answering, analyst_view, new_study, responses, rest, write_folder
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.analyst.collecting.unlocking import KeyDialog
from app.analyst.state.study_state import Page
from app.analyst.window.view import AnalystView
from app.kit import tasks
from app.kit.places import Places
from app.kit.settings import Settings
from app.shell.mending import mendable
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.message import MessageDialog
from core.files import canonical
from core.keys import key_file
from core.privacy.randomness import SYSTEM
from core.response.sealing import seal
from core.study import Study
from core.survey import read

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
PASSPHRASE = "correct horse battery"  # noqa: S105 - of keys made here


class Choosing(Answering):
    """Dialogs that also open a single file."""

    def open_file(
        self, _parent: QWidget, title: str, _pattern: str, start: Path | None = None
    ) -> Path | None:
        return self._next(title, start)


def opened(
    window: QMainWindow, theme: Theme, dialogs: Answering, qtbot: QtBot, path: Path
) -> AnalystView:
    view = analyst_view(theme, path, Settings(), dialogs, window)
    with qtbot.waitSignal(view.settled, timeout=60_000):
        window.setCentralWidget(view)
        window.show()
    return view


def key_dialog(view: AnalystView) -> KeyDialog:
    dialog = view.findChild(KeyDialog, "key_dialog")
    assert dialog is not None
    return dialog


def sealed_survey(public: str) -> bytes:
    content = json.loads(SALES)
    content["seal"] = public
    return canonical.write(content)


def test_that_a_sealed_study_asks_for_its_key_once(
    window: QMainWindow, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    made = key_file.generate(key_file.Use.SEALING, PASSPHRASE, SYSTEM)
    key_path = tmp_path / "ours.key"
    key_path.write_bytes(key_file.write(made))
    survey = read(sealed_survey(made.public))
    for name, some in (("one", slice(0, 3)), ("two", slice(3, 5))):
        (tmp_path / name).mkdir()
        for number, response in enumerate(responses(3, 2)[some]):
            own = replace(response, survey=survey.digest, rehearsal=False)
            (tmp_path / name / f"{number}.sealed").write_bytes(seal(own, survey))
    study = new_study(tmp_path / "sealed.study", sealed_survey(made.public))
    view = opened(window, theme, Choosing(key_path), qtbot, study)
    view.import_paths([tmp_path / "one"])
    dialog = key_dialog(view)
    assert not dialog.unlock_button.isEnabled()
    dialog.file_button.click()
    dialog.passphrase_field.setText("another passphrase")
    dialog.unlock_button.click()
    qtbot.waitUntil(lambda: "passphrase" in dialog._problem.text(), timeout=60_000)
    assert view.shown.n == 0
    dialog.passphrase_field.setText(PASSPHRASE)
    qtbot.waitUntil(dialog.unlock_button.isEnabled, timeout=60_000)
    with qtbot.waitSignal(view.settled, timeout=60_000):
        dialog.unlock_button.click()
    assert view.shown.n == 3
    assert view.import_page._counts[3].text() == "0"
    with qtbot.waitSignal(view.settled, timeout=60_000):
        view.import_paths([tmp_path / "two"])
    assert view.shown.n == 5


def test_that_the_key_can_be_done_without_and_nothing_is_imported_by_closing(
    window: QMainWindow, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    public = key_file.generate(key_file.Use.SEALING, PASSPHRASE, SYSTEM).public
    survey = read(sealed_survey(public))
    folder = tmp_path / "in"
    write_folder(folder, [replace(one, survey=survey.digest) for one in responses(2, 2)])
    (folder / "sealed.sealed").write_bytes(b"nothing that opens")
    study = new_study(tmp_path / "sealed.study", sealed_survey(public))
    view = opened(window, theme, Choosing(), qtbot, study)
    view.import_paths([folder])
    key_dialog(view).reject()
    assert not view.busy
    assert view.shown.n == 0
    QApplication.processEvents()
    view.import_paths([folder])
    with qtbot.waitSignal(view.settled, timeout=60_000):
        next(d for d in view.findChildren(KeyDialog) if d.isVisible()).without_button.click()
    # Rehearsed responses are not sealed.
    assert view.shown.n == 4
    assert view.import_page._counts[3].text() == "1"


def damaged_study(path: Path, folder: Path, n: int = 30) -> None:
    with Study.create(path, SALES) as study:
        from core.study import import_paths

        import_paths(study, [write_folder(folder, responses(10, n - 10))])
    with sqlite3.connect(path) as connection:
        row = connection.execute("SELECT id FROM response LIMIT 1").fetchone()
        connection.execute("UPDATE response SET checksum=checksum+1 WHERE id=?", row)
    connection.close()


def test_that_a_damaged_study_is_rescued_into_a_new_one(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    path, target = tmp_path / "sales.study", tmp_path / "whole"
    damaged_study(path, tmp_path / "in")
    before = path.read_bytes()
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    window = MainWindow(theme, Settings(), places, dialogs=Choosing(target))
    qtbot.addWidget(window)
    window.show()
    window.open_path(path)
    view = window.current_view
    assert isinstance(view, AnalystView)
    qtbot.waitUntil(lambda: bool(view.problem_page.offers), timeout=60_000)
    (offer,) = view.problem_page.offers
    assert offer.text() == "Save what is whole…"
    offer.click()
    qtbot.waitUntil(lambda: window.current_view is not view, timeout=60_000)
    new = window.current_view
    assert isinstance(new, AnalystView)
    qtbot.waitUntil(lambda: new.shown.n == 29, timeout=60_000)
    assert "29 responses were whole" in new.frame.notice.text
    assert "One was left out" in new.frame.notice.text
    assert path.read_bytes() == before
    with Study.open(tmp_path / "whole.study", write=False) as study:
        assert study.rehearsal is True
        assert {one.id for one in study.responses()} < {one.id for one in responses(10, 20)}
    tasks.shut_down()


def test_that_a_place_that_is_taken_leaves_the_way_out_open(
    window: QMainWindow, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    path, taken = tmp_path / "sales.study", tmp_path / "taken.study"
    damaged_study(path, tmp_path / "in")
    taken.write_bytes(b"here before")
    view = opened(window, theme, Choosing(taken), qtbot, path)
    (offer,) = view.problem_page.offers
    offer.click()
    rest(view)
    assert taken.read_bytes() == b"here before"
    assert view.frame.notice.text
    assert view.frame.shown.page is Page.PROBLEM
    assert [button.text() for button in view.problem_page.offers] == [offer.text()]


def test_that_a_study_that_cannot_be_written_to_says_so_at_once(
    window: QMainWindow, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    path = new_study(tmp_path / "sales.study")
    with Study.open(path):
        view = opened(window, theme, Choosing(), qtbot, path)
        pill = view.frame.tool_bar.read_only
        assert pill.isVisibleTo(view)
        assert "Another window" in pill.toolTip()
    folder = write_folder(tmp_path / "in", responses(2, 2))
    with qtbot.waitSignal(view.settled, timeout=60_000):
        view.import_paths([folder])
    assert not pill.isVisibleTo(view)


def test_that_a_copy_of_a_survey_is_mended_and_made_into_a_study(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    source = tmp_path / "by-hand.survey"
    source.write_text(json.dumps(json.loads(SALES), indent=2), "utf-8")
    before = source.read_bytes()
    assert mendable(source)
    places = Places(tmp_path / "settings.json", tmp_path / "sittings", tmp_path / "responses")
    dialogs = Choosing(source, tmp_path / "mended", tmp_path / "new")
    window = MainWindow(theme, Settings(), places, dialogs=dialogs)
    qtbot.addWidget(window)
    window.choose_new_study()
    box = window.findChild(MessageDialog, "problem_box")
    assert box is not None
    assert box.choice_button.text() == "Mend a copy…"
    box.choice_button.click()
    assert source.read_bytes() == before
    assert (tmp_path / "mended.survey").read_bytes() == SALES
    assert (tmp_path / "new.study").exists()
    assert isinstance(window.current_view, AnalystView)
    with qtbot.waitSignal(window.current_view.settled, timeout=60_000):
        pass
    tasks.shut_down()


def test_that_a_survey_with_other_faults_is_not_mended(tmp_path: Path) -> None:
    path = tmp_path / "wrong.survey"
    path.write_text(json.dumps(json.loads(SALES) | {"version": 7}, indent=2), "utf-8")
    assert not mendable(path)
    path.write_bytes(SALES)
    assert not mendable(path)
