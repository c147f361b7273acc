"""What the files reveal: tried when asked to, shown with its claim, stopped, saved as a sheet."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from analyst_studies import Answering, analyst_view, rest
from checks_studies import answered, checked_study
from pypdf import PdfReader
from PySide6.QtWidgets import QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.analyst.revealing.page import RevealingPage
from app.analyst.window.view import AnalystView
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from core.audit import audit
from core.present.chart import BarChart
from core.privacy.mechanisms import Report, TwoAnswers
from core.privacy.randomness import Door

TRIALS = 20_000
Open = Callable[[], RevealingPage]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checked_study(tmp_path_factory.mktemp("made") / "a.study", answered(20))


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Fewer trials than people ask for, the same in every run; as many as were asked for."""
    asked: list[int] = []

    def fewer(survey: Any, n: int, **more: Any) -> Any:
        asked.append(n)
        door, truths = (Door(np.random.default_rng(seed).bytes) for seed in (2, 5))
        return audit(survey, TRIALS, door, truths, **more)

    monkeypatch.setattr("app.analyst.revealing.page.audit", fewer)
    return asked


@pytest.fixture
def opened(
    theme: Theme, settings: Settings, qtbot: QtBot, made: Path, tmp_path: Path
) -> Iterator[Open]:
    def page() -> RevealingPage:
        window = QMainWindow()
        window.resize(1280, 800)
        qtbot.addWidget(window)
        path = Path(shutil.copy(made, tmp_path / "a.study"))
        settings.remember(path)
        view: AnalystView = analyst_view(theme, path, settings, Answering(), window)
        window.setCentralWidget(view)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        rest(view)
        pages = view.frame.questions.pages
        pages.setCurrentRow(list(view.frame.study_pages).index("reveals"))
        found = view.frame.study_pages["reveals"]
        assert isinstance(found, RevealingPage)
        assert view.frame.places.middle.currentWidget() is found
        found.setProperty("view", view)
        return found

    yield page
    tasks.shut_down()


def said(widget: QWidget) -> str:
    """All that the labels of a widget say which is shown."""
    labels = widget.findChildren(QLabel)
    return " ".join(label.text() for label in labels if label.isVisibleTo(widget))


def rested(page: RevealingPage) -> RevealingPage:
    rest(page.property("view"))
    return page


def test_that_nothing_is_tried_before_it_is_asked_for(opened: Open, trials: list[int]) -> None:
    page = opened()
    assert trials == []
    assert "Nothing was tried yet." in said(page)
    assert page.try_button.text() == "&Try with 100,000"
    assert not page.pdf_button.isVisible()
    assert not page.chart.isVisible()
    side = said(page.decided)
    assert "A random number, which is the file’s name too" in side
    assert "Whether a file is personal data is for you to say." in side


def test_that_each_question_has_a_bar_beside_its_claim(opened: Open, trials: list[int]) -> None:
    page = opened()
    page.try_it()
    page.try_it()
    rested(page)
    assert trials == [100_000], "once, however often it is pressed"
    assert "The files reveal what the survey says." in said(page)
    chart = page.chart.chart
    assert isinstance(chart, BarChart)
    for row in chart.rows:
        assert row.value is not None
        assert row.truth is not None
        assert 0.8 * row.truth < row.value <= row.truth
    assert chart.rows[-1].option == "together"
    assert page.try_button.text() == "&Try with 1,000,000"
    page.try_it()
    assert page.chart.isVisible(), "the last result stays meanwhile"
    rested(page)
    assert trials == [100_000, 1_000_000]


def test_that_a_trial_is_cancelled_and_leaves_what_was_found(
    opened: Open, trials: list[int]
) -> None:
    page = opened()
    page.try_it()
    assert page.progress.isVisible()
    page.progress.cancel_button.click()
    rested(page)
    assert not page.progress.isVisible()
    assert "Nothing was tried yet." in said(page)
    assert len(trials) <= 1


def test_that_what_is_above_its_claim_is_told_in_danger_and_can_be_filed(
    opened: Open, trials: list[int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def always(_self: TwoAnswers, truth: int, _door: Door) -> Report:
        return truth

    monkeypatch.setattr(TwoAnswers, "draw", always)
    page = opened()
    page.try_it()
    rested(page)
    told = said(page)
    assert "More was found than the survey says" in told
    assert "Do not hand it out." in told
    assert page.pdf_button.isVisible()
    path = tmp_path / "sheet.pdf"
    page.save(path)
    rested(page)
    sheet = " ".join(PdfReader(path).pages[0].extract_text().split())
    assert "Do not hand it out." in sheet
    assert trials == [100_000]
