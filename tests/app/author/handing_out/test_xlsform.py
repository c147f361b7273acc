"""Opening a form of another program: never in the window's own thread, and it can be cancelled."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.author.view import AuthorView
from app.theme import Theme
from app.widgets.progress import BusyPage
from core.examples import example_path
from core.interchange import xlsform
from core.survey import read


def form_at(folder: Path) -> Path:
    from app.author.handing_out.xlsform import form_of

    path = folder / "form.xlsx"
    path.write_bytes(form_of(read(example_path("bribery").read_bytes())))
    return path


def test_that_a_form_is_read_beside_the_window(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    before = xlsform.read_form

    def noted(data: bytes) -> xlsform.Form:
        threads.append(threading.current_thread())
        return before(data)

    monkeypatch.setattr(xlsform, "read_form", noted)
    window = Shown(qtbot, theme, tmp_path, respondent=False).window
    path = form_at(tmp_path)
    window.write_survey(path)
    assert isinstance(window.current_view, BusyPage)
    qtbot.waitUntil(lambda: isinstance(window.current_view, AuthorView), timeout=60_000)
    view = window.current_view
    assert isinstance(view, AuthorView)
    view.open_path(path)  # from within the editor
    qtbot.waitUntil(lambda: len(threads) == 2 and view._reading is None, timeout=60_000)
    assert threading.main_thread() not in threads
    assert [each.id for each in view.editing.draft.questions] == ["bribe", "area"]
    window.show_home()


def test_that_leaving_while_a_form_is_read_shows_nothing_of_it(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going, ended = threading.Event(), threading.Event()
    before = xlsform.read_form

    def held(data: bytes) -> xlsform.Form:
        going.wait(60)
        ended.set()
        return before(data)

    monkeypatch.setattr(xlsform, "read_form", held)
    window = Shown(qtbot, theme, tmp_path, respondent=False).window
    window.write_survey(form_at(tmp_path))
    page = window.current_view
    assert isinstance(page, BusyPage)
    page.progress_panel.cancel_button.click()
    going.set()
    qtbot.waitUntil(ended.is_set, timeout=60_000)
    assert not isinstance(window.current_view, AuthorView | BusyPage)
