"""A study that is moved, renamed or deleted while its window is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from analyst_studies import Answering, analyst_view, rest
from numbers_study import made
from PySide6.QtWidgets import QFrame, QMainWindow
from pytestqt.qtbot import QtBot

from app.analyst.state.study_reading import Opened, open_study
from app.analyst.state.study_state import Page
from app.analyst.window.view import AnalystView
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from core.progress import Progress, silent

Open = Callable[[], AnalystView]


@pytest.fixture
def opened(theme: Theme, settings: Settings, qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    path = tmp_path / "n.study"
    copyfile(made().study, path)

    def view_of() -> AnalystView:
        window = QMainWindow()
        window.resize(1280, 800)
        qtbot.addWidget(window)
        view = analyst_view(theme, path, settings, Answering(), window)
        window.setCentralWidget(view)
        window.show()
        rest(view)
        return view

    yield view_of
    tasks.shut_down()


def told(view: AnalystView) -> str:
    *_, banner = view.problem_page.findChildren(QFrame, "problem_banner")  # one before goes later
    return banner.accessibleName()


def page_of(view: AnalystView) -> Page:
    return view.shown.page


def counted_anew(view: AnalystView) -> None:
    view.frame.look({"where": "area = city"})


def looked_at_pages(view: AnalystView) -> None:
    view.frame.questions.pages.page_chosen.emit("study")


def looked_again(view: AnalystView) -> None:
    view._watch.look()


@pytest.mark.parametrize("seen_by", [looked_again, counted_anew, looked_at_pages])
def test_that_a_study_that_is_gone_is_told_so_with_nothing_stale_beside(
    opened: Open, seen_by: Callable[[AnalystView], None], tmp_path: Path
) -> None:
    view = opened()
    before = view.shown.result
    there, away = tmp_path / "n.study", tmp_path / "away.study"
    there.rename(away)
    seen_by(view)
    rest(view)
    looked_again(view)  # as whoever comes back to the window does
    rest(view)
    page = view.problem_page
    assert page_of(view) is Page.PROBLEM
    assert page.title.text() == "This study is gone"
    assert "moved, renamed or deleted" in told(view)
    assert "open it where it is now" in told(view)
    assert not view.frame.notice.isVisible()
    assert not view.frame.result.isVisible()
    away.rename(there)
    (again,) = page.offers
    assert again.text() == "Look again"
    again.click()
    rest(view)
    assert page_of(view) is Page.RESULT
    assert before is not None
    assert view.shown.n == 240


def test_that_one_that_goes_while_it_opens_shows_nothing_of_itself(
    opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def then_gone(path: Path, report: Progress = silent) -> Opened:
        found = open_study(path, report)
        (tmp_path / "n.study").rename(tmp_path / "away.study")
        return found

    monkeypatch.setattr("app.analyst.window.view.open_study", then_gone)
    view = opened()
    looked_again(view)
    rest(view)
    assert (view.shown.page, view.problem_page.title.text()) == (Page.PROBLEM, "This study is gone")


def test_that_what_came_back_damaged_is_not_told_to_be_gone(opened: Open, tmp_path: Path) -> None:
    view = opened()
    there = tmp_path / "n.study"
    there.rename(tmp_path / "away.study")
    looked_again(view)
    rest(view)
    assert view.problem_page.title.text() == "This study is gone"
    there.write_bytes(b"no study")
    (again,) = view.problem_page.offers
    again.click()
    rest(view)
    assert view.problem_page.title.text() == "This study cannot be opened"
    assert "not where it was" not in told(view)
    assert not view.frame.notice.isVisible()


def test_that_an_error_nobody_foresaw_does_not_say_that_a_study_is_gone(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object, **_report: Progress) -> Opened:
        raise KeyError

    monkeypatch.setattr("app.analyst.window.view.open_study", fail)
    view = opened()
    assert view.shown.page is Page.PROBLEM
    assert view.problem_page.title.text() == "This study cannot be opened"
    assert view.problem_page.offers == []
