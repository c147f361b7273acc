"""Each step of the tutorials is done through the window, with the words that the page has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from author_hands import AuthorHands
from mapping_page import Page
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.analyst.collecting.importing import ImportPage
from app.analyst.window.view import AnalystView
from app.author.handing_out.page import HandOutPage
from app.author.rehearse.page import RehearsePage
from app.kit import tasks
from app.manual.markdown import blocks_of, plain
from app.manual.pages import Manual
from app.manual.window import ManualWindow
from app.theme import Theme
from app.widgets.text import TextLabel

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


class Guide:
    """The steps of a tutorial, each followed in its order and to the last."""

    def __init__(self, page: str) -> None:
        blocks = blocks_of(Manual().page(page).text)
        self._steps = [line for block in blocks if block.sort == "numbers" for line in block.lines]
        self.done = 0

    def step(self, *words: str) -> None:
        """Begin the next step, which names all that is pressed or seen in it."""
        text = plain(self._steps[self.done])
        assert not [each for each in words if each not in text], text
        self.done += 1

    def end(self) -> None:
        assert self.done == len(self._steps)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    yield person
    tasks.shut_down()
    person.window.close()


def seen(view: AnalystView) -> str:
    """All that the result says."""
    result = view.shown.result
    assert result is not None
    return " ".join(str(part) for part in result.parts)


def go_to(view: AnalystView, page: str) -> None:
    view.frame.questions.pages.setCurrentRow(list(view.frame.study_pages).index(page))


def save_chart(view: AnalystView) -> None:
    """Do what Ctrl+E does."""
    actions = view.findChildren(QAction)
    (saving,) = [each for each in actions if each.shortcut() == QKeySequence("Ctrl+E")]
    assert saving.isEnabled()
    saving.trigger()


def test_a_survey_on_bribery(shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
    guide = Guide("tutorial-bribery")
    hands = AuthorHands(shown.window, qtbot.waitUntil, by_keys=False)
    guide.step("New survey…", "Bribery study")
    hands.press("New survey…")
    hands.press("template_bribery")
    guide.step("About this survey", "People planned", "2000")
    hands.press("About this survey")
    hands.write("2000", "People planned")
    qtbot.waitUntil(lambda: hands.draft.respondents == 2000)
    guide.step("ε 1.10")
    question = next(each for each in hands.draft.questions if each.sensitive)
    hands.author.workspace.choose(question.id)
    told = " ".join(each.text() for each in hands.author.costs.findChildren(TextLabel))
    assert "1.10" in told
    guide.step("Hand out", "Make the folder", "Back to the editor")
    hands.press("Hand out")
    handing = hands.author.place.page
    assert isinstance(handing, HandOutPage)
    hands.press("make_folder")
    qtbot.waitUntil(lambda: handing.made is not None and not handing._jobs.running())
    assert handing.made is not None
    assert "ethics-board.pdf" in handing.made.files
    hands.press("back_to_editor")
    guide.step("Rehearse")
    hands.press("Rehearse")
    page = hands.author.place.page
    assert isinstance(page, RehearsePage)
    qtbot.waitUntil(lambda: bool(page.found))
    assert (page.found[0].n == 2000).all()
    guide.step("Write the study…", "bribery.study")
    study = tmp_path / "bribery.study"
    shown.dialogs.answers = [study]
    hands.press("Write the study…")
    qtbot.waitUntil(lambda: isinstance(shown.view, AnalystView))
    view = shown.view
    assert isinstance(view, AnalystView)
    qtbot.waitUntil(lambda: view.shown.n == 2000)
    shown.rest()
    guide.step("2,000 responses", "Rehearsal")
    view.frame.questions.choose(0)
    shown.rest()
    read = view.shown.content.tallies[question.id].counts
    assert sum(read) == 2000
    share = (read[0] / 2000 - 1 / 4) / (1 / 2)  # of those saved as yes a quarter is by chance
    assert f"{100 * share:.1f}%" in seen(view)
    guide.step("Checks")
    go_to(view, "checks")
    shown.rest()
    guide.step("Ctrl+E", "bribery.pdf")
    view.frame.questions.choose(0)
    shown.rest()
    figure = tmp_path / "bribery.pdf"
    shown.dialogs.answers = [figure]
    save_chart(view)
    qtbot.waitUntil(figure.exists)
    guide.end()


def test_a_table_from_kobo(shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
    guide = Guide("tutorial-kobo")
    guide.step("Save the table", "kobo-bribery.csv")
    table = tmp_path / "kobo-bribery.csv"
    shown.dialogs.answers = [table]
    shown.window.show_manual()
    (manual,) = shown.window.findChildren(ManualWindow)
    manual.follow("tutorial-kobo.md")
    manual.follow("candor:kobo-table")
    assert table.read_text("utf-8").count("\n") == 601
    guide.step("New study…", "kobo-bribery.csv")
    shown.dialogs.answers = [table]
    shown.press("New study…")
    page = Page(qtbot, shown)
    guide.step("Some columns were randomized", "main/bribe")
    page.begin(randomized=True)
    guide.step("Crosswise", "prevalence", "1/4")
    assert page.parts.question_card.head.text() == "main/bribe"
    page.choose(page.parts.design_card.design, "Crosswise")
    field = page.parts.design_card.numbers["prevalence"]
    field.clear()
    QTest.keyClicks(field, "1/4")
    guide.step("600 of 600 rows come in, 0 are refused.", "16.0%")
    said = page.tried()
    assert "600 of 600 rows come in, 0 are refused." in said
    # 402 of 600 said "both or neither": (0.67 - 0.75) / (-0.5).
    assert "16.0%" in said
    guide.step("Confirm", "Import", "kobo.study")
    view = page.imported(tmp_path / "kobo.study")
    qtbot.waitUntil(lambda: not view.busy)
    (finished,) = view.findChildren(ImportPage)
    words = finished.done_button.text()
    finished.done_button.click()
    qtbot.waitUntil(lambda: not view.busy)
    guide.step(words, "16.0%", "May be analysed, may not be collected.")
    assert "16.0%" in seen(view)
    assert "May be analysed, may not be collected." in seen(view)
    guide.step("Ctrl+E", "kobo.pdf")
    figure = tmp_path / "kobo.pdf"
    shown.dialogs.answers = [figure]
    save_chart(view)
    qtbot.waitUntil(figure.exists)
    guide.end()
