"""The analyst's pages at each size: long reasons, nothing refused, long titles, short questions."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from analyst_studies import (
    content,
    other_answer,
    planner_of,
    responses,
    rest,
    write_folder,
)
from made_questions import yes_no
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap, QTextLayout
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot
from walking import settle

from app.analyst.result.result import ResultPanel
from app.analyst.state.result import Entry
from app.analyst.window.questions import QuestionsPanel
from app.analyst.window.view import AnalystView
from app.theme import Theme
from app.widgets.side_rows import SideRows
from app.widgets.table import DataTable
from app.widgets.text import TextLabel, width_of
from core.privacy.mechanisms import Warner

SIZES = (
    *((512, 320), (1024, 640), (1920, 1080)),
    *(
        pytest.param(size, marks=pytest.mark.long)
        for size in ((960, 540), (1280, 800), (1440, 900))
    ),
)
LONG = "In the past twelve months I have paid a bribe"


def bring_in(view: AnalystView, qtbot: QtBot, folder: Path) -> None:
    with qtbot.waitSignal(view.settled, timeout=60_000):
        view.import_paths([folder])


def top(widget: QWidget, window: QWidget) -> int:
    return widget.mapTo(window, QPoint(0, 0)).y()


def cut_cells(table: DataTable) -> list[str]:
    """Return the texts that do not fit into their cells."""
    found = []
    model = table.rows_model
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            text = model.rows.text(row, column)
            room = table.columnWidth(column) - sum(table.paddings(column))
            metrics = QFontMetrics(table.font_of(column))
            flags = 0x1000 if model.headings[column].stretches else 0  # Qt.TextFlag.TextWordWrap
            box = metrics.boundingRect(0, 0, room, 10_000, flags, text)
            if box.width() > room + 1 or box.height() > table.rowHeight(row):
                found.append(text)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_that_every_reason_and_remedy_is_whole(
    view: AnalystView, window: QMainWindow, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    good = responses(20, 60)
    folder = write_folder(tmp_path / "in", good[:70], 3)
    (folder / "edited.response").write_bytes(
        (folder / good[0].file_name).read_bytes().replace(b'":', b'": ')
    )
    digest = good[0].survey.encode()
    (folder / "other-survey.response").write_bytes(
        (folder / good[1].file_name).read_bytes().replace(digest, b"0" * 64)
    )
    (folder / "other.response").write_bytes(other_answer(good[3]))
    bring_in(view, qtbot, folder)
    settle(window, size)
    table = view.import_page.table
    columns = range(table.rows_model.columnCount())
    assert sum(table.columnWidth(column) for column in columns) <= table.viewport().width()
    assert cut_cells(table) == []
    # What is to be done next is in sight, and at the usual sizes the list alone scrolls.
    page = view.import_page
    done = page.done_button
    if size[1] >= 540:
        assert top(done, window) + done.height() <= size[1]
        assert done.visibleRegion().boundingRect().size() == done.size()
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisibleTo(page)]
    if size[1] >= 640:
        assert all(area.verticalScrollBar().maximum() == 0 for area in areas)


@pytest.mark.parametrize("size", SIZES)
def test_that_an_import_with_nothing_refused_stands_together(
    view: AnalystView, window: QMainWindow, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    bring_in(view, qtbot, write_folder(tmp_path / "in", responses(20, 60)))
    settle(window, size)
    page = view.import_page
    labels = [label for label in page.findChildren(TextLabel) if label.isVisibleTo(page)]
    for label in labels:
        # No label has more room than its lines: what is over is at the end of the page.
        assert label.height() <= label.heightForWidth(label.width()) + 8, label.text()
    title = next(label for label in labels if label.text() == "Import finished")
    lead = next(label for label in labels if label.text().startswith("Folder"))
    assert top(lead, window) - top(title, window) - title.height() <= 8


@pytest.mark.parametrize("size", SIZES)
def test_that_a_title_takes_the_width_and_the_pill_stands_beside_it(
    theme: Theme, qtbot: QtBot, size: tuple[int, int]
) -> None:
    panel = ResultPanel(theme)
    qtbot.addWidget(panel)
    title, badge = panel._title, panel._badge
    badge.show()
    title.setText(f"{LONG} to a police officer or to anyone else who asked me for money.")
    settle(panel, size)
    natural = width_of(title.text(), theme.font("analyst.heading"))
    if natural + badge.width() + 80 < size[0]:
        assert title.height() <= title.heightForWidth(10_000)
    else:
        assert title.width() >= size[0] - badge.width() - 2 * 24 - 24
    title.setText(LONG)
    settle(panel, size)
    if natural < size[0]:
        beside = badge.x() - title.x() - width_of(LONG, theme.font("analyst.heading"))
        assert 0 <= beside <= 24


@pytest.mark.parametrize("size", [(512, 320), (1280, 800)])
def test_that_what_is_worked_out_moves_nothing_of_the_result(
    theme: Theme, qtbot: QtBot, size: tuple[int, int]
) -> None:
    panel = ResultPanel(theme)
    qtbot.addWidget(panel)
    panel._about = ("job",)  # a result to come back to: it can be cancelled
    settle(panel, size)
    before = panel.splitter.height()
    panel.set_busy(True)
    settle(panel, size)
    assert panel.cancel_button.isVisible()
    assert panel.splitter.height() == before


def test_that_the_height_is_divided_that_the_head_leaves(
    view: AnalystView, window: QMainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    view._on_loaded(content())
    view.frame.questions.choose(0)
    rest(view)
    settle(window, (1280, 800))
    panel, result = view.frame.result, view.frame.shown.result
    assert result is not None
    head = replace(result.head, paragraphs=("Of many words. " * 30,))
    longer = replace(result, parts=(head, *(p for p in result.parts if p is not result.head)))
    assert longer.head is head
    divided: list[int] = []
    monkeypatch.setattr(panel.splitter, "setSizes", lambda sizes: divided.append(sum(sizes)))
    before = panel.splitter.height()
    panel.set_result(longer)
    for _ in range(4):
        QApplication.processEvents()
    assert divided[-1] == panel.splitter.height() < before


@pytest.mark.parametrize("size", SIZES)
def test_that_few_answers_use_the_page(
    view: AnalystView, window: QMainWindow, size: tuple[int, int]
) -> None:
    view._on_loaded(content())
    view.frame.questions.choose(0)
    rest(view)
    settle(window, size)
    panel = view.frame.result
    if size[1] >= 1080:
        # Twelve rows of 24 would leave half of the height empty.
        assert panel.chart.height() > 12 * 32


@pytest.mark.parametrize("size", SIZES)
def test_that_the_planner_puts_more_than_a_word_on_a_line(
    view: AnalystView, window: QMainWindow, size: tuple[int, int]
) -> None:
    view._on_loaded(content())
    view.frame.questions.choose(1)
    view.frame.show_planner()
    rest(view)
    planner = planner_of(view)
    total = planner.plan_fields.total_label
    total.setText("ε 7.79 in all, up to 2,395 times the odds.")
    settle(window, size)
    assert total.height() <= 2 * theme_line(total) + 2
    for label in planner.findChildren(TextLabel):
        if label.isVisibleTo(planner) and len(label.text()) > 20:
            assert label.width() >= 120, label.text()


def theme_line(label: TextLabel) -> int:
    return label.heightForWidth(10_000)


@pytest.mark.parametrize("size", SIZES)
def test_that_what_stands_under_the_list_follows_it(
    view: AnalystView, window: QMainWindow, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    bring_in(view, qtbot, write_folder(tmp_path / "in", responses(20, 60), 2))
    settle(window, size)
    page = view.import_page
    bottom = top(page.table, window) + page.table.height()
    assert 0 <= top(page._record, window) - bottom <= 24


def test_that_a_row_is_as_high_as_the_lines_that_are_painted_in_it(
    theme: Theme, qtbot: QtBot
) -> None:
    panel = QuestionsPanel(theme)
    qtbot.addWidget(panel)
    question = yes_no(Warner(Fraction(3, 4)))
    titles = ["Which of these did you pay" + " i" * n for n in range(30)]
    panel.set_entries([Entry(0, question, title, "Yes/no") for title in titles], 0)
    panel.resize(248, 600)
    panel.show()
    held, delegate = panel.question_list, panel.question_list.itemDelegate()
    picture = QPixmap(300, 200)
    for row in range(held.model().rowCount()):
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, held.viewport().width(), 200)
        index = held.model().index(row, 0)
        hint = delegate.sizeHint(option, index)
        painter = QPainter(picture)
        assert isinstance(delegate, SideRows)
        inner = delegate._paint_ground(painter, option.rect, False, False)
        painter.end()
        lines = QTextLayout(titles[row], theme.font("analyst.strong"))
        lines.beginLayout()
        n = 0
        while (line := lines.createLine()).isValid():
            line.setLineWidth(inner.width())
            n += 1
        lines.endLayout()
        assert hint.height() == 18 * n + 18 + 2 * 8 + 4, titles[row]


def test_that_a_question_chosen_elsewhere_comes_into_sight(theme: Theme, qtbot: QtBot) -> None:
    panel = QuestionsPanel(theme)
    qtbot.addWidget(panel)
    question = yes_no(Warner(Fraction(3, 4)))
    entries = [Entry(0, question, f"Question {n}", "Yes/no") for n in range(60)]
    panel.resize(248, 500)
    panel.show()
    for chosen in (50, 2):
        panel.set_entries(entries, chosen)
        held = panel.question_list
        shown = held.visualRect(held.model().index(chosen, 0))
        assert held.viewport().rect().contains(shown)
